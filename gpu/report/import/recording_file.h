// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/measure/diagnosis/diagnosis.h"
#include "gpu/results/compare/run_comparison.h"
#include "gpu/results/study_event.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace qs {

/// A series of latencies of a file.
struct NamedRecording
{
    std::string name; ///< mode, or column; empty where the file holds one series without a name
    Recording recording;
    bool unitNamed = false; ///< the file says in which unit its times are
};

/// Reads series of latencies in microseconds. JSON: a list of numbers; an object with "samples" (or "us", "samples_us")
/// and optionally "clock_mhz", "cold", "bytes", "peak_gbps", "l2", "ws", "ui", "host_us", "wall_us", "timer_q",
/// "empty_wall_us", "memory_bound", "batched"; a results.json or session of Quantoscope (every mode of every run).
/// Everything else is read as CSV: numbers in one column, or a header that names them; a samples.csv of Quantoscope by
/// mode (measured phase; the series.csv beside it names the modes). BadInput (file, place, what to do) for what is
/// missing, mostly zero, or beyond 20 million samples. Results of other tools (results.h) are read as importResults
/// reads them.
Result<std::vector<NamedRecording>> readRecordings(const std::filesystem::path& path);

/// The same, with the runs that they come from, in their order; none where the file holds bare samples. A result or
/// session of Quantoscope may hold studies, which have no recordings.
struct RecordingFile
{
    std::vector<NamedRecording> recordings;
    std::vector<RunResult> runs;
    std::vector<std::shared_ptr<const StudyResult>> studies;
    std::vector<Message> notes; ///< what was left out of bare samples, and a unit that the file does not name
    bool samplesLeftOut = false;
    std::string tool; ///< that wrote it; empty: Quantoscope, or bare samples

    /// The one result that the file holds; null where it holds none, several or bare samples.
    std::optional<ComparedResult> only() const;
};
Result<RecordingFile> readRecordingFile(const std::filesystem::path& path);

} // namespace qs
