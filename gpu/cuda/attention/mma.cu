// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/attention/attention.cuh"
#include "gpu/cuda/attention/softmax.cuh"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/common/mma_m16n8k16.cuh"

#include <cmath>

// Traffic: Q and O once; K and V once for each tile of 128 queries, out of L2 where they fit. On chip: for each 128 ×
// 64 scores a block copies 64 rows of K and of V into shared memory, and each warp reads all of them once by ldmatrix.

namespace qs::cuda {

namespace {

constexpr int kQueries = 128, kKeys = 64, kWarps = kQueries / 16, kStages = 2;

[[maybe_unused]] __device__ std::uint32_t sharedAddress(const void* pointer)
{
    return static_cast<std::uint32_t>(__cvta_generic_to_shared(pointer));
}

template <bool Transposed> __device__ void loadMatrices(std::uint32_t (&r)[4], std::uint32_t address)
{
    if constexpr (Transposed)
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
                     : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                     : "r"(address));
    else
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                     : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                     : "r"(address));
}

/// Four accumulators of a longer array.
template <typename T>
__device__ void multiply(float* d, const std::uint32_t (&a)[4], std::uint32_t b0, std::uint32_t b1)
{
    float part[4] = {d[0], d[1], d[2], d[3]};
    multiplyAdd16816<T>(part, a, b0, b1);
#pragma unroll
    for (int i = 0; i < 4; ++i)
        d[i] = part[i];
}

/// Address of 16 bytes `chunk` of `row` in a tile of 16-bit rows of D; the exclusive or spreads eight rows over all
/// banks.
template <int D> __device__ std::uint32_t tileAddress(std::uint32_t tile, int row, int chunk)
{
    return tile + static_cast<std::uint32_t>(row * D * 2 + ((chunk ^ (row & 7)) << 4));
}

/// Starts the copy of kKeys rows from `first` on; rows past the end are filled with zeros.
template <int D>
__device__ void copyTile(std::uint32_t tile, const std::uint16_t* source, int pitch, int first, int tokens)
{
    constexpr int kChunks = D / 8, kRowsAtOnce = kWarps * 32 / kChunks;
    const int chunk = static_cast<int>(threadIdx.x) % kChunks;
#pragma unroll
    for (int i = 0; i < kKeys / kRowsAtOnce; ++i) {
        const int row = i * kRowsAtOnce + static_cast<int>(threadIdx.x) / kChunks, token = first + row;
        const std::uint16_t* from = source + static_cast<std::int64_t>(min(token, tokens - 1)) * pitch + chunk * 8;
        asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(tileAddress<D>(tile, row, chunk)), "l"(from),
                     "r"(token < tokens ? 16 : 0));
    }
}

/// A warp's 16 rows of Q as left operands; rows past the end repeat the last one.
template <int D>
__device__ void loadQueries(std::uint32_t (&q)[D / 16][4], const std::uint16_t* source, int pitch, int row, int tokens)
{
    const int lane = static_cast<int>(threadIdx.x) % 32;
#pragma unroll
    for (int half = 0; half < 2; ++half) {
        const std::int64_t token = min(row + lane / 4 + 8 * half, tokens - 1);
        const std::uint16_t* from = source + token * pitch + lane % 4 * 2;
#pragma unroll
        for (int k = 0; k < D / 16; ++k) {
            q[k][half] = *reinterpret_cast<const std::uint32_t*>(from + 16 * k);
            q[k][half + 2] = *reinterpret_cast<const std::uint32_t*>(from + 16 * k + 8);
        }
    }
}

/// s[16 × kKeys] = q · Kᵀ
template <typename T, int D>
__device__ void scoresOf(float (&s)[kKeys / 2], const std::uint32_t (&q)[D / 16][4], std::uint32_t keys)
{
    const int lane = static_cast<int>(threadIdx.x) % 32, row = lane / 16 * 8 + lane % 8;
#pragma unroll
    for (int i = 0; i < kKeys / 2; ++i)
        s[i] = 0;
#pragma unroll
    for (int k = 0; k < D / 16; ++k)
#pragma unroll
        for (int n = 0; n < kKeys / 16; ++n) {
            std::uint32_t b[4];
            loadMatrices<false>(b, tileAddress<D>(keys, 16 * n + row, 2 * k + lane / 8 % 2));
            multiply<T>(s + 8 * n, q[k], b[0], b[1]);
            multiply<T>(s + 8 * n + 4, q[k], b[2], b[3]);
        }
}

/// o[16 × D] += p · V, p rounded to the operands' type
template <typename T, int D>
__device__ void addValues(float (&o)[D / 2], const float (&p)[kKeys / 2], std::uint32_t values)
{
    const int lane = static_cast<int>(threadIdx.x) % 32;
#pragma unroll
    for (int k = 0; k < kKeys / 16; ++k) {
        const float* f = p + 8 * k;
        const std::uint32_t a[4] = {packPair<T>(f[0], f[1]), packPair<T>(f[2], f[3]), packPair<T>(f[4], f[5]),
                                    packPair<T>(f[6], f[7])};
#pragma unroll
        for (int n = 0; n < D / 16; ++n) {
            std::uint32_t b[4];
            loadMatrices<true>(b, tileAddress<D>(values, 16 * k + lane % 16, 2 * n + lane / 16));
            multiply<T>(o + 8 * n, a, b[0], b[1]);
            multiply<T>(o + 8 * n + 4, a, b[2], b[3]);
        }
    }
}

