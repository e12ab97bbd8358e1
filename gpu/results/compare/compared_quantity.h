// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"
#include "gpu/measure/comparison.h"

#include <cstdint>
#include <string_view>

namespace qs {

/// What two results are compared in.
enum class ComparedQuantity : std::uint8_t {
    Latency, ///< of a kernel, or of a call of a model
    FirstToken,
    TimePerToken,
    Throughput, ///< decodeThroughput()
    Memory,
    Size, ///< of a model file
    Perplexity,
    Accuracy
};

struct ComparedQuantityInfo
{
    std::string_view key;  ///< as in JSON: 'time_per_token'
    const char* name;      ///< marked: 'Time per token'
    std::string_view unit; ///< of the figures: 'us', 'tokens/s', 'bytes', 'percent', ''
    bool moreIsBetter = false;
    bool isSpeed = true;         ///< the better one is the faster one
    double margin = kSameWithin; ///< ratios up to 1 + margin are no difference; of Accuracy percentage points / 100
};
const ComparedQuantityInfo& infoOf(ComparedQuantity quantity);

/// 'FASTER', and 'BETTER' where it is not about speed; see verdictLabel().
std::string_view verdictLabel(Verdict verdict, ComparedQuantity quantity);
/// The same as in JSON.
std::string_view verdictName(Verdict verdict, ComparedQuantity quantity);
/// 'FASTER 1.27× [1.26, 1.28], n = 100'
Message comparisonText(const Comparison& comparison, ComparedQuantity quantity);

/// How much more of the quantity b has than a, in percent, by a ratio that says how many times better b is.
double changePercent(double ratio, ComparedQuantity quantity);

} // namespace qs
