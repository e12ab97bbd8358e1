// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/diagnosis/envelope_store.h"

#include "gpu/measure/robust.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace qs {
namespace {

constexpr int kBranchBits = 4;
constexpr std::uint64_t kBranch = 1u << kBranchBits;
constexpr int kLevels = 3;
constexpr std::uint64_t kChunk = 1u << (kBranchBits * kLevels); // 4,096 samples
constexpr std::size_t kExactMedian = 64;

void include(ValueRange& all, float value)
{
    all.min = value < all.min ? value : all.min;
    all.max = value > all.max ? value : all.max;
}

void include(ValueRange& all, const ValueRange& part)
{
    all.min = part.min < all.min ? part.min : all.min;
    all.max = part.max > all.max ? part.max : all.max;
}

float medianOf16(const float* values)
{
    std::array<float, kBranch> sorted;
    std::copy_n(values, kBranch, sorted.begin());
    // Insertion sort of sixteen values: no library call pays at this size.
    for (std::size_t i = 1; i < kBranch; ++i) {
        const float value = sorted[i];
        std::size_t k = i;
        for (; k > 0 && sorted[k - 1] > value; --k)
            sorted[k] = sorted[k - 1];
        sorted[k] = value;
    }
    return 0.5f * (sorted[kBranch / 2 - 1] + sorted[kBranch / 2]);
}

} // namespace

/// 4,096 samples and, above them, 256 + 16 + 1 summaries of 16, 256 and 4,096 samples.
struct EnvelopeStore::Chunk
{
    static constexpr std::size_t kSummaries = 256 + 16 + 1;
    static constexpr std::array<std::size_t, kLevels> kStart{0, 256, 256 + 16};

    std::array<float, kChunk> raw;
    std::array<ValueRange, kSummaries> extremes;
    std::array<float, kSummaries> medians;

    /// Fills in the summaries of all blocks that became complete between the fill levels `from` and `to`.
    void summarize(std::uint64_t from, std::uint64_t to)
    {
        for (std::uint64_t b = from >> kBranchBits; b < to >> kBranchBits; ++b) {
            const float* values = &raw[b << kBranchBits];
            ValueRange all;
            for (std::uint64_t i = 0; i < kBranch; ++i)
                include(all, values[i]);
            extremes[b] = all;
            medians[b] = medianOf16(values);
        }
        for (std::size_t level = 1; level < kLevels; ++level) {
            const int shift = kBranchBits * static_cast<int>(level + 1);
            for (std::uint64_t b = from >> shift; b < to >> shift; ++b) {
                const std::size_t below = kStart[level - 1] + (b << kBranchBits);
                ValueRange all;
                for (std::uint64_t i = 0; i < kBranch; ++i)
                    include(all, extremes[below + i]);
                extremes[kStart[level] + b] = all;
                medians[kStart[level] + b] = medianOf16(&medians[below]);
            }
        }
    }

    /// Extremes of the offsets [a, b); all of them filled.
    void gather(ValueRange& all, std::uint64_t a, std::uint64_t b) const
    {
        std::uint64_t low = (a + kBranch - 1) >> kBranchBits;
        std::uint64_t high = b >> kBranchBits;
        if (low >= high) {
            for (; a < b; ++a)
                include(all, raw[a]);
            return;
        }
        for (const std::uint64_t end = low << kBranchBits; a < end; ++a)
            include(all, raw[a]);
        for (std::uint64_t i = high << kBranchBits; i < b; ++i)
            include(all, raw[i]);
        for (std::size_t level = 0;; ++level) {
            const std::uint64_t nextLow = (low + kBranch - 1) >> kBranchBits;
            const std::uint64_t nextHigh = high >> kBranchBits;
            const bool top = level + 1 == kLevels || nextLow >= nextHigh;
            const std::uint64_t stop = top ? high : nextLow << kBranchBits;
            for (std::uint64_t i = low; i < stop; ++i)
                include(all, extremes[kStart[level] + i]);
            if (top) return;
            for (std::uint64_t i = nextHigh << kBranchBits; i < high; ++i)
                include(all, extremes[kStart[level] + i]);
            low = nextLow;
            high = nextHigh;
        }
    }
};

EnvelopeStore::EnvelopeStore(std::uint64_t capacity)
    : m_capacity(std::max<std::uint64_t>(1, capacity)),
      m_maxChunks(static_cast<std::size_t>((m_capacity + kChunk - 1) / kChunk + 1))
{}

const EnvelopeStore::Chunk& EnvelopeStore::chunkOf(std::uint64_t index) const
{
    return *m_chunks[(index / kChunk) % m_maxChunks];
}

EnvelopeStore::Chunk& EnvelopeStore::writableChunk(std::uint64_t index)
{
    const std::size_t slot = (index / kChunk) % m_maxChunks;
    if (slot == m_chunks.size())
        m_chunks.push_back(std::make_shared<Chunk>());
    else if (m_chunks[slot].use_count() > 1)
        m_chunks[slot] = index % kChunk ? std::make_shared<Chunk>(*m_chunks[slot]) : std::make_shared<Chunk>();
    return *m_chunks[slot];
}

