// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace qs::stats {

/// A ratio of medians and its interval.
struct RatioInterval
{
    double ratio = 1, low = 1, high = 1;
};

struct BootstrapOptions
{
    int resamples = 2000;
    std::uint64_t seed = 1;
    std::size_t block = 1;     ///< length of the blocks drawn, wrapping around at the end: 1 for independent samples
    double confidence = 0.95;
    std::size_t most = 4096;   ///< samples of a series that are resampled; see below
};

/// median(a)/median(b) with a moving-block bootstrap interval (Künsch 1989), corrected for bias and skewness (BCa, Efron 1987;
/// acceleration from the jackknife). Both series positive and of two samples or more.
///
/// The work is resamples × samples. Of a series longer than `most` every k-th sample is resampled, k the least that
/// suffices, and the interval is moved by the ratio of the full medians to those of the rest: it gets wider than the
/// data would allow, never narrower.
RatioInterval bootstrapMedianRatio(std::span<const double> a, std::span<const double> b, const BootstrapOptions& options = {});

} // namespace qs::stats
