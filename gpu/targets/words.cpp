// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/words.h"

#include "gpu/formats/io/describe.h"

#include <algorithm>

namespace qs {

namespace {

bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\t'; }

constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./=:,@%+-";

} // namespace

bool isPlainWord(std::string_view text)
{
    return !text.empty() && text.front() != '-' && text.find_first_not_of(kPlain) == std::string_view::npos;
}

std::string shellQuoted(std::string_view text)
{
    std::string out = "'";
    for (const char c : text)
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

Result<std::vector<std::string>> splitWords(std::string_view text)
{
    std::vector<std::string> words;
    std::string word;
    bool inside = false; // of a word, which may be empty: ''
    char quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool escapes = c == '\\' && quote != '\'' && i + 1 < text.size();
        if (isControl(c) || (escapes && isControl(text[i + 1])))
            return Error{ErrorCode::Usage, Message::tr("%1 contains a control character.").arg(quotedText(text)),
                         Message::tr("Write the command on one line.")};
        if (escapes) { // between double quotes only what has a meaning there, as in a shell
            if (quote == '"' && std::string_view("\"\\$`").find(text[i + 1]) == std::string_view::npos) word += c;
            word += text[++i];
            inside = true;
        } else if (quote != 0) {
            if (c == quote)
                quote = 0;
            else
                word += c;
        } else if (c == '\'' || c == '"') {
            quote = c;
            inside = true;
        } else if (c == ' ' || c == '\t') {
            if (inside) words.push_back(std::move(word));
            word.clear();
            inside = false;
        } else {
            word += c;
            inside = true;
        }
    }
    if (quote != 0)
        return Error{
            ErrorCode::Usage, Message::tr("%1 contains an unclosed quotation mark.").arg(quotedText(text)), {}};
    if (inside) words.push_back(std::move(word));
    return words;
}

std::string joinWords(const std::vector<std::string>& words)
{
    std::string line;
    for (const std::string& word : words)
        line += (line.empty() ? "" : " ") + (isPlainWord(word) || (word.size() > 1 && word[0] == '-' &&
                                                                   word.find_first_not_of(kPlain) == std::string::npos)
                                                 ? word
                                                 : shellQuoted(word));
    return line;
}

} // namespace qs
