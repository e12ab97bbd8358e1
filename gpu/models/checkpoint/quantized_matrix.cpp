// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/checkpoint/quantized_matrix.h"

#include "gpu/core/float8.h"
#include "gpu/numerics/minifloat.h"
#include "gpu/numerics/packed_formats.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace qs {
namespace {

std::uint32_t wordAt(std::span<const std::byte> bytes, std::int64_t index)
{
    std::uint32_t word = 0;
    std::memcpy(&word, bytes.data() + 4 * index, 4);
    return word;
}

std::uint8_t byteAt(std::span<const std::byte> bytes, std::int64_t index)
{
    return std::to_integer<std::uint8_t>(bytes[static_cast<std::size_t>(index)]);
}

/// Number `index` of `bits` in a stream of words, least significant bit first; numbers may cross words. The words of
/// the stream lie `stride` words from one another, the first at `start`.
std::uint32_t packedNumber(std::span<const std::byte> bytes, std::int64_t start, std::int64_t stride,
                           std::int64_t index, int bits)
{
    const std::int64_t word = index * bits / 32;
    const int shift = static_cast<int>(index * bits % 32);
    std::uint32_t value = wordAt(bytes, start + word * stride) >> shift;
    if (shift + bits > 32) value |= wordAt(bytes, start + (word + 1) * stride) << (32 - shift);
    return value & ((1u << bits) - 1);
}

/// Where AutoAWQ's gemm layout puts output `row` within its word of eight: nibble i holds output order[i], order = 0 2
/// 4 6 1 3 5 7.
int awqShift(std::int64_t row)
{
    constexpr int kNibble[] = {0, 4, 1, 5, 2, 6, 3, 7};
    return 4 * kNibble[row % 8];
}

float floatAt(std::span<const std::byte> bytes, std::int64_t index)
{
    return loadFloat(bytes.data(), DType::F32, static_cast<std::size_t>(index));
}

/// Scales of a row of AwqGemv, padded to whole words of zero points.
std::int64_t gemvWidth(const CheckpointMatrix& m)
{
    return static_cast<std::int64_t>(m.scales.size() / sizeOf(m.scaleType)) / m.out;
}

std::int64_t storedRow(const CheckpointMatrix& m, std::int64_t row) { return m.firstRow + row * m.rowStride; }

std::int64_t groupOf(const CheckpointMatrix& m, std::int64_t row, std::int64_t column)
{
    if (m.format.storage == MatrixStorage::FlatTable) return (row * m.in + column) / m.format.groupSize;
    if (m.format.ordered) return wordAt(m.groupIndex, column);
    return m.format.groupSize > 0 ? column / m.format.groupSize : 0;
}

std::int64_t scaleIndex(const CheckpointMatrix& m, std::int64_t row, std::int64_t group)
{
    if (m.format.groupSize < 0) return 0;
    switch (m.format.storage) {
    case MatrixStorage::AwqGemm:
    case MatrixStorage::Gptq:
        return group * m.out + row;
    case MatrixStorage::AwqGemv:
        return row * gemvWidth(m) + group;
    case MatrixStorage::FlatTable:
        return group;
    default:
        break;
    }
    return (m.format.blockRows > 0 ? row / m.format.blockRows : row) * m.groups() + group;
}

float scaleOfGroup(const CheckpointMatrix& m, std::int64_t row, std::int64_t group)
{
    const std::int64_t index = scaleIndex(m, row, group);
    const bool blocks = m.format.storage == MatrixStorage::Blocks;
    if (m.exponentScales || (blocks && descriptorOf(m.format.blocks).scale() == ScaleCodec::E8M0))
        return byteAt(m.scales, index) == 255 ? std::numeric_limits<float>::quiet_NaN()
                                              : decodeE8M0(byteAt(m.scales, index));
    if (blocks) {
        const float scale = decodeE4M3(byteAt(m.scales, index));
        return m.globalMultiplies ? scale * m.globalScale : scale / m.globalScale;
    }
    if (!m.nested.absmax.empty())
        return floatAt(m.nested.table, byteAt(m.scales, index)) * floatAt(m.nested.absmax, index / m.nested.block) +
               m.nested.offset;
    return loadFloat(m.scales.data(), m.scaleType, static_cast<std::size_t>(index));
}

int zeroPointOfGroup(const CheckpointMatrix& m, std::int64_t row, std::int64_t group)
{
    const int middle = m.format.storage == MatrixStorage::WholeInt ? 128 : 1 << (m.format.bits - 1);
    switch (m.format.storage) {
    case MatrixStorage::PackedInt: // packed along the outputs
        return m.zeroPoints.empty() ? middle
                                    : static_cast<int>(packedNumber(m.zeroPoints, group, m.groups(),
                                                                    m.format.groupSize < 0 ? 0 : row, m.format.bits));
    case MatrixStorage::WholeInt: {
        if (m.zeroPoints.empty()) return middle;
        return static_cast<std::int8_t>(byteAt(m.zeroPoints, scaleIndex(m, row, group))) + middle;
    }
    case MatrixStorage::AwqGemm:
        return static_cast<int>(wordAt(m.zeroPoints, group * (m.out / 8) + row / 8) >> awqShift(row) & 15);
    case MatrixStorage::AwqGemv:
        return static_cast<int>(wordAt(m.zeroPoints, row * (gemvWidth(m) / 8) + group / 8) >> 4 * (group % 8) & 15);
    case MatrixStorage::RowPairs:
        return middle;
    case MatrixStorage::Gptq: {
        const std::int64_t words = (m.out * m.format.bits + 31) / 32;
        const auto stored = static_cast<int>(packedNumber(m.zeroPoints, group * words, 1, row, m.format.bits));
        return stored + (m.format.gptqVersion == 1 ? 1 : 0); // as AutoGPTQ adds it: 15 becomes 16
    }
    default:
        return 0;
    }
}

std::uint8_t codeOf(const CheckpointMatrix& m, std::int64_t row, std::int64_t column)
{
    const int bits = m.format.bits;
    switch (m.format.storage) {
    case MatrixStorage::PackedInt:
        return static_cast<std::uint8_t>(packedNumber(m.codes, row * ((m.in * bits + 31) / 32), 1, column, bits));
    case MatrixStorage::WholeInt:
        return byteAt(m.codes, row * m.in + column) ^ 0x80;
    case MatrixStorage::WholeFloat:
        return byteAt(m.codes, row * m.in + column);
    case MatrixStorage::Blocks:
        return codeAt(reinterpret_cast<const std::uint8_t*>(m.codes.data()) + row * (m.in * bits / 8), bits, column,
                      CodeOrder::Neighbours, 0);
    case MatrixStorage::AwqGemm:
        return static_cast<std::uint8_t>(wordAt(m.codes, column * (m.out / 8) + row / 8) >> awqShift(row) & 15);
    case MatrixStorage::AwqGemv:
        return static_cast<std::uint8_t>(wordAt(m.codes, row * (m.in / 8) + column / 8) >> 4 * (column % 8) & 15);
    case MatrixStorage::Gptq:
        return static_cast<std::uint8_t>(packedNumber(m.codes, row, m.out, column, bits));
    case MatrixStorage::RowPairs:
        return (byteAt(m.codes, row / 2 * m.in + column) >> 4 * (row % 2) & 15) ^ 8;
    case MatrixStorage::FlatTable: {
        const std::int64_t flat = row * m.in + column;
        return byteAt(m.codes, flat / 2) >> (flat % 2 == 0 ? 4 : 0) & 15;
    }
    case MatrixStorage::Dense:
        break;
    }
    return 0;
}

float valueOf(const CheckpointMatrix& m, std::uint8_t code, int zeroPoint)
{
    switch (m.format.storage) {
    case MatrixStorage::WholeFloat:
        return decodeE4M3(code);
    case MatrixStorage::Blocks:
        return elementValue(descriptorOf(m.format.blocks).element, code);
    case MatrixStorage::FlatTable:
        return floatAt(m.table, code);
    default:
        return static_cast<float>(code - zeroPoint);
    }
}

const char* storageText(MatrixStorage storage)
{
    switch (storage) {
    case MatrixStorage::PackedInt:
        return "pack-quantized";
    case MatrixStorage::WholeInt:
        return "int-quantized";
    case MatrixStorage::WholeFloat:
        return "float-quantized";
    case MatrixStorage::AwqGemm:
    case MatrixStorage::AwqGemv:
        return "AWQ";
    case MatrixStorage::RowPairs:
        return "ModelOpt";
    case MatrixStorage::Gptq:
        return "GPTQ";
    default:
        return "";
    }
}

Message groupsOf(std::int64_t size) { return Message::tr("groups of %1").arg(size); }

/// What shares a scale; names of the file that are not known stay as they are.
Message strategyText(const std::string& strategy)
{
    for (const char* known :
         {Message::mark("tensor"), Message::mark("channel"), Message::mark("token"), Message::mark("group"),
          Message::mark("block"), Message::mark("token with outliers in 16 bits"),
          Message::mark("token with an upper bound")})
        if (strategy == known) return Message::marked(known);
    return strategy;
}

} // namespace

