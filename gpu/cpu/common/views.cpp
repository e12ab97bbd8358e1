// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/common/views.h"

#include "gpu/core/integer_math.h"
#include "gpu/numerics/packed_formats.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace qs {

namespace {
constexpr std::int64_t kAlign = 256;
constexpr std::int64_t kCachesToPass = 3;  ///< cold: the views together are this many last-level caches
constexpr std::int64_t kCachesToSweep = 2; ///< cold by reading: so many last-level caches before each sample
constexpr std::int64_t kRotationLimit = std::int64_t{1} << 30;
constexpr std::int64_t kMaxViews = std::int64_t{1} << 17; ///< of tiny inputs most of the memory would be padding
constexpr std::int64_t kPiece = std::int64_t{1} << 20;
constexpr std::int64_t kUsualShortestRow = 64;
constexpr std::uintptr_t kPage = 4096;

std::int64_t aligned(std::int64_t bytes) { return roundUp(bytes, kAlign); }
std::int64_t asSigned(Bytes bytes) { return static_cast<std::int64_t>(bytes.value); }
} // namespace

std::int64_t codesWritten(const KernelVariant& v, DType input, Shape shape, Shape prepared)
{
    if (v.ceiling && v.traffic) return asSigned(v.traffic->forElements(shape.elements(), prepared.elements()).written);
    if (v.ceiling) return shape.elements() * v.ceilingOutputBytes;
    return asSigned(codeBytes(v.scheme, shape, input));
}

CpuViews::CpuViews(const Workload& workload, const ViewLimits& limits)
    : m_source(static_cast<const unsigned char*>(workload.input.data)),
      m_elementBytes(static_cast<std::int64_t>(sizeOf(workload.input.dtype))), m_dtype(workload.input.dtype),
      m_prepared(workload.input.shape), m_variants(workload.variants),
      m_capacity(std::max(workload.capacity, workload.input.shape.elements())), m_limits(limits)
{
    const auto& variants = workload.variants;
    const bool cold = std::any_of(variants.begin(), variants.end(), [](const KernelVariant& v) { return v.cold; });
    m_hot = std::any_of(variants.begin(), variants.end(), [](const KernelVariant& v) { return !v.cold; });
    m_rotate = cold && workload.coldBy == ColdMethod::Rotation;
    if (cold && !m_rotate) m_sweepSize = kCachesToSweep * asSigned(limits.lastLevelCache);
    std::int64_t scales = ceilDiv(m_capacity, kUsualShortestRow);
    for (const KernelVariant& variant : variants) {
        if (variant.ceiling && !variant.traffic)
            m_outputBytes = std::max<std::int64_t>(m_outputBytes, variant.ceilingOutputBytes);
        if (!variant.ceiling && !variant.scheme.isPacked())
            m_outputBytes = std::max<std::int64_t>(m_outputBytes, variant.scheme.isCopy() ? m_elementBytes : 1);
        if (!variant.ceiling) scales = std::max(scales, scaleCount(variant.scheme, workload.input.shape));
    }
    m_scaleCapacity = aligned(scales);
    const std::int64_t input = aligned(m_capacity * m_elementBytes);
    // Packed formats: in proportion to the shape that is prepared; padding of others is seen to when they are aimed at.
    const double larger = static_cast<double>(m_capacity) / static_cast<double>(workload.input.shape.elements());
    const auto inProportion =
        static_cast<std::int64_t>(std::ceil(static_cast<double>(outputOf(workload.input.shape)) * larger));
    const std::int64_t output = aligned(std::max(m_capacity * m_outputBytes, inProportion));
    std::int64_t views = 1;
    if (m_rotate) {
        views = viewsWanted(m_capacity);
        const std::int64_t room = std::min(kRotationLimit, asSigned(limits.available) / 4);
        const std::int64_t affordable = std::max<std::int64_t>(1, room / (input + output));
        m_capped = views > affordable;
        views = std::min(views, affordable);
    }
    m_lent = views == 1 && reinterpret_cast<std::uintptr_t>(m_source) % kPage == 0;
    m_inputSize = m_lent ? rotatedBytes(input) : views * input;
    m_outputSize = views * output;
}

/// What the views of smaller shapes take beside an input that is lent: there are several only where one is smaller than
/// the caches that are to be passed, and then together no more than those and two more.
std::int64_t CpuViews::rotatedBytes(std::int64_t input) const
{
    if (!m_rotate) return 0;
    const std::int64_t caches = (kCachesToPass + 2 * kCachesToPass) * asSigned(m_limits.lastLevelCache);
    return aligned(std::min({input, caches, kRotationLimit}));
}

Bytes CpuViews::bytesNeeded() const
{
    return {PageBuffer::rounded(static_cast<std::uint64_t>(m_inputSize)) +
            PageBuffer::rounded(static_cast<std::uint64_t>(m_outputSize)) +
            PageBuffer::rounded(static_cast<std::uint64_t>(m_scaleCapacity) * 8) +
            PageBuffer::rounded(static_cast<std::uint64_t>(m_sweepSize))};
}

