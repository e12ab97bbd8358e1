// SPDX-License-Identifier: GPL-3.0-or-later
// Several products of a decode step of up to eight rows in one kernel: output, gate/up, down and the next layer's
// query/key/value. Traffic: every weight byte and scale once, and of each product the rows of activations to every
// multiprocessor. As kernels of their own such products take 3 to 5 µs longer than their bytes: memory idles while one
// ends and the next begins. Here one block lives on each multiprocessor through all of them. What a warp reads of all
// products is known from the start and does not depend on activations, so its ring in shared memory goes on filling
// with the next product's weights while the blocks wait for each other's results. A block takes whole rows of weights,
// 16 at a time, and shares them evenly among its warps along k, so that no sums meet outside of it. Rows that are not
// packed are read by all warps side by side: memory gives long runs of a row faster than 128 bytes here and there.
// The tensor cores multiply eight rows of activations in the time of one. Where these do not fit into shared memory
// beside the rings, a block goes through k in passes; where the warps' sums do not, through its units in parts. Where
// weights and activations are codes of eight bits, each block quantizes the rows for itself. The warps' sums meet in
// shared memory once a product, added in the order of k: results do not depend on timing. Then all blocks meet, and
// each reads the rows that they wrote together, past the L1 cache: with one row, about 3 µs from the end of one
// product's bytes to the next one's on an H200.
#include "gpu/cuda/common/codes.cuh"
#include "gpu/cuda/common/encode.cuh"
#include "gpu/cuda/decoder/chain_units.cuh"
#include "gpu/cuda/decoder/task.cuh"

#include <algorithm>
#include <optional>

