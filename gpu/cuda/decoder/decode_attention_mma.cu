// SPDX-License-Identifier: GPL-3.0-or-later
// attendStep() of cuda/decoder/decode_attention.cu on the tensor cores, for caches of 16 bits and heads of 64 or 128
// elements. A warp goes through the block's tokens 16 at a time in a ring of its own in shared memory: keys are the
// 16-row operand of the first product, whose eight columns are the query heads; transposed, the weights are the columns
// of the second one, whose rows are elements of the values. Weights are kept as two parts of 16 bits, so that what
// they are rounded by is far below what outputs are rounded by. The new token is a part by itself, in FP32. Traffic:
// keys and values that a row sees once. (With a multiply-add for each element and shuffles for each score, 16 rows of
// 128 tokens took most of the kernel's time in arithmetic.)
#include "gpu/cuda/common/async_copy.cuh"
#include "gpu/cuda/common/mma_m16n8k16.cuh"
#include "gpu/cuda/decoder/decode_step.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {

constexpr int kTileTokens = 16, kTileStages = 2;
constexpr int kParts = kDecodeWarps + 1; ///< of a block: its warps', and the new token

/// Where things lie in shared memory, in bytes. Parts take the place of the rings when those have been read.
template <int D, int G> struct MmaRoom
{
    static constexpr int kTileBytes = kTileTokens * D * 2; ///< of keys; as many of values
    static constexpr int kRing = kTileStages * 2 * kTileBytes;
    static constexpr int kQuery = kDecodeWarps * kRing, kStats = kQuery + (G + 2) * D * 4,
                         kBlockStats = kStats + kParts * G * 16;
    static_assert(kParts * G * D * 4 <= kQuery);
    static int bytes(int blocks) { return kBlockStats + (blocks > 1 ? blocks * G * (16 + D * 4) : 0); }
};

/// Four 8 × 8 matrices of 16-bit elements, transposed; lane 8i + r gives the address of row r of matrix i.
__device__ __forceinline__ void loadTransposed(std::uint32_t (&a)[4], std::uint32_t from)
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from)
                 : "memory");
}
__device__ __forceinline__ void loadRows(std::uint32_t (&a)[4], std::uint32_t from)
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from)
                 : "memory");
}
__device__ __forceinline__ std::uint32_t transposed(std::uint32_t matrix)
{
    std::uint32_t r;
    asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(r) : "r"(matrix));
    return r;
}

/// A warp's ring of tiles of keys and values, their 16-byte pieces swizzled by the token so that products read without
/// bank conflicts. Tokens at or behind `last` repeat the one before it.
template <int D> class TileRing
{
public:
    __device__ __forceinline__ TileRing(std::uint32_t shared, const CacheView& c, std::int64_t base, int last)
        : m_shared(shared), m_last(last), m_keys(c.keys + base * (D * 2)), m_values(c.values + base * (D * 2))
    {}
    __device__ __forceinline__ void fetch(int stage, int firstToken) const
    {
        if (firstToken < m_last) {
            const int lane = static_cast<int>(threadIdx.x) % 32;
#pragma unroll
            for (int i = 0; i < kTileTokens * kPieces / 32; ++i) {
                const int at = i * 32 + lane, token = at / kPieces, piece = at % kPieces;
                const std::int64_t from = std::int64_t{min(firstToken + token, m_last - 1)} * (D * 2) + piece * 16;
                const std::uint32_t to = place(stage, token, piece);
                copyAsync(to, m_keys + from);
                copyAsync(to + kTileBytes, m_values + from);
            }
        }
        commitCopies();
    }
    __device__ __forceinline__ void keys(std::uint32_t (&a)[4], int stage, int step) const
    {
        const int lane = static_cast<int>(threadIdx.x) % 32;
        loadRows(a, place(stage, lane % 16, 2 * step + lane / 16));
    }
    __device__ __forceinline__ void values(std::uint32_t (&a)[4], int stage, int tile) const
    {
        const int lane = static_cast<int>(threadIdx.x) % 32;
        loadTransposed(a, place(stage, lane % 8 + lane / 16 * 8, 2 * tile + lane / 8 % 2) + kTileBytes);
    }

private:
    static constexpr int kPieces = D / 8, kTileBytes = kTileTokens * D * 2;
    __device__ __forceinline__ std::uint32_t place(int stage, int token, int piece) const
    {
        return m_shared +
               static_cast<std::uint32_t>(stage * 2 * kTileBytes + token * (D * 2) + (piece ^ token % 8) * 16);
    }
    std::uint32_t m_shared;
    int m_last;
    const std::uint8_t *m_keys, *m_values;
};

