// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/decoder/weights.h"

#include "gpu/core/parallel.h"
#include "gpu/numerics/packed_formats.h"

#include <algorithm>
#include <cstring>
#include <new>

namespace qs {

namespace {

constexpr std::int64_t kBlock =
    64; ///< inputs that are transposed at a time, so that both sides stay in the first cache

PanelCode codeOf(const EngineMatrix& m)
{
    switch (m.form) {
    case WeightForm::Dense:
        return m.dtype == DType::F32 ? PanelCode::F32 : m.dtype == DType::F16 ? PanelCode::F16 : PanelCode::BF16;
    case WeightForm::Int8Channel:
        return PanelCode::Int8;
    case WeightForm::E4M3Channel:
    case WeightForm::E4M3Block:
        return PanelCode::E4M3;
    case WeightForm::Uniform:
        return m.bits == 8 ? PanelCode::Int8 : PanelCode::Nibble;
    case WeightForm::Packed:
        return descriptorOf(m.scheme.format).element.bits == 8 ? PanelCode::E4M3 : PanelCode::Nibble;
    }
    return PanelCode::F32;
}

std::array<float, 16> tableOf(const EngineMatrix& m)
{
    std::array<float, 16> table{};
    for (int i = 0; i < 16; ++i) {
        float& value = table[static_cast<std::size_t>(i)];
        if (m.form == WeightForm::Uniform)
            value = static_cast<float>(m.symmetric ? i - 8 : i);
        else
            value = elementValue(descriptorOf(m.scheme.format).element, i);
    }
    return table;
}

Error noMemory(std::uint64_t bytes)
{
    return {ErrorCode::Memory, Message::tr("Not enough memory for a matrix of %1.").arg(formatBytes({bytes})),
            Message::tr("Close other programs, or use a smaller model.")};
}

std::uint8_t nibbleAt(const std::byte* codes, std::int64_t index)
{
    const auto byte = std::to_integer<unsigned>(codes[index / 2]);
    return static_cast<std::uint8_t>(index % 2 ? byte >> 4 : byte & 15u);
}

} // namespace

/// What panels are filled from, and where its parts lie.
struct PanelMatrix::Source
{
    const EngineMatrix& m;
    const LaidDots& dots;
    PackedLayout layout; ///< of packed forms
    PackedBytes bytes;

