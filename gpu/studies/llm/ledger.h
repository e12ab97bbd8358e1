// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/decoder_engine.h"

#include <cstdint>

namespace qs {

/// Bytes of a model's weights in a configuration, exact, from its shape alone: those of all experts.
struct LlmLedger
{
    std::int64_t linear = 0;     ///< quantized matrices of the layers: codes, scales and zero points
    std::int64_t dense = 0;      ///< what is not quantized: embedding, head where it is not tied, routers
    std::int64_t vectors = 0;    ///< norms and biases
    std::int64_t parameters = 0; ///< a tied head once
    std::int64_t total() const { return linear + dense + vectors; }
};
/// Not for a configuration of stored codes.
LlmLedger llmLedger(const DecoderShape& shape, const LlmConfiguration& configuration);

} // namespace qs
