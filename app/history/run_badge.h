// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_services.h"
#include "app/threads/latest_task.h"

#include <QObject>

class QAction;

namespace qs {

class RunComparing;

/// Compare → Badge for Markdown: a small picture of what the last of the compared runs came to, and on the clipboard
/// the line of Markdown that shows it. As `quantoscope compare --badge` writes it.
class RunBadge : public QObject
{
    Q_OBJECT

public:
    RunBadge(const CommandServices& window, const RunComparing& comparing);

    /// Writes the picture; the line is on the clipboard afterwards.
    void save(const QString& path);

private:
    void choose();

    CommandServices m_window;
    const RunComparing& m_comparing;
    QAction* m_action;
    LatestTask<bool> m_write;
};

} // namespace qs
