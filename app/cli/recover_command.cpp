// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/recover_command.h"

#include "app/recovery/recovery.h"
#include "app/session/session_file.h"
#include "gpu/cli/program.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/spec/usage.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace qs {
namespace {

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
    if (left.empty()) return std::printf("No unsaved sessions.\n"), 0;
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

int writeTo(const LeftSession& left, const std::string& file, bool json)
{
    const auto restored = restoreSession(left.place);
    if (!restored) return printError(restored.error());
    for (const QString& problem : restored->problems)
        printNote(problem.toStdString());
    if (auto saved = saveSession(QString::fromStdString(file), restored->data); !saved)
        return printError(saved.error());
    if (json) {
        nlohmann::ordered_json said = jsonOf(left);
        said["runs_written"] = restored->data.runs.size();
        said["samples"] = restored->samples;
        said["last_sample_boottime_ns"] = restored->lastTime;
        said["problems"] = restored->problems.size();
        return std::printf("%s\n", dumpJson(said, 2).c_str()), 0;
    }
    return std::printf("%s\n", file.c_str()), 0;
}

} // namespace

int recoverMain(const Arguments& arguments)
{
    Flags flags("recover", "--list|--to FILE|--discard ID", "Sessions that were not saved when the program ended.");
    bool lists = false, json = false;
    std::string to, id, discarded;
    flags.toggle("--list", "list them, newest first", lists);
    flags.text("--to", "FILE",
               "write one of them (by default the newest) as a session; it is kept until it is discarded", to);
    flags.text("--id", "ID", "session that --to writes", id);
    flags.text("--discard", "ID", "delete one permanently", discarded);
    flags.toggle("--json", "print the result of --list or --to as JSON", json);
    if (const auto status = readFlags(flags, arguments.empty() ? Arguments{"--help"} : arguments)) return *status;
    if ((lists ? 1 : 0) + (to.empty() ? 0 : 1) + (discarded.empty() ? 0 : 1) != 1)
        return printError(flags.wrong("give one of --list, --to FILE and --discard ID."));
    QCoreApplication::setApplicationName(QStringLiteral("quantoscope")); // names the data folder
    const std::vector<LeftSession> left = leftSessions(defaultRecoveryRoot());
    if (lists) return list(left, json);
    const LeftSession* session = find(left, discarded.empty() ? id : discarded);
    if (!session)
        return printError(usage("recover: there is no such session.", "'quantoscope recover --list' lists them."));
    if (!to.empty()) return writeTo(*session, to, json);
    auto claimed = claim(session->place);
    if (!claimed)
        return printError(
            Error{ErrorCode::Io, "recover: the session is open in another process.", "Close that process first."});
    discardSession(session->place, std::move(claimed));
    return 0;
}

} // namespace qs
