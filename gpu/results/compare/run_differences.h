// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"
#include "gpu/results/run_result.h"

#include <vector>

namespace qs {

struct LlmStudyResult;
struct AccuracyStudyResult;

/// What is not the same in the environment or the setup of two runs.
struct RunDifference
{
    enum class Kind : std::uint8_t {
        Work,       ///< operation, size, data type, input
        Protocol,   ///< how it was measured
        Environment ///< where
    };
    Kind kind = Kind::Environment;
    Message what; ///< 'Driver'
    Message a, b; ///< 'unknown' where a run does not report it
    bool operator==(const RunDifference&) const = default;
};

/// In the order Work, Protocol, Environment; dates and process numbers do not count, nor clocks within 1%.
std::vector<RunDifference> differencesOf(const RunResult& a, const RunResult& b);
/// The same of studies of one kind.
std::vector<RunDifference> differencesOf(const LlmStudyResult& a, const LlmStudyResult& b);
std::vector<RunDifference> differencesOf(const AccuracyStudyResult& a, const AccuracyStudyResult& b);
/// The same of two setups alone: Work and Protocol, and the chosen modes or variants.
std::vector<RunDifference> differencesOf(const RunSpec& a, const RunSpec& b);

} // namespace qs
