// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/device_service.h"

namespace qs {

DeviceService::DeviceService(Lister lister, QObject* parent) : QObject(parent), m_lister(std::move(lister)) {}

void DeviceService::refresh()
{
    if (m_task.isBusy()) return;
    m_task.request([lister = m_lister](std::stop_token) { return lister(); },
                   [this](Result<DeviceListings> found) {
                       if (found) m_here = std::move(*found); // else those that were known
                       if (!m_isElsewhere) m_listed = true;
                       emit devicesListed();
                   });
}

void DeviceService::useElsewhere()
{
    if (!m_isElsewhere) {
        m_backendHere = m_backend;
        m_deviceHere = m_device;
    }
    m_isElsewhere = true;
    m_elsewhere.clear();
    m_listed = false;
    m_backend = BackendChoice::Auto;
    m_device = 0;
    emit targetChanged();
    emit devicesListed();
}

void DeviceService::setElsewhere(DeviceListings devices)
{
    if (!m_isElsewhere) return;
    m_elsewhere = std::move(devices);
    m_listed = true;
    emit devicesListed();
}

void DeviceService::comeBack()
{
    if (!m_isElsewhere) return;
    m_isElsewhere = false;
    m_elsewhere.clear();
    m_listed = !m_here.empty();
    m_backend = m_backendHere;
    m_device = m_deviceHere;
    emit targetChanged();
    emit devicesListed();
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
    for (const DeviceListing& device : devices()) {
        if (!device.available) continue;
        const bool isGpu = device.info.backend != BackendChoice::Cpu;
        if (isGpu && choice != BackendChoice::Cpu && device.info.index == index) return &device;
        if (!isGpu && !cpu) cpu = &device;
    }
    return choice == BackendChoice::Cuda ? nullptr : cpu;
}

} // namespace qs
