// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/serve/outlet.h"

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace qs {

/// A connection of a client to a kept session. Closed with its last holder.
struct SessionConnection
{
    explicit SessionConnection(int socket) : fd(socket), writer(socket) {}
    ~SessionConnection();
    SessionConnection(const SessionConnection&) = delete;
    SessionConnection& operator=(const SessionConnection&) = delete;
    const int fd;
    WireWriter writer;
};

/// Messages to a reader that comes and goes. What has to arrive is numbered ("n") and kept until the reader says that
/// it has it; a reader that comes back gets the rest. Where nobody reads and too much is kept, the oldest goes.
class KeptOutlet final : public Outlet
{
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t kMaxBytes = std::size_t{256} << 20;
    explicit KeptOutlet(std::size_t mostBytes = kMaxBytes) : m_most(mostBytes) {}

    void send(nlohmann::ordered_json head, std::string_view payload) override;
    bool offer(nlohmann::ordered_json head, std::string_view payload) override;
    bool broken() const override { return false; }

    /// A reader that has all up to `have` takes over; the one before is notified.
    void attach(std::shared_ptr<SessionConnection> connection, std::uint64_t have);
    /// Without effect where another one has taken over.
    void detach(const std::shared_ptr<SessionConnection>& connection);
    bool isCurrent(const std::shared_ptr<SessionConnection>& connection) const;
    /// The reader has all up to this number.
    void acknowledge(std::uint64_t number);

    struct State
    {
        std::uint64_t first = 1, last = 0; ///< numbers of what is kept; the last one that was given
        bool attached = false;
        std::uint64_t cuts = 0;      ///< how often a reader has gone
        Clock::time_point away{};    ///< since when nobody reads, where nobody does
        bool owesReply = false;      ///< the reader does not have all answers
        std::uint64_t lastReply = 0; ///< the number of the last answer that was given
    };
    State state() const;

private:
    struct Kept
    {
        std::uint64_t number;
        nlohmann::ordered_json head;
        std::string payload;
        std::size_t bytes = 0; ///< of both
    };
    void drop(std::uint64_t number);
    void lose();

    const std::size_t m_most;
    mutable std::mutex m_mutex;
    std::condition_variable m_room;
    std::shared_ptr<SessionConnection> m_reader;
    std::deque<Kept> m_kept;
    std::size_t m_bytes = 0;
    std::uint64_t m_last = 0, m_lastReply = 0, m_cuts = 0;
    Clock::time_point m_away = Clock::now();
};

} // namespace qs
