// SPDX-License-Identifier: GPL-3.0-or-later
// Chained products of several rows: each row is bit for bit what it is alone, and nearly the same where shared memory
// is too small for rows or sums and they come in parts. Rows alone are held to the CPU by test_cuda_decoder_steps and
// test_cuda_weight_only. Without a GPU it exits with 77.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/cuda/common/device_memory.cuh"
#include "gpu/cuda/decoder/chain.cuh"
#include "gpu/cuda/decoder/task.cuh"

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <vector>

using namespace qs;
using namespace qs::cuda;

namespace {

using Bytes = std::vector<std::uint8_t>;
using Halves = std::vector<std::uint16_t>;

constexpr std::int64_t kRoom = 227 * 1024 - 1024; ///< of a block of compute capability 9.0

struct Kind
{
    ChainForm form;
    WeightFormat format = WeightFormat::Int4;
};

/// A normalized, gated product, and one whose result is added to the rows that the first read.
struct Sizes
{
    int hidden, inner;
    std::int64_t hiddenPitch() const { return pitchOf(hidden); }
    std::int64_t innerPitch() const { return pitchOf(inner); }
};

DeviceMemory sent(const void* from, std::size_t bytes)
{
    DeviceMemory memory(static_cast<std::int64_t>(bytes));
    check(cudaMemcpy(memory.data(), from, bytes, cudaMemcpyHostToDevice), "sending");
    return memory;
}

std::uint16_t bitsOf(double x) { return __bfloat16_as_ushort(__float2bfloat16_rn(static_cast<float>(x))); }
float floatOf(std::uint16_t bits) { return __bfloat162float(__ushort_as_bfloat16(bits)); }

/// Random codes of a matrix, zeros behind k, and what belongs to them.
struct Weights
{
    ChainProduct product;
    DeviceMemory codes, scales, shifts, rowScales;

