// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace qs {

/// Finds those of many texts that another begins with, by narrowing a sorted list byte by byte. The texts belong to the
/// caller.
class PrefixIndex
{
public:
    using Entry = std::pair<std::string_view, std::int32_t>;
    PrefixIndex() = default;
    /// Of equal texts the first counts; empty ones are left out.
    explicit PrefixIndex(std::vector<Entry> entries) : m_entries(std::move(entries))
    {
        std::erase_if(m_entries, [](const Entry& entry) { return entry.first.empty(); });
        std::ranges::stable_sort(m_entries, {}, &Entry::first);
        const auto repeated = std::ranges::unique(m_entries, {}, &Entry::first);
        m_entries.erase(repeated.begin(), repeated.end());
        for (const Entry& entry : m_entries)
            ++m_first[byteOf(entry.first, 0) + 1];
        for (std::size_t i = 1; i < m_first.size(); ++i)
            m_first[i] += m_first[i - 1];
    }

    /// Calls `found` with the length and the value of each, the shortest first.
    template <class Found> void forEach(std::string_view text, Found found) const
    {
        if (text.empty() || m_entries.empty()) return;
        std::size_t low = m_first[byteOf(text, 0)], high = m_first[byteOf(text, 0) + 1];
        for (std::size_t length = 1; low < high; ++length) {
            if (m_entries[low].first.size() == length) found(length, m_entries[low++].second);
            if (length == text.size()) return;
            const std::size_t byte = byteOf(text, length);
            const auto begin = m_entries.begin() + static_cast<std::ptrdiff_t>(low),
                       end = m_entries.begin() + static_cast<std::ptrdiff_t>(high);
            const auto from =
                std::partition_point(begin, end, [&](const Entry& one) { return byteOf(one.first, length) < byte; });
            const auto to =
                std::partition_point(from, end, [&](const Entry& one) { return byteOf(one.first, length) == byte; });
            low = static_cast<std::size_t>(from - m_entries.begin());
            high = static_cast<std::size_t>(to - m_entries.begin());
        }
    }
    /// The longest of them, as length and value; a length of 0: none.
    std::pair<std::size_t, std::int32_t> longest(std::string_view text) const
    {
        std::pair<std::size_t, std::int32_t> best{0, -1};
        forEach(text, [&](std::size_t length, std::int32_t value) { best = {length, value}; });
        return best;
    }

private:
    static std::size_t byteOf(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

    std::vector<Entry> m_entries;
    std::array<std::size_t, 257> m_first{}; ///< where those that begin with a byte begin
};

} // namespace qs
