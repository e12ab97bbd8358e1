// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/llama_engine.h"

#include <cstdint>

namespace qs {

/// Bytes of a model's weights in a configuration, exact, from its shape alone.
struct LlmLedger
{
    std::int64_t linear = 0;     ///< matrices of the layers: codes, scales and zero points
    std::int64_t embedding = 0;  ///< and the head, where it is not tied
    std::int64_t vectors = 0;    ///< norms and biases
    std::int64_t parameters = 0; ///< a tied head once
    std::int64_t total() const { return linear + embedding + vectors; }
};
/// Not for a configuration of stored codes.
LlmLedger llmLedger(const LlamaShape& shape, const LlmConfiguration& configuration);

} // namespace qs
