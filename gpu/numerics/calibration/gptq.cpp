// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/calibration/gptq.h"

// Eigen for factors and matrix products: well kept, header-only, and quantization is what this program is about, not
// linear algebra.
#include <Eigen/Cholesky>
#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

namespace qs {
namespace {

using Eigen::Index;
using Rows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Wide = Eigen::MatrixXd;

constexpr Index kHessianRows = 256;
/// The damping is raised tenfold at most so often.
constexpr int kDampingTries = 6;

Error bad(ErrorCode code, Message message, Message hint = {}) { return {code, std::move(message), std::move(hint)}; }

Result<void> check(std::span<const float> w, std::int64_t rows, std::int64_t columns, const GptqHessian& hessian,
                   const GptqOptions& options)
{
    if (const auto rule = checkUniformRule(options.rule()); !rule) return rule.error();
    if (rows < 1 || columns < 1 || static_cast<std::int64_t>(w.size()) != rows * columns)
        return bad(ErrorCode::Usage,
                   Message::tr("GPTQ received %1 weights for a layer of %2 × %3.").arg(w.size(), rows, columns));
    if (hessian.columns() != columns)
        return bad(ErrorCode::Usage,
                   Message::tr("The calibration inputs have %1 features, but the layer has %2 inputs.")
                       .arg(hessian.columns(), columns));
    if (hessian.samples() < 1)
        return bad(ErrorCode::Usage, Message::tr("GPTQ requires at least one calibration sample."),
                   Message::tr("Use a calibration split."));
    if (!(options.damping >= 0 && std::isfinite(options.damping)))
        return bad(ErrorCode::Usage, Message::tr("The damping of GPTQ must be a number of 0 or more."));
    const auto broken = std::ranges::find_if(w, [](float x) { return !std::isfinite(x); });
    if (broken != w.end()) {
        const std::int64_t at = broken - w.begin();
        return bad(
            ErrorCode::BadInput,
            Message::tr("The weight of output %1, input %2 is not a finite number.").arg(at / columns, at % columns),
            Message::tr("The training may have diverged."));
    }
    for (std::int64_t c = 0; c < columns; ++c)
        if (!std::isfinite(hessian.diagonal(c)))
            return bad(ErrorCode::BadInput,
                       Message::tr("Input %1 of the calibration samples contains values that are not finite.").arg(c));
    return {};
}

/// Places by falling diagonal, of equal ones the first; or as they are.
std::vector<std::int32_t> columnOrder(const GptqHessian& hessian, bool actOrder)
{
    std::vector<std::int32_t> order(static_cast<std::size_t>(hessian.columns()));
    std::iota(order.begin(), order.end(), 0);
    if (actOrder)
        std::ranges::stable_sort(
            order, [&](std::int32_t a, std::int32_t b) { return hessian.diagonal(a) > hessian.diagonal(b); });
    return order;
}

/// H with rows and columns in `order` *reversed*, dead inputs with 1 on the diagonal.
Wide reversedHessian(const GptqHessian& hessian, const std::vector<std::int32_t>& order)
{
    const std::vector<double> lower = hessian.lower();
    const auto n = static_cast<Index>(order.size());
    Wide h(n, n);
    for (Index j = 0; j < n; ++j)
        for (Index i = j; i < n; ++i) {
            const std::int32_t a = order[static_cast<std::size_t>(n - 1 - i)],
                               b = order[static_cast<std::size_t>(n - 1 - j)];
            h(i, j) = lower[static_cast<std::size_t>(std::max(a, b)) * static_cast<std::size_t>(n) +
                            static_cast<std::size_t>(std::min(a, b))];
        }
    for (Index i = 0; i < n; ++i)
        if (h(i, i) == 0) h(i, i) = 1;
    return h;
}

/// Inverse of a lower triangle, by panels so that zeros above the diagonal cost nothing.
Wide invertLower(const Wide& lower)
{
    constexpr Index kPanel = 64;
    const Index n = lower.rows();
    Wide inverse = Wide::Zero(n, n);
    for (Index j = 0; j < n; j += kPanel) {
        const Index width = std::min(kPanel, n - j), height = n - j;
        inverse.block(j, j, height, width) =
            lower.bottomRightCorner(height, height).triangularView<Eigen::Lower>().solve(Wide::Identity(height, width));
    }
    return inverse;
}

/// U, upper triangular, with H⁻¹ = UᵀU. With the columns reversed, JHJ = LLᵀ, so that U = J L⁻¹ J: one factorization
/// instead of the paper's two and an inverse. `damping` is raised until there is a factor; empty if there is none.
Rows inverseFactor(const GptqHessian& hessian, const std::vector<std::int32_t>& order, double& damping)
{
    Wide h = reversedHessian(hessian, order);
    const double mean = h.diagonal().mean();
    const Eigen::VectorXd diagonal = h.diagonal();
    for (int i = 0; i < kDampingTries; ++i, damping = std::max(damping * 10, 1e-6)) {
        h.diagonal() = diagonal.array() + damping * mean;
        const Eigen::LLT<Wide, Eigen::Lower> factor(h);
        if (factor.info() != Eigen::Success) continue;
        const Wide inverse = invertLower(factor.matrixLLT());
        Rows u = inverse.reverse().cast<float>().triangularView<Eigen::Upper>();
        if (u.allFinite() && u.diagonal().minCoeff() > 0) return u;
    }
    return {};
}

/// One layer on its way: weights in processing order, reduced by what has been rounded.
class Layer
{
public:
    Layer(std::span<const float> w, std::int64_t rows, std::int64_t columns, const GptqHessian& hessian,
          const GptqOptions& options, const std::vector<std::int32_t>& order)
        : m_rule(options.rule()), m_order(order), m_fixedGrids(options.actOrder || options.groupSize < 0),
          m_work(rows, columns), m_codes(emptyUniformCodes(m_rule, rows, columns))
    {
        std::vector<float> alive(w.begin(), w.end());
        for (std::int64_t c = 0; c < columns; ++c)
            if (hessian.diagonal(c) == 0)
                for (std::int64_t r = 0; r < rows; ++r)
                    alive[static_cast<std::size_t>(r * columns + c)] = 0.0f;
        for (Index r = 0; r < rows; ++r)
            for (Index i = 0; i < columns; ++i)
                m_work(r, i) = alive[static_cast<std::size_t>(r * columns + order[static_cast<std::size_t>(i)])];
        if (m_fixedGrids) m_codes = quantizeUniform(m_rule, alive, rows, columns);
    }

