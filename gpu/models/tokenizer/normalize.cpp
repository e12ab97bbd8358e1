// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/steps.h"
#include "gpu/models/tokenizer/text/unicode.h"

#include <algorithm>
#include <array>

namespace qs {
namespace {

Result<void> replaceAll(const NormalizeStep& step, std::string& text, PatternWork& work)
{
    std::vector<PatternSpan> spans;
    if (text.empty()) return {};
    if (auto found = step.matcher.findAll(text, work, spans); !found) return found;
    std::string out;
    out.reserve(text.size());
    for (const PatternSpan& span : spans)
        out += span.match ? std::string_view(step.content)
                          : std::string_view(text).substr(span.begin, span.end - span.begin);
    text = std::move(out);
    return {};
}

void strip(const NormalizeStep& step, std::string& text)
{
    std::size_t begin = 0, end = text.size();
    for (std::size_t at = 0; step.left && at < text.size(); begin = at)
        if (!isWhiteSpace(nextCharacter(text, at))) break;
    while (step.right && end > begin) {
        std::size_t before = end - 1;
        while (before > begin && (static_cast<unsigned char>(text[before]) & 0xc0) == 0x80)
            --before;
        std::size_t at = before;
        if (!isWhiteSpace(nextCharacter(text, at))) break;
        end = before;
    }
    text = text.substr(begin, end - begin);
}

/// Appends what `map` makes of each character.
template <class Map> std::string mapped(std::string_view text, Map map)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();)
        map(nextCharacter(text, at), out);
    return out;
}

/// Nmt, the rules of SentencePiece's older models.
void cleanForNmt(char32_t c, std::string& out)
{
    const bool goes = (c >= 1 && c <= 8) || c == 0xb || (c >= 0xe && c <= 0x1f) || c == 0x7f || c == 0x8f || c == 0x9f;
    const bool isBlank = c == 9 || c == 0xa || c == 0xc || c == 0xd || c == 0x1680 || (c >= 0x200b && c <= 0x200f) ||
                         c == 0x2028 || c == 0x2029 || c == 0x2581 || c == 0xfeff || c == 0xfffd;
    if (!goes) appendCharacter(out, isBlank ? U' ' : c);
}

void cleanForBert(char32_t c, std::string& out)
{
    const bool isBreak = c == '\t' || c == '\n' || c == '\r';
    if (c == 0 || c == 0xfffd || (!isBreak && isOther(c))) return;
    appendCharacter(out, isWhiteSpace(c) ? U' ' : c);
}

/// The blocks that BERT calls Chinese.
bool isIdeograph(char32_t c)
{
    constexpr std::array<std::pair<char32_t, char32_t>, 7> kBlocks = {{{0x3400, 0x4dbf},
                                                                       {0x4e00, 0x9fff},
                                                                       {0xf900, 0xfaff},
                                                                       {0x20000, 0x2a6df},
                                                                       {0x2a700, 0x2b81f},
                                                                       {0x2b920, 0x2ceaf},
                                                                       {0x2f800, 0x2fa1f}}};
    return c >= 0x3400 &&
           std::ranges::any_of(kBlocks, [c](const auto& block) { return c >= block.first && c <= block.second; });
}

Result<void> toForm(NormalForm form, std::string& text)
{
    auto made = normalForm(text, form);
    if (!made) return made.error();
    text = std::move(made).value();
    return {};
}

template <class Is> std::string without(std::string_view text, Is is)
{
    return mapped(text, [&](char32_t c, std::string& out) {
        if (!is(c)) appendCharacter(out, c);
    });
}

} // namespace

bool dropsBegin(const NormalizeStep& step, std::string_view text, PatternWork& work)
{
    using Kind = NormalizeStep::Kind;
    if (text.empty()) return false;
    std::size_t end = 0;
    const char32_t c = nextCharacter(text, end);
    if (step.kind == Kind::Strip) return step.left && isWhiteSpace(c);
    if (step.kind == Kind::Replace) {
        std::vector<PatternSpan> spans;
        return step.content.empty() && step.matcher.findAll(text, work, spans) && spans.front().match &&
               spans.front().end > 0;
    }
    std::string first(text.substr(0, end));
    const bool removes = step.kind == Kind::StripAccents || step.kind == Kind::Nmt || step.kind == Kind::CleanText ||
                         step.kind == Kind::StripDecomposedMarks;
    return removes && applyStep(step, first, work) && first.empty();
}

Result<void> applyStep(const NormalizeStep& step, std::string& text, PatternWork& work)
{
    using Kind = NormalizeStep::Kind;
    switch (step.kind) {
    case Kind::Nfc:
        return toForm(NormalForm::Nfc, text);
    case Kind::Nfd:
        return toForm(NormalForm::Nfd, text);
    case Kind::Nfkc:
        return toForm(NormalForm::Nfkc, text);
    case Kind::Nfkd:
        return toForm(NormalForm::Nfkd, text);
    case Kind::Replace:
        return replaceAll(step, text, work);
    case Kind::StripDecomposedMarks:
        if (auto done = toForm(NormalForm::Nfd, text); !done) return done;
        text = without(text, isNonspacingMark);
        break;
    case Kind::Lowercase:
        text = lowerCaseText(text);
        break;
    case Kind::Strip:
        strip(step, text);
        break;
    case Kind::StripAccents:
        text = without(text, isMark);
        break;
    case Kind::Prepend:
        if (!text.empty()) text.insert(0, step.content);
        break;
    case Kind::Nmt:
        text = mapped(text, cleanForNmt);
        break;
    case Kind::Precompiled:
        text = step.map->apply(text);
        break;
    case Kind::ByteLevel:
        text = byteLevelText(text);
        break;
    case Kind::CleanText:
        text = mapped(text, cleanForBert);
        break;
    case Kind::SpaceIdeographs:
        text = mapped(text, [](char32_t c, std::string& out) {
            if (isIdeograph(c)) out += ' ';
            appendCharacter(out, c);
            if (isIdeograph(c)) out += ' ';
        });
        break;
    }
    return {};
}

} // namespace qs
