// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_file.h"

#include "app/session/native_path.h"
#include "app/session/session_migrations.h"
#include "app/session/unknown_keys.h"
#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/folder_lock.h"
#include "gpu/formats/json_read.h"
#include "gpu/remote/study_kinds.h"
#include "gpu/results/analysis.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <filesystem>

namespace qs {
namespace {

using Json = nlohmann::ordered_json;

constexpr char kFormat[] = "quantoscope-session";
constexpr std::size_t kMaxRuns = 10'000;
/// Samples make sessions large; what is written never exceeds what is read again.
constexpr std::size_t kMaxBytes = std::size_t{2} << 30;
constexpr std::size_t kMaxNodes = 150'000'000;

/// The members of `object` apart from those named.
nlohmann::json membersExcept(const nlohmann::json& object, std::initializer_list<const char*> known)
{
    nlohmann::json rest = object;
    for (const char* key : known)
        rest.erase(key);
    return rest;
}

/// What would be written of a result, apart from its samples: what a file has beside it is unknown.
Json outlineOf(const RunResult& result) { return toJson(withoutSamples(result)); }

Error badSession(const QString& path, const Message& what, const Message& hint)
{
    return {ErrorCode::BadInput, Message::tr("%1: %2").arg(quotedPath(nativePath(path)), what), hint};
}

Error inRun(const QString& path, std::size_t index, const Error& error)
{
    Error result = error;
    result.message = Message::tr("%1, run %2: %3").arg(quotedPath(nativePath(path)), index + 1, error.message);
    return result;
}

/// What the results.json of a report has beside a result.
constexpr std::initializer_list<const char*> kReportKeys = {"name", "note", "other_runs"};

Result<void> readStudy(const StudyKind& kind, const nlohmann::json& json, StoredRun& run)
{
    auto study = kind.nothing()->parse(json);
    if (!study) return study.error();
    run.unknownResult = unknownKeys(json, (*study)->json());
    run.result = std::make_shared<const RunResult>(emptyRunOf(**study));
    run.study = std::move(*study);
    return {};
}

/// The kind of study that a run of a session holds; null: it is no study.
const StudyKind* studyOf(const nlohmann::json& run)
{
    const auto found = std::ranges::find_if(
        studyKinds(), [&](const StudyKind& kind) { return !kind.sessionKey.empty() && run.contains(kind.sessionKey); });
    return found != studyKinds().end() ? &*found : nullptr;
}

Result<void> readResult(const nlohmann::json& json, StoredRun& run)
{
    auto result = runResultFromJson(json);
    if (!result) return result.error();
    run.unknownResult = unknownKeys(json, outlineOf(*result));
    run.result = std::make_shared<const RunResult>(std::move(*result));
    return {};
}

Result<StoredRun> runFromJson(const nlohmann::json& json, std::size_t index)
{
    StoredRun run;
    std::string id, name, note;
    ObjectReader in(json, "runs[]");
    in.read("id", id);
    in.read("name", name);
    in.read("note", note);
    in.read("overlay", run.overlay);
    in.readInt("number", run.number, 0, 1e9);
    if (in.error()) return *in.error();
    const StudyKind* study = studyOf(json);
    const auto* result = in.find(study ? std::string(study->sessionKey).c_str() : "result");
    if (!result)
        return Error{ErrorCode::BadInput, Message::tr("it has no 'result'."),
                     Message::tr("The file was changed by hand or is damaged.")};
    if (auto read = study ? readStudy(*study, *result, run) : readResult(*result, run); !read) return read.error();
    run.id = QString::fromStdString(id);
    run.name = name.empty() ? QStringLiteral("Run %1").arg(index + 1) : QString::fromStdString(name);
    run.note = QString::fromStdString(note);
    if (!study && !in.find("number") && run.result->importedFrom().empty()) run.number = numberInName(run.name);
    run.unknown = membersExcept(json, {"id", "name", "note", "overlay", "number", "result"});
    if (study) run.unknown.erase(std::string(study->sessionKey));
    return run;
}

/// Ids tell runs apart while the program runs; files written by others may repeat them.
void makeIdsUnique(QVector<StoredRun>& runs)
{
    QSet<QString> taken;
    for (StoredRun& run : runs) {
        for (int number = 1; run.id.isEmpty() || taken.contains(run.id); ++number)
            run.id = QString::number(number);
        taken.insert(run.id);
    }
}

/// One run of a results.json; nothing names it where the file was written by --json.
Result<StoredRun> reportedRun(const nlohmann::json& json, const QString& fallbackName)
{
    auto result = runResultFromJson(json);
    if (!result) return result.error();
    std::string name, note;
    ObjectReader in(json, "result");
    in.read("name", name);
    in.read("note", note);
    if (in.error()) return *in.error();
    StoredRun run;
    run.name = name.empty() ? fallbackName : QString::fromStdString(name);
    run.note = QString::fromStdString(note);
    if (result->importedFrom().empty()) run.number = numberInName(run.name);
    run.unknownResult = membersExcept(unknownKeys(json, outlineOf(*result)), kReportKeys);
    run.result = std::make_shared<const RunResult>(std::move(*result));
    return run;
}

/// A results.json stands for a session of the runs of its report.
Result<SessionData> sessionOfResult(const QString& path, const nlohmann::json& json)
{
    std::vector<const nlohmann::json*> parts{&json};
    if (const auto others = json.find("other_runs"); others != json.end() && others->is_array())
        for (const auto& other : *others)
            parts.push_back(&other);
    if (parts.size() > kMaxRuns)
        return badSession(path, Message::tr("it contains more than %1 runs.").arg(kMaxRuns),
                          Message::tr("Is it the right file?"));
    SessionData session;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        auto run = reportedRun(*parts[i], QFileInfo(path).completeBaseName());
        if (!run)
            return i == 0 ? badSession(path, run.error().message, run.error().hint)
                          : Result<SessionData>(inRun(path, i, run.error()));
        session.runs.push_back(std::move(*run));
    }
    makeIdsUnique(session.runs);
    return session;
}

/// What `quantoscope modes --json` or `quantoscope llm --json` wrote.
Result<SessionData> sessionOfStudy(const QString& path, const nlohmann::json& json, const StudyKind& kind)
{
    StoredRun run;
    if (auto read = readStudy(kind, json, run); !read) return badSession(path, read.error().message, read.error().hint);
    run.name = QFileInfo(path).completeBaseName();
    SessionData session;
    session.runs.push_back(std::move(run));
    makeIdsUnique(session.runs);
    return session;
}

/// The schema number of the file.
Result<int> schemaOf(const QString& path, ObjectReader& in)
{
    int schema = 0;
    in.readInt("schema", schema, 0, 1e9);
    if (in.error()) return badSession(path, in.error()->message, in.error()->hint);
    if (schema > kSessionSchema)
        return badSession(
            path,
            Message::tr("it was saved by a newer version of Quantoscope (schema %1; this one reads up to %2).")
                .arg(schema, kSessionSchema),
            Message::tr("Update Quantoscope to open it. The file was left as it is."));
    if (schema < 1)
        return badSession(path, Message::tr("it has no schema number."),
                          Message::tr("The file was changed by hand or is damaged."));
    return schema;
}

bool isVariant(const std::string& name)
{
    return std::any_of(allOperations().begin(), allOperations().end(),
                       [&](Operation operation) { return findVariant(operation, name) != nullptr; });
}

/// Rows of others have names of their own, and may be the baseline.
bool isRowOf(const QVector<StoredRun>& runs, const std::string& name)
{
    return std::any_of(runs.begin(), runs.end(), [&](const StoredRun& run) {
        const Segment* last = run.result->last();
        return last && std::any_of(last->modes.begin(), last->modes.end(),
                                   [&](const ModeResult& mode) { return mode.isImported() && mode.requested == name; });
    });
}

Result<SessionData> sessionFromJson(const QString& path, nlohmann::json& json)
{
    ObjectReader in(json, "session");
    const auto schema = schemaOf(path, in);
    if (!schema) return schema.error();
    migrateSession(json, *schema);
    SessionData session;
    std::string baseline = session.baseline.toStdString(), baselineRun;
    in.read("baseline", baseline);
    in.read("baseline_run", baselineRun);
    if (in.error()) return badSession(path, in.error()->message, in.error()->hint);
    const auto* runs = in.find("runs");
    if (!runs || !runs->is_array() || runs->size() > kMaxRuns)
        return badSession(path, Message::tr("'runs' must be a list of at most %1 runs.").arg(kMaxRuns),
                          Message::tr("The file was changed by hand or is damaged."));
    for (std::size_t i = 0; i < runs->size(); ++i) {
        auto run = runFromJson((*runs)[i], i);
        if (!run) return inRun(path, i, run.error());
        session.runs.push_back(std::move(*run));
    }
    if (!parseScheme(baseline) && !isVariant(baseline) && !isRowOf(session.runs, baseline))
        return badSession(path, Message::tr("its baseline %1 is not a known mode.").arg(quotedText(baseline)),
                          Message::tr("Update Quantoscope, or repair the file."));
    makeIdsUnique(session.runs);
    session.baseline = QString::fromStdString(baseline);
    session.baselineRun = QString::fromStdString(baselineRun);
    session.presentation = json.value("presentation", nlohmann::json());
    session.annotations = json.value("annotations", nlohmann::json());
    session.decision = json.value("decision", nlohmann::json());
    session.unknown = membersExcept(
        json, {"format", "schema", "baseline", "baseline_run", "presentation", "annotations", "decision", "runs"});
    return session;
}

std::string runText(const StoredRun& run)
{
    Json j;
    j["id"] = run.id.toStdString();
    j["name"] = run.name.toStdString();
    j["note"] = run.note.toStdString();
    if (run.overlay) j["overlay"] = true;
    if (!run.study) j["number"] = run.number;
    Json& result = j[run.study ? std::string(kindOf(*run.study).sessionKey) : "result"];
    result = run.study ? run.study->json() : toJson(run.result ? *run.result : RunResult(), SampleForm::Packed);
    addUnknownKeys(result, run.unknownResult);
    addUnknownKeys(j, run.unknown);
    return dumpJson(j, -1);
}

std::string headText(const SessionData& session)
{
    Json head;
    head["format"] = kFormat;
    head["schema"] = kSessionSchema;
    head["baseline"] = session.baseline.toStdString();
    if (!session.baselineRun.isEmpty()) head["baseline_run"] = session.baselineRun.toStdString();
    if (!session.presentation.is_null()) head["presentation"] = session.presentation;
    if (!session.annotations.is_null()) head["annotations"] = session.annotations;
    if (!session.decision.is_null()) head["decision"] = session.decision;
    addUnknownKeys(head, session.unknown);
    std::string text = dumpJson(head, -1);
    text.pop_back(); // the brace; the runs follow inside of it
    return text + ",\"runs\":[\n";
}

/// Whether a file can be an object in JSON at all; true where that cannot be seen, so that the reader reports why.
bool startsAsJson(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) return true; // a pipe would be waited for
    const QByteArray head = file.read(256).trimmed();
    return head.isEmpty() || head.startsWith('{') || head.startsWith('[') || head.startsWith("\xef\xbb\xbf");
}

} // namespace

