// SPDX-License-Identifier: GPL-3.0-or-later
// Every rung of the INT8 ladder on the CUDA backend against its own exact codes. Without a GPU it prints why and exits
// with 77. QS_TEST_QUICK=1: smaller tensors, for compute-sanitizer.
#include <doctest/doctest.h>

#include "gpu/device/backend.h"
#include "gpu/numerics/reference/ladder.h"
#include "tests/gpu/support/device_test.h"
#include "tests/gpu/support/needs_gpu.h"

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <numeric>

QS_NEEDS_GPU;

using namespace qs;
using qs::test::quick;

namespace {

Workload workloadOf(Shape shape, bool cold)
{
    Workload w;
    w.operation = Operation::Ladder;
    w.dtype = w.input.dtype = DType::F32;
    w.input.shape = shape;
    w.seed = 11;
    for (const VariantInfo& rung : ladderVariants())
        w.variants.push_back(KernelVariant::named(std::string(rung.name), cold));
    return w;
}

void checkRungs(Backend& backend, Shape shape)
{
    const Workload w = workloadOf(shape, false);
    const auto prepared = backend.prepare(w);
    REQUIRE_MESSAGE(prepared.ok(), prepared.error().text());
    std::vector<std::int64_t> rows(static_cast<std::size_t>(shape.tokens));
    std::iota(rows.begin(), rows.end(), 0);
    for (std::size_t v = 0; v < w.variants.size(); ++v) {
        const auto got = backend.readOutput(static_cast<int>(v), rows);
        REQUIRE_MESSAGE(got.ok(), w.variants[v].name << ": " << got.error().text());
        const auto want = referenceLadderRows(*ladderRule(w.variants[v].name), shape, w.seed, rows);
        REQUIRE(got->values.size() == want.size());
        std::size_t wrong = 0;
        for (std::size_t i = 0; i < want.size(); ++i)
            wrong += static_cast<double>(got->values[i]) != want[i];
        CHECK_MESSAGE(wrong == 0, w.variants[v].name << " " << shape.text() << ": " << wrong << " codes differ");
    }
}

} // namespace

TEST_CASE("every rung gives its own exact codes, tails included")
{
    auto backend = makeCudaBackend(0);
    REQUIRE_MESSAGE(backend.ok(), backend.error().text());
    for (const Shape shape : {Shape{1, 1}, Shape{1, 3}, Shape{3, 5}, Shape{1, 511}, Shape{2, 4000}, Shape{1, 4099}})
        checkRungs(**backend, shape);
    if (!quick()) checkRungs(**backend, {125, 4000});
}

TEST_CASE("rungs are sampled")
{
    auto backend = makeCudaBackend(0);
    REQUIRE_MESSAGE(backend.ok(), backend.error().text());
    const Workload w = workloadOf({quick() ? 2 : 250, 4000}, true);
    REQUIRE((*backend)->prepare(w).ok());
    for (std::size_t v = 0; v < w.variants.size(); ++v) {
        REQUIRE((*backend)->setSampling(static_cast<int>(v), quick() ? 1 : 5).ok());
        std::vector<Timing> times;
        REQUIRE((*backend)->enqueue(static_cast<int>(v), 2).ok());
        REQUIRE((*backend)->harvest(times, true).ok());
        REQUIRE(times.size() == 2);
        CHECK(times.front().us > 0.0f);
    }
}
