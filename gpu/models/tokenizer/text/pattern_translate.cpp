// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/text/pattern.h"

#include "gpu/core/ascii.h"
#include "gpu/formats/io/describe.h"
#include "gpu/models/tokenizer/text/unicode_additions.h"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <utility>
#include <vector>

namespace qs {
namespace {

// Oniguruma's \s is Unicode's White_Space; PCRE2's has U+180E, too.
constexpr std::string_view kSpaces =
    R"(\x{9}-\x{d}\x{20}\x{85}\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000})";
constexpr std::string_view kNoSpaces =
    R"(\x{0}-\x{8}\x{e}-\x{1f}\x{21}-\x{84}\x{86}-\x{9f}\x{a1}-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}\x{202a}-\x{202e}\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{10ffff})";
constexpr std::string_view kCategories[] = {
    "L",  "Lu", "Ll", "Lt", "Lm", "Lo", "M",  "Mn", "Mc", "Me", "N",  "Nd", "Nl", "No", "P",  "Pc", "Pd", "Ps", "Pe",
    "Pi", "Pf", "Po", "S",  "Sm", "Sc", "Sk", "So", "Z",  "Zs", "Zl", "Zp", "C",  "Cc", "Cf", "Cs", "Co", "Cn"};

constexpr int kMaxClassDepth = 16;

bool isHex(char c) { return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// The characters of a category ("L", "Lo") that PCRE2 may not know yet, as members of a class.
std::string newCharacters(std::string_view category)
{
    std::string text;
    for (const CharacterRange& range : kNewCharacters) {
        if (!range.category.starts_with(category)) continue;
        char one[40];
        std::snprintf(one, sizeof one, "\\x{%x}-\\x{%x}", static_cast<unsigned>(range.first),
                      static_cast<unsigned>(range.last));
        text += one;
    }
    return text;
}

constexpr std::string_view kNewHan = R"(\x{2b739}\x{2ebf0}-\x{2ee5d}\x{31350}-\x{323af})";
/// Marks that became alphabetic with Unicode 15 and 16, or came then.
constexpr std::string_view kNewAlphabetic =
    R"(\x{363}-\x{36f}\x{897}\x{c04}\x{cf3}\x{f82}\x{f83}\x{1dd3}-\x{1de6}\x{10d69}\x{10efc}\x{11080}\x{11081}\x{11241}\x{113b8}-\x{113c0}\x{113c2}\x{113c5}\x{113c7}-\x{113ca}\x{113cc}\x{113cd}\x{11f00}\x{11f01}\x{11f03}\x{11f34}-\x{11f3a}\x{11f3e}-\x{11f40}\x{1611e}-\x{1612e}\x{1e08f})";

/// Members of a class that a category, a script or a property has besides those that PCRE2 may know.
std::string additionsOf(std::string_view name)
{
    if (name == "Han") return std::string(kNewHan);
    if (name == "Alphabetic") return newCharacters("L") + std::string(kNewAlphabetic);
    const bool isCategory = std::ranges::find(kCategories, name) != std::end(kCategories);
    return isCategory && !name.starts_with('C') ? newCharacters(name) : "";
}

std::string alphabetic() { return "\\p{Alphabetic}" + additionsOf("Alphabetic"); }

/// Unicode's word characters (UTS #18, annex C); PCRE2's are letters, numbers and '_'.
std::string wordCharacters()
{
    return R"(\p{Alphabetic}\p{M}\p{Nd}\p{Pc})" + newCharacters("L") + newCharacters("M") + newCharacters("Nd");
}
std::string digits() { return "\\p{Nd}" + newCharacters("Nd"); }

/// Walks over a pattern of Oniguruma and writes what means the same to PCRE2.
class Translator
{
public:
    explicit Translator(std::string_view pattern) : m_in(pattern) {}

    Result<std::string> run()
    {
        while (!done() && m_why.empty())
            part();
        if (m_why.empty() && !m_groups.empty()) m_why = Message::tr("a group is not closed");
        if (!m_why.empty())
            return Error{
                ErrorCode::BadInput,
                Message::tr("The pattern %1 is not supported: %2 at byte %3.").arg(quotedText(m_in, 120), m_why, m_at),
                Message::tr(
                    "Supported: literals, classes, \\s, \\w, \\d, \\p{…}, groups, lookaround, repeats and (?i:…).")};
        return std::move(m_out);
    }

private:
    bool done() const { return m_at >= m_in.size(); }
    char peek(std::size_t ahead = 0) const { return m_at + ahead < m_in.size() ? m_in[m_at + ahead] : '\0'; }
    bool starts(std::string_view text) const { return m_in.substr(m_at).starts_with(text); }
    void refuse(const Message& why)
    {
        if (m_why.empty()) m_why = why;
    }
    void write(std::string_view text, std::size_t taken)
    {
        m_out += text;
        m_at += taken;
    }

    void part()
    {
        const char c = peek();
        if (c == '(') return open();
        if (c == ')') return close();
        if (c == '*' || c == '+' || c == '?' || (c == '{' && repeatLength() > 0)) return repeat();
        if (c == '|' || c == '^' || c == '$') return write(m_in.substr(m_at, 1), 1);
        m_atom = m_out.size();
        if (c == '[') return charClass();
        if (c == '\\') return escape(false);
        if (c == '{' || c == '}' || c == ']') return write(std::string("\\") + c, 1);
        write(m_in.substr(m_at, 1), 1); // a literal, with all of its bytes
        while (!done() && (static_cast<unsigned char>(peek()) & 0xc0) == 0x80)
            write(m_in.substr(m_at, 1), 1);
    }

    void open()
    {
        m_groups.push_back(m_out.size());
        if (peek(1) == '*') return refuse(Message::tr("a callout"));
        if (peek(1) != '?') return write("(?:", 1); // nothing refers to captures
        for (const std::string_view start : {"(?:", "(?=", "(?!", "(?<=", "(?<!", "(?>", "(?i:", "(?-i:"})
            if (starts(start)) return write(start, start.size());
        // Elsewhere it would hold up to the end of the group in Oniguruma, but of the alternative in PCRE2.
        if (starts("(?i)") && m_at == 0) {
            m_groups.pop_back();
            return write("(?i)", 4);
        }
        refuse(Message::tr("this type of group"));
    }

    void close()
    {
        if (m_groups.empty()) return refuse(Message::tr("a closing parenthesis without a group"));
        m_atom = m_groups.back();
        m_groups.pop_back();
        write(")", 1);
    }

    /// Length of '{n}', '{n,}', '{,m}' or '{n,m}' here; 0 where a brace stands for itself.
    std::size_t repeatLength() const
    {
        std::size_t i = 1, digits = 0;
        for (; isDigit(peek(i)); ++i)
            ++digits;
        if (peek(i) == ',')
            for (++i; isDigit(peek(i)); ++i)
                ++digits;
        return peek(i) == '}' && digits > 0 ? i + 1 : 0;
    }

    void repeat()
    {
        if (m_atom == std::string::npos) return refuse(Message::tr("a repeat of nothing"));
        const bool braces = peek() == '{';
        if (!braces) {
            write(m_in.substr(m_at, 1), 1);
            if (peek() == '?' || peek() == '+') write(m_in.substr(m_at, 1), 1);
            if (peek() == '*' || peek() == '+' || peek() == '?' || (peek() == '{' && repeatLength() > 0))
                refuse(Message::tr("a repeat of a repeat"));
            return;
        }
        const std::size_t length = repeatLength();
        std::string text(m_in.substr(m_at, length));
        if (text[1] == ',') text.insert(1, "0");
        write(text, length);
        // Behind braces '+' is not possessive in Oniguruma: it repeats what is repeated.
        if (peek() == '+') {
            m_out.insert(m_atom, "(?:");
            write(")+", 1);
        }
        if (peek() == '*' || peek() == '+' || peek() == '?' || (peek() == '{' && repeatLength() > 0))
            refuse(Message::tr("a repeat of a repeat"));
    }

    /// What the members of a class, or of one side of an intersection, match: one character.
    struct Members
    {
        std::string plain;               ///< as they stand in a class of PCRE2
        std::vector<std::string> others; ///< patterns of classes within, and of what PCRE2 has none for

        bool empty() const { return plain.empty() && others.empty(); }
        bool isPlain() const { return others.empty(); }
        std::string text() const
        {
            std::string all = plain.empty() ? "" : "[" + plain + "]";
            for (const std::string& other : others)
                all += (all.empty() ? "" : "|") + other;
            return isPlain() ? all : "(?:" + all + ")";
        }
    };

    /// PCRE2 knows classes within classes and intersections from 10.45 on; alternatives and lookahead mean the same.
    void charClass() { m_out += classText(0); }

    std::string classText(int depth)
    {
        ++m_at;
        const bool negated = peek() == '^';
        if (negated) ++m_at;
        if (depth > kMaxClassDepth) refuse(Message::tr("a class in a class"));
        if (peek() == ']') refuse(Message::tr("an empty class"));
        Members members;
        std::string sides; // of intersections, but for the last
        while (!done() && peek() != ']' && m_why.empty()) {
            if (starts("&&")) {
                if (members.empty()) refuse(Message::tr("an empty class"));
                sides += "(?=" + members.text() + ")";
                members = {};
                m_at += 2;
            } else {
                member(members, depth);
            }
        }
        if (done()) refuse(Message::tr("a class that is not closed"));
        if (members.empty()) refuse(Message::tr("an empty class"));
        ++m_at;
        if (sides.empty() && members.isPlain()) return (negated ? "[^" : "[") + members.plain + "]";
        const std::string all = sides + members.text();
        return negated ? "(?:(?!" + all + ")(?s:.))" : "(?:" + all + ")";
    }

    void member(Members& members, int depth)
    {
        if (starts("[:")) return posixClass(members);
        if (peek() == '[') return members.others.push_back(classText(depth + 1));
        if (peek() != '\\') {
            members.plain += peek();
            ++m_at;
            return;
        }
        const bool excludes = peek(1) == 'W' || peek(1) == 'D' || peek(1) == 'P' || starts("\\p{^");
        std::string text;
        std::swap(m_out, text); // where escape() writes to
        escape(!excludes);
        std::swap(m_out, text);
        if (excludes)
            members.others.push_back(text);
        else
            members.plain += text;
    }

    /// "[:alpha:]" and "[:^alpha:]" within a class.
    void posixClass(Members& members)
    {
        const std::size_t end = m_in.find(":]", m_at);
        std::string_view name = end == std::string_view::npos ? "" : m_in.substr(m_at + 2, end - m_at - 2);
        const bool negated = name.starts_with('^');
        if (negated) name.remove_prefix(1);
        const std::pair<std::string_view, std::string> known[] = {
            {"alpha", alphabetic()},         {"digit", digits()},        {"alnum", alphabetic() + digits()},
            {"space", std::string(kSpaces)}, {"word", wordCharacters()}, {"xdigit", "0-9A-Fa-f"},
            {"ascii", "\\x{0}-\\x{7f}"},     {"cntrl", "\\p{Cc}"}};
        const auto* found = std::ranges::find(known, name, &std::pair<std::string_view, std::string>::first);
        if (found == std::end(known)) return refuse(Message::tr("this property"));
        if (negated)
            members.others.push_back("[^" + found->second + "]");
        else
            members.plain += found->second;
        m_at = end + 2;
    }

    void inClass(std::string_view members, bool isInClass, bool negated)
    {
        write((isInClass ? "" : negated ? "[^" : "[") + std::string(members) + (isInClass ? "" : "]"), 2);
    }

    void escape(bool isInClass)
    {
        const char c = peek(1);
        switch (c) {
        case 's':
            return inClass(kSpaces, isInClass, false);
        case 'S':
            return inClass(isInClass ? kNoSpaces : kSpaces, isInClass, true);
        case 'w':
            return inClass(wordCharacters(), isInClass, false);
        case 'W':
            return inClass(wordCharacters(), false, true);
        case 'd':
            return inClass(digits(), isInClass, false);
        case 'D':
            return inClass(digits(), false, true);
        case 'v':
            return write("\\x{b}", 2);
        case 'r':
        case 'n':
        case 't':
        case 'f':
        case 'a':
        case 'e':
            return write(m_in.substr(m_at, 2), 2);
        case 'p':
        case 'P':
            return property(isInClass);
        case 'x':
        case 'u':
            return number();
        case 'A':
        case 'z':
            return isInClass ? refuse(Message::tr("an anchor in a class")) : write(m_in.substr(m_at, 2), 2);
        default:
            break;
        }
        if (c == '\0' || isLetter(c) || isDigit(c))
            return refuse(Message::tr("the escape %1").arg("\\" + std::string(c ? 1 : 0, c)));
        if (static_cast<unsigned char>(c) >= 0x80) return write("", 1); // the character itself
        write(m_in.substr(m_at, 2), 2);
    }

    void property(bool isInClass)
    {
        const std::size_t end = m_in.find('}', m_at);
        if (peek(2) != '{' || end == std::string_view::npos || end - m_at > 60)
            return refuse(Message::tr("a property without braces"));
        std::string_view name = m_in.substr(m_at + 3, end - m_at - 3);
        bool negated = peek(1) == 'P';
        if (name.starts_with('^')) {
            negated = !negated;
            name.remove_prefix(1);
        }
        if (!std::ranges::all_of(name, [](char c) { return isLetter(c) || c == '_'; }) || name.empty())
            return refuse(Message::tr("this property"));
        // Of scripts PCRE2 would take those characters, too, that a script shares with others.
        const bool known = std::ranges::find(kCategories, name) != std::end(kCategories) || name == "Alphabetic";
        std::string text = std::string(negated ? "\\P{" : "\\p{") + (known ? "" : "sc:") + std::string(name) + "}";
        const std::string more = additionsOf(name);
        if (!more.empty() && !isInClass)
            text =
                (negated ? "[^\\p{" : "[\\p{") + std::string(known ? "" : "sc:") + std::string(name) + "}" + more + "]";
        else if (!negated)
            text += more;
        write(text, end + 1 - m_at);
    }

    void number()
    {
        std::size_t begin = m_at + 2, end = begin, next = 0;
        if (peek(1) == 'x' && peek(2) == '{') {
            begin = end = m_at + 3;
            while (end < m_in.size() && isHex(m_in[end]))
                ++end;
            if (end >= m_in.size() || m_in[end] != '}') return refuse(Message::tr("a numeric character code"));
            next = end + 1;
        } else {
            const std::size_t digits = peek(1) == 'u' ? 4 : 2;
            while (end < m_in.size() && end < begin + digits && isHex(m_in[end]))
                ++end;
            if (end != begin + digits || (digits == 2 && m_in[begin] >= '8'))
                return refuse(Message::tr("a numeric character code")); // \x80 and above are bytes there
            next = end;
        }
        if (end == begin || end - begin > 6) return refuse(Message::tr("a numeric character code"));
        write("\\x{" + std::string(m_in.substr(begin, end - begin)) + "}", next - m_at);
    }

    std::string_view m_in;
    std::size_t m_at = 0;
    std::string m_out;
    Message m_why;
    std::vector<std::size_t> m_groups;      ///< where those that are open begin in m_out
    std::size_t m_atom = std::string::npos; ///< where what a repeat would repeat begins in m_out
};

} // namespace

Result<std::string> translatePattern(std::string_view pattern) { return Translator(pattern).run(); }

} // namespace qs
