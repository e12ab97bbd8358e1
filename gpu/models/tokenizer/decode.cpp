// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/steps.h"
#include "gpu/models/tokenizer/text/unicode.h"

#include <algorithm>

namespace qs {
namespace {

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
    if (what.empty()) return std::string(token);
    std::string out;
    for (std::size_t at = 0; at < token.size();) {
        const std::size_t found = std::min(token.find(what, at), token.size());
        out += token.substr(at, found - at);
        if (found < token.size()) out += with;
        at = found + what.size();
    }
    return out;
}

/// Blanks that belong to no English text.
std::string cleanedUp(std::string text)
{
    constexpr std::pair<std::string_view, std::string_view> kRules[] = {
        {" .", "."},   {" ?", "?"},           {" !", "!"},   {" ,", ","},     {" ' ", "'"},   {" n't", "n't"},
        {" 'm", "'m"}, {" do not", " don't"}, {" 's", "'s"}, {" 've", "'ve"}, {" 're", "'re"}};
    for (const auto& [from, to] : kRules)
        if (text.find(from) != std::string::npos) text = replaced(text, from, to);
    return text;
}

void joinWordPiece(const DecodeStep& step, bool first, std::string& token)
{
    if (!first && token.starts_with(step.content))
        token.erase(0, step.content.size());
    else if (!first)
        token.insert(0, " ");
    if (step.cleanup) token = cleanedUp(std::move(token));
}

/// Tokens that repeat are one; padding goes.
void decodeCtc(const DecodeStep& step, std::vector<std::string>& tokens)
{
    const auto repeated = std::ranges::unique(tokens);
    tokens.erase(repeated.begin(), repeated.end());
    for (std::string& token : tokens) {
        token = replaced(token, step.content, "");
        if (step.cleanup) token = replaced(cleanedUp(std::move(token)), step.delimiter, " ");
    }
    std::erase(tokens, std::string());
}

std::string joined(const std::vector<std::string>& tokens)
{
    std::string all;
    for (const std::string& token : tokens)
        all += token;
    return all;
}

} // namespace

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
    case Kind::Bpe:
        for (std::size_t i = 0; i < tokens.size(); ++i)
            tokens[i] = replaced(tokens[i], step.content, i + 1 < tokens.size() ? " " : "");
        break;
    case Kind::WordPiece:
        for (std::size_t i = 0; i < tokens.size(); ++i)
            joinWordPiece(step, i == 0, tokens[i]);
        break;
    case Kind::Ctc:
        decodeCtc(step, tokens);
        break;
    case Kind::Strip:
        for (std::string& token : tokens)
            stripToken(step, token);
        break;
    case Kind::Replace: {
        NormalizeStep as{.kind = NormalizeStep::Kind::Replace, .content = step.content, .matcher = step.matcher};
        for (std::string& token : tokens)
            (void)applyStep(as, token, work); // a token that a pattern takes too long on stays as it is
        break;
    }
    }
}

} // namespace qs
