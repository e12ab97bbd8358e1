// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/measure/diagnosis/envelope_store.h"

#include <algorithm>
#include <cmath>
#include <deque>

using namespace qs;

namespace {

float sampleAt(std::uint64_t i) { return 20.0f * std::exp(0.1f * normalAt(3, i)); }

/// Appends the samples [store.head(), upTo) in batches of odd lengths.
void fill(EnvelopeStore& store, std::uint64_t upTo)
{
    std::vector<float> batch;
    std::uint64_t k = 0;
    while (store.head() < upTo) {
        const std::uint64_t n = std::min<std::uint64_t>(upTo - store.head(), 1 + splitmix64(5, k++) % 3001);
        batch.resize(n);
        for (std::uint64_t i = 0; i < n; ++i)
            batch[i] = sampleAt(store.head() + i);
        store.append(batch);
    }
}

ValueRange bruteRange(std::uint64_t a, std::uint64_t b)
{
    ValueRange all;
    for (; a < b; ++a) {
        all.min = std::min(all.min, sampleAt(a));
        all.max = std::max(all.max, sampleAt(a));
    }
    return all;
}

} // namespace

TEST_CASE("range equals a rescan in random windows, the ring wrapped many times")
{
    EnvelopeStore store(10'000);
    for (std::uint64_t round = 1; round <= 20; ++round) {
        fill(store, round * 9'973);
        CHECK(store.head() == round * 9'973);
        CHECK(store.size() == std::min<std::uint64_t>(10'000, store.head()));
        for (std::uint64_t k = 0; k < 60; ++k) {
            std::uint64_t a = store.oldest() + splitmix64(round, 2 * k) % store.size();
            std::uint64_t b = store.oldest() + splitmix64(round, 2 * k + 1) % store.size();
            if (a > b) std::swap(a, b);
            const ValueRange want = bruteRange(a, b + 1);
            const ValueRange got = store.range(a, b + 1);
            REQUIRE(got.min == want.min);
            REQUIRE(got.max == want.max);
        }
    }
}

TEST_CASE("columns tile the window, keep every spike and know first and last")
{
    EnvelopeStore store(1'000'000);
    fill(store, 1'000'000);
    std::vector<float> spikes;
    for (std::uint64_t k = 0; k < 300; ++k)
        spikes.push_back(1000.0f + static_cast<float>(k));
    // A second store with 300 single slow samples.
    EnvelopeStore spiked(1'000'000);
    std::vector<float> all(1'000'000);
    store.copy(0, all);
    for (std::size_t k = 0; k < spikes.size(); ++k)
        all[(k * 3331 + 17) % all.size()] = spikes[k];
    spiked.append(all);

    const auto columns = spiked.columns(0, 1'000'000, 1'100);
    REQUIRE(columns.size() == 1'100);
    std::uint64_t next = 0;
    std::size_t seen = 0;
    for (const EnvelopeColumn& c : columns) {
        REQUIRE(c.begin == next);
        REQUIRE(c.end > c.begin);
        next = c.end;
        CHECK(c.first == all[c.begin]);
        CHECK(c.last == all[c.end - 1]);
        const auto [lo, hi] = std::minmax_element(all.begin() + static_cast<std::ptrdiff_t>(c.begin),
                                                  all.begin() + static_cast<std::ptrdiff_t>(c.end));
        REQUIRE(c.min == *lo);
        REQUIRE(c.max == *hi);
        seen += c.max >= 1000.0f;
    }
    CHECK(next == 1'000'000);
    CHECK(seen == 300);
}

TEST_CASE("the grid does not move when the window does")
{
    EnvelopeStore store(50'000);
    fill(store, 120'000);
    const auto before = store.gridColumns(80'000, 120'000, 1'000);
    const auto after = store.gridColumns(90'500, 120'000, 1'000);
    REQUIRE(before.size() == 40);
    REQUIRE(after.size() == 30);
    CHECK(after.front().begin == 90'500);
    for (std::size_t i = 1; i < after.size(); ++i) {
        CHECK(after[i].begin == before[10 + i].begin);
        CHECK(after[i].max == before[10 + i].max);
        CHECK(after[i].median == before[10 + i].median);
    }
}

TEST_CASE("medians: exact where few, within 2% where estimated, at every size")
{
    EnvelopeStore store(2'000'000);
    fill(store, 2'000'000);
    for (const std::uint64_t n :
         {1ull, 2ull, 63ull, 64ull, 65ull, 100ull, 1'000ull, 5'000ull, 70'000ull, 2'000'000ull}) {
        std::vector<float> window(n);
        const std::uint64_t begin = (2'000'000 - n) / 3;
        store.copy(begin, window);
        std::sort(window.begin(), window.end());
        const float exact = n % 2 ? window[n / 2] : 0.5f * (window[n / 2 - 1] + window[n / 2]);
        CAPTURE(n);
        if (n <= 64)
            CHECK(store.median(begin, begin + n) == exact);
        else
            CHECK(std::abs(store.median(begin, begin + n) / exact - 1.0f) < (n < 1000 ? 0.05f : 0.02f));
    }
}

TEST_CASE("fewer samples than pixels: one column a sample")
{
    EnvelopeStore store(100);
    store.append(std::vector<float>{3, 1, 2});
    const auto columns = store.columns(0, 3, 500);
    REQUIRE(columns.size() == 3);
    CHECK(columns[1].min == 1);
    CHECK(columns[1].median == 1);
    CHECK(store.columns(3, 3, 10).empty());
    CHECK(store.columns(0, 3, 0).empty());
    CHECK(store.range(5, 9).min > store.range(5, 9).max);
    store.clear();
    CHECK(store.size() == 0);
    CHECK(store.bytes() < 100);
}

TEST_CASE("memory: grows with the samples, at most 6 bytes each, 10 million held")
{
    EnvelopeStore store(10'000'000);
    fill(store, 100'000);
    CHECK(static_cast<double>(store.bytes()) < 6.0 * 100'000);
    std::vector<float> batch(65'536, 20.0f);
    while (store.head() < 25'000'000) {
        batch[7] = static_cast<float>(store.head());
        store.append(batch);
    }
    CHECK(store.size() == 10'000'000);
    CHECK(static_cast<double>(store.bytes()) < 6.0 * 10'000'000);
    const ValueRange all = store.range(0, store.head());
    CHECK(all.max == static_cast<float>(store.head() - 65'536));
}

TEST_CASE("a copy keeps its samples while the original goes on")
{
    EnvelopeStore store(20'000);
    fill(store, 20'000);
    const EnvelopeStore frozen = store;
    fill(store, 70'000);
    CHECK(frozen.head() == 20'000);
    for (std::uint64_t i = 0; i < 20'000; i += 111)
        REQUIRE(frozen.at(i) == sampleAt(i));
    for (std::uint64_t i = 50'000; i < 70'000; i += 111)
        REQUIRE(store.at(i) == sampleAt(i));
}