struct Arguments
{
    const std::uint16_t *q, *k, *v;
    std::uint16_t* o;
    int tokens;
    float factor;
    TileOrder order;
    HeadLayout in, out;
};

template <typename T, int D, bool Causal>
__global__ void __launch_bounds__(kWarps * 32, D == 64 ? 2 : 1) attentionMma(const Arguments a)
{
#if __CUDA_ARCH__ >= 800 // below: refused before any launch
    extern __shared__ __align__(128) std::uint8_t shared[];
    constexpr int kTileBytes = kKeys * D * 2;
    const std::uint32_t base = sharedAddress(shared);
    const TileOrder::Tile tile = a.order.tile(static_cast<int>(blockIdx.x));
    const std::int64_t offset = a.in.offset(tile.head, a.tokens);
    const std::uint16_t *keys = a.k + offset, *values = a.v + offset;
    const int warp = static_cast<int>(threadIdx.x) / 32, lane = static_cast<int>(threadIdx.x) % 32;
    const int firstQuery = tile.query * kQueries, row = firstQuery + warp * 16;
    const int visible = Causal ? min(a.tokens, firstQuery + kQueries) : a.tokens;
    const int blocks = (visible + kKeys - 1) / kKeys, pitch = static_cast<int>(a.in.pitch);

    const auto copyBlock = [&](int block) {
        const std::uint32_t stage = base + static_cast<std::uint32_t>(block % kStages * 2 * kTileBytes);
        if (block < blocks) {
            copyTile<D>(stage, keys, pitch, block * kKeys, a.tokens);
            copyTile<D>(stage + kTileBytes, values, pitch, block * kKeys, a.tokens);
        }
        asm volatile("cp.async.commit_group;");
    };
    copyBlock(0);
    std::uint32_t q[D / 16][4];
    loadQueries<D>(q, a.q + offset, pitch, row, a.tokens);
    float o[D / 2] = {};
    SoftmaxRows rows;
    const int ownRow = row + lane / 4;
    for (int block = 0; block < blocks; ++block) {
        copyBlock(block + 1);
        asm volatile("cp.async.wait_group 1;");
        __syncthreads();
        const std::uint32_t stage = base + static_cast<std::uint32_t>(block % kStages * 2 * kTileBytes);
        float s[kKeys / 2];
        scoresOf<T, D>(s, q, stage);
        const int lastKey = block * kKeys + kKeys - 1;
        if (lastKey >= a.tokens || (Causal && lastKey > row))
            maskScores(s, block * kKeys + lane % 4 * 2, Causal ? min(ownRow, a.tokens - 1) : a.tokens - 1,
                       Causal ? min(ownRow + 8, a.tokens - 1) : a.tokens - 1);
        float correction[2];
        if (rows.step(s, a.factor, correction)) scaleRows(o, correction);
        addValues<T, D>(o, s, stage + kTileBytes);
        __syncthreads(); // before the next copy overwrites this stage
    }
    storeRows<T, D>(a.o + a.out.offset(tile.head, a.tokens), a.out.pitch, o, rows, ownRow, a.tokens);
#endif
}

template <typename T, int D, bool Causal>
void launch(const AttentionShape& shape, const AttentionOperands& operands, cudaStream_t stream)
{
    constexpr int kShared = kStages * 2 * kKeys * D * 2;
    const auto kernel = attentionMma<T, D, Causal>;
    check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, kShared),
          Message::mark("loading the attention kernel"));
    const auto as = [](const void* p) { return static_cast<const std::uint16_t*>(p); };
    const Arguments arguments{as(operands.q),
                              as(operands.k),
                              as(operands.v),
                              static_cast<std::uint16_t*>(operands.o),
                              shape.tokens,
                              static_cast<float>(M_LOG2E / std::sqrt(double(D))),
                              tileOrder(shape, kQueries),
                              shape.inputLayout(),
                              shape.outputLayout()};
    kernel<<<static_cast<unsigned>(arguments.order.count()), kWarps * 32, kShared, stream>>>(arguments);
    check(cudaGetLastError(), Message::mark("starting the attention kernel"));
}

template <typename T, int D>
void launch(const AttentionShape& shape, const AttentionOperands& operands, cudaStream_t stream)
{
    return shape.causal ? launch<T, D, true>(shape, operands, stream) : launch<T, D, false>(shape, operands, stream);
}

template <typename T> void launch(const AttentionShape& shape, const AttentionOperands& operands, cudaStream_t stream)
{
    return shape.headDim == 64 ? launch<T, 64>(shape, operands, stream) : launch<T, 128>(shape, operands, stream);
}

} // namespace

void launchAttentionMma(const AttentionShape& shape, const AttentionOperands& operands, cudaStream_t stream)
{
    return shape.type == Type::F16 ? launch<__half>(shape, operands, stream)
                                   : launch<__nv_bfloat16>(shape, operands, stream);
}

std::string attentionMmaText(const AttentionShape& shape)
{
    return "mma.sync, tiles of " + std::to_string(kQueries) + " queries × " + std::to_string(kKeys) + " keys, " +
           std::to_string(kWarps) + " warps, " + std::to_string(tileOrder(shape, kQueries).count()) + " blocks";
}

} // namespace qs::cuda
