// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/targets/devices/device_choice.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace qs {

/// The devices that runs are measured on where the user has chosen several. Nothing is chosen at first.
class ChosenDevices : public QObject
{
    Q_OBJECT

public:
    explicit ChosenDevices(std::shared_ptr<TargetHub> hub, QObject* parent = nullptr);

    DeviceChoice choice() const;
    bool isSeveral() const { return choice().isSeveral(); }
    /// How many; 0: none were chosen.
    int count() const;
    QStringList nameList() const;
    /// 'box, gpu1: CUDA device 0'
    QString names() const { return nameList().join(QStringLiteral(", ")); }
    /// Fewer than two: none, and runs are measured on the device of the list again.
    void choose(DeviceChoice choice);
    /// A target is called differently now; empty: it is gone.
    void rename(const QString& before, const QString& after);

    /// `one`, or where several devices are chosen a run on each of them, of which `kept` is what one device does. Live,
    /// profiles, and a sweep that goes on, are of one device. The first result is that of the run.
    KernelRunFunction kernelRun(KernelRunFunction one, std::function<KernelRunFunction(KernelRunFunction)> kept) const;
    /// The other ones of the run that ended last, which are then forgotten.
    std::vector<DeviceOutcome> takeOthers();
    /// Whether a run would be measured on several devices.
    bool takes(const RunSpec& spec, bool goesOn = false) const;

signals:
    void changed();

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared; ///< with the threads of runs
    std::shared_ptr<TargetHub> m_hub;
};

/// 'CUDA device 1', without the target; empty where that is left to the program.
QString deviceName(const DevicePick& pick);

} // namespace qs
