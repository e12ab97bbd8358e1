// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/serve/kept_outlet.h"

#include "gpu/formats/bounded_json.h"

#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace qs {

using namespace std::chrono_literals;

SessionConnection::~SessionConnection() { ::close(fd); }

void KeptOutlet::send(nlohmann::ordered_json head, std::string_view payload)
{
    std::unique_lock lock(m_mutex);
    while (m_reader && m_bytes > m_most) // it says soon what it has
        m_room.wait_for(lock, 100ms);
    head["n"] = ++m_last;
    if (head.contains("ok")) m_lastReply = m_last;
    const std::size_t bytes = payload.size() + dumpJson(head, -1).size(); // a head may hold a whole result
    m_kept.push_back({m_last, std::move(head), std::string(payload), bytes});
    m_bytes += bytes;
    while (m_bytes > m_most && m_kept.size() > 1) {
        m_bytes -= m_kept.front().bytes;
        m_kept.pop_front();
    }
    if (m_reader && !m_reader->writer.write(m_kept.back().head, m_kept.back().payload)) lose();
}

bool KeptOutlet::offer(nlohmann::ordered_json head, std::string_view payload)
{
    const std::lock_guard lock(m_mutex);
    if (!m_reader) return false;
    if (m_reader->writer.write(std::move(head), payload)) return true;
    lose();
    return false;
}

/// With the lock held: the reader has gone, or does not read.
void KeptOutlet::lose()
{
    ::shutdown(m_reader->fd, SHUT_RDWR);
    m_reader.reset();
    m_away = Clock::now();
    ++m_cuts;
    m_room.notify_all();
}

void KeptOutlet::attach(std::shared_ptr<SessionConnection> connection, std::uint64_t have)
{
    const std::lock_guard lock(m_mutex);
    if (m_reader) {
        (void)m_reader->writer.writeIfFree({{"taken", true}});
        lose();
    }
    drop(have);
    m_reader = std::move(connection);
    for (const Kept& kept : m_kept)
        if (!m_reader->writer.write(kept.head, kept.payload)) return lose();
}

void KeptOutlet::detach(const std::shared_ptr<SessionConnection>& connection)
{
    const std::lock_guard lock(m_mutex);
    if (m_reader == connection) lose();
}

bool KeptOutlet::isCurrent(const std::shared_ptr<SessionConnection>& connection) const
{
    const std::lock_guard lock(m_mutex);
    return m_reader == connection;
}

void KeptOutlet::acknowledge(std::uint64_t number)
{
    const std::lock_guard lock(m_mutex);
    drop(number);
    m_room.notify_all();
}

void KeptOutlet::drop(std::uint64_t number)
{
    while (!m_kept.empty() && m_kept.front().number <= number) {
        m_bytes -= m_kept.front().bytes;
        m_kept.pop_front();
    }
}

KeptOutlet::State KeptOutlet::state() const
{
    const std::lock_guard lock(m_mutex);
    const std::uint64_t first = m_kept.empty() ? m_last + 1 : m_kept.front().number;
    return {first, m_last, m_reader != nullptr, m_cuts, m_away, m_lastReply >= first, m_lastReply};
}

} // namespace qs