/// The running softmax of a warp: of heads 2·(lane % 4) and the one behind it, elements lane / 4 + 8·i of each. Sums
/// are those of this lane's tokens.
template <typename T, int D> struct WarpSums
{
    float most[2] = {-kInfinity, -kInfinity}, sum[2] = {}, values[D / 16][4] = {};

    /// Takes a tile in; `s`: the scores of tokens lane / 4 and the one 8 behind it, of both heads.
    __device__ __forceinline__ void add(const float (&s)[4], const TileRing<D>& ring, int stage)
    {
        float shrink[2], weight[4];
#pragma unroll
        for (int h = 0; h < 2; ++h) {
            float top = fmaxf(s[h], s[2 + h]);
#pragma unroll
            for (int distance = 4; distance < 32; distance *= 2)
                top = fmaxf(top, __shfl_xor_sync(~0u, top, distance));
            top = fmaxf(top, most[h]);
            const float base = top == -kInfinity ? 0.0f : top;
            shrink[h] = exp2f(most[h] - base);
            most[h] = top;
            weight[h] = exp2f(s[h] - base);
            weight[2 + h] = exp2f(s[2 + h] - base);
            sum[h] = sum[h] * shrink[h] + weight[h] + weight[2 + h];
        }
        std::uint32_t high[2], low[2];
#pragma unroll
        for (int i = 0; i < 2; ++i) {
            const float x = throughType<T>(weight[2 * i]), y = throughType<T>(weight[2 * i + 1]);
            high[i] = transposed(packPair<T>(x, y));
            low[i] = transposed(packPair<T>(weight[2 * i] - x, weight[2 * i + 1] - y));
        }
#pragma unroll
        for (int tile = 0; tile < D / 16; ++tile) {
            std::uint32_t a[4];
            ring.values(a, stage, tile);
            float(&d)[4] = values[tile];
#pragma unroll
            for (int i = 0; i < 4; ++i)
                d[i] *= shrink[i % 2];
            multiplyAdd16816<T>(d, a, high[0], high[1]);
            multiplyAdd16816<T>(d, a, low[0], low[1]);
        }
    }
    /// Writes the warp's part.
    template <int G> __device__ __forceinline__ void put(float* stats, float* parts) const
    {
        const int lane = static_cast<int>(threadIdx.x) % 32, part = static_cast<int>(threadIdx.x) / 32;
#pragma unroll
        for (int h = 0; h < 2; ++h) {
            float all = sum[h];
#pragma unroll
            for (int distance = 4; distance < 32; distance *= 2)
                all += __shfl_xor_sync(~0u, all, distance);
            const int g = lane % 4 * 2 + h;
            if (g >= G) continue;
            if (lane < 4) *reinterpret_cast<float2*>(stats + (part * G + g) * 4) = {most[h], all};
            float* const to = parts + (part * G + g) * D + lane / 4;
#pragma unroll
            for (int tile = 0; tile < D / 16; ++tile) {
                to[tile * 16] = values[tile][h];
                to[tile * 16 + 8] = values[tile][2 + h];
            }
        }
    }
};

/// The new token's part: a score for each head, and its value.
template <int D, int G>
__device__ __forceinline__ void putNewToken(const float* query, float factor, float* stats, float* parts)
{
    const int lane = static_cast<int>(threadIdx.x) % 32;
    const float *key = query + G * D, *value = key + D;
    float scores[G] = {};
#pragma unroll
    for (int i = 0; i < D; i += 32)
#pragma unroll
        for (int g = 0; g < G; ++g) {
            scores[g] = __fmaf_rn(query[g * D + i + lane], key[i + lane], scores[g]);
            parts[(kDecodeWarps * G + g) * D + i + lane] = value[i + lane];
        }
#pragma unroll
    for (int distance = 16; distance > 0; distance /= 2)
#pragma unroll
        for (int g = 0; g < G; ++g)
            scores[g] += __shfl_xor_sync(~0u, scores[g], distance);
#pragma unroll
    for (int g = 0; g < G; ++g)
        if (lane == g) *reinterpret_cast<float2*>(stats + (kDecodeWarps * G + g) * 4) = {scores[g] * factor, 1.0f};
}

