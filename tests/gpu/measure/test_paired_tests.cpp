// SPDX-License-Identifier: GPL-3.0-or-later
// Tests for two models on the same items, against scipy 1.17 and statsmodels 0.15 (Tango: the likelihood maximized
// numerically).
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/measure/paired_tests.h"
#include "gpu/measure/proportion.h"

#include <chrono>
#include <cmath>
#include <limits>

using namespace qs;

TEST_CASE("Wilson's interval")
{
    struct Golden
    {
        std::int64_t k, n;
        double low95, high95, low90, high90;
    };
    const Golden goldens[] = {{0, 10, 0, 0.277532799862889, 0, 0.212941970083407},
                              {10, 10, 0.722467200137111, 1, 0.787058029916593, 1},
                              {750, 1000, 0.722239719740914, 0.775846901016309, 0.726822647369012, 0.771828231011107},
                              {9712, 10000, 0.967736775890728, 0.974301344044746, 0.968319050889576, 0.973826047660005},
                              {1, 3, 0.0614919447203963, 0.792340399197952, 0.0782657263337284, 0.746466131718776}};
    for (const Golden& g : goldens) {
        const ProportionInterval wide = wilsonInterval(g.k, g.n), narrow = wilsonInterval(g.k, g.n, 0.9);
        CHECK(wide.share == static_cast<double>(g.k) / static_cast<double>(g.n));
        CHECK(wide.low == doctest::Approx(g.low95).epsilon(1e-10));
        CHECK(wide.high == doctest::Approx(g.high95).epsilon(1e-10));
        CHECK(narrow.low == doctest::Approx(g.low90).epsilon(1e-10));
        CHECK(narrow.high == doctest::Approx(g.high90).epsilon(1e-10));
    }
    CHECK(wilsonInterval(0, 0).low == 0);
    CHECK(wilsonInterval(0, 0).high == 1);
    CHECK(std::isnan(wilsonInterval(0, 0).share));
    CHECK(zOfDifference(0.72, 0.744, 250) == doctest::Approx(0.6073).epsilon(1e-3));
    CHECK(zOfDifference(1, 1, 50) == 0);
}

TEST_CASE("McNemar, exact")
{
    const struct
    {
        std::int64_t b, c;
        double p;
    } goldens[] = {{6, 0, 0.03125},
                   {5, 0, 0.0625},
                   {12, 3, 0.03515625},
                   {40, 61, 0.0460440669293428},
                   {412, 530, 0.000135273150054538},
                   {1, 0, 1},
                   {123456, 124321, 0.0826106167033966},
                   {5000123, 5001456, 0.673622092001589}};
    for (const auto& g : goldens) {
        CHECK(mcnemarExact(g.b, g.c) == doctest::Approx(g.p).epsilon(1e-9));
        CHECK(mcnemarExact(g.c, g.b) == mcnemarExact(g.b, g.c));
    }
    CHECK(mcnemarExact(0, 0) == 1);
    CHECK(mcnemarExact(70, 70) == 1);
    CHECK(mcnemarExact(0, 2000) == 0);
    CHECK(mcnemarExact(0, 1000) == doctest::Approx(std::pow(2.0, -999)));
    // all of Pascal's row: two-sided tails by addition
    for (int n = 1; n <= 40; ++n) {
        double term = std::pow(0.5, n), sum = 0;
        for (int k = 0; 2 * k < n; ++k) {
            sum += term;
            CHECK(mcnemarExact(k, n - k) == doctest::Approx(std::fmin(1.0, 2 * sum)).epsilon(1e-11));
            term *= static_cast<double>(n - k) / (k + 1);
        }
    }
    CHECK(mcnemarExact(500'000'000'000, 500'001'000'000) == doctest::Approx(0.3173).epsilon(1e-3)); // z = 1
}

TEST_CASE("Holm")
{
    const std::vector<double> p = {0.01, 0.04, 0.03, 0.005, 0.5, 0.04}, golden = {0.05, 0.12, 0.12, 0.03, 0.5, 0.12};
    const std::vector<double> adjusted = holm(p);
    for (std::size_t i = 0; i < p.size(); ++i)
        CHECK(adjusted[i] == doctest::Approx(golden[i]));
    CHECK(holm({}).empty());
    const std::vector<double> gap = holm(std::vector<double>{0.02, std::nan(""), 0.9});
    CHECK(gap[0] == doctest::Approx(0.04));
    CHECK(std::isnan(gap[1]));
    CHECK(gap[2] == doctest::Approx(0.9));
}

