// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices of the decoder engine on their way into device memory.
#include "gpu/cuda/decoder/products.cuh"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace qs::cuda {

namespace {

constexpr std::int64_t kAlign = 256;

ScaleKind scaleKindOf(DType type)
{
    return type == DType::F16 ? ScaleKind::F16 : type == DType::BF16 ? ScaleKind::BF16 : ScaleKind::F32;
}

int groupOf(const EngineMatrix& m)
{
    if (m.form == WeightForm::Packed) return m.scheme.groupSize;
    if (m.form == WeightForm::E4M3Block) return kScaleBlock;
    return static_cast<int>(m.form == WeightForm::Uniform && m.groupSize > 0 ? std::min(m.groupSize, m.in) : m.in);
}

std::int64_t codeRowBytes(const EngineMatrix& m)
{
    switch (m.form) {
    case WeightForm::Dense:
        return m.in * static_cast<std::int64_t>(sizeOf(m.dtype));
    case WeightForm::Uniform:
        return m.bits == 4 ? (m.in + 1) / 2 : m.in;
    case WeightForm::Packed:
        return m.scheme.format == NumberFormat::MXFP8 ? m.in : (m.in + 1) / 2;
    default:
        return m.in;
    }
}

Coding codingOf(const EngineMatrix& m)
{
    switch (m.form) {
    case WeightForm::Dense:
        return Coding::Same;
    case WeightForm::Int8Channel:
        return m.quantizedActivations ? Coding::Dot8 : Coding::Int8;
    case WeightForm::E4M3Channel:
    case WeightForm::E4M3Block:
        return Coding::E4M3;
    case WeightForm::Uniform:
        return m.bits == 8 ? Coding::Int8 : Coding::Nibble;
    case WeightForm::Packed:
        return m.scheme.format == NumberFormat::MXFP8 ? Coding::E4M3
               : m.scheme.format == NumberFormat::NF4 ? Coding::NF4
                                                      : Coding::E2M1;
    }
    return Coding::Same;
}

ScaleKind scaleKindOf(const EngineMatrix& m)
{
    switch (m.form) {
    case WeightForm::Dense:
        return ScaleKind::None;
    case WeightForm::Uniform:
        return scaleKindOf(m.dtype);
    case WeightForm::Packed:
        return m.scheme.format == NumberFormat::NF4     ? ScaleKind::F32
               : m.scheme.format == NumberFormat::NVFP4 ? ScaleKind::E4M3
                                                        : ScaleKind::E8M0;
    default:
        return ScaleKind::F32; // by channel or block: few
    }
}
int bytesOfScale(ScaleKind kind)
{
    return kind == ScaleKind::F32 ? 4 : kind == ScaleKind::F16 || kind == ScaleKind::BF16 ? 2 : 1;
}

DeviceMemory cleared(std::int64_t bytes, cudaStream_t stream)
{
    DeviceMemory memory(bytes);
    if (bytes > 0)
        check(cudaMemsetAsync(memory.data(), 0, static_cast<std::size_t>(bytes), stream),
              Message::mark("clearing weights"));
    return memory;
}

void send(void* to, const void* from, std::int64_t bytes, cudaStream_t stream)
{
    if (bytes > 0)
        check(cudaMemcpyAsync(to, from, static_cast<std::size_t>(bytes), cudaMemcpyHostToDevice, stream),
              Message::mark("sending weights"));
}

float scaleAt(const EngineMatrix& m, std::int64_t index)
{
    const std::byte* from = m.scales.data() + index * static_cast<std::int64_t>(sizeOf(m.dtype));
    if (m.dtype == DType::F32) {
        float value = 0;
        std::memcpy(&value, from, 4);
        return value;
    }
    std::uint16_t bits = 0;
    std::memcpy(&bits, from, 2);
    if (m.dtype == DType::F16) return __half2float(__ushort_as_half(bits));
    const std::uint32_t wide = std::uint32_t{bits} << 16;
    float value = 0;
    std::memcpy(&value, &wide, 4);
    return value;
}

/// A scale for each row or block.
std::vector<float> floatScalesOf(const EngineMatrix& m)
{
    std::vector<float> all(
        static_cast<std::size_t>(m.scaleRows() * (m.form == WeightForm::E4M3Block ? m.groups() : 1)));
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = scaleAt(m, static_cast<std::int64_t>(i));
    return all;
}

/// The scales of a matrix's blocks to rows of `pitch` bytes; waits.
void sendBlockScales(std::uint8_t* to, std::int64_t pitch, const EngineMatrix& m, cudaStream_t stream)
{
    const std::vector<float> floats = floatScalesOf(m);
    const auto rowBytes = static_cast<std::size_t>(m.groups()) * 4;
    check(cudaMemcpy2DAsync(to, static_cast<std::size_t>(pitch), floats.data(), rowBytes, rowBytes,
                            static_cast<std::size_t>(m.scaleRows()), cudaMemcpyHostToDevice, stream),
          Message::mark("sending weights"));
    check(cudaStreamSynchronize(stream), Message::mark("sending weights"));
}

/// Zero points, a byte each.
std::vector<std::uint8_t> zeroPointsOf(const EngineMatrix& m, std::int64_t groups)
{
    std::vector<std::uint8_t> bytes(m.zeroPoints.empty() ? 0 : static_cast<std::size_t>(m.out * groups));
    const auto* from = reinterpret_cast<const std::uint8_t*>(m.zeroPoints.data());
    const std::int64_t line = m.bits == 8 ? groups : (groups + 1) / 2;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::int64_t row = static_cast<std::int64_t>(i) / groups, g = static_cast<std::int64_t>(i) % groups;
        const std::uint8_t byte = from[row * line + (m.bits == 8 ? g : g / 2)];
        bytes[i] = m.bits == 8 ? byte : g % 2 ? byte >> 4 : byte & 15u;
    }
    return bytes;
}

