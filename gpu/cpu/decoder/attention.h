// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/page_buffer.h"
#include "gpu/cpu/common/thread_pool.h"
#include "gpu/cpu/decoder/cache.h"
#include "gpu/cpu/decoder/kernels.h"
#include "gpu/cpu/operations/kernels.h"
#include "gpu/cpu/tensor/kernels.h"

#include <cstdint>
#include <span>

namespace qs {

/// One row of a step: which sequence it belongs to and where it stands there.
struct DecoderRow
{
    std::int64_t sequence = 0, position = 0;
};

/// Grouped-query attention over the cache. Keys and values of a head are decoded to FP32 and laid out in panels once
/// for all query heads and rows that meet them; scores and probabilities of up to 48 rows stay with one core. Traffic
/// of a head: its cache once, its panels once for every 48 rows of every query head.
class DecoderAttention
{
public:
    DecoderAttention() = default;
    DecoderAttention(const DecoderShape& shape, const DecoderEngineOptions& options, ThreadPool& pool,
                     const LabKernels& lab, const MachineKernels& loops, const DecoderKernels& decoder);
    static std::int64_t bytesNeeded(const DecoderShape& shape, const DecoderEngineOptions& options, int threads,
                                    int panel);
    bool empty() const { return !m_pages.data(); }

    /// Rows of one sequence at consecutive positions, whose keys and values are in the cache: q and out [rows, stride],
    /// of all heads. `sinks`: [heads], or null. False where the interrupt came first.
    bool prefill(const DecoderCache& cache, std::int64_t layer, std::span<const DecoderRow> rows, const float* sinks,
                 const float* q, float* out, std::int64_t stride);
    /// Rows of different sequences, one each.
    bool decode(const DecoderCache& cache, std::int64_t layer, std::span<const DecoderRow> rows, const float* sinks,
                const float* q, float* out, std::int64_t stride);

private:
    struct Head;
    void layOut(const DecoderCache& cache, const DecoderCache::Place& place, std::int64_t first, std::int64_t end,
                float* slot) const;
    void attend(const Head& head, float* scores) const;
    void softmaxRow(float* row, std::int64_t first, std::int64_t end, std::int64_t position, const float* sink) const;
    float* slot(std::int64_t index) const { return reinterpret_cast<float*>(m_pages.data()) + index * m_slotFloats; }
    float* scores(int thread) const
    {
        return reinterpret_cast<float*>(m_pages.data()) + m_slots * m_slotFloats + thread * m_scoreFloats;
    }

    DecoderShape m_shape;
    DType m_type = DType::F32;
    ThreadPool* m_pool = nullptr;
    const LabKernels* m_lab = nullptr;
    const MachineKernels* m_loops = nullptr;
    const DecoderKernels* m_decoder = nullptr;
    std::int64_t m_context = 0;    ///< rounded up to whole panels
    std::int64_t m_valueWidth = 0; ///< headSize rounded up to whole panels
    std::int64_t m_slots = 0, m_slotFloats = 0, m_scoreFloats = 0;
    PageBuffer m_pages;
};

/// Rounds n floats to F16 or BF16 and back; F32: nothing.
void roundAll(const MachineKernels& loops, DType type, float* data, std::int64_t n);

} // namespace qs