template <typename T, CacheKind K, int D, int G>
__global__ void __launch_bounds__(kDecodeThreads, 3) attendStepMmaKernel(const DecodeArguments p)
{
    using Room = MmaRoom<D, G>;
    extern __shared__ __align__(128) std::uint8_t memory[];
    allowNext();
    if (p.blocks > 1) arriveAtCluster();
    const CacheView& c = p.a.cache;
    const int thread = static_cast<int>(threadIdx.x), lane = thread % 32, warp = thread / 32;
    const StepShare<G> at(p);
    const std::int64_t row = at.row;
    const int rank = at.rank, kvHead = at.kvHead, firstHead = at.firstHead, position = at.position, first = at.first,
              last = at.last;
    const bool owns = at.owns;
    const std::int64_t base = c.vector(p.a.places.sequences[row], kvHead, 0);
    const TileRing<D> ring(static_cast<std::uint32_t>(__cvta_generic_to_shared(memory)) + warp * Room::kRing, c, base,
                           last);
    constexpr int step = kDecodeWarps * kTileTokens;
    int token = first + warp * kTileTokens;
#pragma unroll
    for (int stage = 0; stage < kTileStages; ++stage)
        ring.fetch(stage, token + stage * step);
    auto* const query = reinterpret_cast<float*>(memory + Room::kQuery);
    awaitKernelsBefore();
    turn<G>(p, row, kvHead, firstHead, position, owns, 1.0f, query);
    __syncthreads();
    if (owns && thread < 64)
        keep<K>(c, thread >= 32, base + position, query + (thread < 32 ? G * D : (G + 1) * D), firstHead == 0);
    std::uint32_t q[D / 16][2] = {};
    if (lane / 4 < G)
#pragma unroll
        for (int k = 0; k < D / 16; ++k)
#pragma unroll
            for (int half = 0; half < 2; ++half) {
                const float* from = query + lane / 4 * D + k * 16 + half * 8 + lane % 4 * 2;
                q[k][half] = packPair<T>(from[0], from[1]);
            }
    WarpSums<T, D> sums;
    for (int stage = 0; token < last; token += step) {
        awaitCopies<kTileStages - 1>();
        __syncwarp();
        float s[4] = {};
#pragma unroll
        for (int k = 0; k < D / 16; ++k) {
            std::uint32_t a[4];
            ring.keys(a, stage, k);
            multiplyAdd16816<T>(s, a, q[k][0], q[k][1]);
        }
#pragma unroll
        for (int i = 0; i < 4; ++i)
            s[i] = token + lane / 4 + i / 2 * 8 < last ? s[i] * p.h.factor : -kInfinity;
        sums.add(s, ring, stage);
        __syncwarp(); // all have read the stage
        ring.fetch(stage, token + kTileStages * step);
        stage = stage + 1 == kTileStages ? 0 : stage + 1;
    }
    awaitCopies<0>();
    __syncthreads(); // parts take the rings' place
    auto *const stats = reinterpret_cast<float*>(memory + Room::kStats), *const parts =
                                                                             reinterpret_cast<float*>(memory);
    sums.template put<G>(stats, parts);
    if (owns && warp == kDecodeWarps - 1) putNewToken<D, G>(query, p.h.factor, stats, parts);
    auto* const blockStats = reinterpret_cast<float*>(memory + Room::kBlockStats);
    finish<G>(p, {stats, parts, blockStats, blockStats + p.blocks * G * 4}, owns ? kParts : kDecodeWarps, rank, row,
              kvHead, firstHead);
}

/// Blocks of a cluster: of short contexts at most one a multiprocessor, for a step is a chain of latencies there; long
/// ones are their bytes, which more blocks ask for sooner.
int blocksOf(std::int64_t clusters, int multiprocessors, bool isLong)
{
    const std::int64_t most = isLong ? std::int64_t{3} * multiprocessors : multiprocessors;
    int blocks = 1;
    while (blocks < (isLong ? kMaxBlocks : kMaxBlocks / 2) && 2 * clusters * blocks <= most)
        blocks *= 2;
    return blocks;
}

template <typename T, CacheKind K, int D, int G> void launch(DecodeArguments p, int multiprocessors, cudaStream_t on)
{
    using Room = MmaRoom<D, G>;
    p.h.chunks = (p.h.group + G - 1) / G;
    const std::int64_t clusters = std::int64_t{p.a.places.rows} * p.a.cache.heads * p.h.chunks;
    p.blocks = blocksOf(clusters, multiprocessors, p.a.isLong);
    const StepKernel kernel = attendStepMmaKernel<T, K, D, G>;
    check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, Room::bytes(kMaxBlocks)),
          Message::mark("asking for shared memory"));
    launchStep(kernel, p, clusters, [](int blocks) { return static_cast<std::size_t>(Room::bytes(blocks)); }, on);
}

template <typename T, CacheKind K> void launchOf(const DecodeArguments& p, int multiprocessors, cudaStream_t on)
{
    const auto withHeads = [&]<int D>() {
        if (p.h.group <= 4)
            launch<T, K, D, 4>(p, multiprocessors, on);
        else
            launch<T, K, D, 8>(p, multiprocessors, on);
    };
    if (p.a.cache.size == 64)
        withHeads.template operator()<64>();
    else
        withHeads.template operator()<128>();
}

} // namespace

bool canAttendStepByProducts(Type type, const CacheView& cache)
{
    const bool same =
        (type == Type::F16 && cache.kind == CacheKind::F16) || (type == Type::BF16 && cache.kind == CacheKind::BF16);
    return same && cache.size == cache.padded && (cache.size == 64 || cache.size == 128);
}

void attendStepByProducts(const DecodeArguments& p, int multiprocessors, cudaStream_t on)
{
    if (p.type == Type::F16)
        launchOf<__half, CacheKind::F16>(p, multiprocessors, on);
    else
        launchOf<__nv_bfloat16, CacheKind::BF16>(p, multiprocessors, on);
}

} // namespace qs::cuda
