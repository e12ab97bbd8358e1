// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <utility>

namespace qs {

/// Gathers the pieces of an answer, so that whoever shows or sends them is called 60 times a second at most, however
/// fast tokens come.
class PieceBatch
{
public:
    using Taken = std::function<void(std::string text, int tokens)>;
    explicit PieceBatch(Taken taken) : m_taken(std::move(taken)) {}

    /// The text that a token made known, which may be empty.
    void add(const std::string& piece)
    {
        m_text += piece;
        ++m_tokens;
        if (due()) flush();
    }
    /// Whether the last call is long enough ago; then the time begins anew with flush() or passed().
    bool due() const { return Clock::now() - m_last >= std::chrono::milliseconds(16); }
    void passed() { m_last = Clock::now(); }
    void flush()
    {
        if (m_tokens > 0) m_taken(std::exchange(m_text, {}), std::exchange(m_tokens, 0));
        passed();
    }

private:
    using Clock = std::chrono::steady_clock;
    Taken m_taken;
    std::string m_text;
    int m_tokens = 0;
    Clock::time_point m_last = Clock::now();
};

} // namespace qs
