// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/accuracy/workbench.h"

#include <stop_token>

namespace qs {

/// Quantizes one layer at a time. On items of the calibration split: plans that are made from these cells are then
/// judged on test items that had no part in choosing them. (GPTQ, AWQ, SmoothQuant and the static scales have seen the
/// same items.)
class LayerSensitivity
{
public:
    /// At most so many items; fewer for models whose passes cost more, so that a study stays within its time.
    static std::int64_t itemsFor(const ModeWorkbench& bench, std::size_t modes);

    /// Evaluates the baseline on `items` items. The workbench outlives it and has captured its inputs.
    static Result<LayerSensitivity> make(ModeWorkbench& bench, std::int64_t items, std::stop_token stop);

    /// Layer `layer` in `mode`, all others in FP32.
    Result<SensitivityCell> measure(const PreparedMode& mode, int layer, std::stop_token stop);

private:
    LayerSensitivity(ModeWorkbench& bench, std::int64_t items) : m_bench(&bench), m_items(items) {}
    DeviceSet items() const;
    Result<std::vector<float>> output(int layer, const LinearExecution& execution) const;
    Result<ErrorMetrics> outputError(const PreparedMode& mode, int layer);

    ModeWorkbench* m_bench;
    std::int64_t m_items;
    const PreparedMode* m_plain = nullptr;
    ItemScores m_baseline;
    std::vector<std::vector<float>> m_outputs; ///< of the layers in FP32
};

} // namespace qs
