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
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace qs {
namespace {

namespace fs = std::filesystem;

/// A segment as far as it was written.
struct Part
{
    std::optional<Segment> known;               ///< without samples
    std::vector<std::vector<float>> us, warmup; ///< of each mode

    /// Rounds are pairs: what a mode has beyond the last complete one is left out. How many there are.
    std::size_t keepWholeRounds()
    {
        us.resize(known ? known->modes.size() : 0);
        std::size_t rounds = us.empty() ? 0 : us.front().size();
        for (const auto& series : us)
            rounds = std::min(rounds, series.size());
        for (auto& series : us)
            series.resize(rounds);
        return rounds;
    }
};

class Assembly
{
public:
    void take(std::string_view bytes)
    {
        journal::RecordReader reader(bytes);
        journal::Kind kind{};
        std::string_view payload;
        int damages = 0;
        const auto noteDamage = [&] {
            if (reader.damages() > std::exchange(damages, reader.damages())) loseSamples();
        };
        m_hit.clear();
        while (reader.next(kind, payload)) {
            noteDamage();
            if (kind == journal::Kind::Begin)
                takeBegin(payload);
            else if (kind == journal::Kind::Segment)
                takeSegment(payload);
            else if (kind == journal::Kind::Samples)
                takeSamples(payload);
            else if (kind == journal::Kind::Note)
                takeNote(payload);
        }
        noteDamage();
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

    /// Samples are missing, nobody knows of which mode: the segments so far get no more from this part, in whose middle
    /// their modes stand at different rounds. Parts begin with a round.
    void loseSamples()
    {
        m_out.isDamaged = true;
        for (auto& [number, part] : m_parts) {
            m_hit.insert(number);
            part.keepWholeRounds();
        }
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
        const std::uint32_t number = journal::getU32(payload.data() + 8) & 0xffff;
        if (m_hit.contains(number)) return;
        Part& part = m_parts[number];
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

    std::optional<Segment> completed(Part& part)
    {
        if (!part.known || part.known->modes.empty()) return std::nullopt;
        const std::size_t rounds = part.keepWholeRounds();
        if (rounds == 0) return std::nullopt;
        Segment segment = std::move(*part.known);
        part.warmup.resize(segment.modes.size());
        for (std::size_t i = 0; i < segment.modes.size(); ++i) {
            ModeResult& mode = segment.modes[i];
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
    std::set<std::uint32_t> m_hit; ///< segments of which the part that is read has lost samples
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
        if (recovered.result.segments.empty() && recovered.isDamaged)
            return Error{ErrorCode::BadInput, Message::tr("The journal of run %1 is damaged.").arg(run), {}};
        if (recovered.result.segments.empty())
            return Error{ErrorCode::Interrupted,
                         Message::tr("The journal of run %1 contains no complete round.").arg(run),
                         Message::tr("The run was interrupted before anything was measured.")};
        return recovered;
    });
}

} // namespace qs
