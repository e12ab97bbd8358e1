// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/npy.h"

#include "gpu/core/units.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/npy_header.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace qs {
namespace {

constexpr std::string_view magic = "\x93NUMPY";
constexpr std::size_t maxHeaderBytes = std::size_t{1} << 20; // a plain array's is some 100 bytes

struct ElementType
{
    DType dtype;
    bool bigEndian;
};

Error refusedArray(const std::string& name, const Message& why, const Message& hint)
{
    return {ErrorCode::BadInput, Message::tr("Cannot read %1: %2.").arg(quotedText(name, 300), why), hint};
}

unsigned byteAt(std::span<const std::byte> bytes, std::size_t i) { return std::to_integer<unsigned>(bytes[i]); }

/// Position and length of the header's text; the length field is 2 bytes in version 1, 4 from version 2 on.
struct HeaderPlace
{
    std::size_t begin = 0;
    std::size_t size = 0;
};

Result<HeaderPlace> locateHeader(std::span<const std::byte> bytes, const std::string& name)
{
    const auto broken = [&name](const Message& why) {
        return refusedArray(name, why,
                            Message::tr("Save it again with numpy.save, or check that the copy is complete."));
    };
    if (!looksLikeNpy(bytes)) return broken(Message::tr("it is not an .npy file"));
    if (bytes.size() < 8) return broken(Message::tr("the .npy header is truncated"));
    const unsigned major = byteAt(bytes, 6);
    if (major < 1 || major > 3)
        return broken(Message::tr("it has .npy version %1; supported versions are 1 to 3").arg(major));
    HeaderPlace place{major == 1 ? std::size_t{10} : std::size_t{12}, 0};
    if (bytes.size() < place.begin) return broken(Message::tr("the .npy header is truncated"));
    for (std::size_t i = place.begin; i-- > 8;)
        place.size = place.size << 8 | byteAt(bytes, i);
    if (place.size > maxHeaderBytes)
        return broken(Message::tr("its header size is %1; the limit is 1 MiB").arg(formatBytes({place.size})));
    if (place.size > bytes.size() - place.begin)
        return broken(
            Message::tr("its header size is %1 bytes, but only %2 follow").arg(place.size, bytes.size() - place.begin));
    return place;
}

/// numpy's type string: byte order, kind, size of an element in bytes.
Result<ElementType> elementType(const std::string& descr, const std::string& name)
{
    struct Known
    {
        std::string_view text;
        DType dtype;
    };
    static constexpr Known known[] = {{"f2", DType::F16},  {"f4", DType::F32},   {"f8", DType::F64},
                                      {"i1", DType::I8},   {"u1", DType::U8},    {"i4", DType::I32},
                                      {"V2", DType::BF16}, {"f1", DType::F8E5M2}};
    if (descr == "bfloat16") return ElementType{DType::BF16, false};
    const Message convert = Message::tr("Convert it first, for example with .astype(numpy.float32).");
    const char order = descr.empty() ? '\0' : descr[0];
    const bool ordered = order == '<' || order == '>' || order == '=' || order == '|';
    const auto found = std::ranges::find(known, std::string_view(descr).substr(ordered ? 1 : 0), &Known::text);
    if (ordered && found != std::end(known)) {
        const bool opaque = sizeOf(found->dtype) == 1 || found->dtype == DType::BF16;
        if (order != '|' || opaque) return ElementType{found->dtype, order == '>' && sizeOf(found->dtype) > 1};
    }
    if (descr.ends_with("V1"))
        return refusedArray(
            name, Message::tr("its elements are single bytes of an unnamed type (NumPy has no name for FP8 E4M3)"),
            Message::tr("Save FP8 tensors as .safetensors."));
    if (descr.find('O') != std::string::npos)
        return refusedArray(name, Message::tr("its elements are Python objects"),
                            Message::tr("Only arrays of numbers are supported. %1").arg(convert));
    return refusedArray(name, Message::tr("its data type %1 is not supported").arg(quotedText(descr)), convert);
}

Result<TensorView> parse(std::span<const std::byte> bytes, const std::string& name)
{
    const auto place = locateHeader(bytes, name);
    if (!place) return place.error();
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()) + place->begin, place->size);
    const auto header = parseNpyHeader(text, name);
    if (!header) return header.error();
    const auto type = elementType(header->descr, name);
    if (!type) return type.error();

    const Message size = Message::tr("its shape %1").arg(shapeText(header->shape));
    const auto elements = elementCount(header->shape);
    std::int64_t needed = 0;
    if (!elements || __builtin_mul_overflow(*elements, static_cast<std::int64_t>(sizeOf(type->dtype)), &needed))
        return refusedArray(name, Message::tr("%1 requires more than 2^63 bytes").arg(size),
                            Message::tr("The file is damaged or malicious."));
    const auto data = bytes.subspan(place->begin + place->size);
    if (static_cast<std::uint64_t>(needed) > data.size())
        return refusedArray(
            name, Message::tr("%1 requires %2 bytes, but the file has only %3").arg(size, needed, data.size()),
            Message::tr("The file is truncated. Copy it again."));
    const auto wide = std::ranges::count_if(header->shape, [](std::int64_t n) { return n != 1; });
    if (header->fortranOrder && wide > 1)
        return refusedArray(name,
                            Message::tr("it is stored in column-major order (fortran_order), but tokens are rows"),
                            Message::tr("Save it again: numpy.save(file, numpy.ascontiguousarray(array))."));
    return TensorView{type->dtype, header->shape, data.first(static_cast<std::size_t>(needed)),
                      false,       name,          type->bigEndian};
}