    std::int64_t groupSize() const
    {
        if (m.form == WeightForm::Packed) return layout.groupSize;
        if (m.form == WeightForm::E4M3Block) return kScaleBlock;
        return m.form == WeightForm::Uniform && m.groupSize > 0 ? m.groupSize : m.in;
    }
    std::int64_t rowBytes() const
    {
        if (m.form == WeightForm::Packed) return layout.codeRowBytes;
        return m.form == WeightForm::Uniform && m.bits == 4 ? (m.in + 1) / 2 : m.in;
    }
    float scale(std::int64_t row, std::int64_t group) const
    {
        if (m.form == WeightForm::Packed) return packedScaleAt(m.scheme, layout, bytes, m.dtype, row, group);
        const std::int64_t groups = m.form == WeightForm::Uniform || m.form == WeightForm::E4M3Block ? m.groups() : 1;
        const std::int64_t scaleRow = m.form == WeightForm::E4M3Block ? row / kScaleBlock : row;
        return loadFloat(m.scales.data(), m.dtype, static_cast<std::size_t>(scaleRow * groups + group));
    }
    /// As it is taken off the values: INT8 codes are kept less 128.
    float zero(std::int64_t row, std::int64_t group) const
    {
        const std::int64_t groups = m.groups();
        if (m.bits == 8)
            return static_cast<float>(
                std::to_integer<int>(m.zeroPoints[static_cast<std::size_t>(row * groups + group)]) - 128);
        return static_cast<float>(nibbleAt(m.zeroPoints.data() + row * ((groups + 1) / 2), group));
    }
};

bool PanelMatrix::decodes(const EngineMatrix& m)
{
    if (m.form != WeightForm::Packed) return true;
    const ElementCodec& element = descriptorOf(m.scheme.format).element;
    return element.bits == 4 || element == element::kE4M3;
}

Result<PanelMatrix> PanelMatrix::restored(const EngineMatrix& m, const LaidDots& dots)
{
    std::vector<float> values;
    EngineMatrix dense;
    try {
        dense = restoredDense(m, values);
    } catch (const std::bad_alloc&) {
        return noMemory(static_cast<std::uint64_t>(m.out * m.in) * sizeof(float));
    }
    auto made = make(dense, dots);
    if (made) made->m_exactBytes = m.bytes();
    return made;
}

Result<PanelMatrix> PanelMatrix::make(const EngineMatrix& m, const LaidDots& dots)
{
    if (!decodes(m)) return restored(m, dots);
    PanelMatrix made;
    made.m_form = m.form;
    made.m_code = codeOf(m);
    made.m_dtype = m.dtype;
    made.m_quantizedActivations = m.quantizedActivations;
    made.m_out = m.out;
    made.m_in = m.in;
    made.m_exactBytes = m.bytes();
    made.m_table = tableOf(m);
    const auto bytes = [](std::span<const std::byte> part) {
        return std::span(reinterpret_cast<const std::uint8_t*>(part.data()), part.size());
    };
    Source source{m, dots, {}, {bytes(m.codes), bytes(m.scales), bytes(m.zeroPoints), m.globalScale}};
    if (m.form == WeightForm::Packed) source.layout = packedLayout(m.scheme, {m.out, m.in}, m.dtype);
    made.m_group = source.groupSize();
    made.m_groups = (m.in + made.m_group - 1) / made.m_group;
    made.m_panelBytes =
        made.takesInt8() ? (laidBytes(dots, made.dotLength()) + 63) / 64 * 64 : m.in * panelBytesOfInput(made.m_code);
    const auto total = static_cast<std::uint64_t>(made.panels() * made.m_panelBytes);
    try {
        made.m_codes = PageBuffer(total);
        if (m.form != WeightForm::Dense)
            made.m_scales.resize(static_cast<std::size_t>(made.panels() * made.m_groups * kPanelColumns));
        if (!m.zeroPoints.empty()) made.m_zeros.resize(made.m_scales.size());
        made.m_multiplier.assign(m.inputMultiplier.begin(), m.inputMultiplier.end());
        made.m_order.assign(m.inputOrder.begin(), m.inputOrder.end());
    } catch (const std::bad_alloc&) {
        made.m_codes = {};
    }
    if (!made.m_codes.data()) return noMemory(total);
    parallelFor(made.panels(), 1, [&](std::int64_t first, std::int64_t last, int) {
        for (std::int64_t panel = first; panel < last; ++panel) {
            made.fillPanel(source, panel);
            if (!made.m_scales.empty()) made.fillScales(source, panel);
        }
    });
    return made;
}

void PanelMatrix::fillScales(const Source& source, std::int64_t panel)
{
    for (std::int64_t c = 0; c < kPanelColumns && panel * kPanelColumns + c < m_out; ++c)
        for (std::int64_t g = 0; g < m_groups; ++g) {
            const auto to = static_cast<std::size_t>((panel * m_groups + g) * kPanelColumns + c);
            m_scales[to] = source.scale(panel * kPanelColumns + c, g);
            if (!m_zeros.empty()) m_zeros[to] = source.zero(panel * kPanelColumns + c, g);
        }
}

void PanelMatrix::fillPanel(const Source& source, std::int64_t panel)
{
    const std::int64_t firstRow = panel * kPanelColumns, rows = std::min(kPanelColumns, m_out - firstRow),
                       unit = panelBytesOfInput(m_code);
    std::uint8_t* to = m_codes.data() + panel * m_panelBytes; // the system's pages are zero
    const auto* from = reinterpret_cast<const std::uint8_t*>(source.m.codes.data());
    if (takesInt8()) {
        std::vector<std::int8_t> padded(static_cast<std::size_t>(kPanelColumns * dotLength()));
        for (std::int64_t c = 0; c < rows; ++c)
            std::memcpy(padded.data() + c * dotLength(), from + (firstRow + c) * m_in, static_cast<std::size_t>(m_in));
        return source.dots.layOutB(padded.data(), dotLength(), to);
    }
    const std::int64_t rowBytes = source.rowBytes(), size = unit / kPanelColumns;
    const std::uint8_t flip = m_form == WeightForm::Uniform && m_code == PanelCode::Int8 ? 0x80 : 0;
    for (std::int64_t begin = 0; begin < m_in; begin += kBlock) {
        const std::int64_t end = std::min(m_in, begin + kBlock);
        for (std::int64_t c = 0; c < rows; ++c) {
            const std::int64_t row = firstRow + c;
            for (std::int64_t k = begin; k < end; ++k) {
                if (m_form == WeightForm::Dense)
                    std::memcpy(to + k * unit + c * size, from + (row * m_in + k) * size,
                                static_cast<std::size_t>(size));
                else if (m_code != PanelCode::Nibble)
                    to[k * unit + c] = static_cast<std::uint8_t>(from[row * rowBytes + k] ^ flip);
                else
                    to[k * unit + c % 32] |= static_cast<std::uint8_t>(
                        nibbleAt(source.m.codes.data() + row * rowBytes, k) << (c < 32 ? 0 : 4));
            }
        }
    }
}

PanelCall PanelMatrix::call(std::int64_t panel) const
{
    PanelCall call;
    call.code = m_code;
    call.codes = laid(panel);
    call.table = m_table.data();
    call.k = m_in;
    call.group = m_group;
    const std::int64_t at = panel * m_groups * kPanelColumns;
    if (!m_scales.empty() && (!m_quantizedActivations || takesE4M3Groups())) call.scales = m_scales.data() + at;
    if (!m_zeros.empty()) call.zeros = m_zeros.data() + at;
    return call;
}

void PanelMatrix::row(std::int64_t row, float* to) const
{
    const std::uint8_t* from = laid(row / kPanelColumns);
    for (std::int64_t k = 0; k < m_in; ++k)
        to[k] = loadFloat(from, m_dtype, static_cast<std::size_t>(k * kPanelColumns + row % kPanelColumns));
}

std::int64_t PanelMatrix::residentBytes() const
{
    return static_cast<std::int64_t>(m_codes.size() +
                                     (m_scales.size() + m_zeros.size() + m_multiplier.size() + m_order.size()) * 4);
}

EngineArithmetic PanelMatrix::arithmetic(const EngineMatrix& m, DType activations, const char* instructions,
                                         const char* dots)
{
    const Message in = Message::tr("%1 activations").arg(dtypeLabel(activations));
    const auto decoded = [&](std::string_view weights) {
        return EngineArithmetic{
            Message::tr("%1 decoded in registers × %2, FP32 multiply-adds (%3)").arg(weights, in, instructions)};
    };
    const auto plain = [&](DType weights) {
        return Message::tr("%1 × %2, FP32 multiply-adds (%3)").arg(dtypeLabel(weights), in, instructions);
    };
    switch (m.form) {
    case WeightForm::Dense:
        return {plain(m.dtype)};
    case WeightForm::Int8Channel:
        if (m.quantizedActivations) return {Message::tr("%1, INT32 sums (%2)").arg("INT8 × INT8", dots)};
        return decoded("INT8");
    case WeightForm::E4M3Channel:
    case WeightForm::E4M3Block:
        if (!m.quantizedActivations) return decoded("FP8 E4M3");
        return {Message::tr("simulated: values of FP8 E4M3 × FP8 E4M3, FP32 multiply-adds (%1); CPUs do not support "
                            "FP8 multiplication")
                    .arg(instructions),
                true};
    case WeightForm::Uniform:
        return decoded(m.bits == 8 ? "INT8" : "INT4");
    case WeightForm::Packed:
        if (decodes(m)) return decoded(descriptorOf(m.scheme.format).label);
        return {plain(DType::F32), true};
    }
    return {};
}

} // namespace qs
