// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// The journal of a run: parts in order, each a file of records that are only ever appended. A part begins with the
/// magic; a record is its kind, its length and the CRC-32 of kind, length and payload, 4 bytes each and little-endian,
/// then the payload. What a killed writer left behind ends with a record that is not whole; what a disk damaged is
/// passed over up to the next whole one.
namespace qs::journal {

inline constexpr std::string_view kMagic = "QSJRNL1\n";
inline constexpr std::size_t kHeadBytes = 12;
inline constexpr std::size_t kMaxPayload = std::size_t{64} << 20;

enum class Kind : std::uint32_t {
    Begin = 1,   ///< JSON: program, specification, number of the part
    Segment = 2, ///< JSON: number of the segment, and its result without samples, as known so far
    Samples = 3, ///< time, segment, then samples
    Note = 4,    ///< a sentence
    End = 5      ///< the study returned
};

/// Payload of Samples: 8 bytes CLOCK_BOOTTIME in nanoseconds when they were taken over, 4 bytes number of the segment,
/// then 8 bytes a sample: float µs, 2 bytes mode, 2 bytes flags.
inline constexpr std::size_t kSamplesHead = 12;
inline constexpr std::size_t kSampleBytes = 8;
inline constexpr std::uint16_t kWarmupFlag = 1;
/// No sample: some before it are missing, and all modes stand at the same round. What was there of the segment counts
/// no longer.
inline constexpr std::uint16_t kRestartFlag = 2;

/// Name of a part within the recovery folder.
std::string partName(int run, int part);
/// Run and part of such a name; false for other files.
bool parsePartName(std::string_view name, int& run, int& part);

/// CRC-32 (IEEE 802.3), to be gone on with.
std::uint32_t crc32(std::string_view bytes, std::uint32_t before = 0);

/// Head and payload of one record.
std::string record(Kind kind, std::string_view payload);

/// Walks over the records of a part.
class RecordReader
{
public:
    explicit RecordReader(std::string_view bytes);
    /// The next whole record; false at the end, or where the rest is torn.
    bool next(Kind& kind, std::string_view& payload);
    /// How often something was passed over that is not as it was written: before the record that next() gave, or after
    /// the last one.
    int damages() const { return m_damages; }
    /// Bytes after the last whole record.
    std::size_t tornBytes() const { return m_rest.size(); }

private:
    bool passDamage();

    std::string_view m_rest;
    std::size_t m_budget; ///< bytes to sum up in search of whole records
    int m_damages = 0;
};

// Little-endian, whatever the machine's order.
void putU16(std::string& out, std::uint16_t value);
void putU32(std::string& out, std::uint32_t value);
void putU64(std::string& out, std::uint64_t value);
void putFloat(std::string& out, float value);
std::uint16_t getU16(const char* at);
std::uint32_t getU32(const char* at);
std::uint64_t getU64(const char* at);
float getFloat(const char* at);

} // namespace qs::journal
