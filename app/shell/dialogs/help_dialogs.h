// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_parts.h"

#include <QPointer>

class QDialog;

namespace qs {

/// The list of shortcuts and what the program says of itself; each is there once, and comes to the front again.
class HelpDialogs
{
public:
    explicit HelpDialogs(const WindowParts& window) : m_window(window) {}

    void showShortcuts();
    void showAbout();

private:
    WindowParts m_window;
    QPointer<QDialog> m_shortcuts, m_about;
};

} // namespace qs
