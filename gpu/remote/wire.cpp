// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/wire.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace qs {

namespace {

constexpr std::size_t kReadAtOnce = std::size_t{256} << 10;
constexpr std::size_t kCompactAbove = std::size_t{1} << 20;
/// Of the head of a message; what is larger travels as its payload.
constexpr std::size_t kShownLine = 200;
constexpr std::size_t kMaxValues = 2'000'000;

} // namespace

bool WireReader::fill()
{
    const std::size_t before = m_buffer.size();
    m_buffer.resize(before + kReadAtOnce);
    ssize_t got = 0;
    do
        got = ::read(m_fd, m_buffer.data() + before, kReadAtOnce);
    while (got < 0 && errno == EINTR);
    m_buffer.resize(before + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    if (m_longLine || m_skip > 0) dropSkipped(); // a refused message of any size takes no room
    return got > 0 || (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK));
}

WireReader::Got WireReader::refuse(Message why)
{
    m_problem = std::move(why);
    return Got::Malformed;
}

void WireReader::compact()
{
    if (m_at < kCompactAbove && m_at < m_buffer.size()) return;
    m_buffer.erase(0, m_at);
    m_looked -= std::min(m_looked, m_at);
    m_at = 0;
}

/// Drops what belongs to a refused message; true where its end was found.
bool WireReader::dropSkipped()
{
    if (m_skip > 0) {
        const std::size_t here = std::min(m_skip, m_buffer.size() - m_at);
        m_at += here;
        m_skip -= here;
    } else if (m_longLine) {
        const std::size_t end = m_buffer.find('\n', m_at);
        m_longLine = end == std::string::npos;
        m_at = m_longLine ? m_buffer.size() : end + 1;
    }
    m_looked = m_at;
    compact();
    return m_skip == 0 && !m_longLine;
}

WireReader::Got WireReader::next(WireMessage& message)
{
    while (true) {
        if ((m_skip > 0 || m_longLine) && !dropSkipped()) return Got::Nothing;
        if (m_waiting) return readPayload(message);
        const std::size_t end = m_buffer.find('\n', m_looked);
        if (end == std::string::npos) {
            m_looked = m_buffer.size();
            if (m_buffer.size() - m_at <= m_limits.maxLine) return Got::Nothing;
            m_longLine = true;
            dropSkipped();
            return refuse(Message::tr("A line is longer than %1 bytes.").arg(m_limits.maxLine));
        }
        const std::string line = m_buffer.substr(m_at, end - m_at);
        m_at = m_looked = end + 1;
        compact();
        if (line.size() > m_limits.maxLine)
            return refuse(Message::tr("A line is longer than %1 bytes.").arg(m_limits.maxLine));
        if (line.empty() || line == "\r") continue;
        m_refused = printable(line, kShownLine);
        if (const Got got = parseLine(line, message); got != Got::Nothing) return got;
    }
}

WireReader::Got WireReader::readPayload(WireMessage& message)
{
    if (m_buffer.size() - m_at <= m_expected) return Got::Nothing;
    m_waiting = false;
    const bool ended = m_buffer[m_at + m_expected] == '\n';
    message.head = std::move(m_head);
    message.payload.assign(m_buffer, m_at, m_expected);
    m_at = m_looked = m_at + m_expected + (ended ? 1 : 0);
    compact();
    if (ended) return Got::Message;
    m_longLine = true; // where the next message begins is not known before the next line break
    return refuse(Message::tr("No line break follows the %1 bytes of a message.").arg(m_expected));
}

WireReader::Got WireReader::parseLine(std::string_view line, WireMessage& message)
{
    auto parsed = parseJson(line, {.maxBytes = m_limits.maxLine, .maxNodes = kMaxValues}, Message::tr("a message"));
    if (!parsed) return refuse(parsed.error().message);
    if (!parsed->is_object()) return refuse(Message::tr("A message must be a JSON object."));
    const auto bytes = parsed->find("bytes");
    message.payload.clear();
    if (bytes == parsed->end()) {
        message.head = std::move(*parsed);
        return Got::Message;
    }
    if (!bytes->is_number_unsigned()) return refuse(Message::tr("'bytes' must be a whole number of 0 or more."));
    const auto count = bytes->get<std::uint64_t>();
    if (count > m_limits.maxPayload) {
        m_skip = static_cast<std::size_t>(std::min<std::uint64_t>(count, SIZE_MAX - 1)) + 1; // and the line break
        return refuse(Message::tr("A message announces %1 bytes; the limit is %2.").arg(count, m_limits.maxPayload));
    }
    m_head = std::move(*parsed);
    m_expected = static_cast<std::size_t>(count);
    m_waiting = true;
    return Got::Nothing;
}

bool WireWriter::write(nlohmann::ordered_json head, std::string_view payload)
{
    if (!payload.empty()) head["bytes"] = payload.size();
    const std::string line = dumpJson(head, -1) + "\n";
    const std::lock_guard lock(m_mutex);
    return writeAll(line) && (payload.empty() || (writeAll(payload) && writeAll("\n")));
}

bool WireWriter::writeIfFree(nlohmann::ordered_json head)
{
    const std::string line = dumpJson(head, -1) + "\n";
    const std::lock_guard lock(m_mutex);
    pollfd out{m_fd, POLLOUT, 0};
    if (m_broken || ::poll(&out, 1, 0) != 1 || !(out.revents & POLLOUT)) return false;
    return writeAll(line);
}

bool WireWriter::writeAll(std::string_view bytes)
{
    while (!m_broken && !bytes.empty()) {
        ssize_t sent = ::send(m_fd, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent < 0 && errno == ENOTSOCK) sent = ::write(m_fd, bytes.data(), bytes.size());
        if (sent > 0) {
            bytes.remove_prefix(static_cast<std::size_t>(sent));
            continue;
        }
        if (sent < 0 && errno == EINTR) continue;
        pollfd out{m_fd, POLLOUT, 0};
        const bool full = sent < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
        if (!full || ::poll(&out, 1, static_cast<int>(m_patience.count())) != 1) m_broken = true;
    }
    return !m_broken;
}

} // namespace qs
