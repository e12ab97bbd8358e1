// SPDX-License-Identifier: GPL-3.0-or-later
// How often identical processes are told apart and different ones found, by the kind of their noise. bench_comparisons
// prints the whole table with as many repetitions as one likes.
#include <doctest/doctest.h>

#include "tests/gpu/support/noise_models.h"

#include "gpu/measure/comparison.h"
#include "gpu/measure/dependence.h"
#include "gpu/measure/diagnosis/pair_diagnosis.h"
#include "gpu/measure/distributions.h"
#include "gpu/measure/median_interval.h"
#include "gpu/measure/robust.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <span>

using namespace qs;

namespace {

using Doubles = std::span<const double>;

Comparison compared(const noise::Series& a, const noise::Series& b, bool paired)
{
    return compare(Doubles(a), Doubles(b), {paired, 0.01, 0});
}

noise::Series faster(noise::Series times, double factor)
{
    for (double& us : times)
        us /= factor;
    return times;
}

const noise::Model& model(const std::string& name)
{
    static const std::vector<noise::Model> all = noise::models();
    const auto found = std::find_if(all.begin(), all.end(), [&](const noise::Model& m) { return m.name == name; });
    REQUIRE(found != all.end());
    return *found;
}

/// Of `repetitions`, how often `found` is true of a pair of series of n samples.
template <typename Found> int counted(const noise::Model& model, std::size_t n, int repetitions, Found found)
{
    noise::Random random(n);
    int count = 0;
    for (int i = 0; i < repetitions; ++i) {
        const auto [a, b] = model.make(random, n);
        count += found(a, b) ? 1 : 0;
    }
    return count;
}

} // namespace

TEST_CASE("identical processes are called different in at most one case of twenty, whatever their noise")
{
    // 5% of 200 are 10, 10% are 20; a share of 5% gives more than 24 once in 20,000 times, one of 10% more than 37.
    // What is slow against the run cannot be told from a difference: 30 times its memory for the one, 5 times for the
    // other.
    std::vector<noise::Model> all = noise::models();
    for (const noise::Model& m : noise::slowModels())
        all.push_back(m);
    for (const noise::Model& m : all)
        for (const bool paired : {true, false})
            for (const std::size_t n : {30u, 100u, 300u}) {
                CAPTURE(m.name);
                CAPTURE(paired);
                CAPTURE(n);
                const double memories = m.memory > 0 ? static_cast<double>(n) / m.memory : 30;
                if (memories < 5) continue;
                CHECK(counted(m, n, 200, [&](const auto& a, const auto& b) {
                          return compared(a, b, paired).resolved();
                      }) <= (memories < 30 ? 37 : 24));
            }
}

TEST_CASE("a slow component of one kernel alone is no difference once the run is long enough")
{
    for (const noise::Model& m : noise::slowModels())
        for (const bool paired : {true, false}) {
            CAPTURE(m.name);
            CAPTURE(paired);
            CHECK(counted(m, 3000, 60, [&](const auto& a, const auto& b) {
                      return compared(a, b, paired).resolved();
                  }) <= 9); // 5% of 60 are 3
        }
}

TEST_CASE("intervals of medians cover the true one as often as they promise, also where neighbours resemble each other")
{
    // 93% of 400 are 372, 97% are 388; each less or more three standard errors.
    for (const double r : {0.0, 0.5, 0.8, 0.9})
        for (const std::size_t n : {300u, 1000u}) {
            CAPTURE(r);
            CAPTURE(n);
            noise::Random random(n);
            int covered = 0;
            for (int i = 0; i < 400; ++i) {
                const stats::MedianBounds m = stats::medianBounds(noise::autoregressive(random, n, r));
                covered += m.low <= 0 && 0 <= m.high;
            }
            CHECK(covered >= 357);
            CHECK(covered <= 397);
        }
}

TEST_CASE("what makes independent samples 3% faster is still found")
{
    // Of 200 pairs of 100 samples; the share of ten thousand, less four standard errors.
    const std::map<std::string, int> least{
        {"independent", 158}, {"common drift 10%", 163}, {"t, 2 degrees of freedom", 108},
        {"Cauchy", 185},      {"spikes 5%", 144},        {"timer of 1%", 185}};
    for (const auto& [name, bound] : least) {
        CAPTURE(name);
        CHECK(counted(model(name), 100, 200, [](const auto& a, const auto& b) {
                  return compared(a, faster(b, 1.03), true).verdict == Verdict::Faster;
              }) >= bound);
        CHECK(counted(model(name), 100, 200, [](const auto& a, const auto& b) {
                  return compared(a, faster(b, 1.03), true).verdict == Verdict::Slower;
              }) == 0);
    }
}

