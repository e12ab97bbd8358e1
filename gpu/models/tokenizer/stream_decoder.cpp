// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/text_tokenizer.h"

#include "gpu/models/tokenizer/parts.h"
#include "gpu/models/tokenizer/text/unicode.h"

namespace qs {
namespace {

constexpr std::string_view kReplacement = "\xef\xbf\xbd";
constexpr std::size_t kLongestCharacter = 4; ///< bytes

bool isByteToken(std::string_view token)
{
    return token.size() == 6 && token.starts_with("<0x") && token.ends_with('>');
}

} // namespace

StreamDecoder::StreamDecoder(TextTokenizer tokenizer, bool skipSpecial)
    : m_tokenizer(std::move(tokenizer)), m_skipSpecial(skipSpecial)
{}

std::string StreamDecoder::push(std::int32_t id)
{
    const TokenizerParts& parts = *m_tokenizer.m_parts;
    const std::string_view token = parts.token(id);
    if (token.empty() || (m_skipSpecial && parts.isSpecial(id))) return {};
    if (parts.isByteLevel()) return pushBytes(token);
    m_ids.push_back(id);
    return pushWindow(false);
}

/// Byte-level: the text is that of all bytes, so only the begin of a character has to wait.
std::string StreamDecoder::pushBytes(std::string_view token)
{
    m_bytes += byteLevelBytes(token);
    std::size_t end = m_bytes.size();
    for (std::size_t back = 1; back <= 3 && back <= m_bytes.size(); ++back)
        if (isUnfinishedUtf8(std::string_view(m_bytes).substr(m_bytes.size() - back))) end = m_bytes.size() - back;
    std::string text = lossyUtf8(std::string_view(m_bytes).substr(0, end));
    m_bytes.erase(0, end);
    return text;
}

/// Decodes the last piece's tokens and the new ones together, because what a token gives depends on those before it
/// (the first loses its space, bytes join), and takes off what is known of it. Bytes wait for the character that they
/// may be the begin of.
std::string StreamDecoder::pushWindow(bool all)
{
    const std::span<const std::int32_t> ids(m_ids);
    std::size_t bytes = 0;
    while (bytes < m_ids.size() - m_given && isByteToken(m_tokenizer.token(m_ids[m_ids.size() - 1 - bytes])))
        ++bytes;
    const std::string known = m_tokenizer.decode(ids.first(m_given), m_skipSpecial),
                      now = m_tokenizer.decode(ids, m_skipSpecial);
    if (!all && bytes > 0 && bytes < kLongestCharacter && now.ends_with(kReplacement)) return {};
    std::string text =
        now.starts_with(known) ? now.substr(known.size()) : m_tokenizer.decode(ids.subspan(m_given), m_skipSpecial);
    m_ids.erase(m_ids.begin(), m_ids.begin() + static_cast<std::ptrdiff_t>(m_given));
    m_given = m_ids.size();
    return text;
}

std::string StreamDecoder::finish()
{
    std::string text = lossyUtf8(m_bytes);
    m_bytes.clear();
    if (m_ids.size() > m_given) text += pushWindow(true);
    return text;
}

} // namespace qs
