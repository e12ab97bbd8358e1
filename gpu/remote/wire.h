// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <nlohmann/json.hpp>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

namespace qs {

/// One message between program and worker: a JSON object on a line of its own; where it has "bytes", so many raw bytes
/// follow, and after them a line break: what passes a message on line by line (as srun does) then holds nothing back.
struct WireMessage
{
    nlohmann::json head;
    std::string payload;
};

/// What a peer may send before it counts as broken.
struct WireLimits
{
    std::size_t maxLine = std::size_t{16} << 20;
    std::size_t maxPayload = std::size_t{256} << 20;
};

/// Takes messages out of what a file descriptor brings. Whatever comes, nothing larger than the limits is kept, and
/// nothing is thrown.
class WireReader
{
public:
    enum class Got {
        Message,
        Malformed, ///< a line that is no message, or too large: problem() reports why; it is skipped
        Nothing    ///< no complete message is there yet
    };

    explicit WireReader(int fd, WireLimits limits = {}) : m_fd(fd), m_limits(limits) {}

    /// Reads once what is there, waiting for it where the descriptor blocks. False at the end of the stream or on an
    /// error.
    bool fill();
    /// The next message out of what was read.
    Got next(WireMessage& message);
    const Message& problem() const { return m_problem; }
    /// The beginning of the line that was malformed, as it may be shown; empty where it was too long.
    const std::string& refused() const { return m_refused; }

private:
    Got refuse(Message why);
    Got parseLine(std::string_view line, WireMessage& message);
    bool dropSkipped();
    Got readPayload(WireMessage& message);
    void compact();

    int m_fd;
    WireLimits m_limits;
    std::string m_buffer;
    Message m_problem;
    std::string m_refused;
    std::size_t m_at = 0, m_looked = 0; ///< begin of what is unread; where to look on for the end of the line
    nlohmann::json m_head;              ///< of a message whose payload is on its way
    std::size_t m_expected = 0;         ///< bytes of that payload
    std::size_t m_skip = 0;             ///< bytes of a refused payload
    bool m_waiting = false;
    bool m_longLine = false; ///< within a refused line
};

/// Writes messages to a file descriptor, from any thread, each whole. A peer that has gone makes every later write
/// fail; it raises no signal where the descriptor is a socket.
class WireWriter
{
public:
    /// `patience`: how long a peer that does not read is waited for, where the descriptor does not block; after that it
    /// counts as gone.
    explicit WireWriter(int fd, std::chrono::milliseconds patience = std::chrono::seconds(10))
        : m_fd(fd), m_patience(patience)
    {}

    bool write(nlohmann::ordered_json head, std::string_view payload = {});
    /// The same, but not at all where the peer is behind in reading: for what is of no use later.
    bool writeIfFree(nlohmann::ordered_json head);
    bool broken() const { return m_broken; }

private:
    bool writeAll(std::string_view bytes);

    int m_fd;
    std::chrono::milliseconds m_patience;
    std::mutex m_mutex;
    std::atomic<bool> m_broken{false};
};

} // namespace qs
