// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/decide/decision.h"

#include <vector>

namespace qs {

/// How a configuration that was chosen gets into use.
struct WayOut
{
    enum class Kind : std::uint8_t {
        Checkpoint, ///< the command that saves the quantized model
        Vllm,       ///< the command that serves it
        Recipe,     ///< YAML for llm-compressor
        Measure     ///< the command that measures it again
    };
    Kind kind = Kind::Measure;
    std::string text; ///< what to copy; empty: not possible
    Message why;      ///< what it is, or why it is not possible
};

/// The ways that there are for a candidate of `table`, in the order of Kind.
std::vector<WayOut> waysOut(const DecisionTable& table, const DecisionCandidate& candidate);

} // namespace qs
