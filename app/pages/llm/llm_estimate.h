// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/llm/estimate.h"
#include "gpu/targets/target_hub.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace qs {

/// How the model of a setup is looked at, on any thread: its folder may lie on a slow disk, or on another computer.
using LlmEstimator = std::function<Result<LlmEstimate>(const LlmStudySpec& spec, std::stop_token stop)>;
/// Of this computer or, where one is chosen, of the target: by a worker that ends afterwards, and with it what the
/// look takes of the GPU.
LlmEstimator llmEstimatorAt(std::shared_ptr<TargetPlace> place);

} // namespace qs
