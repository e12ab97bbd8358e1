// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/recording_file.h"

#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/csv.h"
#include "gpu/formats/gzip.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/measure/robust.h"
#include "gpu/remote/study_kinds.h"
#include "gpu/report/import/csv_import.h"
#include "gpu/report/import/json_text.h"
#include "gpu/report/import/log_import.h"
#include "gpu/report/import/recording_csv.h"
#include "gpu/report/import/trace_events.h"
#include "gpu/results/analysis.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace qs {

namespace {

using Recordings = std::vector<NamedRecording>;
using nlohmann::json;

const char* const kFormsHint = "Use a JSON list of numbers, {\"samples\": […]}, a results.json of Quantoscope, or CSV "
                               "with a column of latencies in µs.";

/// Reads one object of samples and what is known beside them; remembers the first error.
class SampleObject
{
public:
    SampleObject(const json& object, std::string where) : m_object(object), m_where(std::move(where)) {}

    const json* find(std::initializer_list<const char*> names) const
    {
        for (const char* name : names)
            if (const auto it = m_object.find(name); it != m_object.end() && !it->is_null()) return &*it;
        return nullptr;
    }

    void series(std::initializer_list<const char*> names, std::vector<double>& out)
    {
        const json* list = find(names);
        if (!list || m_error) return;
        if (list->is_number())
            out = {list->get<double>()}; // 'host_us': 4.6 as a median
        else if (!list->is_array())
            return fail(*names.begin(), "must be a list of numbers, not " + std::string(list->type_name()));
        else
            out = numbers(*list, *names.begin());
        if (const auto bad = firstBadSample(out); bad && !m_error) fail(*names.begin(), *bad);
    }

    /// Times in the unit that "unit" names.
    void scale(std::vector<double>& us)
    {
        const json* unit = find({"unit", "time_unit"});
        if (!unit || m_error) return;
        const std::string name = unit->is_string() ? unit->get<std::string>() : std::string();
        const double toUs = name == "ns"                   ? 1e-3
                            : name == "us" || name == "µs" ? 1.0
                            : name == "ms"                 ? 1e3
                            : name == "s"                  ? 1e6
                                                           : 0.0;
        if (toUs <= 0) return fail("unit", "must be ns, us, ms or s");
        for (double& value : us)
            value *= toUs;
    }

    void number(std::initializer_list<const char*> names, std::optional<double>& out, bool zeroAllowed = false)
    {
        const json* value = find(names);
        if (!value || m_error) return;
        if (!value->is_number() || !(value->get<double>() > 0 || (zeroAllowed && value->get<double>() == 0)))
            return fail(*names.begin(), zeroAllowed ? "must be a number, 0 or more" : "must be a positive number");
        out = value->get<double>();
    }

    void flag(const char* name, bool& out)
    {
        const json* value = find({name});
        if (!value || m_error) return;
        if (!value->is_boolean()) return fail(name, "must be true or false");
        out = value->get<bool>();
    }

    void indices(std::initializer_list<const char*> names, std::optional<std::set<std::int64_t>>& out)
    {
        const json* list = find(names);
        if (!list || m_error) return;
        if (!list->is_array()) return fail(*names.begin(), "must be a list of sample numbers from 0");
        out.emplace();
        for (const json& v : *list) {
            if (!v.is_number_integer() || v.get<double>() < 0)
                return fail(*names.begin(), "must be a list of sample numbers from 0");
            out->insert(v.get<std::int64_t>());
        }
    }

    void fail(const std::string& key, const std::string& why)
    {
        if (!m_error)
            m_error = Error{ErrorCode::BadInput, m_where + (key.empty() ? ": " : ", \"" + key + "\": ") + why + ".",
                            kFormsHint};
    }
    const std::optional<Error>& error() const { return m_error; }

private:
    std::vector<double> numbers(const json& list, const std::string& key)
    {
        std::vector<double> out;
        out.reserve(list.size());
        for (const json& v : list) {
            if (!v.is_number()) {
                fail(key,
                     "sample " + std::to_string(out.size()) + " is " + std::string(v.type_name()) + ", not a number");
                return {};
            }
            out.push_back(v.get<double>());
        }
        return out;
    }

