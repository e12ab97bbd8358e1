// SPDX-License-Identifier: GPL-3.0-or-later
// Matrix products and linear + GELU of the CUDA backend against the references in double, through the public interface.
// Without a GPU it prints why and exits with 77.
#include <doctest/doctest.h>

#include "gpu/device/backend.h"
#include "gpu/numerics/reference/gemm.h"
#include "gpu/numerics/reference/linear_gelu.h"
#include "tests/gpu/support/device_test.h"
#include "tests/gpu/support/needs_gpu.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

QS_NEEDS_GPU;

using namespace qs;
using qs::test::openDevice;
using qs::test::someRows;

namespace {

constexpr std::uint64_t kSeed = 23;

struct Size
{
    std::int64_t m, k, n;
};

Workload workloadOf(Operation operation, const Size& size, DType dtype, std::string_view variant)
{
    Workload w;
    w.operation = operation;
    w.size.m = size.m, w.size.k = size.k, w.size.n = size.n;
    w.dtype = dtype;
    w.seed = kSeed;
    w.variants = {KernelVariant::named(std::string(variant), false)};
    return w;
}

/// The largest ‖row − reference‖ / ‖reference‖; infinite where something is not a number.
double worstError(const std::vector<float>& out, const std::vector<double>& reference, std::size_t columns)
{
    REQUIRE(out.size() == reference.size());
    double worst = 0;
    for (std::size_t row = 0; row < out.size(); row += columns) {
        double error = 0, norm = 0;
        for (std::size_t i = row; i < row + columns; ++i) {
            if (!std::isfinite(out[i])) return INFINITY;
            error += (out[i] - reference[i]) * (out[i] - reference[i]);
            norm += reference[i] * reference[i];
        }
        worst = std::max(worst, std::sqrt(error / norm));
    }
    return worst;
}

/// Runs a variant; nothing where it cannot run here, with the reason told.
std::optional<std::vector<float>> runVariant(Backend& backend, const Workload& w, std::span<const std::int64_t> rows)
{
    if (const std::string why = backend.whyMissing(w, 0).english(); !why.empty()) {
        MESSAGE(w.variants[0].name << ": " << why);
        return std::nullopt;
    }
    const auto prepared = backend.prepare(w);
    REQUIRE_MESSAGE(prepared.ok(), prepared.error().text());
    const auto out = backend.readOutput(0, rows);
    REQUIRE_MESSAGE(out.ok(), out.error().text());
    CHECK(out.value().columns == w.size.n);
    return out.value().values;
}

void checkProduct(Backend& backend, std::string_view variant, const Size& size, DType dtype)
{
    CAPTURE(variant);
    CAPTURE(size.m);
    CAPTURE(size.k);
    CAPTURE(size.n);
    const auto reference = gemmReference(variant, dtype, size.m, size.n, size.k, kSeed);
    REQUIRE(reference.has_value());
    const std::vector<std::int64_t> rows = someRows(size.m, 16);
    const auto out = runVariant(backend, workloadOf(Operation::Gemm, size, dtype, variant), rows);
    if (out)
        CHECK(worstError(*out, referenceGemmRows(*reference, rows), static_cast<std::size_t>(size.n)) <
              gemmTolerance(variant, dtype));
}

} // namespace

TEST_CASE("products by cuBLASLt agree with the reference in every type")
{
    const auto backend = openDevice();
    for (const VariantInfo& variant : gemmVariants()) {
        if (findWeightOnlyProduct(variant.name)) continue;
        for (const Size size : {Size{512, 512, 512}, Size{33, 200, 80}, Size{1, 72, 16}, Size{130, 1000, 336}})
            checkProduct(*backend, variant.name, size, DType::F16);
    }
}

TEST_CASE("weight-only products agree with the reference, whatever the rows, the groups and the tails")
{
    const auto backend = openDevice();
    for (const WeightOnlyProduct& product : kWeightOnlyProducts)
        for (const DType dtype : {DType::F16, DType::BF16})
            for (const Size size :
                 {Size{1, 128, 16}, Size{1, 4096, 4096}, Size{3, 200, 77}, Size{8, 512, 512}, Size{9, 1000, 1003},
                  Size{16, 4096, 512}, Size{17, 129, 31}, Size{32, 2048, 640}, Size{33, 14336, 512},
                  Size{64, 4096, 1024}, Size{64, 129, 48}, Size{1, 14336, 48}, Size{2, 3968, 2100}, Size{16, 14336, 96},
                  Size{16, 4096, 4100}, Size{12, 1920, 8192}})
                checkProduct(*backend, product.variant, size, dtype);
}

TEST_CASE("weight-only products of more than 64 rows agree with the reference where there is a kernel for them")
{
    const auto backend = openDevice();
    for (const WeightOnlyProduct& product : kWeightOnlyProducts)
        for (const DType dtype : {DType::F16, DType::BF16})
            for (const Size size : {Size{65, 512, 512}, Size{96, 1000, 1003}, Size{128, 4096, 640}, Size{200, 129, 48},
                                    Size{512, 2048, 272}})
                checkProduct(*backend, product.variant, size, dtype); // elsewhere the reason is told
}

