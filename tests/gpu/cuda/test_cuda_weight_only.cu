// SPDX-License-Identifier: GPL-3.0-or-later
// The kernels for packed weights by themselves, every format against sums in double: few rows, many rows, a row in a
// chain, and weights restored. Without a GPU it exits with 77.
#include <doctest/doctest.h>

#include "gpu/cuda/common/device_memory.cuh"
#include "gpu/cuda/decoder/chain.cuh"
#include "gpu/cuda/decoder/task.cuh"
#include "gpu/cuda/weight_only/packed_rows.cuh"
#include "gpu/numerics/packed_formats.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace qs;
using namespace qs::cuda;

namespace {

using Doubles = std::vector<double>;
using Bytes = std::vector<std::uint8_t>;

constexpr const char* kNames[] = {
    "INT4", "INT4 with zero points", "INT8", "INT4 by 32", "INT8 by 32", "FP8", "MXFP8", "MXFP4", "NVFP4", "NF4"};
const char* nameOf(WeightFormat f) { return kNames[static_cast<int>(f)]; }
const std::vector<WeightFormat>& packedFormats()
{
    static const std::vector<WeightFormat> all = [] {
        std::vector<WeightFormat> formats;
        for (int i = 0; i < kWeightFormats; ++i)
            formats.push_back(static_cast<WeightFormat>(i));
        return formats;
    }();
    return all;
}

float floatOf(std::uint16_t bits, Type type)
{
    if (type == Type::F16) return __half2float(__ushort_as_half(bits));
    return __bfloat162float(__ushort_as_bfloat16(bits));
}
std::uint16_t bitsOf(float x, Type type)
{
    return type == Type::F16 ? __half_as_ushort(__float2half_rn(x)) : __bfloat16_as_ushort(__float2bfloat16_rn(x));
}

double e2m1(unsigned code)
{
    constexpr double values[] = {0, 0.5, 1, 1.5, 2, 3, 4, 6};
    return code & 8u ? -values[code & 7u] : values[code & 7u];
}
double e4m3(unsigned code)
{
    const int exponent = static_cast<int>(code >> 3 & 15u), mantissa = static_cast<int>(code & 7u);
    return exponent == 0 ? std::ldexp(mantissa, -9) : std::ldexp(8 + mantissa, exponent - 10);
}

/// A matrix with random codes, and what they stand for.
struct Matrix
{
    WeightOnlySize size;
    Bytes codes, scales, zeros;
    std::vector<float> factors;
    Doubles values; ///< [n, k]
    std::int64_t pitch = 0;
    int group = 128, groups = 1;
};

void addScale(Matrix& m, Type type, std::int64_t row, std::uint64_t at)
{
    const double u = uniformAt(11, at);
    const auto put = [&](const void* from, std::size_t bytes) {
        const auto* p = static_cast<const std::uint8_t*>(from);
        m.scales.insert(m.scales.end(), p, p + bytes);
    };
    const bool wide = type == Type::BF16; // rows far from 1: what FP16 cannot store
    const int shift = !wide ? 0 : row % 8 == 7 ? 60 : row % 8 == 6 ? -60 : row % 32 == 5 ? -127 : 0;
    switch (m.size.format) {
    case WeightFormat::Mxfp8:
    case WeightFormat::Mxfp4: {
        const auto byte = static_cast<std::uint8_t>(std::clamp(122 + static_cast<int>(u * 5) + shift, 0, 254));
        return put(&byte, 1);
    }
    case WeightFormat::Nvfp4: { // with zeros, denormals and the largest
        const auto byte = static_cast<std::uint8_t>(row % 4 == 3 ? u * 12 : 30 + u * 96.9);
        return put(&byte, 1);
    }
    case WeightFormat::Nf4: {
        const auto value = static_cast<float>(std::ldexp(0.02 + u, shift > -100 ? shift : -100));
        return put(&value, 4);
    }
    default: {
        const std::uint16_t bits = bitsOf(static_cast<float>(0.01 + 0.02 * u), type);
        return put(&bits, 2);
    }
    }
}

double scaleOf(const Matrix& m, Type type, std::int64_t row, std::int64_t k)
{
    const std::int64_t at = row * m.groups + k / m.group;
    switch (m.size.format) {
    case WeightFormat::Mxfp8:
    case WeightFormat::Mxfp4:
        return std::ldexp(1.0, m.scales[static_cast<std::size_t>(at)] - 127);
    case WeightFormat::Nvfp4:
        return e4m3(m.scales[static_cast<std::size_t>(at)]) * m.factors[static_cast<std::size_t>(row)];
    case WeightFormat::Nf4:
        return reinterpret_cast<const float*>(m.scales.data())[at];
    default:
        return floatOf(reinterpret_cast<const std::uint16_t*>(m.scales.data())[at], type) *
               (hasRowFactors(m.size.format) ? m.factors[static_cast<std::size_t>(row)] : 1.0f);
    }
}

double valueOf(const Matrix& m, std::int64_t row, std::int64_t k)
{
    const bool eight = codeBits(m.size.format) == 8;
    const std::uint8_t byte = m.codes[static_cast<std::size_t>(row * m.pitch + (eight ? k : k / 2))];
    const unsigned code = eight ? byte : k % 2 ? byte >> 4 : byte & 15u;
    switch (m.size.format) {
    case WeightFormat::Int4:
    case WeightFormat::Int4By32:
        return static_cast<int>(code) - 8;
    case WeightFormat::Int4Zeros:
        return static_cast<int>(code) - m.zeros[static_cast<std::size_t>(row * m.groups + k / m.group)];
    case WeightFormat::Int8:
    case WeightFormat::Int8By32:
        return static_cast<int>(code) - 128;
    case WeightFormat::E4m3:
    case WeightFormat::Mxfp8:
        return code & 0x80u ? -e4m3(code & 0x7fu) : e4m3(code);
    case WeightFormat::Nf4:
        return static_cast<double>(kNF4Values[code]);
    default:
        return e2m1(code);
    }
}

Matrix made(WeightFormat format, Type type, std::int64_t n, std::int64_t k, bool paired)
{
    Matrix m;
    m.size = {1, n, k, format, paired};
    m.pitch = codeBits(format) == 8 ? k : (k + 1) / 2;
    m.group = scaleGroup(format);
    m.groups = static_cast<int>((k + m.group - 1) / m.group);
    for (std::int64_t i = 0; i < n * m.pitch; ++i)
        m.codes.push_back(static_cast<std::uint8_t>(uniformAt(5, static_cast<std::uint64_t>(i)) * 256));
    for (std::int64_t row = 0; row < n; ++row) {
        m.factors.push_back(static_cast<float>(0.01 * (1.0 + static_cast<double>(row % 5))));
        for (int g = 0; g < m.groups; ++g) {
            addScale(m, type, row, static_cast<std::uint64_t>(row * m.groups + g));
            m.zeros.push_back(static_cast<std::uint8_t>((row + g) % 16));
        }
    }
    for (std::int64_t row = 0; row < n; ++row)
        for (std::int64_t i = 0; i < k; ++i)
            m.values.push_back(valueOf(m, row, i) * scaleOf(m, type, row, i));
    return m;
}

DeviceMemory sent(const void* from, std::int64_t bytes)
{
    DeviceMemory memory(std::max<std::int64_t>(bytes, 256));
    check(cudaMemset(memory.data(), 0, static_cast<std::size_t>(memory.bytes())), "clearing");
    check(cudaMemcpy(memory.data(), from, static_cast<std::size_t>(bytes), cudaMemcpyHostToDevice), "sending");
    return memory;
}
template <class T> DeviceMemory sent(const std::vector<T>& v)
{
    return sent(v.data(), static_cast<std::int64_t>(v.size() * sizeof(T)));
}
DeviceMemory cleared(std::int64_t bytes)
{
    DeviceMemory memory(std::max<std::int64_t>(bytes, 256));
    check(cudaMemset(memory.data(), 0, static_cast<std::size_t>(memory.bytes())), "clearing");
    return memory;
}

/// A matrix on the device, packed.
struct Packed
{
    DeviceMemory weights, scales, shifts, factors, counters;
    WeightOnlyOperands operands;

