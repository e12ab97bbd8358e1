// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/chat/jinja/syntax.h"

#include "gpu/core/ascii.h"
#include "gpu/models/tokenizer/text/unicode.h"

#include <algorithm>

namespace qs::jinja {
namespace {

bool isNameStart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}
bool isBlank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

std::string withUnixLines(std::string_view source)
{
    std::string text;
    text.reserve(source.size());
    for (std::size_t i = 0; i < source.size(); ++i) {
        if (source[i] != '\r')
            text += source[i];
        else if (i + 1 == source.size() || source[i + 1] != '\n')
            text += '\n';
    }
    if (text.ends_with('\n')) text.pop_back(); // as keep_trailing_newline is off
    return text;
}

class Lexer
{
public:
    explicit Lexer(std::string_view source) : m_in(source) {}

    std::vector<Token> run()
    {
        while (m_at < m_in.size()) {
            const std::size_t open = nextOpen();
            const std::string_view kind = open == std::string_view::npos ? "" : m_in.substr(open, 2);
            addText(open, kind);
            if (open == std::string_view::npos) break;
            m_at = open + 2;
            if (sign() == '-' || sign() == '+') ++m_at;
            if (kind == "{#")
                comment();
            else if (kind == "{%" && isRaw())
                raw();
            else
                code(std::string(kind));
        }
        m_tokens.push_back({Token::Kind::End, "", m_in.size()});
        return std::move(m_tokens);
    }

private:
    char sign(std::size_t at = 0) const { return m_at + at < m_in.size() ? m_in[m_at + at] : '\0'; }
    std::size_t nextOpen() const
    {
        for (std::size_t at = m_at; (at = m_in.find('{', at)) != std::string_view::npos; ++at)
            if (at + 1 < m_in.size() && std::string_view("{%#").find(m_in[at + 1]) != std::string_view::npos) return at;
        return std::string_view::npos;
    }

    /// The text before a tag, without what the tag strips.
    void addText(std::size_t open, std::string_view kind)
    {
        std::string_view text = m_in.substr(m_at, open == std::string_view::npos ? open : open - m_at);
        const char control = open != std::string_view::npos && open + 2 < m_in.size() ? m_in[open + 2] : '\0';
        if (open != std::string_view::npos && control == '-') {
            while (!text.empty() && isBlank(text.back()))
                text.remove_suffix(1);
        } else if (open != std::string_view::npos && control != '+' && kind != "{{") {
            const std::size_t line = text.rfind('\n') + 1; // 0 where there is none
            const std::string_view last = text.substr(line);
            if ((line > 0 || m_lineStarts) && std::ranges::all_of(last, isBlank)) text = text.substr(0, line);
        }
        if (!text.empty()) m_tokens.push_back({Token::Kind::Text, std::string(text), m_at});
    }

    /// Behind a tag: '-' takes all white space along, and blocks take a line break.
    void endTag(char control, bool takesLine)
    {
        const std::size_t begin = m_at;
        if (control == '-')
            while (m_at < m_in.size() && isBlank(m_in[m_at]))
                ++m_at;
        else if (control != '+' && takesLine && sign() == '\n')
            ++m_at;
        m_lineStarts = m_at > begin && m_in[m_at - 1] == '\n';
    }

    void comment()
    {
        const std::size_t end = m_in.find("#}", m_at);
        if (end == std::string_view::npos) fail(Message::tr("a tag is not closed"));
        const char control = end > m_at ? m_in[end - 1] : '\0';
        m_at = end + 2;
        endTag(control, true);
    }

    /// '{% raw %}' here, behind its brace.
    bool isRaw() const
    {
        std::string_view rest = m_in.substr(m_at);
        while (!rest.empty() && isBlank(rest.front()))
            rest.remove_prefix(1);
        if (!rest.starts_with("raw")) return false;
        rest.remove_prefix(3);
        while (!rest.empty() && (isBlank(rest.front()) || rest.front() == '-' || rest.front() == '+'))
            rest.remove_prefix(1);
        return rest.starts_with("%}");
    }

    void raw()
    {
        std::size_t end = m_in.find("%}", m_at);
        const char control = m_in[end - 1];
        m_at = end + 2;
        endTag(control, true);
        for (std::size_t open = m_at; (open = m_in.find("{%", open)) != std::string_view::npos; open += 2) {
            std::size_t at = open + 2;
            while (at < m_in.size() && (isBlank(m_in[at]) || m_in[at] == '-' || m_in[at] == '+'))
                ++at;
            if (!m_in.substr(at).starts_with("endraw")) continue;
            addText(open, "{%");
            end = m_in.find("%}", at);
            if (end == std::string_view::npos) break;
            const char last = m_in[end - 1];
            m_at = end + 2;
            return endTag(last, true);
        }
        fail(Message::tr("a tag is not closed"));
    }