TEST_CASE("FP8 with block scales agrees with the reference at tails of rows, outputs and k")
{
    const auto backend = openDevice();
    for (const Size size : {Size{1, 128, 128}, Size{3, 4096, 528}, Size{5, 200, 144}, Size{127, 1000, 16},
                            Size{130, 7168, 512}, Size{512, 384, 2112}})
        checkProduct(*backend, "gemm-fp8-block128", size, DType::BF16);
}

TEST_CASE("weight-only products are the same in every run")
{
    const auto backend = openDevice();
    const std::vector<std::int64_t> rows = {0, 15};
    const Workload w =
        workloadOf(Operation::Gemm, {16, 14336, 4096}, DType::F16, "gemm-w4a16"); // k is split over blocks
    const auto first = runVariant(*backend, w, rows);
    if (!first) return;
    for (int i = 0; i < 20; ++i) {
        const auto again = backend->readOutput(0, rows);
        REQUIRE(again.ok());
        CHECK(again.value().values == *first);
    }
}

TEST_CASE(
    "what was made to answer a question is used once, for the size it was made for, and takes no memory meanwhile")
{
    const auto backend = openDevice();
    Workload narrow = workloadOf(Operation::Gemm, {64, 512, 256}, DType::F16, "gemm-fp16");
    narrow.variants.push_back(narrow.variants[0]); // as the control of a run
    const Workload wide = workloadOf(Operation::Gemm, {64, 512, 384}, DType::F16, "gemm-fp16");
    if (const std::string why = backend->whyMissing(wide, 0).english(); !why.empty()) {
        MESSAGE(why);
        return;
    }
    const auto free = static_cast<double>(backend->info().freeMemory.value);
    CHECK(backend->whyMissing(narrow, 0).empty());
    const Bytes needed = backend->memoryNeeded(narrow);
    CHECK(backend->whyMissing(narrow, 0).empty());
    CHECK(backend->memoryNeeded(narrow) == needed);
    CHECK(free - static_cast<double>(backend->info().freeMemory.value) < 32e6); // a workspace has 64 MiB
    const std::vector<std::int64_t> rows = {0, 63};
    for (const Workload* w : {static_cast<const Workload*>(&narrow), &wide, static_cast<const Workload*>(&narrow)}) {
        REQUIRE(backend->prepare(*w).ok());
        for (int v = 0; v < static_cast<int>(w->variants.size()); ++v) {
            const auto out = backend->readOutput(v, rows);
            REQUIRE(out.ok());
            CHECK(out.value().columns == w->size.n);
            const auto again = backend->readOutput(0, rows);
            REQUIRE(again.ok());
            CHECK(out.value().values == again.value().values);
        }
    }
}

TEST_CASE("what a product cannot do is refused with the reason")
{
    const auto backend = openDevice();
    const auto why = [&](const Size& size, DType dtype, const char* variant) {
        return backend->whyMissing(workloadOf(Operation::Gemm, size, dtype, variant), 0).english();
    };
    CHECK(why({513, 512, 512}, DType::F16, "gemm-w4a16").find("not 513") != std::string::npos);
    CHECK(why({513, 512, 512}, DType::F16, "gemm-mxfp4").find("not 513") != std::string::npos);
    CHECK(why({16, 512, 520}, DType::BF16, "gemm-fp8-block128") != "");
    CHECK(why({1, 512, 512}, DType::F32, "gemm-w8a16").find("FP16 and BF16") != std::string::npos);
    CHECK(why({16, 512, 511}, DType::F16, "gemm-int8").find("multiple of 4") != std::string::npos);
    CHECK_FALSE(why({16, 512, 512}, DType::F16, "gemm-fp4").empty());
}

TEST_CASE("linear + GELU agrees with the reference in all variants")
{
    const auto backend = openDevice();
    for (const VariantInfo& variant : linearGeluVariants())
        for (const DType dtype : {DType::F16, DType::BF16})
            for (const Size size : {Size{128, 512, 512}, Size{1, 64, 8}, Size{200, 200, 328}, Size{77, 1000, 1000},
                                    Size{1024, 512, 2048}, Size{2048, 256, 512}}) {
                CAPTURE(variant.name);
                CAPTURE(size.m);
                const std::vector<std::int64_t> rows = someRows(size.m, 16);
                const auto out =
                    runVariant(*backend, workloadOf(Operation::LinearGelu, size, dtype, variant.name), rows);
                if (!out) continue;
                const auto reference = referenceLinearGeluRows({dtype, false, size.m, size.n, size.k, kSeed}, rows);
                // Two kernels round twice.
                CHECK(worstError(*out, reference, static_cast<std::size_t>(size.n)) < linearGeluTolerance(dtype));
            }
}

TEST_CASE("our fused kernel takes columns that fill no vector")
{
    const auto backend = openDevice();
    const Size size = {45, 136, 123};
    const std::vector<std::int64_t> rows = someRows(size.m, 16);
    const auto out =
        runVariant(*backend, workloadOf(Operation::LinearGelu, size, DType::BF16, "linear-gelu-fused"), rows);
    if (!out) return;
    CHECK(worstError(*out, referenceLinearGeluRows({DType::BF16, false, size.m, size.n, size.k, kSeed}, rows), 123) <
          linearGeluTolerance(DType::BF16));
}
