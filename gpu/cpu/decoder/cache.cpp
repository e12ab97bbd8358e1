// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/decoder/cache.h"

#include "gpu/core/float8.h"
#include "gpu/cpu/decoder/row_codes.h"

#include <cstring>

namespace qs {

DecoderCache::DecoderCache(const DecoderShape& shape, const DecoderEngineOptions& options, const CpuKernels& kernels,
                           const MachineKernels& loops)
    : m_kernels(&kernels), m_loops(&loops), m_format(options.kv), m_size(shape.headSize), m_layers(shape.layers),
      m_sequences(options.sequences), m_heads(shape.kvHeads), m_context(options.context),
      m_pages(static_cast<std::uint64_t>(bytesNeeded(shape, options)))
{}

std::uint8_t* DecoderCache::at(const Place& place, int which, std::int64_t position) const
{
    const std::int64_t head = (place.layer * m_sequences + place.sequence) * m_heads + place.head;
    return m_pages.data() + ((head * 2 + which) * m_context + position) * vectorBytes();
}

void DecoderCache::storeOne(std::uint8_t* to, const float* from) const
{
    switch (m_format) {
    case KvFormat::F32:
        std::memcpy(to, from, static_cast<std::size_t>(m_size) * 4);
        return;
    case KvFormat::F16:
    case KvFormat::BF16:
        return m_loops->toHalf(m_format == KvFormat::F16 ? DType::F16 : DType::BF16, from,
                               reinterpret_cast<std::uint16_t*>(to), m_size);
    case KvFormat::E4M3: {
        const ElementRule rule{
            ElementRule::Arithmetic::Multiply, ElementRule::Target::E4M3, 1.0f, 0.0f, -kE4M3Max, kE4M3Max, 0};
        return m_kernels->quantize(rule, DType::F32, from, m_size, to, false);
    }
    case KvFormat::Int8: {
        const float scale = quantizeInt8Row(*m_kernels, from, m_size, to);
        std::memcpy(to + m_size, &scale, sizeof scale);
        return;
    }
    }
}

void DecoderCache::store(const Place& place, std::int64_t position, const float* key, const float* value)
{
    storeOne(at(place, 0, position), key);
    storeOne(at(place, 1, position), value);
}

void DecoderCache::load(const Place& place, int which, std::int64_t position, float* to) const
{
    const std::uint8_t* from = at(place, which, position);
    switch (m_format) {
    case KvFormat::F32:
        std::memcpy(to, from, static_cast<std::size_t>(m_size) * 4);
        return;
    case KvFormat::F16:
    case KvFormat::BF16:
        return m_loops->fromHalf(m_format == KvFormat::F16 ? DType::F16 : DType::BF16,
                                 reinterpret_cast<const std::uint16_t*>(from), to, m_size);
    case KvFormat::E4M3:
        return m_kernels->dequantize({CodeRule::Kind::Table8, e4m3Table()}, from, m_size, 1.0f, 0, DType::F32, to);
    case KvFormat::Int8: {
        float scale = 0;
        std::memcpy(&scale, from + m_size, sizeof scale);
        return m_kernels->dequantize({CodeRule::Kind::Int8, nullptr}, from, m_size, scale, 0, DType::F32, to);
    }
    }
}

void DecoderCache::copy(std::int64_t from, std::int64_t to)
{
    const std::int64_t bytes = m_heads * 2 * m_context * vectorBytes();
    for (std::int64_t layer = 0; layer < m_layers; ++layer)
        std::memcpy(at({layer, to, 0}, 0, 0), at({layer, from, 0}, 0, 0), static_cast<std::size_t>(bytes));
}

} // namespace qs
