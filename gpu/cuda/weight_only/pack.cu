// SPDX-License-Identifier: GPL-3.0-or-later
// Packs weights for cuda/weight_only/gemm.cu, once when a variant is made ready: one warp for each row and group of
// 128. Unit: 16 rows × 128, tile after tile, group after group. Lane 4g + t holds rows g and g + 8. With k = 16j + 8p +
// 2t + e within the group, mma j has the element in register 2p + (row ≥ 8), half e. Words of four lanes' mmas follow
// each other so that a lane's 16 bytes are whole mmas.
#include "gpu/core/operand_values.h"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/weight_only/scales.cuh"
#include "gpu/cuda/weight_only/weight_only.cuh"

namespace qs::cuda {

namespace {

/// Where a code lies: 32-bit word among a unit's, and its bits there. `row` and k count in the unit.
struct Placed
{
    int word;
    std::uint32_t bits;
};
template <typename T> __device__ Placed placed(WeightFormat format, int row, int k, std::uint32_t code)
{
    const int product = k / 16, p = k % 16 / 8, e = k % 2, reg = 2 * p + row / 8;
    const int lane = row % 8 * 4 + k % 8 / 2;
    int own = product; // among the lane's words
    std::uint32_t bits = 0;
    switch (familyOf(format)) {
    case CodeFamily::Byte:
        own = product * 2 + reg / 2;
        bits = FamilyDecoder<T, CodeFamily::Byte>::place(code, reg, e);
        break;
    case CodeFamily::E4M3:
        own = product * 2 + reg / 2;
        bits = FamilyDecoder<T, CodeFamily::E4M3>::place(code, reg, e);
        break;
    case CodeFamily::Nibble:
        bits = FamilyDecoder<T, CodeFamily::Nibble>::place(code, reg, e);
        break;
    case CodeFamily::E2M1:
        bits = FamilyDecoder<T, CodeFamily::E2M1>::place(code, reg, e);
        break;
    case CodeFamily::Table:
        bits = FamilyDecoder<T, CodeFamily::Table>::place(code, reg, e);
        break;
    }
    return {own / 4 * 128 + lane * 4 + own % 4, bits};
}

template <typename T>
__global__ void packKernel(WeightOnlySize size, std::uint64_t seed, unsigned operand, float factor,
                           std::uint8_t* weights, T* scales)
{
    const std::int64_t warp = (static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x) / 32;
    const std::int64_t groups = size.groups(), row = warp / groups, group = warp % groups;
    if (row >= size.tiles() * kWeightTile) return;
    const int lane = static_cast<int>(threadIdx.x) % 32;
    float values[4], amax = 0.0f;
    for (int i = 0; i < 4; ++i) {
        const std::int64_t k = group * kWeightGroup + 4 * lane + i;
        const bool inside = row < size.n && k < size.k;
        values[i] = inside ? operandAt(seed, operand, static_cast<std::uint64_t>(row * size.k + k)) * factor : 0.0f;
        amax = fmaxf(amax, fabsf(values[i]));
    }
    amax = laneMax<32>(amax);
    const bool eight = size.bits() == 8;
    const int most = eight ? 127 : 7, least = eight ? -127 : -8;
    const T scale = roundedTo<T>(__fdiv_rn(amax, static_cast<float>(most)));
    const float s = toFloat(scale);
    const std::int64_t unit = row / kWeightTile * groups + group;
    const int in = static_cast<int>(row % kWeightTile);
    if (lane == 0) scales[unit * kWeightTile + in % 8 * 2 + in / 8] = scale;
    auto* const to = reinterpret_cast<unsigned*>(weights + unit * kWeightTile * kWeightGroup * size.bits() / 8);
    for (int i = 0; i < 4; ++i) {
        const float quotient = s > 0.0f ? rintf(__fdiv_rn(values[i], s)) : 0.0f;
        const int code = min(max(static_cast<int>(quotient), least), most) + (eight ? 128 : 8);
        const Placed at = placed<T>(size.format, in, 4 * lane + i, static_cast<std::uint32_t>(code));
        atomicOr(to + at.word, at.bits); // parts of a word come from several warps; it was zero before
    }
}

/// The scales of a row's group of 128, by the lanes of a warp.
template <typename T>
__device__ void packScales(const WeightOnlySize& size, const GivenWeights& given, std::int64_t from, std::int64_t group,
                           std::int64_t unit, int in, std::uint8_t* scales, T* shifts)
{
    const int lane = static_cast<int>(threadIdx.x) % 32, bytes = scaleBytesOfGroup(size.format);
    std::uint8_t* const to = scales + (unit * kWeightTile + in % 8 * 2 + in / 8) * bytes;
    if (hasHalfScales(size.format)) { // whichever group each 32 are of
        const std::int64_t k = group * kWeightGroup + lane * 32;
        if (lane < kWeightGroup / 32 && k < size.k)
            reinterpret_cast<__half*>(to)[lane] =
                given.blockBytes > 0
                    ? *reinterpret_cast<const __half*>(given.blockOf(from, k))
                    : __float2half_rn(
                          toFloat(static_cast<const T*>(given.scales)[from * given.groups + k / given.group]) *
                          given.scaleFactor);
        return;
    }
    if (!hasScalesOfA(size.format)) {
        const std::int64_t row = std::int64_t{given.groups} * scaleSize(size.format), at = group * bytes + lane;
        if (lane < bytes && at < row) to[lane] = static_cast<const std::uint8_t*>(given.scales)[from * row + at];
        return;
    }
    if (lane != 0) return;
    const std::int64_t source = from * given.groups + (given.groups <= 1 ? 0 : group * kWeightGroup / given.group);
    *reinterpret_cast<T*>(to) = static_cast<const T*>(given.scales)[source];
    if (size.zeros())
        shifts[unit * kWeightTile + in % 8 * 2 + in / 8] =
            roundedTo<T>(8.0f - static_cast<float>(given.zeroPoints[source])); // exact
}

/// One warp for each row and group of 128.
template <typename T>
__global__ void packGivenKernel(WeightOnlySize size, GivenWeights given, std::uint8_t* weights, std::uint8_t* scales,
                                T* shifts)
{
    const std::int64_t warp = (static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x) / 32;
    const std::int64_t groups = size.groups(), from = warp / groups, group = warp % groups;
    if (from >= given.n) return;
    const int lane = static_cast<int>(threadIdx.x) % 32;
    const std::int64_t row = size.packedRow(given.firstRow + from), unit = row / kWeightTile * groups + group;
    const int in = static_cast<int>(row % kWeightTile);
    packScales(size, given, from, group, unit, in, scales, shifts);
    auto* const to = reinterpret_cast<unsigned*>(weights + unit * kWeightTile * kWeightGroup * size.bits() / 8);
    for (int i = 0; i < 4; ++i) {
        const std::int64_t k = group * kWeightGroup + 4 * lane + i;
        if (k >= size.k) break; // A's zeros meet whatever these decode to
        const Placed at = placed<T>(size.format, in, 4 * lane + i, given.codeOf(from, k, size.bits()));
        atomicOr(to + at.word, at.bits); // parts of a word come from several warps; it was zero before
    }
}

/// Rows that are wanted, and which tiles hold them: with paired rows a tile has some of each half.
struct Wanted
{
    std::int64_t first, count, firstTile = 0, tiles = 0;
    Wanted(const WeightOnlySize& size, std::int64_t f, std::int64_t c) : first(f), count(c)
    {
        const std::int64_t step = size.paired ? 8 : kWeightTile, half = size.paired ? size.n / 2 : size.n;
        const bool both = f < half && f + c > half;
        const std::int64_t begin = f % half, end = both ? half : begin + c;
        firstTile = both ? 0 : begin / step;
        tiles = (end + step - 1) / step - firstTile;
    }
};

/// Of four neighbouring lanes' four words each: lane t's become the words t of lanes 0 to 3.
__device__ __forceinline__ void transposeWords(std::uint32_t (&w)[4], int lane)
{
#pragma unroll
    for (int distance = 1; distance <= 2; distance *= 2) {
        const bool upper = (lane & distance) != 0;
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            if ((i & distance) != 0) continue;
            const std::uint32_t theirs = __shfl_xor_sync(~0u, upper ? w[i] : w[i + distance], distance);
            w[i] = upper ? theirs : w[i];
            w[i + distance] = upper ? w[i + distance] : theirs;
        }
    }
}

/// A warp restores a unit: each lane reads the vectors that it would multiply; four lanes then exchange what they have,
/// so that each stores eight neighbouring elements of two rows.
template <typename T, WeightFormat W>
__global__ void __launch_bounds__(256)
    restorePackedKernel(WeightOnlySize size, WeightOnlyOperands packed, Wanted wanted, T* to, std::int64_t pitch)
{
    using Decode = Decoder<T, W>;
    using Scales = LaneScales<T, W>;
    constexpr int vectors = codeBits(W) / 2, perVector = 4 / Decode::kWords; // of 16 bytes a lane; products of a vector
    const int lane = static_cast<int>(threadIdx.x) % 32, groups = static_cast<int>(size.groups());
    const int warp = static_cast<int>(blockIdx.x) * 8 + static_cast<int>(threadIdx.x) / 32, group = warp % groups;
    const std::int64_t tile = wanted.firstTile + warp / groups, unit = tile * groups + group;
    if (warp >= wanted.tiles * groups) return;
    uint4 codes[vectors];
#pragma unroll
    for (int i = 0; i < vectors; ++i)
        codes[i] = loadVector(static_cast<const uint4*>(packed.weights) + unit * (32 * vectors) + 32 * i + lane);
    const typename Decode::Tables tables;
    Scales scales;
    scales.load(static_cast<const std::uint8_t*>(packed.scales) + unit * Scales::kUnitBytes, lane);
    float zero[2] = {Decode::kOffset, Decode::kOffset}, factor[2] = {1.0f, 1.0f};
    std::int64_t row[2];
#pragma unroll
    for (int r = 0; r < 2; ++r) {
        row[r] = (size.paired ? tile * 8 + r * (size.n / 2) : tile * kWeightTile + r * 8) + lane / 4;
        if constexpr (hasZeros(W))
            zero[r] -= toFloat(static_cast<const T*>(packed.shifts)[unit * kWeightTile + lane / 4 * 2 + r]);
        if constexpr (hasRowFactors(W)) factor[r] = row[r] < size.n ? packed.rowFactors[row[r]] : 0.0f;
    }
#pragma unroll
    for (int chunk = 0; chunk < 4; ++chunk) {
        const int k = group * kWeightGroup + 32 * chunk + lane % 4 * 8;
        std::uint32_t pairs[2][4]; // of a row
#pragma unroll
        for (int i = 0; i < 2; ++i) {
            const uint4 vector = codes[(2 * chunk + i) / perVector];
            const int first = (2 * chunk + i) % perVector * Decode::kWords;
            const std::uint32_t words[2] = {word(vector, first), word(vector, first + Decode::kWords - 1)};
            std::uint32_t a[4];
            Decode::decode(words, tables, a);
#pragma unroll
            for (int part = 0; part < 4; ++part)
                pairs[part % 2][2 * i + part / 2] = a[part];
        }
#pragma unroll
        for (int r = 0; r < 2; ++r) {
            transposeWords(pairs[r], lane);
            const std::int64_t line = row[r] - wanted.first;
            if (line < 0 || line >= wanted.count || k >= pitch) continue;
            const float scale = scales.ofProduct(r, 2 * chunk + lane % 4 / 2) * factor[r];
            T out[8];
#pragma unroll
            for (int i = 0; i < 8; ++i) {
                const float2 both = pairOfFloats<T>(pairs[r][i / 2]);
                const float value = (i % 2 == 0 ? both.x : both.y) * Decode::kFactor - zero[r];
                out[i] = roundedTo<T>(k + i < size.k ? value * scale : 0.0f);
            }
            *reinterpret_cast<uint4*>(to + line * pitch + k) = reinterpret_cast<const uint4&>(out);
        }
    }
}

template <typename T>
void restoreTyped(const WeightOnlySize& size, const WeightOnlyOperands& packed, const Wanted& wanted, void* to,
                  std::int64_t pitch, cudaStream_t stream)
{
    const auto grid = static_cast<unsigned>((wanted.tiles * size.groups() + 7) / 8);
    withWeightFormat(size.format, [&]<typename W>(W) {
        restorePackedKernel<T, W::value><<<grid, 256, 0, stream>>>(size, packed, wanted, static_cast<T*>(to), pitch);
    });
}

template <typename T>
__global__ void activationKernel(WeightOnlySize size, std::uint64_t seed, unsigned operand, T* activations)
{
    const std::int64_t at = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x, row = at / size.pitch(),
                       k = at % size.pitch();
    if (row >= size.m) return;
    activations[at] =
        roundedTo<T>(k < size.k ? operandAt(seed, operand, static_cast<std::uint64_t>(row * size.k + k)) : 0.0f);
}

constexpr int kBlock = 256;
unsigned gridFor(std::int64_t threads) { return static_cast<unsigned>((threads + kBlock - 1) / kBlock); }

} // namespace

