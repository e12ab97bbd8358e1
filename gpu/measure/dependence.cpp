// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/dependence.h"

#include "gpu/measure/robust.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace qs::stats {
namespace {

constexpr std::size_t kMinSamples = 12, kMinMeans = 15;
constexpr std::size_t kMaxBlocks = 4096; ///< that sums are kept of
constexpr std::size_t kMaxEnds = 128;    ///< of stretches; pairs of them are tried

/// A limit in standard deviations that rises with the decades of n above 30, where it is `least`, to `most`. The
/// constants of its uses were chosen by simulation (bench_comparisons): false verdicts at n = 30, the power on
/// independent noise at n = 100.
double limitFor(std::size_t n, double least, double slope, double most)
{
    return std::clamp(least + slope * std::log10(static_cast<double>(n) / 30), least, most);
}
double lagLimit(std::size_t n) { return n < 100 ? 2.2 : 2.6; }
double stepLimit(std::size_t n) { return limitFor(n, 2.5, 1.5, 3.6); }
double stretchLimit(std::size_t n) { return limitFor(n, 2.9, 2.0, 4.2); }

/// Cut to the fences; less their mean.
std::vector<double> cutAndCentred(std::span<const double> values)
{
    std::vector<double> centred(values.begin(), values.end());
    const Fences fences = tukey(values, 1.5);
    for (double& x : centred)
        x = fences.clamp(x);
    const double middle = mean(centred);
    for (double& x : centred)
        x -= middle;
    return centred;
}

double sumOfSquares(std::span<const double> values)
{
    return std::accumulate(values.begin(), values.end(), 0.0, [](double sum, double x) { return sum + x * x; });
}

/// Halves `values`: means of two neighbours.
void pairUp(std::vector<double>& values)
{
    for (std::size_t i = 0; i + 1 < values.size(); i += 2)
        values[i / 2] = (values[i] + values[i + 1]) / 2;
    values.resize(values.size() / 2);
}

bool isCorrelated(std::vector<double> means)
{
    for (std::size_t length = 1; means.size() >= (length > 1 ? kMinMeans : kMinSamples); length *= 2) {
        const auto n = static_cast<double>(means.size());
        const double squares = sumOfSquares(means);
        if (!(squares > 0)) return false;
        double products = 0;
        for (std::size_t i = 1; i < means.size(); ++i)
            products += means[i] * means[i - 1];
        if ((products / squares + 1 / n) * std::sqrt(n) > lagLimit(means.size())) return true;
        pairUp(means);
    }
    return false;
}

} // namespace

Dependence::Dependence(std::span<const double> values) : m_count(values.size())
{
    if (m_count < kMinSamples) return;
    std::vector<double> centred = cutAndCentred(values);
    m_variance = sumOfSquares(centred) / static_cast<double>(m_count);
    const double largest = std::max(std::abs(values.front()), std::abs(values.back()));
    if (!(m_variance > 1e-24 * largest * largest)) { // of a constant series only the rounding of its mean is left
        m_variance = 0;
        return;
    }
    cumulate(centred);
    scanSteps();
    scanStretches();
    if (step() || stretch()) m_changes = !isCorrelated(withoutChange(centred));
    m_correlated = isCorrelated(std::move(centred));
}

std::vector<double> Dependence::withoutChange(std::span<const double> centred) const
{
    const bool single = m_stepDeviate / stepLimit(m_count) >= m_stretchDeviate / stretchLimit(m_count);
    const Stretch part = single ? Stretch{0, m_step} : m_stretch;
    const std::span<const double> inside = centred.subspan(part.first, part.end - part.first);
    const double within = mean(inside), length = static_cast<double>(inside.size());
    const double around = -within * length / (static_cast<double>(m_count) - length); // the sum of all is 0
    std::vector<double> rest(centred.begin(), centred.end());
    for (std::size_t i = 0; i < rest.size(); ++i)
        rest[i] -= i >= part.first && i < part.end ? within : around;
    return rest;
}

std::size_t Dependence::endOf(std::size_t block) const { return std::min(block * m_block, m_count); }

void Dependence::cumulate(std::span<const double> centred)
{
    m_block = (m_count + kMaxBlocks - 1) / kMaxBlocks;
    m_sums.assign(1, 0);
    m_sums.reserve(m_count / m_block + 2);
    double sum = 0;
    for (std::size_t i = 0; i < m_count; ++i) {
        sum += centred[i];
        if ((i + 1) % m_block == 0 || i + 1 == m_count) m_sums.push_back(sum);
    }
}

void Dependence::scanSteps()
{
    const std::size_t least = std::max<std::size_t>(2, (m_count + 19) / 20);
    for (std::size_t k = 1; k + 1 < m_sums.size(); ++k) {
        const std::size_t at = endOf(k);
        if (at < least || m_count - at < least) continue;
        const auto n = static_cast<double>(m_count), before = static_cast<double>(at);
        const double deviate = std::abs(m_sums[k]) / std::sqrt(m_variance * before * (n - before) / n);
        if (deviate <= m_stepDeviate) continue;
        m_stepDeviate = deviate;
        m_step = at;
    }
}

void Dependence::scanStretches()
{
    const std::size_t blocks = m_sums.size() - 1, ends = std::min(blocks, kMaxEnds);
    const std::size_t least = std::max<std::size_t>(2, (m_count + 19) / 20);
    double best = 0;
    for (std::size_t i = 1; i < ends; ++i)
        for (std::size_t j = i + 1; j < ends; ++j) {
            const std::size_t from = i * blocks / ends, to = j * blocks / ends, length = endOf(to) - endOf(from);
            if (length < least || m_count - length < least) continue;
            const double sum = m_sums[to] - m_sums[from];
            const double square = sum * sum / (static_cast<double>(length) * static_cast<double>(m_count - length));
            if (square <= best) continue;
            best = square;
            m_stretch = {endOf(from), endOf(to)};
        }
    m_stretchDeviate = std::sqrt(best * static_cast<double>(m_count) / m_variance);
}

std::optional<std::size_t> Dependence::step() const
{
    return m_stepDeviate > stepLimit(m_count) ? std::optional(m_step) : std::nullopt;
}

std::optional<Dependence::Stretch> Dependence::stretch() const
{
    return m_stretchDeviate > stretchLimit(m_count) ? std::optional(m_stretch) : std::nullopt;
}

} // namespace qs::stats