    Weights(const Kind& kind, int n, int k, bool paired, std::uint64_t seed)
    {
        product.n = n;
        product.k = k;
        product.paired = paired;
        std::vector<float> factors;
        for (int i = 0; i < n; ++i)
            factors.push_back(static_cast<float>(0.002 + 0.001 * uniformAt(seed, static_cast<std::uint64_t>(i))));
        rowScales = sent(factors.data(), factors.size() * 4);
        if (kind.form == ChainForm::Packed)
            pack({1, n, k, kind.format, paired}, seed);
        else
            fill(kind.form, n, k, seed);
        product.weights = codes.data();
        product.scales = scales.data();
        product.shifts = shifts.data();
        product.rowScales = reinterpret_cast<const float*>(rowScales.data());
    }

private:
    void pack(const WeightOnlySize& size, std::uint64_t seed)
    {
        Bytes bytes(static_cast<std::size_t>(size.weightBytes()));
        for (std::size_t i = 0; i < bytes.size(); ++i)
            bytes[i] = static_cast<std::uint8_t>(uniformAt(seed + 1, i) * 256);
        codes = sent(bytes.data(), bytes.size());
        Bytes small(static_cast<std::size_t>(size.scaleBytes()));
        for (std::size_t i = 0; i < small.size(); ++i)
            small[i] = static_cast<std::uint8_t>(uniformAt(seed + 2, i) * (i % 2 ? 4 : 256)); // of FP16 and BF16: small
        if (hasPowerScales(size.format) || size.format == WeightFormat::Nvfp4)
            for (std::uint8_t& byte : small)
                byte = static_cast<std::uint8_t>((hasPowerScales(size.format) ? 118 : 40) + byte % 4);
        if (size.format == WeightFormat::Nf4)
            for (std::size_t i = 0; i + 3 < small.size(); i += 4) {
                const auto scale = static_cast<float>(0.01 + 0.01 * uniformAt(seed + 2, i));
                std::memcpy(small.data() + i, &scale, 4);
            }
        if (hasScalesOfA(size.format) || hasHalfScales(size.format))
            for (std::size_t i = 0; i + 1 < small.size(); i += 2) {
                const double value = 0.01 + 0.01 * uniformAt(seed + 2, i);
                const std::uint16_t scale = hasHalfScales(size.format)
                                                ? __half_as_ushort(__float2half_rn(static_cast<float>(value)))
                                                : bitsOf(value);
                std::memcpy(small.data() + i, &scale, 2);
            }
        scales = sent(small.data(), small.size());
        Halves moved(small.size() / 2 + 1);
        for (std::size_t i = 0; i < moved.size(); ++i)
            moved[i] = bitsOf(std::floor(uniformAt(seed + 3, i) * 16) - 8);
        shifts = sent(moved.data(), moved.size() * 2);
    }
    void fill(ChainForm form, int n, int k, std::uint64_t seed)
    {
        const std::int64_t each = form == ChainForm::Dense ? 2 : 1;
        product.pitch = pitchOf(k) * each;
        Bytes bytes(static_cast<std::size_t>(n * product.pitch));
        for (int row = 0; row < n; ++row)
            for (int i = 0; i < k; ++i) {
                const auto at = static_cast<std::size_t>(row * product.pitch + i * each);
                const double u = uniformAt(seed + 1, at);
                if (form == ChainForm::Dense) {
                    const std::uint16_t bits = bitsOf((u - 0.5) / 16);
                    std::memcpy(bytes.data() + at, &bits, 2);
                } else if (const auto byte = static_cast<std::uint8_t>(u * 256); (byte & 0x7fu) != 0x7fu) // NaN in E4M3
                    bytes[at] = byte;
            }
        codes = sent(bytes.data(), bytes.size());
    }
};

struct Results
{
    Halves gated, stream;
};

/// Rows [first, first + rows) of 8 through both products. None: they do not fit.
std::optional<Results> chained(const Kind& kind, const Sizes& sizes, const Weights& up, const Weights& down, int first,
                               int rows, std::int64_t room)
{
    const std::int64_t hidden = sizes.hiddenPitch(), inner = sizes.innerPitch();
    Halves x(static_cast<std::size_t>(rows * hidden));
    for (int row = 0; row < rows; ++row)
        for (int i = 0; i < sizes.hidden; ++i)
            x[static_cast<std::size_t>(row * hidden + i)] = bitsOf(
                (uniformAt(90, static_cast<std::uint64_t>((first + row) * hidden + i)) - 0.5) * (1 + first + row));
    std::vector<float> norm(static_cast<std::size_t>(sizes.hidden)), bias(static_cast<std::size_t>(2 * sizes.inner));
    for (std::size_t i = 0; i < norm.size(); ++i)
        norm[i] = static_cast<float>(0.5 + uniformAt(91, i));
    for (std::size_t i = 0; i < bias.size(); ++i)
        bias[i] = static_cast<float>(uniformAt(92, i) - 0.5);
    const DeviceMemory stream = sent(x.data(), x.size() * 2), norms = sent(norm.data(), norm.size() * 4),
                       biases = sent(bias.data(), bias.size() * 4), barrier(256), gated(rows * inner * 2);
    check(cudaMemset(barrier.data(), 0, 256), "clearing");
    check(cudaMemset(gated.data(), 0, static_cast<std::size_t>(gated.bytes())), "clearing");
    ProductChain chain;
    chain.form = kind.form;
    chain.format = kind.format;
    chain.rows = rows;
    chain.count = 2;
    chain.barrier = reinterpret_cast<unsigned*>(barrier.data());
    ChainProduct &a = chain.products[0] = up.product, &b = chain.products[1] = down.product;
    a.x = stream.data();
    a.norm = reinterpret_cast<const float*>(norms.data());
    a.bias = reinterpret_cast<const float*>(biases.data());
    a.epsilon = 1e-5f;
    a.xPitch = static_cast<int>(hidden);
    a.out = gated.data();
    a.outPitch = static_cast<int>(inner);
    b.x = gated.data();
    b.xPitch = static_cast<int>(inner);
    b.residual = b.out = stream.data();
    b.outPitch = static_cast<int>(hidden);
    ChainDevice device{1, room};
    check(cudaDeviceGetAttribute(&device.multiprocessors, cudaDevAttrMultiProcessorCount, 0), "asking");
    if (!chainFits(chain, device)) return std::nullopt;
    launchChain(chain, Type::BF16, device, nullptr);
    Results found{Halves(static_cast<std::size_t>(rows * inner)), x};
    check(cudaMemcpy(found.gated.data(), gated.data(), found.gated.size() * 2, cudaMemcpyDeviceToHost), "fetching");
    check(cudaMemcpy(found.stream.data(), stream.data(), x.size() * 2, cudaMemcpyDeviceToHost), "fetching");
    return found;
}

/// The largest difference of columns, by the root mean square of all.
double differenceOf(const Halves& found, const Halves& expected)
{
    double most = 0, squares = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const double x = floatOf(found[i]), y = floatOf(expected[i]);
        if (!std::isfinite(x) || !std::isfinite(y)) return INFINITY;
        most = std::max(most, std::fabs(x - y));
        squares += y * y;
    }
    return most / std::sqrt(squares / static_cast<double>(found.size()));
}

} // namespace

