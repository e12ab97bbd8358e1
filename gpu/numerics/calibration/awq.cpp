// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/calibration/awq.h"

#include <Eigen/Core> // matrix products: see gptq.cpp

#include <algorithm>
#include <cmath>
#include <string>

namespace qs {
namespace {

using Eigen::Index;
using Rows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using ConstRows = Eigen::Map<const Rows>;
using Channels = Eigen::Array<float, 1, Eigen::Dynamic>;

constexpr int kRatios = 20;
constexpr int kClipGrid = 20, kClipSteps = 10; // 1 − i/20 for i < 10
constexpr float kScaleFloor = 1e-4f;

Result<void> check(std::span<const float> w, std::int64_t rows, std::int64_t columns, std::span<const float> x,
                   const AwqOptions& options)
{
    const auto bad = [](ErrorCode code, Message message) { return Error{code, std::move(message), ""}; };
    if (const auto rule = checkUniformRule(options.rule()); !rule) return rule.error();
    if (options.groupSize < 0)
        return bad(ErrorCode::Usage,
                   Message::tr("AWQ supports groups within a row or entire rows, not the entire tensor."));
    if (rows < 1 || columns < 1 || static_cast<std::int64_t>(w.size()) != rows * columns)
        return bad(ErrorCode::Usage,
                   Message::tr("AWQ received %1 weights for a layer of %2 × %3.").arg(w.size(), rows, columns));
    if (x.empty() || x.size() % static_cast<std::size_t>(columns) != 0)
        return bad(ErrorCode::Usage, Message::tr("AWQ requires calibration samples of %1 features each.").arg(columns));
    const auto finite = [](float value) { return std::isfinite(value); };
    if (!std::ranges::all_of(w, finite))
        return bad(ErrorCode::BadInput, Message::tr("A weight of the layer is not a finite number."));
    if (!std::ranges::all_of(x, finite))
        return bad(ErrorCode::BadInput, Message::tr("A calibration input of the layer is not a finite number."));
    return {};
}

/// At most `most` rows of x, evenly spaced.
Rows takenRows(const ConstRows& x, int most)
{
    const Index count = std::min<Index>(x.rows(), std::max(1, most));
    Rows out(count, x.cols());
    for (Index i = 0; i < count; ++i)
        out.row(i) = x.row(i * x.rows() / count);
    return out;
}

/// Restored codes as a matrix.
Rows restored(const UniformCodes& codes)
{
    const std::vector<float> values = restoreUniform(codes);
    return ConstRows(values.data(), codes.rows, codes.columns);
}

UniformCodes rounded(const UniformRule& rule, const Rows& w)
{
    return quantizeUniform(rule, {w.data(), static_cast<std::size_t>(w.size())}, w.rows(), w.cols());
}

/// Mean of the squared outputs of x through `difference`.
double outputError(const Rows& x, const Rows& difference)
{
    const Rows y = x * difference.transpose();
    return y.cast<double>().squaredNorm() / static_cast<double>(y.size());
}

Channels scalesAt(const Channels& meanAbs, int step)
{
    const Channels s = meanAbs.pow(static_cast<float>(step) / kRatios).max(kScaleFloor);
    return s / std::sqrt(s.maxCoeff() * s.minCoeff());
}

/// Rounds the groups at columns [first, first + width) of all rows within ±kept·amax of each.
void clippedGroup(const UniformRule& rule, const Eigen::Ref<const Rows, 0, Eigen::OuterStride<>>& w, float kept,
                  Rows& out)
{
    for (Index r = 0; r < w.rows(); ++r) {
        const float low = w.row(r).minCoeff(), high = w.row(r).maxCoeff(),
                    limit = std::max(std::fabs(low), std::fabs(high)) * kept;
        const UniformGrid grid = uniformGrid(rule, std::max(low, -limit), std::min(high, limit));
        for (Index c = 0; c < w.cols(); ++c)
            out(r, c) = grid.rounded(std::clamp(w(r, c), -limit, limit));
    }
}

/// For each group the share of its amax with the least error of the group's part of the output. e X_gᵀX_g eᵀ is that
/// error, so the samples are looked at once for all rows and steps.
std::vector<float> searchClips(const UniformRule& rule, const Rows& w, const Rows& x, std::int64_t groupSize,
                               std::int64_t groupsPerRow)
{
    std::vector<float> clips(static_cast<std::size_t>(w.rows() * groupsPerRow), 1.0f);
    for (Index g = 0; g < groupsPerRow; ++g) {
        const Index first = g * groupSize, width = std::min<Index>(groupSize, w.cols() - first);
        const Rows moments = x.middleCols(first, width).transpose() * x.middleCols(first, width);
        const Rows part = w.middleCols(first, width);
        Rows difference(w.rows(), width);
        Eigen::ArrayXf least = Eigen::ArrayXf::Constant(w.rows(), std::numeric_limits<float>::infinity());
        for (int step = 0; step < kClipSteps; ++step) {
            const float kept = 1.0f - static_cast<float>(step) / kClipGrid;
            clippedGroup(rule, part, kept, difference);
            difference -= part;
            const Rows weighted = difference * moments;
            const Eigen::ArrayXf error = weighted.cwiseProduct(difference).rowwise().sum().array();
            for (Index r = 0; r < w.rows(); ++r)
                if (error(r) < least(r)) {
                    least(r) = error(r);
                    clips[static_cast<std::size_t>(r * groupsPerRow + g)] = kept;
                }
        }
    }
    return clips;
}

/// `w` cut to the clips.
Rows clipped(const Rows& w, const std::vector<float>& clips, std::int64_t groupSize, std::int64_t groupsPerRow)
{
    Rows out = w;
    for (Index r = 0; r < w.rows(); ++r)
        for (Index g = 0; g < groupsPerRow; ++g) {
            auto part = out.row(r).segment(g * groupSize, std::min<Index>(groupSize, w.cols() - g * groupSize));
            const float limit = part.cwiseAbs().maxCoeff() * clips[static_cast<std::size_t>(r * groupsPerRow + g)];
            part = part.cwiseMax(-limit).cwiseMin(limit).eval();
        }
    return out;
}

} // namespace

UniformRule AwqOptions::rule() const
{
    UniformRule r;
    r.bits = bits;
    r.symmetric = symmetric;
    r.dialect = dialect;
    r.groupSize = groupSize;
    r.scaleType = scaleType;
    return r;
}

Result<AwqResult> awqQuantize(std::span<const float> weights, std::int64_t rows, std::int64_t columns,
                              std::span<const float> inputs, const AwqOptions& options)
{
    if (const auto fine = check(weights, rows, columns, inputs, options); !fine) return fine.error();
    const UniformRule rule = options.rule();
    const Rows w = ConstRows(weights.data(), rows, columns);
    const ConstRows all(inputs.data(), static_cast<Index>(inputs.size()) / columns, columns);
    const Rows x = takenRows(all, options.maxRows);
    const Channels meanAbs = all.cwiseAbs().colwise().mean().array();
    const auto scaled = [&](const Channels& s) -> Rows { return (w.array().rowwise() * s).matrix(); };
    const auto errorOf = [&](const UniformCodes& codes, const Channels& s) {
        return outputError(x, (restored(codes).array().rowwise() / s).matrix() - w);
    };

    AwqResult out;
    Channels best = Channels::Ones(columns);
    for (int step = 0; step < (options.scale ? kRatios : 1); ++step) {
        const Channels s = scalesAt(meanAbs, step);
        const double error = errorOf(rounded(rule, scaled(s)), s);
        if (step == 0) out.plainMse = error;
        if (step > 0 && error >= out.scaledMse) continue;
        out.scaledMse = error;
        out.ratio = static_cast<double>(step) / kRatios;
        best = s;
    }
    Rows kept = scaled(best);
    const UniformCodes sizes = emptyUniformCodes(rule, rows, columns);
    out.clips.assign(static_cast<std::size_t>(rows * sizes.groupsPerRow), 1.0f);
    if (options.clip && options.unclippedRows < rows) {
        const Index first = std::max<Index>(0, options.unclippedRows);
        const auto clips = searchClips(rule, kept.bottomRows(rows - first), (x.array().rowwise() / best).matrix(),
                                       sizes.groupSize, sizes.groupsPerRow);
        std::ranges::copy(clips, out.clips.begin() + first * sizes.groupsPerRow);
        kept = clipped(kept, out.clips, sizes.groupSize, sizes.groupsPerRow);
    }
    out.scales.assign(best.begin(), best.end());
    out.codes = rounded(rule, kept);
    out.mse = errorOf(out.codes, best);
    return out;
}

} // namespace qs
