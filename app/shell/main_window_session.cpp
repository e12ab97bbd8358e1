// SPDX-License-Identifier: GPL-3.0-or-later
// That no session is lost: journals, copies, and what was left behind.
#include "app/shell/main_window.h"

#include "app/files/file_commands.h"
#include "app/frame/message_bar.h"
#include "app/frame/window_actions.h"
#include "app/pages/accuracy/study_presenter.h"
#include "app/pages/llm/llm_presenter.h"
#include "app/recovery/recovery_manager.h"

#include <QAction>
#include <QBoxLayout>
#include <QTimer>

namespace qs {

/// After everything that puts results into the store: what has ended is in the copy that is written next.
void MainWindow::connectKeeper()
{
    auto* centre = qobject_cast<QBoxLayout*>(centralWidget()->layout());
    m_keeper->attach({*this, *centre, *m_files, *m_messages, *m_controller, *m_study, *m_llmController,
                      [this](std::function<void()> then) { whenStopped(std::move(then)); }});
    if (!m_settings.trouble().isEmpty()) m_messages->say(MessageBar::Kind::Info, m_settings.trouble());
}

void MainWindow::runAtOnce()
{
    // Through the action: what stands in the way of a run stands in the way of this one.
    QTimer::singleShot(0, this, [this] { m_actions->run->trigger(); });
}

} // namespace qs
