// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/wire.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <string>

namespace qs {

/// This side of a session that outlives its connections (gpu/serve/hold.h): its name, and up to where both sides have
/// what the other one sent. Used by one thread.
class KeptSession
{
public:
    using Clock = std::chrono::steady_clock;
    /// What the other side turned out to be.
    enum class Found {
        Same, ///< nothing is missing
        Gap,  ///< the same process, but some of its messages are no longer there
        Other ///< another process: the one before has ended
    };

    /// By which it is found again; made at random when it is asked for first.
    const std::string& id();
    /// The process that was spoken with last; empty: none yet.
    const std::string& instance() const { return m_instance; }
    /// Of a greeting's "session". Messages are numbered as the other side counts them from here on.
    Found join(const nlohmann::json& session);
    /// Joins the stream, and sends again what did not arrive.
    bool attach(WireWriter& writer);
    /// Numbers a message, keeps it until it has arrived, and sends it where there is a connection.
    void send(WireWriter* writer, nlohmann::ordered_json head, std::string_view payload);
    /// Takes note of a message; false for one that is of the session only, or was there before.
    bool accept(const WireMessage& message);
    /// Says up to where all is there, where much came since or `now`.
    void acknowledge(WireWriter& writer, bool now);
    /// Whether another client took over.
    bool isTaken() const { return m_taken; }
    /// The next one has another name.
    void forget() { *this = KeptSession(); }

private:
    struct Sent
    {
        std::uint64_t number;
        nlohmann::ordered_json head;
        std::string payload;
        bool written; ///< to a connection, which may have lost it
    };
    void arrived(std::uint64_t number);
    void continueAfter(std::uint64_t have);

    std::string m_id, m_instance;
    std::uint64_t m_received = 0, m_acknowledged = 0, m_numbered = 0;
    std::size_t m_bytes = 0; ///< that came since it was said
    Clock::time_point m_acknowledgedAt{};
    std::deque<Sent> m_sent;
    bool m_taken = false;
};

} // namespace qs
