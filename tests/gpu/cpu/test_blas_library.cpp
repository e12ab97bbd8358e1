// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/cpu/common/blas_library.h"
#include "gpu/cpu/operations/product.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <thread>
#include <vector>

using namespace qs;

namespace {

/// QUANTOSCOPE_BLAS for as long as it lives.
class Variable
{
public:
    explicit Variable(const char* value)
    {
        if (const char* before = std::getenv("QUANTOSCOPE_BLAS")) m_before = before;
        setenv("QUANTOSCOPE_BLAS", value, 1);
    }
    ~Variable()
    {
        if (m_before.empty())
            unsetenv("QUANTOSCOPE_BLAS");
        else
            setenv("QUANTOSCOPE_BLAS", m_before.c_str(), 1);
    }

private:
    std::string m_before;
};

float valueAt(std::int64_t i) { return static_cast<float>((i * 7919 + 13) % 101 - 50) / 16.0f; }

std::vector<float> matrix(std::int64_t count, std::int64_t offset)
{
    std::vector<float> values(static_cast<std::size_t>(count));
    for (std::int64_t i = 0; i < count; ++i)
        values[static_cast<std::size_t>(i)] = valueAt(i + offset);
    return values;
}

/// Largest difference of C from the sums in double; all matrices dense, behind each other.
double worstOf(const LabProductShape& s, const std::vector<float>& a, const std::vector<float>& b,
               const std::vector<float>& c)
{
    double worst = 0;
    for (std::int64_t i = 0; i < s.batch(); ++i)
        for (std::int64_t row = 0; row < s.m; ++row)
            for (std::int64_t column = 0; column < s.n; ++column) {
                double sum = 0;
                for (std::int64_t k = 0; k < s.k; ++k) {
                    const std::int64_t at = i * s.n * s.k + (s.transposedB ? column * s.k + k : k * s.n + column);
                    sum += static_cast<double>(a[static_cast<std::size_t>(i * s.m * s.k + row * s.k + k)]) *
                           static_cast<double>(b[static_cast<std::size_t>(at)]);
                }
                const float got = c[static_cast<std::size_t>(i * s.m * s.n + row * s.n + column)];
                worst = std::max(worst, std::abs(sum * static_cast<double>(s.alpha) - static_cast<double>(got)));
            }
    return worst;
}

std::shared_ptr<const BlasLibrary> library()
{
    auto blas = BlasLibrary::open();
    return blas ? *blas : nullptr;
}

} // namespace

TEST_CASE("a library that is not there is an error that names file and variable")
{
    const Variable missing("/nonexistent/libblas.so");
    const auto blas = BlasLibrary::open();
    REQUIRE(!blas);
    CHECK(blas.error().code == ErrorCode::Device);
    CHECK(blas.error().message.english().find("/nonexistent/libblas.so") != std::string::npos);
    CHECK(blas.error().message.english().find("QUANTOSCOPE_BLAS") != std::string::npos);
}

TEST_CASE("a library without cblas_sgemm is refused")
{
    const Variable wrong("libm.so.6");
    const auto blas = BlasLibrary::open();
    REQUIRE(!blas);
    CHECK(blas.error().message.english().find("cblas_sgemm") != std::string::npos);
}

TEST_CASE("an empty variable counts as none")
{
    const Variable empty("");
    const auto blas = BlasLibrary::open();
    if (blas)
        CHECK(!(*blas)->name().empty());
    else
        CHECK(blas.error().hint.english().find("libopenblas0") != std::string::npos);
}

TEST_CASE("products in tiles and panels are right at odd sizes")
{
    const auto blas = library();
    if (!blas) {
        MESSAGE("skipped: no BLAS library");
        return;
    }
    MESSAGE(blas->name());
    ThreadPool pool(3);
    const ThreadPool::CallerScope scope(pool, true);
    const LabProductShape shapes[] = {
        {1, 1, 1, true},
        {1, 130, 77, true},
        {1, 130, 77, false},
        {5, 1, 9, true},
        {33, 65, 129, true},
        {130, 70, 51, false},
        {300, 1100, 40, true},
        {64, 64, 300, true, 0.125f},
        {7, 19, 23, true, 1.0f, 5, 1, {7 * 23, 19 * 23, 7 * 19}, {}},
        {19, 8, 19, false, 1.0f, 3, 2, {2 * 19 * 19, 2 * 19 * 8, 2 * 19 * 8}, {19 * 19, 19 * 8, 19 * 8}},
    };
    for (const LabProductShape& s : shapes) {
        CAPTURE(s.m);
        CAPTURE(s.n);
        CAPTURE(s.k);
        const auto a = matrix(s.batch() * s.m * s.k, 0), b = matrix(s.batch() * s.n * s.k, 1000);
        std::vector<float> c(static_cast<std::size_t>(s.batch() * s.m * s.n), -7.0f);
        const LabProduct product(blas, s, pool.threads());
        REQUIRE(product.run(pool, a.data(), b.data(), c.data()));
        CHECK(worstOf(s, a, b, c) < 1e-3);
        CHECK(product.text().find("tiles of") == 0);
    }
}

