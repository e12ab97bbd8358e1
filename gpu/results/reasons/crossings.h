// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/catalog/dimension.h"
#include "gpu/results/reasons/border.h"
#include "gpu/results/run_result.h"

#include <optional>
#include <string>
#include <vector>

namespace qs {

/// What a second visit of the sizes on both sides says; see SegmentSummary::secondVisit.
enum class Confirmation : std::uint8_t { None, Confirms, Differs };

/// Where a mode or variant of a sweep stops, or begins, to be faster than another one: the sizes for which it pays.
struct Crossing
{
    std::string mode, against;
    Dimension axis = Dimension::M;
    OperationSetup setup;               ///< its other dimensions
    std::int64_t before = 0, after = 0; ///< values of the axis on both sides
    Border border;                      ///< its `at` is a value of the axis
    Confirmation confirmation = Confirmation::None;
    Comparison againBefore, againAfter; ///< of the second visit alone, where there was one
};

/// What a number format has to beat: `asked` where it was measured and is no FP32 variant of an operation, else the
/// operation's variant in 16 bits; without one `asked`, or the first mode where there is no such.
std::string crossingReference(const Segment& point, const std::string& asked);

/// All of a sweep, along each dimension in which its points differ, the others being equal; in the order of the modes.
/// Points whose verdicts are not to be trusted, and imported rows, count for nothing.
std::vector<Crossing> crossings(const std::vector<Segment>& points, const std::string& asked);

/// 'gemm-w4a16 becomes slower than gemm-bf16 between m = 128 and m = 256 (k = 4,096, n = 28,672, BF16): …'; see
/// borderText(). What a second visit says follows.
Message crossingText(const Crossing& crossing);
/// Of all, the first of many, the others counted.
std::vector<Message> crossingTexts(const std::vector<Segment>& points, const std::string& asked);

/// The mode that is faster than the reference at most sizes; of those that are so at as many, the one that is so by
/// most.
struct OftenFaster
{
    std::string mode, against;
    int faster = 0;             ///< sizes at which it is
    double least = 0, most = 0; ///< speed-ups there
};
/// Of all points of a sweep; none where nothing is faster anywhere. What counts is as for crossings().
std::optional<OftenFaster> oftenFaster(const std::vector<Segment>& points, const std::string& asked);

} // namespace qs
