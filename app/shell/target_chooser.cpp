// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/target_chooser.h"

#include "app/frame/status_line.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"

#include <QSignalBlocker>
#include <QStandardItemModel>

#include <algorithm>

namespace qs {
namespace {
constexpr int kBackendRole = Qt::UserRole;
constexpr int kDeviceRole = Qt::UserRole + 1;

/// 'NVIDIA H200 · 139 GiB'
QString deviceTitle(const DeviceInfo& info)
{
    const QString name = info.name.empty() ? text(backendName(info.backend)) : text(info.name);
    return info.backend == BackendChoice::Cpu || info.totalMemory.value == 0
               ? name
               : name + QStringLiteral(" · ") + viewNumbers(text(formatBytes(info.totalMemory)));
}
} // namespace

TargetChooser::TargetChooser(DeviceService& devices, StatusLine& status, QWidget* parent)
    : QComboBox(parent), m_devices(devices), m_status(status)
{
    setObjectName(QStringLiteral("targetChooser"));
    setAccessibleName(tr("Target device"));
    setToolTip(tr("The device that the kernels run on"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(22);
    setMaximumWidth(300);
    addTarget(tr("Automatic"), tr("A GPU if available, otherwise the CPU"), BackendChoice::Auto, 0, true);
    connect(this, &QComboBox::activated, this, [this](int row) {
        m_devices.choose(static_cast<BackendChoice>(itemData(row, kBackendRole).toInt()),
                         itemData(row, kDeviceRole).toInt());
    });
    connect(&m_devices, &DeviceService::devicesListed, this, &TargetChooser::showDevices);
    connect(&m_devices, &DeviceService::targetChanged, this, &TargetChooser::showTarget);
    showTarget();
}

void TargetChooser::addTarget(const QString& title, const QString& second, BackendChoice backend, int device,
                              bool enabled)
{
    addItem(title);
    const int row = count() - 1;
    setItemData(row, static_cast<int>(backend), kBackendRole);
    setItemData(row, device, kDeviceRole);
    setItemData(row, second, Qt::ToolTipRole);
    setItemData(row, second.isEmpty() ? title : title + QStringLiteral(": ") + second, Qt::AccessibleTextRole);
    auto* items = qobject_cast<QStandardItemModel*>(model());
    if (items && !enabled) items->item(row)->setEnabled(false);
}

void TargetChooser::showDevices()
{
    const QSignalBlocker quiet(this);
    const DeviceListings& devices = m_devices.devices();
    while (count() > 1)
        removeItem(1);
    const auto usable = [](const DeviceListing& device) { return device.available; };
    const auto gpu = std::find_if(devices.begin(), devices.end(), [&](const DeviceListing& device) {
        return usable(device) && device.info.backend != BackendChoice::Cpu;
    });
    const auto chosen = gpu != devices.end() ? gpu : std::find_if(devices.begin(), devices.end(), usable);
    setItemText(0, chosen == devices.end() ? tr("Automatic") : tr("Automatic: %1").arg(text(chosen->info.name)));
    for (const DeviceListing& listing : devices) {
        const bool cpu = listing.info.backend == BackendChoice::Cpu;
        if (listing.available) {
            addTarget(deviceTitle(listing.info), text(listing.info.detail), listing.info.backend, listing.info.index,
                      true);
            continue;
        }
        addTarget(cpu ? tr("CPU – not available") : tr("CUDA – no GPU"), messageText(listing.reason),
                  listing.info.backend, listing.info.index, false);
    }
    showTarget();
}

int TargetChooser::indexOf(BackendChoice backend, int device) const
{
    for (int i = 0; i < count(); ++i)
        if (itemData(i, kBackendRole).toInt() == static_cast<int>(backend) &&
            (backend != BackendChoice::Cuda || itemData(i, kDeviceRole).toInt() == device))
            return i;
    return -1;
}

void TargetChooser::showTarget()
{
    const BackendChoice backend = m_devices.backend();
    const int device = m_devices.device();
    int index = indexOf(backend, device);
    if (index < 0) {
        const QString title = backend == BackendChoice::Cpu ? tr("CPU") : tr("CUDA device %1").arg(device);
        addTarget(title, tr("Not found yet"), backend, device, true);
        index = count() - 1;
    }
    const QSignalBlocker quiet(this);
    setCurrentIndex(index);
    setToolTip(tr("The device that the kernels run on") + QLatin1Char('\n') +
               itemData(index, Qt::ToolTipRole).toString());
    showStatus();
}

void TargetChooser::showStatus()
{
    const DeviceListing* chosen = m_devices.chosen();
    if (!chosen)
        return m_status.setDevice(m_devices.isListed() ? tr("Device not found") : tr("Looking for devices…"),
                                  tr("The target of the setup was not found."));
    QStringList about{text(chosen->info.name), text(chosen->info.detail), text(chosen->info.driver),
                      text(chosen->info.runtime)};
    for (const DeviceListing& other : m_devices.devices())
        if (!other.available && m_devices.backend() == BackendChoice::Auto)
            about << tr("No GPU: %1").arg(messageText(other.reason));
    about.removeAll(QString());
    m_status.setDevice(text(chosen->info.name), about.join(QLatin1Char('\n')));
    m_status.setClocks(messageText(chosen->info.clocks));
}

} // namespace qs
