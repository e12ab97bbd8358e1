// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/export_pass.h"
#include "gpu/cli/interrupt_watch.h"
#include "gpu/cli/terminal_line.h"

#include <chrono>
#include <string>

namespace qs {

/// An export of a command: a line on the terminal says how far it is, and a signal cancels it, so that nothing half
/// written is left behind.
class CommandPass final : public ExportPass
{
public:
    bool goesOn() const override { return !m_watch.token().stop_requested(); }
    void progress(int done, int all) override
    {
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
        m_line.show("chart " + std::to_string(done) + " of " + std::to_string(all) +
                    leftText(done > 0 ? seconds / done * (all - done) : -1));
    }
    /// Before other text on the terminal.
    void clear() { m_line.clear(); }

private:
    InterruptWatch m_watch;
    TerminalLine m_line;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

} // namespace qs
