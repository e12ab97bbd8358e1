// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_services.h"
#include "app/targets/target_service.h"

#include <QObject>

class QAction;

namespace qs {

class KernelGuard;
class TargetChooser;

/// What can be done with targets, in the menu, the chooser and the palette: add, edit, test, remove, connect.
class TargetCommands : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the window. `more`: further actions that the chooser offers.
    TargetCommands(const CommandServices& window, TargetService& targets, DeviceService& devices,
                   TargetChooser& chooser, KernelGuard& guard, const QList<QAction*>& more = {});

private:
    void makeActions();
    void choose(const QString& name, BackendChoice backend, int device);
    /// Whether the choice may change now; reports why not.
    bool mayChange();
    void edit(std::optional<Target> target);
    void remove();
    void chooseSeveral();
    void test();
    void update();

    CommandServices m_window;
    TargetService& m_targets;
    DeviceService& m_devices;
    QAction *m_here, *m_connect, *m_cancel, *m_test, *m_edit, *m_remove, *m_add, *m_several;
};

} // namespace qs
