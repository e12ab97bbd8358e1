// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/recover_command.h"

#include "app/recovery/recovery.h"
#include "app/session/session_file.h"
#include "gpu/cli/quantize_command.h"
#include "gpu/formats/bounded_json.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>
#include <optional>

namespace qs {
namespace {

const char* const kUsage = "Usage: quantoscope recover --list [--json]      sessions that a program left behind which "
                           "did not end well, newest first\n"
                           "       quantoscope recover --to FILE [--id ID]  write one of them (the newest) as a "
                           "session; it stays until it is discarded\n"
                           "       quantoscope recover --discard ID         remove one for good\n";

struct Request
{
    bool list = false, json = false;
    std::string to, id, discard;
};

Error usageError(const std::string& what)
{
    return {ErrorCode::Usage, "recover: " + what, "'quantoscope recover --help' lists what there is."};
}

Result<Request> parse(const std::vector<std::string>& arguments)
{
    Request request;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& a = arguments[i];
        std::string* value = a == "--to"        ? &request.to
                             : a == "--id"      ? &request.id
                             : a == "--discard" ? &request.discard
                                                : nullptr;
        if (a == "--list")
            request.list = true;
        else if (a == "--json")
            request.json = true;
        else if (value && i + 1 < arguments.size())
            *value = arguments[++i];
        else
            return usageError(value ? "the value of '" + a + "' is missing." : "there is no flag '" + a + "'.");
    }
    const int wishes = (request.list ? 1 : 0) + (request.to.empty() ? 0 : 1) + (request.discard.empty() ? 0 : 1);
    if (wishes != 1) return usageError("one of --list, --to FILE and --discard ID.");
    return request;
}

nlohmann::ordered_json jsonOf(const LeftSession& session)
{
    nlohmann::ordered_json runs = nlohmann::ordered_json::array();
    for (const QString& run : session.runs)
        runs.push_back(run.toStdString());
    return {{"id", session.place.id.toStdString()},
            {"file", session.file.toStdString()},
            {"written", session.saved.toUTC().toString(Qt::ISODateWithMs).toStdString()},
            {"runs", std::move(runs)},
            {"interrupted", session.interrupted},
            {"bytes", session.bytes}};
}

int list(const std::vector<LeftSession>& left, bool json)
{
    if (json) {
        nlohmann::ordered_json all = nlohmann::ordered_json::array();
        for (const LeftSession& session : left)
            all.push_back(jsonOf(session));
        return std::printf("%s\n", dumpJson(all, 2).c_str()), 0;
    }
    if (left.empty()) return std::printf("Nothing was left behind.\n"), 0;
    for (const LeftSession& session : left)
        printText(QStringLiteral("%1  %2  %3 run(s), %4 interrupted  %5\n")
                      .arg(session.place.id, session.saved.toString(Qt::ISODate))
                      .arg(session.runs.size())
                      .arg(session.interrupted)
                      .arg(session.file.isEmpty() ? QStringLiteral("(never saved)") : session.file)
                      .toStdString());
    return 0;
}

const LeftSession* find(const std::vector<LeftSession>& left, const std::string& id)
{
    for (const LeftSession& session : left)
        if (id.empty() || session.place.id.toStdString() == id) return &session;
    return nullptr;
}

int writeTo(const LeftSession& left, const Request& request)
{
    const auto restored = restoreSession(left.place);
    if (!restored) return printError(restored.error());
    for (const QString& problem : restored->problems)
        printNote(problem.toStdString());
    if (auto saved = saveSession(QString::fromStdString(request.to), restored->data); !saved)
        return printError(saved.error());
    if (request.json) {
        nlohmann::ordered_json said = jsonOf(left);
        said["runs_written"] = restored->data.runs.size();
        said["samples"] = restored->samples;
        said["last_sample_boottime_ns"] = restored->lastTime;
        said["problems"] = restored->problems.size();
        return std::printf("%s\n", dumpJson(said, 2).c_str()), 0;
    }
    return std::printf("%s\n", request.to.c_str()), 0;
}

} // namespace

int recoverMain(const std::vector<std::string>& arguments)
{
    if (arguments.empty() || arguments.front() == "--help" || arguments.front() == "-h")
        return std::printf("%s", kUsage), 0;
    const auto request = parse(arguments);
    if (!request) return printError(request.error());
    QCoreApplication::setApplicationName(QStringLiteral("quantoscope")); // names the data folder
    const std::vector<LeftSession> left = leftSessions(defaultRecoveryRoot());
    if (request->list) return list(left, request->json);
    const LeftSession* session = find(left, request->discard.empty() ? request->id : request->discard);
    if (!session)
        return printError(Error{ErrorCode::Usage, "recover: there is no such session.",
                                "'quantoscope recover --list' names those that there are."});
    if (!request->to.empty()) return writeTo(*session, *request);
    auto claimed = claim(session->place);
    if (!claimed)
        return printError(Error{ErrorCode::Io, "recover: another program has taken it.", "Close that one first."});
    discardSession(session->place, std::move(claimed));
    return 0;
}

} // namespace qs