    void code(const std::string& kind)
    {
        const std::string close = kind == "{%" ? "%}" : "}}";
        m_tokens.push_back({Token::Kind::Open, kind, m_at});
        int braces = 0;
        while (true) {
            while (m_at < m_in.size() && isBlank(m_in[m_at]))
                ++m_at;
            if (m_at >= m_in.size()) fail(Message::tr("a tag is not closed"));
            const bool isSigned = sign() == '-' || (sign() == '+' && kind == "{%");
            const std::size_t skip = isSigned ? 1 : 0;
            if (braces == 0 && m_in.substr(m_at + skip).starts_with(close)) {
                const char control = sign();
                m_tokens.push_back({Token::Kind::Close, kind, m_at});
                m_at += skip + 2;
                return endTag(control, kind == "{%");
            }
            braces += sign() == '{' ? 1 : sign() == '}' ? -1 : 0;
            token();
        }
    }

    void token()
    {
        const char c = sign();
        const std::size_t begin = m_at;
        if (isNameStart(c)) {
            while (m_at < m_in.size() && (isNameStart(m_in[m_at]) || isDigit(m_in[m_at])))
                ++m_at;
            return add(Token::Kind::Name, std::string(m_in.substr(begin, m_at - begin)), begin);
        }
        if (isDigit(c)) return number();
        if (c == '\'' || c == '"') return string(c);
        for (const std::string_view two : {"==", "!=", "<=", ">=", "//", "**"})
            if (m_in.substr(m_at).starts_with(two)) {
                m_at += 2;
                return add(Token::Kind::Operator, std::string(two), begin);
            }
        if (std::string_view("+-*/%~<>=()[]{}.,:|").find(c) == std::string_view::npos)
            fail(Message::tr("%1 is not understood here").arg(std::string(1, c)));
        ++m_at;
        add(Token::Kind::Operator, std::string(1, c), begin);
    }

    void number()
    {
        const std::size_t begin = m_at;
        bool real = false;
        std::string text;
        for (; m_at < m_in.size(); ++m_at) {
            const char c = m_in[m_at];
            const bool point = c == '.' && !real && isDigit(sign(1));
            const bool exponent = (c == 'e' || c == 'E') && (isDigit(sign(1)) || (sign(1) == '-' && isDigit(sign(2))));
            if (!isDigit(c) && c != '_' && !point && !exponent && !(c == '-' && (text.back() | 0x20) == 'e')) break;
            real = real || point || exponent;
            if (c != '_') text += c;
        }
        add(real ? Token::Kind::Real : Token::Kind::Whole, text, begin);
    }

    void string(char quote)
    {
        const std::size_t begin = m_at++;
        std::string text;
        while (m_at < m_in.size() && m_in[m_at] != quote) {
            if (m_in[m_at] == '\\')
                escape(text);
            else
                text += m_in[m_at++];
        }
        if (m_at >= m_in.size()) fail(Message::tr("a string is not closed"));
        ++m_at;
        add(Token::Kind::String, text, begin);
    }

    /// As Python's: what is not known stays as it is.
    void escape(std::string& text)
    {
        constexpr std::string_view kNames = "ntr\\'\"abfv", kCodes = "\n\t\r\\'\"\a\b\f\v";
        const char c = sign(1);
        m_at += 2;
        if (const std::size_t known = kNames.find(c); c != '\0' && known != std::string_view::npos) {
            text += kCodes[known];
            return;
        }
        const std::size_t digits = c == 'x' ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : 0;
        if (digits > 0) {
            const std::string hex(m_in.substr(std::min(m_at, m_in.size()), digits));
            if (hex.size() == digits && hex.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos) {
                const unsigned long code = std::stoul(hex, nullptr, 16);
                if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
                    fail(Message::tr("the escape %1").arg("\\" + std::string(1, c)));
                appendCharacter(text, static_cast<char32_t>(code));
                m_at += digits;
                return;
            }
            fail(Message::tr("the escape %1").arg("\\" + std::string(1, c)));
        }
        if (isDigit(c)) fail(Message::tr("the escape %1").arg("\\" + std::string(1, c)));
        if (c == '\n') return;
        text += '\\';
        if (m_at <= m_in.size()) text += c;
    }

    void add(Token::Kind kind, std::string text, std::size_t at) { m_tokens.push_back({kind, std::move(text), at}); }

    std::string_view m_in;
    std::size_t m_at = 0;
    bool m_lineStarts = true; ///< what comes next is at the begin of a line
    std::vector<Token> m_tokens;
};

} // namespace

std::vector<Token> tokensOf(std::string_view source)
{
    const std::string text = withUnixLines(source);
    return Lexer(text).run();
}

} // namespace qs::jinja
