// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

namespace qs {

/// Lock-free ring between one producer thread and one consumer thread. When it is full, push refuses and
/// counts: what is displayed may thin out, what is recorded does not pass through here.
template <typename T> class SpscRing
{
    static_assert(std::is_trivially_copyable_v<T>);

public:
    explicit SpscRing(std::size_t capacity) : m_items(std::bit_ceil(capacity)), m_mask(m_items.size() - 1) {}

    /// Producer only. False (and counted) where there is no room.
    bool push(const T& item)
    {
        const std::size_t head = m_head.load(std::memory_order_relaxed);
        if (head - m_tail.load(std::memory_order_acquire) == m_items.size()) {
            m_dropped.fetch_add(1, std::memory_order_relaxed);
            return false;
        }
        m_items[head & m_mask] = item;
        m_head.store(head + 1, std::memory_order_release);
        return true;
    }

    /// Consumer only. Moves up to out.size() items; returns how many.
    std::size_t pop(std::span<T> out)
    {
        const std::size_t tail = m_tail.load(std::memory_order_relaxed);
        const std::size_t ready = m_head.load(std::memory_order_acquire) - tail;
        const std::size_t count = ready < out.size() ? ready : out.size();
        for (std::size_t i = 0; i < count; ++i)
            out[i] = m_items[(tail + i) & m_mask];
        m_tail.store(tail + count, std::memory_order_release);
        return count;
    }

    std::size_t size() const { return m_head.load(std::memory_order_acquire) - m_tail.load(std::memory_order_acquire); }
    std::uint64_t dropped() const { return m_dropped.load(std::memory_order_relaxed); }

private:
    std::vector<T> m_items;
    std::size_t m_mask;
    alignas(64) std::atomic<std::size_t> m_head{0};
    alignas(64) std::atomic<std::size_t> m_tail{0};
    alignas(64) std::atomic<std::uint64_t> m_dropped{0};
};

} // namespace qs
