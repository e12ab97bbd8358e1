// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/page_buffer.h"
#include "gpu/cpu/common/thread_pool.h"
#include "gpu/device/backend.h"

#include <cstdint>
#include <string>
#include <vector>

namespace qs {

/// How much memory the buffers may take and how large the caches are that a cold run has to leave behind.
struct ViewLimits
{
    Bytes available;
    Bytes lastLevelCache;
    std::string cacheName = "L3";
};

/// Bytes of the buffer for codes that a variant writes with this shape: codes of a mode (packed ones with the scales
/// inside blocks), or all that a ceiling writes. The traffic of a ceiling is given for `prepared` and scaled to other
/// shapes.
std::int64_t codesWritten(const KernelVariant& variant, DType input, Shape shape, Shape prepared);

/// The buffers of a workload: several views of input and output that cold launches take in turn, so that they find
/// nothing of their data in the caches. Hot launches take view 0, which the cold ones beside them leave out where there
/// are three or more. A smaller shape gets more, smaller views of the same memory. Where cold means a read sweep there
/// is one view, and a buffer of its own to read. Scales and zero points are shared by the views: they are small beside
/// the codes. An input on whole pages of which one view is enough is measured where it lies, without a copy.
class CpuViews
{
public:
    CpuViews() = default;
    /// Lays the buffers out without allocating them.
    CpuViews(const Workload& workload, const ViewLimits& limits);

    /// What allocate() takes from the system.
    Bytes bytesNeeded() const;
    /// Maps the memory and touches every page by the threads of the pool. False where the system refuses.
    bool allocate(ThreadPool& pool);
    /// Divides the memory into views of `shape` and copies the input into them. The output has room for it: see
    /// reserveOutput().
    void aim(Shape shape, ThreadPool& pool);
    /// Makes room for the scales of shapes with very short rows. False where the system refuses.
    bool reserveScales(std::int64_t count);
    /// What the output of one view needs beyond what is there: packed formats fill up short rows to whole blocks.
    Bytes missingOutput(Shape shape) const;
    /// Makes room for it. False where the system refuses.
    bool reserveOutput(Shape shape);

    std::int64_t count() const { return m_count; }
    /// The views that cold launches take in turn are [firstCold, count).
    std::int64_t firstCold() const { return m_hot && m_count >= 3 ? 1 : 0; }
    bool sweeps() const { return m_sweepSize > 0; }
    const PageBuffer& sweepBuffer() const { return m_sweep; }
    std::int64_t lastLevelCache() const { return static_cast<std::int64_t>(m_limits.lastLevelCache.value); }
    const unsigned char* input(std::int64_t view) const { return m_base + view * m_inputStride; }
    std::uint8_t* output(std::int64_t view) const { return m_output.data() + view * m_outputStride; }
    float* scales() const { return reinterpret_cast<float*>(m_scales.data()); }
    std::int32_t* zeroPoints() const { return reinterpret_cast<std::int32_t*>(m_scales.data()) + m_scaleCapacity; }
    std::int64_t scaleCapacity() const { return m_scaleCapacity; }
    /// 'cold: 5 buffers, 480 MiB, 3.0 × L3 (32.0 MiB)', 'cold by read sweep of 64.0 MiB before each sample', 'hot: 1
    /// buffer, 96.0 MiB, …', or two of these joined by '; '. Says so where a rotation stays warm.
    Message describe() const;

private:
    struct Slots
    {
        std::int64_t input = 0, output = 0; ///< bytes from one view to the next
        std::int64_t count = 1;
    };
    Slots slotsFor(Shape shape) const;
    std::int64_t rotatedBytes(std::int64_t input) const;
    std::int64_t outputOf(Shape shape) const;
    std::int64_t trafficOf(std::int64_t elements) const;
    std::int64_t viewsWanted(std::int64_t elements) const;
    Message sizeText(std::int64_t views, double& caches) const;
    Message describeRotation() const;
    Message describeHot() const;
    void copyInto(ThreadPool& pool, std::int64_t views, std::int64_t bytes, std::int64_t stride);

    const unsigned char* m_source = nullptr;
    const unsigned char* m_base = nullptr; ///< of the views: m_input, or the source itself
    bool m_lent = false; ///< a single view of the whole capacity is the source itself, which lies on whole pages
    std::int64_t m_elementBytes = 4;
    DType m_dtype = DType::F32;
    Shape m_prepared;
    std::vector<KernelVariant> m_variants;
    std::int64_t m_outputBytes = 0; ///< an element, of the variant that writes most without being packed
    std::int64_t m_capacity = 0;
    bool m_rotate = false; ///< there are cold variants, and they take views in turn
    bool m_hot = false;    ///< there are hot variants
    bool m_capped = false;
    ViewLimits m_limits;
    std::int64_t m_inputSize = 0, m_outputSize = 0, m_sweepSize = 0;
    std::int64_t m_scaleCapacity = 0;
    PageBuffer m_input, m_output, m_scales, m_sweep;
    std::int64_t m_inputStride = 0, m_outputStride = 0, m_count = 1;
    std::int64_t m_elements = 0;
    std::int64_t m_rotated = 0; ///< bytes at the front of m_input that hold views instead of the plain input
};

} // namespace qs
