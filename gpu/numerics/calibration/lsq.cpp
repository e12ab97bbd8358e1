// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/calibration/lsq.h"

#include <algorithm>
#include <cmath>

namespace qs {

void fakeQuantize(std::span<const float> x, float scale, int zeroPoint, FakeRange range, std::span<float> y,
                  std::span<std::uint8_t> mask)
{
    const float low = static_cast<float>(range.lowest - zeroPoint),
                high = static_cast<float>(range.highest - zeroPoint);
    for (std::size_t i = 0; i < x.size(); ++i) {
        const float q = std::nearbyint(x[i] / scale);
        const bool within = q >= low && q <= high; // NaN is not
        y[i] = (std::isnan(q) ? 0.0f : std::clamp(q, low, high)) * scale;
        if (!mask.empty()) mask[i] = within ? 1 : 0;
    }
}

void fakeQuantizeGradient(std::span<const float> dy, std::span<const std::uint8_t> mask, std::span<float> dx)
{
    for (std::size_t i = 0; i < dy.size(); ++i)
        dx[i] = mask[i] ? dy[i] : 0.0f;
}

float lsqInitialStep(std::span<const float> w, FakeRange range)
{
    double sum = 0;
    for (const float x : w)
        sum += std::fabs(x);
    const double mean = w.empty() ? 0.0 : sum / static_cast<double>(w.size());
    const auto step = static_cast<float>(2 * mean / std::sqrt(static_cast<double>(range.highest)));
    return step > 0 ? step : 1.0f;
}

float lsqGradientScale(std::int64_t count, FakeRange range)
{
    return static_cast<float>(1.0 / std::sqrt(static_cast<double>(std::max<std::int64_t>(count, 1)) * range.highest));
}

void lsqForward(std::span<const float> x, float step, FakeRange range, std::span<float> y)
{
    const auto low = static_cast<float>(range.lowest), high = static_cast<float>(range.highest);
    for (std::size_t i = 0; i < x.size(); ++i)
        y[i] = std::nearbyint(std::clamp(x[i] / step, low, high)) * step;
}

float lsqBackward(std::span<const float> x, float step, FakeRange range, std::span<const float> dy, std::span<float> dx,
                  float gradientScale)
{
    const auto low = static_cast<float>(range.lowest), high = static_cast<float>(range.highest);
    double sum = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const float v = x[i] / step;
        const bool within = v >= low && v <= high;
        dx[i] = within ? dy[i] : 0.0f;
        const float slope = within ? std::nearbyint(v) - v : std::clamp(v, low, high);
        sum += static_cast<double>(dy[i]) * slope;
    }
    const float g = gradientScale > 0 ? gradientScale : lsqGradientScale(static_cast<std::int64_t>(x.size()), range);
    return static_cast<float>(sum * g);
}

} // namespace qs