TEST_CASE("intervals of unpaired series cover the true ratio as often as they promise, from six samples on")
{
    // 95% of 400 are 380, with a standard error of 4.4.
    for (const char* name : {"independent", "t, 2 degrees of freedom", "spikes 5%", "two levels 10%, mixed"})
        for (const std::size_t n : {6u, 7u, 10u, 20u, 30u, 100u}) {
            CAPTURE(name);
            CAPTURE(n);
            const int covered = counted(model(name), n, 400, [](const auto& a, const auto& b) {
                const Comparison c = compared(a, b, false);
                return c.low <= 1 && 1 <= c.high;
            });
            CHECK(covered >= 362);
            CHECK(covered <= 398);
        }
}

TEST_CASE("autocorrelated series say why they are not resolved, and still show what is large")
{
    int cautions = 0;
    noise::Random random(3);
    for (int i = 0; i < 100; ++i) {
        const auto [a, b] = model("AR(0.99)").make(random, 300);
        const Comparison c = compared(a, b, true);
        cautions += c.caution != Caution::None;
        CHECK(c.nEff <= 300);
        if (c.caution == Caution::None) continue;
        CHECK_FALSE(cautionText(c).empty());
        const Comparison large = compared(a, faster(b, 3), true);
        CHECK(large.verdict == Verdict::Faster);
    }
    CHECK(cautions >= 97);

    const auto [a, b] = model("AR(0.9)").make(random, 300);
    const Comparison c = compared(a, b, true);
    CHECK(c.caution == Caution::Autocorrelated);
    CHECK(c.nEff < 60);
    CHECK(cautionName(c.caution) == "AUTOCORRELATED");
    CHECK(cautionText(c).english().find("n = 300 counts as about ") != std::string::npos);
    REQUIRE(c.verdict == Verdict::NotResolved);
    const auto found = diagnosePair(c);
    REQUIRE(found.size() == 1);
    CHECK(sentence(found[0]).english().find("Samples are autocorrelated: 300 samples count as about ") !=
          std::string::npos);
}

TEST_CASE("a ratio that changes on the way has to hold on both sides")
{
    noise::Random random(4);
    const noise::Series a = noise::times(noise::normal(random, 200, 0.01));
    noise::Series b = noise::times(noise::normal(random, 200, 0.01));
    for (std::size_t i = 60; i < b.size(); ++i)
        b[i] /= 1.1;
    const Comparison late = compared(a, b, true); // the same, then 10% faster
    CHECK(late.verdict == Verdict::NotResolved);
    CHECK(late.caution == Caution::LevelShift);
    CHECK(cautionName(late.caution) == "LEVEL_SHIFT");
    CHECK(late.low < 1.01);
    CHECK(late.high > 1.09);
    CHECK(sentence(diagnosePair(late).at(0)).english().find("The ratio changes during the run") != std::string::npos);
    const Comparison unpaired = compared(a, b, false);
    CHECK(unpaired.verdict == Verdict::NotResolved);
    CHECK(unpaired.caution == Caution::LevelShift);
    const Comparison both = compared(a, faster(b, 1.05), true); // 5% faster, then 15%
    CHECK(both.verdict == Verdict::Faster);
    CHECK(both.low < 1.06);
    const Comparison turned = compared(b, a, true);
    CHECK(turned.verdict == Verdict::NotResolved);
    CHECK(turned.low == doctest::Approx(1 / late.high));
    CHECK(turned.caution == late.caution);
    const std::vector<float> x(a.begin(), a.end()), y(b.begin(), b.end());
    const PairTable table = comparePairs({x, y}, 0.0);
    CHECK(table.at(0, 1)->caution == Caution::LevelShift);
    CHECK(table.at(1, 0)->caution == Caution::LevelShift);
    CHECK(table.at(0, 1)->low == doctest::Approx(late.low).epsilon(1e-5));
}

