// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"
#include "gpu/results/run_result.h"

#include <optional>
#include <stop_token>

namespace qs {

/// Holds what a backend computed against the oracle, on evenly spaced rows (always the first and the last),
/// and measures the error of the same rows from the backend's own codes and scales.
class Verifier
{
public:
    /// `input` is what the backend quantized; its extremes over the whole tensor are found once, here.
    Verifier(const HostTensor& input, const GivenScale& given, std::stop_token stop);

    /// Fills verification, error, lost and constantInput of `mode`.
    void check(const Readback& readback, ModeResult& mode) const;
    /// False where it was stopped before it knew the extremes.
    bool ready() const { return m_ready; }
    /// None where the tensor is too small to tell.
    const std::optional<InputOutliers>& outliers() const { return m_outliers; }

    /// About how many elements are compared; whole rows, at least two.
    static constexpr std::int64_t kElements = 1 << 21;

private:
    HostTensor m_input;
    GivenScale m_given;
    Extremes m_extremes;
    std::optional<InputOutliers> m_outliers;
    std::stop_token m_stop;
    bool m_ready = false;
};

} // namespace qs
