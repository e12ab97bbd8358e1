// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/measure/statistics.h"
#include "gpu/studies/protocol/recorder.h"

#include <cmath>
#include <limits>

using namespace qs;

TEST_CASE("quantiles are of type 7, the standard deviation has n − 1")
{
    const std::vector<float> x{4, 1, 3, 2};
    const Summary s = summarize(x);
    CHECK(s.n == 4);
    CHECK(s.p50 == 2.5);
    CHECK(s.p95 == doctest::Approx(3.85));
    CHECK(s.p99 == doctest::Approx(3.97));
    CHECK(s.mean == 2.5);
    CHECK(s.std == doctest::Approx(1.2909944487));
    CHECK(s.cv == doctest::Approx(1.2909944487 / 2.5));
    CHECK(s.min == 1);
    CHECK(s.max == 4);
    CHECK_FALSE(s.p95Resolved());
    CHECK(summarize({}).n == 0);
    // A time below the clock's resolution is in no pair of a comparison, and in no median either.
    const Summary censored = summarize(std::vector<float>{0, 2, 0, 4, 6});
    CHECK(censored.n == 3);
    CHECK(censored.min == 2);
    CHECK(censored.p50 == 4);
    CHECK(summarize(std::vector<float>{0, 0}).n == 0);
    CHECK(summarize(std::vector<float>{0, 0, 3}, Zeros::Values).p50 == 0);
    CHECK(summarize(std::vector<float>{7}).std == 0);
}

TEST_CASE("the median's interval has the tabulated ranks and the promised coverage")
{
    CHECK(medianRanks(5) == std::pair<std::int64_t, std::int64_t>{1, 5});
    CHECK(medianRanks(6) == std::pair<std::int64_t, std::int64_t>{1, 6});
    CHECK(medianRanks(10) == std::pair<std::int64_t, std::int64_t>{2, 9});
    CHECK(medianRanks(20) == std::pair<std::int64_t, std::int64_t>{6, 15});
    CHECK(medianRanks(100) == std::pair<std::int64_t, std::int64_t>{40, 61});
    CHECK(medianRanks(999) == std::pair<std::int64_t, std::int64_t>{469, 531});
    CHECK(medianRanks(1000) == std::pair<std::int64_t, std::int64_t>{469, 532});
    // Above 1000: k = ⌊n/2 − 1.96 √n/2⌋ and n + 1 − k.
    CHECK(medianRanks(1001) == std::pair<std::int64_t, std::int64_t>{469, 533});
    const auto [low, high] = medianRanks(5000);
    CHECK(low == static_cast<std::int64_t>(2500 - 1.959963984540054 * std::sqrt(5000.0) / 2));
    CHECK(high == 5001 - low);
    int covered = 0;
    for (std::uint64_t trial = 0; trial < 2000; ++trial) {
        std::vector<float> x(41);
        for (std::size_t i = 0; i < x.size(); ++i)
            x[i] = normalAt(trial, i);
        const Summary s = summarize(x, Zeros::Values);
        covered += s.medianLow <= 0 && 0 <= s.medianHigh ? 1 : 0;
    }
    CHECK(covered > 1880);
    CHECK(covered < 1990);
}

TEST_CASE("scatter, autocorrelation and the effective number of samples")
{
    CHECK(summarize(std::vector<float>{1, 2, 3, 4, 100}).mad == doctest::Approx(1.4826));
    CHECK(summarize(std::vector<float>{1, 2, 4, 8}).mad == doctest::Approx(1.4826 * 1.5)); // deviations 2, 1, 1, 5
    CHECK(summarize(std::vector<float>(50, 0.1f)).mad == 0);
    CHECK(summarize(std::vector<float>(50, 0.1f)).r1 == 0);
    CHECK(summarize(std::vector<float>(50, 0.1f)).nEff == 50);
    CHECK(summarize(std::vector<float>{7}).nEff == 1);
    std::vector<float> independent(4000), resembling(4000);
    double e = 0;
    for (std::size_t i = 0; i < independent.size(); ++i) {
        independent[i] = 100 + normalAt(1, i);
        resembling[i] = static_cast<float>(100 + (e = 0.7 * e + normalAt(2, i)));
    }
    const Summary a = summarize(independent), b = summarize(resembling);
    CHECK(a.mad == doctest::Approx(1).epsilon(0.05));
    CHECK(std::abs(a.r1) < 0.06);
    CHECK(a.nEff > 3500);
    CHECK(a.nEff <= 4000);
    CHECK(b.r1 == doctest::Approx(0.7).epsilon(0.05));
    CHECK(b.nEff == doctest::Approx(4000 * 0.3 / 1.7).epsilon(0.6)); // from ten batches
    // A lone spike is cut before it can hide the resemblance; what is not finite does not count.
    resembling[2000] = 1e6f;
    CHECK(summarize(resembling).r1 == doctest::Approx(b.r1).epsilon(0.02));
    resembling[2000] = std::numeric_limits<float>::quiet_NaN();
    CHECK(summarize(resembling).n == 3999);
    CHECK(std::isfinite(summarize(resembling).mean));
}

TEST_CASE("a record keeps warm-up apart; what it forgets is counted, and takes its clock, its mark and its share of "
          "the statistics along")
{
    SampleRecord record;
    for (int i = 0; i < 3; ++i)
        record.addWarmup(900.0f);
    for (int i = 0; i < 10000; ++i)
        record.add({0, i < 6000 ? 100.0f : 10.0f + static_cast<float>(i % 7), i == 0 ? 0.0f : static_cast<float>(i),
                    i == 5999 || i == 6000 || i == 9999});
    CHECK(record.warmup() == std::vector<float>{900, 900, 900});
    CHECK(record.quickSummary().p50 == 100);
    record.forget(6000);
    CHECK(record.total() == 10000);
    CHECK(record.forgotten() == 6000);
    REQUIRE(record.samples().size() == 4000);
    REQUIRE(record.clocks().size() == 4000);
    CHECK(record.samples()[0] == 10.0f + 6000 % 7);
    CHECK(record.clocks()[0] == 6000);
    CHECK(record.preempted() == std::vector<std::int64_t>{0, 3999});
    const Summary all = summarize(record.samples()), quick = record.quickSummary();
    CHECK(quick.n == 4000);
    CHECK(quick.p50 == all.p50);
    CHECK(quick.max == 16);
    CHECK(quick.nEff == all.nEff);
    for (int i = 0; i < 1000; ++i)
        record.add({0, 20.0f, 0, false});
    CHECK(record.clocks().back() == 0);
    const Summary long5000 = record.quickSummary(), exact = summarize(record.samples());
    CHECK(long5000.nEff == 0); // not looked at
    CHECK(long5000.n == 5000);
    CHECK(long5000.p50 == doctest::Approx(exact.p50).epsilon(LogHistogram::kRelativeError));
    CHECK(long5000.p99 == doctest::Approx(exact.p99).epsilon(LogHistogram::kRelativeError));
    CHECK(long5000.mean == doctest::Approx(exact.mean));
    CHECK(long5000.std == doctest::Approx(exact.std));
    CHECK(long5000.max == exact.max);
}
