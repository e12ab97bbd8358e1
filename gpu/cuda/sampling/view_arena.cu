// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/sampling/view_arena.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {
constexpr std::int64_t alignUp(std::int64_t bytes)
{
    return (bytes + ViewArena::kAlign - 1) / ViewArena::kAlign * ViewArena::kAlign;
}
} // namespace

std::int64_t ViewArena::inputStride(const ArenaNeeds& n, std::int64_t elements)
{
    return alignUp(elements * n.inputBytes) + kAlign; // slack: the last vector of a ragged tensor is read whole
}

std::int64_t ViewArena::outputStride(const ArenaNeeds& n, std::int64_t elements)
{
    return alignUp(elements * n.outputBytes) + kGuard;
}

/// Enough views for 4 × L2 of input. One where a single tensor flushes the cache many times over.
int ViewArena::viewsFor(const ArenaNeeds& n, std::int64_t elements)
{
    const std::int64_t stride = inputStride(n, elements);
    if (!n.cold || n.maxViews <= 1 || stride >= 16 * n.cacheBytes) return 1;
    const std::int64_t enough = std::max<std::int64_t>((4 * n.cacheBytes + stride - 1) / stride, 2);
    return static_cast<int>(std::min<std::int64_t>(enough, n.maxViews));
}

/// Upper bound over all shapes within the capacity of what the views beside the upload take; see viewsFor.
std::int64_t ViewArena::copiesFor(const ArenaNeeds& n)
{
    if (!n.cold) return 0;
    const std::int64_t whole = inputStride(n, n.capacity);
    const std::int64_t most = std::max(12 * n.cacheBytes, std::min(whole, 16 * n.cacheBytes));
    const std::int64_t first = n.keepFirst ? std::min(whole, 16 * n.cacheBytes) : 0;
    return std::min(most, (n.maxViews - 1) * whole) + first;
}

std::int64_t ViewArena::inputBytesFor(const ArenaNeeds& n) { return inputStride(n, n.capacity) + copiesFor(n); }

std::int64_t ViewArena::outputBytesFor(const ArenaNeeds& n)
{
    const std::int64_t views = n.cold ? n.maxViews + 1 : 1;
    return kGuard + inputBytesFor(n) / n.inputBytes * n.outputBytes + views * (kAlign + kGuard);
}

ViewArena::ViewArena(const ArenaNeeds& needs, const void* host, cudaStream_t stream)
    : m_needs(needs), m_input(inputBytesFor(needs)), m_output(outputBytesFor(needs))
{
    check(cudaMemsetAsync(m_input.data(), 0, static_cast<std::size_t>(m_input.bytes()), stream),
          Message::mark("clearing buffers"));
    if (!host) return;
    check(cudaMemcpyAsync(m_input.data(), host, static_cast<std::size_t>(needs.capacity * needs.inputBytes),
                          cudaMemcpyHostToDevice, stream),
          Message::mark("copying the input to the GPU"));
    check(cudaStreamSynchronize(stream), Message::mark("copying the input to the GPU"));
}

const void* ViewArena::input(int view) const
{
    if (view == 0) return m_input.data();
    return m_input.data() + inputStride(m_needs, m_needs.capacity) + (view - 1) * m_inputStride;
}

void ViewArena::setSize(std::int64_t elements, cudaStream_t stream, std::int64_t outputBytes)
{
    m_elements = elements;
    m_inputStride = inputStride(m_needs, elements);
    m_outputStride = std::max(outputStride(m_needs, elements), alignUp(outputBytes) + kGuard);
    m_views = viewsFor(m_needs, elements);
    m_first = m_needs.keepFirst && m_views > 1 ? 1 : 0;
    if (const std::int64_t outputs = kGuard + (m_first + m_views) * m_outputStride; outputs > m_output.bytes()) {
        check(cudaStreamSynchronize(stream), Message::mark("finishing queued work"));
        m_output = DeviceMemory(outputs);
    }
    if (m_views <= 1) return;
    launchReplicate(m_input.data(), const_cast<void*>(input(1)), alignUp(elements * m_needs.inputBytes), m_inputStride,
                    m_first + m_views - 1, stream);
    check(cudaPeekAtLastError(), Message::mark("filling the rotating buffers"));
}

} // namespace qs::cuda
