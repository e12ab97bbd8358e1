// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/settings_commands.h"

#include "app/controllers/kernel_process.h"
#include "app/frame/window_actions.h"
#include "app/recovery/autosave.h"
#include "app/session/settings.h"
#include "app/shell/dialogs/settings_dialog.h"
#include "app/shell/language_menu.h"
#include "app/targets/device_service.h"
#include "app/targets/window/kernel_guard.h"
#include "widgets/style/application_style.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>

namespace qs {
namespace {

QApplication& styledApplication() { return *qobject_cast<QApplication*>(QApplication::instance()); }

} // namespace

SettingsCommands::SettingsCommands(QMainWindow& window, WindowActions& actions, Settings& settings,
                                   const DeviceService& devices, const Parts& parts)
    : QObject(&window), m_window(window), m_actions(actions), m_settings(settings), m_devices(devices), m_parts(parts)
{
    connect(m_actions.settings, &QAction::triggered, this, [this] { show(); });
    connect(&m_actions, &WindowActions::themeChosen, this, &SettingsCommands::setTheme);
}

void SettingsCommands::show(const QString& setting)
{
    auto* dialog =
        new SettingsDialog(m_settings, m_devices, m_parts.place->isLost(), m_parts.languages.spoken(), &m_window);
    connect(dialog, &SettingsDialog::placementChosen, &m_parts.guard, &KernelGuard::setPlacement);
    connect(dialog, &SettingsDialog::themeChosen, this, &SettingsCommands::setTheme);
    connect(dialog, &SettingsDialog::textSizeChosen, this, &SettingsCommands::applyText);
    connect(dialog, &SettingsDialog::languageChosen, &m_parts.languages, &LanguageMenu::choose);
    connect(dialog, &SettingsDialog::restartRequested, &m_parts.languages, &LanguageMenu::reopen, Qt::QueuedConnection);
    connect(dialog, &SettingsDialog::copyDelayChosen, this,
            [this](int seconds) { m_parts.autosave.setDelay(std::chrono::seconds(seconds)); });
    dialog->open();
    if (!setting.isEmpty()) dialog->showSetting(setting);
}

void SettingsCommands::setTheme(ThemeChoice choice)
{
    m_settings.theme.set(choice);
    m_actions.setTheme(choice);
    applyTheme(styledApplication(), choice);
}

void SettingsCommands::applyText()
{
    setTextZoom(styledApplication(), m_settings.textPercent() / 100.0);
    applyTheme(styledApplication(), m_settings.theme());
}

} // namespace qs
