// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <stop_token>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace qs {

/// Turns SIGINT, SIGTERM and SIGHUP (the terminal or the connection is gone) into a stop request while it lives; a
/// second one ends the process at once, unless it comes within a second of the first: timeout(1) and some shells send a
/// signal twice. SIGHUP stays ignored where it is, as nohup(1) has it. Where the system gives no thread to wait in,
/// signals do what they did before, and that is reported. Make it before other threads are started: they inherit the
/// blocked signals.
class InterruptWatch
{
public:
    InterruptWatch()
    {
        sigemptyset(&m_signals);
        sigaddset(&m_signals, SIGINT);
        sigaddset(&m_signals, SIGTERM);
        struct sigaction hangUp
        {};
        if (sigaction(SIGHUP, nullptr, &hangUp) == 0 && hangUp.sa_handler != SIG_IGN) sigaddset(&m_signals, SIGHUP);
        pthread_sigmask(SIG_BLOCK, &m_signals, &m_before);
        try {
            m_thread = std::jthread([this](const std::stop_token& end) { wait(end); });
        } catch (const std::system_error&) {
            pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
            std::fprintf(
                stderr,
                "quantoscope: no further thread could be started; an interrupt will end the program immediately.\n");
        }
    }
    ~InterruptWatch()
    {
        m_thread.request_stop();
        if (!m_thread.joinable()) return;
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
            if (!m_interrupted.exchange(true))
                m_first = now;
            else if (now - m_first > std::chrono::seconds(1))
                _exit(130);
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
