// SPDX-License-Identifier: GPL-3.0-or-later
// Packs weights for cuda/weight_only/gemm.cu, once when a variant is made ready: one warp for each row and group of
// 128. Unit: 16 rows × 128, tile after tile, group after group. Lane 4g + t holds rows g and g + 8. With k = 32c + 8t +
// 4i + 2p + e within the group, mma 2c + i has the element in register 2p + (row ≥ 8), half e. Words of four lanes'
// mmas follow each other so that a lane's 16 bytes are whole mmas.
#include "gpu/core/operand_values.h"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/weight_only/weight_only.cuh"

namespace qs::cuda {

namespace {

/// Where a code of a lane's rows (0 or 1) lies: 32-bit word among the lane's, and how far to turn it to the left there.
/// k counts in the group but for its lane's part (bits 3 and 4).
template <typename T, int Bits> __device__ __forceinline__ int2 placeInLane(int upper, int k)
{
    const int c = k / 32, i = k % 8 / 4, p = k % 4 / 2, e = k % 2, product = 2 * c + i, reg = 2 * p + upper;
    if constexpr (Bits == 8) return {product / 2 * 4 + product % 2 * 2 + reg / 2, (reg % 2 * 2 + e) * 8};
    // Fields that the decoders' shifts bring to bits 6–9 (FP16) or 3–6 (BF16) of each half.
    const int first = std::is_same_v<T, __half> ? (reg == 0 ? 6 : reg == 1 ? 10 : reg == 2 ? 2 : 14) : 3 + 4 * reg;
    return {product / 4 * 4 + product % 4, (first + 16 * e) % 32};
}

/// The same among the words of a unit.
template <typename T> __device__ int2 placeOf(int bits, int row, int k)
{
    const int2 own = bits == 8 ? placeInLane<T, 8>(row / 8, k) : placeInLane<T, 4>(row / 8, k);
    return {own.x / 4 * 128 + (row % 8 * 4 + k % 32 / 8) * 4 + own.x % 4, own.y};
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
    for (int distance = 16; distance > 0; distance /= 2)
        amax = fmaxf(amax, __shfl_xor_sync(~0u, amax, distance));
    const int most = size.bits == 8 ? 127 : 7, least = size.bits == 8 ? -127 : -8;
    const T scale = roundedTo<T>(__fdiv_rn(amax, static_cast<float>(most)));
    const float s = toFloat(scale);
    const std::int64_t unit = row / kWeightTile * groups + group;
    const int in = static_cast<int>(row % kWeightTile);
    if (lane == 0) scales[unit * kWeightTile + in % 8 * 2 + in / 8] = scale;
    auto* const to = reinterpret_cast<unsigned*>(weights + unit * kWeightTile * kWeightGroup * size.bits / 8);
    for (int i = 0; i < 4; ++i) {
        const float quotient = s > 0.0f ? rintf(__fdiv_rn(values[i], s)) : 0.0f;
        const int code = min(max(static_cast<int>(quotient), least), most) + (size.bits == 8 ? 128 : 8);
        const int2 place = placeOf<T>(size.bits, in, 4 * lane + i);
        const auto word = static_cast<unsigned>(code);
        atomicOr(to + place.x,
                 __funnelshift_l(word, word, place.y)); // parts of a word come from several warps; it was zero before
    }
}

/// One warp for each row and group of 128.
template <typename T>
__global__ void packGivenKernel(WeightOnlySize size, GivenWeights given, std::uint8_t* weights, T* scales, T* shifts)
{
    const std::int64_t warp = (static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x) / 32;
    const std::int64_t groups = size.groups(), from = warp / groups, group = warp % groups;
    if (from >= given.n) return;
    const int lane = static_cast<int>(threadIdx.x) % 32;
    const std::int64_t row = size.packedRow(given.firstRow + from), unit = row / kWeightTile * groups + group;
    const int in = static_cast<int>(row % kWeightTile);
    const std::int64_t source = given.groups <= 1 ? 0 : group * kWeightGroup / given.group;
    const std::int64_t scaleAt = unit * kWeightTile + in % 8 * 2 + in / 8;
    if (lane == 0) scales[scaleAt] = static_cast<const T*>(given.scales)[from * given.groups + source];
    if (size.zeros && lane == 0)
        shifts[scaleAt] =
            roundedTo<T>(8.0f - static_cast<float>(given.zeroPoints[from * given.groups + source])); // exact
    auto* const to = reinterpret_cast<unsigned*>(weights + unit * kWeightTile * kWeightGroup * size.bits / 8);
    const std::uint8_t* const line = given.codes + from * given.pitch;
    for (int i = 0; i < 4; ++i) {
        const std::int64_t k = group * kWeightGroup + 4 * lane + i;
        if (k >= size.k) break; // A's zeros meet whatever these decode to
        const unsigned byte = size.bits == 8 ? line[k] : line[k / 2];
        const unsigned code = size.bits == 8 ? byte ^ (given.isSigned ? 0x80u : 0u) : (k % 2 ? byte >> 4 : byte & 15u);
        const int2 place = placeOf<T>(size.bits, in, 4 * lane + i);
        atomicOr(to + place.x,
                 __funnelshift_l(code, code, place.y)); // parts of a word come from several warps; it was zero before
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

/// A warp restores a unit: each lane reads the vectors that it would multiply, and has of two rows eight neighbouring
/// elements at a time. Codes become FP32 by being placed into the mantissa of 2^23.
template <typename T, int Bits>
__global__ void __launch_bounds__(256)
    restorePackedKernel(WeightOnlySize size, const std::uint8_t* weights, const T* scales, const T* shifts,
                        Wanted wanted, T* to, std::int64_t pitch)
{
    constexpr int vectors = Bits / 2; // of 16 bytes a lane
    const int lane = static_cast<int>(threadIdx.x) % 32, groups = static_cast<int>(size.groups());
    const int warp = static_cast<int>(blockIdx.x) * 8 + static_cast<int>(threadIdx.x) / 32, group = warp % groups;
    const std::int64_t tile = wanted.firstTile + warp / groups, unit = tile * groups + group;
    if (warp >= wanted.tiles * groups) return;
    uint4 codes[vectors];
#pragma unroll
    for (int i = 0; i < vectors; ++i)
        codes[i] = loadVector(reinterpret_cast<const uint4*>(weights + unit * (512 * vectors)) + 32 * i + lane);
#pragma unroll
    for (int r = 0; r < 2; ++r) {
        const std::int64_t scaleAt = unit * kWeightTile + lane / 4 * 2 + r;
        const float scale = toFloat(scales[scaleAt]),
                    zero = (Bits == 8 ? 8388736.0f : 8388616.0f) - (shifts ? toFloat(shifts[scaleAt]) : 0.0f);
        const std::int64_t row =
            (size.paired ? tile * 8 + r * (size.n / 2) : tile * kWeightTile + r * 8) + lane / 4 - wanted.first;
        if (row < 0 || row >= wanted.count) continue;
#pragma unroll
        for (int chunk = 0; chunk < 4; ++chunk) {
            T out[8];
            const int k = group * kWeightGroup + 32 * chunk + lane % 4 * 8;
#pragma unroll
            for (int i = 0; i < 8; ++i) {
                const int2 place = placeInLane<T, Bits>(r, 32 * chunk + i);
                const std::uint32_t w = word(codes[place.x / 4], place.x % 4);
                const std::uint32_t bits =
                    Bits == 8 ? __byte_perm(w, 0x4b000000u, 0x7440u + static_cast<unsigned>(place.y / 8))
                              : (__funnelshift_r(w, w, place.y) & 15u) | 0x4b000000u;
                out[i] = roundedTo<T>((__uint_as_float(bits) - zero) * scale);
            }
            if (k >= pitch) break;
            if (k + 8 > size.k)
                for (int i = 0; i < 8; ++i)
                    if (k + i >= size.k) out[i] = roundedTo<T>(0.0f);
            *reinterpret_cast<uint4*>(to + row * pitch + k) = reinterpret_cast<const uint4&>(out);
        }
    }
}

template <typename T>
void restoreTyped(const WeightOnlySize& size, const void* weights, const void* scales, const void* shifts,
                  const Wanted& wanted, void* to, std::int64_t pitch, cudaStream_t stream)
{
    const auto grid = static_cast<unsigned>((wanted.tiles * size.groups() + 7) / 8);
    const auto kernel = size.bits == 8 ? restorePackedKernel<T, 8> : restorePackedKernel<T, 4>;
    kernel<<<grid, 256, 0, stream>>>(size, static_cast<const std::uint8_t*>(weights), static_cast<const T*>(scales),
                                     static_cast<const T*>(size.zeros ? shifts : nullptr), wanted, static_cast<T*>(to),
                                     pitch);
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
    if (type == Type::F16)
        packGivenKernel<<<grid, kBlock, 0, stream>>>(size, given, codes, static_cast<__half*>(scales),
                                                     static_cast<__half*>(shifts));
    else
        packGivenKernel<<<grid, kBlock, 0, stream>>>(size, given, codes, static_cast<__nv_bfloat16*>(scales),
                                                     static_cast<__nv_bfloat16*>(shifts));
    check(cudaPeekAtLastError(), Message::mark("packing weights"));
}

void restorePackedWeights(const WeightOnlySize& size, Type type, const void* weights, const void* scales,
                          const void* shifts, std::int64_t first, std::int64_t count, void* to, std::int64_t pitch,
                          cudaStream_t stream)
{
    const Wanted wanted(size, first, count);
    if (type == Type::F16)
        restoreTyped<__half>(size, weights, scales, shifts, wanted, to, pitch, stream);
    else
        restoreTyped<__nv_bfloat16>(size, weights, scales, shifts, wanted, to, pitch, stream);
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
