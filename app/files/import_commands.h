// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/run_store.h"
#include "app/session/settings.h"
#include "app/threads/latest_task.h"
#include "gpu/report/import/results.h"

#include <QObject>
#include <QStringList>

class QWidget;

namespace qs {

class MessageBar;

/// Results of others into the session: reads them on another thread, shows what they bring, and adds each as a run,
/// which says what came in, or puts their rows beside those of a run that was measured here.
class ImportCommands : public QObject
{
    Q_OBJECT

public:
    ImportCommands(QWidget& window, RunStore& store, Settings& settings, MessageBar& messages);

    /// Asks for files. False where the user cancelled.
    bool choose();
    /// Asks for files whose rows go into the table of that run; reports why where it takes none. False where nothing
    /// was chosen.
    bool chooseBeside(const QString& runId);
    /// Adds what can be read and says what cannot; answers with imported once it is in the session.
    /// `others`: what is wrong with further files that came with them, to be said with the rest.
    void import(const QStringList& files, std::vector<Error> others = {});
    /// The same into the last table of a run, after its own rows: one step that can be undone. Answers with
    /// importedBeside.
    void importBeside(const QStringList& files, const QString& runId);
    bool isBusy() const { return m_task.isBusy(); }

signals:
    /// Ids of the runs that came in; at least one.
    void imported(const QStringList& ids);
    void importedBeside(const QString& runId);

private:
    /// What the other thread brings back.
    struct Answer
    {
        std::vector<ImportedRun> runs;
        std::vector<Error> errors;
    };
    QStringList askForFiles(const QString& title);
    void read(const QStringList& files, const QString& beside, std::vector<Error> others = {});
    /// Shows what would come in; adds what is chosen there.
    void preview(Answer answer, const QString& beside);
    void addImported(Answer answer);
    /// `beside`: id of the run that takes the rows.
    void addBeside(Answer answer, const QString& beside);
    /// Says what came in, and what did not.
    void showImported(const QString& came, const QStringList& problems);

    QWidget& m_window;
    RunStore& m_store;
    Settings& m_settings;
    MessageBar& m_messages;
    LatestTask<Answer> m_task{TaskLane::Order::Every};
};

} // namespace qs
