// SPDX-License-Identifier: GPL-3.0-or-later
// gelu(A·Wᵀ + bias) by mma.sync, for devices and sizes that cuda/linear_gelu/hopper.cu does not take. Traffic: a block
// of Rows × Columns results reads (Rows + Columns)·k elements, out of L2 where A and W fit into it, and writes its
// results once. Tiles of 32 along k go through a ring of stages in shared memory (cp.async); a line of 64 bytes is
// stored with its four 16-byte parts permuted by its number, so that ldmatrix meets no bank twice.
#include "gpu/cuda/common/async_copy.cuh"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/common/mma_m16n8k16.cuh"
#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/linear_gelu/gelu.cuh"
#include "gpu/cuda/linear_gelu/linear_gelu.cuh"

namespace qs::cuda {

namespace {

constexpr int kDepth = 32, kLineBytes = kDepth * 2;

/// A block of WarpsM × WarpsN warps, each with 16·TilesM × 8·TilesN results; Stages tiles along k are on their way or
/// in use.
template <int WarpsM, int WarpsN, int TilesM, int TilesN, int Stages> struct Tiling
{
    static constexpr int kStages = Stages;
    static constexpr int kWarpsN = WarpsN, kTilesM = TilesM, kTilesN = TilesN, kThreads = 32 * WarpsM * WarpsN;
    static constexpr int kRows = 16 * TilesM * WarpsM, kColumns = 8 * TilesN * WarpsN;
    static constexpr int kStageBytes = (kRows + kColumns) * kLineBytes;
};

struct Arguments
{
    const std::uint8_t *a, *w;
    const void* bias;
    void* out;
    std::int64_t m, n, pitchBytes;
    int steps;
};

/// Place of the 16-byte part of a line.
__device__ __forceinline__ std::uint32_t swizzled(int line, int part)
{
    return static_cast<std::uint32_t>(line * kLineBytes + ((part ^ (line / 2 % 4)) * 16));
}

/// Queues the copies of `lines` lines of a matrix, those from `rows` on as zeros.
template <int Lines, int Threads>
__device__ __forceinline__ void copyTile(std::uint32_t to, const std::uint8_t* from, std::int64_t first,
                                         std::int64_t rows, std::int64_t pitchBytes, int depth)
{
#pragma unroll
    for (int i = 0; i < (Lines * 4 + Threads - 1) / Threads; ++i) {
        const int at = i * Threads + static_cast<int>(threadIdx.x), line = at / 4, part = at % 4;
        if (Lines * 4 % Threads != 0 && line >= Lines) break;
        const bool inside = first + line < rows && depth + part * 16 < pitchBytes;
        copyAsync(to + swizzled(line, part), inside ? from + (first + line) * pitchBytes + depth + part * 16 : from,
                  inside ? 16 : 0);
    }
}

__device__ __forceinline__ void loadMatrices(std::uint32_t (&m)[4], std::uint32_t row)
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(m[0]), "=r"(m[1]), "=r"(m[2]), "=r"(m[3])
                 : "r"(row));
}

/// Products of one stage.
template <typename T, typename L>
__device__ __forceinline__ void multiplyStage(std::uint32_t stage, int rowOfWarp, int columnOfWarp,
                                              float (&d)[L::kTilesM][L::kTilesN][4])
{
    const int lane = static_cast<int>(threadIdx.x) % 32;
#pragma unroll
    for (int k = 0; k < kDepth / 16; ++k) {
        std::uint32_t a[L::kTilesM][4], b[L::kTilesN / 2][4];
#pragma unroll
        for (int i = 0; i < L::kTilesM; ++i) // lanes 0–15 the rows, 16–31 the same at k + 8
            loadMatrices(a[i], stage + swizzled(rowOfWarp + 16 * i + lane % 16, 2 * k + lane / 16));
#pragma unroll
        for (int j = 0; j < L::kTilesN / 2; ++j) // two tiles of 8 columns at k and k + 8
            loadMatrices(b[j], stage + L::kRows * kLineBytes +
                                   swizzled(columnOfWarp + 16 * j + lane / 16 * 8 + lane % 8, 2 * k + lane / 8 % 2));
#pragma unroll
        for (int i = 0; i < L::kTilesM; ++i)
#pragma unroll
            for (int j = 0; j < L::kTilesN; ++j)
                multiplyAdd16816<T>(d[i][j], a[i], b[j / 2][j % 2 * 2], b[j / 2][j % 2 * 2 + 1]);
    }
}

