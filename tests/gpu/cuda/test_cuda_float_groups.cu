// SPDX-License-Identifier: GPL-3.0-or-later
// Small floats without a kernel of their own, which plain loops quantize and restore: on the GPU the bits of the host,
// which tests/gpu/numerics/test_format_descriptors.cpp holds to the oracle.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/cuda/common/device_memory.cuh"
#include "gpu/cuda/common/kernels.cuh"
#include "gpu/cuda/dequantize/dequantize.cuh"
#include "gpu/cuda/quantize/packed/packed.cuh"

#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

using namespace qs;
using namespace qs::cuda;

namespace {

using Bytes = std::vector<std::uint8_t>;

/// Rows far from 1 as well, with zeros, NaN, infinities and denormals.
std::vector<float> inputOf(Shape shape)
{
    constexpr float odd[] = {0.0f,      -0.0f,   NAN,
                             INFINITY,  1e-42f,  std::numeric_limits<float>::max(),
                             -INFINITY, -1e-42f, std::numeric_limits<float>::lowest()};
    std::vector<float> x;
    for (std::int64_t row = 0; row < shape.tokens; ++row)
        for (std::int64_t i = 0; i < shape.hidden; ++i) {
            const auto at = static_cast<std::uint64_t>(row * shape.hidden + i);
            const float value = std::ldexp(normalAt(3, at), static_cast<int>(row % 5 - 2) * 40);
            x.push_back(row % 4 == 3 && splitmix64(7, at) % 8 == 0 ? odd[at % std::size(odd)]
                        : row % 7 == 6                             ? 0
                                                                   : value);
        }
    return x;
}

template <class T> DeviceMemory sent(const std::vector<T>& values)
{
    DeviceMemory memory(static_cast<std::int64_t>(values.size() * sizeof(T)));
    check(cudaMemcpy(memory.data(), values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice), "testing");
    return memory;
}

template <class T> std::vector<T> fetched(const DeviceMemory& memory)
{
    std::vector<T> values(static_cast<std::size_t>(memory.bytes()) / sizeof(T));
    check(cudaMemcpy(values.data(), memory.data(), values.size() * sizeof(T), cudaMemcpyDeviceToHost), "testing");
    return values;
}

struct ValueAt
{
    const float* from;
    QS_HOST_DEVICE float operator()(std::int64_t i) const { return from[i]; }
};
struct Put
{
    float* to;
    QS_HOST_DEVICE void operator()(std::int64_t i, float value) const { to[i] = value; }
};

void checkScheme(const QuantScheme& scheme, Shape shape)
{
    REQUIRE(hasFloatGroups(scheme));
    const std::vector<float> x = inputOf(shape);
    const FloatGroups groups = floatGroups(scheme, packedLayout(scheme, shape, DType::F32), 0.75f);
    const PackedLayout& layout = groups.layout;
    Bytes codes(static_cast<std::size_t>(layout.codeBytes())), scales(static_cast<std::size_t>(layout.scaleBytes()));
    std::vector<float> restored(x.size());
    for (std::int64_t row = 0; row < shape.tokens; ++row)
        for (std::int64_t group = 0; group < layout.groupsPerRow; ++group) {
            const std::int64_t first = row * shape.hidden + group * layout.groupSize;
            packFloatGroup(groups, row, group, ValueAt{x.data() + first}, codes.data(), scales.data());
            restoreFloatGroup(groups, row, group, codes.data(), scales.data(), Put{restored.data() + first});
        }
    const DeviceMemory input = sent(x), itsCodes = sent(Bytes(codes.size(), 0xaa)),
                       itsScales = sent(Bytes(scales.size(), 0xaa)), output = sent(std::vector<float>(x.size(), 7));
    Launch launch;
    launch.type = Type::F32;
    launch.input = input.data();
    launch.codes = itsCodes.data();
    launch.scales = reinterpret_cast<float*>(itsScales.data());
    launch.tokens = shape.tokens;
    launch.hidden = shape.hidden;
    launchFloatGroups(groups, launch);
    Restore restore;
    restore.type = Type::F32;
    restore.codes = itsCodes.data();
    restore.scales = reinterpret_cast<float*>(itsScales.data());
    restore.output = output.data();
    restore.tokens = shape.tokens;
    restore.hidden = shape.hidden;
    launchRestoreFloatGroups(groups, restore);
    check(cudaDeviceSynchronize(), "testing");
    CHECK(fetched<std::uint8_t>(itsCodes) == codes);
    CHECK(fetched<std::uint8_t>(itsScales) == scales);
    const auto values = fetched<float>(output);
    CHECK(std::memcmp(values.data(), restored.data(), restored.size() * sizeof(float)) == 0);
}

} // namespace

TEST_CASE("small floats in groups by plain loops: the bits of the host, on odd shapes and odd values")
{
    for (const Shape shape : {Shape{1, 1}, Shape{3, 31}, Shape{9, 200}, Shape{64, 1000}})
        for (const Dialect dialect : {Dialect::Standard, Dialect::CompressedTensors, Dialect::Ceil, Dialect::Rceil}) {
            CAPTURE(shape.hidden);
            CAPTURE(static_cast<int>(dialect));
            checkScheme(groupScheme(NumberFormat::MXFP4, 0, dialect), shape);
            if (dialect == Dialect::Standard) checkScheme(groupScheme(NumberFormat::NVFP4), shape);
        }
}
