// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <vector>

namespace qs {

struct ValueRange
{
    float min = std::numeric_limits<float>::infinity();
    float max = -std::numeric_limits<float>::infinity();
};

/// What one pixel column shows of the samples [begin, end).
struct EnvelopeColumn
{
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    float first = 0;
    float min = 0;
    float max = 0;
    float last = 0;
    float median = 0; ///< exact up to 64 samples, else the median of block medians

    /// Index of the sample in the middle.
    double middle() const { return 0.5 * static_cast<double>(begin + end - 1); }
};

/// The display store of a trace: the latest `capacity` samples (microseconds) with a 16-ary pyramid of
/// minima, maxima and medians, so that any window is drawn at two points a pixel column without losing a
/// spike. Samples have absolute 64-bit indices, which never change. Memory grows with the samples, in blocks
/// of 4,096 (4.8 bytes a sample), and blocks are reused once the capacity is reached. Copies share their
/// blocks until one of them writes, so that a frozen picture costs next to nothing. Not thread safe.
class EnvelopeStore
{
public:
    explicit EnvelopeStore(std::uint64_t capacity);

    void append(std::span<const float> samples);
    void clear();

    std::uint64_t capacity() const { return m_capacity; }
    /// One past the newest sample: how many were ever appended.
    std::uint64_t head() const { return m_head; }
    /// The oldest sample that is still kept.
    std::uint64_t oldest() const { return m_head > m_capacity ? m_head - m_capacity : 0; }
    std::uint64_t size() const { return m_head - oldest(); }

    /// Sample `index`; needs oldest() <= index < head().
    float at(std::uint64_t index) const;
    /// Copies the samples [begin, begin + out.size()).
    void copy(std::uint64_t begin, std::span<float> out) const;
    /// Extremes of [begin, end), which is cut to what is kept; min > max where nothing is left.
    ValueRange range(std::uint64_t begin, std::uint64_t end) const;
    /// Cuts [begin, end) into `pixels` columns as even as whole samples allow; at most one column a sample.
    std::vector<EnvelopeColumn> columns(std::uint64_t begin, std::uint64_t end, int pixels) const;
    /// Columns of `width` samples on an absolute grid (column k is [k*width, (k+1)*width)), cut at the ends:
    /// a column of a scrolling window keeps its content.
    std::vector<EnvelopeColumn> gridColumns(std::uint64_t begin, std::uint64_t end, std::uint64_t width) const;
    /// Median of [begin, end): exact up to 64 samples, else estimated from the medians of whole blocks.
    float median(std::uint64_t begin, std::uint64_t end) const;
    /// Median of all samples in [begin, end), whatever their number; NaN where none is kept. For what is
    /// read, not drawn: O(n).
    float exactMedian(std::uint64_t begin, std::uint64_t end) const;

    /// Memory held, in bytes.
    std::size_t bytes() const;

private:
    struct Chunk;
    EnvelopeColumn column(std::uint64_t begin, std::uint64_t end) const;
    const Chunk& chunkOf(std::uint64_t index) const;
    Chunk& writableChunk(std::uint64_t index);

    std::uint64_t m_capacity;
    std::uint64_t m_head = 0;
    std::size_t m_maxChunks;
    std::vector<std::shared_ptr<Chunk>> m_chunks;
};

} // namespace qs
