// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/classifier/trainer_program.h"

#include <vector>

namespace qs::testing {

inline constexpr ClassifierKind allKinds[] = {ClassifierKind::Tiny, ClassifierKind::Mlp, ClassifierKind::Transformer};
using Method = QatRule::Method;

inline QatRule rule(Method method, int bits = 4, int group = 8, int activations = 8)
{
    return {method, bits, group, activations};
}

/// The model with every linear weight as fake quantization leaves it.
inline Classifier quantizedModel(const TrainingState& state)
{
    Classifier model = state.model;
    const auto layers = linearLayers(model.config);
    for (std::size_t i = 0; i < layers.size(); ++i)
        model.parameters[static_cast<std::size_t>(layers[i].weight)].values =
            qatWeight(state, static_cast<int>(i)).restored();
    return model;
}

} // namespace qs::testing
