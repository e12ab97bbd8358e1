// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/base64.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace qs {
namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

std::array<std::int8_t, 256> digitValues()
{
    std::array<std::int8_t, 256> values;
    values.fill(-1);
    for (std::size_t i = 0; i < kDigits.size(); ++i)
        values[static_cast<unsigned char>(kDigits[i])] = static_cast<std::int8_t>(i);
    return values;
}

} // namespace

std::string toBase64(std::string_view bytes)
{
    const auto at = [bytes](std::size_t i) { return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0u; };
    std::string text((bytes.size() + 2) / 3 * 4, '=');
    for (std::size_t i = 0, o = 0; i < bytes.size(); i += 3, o += 4) {
        const std::uint32_t three = at(i) << 16 | at(i + 1) << 8 | at(i + 2);
        const std::size_t digits = std::min<std::size_t>(bytes.size() - i, 3) + 1;
        for (std::size_t d = 0; d < digits; ++d)
            text[o + d] = kDigits[three >> (18 - 6 * d) & 63];
    }
    return text;
}

std::optional<std::string> fromBase64(std::string_view text)
{
    static const auto values = digitValues();
    if (text.size() % 4 != 0) return std::nullopt;
    std::size_t padding = 0;
    while (padding < 2 && text.ends_with('=')) {
        text.remove_suffix(1);
        ++padding;
    }
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3 + 3);
    std::uint32_t bits = 0;
    int held = 0;
    for (const char c : text) {
        const std::int8_t value = values[static_cast<unsigned char>(c)];
        if (value < 0) return std::nullopt;
        bits = bits << 6 | static_cast<std::uint8_t>(value);
        held += 6;
        if (held < 8) continue;
        held -= 8;
        bytes.push_back(static_cast<char>(bits >> held & 0xff));
    }
    return bytes;
}

} // namespace qs