TEST_CASE("matrices may lie within larger ones")
{
    const auto blas = library();
    if (!blas) return;
    ThreadPool pool(2);
    const ThreadPool::CallerScope scope(pool, true);
    // Heads within the rows of tokens, as in a transformer block: q and k are columns of one matrix.
    const std::int64_t tokens = 21, headDim = 10, heads = 3, width = 2 * headDim * heads;
    const auto qk = matrix(tokens * width, 3);
    LabProductShape shape{tokens, tokens, headDim, true, 0.5f, 1, heads, {}, {headDim, headDim, tokens * tokens},
                          width,  width,  tokens};
    std::vector<float> scores(static_cast<std::size_t>(heads * tokens * tokens));
    REQUIRE(LabProduct(blas, shape, pool.threads()).run(pool, qk.data(), qk.data() + heads * headDim, scores.data()));
    for (std::int64_t h = 0; h < heads; ++h)
        for (std::int64_t i = 0; i < tokens; ++i)
            for (std::int64_t j = 0; j < tokens; ++j) {
                double sum = 0;
                for (std::int64_t d = 0; d < headDim; ++d)
                    sum += 0.5 * static_cast<double>(qk[static_cast<std::size_t>(i * width + h * headDim + d)]) *
                           static_cast<double>(qk[static_cast<std::size_t>(j * width + (heads + h) * headDim + d)]);
                REQUIRE(std::abs(sum - static_cast<double>(
                                           scores[static_cast<std::size_t>((h * tokens + i) * tokens + j)])) < 1e-4);
            }
}

TEST_CASE("every tile is finished once, when its sums are complete")
{
    const auto blas = library();
    if (!blas) return;
    ThreadPool pool(2);
    const ThreadPool::CallerScope scope(pool, true);
    // One tile of 16 x 16 or more and several panels along k.
    const LabProductShape s{20, 36, 2'000'000, true};
    const std::vector<float> ones(static_cast<std::size_t>(s.n * s.k), 1.0f);
    std::vector<float> c(static_cast<std::size_t>(s.m * s.n), 0.0f);
    std::atomic<std::int64_t> finished = 0;
    const LabProduct product(blas, s, pool.threads());
    REQUIRE(product.run(pool, ones.data(), ones.data(), c.data(), [&](const LabProductTile& tile) {
        finished += tile.rows * tile.columns;
        for (std::int64_t r = 0; r < tile.rows; ++r)
            for (std::int64_t i = 0; i < tile.columns; ++i)
                tile.data[r * tile.stride + i] += static_cast<float>(tile.firstColumn + i);
    }));
    CHECK(finished == s.m * s.n);
    for (std::int64_t i = 0; i < s.m * s.n; ++i)
        REQUIRE(c[static_cast<std::size_t>(i)] == doctest::Approx(static_cast<double>(s.k + i % s.n)).epsilon(1e-4));
}

TEST_CASE("an interrupt stops a product between its calls")
{
    const auto blas = library();
    if (!blas) return;
    ThreadPool pool(2);
    const ThreadPool::CallerScope scope(pool, true);
    pool.setInterrupt([] { return true; });
    const LabProductShape s{512, 512, 4096, true};
    const std::vector<float> ones(static_cast<std::size_t>(s.m * s.k), 1.0f);
    std::vector<float> c(static_cast<std::size_t>(s.m * s.n));
    CHECK(!LabProduct(blas, s, pool.threads()).run(pool, ones.data(), ones.data(), c.data()));
}

TEST_CASE("sides beyond 32 bits are refused")
{
    const auto fits = LabProduct::fits({1, std::int64_t{1} << 31, 1, true});
    REQUIRE(!fits);
    CHECK(fits.error().message.english().find("2,147,483,648") != std::string::npos);
    CHECK(LabProduct::fits({1, (std::int64_t{1} << 31) - 1, 1, true}).ok());
}

TEST_CASE("several threads may multiply at once")
{
    const auto blas = library();
    if (!blas) return;
    const std::int64_t n = 96;
    const auto a = matrix(n * n, 0), b = matrix(n * n, 5);
    std::vector<std::vector<float>> results(4, std::vector<float>(static_cast<std::size_t>(n * n)));
    {
        std::vector<std::jthread> threads;
        for (auto& result : results)
            threads.emplace_back([&] {
                for (int i = 0; i < 20; ++i)
                    blas->multiply({n, n, n, a.data(), n, b.data(), n, true, result.data(), n, 1.0f, 0.0f});
            });
    }
    for (const auto& result : results)
        CHECK(result == results.front());
}