TEST_CASE("Tango's interval")
{
    const struct
    {
        std::int64_t gained, lost, n;
        double low95, high95, low90, high90;
    } goldens[] = {{7, 25, 68, -0.410254786, -0.107442687, -0.387571005, -0.133876272},
                   {12, 9, 1000, -0.006506306, 0.012936931, -0.004820708, 0.011139535},
                   {40, 61, 10000, -0.004141902, -0.000132766, -0.003800163, -0.000452999},
                   {0, 0, 50, -0.071347599, 0.071347599, -0.051333186, 0.051333186},
                   {3, 0, 30, -0.024864732, 0.256210826, 0.009003260, 0.225502479},
                   {112, 170, 10000, -0.009145504, -0.002525890, -0.008597865, -0.003052629}};
    for (const auto& g : goldens) {
        const PairedProportion t = tango(g.gained, g.lost, g.n), mirrored = tango(g.lost, g.gained, g.n);
        CHECK(t.difference == doctest::Approx(static_cast<double>(g.gained - g.lost) / static_cast<double>(g.n)));
        for (const auto& [computed, golden] :
             {std::pair{t.low95, g.low95}, {t.high95, g.high95}, {t.low90, g.low90}, {t.high90, g.high90}})
            CHECK(std::fabs(computed - golden) < 1e-8);
        CHECK(std::fabs(mirrored.low95 + t.high95) < 1e-9);
        CHECK(std::fabs(mirrored.high90 + t.low90) < 1e-9);
    }
    CHECK(tango(0, 0, 0).low95 == -1);
    for (const auto& t : {tango(5, 0, 5), tango(0, 5, 5), tango(2, 3, 5)}) {
        CHECK((t.low95 <= t.low90 && t.low90 <= t.difference && t.difference <= t.high90 && t.high90 <= t.high95));
        CHECK((t.low95 >= -1 && t.high95 <= 1));
    }
}

TEST_CASE("verdicts and their words")
{
    const auto verdictOf = [](std::int64_t gained, std::int64_t lost, std::int64_t n) {
        return accuracyVerdict(tango(gained, lost, n), mcnemarExact(gained, lost));
    };
    CHECK(verdictOf(30, 32, 10000) == AccuracyVerdict::Equivalent);
    CHECK(verdictOf(40, 61, 10000) == AccuracyVerdict::Equivalent); // certain (p = 0.046) and small
    CHECK(verdictOf(112, 270, 10000) == AccuracyVerdict::Worse);
    CHECK(verdictOf(270, 112, 10000) == AccuracyVerdict::Better);
    CHECK(verdictOf(150, 182, 10000) == AccuracyVerdict::NotResolved);
    CHECK(verdictOf(0, 0, 50) == AccuracyVerdict::NotResolved); // no change in 50 items says little
    CHECK(verdictOf(0, 0, 10000) == AccuracyVerdict::Equivalent);
    CHECK(accuracyVerdict(tango(112, 270, 10000), std::nan("")) == AccuracyVerdict::NotResolved);
    CHECK(accuracyVerdict(tango(40, 61, 10000), 0.046, 0.001) == AccuracyVerdict::Worse);
    CHECK(accuracyVerdictName(AccuracyVerdict::NotResolved) == "NOT_RESOLVED");

    CHECK(accuracyVerdictText(tango(30, 32, 10000), 0.9).english() ==
          "equivalent within ±0.5 points (−0.02 points, 95% −0.18 to +0.14)");
    CHECK(
        accuracyVerdictText(tango(40, 61, 10000), 0.046).english() ==
        "equivalent within ±0.5 points (−0.21 points, 95% −0.41 to −0.01, p = 0.046: a small but certain difference)");
    CHECK(accuracyVerdictText(tango(270, 112, 10000), 1e-15)
              .english()
              .find("better by 1.58 points (95% +1.20 to +1.97, p = 1e-15") == 0);
    CHECK(accuracyVerdictText(tango(0, 0, 50), 1)
              .english()
              .find("not resolved (0.00 points, 95% −7.13 to +7.13, p = 1") == 0);
}

