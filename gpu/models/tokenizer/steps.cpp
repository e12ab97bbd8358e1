// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/steps.h"

#include "gpu/models/tokenizer/text/unicode.h"

#include <array>

namespace qs {
namespace {

/// GPT-2's table: printable Latin-1 stands for itself, the other bytes for U+0100 and on.
struct ByteTable
{
    std::array<std::string, 256> text;
    std::array<std::int16_t, 0x200> byte{};
    ByteTable()
    {
        byte.fill(-1);
        char32_t other = 0x100;
        for (int b = 0; b < 256; ++b) {
            const bool itself = (b >= '!' && b <= '~') || (b >= 0xa1 && b <= 0xac) || b >= 0xae;
            const char32_t code = itself ? static_cast<char32_t>(b) : other++;
            appendCharacter(text[static_cast<std::size_t>(b)], code);
            byte[code] = static_cast<std::int16_t>(b);
        }
    }
};
const ByteTable& byteTable()
{
    static const ByteTable table;
    return table;
}

} // namespace

Result<void> TextMatcher::findAll(std::string_view text, PatternWork& work, std::vector<PatternSpan>& spans) const
{
    if (pattern) return pattern->findAll(text, work, spans);
    std::size_t covered = 0;
    for (std::size_t at = literal.empty() ? std::string_view::npos : text.find(literal); at != std::string_view::npos;
         at = text.find(literal, covered)) {
        if (at > covered) spans.push_back({covered, at, false});
        covered = at + literal.size();
        spans.push_back({at, covered, true});
    }
    if (covered < text.size()) spans.push_back({covered, text.size(), false});
    return {};
}

std::string byteLevelBytes(std::string_view token)
{
    const ByteTable& table = byteTable();
    std::string bytes;
    for (std::size_t at = 0; at < token.size();) {
        const char32_t code = nextCharacter(token, at);
        if (code >= table.byte.size() || table.byte[code] < 0) return std::string(token);
        bytes += static_cast<char>(table.byte[code]);
    }
    return bytes;
}

std::string byteLevelText(std::string_view bytes)
{
    const ByteTable& table = byteTable();
    std::string text;
    text.reserve(2 * bytes.size());
    for (const char byte : bytes)
        text += table.text[static_cast<unsigned char>(byte)];
    return text;
}

} // namespace qs