    Packed(const Matrix& m, Type type)
        : weights(cleared(m.size.weightBytes())), scales(cleared(m.size.scaleBytes())),
          shifts(cleared(m.size.scaleBytes())), factors(sent(m.factors)), counters(cleared(1 << 20))
    {
        const DeviceMemory codes = sent(m.codes), given = sent(m.scales), zeros = sent(m.zeros);
        GivenWeights g;
        g.codes = codes.data();
        g.pitch = m.pitch;
        g.scales = given.data();
        g.group = m.group;
        g.groups = m.groups;
        g.zeroPoints = zeros.data();
        g.n = m.size.n;
        packGivenWeights(m.size, type, g, weights.data(), scales.data(), shifts.data(), nullptr);
        check(cudaDeviceSynchronize(), "packing");
        operands.type = type;
        operands.weights = weights.data();
        operands.scales = scales.data();
        operands.shifts = shifts.data();
        operands.rowFactors = reinterpret_cast<const float*>(factors.data());
        operands.counters = reinterpret_cast<unsigned*>(counters.data());
    }
};

struct Input
{
    std::vector<std::uint16_t> bits; ///< [m, pitch]
    Doubles values;                  ///< [m, k]
};
Input inputOf(const WeightOnlySize& size, Type type)
{
    Input x;
    x.bits.resize(static_cast<std::size_t>(size.m * size.pitch()));
    for (std::int64_t row = 0; row < size.m; ++row)
        for (std::int64_t k = 0; k < size.k; ++k) {
            const auto at = static_cast<std::uint64_t>(row * size.k + k);
            const std::uint16_t bits = bitsOf(static_cast<float>(uniformAt(3, at) - 0.5), type);
            x.bits[static_cast<std::size_t>(row * size.pitch() + k)] = bits;
            x.values.push_back(static_cast<double>(floatOf(bits, type)));
        }
    return x;
}

/// Sums in double, and what rounding them, errors of `each` of every product, and weights below `least` that are taken
/// for zeros explain.
struct Expected
{
    Doubles sums, limits; ///< [rows, n]
    Type type;
    Expected(const Matrix& m, const Input& x, Type t, std::int64_t rows, double each, double least) : type(t)
    {
        const double half = type == Type::F16 ? 0x1p-11 : 0x1p-8;
        for (std::int64_t row = 0; row < rows; ++row)
            for (std::int64_t n = 0; n < m.size.n; ++n) {
                double sum = 0, squares = 0, magnitudes = 0;
                const double *w = m.values.data() + n * m.size.k, *a = x.values.data() + row * m.size.k;
                for (std::int64_t k = 0; k < m.size.k; ++k) {
                    sum += w[k] * a[k];
                    squares += w[k] * a[k] * w[k] * a[k];
                    magnitudes += std::fabs(a[k]);
                }
                sums.push_back(sum);
                limits.push_back(half * std::fabs(sum) + each * std::sqrt(squares) + least * magnitudes +
                                 (type == Type::F16 ? 1e-7 : 1e-38));
            }
    }
    /// The largest error in units of the limit.
    double worst(const std::vector<std::uint16_t>& out) const
    {
        double most = 0;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            const double off = std::fabs(static_cast<double>(floatOf(out[i], type)) - sums[i]) / limits[i];
            most = std::max(most, std::isfinite(off) ? off : INFINITY);
        }
        return most;
    }
};