TEST_CASE("bootstrap of a mean difference")
{
    // differences −log(u) − 0.8: skewed; scipy.stats.bootstrap with 200,000 resamples gives BCa [0.06500, 0.38745]
    // (percentile [0.05258, 0.36934]) and ends at 0 at the level 0.00213
    std::vector<float> a(200, 0.0f), b(200);
    for (std::size_t i = 0; i < b.size(); ++i)
        b[i] = static_cast<float>(-std::log(uniformAt(5, i)) - 0.8);
    const MeanDifference exact = bootstrapMeanDifference(a, b, 1, 200000);
    CHECK(exact.n == 200);
    CHECK(exact.difference == doctest::Approx(0.20333900976).epsilon(1e-7));
    CHECK(std::fabs(exact.low - 0.06500) < 0.002);
    CHECK(std::fabs(exact.high - 0.38745) < 0.002);
    CHECK(exact.p == doctest::Approx(0.00213).epsilon(0.15));
    const MeanDifference quick = bootstrapMeanDifference(a, b, 1);
    CHECK(std::fabs(quick.low - 0.06500) < 0.02);
    CHECK(std::fabs(quick.high - 0.38745) < 0.02);
    CHECK(quick.p < 0.02);

    const MeanDifference again = bootstrapMeanDifference(a, b, 1), other = bootstrapMeanDifference(a, b, 2);
    CHECK((again.low == quick.low && again.high == quick.high && again.p == quick.p));
    CHECK(other.low != quick.low);
    const MeanDifference turned = bootstrapMeanDifference(b, a, 1);
    CHECK(turned.low == doctest::Approx(-quick.high).epsilon(1e-3));
    CHECK(turned.p == doctest::Approx(quick.p).epsilon(0.2));
}

TEST_CASE("the interval covers, and p is uniform where nothing differs")
{
    int covered = 0, small = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        std::vector<float> a(60), b(60);
        for (std::size_t i = 0; i < a.size(); ++i) {
            a[i] = normalAt(seed * 2, i);
            b[i] = normalAt(seed * 2 + 1, i);
        }
        const MeanDifference d = bootstrapMeanDifference(a, b, seed, 500);
        covered += d.low <= 0 && d.high >= 0 ? 1 : 0;
        small += d.p < 0.05 ? 1 : 0;
    }
    CHECK((covered > 360 && covered < 394)); // 95% less what a bootstrap of 60 is too narrow
    CHECK(std::abs(400 - covered - small) <= 4);
}

TEST_CASE("few pairs, equal series, values that are no numbers")
{
    const float nan = std::nanf("");
    const MeanDifference none = bootstrapMeanDifference({}, {});
    CHECK(none.n == 0);
    CHECK(std::isnan(none.difference));
    CHECK(none.p == 1);
    const std::vector<float> one = {1}, two = {3};
    CHECK(bootstrapMeanDifference(one, two).difference == 2);
    CHECK(std::isnan(bootstrapMeanDifference(one, two).low));
    const std::vector<float> a = {1, 2, nan, 4, 5}, b = {1, 2, 3, INFINITY, 5};
    const MeanDifference same = bootstrapMeanDifference(a, b);
    CHECK(same.n == 3);
    CHECK((same.difference == 0 && same.low == 0 && same.high == 0 && same.p == 1));
    const MeanDifference shifted = bootstrapMeanDifference(std::vector<float>(9, 1.0f), std::vector<float>(9, 1.5f));
    CHECK((shifted.low == 0.5 && shifted.high == 0.5));
    CHECK(shifted.p == doctest::Approx(0.0005));
}

TEST_CASE("10,000 items and 2000 resamples")
{
    std::vector<float> a(10000), b(10000);
    for (std::size_t i = 0; i < a.size(); ++i) {
        a[i] = std::fabs(normalAt(1, i));
        b[i] = a[i] + 0.01f * normalAt(2, i) + 0.0003f;
    }
    const auto start = std::chrono::steady_clock::now();
    const MeanDifference d = bootstrapMeanDifference(a, b, 7);
    const double ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    MESSAGE(ms, " ms: ", d.difference, " [", d.low, ", ", d.high, "], p = ", d.p);
    // the normal interval of these is half a percent of a width away
    CHECK(d.high - d.low == doctest::Approx(2 * 1.96 * 0.01 / 100).epsilon(0.06));
    CHECK(ms < 1500);
}
