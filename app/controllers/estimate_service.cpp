// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/estimate_service.h"

namespace qs {

EstimateService::EstimateService(Estimator estimator, QObject* parent)
    : QObject(parent), m_estimator(std::move(estimator))
{
    m_task.setDelay(std::chrono::milliseconds(150));
}

void EstimateService::request(const RunSpec& spec, const DeviceInfo& device, bool elsewhere)
{
    m_task.request([estimator = m_estimator, spec, device,
                    elsewhere](std::stop_token) { return estimator(spec, device, elsewhere); },
                   [this](Result<Estimate> known) {
                       if (known) return emit estimated(*known);
                       Estimate none;
                       none.refusal = known.error();
                       emit estimated(none);
                   });
}

} // namespace qs
