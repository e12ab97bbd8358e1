// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/quantize_study.h"

#include <QMetaType>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <functional>

namespace qs {

/// Says what a set-up would cost, shortly after the last change of it, without holding up the UI thread
/// (an input file may lie on a slow disk).
class EstimateService : public QObject
{
    Q_OBJECT

public:
    using Estimator = std::function<Estimate(const RunSpec&, const DeviceInfo&)>;
    explicit EstimateService(Estimator estimator = estimateRun, QObject* parent = nullptr);
    ~EstimateService() override;

    /// Asks for an estimate; the latest request within 150 ms wins.
    void request(const RunSpec& spec, const DeviceInfo& device);

signals:
    void estimated(const qs::Estimate& estimate);

private:
    void compute();

    Estimator m_estimator;
    RunSpec m_spec;
    DeviceInfo m_device;
    QTimer m_timer;
    quint64 m_request = 0;
    QThreadPool m_pool;
};

} // namespace qs

Q_DECLARE_METATYPE(qs::Estimate)
