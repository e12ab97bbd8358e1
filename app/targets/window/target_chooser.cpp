// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/window/target_chooser.h"

#include "app/frame/status_line.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"

#include <QAbstractItemView>
#include <QAction>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QWheelEvent>

#include <algorithm>

namespace qs {
namespace {

constexpr int kBackendRole = Qt::UserRole;
constexpr int kDeviceRole = Qt::UserRole + 1;
constexpr int kTargetRole = Qt::UserRole + 2;
constexpr int kActionRole = Qt::UserRole + 3; ///< index of an action; no number: none
constexpr int kNoBackend = -1;

/// 'NVIDIA H200 · 139 GiB'
QString deviceTitle(const DeviceInfo& info)
{
    const QString name = info.name.empty() ? text(backendName(info.backend)) : text(info.name);
    return info.backend == BackendChoice::Cpu || info.totalMemory.value == 0
               ? name
               : name + QStringLiteral(" · ") + viewNumbers(formatBytes(info.totalMemory));
}

QString joined(const QString& target, const QString& title)
{
    return target.isEmpty() ? title : target + QStringLiteral(" · ") + title;
}

/// Without the mnemonic of a menu.
QString plainText(const QAction& action)
{
    QString words = action.text();
    return words.remove(QLatin1Char('&'));
}

} // namespace

TargetChooser::TargetChooser(DeviceService& devices, TargetService& targets, StatusLine& status, QWidget* parent)
    : QComboBox(parent), m_devices(devices), m_targets(targets), m_status(status)
{
    setObjectName(QStringLiteral("targetChooser"));
    setAccessibleName(tr("Target device"));
    view()->setAccessibleName(accessibleName());
    setToolTip(tr("The device that the kernels run on"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(22);
    setMaximumWidth(300);
    setMaxVisibleItems(24);
    connect(this, &QComboBox::activated, this, &TargetChooser::activate);
    connect(&m_devices, &DeviceService::devicesListed, this, &TargetChooser::rebuild);
    connect(&m_devices, &DeviceService::targetChanged, this, &TargetChooser::showTarget);
    connect(&m_targets, &TargetService::changed, this, &TargetChooser::rebuild);
    connect(&m_targets, &TargetService::progressed, this, &TargetChooser::showStatus);
    connect(&m_targets.several(), &ChosenDevices::changed, this, &TargetChooser::rebuild);
    rebuild();
}

void TargetChooser::setActions(const QList<QAction*>& actions, QAction* several)
{
    m_actions = actions;
    m_several = several;
    for (QAction* action : m_actions)
        connect(action, &QAction::changed, this, &TargetChooser::rebuild);
    rebuild();
}

void TargetChooser::activate(int row)
{
    const QVariant action = itemData(row, kActionRole);
    const QString target = itemData(row, kTargetRole).toString();
    const auto backend = static_cast<BackendChoice>(itemData(row, kBackendRole).toInt());
    const int device = itemData(row, kDeviceRole).toInt();
    showTarget(); // until it has happened
    if (action.isValid()) return m_actions[action.toInt()]->trigger();
    emit requested(target, backend, device);
}

void TargetChooser::keyPressEvent(QKeyEvent* event)
{
    const bool steps = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down || event->key() == Qt::Key_PageUp ||
                       event->key() == Qt::Key_PageDown || event->key() == Qt::Key_Home || event->key() == Qt::Key_End;
    const bool letters = !event->text().isEmpty() && event->text().front().isLetterOrNumber();
    if (steps || letters) return showPopup();
    QComboBox::keyPressEvent(event);
}

void TargetChooser::wheelEvent(QWheelEvent* event) { event->ignore(); }

void TargetChooser::addHeader(const QString& title)
{
    addItem(title);
    const int row = count() - 1;
    setItemData(row, kNoBackend, kBackendRole);
    if (auto* items = qobject_cast<QStandardItemModel*>(model())) items->item(row)->setEnabled(false);
}

void TargetChooser::addRow(const Row& row)
{
    addItem(row.title);
    const int at = count() - 1;
    setItemData(at, static_cast<int>(row.backend), kBackendRole);
    setItemData(at, row.device, kDeviceRole);
    setItemData(at, row.target, kTargetRole);
    setItemData(at, row.about, Qt::ToolTipRole);
    setItemData(at, row.about.isEmpty() ? row.title : row.title + QStringLiteral(": ") + row.about,
                Qt::AccessibleTextRole);
    auto* items = qobject_cast<QStandardItemModel*>(model());
    if (items && !row.enabled) items->item(at)->setEnabled(false);
}

void TargetChooser::addDevices(const DeviceListings& devices, const QString& target)
{
    const auto usable = [](const DeviceListing& device) { return device.available; };
    const auto gpu = std::find_if(devices.begin(), devices.end(), [&](const DeviceListing& device) {
        return usable(device) && device.info.backend != BackendChoice::Cpu;
    });
    const auto chosen = gpu != devices.end() ? gpu : std::find_if(devices.begin(), devices.end(), usable);
    addRow(
        {joined(target, chosen == devices.end() ? tr("Automatic") : tr("Automatic: %1").arg(text(chosen->info.name))),
         tr("A GPU if available, otherwise the CPU"), target});
    for (const DeviceListing& listing : devices) {
        const bool cpu = listing.info.backend == BackendChoice::Cpu;
        const QString title = listing.available ? deviceTitle(listing.info)
                              : cpu             ? tr("CPU – not available")
                                                : tr("CUDA – no GPU");
        const QString about = listing.available ? text(listing.info.detail) : messageText(listing.reason);
        addRow({joined(target, title), about, target, listing.info.backend, listing.info.index, listing.available});
    }
}

QString TargetChooser::stateText() const
{
    switch (m_targets.state()) {
    case TargetService::State::Connecting:
        return tr("connecting…");
    case TargetService::State::Failed:
        return tr("connection failed");
    case TargetService::State::Connected:
        return tr("connected");
    default:
        return tr("not connected");
    }
}

/// The chosen one with its devices, as soon as they are known.
void TargetChooser::addTargets()
{
    const QString chosen = m_targets.name();
    for (const Target& target : m_targets.targets()) {
        const QString name = text(target.name), where = text(target.where());
        if (name != chosen) {
            addRow({name, where, name});
            continue;
        }
        if (m_devices.isListed())
            addDevices(m_devices.devices(), name);
        else
            addRow({tr("%1 (%2)").arg(name, stateText()), where, name});
    }
}

void TargetChooser::addActions()
{
    bool separated = false;
    for (int i = 0; i < m_actions.size(); ++i) {
        const QAction& action = *m_actions[i];
        if (!action.isVisible() || !action.isEnabled()) continue;
        if (!separated) insertSeparator(count());
        separated = true;
        addItem(plainText(action));
        setItemData(count() - 1, kNoBackend, kBackendRole);
        setItemData(count() - 1, i, kActionRole);
        setItemData(count() - 1, action.toolTip(), Qt::ToolTipRole);
    }
}

/// Where several devices are chosen they are the first row; it opens what chooses them.
void TargetChooser::addSeveral()
{
    const ChosenDevices& set = m_targets.several();
    if (!set.isSeveral()) return;
    addItem(tr("%n devices", nullptr, set.count()));
    setItemData(0, kNoBackend, kBackendRole);
    setItemData(0, static_cast<int>(m_actions.indexOf(m_several)), kActionRole);
    setItemData(0, set.names(), Qt::ToolTipRole);
    setItemData(0, itemText(0) + QStringLiteral(": ") + set.names(), Qt::AccessibleTextRole);
}

void TargetChooser::rebuild()
{
    const QSignalBlocker quiet(this);
    clear();
    const bool any = !m_targets.targets().empty();
    addSeveral();
    if (any) addHeader(tr("This computer"));
    addDevices(m_devices.devicesHere(), {});
    if (any) addHeader(tr("Targets"));
    addTargets();
    addActions();
    showTarget();
}

int TargetChooser::indexOf(const QString& target, BackendChoice backend, int device) const
{
    for (int i = 0; i < count(); ++i)
        if (itemData(i, kBackendRole).isValid() && itemData(i, kTargetRole).toString() == target &&
            itemData(i, kBackendRole).toInt() == static_cast<int>(backend) &&
            (backend != BackendChoice::Cuda || itemData(i, kDeviceRole).toInt() == device))
            return i;
    return -1;
}

void TargetChooser::showTarget()
{
    const QSignalBlocker quiet(this);
    const BackendChoice backend = m_devices.backend();
    const int device = m_devices.device();
    const QString target = m_targets.name();
    if (m_targets.several().isSeveral()) {
        setCurrentIndex(0);
        setToolTip(tr("The devices that the kernels run on") + QLatin1Char('\n') + m_targets.several().names());
        return showStatus();
    }
    int index = indexOf(target, backend, device);
    if (index < 0 && m_devices.isElsewhere() && !m_devices.isListed()) index = indexOf(target, BackendChoice::Auto, 0);
    if (index < 0) {
        const QString title = backend == BackendChoice::Cpu ? tr("CPU") : tr("CUDA device %1").arg(device);
        addRow({joined(target, title), tr("Not found yet"), target, backend, device});
        index = count() - 1;
    }
    setCurrentIndex(index);
    setToolTip(tr("The device that the kernels run on") + QLatin1Char('\n') +
               itemData(index, Qt::ToolTipRole).toString());
    showStatus();
}

void TargetChooser::showStatus()
{
    const ChosenDevices& set = m_targets.several();
    if (set.isSeveral()) return m_status.setDevice(tr("%n devices", nullptr, set.count()), set.names());
    const DeviceListing* chosen = m_devices.chosen();
    const QString target = m_targets.name();
    if (!chosen && m_devices.isElsewhere() && !m_devices.isListed()) {
        const QString phase = messageText(m_targets.phase());
        return m_status.setDevice(joined(target, stateText()), phase.isEmpty() ? tr("It is connected by the first run, "
                                                                                    "or by 'Connect' in the list of "
                                                                                    "targets.")
                                                                               : phase);
    }
    if (!chosen)
        return m_status.setDevice(m_devices.isListed() ? tr("Device not found") : tr("Looking for devices…"),
                                  tr("The target of the setup was not found."));
    QStringList about{text(chosen->info.name), text(chosen->info.detail), text(chosen->info.driver),
                      text(chosen->info.runtime)};
    if (!target.isEmpty()) about.prepend(tr("Target %1: %2").arg(target, text(m_targets.chosen()->where())));
    for (const DeviceListing& other : m_devices.devices())
        if (!other.available && m_devices.backend() == BackendChoice::Auto)
            about << tr("No GPU: %1").arg(messageText(other.reason));
    about.removeAll(QString());
    m_status.setDevice(joined(target, text(chosen->info.name)), about.join(QLatin1Char('\n')));
    m_status.setClocks(messageText(chosen->info.clocks));
}

} // namespace qs
