// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/threads/latest_task.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <QMetaType>
#include <QObject>

#include <functional>

namespace qs {

/// Says what a setup would cost, shortly after the last change of it, without holding up the UI thread
/// (an input file may lie on a slow disk).
class EstimateService : public QObject
{
    Q_OBJECT

public:
    using Estimator = std::function<Estimate(const RunSpec&, const DeviceInfo&, bool elsewhere)>;
    explicit EstimateService(Estimator estimator = estimateRun, QObject* parent = nullptr);

    /// Asks for an estimate; the latest request within 150 ms wins.
    /// `elsewhere`: the device is one of another computer, whose free memory is not known here.
    void request(const RunSpec& spec, const DeviceInfo& device, bool elsewhere = false);
    /// What was asked for is not answered any more.
    void cancel() { m_task.cancel(); }

signals:
    void estimated(const qs::Estimate& estimate);

private:
    Estimator m_estimator;
    LatestTask<Estimate> m_task;
};

} // namespace qs

Q_DECLARE_METATYPE(qs::Estimate)
