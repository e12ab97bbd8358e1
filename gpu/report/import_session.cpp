// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import_session.h"

#include "gpu/formats/atomic_file.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/describe.h"

#include <algorithm>
#include <set>

namespace qs {

namespace {

using Json = nlohmann::ordered_json;

constexpr char kFormat[] = "quantoscope-session";
constexpr int kSchema = 1;
constexpr std::size_t kMaxBytes = std::size_t{2} << 30; // what the window reads

/// The session that is there, or an empty one.
Result<Json> existingSession(const std::filesystem::path& path)
{
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored))
        return Json{{"format", kFormat}, {"schema", kSchema}, {"baseline", "baseline-copy"}, {"runs", Json::array()}};
    JsonLimits limits;
    limits.maxBytes = kMaxBytes;
    limits.maxNodes = 150'000'000;
    const auto document = readJsonFile(path, limits);
    const Error refused{ErrorCode::Usage, quotedPath(path) + " exists and is no session that this version writes.", "Name a new file for --session, or a session to add to."};
    if (!document || !document->is_object() || document->value("format", Json()) != kFormat || document->value("schema", Json()) != kSchema ||
        !document->contains("runs") || !(*document)["runs"].is_array())
        return refused;
    return Json(*document);
}

std::string freeId(std::set<std::string>& taken)
{
    for (std::size_t number = taken.size() + 1;; ++number)
        if (taken.insert(std::to_string(number)).second) return std::to_string(number);
}

} // namespace

Result<void> addToSession(const std::filesystem::path& path, const std::vector<ImportedRun>& runs)
{
    return guarded("the session", [&]() -> Result<void> {
        auto session = existingSession(path);
        if (!session) return session.error();
        std::set<std::string> taken;
        for (const Json& run : (*session)["runs"])
            if (const auto id = run.find("id"); id != run.end() && id->is_string()) taken.insert(id->get<std::string>());
        for (const ImportedRun& run : runs)
            (*session)["runs"].push_back(Json{{"id", freeId(taken)}, {"name", run.name}, {"note", run.note}, {"result", toJson(run.result)}});
        const std::string text = dumpJson(*session, -1) + "\n";
        if (text.size() > kMaxBytes)
            return Error{ErrorCode::Usage, "The session would be larger than 2 GiB, which the window does not open.", "Import fewer files at once. Nothing was written."};
        return writeFileAtomically(path, text);
    });
}

} // namespace qs
