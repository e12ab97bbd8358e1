// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/text/unicode.h"

#include "gpu/models/tokenizer/text/unicode_additions.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <memory>

namespace qs {
namespace {

constexpr std::size_t kMaxMarks = 4096; ///< in a row; ordering them is quadratic in it

unsigned char byteOf(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

struct Freer
{
    void operator()(utf8proc_uint8_t* memory) const { std::free(memory); }
};

bool tooManyMarks(std::string_view text)
{
    std::size_t run = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCharacter(text, at);
        run = c >= 0x300 && utf8proc_get_property(static_cast<utf8proc_int32_t>(c))->combining_class != 0 ? run + 1 : 0;
        if (run > kMaxMarks) return true;
    }
    return false;
}

/// The range of a sorted list that has a character; null where none has.
template <class Range, std::size_t N> const Range* rangeOf(const std::array<Range, N>& ranges, char32_t c)
{
    const auto next = std::ranges::upper_bound(ranges, c, {}, &Range::first);
    return next != ranges.begin() && c <= std::prev(next)->last ? &*std::prev(next) : nullptr;
}
bool isLaterThan8(char32_t c) { return rangeOf(kLaterThan8, c) || rangeOf(kNewCharacters, c); }
bool isLaterThan9(char32_t c) { return rangeOf(kLaterThan9, c) || rangeOf(kNewCharacters, c); }

/// First letter of the general category.
char categoryGroup(char32_t c) { return generalCategory(c).front(); }

utf8proc_option_t optionsOf(NormalForm form)
{
    const int compat = form == NormalForm::Nfkc || form == NormalForm::Nfkd ? UTF8PROC_COMPAT : 0;
    const int way = form == NormalForm::Nfc || form == NormalForm::Nfkc ? UTF8PROC_COMPOSE : UTF8PROC_DECOMPOSE;
    return static_cast<utf8proc_option_t>(UTF8PROC_STABLE | compat | way);
}

} // namespace

std::string_view generalCategory(char32_t c)
{
    const std::string_view name = utf8proc_category_string(static_cast<utf8proc_int32_t>(c));
    if (name != "Cn") return name;
    const CharacterRange* range = rangeOf(kNewCharacters, c);
    return range ? range->category : name;
}

std::size_t utf8Length(std::string_view text, std::size_t* broken)
{
    const unsigned char lead = byteOf(text, 0);
    if (broken) *broken = 1;
    if (lead < 0x80) return 1;
    if (lead < 0xc2 || lead > 0xf4) return 0;
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    const unsigned char low = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    const unsigned char high = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    for (std::size_t i = 1; i < length; ++i) {
        const bool fits =
            i < text.size() && byteOf(text, i) >= (i == 1 ? low : 0x80) && byteOf(text, i) <= (i == 1 ? high : 0xbf);
        if (fits) continue;
        if (broken) *broken = i;
        return 0;
    }
    return length;
}

bool isUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        if (static_cast<unsigned char>(text[at]) < 0x80) {
            ++at;
            continue;
        }
        const std::size_t length = utf8Length(text.substr(at));
        if (length == 0) return false;
        at += length;
    }
    return true;
}

bool isUnfinishedUtf8(std::string_view text)
{
    if (text.empty() || text.size() > 3) return false;
    std::size_t broken = 0;
    if (utf8Length(text, &broken) != 0 || broken != text.size()) return false;
    const unsigned char lead = byteOf(text, 0);
    return lead >= 0xc2 && lead <= 0xf4;
}

std::string lossyUtf8(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        std::size_t broken = 0;
        const std::size_t length = utf8Length(text.substr(at), &broken);
        if (length > 0)
            out += text.substr(at, length);
        else
            out += "\xef\xbf\xbd";
        at += length > 0 ? length : broken;
    }
    return out;
}

char32_t nextCharacter(std::string_view text, std::size_t& at)
{
    const unsigned char lead = byteOf(text, at++);
    if (lead < 0x80) return lead;
    const int more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    char32_t character = lead & (0x3fu >> more);
    for (int i = 0; i < more && at < text.size(); ++i)
        character = character << 6 | (byteOf(text, at++) & 0x3fu);
    return character;
}

std::size_t graphemeEnd(std::string_view text, std::size_t begin)
{
    std::size_t end = begin;
    utf8proc_int32_t state = 0;
    char32_t last = nextCharacter(text, end);
    for (std::size_t at = end; at < text.size(); end = at) {
        const char32_t c = nextCharacter(text, at);
        if (utf8proc_grapheme_break_stateful(static_cast<utf8proc_int32_t>(last), static_cast<utf8proc_int32_t>(c),
                                             &state))
            break;
        last = c;
    }
    return end;
}

