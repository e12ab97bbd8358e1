// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/decoder/attention.h"

#include "gpu/core/integer_math.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace qs {

namespace {

constexpr std::int64_t kMaxQueryRows = 48; ///< query rows of a head that share their panels
constexpr std::int64_t kKeysAtOnce = 64;   ///< that a piece lays out, at least

} // namespace

void roundAll(const MachineKernels& loops, DType type, float* data, std::int64_t n)
{
    if (type == DType::F32) return;
    constexpr std::int64_t turn = 1024;
    std::uint16_t half[turn];
    for (std::int64_t i = 0; i < n; i += turn) {
        const std::int64_t count = std::min(turn, n - i);
        loops.toHalf(type, data + i, half, count);
        loops.fromHalf(type, half, data + i, count);
    }
}

/// Rows [first, first + rows) of one query head and the panels of its keys and values.
struct DecoderAttention::Head
{
    const float* q = nullptr;
    float* out = nullptr;
    std::int64_t stride = 0; ///< between rows of q and out
    std::int64_t rows = 0;
    std::int64_t position = 0;    ///< of the first row
    std::int64_t window = 0;      ///< of the layer
    std::int64_t step = 1;        ///< of positions from row to row: 0 where the rows are heads at one position
    const float* sinks = nullptr; ///< of the rows' heads
    const float* slot = nullptr;
};

DecoderAttention::DecoderAttention(const DecoderShape& shape, const DecoderEngineOptions& options, ThreadPool& pool,
                                   const LabKernels& lab, const MachineKernels& loops, const DecoderKernels& decoder)
    : m_shape(shape), m_type(options.activations), m_pool(&pool), m_lab(&lab), m_loops(&loops), m_decoder(&decoder),
      m_context(roundUp(options.context, loops.panel)), m_valueWidth(roundUp(shape.headSize, loops.panel)),
      m_slots(std::max<std::int64_t>(shape.kvHeads, pool.threads())),
      m_slotFloats(m_context * (shape.headSize + m_valueWidth)), m_scoreFloats(roundUp(kMaxQueryRows * m_context, 16)),
      m_pages(static_cast<std::uint64_t>(bytesNeeded(shape, options, pool.threads(), loops.panel)))
{}

std::int64_t DecoderAttention::bytesNeeded(const DecoderShape& shape, const DecoderEngineOptions& options, int threads,
                                           int panel)
{
    const std::int64_t context = roundUp(options.context, panel),
                       slots = std::max<std::int64_t>(shape.kvHeads, threads);
    return 4 * (slots * context * (shape.headSize + roundUp(shape.headSize, panel)) +
                threads * roundUp(kMaxQueryRows * context, 16));
}

/// Keys and values of tokens [first, end); `first` begins a panel. Keys: panels of `width` tokens, [headSize, width]
/// each. Values: panels of `width` elements, [context, width] each.
void DecoderAttention::layOut(const DecoderCache& cache, const DecoderCache::Place& place, std::int64_t first,
                              std::int64_t end, float* to) const
{
    const std::int64_t width = m_loops->panel, size = m_shape.headSize;
    float* values = to + m_context * size;
    constexpr std::int64_t together = 16;
    float vectors[together * 1024];
    for (std::int64_t t = first; t < end; t += together) {
        const std::int64_t n = std::min(together, end - t);
        for (std::int64_t i = 0; i < n; ++i)
            cache.key(place, t + i, vectors + i * size);
        for (std::int64_t d = 0; d < size; ++d)
            for (std::int64_t i = 0; i < n; ++i)
                to[(t + i) / width * width * size + d * width + (t + i) % width] = vectors[i * size + d];
        for (std::int64_t i = 0; i < n; ++i) {
            cache.value(place, t + i, vectors);
            for (std::int64_t d = 0; d < size; d += width)
                std::memcpy(values + d * m_context + (t + i) * width, vectors + d,
                            static_cast<std::size_t>(std::min(width, size - d)) * 4);
        }
    }
}

/// Scores of the keys [first, end) to probabilities of those up to `position`. A sink takes its share of them: with the
/// largest score m, whose probability without the sink is 1/Σ, they are divided by 1 + e^(sink − m)/Σ.
void DecoderAttention::softmaxRow(float* row, std::int64_t first, std::int64_t end, std::int64_t position,
                                  const float* sink) const
{
    const std::int64_t seen = position + 1 - first;
    if (m_shape.attentionSoftCap > 0)
        m_decoder->softCap(row + first, seen, static_cast<float>(m_shape.attentionSoftCap));
    const float* largest = sink ? std::max_element(row + first, row + first + seen) : nullptr;
    const float most = sink ? *largest : 0.0f;
    m_lab->softmax(row + first, end - first, seen);
    if (sink) m_decoder->scale(row + first, seen, 1.0f / (1.0f + std::exp(*sink - most) * *largest));
    roundAll(*m_loops, m_type, row + first, end - first);
}

