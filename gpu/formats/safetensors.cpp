// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/safetensors.h"

#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/lfs_pointer.h"
#include "gpu/formats/safetensors_types.h"

#include <algorithm>
#include <limits>

namespace qs {
namespace {

using nlohmann::json;

constexpr std::size_t lengthBytes = 8;
constexpr std::size_t kMaxTensorDimensions = 64;

Error refusedTensors(const std::string& file, const Message& why,
                     const Message& hint = Message::tr("The file is damaged. Copy or save it again."))
{
    return {ErrorCode::BadInput, Message::tr("Cannot read %1: %2.").arg(quotedText(file, 300), why), hint};
}

Message tensorText(std::string_view name) { return Message::tr("tensor %1").arg(quotedText(name)); }

std::uint64_t headerLength(std::span<const std::byte> bytes)
{
    std::uint64_t length = 0;
    for (std::size_t i = lengthBytes; i-- > 0;)
        length = length << 8 | std::to_integer<std::uint64_t>(bytes[i]);
    return length;
}

/// The header's text, with every length checked.
Result<std::string_view> headerText(std::span<const std::byte> bytes, const std::string& file)
{
    if (auto pointer =
            lfsPointerError({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, quotedText(file, 300)))
        return *pointer;
    if (bytes.size() < lengthBytes + 2)
        return refusedTensors(
            file, Message::tr("it has %1 bytes, which is too short for a .safetensors file").arg(bytes.size()));
    const std::uint64_t length = headerLength(bytes);
    const std::uint64_t rest = bytes.size() - lengthBytes;
    if (length > kMaxSafetensorsHeader)
        return refusedTensors(
            file, Message::tr("its header size is %1 bytes; the limit is %2").arg(length, kMaxSafetensorsHeader),
            Message::tr("Check that it is a .safetensors file."));
    if (length > rest)
        return refusedTensors(file, Message::tr("its header size is %1 bytes, but only %2 follow").arg(length, rest),
                              Message::tr("The file is truncated. Copy it again."));
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()) + lengthBytes, length);
    if (!text.starts_with('{'))
        return refusedTensors(file, Message::tr("its header does not begin with '{'"),
                              Message::tr("Check that it is a .safetensors file."));
    return text;
}

/// A whole number from 0 to 2^63 − 1.
std::optional<std::int64_t> wholeNumber(const json& value)
{
    if (!value.is_number_unsigned()) return std::nullopt;
    const auto number = value.get<std::uint64_t>();
    if (number > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) return std::nullopt;
    return static_cast<std::int64_t>(number);
}

/// Offsets as the file has them: relative to the end of the header.
Result<std::pair<std::uint64_t, std::uint64_t>> readOffsets(const json& entry, std::uint64_t bufferSize,
                                                            const Message& who, const std::string& file)
{
    const auto found = entry.find("data_offsets");
    if (found == entry.end() || !found->is_array() || found->size() != 2)
        return refusedTensors(file, Message::tr("%1 has no pair of data_offsets").arg(who));
    const auto begin = wholeNumber((*found)[0]);
    const auto end = wholeNumber((*found)[1]);
    if (!begin || !end)
        return refusedTensors(file,
                              Message::tr("%1 has data_offsets that are not whole numbers of 0 or more").arg(who));
    const auto first = static_cast<std::uint64_t>(*begin);
    const auto last = static_cast<std::uint64_t>(*end);
    const std::string range = "[" + std::to_string(first) + ", " + std::to_string(last) + "]";
    if (first > last)
        return refusedTensors(file,
                              Message::tr("%1 has data_offsets %2, whose end is before the start").arg(who, range));
    if (last > bufferSize)
        return refusedTensors(file,
                              Message::tr("%1 has data_offsets %2, but the file contains only %3 bytes of data")
                                  .arg(who, range, bufferSize),
                              Message::tr("The file is truncated. Copy it again."));
    return std::pair{first, last};
}

Result<std::vector<std::int64_t>> readShape(const json& entry, const Message& who, const std::string& file)
{
    const auto found = entry.find("shape");
    if (found == entry.end() || !found->is_array())
        return refusedTensors(file, Message::tr("%1 has no shape").arg(who));
    if (found->size() > kMaxTensorDimensions)
        return refusedTensors(file, Message::tr("%1 has %2 dimensions; the limit is 64").arg(who, found->size()));
    std::vector<std::int64_t> shape;
    for (const json& dimension : *found) {
        const auto value = wholeNumber(dimension);
        if (!value)
            return refusedTensors(
                file, Message::tr("%1 has a dimension that is not a whole number from 0 to 2^63 - 1").arg(who));
        shape.push_back(*value);
    }
    return shape;
}

/// Checks that the data are as long as shape and type specify.
Result<void> checkSize(const TensorInfo& info, const SafetensorsType& type, const Message& who, const std::string& file)
{
    const Message size = Message::tr("%1 of shape %2 and type %3").arg(who, shapeText(info.shape), info.dtypeText);
    const auto elements = elementCount(info.shape);
    std::uint64_t bits = 0;
    if (!elements || __builtin_mul_overflow(static_cast<std::uint64_t>(*elements), type.bits, &bits))
        return refusedTensors(file, Message::tr("%1 has an invalid size").arg(size),
                              Message::tr("The file is damaged or malicious."));
    if (bits % 8 != 0) return refusedTensors(file, Message::tr("%1 does not fill a whole number of bytes").arg(size));
    if (bits / 8 != info.bytes)
        return refusedTensors(
            file, Message::tr("%1 requires %2 bytes, but its data_offsets specify %3").arg(size, bits / 8, info.bytes));
    return {};
}

Result<SafetensorsHeader::Entry> readEntry(const std::string& name, const json& entry, std::size_t bufferStart,
                                           std::uint64_t bufferSize, const std::string& file)
{
    const Message who = tensorText(name);
    if (!entry.is_object()) return refusedTensors(file, Message::tr("the entry of %1 is not an object").arg(who));
    const auto dtype = entry.find("dtype");
    if (dtype == entry.end() || !dtype->is_string())
        return refusedTensors(file, Message::tr("%1 has no dtype").arg(who));
    auto shape = readShape(entry, who, file);
    if (!shape) return shape.error();
    const auto offsets = readOffsets(entry, bufferSize, who, file);
    if (!offsets) return offsets.error();
    TensorInfo info{name,
                    printable(dtype->get_ref<const std::string&>(), 24),
                    {},
                    std::move(shape).value(),
                    offsets->second - offsets->first};
    // A type of tomorrow is listed all the same: only its own size cannot be checked.
    if (const SafetensorsType* type = findSafetensorsType(info.dtypeText)) {
        info.dtype = type->dtype;
        if (auto size = checkSize(info, *type, who, file); !size) return size.error();
    }
    return SafetensorsHeader::Entry{std::move(info), bufferStart + static_cast<std::size_t>(offsets->first)};
}

Result<void> readMetadata(const json& value, SafetensorsHeader& header, const std::string& file)
{
    if (!value.is_object()) return refusedTensors(file, Message::tr("its __metadata__ is not an object"));
    for (const auto& [key, text] : value.items()) {
        if (!text.is_string())
            return refusedTensors(file, Message::tr("its __metadata__ %1 is not a string").arg(quotedText(key)));
        header.metadata.emplace(key, text.get_ref<const std::string&>());
    }
    return {};
}

/// Tensors must cover the data one after the other, without overlaps and holes.
Result<void> checkCover(const std::vector<SafetensorsHeader::Entry>& tensors, std::size_t begin, std::size_t end,
                        const std::string& file)
{
    std::vector<const SafetensorsHeader::Entry*> order;
    order.reserve(tensors.size());
    for (const auto& entry : tensors)
        order.push_back(&entry);
    std::ranges::sort(order, [](const auto* a, const auto* b) {
        return std::pair(a->offset, a->info.bytes) < std::pair(b->offset, b->info.bytes);
    });
    std::size_t at = begin;
    for (const auto* entry : order) {
        const Message who = tensorText(entry->info.name);
        if (entry->offset < at) return refusedTensors(file, Message::tr("%1 overlaps the previous tensor").arg(who));
        if (entry->offset > at)
            return refusedTensors(file,
                                  Message::tr("%1 bytes before %2 belong to no tensor").arg(entry->offset - at, who));
        at += static_cast<std::size_t>(entry->info.bytes);
    }
    if (at != end) return refusedTensors(file, Message::tr("%1 bytes at its end belong to no tensor").arg(end - at));
    return {};
}

Result<SafetensorsHeader> parseHeader(std::span<const std::byte> bytes, const std::string& file)
{
    const auto text = headerText(bytes, file);
    if (!text) return text.error();
    const JsonLimits limits{.maxBytes = kMaxSafetensorsHeader, .maxDepth = 8, .refuseDuplicateKeys = true};
    const auto document = parseJson(*text, limits, Message::tr("The header of %1").arg(quotedText(file, 300)));
    if (!document) return document.error();
    const std::size_t begin = lengthBytes + text->size();
    SafetensorsHeader header;
    for (const auto& [name, value] : document->items()) {
        if (name == "__metadata__") {
            if (auto done = readMetadata(value, header, file); !done) return done.error();
            continue;
        }
        auto entry = readEntry(name, value, begin, bytes.size() - begin, file);
        if (!entry) return entry.error();
        header.tensors.push_back(std::move(entry).value());
    }
    if (auto cover = checkCover(header.tensors, begin, bytes.size(), file); !cover) return cover.error();
    return header;
}

} // namespace