namespace qs::cuda {

namespace {

using namespace chain;

// Without thread block clusters (before compute capability 9.0) nothing of the following is used.

/// Past the L1 cache, where lines of earlier products may lie.
[[maybe_unused]] __device__ __forceinline__ void loadIf(bool wanted, uint4& v, const uint4* from)
{
    asm volatile("{ .reg .pred p; setp.ne.s32 p, %5, 0; @p ld.global.cg.v4.u32 {%0, %1, %2, %3}, [%4]; }"
                 : "+r"(v.x), "+r"(v.y), "+r"(v.z), "+r"(v.w)
                 : "l"(from), "r"(static_cast<int>(wanted))
                 : "memory");
}
template <typename T> __device__ __forceinline__ float loadNewAt(const void* all, std::int64_t at)
{
    std::uint16_t bits;
    asm volatile("ld.global.cg.u16 %0, [%1];" : "=h"(bits) : "l"(static_cast<const T*>(all) + at) : "memory");
    return toFloat(reinterpret_cast<const T&>(bits));
}

/// Of some 0.5 µs each: half a minute.
[[maybe_unused]] constexpr unsigned kMaxLooks = 1u << 26;

/// All blocks of the launch are here, and what they wrote before is visible. The counter's highest bit turns when all
/// have come, and its other bits are zero again.
[[maybe_unused]] __device__ __forceinline__ void arrive(unsigned* counter, unsigned& before)
{
    __syncthreads();
    if (threadIdx.x != 0) return;
    __threadfence();
    before = atomicAdd(counter, blockIdx.x == 0 ? 0x80000000u - (gridDim.x - 1) : 1u);
}
[[maybe_unused]] __device__ __forceinline__ void awaitBlocks(const unsigned* counter, unsigned before)
{
    if (threadIdx.x == 0) {
        unsigned now;
        for (unsigned looks = 1;; ++looks) {
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(now) : "l"(counter) : "memory");
            if (((now ^ before) & 0x80000000u) != 0) break;
            // Seconds: another program holds multiprocessors that blocks of this launch need. Better an error than a
            // hang.
            if (looks == kMaxLooks) __trap();
        }
    }
    __syncthreads();
}

/// Logarithm of the power of two that rows are counted by.
__device__ __forceinline__ int shiftOf(int rows) { return rows <= 1 ? 0 : rows <= 2 ? 1 : rows <= 4 ? 2 : 3; }

/// The rows of activations on their way into shared memory, as they are and then, in their place or beside it, as they
/// are multiplied. Neighbouring warps share a row; a lane's vectors of eight elements lie as far apart as they have
/// lanes.
template <typename T, typename F> class Staging
{
public:
#if __CUDA_ARCH__ >= 900
    /// Before the rows are there: asks for the norm's weights.
    __device__ __forceinline__ Staging(const ChainProduct& q, int rows, std::uint8_t* room)
        : m_at(q, rows), m_room(room), m_norm(q.norm), m_k(q.k), m_epsilon(q.epsilon),
          m_warps(F::kWarps >> shiftOf(rows)), m_lanes(32 * m_warps), m_lane(static_cast<int>(threadIdx.x) % m_lanes),
          m_row(static_cast<int>(threadIdx.x) / m_lanes), m_all(m_row < rows ? F::groupsOf(q.k) * F::kVectors : 0),
          m_there(min(m_all, q.xPitch / 8)),
          m_from(static_cast<const uint4*>(q.x) + static_cast<std::int64_t>(m_row) * (q.xPitch / 8)),
          m_raw(reinterpret_cast<uint4*>(room + m_at.rawAt) + m_row * m_at.rawPitch),
          m_norms(reinterpret_cast<float4*>(room + m_at.normsAt))
    {
        if (!m_norm) return;
#pragma unroll
        for (int j = 0; j < kAhead; ++j)
            if (const int i = static_cast<int>(threadIdx.x) + j * F::kThreads; 4 * i < m_k) m_ahead[j] = loadNorm(i);
    }
    /// A pass of `count` groups of the rows. Of the first: also what has to be known of whole rows, the norm's factor
    /// and the scales of codes, which go to scales[row].
    __device__ __forceinline__ void put(int pass, int count, float (&parts)[2][32], float* scales)
    {
        const int vectors = count * F::kVectors, first = pass * vectors, end = min(vectors, m_all - first);
        float folded = 0.0f;
        if (pass == 0) {
            putNorms();
            folded = copy(0, m_norm || F::kQuantizes ? m_all : end, first, end);
        } else
            copy(first, first + end, first, end);
        if (m_norm && pass == 0) {
            folded = overRow(folded, parts[0], [](float x, float y) { return x + y; });
            m_factor = 1.0f / sqrtf(folded / static_cast<float>(m_k) + m_epsilon);
        }
        if (!F::kQuantizes && !F::kZeros && !m_norm) return; // they are what is multiplied
        if constexpr (F::kQuantizes)
            if (pass == 0) {
                if (m_norm) { // in one pass
                    folded = 0.0f;
#pragma unroll 2
                    for (int i = m_lane; i < end; i += m_lanes)
                        folded = mostOf(folded, normed(i, m_raw[i]));
                }
                folded = overRow(folded, parts[1], [](float x, float y) { return fmaxf(x, y); });
                float scale;
                m_codes = fromMagnitude<kRule, T>(folded, scale);
                if (m_lane == 0 && m_all > 0) scales[m_row] = scale;
            }
        uint4* const row = reinterpret_cast<uint4*>(m_room) + m_row * m_at.pitch;
#pragma unroll 2
        for (int i = m_lane; i - m_lane % 32 < end; i += m_lanes) { // all lanes of a warp, for the sums
            const uint4 v = i < end ? normed(first + i, m_raw[i]) : uint4{};
            if constexpr (F::kZeros) putSum(i, end, v);
            if (i >= end) continue;
            if constexpr (F::kQuantizes)
                putCodes(row, i, v);
            else
                row[i] = v;
        }
    }

private:
    static constexpr Rule kRule = F::kWhole ? Rule::Int8Scale : Rule::E4M3Divide; ///< of codes
    static constexpr int kAhead = 1024 / F::kThreads; ///< of four weights of a norm: 4096 for all threads

    __device__ __forceinline__ float4 loadNorm(int i) const
    {
        const float* const from = m_norm + 4 * i;
        if (m_k % 4 == 0) return __ldg(reinterpret_cast<const float4*>(from));
        const auto at = [&](int e) { return 4 * i + e < m_k ? __ldg(from + e) : 0.0f; };
        return {at(0), at(1), at(2), at(3)};
    }
    __device__ __forceinline__ void putNorms() const
    {
        if (!m_norm) return;
        int i = static_cast<int>(threadIdx.x);
#pragma unroll
        for (int j = 0; j < kAhead; ++j, i += F::kThreads)
            if (4 * i < m_k) m_norms[i] = m_ahead[j];
        for (; 4 * i < m_k; i += F::kThreads)
            m_norms[i] = loadNorm(i);
    }
    static __device__ __forceinline__ float addSquares(float sum, const uint4& v)
    {
        float x[8];
        unpack<T>(v, x);
#pragma unroll
        for (float e : x)
            sum = __fmaf_rn(e, e, sum);
        return sum;
    }
    static __device__ __forceinline__ float mostOf(float most, const uint4& v)
    {
        float x[8];
        unpack<T>(v, x);
#pragma unroll
        for (float e : x)
            most = fmaxf(most, fabsf(e));
        return most;
    }
    /// Reads this lane's vectors in [begin, end); `count` from `first` on go to where they wait. Returns the sum of
    /// their squares, or the largest magnitude where there is no norm.
    __device__ __forceinline__ float copy(int begin, int end, int first, int count) const
    {
        if (end - begin <= 2 * m_lanes) return copyBy<2>(begin, end, first, count); // instructions are felt
        return copyBy<8>(begin, end, first, count);
    }
    template <int Together> __device__ __forceinline__ float copyBy(int begin, int end, int first, int count) const
    {
        float folded = 0.0f;
#pragma unroll 1
        for (int i = begin + m_lane; i < end; i += Together * m_lanes) {
            uint4 v[Together] = {};
#pragma unroll
            for (int j = 0; j < Together; ++j)
                loadIf(i + j * m_lanes < min(end, m_there), v[j], m_from + i + j * m_lanes);
#pragma unroll
            for (int j = 0; j < Together; ++j) {
                const int at = i + j * m_lanes - first;
                if (i + j * m_lanes >= end) break;
                if (at >= 0 && at < count) m_raw[at] = v[j];
                if (m_norm)
                    folded = addSquares(folded, v[j]);
                else if (F::kQuantizes)
                    folded = mostOf(folded, v[j]);
            }
        }
        return folded;
    }
    /// Vector i of the row, normalized.
    __device__ __forceinline__ uint4 normed(int i, const uint4& v) const
    {
        if (!m_norm) return v;
        float x[8];
        unpack<T>(v, x);
        const float4 low = m_norms[2 * i], high = m_norms[2 * i + 1];
        const float w[8] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w};
        std::uint32_t out[4];
#pragma unroll
        for (int e = 0; e < 4; ++e) {
            const float2 y = pairOfFloats<T>(packPair<T>(x[2 * e] * m_factor, x[2 * e + 1] * m_factor));
            out[e] = packPair<T>(y.x * w[2 * e], y.y * w[2 * e + 1]);
            if (8 * i + 2 * e >= m_k) out[e] = 0;
            if (8 * i + 2 * e + 1 == m_k) out[e] &= 0xffffu;
        }
        return {out[0], out[1], out[2], out[3]};
    }
    /// With zero points: the sum of a group's elements, of which 16 neighbouring lanes have eight each.
    __device__ __forceinline__ void putSum(int i, int end, const uint4& v) const
    {
        float x[8];
        unpack<T>(v, x);
        float sum = ((x[0] + x[1]) + (x[2] + x[3])) + ((x[4] + x[5]) + (x[6] + x[7]));
        for (int distance = 8; distance > 0; distance /= 2)
            sum += __shfl_xor_sync(~0u, sum, distance);
        if (i < end && i % 16 == 0) reinterpret_cast<float*>(m_room + m_at.startsAt)[i / 16 * kChainRows + m_row] = sum;
    }
    /// Bytes, or FP16.
    __device__ __forceinline__ void putCodes(uint4* row, int at, const uint4& v) const
    {
        float x[8];
        unpack<T>(v, x);
        std::uint32_t halves[2];
#pragma unroll
        for (int h = 0; h < 2; ++h) {
            const float* y = x + 4 * h;
            if constexpr (F::kWhole) {
                const float f = m_codes.multiplier;
                halves[h] = packInt8(__float2int_rn(y[0] * f), __float2int_rn(y[1] * f), __float2int_rn(y[2] * f),
                                     __float2int_rn(y[3] * f));
            } else {
                halves[h] = packFloat8<true>(quotient(y[0], m_codes), quotient(y[1], m_codes)) |
                            packFloat8<true>(quotient(y[2], m_codes), quotient(y[3], m_codes)) << 16;
            }
        }
        if constexpr (F::kWhole) {
            reinterpret_cast<uint2*>(row)[at] = {halves[0], halves[1]};
        } else {
            const uint2 low = halvesOfE4M3(halves[0]), high = halvesOfE4M3(halves[1]);
            row[at] = {low.x, low.y, high.x, high.y};
        }
    }
    /// Over a row's warps, in all of their threads: join(a, b) of values that are at least zero. All threads take part.
    template <typename Join>
    __device__ __forceinline__ float overRow(float value, float (&parts)[32], Join&& join) const
    {
        const int warp = static_cast<int>(threadIdx.x) / 32, lane = static_cast<int>(threadIdx.x) % 32;
        for (int distance = 16; distance > 0; distance /= 2)
            value = join(value, __shfl_xor_sync(~0u, value, distance));
        if (lane == 0) parts[warp] = value;
        __syncthreads();
        value = lane < m_warps ? parts[warp / m_warps * m_warps + lane] : 0.0f;
        for (int distance = 16; distance > 0; distance /= 2)
            value = join(value, __shfl_xor_sync(~0u, value, distance));
        return value;
    }

