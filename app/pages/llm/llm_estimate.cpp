// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/llm/llm_estimate.h"

#include "gpu/remote/study_kinds.h"

#include <utility>

namespace qs {

LlmEstimator llmEstimatorAt(std::shared_ptr<TargetPlace> place)
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

} // namespace qs