/// A power of two that takes the largest of a matrix's scales into FP16's upper range: BF16's then are exact in FP16,
/// but for those of 2^−31 of the largest. 1 of FP16's own.
float scaleFactorOf(const EngineMatrix& m)
{
    if (m.dtype != DType::BF16) return 1.0f;
    std::uint16_t most = 0;
    for (std::size_t at = 0; at + 2 <= m.scales.size(); at += 2) {
        std::uint16_t bits = 0;
        std::memcpy(&bits, m.scales.data() + at, 2);
        most = std::max(most, static_cast<std::uint16_t>(bits & 0x7fffu));
    }
    const int exponent = (most >> 7) - 127;
    return most == 0 || most >= 0x7f80u ? 1.0f : std::ldexp(1.0f, std::min(14 - exponent, 127));
}

} // namespace

std::optional<WeightFormat> packedFormatOf(const DecoderDevice& device, const EngineMatrix& m)
{
    if (device.major < 8 || device.type == Type::F32 || m.form == WeightForm::E4M3Block) return std::nullopt;
    if (m.form == WeightForm::Packed) return keptFormatOf(m.scheme);
    if (m.form == WeightForm::E4M3Channel)
        return m.quantizedActivations ? std::nullopt : std::optional(WeightFormat::E4m3);
    if (typeOf(m.dtype) != device.type) return std::nullopt;
    if (m.form == WeightForm::Int8Channel)
        return m.quantizedActivations ? std::nullopt : std::optional(WeightFormat::Int8);
    if (m.form != WeightForm::Uniform) return std::nullopt;
    if (groupOf(m) % kWeightGroup != 0 && m.groups() != 1) {
        if (groupOf(m) % scaleGroup(WeightFormat::Int4By32) != 0 || !m.symmetric) return std::nullopt;
        return m.bits == 8 ? WeightFormat::Int8By32 : WeightFormat::Int4By32;
    }
    if (m.bits == 8) return m.symmetric ? std::optional(WeightFormat::Int8) : std::nullopt;
    return m.symmetric ? WeightFormat::Int4 : WeightFormat::Int4Zeros;
}

