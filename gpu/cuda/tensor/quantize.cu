// SPDX-License-Identifier: GPL-3.0-or-later
// Instructions of the tensor machine that quantize. Rows and groups are a team's each; codes follow the oracle bit for
// bit (numerics/oracle.h). Traffic: the tensor read once (for scales from the data a second time, from the cache),
// codes or values written once. Whole tensors are reduced in at most 1,024 pieces, whose results a second kernel joins.
#include "gpu/cuda/common/encode.cuh"
#include "gpu/cuda/tensor/step.cuh"
#include "gpu/cuda/tensor/types.cuh"

namespace qs::cuda {

namespace {

using Kind = TensorOpKind;

/// Where the groups of a matrix begin; a whole tensor is one row whose 'groups' are the pieces.
struct Groups
{
    std::int64_t columns, size;
    Divide perRow;
    std::int64_t count;
    bool isOneScale;

    explicit Groups(const TensorOp& op)
        : columns(op.n[1]), size(op.n[2] == 0 ? 0 : std::min(op.n[1], op.n[2])), isOneScale(op.n[2] == 0)
    {
        if (isOneScale) {
            columns = op.n[0] * op.n[1];
            size = std::max<std::int64_t>(4096, (columns + 1023) / 1024);
        }
        perRow.by = (columns + size - 1) / size;
        count = isOneScale ? perRow.by : op.n[0] * perRow.by;
    }
    __device__ void find(std::int64_t group, std::int64_t& first, std::int64_t& length) const
    {
        std::int64_t row, part;
        perRow(group, row, part);
        first = row * columns + part * size;
        length = min(size, columns - part * size);
    }
    __device__ std::int64_t scaleOf(std::int64_t group) const { return isOneScale ? 0 : group; }
};

struct AbsmaxBody
{
    const float* x;
    float* out;
    Groups groups;
    float divisor;
    template <class Team> __device__ void operator()(const Team& team) const
    {
        std::int64_t first, length;
        groups.find(team.row, first, length);
        float most = 0.0f; // NaN is passed over
        for (std::int64_t i = team.rank; i < length; i += Team::kSize)
            most = fmaxf(most, fabsf(x[first + i]));
        most = team.template reduce<LargestOf>(most);
        if (team.rank == 0) out[team.row] = __fdiv_rn(most, divisor);
    }
};

/// Joins the pieces of a whole tensor.
template <class How> struct JoinBody
{
    const float* parts;
    float* out;
    std::int64_t count;
    float divisor, factor;
    template <class Team> __device__ void operator()(const Team& team) const
    {
        float value = 0.0f;
        for (std::int64_t i = team.rank; i < count; i += Team::kSize)
            value = How::join(value, parts[i]);
        value = team.template reduce<How>(value);
        if (team.rank == 0) *out = __fdiv_rn(value, divisor) * factor;
    }
};

struct FakeQuantBody
{
    const float *x, *scales;
    float* out;
    Divide columns, size; ///< of the matrix; of a group, 0: one scale
    std::int64_t perRow;
    float low, high;
    __device__ void operator()(std::int64_t i) const
    {
        std::int64_t group = 0;
        if (size.by > 0) {
            std::int64_t row, column, part, unused;
            columns(i, row, column);
            size(column, part, unused);
            group = row * perRow + part;
        }
        const float s = scales[group], q = rintf(x[i] * __frcp_rn(s));
        out[i] = s <= 0.0f ? 0.0f : s * (q < low ? low : q > high ? high : q);
    }
};

/// `slopes` may be null.
struct FakeQuantGradBody
{
    const float *x, *scales, *dy;
    float *out, *slopes;
    Groups groups;
    float low, high, factor;
    template <class Team> __device__ void operator()(const Team& team) const
    {
        std::int64_t first, length;
        groups.find(team.row, first, length);
        const float s = scales[groups.scaleOf(team.row)], inverse = __frcp_rn(s);
        const bool there = s > 0.0f;
        float sum = 0.0f;
        for (std::int64_t i = team.rank; i < length; i += Team::kSize) {
            const float v = x[first + i] * inverse, g = dy[first + i];
            out[first + i] = there && v >= low && v <= high ? g : 0.0f;
            sum = __fmaf_rn(g, v < low ? low : v > high ? high : rintf(v) - v, sum);
        }
        if (!slopes) return;
        sum = team.template reduce<SumOf>(sum);
        if (team.rank == 0) slopes[team.row] = there ? factor * sum : 0.0f;
    }
};

/// Codes of the modes that QuantizeRows has: int8-token-dynamic, int8-tensor-static, and the same of both FP8.
template <DType Type> struct CodeRule
{
    static constexpr bool kInt8 = Type == DType::I8;
    float scale = 0.0f, multiplier = 0.0f;
    bool divides = false;

    __device__ static CodeRule dynamic(float amax)
    {
        if constexpr (kInt8)
            return {__fdiv_rn(amax, 127.0f), amax == 0.0f ? 0.0f : __fdiv_rn(127.0f, amax), false};
        else
            return {fmaxf(__fdiv_rn(amax, 448.0f), kTokenScaleFloor), 0.0f,
                    true}; // E5M2 too: a token's scale is that of E4M3
    }
    __device__ static CodeRule fixed(float scale) { return {scale, __frcp_rn(scale), kInt8}; }
    __device__ std::uint8_t code(float x) const
    {
        const float v = divides ? __fdiv_rn(x, scale) : __fmul_rn(x, multiplier);
        if constexpr (kInt8)
            return static_cast<std::uint8_t>(min(max(__float2int_rn(v), -128), 127));
        else if constexpr (Type == DType::F8E4M3)
            return static_cast<std::uint8_t>(packFloat8<true>(fminf(v, 448.0f), 0.0f));
        else
            return static_cast<std::uint8_t>(packFloat8<false>(fminf(v, 57344.0f), 0.0f)); // NaN becomes the largest
    }
};

/// A row by itself: its largest magnitude, then its codes.
template <DType Type> struct QuantizeTokensBody
{
    const float *x, *factors; ///< factors: may be null
    std::uint8_t* codes;
    float* scales;
    std::int64_t columns, stride;

    __device__ float at(std::int64_t row, std::int64_t c) const
    {
        const float value = x[row * columns + c];
        return factors ? __fmul_rn(value, factors[c]) : value;
    }
    template <class Team> __device__ void operator()(const Team& team) const
    {
        float amax = 0.0f;
        for (std::int64_t c = team.rank; c < columns; c += Team::kSize)
            amax = fmaxf(amax, fabsf(at(team.row, c)));
        const auto rule = CodeRule<Type>::dynamic(team.template reduce<LargestOf>(amax));
        if (team.rank == 0) scales[team.row] = rule.scale;
        for (std::int64_t c = team.rank; c < columns; c += Team::kSize)
            codes[team.row * stride + c] = rule.code(at(team.row, c));
    }
};

/// By a given scale no element waits for another: a thread each, where a row's warp would do its divisions one after
/// the other.
template <DType Type> struct QuantizeFixedBody
{
    const float *x, *scale, *factors; ///< factors: may be null
    std::uint8_t* codes;
    Divide columns;
    std::int64_t stride;
    __device__ void operator()(std::int64_t i) const
    {
        std::int64_t row, c;
        columns(i, row, c);
        codes[row * stride + c] = CodeRule<Type>::fixed(*scale).code(factors ? __fmul_rn(x[i], factors[c]) : x[i]);
    }
};

template <class T> struct RescaleBody
{
    const T* in;
    const float *rowScales, *factors, *bias; ///< bias: may be null
    float* out;
    Divide columns;
    std::int64_t stride;
    bool oneScale;
    __device__ void operator()(std::int64_t i) const
    {
        std::int64_t row, c;
        columns(i, row, c);
        const float x = static_cast<float>(in[row * stride + c]) * rowScales[oneScale ? 0 : row] * factors[c];
        out[i] = bias ? x + bias[c] : x;
    }
};

/// As the host does it, NaN with its sign.
__device__ void store(__half& to, float x)
{
    const unsigned bits = __float_as_uint(x);
    to =
        isnan(x) ? __ushort_as_half(static_cast<unsigned short>((bits >> 16 & 0x8000u) | 0x7e00u)) : __float2half_rn(x);
}
__device__ void store(__nv_bfloat16& to, float x)
{
    const unsigned bits = __float_as_uint(x);
    to = isnan(x) ? __ushort_as_bfloat16(static_cast<unsigned short>(bits >> 16 | 0x40u)) : __float2bfloat16_rn(x);
}

template <class T> struct ToTypeBody
{
    const float* in;
    T* out;
    Divide columns;
    std::int64_t stride;
    __device__ void operator()(std::int64_t i) const
    {
        std::int64_t row, c;
        columns(i, row, c);
        store(out[row * stride + c], in[i]);
    }
};
template <class T> struct FromTypeBody
{
    const T* in;
    float* out;
    Divide columns;
    std::int64_t stride;
    __device__ void operator()(std::int64_t i) const
    {
        std::int64_t row, c;
        columns(i, row, c);
        out[i] = static_cast<float>(valueOf(in[row * stride + c]));
    }
};

void absmaxScale(const MachineStep& s)
{
    const Groups groups(s.op);
    const bool parts = groups.isOneScale && groups.count > 1;
    launchTeams(s, AbsmaxBody{s.in(0), parts ? s.scratch : s.out(0), groups, parts ? 1.0f : s.op.f[0]}, groups.count,
                groups.size);
    if (parts) launchTeams(s, JoinBody<LargestOf>{s.scratch, s.out(0), groups.count, s.op.f[0], 1.0f}, 1, groups.count);
}

void fakeQuant(const MachineStep& s)
{
    const std::int64_t columns = s.op.n[1], size = std::min(columns, s.op.n[2]);
    const std::int64_t perRow = size == 0 ? 0 : (columns + size - 1) / size;
    launchEach(s, FakeQuantBody{s.in(0), s.in(1), s.out(0), {columns}, {size}, perRow, s.op.f[0], s.op.f[1]},
               s.op.n[0] * columns);
}

void fakeQuantGrad(const MachineStep& s)
{
    const Groups groups(s.op);
    const float* f = s.op.f;
    float* const slopes = s.out(1);
    const bool parts = groups.isOneScale && groups.count > 1 && slopes;
    launchTeams(s,
                FakeQuantGradBody{s.in(0), s.in(1), s.in(2), s.out(0), parts ? s.scratch : slopes, groups, f[0], f[1],
                                  parts ? 1.0f : f[2]},
                groups.count, groups.size);
    if (parts) launchTeams(s, JoinBody<SumOf>{s.scratch, slopes, groups.count, 1.0f, f[2]}, 1, groups.count);
}

template <DType Type> void quantizeRowsAs(const MachineStep& s)
{
    const std::int64_t rows = s.op.n[0], columns = s.op.n[1], stride = s.op.n[2];
    std::uint8_t* const codes = s.out<std::uint8_t>(0);
    if (s.has(tensorflag::kDynamic))
        launchTeams(s, QuantizeTokensBody<Type>{s.in(0), s.in(2), codes, s.out(1), columns, stride}, rows, columns);
    else
        launchEach(s, QuantizeFixedBody<Type>{s.in(0), s.in(1), s.in(2), codes, {columns}, stride}, rows * columns);
}

void quantizeRows(const MachineStep& s)
{
    if (s.op.type == DType::I8)
        quantizeRowsAs<DType::I8>(s);
    else if (s.op.type == DType::F8E4M3)
        quantizeRowsAs<DType::F8E4M3>(s);
    else
        quantizeRowsAs<DType::F8E5M2>(s);
}

template <class T> void rescaleAs(const MachineStep& s)
{
    launchEach(
        s,
        RescaleBody<T>{
            s.in<T>(0), s.in(1), s.in(2), s.in(3), s.out(0), {s.op.n[1]}, s.op.n[2], s.has(tensorflag::kOneRowScale)},
        s.op.n[0] * s.op.n[1]);
}

template <class T> void fromType(const MachineStep& s)
{
    launchEach(s, FromTypeBody<T>{s.in<T>(0), s.out(0), {s.op.n[1]}, s.op.n[2]}, s.op.n[0] * s.op.n[1]);
}
template <class T> void toType(const MachineStep& s)
{
    launchEach(s, ToTypeBody<T>{s.in(0), s.out<T>(0), {s.op.n[1]}, s.op.n[2]}, s.op.n[0] * s.op.n[1]);
}

void convert(const MachineStep& s)
{
    const bool inverse = s.has(tensorflag::kInverse);
    switch (s.op.type) {
    case DType::F16:
        return inverse ? fromType<__half>(s) : toType<__half>(s);
    case DType::BF16:
        return inverse ? fromType<__nv_bfloat16>(s) : toType<__nv_bfloat16>(s);
    case DType::F8E4M3:
        return fromType<Float8<true>>(s);
    case DType::F8E5M2:
        return fromType<Float8<false>>(s);
    default:
        return fromType<std::int8_t>(s);
    }
}

} // namespace

bool runQuantized(const MachineStep& s)
{
    switch (s.op.kind) {
    case Kind::AbsmaxScale:
        absmaxScale(s);
        return true;
    case Kind::FakeQuant:
        fakeQuant(s);
        return true;
    case Kind::FakeQuantGrad:
        fakeQuantGrad(s);
        return true;
    case Kind::QuantizeRows:
        quantizeRows(s);
        return true;
    case Kind::Rescale:
        if (s.op.type == DType::I8)
            rescaleAs<std::int32_t>(s);
        else
            rescaleAs<float>(s);
        return true;
    case Kind::Convert:
        convert(s);
        return true;
    default:
        return false;
    }
}

} // namespace qs::cuda