std::vector<std::uint16_t> fetched(const DeviceMemory& memory, std::int64_t count)
{
    check(cudaDeviceSynchronize(), "multiplying");
    std::vector<std::uint16_t> out(static_cast<std::size_t>(count));
    check(cudaMemcpy(out.data(), memory.data(), out.size() * 2, cudaMemcpyDeviceToHost), "fetching");
    return out;
}

struct Device
{
    int multiprocessors = 0, shared = 0, major = 0, minor = 0;
    Device()
    {
        const auto ask = [](int& to, cudaDeviceAttr what) { check(cudaDeviceGetAttribute(&to, what, 0), "asking"); };
        ask(multiprocessors, cudaDevAttrMultiProcessorCount);
        ask(shared, cudaDevAttrMaxSharedMemoryPerBlockOptin);
        ask(major, cudaDevAttrComputeCapabilityMajor);
        ask(minor, cudaDevAttrComputeCapabilityMinor);
        shared -= 1024;
    }
};

/// Errors of single products: of the table's rounding; where weights are rounded once they are scaled, of that too.
double errorOf(WeightFormat format, Type type, bool scaled)
{
    const double unit = type == Type::F16 ? 0x1p-11 : 0x1p-8;
    return (format == WeightFormat::Nf4 ? 1.5 * unit : 0) + (scaled ? 2.5 * unit : 0) + 2e-5;
}

