// SPDX-License-Identifier: GPL-3.0-or-later
// Dequantization of the packed formats.
// Traffic: codes once (0.5 or 1 B an element), scales and zero points once, output once (2 or 4 B an element).
#include "gpu/cuda/dequantize/store.cuh"
#include "gpu/cuda/quantize/packed/packed.cuh"
#include "gpu/cuda/quantize/packed/rules.cuh"

#include <cuda_fp8.h>

#include <cstdio>

namespace qs::cuda {

namespace {

constexpr int kPackedBlock = 256;
constexpr int kPackedUnroll = 2;

struct PackedRestore
{
    const std::uint8_t* codes;
    const std::uint8_t* scales;
    const std::uint8_t* zeroPoints;
    void* output;
    PackedLayout layout;
    float globalScale;
};

/// Values of codes that are no integers, for a lane to hold one each: of NF4, or of E2M1.
struct CodeValues
{
    float nf4[16];
    float e2m1[16];
};

constexpr CodeValues codeValues()
{
    CodeValues v{};
    const float magnitudes[8] = {0.0f, 0.5f, 1.0f, 1.5f, 2.0f, 3.0f, 4.0f, 6.0f};
    for (int i = 0; i < 16; ++i) {
        v.nf4[i] = kNF4Values[static_cast<std::size_t>(i)];
        v.e2m1[i] = i < 8 ? magnitudes[i] : -magnitudes[i - 8];
    }
    return v;
}

__device__ const CodeValues kCodeValues = codeValues();

template <PackedKind K> inline constexpr bool kIsTable = descriptorOf(K).element.kind == ElementCodec::Kind::Table;
template <PackedKind K>
inline constexpr bool kByTable =
    kIsTable<K> || (descriptorOf(K).element.isFloat() && descriptorOf(K).element.bits == 4);

/// What the codes of a group are multiplied by. `codes`: its first byte.
template <PackedKind K, typename T>
__device__ __forceinline__ float restoredScale(const PackedRestore& r, const std::uint8_t* codes, std::int64_t group)
{
    if constexpr (kIsBlock<K>) {
        return __half2float(*reinterpret_cast<const __half*>(codes));
    } else if constexpr (kScale<K> == ScaleCodec::Input) {
        return toFloat(__ldg(reinterpret_cast<const T*>(r.scales) + group));
    } else if constexpr (kScale<K> == ScaleCodec::F32) {
        return __ldg(reinterpret_cast<const float*>(r.scales) + group);
    } else if constexpr (kScale<K> == ScaleCodec::E4M3) {
        return __fmul_rn(r.globalScale, e4m3Value(__ldg(r.scales + group)));
    } else {
        const std::uint32_t e = __ldg(r.scales + group);
        return __uint_as_float(e == 0 ? 0x400000u : e << 23);
    }
}

/// Codes of E neighbouring elements, in the low bits of `low` (four bits or a byte each), the fifth to eighth byte in
/// `high`.
struct CodeBits
{
    std::uint32_t low = 0, high = 0;
};

template <PackedKind K, int E>
__device__ __forceinline__ CodeBits loadCodes(const std::uint8_t* codes, std::int64_t element)
{
    CodeBits bits;
    if constexpr (kIsBlock<K>) {
        // Blocks of 34 and 18 bytes: halves of words.
        constexpr int bytes = K == PackedKind::Q8_0 ? 34 : 18;
        const int within = static_cast<int>(element % 32);
        const auto* p = reinterpret_cast<const std::uint16_t*>(codes + element / 32 * bytes + 2 +
                                                               (K == PackedKind::Q8_0 ? within : within % 16));
        bits.low = __ldg(p) | static_cast<std::uint32_t>(__ldg(p + 1)) << 16;
        if constexpr (E == 8) bits.high = __ldg(p + 2) | static_cast<std::uint32_t>(__ldg(p + 3)) << 16;
        if (K == PackedKind::Q4_0 && within >= 16) {
            bits.low >>= 4;
            bits.high >>= 4;
        }
    } else if constexpr (kIsByte<K>) {
        const auto* p = reinterpret_cast<const std::uint32_t*>(codes + element);
        bits.low = __ldcs(p);
        if constexpr (E == 8) bits.high = __ldcs(p + 1);
    } else if constexpr (E == 8) {
        bits.low = __ldcs(reinterpret_cast<const std::uint32_t*>(codes + element / 2));
    } else {
        bits.low = __ldcs(reinterpret_cast<const std::uint16_t*>(codes + element / 2));
    }
    return bits;
}

/// Number that a byte with the high bit flipped stands for: the byte − 128.
__device__ __forceinline__ float signedByte(std::uint32_t flipped, int i)
{
    return __fadd_rn(__uint_as_float(__byte_perm(flipped, 0x4b000000u, 0x7440 + i)), -(0x1p23f + 128.0f));
}

/// Values of E codes before the scale. `zero`: 2^23 + zero point, of integers.
template <PackedKind K, int E>
__device__ __forceinline__ void codeNumbers(const CodeBits& bits, float zero, float table, float (&x)[E])
{
#pragma unroll
    for (int i = 0; i < E; ++i) {
        const std::uint32_t word = i < 4 ? bits.low : bits.high;
        if constexpr (kByTable<K>) {
            x[i] = __shfl_sync(~0u, table,
                               static_cast<int>(bits.low >> (4 * i))); // lanes i and i + 16 hold the same value
        } else if constexpr (K == PackedKind::Q8_0) {
            x[i] = signedByte(word ^ 0x80808080u, i % 4);
        } else if constexpr (K == PackedKind::MXFP8) {
            if (i % 2 == 0) {
                const __half2_raw pair =
                    __nv_cvt_fp8x2_to_halfraw2(static_cast<__nv_fp8x2_storage_t>(word >> (8 * (i % 4))), __NV_E4M3);
                const float2 two = __half22float2(__half2(pair));
                x[i] = two.x;
                x[i + 1] = two.y;
            }
        } else {
            const std::uint32_t nibble = K == PackedKind::Q4_0 ? word >> (8 * (i % 4)) : bits.low >> (4 * i);
            x[i] = __fsub_rn(__uint_as_float((nibble & 15u) | 0x4b000000u), zero);
        }
    }
}

/// Rows of whole groups, so that the tensor is one row of them: 16 bytes of output a thread, `kPackedUnroll` times.
template <PackedKind K, typename T, int Group>
__global__ void __launch_bounds__(kPackedBlock) restoreTileKernel(const __grid_constant__ PackedRestore r)
{
    constexpr int width = kVector<T>;
    const std::int64_t vectors = r.layout.tokens * r.layout.hidden / width;
    const std::int64_t first = static_cast<std::int64_t>(blockIdx.x) * (kPackedBlock * kPackedUnroll) + threadIdx.x;
    const float* values = kIsTable<K> ? kCodeValues.nf4 : kCodeValues.e2m1;
    const float table = kByTable<K> ? __ldg(values + threadIdx.x % 16) : 0.0f;
    CodeBits bits[kPackedUnroll];
    float scale[kPackedUnroll], zero[kPackedUnroll];
#pragma unroll
    for (int u = 0; u < kPackedUnroll; ++u) {
        const std::int64_t i = first + u * kPackedBlock;
        scale[u] = 0.0f;
        zero[u] = 0x1p23f + 8.0f;
        if (i >= vectors) continue;
        const std::int64_t element = i * width;
        const std::int64_t group = element / Group;
        bits[u] = loadCodes<K, width>(r.codes, element);
        scale[u] = restoredScale<K, T>(r, r.codes + group * r.layout.groupBytes, group);
        if constexpr (K == PackedKind::Int4Asym) {
            const std::uint32_t both = __ldg(r.zeroPoints + group / 2);
            zero[u] = __uint_as_float((group % 2 ? both >> 4 : both & 15u) | 0x4b000000u);
        }
    }
#pragma unroll
    for (int u = 0; u < kPackedUnroll; ++u) {
        float x[width];
        codeNumbers<K, width>(bits[u], zero[u], table, x);
#pragma unroll
        for (int k = 0; k < width; ++k)
            x[k] = __fmul_rn(x[k], scale[u]);
        const std::int64_t i = first + u * kPackedBlock;
        if (i < vectors) __stcs(static_cast<uint4*>(r.output) + i, roundedVector<T>(x));
    }
}

/// Any other row: an element a thread.
template <PackedKind K, typename T>
__global__ void __launch_bounds__(kPackedBlock) restoreRaggedKernel(const __grid_constant__ PackedRestore r)
{
    const PackedLayout& l = r.layout;
    const std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * kPackedBlock + threadIdx.x;
    const float* values = kIsTable<K> ? kCodeValues.nf4 : kCodeValues.e2m1;
    const float table = kByTable<K> ? __ldg(values + threadIdx.x % 16) : 0.0f;
    const bool inside = i < l.tokens * l.hidden;
    const std::int64_t row = inside ? i / l.hidden : 0;
    const std::int64_t column = inside ? i % l.hidden : 0;
    const std::int64_t group = column / l.groupSize;
    const int within = static_cast<int>(column % l.groupSize);
    const std::uint8_t* codes = r.codes + l.codeOffset(row, group);
    const float scale = restoredScale<K, T>(r, codes, row * l.groupsPerRow + group);
    int zero = 8;
    if constexpr (K == PackedKind::Int4Asym)
        zero = r.zeroPoints[l.zeroPointOffset(row, group)] >> (group % 2 ? 4 : 0) & 15;
    const int byte = l.blockHeader + (K == PackedKind::Q4_0 ? within % 16 : kIsByte<K> ? within : within / 2);
    const bool high = K == PackedKind::Q4_0 ? within >= 16 : !kIsByte<K> && within % 2;
    // One code in the place of the first; the whole warp comes here, since values pass between its lanes.
    const std::uint32_t code =
        kIsByte<K> ? codes[byte] : static_cast<std::uint32_t>(codes[byte] >> (high ? 4 : 0) & 15);
    float x[4];
    codeNumbers<K, 4>({code, 0u}, 0x1p23f + static_cast<float>(zero), table, x);
    if (inside) static_cast<T*>(r.output)[i] = roundedTo<T>(__fmul_rn(x[0], scale));
}

template <PackedKind K, int Group> void launchKind(const PackedRestore& task, const Restore& r)
{
    withType(r.type, [&](auto tag) {
        using T = typename PointeeOf<decltype(tag)>::Type;
        const bool whole = r.hidden % Group == 0 && (K != PackedKind::Int4Asym || task.layout.groupsPerRow % 2 == 0);
        const std::int64_t perBlock = whole ? std::int64_t{kPackedBlock} * kPackedUnroll * kVector<T> : kPackedBlock;
        const std::int64_t grid = (r.elements() + perBlock - 1) / perBlock;
        if (r.note) {
            std::snprintf(r.note->text, sizeof r.note->text, "%lld blocks of %d, %s", static_cast<long long>(grid),
                          kPackedBlock,
                          whole ? "16 B of output × 2 per thread" : "single elements (rows of broken groups)");
            return;
        }
        if (whole)
            start(r, restoreTileKernel<K, T, Group>, grid, kPackedBlock, task);
        else
            start(r, restoreRaggedKernel<K, T>, grid, kPackedBlock, task);
    });
}

template <PackedKind K> void launchFormat(const PackedRestore& task, const Restore& r)
{
    constexpr int group = descriptorOf(K).group();
    if constexpr (group != 0)
        launchKind<K, group>(task, r);
    else if (task.layout.groupSize == 32)
        launchKind<K, 32>(task, r);
    else if (task.layout.groupSize == 64)
        launchKind<K, 64>(task, r);
    else
        launchKind<K, 128>(task, r);
}

/// Dialects are restored as their formats are.
template <PackedKind K> constexpr bool kIsRestored = descriptorOf(K).kernel == K || K == PackedKind::Int4Asym;

template <int I = 0> void launchOf(PackedKind kind, const PackedRestore& task, const Restore& r)
{
    constexpr auto here = static_cast<PackedKind>(I);
    if constexpr (kIsRestored<here>)
        if (kind == here) return launchFormat<here>(task, r);
    if constexpr (I + 1 < kPackedKinds) launchOf<I + 1>(kind, task, r);
}

} // namespace

void launchDequantizePacked(const QsCudaVariant& v, const Restore& r)
{
    const PackedRestore task{
        r.codes,  static_cast<const std::uint8_t*>(r.scales),    static_cast<const std::uint8_t*>(r.zeroPoints),
        r.output, packedLayoutOf(v, r.type, r.tokens, r.hidden), r.globalScale};
    QuantScheme scheme = schemeOf(v);
    scheme.dialect = Dialect::Standard;
    if (const auto kind = packedKind(scheme)) return launchOf(*kind, task, r);
    launchRestoreFloatGroups(floatGroups(scheme, task.layout, task.globalScale), r);
}

} // namespace qs::cuda
