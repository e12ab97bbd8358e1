// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/catalog/dimension.h"
#include "gpu/results/run_result.h"

#include <string>
#include <vector>

namespace qs {

/// Where a mode or variant of a sweep stops, or begins, to be faster than another one. The verdicts of two measured
/// sizes say that it does; where between them is read off the ratios, straight in the logarithms.
struct Crossing
{
    std::string mode, against;
    Dimension axis = Dimension::M;
    OperationSetup setup;               ///< its other dimensions
    std::int64_t before = 0, after = 0; ///< values of the axis with opposite verdicts, and none between them
    double at = 0;                      ///< value at which both take the same time
    bool fasterBefore = true;           ///< up to it, or from it on
};

/// What a number format has to beat: `asked` where it was measured and is no FP32 variant of an operation, else the
/// operation's variant in 16 bits; without one `asked`, or the first mode where there is no such.
std::string crossingReference(const Segment& point, const std::string& asked);

/// All of a sweep, along each dimension in which its points differ, the others being equal; in the order of the modes.
/// Points whose verdicts are not to be trusted, and imported rows, count for nothing.
std::vector<Crossing> crossings(const std::vector<Segment>& points, const std::string& asked);

/// 'gemm-w4a16 is faster than gemm-bf16 up to about m = 180 (k = 4,096, n = 28,672, BF16); it is faster at m = 128 and
/// slower at m = 256.'
Message crossingText(const Crossing& crossing);
/// Of all, the first of many, the others counted.
std::vector<Message> crossingTexts(const std::vector<Segment>& points, const std::string& asked);

/// `at` as it is written: two significant digits, within what was measured.
std::int64_t roundedPlace(const Crossing& crossing);

} // namespace qs