void appendCharacter(std::string& text, char32_t character)
{
    const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
    if (character < 0x80) return add(character);
    if (character < 0x800) {
        add(0xc0 | character >> 6);
    } else {
        if (character < 0x10000) {
            add(0xe0 | character >> 12);
        } else {
            add(0xf0 | character >> 18);
            add(0x80 | (character >> 12 & 0x3f));
        }
        add(0x80 | (character >> 6 & 0x3f));
    }
    add(0x80 | (character & 0x3f));
}

bool isWhiteSpace(char32_t c)
{
    if (c < 0x80) return c == ' ' || (c >= 9 && c <= 13);
    return c == 0x85 || c == 0xa0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200a) || c == 0x2028 || c == 0x2029 ||
           c == 0x202f || c == 0x205f || c == 0x3000;
}

bool isNumeric(char32_t c) { return categoryGroup(c) == 'N'; }

bool isPunctuation(char32_t c)
{
    if (c < 0x80) return c > ' ' && c < 0x7f && !(c >= '0' && c <= '9') && !((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
    if (c == 0x166d || c == 0x111c9) return true; // of another kind since
    return categoryGroup(c) == 'P' && !isLaterThan8(c);
}

bool isOther(char32_t c)
{
    const std::string_view category = generalCategory(c);
    return category.front() == 'C' && category != "Cn" && !isLaterThan8(c);
}

bool isNonspacingMark(char32_t c)
{
    if (c == 0x1734) return true; // of another kind since
    return generalCategory(c) == "Mn" && !isLaterThan8(c);
}

bool isMark(char32_t c)
{
    if (c == 0x1cf2 || c == 0x1cf3) return true; // likewise
    return categoryGroup(c) == 'M' && !isLaterThan9(c);
}

namespace {

Result<std::string> normalFormOfKnown(std::string_view text, NormalForm form)
{
    if (tooManyMarks(text))
        return Error{ErrorCode::BadInput,
                     Message::tr("The text has more than %1 combining marks in a row.").arg(kMaxMarks),
                     Message::tr("Remove that part.")};
    utf8proc_uint8_t* made = nullptr;
    const auto length = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                     static_cast<utf8proc_ssize_t>(text.size()), &made, optionsOf(form));
    const std::unique_ptr<utf8proc_uint8_t, Freer> owner(made);
    if (length < 0)
        return Error{ErrorCode::Memory, Message::tr("Cannot normalize a text: %1.").arg(utf8proc_errmsg(length)),
                     Message::tr("Use a shorter text.")};
    return std::string(reinterpret_cast<const char*>(made), static_cast<std::size_t>(length));
}

} // namespace

/// A character that Unicode 9 does not have combines with nothing, so what lies between such is normalized by itself.
Result<std::string> normalForm(std::string_view text, NormalForm form)
{
    const bool composes = form == NormalForm::Nfc;
    if (std::ranges::all_of(text, [&](char c) { return static_cast<unsigned char>(c) < (composes ? 0xcc : 0x80); }))
        return std::string(text); // below U+0300 nothing changes
    std::string out;
    for (std::size_t at = 0, begin = 0; begin < text.size();) {
        const std::size_t before = at;
        const char32_t c = at < text.size() ? nextCharacter(text, at) : 0;
        if (before < text.size() && !isLaterThan9(c)) continue;
        if (before > begin) {
            auto known = normalFormOfKnown(text.substr(begin, before - begin), form);
            if (!known) return known;
            out += *known;
        }
        out += text.substr(before, at - before);
        begin = at;
    }
    return out;
}

void appendLowerCase(std::string& text, char32_t c)
{
    if (c == 0x130)
        text += "i\xcc\x87"; // the one character whose lower case is two
    else
        appendCharacter(text, static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(c))));
}

void appendUpperCase(std::string& text, char32_t c)
{
    if (c == 0xdf)
        text += "SS";
    else
        appendCharacter(text, static_cast<char32_t>(utf8proc_toupper(static_cast<utf8proc_int32_t>(c))));
}

std::string lowerCaseText(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCharacter(text, at);
        if (const CapitalRange* capital = rangeOf(kNewCapitals, c))
            appendCharacter(out, c - capital->first + capital->small);
        else
            appendLowerCase(out, c);
    }
    return out;
}

} // namespace qs
