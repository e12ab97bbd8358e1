// SPDX-License-Identifier: GPL-3.0-or-later
// Instructions of the tensor machine that work element by element. Traffic: each operand read once and each result
// written once, four bytes a thread and turn, neighbours by neighbouring threads.
#include "gpu/cuda/tensor/step.cuh"

namespace qs::cuda {

namespace {

using Kind = TensorOpKind;

struct FillBody
{
    float* out;
    float value;
    __device__ void operator()(std::int64_t i) const { out[i] = value; }
};

template <class T> struct CopyBody
{
    const T* in;
    T* out;
    __device__ void operator()(std::int64_t i) const { out[i] = in[i]; }
};

/// One word of a row; where the index is no row, set bits.
struct GatherBody
{
    const std::uint32_t* in;
    const std::int32_t *indices, *counter;
    std::uint32_t* out;
    Divide width, count;
    std::int64_t rows; ///< that `in` has room for
    std::int64_t turn; ///< rows of the result modulo `count`

    __device__ void operator()(std::int64_t i) const
    {
        std::int64_t row, column;
        width(i, row, column);
        const std::int64_t c = counter ? *counter : 0;
        // Below zero the rest is counted from the end: (−p) mod n = n − 1 − (p − 1) mod n.
        std::int64_t at =
            c >= 0 ? count.rest(count.rest(c) * turn) : count.by - 1 - (-c % count.by * turn + count.by - 1) % count.by;
        at = count.rest(at + count.rest(row));
        const std::int64_t from = indices[at];
        out[i] = from >= 0 && from < rows ? in[from * width.by + column] : 0xffffffffu;
    }
};

struct AdvanceBody
{
    std::uint32_t* counter; ///< without a sign, because it may wrap
    __device__ void operator()(std::int64_t) const { ++*counter; }
};

template <bool Multiply> struct ColumnBody
{
    const float *in, *row;
    float* out;
    Divide columns;
    __device__ void operator()(std::int64_t i) const
    {
        const float x = row[columns.rest(i)];
        out[i] = Multiply ? in[i] * x : in[i] + x;
    }
};

struct AddBody
{
    const float *a, *b;
    float* out;
    __device__ void operator()(std::int64_t i) const { out[i] = a[i] + b[i]; }
};

/// NaN stays NaN, so that a broken loss shows.
template <bool Relu> struct ActivationBody
{
    const float* in;
    float* out;
    __device__ void operator()(std::int64_t i) const
    {
        const float x = in[i];
        if constexpr (Relu)
            out[i] = x < 0.0f ? 0.0f : x;
        else
            out[i] = x * normcdff(x);
    }
};

template <bool Relu> struct ActivationGradBody
{
    const float *x, *dy;
    float* out;
    __device__ void operator()(std::int64_t i) const
    {
        const float at = x[i], g = dy[i];
        if constexpr (Relu) {
            out[i] = at > 0.0f ? g : 0.0f;
        } else {
            const float density = 0.3989422804014327f * expf(-0.5f * at * at);
            out[i] = g * (density > 0.0f ? __fmaf_rn(at, density, normcdff(at)) : normcdff(at));
        }
    }
};

/// Element i of the dense side.
struct SwapBody
{
    const float* in;
    float* out;
    Divide inner, rows, heads; ///< n3, n1, n2
    std::int64_t stride;
    bool inverse;
    __device__ void operator()(std::int64_t i) const
    {
        std::int64_t rest, d, row, outer, head;
        inner(i, rest, d);
        rows(rest, rest, row);
        heads(rest, outer, head);
        const std::int64_t strided = (outer * rows.by + row) * stride + head * inner.by + d;
        if (inverse)
            out[strided] = in[i];
        else
            out[i] = in[strided];
    }
};

struct MeanBody
{
    const float* in;
    float* out;
    Divide columns;
    std::int64_t middle;
    __device__ void operator()(std::int64_t i) const
    {
        std::int64_t outer, column;
        columns(i, outer, column);
        const float* from = in + outer * middle * columns.by + column;
        float sum = 0.0f;
#pragma unroll 8
        for (std::int64_t r = 0; r < middle; ++r)
            sum += from[r * columns.by];
        out[i] = sum / static_cast<float>(middle);
    }
};

struct MeanGradBody
{
    const float* in;
    float* out;
    Divide columns, middle;
    __device__ void operator()(std::int64_t i) const
    {
        std::int64_t row, column, outer, unused;
        columns(i, row, column);
        middle(row, outer, unused);
        out[i] = in[outer * columns.by + column] / static_cast<float>(middle.by);
    }
};

/// Nothing where the counter is beyond the learning rates. 1 − beta^t = −expm1(t·log1p(beta − 1)): FP32 is enough that
/// way.
struct AdamBody
{
    const float *gradient, *rates;
    const std::int32_t* counter;
    float *parameter, *firstMoment, *secondMoment;
    std::int64_t steps; ///< that there are rates of
    float beta1, beta2, epsilon, decay;

