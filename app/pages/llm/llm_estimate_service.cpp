// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/llm/llm_estimate_service.h"

#include <utility>

namespace qs {

LlmEstimateService::LlmEstimateService(Looker looker, QObject* parent) : QObject(parent), m_looker(std::move(looker))
{
    m_task.setDelay(std::chrono::milliseconds(150));
}

void LlmEstimateService::request(const LlmStudySpec& spec)
{
    m_task.request([looker = m_looker, spec](std::stop_token) { return looker(spec); },
                   [this, spec](Result<LlmEstimate> outlook) {
                       if (outlook)
                           emit known(spec, *outlook);
                       else
                           emit failed(spec, outlook.error());
                   });
}

} // namespace qs
