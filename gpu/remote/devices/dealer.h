// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/core/seconds_since.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <numeric>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace qs {

/// A setup that no device would take: to try another one is of no use.
inline bool isOfTheSetup(const Error& error)
{
    return error.code == ErrorCode::Usage || error.code == ErrorCode::BadInput;
}

/// Pieces of work on their way over devices that work at the same time: who is free takes the next one. A device that
/// fails gives its piece back and takes no more; one that leaves a piece undone goes on with others. What the pieces
/// are, and what is kept of them, the derived class says.
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
    /// What the device left out of a piece although nothing failed, such as a size that does not fit into its memory;
    /// none: nothing. Another device is asked for it.
    virtual std::optional<Piece> leftOut(const Piece& piece, const Outcome& outcome) const
    {
        (void)piece, (void)outcome;
        return std::nullopt;
    }
    // Called by one thread at a time:
    virtual void store(std::size_t device, const Piece& piece, Outcome outcome) = 0;
    /// That a device was lost, and what becomes of its work; `others`: there are devices that go on.
    virtual Message lostText(const std::string& device, const Message& why, bool others) const = 0;
    virtual void forget(std::size_t device) = 0; ///< what is kept of it for later
    virtual void report(const Message& note) = 0;

    /// All pieces, in their order; returns when all are done, or none can be. The devices' threads stay until this is
    /// destroyed: a worker process ends with the thread that started it.
    void dealOut(std::vector<Piece> pieces)
    {
        for (Piece& piece : pieces)
            m_open.push_back({std::move(piece), {}});
        std::unique_lock lock(m_mutex);
        m_atWork = m_devices.size();
        for (std::size_t i = 0; i < m_devices.size(); ++i)
            try {
                m_threads.emplace_back([this, i](const std::stop_token& over) {
                    work(i);
                    std::unique_lock held(m_mutex);
                    --m_atWork;
                    m_changed.notify_all();
                    m_changed.wait(held, over, [] { return false; });
                });
            } catch (const std::system_error&) {
                m_atWork -= m_devices.size() - i; // those that were started end before anything else
                m_error = noThreadError();
                break;
            }
        m_changed.wait(lock, [this] { return m_atWork == 0; });
    }

    const std::string& nameOf(std::size_t device) const { return m_devices[device]; }
    std::size_t deviceCount() const { return m_devices.size(); }
    std::size_t left() const { return m_devices.size() - m_lost; } ///< devices that were not lost
    bool stopped() const { return m_stop.stop_requested(); }
    bool othersWork() const { return m_taken > 0; } ///< in store()
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
    struct Open
    {
        Piece piece;
        std::set<std::size_t> notFor; ///< devices that left it out
    };

    /// The next piece for a device; waits while there is none, as long as another one may give its own back.
    std::optional<Open> nextPiece(std::size_t device)
    {
        std::unique_lock lock(m_mutex);
        const auto next = [&] {
            return std::ranges::find_if(m_open, [&](const Open& open) { return !open.notFor.contains(device); });
        };
        m_changed.wait(lock, [&] { return next() != m_open.end() || m_taken == 0 || m_error; });
        const auto found = next();
        if (found == m_open.end() || m_error || m_stop.stop_requested()) return std::nullopt;
        Open taken = std::move(*found);
        m_open.erase(found);
        ++m_taken;
        return taken;
    }

    void work(std::size_t device)
    {
        while (auto taken = nextPiece(device)) {
            Outcome outcome = measure(device, taken->piece);
            const std::optional<Error> error = errorOf(outcome);
            const std::lock_guard lock(m_mutex);
            --m_taken;
            auto rest = error || m_stop.stop_requested() ? std::nullopt : leftOut(taken->piece, outcome);
            store(device, taken->piece, std::move(outcome));
            const bool failedHere = error && !m_stop.stop_requested();
            if (failedHere) failed(device, std::move(*taken), *error);
            if (rest) {
                taken->notFor.insert(device);
                m_open.push_back({std::move(*rest), std::move(taken->notFor)});
            }
            m_changed.notify_all();
            if (failedHere) return;
        }
    }

    /// Its piece goes back, unless no device could do it.
    void failed(std::size_t device, Open taken, const Error& error)
    {
        if (isOfTheSetup(error)) {
            m_error = error;
            return;
        }
        m_open.push_front(std::move(taken));
        forget(device);
        ++m_lost;
        const bool others = m_lost < m_devices.size();
        const Message note = lostText(m_devices[device], error.message, others);
        addNote(note);
        report(note);
        if (!others) m_error = error;
    }

    std::vector<std::string> m_devices;
    std::condition_variable_any m_changed;
    std::deque<Open> m_open;
    int m_taken = 0; ///< pieces that are being done
    std::size_t m_lost = 0, m_atWork = 0;
    std::vector<std::jthread> m_threads; // the last: they use all of the above
};

} // namespace qs
