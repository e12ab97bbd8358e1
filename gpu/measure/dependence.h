// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace qs::stats {

/// Whether the values of a series depend on those before them, in the order in which they were measured, and whether
/// their level changes on the way. Values are cut to Tukey's fences (1.5 interquartile ranges) first, so that lone
/// spikes mean nothing. Nothing is found in fewer than 12 values. Time O(n), memory O(min(n, 4096)).
///
/// The tests are lenient where there is little to go by (at n = 30 one in four series of independent values is
/// suspected, at n = 100 one in twenty): a change that is missed there becomes a verdict, one that is suspected only
/// widens an interval.
class Dependence
{
public:
    /// [first, end) of the values.
    struct Stretch
    {
        std::size_t first = 0, end = 0;
    };

    Dependence() = default;
    explicit Dependence(std::span<const double> values);

    /// Whether lag-1 correlations, of the values or of means of 2, 4, … of them (blocking: Flyvbjerg and Petersen
    /// 1989), are positive beyond chance.
    bool correlated() const { return m_correlated; }
    /// The first value behind the likeliest single change of level, where that is beyond chance.
    std::optional<std::size_t> step() const;
    /// The likeliest stretch in the middle whose level differs from that around it, where that is beyond chance
    /// (circular binary segmentation: Olshen et al. 2004).
    std::optional<Stretch> stretch() const;
    /// Whether a change of level may be all there is: without the likeliest one the values look independent.
    bool changesLevel() const { return m_changes; }

private:
    void cumulate(std::span<const double> centred);
    void scanSteps();
    void scanStretches();
    std::size_t endOf(std::size_t block) const;
    std::vector<double> withoutChange(std::span<const double> centred) const;

    std::size_t m_count = 0, m_block = 1;
    double m_variance = 0;
    std::vector<double> m_sums; ///< of the cut and centred values before block k, k = 0 … blocks
    std::size_t m_step = 0;
    Stretch m_stretch;
    double m_stepDeviate = 0, m_stretchDeviate = 0;
    bool m_correlated = false, m_changes = false;
};

} // namespace qs::stats
