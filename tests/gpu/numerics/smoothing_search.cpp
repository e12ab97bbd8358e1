// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/numerics/smoothing_search.h"

#include "gpu/numerics/error_metrics.h"
#include "gpu/numerics/uniform_quantizer.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace qs {
namespace {

using Eigen::Index;
using Rows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using ConstRows = Eigen::Map<const Rows>;

Result<void> check(std::span<const float> w, std::int64_t rows, std::int64_t columns, std::span<const float> x,
                   const SmoothingOptions& options)
{
    const auto bad = [](ErrorCode code, std::string message) { return Error{code, std::move(message), ""}; };
    if (rows < 1 || columns < 1 || static_cast<std::int64_t>(w.size()) != rows * columns)
        return bad(ErrorCode::Usage, "SmoothQuant got " + std::to_string(w.size()) + " weights for a layer of " +
                                         std::to_string(rows) + " × " + std::to_string(columns) + ".");
    if (x.empty() || x.size() % static_cast<std::size_t>(columns) != 0)
        return bad(ErrorCode::Usage,
                   "SmoothQuant needs calibration samples of " + std::to_string(columns) + " features each.");
    if (options.alphas.empty() || !std::ranges::all_of(options.alphas, [](double a) { return a >= 0 && a <= 1; }))
        return bad(ErrorCode::Usage, "The exponents of SmoothQuant lie in [0, 1].");
    if (options.bits < 2 || options.bits > 8) return bad(ErrorCode::Usage, "Integer widths go from 2 to 8 bits.");
    const auto finite = [](float value) { return std::isfinite(value); };
    if (!std::ranges::all_of(w, finite))
        return bad(ErrorCode::BadInput, "A weight of the layer is not a finite number.");
    if (!std::ranges::all_of(x, finite))
        return bad(ErrorCode::BadInput, "A calibration input of the layer is not a finite number.");
    return {};
}

/// Rounded and restored; the scale by row, or for the whole tensor.
Rows throughIntegers(std::span<const float> values, std::int64_t columns, int bits, Granularity granularity)
{
    UniformRule rule;
    rule.bits = bits;
    rule.groupSize = granularity == Granularity::Tensor ? -1 : 0;
    const auto rows = static_cast<std::int64_t>(values.size()) / columns;
    const std::vector<float> back = restoreUniform(quantizeUniform(rule, values, rows, columns));
    return ConstRows(back.data(), rows, columns);
}

/// A layer, and the outputs that every way of rounding it is compared with.
struct Comparison
{
    std::span<const float> w, x;
    std::int64_t columns;
    const SmoothingOptions& options;
    Rows exact;

    SmoothingError errorWith(std::span<const float> scales, double alpha) const
    {
        const Rows activations =
            throughIntegers(smoothedActivations(x, scales), columns, options.bits, options.activations);
        const Rows weights = throughIntegers(smoothedWeights(w, scales), columns, options.bits, Granularity::Token);
        const Rows y = activations * weights.transpose();
        ErrorAccumulator sum;
        for (Index i = 0; i < y.size(); ++i)
            sum.add(exact.data()[i], y.data()[i]);
        const ErrorMetrics metrics = sum.metrics();
        constexpr double infinity = std::numeric_limits<double>::infinity();
        // What overflows is worse than any error, and no part of the others' mean.
        if (metrics.destroyed > 0 || metrics.elements == 0) return {alpha, infinity, -infinity};
        return {alpha, metrics.mse, metrics.sqnrDb};
    }
};

std::vector<float> takenRows(std::span<const float> x, std::int64_t columns, int most)
{
    const auto rows = static_cast<std::int64_t>(x.size()) / columns,
               count = std::min<std::int64_t>(rows, std::max(1, most));
    std::vector<float> out;
    out.reserve(static_cast<std::size_t>(count * columns));
    for (std::int64_t i = 0; i < count; ++i) {
        const auto row =
            x.subspan(static_cast<std::size_t>(i * rows / count * columns), static_cast<std::size_t>(columns));
        out.insert(out.end(), row.begin(), row.end());
    }
    return out;
}

} // namespace

std::vector<float> smoothedActivations(std::span<const float> x, std::span<const float> scales)
{
    std::vector<float> out(x.begin(), x.end());
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] /= scales[i % scales.size()];
    return out;
}

Result<SmoothingSearch> searchSmoothing(std::span<const float> w, std::int64_t rows, std::int64_t columns,
                                        std::span<const float> x, const SmoothingOptions& options)
{
    if (const auto fine = check(w, rows, columns, x, options); !fine) return fine.error();
    const std::vector<float> taken = takenRows(x, columns, options.maxRows);
    const ConstRows weights(w.data(), rows, columns);
    const ConstRows inputs(taken.data(), static_cast<Index>(taken.size()) / columns, columns);
    const Comparison comparison{w, taken, columns, options, inputs * weights.transpose()};
    const std::vector<float> activationAbsmax = columnAbsmax(x, columns), weightAbsmax = columnAbsmax(w, columns);

    SmoothingSearch out;
    out.plain = comparison.errorWith(std::vector<float>(static_cast<std::size_t>(columns), 1.0f), -1.0);
    for (const double alpha : options.alphas) {
        std::vector<float> scales = smoothingScales(activationAbsmax, weightAbsmax, alpha);
        const SmoothingError error = comparison.errorWith(scales, alpha);
        const bool first = out.tried.empty();
        const bool better = first || error.mse < std::ranges::min(out.tried, {}, &SmoothingError::mse).mse;
        out.tried.push_back(error);
        if (!better) continue;
        out.alpha = alpha;
        out.scales = std::move(scales);
    }
    return out;
}

} // namespace qs
