// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_parts.h"

#include <QObject>

#include <memory>

namespace qs {

class KernelGuard;
class KernelProcess;
class LanguageMenu;
class RecoveryManager;
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
        RecoveryManager& keeper;
        std::shared_ptr<const KernelProcess> place;
    };
    /// Belongs to the window.
    SettingsCommands(const WindowParts& window, const Parts& parts);

    /// Opens the dialog, at that setting if there is one.
    void show(const QString& setting = {});

private:
    void setTheme(ThemeChoice choice);
    void applyText();

    WindowParts m_window;
    Parts m_parts;
};

} // namespace qs
