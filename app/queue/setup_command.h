// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_services.h"

#include <QObject>

class QAction;

namespace qs {

/// Gives the setup of the page as a command, for computers that this program does not reach; the file that it leaves is
/// opened here like any other.
class SetupCommand : public QObject
{
    Q_OBJECT

public:
    explicit SetupCommand(const CommandServices& window);
    /// For the list of targets.
    QAction* action() const { return m_copy; }

private:
    void copy();

    CommandServices m_window;
    QAction* m_copy;
};

} // namespace qs