Message ValueFormat::text() const
{
    if (!quantized()) return {};
    return Message::list(
        {Message::tr("%1 per %2").arg((floats ? "FP" : "INT") + std::to_string(bits), strategyText(strategy)),
         dynamic ? Message::tr("dynamic") : Message::tr("static"), symmetric ? Message() : Message::tr("asymmetric")});
}

Message MatrixFormat::text() const
{
    switch (storage) {
    case MatrixStorage::Dense:
        return Message::tr("full precision");
    case MatrixStorage::Blocks:
        return Message::list({std::string(descriptorOf(blocks).label), groupsOf(descriptorOf(blocks).group())});
    case MatrixStorage::FlatTable:
        return Message::list({Message(table == FlatTableKind::Nf4 ? "NF4 bitsandbytes" : "FP4 bitsandbytes"),
                              groupsOf(groupSize), nestedScales ? Message::tr("double quantization") : Message()});
    default:
        break;
    }
    const bool floats = storage == MatrixStorage::WholeFloat;
    return Message::list({(floats ? "FP8" : "INT" + std::to_string(bits)) + " " + storageText(storage),
                          blockRows > 0   ? Message::tr("blocks of %1×%2").arg(blockRows, groupSize)
                          : groupSize > 0 ? groupsOf(groupSize)
                          : groupSize < 0 ? Message::tr("per tensor")
                                          : Message::tr("per channel"),
                          floats      ? Message()
                          : symmetric ? Message::tr("symmetric")
                                      : Message::tr("asymmetric"),
                          ordered ? Message::tr("activation order") : Message()});
}

