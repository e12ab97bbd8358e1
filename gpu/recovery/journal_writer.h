// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/recovery/journal_format.h"
#include "gpu/results/run_event.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace qs {

/// What the journals of a program may take.
struct JournalLimits
{
    std::size_t partBytes = std::size_t{64} << 20; ///< then the next part begins, at a complete round
    int parts = 4;                                 ///< that are kept; the oldest goes first
};

/// Writes the journal of one run. Used by one thread, which is not the study's.
class JournalWriter
{
public:
    JournalWriter(std::filesystem::path folder, int run, const RunSpec& spec, JournalLimits limits = {});
    ~JournalWriter();
    JournalWriter(const JournalWriter&) = delete;
    JournalWriter& operator=(const JournalWriter&) = delete;

    /// A segment begins, or more is known of it; as the events of a study say.
    void segment(const RunEvent& event);
    void note(const Message& text);
    /// Samples in the order in which they were measured; `time` is CLOCK_BOOTTIME in nanoseconds. `restart` marks are
    /// samples with kRestartFlag.
    void samples(const std::vector<SampleEvent>& samples, std::uint64_t time);
    void end();
    /// Brings what was written to the disk, so that it outlives the machine's power.
    void sync();
    /// What went wrong; from then on nothing is written.
    const std::optional<Error>& error() const { return m_error; }

private:
    struct Known
    {
        RunSpec spec;
        Message cache;
        Environment environment;
        std::vector<ModeResult> modes;
    };
    void open();
    void close();
    void write(journal::Kind kind, std::string_view payload);
    void writeSegment(int number);
    void flushBlock();
    bool atCompleteRound() const;
    void turnOver();

    std::filesystem::path m_folder;
    int m_run, m_part = 0;
    RunSpec m_spec;
    JournalLimits m_limits;
    int m_file = -1;
    std::size_t m_bytes = 0; ///< of this part
    bool m_dirty = false;
    std::optional<Error> m_error;
    std::map<int, Known> m_known;       ///< by segment; the older ones are written and dropped
    int m_segment = -1;                 ///< of the block
    std::vector<std::int64_t> m_counts; ///< measured samples of each mode in m_segment
    std::string m_block;
    std::uint64_t m_time = 0;
};

/// CLOCK_BOOTTIME in nanoseconds: goes on while the machine sleeps, and does not follow the wall clock when that jumps.
std::uint64_t bootNanoseconds();

} // namespace qs
