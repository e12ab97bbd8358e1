// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/recovery/autosave.h"
#include "app/threads/latest_task.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

namespace qs {

class FileCommands;
class MessageBar;
class PageList;
class RecoveryBar;
class RecoveryDialog;

/// Offers to restore what an earlier program left behind, has a copy of the session written while something is
/// measured, and shows when that fails.
class RecoveryManager : public QObject
{
    Q_OBJECT

public:
    RecoveryManager(Autosave& autosave, RunStore& store, FileCommands& files, const PageList& pages,
                    MessageBar& messages, QWidget& window);

    Autosave& autosave() { return m_autosave; }
    /// With the offer, for the window to put somewhere.
    RecoveryBar* bar() const { return m_bar; }

    /// Looks for what was left behind, without holding anybody up.
    void findUnsavedSessions();
    void restore(const LeftSession& session);

private:
    void connectRuns();
    void connectBar();
    void restoreNow(const LeftSession& session);
    void restored(const RecoveryPlace& place, const std::shared_ptr<QLockFile>& claimed,
                  const Result<RestoredSession>& result);
    void showRestored(const RecoveryPlace& place, const RestoredSession& session);
    void askToDiscard(const std::vector<LeftSession>& sessions);
    void showDetails();

    Autosave& m_autosave;
    RunStore& m_store;
    FileCommands& m_files;
    const PageList& m_pages;
    MessageBar& m_messages;
    QWidget& m_window;
    bool m_measuring = false;                         ///< what began has not ended
    std::vector<std::shared_ptr<QLockFile>> m_unread; ///< of sessions restored in part, whose copies stay
    RecoveryBar* m_bar;
    QPointer<RecoveryDialog> m_dialog;
    LatestTask<std::vector<LeftSession>> m_look;
    LatestTask<RestoredSession> m_restore;
};

} // namespace qs
