// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/llm_study.h"
#include "gpu/studies/llm/generate.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace qs {

/// A checkpoint in every configuration: what it weighs, how fast it answers, what it predicts. Used by one thread at a
/// time.
class LlmStudy
{
public:
    /// `open` makes the engines; tests put their own there.
    explicit LlmStudy(LlmStudySpec spec, LlamaEngineOpener open = openLlamaEngine);
    ~LlmStudy();

    /// Everything, from the beginning. The baseline comes first; a configuration that fails keeps its error and the
    /// rest goes on. The error says why it ended early; result() then still holds what was measured. A stop is noticed
    /// within a layer.
    std::optional<Error> run(std::stop_token stop, StudySink& sink);
    const LlmStudyResult& result() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace qs
