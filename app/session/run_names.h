// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/accuracy_study.h"
#include "gpu/results/llm_study.h"
#include "gpu/results/run_result.h"

#include <QString>

namespace qs {

/// What differs between two setups, in few words: '8,192 tokens · hot'; empty where nothing does that is measured.
QString changeText(const RunSpec& before, const RunSpec& after);
/// What a run came to, in few words: 'INT8 per token 1.33× faster', 'INT8, E4M3: none faster', of a sweep 'INT8 per
/// token faster at 14 of 17 sizes'. Speed-ups are those of its verdicts against `baseline`, where the run has that
/// mode.
QString outcomeText(const RunResult& run, const QString& baseline);
/// '12 of 18 modes equivalent'; without a baseline how many there are.
QString outcomeText(const AccuracyStudyResult& study);
/// 'INT8-W8A8 1.30× faster': the configuration that generates faster than the baseline by the most, without simulated
/// ones; else how many there are.
QString outcomeText(const LlmStudyResult& study);
/// The name of a run is its setup: 'Run 4 · Quantize 1,024×8,192 BF16 · hot', with what differs from `before`, the run
/// that it is to be distinguished from, where that is of the same operation, size and type; null: none.
QString runName(int number, const RunResult& run, const RunResult* before);
/// 'Run 4 · Sweep on cluster' of 'Sweep on cluster'.
QString numberedName(int number, const QString& words);

} // namespace qs