DecoderStorage::DecoderStorage(const DecoderDevice& device, const EngineMatrix& m, std::int64_t rows, bool mayPack,
                               bool paired, cudaStream_t stream)
    : format(m)
{
    format.out = rows;
    hasZeroPoints = !m.zeroPoints.empty();
    format.codes = format.scales = format.zeroPoints = {};
    format.inputMultiplier = {};
    format.inputOrder = {};
    hostMultiplier.assign(m.inputMultiplier.begin(), m.inputMultiplier.end());
    hostOrder.assign(m.inputOrder.begin(), m.inputOrder.end());
    multiplier = DeviceMemory(static_cast<std::int64_t>(m.inputMultiplier.size_bytes()));
    order = DeviceMemory(static_cast<std::int64_t>(m.inputOrder.size_bytes()));
    send(multiplier.data(), hostMultiplier.data(), multiplier.bytes(), stream);
    send(order.data(), hostOrder.data(), order.bytes(), stream);
    coded.coding = codingOf(m);
    coded.n = rows;
    coded.k = m.in;
    const std::optional<WeightFormat> packedFormat = mayPack ? packedFormatOf(device, m) : std::nullopt;
    packed = packedFormat.has_value();
    if (packed) {
        size = {1, rows, m.in, *packedFormat, paired && rows % 16 == 0};
        if (size.zeros()) zeroPoints = cleared(size.scaleBytes(), stream);
        if (hasRowFactors(size.format)) rowFactors = cleared(rows * 4, stream);
        codes = cleared(size.weightBytes(), stream);
        scales = cleared(size.scaleBytes(), stream);
        return;
    }
    if (m.form == WeightForm::E4M3Block) {
        makeBlocks(rows, m.quantizedActivations, stream);
        return;
    }
    const std::int64_t rowBytes = m.form == WeightForm::Dense ? m.in * bytesOf(device.type) : codeRowBytes(m);
    coded.pitch = roundUp(rowBytes, 16);
    coded.scaleKind = scaleKindOf(m);
    coded.group = groupOf(m);
    coded.groups = static_cast<int>((m.in + coded.group - 1) / coded.group);
    codes = cleared(rows * coded.pitch, stream);
    coded.codes = codes.data();
    if (coded.scaleKind != ScaleKind::None)
        scales = cleared(rows * coded.groups * bytesOfScale(coded.scaleKind), stream);
    coded.scales = scales.data();
    if (!m.zeroPoints.empty()) zeroPoints = cleared(rows * coded.groups, stream);
    coded.zeroPoints = zeroPoints.data();
    if (coded.scaleKind == ScaleKind::E4M3) rowFactors = cleared(rows * 4, stream);
    coded.rowFactors = reinterpret_cast<const float*>(rowFactors.data());
    if (coded.coding == Coding::Int8) {
        coded.zeroPoint = 128;
        coded.flip = m.form == WeightForm::Int8Channel ? 0x80808080u : 0u;
    }
    if (coded.coding == Coding::Nibble) coded.zeroPoint = 8;
    if (m.quantizedActivations) rowCodes = m.form == WeightForm::Int8Channel ? RowCodes::Int8 : RowCodes::E4M3;
}

/// Codes and scales as the library takes them: zeros behind k, and the scales behind the codes.
void DecoderStorage::makeBlocks(std::int64_t rows, bool quantizedActivations, cudaStream_t stream)
{
    static_assert(LtScales::kBlock == kScaleBlock && kDecoderPad % kScaleBlock == 0);
    coded.pitch = roundUp(coded.k, kDecoderPad);
    const LtScales layout = LtScales::ofB(rows, coded.pitch);
    codes = cleared(layout.bytes(), stream);
    coded.codes = codes.data();
    coded.scaleKind = ScaleKind::F32;
    coded.scales = codes.data() + layout.offset;
    coded.group = kScaleBlock;
    coded.groups = static_cast<int>(layout.pitch);
    coded.rowShift = std::countr_zero(static_cast<unsigned>(kScaleBlock));
    if (quantizedActivations) rowCodes = RowCodes::E4M3Groups;
}

bool DecoderStorage::takes(const EngineMatrix& m) const
{
    return m.in == format.in && m.form == format.form && m.quantizedActivations == format.quantizedActivations &&
           (m.form == WeightForm::Dense ||
            (m.dtype == format.dtype && m.bits == format.bits && m.symmetric == format.symmetric &&
             hasZeroPoints == !m.zeroPoints.empty() && groupOf(m) == groupOf(format) &&
             (m.form != WeightForm::Packed || m.scheme == format.scheme))) &&
           std::ranges::equal(m.inputMultiplier, hostMultiplier) && std::ranges::equal(m.inputOrder, hostOrder);
}