bool CpuViews::allocate(ThreadPool& pool)
{
    m_input = PageBuffer(static_cast<std::uint64_t>(m_inputSize));
    m_output = PageBuffer(static_cast<std::uint64_t>(m_outputSize));
    m_scales = PageBuffer(static_cast<std::uint64_t>(m_scaleCapacity) * 8);
    m_sweep = PageBuffer(static_cast<std::uint64_t>(m_sweepSize));
    if ((m_inputSize > 0 && !m_input.data()) || !m_output.data() || !m_scales.data() || (sweeps() && !m_sweep.data()))
        return false;
    for (const PageBuffer* buffer : {&m_input, &m_output, &m_sweep}) {
        // The views of smaller shapes may never come. Likewise the scales of other shapes: of those there is room for
        // many, and few are used.
        if (buffer == &m_input && m_lent) continue;
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

std::int64_t CpuViews::viewsWanted(std::int64_t elements) const
{
    const std::int64_t views = ceilDiv(kCachesToPass * asSigned(m_limits.lastLevelCache), trafficOf(elements));
    return std::min(views > 1 && m_hot ? views + 1 : views, kMaxViews); // view 0 is then the hot ones' own
}

std::int64_t CpuViews::outputOf(Shape shape) const
{
    std::int64_t most = shape.elements() * m_outputBytes;
    for (const KernelVariant& variant : m_variants)
        most = std::max(most, codesWritten(variant, m_dtype, shape, m_prepared));
    return most;
}

CpuViews::Slots CpuViews::slotsFor(Shape shape) const
{
    const std::int64_t elements = shape.elements();
    Slots slots{aligned(elements * m_elementBytes), aligned(outputOf(shape)), 1};
    if (!m_rotate) return slots;
    const std::int64_t room = std::min(m_inputSize / slots.input, m_outputSize / slots.output);
    slots.count = std::max<std::int64_t>(1, std::min(viewsWanted(elements), room));
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
    const Slots slots = slotsFor(shape);
    const std::int64_t bytes = shape.elements() * m_elementBytes;
    m_base = m_input.data();
    if (slots.count == 1 && m_lent) {
        m_base = m_source;
    } else if (slots.count == 1) {
        // The plain input lies at the front but for what rotation has overwritten.
        const std::int64_t stale = std::min(m_rotated, m_capacity * m_elementBytes);
        if (stale > 0) copyInto(pool, 1, stale, aligned(stale));
        m_rotated = 0;
    } else if (slots.count != m_count || slots.input != m_inputStride || m_rotated == 0 ||
               shape.elements() != m_elements) {
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

Bytes CpuViews::missingOutput(Shape shape) const
{
    return {static_cast<std::uint64_t>(std::max<std::int64_t>(0, aligned(outputOf(shape)) - m_outputSize))};
}

bool CpuViews::reserveOutput(Shape shape)
{
    const std::int64_t wanted = aligned(outputOf(shape));
    if (wanted <= m_outputSize) return true;
    PageBuffer larger(static_cast<std::uint64_t>(wanted));
    if (!larger.data()) return false;
    std::memset(larger.data(), 0, larger.size());
    m_output = std::move(larger);
    m_outputSize = wanted;
    return true;
}

Message CpuViews::sizeText(std::int64_t views, double& caches) const
{
    const Bytes all{static_cast<std::uint64_t>(views * trafficOf(m_elements))};
    caches = static_cast<double>(all.value) / static_cast<double>(m_limits.lastLevelCache.value);
    return Message::tr("%n buffers, %1", "%n buffer, %1", views)
        .arg(formatBytes(all) + ", " + formatFixed(caches, caches < 0.1 ? 3 : 1) + " × " + m_limits.cacheName.c_str() +
             " (" + formatBytes(m_limits.lastLevelCache) + ")");
}

Message CpuViews::describeRotation() const
{
    double caches = 0;
    Message text = Message::tr("cold: %1").arg(sizeText(m_count - firstCold(), caches));
    if (caches >= 2.0) return text;
    if (m_count >= kMaxViews)
        return Message::tr("%1, less than twice the cache size, so partly warm (rotation limited to %2 buffers)")
            .arg(text, formatCount(kMaxViews));
    return (m_capped ? Message::tr("%1, less than twice the cache size, so partly warm (rotation limited to 1 GiB or a "
                                   "quarter of the available memory)")
                     : Message::tr("%1, less than twice the cache size, so partly warm"))
        .arg(text);
}

Message CpuViews::describeHot() const
{
    double caches = 0;
    Message text = Message::tr("hot: %1").arg(sizeText(1, caches));
    return caches > 1.0 ? Message::tr("%1, larger than the cache, so not actually hot").arg(text) : text;
}

Message CpuViews::describe() const
{
    Message cold;
    if (m_rotate) cold = describeRotation();
    if (sweeps())
        cold = Message::tr("cold by read sweep of %1 before each sample")
                   .arg(formatBytes({static_cast<std::uint64_t>(m_sweepSize)}));
    if (!m_hot) return cold;
    return cold.empty() ? describeHot() : Message::tr("%1; %2").arg(cold, describeHot());
}

} // namespace qs