/// Weights below it may be taken for zeros.
double leastOf(WeightFormat format, Type type) { return hasPowerScales(format) && type == Type::BF16 ? 0x1p-69 : 0; }

struct MatrixShape
{
    std::int64_t n, k;
    bool paired = false;
};
const std::vector<MatrixShape>& shapes()
{
    static const std::vector<MatrixShape> quick = {{48, 128}, {77, 200}, {256, 512, true}, {80, 1000}},
                                          all = {{48, 128},  {16, 32},    {77, 200},  {256, 512, true},
                                                 {80, 1000}, {640, 2064}, {96, 4096}, {1003, 384}};
    return std::getenv("QS_TEST_QUICK") ? quick : all;
}

} // namespace

TEST_CASE("blocks of GGUF are packed as their codes and scales are")
{
    for (const WeightFormat format : {WeightFormat::Int4By32, WeightFormat::Int8By32})
        for (const MatrixShape& s : {MatrixShape{40, 96}, MatrixShape{33, 1000}, MatrixShape{64, 256, true}}) {
            const Matrix m = made(format, Type::F16, s.n, s.k, s.paired);
            const bool eight = codeBits(format) == 8;
            const int block = eight ? 34 : 18;
            const std::int64_t pitch = m.groups * block;
            std::vector<std::uint8_t> blocks(static_cast<std::size_t>(s.n * pitch));
            for (std::int64_t row = 0; row < s.n; ++row)
                for (std::int64_t k = 0; k < s.k; ++k) {
                    std::uint8_t* const to = blocks.data() + row * pitch + k / 32 * block;
                    std::memcpy(to, m.scales.data() + (row * m.groups + k / 32) * 2, 2);
                    const std::uint8_t byte = m.codes[static_cast<std::size_t>(row * m.pitch + (eight ? k : k / 2))];
                    if (eight)
                        to[2 + k % 32] = byte ^ 0x80u;
                    else
                        to[2 + k % 16] |= (k % 2 ? byte >> 4 : byte & 15u) << (k % 32 >= 16 ? 4 : 0);
                }
            const Packed expected(m, Type::F16);
            const DeviceMemory from = sent(blocks), weights = cleared(m.size.weightBytes()),
                               scales = cleared(m.size.scaleBytes());
            GivenWeights g;
            g.codes = from.data();
            g.pitch = pitch;
            g.blockBytes = block;
            g.isSigned = eight;
            g.n = s.n;
            packGivenWeights(m.size, Type::F16, g, weights.data(), scales.data(), nullptr, nullptr);
            CHECK(fetched(weights, m.size.weightBytes() / 2) == fetched(expected.weights, m.size.weightBytes() / 2));
            CHECK(fetched(scales, m.size.scaleBytes() / 2) == fetched(expected.scales, m.size.scaleBytes() / 2));
        }
}

TEST_CASE("few rows: every plan of every format agrees with sums in double")
{
    const Device device;
    for (const WeightFormat format : packedFormats())
        for (const Type type : {Type::BF16, Type::F16})
            for (const MatrixShape& s : shapes()) {
                const Matrix m = made(format, type, s.n, s.k, s.paired);
                Packed packed(m, type);
                double most = 0;
                for (const std::int64_t rows : {1, 3, 8, 9, 16, 23, 32, 33, 64}) {
                    WeightOnlySize size = m.size;
                    size.m = rows;
                    const Input x = inputOf(size, type);
                    const Expected expected(m, x, type, rows, errorOf(format, type, false), leastOf(format, type));
                    const DeviceMemory a = sent(x.bits), out = cleared(rows * s.n * 2);
                    prepareWeightOnly(size, type, device.shared);
                    const auto plans = weightOnlyPlans(size, device.multiprocessors, device.shared);
                    REQUIRE_FALSE(plans.empty());
                    for (std::size_t i = 0; i < plans.size(); i += std::max<std::size_t>(1, plans.size() / 3)) {
                        const DeviceMemory partials = cleared(partialBytes(size, plans[i]));
                        check(cudaMemset(out.data(), 0xff, static_cast<std::size_t>(out.bytes())), "clearing");
                        WeightOnlyOperands operands = packed.operands;
                        operands.activations = a.data();
                        operands.out = out.data();
                        operands.partials = reinterpret_cast<float*>(partials.data());
                        launchWeightOnly(size, plans[i], operands, nullptr);
                        most = std::max(most, expected.worst(fetched(out, rows * s.n)));
                    }
                }
                CAPTURE(std::string(nameOf(format)));
                CAPTURE(static_cast<int>(type));
                CAPTURE(s.n);
                CAPTURE(s.k);
                CHECK(most < 1.5);
            }
}

