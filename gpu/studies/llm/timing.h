// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/decoder_engine.h"
#include "gpu/results/llm_study.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace qs {

/// Live speed: 'prefill' or 'decode', sequences together, tokens a second of all of them.
using LlmSpeedReport = std::function<void(const char* what, int batch, double tokensPerSecond)>;

/// One round of every prompt length and batch size of `spec` on an engine that is ready; appended to `timings`, which
/// has an entry for each after the first round. Prompts are the beginning of `tokens`, over again where those are too
/// few. All sequences of a batch hold the same prompt, which is prefilled once and copied. Where it fails, nothing is
/// appended.
Result<void> timeLlmRound(DecoderEngine& engine, std::int64_t vocabulary, std::span<const std::int32_t> tokens,
                          const LlmStudySpec& spec, std::vector<LlmTiming>& timings, const LlmSpeedReport& report);

/// The energy of a decoding step and of a prompt, for each of `timings`: the same work as in a round again and again
/// for 3 to 10 s each, while another thread reads the counter. Figures, or why there is none, go into `timings`.
/// `idleWatts`: as of idlePower(). `at`: how much is done. Errors: those of the engine.
Result<void> measureLlmEnergy(DecoderEngine& engine, std::int64_t vocabulary, std::span<const std::int32_t> tokens,
                              double idleWatts, const std::function<bool()>& interrupted,
                              const std::function<void(double fraction)>& at, std::vector<LlmTiming>& timings);

} // namespace qs
