// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/core/dtype.h"
#include "gpu/core/float8.h"
#include "gpu/core/host_system.h"
#include "gpu/core/parallel.h"
#include "gpu/core/random.h"
#include "gpu/core/spsc_ring.h"
#include "gpu/core/units.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <mutex>
#include <new>
#include <pthread.h>
#include <set>
#include <stdexcept>
#include <system_error>
#include <thread>

using namespace qs;

namespace {

/// Nearest code by exhaustive search in double, ties to the even code; the definition, slow and obvious.
template <typename Decode> std::uint8_t nearestCode(float value, Decode decode, float largest)
{
    const double magnitude = std::min<double>(std::fabs(value), largest);
    int best = 0;
    for (int code = 0; code < 0x7f; ++code) {
        const double v = decode(static_cast<std::uint8_t>(code));
        if (!std::isfinite(v)) continue;
        const double here = std::fabs(v - magnitude);
        const double there = std::fabs(decode(static_cast<std::uint8_t>(best)) - magnitude);
        if (here < there || (here == there && code % 2 == 0)) best = code;
    }
    return static_cast<std::uint8_t>(best | (std::signbit(value) ? 0x80 : 0));
}

} // namespace

TEST_CASE("FP8 codes decode to themselves")
{
    for (int code = 0; code < 256; ++code) {
        const auto c = static_cast<std::uint8_t>(code);
        if (const float v = decodeE4M3(c); !std::isnan(v)) CHECK(encodeE4M3(v) == c);
        if (const float v = decodeE5M2(c); std::isfinite(v)) CHECK(encodeE5M2(v) == c);
    }
    CHECK(decodeE4M3(0x7e) == 448.0f);
    CHECK(decodeE5M2(0x7b) == 57344.0f);
    CHECK(decodeE4M3(0x01) == 0x1p-9f);
    CHECK(decodeE5M2(0x01) == 0x1p-16f);
}

TEST_CASE("FP8 encoding is the nearest code, ties to even, saturating")
{
    for (std::uint64_t i = 0; i < 20000; ++i) {
        const auto exponent = static_cast<int>(splitmix64(1, i) % 40) - 22;
        const float value = std::ldexp(normalAt(2, i), exponent);
        CHECK(encodeE4M3(value) == nearestCode(value, decodeE4M3, kE4M3Max));
        CHECK(encodeE5M2(value) == nearestCode(value, decodeE5M2, kE5M2Max));
    }
    for (int code = 0; code < 0x7e; ++code) { // the exact middle between neighbours
        const float a = decodeE4M3(static_cast<std::uint8_t>(code));
        const float b = decodeE4M3(static_cast<std::uint8_t>(code + 1));
        CHECK(encodeE4M3((a + b) / 2) == (code % 2 == 0 ? code : code + 1));
    }
    CHECK(encodeE4M3(1e30f) == 0x7e);
    CHECK(encodeE4M3(-std::numeric_limits<float>::infinity()) == 0xfe);
    CHECK(encodeE5M2(std::numeric_limits<float>::infinity()) == 0x7b);
    CHECK(encodeE4M3(-0.0f) == 0x80);
    CHECK((encodeE4M3(std::nanf("")) & 0x7f) == 0x7f);
}

TEST_CASE("16-bit floats: every code goes there and back, rounding is to nearest even")
{
    for (std::uint32_t bits = 0; bits < 65536; ++bits) {
        const auto b = static_cast<std::uint16_t>(bits);
        if (const float h = halfToFloat(b); !std::isnan(h)) CHECK(floatToHalf(h) == b);
        if (const float f = bfloat16ToFloat(b); !std::isnan(f)) CHECK(floatToBfloat16(f) == b);
    }
    CHECK(floatToHalf(65519.99f) == 0x7bff);
    CHECK(floatToHalf(65520.0f) == 0x7c00);
    CHECK(floatToHalf(1.0f + 0x1p-11f) == 0x3c00);
    CHECK(floatToHalf(1.0f + 3 * 0x1p-11f) == 0x3c02);
    CHECK(floatToHalf(0x1p-25f) == 0x0000);
    CHECK(floatToHalf(std::nextafter(0x1p-25f, 1.0f)) == 0x0001);
    CHECK(floatToBfloat16(1.0f + 0x1p-8f) == 0x3f80);
    CHECK(std::isnan(bfloat16ToFloat(floatToBfloat16(std::bit_cast<float>(0x7f800001u)))));
}