void DecoderAttention::attend(const Head& head, float* p) const
{
    const std::int64_t width = m_loops->panel, size = m_shape.headSize, window = head.window;
    const std::int64_t end = head.position + (head.rows - 1) * head.step + 1, stride = roundUp(end, width);
    const std::int64_t seen =
        window > 0 ? std::max<std::int64_t>(0, head.position + 1 - window) : 0; // keys before it are for no row
    const std::int64_t begin = seen / width * width;
    MachineProductCall call;
    call.m = head.rows;
    call.k = size;
    call.a = head.q;
    call.rowStep = head.stride;
    call.depthStep = 1;
    call.ldc = stride;
    call.alpha = m_shape.scoreScale();
    call.beta = 0.0f;
    for (std::int64_t key = begin; key < end; key += width) {
        call.n = std::min(width, end - key);
        call.panel = head.slot + key * size;
        call.c = p + key;
        m_loops->product(call);
    }
    for (std::int64_t r = 0; r < head.rows; ++r) {
        const std::int64_t position = head.position + r * head.step;
        const std::int64_t first = window > 0 ? std::max<std::int64_t>(begin, position + 1 - window) : begin;
        float* row = p + r * stride;
        std::fill(row + begin, row + first, 0.0f);
        softmaxRow(row, first, end, position, head.sinks ? head.sinks + (head.step == 0 ? r : 0) : nullptr);
    }
    call.k = end - begin;
    call.a = p + begin;
    call.rowStep = stride;
    call.ldc = head.stride;
    call.alpha = 1.0f;
    for (std::int64_t d = 0; d < size; d += width) {
        call.n = std::min(width, size - d);
        call.panel = head.slot + m_context * size + d * m_context + begin * width;
        call.c = head.out + d;
        m_loops->product(call);
    }
}

bool DecoderAttention::prefill(const DecoderCache& cache, std::int64_t layer, std::span<const DecoderRow> rows,
                               const float* sinks, const float* q, float* out, std::int64_t stride)
{
    const std::int64_t size = m_shape.headSize, end = rows.back().position + 1,
                       count = static_cast<std::int64_t>(rows.size());
    const std::int64_t unit = roundUp(kKeysAtOnce, m_loops->panel), pieces = (end + unit - 1) / unit;
    const bool laid = m_pool->run(m_shape.kvHeads * pieces, m_pool->threads(), [&](std::int64_t piece, int) {
        const std::int64_t head = piece / pieces, first = piece % pieces * unit;
        layOut(cache, {layer, rows.front().sequence, head}, first, std::min(end, first + unit), slot(head));
    });
    if (!laid) return false;
    const std::int64_t group = m_shape.heads / m_shape.kvHeads, tiles = (count + kMaxQueryRows - 1) / kMaxQueryRows;
    return m_pool->run(m_shape.heads * tiles, m_pool->threads(), [&](std::int64_t piece, int thread) {
        const std::int64_t head = piece % m_shape.heads, first = piece / m_shape.heads * kMaxQueryRows;
        Head work;
        work.q = q + first * stride + head * size;
        work.out = out + first * stride + head * size;
        work.stride = stride;
        work.rows = std::min(kMaxQueryRows, count - first);
        work.position = rows.front().position + first;
        work.window = m_shape.kind(layer).window;
        work.sinks = sinks ? sinks + head : nullptr;
        work.slot = slot(head / group);
        attend(work, scores(thread));
    });
}

bool DecoderAttention::decode(const DecoderCache& cache, std::int64_t layer, std::span<const DecoderRow> rows,
                              const float* sinks, const float* q, float* out, std::int64_t stride)
{
    const std::int64_t size = m_shape.headSize, group = m_shape.heads / m_shape.kvHeads;
    return m_pool->run(static_cast<std::int64_t>(rows.size()) * m_shape.kvHeads, m_pool->threads(),
                       [&](std::int64_t piece, int thread) {
                           const std::int64_t row = piece / m_shape.kvHeads, kv = piece % m_shape.kvHeads;
                           const DecoderRow& at = rows[static_cast<std::size_t>(row)];
                           layOut(cache, {layer, at.sequence, kv}, 0, at.position + 1, slot(thread));
                           for (std::int64_t first = 0; first < group; first += kMaxQueryRows) {
                               Head work;
                               work.q = q + row * stride + (kv * group + first) * size;
                               work.out = out + row * stride + (kv * group + first) * size;
                               work.stride = size; // neighbouring heads are the rows
                               work.rows = std::min(kMaxQueryRows, group - first);
                               work.position = at.position;
                               work.window = m_shape.kind(layer).window;
                               work.step = 0;
                               work.sinks = sinks ? sinks + kv * group + first : nullptr;
                               work.slot = slot(thread);
                               attend(work, scores(thread));
                           }
                       });
}

} // namespace qs
