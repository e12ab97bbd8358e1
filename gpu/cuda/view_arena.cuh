// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/device_memory.cuh"
#include "gpu/cuda/kernels.cuh"

namespace qs::cuda {

/// What the arena is made for.
struct ArenaNeeds
{
    std::int64_t capacity = 0; ///< elements of the uploaded input
    int inputBytes = 4;        ///< of one element
    int outputBytes = 1;       ///< most that a variant writes for one element
    bool cold = true;
    int maxViews = 1;       ///< no more views than this ever make sense (launches of a graph, or a limit)
    bool divideMax = false; ///< prefer numbers of views that divide maxViews
    std::int64_t cacheBytes = 0;
};

/// Input and output buffers that launches rotate over, so that a cold run finds neither in L2. View 0 of the
/// input is the upload itself; the others are copies of the prefix that the current shape uses. Another shape
/// subdivides the same memory.
class ViewArena
{
public:
    static constexpr std::int64_t kAlign = 256;
    static constexpr std::int64_t kGuard = 256; ///< bytes behind each output that no launch may touch

    ViewArena() = default;
    /// Allocates and uploads `capacity` elements of `host`.
    ViewArena(const ArenaNeeds& needs, const void* host, cudaStream_t stream);

    static std::int64_t bytesFor(const ArenaNeeds& needs)
    {
        return inputBytesFor(needs) + outputBytesFor(needs);
    }
    /// Lays out views of `elements` and fills them.
    void aim(std::int64_t elements, cudaStream_t stream);

    int views() const { return m_views; }
    const void* input(int view) const;
    std::uint8_t* output(int view) const { return m_output.data() + kGuard + view * m_outputStride; }
    /// Bytes of all input views.
    std::int64_t rotatingBytes() const { return m_views * m_elements * m_needs.inputBytes; }
    const ArenaNeeds& needs() const { return m_needs; }

private:
    static std::int64_t inputStride(const ArenaNeeds& needs, std::int64_t elements);
    static std::int64_t outputStride(const ArenaNeeds& needs, std::int64_t elements);
    static int viewsFor(const ArenaNeeds& needs, std::int64_t elements);
    static std::int64_t copiesFor(const ArenaNeeds& needs);
    static std::int64_t inputBytesFor(const ArenaNeeds& needs);
    static std::int64_t outputBytesFor(const ArenaNeeds& needs);

    ArenaNeeds m_needs;
    DeviceMemory m_input, m_output;
    std::int64_t m_elements = 0, m_inputStride = 0, m_outputStride = 0;
    int m_views = 1;
};

} // namespace qs::cuda
