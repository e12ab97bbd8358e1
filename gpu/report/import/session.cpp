// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/session.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/folder_lock.h"
#include "gpu/report/import/beside.h"

#include <algorithm>
#include <set>

namespace qs {

namespace {

using Json = nlohmann::ordered_json;

constexpr char kFormat[] = "quantoscope-session";
constexpr int kSchema = 1;
constexpr int kStudySchema = 2;
constexpr int kNewestSchema = 3;                        // with packed samples, which stay as they are
constexpr std::size_t kMaxBytes = std::size_t{2} << 30; // what the window reads

Result<nlohmann::json> readLarge(const std::filesystem::path& path)
{
    JsonLimits limits;
    limits.maxBytes = kMaxBytes;
    limits.maxNodes = 150'000'000;
    return readJsonFile(path, limits);
}

bool isSession(const nlohmann::json& document)
{
    if (!document.is_object()) return false;
    const auto format = document.find("format"), schema = document.find("schema"), runs = document.find("runs");
    return format != document.end() && *format == kFormat && schema != document.end() && schema->is_number_integer() &&
           *schema >= kSchema && *schema <= kNewestSchema && runs != document.end() && runs->is_array();
}

Json emptySession(int schema)
{
    return {{"format", kFormat}, {"schema", schema}, {"baseline", "baseline-copy"}, {"runs", Json::array()}};
}

/// The session that is there, or an empty one.
Result<Json> existingSession(const std::filesystem::path& path)
{
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) return emptySession(kSchema);
    const auto document = readLarge(path);
    if (!document || !isSession(*document))
        return Error{ErrorCode::Usage,
                     Message::tr("%1 exists, but is not a session that this version can write.").arg(quotedPath(path)),
                     Message::tr("Specify a new file for --session, or a session to add to.")};
    return Json(*document);
}

Result<void> writeSession(const std::filesystem::path& path, const Json& session)
{
    const std::string text = dumpJson(session, -1) + "\n";
    if (text.size() > kMaxBytes)
        return Error{ErrorCode::Usage,
                     Message::tr("The session would be larger than 2 GiB, which the window cannot open."),
                     Message::tr("Import fewer files at once. Nothing was written.")};
    return writeFileAtomically(path, text);
}

std::string textOf(const nlohmann::json& object, const char* key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// The results of a file in the order in which they were measured, each with what names it. Empty for a file of another
/// form.
std::vector<std::pair<const nlohmann::json*, const nlohmann::json*>> resultsIn(const nlohmann::json& document)
{
    std::vector<std::pair<const nlohmann::json*, const nlohmann::json*>> all; // of a results.json both are the same
    if (isSession(document)) {
        for (const auto& run : document["runs"])
            all.emplace_back(&run, run.is_object() && run.contains("result") ? &run["result"] : nullptr);
    } else if (document.is_object() && !document.contains("format") && document.contains("schema")) {
        all.emplace_back(&document, &document);
        if (const auto others = document.find("other_runs"); others != document.end() && others->is_array())
            for (const auto& other : *others)
                all.emplace_back(&other, &other);
    }
    return all;
}

/// The newest run that rows can stand beside.
struct Measured
{
    std::size_t index = 0;
    std::string name, note;
    RunResult result;
};

Result<Measured> newestMeasured(const std::filesystem::path& path, const nlohmann::json& document)
{
    const auto all = resultsIn(document);
    if (all.empty() && !isSession(document))
        return Error{
            ErrorCode::BadInput,
            Message::tr("%1 contains no run: it is neither a session nor a results.json.").arg(quotedPath(path)),
            Message::tr("Use a file saved or exported by Quantoscope.")};
    for (std::size_t i = all.size(); i-- > 0;) {
        if (all[i].first->is_object() && all[i].first->contains("study")) continue;
        if (!all[i].second)
            return Error{ErrorCode::BadInput,
                         Message::tr("%1, run %2: it has no \"result\".").arg(quotedPath(path), i + 1),
                         Message::tr("The file is damaged or was modified by hand.")};
        auto result = runResultFromJson(*all[i].second);
        if (!result)
            return Error{ErrorCode::BadInput,
                         Message::tr("%1, run %2: %3").arg(quotedPath(path), i + 1, result.error().message),
                         result.error().hint};
        if (!takesRowsBeside(*result)) continue;
        std::string name = textOf(*all[i].first, "name");
        return Measured{i, name.empty() ? printable(path.stem().string(), 120) : std::move(name),
                        textOf(*all[i].first, "note"), std::move(*result)};
    }
    return Error{ErrorCode::Usage,
                 Message::tr("%1 contains no run of one size measured by Quantoscope.").arg(quotedPath(path)),
                 Message::tr("Import into a separate session, without --beside.")};
}

/// Puts a result in the place of a run's; what this version does not know of it stays.
void replaceResult(Json& run, const RunResult& result)
{
    Json now = toJson(result);
    for (const auto& [key, value] : run["result"].items())
        if (!now.contains(key)) now[key] = value;
    run["result"] = std::move(now);
}

std::string freeId(std::set<std::string>& taken)
{
    for (std::size_t number = taken.size() + 1;; ++number)
        if (taken.insert(std::to_string(number)).second) return std::to_string(number);
}

/// Reads, adds and writes back; the caller holds the lock.
Result<void> add(const std::filesystem::path& path, const std::vector<ImportedRun>& runs)
{
    auto session = existingSession(path);
    if (!session) return session.error();
    std::set<std::string> taken;
    for (const Json& run : (*session)["runs"])
        if (const auto id = run.find("id"); id != run.end() && id->is_string()) taken.insert(id->get<std::string>());
    for (const ImportedRun& run : runs)
        (*session)["runs"].push_back(
            Json{{"id", freeId(taken)}, {"name", run.name}, {"note", run.note}, {"result", toJson(run.result)}});
    return writeSession(path, *session);
}

} // namespace

Result<void> addToSession(const std::filesystem::path& path, const std::vector<ImportedRun>& runs)
{
    return guarded(Message::mark("the session"), [&]() -> Result<void> {
        const FolderLock lock = FolderLock::ofFile(path);
        return add(path, runs);
    });
}

Result<void> newSession(const std::filesystem::path& path, const std::vector<SessionRun>& runs)
{
    return guarded(Message::mark("the session"), [&]() -> Result<void> {
        const FolderLock lock = FolderLock::ofFile(path);
        Json session = emptySession(kStudySchema);
        std::set<std::string> taken;
        for (const SessionRun& run : runs)
            session["runs"].push_back(
                Json{{"id", freeId(taken)}, {"name", run.name}, {"note", run.note}, {run.key, run.result}});
        return writeSession(path, session);
    });
}

Result<std::string> addBeside(const std::filesystem::path& measured, const std::vector<ImportedRun>& runs,
                              const std::filesystem::path& session)
{
    return guarded(Message::mark("the session"), [&]() -> Result<std::string> {
        const FolderLock lock = FolderLock::ofFile(session);
        const auto document = readLarge(measured);
        if (!document) return document.error();
        const auto run = newestMeasured(measured, *document);
        if (!run) return run.error();
        auto result = besideMeasured(run->result, runs);
        if (!result) return result.error();
        std::error_code failed;
        Result<void> written;
        if (isSession(*document) && std::filesystem::equivalent(measured, session, failed)) {
            Json whole(*document);
            replaceResult(whole["runs"][run->index], *result);
            written = writeSession(session, whole);
        } else {
            ImportedRun added;
            added.name = run->name;
            added.note = run->note;
            added.result = std::move(*result);
            written = add(session, {added});
        }
        if (!written) return written.error();
        return run->name;
    });
}

} // namespace qs
