// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/estimate_service.h"

namespace qs {

EstimateService::EstimateService(Estimator estimator, QObject* parent) : QObject(parent), m_estimator(std::move(estimator))
{
    m_pool.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(150);
    connect(&m_timer, &QTimer::timeout, this, &EstimateService::compute);
}

EstimateService::~EstimateService() { m_pool.waitForDone(); }

void EstimateService::request(const RunSpec& spec, const DeviceInfo& device)
{
    m_spec = spec;
    m_device = device;
    ++m_request;
    m_timer.start();
}

void EstimateService::compute()
{
    m_pool.start([this, estimator = m_estimator, spec = m_spec, device = m_device, number = m_request] {
        Estimate estimate = estimator(spec, device);
        QMetaObject::invokeMethod(
            this,
            [this, estimate = std::move(estimate), number] {
                if (number == m_request) emit estimated(estimate); // an older answer is of no use
            },
            Qt::QueuedConnection);
    });
}

} // namespace qs
