// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/latest_task.h"
#include "gpu/device/backend.h"

#include <QMetaType>
#include <QObject>

#include <functional>
#include <vector>

namespace qs {

using DeviceListings = std::vector<DeviceListing>;

/// Lists the devices away from the UI thread: waking a GPU driver can take a second.
class DeviceService : public QObject
{
    Q_OBJECT

public:
    using Lister = std::function<DeviceListings()>;
    explicit DeviceService(Lister lister, QObject* parent = nullptr);

    /// Starts a listing; devicesListed follows. Without effect while one is under way.
    void refresh();
    bool isListed() const { return m_listed; }
    const DeviceListings& devices() const { return m_devices; }
    /// The device that a specification would run on as far as is known now: auto is the first GPU, else the CPU.
    const DeviceListing* deviceFor(BackendChoice choice, int index) const;

signals:
    void devicesListed();

private:
    Lister m_lister;
    DeviceListings m_devices;
    bool m_listed = false;
    LatestTask<DeviceListings> m_task;
};

} // namespace qs
