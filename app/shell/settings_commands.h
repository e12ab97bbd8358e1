// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

class QMainWindow;

namespace qs {

class DeviceService;
class KernelGuard;
class KernelProcess;
class Autosave;
class LanguageMenu;
class Settings;
class WindowActions;
enum class ThemeChoice;

/// The dialog of settings, and what follows at once from what is chosen in it.
class SettingsCommands : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        KernelGuard& guard;
        LanguageMenu& languages;
        Autosave& autosave;
        std::shared_ptr<const KernelProcess> place;
    };
    /// Belongs to the window.
    SettingsCommands(QMainWindow& window, WindowActions& actions, Settings& settings, const DeviceService& devices,
                     const Parts& parts);

    /// Opens the dialog, at that setting if there is one.
    void show(const QString& setting = {});

private:
    void setTheme(ThemeChoice choice);
    void applyText();

    QMainWindow& m_window;
    WindowActions& m_actions;
    Settings& m_settings;
    const DeviceService& m_devices;
    Parts m_parts;
};

} // namespace qs
