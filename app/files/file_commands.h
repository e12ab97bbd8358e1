// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/file_guard.h"
#include "app/session/run_store.h"
#include "app/session/settings.h"
#include "app/threads/latest_task.h"
#include "gpu/report/import/file_kind.h"

#include <QObject>

#include <functional>

class QAction;
class QTimer;
class QWidget;

namespace qs {

class ChartWidget;
class MessageBar;
class StopFirst;
struct ReportChoice;

/// New, open, save and export: asks where a decision is needed and says in the message bar what came of it. Files
/// are read and written on another thread, while the window goes on.
class FileCommands : public QObject
{
    Q_OBJECT

public:
    /// `stop`: asked before another session takes the place of this one. `lockFolder`: where windows say which files
    /// they have open.
    FileCommands(QWidget& window, RunStore& store, Settings& settings, MessageBar& messages, StopFirst& stop,
                 const QString& lockFolder);

    /// File of the session; empty where it has none yet.
    QString path() const { return file().path; }
    /// The same as it was when it was read or written last.
    const SessionFile& file() const { return m_guard->file(); }

    /// A session as another window goes on with it, saved or not.
    struct Open
    {
        SessionData data;
        SessionFile file;
        bool isModified = false;
    };
    Open session() const { return {m_store.data(), file(), m_store.isModified()}; }
    void setSession(Open session);

    /// Told once: whether the session is in its file. False where the user cancelled or it failed.
    using Saved = std::function<void(bool saved)>;

    // With dialogs.
    /// `then`: what follows once the session is a new one.
    void newSession(const std::function<void()>& then = [] {});
    /// Asks for files of any kind that is read; answered with filesChosen().
    void open();
    void save(const Saved& then = [](bool) {});
    void saveAs(const Saved& then = [](bool) {});
    void exportReport();
    /// One chart as PNG, SVG or PDF, by its suffix; at the size it has in the window, in the light theme.
    void savePicture(const ChartWidget& chart);
    /// Answers what these charts ask for.
    void connectCharts(const QList<ChartWidget*>& charts);
    /// Asks to save, discard or cancel where something would be lost. True: go on. Else `later` is told: true once it
    /// is to be asked again, since the session was saved, or false where the session is to stay.
    bool askToDiscard(const Saved& later);
    /// Does `next`, which puts another session into this one's place, once nothing is in work and nothing would be
    /// lost; not at all where the user wants to keep it.
    void replaceBy(const std::function<void()>& next);

    // Without dialogs, apart from askToDiscard() and what asks before a run is stopped.
    /// A file, and what lookAtFile() says of it.
    struct InspectedFile
    {
        QString file;
        Result<FileLook> look;
    };
    /// Looks at files on another thread.
    void inspectFiles(const QStringList& files, const std::function<void(const std::vector<InspectedFile>&)>& then);
    /// A session or results.
    void openFile(const QString& path);
    /// Puts a file on top of those that were opened last.
    void remember(const QString& path);
    /// Does `then` in a later turn of the event loop, after what is being read has come in or not.
    void whenRead(const std::function<void()>& then);
    /// Whether a file is being looked at, or a session read or written.
    bool isBusy() const { return m_looking.isBusy() || m_reading.isBusy() || m_writing.isBusy(); }
    /// Reads the session's file again; what is not saved is lost.
    void reload();
    /// The session came from elsewhere, and is to be saved in `file`, unless others change that; empty: not known yet.
    void setRestoredFile(const SessionFile& file);
    void saveTo(const QString& path, const Saved& then = [](bool) {});
    /// The report of all runs, with all of its parts.
    void exportTo(const QString& folder);
    void exportTo(const ReportChoice& choice);
    void savePictureTo(const ChartWidget& chart, const QString& path);

signals:
    /// The user wants to open these, whatever they are.
    void filesChosen(const QStringList& paths);
    void pathChanged(const QString& path);
    void recentFilesChanged();
    /// What was to be opened is in the window, or could not be read.
    void readEnded();
    /// Files were looked at, and what follows has begun.
    void filesInspected();

private:
    enum class Answer { Write, SaveAs, Reload, Cancel };
    struct Read
    {
        SessionData data;
        SessionFile file;
    };
    Answer askBeforeWriting(const QString& path);
    void saveOver(const QString& path, const Saved& then);
    void stopReading();
    void load(const QString& path);
    void loaded(Read session);
    bool saved(quint64 revision, const Result<SessionFile>& result);
    void exported(const ReportChoice& choice, const Result<QStringList>& files);
    void showMessageLater(const QString& words, QAction* action);
    void onChangedOutside(FileGuard::Change change);
    void warnOfOthers();
    void setFile(const SessionFile& file);

    QWidget& m_window;
    RunStore& m_store;
    Settings& m_settings;
    MessageBar& m_messages;
    StopFirst& m_stop;
    FileGuard* m_guard;
    QAction *m_reload, *m_saveElsewhere, *m_stopReading;
    LatestTask<std::vector<InspectedFile>> m_looking{TaskLane::Order::Every};
    LatestTask<Read> m_reading;
    LatestTask<SessionFile> m_writing;
    Saved m_afterwards; ///< waits for what is being written; empty: nothing does
    QTimer* m_moment;   ///< until it is said what is read or written
    QTimer* m_later;    ///< until it is looked again what others did to the file
};

} // namespace qs
