// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_migrations.h"

#include <array>

namespace qs {
namespace {

using Step = void (*)(nlohmann::json& session);

/// Schema 1 had no place for mode studies; a "study" that somebody put into a run was no study of ours.
void toSchema2(nlohmann::json& session)
{
    const auto runs = session.find("runs");
    if (runs == session.end() || !runs->is_array()) return;
    for (auto& run : *runs) {
        if (!run.is_object() || !run.contains("study") || !run.contains("result")) continue;
        run["study_of_schema_1"] = std::move(run["study"]);
        run.erase("study");
    }
}

/// Lists of samples stay readable, and are packed when the session is saved again. Only the names that became ours have to be clear.
void toSchema3(nlohmann::json& session)
{
    for (const char* key : {"presentation", "annotations"})
        if (const auto found = session.find(key); found != session.end() && !found->is_structured()) session.erase(found);
}

constexpr std::array<Step, kSessionSchema - 1> kSteps{toSchema2, toSchema3};

} // namespace

void migrateSession(nlohmann::json& session, int from)
{
    for (int schema = from; schema < kSessionSchema; ++schema)
        kSteps[static_cast<std::size_t>(schema - 1)](session);
    session["schema"] = kSessionSchema;
}

} // namespace qs
