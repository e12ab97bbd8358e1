// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/targets/device_service.h"
#include "app/targets/target_service.h"

#include <QComboBox>
#include <QList>

class QAction;

namespace qs {

class StatusLine;

/// Which computer and device a run uses, here and in the status line: the devices of this computer, the user's targets
/// with those of the chosen one, and what can be done with targets. Missing ones are listed too, with the reason.
class TargetChooser : public QComboBox
{
    Q_OBJECT

public:
    TargetChooser(DeviceService& devices, TargetService& targets, StatusLine& status, QWidget* parent = nullptr);

    /// Offered below the targets, as far as they are visible; owned by others. `several`: the one of them that chooses
    /// several devices.
    void setActions(const QList<QAction*>& actions, QAction* several);

signals:
    /// A device of this computer (`name` empty) or of the chosen target, or another target.
    void requested(const QString& name, qs::BackendChoice backend, int device);

protected:
    /// Stepping through targets with keys would connect to each: the list is opened instead.
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    struct Row
    {
        QString title, about, target;
        BackendChoice backend = BackendChoice::Auto;
        int device = 0;
        bool enabled = true;
    };
    void activate(int row);
    void rebuild();
    void addHeader(const QString& title);
    void addRow(const Row& row);
    void addDevices(const DeviceListings& devices, const QString& target);
    void addTargets();
    void addSeveral();
    void addActions();
    int indexOf(const QString& target, BackendChoice backend, int device) const;
    /// A device that is not there is shown as missing.
    void showTarget();
    void showStatus();
    QString stateText() const;

    DeviceService& m_devices;
    TargetService& m_targets;
    StatusLine& m_status;
    QList<QAction*> m_actions;
    QAction* m_several = nullptr;
};

} // namespace qs