std::int64_t CheckpointMatrix::storedBytes() const
{
    if (dense()) return out * in * static_cast<std::int64_t>(sizeOf(dtype));
    return static_cast<std::int64_t>(codes.size() + scales.size() + zeroPoints.size() + groupIndex.size() +
                                     nested.absmax.size() + nested.table.size() + table.size() + inputFactors.size()) /
               rowStride +
           (format.storage == MatrixStorage::Blocks && descriptorOf(format.blocks).hasTensorScale() ? 4 : 0);
}

std::optional<CheckpointMatrix> rowsOfMatrix(const CheckpointMatrix& m, std::int64_t first, std::int64_t count)
{
    const MatrixFormat& f = m.format;
    if (f.storage == MatrixStorage::AwqGemm || f.storage == MatrixStorage::Gptq ||
        f.storage == MatrixStorage::FlatTable || (f.storage == MatrixStorage::RowPairs && (first | count) % 2 != 0) ||
        !m.contiguous())
        return std::nullopt;
    CheckpointMatrix part = m;
    part.out = count;
    const auto cut = [&](std::span<const std::byte> all, std::int64_t rowsOfAll, std::int64_t from, std::int64_t rows) {
        const std::size_t each = all.size() / static_cast<std::size_t>(rowsOfAll);
        return all.subspan(static_cast<std::size_t>(from) * each, static_cast<std::size_t>(rows) * each);
    };
    part.codes = cut(m.codes, m.out, first, count);
    if (f.storage == MatrixStorage::Dense || f.groupSize < 0) return part;
    const std::int64_t block = std::max<std::int64_t>(1, f.blockRows);
    if (first % block != 0) return std::nullopt;
    part.scales = cut(m.scales, (m.out + block - 1) / block, first / block, (count + block - 1) / block);
    if (m.zeroPoints.empty()) return part;
    if (f.storage == MatrixStorage::WholeInt || f.storage == MatrixStorage::AwqGemv) {
        part.zeroPoints = cut(m.zeroPoints, m.out, first, count);
        return part;
    }
    if (first * f.bits % 32 != 0) return std::nullopt;
    const std::int64_t words = (m.out * f.bits + 31) / 32, own = (count * f.bits + 31) / 32; // packed along the outputs
    part.zeroPoints = cut(m.zeroPoints, words, first * f.bits / 32, own);
    return part;
}

