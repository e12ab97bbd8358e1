// SPDX-License-Identifier: GPL-3.0-or-later
// The transformer block of the CUDA backend against the reference in double, through the public interface. Without a
// GPU it prints why and exits with 77.
#include <doctest/doctest.h>

#include "gpu/device/backend.h"
#include "gpu/numerics/reference/block.h"
#include "tests/gpu/support/device_test.h"
#include "tests/gpu/support/needs_gpu.h"
#include "tests/gpu/support/scratch_folder.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

QS_NEEDS_GPU;

using namespace qs;
using qs::test::openDevice;
using qs::test::relativeError;
using qs::test::someRows;
using qs::testing::CacheFolder;

namespace {

constexpr const char* kVariants[] = {"block-eager", "block-graph", "block-jit"};
constexpr std::uint64_t kSeed = 31;

struct Size
{
    std::int64_t batch, tokens, heads, headDim;
};

Workload workloadOf(const Size& size, DType dtype, const char* variant)
{
    Workload w;
    w.operation = Operation::Block;
    w.size.batch = size.batch, w.size.tokens = size.tokens, w.size.heads = size.heads, w.size.headDim = size.headDim;
    w.dtype = dtype;
    w.seed = kSeed;
    w.variants = {KernelVariant::named(variant, false)};
    return w;
}

void prepare(Backend& backend, const Workload& w)
{
    const auto prepared = backend.prepare(w);
    REQUIRE_MESSAGE(prepared.ok(), prepared.error().text());
}

/// Whether there is a run-time compiler; elsewhere the reason is told.
bool isMissing(Backend& backend, const Workload& w)
{
    const std::string why = backend.whyMissing(w, 0).english();
    if (!why.empty()) MESSAGE(w.variants[0].name << ": " << why);
    return !why.empty();
}

void checkRows(Backend& backend, const Size& size, DType dtype)
{
    const std::vector<std::int64_t> rows = someRows(size.batch * size.tokens, 12);
    const auto reference = referenceBlockRows({size.batch, size.tokens, size.heads, size.headDim, dtype, kSeed}, rows);
    for (const char* variant : kVariants) {
        CAPTURE(variant);
        const Workload w = workloadOf(size, dtype, variant);
        if (isMissing(backend, w)) continue;
        prepare(backend, w);
        const auto out = backend.readOutput(0, rows);
        REQUIRE_MESSAGE(out.ok(), out.error().text());
        CHECK(out.value().columns == size.heads * size.headDim);
        CHECK(relativeError(out.value().values, reference) < (dtype == DType::F16 ? 5e-3 : 3e-2));
    }
}
} // namespace

TEST_CASE("rows of all variants agree with the reference, whatever the number of tokens")
{
    const CacheFolder cache;
    const auto backend = openDevice();
    for (const Size size :
         {Size{1, 1, 2, 64}, Size{3, 17, 4, 64}, Size{2, 77, 4, 128}, Size{1, 128, 8, 64}, Size{2, 200, 3, 64}})
        for (const DType dtype : {DType::F16, DType::BF16}) {
            CAPTURE(size.tokens);
            CAPTURE(size.headDim);
            checkRows(*backend, size, dtype);
        }
}

TEST_CASE("widths beyond the compiled products, and more rows than they take")
{
    const CacheFolder cache;
    const auto backend = openDevice();
    checkRows(*backend, {2, 33, 12, 128}, DType::F16);
    checkRows(*backend, {3, 1100, 2, 64}, DType::BF16);
}

TEST_CASE("compiled kernels are kept, told apart, and compiled anew where the file is damaged")
{
    const CacheFolder cache;
    const auto backend = openDevice();
    const Size size = {1, 24, 2, 64};
    const Workload w = workloadOf(size, DType::F16, "block-jit");
    if (isMissing(*backend, w)) return;
    prepare(*backend, w);
    CHECK_FALSE(backend->setupCost(0).compileCached);
    CHECK(backend->setupCost(0).compileMs > 0);
    CHECK(backend->setupCost(0).searchMs > 0);
    const auto files = cache.files();
    REQUIRE_FALSE(files.empty()); // one for each tiling
    prepare(*backend, w);
    CHECK(backend->setupCost(0).compileCached);

    const auto bytes = std::filesystem::file_size(files[0]);
    SUBCASE("cut off") { std::filesystem::resize_file(files[0], bytes / 2); }
    SUBCASE("a byte changed")
    {
        std::fstream file(files[0], std::ios::in | std::ios::out | std::ios::binary);
        file.seekg(static_cast<std::streamoff>(bytes / 2));
        const int old = file.get();
        file.seekp(static_cast<std::streamoff>(bytes / 2));
        file.put(static_cast<char>(old ^ 0x55));
    }
    SUBCASE("empty") { std::filesystem::resize_file(files[0], 0); }
    prepare(*backend, w);
    CHECK_FALSE(backend->setupCost(0).compileCached);
    CHECK(std::filesystem::file_size(files[0]) == bytes);
    CHECK(cache.files().size() == files.size());
    const std::vector<std::int64_t> rows = {0, 23};
    const auto out = backend->readOutput(0, rows);
    REQUIRE_MESSAGE(out.ok(), out.error().text());
    CHECK(relativeError(out.value().values, referenceBlockRows({1, 24, 2, 64, DType::F16, kSeed}, rows)) < 5e-3);
}

TEST_CASE("launches one after the other, waiting for each other in the device, give the same bits")
{
    const CacheFolder cache;
    const auto backend = openDevice();
    const Workload w = workloadOf({1, 128, 8, 64}, DType::F16, "block-jit");
    if (isMissing(*backend, w)) return;
    prepare(*backend, w);
    const std::vector<std::int64_t> rows = someRows(128, 12);
    const auto first = backend->readOutput(0, rows);
    REQUIRE(first.ok());
    const auto sampling = backend->setSampling(0, 20);
    REQUIRE_MESSAGE(sampling.ok(), sampling.error().text());
    REQUIRE(backend->enqueue(0, 20).ok());
    std::vector<Timing> times;
    REQUIRE(backend->harvest(times, true).ok());
    CHECK(times.size() == 20);
    const auto second = backend->readOutput(0, rows);
    REQUIRE(second.ok());
    CHECK(first.value().values == second.value().values);
}

TEST_CASE("what a block cannot do is refused in words")
{
    const auto backend = openDevice();
    CHECK(backend->whyMissing(workloadOf({1, 16, 2, 64}, DType::F32, "block-graph"), 0).english().find("FP32") !=
          std::string::npos);
    CHECK(backend->whyMissing(workloadOf({1, 16, 2, 96}, DType::F16, "block-graph"), 0).english().find("96") !=
          std::string::npos);
    CHECK_FALSE(backend->prepare(workloadOf({1, 16, 2, 64}, DType::F32, "block-jit")).ok());
}