    const Room<F> m_at;
    std::uint8_t* const m_room;
    const float* const m_norm;
    const int m_k;
    const float m_epsilon;
    const int m_warps, m_lanes, m_lane, m_row; ///< of a row: its warps and lanes; which this lane is, of which row
    const int m_all, m_there;                  ///< vectors of the row, and in memory; none: no row
    const uint4* const m_from;
    uint4* const m_raw;
    float4* const m_norms;
    float4 m_ahead[kAhead];
    float m_factor = 1.0f;
    Coefficients m_codes;
#endif
};

/// A warp's part of some units of a pass; its sums to `red`, added where the pass is not the first.
template <typename F>
__device__ __forceinline__ void multiplyShare(const ProductChain& p, const Share<F>& share, int firstUnit, int units,
                                              bool adds, Feed<F>& feed, int& slot, const std::uint8_t* ring,
                                              const uint4* place, const float2* starts, typename F::Sum* red)
{
    const int warp = static_cast<int>(threadIdx.x) / 32, lane = static_cast<int>(threadIdx.x) % 32,
              groups = share.groups, column = lane % 4 * 2;
    const int count = share.count(warp, units), begin = share.begin(warp);
    const auto ringAddress = static_cast<std::uint32_t>(__cvta_generic_to_shared(ring));
    int unit = count > 0 ? begin / groups : 0, group = begin - unit * groups;
    typename F::Sums sums;
    for (int i = 0; i < count; ++i) {
        awaitCopies<F::kStages - 2>();
        __syncwarp();
        const int behind = slot == 0 ? F::kStages - 1 : slot - 1; // read in the step before
        feed.fetch(ringAddress + behind * F::kStageBytes, p, warp, lane);
        sums.add(ring + slot * F::kStageBytes, lane, place, starts, group);
        slot = slot + 1 == F::kStages ? 0 : slot + 1;
        group += Share<F>::kStep;
        if (group < groups && i + 1 < count) continue;
        auto* const to = red + (Share<F>::slot(unit, warp) * p.rows + column) * kWeightTile + lane / 4;
#pragma unroll
        for (int half = 0; half < 2; ++half) {
            auto of = sums.ofRow(half);
            auto* const own = to + 8 * half;
            if (column < p.rows) own[0] = adds ? own[0] + of.x : of.x;
            if (column + 1 < p.rows) own[kWeightTile] = adds ? own[kWeightTile] + of.y : of.y;
        }
        sums = {};
        group = Share<F>::start(warp);
        ++unit;
    }
}

