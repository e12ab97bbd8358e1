// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/accuracy/layer.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace qs {

struct CaptureRequest
{
    bool hessians = false; ///< second moments too, which GPTQ needs and nothing else
    std::stop_token stop;
    std::function<void(double)> progress = nullptr; ///< 0 to 1; may be empty
};

/// What every linear layer of a model gets as input on a set, in the order of `layers`: one forward pass over the set,
/// looked at layer by layer. Interrupted soon after `stop`.
Result<std::vector<LayerInputs>> captureInputs(TensorMachine& machine, ClassifierProgram& program,
                                               const std::vector<LinearLayer>& layers, const DeviceSet& set,
                                               const CaptureRequest& request);

} // namespace qs