void EnvelopeStore::append(std::span<const float> samples)
{
    while (!samples.empty()) {
        Chunk& chunk = writableChunk(m_head);
        const std::uint64_t offset = m_head % kChunk;
        const std::size_t n = std::min<std::size_t>(samples.size(), kChunk - offset);
        std::memcpy(&chunk.raw[offset], samples.data(), n * sizeof(float));
        chunk.summarize(offset, offset + n);
        m_head += n;
        samples = samples.subspan(n);
    }
}

void EnvelopeStore::clear()
{
    m_chunks.clear();
    m_head = 0;
}

float EnvelopeStore::at(std::uint64_t index) const { return chunkOf(index).raw[index % kChunk]; }

void EnvelopeStore::copy(std::uint64_t begin, std::span<float> out) const
{
    while (!out.empty()) {
        const std::uint64_t offset = begin % kChunk;
        const std::size_t n = std::min<std::size_t>(out.size(), kChunk - offset);
        std::memcpy(out.data(), &chunkOf(begin).raw[offset], n * sizeof(float));
        out = out.subspan(n);
        begin += n;
    }
}

ValueRange EnvelopeStore::range(std::uint64_t begin, std::uint64_t end) const
{
    begin = std::max(begin, oldest());
    end = std::min(end, m_head);
    ValueRange all;
    while (begin < end) {
        const std::uint64_t stop = std::min(end, (begin / kChunk + 1) * kChunk);
        const std::uint64_t base = begin / kChunk * kChunk;
        chunkOf(begin).gather(all, begin - base, stop - base);
        begin = stop;
    }
    return all;
}

float EnvelopeStore::median(std::uint64_t begin, std::uint64_t end) const
{
    begin = std::max(begin, oldest());
    end = std::min(end, m_head);
    if (begin >= end) return std::numeric_limits<float>::quiet_NaN();
    const std::uint64_t n = end - begin;
    std::array<float, 2 * kExactMedian * kBranch> values;
    if (n <= kExactMedian) {
        copy(begin, std::span(values).first(n));
        return static_cast<float>(stats::medianInPlace(std::span(values.data(), n)));
    }
    // The coarsest level that still gives some tens of block medians; with fewer, edges would matter.
    int level = 0;
    while (level + 1 < kLevels && (n >> (kBranchBits * (level + 2))) >= kExactMedian / 2)
        ++level;
    const int shift = kBranchBits * (level + 1);
    std::uint64_t low = (begin + (1u << shift) - 1) >> shift;
    const std::uint64_t high = end >> shift;
    // Thin out evenly where even the coarsest level has more blocks than fit.
    const std::uint64_t step = std::max<std::uint64_t>(1, (high - low + values.size() - 1) / values.size());
    std::size_t count = 0;
    for (; low < high; low += step) {
        const std::uint64_t index = low << shift;
        values[count++] =
            chunkOf(index).medians[Chunk::kStart[static_cast<std::size_t>(level)] + ((index % kChunk) >> shift)];
    }
    return static_cast<float>(stats::medianInPlace(std::span(values.data(), count)));
}

float EnvelopeStore::exactMedian(std::uint64_t begin, std::uint64_t end) const
{
    begin = std::max(begin, oldest());
    end = std::min(end, m_head);
    if (begin >= end) return std::numeric_limits<float>::quiet_NaN();
    std::vector<float> values(static_cast<std::size_t>(end - begin));
    copy(begin, values);
    return static_cast<float>(stats::medianInPlace(std::span(values)));
}

EnvelopeColumn EnvelopeStore::column(std::uint64_t begin, std::uint64_t end) const
{
    const ValueRange extremes = range(begin, end);
    return {begin, end, at(begin), extremes.min, extremes.max, at(end - 1), median(begin, end)};
}

std::vector<EnvelopeColumn> EnvelopeStore::columns(std::uint64_t begin, std::uint64_t end, int pixels) const
{
    begin = std::max(begin, oldest());
    end = std::min(end, m_head);
    std::vector<EnvelopeColumn> out;
    if (begin >= end || pixels <= 0) return out;
    out.reserve(static_cast<std::size_t>(pixels));
    const double width = static_cast<double>(end - begin) / pixels;
    std::uint64_t from = begin;
    for (int c = 1; c <= pixels; ++c) {
        const std::uint64_t to = c == pixels ? end : begin + static_cast<std::uint64_t>(std::ceil(c * width));
        if (to > from) out.push_back(column(from, std::min(to, end)));
        from = std::max(from, std::min(to, end));
    }
    return out;
}

std::vector<EnvelopeColumn> EnvelopeStore::gridColumns(std::uint64_t begin, std::uint64_t end,
                                                       std::uint64_t width) const
{
    begin = std::max(begin, oldest());
    end = std::min(end, m_head);
    width = std::max<std::uint64_t>(1, width);
    std::vector<EnvelopeColumn> out;
    if (begin >= end) return out;
    out.reserve(static_cast<std::size_t>((end - begin) / width + 2));
    while (begin < end) {
        const std::uint64_t stop = std::min(end, (begin / width + 1) * width);
        out.push_back(column(begin, stop));
        begin = stop;
    }
    return out;
}

std::size_t EnvelopeStore::bytes() const
{
    return m_chunks.size() * (sizeof(Chunk) + 2 * sizeof(void*)) + m_chunks.capacity() * sizeof(std::shared_ptr<Chunk>);
}

} // namespace qs
