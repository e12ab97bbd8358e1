// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/worker_link.h"

#include <chrono>
#include <stop_token>
#include <time.h>

namespace qs {

/// Notices that this computer slept, or this program was suspended.
class ClockJump
{
public:
    /// Called often: whether much more time has passed since the last call than should have.
    bool happened()
    {
        const auto before = m_last;
        m_last = now();
        return m_last - before > kJump;
    }

private:
    static constexpr std::chrono::seconds kJump{35}; ///< more than a connection's longest pause
    static std::chrono::nanoseconds now()
    {
        timespec time{};
        ::clock_gettime(CLOCK_BOOTTIME, &time); // goes on in sleep, as the steady clock does not
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }
    std::chrono::nanoseconds m_last = now();
};

/// The state of one conversation.
struct WorkerLink::Turn
{
    int id = 0;
    int answer = 0; ///< the number of the message that ends it; another one than `id` where its own answer is lost
    std::stop_token stop;
    bool stopSent = false, closing = false, isSilent = false;
    bool gap = false;                          ///< some of its messages are lost
    int told = -1;                             ///< seconds left as they were reported last
    Clock::time_point lastSign = Clock::now(); ///< anything at all
    Clock::time_point lastWork = Clock::now(); ///< of the study, or the stop
    ClockJump jump;
};

} // namespace qs
