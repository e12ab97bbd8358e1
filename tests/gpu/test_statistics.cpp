// SPDX-License-Identifier: GPL-3.0-or-later
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/measure/statistics.h"
#include "gpu/studies/recorder.h"

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
    CHECK(summarize(std::vector<float>{7}).std == 0);
}

TEST_CASE("the median's interval has the tabulated ranks and the promised coverage")
{
    CHECK(medianRanks(5) == std::pair<std::int64_t, std::int64_t>{1, 5});
    CHECK(medianRanks(6) == std::pair<std::int64_t, std::int64_t>{1, 6});
    CHECK(medianRanks(10) == std::pair<std::int64_t, std::int64_t>{2, 9});
    CHECK(medianRanks(20) == std::pair<std::int64_t, std::int64_t>{6, 15});
    CHECK(medianRanks(100) == std::pair<std::int64_t, std::int64_t>{40, 61});
    const auto [low, high] = medianRanks(5000);
    CHECK(high - low == doctest::Approx(1.96 * std::sqrt(5000.0)).epsilon(0.02));
    int covered = 0;
    for (std::uint64_t trial = 0; trial < 2000; ++trial) {
        std::vector<float> x(41);
        for (std::size_t i = 0; i < x.size(); ++i)
            x[i] = normalAt(trial, i);
        const Summary s = summarize(x);
        covered += s.medianLow <= 0 && 0 <= s.medianHigh ? 1 : 0;
    }
    CHECK(covered > 1880);
    CHECK(covered < 1990);
}

TEST_CASE("a record keeps warm-up apart, and Live forgets the oldest but not the statistics")
{
    SampleRecord record(3, 1000);
    for (int i = 0; i < 10003; ++i)
        record.add(i < 3 ? 900.0f : 10.0f + static_cast<float>(i % 7));
    CHECK(record.warmup() == std::vector<float>{900, 900, 900});
    CHECK(record.total() == 10000);
    CHECK(record.samples().size() == 1000);
    const Summary quick = record.quickSummary();
    CHECK(quick.n == 10000);
    CHECK(quick.p50 == doctest::Approx(13).epsilon(0.02));
    CHECK(quick.mean == doctest::Approx(13).epsilon(0.001));
    CHECK(quick.max == 16);
    SampleRecord finite(0, std::numeric_limits<std::size_t>::max() / 4);
    for (int i = 0; i < 100; ++i)
        finite.add(static_cast<float>(i));
    CHECK(finite.samples().size() == 100);
    CHECK(finite.quickSummary().p50 == 49.5);
}