namespace {

/// By the definition: the nearest of the values of a half, the even one of two; not by its bits.
float nearestHalf(float value)
{
    if (std::isnan(value) || std::isinf(value)) return value;
    int exponent = 0;
    std::frexp(value, &exponent);
    const float step = std::ldexp(1.0f, std::max(exponent, -13) - 11);
    const float rounded = std::nearbyint(value / step) * step;
    return std::fabs(rounded) > 65504.0f ? std::copysign(std::numeric_limits<float>::infinity(), value) : rounded;
}

} // namespace

TEST_CASE("16-bit floats in bulk are those one by one, and those of the definition")
{
    std::vector<float> values;
    for (std::uint64_t bits = 0; bits <= 0xffffffffu;
         bits += 40961) // a step that meets all exponents and odd mantissas
        values.push_back(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    for (std::uint32_t bits = 0; bits < 65536; ++bits) { // halfway between two halves, and a bit beside it
        const float low = halfToFloat(static_cast<std::uint16_t>(bits)),
                    high = halfToFloat(static_cast<std::uint16_t>(bits + 1));
        const float middle = low + (high - low) / 2;
        for (const float v : {middle, std::nextafter(middle, high), std::nextafter(middle, low)})
            values.push_back(v);
    }
    int wrong = 0, different = 0;
    for (const DType type : {DType::F16, DType::BF16, DType::F32}) {
        std::vector<std::byte> bulk((values.size() + 3) * sizeOf(type)), single(bulk.size());
        storeFloats(bulk.data(), type, 3, values.size(), values.data());
        for (std::size_t i = 0; i < values.size(); ++i)
            storeFloat(single.data(), type, i + 3, values[i]);
        CHECK(bulk == single);
        std::vector<float> back(values.size());
        loadFloats(bulk.data(), type, 3, values.size(), back.data());
        for (std::size_t i = 0; i < values.size(); ++i)
            different += std::bit_cast<std::uint32_t>(back[i]) !=
                         std::bit_cast<std::uint32_t>(loadFloat(single.data(), type, i + 3));
        if (type != DType::F16) continue;
        for (std::size_t i = 0; i < values.size(); ++i)
            wrong += std::isnan(values[i]) ? !std::isnan(back[i]) : back[i] != nearestHalf(values[i]);
    }
    CHECK(wrong == 0);
    CHECK(different == 0);
}

TEST_CASE("normal numbers have the moments and tails of N(0,1), and depend on seed and index alone")
{
    double sum = 0, squares = 0, fourth = 0;
    int beyond3 = 0;
    const int n = 400000;
    for (int i = 0; i < n; ++i) {
        const double x = normalAt(7, static_cast<std::uint64_t>(i));
        sum += x;
        squares += x * x;
        fourth += x * x * x * x;
        beyond3 += std::fabs(x) > 3 ? 1 : 0;
    }
    CHECK(sum / n == doctest::Approx(0).epsilon(0.01).scale(1));
    CHECK(squares / n == doctest::Approx(1).epsilon(0.01));
    CHECK(fourth / n == doctest::Approx(3).epsilon(0.02));
    CHECK(beyond3 == doctest::Approx(0.0026998 * n).epsilon(0.1));
    CHECK(normalAt(1, 5) == normalAt(1, 5));
    CHECK(normalAt(1, 5) != normalAt(2, 5));
    CHECK(normalQuantile(0.975) == doctest::Approx(1.959963984540054).epsilon(1e-14));
    CHECK(normalQuantile(1e-12) == doctest::Approx(-7.034483825301133).epsilon(1e-11));
    CHECK(splitmix64(0, 0) == 0xe220a8397b1dcdafull); // the published first output for seed 0
}

TEST_CASE("the ring hands over everything in order across threads, and counts what it refuses")
{
    SpscRing<std::uint32_t> ring(1 << 10);
    constexpr std::uint32_t total = 300000;
    std::jthread producer([&] {
        for (std::uint32_t i = 0; i < total;)
            if (ring.push(i)) ++i;
    });
    std::vector<std::uint32_t> part(257);
    std::uint32_t expected = 0;
    bool ordered = true;
    while (expected < total) {
        const std::size_t n = ring.pop(part);
        for (std::size_t i = 0; i < n; ++i)
            ordered = ordered && part[i] == expected++;
    }
    CHECK(ordered);
    SpscRing<int> tiny(2);
    CHECK(tiny.push(1));
    CHECK(tiny.push(2));
    CHECK_FALSE(tiny.push(3));
    CHECK(tiny.dropped() == 1);
}

TEST_CASE("numbers are formatted in the C locale")
{
    CHECK(formatFixed(1234.5, 1) == "1,234.5");
    CHECK(formatFixed(-1234567.25, 2) == "-1,234,567.25");
    CHECK(formatFixed(999.96, 1) == "1,000.0");
    CHECK(formatFixed(std::numeric_limits<double>::infinity(), 1) == "–");
    CHECK(formatCount(33554432) == "33,554,432");
    CHECK(formatCount(-1234) == "-1,234");
    CHECK(formatCount(123) == "123");
    CHECK(formatBytes(Bytes{1536}) == "1.50 KiB");
    CHECK(formatBytes(Bytes{12}) == "12 B");
    CHECK(formatDuration(Microseconds{23.14}) == "23.1 µs");
    CHECK(formatDuration(Microseconds{4200}) == "4.20 ms");
    CHECK(formatShortest(0.1f) == "0.1");
    CHECK(gigabytesPerSecond(Bytes{4'000'000}, Microseconds{1}) == doctest::Approx(4000.0));
}

TEST_CASE("parallelFor visits everything once")
{
    std::vector<int> seen(100003);
    parallelFor(static_cast<std::int64_t>(seen.size()), 1000, [&](std::int64_t first, std::int64_t last, int) {
        for (std::int64_t i = first; i < last; ++i)
            ++seen[static_cast<std::size_t>(i)];
    });
    CHECK(std::all_of(seen.begin(), seen.end(), [](int n) { return n == 1; }));
}

TEST_CASE("what a body of parallelFor throws is thrown where it was called, once, and nothing more is begun")
{
    std::atomic<int> begun{0};
    CHECK_THROWS_AS(parallelFor(1'000'000, 1,
                                [&](std::int64_t, std::int64_t, int) {
                                    ++begun;
                                    throw std::bad_alloc();
                                }),
                    std::bad_alloc);
    CHECK(begun >= 1);
    CHECK(begun <= workerThreads());
    // Of the threads that are not the caller's too.
    CHECK_THROWS_AS(onThreads(3,
                              [](int worker) {
                                  if (worker == 2) throw std::runtime_error("here");
                              }),
                    std::runtime_error);
}

TEST_CASE("where the system gives no threads the calling one does all of the work")
{
    pthread_attr_t before, huge;
    pthread_getattr_default_np(&before);
    pthread_getattr_default_np(&huge);
    REQUIRE(pthread_attr_setstacksize(&huge, std::size_t{1} << 47) == 0); // more than there are addresses
    REQUIRE(pthread_setattr_default_np(&huge) == 0);
    CHECK_THROWS_AS(std::jthread([] {}), std::system_error);
    std::vector<int> workers;
    CHECK_NOTHROW(onThreads(4, [&](int worker) { workers.push_back(worker); }));
    std::int64_t sum = 0;
    CHECK_NOTHROW(parallelFor(1000, 10, [&](std::int64_t first, std::int64_t last, int) { sum += last - first; }));
    pthread_setattr_default_np(&before);
    CHECK(workers == std::vector<int>{0});
    CHECK(sum == 1000);
}

TEST_CASE("parallelFor within parallelFor shares the processors instead of multiplying threads")
{
    const int all = workerThreads();
    std::mutex mutex;
    std::set<std::thread::id> inner;
    onThreads(2, [&](int) {
        const int share = workerThreads();
        CHECK(share == std::max(1, all / 2));
        parallelFor(64, 1, [&](std::int64_t, std::int64_t, int worker) {
            const std::lock_guard lock(mutex);
            CHECK(worker < share);
            inner.insert(std::this_thread::get_id());
        });
    });
    CHECK(workerThreads() == all);
    CHECK(static_cast<int>(inner.size()) <= std::max(2, all));
}

TEST_CASE("the last-level cache can be given, since a virtual machine reads that of the whole processor")
{
    const char* before = std::getenv("QUANTOSCOPE_CPU_CACHE");
    const std::string kept = before ? before : "";
    unsetenv("QUANTOSCOPE_CPU_CACHE");
    const Bytes real = host::lastLevelCache();
    CHECK(real.value > 0);
    setenv("QUANTOSCOPE_CPU_CACHE", "32", 1);
    CHECK(host::lastLevelCache().value == 32u << 20);
    CHECK(host::isLastLevelGiven());
    for (const char* none : {"", "0", "-3", "much"}) {
        setenv("QUANTOSCOPE_CPU_CACHE", none, 1);
        CHECK(host::lastLevelCache() == real);
    }
    unsetenv("QUANTOSCOPE_CPU_CACHE");
    if (before) setenv("QUANTOSCOPE_CPU_CACHE", kept.c_str(), 1);
}
