// SPDX-License-Identifier: GPL-3.0-or-later
// Instructions of the tensor machine that reduce rows or columns of FP32 matrices. A team of threads has a row; it
// reads it again from the cache for every pass, so that traffic is one read and one write of the matrix. Column sums:
// one read; above 512 rows in pieces, whose sums (one 256th of the matrix) are written and read once more.
#include "gpu/cuda/tensor/step.cuh"

#include <limits>

namespace qs::cuda {

namespace {

using Kind = TensorOpKind;
constexpr float kInfinite = std::numeric_limits<float>::infinity(), kNan = std::numeric_limits<float>::quiet_NaN();
constexpr int kNoColumn = std::numeric_limits<int>::max();

struct LayerNormBody
{
    const float *x, *gamma, *beta;
    float *out, *means, *rstds;
    std::int64_t columns;
    float epsilon;
    template <class Team> __device__ void operator()(const Team& team) const
    {
        const float* row = x + team.row * columns;
        float sum = 0.0f, squares = 0.0f;
        for (std::int64_t c = team.rank; c < columns; c += Team::kSize)
            sum += row[c];
        const float mean = team.template reduce<SumOf>(sum) / static_cast<float>(columns);
        for (std::int64_t c = team.rank; c < columns; c += Team::kSize)
            squares = __fmaf_rn(row[c] - mean, row[c] - mean, squares);
        const float rstd = 1.0f / sqrtf(team.template reduce<SumOf>(squares) / static_cast<float>(columns) + epsilon);
        for (std::int64_t c = team.rank; c < columns; c += Team::kSize)
            out[team.row * columns + c] = __fmaf_rn((row[c] - mean) * rstd, gamma[c], beta[c]);
        if (team.rank == 0) {
            means[team.row] = mean;
            rstds[team.row] = rstd;
        }
    }
};

/// With n = (x − mean)·rstd and g = dy·gamma: dx = rstd·(g − mean(g) − n·mean(g·n)).
struct LayerNormGradBody
{
    const float *x, *gamma, *means, *rstds, *dy;
    float* dx;
    std::int64_t columns;
    template <class Team> __device__ void operator()(const Team& team) const
    {
        const std::int64_t first = team.row * columns;
        const float mean = means[team.row], rstd = rstds[team.row];
        float sum = 0.0f, dots = 0.0f;
        for (std::int64_t c = team.rank; c < columns; c += Team::kSize) {
            const float g = dy[first + c] * gamma[c];
            sum += g;
            dots = __fmaf_rn(g, (x[first + c] - mean) * rstd, dots);
        }
        const float meanG = team.template reduce<SumOf>(sum) / static_cast<float>(columns);
        const float meanDot = team.template reduce<SumOf>(dots) / static_cast<float>(columns);
        for (std::int64_t c = team.rank; c < columns; c += Team::kSize)
            dx[first + c] = rstd * (dy[first + c] * gamma[c] - meanG - (x[first + c] - mean) * rstd * meanDot);
    }
};

struct SoftmaxBody
{
    const float* in;
    float* out;
    std::int64_t columns;
    float factor;
    template <class Team> __device__ void operator()(const Team& team) const
    {
        const std::int64_t first = team.row * columns;
        float top = -kInfinite, sum = 0.0f;
        for (std::int64_t c = team.rank; c < columns; c += Team::kSize)
            top = fmaxf(top, factor * in[first + c]);
        top = team.template reduce<LargestOf>(top);
        for (std::int64_t c = team.rank; c < columns; c += Team::kSize) {
            const float e = expf(factor * in[first + c] - top);
            out[first + c] = e; // read again by the same thread alone
            sum += e;
        }
        sum = team.template reduce<SumOf>(sum);
        for (std::int64_t c = team.rank; c < columns; c += Team::kSize)
            out[first + c] = out[first + c] / sum;
    }
};

struct SoftmaxGradBody
{
    const float *y, *dy;
    float* out;
    std::int64_t columns;
    float factor;
    template <class Team> __device__ void operator()(const Team& team) const
    {
        const std::int64_t first = team.row * columns;
        float dot = 0.0f;
        for (std::int64_t c = team.rank; c < columns; c += Team::kSize)
            dot = __fmaf_rn(y[first + c], dy[first + c], dot);
        dot = team.template reduce<SumOf>(dot);
        for (std::int64_t c = team.rank; c < columns; c += Team::kSize)
            out[first + c] = factor * y[first + c] * (dy[first + c] - dot);
    }
};

struct CrossEntropyBody
{
    const float* logits;
    const std::int32_t* labels;
    float* losses;
    std::int32_t* corrects;
    float* gradient; ///< may be null
    std::int64_t columns;
    float factor;
    template <class Team> __device__ void operator()(const Team& team) const
    {
        const float* row = logits + team.row * columns;
        const std::int32_t label = labels[team.row];
        const bool known = label >= 0 && label < columns;
        float top = -kInfinite, sum = 0.0f;
        int whole = 1, best = kNoColumn; // whole: 0 with a NaN
        for (std::int64_t c = team.rank; c < columns; c += Team::kSize) {
            top = fmaxf(top, row[c]);
            if (isnan(row[c])) whole = 0;
        }
        top = team.template reduce<LargestOf>(top);
        for (std::int64_t c = team.rank; c < columns; c += Team::kSize) {
            sum += expf(row[c] - top);
            if (row[c] == top) best = min(best, static_cast<int>(c));
        }
        sum = team.template reduce<SumOf>(sum);
        best = team.template reduce<LeastOf>(best);
        whole = team.template reduce<LeastOf>(whole);
        if (team.rank == 0) {
            losses[team.row] = known ? logf(sum) - (row[label] - top) : kNan;
            corrects[team.row] = whole != 0 && known && best == label ? 1 : 0;
        }
        if (!gradient) return;
        for (std::int64_t c = team.rank; c < columns; c += Team::kSize)
            gradient[team.row * columns + c] = factor * (expf(row[c] - top) / sum - (c == label ? 1.0f : 0.0f));
    }
};

/// Means of all rows by one block; nothing where the counter is beyond the log.
struct LogStepBody
{
    const float* losses;
    const std::int32_t *corrects, *counter;
    float* log;
    std::int64_t count, entries;
    template <class Team> __device__ void operator()(const Team& team) const
    {
        const std::int32_t step = *counter;
        float loss = 0.0f, correct = 0.0f;
        // FP32 counts exactly up to 2^24, far more rows than a step has.
        for (std::int64_t i = team.rank; i < count; i += Team::kSize) {
            loss += losses[i];
            correct += static_cast<float>(corrects[i]);
        }
        loss = team.template reduce<SumOf>(loss);
        correct = team.template reduce<SumOf>(correct);
        if (team.rank != 0 || step < 0 || step >= entries) return;
        log[2 * static_cast<std::int64_t>(step)] = loss / static_cast<float>(count);
        log[2 * static_cast<std::int64_t>(step) + 1] = correct / static_cast<float>(count);
    }
};

/// What is summed by column: N numbers of an element.
struct Plain
{
    static constexpr int kNumbers = 1;
    const float* in;
    __device__ void operator()(std::int64_t, std::int64_t, std::int64_t at, float (&v)[1]) const { v[0] = in[at]; }
};
struct PlainPair
{
    static constexpr int kNumbers = 2;
    const float *first, *second;
    __device__ void operator()(std::int64_t, std::int64_t, std::int64_t at, float (&v)[2]) const
    {
        v[0] = first[at];
        v[1] = second[at];
    }
};
struct NormGradients
{
    static constexpr int kNumbers = 2;
    const float *x, *means, *rstds, *dy;
    __device__ void operator()(std::int64_t row, std::int64_t, std::int64_t at, float (&v)[2]) const
    {
        v[0] = dy[at] * ((x[at] - means[row]) * rstds[row]);
        v[1] = dy[at];
    }
};

template <int N> struct ColumnSums
{
    float* out[N];     ///< row p of it belongs to piece p
    float keep = 0.0f; ///< of what is there
};

constexpr int kRowTile = 32;

/// 32 columns by a block of 32 × 32 threads: each adds every 32nd row, then a warp adds the 32 sums of a column.
template <class Load>
__global__ void __launch_bounds__(kRowTile* kRowTile)
    columnSumsKernel(Load load, ColumnSums<Load::kNumbers> to, std::int64_t rows, std::int64_t columns,
                     std::int64_t rowsPerPiece)
{
    constexpr int n = Load::kNumbers;
    __shared__ float parts[n][kRowTile][kRowTile + 1];
    awaitPrevious();
    const std::int64_t first = blockIdx.y * rowsPerPiece, last = min(first + rowsPerPiece, rows);
    const int lane = static_cast<int>(threadIdx.x) % kRowTile, warp = static_cast<int>(threadIdx.x) / kRowTile;
    const std::int64_t column = static_cast<std::int64_t>(blockIdx.x) * kRowTile + lane;
    float sums[n] = {};
    if (column < columns) {
#pragma unroll 4
        for (std::int64_t r = first + warp; r < last; r += kRowTile) {
            float v[n];
            load(r, column, r * columns + column, v);
            for (int i = 0; i < n; ++i)
                sums[i] += v[i];
        }
    }
    for (int i = 0; i < n; ++i)
        parts[i][warp][lane] = sums[i];
    __syncthreads();
    const std::int64_t mine = static_cast<std::int64_t>(blockIdx.x) * kRowTile + warp;
    for (int i = 0; i < n; ++i) {
        float sum = parts[i][lane][warp];
        for (int step = 16; step > 0; step /= 2)
            sum += __shfl_xor_sync(0xffffffffu, sum, step);
        if (lane != 0 || mine >= columns) continue;
        float& out = to.out[i][blockIdx.y * columns + mine];
        out = to.keep == 0.0f ? sum : __fmaf_rn(to.keep, out, sum);
    }
}

template <class Load>
void launchSums(const MachineStep& s, const Load& load, const ColumnSums<Load::kNumbers>& to, std::int64_t rows,
                std::int64_t columns, std::int64_t pieces)
{
    const dim3 grid(static_cast<unsigned>((columns + kRowTile - 1) / kRowTile), static_cast<unsigned>(pieces));
    launch(s, columnSumsKernel<Load>, grid, dim3(kRowTile * kRowTile), load, to, rows, columns,
           (rows + pieces - 1) / pieces);
}

/// Pieces of 256 rows whose sums fit into the scratch; 1: all at once.
std::int64_t piecesOf(std::int64_t rows, std::int64_t columns, int numbers)
{
    if (rows <= 512) return 1;
    return std::max<std::int64_t>(
        1, std::min({(rows + 255) / 256, std::int64_t{512}, kMachineScratchFloats / (numbers * columns)}));
}

void sumRows(const MachineStep& s)
{
    const std::int64_t rows = s.op.n[0], columns = s.op.n[1], pieces = piecesOf(rows, columns, 1);
    const ColumnSums<1> result{{s.out(0)}, s.op.f[1]};
    if (pieces == 1) return launchSums(s, Plain{s.in(0)}, result, rows, columns, 1);
    launchSums(s, Plain{s.in(0)}, ColumnSums<1>{{s.scratch}}, rows, columns, pieces);
    launchSums(s, Plain{s.scratch}, result, pieces, columns, 1);
}

void layerNormGrad(const MachineStep& s)
{
    const std::int64_t rows = s.op.n[0], columns = s.op.n[1], pieces = piecesOf(rows, columns, 2);
    const float *x = s.in(0), *means = s.in(2), *rstds = s.in(3), *dy = s.in(4);
    launchTeams(s, LayerNormGradBody{x, s.in(1), means, rstds, dy, s.out(0), columns}, rows, columns);
    const ColumnSums<2> result{{s.out(1), s.out(2)}};
    const NormGradients load{x, means, rstds, dy};
    if (pieces == 1) return launchSums(s, load, result, rows, columns, 1);
    float* const second = s.scratch + pieces * columns;
    launchSums(s, load, ColumnSums<2>{{s.scratch, second}}, rows, columns, pieces);
    launchSums(s, PlainPair{s.scratch, second}, result, pieces, columns, 1);
}

void crossEntropy(const MachineStep& s)
{
    launchTeams(s,
                CrossEntropyBody{s.in(0), s.in<std::int32_t>(1), s.out(0), s.out<std::int32_t>(1), s.out(2), s.op.n[1],
                                 s.op.f[0]},
                s.op.n[0], s.op.n[1]);
}

void logStep(const MachineStep& s)
{
    const LogStepBody body{s.in(0),   s.in<std::int32_t>(1), s.in<std::int32_t>(2), s.out(0),
                           s.op.n[0], s.outBytes[0] / 8};
    launch(s, rowsKernel<kMachineThreads, LogStepBody>, dim3(1), dim3(kMachineThreads), body, std::int64_t{1});
}

} // namespace

bool runRows(const MachineStep& s)
{
    const std::int64_t rows = s.op.n[0], columns = s.op.n[1];
    switch (s.op.kind) {
    case Kind::SumRows:
        sumRows(s);
        return true;
    case Kind::LayerNorm:
        launchTeams(s, LayerNormBody{s.in(0), s.in(1), s.in(2), s.out(0), s.out(1), s.out(2), columns, s.op.f[0]}, rows,
                    columns);
        return true;
    case Kind::LayerNormGrad:
        layerNormGrad(s);
        return true;
    case Kind::Softmax:
        launchTeams(s, SoftmaxBody{s.in(0), s.out(0), columns, s.op.f[0]}, rows, columns);
        return true;
    case Kind::SoftmaxGrad:
        launchTeams(s, SoftmaxGradBody{s.in(0), s.in(1), s.out(0), columns, s.op.f[0]}, rows, columns);
        return true;
    case Kind::CrossEntropy:
        crossEntropy(s);
        return true;
    case Kind::LogStep:
        logStep(s);
        return true;
    default:
        return false;
    }
}

} // namespace qs::cuda
