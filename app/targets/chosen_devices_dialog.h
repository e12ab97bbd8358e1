// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/targets/target_service.h"
#include "gpu/targets/devices/device_choice.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace qs {

/// Ticks the devices that runs are measured on: those of this computer, those of the chosen target as far as they are
/// known, and of every other target its first. Says how they share a setup.
class ChosenDevicesDialog : public QDialog
{
    Q_OBJECT

public:
    ChosenDevicesDialog(const TargetService& targets, const DeviceListings& here, const DeviceListings& there,
                        QWidget* parent = nullptr);

    /// As ticked, from top to bottom.
    DeviceChoice choice() const;

private:
    void addDevices(const QString& target, const DeviceListings& devices);
    void addTarget(const Target& target);
    void addOthers(QTreeWidgetItem* group, const std::string& target);
    QTreeWidgetItem* addGroup(const QString& title);
    void addPick(QTreeWidgetItem* parent, const QString& title, const QString& about, const DevicePick& pick);
    void check();

    const DeviceChoice m_before;
    QTreeWidget* m_list;
    QComboBox* m_order;
    QLabel *m_about, *m_problem;
    QPushButton* m_use;
};

} // namespace qs