void DecoderStorage::put(const DecoderDevice& device, const EngineMatrix& m, std::int64_t firstRow,
                         DeviceMemory& staging, cudaStream_t stream)
{
    const auto stage = [&](std::int64_t bytes) {
        if (staging.bytes() < bytes) {
            staging = {};
            staging = DeviceMemory(bytes);
        }
    };
    const std::int64_t rowBytes = codeRowBytes(m);
    if (packed) {
        const std::int64_t codeBytes = roundUp(m.out * rowBytes, kAlign);
        const std::int64_t scaleBytes =
            roundUp(std::max(static_cast<std::int64_t>(m.scales.size()), m.out * 2), kAlign);
        const std::vector<std::uint8_t> zeros = zeroPointsOf(m, m.form == WeightForm::Uniform ? m.groups() : 1);
        // A row's scale in FP32 is its factor, and its groups have ones.
        const bool scalesRows = m.form == WeightForm::E4M3Channel;
        const float scaleFactor = hasHalfScales(size.format) ? scaleFactorOf(m) : 1.0f;
        const std::vector<float> factors =
            scalesRows ? floatScalesOf(m)
                       : std::vector<float>(static_cast<std::size_t>(m.out), m.globalScale / scaleFactor);
        const std::vector<std::uint16_t> ones(static_cast<std::size_t>(scalesRows ? m.out : 0),
                                              device.type == Type::F16 ? 0x3c00 : 0x3f80);
        stage(codeBytes + scaleBytes + static_cast<std::int64_t>(zeros.size()));
        send(staging.data() + codeBytes + scaleBytes, zeros.data(), static_cast<std::int64_t>(zeros.size()), stream);
        send(staging.data(), m.codes.data(), m.out * rowBytes, stream);
        if (scalesRows)
            send(staging.data() + codeBytes, ones.data(), m.out * 2, stream);
        else
            send(staging.data() + codeBytes, m.scales.data(), static_cast<std::int64_t>(m.scales.size()), stream);
        GivenWeights given;
        given.codes = staging.data();
        given.pitch = rowBytes;
        given.scales = staging.data() + codeBytes;
        given.scaleFactor = scaleFactor;
        given.group = groupOf(m);
        given.groups =
            static_cast<int>(m.form == WeightForm::Uniform ? m.groups() : (m.in + given.group - 1) / given.group);
        given.zeroPoints = staging.data() + codeBytes + scaleBytes;
        given.isSigned = m.form == WeightForm::Int8Channel;
        given.n = m.out;
        given.firstRow = firstRow;
        packGivenWeights(size, device.type, given, codes.data(), scales.data(), zeroPoints.data(), stream);
        if (rowFactors.bytes() > 0) send(rowFactors.data() + firstRow * 4, factors.data(), m.out * 4, stream);
        return check(cudaStreamSynchronize(stream), Message::mark("sending weights"));
    }
    std::uint8_t* const to = codes.data() + firstRow * coded.pitch;
    if (m.form == WeightForm::Dense && typeOf(m.dtype) != device.type) {
        stage(m.out * rowBytes);
        send(staging.data(), m.codes.data(), m.out * rowBytes, stream);
        convertRows(device.type, staging.data(), typeOf(m.dtype), m.out, m.in, to, coded.pitch / bytesOf(device.type),
                    stream);
    } else if (rowBytes == coded.pitch) {
        send(to, m.codes.data(), m.out * rowBytes, stream);
    } else {
        check(cudaMemcpy2DAsync(to, static_cast<std::size_t>(coded.pitch), m.codes.data(),
                                static_cast<std::size_t>(rowBytes), static_cast<std::size_t>(rowBytes),
                                static_cast<std::size_t>(m.out), cudaMemcpyHostToDevice, stream),
              Message::mark("sending weights"));
    }
    if (m.form == WeightForm::E4M3Block) {
        const std::int64_t pitch = coded.groups * 4, offset = LtScales::ofB(coded.n, coded.pitch).offset;
        return sendBlockScales(codes.data() + offset + (firstRow >> coded.rowShift) * pitch, pitch, m, stream);
    }
    const bool scalesRows = m.form == WeightForm::Int8Channel || m.form == WeightForm::E4M3Channel;
    const std::vector<float> floats =
        scalesRows ? floatScalesOf(m) : std::vector<float>(static_cast<std::size_t>(m.out), m.globalScale);
    if (coded.scaleKind == ScaleKind::E4M3) send(rowFactors.data() + firstRow * 4, floats.data(), m.out * 4, stream);
    if (scalesRows) {
        send(scales.data() + firstRow * 4, floats.data(), m.out * 4, stream);
    } else if (!m.scales.empty()) {
        send(scales.data() + firstRow * coded.groups * bytesOfScale(coded.scaleKind), m.scales.data(),
             static_cast<std::int64_t>(m.scales.size()), stream);
    }
    if (!m.zeroPoints.empty()) {
        const std::vector<std::uint8_t> bytes = zeroPointsOf(m, coded.groups);
        send(zeroPoints.data() + firstRow * coded.groups, bytes.data(), static_cast<std::int64_t>(bytes.size()),
             stream);
    }
    check(cudaStreamSynchronize(stream), Message::mark("sending weights"));
}

} // namespace qs::cuda
