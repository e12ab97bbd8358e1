// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <csignal>
#include <ctime>
#include <stop_token>
#include <thread>
#include <unistd.h>

namespace qs {

/// Turns SIGINT and SIGTERM into a stop request while it lives; a second one ends the process at once, unless it
/// comes within a second of the first: timeout(1) and some shells send a signal twice.
/// Make it before other threads are started: they inherit the blocked signals.
class InterruptWatch
{
public:
    InterruptWatch()
    {
        sigemptyset(&m_signals);
        sigaddset(&m_signals, SIGINT);
        sigaddset(&m_signals, SIGTERM);
        pthread_sigmask(SIG_BLOCK, &m_signals, &m_before);
        m_thread = std::jthread([this](const std::stop_token& end) { wait(end); });
    }
    ~InterruptWatch()
    {
        m_thread.request_stop();
        m_thread.join();
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;

    std::stop_token token() const { return m_stop.get_token(); }
    bool interrupted() const { return m_interrupted; }

private:
    void wait(const std::stop_token& end)
    {
        const timespec tick{0, 50'000'000};
        while (!end.stop_requested()) {
            if (sigtimedwait(&m_signals, nullptr, &tick) < 0) continue;
            const auto now = std::chrono::steady_clock::now();
            if (!m_interrupted.exchange(true)) m_first = now;
            else if (now - m_first > std::chrono::seconds(1)) _exit(130);
            m_stop.request_stop();
        }
    }

    sigset_t m_signals{}, m_before{};
    std::stop_source m_stop;
    std::atomic<bool> m_interrupted{false};
    std::chrono::steady_clock::time_point m_first; // of the watching thread alone
    std::jthread m_thread;
};

} // namespace qs
