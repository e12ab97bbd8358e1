// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_migrations.h"

#include <QRegularExpression>

#include <array>

namespace qs {
namespace {

using Step = void (*)(nlohmann::json& session);

/// A key of a run that has become ours and that somebody had put there: it was no study of ours.
void setAside(nlohmann::json& session, const char* key, const char* as)
{
    const auto runs = session.find("runs");
    if (runs == session.end() || !runs->is_array()) return;
    for (auto& run : *runs) {
        if (!run.is_object() || !run.contains(key) || !(run.contains("result") || run.contains("study"))) continue;
        run[as] = std::move(run[key]);
        run.erase(key);
    }
}

/// Schema 1 had no place for accuracy studies.
void toSchema2(nlohmann::json& session) { setAside(session, "study", "study_of_schema_1"); }

/// Lists of samples stay readable, and are packed when the session is saved again. Only the names that became ours have
/// to be clear.
void toSchema3(nlohmann::json& session)
{
    for (const char* key : {"presentation", "annotations"})
        if (const auto found = session.find(key); found != session.end() && !found->is_structured())
            session.erase(found);
}

/// Schema 3 had no place for studies of language models.
void toSchema4(nlohmann::json& session) { setAside(session, "llm_study", "llm_study_of_schema_3"); }

constexpr std::array<Step, kSessionSchema - 1> kSteps{toSchema2, toSchema3, toSchema4};

} // namespace

void migrateSession(nlohmann::json& session, int from)
{
    for (int schema = from; schema < kSessionSchema; ++schema)
        kSteps[static_cast<std::size_t>(schema - 1)](session);
    session["schema"] = kSessionSchema;
}

int numberInName(const QString& name)
{
    static const QRegularExpression begins(QStringLiteral("^\\S+ (\\d{1,9})( · |$)"));
    return begins.match(name).captured(1).toInt();
}

} // namespace qs
