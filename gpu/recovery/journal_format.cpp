// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/recovery/journal_format.h"

#include <array>
#include <bit>
#include <cstdio>

namespace qs::journal {
namespace {

constexpr std::array<std::uint32_t, 256> crcTable()
{
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = value & 1 ? value >> 1 ^ 0xedb88320u : value >> 1;
        table[i] = value;
    }
    return table;
}

/// CRC-32 (IEEE 802.3), to be gone on with.
std::uint32_t crc32(std::string_view bytes, std::uint32_t before = 0)
{
    static constexpr auto table = crcTable();
    std::uint32_t crc = ~before;
    for (const char c : bytes)
        crc = table[(crc ^ static_cast<unsigned char>(c)) & 0xff] ^ crc >> 8;
    return ~crc;
}

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

} // namespace

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

RecordReader::RecordReader(std::string_view bytes) : m_rest(bytes)
{
    if (m_rest.starts_with(kMagic))
        m_rest.remove_prefix(kMagic.size());
    else
        m_rest = {};
}

bool RecordReader::next(Kind& kind, std::string_view& payload)
{
    if (m_rest.size() < kHeadBytes) return false;
    const std::size_t length = getU32(m_rest.data() + 4);
    if (length > kMaxPayload || m_rest.size() - kHeadBytes < length) return false;
    const std::string_view body = m_rest.substr(kHeadBytes, length);
    if (crc32(body, crc32(m_rest.substr(0, 8))) != getU32(m_rest.data() + 8)) return false;
    kind = static_cast<Kind>(getU32(m_rest.data()));
    payload = body;
    m_rest.remove_prefix(kHeadBytes + length);
    return true;
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