/// Sums on their way through scales, bias, residual stream and gate to memory.
template <typename T, typename F> struct Finish
{
    const ChainProduct& q;
    const Share<F>& share;
    const typename F::Sum* red;
    int rows;
    int firstUnit, units; ///< whose sums are there
    const float* scales;  ///< of A's codes
    float before;         ///< the residual stream's element of the thread's first sum, with the first units

    /// The warps' sums of a row of a unit with a row of A, added up; `at`: the row of the matrix.
    __device__ __forceinline__ float sumOf(int unit, int m, int row, int at) const
    {
        const int first = share.firstOf(unit), count = share.lastOf(unit) - first + 1;
        const auto* const parts = red + (Share<F>::slot(unit, first) * rows + m) * kWeightTile + row;
        typename F::Sum sum = 0;
#pragma unroll 4
        for (int i = 0; i < count; ++i)
            sum += parts[i * rows * kWeightTile];
        auto value = static_cast<float>(sum);
        if constexpr (F::kRowScales) value = value * (F::kQuantizes ? scales[m] : F::kSumFactor) * q.rowScales[at];
        return value;
    }
    __device__ __forceinline__ void store(int m, int at, float value) const
    {
        const std::int64_t to = static_cast<std::int64_t>(m) * q.outPitch + at;
        if (q.floats)
            static_cast<float*>(q.out)[to] = value;
        else
            static_cast<T*>(q.out)[to] = roundedTo<T>(value);
    }
    __device__ __forceinline__ void plain(int i, int unit, int m, int row) const
    {
        const int at = (share.first + firstUnit + unit) * kWeightTile + row;
        if (at >= q.n) return;
        float value = sumOf(unit, m, row, at);
        if (q.bias) value = throughType<T>(value) + q.bias[at];
        if (q.residual)
            value = throughType<T>(value) + (i < F::kThreads && firstUnit == 0 ? before : residualOf(m, at));
        store(m, at, value);
    }
    __device__ __forceinline__ float residualOf(int m, int at) const
    {
        return loadNewAt<T>(q.residual, static_cast<std::int64_t>(m) * q.outPitch + at);
    }
    __device__ __forceinline__ void gated(int unit, int m, int row) const
    {
        const int half = q.n / 2, at = (share.first + firstUnit + unit) * (kWeightTile / 2) + row;
        if (at >= half) return;
        const float g = throughType<T>(throughType<T>(sumOf(unit, m, row, at)) + (q.bias ? q.bias[at] : 0.0f));
        const float u = throughType<T>(throughType<T>(sumOf(unit, m, row + kWeightTile / 2, half + at)) +
                                       (q.bias ? q.bias[half + at] : 0.0f));
        store(m, at, throughType<T>(siluOf(g)) * u);
    }
    __device__ __forceinline__ void run() const
    {
        const int shift = shiftOf(rows), each = q.paired ? 3 : 4; // logarithms of rows, and of outputs of a unit
        for (int i = static_cast<int>(threadIdx.x); i < units << shift + each; i += F::kThreads) {
            const int row = i & (1 << each) - 1, m = i >> each & (1 << shift) - 1, unit = i >> shift + each;
            if (m >= rows) continue;
            if (q.paired)
                gated(unit, m, row);
            else
                plain(i, unit, m, row);
        }
    }
    /// The residual stream's element of a thread's first sum, asked for before the sums are there.
    static __device__ __forceinline__ float elementBefore(const ChainProduct& q, const Share<F>& share, int rows)
    {
        const int i = static_cast<int>(threadIdx.x), shift = shiftOf(rows), m = i / kWeightTile & (1 << shift) - 1,
                  unit = i >> shift + 4, at = (share.first + unit) * kWeightTile + i % kWeightTile;
        if (!q.residual || m >= rows || unit >= share.units || at >= q.n) return 0.0f;
        return loadNewAt<T>(q.residual, static_cast<std::int64_t>(m) * q.outPitch + at);
    }
};

