// SPDX-License-Identifier: GPL-3.0-or-later
// Products of few rows. Traffic: a block reads BM rows of A and BN rows of W over its part of k, W before it waits for
// the kernel before; with SPLIT > 1 the blocks of a cluster share k and add up over distributed shared memory. Layer
// norm is done on A's rows on their way into shared memory, by every block anew: less than the launch it saves. Options
// beside those of common.cu: BM, BN, SPLIT_PROJ, SPLIT_DOWN.
constexpr int kBias = 0, kGelu = 1, kResidual = 2;
constexpr int kWarpsM = BM / 16, kWarpsN = 8 / kWarpsM, kColumns = BN / kWarpsN; // of a warp
constexpr int kPartPitch = BN + 8;

template <int Rows, int Row, int Columns>
__device__ __forceinline__ void copyRows(u32 tile, const u16* from, long long pitch, int lastRow, int firstChunk)
{
    constexpr int kChunks = Columns / 8;
#pragma unroll
    for (int i = 0; i < (Rows * kChunks + 255) / 256; ++i) {
        const int at = i * 256 + static_cast<int>(threadIdx.x), row = at / kChunks, chunk = firstChunk + at % kChunks;
        if (Rows * kChunks % 256 == 0 || at < Rows * kChunks)
            copy16(tileAddress<Row>(tile, row, chunk), from + min(row, lastRow) * pitch + chunk * 8);
    }
}

// Rows of A through registers, normalized. A warp a row.
struct NormParameters
{
    static constexpr int kChunks = (kWidth / 8 + 31) / 32;
    uint4 gain[kChunks], offset[kChunks];
    __device__ __forceinline__ void load(const u16* g, const u16* o)
    {
#pragma unroll
        for (int i = 0; i < kChunks; ++i)
            if (const int c = threadIdx.x % 32 + i * 32; c < kWidth / 8)
                gain[i] = load16(g + c * 8), offset[i] = load16(o + c * 8);
    }
    __device__ __forceinline__ void copy(u32 tile, const u16* from, int lastRow) const
    {
        constexpr int kAtOnce = kChunks <= 2 ? 4 : 2, kOwn = BM / 8;
        constexpr int kGroup = kOwn < kAtOnce ? kOwn : kAtOnce;
        const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
#pragma unroll
        for (int first = 0; first < kOwn; first += kGroup) {
            uint4 raw[kGroup][kChunks];
#pragma unroll
            for (int r = 0; r < kGroup; ++r)
#pragma unroll
                for (int i = 0; i < kChunks; ++i) {
                    const int c = lane + i * 32, row = min(warp + 8 * (first + r), lastRow);
                    raw[r][i] = c < kWidth / 8 ? load16(from + row * kWidth + c * 8) : make_uint4(0, 0, 0, 0);
                }
#pragma unroll
            for (int r = 0; r < kGroup; ++r)
                store(tile, warp + 8 * (first + r), raw[r]);
        }
    }
    __device__ __forceinline__ void store(u32 tile, int row, const uint4 (&raw)[kChunks]) const
    {
        const int lane = threadIdx.x % 32;
        float v[kChunks][8], sum = 0, squares = 0;
#pragma unroll
        for (int i = 0; i < kChunks; ++i) {
            unpack(raw[i], v[i]);
#pragma unroll
            for (int j = 0; j < 8; ++j)
                sum += v[i][j];
        }
        const float mean = warpSum(sum) * (1.0f / kWidth);
#pragma unroll
        for (int i = 0; i < kChunks; ++i)
            if (lane + i * 32 < kWidth / 8)
#pragma unroll
                for (int j = 0; j < 8; ++j)
                    squares += (v[i][j] - mean) * (v[i][j] - mean);
        const float factor = rsqrtf(warpSum(squares) * (1.0f / kWidth) + 1e-5f);
#pragma unroll
        for (int i = 0; i < kChunks; ++i)
            if (const int c = lane + i * 32; c < kWidth / 8) {
                float a[8], b[8];
                unpack(gain[i], a);
                unpack(offset[i], b);
#pragma unroll
                for (int j = 0; j < 8; ++j)
                    v[i][j] = (v[i][j] - mean) * factor * a[j] + b[j];
                const uint4 w = packAll(v[i]);
                asm volatile("st.shared.v4.u32 [%0], {%1, %2, %3, %4};" ::"r"(tileAddress<kWidth>(tile, row, c)),
                             "r"(w.x), "r"(w.y), "r"(w.z), "r"(w.w)
                             : "memory");
            }
    }
};

