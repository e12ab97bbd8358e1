// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/llm/llm_estimate_service.h"

#include "gpu/remote/study_kinds.h"

#include <utility>

namespace qs {

LlmEstimateService::LlmEstimateService(Looker looker, QObject* parent) : QObject(parent), m_looker(std::move(looker))
{
    m_task.setDelay(std::chrono::milliseconds(150));
}

LlmEstimateService::Looker LlmEstimateService::lookerAt(std::shared_ptr<TargetPlace> place)
{
    return [place = std::move(place)](const LlmStudySpec& spec, std::stop_token stop) -> Result<LlmEstimate> {
        const std::optional<Target> target = place->chosen();
        if (!target) return estimateLlm(spec);
        WorkerOptions there;
        there.place = place;
        const auto study = remoteStudy<LlmStudyResult>(spec, std::make_shared<WorkerLink>(studyOptions(there)));
        auto estimate = askEstimate(*study, std::move(stop));
        if (estimate) return estimate;
        Error error = estimate.error();
        error.message = Message::tr("%1: %2").arg(target->name, error.message);
        return error;
    };
}

void LlmEstimateService::request(const LlmStudySpec& spec)
{
    m_task.request([looker = m_looker, spec](std::stop_token stop) { return looker(spec, std::move(stop)); },
                   [this, spec](Result<LlmEstimate> outlook) {
                       if (outlook)
                           emit known(spec, *outlook);
                       else
                           emit failed(spec, outlook.error());
                   });
}

} // namespace qs