    void quantize(const Rows& u, Index block)
    {
        const Index columns = m_work.cols();
        for (Index first = 0; first < columns;) {
            const Index end = blockEnd(first, block);
            Rows errors(m_work.rows(), end - first);
            for (Index r = 0; r < m_work.rows(); ++r)
                quantizeRow(r, first, end, u, errors);
            if (end < columns)
                m_work.rightCols(columns - end).noalias() -= errors * u.block(first, end, end - first, columns - end);
            first = end;
        }
    }
    UniformCodes take() { return std::move(m_codes); }

private:
    /// A group's grid is found when its first column is reached, from weights that every earlier column has been made
    /// up for. So a block ends where a group begins.
    Index blockEnd(Index first, Index block) const
    {
        const Index columns = m_work.cols(), group = m_codes.groupSize;
        if (m_fixedGrids) return std::min(columns, first + block);
        if (group <= block) return std::min(columns, first + block / group * group);
        return std::min({columns, first + block, (first / group + 1) * group});
    }

    UniformGrid gridAt(Index row, Index place)
    {
        const std::int64_t column = m_order[static_cast<std::size_t>(place)];
        const std::size_t group = m_codes.groupAt(row, column);
        if (!m_fixedGrids && place % m_codes.groupSize == 0) {
            const Index width = std::min<Index>(m_codes.groupSize, m_work.cols() - place);
            const UniformGrid grid =
                uniformGridOf(m_rule, {m_work.row(row).data() + place, static_cast<std::size_t>(width)});
            m_codes.scales[group] = grid.scale;
            m_codes.zeroPoints[group] = grid.zeroPoint;
        }
        return gridOf(m_rule, m_codes, group);
    }

