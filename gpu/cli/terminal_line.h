// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"
#include "gpu/results/run_event.h"

#include <cstdio>
#include <string>
#include <unistd.h>

namespace qs {

/// One line on standard error that is written over; nothing in a pipe. It is gone with this.
class TerminalLine
{
public:
    TerminalLine() : m_terminal(isatty(STDERR_FILENO) != 0) {}
    ~TerminalLine() { clear(); }
    TerminalLine(const TerminalLine&) = delete;
    TerminalLine& operator=(const TerminalLine&) = delete;

    void show(const std::string& text)
    {
        if (!m_terminal) return;
        std::fprintf(stderr, "\r\x1b[K%s", terminalText(text).c_str());
        std::fflush(stderr);
        m_shown = true;
    }
    void clear()
    {
        if (m_shown) std::fprintf(stderr, "\r\x1b[K");
        m_shown = false;
    }
    /// A line that stays, in a pipe as well.
    void note(const std::string& text)
    {
        clear();
        std::fprintf(stderr, "quantoscope: %s\n", terminalText(text).c_str());
    }

private:
    bool m_terminal, m_shown = false;
};

/// ', 12 s left'; empty where that is unknown (below 0).
inline std::string leftText(double secondsLeft)
{
    return secondsLeft < 0 ? std::string() : ", " + formatDuration(Microseconds{secondsLeft * 1e6}) + " left";
}

/// Shows where a run is on a terminal; prints nothing in a pipe, apart from notes.
class TerminalSink final : public EventSink
{
public:
    void event(const RunEvent& e) override
    {
        switch (e.kind) {
        case RunEvent::Kind::Phase:
            m_line.show(e.text.english());
            break;
        case RunEvent::Kind::Progress:
            m_line.show(progress(e));
            break;
        case RunEvent::Kind::Note:
            m_line.note(e.text.english());
            break;
        default:
            break;
        }
    }
    void sample(const SampleEvent&) override {}

private:
    static std::string progress(const RunEvent& e)
    {
        const std::string line = "measuring " + formatFixed(100 * e.fraction, 0) + "%" + leftText(e.secondsLeft);
        return e.text.empty() ? line : line + " · " + e.text.english();
    }

    TerminalLine m_line;
};

} // namespace qs