float checkpointScale(const CheckpointMatrix& matrix, std::int64_t row, std::int64_t column)
{
    return scaleOfGroup(matrix, storedRow(matrix, row), groupOf(matrix, row, column)) * matrix.unit;
}

int checkpointZeroPoint(const CheckpointMatrix& matrix, std::int64_t row, std::int64_t column)
{
    return zeroPointOfGroup(matrix, row, groupOf(matrix, row, column));
}

std::uint8_t checkpointCode(const CheckpointMatrix& matrix, std::int64_t row, std::int64_t column)
{
    return codeOf(matrix, storedRow(matrix, row), column);
}

void restoreRows(const CheckpointMatrix& matrix, std::int64_t first, std::int64_t count, std::span<float> values)
{
    float* out = values.data();
    if (matrix.dense() && !matrix.contiguous()) { // neighbouring rows lie side by side
        for (std::int64_t column = 0; column < matrix.in; ++column)
            for (std::int64_t r = 0; r < count; ++r)
                out[r * matrix.in + column] =
                    loadFloat(matrix.codes.data(), matrix.dtype,
                              static_cast<std::size_t>((first + r) * matrix.rowStep + column * matrix.columnStep));
        return;
    }
    if (matrix.dense()) {
        return loadFloats(matrix.codes.data(), matrix.dtype, static_cast<std::size_t>(first * matrix.in),
                          static_cast<std::size_t>(count * matrix.in), out);
    }
    for (std::int64_t r = first; r < first + count; ++r) {
        const std::int64_t row = storedRow(matrix, r);
        std::int64_t group = -1;
        float scale = 0;
        int zeroPoint = 0;
        for (std::int64_t column = 0; column < matrix.in; ++column) {
            if (const std::int64_t its = groupOf(matrix, row, column); its != group) {
                group = its;
                scale = scaleOfGroup(matrix, row, group);
                zeroPoint = zeroPointOfGroup(matrix, row, group);
            }
            float value = valueOf(matrix, codeOf(matrix, row, column), zeroPoint) * scale;
            if (matrix.unit != 1.0f) value *= matrix.unit;
            if (!matrix.inputFactors.empty())
                value *=
                    loadFloat(matrix.inputFactors.data(), matrix.inputFactorType, static_cast<std::size_t>(column));
            *out++ = value;
        }
    }
}

} // namespace qs
