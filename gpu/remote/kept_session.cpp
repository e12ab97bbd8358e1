// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/kept_session.h"

#include "gpu/core/random_hex.h"

#include <algorithm>

namespace qs {

using namespace std::chrono_literals;

namespace {

constexpr std::uint64_t kMessages = 32; ///< that came, after which it is said that they have
constexpr std::size_t kBytes = std::size_t{256} << 10;
constexpr auto kSign = 2s; ///< between signs of life

std::uint64_t numberIn(const nlohmann::json& object, const char* key)
{
    if (!object.is_object()) return 0;
    const auto found = object.find(key);
    return found != object.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

} // namespace

const std::string& KeptSession::id()
{
    if (m_id.empty()) m_id = randomHex(2);
    return m_id;
}

KeptSession::Found KeptSession::join(const nlohmann::json& session)
{
    const auto named = session.is_object() ? session.find("instance") : session.end();
    const bool has = session.is_object() && named != session.end() && named->is_string();
    std::string instance = has ? named->get<std::string>() : std::string();
    m_taken = false;
    m_acknowledged = 0;
    m_bytes = 0;
    if (instance == m_instance && !m_instance.empty()) {
        continueAfter(numberIn(session, "have"));
        const std::uint64_t first = numberIn(session, "first");
        if (first <= m_received + 1) return Found::Same;
        m_received = first - 1;
        return Found::Gap;
    }
    m_instance = std::move(instance);
    m_sent.clear();
    m_numbered = numberIn(session, "have");
    m_received = numberIn(session, "last");
    return Found::Other;
}

/// The other side has messages up to `have`. Where another client was there meanwhile, some of them are its own: what
/// was not sent yet gets numbers above, or it would be passed over there.
void KeptSession::continueAfter(std::uint64_t have)
{
    while (!m_sent.empty() && m_sent.front().written && m_sent.front().number <= have)
        m_sent.pop_front();
    std::uint64_t last = have;
    for (Sent& sent : m_sent) {
        if (sent.number <= last) sent.head["n"] = sent.number = last + 1;
        last = sent.number;
    }
    m_numbered = std::max(m_numbered, last);
}

bool KeptSession::attach(WireWriter& writer)
{
    m_acknowledgedAt = Clock::now();
    bool open = writer.write({{"op", "attach"}, {"have", m_acknowledged = m_received}});
    for (Sent& sent : m_sent) {
        sent.written = true;
        open = open && writer.write(sent.head, sent.payload);
    }
    return open;
}

void KeptSession::send(WireWriter* writer, nlohmann::ordered_json head, std::string_view payload)
{
    head["n"] = ++m_numbered;
    m_sent.push_back({m_numbered, std::move(head), std::string(payload), writer != nullptr});
    if (writer) writer->write(m_sent.back().head, m_sent.back().payload);
}

void KeptSession::arrived(std::uint64_t number)
{
    while (!m_sent.empty() && m_sent.front().number <= number)
        m_sent.pop_front();
}

bool KeptSession::accept(const WireMessage& message)
{
    if (message.head.contains("taken")) return m_taken = true, false;
    m_bytes += message.payload.size();
    const std::uint64_t number = numberIn(message.head, "n");
    if (number == 0 && message.head.contains("have") && !message.head.contains("id"))
        return arrived(numberIn(message.head, "have")), false;
    if (number == 0) return true;
    if (number <= m_received) return false;
    m_received = number;
    return true;
}

void KeptSession::acknowledge(WireWriter& writer, bool now)
{
    const bool much = m_received - m_acknowledged >= kMessages || (m_bytes >= kBytes && m_received > m_acknowledged);
    const bool sign = Clock::now() - m_acknowledgedAt >= kSign;
    if (!(much || sign || (now && m_received > m_acknowledged))) return;
    m_acknowledgedAt = Clock::now();
    if (!writer.writeIfFree({{"op", "have"}, {"have", m_received}})) return;
    m_acknowledged = m_received;
    m_bytes = 0;
}

} // namespace qs