/// Empty for types that numpy has no name for.
std::string_view numpyName(DType type)
{
    switch (type) {
    case DType::I8:
        return "|i1";
    case DType::U8:
        return "|u1";
    case DType::I32:
        return "<i4";
    case DType::F16:
        return "<f2";
    case DType::BF16:
        return "<V2"; // as ml_dtypes writes it
    case DType::F32:
        return "<f4";
    case DType::F64:
        return "<f8";
    default:
        return {};
    }
}

/// Magic, version 1.0, length and dictionary, padded so that the data begin at a multiple of 64.
std::string headerImage(std::string_view descr, std::span<const std::int64_t> shape)
{
    std::string text = "{'descr': '" + std::string(descr) + "', 'fortran_order': False, 'shape': (";
    for (std::size_t i = 0; i < shape.size(); ++i)
        text += (i ? ", " : "") + std::to_string(shape[i]);
    text += shape.size() == 1 ? ",), }" : "), }";
    constexpr std::size_t front = 10;
    text.append(63 - (front + text.size()) % 64, ' ');
    text += '\n';
    std::string image(magic);
    image += {'\1', '\0', static_cast<char>(text.size() & 0xff), static_cast<char>(text.size() >> 8)};
    return image + text;
}

Result<void> write(const std::filesystem::path& path, DType dtype, std::span<const std::int64_t> shape,
                   std::span<const std::byte> data)
{
    const std::string_view descr = numpyName(dtype);
    if (descr.empty())
        return Error{ErrorCode::Usage, Message::tr("NumPy has no data type for %1.").arg(dtypeLabel(dtype)),
                     Message::tr("Write the codes as uint8 instead.")};
    const auto elements = elementCount(shape);
    std::int64_t needed = 0;
    if (shape.size() > 64 || !elements ||
        __builtin_mul_overflow(*elements, static_cast<std::int64_t>(sizeOf(dtype)), &needed) ||
        static_cast<std::uint64_t>(needed) != data.size())
        return Error{ErrorCode::Internal,
                     Message::tr("Cannot write %1: the shape %2 of %3 does not match its %4 bytes.")
                         .arg(quotedPath(path), shapeText(shape), dtypeName(dtype), data.size()),
                     Message::tr("Report this problem.")};
    const std::string header = headerImage(descr, shape);
    const std::array<std::string_view, 2> pieces{
        header, std::string_view(reinterpret_cast<const char*>(data.data()), data.size())};
    return writeFileAtomically(path, pieces);
}

} // namespace

bool looksLikeNpy(std::span<const std::byte> bytes)
{
    return bytes.size() >= magic.size() && std::memcmp(bytes.data(), magic.data(), magic.size()) == 0;
}

Result<TensorView> parseNpy(std::span<const std::byte> bytes, const std::string& name)
{
    return guarded(Message::mark("an .npy file"), [&] { return parse(bytes, name); });
}

Result<void> writeNpy(const std::filesystem::path& path, DType dtype, std::span<const std::int64_t> shape,
                      std::span<const std::byte> data)
{
    return guarded(Message::mark("an .npy file"), [&] { return write(path, dtype, shape, data); });
}

} // namespace qs