/// Shared memory: the warps' rings, and what Room has.
template <typename T, typename F>
__global__ void __launch_bounds__(F::kThreads, 1) chainKernel(const __grid_constant__ ProductChain p)
{
#if __CUDA_ARCH__ >= 900
    extern __shared__ __align__(128) std::uint8_t chainShared[];
    __shared__ float parts[2][32], scales[kChainRows];
    allowNext();
    const int warp = static_cast<int>(threadIdx.x) / 32, lane = static_cast<int>(threadIdx.x) % 32;
    const std::uint8_t* const ring = chainShared + warp * F::kRingBytes;
    std::uint8_t* const room = chainShared + F::kWarps * F::kRingBytes;
    Feed<F> feed;
    feed.aim(p, warp, lane);
#pragma unroll 1
    for (int i = 0; i < F::kStages - 1; ++i)
        feed.fetch(static_cast<std::uint32_t>(__cvta_generic_to_shared(ring)) + i * F::kStageBytes, p, warp, lane);
    int slot = 0;
    unsigned before = 0;
#pragma unroll 1
    for (int i = 0; i < p.count; ++i) {
        const ChainProduct& q = p.products[i];
        const Room<F> at(q, p.rows);
        const auto* const starts = reinterpret_cast<const float2*>(room + at.startsAt);
        auto* const red = reinterpret_cast<typename F::Sum*>(room + at.sumsAt);
        Staging<T, F> staging(q, p.rows, room);
        Share<F> share(q, 0);
        if (i == 0)
            awaitKernelsBefore();
        else
            awaitBlocks(p.barrier, before);
#pragma unroll 1
        for (int pass = 0; pass < q.passes; ++pass) {
            share.firstGroup = share.groups * pass;
            if (pass > 0) __syncthreads(); // all have read the part before
            staging.put(pass, share.groups, parts, scales);
            __syncthreads();
            const float residual = Finish<T, F>::elementBefore(q, share, p.rows);
            const uint4* const place = F::Sums::placeOf(reinterpret_cast<const uint4*>(room), at.pitch, p.rows, lane);
#pragma unroll 1
            for (int unit = 0; unit < share.units; unit += q.unitsAtOnce) {
                const int units = min(q.unitsAtOnce, share.units - unit);
                multiplyShare<F>(p, share, unit, units, pass > 0, feed, slot, ring, place, starts, red);
                if (pass + 1 < q.passes) break;
                __syncthreads();
                Finish<T, F>{q, share, red, p.rows, unit, units, scales, residual}.run();
                if (unit + units < share.units) __syncthreads();
            }
        }
        if (i + 1 < p.count) arrive(p.barrier, before);
    }
#endif
}