Result<SessionData> loadSession(const QString& path)
{
    return guarded(Message::mark("the session"), [&]() -> Result<SessionData> {
        JsonLimits limits;
        limits.maxBytes = kMaxBytes;
        limits.maxNodes = kMaxNodes;
        auto json = readJsonFile(nativePath(path), limits);
        if (!json && !startsAsJson(path)) // a parser's message would help nobody
            return badSession(
                path, Message::tr("it contains no session."),
                Message::tr("Choose a .quantoscope file, a results.json of an exported report, or a tensor file by "
                            "its ending: .npy or .safetensors."));
        if (!json) return json.error();
        const JsonRelease release(*json);
        if (!json->is_object())
            return badSession(path, Message::tr("it contains no session."),
                              Message::tr("Choose a .quantoscope file, or a results.json of an exported report."));
        if (const StudyKind* kind = kindOfDocument(*json)) return sessionOfStudy(path, *json, *kind);
        const auto format = json->find("format");
        if (format == json->end()) return sessionOfResult(path, *json);
        if (!format->is_string() || format->get<std::string>() != kFormat)
            return badSession(path, Message::tr("its format is not %1.").arg(kFormat),
                              Message::tr("Choose a .quantoscope file."));
        return sessionFromJson(path, *json);
    });
}

Result<void> saveSession(const QString& path, const SessionData& session)
{
    return guarded(Message::mark("the session"), [&]() -> Result<void> {
        // One run at a time: its tree of values is many times the size of its text.
        std::vector<std::string> texts;
        texts.push_back(headText(session));
        std::size_t bytes = texts.front().size();
        for (const StoredRun& run : session.runs) {
            if (texts.size() > 1) texts.back() += ",\n";
            texts.push_back(runText(run));
            bytes += texts.back().size() + 2;
        }
        texts.push_back("\n]}\n");
        if (bytes + 8 > kMaxBytes)
            return Error{
                ErrorCode::Usage,
                Message::tr("The session would be %1 large; at most %2 can be opened again.")
                    .arg(formatBytes({bytes}), formatBytes({kMaxBytes})),
                Message::tr("Remove the longest runs, or save them in several sessions. Nothing was written.")};
        const std::vector<std::string_view> pieces(texts.begin(), texts.end());
        const FolderLock lock = FolderLock::ofFile(nativePath(path)); // an import may just be adding to this file
        return writeFileAtomically(nativePath(path), std::span<const std::string_view>(pieces));
    });
}

} // namespace qs
