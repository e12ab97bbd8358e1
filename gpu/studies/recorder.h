// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/kernels/backend.h"
#include "gpu/measure/log_histogram.h"
#include "gpu/measure/statistics.h"

#include <cstdint>
#include <vector>

namespace qs {

/// The record of one variant: warm-up samples, then all measured ones, with the clock during each where it is known. A finite
/// run keeps everything; Live, which never ends, keeps at least the last `keep` samples, and a histogram of all.
class SampleRecord
{
public:
    explicit SampleRecord(std::size_t keep) : m_keep(keep) {}

    void addWarmup(float us) { m_warmup.push_back(us); }
    void add(const Timing& timing);
    /// Measured samples so far, those that are no longer kept included.
    std::int64_t total() const { return m_total; }
    const std::vector<float>& warmup() const { return m_warmup; }
    /// The samples kept, oldest first.
    std::vector<float> samples() const { return newest(m_samples); }
    /// The clocks of the same samples; empty where none is known.
    std::vector<float> clocks() const { return newest(m_clocks); }
    /// Positions within samples() of those during which a thread was switched out.
    std::vector<std::int64_t> preempted() const;
    /// At most the last `most` samples.
    std::vector<float> tail(std::size_t most) const;
    std::size_t kept() const { return m_samples.size(); }
    /// Exact up to some thousand samples; quantiles from the histogram (within 1.6%) beyond, so that asking in
    /// the middle of a run stays cheap.
    Summary quickSummary() const;

private:
    std::vector<float> newest(const std::vector<float>& values) const;

    std::size_t m_keep;
    std::vector<float> m_warmup;
    std::vector<float> m_samples, m_clocks; ///< clocks: empty, or one for each of m_samples
    std::vector<std::int64_t> m_preempted;  ///< numbers of measured samples, from 0
    std::int64_t m_total = 0;
    LogHistogram m_all;
    double m_mean = 0, m_squares = 0;
    float m_min = 0, m_max = 0;
};

} // namespace qs
