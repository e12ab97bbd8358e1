// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/async_copy.cuh"
#include "gpu/cuda/weight_only/hopper/layout.cuh"

/// A unit of 16 outputs on its way along k, for cuda/weight_only/hopper/packed_rows.cu: a lane's codes to registers and
/// on to numbers.
namespace qs::cuda::packedrows {

/// (x − centre)·scale of a pair; the difference is exact, the product rounded.
template <typename T>
__device__ __forceinline__ std::uint32_t scaled(std::uint32_t x, std::uint32_t centre, std::uint32_t scale, bool off)
{
    using Pair = std::conditional_t<std::is_same_v<T, __half>, __half2, __nv_bfloat162>;
    Pair pair = reinterpret_cast<const Pair&>(x);
    if (off) pair = __hsub2(pair, reinterpret_cast<const Pair&>(centre));
    pair = __hmul2(pair, reinterpret_cast<const Pair&>(scale));
    return reinterpret_cast<const std::uint32_t&>(pair);
}

/// A lane's weights of half a group of k out of its codes, scales and zero points.
template <typename T, WeightFormat W, bool HasPairs> class UnitDecoder
{
public:
    using Scales = LaneScales<T, W>;
    Scales scale = {};

    /// Before the first one, where there is a table of pairs.
    __device__ __forceinline__ void aimPairs(const std::uint8_t* pairs)
    {
        m_pairs = sharedAddress(pairs) + threadIdx.x % 32 * 4;
        // A multiplication by a constant would become a shift, of which there are half as many a cycle.
        asm volatile("mov.u32 %0, 128;" : "=r"(m_pairStep));
    }
    /// `shifts`: of both rows, where there are zero points.
    __device__ __forceinline__ void begin(std::uint32_t shifts)
    {
        m_centre[0] = m_centre[1] = twice(roundedTo<T>(Decode::kOffset));
        if constexpr (hasZeros(W)) { // whole numbers below 32: exact
            const float2 shift = pairOfFloats<T>(shifts);
            m_centre[0] = twice(roundedTo<T>(Decode::kOffset - shift.x));
            m_centre[1] = twice(roundedTo<T>(Decode::kOffset - shift.y));
        }
    }
    /// Those of the two products of a pair.
    template <int Pair, int Vectors>
    __device__ __forceinline__ void decode(const uint4 (&codes)[Vectors], std::uint32_t (&w)[kAtOnce][4]) const
    {
        constexpr int perVector = 4 / Decode::kWords, product = Pair * kAtOnce;
        const uint4& vector = codes[product / perVector];
        const std::uint32_t both[2] = {scalesOf(0, Pair), scalesOf(1, Pair)};
#pragma unroll
        for (int i = 0; i < kAtOnce; ++i) {
            const int begin = (product + i) % perVector * Decode::kWords;
            const std::uint32_t words[2] = {word(vector, begin), word(vector, begin + Decode::kWords - 1)};
            if constexpr (!HasPairs) Decode::decode(words, m_tables, w[i]);
#pragma unroll
            for (int part = 0; part < 4; ++part) {
                if constexpr (HasPairs) w[i][part] = pairOf(words[0], part);
                std::uint32_t scales = both[part % 2];
                if constexpr (Scales::kInRegisters)
                    scales = i == 0 ? Scales::template ofTwo<0>(scales) : Scales::template ofTwo<1>(scales);
                if constexpr (Decode::kFactor != 1.0f && !Scales::kFactored && !Scales::kInRegisters)
                    w[i][part] = multiplyPairs<T>(w[i][part], twice(roundedTo<T>(Decode::kFactor)));
                w[i][part] = scaled<T>(w[i][part], m_centre[part % 2], scales, Decode::kOffset != 0);
            }
        }
    }

private:
    using Decode = Decoder<T, W>;

    __device__ __forceinline__ std::uint32_t scalesOf(int row, int pair) const
    {
        if constexpr (Scales::kInRegisters)
            return scale.ofChunk(row, pair);
        else // of integers exact: they are T's
            return twice(roundedTo<T>(scale.ofProduct(row, 2 * pair) * (Scales::kFactored ? Decode::kFactor : 1.0f)));
    }
    /// The entries of a byte of codes.
    __device__ __forceinline__ std::uint32_t pairOf(std::uint32_t codes, int byte) const
    {
        std::uint32_t pair;
        asm volatile("{\n.reg .u32 at;\nprmt.b32 at, %1, 0, %2;\nmad.lo.u32 at, at, %3, %4;\n"
                     "ld.shared.u32 %0, [at];\n}"
                     : "=r"(pair)
                     : "r"(codes), "r"(0x4440 + byte), "r"(m_pairStep), "r"(m_pairs));
        return pair;
    }
    std::conditional_t<HasPairs, NoTables, typename Decode::Tables> m_tables;
    std::uint32_t m_centre[2] = {}, m_pairs = 0, m_pairStep = 0;
};

/// Fills a block's table of pairs: a byte's entry is those of its two codes, lower one first.
template <typename T, int Threads> __device__ __forceinline__ void fillPairs(std::uint8_t* pairs)
{
    using Decode = FamilyDecoder<T, CodeFamily::Table>;
    const typename Decode::Tables tables;
    for (unsigned i = threadIdx.x; i < kPairTableBytes / 4; i += Threads) {
        const std::uint32_t codes = i / 32;
        std::uint32_t entries[4];
        Decode::decode(&codes, tables, entries);
        reinterpret_cast<std::uint32_t*>(pairs)[i] = entries[0];
    }
}

/// A unit whose codes go through stages of the ring, each lane's own ones. `way`: which of the warpgroups that share
/// the outputs.
template <typename T, WeightFormat W, typename L> class RingUnit
{
public:
    /// Goes to the beginning of a place, and queues the first copies.
    __device__ __forceinline__ void aim(const L& at, const Arguments& p, const Place& place, int local, int way,
                                        int firstStage)
    {
        if constexpr (L::kHasPairs) m_decoder.aimPairs(at.pairs());
        m_way = way;
        m_left = place.firstUnit + local < p.units ? place.steps : 0;
        const int lane = static_cast<int>(threadIdx.x) % 32, own = way * (L::kVectors * 512) + lane * 16;
        const std::int64_t first = static_cast<std::int64_t>(place.firstUnit + local) * p.groups + place.firstGroup;
        m_place = L::kCodes + local * L::kUnitBytes + own;
        m_from = p.weights + first * L::kUnitBytes + own;
        const bool isShift = lane >= kScaleVectors;
        m_scales = (hasZeros(W) && isShift ? p.shifts : p.scales) + first * L::kUnitScales + lane % kScaleVectors * 16;
        m_scalePlace = L::kScales + static_cast<int>(threadIdx.x) / 32 * L::kWarpScales;
        m_copiesScales = lane < L::kWarpScales / 16;
        for (int i = 0; i < L::kStages - 1; ++i)
            fetch(at.stage((firstStage + i) % L::kStages));
    }
    /// Until the next group's codes are there.
    __device__ __forceinline__ void await() const
    {
        awaitCopies<L::kStages - 2>();
        __syncwarp(); // scales come by other lanes
    }
    /// Queues the copies of the group that takes a stage's place.
    __device__ __forceinline__ void fetch(const std::uint8_t* stage)
    {
        if (m_left-- > 0) {
            const std::uint32_t to = sharedAddress(stage);
#pragma unroll
            for (int i = 0; i < L::kVectors * L::kTurns; ++i)
                copyAsync(to + static_cast<std::uint32_t>(m_place + 512 * i), m_from + 512 * i);
            if (m_copiesScales)
                copyAsync(to + static_cast<std::uint32_t>(m_scalePlace) + threadIdx.x % 32 * 16, m_scales);
            m_from += L::kUnitBytes;
            m_scales += L::kUnitScales;
        }
        commitCopies();
    }
    /// Goes to the group whose codes are in a stage, or to a half of it.
    template <int Turn> __device__ __forceinline__ void begin(const std::uint8_t* stage)
    {
        // All at once: loads between products would make the compiler wait for each of them.
        const auto* const codes = reinterpret_cast<const uint4*>(stage + m_place) + Turn * (L::kVectors * 32);
#pragma unroll
        for (int i = 0; i < L::kVectors; ++i)
            m_codes[i] = codes[32 * i];
        const int lane = static_cast<int>(threadIdx.x) % 32;
        const std::uint8_t* const scales = stage + m_scalePlace;
        m_decoder.scale.load(scales, lane);
        m_decoder.scale.toHalf(L::kWays > 1 ? m_way : Turn);
        std::uint32_t shifts = 0;
        if constexpr (hasZeros(W)) shifts = reinterpret_cast<const std::uint32_t*>(scales + L::kUnitScales)[lane / 4];
        m_decoder.begin(shifts);
    }
    template <int Turn, int Pair> __device__ __forceinline__ void decode(std::uint32_t (&w)[kAtOnce][4]) const
    {
        m_decoder.template decode<Pair>(m_codes, w);
    }

private:
    static constexpr int kScaleVectors = L::kUnitScales / 16;
    const std::uint8_t *m_from, *m_scales; ///< this lane's
    uint4 m_codes[L::kVectors];
    int m_place, m_scalePlace, m_way, m_left; ///< places in a stage; groups that have not been asked for
    bool m_copiesScales;
    UnitDecoder<T, W, L::kHasPairs> m_decoder;
};

/// Without a branch: what is read once, past the L1 cache.
__device__ __forceinline__ void loadIf(bool here, uint4& v, const std::uint8_t* from)
{
    asm volatile("{\n.reg .pred p;\nsetp.ne.u32 p, %5, 0;\n"
                 "@p ld.global.nc.L1::no_allocate.L2::256B.v4.u32 {%0,%1,%2,%3}, [%4];\n}"
                 : "+r"(v.x), "+r"(v.y), "+r"(v.z), "+r"(v.w)
                 : "l"(from), "r"(static_cast<unsigned>(here)));
}
__device__ __forceinline__ void loadIf(bool here, std::uint32_t& v, const std::uint8_t* from)
{
    asm volatile("{\n.reg .pred p;\nsetp.ne.u32 p, %2, 0;\n@p ld.global.nc.u32 %0, [%1];\n}"
                 : "+r"(v)
                 : "l"(from), "r"(static_cast<unsigned>(here)));
}

/// A unit whose codes go straight to registers, a group ahead: shared memory is left to A, of which the products read
/// half of what it can give. Where a warpgroup takes both halves of a group, a half's registers get the next group's
/// codes as soon as their own are decoded.
template <typename T, WeightFormat W, typename L> class DirectUnit
{
public:
    /// Goes to the beginning of a place, and asks for the first group's.
    __device__ __forceinline__ void aim(const L& at, const Arguments& p, const Place& place, int local, int way, int)
    {
        if constexpr (L::kHasPairs) m_decoder.aimPairs(at.pairs());
        m_left = place.firstUnit + local < p.units ? place.steps : 0;
        const int lane = static_cast<int>(threadIdx.x) % 32;
        const std::int64_t first = static_cast<std::int64_t>(place.firstUnit + local) * p.groups + place.firstGroup;
        m_codesFrom = p.weights + first * L::kUnitBytes + way * (L::kVectors * 512) + lane * 16;
        const std::int64_t own = first * L::kUnitScales + lane / 4 * Scales::kBytes;
        m_scalesFrom = p.scales + own + (kHalves && L::kWays > 1 ? way * 4 : 0);
        if constexpr (hasZeros(W)) m_shiftsFrom = p.shifts + own;
        m_way = way;
#pragma unroll
        for (int turn = 0; turn < L::kTurns; ++turn)
            loadCodes(turn);
        loadScales(0);
        if constexpr (kHalves && L::kTurns == 2) loadScales(1);
        goOn();
    }
    __device__ __forceinline__ void await() const {}
    __device__ __forceinline__ void fetch(const std::uint8_t*) const {}
    template <int Turn> __device__ __forceinline__ void begin(const std::uint8_t*)
    {
        if constexpr (L::kTurns == 1) {
#pragma unroll
            for (int i = 0; i < L::kVectors; ++i)
                m_now[i] = m_codes[0][i];
            loadCodes(0);
        }
        if constexpr (kHalves || Turn == 0) m_decoder.scale.take(m_words[kHalves ? Turn : 0]);
        if constexpr (!kHalves) m_decoder.scale.toHalf(L::kWays > 1 ? m_way : Turn);
        if constexpr (Turn == 0) m_decoder.begin(m_shifts);
        if constexpr (!kHalves && Turn == 0 || L::kTurns == 1) loadScales(0);
        if constexpr (L::kTurns == 1) goOn();
    }
    template <int Turn, int Pair> __device__ __forceinline__ void decode(std::uint32_t (&w)[kAtOnce][4])
    {
        if constexpr (L::kTurns == 1) return m_decoder.template decode<Pair>(m_now, w);
        m_decoder.template decode<Pair>(m_codes[Turn], w);
        if constexpr (Pair == 0) return;
        loadCodes(Turn);
        if constexpr (kHalves) loadScales(Turn);
        if constexpr (Turn == 1) goOn();
    }

private:
    using Scales = LaneScales<T, W>;
    static constexpr bool kHalves = Scales::kBytes == 16; ///< scales come by halves of a group, as codes do
    static constexpr int kWords = kHalves ? 2 : Scales::kBytes / 4;

    __device__ __forceinline__ void loadCodes(int turn)
    {
#pragma unroll
        for (int i = 0; i < L::kVectors; ++i)
            loadIf(m_left > 0, m_codes[turn][i], m_codesFrom + turn * (L::kVectors * 512) + 512 * i);
    }
    __device__ __forceinline__ void loadScales(int half)
    {
#pragma unroll
        for (int i = 0; i < kWords; ++i)
            loadIf(m_left > 0, m_words[half][i], m_scalesFrom + half * 4 + i * (Scales::kBytes / kWords));
        if constexpr (hasZeros(W)) loadIf(m_left > 0, m_shifts, m_shiftsFrom);
    }
    __device__ __forceinline__ void goOn()
    {
        --m_left;
        m_codesFrom += L::kUnitBytes;
        m_scalesFrom += L::kUnitScales;
        if constexpr (hasZeros(W)) m_shiftsFrom += L::kUnitScales;
    }
    const std::uint8_t *m_codesFrom, *m_scalesFrom, *m_shiftsFrom = nullptr; ///< this lane's, of the next group
    uint4 m_codes[L::kTurns][L::kVectors] = {}, m_now[L::kTurns == 1 ? L::kVectors : 1] = {};
    std::uint32_t m_words[kHalves ? L::kTurns : 1][kWords] = {}, m_shifts = 0;
    int m_way, m_left;
    UnitDecoder<T, W, L::kHasPairs> m_decoder;
};

} // namespace qs::cuda::packedrows
