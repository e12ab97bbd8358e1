// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/file_guard.h"
#include "app/session/run_store.h"
#include "app/session/settings.h"

#include <QObject>

#include <functional>
#include <memory>

class QAction;
class QWidget;

namespace qs {

class ChartWidget;
class MessageBar;
class StopFirst;

/// New, open, save and export: asks where a decision is needed and says in the message bar what came of it. Files
/// are read and written on another thread, while the window goes on painting.
class FileCommands : public QObject
{
    Q_OBJECT

public:
    /// `stop`: asked before another session takes the place of this one. `lockFolder`: where windows say which files
    /// they have open.
    FileCommands(QWidget& window, RunStore& store, Settings& settings, MessageBar& messages, StopFirst& stop,
                 const QString& lockFolder);

    /// File of the session; empty where it has none yet.
    QString path() const { return m_path; }

    // With dialogs. False where the user cancelled or it failed.
    bool newSession();
    /// Asks for a file of any kind that the window takes; answered with fileChosen().
    bool open();
    bool save();
    bool saveAs();
    bool exportReport();
    /// One chart as PNG, SVG or PDF, as its suffix says; at the size it has in the window, in the light theme.
    bool savePicture(const ChartWidget& chart);
    /// Answers what these charts ask for.
    void connectCharts(const QList<ChartWidget*>& charts);
    /// Asks to save, discard or cancel where something would be lost. True: go on.
    bool mayDiscard();

    // Without dialogs, apart from mayDiscard() and what asks before a run is stopped; false also where that has still
    // to stop.
    bool openFile(const QString& path);
    /// Reads the session's file again; what is not saved is lost.
    bool reload();
    /// The session came from elsewhere, and is to be saved as `path`; empty: not known yet.
    void take(const QString& path);
    bool saveTo(const QString& path);
    bool exportTo(const QString& folder);
    bool savePictureTo(const ChartWidget& chart, const QString& path);

signals:
    /// The user wants to open this: a session, results, a tensor, a table.
    void fileChosen(const QString& path);
    void pathChanged(const QString& path);
    void recentFilesChanged();

private:
    enum class Answer { Write, SaveAs, Reload, Cancel };
    Answer askBeforeWriting();
    bool onceStopped(std::function<bool()> then);
    bool replaceBy(std::function<bool()> next);
    bool load(const QString& path);
    void onChangedOutside(FileGuard::Change change);
    void warnOfOthers();
    void setPath(const QString& path);
    void remember(const QString& path);

    QWidget& m_window;
    RunStore& m_store;
    Settings& m_settings;
    MessageBar& m_messages;
    StopFirst& m_stop;
    FileGuard* m_guard;
    QAction *m_openFolder, *m_reload, *m_saveElsewhere;
    QString m_exported; ///< folder of the last export
    QString m_path;
    bool m_busy = false;
};

} // namespace qs
