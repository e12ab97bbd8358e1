// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/cpu_views.h"

#include <algorithm>
#include <cstring>

namespace qs {

namespace {
constexpr std::int64_t kAlign = 256;
constexpr std::int64_t kCachesToPass = 3; ///< cold: the views together are this many last-level caches
constexpr std::int64_t kRotationLimit = std::int64_t{1} << 30;
constexpr std::int64_t kPiece = std::int64_t{1} << 20;
constexpr std::int64_t kUsualShortestRow = 64;

std::int64_t aligned(std::int64_t bytes) { return (bytes + kAlign - 1) / kAlign * kAlign; }
std::int64_t ceilDiv(std::int64_t a, std::int64_t b) { return (a + b - 1) / b; }
std::int64_t asSigned(Bytes bytes) { return static_cast<std::int64_t>(bytes.value); }
} // namespace

CpuViews::CpuViews(const Workload& workload, const ViewLimits& limits)
    : m_source(static_cast<const unsigned char*>(workload.input.data)),
      m_elementBytes(static_cast<std::int64_t>(sizeOf(workload.input.dtype))),
      m_capacity(std::max(workload.capacity, workload.input.shape.elements())),
      m_cold(workload.cache == CacheMode::Cold), m_limits(limits)
{
    std::int64_t scales = ceilDiv(m_capacity, kUsualShortestRow);
    for (const KernelVariant& variant : workload.variants) {
        if (variant.ceiling) m_outputBytes = std::max<std::int64_t>(m_outputBytes, variant.ceilingOutputBytes);
        if (!variant.ceiling && variant.scheme.isCopy()) m_outputBytes = std::max(m_outputBytes, m_elementBytes);
        if (!variant.ceiling) scales = std::max(scales, scaleCount(variant.scheme, workload.input.shape));
    }
    m_scaleCapacity = aligned(scales);
    const std::int64_t input = aligned(m_capacity * m_elementBytes);
    const std::int64_t output = aligned(m_capacity * m_outputBytes);
    std::int64_t views = 1;
    if (m_cold) {
        views = ceilDiv(kCachesToPass * asSigned(limits.lastLevelCache), trafficOf(m_capacity));
        const std::int64_t room = std::min(kRotationLimit, asSigned(limits.available) / 4);
        const std::int64_t affordable = std::max<std::int64_t>(1, room / (input + output));
        m_capped = views > affordable;
        views = std::min(views, affordable);
    }
    m_inputSize = views * input;
    m_outputSize = views * output;
}

Bytes CpuViews::bytesNeeded() const
{
    return {PageBuffer::rounded(static_cast<std::uint64_t>(m_inputSize)) +
            PageBuffer::rounded(static_cast<std::uint64_t>(m_outputSize)) +
            PageBuffer::rounded(static_cast<std::uint64_t>(m_scaleCapacity) * 8)};
}

bool CpuViews::allocate(ThreadPool& pool)
{
    m_input = PageBuffer(static_cast<std::uint64_t>(m_inputSize));
    m_output = PageBuffer(static_cast<std::uint64_t>(m_outputSize));
    m_scales = PageBuffer(static_cast<std::uint64_t>(m_scaleCapacity) * 8);
    if (!m_input.data() || !m_output.data() || !m_scales.data()) return false;
    for (const PageBuffer* buffer : {&m_input, &m_output, &m_scales}) {
        const auto size = static_cast<std::int64_t>(buffer->size());
        pool.run(ceilDiv(size, kPiece), pool.threads(), [&](std::int64_t piece, int) {
            std::memset(buffer->data() + piece * kPiece, 0,
                        static_cast<std::size_t>(std::min(kPiece, size - piece * kPiece)));
        });
    }
    m_rotated = static_cast<std::int64_t>(m_input.size()); // nothing of the input is there yet
    return true;
}

std::int64_t CpuViews::trafficOf(std::int64_t elements) const { return elements * (m_elementBytes + 1); }

CpuViews::Slots CpuViews::slotsFor(std::int64_t elements) const
{
    Slots slots{aligned(elements * m_elementBytes), aligned(elements * m_outputBytes), 1};
    if (!m_cold) return slots;
    const std::int64_t wanted = ceilDiv(kCachesToPass * asSigned(m_limits.lastLevelCache), trafficOf(elements));
    const std::int64_t room = std::min(m_inputSize / slots.input, m_outputSize / slots.output);
    slots.count = std::max<std::int64_t>(1, std::min(wanted, room));
    return slots;
}

void CpuViews::copyInto(ThreadPool& pool, std::int64_t views, std::int64_t bytes, std::int64_t stride)
{
    const std::int64_t pieces = ceilDiv(bytes, kPiece);
    // Many small views: several a chunk, or handing out the chunks would cost more than the copying.
    const std::int64_t batch = std::max<std::int64_t>(1, kPiece / stride);
    pool.run(ceilDiv(views, batch) * pieces, pool.threads(), [&](std::int64_t chunk, int) {
        const std::int64_t first = chunk % pieces * kPiece;
        const std::int64_t view = chunk / pieces * batch;
        for (std::int64_t v = view; v < std::min(view + batch, views); ++v)
            std::memcpy(m_input.data() + v * stride + first, m_source + first,
                        static_cast<std::size_t>(std::min(kPiece, bytes - first)));
    });
}

void CpuViews::aim(Shape shape, ThreadPool& pool)
{
    const Slots slots = slotsFor(shape.elements());
    const std::int64_t bytes = shape.elements() * m_elementBytes;
    if (slots.count == 1) {
        // The plain input lies at the front but for what rotation has overwritten.
        const std::int64_t stale = std::min(m_rotated, m_capacity * m_elementBytes);
        if (stale > 0) copyInto(pool, 1, stale, aligned(stale));
        m_rotated = 0;
    } else if (slots.count != m_count || slots.input != m_inputStride || m_rotated == 0 || shape.elements() != m_elements) {
        copyInto(pool, slots.count, bytes, slots.input);
        m_rotated = std::max(m_rotated, slots.count * slots.input);
    }
    m_inputStride = slots.input;
    m_outputStride = slots.output;
    m_count = slots.count;
    m_elements = shape.elements();
}

bool CpuViews::reserveScales(std::int64_t count)
{
    if (count <= m_scaleCapacity) return true;
    PageBuffer larger(static_cast<std::uint64_t>(aligned(count)) * 8);
    if (!larger.data()) return false;
    std::memset(larger.data(), 0, larger.size());
    m_scales = std::move(larger);
    m_scaleCapacity = aligned(count);
    return true;
}

std::string CpuViews::describe() const
{
    const std::string cache = m_limits.cacheName + " (" + formatBytes(m_limits.lastLevelCache) + ")";
    const Bytes all{static_cast<std::uint64_t>(m_count * trafficOf(m_elements))};
    const double ratio = static_cast<double>(all.value) / static_cast<double>(m_limits.lastLevelCache.value);
    const std::string size = formatBytes(all) + ", " + formatFixed(ratio, ratio < 0.1 ? 3 : 1) + " × " + cache;
    if (!m_cold) return "hot: 1 view, " + size + (ratio > 1.0 ? "; larger than the cache, so not hot in fact" : "");
    std::string text = "cold: " + std::to_string(m_count) + (m_count == 1 ? " view, " : " views, ") + size;
    if (ratio >= 2.0) return text;
    text += "; less than 2 caches, so partly warm";
    return m_capped ? text + " (rotation limited to 1 GiB or a quarter of the free memory)" : text;
}

} // namespace qs
