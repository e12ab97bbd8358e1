// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/page_buffer.h"
#include "gpu/cpu/quantize/kernels.h"
#include "gpu/cpu/tensor/kernels.h"
#include "gpu/device/decoder_engine.h"

#include <cstdint>

namespace qs {

/// Keys and values of all sequences: for each layer, sequence and KV head the vectors of `context` tokens one after the
/// other.
class DecoderCache
{
public:
    DecoderCache() = default;
    /// Empty (data() null) where there is too little memory.
    DecoderCache(const DecoderShape& shape, const DecoderEngineOptions& options, const CpuKernels& kernels,
                 const MachineKernels& loops);
    static std::int64_t bytesNeeded(const DecoderShape& shape, const DecoderEngineOptions& options)
    {
        return shape.layers * options.sequences * shape.kvHeads * options.context * kvBytes(options.kv, shape.headSize);
    }
    bool empty() const { return !m_pages.data(); }

    /// Which of the caches of a token.
    struct Place
    {
        std::int64_t layer = 0, sequence = 0, head = 0;
    };
    void store(const Place& place, std::int64_t position, const float* key, const float* value);
    /// Vectors of headSize floats as they are kept.
    void key(const Place& place, std::int64_t position, float* to) const { load(place, 0, position, to); }
    void value(const Place& place, std::int64_t position, float* to) const { load(place, 1, position, to); }
    /// All tokens of a sequence to another.
    void copy(std::int64_t from, std::int64_t to);

private:
    std::int64_t vectorBytes() const { return kvBytes(m_format, m_size) / 2; }
    std::uint8_t* at(const Place& place, int which, std::int64_t position) const;
    void storeOne(std::uint8_t* to, const float* from) const;
    void load(const Place& place, int which, std::int64_t position, float* to) const;

    const CpuKernels* m_kernels = nullptr;
    const MachineKernels* m_loops = nullptr;
    KvFormat m_format = KvFormat::F32;
    std::int64_t m_size = 0, m_layers = 0, m_sequences = 0, m_heads = 0, m_context = 0;
    PageBuffer m_pages;
};

} // namespace qs
