// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/threads/latest_task.h"
#include "gpu/device/backend.h"

#include <QMetaType>
#include <QObject>

#include <functional>
#include <vector>

namespace qs {

using DeviceListings = std::vector<DeviceListing>;

/// Lists the devices away from the UI thread, since waking a GPU driver can take a second, and knows which one is
/// chosen to measure on.
class DeviceService : public QObject
{
    Q_OBJECT

public:
    using Lister = std::function<DeviceListings()>;
    explicit DeviceService(Lister lister, QObject* parent = nullptr);

    /// Starts a listing of this computer's; devicesListed follows. Without effect while one is under way.
    void refresh();
    bool isListed() const { return m_listed; }
    /// Where measuring takes place: of this computer, or those that a target has told.
    const DeviceListings& devices() const { return m_isElsewhere ? m_elsewhere : m_here; }
    const DeviceListings& devicesHere() const { return m_here; }

    /// From now on devices are those of a target, which are not known yet; the choice is 'automatic'.
    void useElsewhere();
    /// What the target told.
    void setElsewhere(DeviceListings devices);
    /// This computer again, with the device that was chosen before.
    void comeBack();
    /// Whether devices are those of a target: nothing known of this computer holds for them.
    bool isElsewhere() const { return m_isElsewhere; }
    /// The device that a specification would run on as far as is known now: auto is the first GPU, else the CPU.
    const DeviceListing* deviceFor(BackendChoice choice, int index) const;

    BackendChoice backend() const { return m_backend; }
    int device() const { return m_device; }
    void choose(BackendChoice backend, int device);
    /// The same, but false where there is known to be no such device: then the chosen one stays.
    bool chooseIfThere(BackendChoice backend, int device);
    /// The chosen one, as far as is known now; null: not found.
    const DeviceListing* chosen() const { return deviceFor(m_backend, m_device); }

signals:
    void devicesListed();
    void targetChanged();

private:
    Lister m_lister;
    DeviceListings m_here, m_elsewhere;
    BackendChoice m_backend = BackendChoice::Auto, m_backendHere = BackendChoice::Auto;
    int m_device = 0, m_deviceHere = 0;
    bool m_listed = false, m_isElsewhere = false;
    LatestTask<DeviceListings> m_task;
};

} // namespace qs
