// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/device_service.h"

namespace qs {

DeviceService::DeviceService(Lister lister, QObject* parent) : QObject(parent), m_lister(std::move(lister))
{
    m_pool.setMaxThreadCount(1);
}

DeviceService::~DeviceService() { m_pool.waitForDone(); }

void DeviceService::refresh()
{
    if (m_busy) return;
    m_busy = true;
    m_pool.start([this, lister = m_lister] {
        DeviceListings found = lister();
        QMetaObject::invokeMethod(
            this,
            [this, found = std::move(found)] {
                m_devices = found;
                m_listed = true;
                m_busy = false;
                emit devicesListed();
            },
            Qt::QueuedConnection);
    });
}

const DeviceListing* DeviceService::deviceFor(BackendChoice choice, int index) const
{
    const DeviceListing* cpu = nullptr;
    for (const DeviceListing& device : m_devices) {
        if (!device.available) continue;
        const bool isGpu = device.info.backend != "cpu";
        if (isGpu && choice != BackendChoice::Cpu && device.info.index == index) return &device;
        if (!isGpu && !cpu) cpu = &device;
    }
    return choice == BackendChoice::Cuda ? nullptr : cpu;
}

} // namespace qs