TEST_CASE("rows in a chain are what each is alone")
{
    if (!decoderKernelsWait()) return;
    const Kind kinds[] = {{ChainForm::Dense},
                          {ChainForm::Int8},
                          {ChainForm::E4M3},
                          {ChainForm::Packed, WeightFormat::Int4},
                          {ChainForm::Packed, WeightFormat::Int4Zeros},
                          {ChainForm::Packed, WeightFormat::Int8},
                          {ChainForm::Packed, WeightFormat::Int4By32},
                          {ChainForm::Packed, WeightFormat::Int8By32},
                          {ChainForm::Packed, WeightFormat::E4m3},
                          {ChainForm::Packed, WeightFormat::Mxfp8},
                          {ChainForm::Packed, WeightFormat::Mxfp4},
                          {ChainForm::Packed, WeightFormat::Nvfp4},
                          {ChainForm::Packed, WeightFormat::Nf4}};
    const bool quick = std::getenv("QS_TEST_QUICK") != nullptr; // under compute-sanitizer
    for (const Kind& kind : kinds)
        for (const Sizes& sizes : {Sizes{512, 7168}, {1000, 1032}, {4096, 896}}) {
            if (quick && sizes.inner != 1032) continue;
            const Weights up(kind, 2 * sizes.inner, sizes.hidden, true, 10),
                down(kind, sizes.hidden, sizes.inner, false, 20);
            Results alone;
            for (int row = 0; row < kChainRows; ++row) {
                const auto found = chained(kind, sizes, up, down, row, 1, kRoom);
                REQUIRE(found);
                alone.gated.insert(alone.gated.end(), found->gated.begin(), found->gated.end());
                alone.stream.insert(alone.stream.end(), found->stream.begin(), found->stream.end());
            }
            CAPTURE(static_cast<int>(kind.form));
            CAPTURE(static_cast<int>(kind.format));
            CAPTURE(sizes.hidden);
            std::int64_t least = kRoom; // that all rows fitted into
            for (int rows = 1; rows <= kChainRows; ++rows) {
                if (quick && rows != 1 && rows != 5) continue;
                CAPTURE(rows);
                const auto found = chained(kind, sizes, up, down, 0, rows, kRoom);
                REQUIRE(found);
                const auto firstOf = [&](const Halves& all, const Halves& as) {
                    return Halves(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(as.size()));
                };
                const Halves gated = firstOf(alone.gated, found->gated), stream = firstOf(alone.stream, found->stream);
                CHECK(found->gated == gated);
                CHECK(found->stream == stream);
                // Everything that it fits into, down to the least.
                for (std::int64_t room = kRoom; room > 90 * 1024; room -= (quick ? 30 : 6) * 1024) {
                    const auto less = chained(kind, sizes, up, down, 0, rows, room);
                    if (!less) break;
                    if (rows == kChainRows) least = room;
                    CHECK(differenceOf(less->gated, gated) < 0.05);
                    CHECK(differenceOf(less->stream, stream) < 0.05);
                }
            }
            if (sizes.inner > 4096)
                CHECK(least < 90 * 1024 + kChainRows * sizes.innerPitch() * 2); // rows came in parts
        }
}