template <int Row, int First, int Count>
__device__ __forceinline__ void multiplyTiles(float (&acc)[kColumns / 2], u32 tileA, u32 tileW)
{
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int rowA = warp % kWarpsM * 16 + lane % 16, rowW = warp / kWarpsM * kColumns + lane / 16 * 8 + lane % 8;
#pragma unroll
    for (int k = First / 16; k < (First + Count) / 16; ++k) {
        u32 a[4];
        loadMatrices<false>(a, tileAddress<Row>(tileA, rowA, 2 * k + lane / 16));
#pragma unroll
        for (int n = 0; n < kColumns / 16; ++n) {
            u32 b[4];
            loadMatrices<false>(b, tileAddress<Row>(tileW, rowW + 16 * n, 2 * k + lane / 8 % 2));
            multiply(acc + 8 * n, a, b[0], b[1]);
            multiply(acc + 8 * n + 4, a, b[2], b[3]);
        }
    }
}

template <int Epilogue> __device__ __forceinline__ u32 finish(float x, float y, u32 bias, u32 residual)
{
    x += lowOf(bias), y += highOf(bias);
    if (Epilogue == kGelu) x = geluTanh(x), y = geluTanh(y);
    if (Epilogue == kResidual) x += lowOf(residual), y += highOf(residual);
    return packPair(x, y);
}

template <int N, int Epilogue>
__device__ __forceinline__ void storeSums(const float (&acc)[kColumns / 2], int firstRow, int firstColumn,
                                          const u16* bias, const u16* residual, u16* out)
{
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int column = firstColumn + warp / kWarpsM * kColumns + lane % 4 * 2;
#pragma unroll
    for (int half = 0; half < 2; ++half) {
        const int row = firstRow + warp % kWarpsM * 16 + lane / 4 + 8 * half;
        if (row >= ROWS) continue;
#pragma unroll
        for (int n = 0; n < kColumns / 8; ++n) {
            const long long at = static_cast<long long>(row) * N + column + 8 * n;
            const u32 more = Epilogue == kResidual ? load4(residual + at) : 0;
            *reinterpret_cast<u32*>(out + at) =
                finish<Epilogue>(acc[4 * n + 2 * half], acc[4 * n + 2 * half + 1], load4(bias + column + 8 * n), more);
        }
    }
}

// Each block of the cluster adds up, finishes and stores its share of the rows.
template <int N, int Split, int Epilogue>
__device__ __forceinline__ void storeShares(const float (&acc)[kColumns / 2], float* part, int rank, int firstRow,
                                            int firstColumn, const u16* bias, const u16* residual, u16* out)
{
#if __CUDA_ARCH__ >= 900
    constexpr int kShare = BM / Split, kPairs = kShare * BN / 2, kTurns = (kPairs + 255) / 256;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    u32 biases[kTurns], residuals[kTurns];
#pragma unroll
    for (int i = 0; i < kTurns; ++i) {
        const int at = i * 256 + static_cast<int>(threadIdx.x), row = firstRow + rank * kShare + at / (BN / 2),
                  column = firstColumn + at % (BN / 2) * 2;
        if (at >= kPairs || row >= ROWS) continue;
        biases[i] = load4(bias + column);
        residuals[i] = Epilogue == kResidual ? load4(residual + static_cast<long long>(row) * N + column) : 0;
    }
#pragma unroll
    for (int half = 0; half < 2; ++half)
#pragma unroll
        for (int n = 0; n < kColumns / 8; ++n)
            *reinterpret_cast<float2*>(part + (warp % kWarpsM * 16 + lane / 4 + 8 * half) * kPartPitch +
                                       warp / kWarpsM * kColumns + 8 * n + lane % 4 * 2) =
                make_float2(acc[4 * n + 2 * half], acc[4 * n + 2 * half + 1]);
    asm volatile("barrier.cluster.arrive.release.aligned;\n\tbarrier.cluster.wait.acquire.aligned;" ::: "memory");
#pragma unroll
    for (int i = 0; i < kTurns; ++i) {
        const int at = i * 256 + static_cast<int>(threadIdx.x), share = at / (BN / 2), pair = at % (BN / 2);
        const int row = firstRow + rank * kShare + share;
        if (at >= kPairs || row >= ROWS) continue;
        const u32 local = sharedAddress(part + (rank * kShare + share) * kPartPitch + pair * 2);
        float x = 0, y = 0;
#pragma unroll
        for (int other = 0; other < Split; ++other) {
            float u, v;
            asm volatile("{.reg .b32 there; mapa.shared::cluster.u32 there, %2, %3; ld.shared::cluster.v2.f32 {%0, "
                         "%1}, [there];}"
                         : "=f"(u), "=f"(v)
                         : "r"(local), "r"(other)
                         : "memory");
            x += u, y += v;
        }
        *reinterpret_cast<u32*>(out + static_cast<long long>(row) * N + firstColumn + pair * 2) =
            finish<Epilogue>(x, y, biases[i], residuals[i]);
    }
    asm volatile("barrier.cluster.arrive.release.aligned;\n\tbarrier.cluster.wait.acquire.aligned;" ::: "memory");
#endif
}

