// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_parts.h"
#include "app/recovery/autosave.h"
#include "app/threads/latest_task.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace qs {

class FileCommands;
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

    /// Makes of a study one whose runs are journaled; may outlive this.
    std::function<KernelRunFunction(KernelRunFunction)> journaling() const;
    Autosave& autosave() { return *m_autosave; }
    RecoveryBar* bar() const { return m_bar; }

    /// Once, when the window is built; the window puts the bar() with the offer somewhere.
    void attach(const WindowParts& window, FileCommands& files);
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
    void sayRestored(const RecoveryPlace& place, const RestoredSession& session);
    void askToDiscard(const std::vector<LeftSession>& sessions);
    void showDetails();

    RunStore& m_store;
    std::unique_ptr<Autosave> m_autosave;
    std::optional<WindowParts> m_window;
    FileCommands* m_files = nullptr;
    bool m_measuring = false;                         ///< what began has not ended
    std::vector<std::shared_ptr<QLockFile>> m_unread; ///< of sessions restored in part, whose copies stay
    RecoveryBar* m_bar = nullptr;
    QPointer<RecoveryDialog> m_dialog;
    LatestTask<std::vector<LeftSession>> m_look;
    LatestTask<RestoredSession> m_restore;
};

} // namespace qs