bool looksLikeSafetensors(std::span<const std::byte> bytes)
{
    return bytes.size() > lengthBytes && std::to_integer<char>(bytes[lengthBytes]) == '{' &&
           headerLength(bytes) <= kMaxSafetensorsHeader;
}

Result<SafetensorsHeader> parseSafetensorsHeader(std::span<const std::byte> bytes, const std::string& file)
{
    return guarded(Message::mark("a .safetensors file"), [&] { return parseHeader(bytes, file); });
}

Result<SafetensorsFile> mapSafetensors(MappedFile file, const std::string& name)
{
    return guarded(Message::mark("a .safetensors file"), [&]() -> Result<SafetensorsFile> {
        auto header = parseSafetensorsHeader(file.bytes(), name);
        if (!header) return header.error();
        return SafetensorsFile(std::move(file), std::move(header).value(), name);
    });
}

Result<SafetensorsFile> SafetensorsFile::open(const std::filesystem::path& path)
{
    return guarded(Message::mark("a .safetensors file"), [&]() -> Result<SafetensorsFile> {
        auto file = MappedFile::open(path);
        if (!file) return file.error();
        return mapSafetensors(std::move(file).value(), path.native());
    });
}

Message unsupportedTypeHint(std::string_view type)
{
    Message supported = Message::tr("Supported types: F64, F32, F16, BF16, F8_E4M3, F8_E5M2, I8, U8 and I32.");
    if (type.ends_with("FNUZ"))
        return Message::sentences(
            {Message::tr("%1 is the FP8 of AMD MI300, whose bias differs, so the same bits stand for other values. "
                         "Convert the tensor first: x.to(torch.float32).")
                 .arg(std::string(type)),
             supported});
    if (type == "F4" || type.starts_with("F6_") || type == "F8_E8M0")
        return Message::sentences(
            {Message::tr("%1 holds codes or scales of a microscaling format, which stand for values only together. "
                         "Dequantize the tensor to BF16 with the tool that wrote it, and save that.")
                 .arg(std::string(type)),
             supported});
    return supported;
}

