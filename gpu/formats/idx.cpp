// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/idx.h"

#include "gpu/core/units.h"
#include "gpu/formats/gzip.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/mapped_file.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>

namespace qs {

namespace {

constexpr unsigned kMaxDimensions = 8;

Error refused(const std::string& what, const Message& why, const Message& hint)
{
    return {ErrorCode::BadInput, Message::tr("Cannot read %1: %2.").arg(what, why), hint};
}

std::uint64_t bigEndian(std::span<const std::byte> bytes)
{
    std::uint64_t value = 0;
    for (const std::byte b : bytes)
        value = value << 8 | std::to_integer<std::uint64_t>(b);
    return value;
}

std::size_t elementSize(IdxType type)
{
    switch (type) {
    case IdxType::I16:
        return 2;
    case IdxType::I32:
    case IdxType::F32:
        return 4;
    case IdxType::F64:
        return 8;
    default:
        return 1;
    }
}

bool knownType(unsigned code) { return code == 8 || code == 9 || (code >= 0x0b && code <= 0x0e); }

/// Where an IDX image comes from, plain or compressed: fills as much as there is.
using Source = std::function<Result<std::size_t>(std::span<std::byte>)>;

Error endsEarly(const std::string& what, const Message& why)
{
    return refused(what, why, Message::tr("The file is truncated. Copy or download it again."));
}

/// Type and shape; data stay empty.
Result<IdxArray> readHeader(const Source& source, const std::string& what)
{
    std::array<std::byte, 4> magic{};
    const auto front = source(magic);
    if (!front) return front.error();
    if (*front < magic.size())
        return endsEarly(
            what, Message::tr("an IDX file begins with %1 bytes, but the file has only %2").arg(magic.size(), *front));
    const auto code = std::to_integer<unsigned>(magic[2]), dimensions = std::to_integer<unsigned>(magic[3]);
    if (!looksLikeIdx(magic))
        return refused(what, Message::tr("it is not an IDX file"),
                       Message::tr("An IDX file begins with 0, 0, a type (8 for bytes) and 1 to 8 dimensions."));
    IdxArray array;
    array.type = static_cast<IdxType>(code);
    std::array<std::byte, 4 * kMaxDimensions> sizes{};
    const auto made = source(std::span(sizes).first(4 * dimensions));
    if (!made) return made.error();
    if (*made < 4 * dimensions)
        return endsEarly(what, Message::tr("%1 requires %2 bytes, but the file has only %3")
                                   .arg(Message::tr("its header"), 4 + 4 * dimensions, 4 + *made));
    std::uint64_t elements = 1;
    for (unsigned d = 0; d < dimensions; ++d) {
        const std::uint64_t size = bigEndian(std::span(sizes).subspan(4 * d, 4));
        array.shape.push_back(static_cast<std::int64_t>(size));
        if (__builtin_mul_overflow(elements, size, &elements)) elements = IdxArray::kMaxElements + 1;
    }
    if (elements > IdxArray::kMaxElements)
        return refused(what,
                       Message::tr("its shape %1 has more than %2 elements (the limit)")
                           .arg(shapeText(array.shape), formatCount(IdxArray::kMaxElements)),
                       Message::tr("The file is damaged or must be split."));
    return array;
}

/// `mostBytes` is what the rest of the file can hold at all: a claim beyond it costs no memory.
Result<IdxArray> readAll(const Source& source, std::uint64_t mostBytes, const std::string& what)
{
    auto header = readHeader(source, what);
    if (!header) return header.error();
    IdxArray array = std::move(header).value();
    const std::uint64_t needed = static_cast<std::uint64_t>(array.elements()) * elementSize(array.type);
    const Message claim = Message::tr("its shape %1").arg(shapeText(array.shape));
    array.data.resize(static_cast<std::size_t>(std::min(needed, mostBytes)));
    const auto made = source(array.data);
    if (!made) return made.error();
    if (*made < needed)
        return endsEarly(what, Message::tr("%1 requires %2 bytes, but the file has only %3").arg(claim, needed, *made));
    std::array<std::byte, 1> beyond{};
    const auto more = source(beyond);
    if (!more) return more.error();
    if (*more > 0)
        return refused(what, Message::tr("%1 requires %2 bytes, but the file has more").arg(claim, needed),
                       Message::tr("The header does not match the data. Save or download the file again."));
    return array;
}

/// Hands out bytes that lie in memory.
Source plainSource(std::span<const std::byte> bytes)
{
    return [bytes](std::span<std::byte> out) mutable -> Result<std::size_t> {
        const std::size_t count = std::min(out.size(), bytes.size());
        std::ranges::copy(bytes.first(count), out.begin());
        bytes = bytes.subspan(count);
        return count;
    };
}

} // namespace

std::int64_t IdxArray::elements() const
{
    // The header was read: the product is within kMaxElements, but a part of it need not be where a dimension is 0.
    if (std::ranges::find(shape, 0) != shape.end()) return 0;
    std::int64_t product = 1;
    for (const std::int64_t size : shape)
        product *= size;
    return product;
}

double IdxArray::at(std::int64_t index) const
{
    const std::size_t size = elementSize(type);
    const std::uint64_t bits = bigEndian(std::span(data).subspan(static_cast<std::size_t>(index) * size, size));
    switch (type) {
    case IdxType::I8:
        return static_cast<std::int8_t>(bits);
    case IdxType::I16:
        return static_cast<std::int16_t>(bits);
    case IdxType::I32:
        return static_cast<std::int32_t>(bits);
    case IdxType::F32:
        return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case IdxType::F64:
        return std::bit_cast<double>(bits);
    default:
        return static_cast<double>(bits);
    }
}

bool looksLikeIdx(std::span<const std::byte> bytes)
{
    if (bytes.size() < 4 || bytes[0] != std::byte{0} || bytes[1] != std::byte{0}) return false;
    const auto dimensions = std::to_integer<unsigned>(bytes[3]);
    return knownType(std::to_integer<unsigned>(bytes[2])) && dimensions >= 1 && dimensions <= kMaxDimensions;
}

Result<IdxArray> parseIdx(std::span<const std::byte> bytes, const std::string& what)
{
    return guarded(Message::mark("an IDX file"), [&] { return readAll(plainSource(bytes), bytes.size(), what); });
}

Result<IdxArray> readIdx(const std::filesystem::path& path)
{
    return guarded(Message::mark("an IDX file"), [&]() -> Result<IdxArray> {
        const auto file = MappedFile::open(path);
        if (!file) return file.error();
        const std::string what = quotedPath(path);
        if (!looksLikeGzip(file->bytes())) return file->checked(parseIdx(file->bytes(), what));
        auto reader = GzipReader::open(file->bytes(), what);
        if (!reader) return reader.error();
        const Source source = [&reader](std::span<std::byte> out) { return reader->read(out); };
        return file->checked(readAll(source, file->bytes().size() * kMaxInflation, what));
    });
}

} // namespace qs
