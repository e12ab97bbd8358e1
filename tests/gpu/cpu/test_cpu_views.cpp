// SPDX-License-Identifier: GPL-3.0-or-later
// Where the CPU backend measures: in views of its own, or in the input itself.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/cpu/backend/backend.h"
#include "gpu/cpu/common/page_buffer.h"
#include "tests/gpu/support/cpu_test_options.h"

#include <algorithm>
#include <cstring>
#include <vector>

using namespace qs;
using qs::test::optionsFor;
using qs::test::workloadOf;

TEST_CASE("an input on whole pages of which one view is enough is measured where it lies; smaller shapes get views of "
          "their own")
{
    constexpr Shape kShape{512, 1025};
    const auto bytes = static_cast<std::size_t>(kShape.elements()) * 2;
    PageBuffer pages(bytes + 2);
    REQUIRE(pages.data());
    for (std::size_t i = 0; i < static_cast<std::size_t>(kShape.elements()); ++i)
        storeFloat(reinterpret_cast<std::byte*>(pages.data()), DType::BF16, i, normalAt(5, i));
    const std::vector<unsigned char> before(pages.data(), pages.data() + bytes);
    const HostTensor input{DType::BF16, kShape, pages.data()};
    const Workload workload = workloadOf(input, true);
    const Workload hot = workloadOf(input, false),
                   copied = workloadOf({DType::BF16, kShape, pages.data() + 2}, false); // not on whole pages
    const ViewLimits limits{Bytes{1 << 30}, Bytes{256 << 10}, "L3"};
    CHECK(CpuViews(copied, limits).bytesNeeded().value >= CpuViews(hot, limits).bytesNeeded().value + bytes);
    ThreadPool pool;
    CpuViews views(workload, limits);
    REQUIRE(views.allocate(pool));
    for (const Shape shape : {kShape, Shape{3, 1025}, kShape, Shape{40, 1025}}) {
        CAPTURE(shape.text());
        views.aim(shape, pool);
        CHECK((views.count() == 1) == (shape.tokens == 512));
        CHECK((views.input(0) == pages.data()) == (shape.tokens == 512));
        CHECK(views.count() * shape.elements() * 3 >= 3 * (256 << 10));
        for (std::int64_t v = 0; v < views.count(); ++v)
            REQUIRE(std::memcmp(views.input(v), before.data(), static_cast<std::size_t>(shape.elements()) * 2) == 0);
    }
    CpuBackend backend(optionsFor(CpuIsa::Avx512));
    REQUIRE(backend.prepare(workload).ok());
    for (std::size_t v = 0; v < workload.variants.size(); ++v) {
        CAPTURE(schemeName(workload.variants[v].scheme));
        const auto back = backend.readBack(static_cast<int>(v));
        REQUIRE(back.ok());
        CHECK(
            std::ranges::equal(back->codes, quantizeOracle(workload.variants[v].scheme, input, workload.given).codes));
    }
    CHECK(std::memcmp(pages.data(), before.data(), bytes) == 0);
}

TEST_CASE("the views of a tiny input take 64 MiB at most, and it is said that they do not fill the cache")
{
    const std::vector<float> values{1, 2, 3, 4, 5, 6};
    const HostTensor input{DType::F32, {2, 3}, values.data()};
    CpuViews views(workloadOf(input, true), {Bytes{std::uint64_t{16} << 30}, Bytes{32 << 20}, "L3"});
    CHECK(views.bytesNeeded().value <= (64u << 20) + (1u << 16));
    ThreadPool pool;
    REQUIRE(views.allocate(pool));
    views.aim({2, 3}, pool);
    CHECK(views.count() == 1 << 17);
    CHECK(views.describe().english().find("rotation limited to 131,072 buffers") != std::string::npos);
}
