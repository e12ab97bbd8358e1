// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "tests/gpu/support/measurement_vectors.h"

#include "gpu/core/random.h"
#include "gpu/measure/comparison.h"
#include "gpu/measure/text/speed_up.h"

#include <chrono>
#include <cmath>
#include <limits>

using namespace qs;

namespace {

using Doubles = std::span<const double>;
using Floats = std::span<const float>;

/// Normal times around `us` with a slow rise by `drift` over the series.
std::vector<float> normal(std::size_t n, double us, double cv, std::uint64_t seed, double drift = 0)
{
    std::vector<float> x(n);
    for (std::size_t i = 0; i < n; ++i)
        x[i] = static_cast<float>(us * (1 + drift * static_cast<double>(i) / static_cast<double>(n)) *
                                  (1 + cv * normalAt(seed, i)));
    return x;
}

double secondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

TEST_CASE("the reference comparisons come out to the last digits")
{
    const nlohmann::json vectors = measurementFile("measurement_vectors.json");
    const nlohmann::json expected = measurementFile("measurement_expected.json").at("compare");
    const std::map<std::string, std::pair<std::string, std::string>> pairs{
        {"V02 vs V02b", {"V02_seed_baseline", "V02b_seed_fused"}},
        {"V11", {"V11_a", "V11_b"}},
        {"V12", {"V12_a", "V12_b"}}};
    for (const auto& [name, series] : pairs) {
        CAPTURE(name);
        const nlohmann::json& wanted = expected.at(name);
        const auto a = vectors.at(series.first).get<std::vector<double>>(),
                   b = vectors.at(series.second).get<std::vector<double>>();
        const Comparison c = compare(Doubles(a), Doubles(b));
        CHECK(verdictName(c.verdict) == wanted.at("verdict").get<std::string>());
        CHECK(std::abs(c.ratio - wanted.at("median_ratio").get<double>()) <= 1e-12);
        CHECK(std::abs(c.low - wanted.at("ci")[0].get<double>()) <= 1e-12);
        CHECK(std::abs(c.high - wanted.at("ci")[1].get<double>()) <= 1e-12);
        CHECK(std::abs(c.meanRatio - wanted.at("mean_ratio").get<double>()) <= 1e-12);
        CHECK(std::abs(c.minRatio - wanted.at("min_ratio").get<double>()) <= 1e-12);
        CHECK(c.artefact == wanted.contains("artefact"));
    }
}

TEST_CASE("unpaired series: the ratio of the medians, and an interval from the intervals of both")
{
    const nlohmann::json vectors = measurementFile("measurement_vectors.json");
    const auto unpaired = [&](const char* a, const char* b) {
        const auto x = vectors.at(a).get<std::vector<double>>(), y = vectors.at(b).get<std::vector<double>>();
        return compare(Doubles(x), Doubles(y), {false, 0.01, 0});
    };
    const Comparison fused = unpaired("V02_seed_baseline", "V02b_seed_fused");
    CHECK(fused.ratio == doctest::Approx(1.6).epsilon(1e-12));
    CHECK(fused.low > 1.45);
    CHECK(fused.low < 1.6);
    CHECK(fused.high > 1.6);
    CHECK(fused.verdict == Verdict::Faster);
    CHECK(fused.artefact);
    const Comparison same = unpaired("V11_a", "V11_b");
    CHECK(std::abs(same.ratio - 0.9984072573719546) < 1e-12);
    CHECK(same.verdict == Verdict::NotResolved);
    CHECK(same.caution == Caution::Autocorrelated); // both drift, which in pairs cancels
    CHECK(same.nEff < 10);
    CHECK(same.low < 0.9628); // and this is what an interval from independent samples would be
    CHECK(same.high > 1.0371);
    CHECK_FALSE(same.paired);
    // From the ranks of the medians of both logarithms, (1.96 √6 − 1)/2 to either side.
    const std::vector<double> a{100, 101, 102, 103, 104, 105}, b{50, 50.5, 51, 51.5, 52, 52.5};
    const Comparison six = compare(Doubles(a), Doubles(b), {false, 0.01, 0});
    CHECK(six.ratio == doctest::Approx(2).epsilon(1e-12));
    CHECK(six.low == doctest::Approx(1.9476).epsilon(0.0005));
    CHECK(six.high == doctest::Approx(2.0538).epsilon(0.0005));
}

TEST_CASE("identical kernels on a drifting device are seldom called different")
{
    int different = 0;
    for (std::uint64_t run = 0; run < 600; ++run) {
        const auto a = normal(100, 50, 0.01, 2 * run, 0.03), b = normal(100, 50, 0.01, 2 * run + 1, 0.03);
        different += compare(Floats(a), Floats(b)).resolved() ? 1 : 0;
    }
    CHECK(different <= 12);
}

TEST_CASE("a kernel that is 3% slower is found")
{
    int found = 0;
    for (std::uint64_t run = 0; run < 300; ++run) {
        const auto a = normal(100, 50, 0.01, 5000 + 2 * run, 0.03), b = normal(100, 51.5, 0.01, 5001 + 2 * run, 0.03);
        found += compare(Floats(a), Floats(b)).verdict == Verdict::Slower ? 1 : 0;
    }
    CHECK(found >= 270);
}

TEST_CASE("the effect has to exceed the A/A band too")
{
    const auto a = normal(400, 100, 0.005, 1), b = normal(400, 96, 0.005, 2);
    CHECK(compare(Floats(a), Floats(b)).verdict == Verdict::Faster);
    const Comparison banded = compare(Floats(a), Floats(b), {true, 0.01, 0.06});
    CHECK(banded.verdict == Verdict::NotResolved); // it makes nothing the same
    CHECK(banded.band == 0.06);
    CHECK(compare(Floats(a), Floats(a), {true, 0.01, 0.06}).verdict == Verdict::Same);
    CHECK(compare(Floats(a), Floats(b), {true, 0.01, 0.0415}).verdict == Verdict::NotResolved);
    const double band = aaBand(a, b);
    const Comparison c = compare(Floats(a), Floats(b));
    CHECK(band == doctest::Approx(c.high - 1)); // apart: the far end
    const auto same = normal(400, 100, 0.005, 3);
    const Comparison alike = compare(Floats(a), Floats(same));
    REQUIRE(alike.low < 1);
    REQUIRE(alike.high > 1);
    CHECK(aaBand(a, same) ==
          doctest::Approx(std::max(alike.ratio, 1 / alike.ratio) - 1)); // not apart: the medians' distance
    CHECK(aaBand(b, a) == doctest::Approx(band));                       // whichever way round
    CHECK(aaBand(Floats(a).first(5), Floats(b).first(5)) == 0);
    CHECK(judge(1.02, 1.03, 0.01) == Verdict::Faster);
    CHECK(judge(0.95, 0.98, 0.01) == Verdict::Slower);
    CHECK(judge(0.995, 1.005, 0.01) == Verdict::Same);
    CHECK(judge(0.995, 1.02, 0.01) == Verdict::NotResolved);
    CHECK(judge(0.995, 1.02, 0.05) == Verdict::NotResolved);
    CHECK(judge(0.97, 1.02, 0.05, 0.05) == Verdict::Same);
}

TEST_CASE("what is not a time does not count, and too little says so")
{
    const float nan = std::numeric_limits<float>::quiet_NaN(), inf = std::numeric_limits<float>::infinity();
    auto a = normal(50, 100, 0.01, 3), b = normal(60, 50, 0.01, 4);
    a[3] = 0;
    a[4] = -1;
    b[5] = nan;
    b[6] = inf;
    const Comparison c = compare(Floats(a), Floats(b));
    CHECK(c.n == 46); // of the common beginning
    CHECK(c.verdict == Verdict::Faster);
    CHECK(std::isfinite(c.meanRatio));
    CHECK(compare(Floats(a), Floats(b), {false, 0.01, 0}).n == 48);
    for (const bool paired : {true, false}) {
        const ComparisonRule rule{paired, 0.01, 0};
        const Comparison none = compare(Floats(), Floats(b), rule);
        CHECK(none.verdict == Verdict::TooFew);
        CHECK(none.n == 0);
        CHECK(none.ratio == 1);
        CHECK(verdictText(none).english() == "TOO FEW");
        const Comparison five = compare(Floats(b).last(5), Floats(b).last(5), rule);
        CHECK(five.verdict == Verdict::TooFew);
        CHECK(five.ratio == 1);
        CHECK(compare(Floats(b).last(6), Floats(b).last(6), rule).verdict != Verdict::TooFew);
    }
    // 1000 pairs lie between the exact rule and the approximation.
    const auto x = normal(1001, 100, 0.01, 5), y = normal(1001, 50, 0.01, 6);
    for (const std::size_t n : {999u, 1000u, 1001u})
        CHECK(compare(Floats(x).first(n), Floats(y).first(n)).verdict == Verdict::Faster);
}

TEST_CASE("a comparison in words")
{
    Comparison c;
    c.verdict = Verdict::Faster;
    c.ratio = 1.2712;
    c.low = 1.262;
    c.high = 1.281;
    c.n = 100;
    CHECK(verdictText(c).english() == "FASTER 1.27× [1.26, 1.28], n = 100 pairs");
    c.verdict = Verdict::NotResolved;
    c.paired = false;
    c.n = 12345;
    CHECK(verdictText(c).english() == "NOT RESOLVED 1.27× [1.26, 1.28], n = 12,345");
    CHECK(verdictName(Verdict::NotResolved) == "NOT_RESOLVED");
    CHECK(verdictName(Verdict::TooFew) == "TOO_FEW_SAMPLES");
}

TEST_CASE("a million pairs are compared well below a second")
{
    const auto a = normal(1'000'000, 100, 0.01, 7), b = normal(1'000'000, 98, 0.01, 8);
    const auto start = std::chrono::steady_clock::now();
    const Comparison c = compare(Floats(a), Floats(b));
    const double paired = secondsSince(start);
    const auto again = std::chrono::steady_clock::now();
    const Comparison u = compare(Floats(a), Floats(b), {false, 0.01, 0});
    const double unpaired = secondsSince(again);
    MESSAGE("10^6 pairs: " << paired << " s, unpaired " << unpaired << " s");
    CHECK(c.verdict == Verdict::Faster);
    CHECK(u.verdict == Verdict::Faster);
    CHECK(u.ratio == doctest::Approx(c.ratio).epsilon(0.001));
    CHECK(u.low < u.ratio);
    CHECK(u.ratio < u.high);
    CHECK(paired < 3); // a fraction of it on a free machine
    CHECK(unpaired < 10);
}

TEST_CASE("all pairs of a set, and the places that they leave open")
{
    const auto slow = normal(200, 130, 0.005, 11), middle = normal(200, 100, 0.005, 12),
               same = normal(200, 100, 0.005, 13), fast = normal(200, 70, 0.005, 14);
    const PairTable table = comparePairs({slow, middle, same, fast}, 0.0);
    CHECK(table.variants == 4);
    CHECK(table.at(0, 3)->verdict == Verdict::Faster);
    CHECK(table.at(3, 0)->verdict == Verdict::Slower);
    CHECK(table.at(1, 2)->verdict == Verdict::Same);
    CHECK(table.at(2, 2)->verdict == Verdict::Same);
    CHECK(table.at(4, 0) == nullptr);
    CHECK(table.at(-1, 0) == nullptr);
    CHECK(table.rank(3) == std::pair{1, 1});
    CHECK(table.rank(1) == std::pair{2, 3});
    CHECK(table.rank(2) == std::pair{2, 3});
    CHECK(table.rank(0) == std::pair{4, 4});
    CHECK(table.rank(7) == std::pair{0, 0});
    const std::vector<std::vector<float>> all{slow, middle, same, fast};
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j) {
            const Comparison direct =
                compare(Floats(all[static_cast<std::size_t>(i)]), Floats(all[static_cast<std::size_t>(j)]));
            CHECK(table.at(i, j)->verdict == direct.verdict);
            CHECK(table.at(i, j)->ratio == doctest::Approx(direct.ratio).epsilon(1e-12));
            CHECK(table.at(i, j)->low == doctest::Approx(direct.low).epsilon(1e-12));
            CHECK(table.at(i, j)->high == doctest::Approx(direct.high).epsilon(1e-12));
        }
    const PairTable few = comparePairs({Floats(slow).first(3), Floats(fast).first(3)}, 0.0);
    CHECK(few.at(0, 1)->verdict == Verdict::TooFew);
    CHECK(few.rank(0) == std::pair{0, 0});
    CHECK(comparePairs({slow}, 0.0).rank(0) == std::pair{1, 1});
    CHECK(comparePairs({}, 0.0).variants == 0);
    CHECK(comparePairs({slow, fast}, 0.0, 50).at(0, 1)->n == 50);
    CHECK(comparePairs({slow, fast}, 0.9).at(0, 1)->verdict == Verdict::NotResolved);
}