template <int N, int K, int Split, bool Norm, int Epilogue>
__device__ __forceinline__ void product(const u16* a, const u16* gain, const u16* offset, const u16* w, const u16* bias,
                                        const u16* residual, u16* out)
{
    constexpr int kPart = K / Split,
                  kPieces = Norm               ? 1
                            : kPart % 256 == 0 ? 4
                            : kPart % 128 == 0 ? 2
                                               : 1,
                  kPiece = kPart / kPieces;
    static_assert(kPart % 64 == 0 && N % BN == 0 && BM % Split == 0 && (!Norm || Split == 1),
                  "tiles do not fit the shape");
    const int rank = blockIdx.x % Split, tile = blockIdx.x / Split;
    const int firstColumn = tile % (N / BN) * BN, firstRow = tile / (N / BN) * BM,
              lastRow = min(BM, ROWS - firstRow) - 1;
    const u32 tileA = sharedAddress(shared), tileW = tileA + BM * kPart * 2;
    copyRows<BN, kPart, kPart>(tileW, w + static_cast<long long>(firstColumn) * K + rank * kPart, K, BN - 1, 0);
    NormParameters norm;
    if (Norm) norm.load(gain, offset);
    awaitPrevious();
    const u16* rows = a + static_cast<long long>(firstRow) * K + rank * kPart;
    float acc[kColumns / 2] = {};
    if constexpr (Norm) {
        commitCopies();
        norm.copy(tileA, rows, lastRow);
        waitCopies<0>();
        __syncthreads();
        multiplyTiles<kPart, 0, kPart>(acc, tileA, tileW);
    } else {
#pragma unroll
        for (int piece = 0; piece < kPieces; ++piece) {
            copyRows<BM, kPart, kPiece>(tileA, rows, K, lastRow, piece * kPiece / 8);
            commitCopies();
        }
        waitCopies<kPieces - 1>();
        __syncthreads();
        multiplyTiles<kPart, 0, kPiece>(acc, tileA, tileW);
        if constexpr (kPieces > 1) {
            waitCopies<kPieces / 2 - 1>();
            __syncthreads();
            multiplyTiles<kPart, kPiece, kPart / 2 - kPiece>(acc, tileA, tileW);
            waitCopies<0>();
            __syncthreads();
            multiplyTiles<kPart, kPart / 2, kPart / 2>(acc, tileA, tileW);
        }
    }
    if constexpr (Split == 1)
        storeSums<N, Epilogue>(acc, firstRow, firstColumn, bias, residual, out);
    else
        storeShares<N, Split, Epilogue>(acc, reinterpret_cast<float*>(shared + (BM + BN) * kPart * 2), rank, firstRow,
                                        firstColumn, bias, residual, out);
}

extern "C" __global__ void __launch_bounds__(256)
    normQkv(const u16* x, const u16* gain, const u16* offset, const u16* w, const u16* bias, u16* out)
{
    product<3 * kWidth, kWidth, 1, true, kBias>(x, gain, offset, w, bias, nullptr, out);
}
extern "C" __global__ void __launch_bounds__(256)
    projection(const u16* a, const u16* w, const u16* bias, const u16* residual, u16* out)
{
    product<kWidth, kWidth, SPLIT_PROJ, false, kResidual>(a, nullptr, nullptr, w, bias, residual, out);
}
extern "C" __global__ void __launch_bounds__(256)
    normUp(const u16* x, const u16* gain, const u16* offset, const u16* w, const u16* bias, u16* out)
{
    product<4 * kWidth, kWidth, 1, true, kGelu>(x, gain, offset, w, bias, nullptr, out);
}
extern "C" __global__ void __launch_bounds__(256)
    down(const u16* a, const u16* w, const u16* bias, const u16* residual, u16* out)
{
    product<kWidth, 4 * kWidth, SPLIT_DOWN, false, kResidual>(a, nullptr, nullptr, w, bias, residual, out);
}