/// Forms that suit a size, with those whose blocks share tiles: two tiles a block, parts of one, one group of k each.
std::vector<PackedRowsForm> formsFor(const WeightOnlySize& size, int multiprocessors)
{
    std::vector<PackedRowsForm> forms = packedRowsForms(size, multiprocessors);
    std::set<std::pair<int, int>> tiles;
    for (const PackedRowsForm& form : forms)
        tiles.emplace(form.halves, form.rows);
    for (const auto& [halves, rows] : tiles) {
        const auto count = static_cast<int>(packedRowsTiles(size, {halves, 1, rows})),
                   most = std::min(kPackedRowsBlocks, static_cast<int>(count * size.groups()));
        for (const int blocks : {(count + 1) / 2, count + 1, 3 * count, most})
            forms.push_back({halves, 1, rows, std::clamp(blocks, 1, most)});
    }
    return forms;
}

TEST_CASE("many rows: every form of every format agrees with sums in double")
{
    const Device device;
    if (!packedRowsBuilt() || device.major != 9 || device.minor != 0) return;
    for (const WeightFormat format : packedFormats())
        for (const Type type : {Type::BF16, Type::F16})
            for (const MatrixShape& s : shapes()) {
                const Matrix m = made(format, type, s.n, s.k, s.paired);
                Packed packed(m, type);
                double most = 0;
                bool repeats = true;
                for (const std::int64_t rows : {5, 32, 50, 64, 65, 100, 130, 257, 500}) {
                    if (rows * s.n * s.k > 70'000'000) continue; // sums in double would take long
                    WeightOnlySize size = m.size;
                    size.m = rows;
                    const Input x = inputOf(size, type);
                    const Expected expected(m, x, type, rows, errorOf(format, type, true), leastOf(format, type));
                    const DeviceMemory a = sent(x.bits), out = cleared(rows * s.n * 2),
                                       partials = cleared(kPackedRowsPartials);
                    const auto multiplied = [&](const PackedRowsForm& form) {
                        check(cudaMemset(out.data(), 0xff, static_cast<std::size_t>(out.bytes())), "clearing");
                        WeightOnlyOperands operands = packed.operands;
                        operands.activations = a.data();
                        operands.out = out.data();
                        launchPackedRows(size, form, operands, size.pitch(), partials.data(), nullptr);
                        return fetched(out, rows * s.n);
                    };
                    for (const PackedRowsForm& form : formsFor(size, device.multiprocessors)) {
                        const auto found = multiplied(form);
                        most = std::max(most, expected.worst(found));
                        if (form.blocks > 0) repeats = repeats && multiplied(form) == found;
                    }
                }
                CAPTURE(std::string(nameOf(format)));
                CAPTURE(static_cast<int>(type));
                CAPTURE(s.n);
                CAPTURE(s.k);
                CHECK(most < 1.5);
                CHECK(repeats);
            }
}