Result<TensorView> SafetensorsFile::tensor(const std::string& name) const
{
    return guarded(Message::mark("a tensor"), [&]() -> Result<TensorView> {
        const std::string where = quotedText(m_name, 300);
        const auto found = std::ranges::lower_bound(
            m_header.tensors, name, {}, [](const auto& entry) -> const std::string& { return entry.info.name; });
        if (found == m_header.tensors.end() || found->info.name != name) {
            std::vector<std::string> names;
            names.reserve(m_header.tensors.size());
            for (const auto& entry : m_header.tensors)
                names.push_back(entry.info.name);
            return Error{ErrorCode::Usage, Message::tr("%1 has no tensor %2.").arg(where, quotedText(name)),
                         names.empty()
                             ? Message::tr("It contains no tensors.")
                             : Message::tr("It contains: %1.").arg(nameList(nearestNames(name, names), names.size()))};
        }
        const TensorInfo& info = found->info;
        if (!info.dtype)
            return Error{ErrorCode::BadInput,
                         Message::tr("%1: %2 is of type %3, which is not supported.")
                             .arg(where, tensorText(name), info.dtypeText),
                         unsupportedTypeHint(info.dtypeText)};
        const auto data = m_file.bytes().subspan(found->offset, static_cast<std::size_t>(info.bytes));
        return TensorView{*info.dtype, info.shape, data, false, name, false};
    });
}

} // namespace qs
