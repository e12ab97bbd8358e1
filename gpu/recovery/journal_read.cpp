// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/recovery/journal_read.h"

#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/formats/json_read.h"
#include "gpu/recovery/journal_format.h"
#include "gpu/results/analysis.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <set>

namespace qs {
namespace {

namespace fs = std::filesystem;

/// A segment as far as it was written.
struct Part
{
    std::optional<Segment> known;               ///< without samples
    std::vector<std::vector<float>> us, warmup; ///< of each mode
};

class Assembly
{
public:
    void take(std::string_view bytes)
    {
        journal::RecordReader reader(bytes);
        journal::Kind kind{};
        std::string_view payload;
        while (reader.next(kind, payload)) {
            if (kind == journal::Kind::Begin)
                takeBegin(payload);
            else if (kind == journal::Kind::Segment)
                takeSegment(payload);
            else if (kind == journal::Kind::Samples)
                takeSamples(payload);
            else if (kind == journal::Kind::Note)
                takeNote(payload);
        }
        m_out.tornBytes += reader.tornBytes();
    }

    RecoveredRun finish()
    {
        m_out.result.sweep = m_sweep;
        for (auto& [number, part] : m_parts)
            if (auto segment = completed(part)) m_out.result.segments.push_back(std::move(*segment));
        for (Segment& segment : m_out.result.segments)
            analyse(segment, nullptr);
        m_out.result.stopReason = recoveredReason();
        m_out.result.notes.push_back(
            Message::tr("Recovered: the program ended during this run. The journal contained %1 samples of complete "
                        "rounds, without the A/A control and the device states.")
                .arg(formatCount(m_out.samples)));
        return std::move(m_out);
    }

private:
    static std::optional<nlohmann::json> parsed(std::string_view payload)
    {
        auto json = parseJson(payload, {}, Message::tr("the journal"));
        if (!json || !json->is_object()) return std::nullopt;
        return std::move(*json);
    }

    void takeBegin(std::string_view payload)
    {
        const auto json = parsed(payload);
        if (!json || !json->contains("spec")) return;
        if (auto spec = runSpecFromJson((*json)["spec"]); spec && spec->isSweep()) m_sweep = std::move(*spec);
    }

    void takeSegment(std::string_view payload)
    {
        const auto json = parsed(payload);
        if (!json || !json->contains("result") || !json->value("segment", nlohmann::json()).is_number_unsigned())
            return;
        auto result = runResultFromJson((*json)["result"]);
        if (!result || result->segments.empty()) return;
        static_cast<Origin&>(m_out.result) = *result;
        m_parts[(*json)["segment"].get<std::uint32_t>() & 0xffff].known = std::move(result->segments.back());
    }

    void takeSamples(std::string_view payload)
    {
        if (payload.size() < journal::kSamplesHead ||
            (payload.size() - journal::kSamplesHead) % journal::kSampleBytes != 0)
            return;
        m_out.lastTime = std::max(m_out.lastTime, journal::getU64(payload.data()));
        Part& part = m_parts[journal::getU32(payload.data() + 8) & 0xffff];
        for (std::size_t at = journal::kSamplesHead; at < payload.size(); at += journal::kSampleBytes) {
            const float us = journal::getFloat(payload.data() + at);
            const std::size_t mode = journal::getU16(payload.data() + at + 4);
            const std::uint16_t flags = journal::getU16(payload.data() + at + 6);
            if (flags == journal::kRestartFlag) {
                for (auto& series : part.us)
                    series.clear();
                continue;
            }
            auto& all = flags == journal::kWarmupFlag ? part.warmup : part.us;
            if (mode >= all.size()) all.resize(mode + 1);
            if (std::isfinite(us) && us >= 0) all[mode].push_back(us);
        }
    }

    /// Older journals have the words alone.
    void takeNote(std::string_view payload)
    {
        Message note = printable(payload, 1000);
        if (const auto json = parsed(payload)) ObjectReader(*json, "note").read("text", note);
        m_out.result.notes.push_back(std::move(note));
    }

    /// Rounds are pairs: what a mode has beyond the last complete one is left out.
    std::optional<Segment> completed(Part& part)
    {
        if (!part.known || part.known->modes.empty()) return std::nullopt;
        Segment segment = std::move(*part.known);
        part.us.resize(segment.modes.size());
        part.warmup.resize(segment.modes.size());
        std::size_t rounds = std::numeric_limits<std::size_t>::max();
        for (const auto& series : part.us)
            rounds = std::min(rounds, series.size());
        if (rounds == 0) return std::nullopt;
        for (std::size_t i = 0; i < segment.modes.size(); ++i) {
            ModeResult& mode = segment.modes[i];
            part.us[i].resize(rounds);
            mode.samplesUs = std::move(part.us[i]);
            mode.warmupUs = std::move(part.warmup[i]);
            mode.clockMHz.clear();
            mode.preempted.clear();
            mode.latency = summarize(mode.samplesUs);
            m_out.samples += static_cast<std::int64_t>(rounds);
        }
        segment.stopReason = recoveredReason();
        return segment;
    }

    std::map<std::uint32_t, Part> m_parts;
    std::optional<RunSpec> m_sweep;
    RecoveredRun m_out;
};

/// Parts of the journal by number; `run` negative: of every run.
std::vector<std::pair<int, int>> partsIn(const fs::path& folder, int wanted)
{
    std::vector<std::pair<int, int>> parts;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        int run = 0, part = 0;
        if (journal::parsePartName(entry.path().filename().string(), run, part) && (wanted < 0 || run == wanted))
            parts.emplace_back(run, part);
    }
    std::sort(parts.begin(), parts.end());
    return parts;
}

} // namespace

std::vector<int> journaledRuns(const fs::path& folder)
{
    std::set<int> runs;
    for (const auto& [run, part] : partsIn(folder, -1))
        runs.insert(run);
    return {runs.begin(), runs.end()};
}

Result<RecoveredRun> readJournal(const fs::path& folder, int run)
{
    return guarded(Message::mark("the journal"), [&]() -> Result<RecoveredRun> {
        Assembly assembly;
        for (const auto& [number, part] : partsIn(folder, run)) {
            const auto file = MappedFile::open(folder / journal::partName(number, part));
            if (!file) continue; // empty, or gone meanwhile
            const auto bytes = file->bytes();
            assembly.take({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
        }
        RecoveredRun recovered = assembly.finish();
        if (recovered.result.segments.empty())
            return Error{ErrorCode::Interrupted,
                         Message::tr("The journal of run %1 contains no complete round.").arg(run),
                         Message::tr("The run was interrupted before anything was measured.")};
        return recovered;
    });
}

} // namespace qs
