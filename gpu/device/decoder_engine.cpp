// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/device/decoder_engine.h"

#include "gpu/core/float8.h"
#include "gpu/core/parallel.h"
#include "gpu/numerics/packed_formats.h"

#include <cstring>

namespace qs {

namespace {

Error mismatch(const std::string& what)
{
    return {ErrorCode::Internal, Message::tr("A matrix passed to the engine is invalid: %1.").arg(what), ""};
}

bool isScaleType(DType type) { return type == DType::F32 || type == DType::F16 || type == DType::BF16; }

Result<void> hasBytes(const char* part, std::size_t found, std::int64_t expected)
{
    if (static_cast<std::int64_t>(found) == expected) return {};
    return mismatch(std::string(part) + " has " + std::to_string(found) + " bytes instead of " +
                    std::to_string(expected));
}

/// Bytes of codes, scales and zero points.
struct Parts
{
    std::int64_t codes = 0, scales = 0, zeroPoints = 0;
};

Parts partsOf(const EngineMatrix& m)
{
    const auto scale = static_cast<std::int64_t>(sizeOf(m.dtype));
    switch (m.form) {
    case WeightForm::Dense:
        return {m.out * m.in * scale, 0, 0};
    case WeightForm::Int8Channel:
    case WeightForm::E4M3Channel:
        return {m.out * m.in, m.out * scale, 0};
    case WeightForm::E4M3Block:
        return {m.out * m.in, m.scaleRows() * m.groups() * scale, 0};
    case WeightForm::Uniform: {
        const std::int64_t zeros = m.bits == 8 ? m.groups() : (m.groups() + 1) / 2;
        return {m.out * (m.bits == 8 ? m.in : (m.in + 1) / 2), m.out * m.groups() * scale,
                m.symmetric ? 0 : m.out * zeros};
    }
    case WeightForm::Packed: {
        const PackedLayout layout = packedLayout(m.scheme, {m.out, m.in}, m.dtype);
        return {layout.codeBytes(), layout.scaleBytes(), layout.zeroPointBytes()};
    }
    }
    return {};
}

Result<void> checkForm(const EngineMatrix& m)
{
    if (!isScaleType(m.dtype)) return mismatch("its type is not FP32, FP16 or BF16");
    if (m.quantizedActivations && m.form != WeightForm::Int8Channel && m.form != WeightForm::E4M3Channel &&
        m.form != WeightForm::E4M3Block)
        return mismatch("quantized activations require scales per channel or block");
    if (m.form == WeightForm::E4M3Block && m.groupSize != kScaleBlock)
        return mismatch("blocks of " + std::to_string(kScaleBlock) + " are expected");
    if (m.form == WeightForm::Uniform && ((m.bits != 4 && m.bits != 8) || m.groupSize < 0))
        return mismatch("codes of 4 or 8 bits in groups are expected");
    if (m.form != WeightForm::Packed) return {};
    const FormatDescriptor& format = descriptorOf(m.scheme.format);
    if (!format.isPacked() || format.inBlocks || format.group() == 0)
        return mismatch("its scheme has no groups of its own with scales in another stream");
    return {};
}

std::uint8_t nibble(const std::byte* row, std::int64_t index)
{
    const auto byte = std::to_integer<unsigned>(row[index / 2]);
    return static_cast<std::uint8_t>(index % 2 ? byte >> 4 : byte & 15u);
}

void restoreUniformRow(const EngineMatrix& m, std::int64_t row, float* to)
{
    const std::int64_t groups = m.groups(), group = m.groupSize > 0 ? m.groupSize : m.in;
    const std::byte* codes = m.codes.data() + row * (m.bits == 8 ? m.in : (m.in + 1) / 2);
    const std::byte* zeros =
        m.symmetric ? nullptr : m.zeroPoints.data() + row * (m.bits == 8 ? groups : (groups + 1) / 2);
    const auto at = [&](const std::byte* from, std::int64_t i) {
        return m.bits == 8 ? std::to_integer<int>(from[i]) : int{nibble(from, i)};
    };
    for (std::int64_t i = 0; i < m.in; ++i) {
        const int zero = m.symmetric ? 1 << (m.bits - 1) : at(zeros, i / group);
        to[i] = static_cast<float>(at(codes, i) - zero) *
                loadFloat(m.scales.data(), m.dtype, static_cast<std::size_t>(row * groups + i / group));
    }
}

void restoreRow(const EngineMatrix& m, std::int64_t row, float* to)
{
    const auto first = static_cast<std::size_t>(row * m.in);
    const auto bytes = [](std::span<const std::byte> part) {
        return std::span(reinterpret_cast<const std::uint8_t*>(part.data()), part.size());
    };
    switch (m.form) {
    case WeightForm::Dense:
        for (std::int64_t i = 0; i < m.in; ++i)
            to[i] = loadFloat(m.codes.data(), m.dtype, first + static_cast<std::size_t>(i));
        return;
    case WeightForm::Uniform:
        return restoreUniformRow(m, row, to);
    case WeightForm::Packed: {
        const PackedLayout layout = packedLayout(m.scheme, {m.out, m.in}, m.dtype);
        const PackedBytes parts{bytes(m.codes), bytes(m.scales), bytes(m.zeroPoints), m.globalScale};
        return dequantizePackedRow(m.scheme, layout, parts, m.dtype, row, {to, static_cast<std::size_t>(m.in)});
    }
    default:
        break;
    }
    const bool isBlocks = m.form == WeightForm::E4M3Block;
    const std::int64_t group = isBlocks ? kScaleBlock : m.in,
                       firstScale = isBlocks ? row / kScaleBlock * m.groups() : row;
    for (std::int64_t i = 0; i < m.in; ++i) {
        const auto code = std::to_integer<std::uint8_t>(m.codes[first + static_cast<std::size_t>(i)]);
        to[i] = (m.form == WeightForm::Int8Channel ? static_cast<float>(static_cast<std::int8_t>(code))
                                                   : decodeE4M3(code)) *
                loadFloat(m.scales.data(), m.dtype, static_cast<std::size_t>(firstScale + i / group));
    }
}

} // namespace

std::int64_t kvBytes(KvFormat format, std::int64_t headSize)
{
    switch (format) {
    case KvFormat::F32:
        return 2 * 4 * headSize;
    case KvFormat::F16:
    case KvFormat::BF16:
        return 2 * 2 * headSize;
    case KvFormat::E4M3:
        return 2 * headSize;
    case KvFormat::Int8:
        return 2 * (headSize + 4);
    }
    return 0;
}

Result<void> checkEngineMatrix(const EngineMatrix& m)
{
    constexpr std::int64_t most = std::int64_t{1} << 31;
    if (m.out < 1 || m.in < 1 || m.out > most || m.in > most)
        return mismatch("it is " + std::to_string(m.out) + " × " + std::to_string(m.in));
    if (auto fine = checkForm(m); !fine) return fine;
    const Parts parts = partsOf(m);
    if (auto fine = hasBytes("the codes", m.codes.size(), parts.codes); !fine) return fine;
    if (auto fine = hasBytes("the scales", m.scales.size(), parts.scales); !fine) return fine;
    if (auto fine = hasBytes("the zero points", m.zeroPoints.size(), parts.zeroPoints); !fine) return fine;
    if (!m.inputMultiplier.empty() && static_cast<std::int64_t>(m.inputMultiplier.size()) != m.in)
        return mismatch("one multiplier per input is expected");
    if (m.inputOrder.empty()) return {};
    if (static_cast<std::int64_t>(m.inputOrder.size()) != m.in)
        return mismatch("the order of its inputs has a different length");
    for (const std::int32_t input : m.inputOrder)
        if (input < 0 || input >= m.in)
            return mismatch("the order of its inputs contains input " + std::to_string(input));
    return {};
}

std::vector<float> restoreEngineMatrix(const EngineMatrix& m)
{
    std::vector<float> values(static_cast<std::size_t>(m.out * m.in));
    parallelFor(m.out, 64, [&](std::int64_t first, std::int64_t last, int) {
        for (std::int64_t row = first; row < last; ++row)
            restoreRow(m, row, values.data() + row * m.in);
    });
    return values;
}

EngineMatrix restoredDense(const EngineMatrix& m, std::vector<float>& values)
{
    values = restoreEngineMatrix(m);
    EngineMatrix dense;
    dense.out = m.out;
    dense.in = m.in;
    dense.dtype = DType::F32;
    dense.codes = std::as_bytes(std::span(values));
    dense.inputMultiplier = m.inputMultiplier;
    dense.inputOrder = m.inputOrder;
    return dense;
}

} // namespace qs
