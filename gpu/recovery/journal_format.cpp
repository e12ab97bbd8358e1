// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/recovery/journal_format.h"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <optional>

#include <zlib.h>

namespace qs::journal {
namespace {

template <typename T> void put(std::string& out, T value)
{
    for (std::size_t i = 0; i < sizeof value; ++i)
        out.push_back(static_cast<char>(value >> (8 * i) & 0xff));
}

template <typename T> T get(const char* at)
{
    T value = 0;
    for (std::size_t i = 0; i < sizeof value; ++i)
        value = static_cast<T>(value | static_cast<T>(static_cast<unsigned char>(at[i])) << (8 * i));
    return value;
}

/// Payload of the record that `bytes` begin with; nothing where it is not whole. `budget`: bytes that may be summed up
/// for it, since among damaged ones anything may look like a long record.
std::optional<std::string_view> payloadAt(std::string_view bytes, std::size_t& budget)
{
    if (bytes.size() < kHeadBytes) return std::nullopt;
    const std::uint32_t kind = getU32(bytes.data()), length = getU32(bytes.data() + 4);
    if (kind < 1 || kind > static_cast<std::uint32_t>(Kind::End) || length > kMaxPayload ||
        bytes.size() - kHeadBytes < length || length > budget)
        return std::nullopt;
    budget -= length;
    const std::string_view body = bytes.substr(kHeadBytes, length);
    if (crc32(body, crc32(bytes.substr(0, 8))) != getU32(bytes.data() + 8)) return std::nullopt;
    return body;
}

} // namespace

std::uint32_t crc32(std::string_view bytes, std::uint32_t before)
{
    if (bytes.empty()) return before; // for zlib a null pointer begins anew
    return static_cast<std::uint32_t>(::crc32_z(before, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

std::string partName(int run, int part)
{
    char name[64];
    std::snprintf(name, sizeof name, "journal-%d-%d.qsj", run, part);
    return name;
}

bool parsePartName(std::string_view name, int& run, int& part)
{
    const std::string text(name);
    return std::sscanf(text.c_str(), "journal-%d-%d.qsj", &run, &part) == 2 && partName(run, part) == text;
}

std::string record(Kind kind, std::string_view payload)
{
    std::string head;
    putU32(head, static_cast<std::uint32_t>(kind));
    putU32(head, static_cast<std::uint32_t>(payload.size()));
    putU32(head, crc32(payload, crc32(head)));
    return head += payload;
}

RecordReader::RecordReader(std::string_view bytes) : m_rest(bytes), m_budget(4 * bytes.size())
{
    m_damages = m_rest.size() >= kMagic.size() && !m_rest.starts_with(kMagic) ? 1 : 0;
    m_rest.remove_prefix(std::min(m_rest.size(), kMagic.size()));
}

bool RecordReader::next(Kind& kind, std::string_view& payload)
{
    std::size_t budget = m_rest.size();
    auto body = payloadAt(m_rest, budget);
    if (!body) {
        if (m_rest.empty() || !passDamage()) return false;
        body = payloadAt(m_rest, budget = m_rest.size());
    }
    kind = static_cast<Kind>(getU32(m_rest.data()));
    payload = *body;
    m_rest.remove_prefix(kHeadBytes + body->size());
    return true;
}

/// To the next whole record; false where there is none, which is how a torn end looks.
bool RecordReader::passDamage()
{
    for (std::size_t at = 1; at + kHeadBytes <= m_rest.size(); ++at) {
        if (!payloadAt(m_rest.substr(at), m_budget)) continue;
        m_rest.remove_prefix(at);
        ++m_damages;
        return true;
    }
    // A torn record is longer than what is left of it; one that is there in full was damaged.
    const bool isTorn = m_rest.size() < kHeadBytes || getU32(m_rest.data() + 4) > m_rest.size() - kHeadBytes;
    m_damages += isTorn ? 0 : 1;
    return false;
}

void putU16(std::string& out, std::uint16_t value) { put(out, value); }
void putU32(std::string& out, std::uint32_t value) { put(out, value); }
void putU64(std::string& out, std::uint64_t value) { put(out, value); }
void putFloat(std::string& out, float value) { put(out, std::bit_cast<std::uint32_t>(value)); }
std::uint16_t getU16(const char* at) { return get<std::uint16_t>(at); }
std::uint32_t getU32(const char* at) { return get<std::uint32_t>(at); }
std::uint64_t getU64(const char* at) { return get<std::uint64_t>(at); }
float getFloat(const char* at) { return std::bit_cast<float>(get<std::uint32_t>(at)); }

} // namespace qs::journal
