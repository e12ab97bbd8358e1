// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/decoder_shape.h"
#include "gpu/models/decoder/config_reader.h"

#include <cstdint>
#include <vector>

namespace qs {

struct DecoderConfig;

/// What the class of a model makes of the keys for rotary positions.
struct RopeRules
{
    double theta = 10000;                ///< where nothing says it
    const char* thetaKey = "rope_theta"; ///< beside "rope_parameters"; null: none
    bool isScaled = true;                ///< "rope_scaling" is for this type of layer
    bool hasPart = false;                ///< "partial_rotary_factor" is looked at
    double part = 1;                     ///< and is this where it is missing
    bool isLongRope = false;             ///< Phi-3: "su" and "yarn" are other names of "longrope"
    std::int64_t original = 0;           ///< the class's "original_max_position_embeddings"; 0: it has none
};

/// The angles of layers of a type ("full_attention"), out of "rope_theta" and "rope_scaling" (transformers 4) or
/// "rope_parameters" (5), which may have an object for each type. Sets shape.rotated; what limits the context is a
/// remark. Returns the number of the table, which is that of an equal one before it.
std::int32_t readRope(ConfigReader& in, DecoderConfig& config, const char* layerType, const RopeRules& rules = {});

/// Frequencies of the rotary embeddings in radians a position, in FP32 as transformers computes them, scaling applied:
/// rotatedSize()/2 of each table. `context`: of the run; where a model has factors for short and for long ones, it
/// decides.
std::vector<float> rotaryFrequencies(const DecoderShape& shape, std::int64_t context = 0);

} // namespace qs
