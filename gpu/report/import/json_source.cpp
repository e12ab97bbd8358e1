// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/json_source.h"

#include <algorithm>

namespace qs {

namespace {

constexpr std::size_t kPiece = std::size_t{1} << 20;

} // namespace

JsonSource::JsonSource(TextSupply supply, std::size_t skipped, bool lenient)
    : m_supply(std::move(supply)), m_skipped(skipped), m_lenient(lenient), m_piece(kPiece)
{}

std::size_t JsonSource::pull()
{
    const auto got = m_supply(std::as_writable_bytes(std::span(m_piece)));
    if (!got) m_error = got.error();
    const std::size_t size = got ? *got : 0;
    m_ended = size < m_piece.size();
    return size;
}

JsonSource::int_type JsonSource::underflow()
{
    while (!m_ended) {
        const std::size_t size = pull(), skipped = std::min(m_skipped, size);
        m_skipped -= skipped;
        char *begin = m_piece.data() + skipped, *end = m_piece.data() + size;
        if (m_lenient) {
            m_filtered.clear();
            m_filter.feed({begin, end}, m_filtered);
            if (m_ended) m_filter.finish(m_filtered);
            begin = m_filtered.data();
            end = begin + m_filtered.size();
        }
        if (begin == end) continue;
        setg(begin, begin, end);
        return traits_type::to_int_type(*begin);
    }
    return traits_type::eof();
}

} // namespace qs
