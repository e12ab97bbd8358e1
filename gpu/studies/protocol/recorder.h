// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"
#include "gpu/measure/log_histogram.h"
#include "gpu/measure/statistics.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace qs {

/// The record of one variant: warm-up samples, then all measured ones, with the clock during each where it is known. It
/// keeps everything until it is asked to forget the oldest, which a Live run does for all its records alike.
class SampleRecord
{
public:
    void addWarmup(float us) { m_warmup.push_back(us); }
    void add(const Timing& timing);
    /// Forgets the oldest `count` of the samples kept. What is said afterwards, statistics included, is of those that
    /// are left.
    void forget(std::size_t count);
    /// No more samples come: gives back what only quick answers in between need, which is more than a short record.
    void close() { m_all.reset(); }
    /// Keeps the newest `count` samples of the warm-up, and gives back the memory of what is gone.
    void trim(std::size_t count);

    /// Measured samples so far, forgotten ones included.
    std::int64_t total() const { return m_forgotten + static_cast<std::int64_t>(m_samples.size()); }
    std::int64_t forgotten() const { return m_forgotten; }
    const std::vector<float>& warmup() const { return m_warmup; }
    /// The samples kept, oldest first.
    const std::vector<float>& samples() const { return m_samples; }
    /// The clocks of the same samples, 0 where it is not known; empty where none is known.
    const std::vector<float>& clocks() const { return m_clocks; }
    /// Positions within samples() of those during which a thread was switched out.
    std::vector<std::int64_t> preempted() const;
    /// Of the samples kept: exact up to some thousand; beyond that quantiles are within LogHistogram::kRelativeError,
    /// and mad, r1 and nEff are left at 0, so that asking in the middle of a run stays cheap. isApproximate() tells.
    Summary quickSummary() const;

private:
    void count(float us);

    std::vector<float> m_warmup;
    std::vector<float> m_samples, m_clocks; ///< clocks: empty, or one for each of m_samples
    std::vector<std::int64_t> m_preempted;  ///< numbers of measured samples, from 0
    std::int64_t m_forgotten = 0;
    std::optional<LogHistogram> m_all{std::in_place}; ///< of m_samples, and so are the sums; none once closed
    double m_mean = 0, m_squares = 0;
    std::int64_t m_counted = 0;
};

} // namespace qs
