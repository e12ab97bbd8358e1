// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace qs {

/// What the configurations that meet all limits are ranked by.
enum class DecisionGoal : std::uint8_t { Speed, Memory, Loss };
std::string_view decisionGoalName(DecisionGoal goal); ///< 'speed', 'memory', 'loss'
std::optional<DecisionGoal> parseDecisionGoal(std::string_view name);

/// What a configuration has to meet. An immutable value that a session keeps; a limit that is not there does not count.
/// A limit counts for what it is about: time per token for language models, time per call for models and operations.
struct DecisionLimits
{
    std::string device;                      ///< part of the device's name, in any case; empty: any
    std::optional<double> memoryBytes;       ///< at most; of an operation it limits nothing
    std::optional<double> msPerToken;        ///< at most: median time of a decoding step
    std::optional<double> usPerCall;         ///< at most: median latency
    std::optional<double> tokensPerSecond;   ///< at least: tokens of all sequences by the time that they took
    std::optional<double> perplexityPercent; ///< at most: rise of the perplexity over the baseline's
    std::optional<double> accuracyPoints;    ///< at most: percentage points below the baseline
    int batch = 0, promptLength = 0;         ///< of language models; 0: the smallest that was measured
    DecisionGoal goal = DecisionGoal::Speed;
    std::string subject; ///< DecisionTable::key of what is decided; empty: the first table
    bool operator==(const DecisionLimits&) const = default;
};

/// What a new session begins with: no limit but losses of 1 % of perplexity and 1 point of accuracy.
DecisionLimits defaultDecisionLimits();
/// Refuses what is negative or not finite.
Result<void> validate(const DecisionLimits& limits);
nlohmann::ordered_json toJson(const DecisionLimits& limits);
Result<DecisionLimits> decisionLimitsFromJson(const nlohmann::json& json);
/// '8GiB', '500 MB', '8589934592': bytes. Usage with what is allowed.
Result<double> parseBytes(std::string_view text);

} // namespace qs
