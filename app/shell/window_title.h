// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_parts.h"

#include <QObject>
#include <QString>

namespace qs {

class FileCommands;

/// Keeps the title of the window: the session, whether it is saved, and what the page at hand is about.
class WindowTitle : public QObject
{
    Q_OBJECT

public:
    /// Once the pages are there; belongs to the window.
    WindowTitle(const WindowParts& window, const FileCommands& files);

    void update();

private:
    QString subject() const;

    WindowParts m_window;
    const FileCommands& m_files;
};

} // namespace qs
