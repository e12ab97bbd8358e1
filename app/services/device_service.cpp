// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/device_service.h"

namespace qs {

DeviceService::DeviceService(Lister lister, QObject* parent) : QObject(parent), m_lister(std::move(lister)) {}

void DeviceService::refresh()
{
    if (m_task.isBusy()) return;
    m_task.request([lister = m_lister](std::stop_token) { return lister(); },
                   [this](Result<DeviceListings> found) {
                       if (found) m_devices = std::move(*found); // else those that were known
                       m_listed = true;
                       emit devicesListed();
                   });
}

bool DeviceService::chooseIfThere(BackendChoice backend, int device)
{
    const DeviceListing* listing = deviceFor(backend, device);
    if (m_listed && !(listing && listing->available)) return false;
    choose(backend, device);
    return true;
}

void DeviceService::choose(BackendChoice backend, int device)
{
    if (m_backend == backend && m_device == device) return;
    m_backend = backend;
    m_device = device;
    emit targetChanged();
}

const DeviceListing* DeviceService::deviceFor(BackendChoice choice, int index) const
{
    const DeviceListing* cpu = nullptr;
    for (const DeviceListing& device : m_devices) {
        if (!device.available) continue;
        const bool isGpu = device.info.backend != BackendChoice::Cpu;
        if (isGpu && choice != BackendChoice::Cpu && device.info.index == index) return &device;
        if (!isGpu && !cpu) cpu = &device;
    }
    return choice == BackendChoice::Cuda ? nullptr : cpu;
}

} // namespace qs