void packWeights(const WeightOnlySize& size, Type type, std::uint64_t seed, unsigned operand, float factor,
                 void* weights, void* scales, cudaStream_t stream)
{
    check(cudaMemsetAsync(weights, 0, static_cast<std::size_t>(size.weightBytes()), stream),
          Message::mark("packing weights"));
    const unsigned grid = gridFor(size.tiles() * kWeightTile * size.groups() * 32);
    auto* const codes = static_cast<std::uint8_t*>(weights);
    if (type == Type::F16)
        packKernel<<<grid, kBlock, 0, stream>>>(size, seed, operand, factor, codes, static_cast<__half*>(scales));
    else
        packKernel<<<grid, kBlock, 0, stream>>>(size, seed, operand, factor, codes,
                                                static_cast<__nv_bfloat16*>(scales));
    check(cudaPeekAtLastError(), Message::mark("packing weights"));
}

void packGivenWeights(const WeightOnlySize& size, Type type, const GivenWeights& given, void* weights, void* scales,
                      void* shifts, cudaStream_t stream)
{
    const unsigned grid = gridFor(given.n * size.groups() * 32);
    auto* const codes = static_cast<std::uint8_t*>(weights);
    auto* const bytes = static_cast<std::uint8_t*>(scales);
    if (type == Type::F16)
        packGivenKernel<<<grid, kBlock, 0, stream>>>(size, given, codes, bytes, static_cast<__half*>(shifts));
    else
        packGivenKernel<<<grid, kBlock, 0, stream>>>(size, given, codes, bytes, static_cast<__nv_bfloat16*>(shifts));
    check(cudaPeekAtLastError(), Message::mark("packing weights"));
}

void restorePackedWeights(const WeightOnlySize& size, const WeightOnlyOperands& packed, std::int64_t first,
                          std::int64_t count, void* to, std::int64_t pitch, cudaStream_t stream)
{
    const Wanted wanted(size, first, count);
    if (packed.type == Type::F16)
        restoreTyped<__half>(size, packed, wanted, to, pitch, stream);
    else
        restoreTyped<__nv_bfloat16>(size, packed, wanted, to, pitch, stream);
    check(cudaPeekAtLastError(), Message::mark("restoring weights"));
}

void fillActivations(const WeightOnlySize& size, Type type, std::uint64_t seed, unsigned operand, void* activations,
                     cudaStream_t stream)
{
    const unsigned grid = gridFor(size.m * size.pitch());
    if (type == Type::F16)
        activationKernel<<<grid, kBlock, 0, stream>>>(size, seed, operand, static_cast<__half*>(activations));
    else
        activationKernel<<<grid, kBlock, 0, stream>>>(size, seed, operand, static_cast<__nv_bfloat16*>(activations));
    check(cudaPeekAtLastError(), Message::mark("filling activations"));
}

} // namespace qs::cuda