TEST_CASE("only the last samples count where a table is limited")
{
    auto a = normal(300, 100, 0.005, 15);
    const auto b = normal(300, 100, 0.005, 16);
    for (std::size_t i = 0; i < 250; ++i)
        a[i] *= 2;
    const PairTable all = comparePairs({a, b}, 0.0); // twice as fast, and then the same: no verdict holds for both
    CHECK(all.at(0, 1)->ratio == doctest::Approx(2).epsilon(0.01));
    CHECK(all.at(0, 1)->verdict == Verdict::NotResolved);
    CHECK(all.at(0, 1)->caution == Caution::LevelShift);
    CHECK(comparePairs({a, b}, 0.0, 50).at(0, 1)->verdict == Verdict::Same);
}

TEST_CASE("paired values: differences, and shares of right answers")
{
    std::vector<double> loss, better, right(400), more(400);
    for (std::size_t i = 0; i < 200; ++i) {
        loss.push_back(2 + normalAt(20, i));
        better.push_back(loss.back() + 0.1 + 0.02 * normalAt(21, i));
    }
    const PairedDifference d = compareValues(loss, better, 0.05);
    CHECK(d.verdict == Verdict::Faster);
    CHECK(d.difference == doctest::Approx(0.1).epsilon(0.1));
    CHECK(compareValues(better, loss, 0.05).verdict == Verdict::Slower);
    CHECK(compareValues(loss, loss, 0.01).verdict == Verdict::Same);
    CHECK(compareValues(loss, loss, 0).verdict == Verdict::Same);
    CHECK(compareValues(loss, better, 0.1).verdict == Verdict::NotResolved);
    CHECK(compareValues(std::vector<double>(5, 1.5), std::vector<double>(5, 2.5), 0).verdict == Verdict::TooFew);
    CHECK(compareValues({}, {}, 0).n == 0);
    // Right or wrong: 60 answers won, 10 lost of 400; the median difference would be 0.
    for (std::size_t i = 0; i < 400; ++i) {
        right[i] = i < 190 ? 1 : 0;
        more[i] = i < 10 ? 0 : i < 250 ? 1 : 0;
    }
    const PairedDifference shares = compareValues(right, more, 0.01);
    CHECK(shares.difference == doctest::Approx(50.0 / 400));
    CHECK(shares.low == doctest::Approx(0.0853).epsilon(0.01)); // adjusted Wald, by hand
    CHECK(shares.high == doctest::Approx(0.1635).epsilon(0.01));
    CHECK(shares.verdict == Verdict::Faster);
    CHECK(compareValues(more, right, 0.01).verdict == Verdict::Slower);
    CHECK(compareValues(right, right, 0.02).verdict == Verdict::Same);
}
