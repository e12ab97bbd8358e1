// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/packed_samples.h"

#include "gpu/formats/io/base64.h"

#include <nlohmann/json.hpp>
#include <zlib.h>

#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>

namespace qs {
namespace {

constexpr char kDtype[] = "<f4";
constexpr char kRaw[] = "raw";
constexpr char kPlanes[] = "planes+zlib";
constexpr int kFast = 1; ///< higher levels take several times as long for some percent

/// Least significant byte first, whatever the machine's order.
std::uint32_t littleEndian(std::uint32_t bits)
{
    if constexpr (std::endian::native == std::endian::big)
        bits = bits >> 24 | (bits >> 8 & 0xff00) | (bits << 8 & 0xff0000) | bits << 24;
    return bits;
}

std::string rawBytes(const std::vector<float>& values)
{
    std::string bytes(values.size() * 4, '\0');
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::uint32_t bits = littleEndian(std::bit_cast<std::uint32_t>(values[i]));
        std::memcpy(bytes.data() + 4 * i, &bits, 4);
    }
    return bytes;
}

/// Byte `plane` of every value together: exponents repeat, and so do the low bytes of times that a timer quantizes.
std::string toPlanes(std::string_view raw)
{
    const std::size_t count = raw.size() / 4;
    std::string planes(raw.size(), '\0');
    for (std::size_t plane = 0; plane < 4; ++plane)
        for (std::size_t i = 0; i < count; ++i)
            planes[plane * count + i] = raw[4 * i + plane];
    return planes;
}

std::string fromPlanes(std::string_view planes)
{
    const std::size_t count = planes.size() / 4;
    std::string raw(planes.size(), '\0');
    for (std::size_t plane = 0; plane < 4; ++plane)
        for (std::size_t i = 0; i < count; ++i)
            raw[4 * i + plane] = planes[plane * count + i];
    return raw;
}

std::optional<std::string> deflated(std::string_view bytes)
{
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    std::string out(size, '\0');
    if (compress2(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                  static_cast<uLong>(bytes.size()), kFast) != Z_OK)
        return std::nullopt;
    out.resize(size);
    return out;
}

/// Exactly `size` bytes or nothing: a stranger's data cannot ask for more.
std::optional<std::string> inflated(std::string_view bytes, std::size_t size)
{
    constexpr std::size_t most = 1032; // deflate's own limit: a larger claim is a lie
    if (size / most > bytes.size()) return std::nullopt;
    std::string out(size, '\0');
    uLongf got = static_cast<uLongf>(size);
    uLong used = static_cast<uLong>(bytes.size());
    const int status =
        uncompress2(reinterpret_cast<Bytef*>(out.data()), &got, reinterpret_cast<const Bytef*>(bytes.data()), &used);
    if (status != Z_OK || got != size || used != bytes.size()) return std::nullopt;
    return out;
}

/// The text member `key`; null where there is none.
const std::string* textMember(const nlohmann::json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? &found->get_ref<const std::string&>() : nullptr;
}

} // namespace

nlohmann::ordered_json packedSamples(const std::vector<float>& values)
{
    const std::string raw = rawBytes(values);
    const auto packed = deflated(toPlanes(raw));
    const bool planes = packed && packed->size() < raw.size();
    return {{"dtype", kDtype},
            {"n", values.size()},
            {"coding", planes ? kPlanes : kRaw},
            {"data", toBase64(planes ? *packed : raw)}};
}

bool unpackSamples(const nlohmann::json& json, std::vector<float>& out)
{
    if (!json.is_object()) return false;
    const std::string *dtype = textMember(json, "dtype"), *coding = textMember(json, "coding"),
                      *data = textMember(json, "data");
    const auto n = json.find("n");
    if (!dtype || *dtype != kDtype || !coding || !data || n == json.end() || !n->is_number_unsigned()) return false;
    const auto count = n->get<std::uint64_t>();
    if (count > kMaxPacked) return false;
    auto bytes = fromBase64(*data);
    if (bytes && *coding == kPlanes) {
        bytes = inflated(*bytes, count * 4);
        if (bytes) bytes = fromPlanes(*bytes);
    } else if (*coding != kRaw) {
        return false;
    }
    if (!bytes || bytes->size() != count * 4) return false;
    const std::size_t before = out.size();
    out.resize(before + count);
    for (std::size_t i = 0; i < count; ++i) {
        std::uint32_t bits = 0;
        std::memcpy(&bits, bytes->data() + 4 * i, 4);
        out[before + i] = std::bit_cast<float>(littleEndian(bits));
    }
    return true;
}

} // namespace qs
