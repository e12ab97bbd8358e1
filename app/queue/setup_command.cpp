// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/setup_command.h"

#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/frame/page_setup.h"
#include "app/frame/window_actions.h"
#include "gpu/spec/command_line.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace qs {

SetupCommand::SetupCommand(const CommandServices& window)
    : QObject(&window.window), m_window(window),
      m_copy(window.actions.make("actionCopyCommand", tr("Copy as co&mmand"), {},
                                 tr("Copy a command that measures this setup on a computer that cannot be reached from "
                                    "here; the file that it writes is opened here"),
                                 {}, nullptr))
{
    window.actions.menu(WindowActions::Menu::Run)->addAction(m_copy);
    connect(m_copy, &QAction::triggered, this, &SetupCommand::copy);
}

void SetupCommand::copy()
{
    const PageSetup* setups = m_window.pages.current().parts().setups;
    const std::string line = setups ? setups->commandLine() : std::string();
    if (line.empty())
        return m_window.messages.showMessage(MessageBar::Kind::Info,
                                             tr("The setup of this page cannot be run as it is."),
                                             tr("Correct the setup, or switch to a page that measures."));
    QGuiApplication::clipboard()->setText(QString::fromStdString(commandToPaste(line)));
    m_window.messages.showMessage(
        MessageBar::Kind::Info, tr("The command was copied to the clipboard."),
        tr("Run it on a computer with quantoscope-worker. Then open the file %1, which it writes, "
           "here: choose Open, or "
           "drop it on the window.")
            .arg(QLatin1String(kPastedResult)));
}

} // namespace qs