    const json& m_object;
    std::string m_where;
    std::optional<Error> m_error;
};

Result<Recording> recordingFromObject(const json& object, const std::string& where)
{
    SampleObject in(object, where);
    Recording r;
    const std::initializer_list<const char*> samples{"samples", "us", "samples_us"};
    if (!in.find(samples)) {
        std::vector<std::string> keys;
        for (const auto& [key, value] : object.items())
            if (keys.size() < 6) keys.push_back(key);
        return Error{ErrorCode::BadInput,
                     where + " has no \"samples\"" +
                         (keys.empty() ? "" : "; it has " + nameList(keys, object.size()).english()) + ".",
                     kFormsHint};
    }
    in.series(samples, r.us);
    in.scale(r.us);
    in.series({"clock_mhz", "clock"}, r.clockMHz);
    in.series({"cold", "cold_us"}, r.coldUs);
    in.series({"host_us", "host"}, r.hostUs);
    in.series({"wall_us", "wall"}, r.wallUs);
    in.number({"bytes", "bytes_"}, r.bytes);
    in.number({"peak_gbps"}, r.peakGbps);
    in.number({"l2", "l2_bytes", "cache_bytes"}, r.cacheBytes);
    in.number({"ws", "working_set", "working_set_bytes"}, r.workingSetBytes);
    std::optional<double> quantum, emptyWall;
    in.number({"timer_q", "timer_quantum_us", "timer_us"}, quantum, true);
    in.number({"empty_wall_us"}, emptyWall, true);
    in.indices({"ui", "repaints"}, r.repaints);
    in.flag("memory_bound", r.memoryBound);
    in.flag("batched", r.batched);
    r.timerQuantumUs = quantum.value_or(0.5);
    r.emptyWallUs = emptyWall.value_or(0);
    if (r.us.empty()) in.fail("samples", "there are no samples");
    if (!r.clockMHz.empty() && r.clockMHz.size() != r.us.size())
        in.fail("clock_mhz",
                "has " + std::to_string(r.clockMHz.size()) + " values for " + std::to_string(r.us.size()) + " samples");
    if (in.error()) return *in.error();
    return r;
}

/// A series without a name; its unit is named where the object says so.
RecordingFile ofSamples(Recording recording, const json& document)
{
    RecordingFile file;
    const bool named = document.is_object() && (document.contains("unit") || document.contains("time_unit") ||
                                                document.contains("samples_us") || document.contains("us"));
    file.recordings.push_back({"", std::move(recording), named});
    return file;
}

/// Where the unit is not named, microseconds are assumed: said where no launch can be as short or as long as that.
void addUnitHint(RecordingFile& file)
{
    constexpr double shortest = 0.1, longest = 1e7; // µs
    for (NamedRecording& r : file.recordings) {
        if (r.unitNamed) continue;
        const double median = stats::median(r.recording.us);
        if (!(median > 0) || (median >= shortest && median <= longest)) continue;
        const Message time = formatDuration(Microseconds{median});
        r.recording.timerQuantumUs = 0; // what is reported about the timer would be of the wrong unit
        file.notes.push_back(
            (median < shortest
                 ? Message::tr(
                       "The file does not name a unit, so its times are read as microseconds, and the median is "
                       "%1: shorter than any launch. If they are in seconds or milliseconds, add \"unit\": "
                       "\"s\" or \"ms\" to the JSON, or name the column latency_s or latency_ms.")
                 : Message::tr(
                       "The file does not name a unit, so its times are read as microseconds, and the median is "
                       "%1. If they are in nanoseconds, add \"unit\": \"ns\" to the JSON, or name the column "
                       "latency_ns."))
                .arg(time));
        return;
    }
}

Result<void> addResult(const json& object, const std::string& where, const std::string& prefix, RecordingFile& out)
{
    auto result = runResultFromJson(object);
    if (!result)
        return Error{result.error().code, where + ": " + result.error().message.english(), result.error().hint};
    const Calibration* calibration = result->calibration ? &*result->calibration : nullptr;
    for (std::size_t s = 0; s < result->segments.size(); ++s) {
        const Segment& segment = result->segments[s];
        for (const ModeResult& mode : segment.modes) {
            if (mode.samplesUs.empty()) continue;
            const std::string part = result->segments.size() > 1 ? "segment " + std::to_string(s + 1) + " · " : "";
            out.recordings.push_back({prefix + part + mode.requested, recordingOf(segment, mode, calibration), true});
        }
    }
    out.runs.push_back(std::move(*result));
    return {};
}

Result<void> addStudy(const StudyKind& kind, const json& document, const std::string& where, RecordingFile& out)
{
    auto study = kind.nothing()->parse(document);
    if (!study)
        return Error{study.error().code, Message::tr("%1: %2").arg(where, study.error().message), study.error().hint};
    out.studies.push_back(std::move(*study));
    return {};
}

/// The studies among the runs of a session, whatever their key is called.
Result<void> addStudies(const json& document, const std::string& where, RecordingFile& out)
{
    const auto runs = document.find("runs");
    if (runs == document.end() || !runs->is_array()) return {};
    for (const json& run : *runs)
        if (run.is_object())
            for (const auto& [key, value] : run.items())
                if (const StudyKind* kind = kindOfDocument(value))
                    if (auto r = addStudy(*kind, value, where, out); !r) return r;
    return {};
}

Result<RecordingFile> addRuns(const json& document, const std::string& where)
{
    RecordingFile all;
    const bool isSession = document.contains("format");
    std::vector<const json*> results;
    if (!isSession) results.push_back(&document);
    for (const char* key : {"runs", "other_runs"}) {
        if ((std::string_view(key) == "runs") != isSession) continue;
        if (const auto runs = document.find(key); runs != document.end() && runs->is_array())
            for (const json& run : *runs)
                if (const json* result = !isSession ? &run : run.contains("result") ? &run["result"] : nullptr)
                    results.push_back(result);
    }
    for (std::size_t i = 0; i < results.size(); ++i) {
        const std::string prefix = results.size() > 1 ? "run " + std::to_string(i + 1) + " · " : "";
        if (auto r = addResult(*results[i], where, prefix, all); !r) return r.error();
    }
    if (isSession)
        if (auto r = addStudies(document, where, all); !r) return r.error();
    const bool hasRows = std::ranges::any_of(all.runs, [](const RunResult& run) {
        return std::ranges::any_of(run.segments, [](const Segment& s) { return s.isImported(); });
    });
    if (all.recordings.empty() && all.studies.empty() && !hasRows)
        return Error{ErrorCode::BadInput, where + " contains no samples.", "Choose a result with measured modes."};
    return all;
}

/// A result of another tool, as it is imported.
Result<RecordingFile> foreignFile(const std::filesystem::path& path)
{
    auto runs = importResults({path});
    if (!runs) return runs.error();
    RecordingFile file;
    for (ImportedRun& run : *runs) {
        file.tool = run.tool;
        for (const Segment& segment : run.result.segments)
            for (const ModeResult& mode : segment.modes)
                if (!mode.samplesUs.empty())
                    file.recordings.push_back({mode.requested, recordingOf(segment, mode, nullptr), true});
        file.notes.insert(file.notes.end(), run.leftOut.begin(), run.leftOut.end());
        file.runs.push_back(std::move(run.result));
    }
    return file;
}

/// Values that stand for nothing, of bare samples: null where a NaN was, and those below 0. A 0 stays: there it is a
/// time below the timer.
void leaveOutNothings(json& list, std::int64_t& left)
{
    if (!list.is_array()) return;
    auto& values = list.get_ref<json::array_t&>();
    left += static_cast<std::int64_t>(
        std::erase_if(values, [](const json& v) { return v.is_null() || (v.is_number() && v.get<double>() < 0); }));
}

/// Of the samples, where nothing stands beside them one by one.
std::int64_t leaveOutNothings(json& document)
{
    std::int64_t left = 0;
    if (document.is_array()) leaveOutNothings(document, left);
    if (document.is_object() && !document.contains("clock_mhz") && !document.contains("clock"))
        for (const char* key : {"samples", "us", "samples_us"})
            if (const auto list = document.find(key); list != document.end()) leaveOutNothings(*list, left);
    return left;
}

Result<RecordingFile> recordingsFromJson(json document, const std::string& where)
{
    const JsonRelease release(document);
    if (document.is_array()) {
        json object;
        const JsonRelease releaseObject(object);
        object["samples"] = std::move(document);
        auto r = recordingFromObject(object, where);
        if (!r) return r.error();
        return ofSamples(std::move(*r), document);
    }
    if (!document.is_object())
        return Error{ErrorCode::BadInput,
                     where + " holds " + std::string(document.type_name()) + ", neither a list nor an object.",
                     kFormsHint};
    if ((document.contains("schema") && document.contains("runs")) || document.contains("format"))
        return addRuns(document, where);
    if (const StudyKind* kind = kindOfDocument(document)) {
        RecordingFile file;
        if (auto r = addStudy(*kind, document, where, file); !r) return r.error();
        return file;
    }
    auto r = recordingFromObject(document, where);
    if (!r) return r.error();
    return ofSamples(std::move(*r), document);
}

/// What its beginning tells: a trace, which may be larger than memory, a compressed file, a table or log of a tool, or
/// JSON between lines of a log.
bool isForeignText(std::span<const std::byte> bytes)
{
    if (looksLikeGzip(bytes)) return true;
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const std::size_t at = firstDocument(text);
    const bool behindLog = text.substr(0, at).find_first_not_of(" \t\r\n\xef\xbb\xbf") != text.npos;
    if (at < text.size()) return behindLog || beginsTrace(text.substr(at, std::size_t{256} << 10));
    if (logFormatOf(text)) return true;
    return isKnownTable(text);
}

/// JSON of ours, bare samples, or of another tool.
Result<RecordingFile> fromJsonText(std::string_view text, const std::filesystem::path& path)
{
    const std::string where = quotedPath(path);
    auto read = readJsonText(text, where, kMaxImportRows);
    if (!read) return read.error();
    if (read->documents.size() > 1 || importFormatOf(read->documents.front())) return foreignFile(path);
    json document = std::move(read->documents.front());
    const std::int64_t left = leaveOutNothings(document);
    auto file = recordingsFromJson(std::move(document), where);
    if (!file) return file;
    file->samplesLeftOut = left > 0;
    if (left > 0)
        file->notes.push_back(Message::tr("%n samples were left out because they are NaN or below 0.",
                                          "%n sample was left out because it is NaN or below 0.", left));
    addUnitHint(*file);
    return file;
}

bool looksLikeJson(std::string_view text)
{
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (text[first] == '[' || text[first] == '{');
}

/// The names of the series of a samples.csv, from the series.csv in the same folder; none where there is none.
Result<SeriesNames> seriesBeside(const std::filesystem::path& path)
{
    const std::filesystem::path beside = path.parent_path() / "series.csv";
    std::error_code failed;
    if (!std::filesystem::is_regular_file(beside, failed) || std::filesystem::equivalent(beside, path, failed))
        return SeriesNames();
    const auto file = MappedFile::open(beside);
    if (!file) return file.error();
    const auto bytes = file->bytes();
    return file->checked(
        seriesFromCsv({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, quotedPath(beside)));
}

} // namespace

std::optional<ComparedResult> RecordingFile::only() const
{
    if (runs.size() + studies.size() != 1) return std::nullopt;
    return studies.empty() ? ComparedResult{&runs.front(), nullptr} : ComparedResult{nullptr, studies.front().get()};
}

Result<RecordingFile> readRecordingFile(const std::filesystem::path& path)
{
    return guarded("the samples", [&]() -> Result<RecordingFile> {
        const auto file = MappedFile::open(path);
        if (!file) return file.error();
        const auto bytes = file->bytes();
        const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        const std::string where = quotedPath(path);
        if (isForeignText(bytes)) return foreignFile(path);
        const std::string suffix = path.extension().string();
        if (suffix != ".json" && !looksLikeJson(text)) {
            const Result<SeriesNames> series =
                hasSeriesColumn(text) ? seriesBeside(path) : Result<SeriesNames>(SeriesNames());
            if (!series) return series.error();
            auto recordings = file->checked(recordingsFromCsv(text, where, *series));
            if (!recordings) return recordings.error();
            RecordingFile read;
            read.recordings = std::move(recordings->series);
            read.notes = std::move(recordings->notes);
            read.samplesLeftOut = recordings->leftOut > 0;
            addUnitHint(read);
            return read;
        }
        return file->checked(fromJsonText(text, path));
    });
}

Result<Recordings> readRecordings(const std::filesystem::path& path)
{
    auto file = readRecordingFile(path);
    if (!file) return file.error();
    if (file->recordings.empty())
        return Error{ErrorCode::BadInput, quotedPath(path) + " holds studies, which have no series of samples.",
                     "Choose a result with measured modes."};
    return std::move(file->recordings);
}

} // namespace qs
