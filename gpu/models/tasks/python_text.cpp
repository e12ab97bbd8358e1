// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tasks/python_text.h"

#include "gpu/models/tokenizer/text/unicode.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <vector>

namespace qs {
namespace {

/// Characters whose title case is more than one, from Unicode's SpecialCasing.txt; the library knows the single ones.
struct LongTitle
{
    char32_t character;
    std::array<char32_t, 3> title; ///< 0 behind the last
};
constexpr auto kLongTitles = std::to_array<LongTitle>({
    {0xdf, {0x53, 0x73}},
    {0x149, {0x2bc, 0x4e}},
    {0x1f0, {0x4a, 0x30c}},
    {0x390, {0x399, 0x308, 0x301}},
    {0x3b0, {0x3a5, 0x308, 0x301}},
    {0x587, {0x535, 0x582}},
    {0x1e96, {0x48, 0x331}},
    {0x1e97, {0x54, 0x308}},
    {0x1e98, {0x57, 0x30a}},
    {0x1e99, {0x59, 0x30a}},
    {0x1e9a, {0x41, 0x2be}},
    {0x1f50, {0x3a5, 0x313}},
    {0x1f52, {0x3a5, 0x313, 0x300}},
    {0x1f54, {0x3a5, 0x313, 0x301}},
    {0x1f56, {0x3a5, 0x313, 0x342}},
    {0x1fb2, {0x1fba, 0x345}},
    {0x1fb4, {0x386, 0x345}},
    {0x1fb6, {0x391, 0x342}},
    {0x1fb7, {0x391, 0x342, 0x345}},
    {0x1fc2, {0x1fca, 0x345}},
    {0x1fc4, {0x389, 0x345}},
    {0x1fc6, {0x397, 0x342}},
    {0x1fc7, {0x397, 0x342, 0x345}},
    {0x1fd2, {0x399, 0x308, 0x300}},
    {0x1fd3, {0x399, 0x308, 0x301}},
    {0x1fd6, {0x399, 0x342}},
    {0x1fd7, {0x399, 0x308, 0x342}},
    {0x1fe2, {0x3a5, 0x308, 0x300}},
    {0x1fe3, {0x3a5, 0x308, 0x301}},
    {0x1fe4, {0x3a1, 0x313}},
    {0x1fe6, {0x3a5, 0x342}},
    {0x1fe7, {0x3a5, 0x308, 0x342}},
    {0x1ff2, {0x1ffa, 0x345}},
    {0x1ff4, {0x38f, 0x345}},
    {0x1ff6, {0x3a9, 0x342}},
    {0x1ff7, {0x3a9, 0x342, 0x345}},
    {0xfb00, {0x46, 0x66}},
    {0xfb01, {0x46, 0x69}},
    {0xfb02, {0x46, 0x6c}},
    {0xfb03, {0x46, 0x66, 0x69}},
    {0xfb04, {0x46, 0x66, 0x6c}},
    {0xfb05, {0x53, 0x74}},
    {0xfb06, {0x53, 0x74}},
    {0xfb13, {0x544, 0x576}},
    {0xfb14, {0x544, 0x565}},
    {0xfb15, {0x544, 0x56b}},
    {0xfb16, {0x54e, 0x576}},
    {0xfb17, {0x544, 0x56d}},
});

/// Marks within a word that are neither letters nor marks by category (Word_Break MidLetter, MidNumLet, Single_Quote).
constexpr auto kWithinWords = std::to_array<char32_t>({0x27, 0x2e, 0x3a, 0xb7, 0x387, 0x55f, 0x5f4, 0x2018, 0x2019,
                                                       0x2024, 0x2027, 0xfe13, 0xfe52, 0xfe55, 0xff07, 0xff0e, 0xff1a});

struct Range
{
    char32_t first, last;
};
/// Cased characters that are no letters by category (Other_Uppercase, Other_Lowercase).
constexpr auto kCasedOthers = std::to_array<Range>({{0xaa, 0xaa},
                                                    {0xba, 0xba},
                                                    {0x2160, 0x217f},
                                                    {0x24b6, 0x24e9},
                                                    {0x1f130, 0x1f149},
                                                    {0x1f150, 0x1f169},
                                                    {0x1f170, 0x1f189}});

bool isBlank(char32_t c) { return isWhiteSpace(c) || (c >= 0x1c && c <= 0x1f); }

/// Unicode's Case_Ignorable: marks and signs that do not end a word.
bool isCaseIgnorable(char32_t c)
{
    const std::string_view category = generalCategory(c);
    return category == "Mn" || category == "Me" || category == "Cf" || category == "Lm" || category == "Sk" ||
           std::ranges::find(kWithinWords, c) != kWithinWords.end();
}

/// Unicode's Cased, of characters that are not case-ignorable.
bool isCased(char32_t c)
{
    const std::string_view category = generalCategory(c);
    return category == "Lu" || category == "Ll" || category == "Lt" ||
           std::ranges::any_of(kCasedOthers, [c](const Range& range) { return c >= range.first && c <= range.last; });
}

/// Whether the sigma at `at` ends a word: a cased character before it, and none behind, case-ignorable ones passed
/// over.
bool endsWord(const std::vector<char32_t>& text, std::size_t at)
{
    std::size_t before = at;
    while (before > 0 && isCaseIgnorable(text[before - 1]))
        --before;
    if (before == 0 || !isCased(text[before - 1])) return false;
    std::size_t behind = at + 1;
    while (behind < text.size() && isCaseIgnorable(text[behind]))
        ++behind;
    return behind == text.size() || !isCased(text[behind]);
}

void appendTitle(std::string& out, char32_t c)
{
    const auto known = std::ranges::find(kLongTitles, c, &LongTitle::character);
    if (known == kLongTitles.end())
        return appendCharacter(out, static_cast<char32_t>(utf8proc_totitle(static_cast<utf8proc_int32_t>(c))));
    for (const char32_t part : known->title)
        if (part != 0) appendCharacter(out, part);
}

} // namespace

std::string_view pythonRightStripped(std::string_view text)
{
    std::size_t kept = 0;
    for (std::size_t at = 0; at < text.size();)
        if (!isBlank(nextCharacter(text, at))) kept = at;
    return text.substr(0, kept);
}

std::string_view pythonStripped(std::string_view text)
{
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size() && isBlank(nextCharacter(text, at));)
        begin = at;
    return pythonRightStripped(text.substr(begin));
}

std::string pythonCapitalized(std::string_view text)
{
    constexpr char32_t sigma = 0x3a3;
    std::vector<char32_t> characters;
    for (std::size_t at = 0; at < text.size();)
        characters.push_back(nextCharacter(text, at));
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < characters.size(); ++i) {
        if (i == 0)
            appendTitle(out, characters[i]);
        else if (characters[i] == sigma && endsWord(characters, i))
            appendCharacter(out, 0x3c2);
        else
            appendLowerCase(out, characters[i]);
    }
    return out;
}

} // namespace qs
