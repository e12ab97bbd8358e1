// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/core/seconds_since.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <numeric>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace qs {

/// A setup or a size that no device would take: to try another one is of no use.
inline bool isOfTheSetup(const Error& error)
{
    return error.code == ErrorCode::Usage || error.code == ErrorCode::BadInput || error.code == ErrorCode::Memory;
}

/// Pieces of work on their way over devices that work at the same time: who is free takes the next one. A device that
/// fails gives its piece back and takes no more. What the pieces are, and what is kept of them, the derived class says.
template <class Piece, class Outcome> class Dealer
{
public:
    /// `devices`: each has a name.
    template <class Named>
    Dealer(const std::vector<Named>& devices, std::stop_token stop)
        : m_stop(std::move(stop)), m_fractions(devices.size(), 0.0)
    {
        for (const Named& device : devices)
            m_devices.push_back(device.name);
    }
    virtual ~Dealer() = default;
    Dealer(const Dealer&) = delete;
    Dealer& operator=(const Dealer&) = delete;

protected:
    /// On the thread of the device; the others go on meanwhile.
    virtual Outcome measure(std::size_t device, const Piece& piece) = 0;
    /// Why the outcome is not whole.
    virtual const std::optional<Error>& errorOf(const Outcome& outcome) const = 0;
    // Called by one thread at a time:
    virtual void keep(std::size_t device, const Piece& piece, Outcome outcome) = 0;
    /// That a device was lost, and what becomes of its work; `others`: there are devices that go on.
    virtual Message lostText(const std::string& device, const Message& why, bool others) const = 0;
    virtual void forget(std::size_t device) = 0; ///< what is kept of it for later
    virtual void tell(const Message& note) = 0;

    /// All pieces, in their order; returns when all are done, or none can be. The devices' threads stay until this is
    /// destroyed: a worker process ends with the thread that started it.
    void dealOut(std::vector<Piece> pieces)
    {
        std::ranges::move(pieces, std::back_inserter(m_open));
        std::unique_lock lock(m_mutex);
        m_atWork = m_devices.size();
        for (std::size_t i = 0; i < m_devices.size(); ++i)
            m_threads.emplace_back([this, i](const std::stop_token& over) {
                work(i);
                std::unique_lock held(m_mutex);
                --m_atWork;
                m_changed.notify_all();
                m_changed.wait(held, over, [] { return false; });
            });
        m_changed.wait(lock, [this] { return m_atWork == 0; });
    }

    const std::string& nameOf(std::size_t device) const { return m_devices[device]; }
    std::size_t deviceCount() const { return m_devices.size(); }
    std::size_t left() const { return m_devices.size() - m_lost; } ///< devices that were not lost
    bool stopped() const { return m_stop.stop_requested(); }
    bool othersWork() const { return m_taken > 0; } ///< in keep()
    Message ofDevice(std::size_t device, const Message& text) const
    {
        return Message::tr("%1: %2").arg(m_devices[device], text);
    }
    /// Of the whole, in which `done` of `all` is done beside what the devices work on; with the time left.
    template <class Event> void setProgress(Event& event, double done, double all) const
    {
        const double sum = std::accumulate(m_fractions.begin(), m_fractions.end(), done);
        event.fraction = std::min(sum / std::max(all, 1.0), 0.99);
        if (event.fraction > 0.02) event.secondsLeft = secondsSince(m_begun) * (1 - event.fraction) / event.fraction;
    }
    void addNote(Message note)
    {
        if (std::ranges::find(m_notes, note) == m_notes.end()) m_notes.push_back(std::move(note));
    }

    std::mutex m_mutex; ///< of everything below, while devices work
    std::stop_token m_stop;
    std::vector<double> m_fractions; ///< of the piece of each device, in the measure of setProgress()
    std::vector<Message> m_notes;
    std::optional<Error> m_error; ///< why work is left

    const std::chrono::steady_clock::time_point m_begun = std::chrono::steady_clock::now();

private:
    /// The next piece; waits while there is none, as long as another device may give its own back.
    std::optional<Piece> take()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_open.empty() || m_taken == 0 || m_error; });
        if (m_open.empty() || m_error || m_stop.stop_requested()) return std::nullopt;
        Piece piece = std::move(m_open.front());
        m_open.pop_front();
        ++m_taken;
        return piece;
    }

    void work(std::size_t device)
    {
        while (const auto piece = take()) {
            Outcome outcome = measure(device, *piece);
            const std::optional<Error> error = errorOf(outcome);
            const std::lock_guard lock(m_mutex);
            --m_taken;
            keep(device, *piece, std::move(outcome));
            const bool failedHere = error && !m_stop.stop_requested();
            if (failedHere) failed(device, *piece, *error);
            m_changed.notify_all();
            if (failedHere) return;
        }
    }

    /// Its piece goes back, unless no device could do it.
    void failed(std::size_t device, const Piece& piece, const Error& error)
    {
        if (isOfTheSetup(error)) {
            m_error = error;
            return;
        }
        m_open.push_front(piece);
        forget(device);
        ++m_lost;
        const bool others = m_lost < m_devices.size();
        const Message note = lostText(m_devices[device], error.message, others);
        addNote(note);
        tell(note);
        if (!others) m_error = error;
    }

    std::vector<std::string> m_devices;
    std::condition_variable_any m_changed;
    std::deque<Piece> m_open;
    int m_taken = 0; ///< pieces that are being done
    std::size_t m_lost = 0, m_atWork = 0;
    std::vector<std::jthread> m_threads; // the last: they use all of the above
};

} // namespace qs
