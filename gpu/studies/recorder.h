// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/log_histogram.h"
#include "gpu/measure/statistics.h"

#include <cstdint>
#include <vector>

namespace qs {

/// The record of one variant: warm-up samples, then all measured ones. A finite run keeps everything; Live,
/// which never ends, keeps at least the last `keep` samples, and a histogram of all.
class SampleRecord
{
public:
    SampleRecord(int warmup, std::size_t keep) : m_warmupCount(static_cast<std::size_t>(warmup)), m_keep(keep) {}

    /// Returns true if the sample counted as warm-up.
    bool add(float us);
    std::int64_t total() const { return m_total; }
    const std::vector<float>& warmup() const { return m_warmup; }
    /// The samples kept, oldest first.
    std::vector<float> samples() const;
    std::size_t kept() const { return m_samples.size(); }
    /// Exact up to some thousand samples; quantiles from the histogram (within 1.6%) beyond, so that asking in
    /// the middle of a run stays cheap.
    Summary quickSummary() const;

private:
    std::size_t m_warmupCount;
    std::size_t m_keep;
    std::vector<float> m_warmup;
    std::vector<float> m_samples;
    std::int64_t m_total = 0;
    LogHistogram m_all;
    double m_mean = 0, m_squares = 0;
    float m_min = 0, m_max = 0;
};

} // namespace qs