TEST_CASE("dependence of a series: whether there is one, where its level changes")
{
    using stats::Dependence;
    CHECK_FALSE(Dependence().correlated());
    CHECK_FALSE(Dependence(std::vector<double>{}).correlated());
    noise::Random random(5);
    CHECK_FALSE(Dependence(noise::autoregressive(random, 11, 0.99)).step());
    const Dependence constant(std::vector<double>(500, 0.1));
    CHECK_FALSE(constant.correlated());
    CHECK_FALSE(constant.step());
    CHECK_FALSE(constant.stretch());

    int suspected = 0, stepped = 0, found = 0, changes = 0;
    for (int i = 0; i < 200; ++i) {
        noise::Series step = noise::normal(random, 300);
        for (std::size_t k = 100; k < step.size(); ++k)
            step[k] += 0.15;
        changes += Dependence(step).changesLevel();
        const Dependence independent(noise::normal(random, 300));
        suspected += independent.correlated();
        stepped += independent.step() || independent.stretch();
        found += Dependence(noise::autoregressive(random, 300, 0.5)).correlated();
    }
    CHECK(suspected <= 24); // 5% of 200 and what a fair coin adds
    CHECK(stepped <= 16);
    CHECK(found >= 198);
    CHECK(changes >= 176); // but for the step they are independent

    for (const std::size_t n : {100u, 5000u, 100'000u}) { // one value, then blocks of values a sum
        CAPTURE(n);
        noise::Series step = noise::normal(random, n), bump = step;
        for (std::size_t i = n / 4; i < n; ++i)
            step[i] += 0.15;
        for (std::size_t i = n / 2; i < n * 6 / 10; ++i)
            bump[i] += 0.15;
        const Dependence stepping(step), bumpy(bump);
        REQUIRE(stepping.step());
        CHECK(static_cast<double>(*stepping.step()) == doctest::Approx(static_cast<double>(n) / 4).epsilon(0.05));
        REQUIRE(bumpy.stretch());
        CHECK(static_cast<double>(bumpy.stretch()->first) == doctest::Approx(static_cast<double>(n) / 2).epsilon(0.05));
        CHECK(static_cast<double>(bumpy.stretch()->end) == doctest::Approx(static_cast<double>(n) * 0.6).epsilon(0.05));
    }
    // Fast enough for every pair of a table of a million samples each.
    const noise::Series million = noise::normal(random, 1'000'000);
    const auto start = std::chrono::steady_clock::now();
    CHECK_FALSE(Dependence(million).step());
    MESSAGE("10^6 values: " << std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() << " s");
}

TEST_CASE("the interval of a median: independent, dependent, of two series, bounded")
{
    using stats::MedianOf;
    CHECK(stats::studentQuantile(1) == doctest::Approx(12.706204736432095)); // scipy.stats.t.ppf(0.975, v)
    CHECK(stats::studentQuantile(2.2) == doctest::Approx(3.948721));
    CHECK(stats::studentQuantile(7) == doctest::Approx(2.364624251592784));
    CHECK(stats::studentQuantile(1000) == doctest::Approx(1.9623390808264143));
    CHECK(stats::studentQuantile(0.5) == stats::studentQuantile(1));

    noise::Random random(6);
    const noise::Series x = noise::normal(random, 101);
    const auto sign = stats::estimateMedian(x);
    const auto independent = stats::medianBounds(x), combined = stats::medianBounds(x, MedianOf::OneOfTwo);
    CHECK(independent.median == sign.median);
    CHECK(independent.plainLow == sign.interval->first);
    CHECK(independent.plainHigh == sign.interval->second);
    CHECK(combined.plainLow > independent.plainLow); // two of them make up 95%
    CHECK(combined.plainHigh < independent.plainHigh);
    CHECK(independent.batches.size() == 10);
    const noise::Series six{3, 1, 2, 6, 5, 4};
    CHECK(stats::medianBounds(six).low == 1);
    CHECK(stats::medianBounds(six).exists());
    CHECK(stats::medianBounds(six).batches.empty());
    CHECK(stats::medianBounds(six, MedianOf::OneOfTwo).low ==
          doctest::Approx(3.5 - (1.959963985 * std::sqrt(6.0) - 1) / 2));
    CHECK_FALSE(stats::medianBounds(noise::Series{2, 3}).exists());
    CHECK(stats::medianBounds(noise::Series{2}).high == 2);
    CHECK(stats::medianBounds(noise::Series{}).n == 0);

    for (int i = 0; i < 100; ++i) {
        const noise::Series slow = noise::autoregressive(random, 400, 0.97);
        for (const MedianOf of : {MedianOf::Series, MedianOf::Ratio, MedianOf::OneOfTwo}) {
            const auto m = stats::medianBounds(slow, of);
            CHECK(m.caution != Caution::None);
            CHECK(m.nEff < 200);
            CHECK(m.low <= m.plainLow);
            CHECK(m.high >= m.plainHigh);
            const auto [least, largest] = std::ranges::minmax(m.batches);
            CHECK(m.high - m.median <= std::max(1.5 * (largest - least), m.plainHigh - m.plainLow) + 1e-12);
            CHECK(m.low >= *std::ranges::min_element(slow));
            CHECK(m.high <= *std::ranges::max_element(slow));
        }
    }
}