/// Calls f with the form for codes of a kind. Longer rings than these gain nothing on an H200; sixteen warps where
/// decoding takes the time of eight.
template <typename T, typename Function> void withForm(const ProductChain& chain, Function&& f)
{
    switch (chain.form) {
    case ChainForm::Packed:
        return withWeightFormat(chain.format, [&]<typename W>(W) {
            if constexpr (codeBits(W::value) == 8)
                f(PackedForm<T, W::value, 8, 6, 1>{});
            else
                f(PackedForm<T, W::value, 16, 3, 2>{});
        });
    case ChainForm::Int8:
        return f(RowsForm<T, ChainForm::Int8, 8, 6>{});
    case ChainForm::E4M3:
        return f(RowsForm<T, ChainForm::E4M3, 16, 3>{});
    case ChainForm::Dense:
        return f(RowsForm<T, ChainForm::Dense, 8, 6>{});
    }
}

constexpr int kMaxPasses = 16, kMinUnits = 4; ///< fewer sums at once, and blocks wait more than they multiply

/// Chooses passes and units at once for a block's `bytes` beside the rings. Returns what they take; none: too much.
template <typename F> std::optional<int> planProduct(ChainProduct& q, int rows, int multiprocessors, std::int64_t bytes)
{
    const int units = ((q.n + kWeightTile - 1) / kWeightTile + multiprocessors - 1) / multiprocessors,
              groups = F::groupsOf(q.k);
    const int mostPasses = F::kQuantizes && q.norm ? 1 : std::min(groups, kMaxPasses);
    for (q.passes = 1; q.passes <= mostPasses; ++q.passes) {
        if (groups % q.passes != 0) continue;
        const Room<F> room(q, rows);
        // Sums of several passes all wait for the last one.
        const int most = F::kBeside && q.passes == 1 ? (units + kMinUnits - 1) / kMinUnits : 1;
        for (int parts = 1; parts <= most; ++parts) {
            q.unitsAtOnce = (units + parts - 1) / parts;
            if (const int taken = room.bytes(q.unitsAtOnce, rows); taken <= bytes) return taken;
        }
    }
    return std::nullopt;
}

