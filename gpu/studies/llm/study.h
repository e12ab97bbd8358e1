// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/llm_study.h"
#include "gpu/studies/llm/generate.h"
#include "gpu/studies/study.h"

#include <optional>
#include <stop_token>

namespace qs {

/// A checkpoint in every configuration: what it weighs, how fast it answers, what it predicts.
class LlmStudy final : public Study
{
public:
    /// `open` makes the engines; tests put their own there.
    explicit LlmStudy(LlmStudySpec spec, DecoderEngineOpener open = openDecoderEngine);

    /// Everything, from the beginning. The baseline comes first; a configuration that fails keeps its error and the
    /// rest goes on. A stop is noticed within a layer. Afterwards nothing but the result is kept: models are larger
    /// than anything else in memory.
    std::optional<Error> run(std::stop_token stop, StudySink& sink) override;
    const LlmStudyResult& result() const override { return m_result; }
    /// What askEstimate() asks.
    Result<StudyAnswer> ask(const nlohmann::json& question, std::stop_token stop, StudySink& sink) override;

private:
    struct State;

    LlmStudySpec m_spec;
    DecoderEngineOpener m_open;
    LlmStudyResult m_result;
};

} // namespace qs
