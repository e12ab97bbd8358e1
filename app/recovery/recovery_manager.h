// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/recovery/autosave.h"
#include "app/run/llm_controller.h"
#include "app/run/run_controller.h"
#include "app/run/study_controller.h"
#include "app/tasks/latest_task.h"

#include <QObject>

#include <functional>
#include <memory>

class QBoxLayout;
class QWidget;

namespace qs {

class FileCommands;
class MessageBar;
class RecoveryBar;
class RecoveryDialog;

/// Sees to it that no session is lost: runs have a journal, what is not saved has a copy, and what an earlier program
/// left behind is offered. Tells when the copy cannot be written.
class RecoveryManager : public QObject
{
    Q_OBJECT

public:
    /// Before the controllers are made. `root`: folder of the copies.
    RecoveryManager(RunStore& store, const QString& root);
    ~RecoveryManager() override;

    /// A study whose runs are journaled.
    StudyFunction journaled(StudyFunction study) const;
    Autosave& autosave() { return *m_autosave; }
    RecoveryBar* bar() const { return m_bar; }

    /// What it listens to and speaks through.
    struct Window
    {
        QWidget& window;
        QBoxLayout& centre; ///< where the offer is put, after the message bar
        FileCommands& files;
        MessageBar& messages;
        RunController& runs;
        StudyController& studies;
        LlmController& llm;
        std::function<void(std::function<void()> then)>
            whenStopped; ///< asks where something is going on, and goes on once it has stopped
    };
    /// Once, when the window is built.
    void attach(const Window& window);
    /// The window is about to go, by the user's will.
    void closing() { m_autosave->discard(); }

    /// Looks for what was left behind, without holding anybody up.
    void findUnsavedSessions();
    void restore(const LeftSession& session);

private:
    void connectRuns();
    void connectBar();
    void restoreNow(const LeftSession& session);
    void restored(const RecoveryPlace& place, const std::shared_ptr<QLockFile>& claimed,
                  const Result<RestoredSession>& result);
    void askToDiscard(const std::vector<LeftSession>& sessions);
    void showDetails();

    RunStore& m_store;
    std::unique_ptr<Autosave> m_autosave;
    std::unique_ptr<Window> m_window;
    RecoveryBar* m_bar = nullptr;
    QPointer<RecoveryDialog> m_dialog;
    LatestTask<std::vector<LeftSession>> m_look;
    LatestTask<RestoredSession> m_restore;
};

} // namespace qs
