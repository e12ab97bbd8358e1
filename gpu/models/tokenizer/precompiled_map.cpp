// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/precompiled_map.h"

#include "gpu/formats/io/base64.h"
#include "gpu/models/tokenizer/text/unicode.h"

#include <algorithm>

namespace qs {
namespace {

constexpr std::size_t kLongestGrapheme = 5; ///< bytes
constexpr std::size_t kLongestText = 1024;  ///< bytes; those of SentencePiece have 33 at most

bool hasLongTexts(std::string_view texts)
{
    for (std::size_t end = 0; !texts.empty(); texts.remove_prefix(std::min(end + 1, texts.size()))) {
        end = std::min(texts.find('\0'), texts.size());
        if (end > kLongestText) return true;
    }
    return false;
}

std::uint32_t littleEndianAt(std::string_view bytes, std::size_t at)
{
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value |= static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[at + i])) << (8 * i);
    return value;
}

// A unit of the double array: the byte that leads to it, whether a leaf follows, and where its children are.
std::uint32_t labelOf(std::uint32_t unit) { return unit & (0x80000000u | 0xff); }
bool hasLeaf(std::uint32_t unit) { return (unit >> 8 & 1) != 0; }
std::size_t offsetOf(std::uint32_t unit) { return static_cast<std::size_t>(unit >> 10) << ((unit & 0x200) >> 6); }
std::size_t valueOf(std::uint32_t unit) { return unit & 0x7fffffff; }

} // namespace

std::optional<PrecompiledMap> PrecompiledMap::read(std::string_view base64)
{
    const auto bytes = fromBase64(base64);
    if (!bytes || bytes->size() < 4) return std::nullopt;
    const std::size_t size = littleEndianAt(*bytes, 0);
    if (size % 4 != 0 || size == 0 || size > bytes->size() - 4) return std::nullopt;
    PrecompiledMap map;
    for (std::size_t at = 4; at < 4 + size; at += 4)
        map.m_units.push_back(littleEndianAt(*bytes, at));
    map.m_texts = bytes->substr(4 + size);
    return isUtf8(map.m_texts) && !hasLongTexts(map.m_texts) ? std::optional(std::move(map)) : std::nullopt;
}

std::optional<std::string_view> PrecompiledMap::replacement(std::string_view part) const
{
    std::size_t at = offsetOf(m_units.front());
    for (const char c : part) {
        const auto byte = static_cast<unsigned char>(c);
        at ^= byte;
        if (byte == 0 || at >= m_units.size() || labelOf(m_units[at]) != byte) return std::nullopt;
        const std::uint32_t unit = m_units[at];
        at ^= offsetOf(unit);
        if (at >= m_units.size()) return std::nullopt;
        if (!hasLeaf(unit)) continue;
        const std::size_t text = valueOf(m_units[at]);
        if (text >= m_texts.size() || (static_cast<unsigned char>(m_texts[text]) & 0xc0) == 0x80) return std::nullopt;
        const std::string_view found = std::string_view(m_texts).substr(text);
        return found.substr(0, found.find('\0'));
    }
    return std::nullopt;
}

void PrecompiledMap::append(std::string_view grapheme, std::string& out) const
{
    if (grapheme.size() <= kLongestGrapheme)
        if (const auto text = replacement(grapheme)) {
            out += *text;
            return;
        }
    for (std::size_t at = 0; at < grapheme.size();) {
        const std::size_t begin = at;
        nextCharacter(grapheme, at);
        const std::string_view character = grapheme.substr(begin, at - begin);
        out += replacement(character).value_or(character);
    }
}

std::string PrecompiledMap::apply(std::string_view text) const
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = graphemeEnd(text, begin);
        append(text.substr(begin, end - begin), out);
        begin = end;
    }
    return out;
}

} // namespace qs