    void quantizeRow(Index row, Index first, Index end, const Rows& u, Rows& errors)
    {
        auto w = m_work.row(row);
        for (Index i = first; i < end; ++i) {
            const UniformGrid grid = gridAt(row, i);
            const std::uint8_t code = grid.code(w(i));
            m_codes.codes[static_cast<std::size_t>(row * m_work.cols() + m_order[static_cast<std::size_t>(i)])] = code;
            const float error = (w(i) - grid.value(code)) / u(i, i);
            errors(row, i - first) = error;
            w.segment(i + 1, end - i - 1) -= error * u.row(i).segment(i + 1, end - i - 1);
        }
    }

    UniformRule m_rule;
    const std::vector<std::int32_t>& m_order;
    bool m_fixedGrids;
    Rows m_work;
    UniformCodes m_codes;
};

} // namespace

UniformRule GptqOptions::rule() const
{
    UniformRule r;
    r.bits = bits;
    r.symmetric = symmetric;
    r.dialect = dialect;
    r.groupSize = groupSize;
    r.mseSearch = mseSearch;
    r.mseSteps = 80;
    r.scaleType = scaleType;
    return r;
}

GptqHessian::GptqHessian(std::int64_t columns)
    : m_columns(std::max<std::int64_t>(columns, 0)), m_sum(static_cast<std::size_t>(m_columns * m_columns))
{}

void GptqHessian::add(std::span<const float> x)
{
    if (m_columns == 0) return;
    const auto samples = static_cast<Index>(x.size()) / m_columns;
    const Eigen::Map<const Rows> all(x.data(), samples, m_columns);
    Eigen::Map<Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>> sum(m_sum.data(), m_columns,
                                                                                           m_columns);
    Rows part(m_columns, m_columns);
    for (Index first = 0; first < samples; first += kHessianRows) {
        const auto rows = all.middleRows(first, std::min(kHessianRows, samples - first));
        part.triangularView<Eigen::Lower>().setZero();
        part.selfadjointView<Eigen::Lower>().rankUpdate(rows.transpose());
        for (Index i = 0; i < m_columns; ++i)
            sum.row(i).head(i + 1) += part.row(i).head(i + 1).cast<double>();
    }
    m_samples += samples;
}

std::vector<double> GptqHessian::lower() const
{
    std::vector<double> out = m_sum;
    const double scale = m_samples > 0 ? 2.0 / static_cast<double>(m_samples) : 0.0;
    for (double& x : out)
        x *= scale;
    return out;
}

double GptqHessian::diagonal(std::int64_t column) const
{
    return m_samples > 0
               ? m_sum[static_cast<std::size_t>(column * m_columns + column)] * 2.0 / static_cast<double>(m_samples)
               : 0.0;
}

Result<GptqResult> gptqQuantize(std::span<const float> w, std::int64_t rows, std::int64_t columns,
                                const GptqHessian& hessian, const GptqOptions& options)
{
    if (const auto fine = check(w, rows, columns, hessian, options); !fine) return fine.error();
    GptqResult out;
    out.order = columnOrder(hessian, options.actOrder);
    out.damping = options.damping;
    for (std::int64_t c = 0; c < columns; ++c)
        out.deadColumns += hessian.diagonal(c) == 0 ? 1 : 0;
    const Rows u = inverseFactor(hessian, out.order, out.damping);
    if (u.size() == 0)
        return bad(
            ErrorCode::BadInput,
            Message::tr("The second moments of the calibration inputs cannot be factorized, even with a damping of %1.")
                .arg(formatNumber(out.damping)),
            Message::tr("Use more samples or a larger damping."));
    Layer layer(w, rows, columns, hessian, options, out.order);
    layer.quantize(u, std::max(1, options.block));
    out.codes = layer.take();
    return out;
}

} // namespace qs
