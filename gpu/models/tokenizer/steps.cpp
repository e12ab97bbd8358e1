// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/steps.h"

#include "gpu/models/tokenizer/unicode_text.h"

#include <algorithm>
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

/// One byte that a token spells as "<0x0A>"; −1 for other tokens.
int spelledByte(std::string_view token)
{
    if (token.size() != 6 || !token.starts_with("<0x") || token.back() != '>') return -1;
    int value = 0;
    for (const char c : token.substr(3, 2)) {
        const int digit = c >= '0' && c <= '9'   ? c - '0'
                          : c >= 'a' && c <= 'f' ? c - 'a' + 10
                          : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                 : -1;
        if (digit < 0) return -1;
        value = 16 * value + digit;
    }
    return value;
}

/// A run of bytes becomes its text, or where that is no UTF-8 a U+FFFD for each of them.
void fallBack(std::vector<std::string>& tokens)
{
    std::vector<std::string> out;
    std::string run;
    const auto end = [&] {
        if (run.empty()) return;
        if (isUtf8(run))
            out.push_back(run);
        else
            out.insert(out.end(), run.size(), "\xef\xbf\xbd");
        run.clear();
    };
    for (std::string& token : tokens) {
        const int byte = spelledByte(token);
        if (byte >= 0) {
            run += static_cast<char>(byte);
            continue;
        }
        end();
        out.push_back(std::move(token));
    }
    end();
    tokens = std::move(out);
}

void stripToken(const DecodeStep& step, std::string& token)
{
    const std::string_view one = step.content;
    std::string_view left = token;
    for (std::size_t i = 0; i < step.start && left.starts_with(one); ++i)
        left.remove_prefix(one.size());
    for (std::size_t i = 0; i < step.stop && left.ends_with(one); ++i)
        left.remove_suffix(one.size());
    token = std::string(left);
}

std::string replaced(std::string_view token, std::string_view what, std::string_view with)
{
    std::string out;
    for (std::size_t at = 0; at < token.size();) {
        const std::size_t found = std::min(token.find(what, at), token.size());
        out += token.substr(at, found - at);
        if (found < token.size()) out += with;
        at = found + what.size();
    }
    return out;
}

std::string joined(const std::vector<std::string>& tokens)
{
    std::string all;
    for (const std::string& token : tokens)
        all += token;
    return all;
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

Result<void> applyStep(const NormalizeStep& step, std::string& text, PatternWork& work)
{
    using Kind = NormalizeStep::Kind;
    switch (step.kind) {
    case Kind::Lowercase:
        text = lowerCaseText(text);
        return {};
    case Kind::Strip:
        strip(step, text);
        return {};
    case Kind::Prepend:
        if (!text.empty()) text.insert(0, step.content);
        return {};
    case Kind::Replace:
        return replaceAll(step, text, work);
    default:
        break;
    }
    const NormalForm form = step.kind == Kind::Nfc    ? NormalForm::Nfc
                            : step.kind == Kind::Nfd  ? NormalForm::Nfd
                            : step.kind == Kind::Nfkc ? NormalForm::Nfkc
                                                      : NormalForm::Nfkd;
    auto made = normalForm(text, form);
    if (!made) return made.error();
    text = std::move(made).value();
    return {};
}

void applyStep(const DecodeStep& step, std::vector<std::string>& tokens, PatternWork& work)
{
    using Kind = DecodeStep::Kind;
    switch (step.kind) {
    case Kind::ByteLevel: {
        std::string bytes;
        for (const std::string& token : tokens)
            bytes += byteLevelBytes(token);
        tokens = {lossyUtf8(bytes)};
        break;
    }
    case Kind::Metaspace:
        for (std::size_t i = 0; i < tokens.size(); ++i)
            tokens[i] = replaced(tokens[i], step.content, i == 0 && step.dropFirst ? "" : " ");
        break;
    case Kind::ByteFallback:
        fallBack(tokens);
        break;
    case Kind::Fuse:
        tokens = {joined(tokens)};
        break;
    case Kind::Strip:
        for (std::string& token : tokens)
            stripToken(step, token);
        break;
    case Kind::Replace: {
        NormalizeStep as{.kind = NormalizeStep::Kind::Replace, .content = step.content, .matcher = step.matcher};
        for (std::string& token : tokens)
            (void)replaceAll(as, token, work); // a token that a pattern takes too long on stays as it is
        break;
    }
    }
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
