// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/encode.cuh"

#include <cuda_runtime.h>

#include <cstdint>
#include <vector>

/// The kernel families, each in a file of its own. Every launcher queues what one quantization takes; with
/// `note` set it launches nothing and describes the launch instead.
namespace qs::cuda {

enum class Type { F16, BF16, F32 };

constexpr int bytesOf(Type type) { return type == Type::F32 ? 4 : 2; }

/// What a launch is about, in words: 'one read, 4096 blocks of 256, 4 × 16 B a thread'.
struct Note
{
    char text[160] = "";
};

/// Operands of one launch; all in device memory, codes and input aligned to 256 bytes with 256 bytes of
/// slack.
struct Launch
{
    Type type = Type::F32;
    const void* input = nullptr;
    std::uint8_t* codes = nullptr;
    float* scales = nullptr;
    int* zeroPoints = nullptr;
    float* partials = nullptr;             ///< kMaxPartials floats of scratch
    unsigned long long* barrier = nullptr; ///< kBarrierWords for grid-wide barriers, zeroed once; none: no such launch
    std::int64_t tokens = 0;
    std::int64_t hidden = 0;
    Coefficients coefficients; ///< static modes
    int multiprocessors = 1;
    cudaStream_t stream = nullptr;
    Note* note = nullptr;
    bool preload = false; ///< only loads what would run: lazy loading must not happen within a measurement

    std::int64_t elements() const { return tokens * hidden; }
};

inline constexpr int kMaxPartials = 1024;
inline constexpr int kBarrierHead = 16; ///< words before the first block's: a cache line
inline constexpr int kBarrierWords = kBarrierHead + kMaxPartials;

/// Loads a kernel without running it; a failure shows up as the last error.
template <typename... P> void preload(void (*kernel)(P...))
{
    cudaFuncAttributes attributes{};
    (void)cudaFuncGetAttributes(&attributes, kernel);
}

/// Queues a kernel of a launch, or only loads it where the launch asks for that.
template <typename... P, typename... A>
void start(const Launch& l, void (*kernel)(P...), std::int64_t grid, int block, A... arguments)
{
    if (l.preload) return preload(kernel);
    kernel<<<static_cast<unsigned>(grid), block, 0, l.stream>>>(static_cast<P>(arguments)...);
}

/// Evict-first hints: on nothing, on the loads (stores stay for the reader), on the stores, or on loads and stores.
enum class CacheHint { None, Loads, Stores, Both };

/// Shape of a launch of the ceiling kernel.
struct CeilingShape
{
    int unroll = 4; ///< 16-byte loads in flight per thread: 1, 2, 4, 8
    int block = 256;
    int blocksPerSm = 0; ///< 0: one pass over a flat grid; else a persistent grid of so many blocks an SM
    CacheHint hint = CacheHint::None;
};

/// All shapes that are worth trying.
std::vector<CeilingShape> ceilingShapes();

void launchStatic(Rule rule, const Launch& launch);
void launchTensorDynamic(Rule rule, const Launch& launch);
void launchToken(Rule rule, const Launch& launch);
void launchGroup128(const Launch& launch);
void launchCopy(const Launch& launch);
/// Reads the input, writes outputBytes (1 or the input's own) an element, and does nothing else.
void launchCeiling(const Launch& launch, int outputBytes, const CeilingShape& shape);
/// Reads readBytes of the input and writes writtenBytes to the codes, once each, evenly interleaved, and does nothing
/// else.
void launchCeilingTraffic(const Launch& launch, std::int64_t readBytes, std::int64_t writtenBytes,
                          const CeilingShape& shape);
/// Spins until *flag >= ticket or the time is out; in that case the ticket is written to *timeout.
void launchBlocker(const volatile unsigned* flag, volatile unsigned* timeout, unsigned ticket,
                   unsigned long long timeoutNs, cudaStream_t stream);
/// Reads `bytes` (a multiple of 16) once and keeps none of them; `sink` is written only where it is not zero.
void launchSweep(const void* data, std::int64_t bytes, unsigned* sink, int multiprocessors, cudaStream_t stream);
/// Does nothing.
void launchEmpty(cudaStream_t stream);
/// One thread that spins for so many cycles.
void launchSpin(long long cycles, cudaStream_t stream);
/// Successive readings of %globaltimer by one thread.
void launchReadTimer(unsigned long long* readings, int count, cudaStream_t stream);
/// Loads the kernels beside the measured ones.
void preloadUtilities();
/// Copies `bytes` (a multiple of 16) of `source` to `views` places `stride` bytes apart.
void launchReplicate(const void* source, void* target, std::int64_t bytes, std::int64_t stride, int views,
                     cudaStream_t stream);
/// (amax, min, max) of each of kMaxPartials slices to `partials` (3 × kMaxPartials floats); min > max: no
/// number.
void launchExtremes(const Launch& launch);
/// Whether this module holds code for the current device.
cudaError_t probeKernelImage();

/// Calls f with a null pointer of the element type.
template <typename F> void withType(Type type, F&& f)
{
    switch (type) {
    case Type::F16:
        f(static_cast<const __half*>(nullptr));
        break;
    case Type::BF16:
        f(static_cast<const __nv_bfloat16*>(nullptr));
        break;
    case Type::F32:
        f(static_cast<const float*>(nullptr));
        break;
    }
}

template <typename P> struct PointeeOf;
template <typename T> struct PointeeOf<const T*>
{
    using Type = T;
};

} // namespace qs::cuda
