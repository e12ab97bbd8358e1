// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/recorded.h"

namespace qs {

namespace {

constexpr char kKey[] = "recorded";

QString member(const SessionData& session, const char* name)
{
    const auto mark = session.unknown.find(kKey);
    if (mark == session.unknown.end() || !mark->is_object()) return {};
    const auto value = mark->find(name);
    return value != mark->end() && value->is_string() ? QString::fromStdString(value->get<std::string>()) : QString();
}

} // namespace

bool isRecorded(const StoredRun& run)
{
    const auto mark = run.unknown.find(kKey);
    return mark != run.unknown.end() && mark->is_boolean() && mark->get<bool>();
}

bool isRecorded(const SessionData& session)
{
    const auto mark = session.unknown.find(kKey);
    return mark != session.unknown.end() && mark->is_object();
}

QString recordedDevice(const SessionData& session) { return member(session, "device"); }
QString recordedDate(const SessionData& session) { return member(session, "date"); }

void markRecorded(SessionData& session)
{
    for (StoredRun& run : session.runs)
        run.unknown[kKey] = true;
    if (session.runs.isEmpty()) return;
    const Environment& environment = session.runs.last().result->environment;
    session.unknown[kKey] = {{"device", environment.device.substr(0, environment.device.find(" ("))},
                             {"date", environment.date.substr(0, 10)}};
}

} // namespace qs
