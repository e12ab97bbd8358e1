// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/llm/study.h"

#include "tests/gpu/support/scratch_folder.h"
#include "tests/gpu/support/study_log.h"

#include <cstdlib>
#include <string>

namespace qs::test {

/// The model that comes with the program.
inline const std::string kShippedModel = std::string(QS_SOURCE_DIR) + "/resources/llm/default";

using qs::testing::ScratchFolder;

/// A second's worth: three configurations, a short text, a few items.
inline LlmStudySpec smallStudy()
{
    ::setenv("QUANTOSCOPE_LLM", kShippedModel.c_str(), 1);
    LlmStudySpec spec;
    spec.configurations = {"int8-w8a8", "int4-w4a16", "fp8-w8a8"};
    spec.textTokens = 700;
    spec.clozeItems = 12;
    spec.batches = {1, 3};
    spec.promptLengths = {16, 40};
    spec.generate = 6;
    spec.rounds = 6;
    spec.backend = BackendChoice::Cpu;
    return spec;
}

inline Error errorOf(const LlmStudySpec& spec) { return refusalOf<LlmStudy>(spec); }

} // namespace qs::test