/// Bias and GELU on a warp's sums, and out.
template <typename T, typename L>
__device__ __forceinline__ void finish(const Arguments& p, std::int64_t row, std::int64_t column,
                                       const float (&d)[L::kTilesM][L::kTilesN][4])
{
    const int lane = static_cast<int>(threadIdx.x) % 32;
#pragma unroll
    for (int j = 0; j < L::kTilesN; ++j)
#pragma unroll
        for (int side = 0; side < 2; ++side) {
            const std::int64_t n = column + 8 * j + lane % 4 * 2 + side;
            if (n >= p.n) continue;
            const float bias = toFloat(static_cast<const T*>(p.bias)[n]);
#pragma unroll
            for (int i = 0; i < L::kTilesM; ++i)
#pragma unroll
                for (int half = 0; half < 2; ++half) {
                    const std::int64_t m = row + 16 * i + lane / 4 + 8 * half;
                    if (m < p.m)
                        static_cast<T*>(p.out)[m * p.n + n] =
                            roundedTo<T>(geluTanhFast(d[i][j][2 * half + side] + bias));
                }
        }
}

template <typename T, typename L> __global__ void __launch_bounds__(L::kThreads) linearGeluMma(const Arguments p)
{
    extern __shared__ __align__(128) std::uint8_t shared[];
    const auto base = static_cast<std::uint32_t>(__cvta_generic_to_shared(shared));
    const std::int64_t row = static_cast<std::int64_t>(blockIdx.x) * L::kRows,
                       column = static_cast<std::int64_t>(blockIdx.y) * L::kColumns;
    const auto fetch = [&](int step) {
        if (step < p.steps) {
            const std::uint32_t stage = base + static_cast<std::uint32_t>(step % L::kStages * L::kStageBytes);
            copyTile<L::kRows, L::kThreads>(stage, p.a, row, p.m, p.pitchBytes, step * kLineBytes);
            copyTile<L::kColumns, L::kThreads>(stage + L::kRows * kLineBytes, p.w, column, p.n, p.pitchBytes,
                                               step * kLineBytes);
        }
        commitCopies();
    };
    const int warp = static_cast<int>(threadIdx.x) / 32;
    const int rowOfWarp = warp / L::kWarpsN * 16 * L::kTilesM, columnOfWarp = warp % L::kWarpsN * 8 * L::kTilesN;
    float d[L::kTilesM][L::kTilesN][4] = {};
    for (int step = 0; step < L::kStages - 1; ++step)
        fetch(step);
    for (int step = 0; step < p.steps; ++step) {
        awaitCopies<L::kStages - 2>();
        __syncthreads();
        fetch(step + L::kStages - 1);
        multiplyStage<T, L>(base + static_cast<std::uint32_t>(step % L::kStages * L::kStageBytes), rowOfWarp,
                            columnOfWarp, d);
    }
    finish<T, L>(p, row + rowOfWarp, column + columnOfWarp, d);
}

/// Calls f with the tiling of that number.
template <typename F> void withTiling(int tiling, F&& f)
{
    switch (tiling) {
    case 0:
        return f(Tiling<2, 4, 4, 4, 4>{}); // 128 × 128
    case 1:
        return f(Tiling<2, 2, 2, 4, 8>{}); // 64 × 64
    case 2:
        return f(Tiling<2, 2, 1, 4, 12>{}); // 32 × 64
    default:
        return f(
            Tiling<2, 2, 1, 2, 16>{}); // 32 × 32: where few tiles are all that is to be done, the whole depth at once
    }
}

template <typename T, typename L>
void launch(const LinearGeluShape& shape, const LinearGeluOperands& operands, cudaStream_t stream)
{
    const auto kernel = linearGeluMma<T, L>;
    constexpr int bytes = L::kStages * L::kStageBytes;
    check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes),
          Message::mark("loading the fused kernel"));
    const Arguments p = {static_cast<const std::uint8_t*>(operands.a),
                         static_cast<const std::uint8_t*>(operands.weights),
                         operands.bias,
                         operands.out,
                         shape.m,
                         shape.n,
                         shape.pitch * 2,
                         static_cast<int>((shape.k + kDepth - 1) / kDepth)};
    const dim3 grid(static_cast<unsigned>((shape.m + L::kRows - 1) / L::kRows),
                    static_cast<unsigned>((shape.n + L::kColumns - 1) / L::kColumns));
    kernel<<<grid, L::kThreads, bytes, stream>>>(p);
    check(cudaPeekAtLastError(), Message::mark("starting the fused kernel"));
}

} // namespace

std::string mmaTilingText(int tiling)
{
    std::string text;
    withTiling(tiling, [&]<typename L>(L) {
        text = "mma.sync m16n8k16, tiles of " + std::to_string(L::kRows) + " × " + std::to_string(L::kColumns) + ", " +
               std::to_string(L::kStages) + " stages of 32 along k";
    });
    return text;
}

void launchLinearGeluMma(int tiling, const LinearGeluShape& shape, const LinearGeluOperands& operands,
                         cudaStream_t stream)
{
    withTiling(tiling, [&]<typename L>(L) {
        shape.type == Type::F16 ? launch<__half, L>(shape, operands, stream)
                                : launch<__nv_bfloat16, L>(shape, operands, stream);
    });
}

} // namespace qs::cuda
