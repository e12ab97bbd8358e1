// SPDX-License-Identifier: GPL-3.0-or-later
// What makes the window easy to find one's way in: the palette of commands, the first steps, and the theme that follows
// the desktop.
#include "app/shell/main_window.h"

#include "app/frame/window_actions.h"
#include "app/pages/measure/run_presenter.h"
#include "app/shell/first_steps.h"
#include "app/shell/language_menu.h"
#include "app/shell/palette_commands.h"
#include "widgets/style/application_style.h"
#include "widgets/style/theme_watcher.h"

#include <QApplication>
#include <QStackedWidget>
#include <QTabWidget>

namespace qs {

void MainWindow::connectLook()
{
    auto* languages = new LanguageMenu({*this, *m_actions->menu(WindowActions::Menu::View), m_settings, *m_messages});
    connect(this, &MainWindow::closeRefused, languages, &LanguageMenu::stay);
    auto* palette = new PaletteCommands({*this, *m_actions, *m_store, m_settings, *m_tabs, *m_setupStack});
    connect(palette, &PaletteCommands::runChosen, m_presenter, &RunPresenter::showRun);
    new FirstSteps({*this, *m_scope, *m_compare, *m_store, *m_controller});
    auto* application = qobject_cast<QApplication*>(QApplication::instance());
    connect(new ThemeWatcher(*application, this), &ThemeWatcher::changed, this,
            [this, application] { applyTheme(*application, m_settings.theme()); });
    m_actions->refreshIcons();
}

} // namespace qs
