// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/device_memory.cuh"
#include "gpu/cuda/common/kernels.cuh"

#include <algorithm>

namespace qs::cuda {

/// What the arena is made for.
struct ArenaNeeds
{
    std::int64_t capacity = 0; ///< elements of the uploaded input
    int inputBytes = 4;        ///< of one element
    int outputBytes = 1;       ///< most that a variant writes for one element
    bool cold = true;
    bool keepFirst = false; ///< view 0 is not part of the rotation: hot launches use it
    int maxViews = 1;       ///< no more views in the rotation than this
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
    /// Allocates and uploads `capacity` elements of `host`; zeros where it is null.
    ViewArena(const ArenaNeeds& needs, const void* host, cudaStream_t stream);

    static std::int64_t bytesFor(const ArenaNeeds& needs) { return inputBytesFor(needs) + outputBytesFor(needs); }
    /// Lays out views of `elements` and fills them. `outputBytes`: what a view's result takes where that is more than
    /// the needs' bytes an element; the outputs then grow, for which the stream has to be idle.
    void setSize(std::int64_t elements, cudaStream_t stream, std::int64_t outputBytes = 0);

    /// Views that cold launches rotate over.
    int views() const { return m_views; }
    /// The view whose turn it is; `turn` in [0, views()).
    int rotating(int turn) const { return m_first + turn; }
    const void* input(int view) const;
    std::uint8_t* output(int view) const { return m_output.data() + kGuard + view * m_outputStride; }
    /// Views that make up 3.5 × L2 of input: few enough to leave a choice, more than the 3 × L2 that cold needs. One
    /// where all of them stay far below that: the cache holds most of so small a tensor's views, however many there
    /// are.
    int enoughViews() const
    {
        const std::int64_t stride = inputStride(m_needs, m_elements);
        if (m_views * stride < 2 * m_needs.cacheBytes) return 1;
        const std::int64_t enough = std::max<std::int64_t>((7 * m_needs.cacheBytes / 2 + stride - 1) / stride, 2);
        return static_cast<int>(std::min<std::int64_t>(enough, m_views));
    }
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
    int m_views = 1, m_first = 0;
};

} // namespace qs::cuda