    __device__ static float correction(float beta, float t) { return -expm1f(t * log1pf(beta - 1.0f)); }
    __device__ void operator()(std::int64_t i) const
    {
        const std::int32_t step = *counter;
        if (step < 0 || step >= steps) return;
        const float rate = rates[step], t = static_cast<float>(step) + 1.0f, g = gradient[i], p = parameter[i];
        const float first = __fmaf_rn(beta1, firstMoment[i], (1.0f - beta1) * g);
        const float second = __fmaf_rn(beta2, secondMoment[i], (1.0f - beta2) * g * g);
        firstMoment[i] = first;
        secondMoment[i] = second;
        const float root = sqrtf(second / correction(beta2, t));
        parameter[i] = p * (1.0f - rate * decay) - rate * (first / correction(beta1, t)) / (root + epsilon);
    }
};

void copy(const MachineStep& s)
{
    const std::int64_t bytes = s.op.n[0];
    const auto all = reinterpret_cast<std::uintptr_t>(s.ins[0]) | reinterpret_cast<std::uintptr_t>(s.outs[0]) |
                     static_cast<std::uintptr_t>(bytes);
    if (all % 16 == 0) return launchEach(s, CopyBody<uint4>{s.in<uint4>(0), s.out<uint4>(0)}, bytes / 16);
    launchEach(s, CopyBody<std::uint8_t>{s.in<std::uint8_t>(0), s.out<std::uint8_t>(0)}, bytes);
}

void gather(const MachineStep& s)
{
    const auto* n = s.op.n;
    launchEach(s,
               GatherBody{s.in<std::uint32_t>(0),
                          s.in<std::int32_t>(1),
                          s.in<std::int32_t>(2),
                          s.out<std::uint32_t>(0),
                          {n[1]},
                          {n[2]},
                          s.inBytes[0] / (4 * n[1]),
                          n[0] % n[2]},
               n[0] * n[1]);
}

void activation(const MachineStep& s)
{
    const std::int64_t n = s.op.n[0];
    const bool relu = s.has(tensorflag::kRelu);
    if (s.op.kind == Kind::Activation) {
        if (relu)
            launchEach(s, ActivationBody<true>{s.in(0), s.out(0)}, n);
        else
            launchEach(s, ActivationBody<false>{s.in(0), s.out(0)}, n);
        return;
    }
    if (relu)
        launchEach(s, ActivationGradBody<true>{s.in(0), s.in(1), s.out(0)}, n);
    else
        launchEach(s, ActivationGradBody<false>{s.in(0), s.in(1), s.out(0)}, n);
}

void adam(const MachineStep& s)
{
    const float* f = s.op.f;
    launchEach(s,
               AdamBody{s.in(0), s.in(1), s.in<std::int32_t>(2), s.out(0), s.out(1), s.out(2), s.inBytes[1] / 4, f[0],
                        f[1], f[2], f[3]},
               s.op.n[0]);
}

} // namespace

bool runElements(const MachineStep& s)
{
    const auto* n = s.op.n;
    switch (s.op.kind) {
    case Kind::Fill:
        launchEach(s, FillBody{s.out(0), s.op.f[0]}, n[0]);
        return true;
    case Kind::Copy:
        copy(s);
        return true;
    case Kind::Gather:
        gather(s);
        return true;
    case Kind::Advance:
        launchEach(s, AdvanceBody{s.out<std::uint32_t>(0)}, 1);
        return true;
    case Kind::AddBias:
        launchEach(s, ColumnBody<false>{s.in(0), s.in(1), s.out(0), {n[1]}}, n[0] * n[1]);
        return true;
    case Kind::ScaleColumns:
        launchEach(s, ColumnBody<true>{s.in(0), s.in(1), s.out(0), {n[1]}}, n[0] * n[1]);
        return true;
    case Kind::Add:
        launchEach(s, AddBody{s.in(0), s.in(1), s.out(0)}, n[0]);
        return true;
    case Kind::Activation:
    case Kind::ActivationGrad:
        activation(s);
        return true;
    case Kind::SwapAxes:
        launchEach(s, SwapBody{s.in(0), s.out(0), {n[3]}, {n[1]}, {n[2]}, n[4], s.has(tensorflag::kInverse)},
                   n[0] * n[1] * n[2] * n[3]);
        return true;
    case Kind::MeanAxis:
        launchEach(s, MeanBody{s.in(0), s.out(0), {n[2]}, n[1]}, n[0] * n[2]);
        return true;
    case Kind::MeanAxisGrad:
        launchEach(s, MeanGradBody{s.in(0), s.out(0), {n[2]}, {n[1]}}, n[0] * n[1] * n[2]);
        return true;
    case Kind::Adam:
        adam(s);
        return true;
    default:
        return false;
    }
}

bool machineKernelsWait()
{
    cudaFuncAttributes image{};
    if (cudaFuncGetAttributes(&image, eachKernel<FillBody>) == cudaSuccess) return image.ptxVersion >= 90;
    cudaGetLastError();
    return false;
}

} // namespace qs::cuda
