// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

/// Fake quantization for training and its gradients, in plain C++: what the kernels are held to.
namespace qs {

/// Codes from `lowest` to `highest`.
struct FakeRange
{
    int lowest = -128, highest = 127;
    bool operator==(const FakeRange&) const = default;
};
/// −2^(b−1) … 2^(b−1)−1, or 0 … 2^b−1.
constexpr FakeRange fakeRange(int bits, bool isSigned = true)
{
    return isSigned ? FakeRange{-(1 << (bits - 1)), (1 << (bits - 1)) - 1} : FakeRange{0, (1 << bits) - 1};
}

/// Straight-through estimator (Bengio et al. 2013; torchao): y = (cut(rne(x/scale) + zeroPoint) − zeroPoint)·scale.
/// mask[i] is 1 where the code lay within the range before it was cut, and 0 where it was cut or x is NaN. The spans
/// are as long as x; mask may be empty.
void fakeQuantize(std::span<const float> x, float scale, int zeroPoint, FakeRange range, std::span<float> y,
                  std::span<std::uint8_t> mask = {});
/// dx = dy·mask.
void fakeQuantizeGradient(std::span<const float> dy, std::span<const std::uint8_t> mask, std::span<float> dx);

/// Learned step size quantization (Esser et al. 2019). First step: 2·mean|w|/√highest; 1 where all weights are 0.
float lsqInitialStep(std::span<const float> w, FakeRange range);
/// g = 1/√(count·highest): what the gradient of a step that `count` values share is multiplied by.
float lsqGradientScale(std::int64_t count, FakeRange range);
/// y = rne(cut(v))·step, v = x/step; step > 0.
void lsqForward(std::span<const float> x, float step, FakeRange range, std::span<float> y);
/// dx = dy where v lies in the range (its ends are in it), else 0. Returns the gradient of the step, summed in FP64:
/// g·Σ dy·(rne(v) − v) within the range, dy·lowest or dy·highest outside. g is lsqGradientScale(x.size()) unless one is
/// given (> 0).
float lsqBackward(std::span<const float> x, float step, FakeRange range, std::span<const float> dy, std::span<float> dx,
                  float gradientScale = 0);

} // namespace qs
