// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/accuracy/file.h"

#include <algorithm>

namespace qs {

namespace {

using Role = LayerTensor::Role;

std::string joined(const LayerPlan& plan)
{
    if (std::all_of(plan.begin(), plan.end(), [&](const std::string& mode) { return mode == plan.front(); }))
        return plan.empty() ? "" : plan.front();
    std::string list;
    for (const std::string& mode : plan)
        list += (list.empty() ? "" : ",") + mode;
    return list;
}

bool hasInt4(const LayerPlan& plan)
{
    return std::any_of(plan.begin(), plan.end(), [](const std::string& name) {
        const AccuracyMode* mode = findAccuracyMode(name);
        return mode && mode->weights.takesGroupSize();
    });
}

std::int64_t& entryOf(SizeLedger& size, Role role)
{
    switch (role) {
    case Role::Payload:
        return size.payload;
    case Role::Scale:
        return size.scales;
    case Role::ZeroPoint:
        return size.zeroPoints;
    case Role::Unquantized:
        break;
    }
    return size.unquantized;
}

} // namespace

ModelFile modelFile(const Classifier& model, const LayerPlan& plan, std::span<const QuantizedLayer* const> quantized,
                    int groupSize)
{
    ModelFile file;
    const bool plain = std::all_of(plan.begin(), plan.end(), [](const std::string& mode) { return mode == "fp32"; });
    file.metadata = classifierMetadata(model);
    if (!plain) {
        file.metadata["quantization"] = joined(plan);
        if (hasInt4(plan)) file.metadata["group_size"] = std::to_string(groupSize);
    }
    const auto layers = linearLayers(model.config);
    for (std::size_t p = 0; p < model.parameters.size(); ++p) {
        const Parameter& parameter = model.parameters[p];
        const auto layer = std::find_if(layers.begin(), layers.end(),
                                        [&](const LinearLayer& l) { return l.weight == static_cast<int>(p); });
        if (layer == layers.end()) {
            file.tensors.push_back(
                {parameter.name, "F32", parameter.shape, std::as_bytes(std::span(parameter.values))});
            file.size.unquantized += static_cast<std::int64_t>(file.tensors.back().data.size());
            continue;
        }
        for (const LayerTensor& stored : quantized[static_cast<std::size_t>(layer - layers.begin())]->stored) {
            file.tensors.push_back({layer->name + "." + stored.suffix, stored.dtypeText, stored.shape, stored.bytes});
            // Of the baseline the weights are the payload; in a plan with others they stayed unquantized.
            entryOf(file.size, plain ? Role::Payload : stored.role) += static_cast<std::int64_t>(stored.bytes.size());
        }
    }
    file.size.overhead = static_cast<std::int64_t>(safetensorsHeader(file.tensors, file.metadata).size());
    return file;
}

} // namespace qs
