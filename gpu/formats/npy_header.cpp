// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/npy_header.h"

#include "gpu/formats/io/describe.h"

#include <limits>
#include <optional>

namespace qs {
namespace {

constexpr std::size_t kMaxArrayDimensions = 64; // as numpy 2

/// Reads one dictionary from left to right. Every function returns false at the first fault, which
/// m_reason then tells.
class DictionaryReader
{
public:
    explicit DictionaryReader(std::string_view text) : m_text(text) {}

    bool read(NpyHeader& header)
    {
        if (!expect('{')) return false;
        while (!peek('}')) {
            if (!entry(header)) return false;
            if (!peek('}') && !expect(',')) return false;
        }
        if (!expect('}')) return false;
        skipSpace();
        if (m_at != m_text.size()) return fail(Message::tr("it is followed by text"));
        if (m_hasDescr && m_hasOrder && m_hasShape) return true;
        const char* missing = !m_hasDescr ? "descr" : !m_hasOrder ? "fortran_order" : "shape";
        return fail(Message::tr("the key '%1' is missing").arg(missing));
    }

    const Message& reason() const { return m_reason; }
    const Message& hint() const { return m_hint; }
    std::size_t position() const { return m_at; }

private:
    bool fail(Message reason,
              Message hint = Message::tr("The file is damaged or was not written by NumPy. Save it again."))
    {
        m_reason = std::move(reason);
        m_hint = std::move(hint);
        return false;
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\n' || m_text[m_at] == '\t'))
            ++m_at;
    }

    bool peek(char wanted)
    {
        skipSpace();
        return m_at < m_text.size() && m_text[m_at] == wanted;
    }

    bool expect(char wanted)
    {
        if (!peek(wanted)) {
            const Message found = m_at < m_text.size() ? quotedText(m_text.substr(m_at, 1)) : Message::tr("the end");
            return fail(Message::tr("expected '%1', but found %2").arg(std::string(1, wanted), found));
        }
        ++m_at;
        return true;
    }

    bool entry(NpyHeader& header)
    {
        std::string key;
        if (!text(key) || !expect(':')) return false;
        if (key == "descr") return once(m_hasDescr, key) && description(header.descr);
        if (key == "fortran_order") return once(m_hasOrder, key) && boolean(header.fortranOrder);
        if (key == "shape") return once(m_hasShape, key) && tuple(header.shape);
        return fail(Message::tr("the key %1 is unknown").arg(quotedText(key)));
    }

    bool once(bool& seen, const std::string& key)
    {
        if (seen) return fail(Message::tr("the key '%1' occurs twice").arg(key));
        return seen = true;
    }

    bool text(std::string& out)
    {
        skipSpace();
        const char quote = m_at < m_text.size() ? m_text[m_at] : '\0';
        if (quote != '\'' && quote != '"') return fail(Message::tr("expected a string in quotation marks"));
        const auto end = m_text.find(quote, m_at + 1);
        if (end == std::string_view::npos) return fail(Message::tr("a string is not terminated"));
        const std::string_view inside = m_text.substr(m_at + 1, end - m_at - 1);
        if (inside.size() > 64 || inside.find('\\') != std::string_view::npos)
            return fail(Message::tr("a string is longer than 64 bytes or contains a backslash"));
        out = inside;
        m_at = end + 1;
        return true;
    }

    bool description(std::string& out)
    {
        if (peek('[') || peek('('))
            return fail(Message::tr("its elements are structures with several fields"),
                        Message::tr("Save one field as an array of numbers."));
        return text(out);
    }

    bool boolean(bool& out)
    {
        skipSpace();
        for (const bool value : {false, true}) {
            const std::string_view word = value ? "True" : "False";
            if (m_text.substr(m_at, word.size()) != word) continue;
            m_at += word.size();
            out = value;
            return true;
        }
        return fail(Message::tr("fortran_order is neither True nor False"));
    }

    bool tuple(std::vector<std::int64_t>& out)
    {
        if (!expect('(')) return false;
        bool comma = true;
        while (!peek(')')) {
            if (!comma) return expect(',');
            std::int64_t value = 0;
            if (!number(value)) return false;
            if (out.size() == kMaxArrayDimensions) return fail(Message::tr("the shape has more than 64 dimensions"));
            out.push_back(value);
            comma = peek(',');
            if (comma) ++m_at;
        }
        if (out.size() == 1 && !comma) return fail(Message::tr("the comma is missing in a shape with one dimension"));
        return expect(')');
    }

    bool number(std::int64_t& out)
    {
        skipSpace();
        if (m_at < m_text.size() && m_text[m_at] == '-') return fail(Message::tr("a dimension is negative"));
        const std::size_t start = m_at;
        constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
        for (; m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9'; ++m_at) {
            const int digit = m_text[m_at] - '0';
            if (out > (most - digit) / 10) return fail(Message::tr("a dimension is larger than 2^63 - 1"));
            out = out * 10 + digit;
        }
        if (m_at == start) return fail(Message::tr("a dimension is not a whole number"));
        if (m_at < m_text.size() && m_text[m_at] == 'L') ++m_at; // Python 2 wrote (3L, 4L)
        return true;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_hasDescr = false;
    bool m_hasOrder = false;
    bool m_hasShape = false;
    Message m_reason;
    Message m_hint;
};

} // namespace

Result<NpyHeader> parseNpyHeader(std::string_view text, const std::string& file)
{
    NpyHeader header;
    DictionaryReader reader(text);
    if (reader.read(header)) return header;
    return Error{ErrorCode::BadInput,
                 Message::tr("Cannot read %1: in its .npy header, at character %2, %3.")
                     .arg(quotedText(file, 300), reader.position() + 1, reader.reason()),
                 reader.hint()};
}

} // namespace qs