/// Chooses both for all products of a chain. Returns a block's shared memory; none: too much.
template <typename F> std::optional<std::int64_t> planChain(ProductChain& chain, const ChainDevice& device)
{
    const std::int64_t rings = F::kWarps * F::kRingBytes;
    if (chain.rows < 1 || chain.rows > kChainRows) return std::nullopt;
    std::int64_t most = 0;
    for (int i = 0; i < chain.count; ++i) {
        const auto taken =
            planProduct<F>(chain.products[i], chain.rows, device.multiprocessors, device.sharedBytes - rings);
        if (!taken) return std::nullopt;
        most = std::max<std::int64_t>(most, *taken);
    }
    return rings + most;
}

template <typename T, typename F> void launchForm(ProductChain chain, const ChainDevice& device, cudaStream_t stream)
{
    const auto bytes = planChain<F>(chain, device);
    if (!bytes)
        throw Failure::make(QsCudaInternal, "", Message::mark("A product of %1 rows was asked of the kernel for few."),
                            chain.rows);
    cudaFuncAttributes image{};
    check(cudaFuncGetAttributes(&image, chainKernel<T, F>), Message::mark("loading products"));
    if (image.maxDynamicSharedSizeBytes < *bytes)
        check(cudaFuncSetAttribute(chainKernel<T, F>, cudaFuncAttributeMaxDynamicSharedMemorySize,
                                   static_cast<int>(*bytes)),
              Message::mark("asking for shared memory"));
    launchTogether(chainKernel<T, F>, dim3(static_cast<unsigned>(device.multiprocessors)), dim3(F::kThreads),
                   static_cast<std::size_t>(*bytes), stream, chain);
}

} // namespace

bool chainFits(const ProductChain& chain, const ChainDevice& device)
{
    bool fits = false;
    ProductChain planned = chain;
    withForm<__half>(chain, [&]<typename F>(F) { fits = planChain<F>(planned, device).has_value(); });
    return fits;
}

void launchChain(const ProductChain& chain, Type type, const ChainDevice& device, cudaStream_t stream)
{
    if (type == Type::F16)
        withForm<__half>(chain, [&]<typename F>(F) { launchForm<__half, F>(chain, device, stream); });
    else
        withForm<__nv_bfloat16>(chain, [&]<typename F>(F) { launchForm<__nv_bfloat16, F>(chain, device, stream); });
}

} // namespace qs::cuda
