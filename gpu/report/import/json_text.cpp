// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/json_text.h"

#include "gpu/formats/io/lfs_pointer.h"
#include "gpu/formats/non_finite.h"

#include <algorithm>
#include <optional>
#include <string>

namespace qs {

namespace {

using nlohmann::json;

constexpr std::int64_t kMaxBadLines = 100'000;
constexpr int kMaxLongAttempts = 16; ///< to read a document of several lines, each perhaps to the end of the file

/// A text with null for numbers that JSON does not have; nothing where there are none.
std::optional<std::string> withoutNonFinite(std::string_view text, std::int64_t& count)
{
    if (!mayHoldNonFinite(text)) return std::nullopt;
    NonFiniteToNull filter;
    std::string out;
    out.reserve(text.size() + text.size() / 16);
    filter.feed(text, out);
    filter.finish(out);
    count = filter.count();
    return filter.count() > 0 ? std::optional(std::move(out)) : std::nullopt;
}

bool beginsDocument(std::string_view line) { return line.starts_with('{') || line.starts_with('['); }

/// Takes documents off a text, line by line.
class DocumentLines
{
public:
    DocumentLines(std::string_view text, std::size_t most) : m_rest(text), m_most(most) {}

    JsonText read()
    {
        if (m_rest.starts_with("\xef\xbb\xbf")) m_rest.remove_prefix(3);
        while (!m_rest.empty() && m_out.badLines < kMaxBadLines && m_out.documents.size() <= m_most) {
            const auto blank = std::min(m_rest.find_first_not_of(" \t\r\n"), m_rest.size());
            pass(blank);
            if (m_rest.empty()) break;
            if (beginsDocument(m_rest))
                take();
            else
                passLine(m_out.otherLines);
        }
        return std::move(m_out);
    }

private:
    void pass(std::size_t size)
    {
        m_line += static_cast<std::size_t>(std::ranges::count(m_rest.substr(0, size), '\n'));
        m_rest.remove_prefix(size);
    }
    void passLine(std::int64_t& counter)
    {
        ++counter;
        pass(std::min(m_rest.find('\n'), m_rest.size()));
    }

    void take()
    {
        // A line by itself first: most failures end there, and do not read the rest of a large file.
        const std::string_view line = m_rest.substr(0, m_rest.find('\n'));
        bool truncated = false;
        if (takeFrom(line, truncated)) return;
        if (truncated && line.size() < m_rest.size() && m_longAttempts++ < kMaxLongAttempts) {
            if (takeFrom(m_rest, truncated)) return;
            if (truncated) { // the end of the file cuts it off: its lines are not documents of their own
                m_rest = {};
                ++m_out.badLines;
                m_out.firstBad = Message::tr("the file ends within the value that begins in line %1").arg(m_line);
                return;
            }
        }
        const bool isObject = m_rest.starts_with('{'); // a line in brackets is one of a log: '[INFO] …'
        if (isObject && m_out.badLines == 0) m_out.firstBad = Message::tr("line %1 is not valid JSON").arg(m_line);
        passLine(isObject ? m_out.badLines : m_out.otherLines);
    }

    /// Whether a document begins the text and nothing follows it on its last line.
    bool takeFrom(std::string_view text, bool& truncated)
    {
        std::string_view rest = text;
        auto document = takeJson(rest, JsonLimits{}, Message(), truncated);
        if (!document) return false;
        const std::string_view behind = rest.substr(0, rest.find('\n'));
        if (behind.find_first_not_of(" \t\r") != behind.npos) return false;
        m_out.documents.push_back(std::move(*document));
        pass(text.size() - rest.size());
        return true;
    }

    std::string_view m_rest;
    std::size_t m_most, m_line = 1;
    int m_longAttempts = 0;
    JsonText m_out;
};

} // namespace

Result<LenientJson> lenientJson(std::string_view text, const JsonLimits& limits, const Message& what)
{
    auto strict = parseJson(text, limits, what);
    if (strict) return LenientJson{std::move(*strict), 0};
    std::int64_t count = 0;
    const auto finite = withoutNonFinite(text, count);
    if (!finite) return strict.error();
    auto read = parseJson(*finite, limits, what);
    if (!read) return strict.error();
    return LenientJson{std::move(*read), count};
}

Result<JsonText> readJsonText(std::string_view text, const Message& what, std::size_t most)
{
    auto whole = lenientJson(text, JsonLimits{}, what);
    if (whole) {
        JsonText one;
        one.nonFinite = whole->nonFinite;
        one.documents.push_back(std::move(whole->document));
        return one;
    }
    if (text.size() > JsonLimits{}.maxBytes || lfsPointerError(text, what)) return whole.error();
    std::int64_t count = 0;
    const auto finite = withoutNonFinite(text, count);
    JsonText read = DocumentLines(finite ? std::string_view(*finite) : text, most).read();
    read.nonFinite = count;
    if (read.documents.empty()) return whole.error();
    return read;
}

std::size_t firstDocument(std::string_view text)
{
    constexpr std::size_t head = std::size_t{64} << 10;
    std::size_t at = text.starts_with("\xef\xbb\xbf") ? 3 : 0;
    while (at < std::min(text.size(), head)) {
        const std::size_t first = text.find_first_not_of(" \t\r\n", at);
        if (first == text.npos) break;
        // '[INFO]' and '[2026-' are lines of a log: a list goes on with a value.
        const std::size_t next = text.find_first_not_of(" \t\r\n", first + 1);
        if (text[first] == '{' && next != text.npos && (text[next] == '"' || text[next] == '}')) return first;
        if (text[first] == '[' && next != text.npos && (text[next] == '{' || text[next] == '[')) return first;
        at = text.find('\n', first);
        if (at == text.npos) break;
    }
    return text.size();
}

} // namespace qs