TEST_CASE("a row in a chain agrees with sums in double")
{
    const Device device;
    if (!decoderKernelsWait()) return;
    for (const WeightFormat format : packedFormats())
        for (const Type type : {Type::BF16, Type::F16})
            for (const MatrixShape& s : shapes()) {
                const Matrix m = made(format, type, s.n, s.k, false);
                Packed packed(m, type);
                const Input x = inputOf(m.size, type);
                const DeviceMemory a = sent(x.bits), out = cleared(s.n * 2), barrier = cleared(256);
                ProductChain chain;
                chain.form = ChainForm::Packed;
                chain.format = format;
                chain.count = 1;
                chain.barrier = reinterpret_cast<unsigned*>(barrier.data());
                ChainProduct& q = chain.products[0];
                q.weights = packed.weights.data();
                q.scales = packed.scales.data();
                q.shifts = packed.shifts.data();
                q.rowScales = packed.operands.rowFactors;
                q.x = a.data();
                q.xPitch = static_cast<int>(m.size.pitch());
                q.out = out.data();
                q.outPitch = q.n = static_cast<int>(s.n);
                q.k = static_cast<int>(s.k);
                launchChain(chain, type, {device.multiprocessors, device.shared}, nullptr);
                CAPTURE(std::string(nameOf(format)));
                CAPTURE(s.n);
                CAPTURE(s.k);
                const Expected expected(m, x, type, 1, errorOf(format, type, false), leastOf(format, type));
                CHECK(expected.worst(fetched(out, s.n)) < 1.5);
            }
}

TEST_CASE("restored weights are what the codes stand for, rounded")
{
    for (const WeightFormat format : packedFormats())
        for (const Type type : {Type::BF16, Type::F16})
            for (const MatrixShape& s : shapes()) {
                const Matrix m = made(format, type, s.n, s.k, s.paired);
                const Packed packed(m, type);
                const std::int64_t pitch = roundUp(s.k, 8), first = s.n / 3, count = s.n - first;
                const DeviceMemory out = cleared(count * pitch * 2);
                restorePackedWeights(m.size, packed.operands, first, count, out.data(), pitch, nullptr);
                const auto found = fetched(out, count * pitch);
                std::int64_t wrong = 0;
                for (std::int64_t row = 0; row < count; ++row)
                    for (std::int64_t k = 0; k < pitch; ++k) {
                        const double exact =
                            k < s.k ? m.values[static_cast<std::size_t>((first + row) * s.k + k)] : 0.0;
                        const float rounded = floatOf(bitsOf(static_cast<float>(exact), type), type),
                                    is = floatOf(found[static_cast<std::size_t>(row * pitch + k)], type);
                        const double slack = format == WeightFormat::Nf4
                                                 ? (type == Type::F16 ? 0x1p-10 : 0x1p-7) * std::fabs(exact)
                                                 : (type == Type::F16 ? 0x1p-24 : 0.0);
                        wrong += !(std::fabs(is - rounded) <= slack);
                    }
                CAPTURE(std::string(nameOf(format)));
                CAPTURE(static_cast<int>(type));
                CAPTURE(s.n);
                CAPTURE(s.k);
                CHECK(wrong == 0);
            }
}

TEST_CASE("what is not finite in a row is seen in that row, and in no other")
{
    const Device device;
    for (const WeightFormat format : packedFormats())
        for (const float bad : {INFINITY, -INFINITY, NAN}) {
            const Matrix m = made(format, Type::BF16, 64, 300, false);
            Packed packed(m, Type::BF16);
            for (const std::int64_t rows : {4, 40}) {
                WeightOnlySize size = m.size;
                size.m = rows;
                Input x = inputOf(size, Type::BF16);
                x.bits[static_cast<std::size_t>(2 * size.pitch() + 290)] = bitsOf(bad, Type::BF16);
                const DeviceMemory a = sent(x.bits), out = cleared(rows * 64 * 2);
                prepareWeightOnly(size, Type::BF16, device.shared);
                const auto plan = weightOnlyPlans(size, device.multiprocessors, device.shared).front();
                const DeviceMemory partials = cleared(partialBytes(size, plan));
                WeightOnlyOperands operands = packed.operands;
                operands.activations = a.data();
                operands.out = out.data();
                operands.partials = reinterpret_cast<float*>(partials.data());
                launchWeightOnly(size, plan, operands, nullptr);
                const auto found = fetched(out, rows * 64);
                std::int64_t wrong = 0;
                for (std::int64_t i = 0; i < rows * 64; ++i)
                    wrong += std::isfinite(floatOf(found[static_cast<std::size_t>(i)], Type::BF16)) == (i / 64 == 2);
                CAPTURE(std::string(nameOf(format)));
                CAPTURE(rows);
                CHECK(wrong == 0);
            }
        }
}
