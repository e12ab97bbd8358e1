// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/results/recover_command.h"

#include "gpu/cli/program.h"
#include "gpu/core/host_info.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/recovery/journal_read.h"
#include "gpu/remote/study_kinds.h"
#include "gpu/report/import/session.h"
#include "gpu/spec/usage.h"

#include <algorithm>
#include <cstdio>

namespace qs {

namespace {

nlohmann::ordered_json jsonOf(const LeftWork& left)
{
    return {{"id", left.id},
            {"file", left.file},
            {"written", left.written},
            {"runs", left.runs},
            {"interrupted", left.interrupted},
            {"bytes", left.bytes}};
}

int list(const std::vector<LeftWork>& all, bool json)
{
    if (json) {
        nlohmann::ordered_json document = nlohmann::ordered_json::array();
        for (const LeftWork& left : all)
            document.push_back(jsonOf(left));
        return printAnswer(dumpJson(document, 2) + "\n");
    }
    if (all.empty()) return printAnswer("No unsaved sessions.\n");
    for (const LeftWork& left : all)
        printText(left.id + "  " + left.written + "  " + std::to_string(left.runs.size()) + " run(s), " +
                  std::to_string(left.interrupted) + " interrupted  " +
                  (left.file.empty() ? "(never saved)" : left.file) + "\n");
    return 0;
}

int writeTo(const LeftWork& left, const std::string& file, bool json, const RecoverySource& source)
{
    const auto work = source.writeTo(left.id, file);
    if (!work) return printError(work.error());
    for (const std::string& note : work->notes)
        printNote(note);
    if (!json) return printText(file + "\n");
    nlohmann::ordered_json said = jsonOf(left);
    said["runs_written"] = work->runs;
    said["samples"] = work->samples;
    said["last_sample_boottime_ns"] = work->lastTime;
    said["problems"] = work->notes.size();
    return printAnswer(dumpJson(said, 2) + "\n");
}

std::vector<LeftWork> listPlaces()
{
    std::vector<LeftWork> all;
    for (const KeptPlace& place : keptPlaces(recoveryRoot()))
        all.push_back({place.id, {}, utcText(place.written), {}, place.interrupted, place.bytes});
    return all;
}

/// The study that a command had not ended, as a run of a session.
Result<SessionRun> studyOf(const KeptPlace& place)
{
    const auto json = readJsonFile(place.study(), {});
    if (!json) return json.error();
    const StudyKind* kind = kindOfDocument(*json);
    if (!kind) return Error{ErrorCode::BadInput, Message::tr("The interrupted study is damaged."), {}};
    return SessionRun{"Interrupted study (recovered)", "", std::string(kind->sessionKey),
                      nlohmann::ordered_json(*json)};
}

Result<RecoveredWork> writePlace(const KeptPlace& place, const std::string& file)
{
    RecoveredWork work;
    std::vector<SessionRun> runs;
    const auto problem = [&work](const Error& error) { work.notes.push_back(error.text()); };
    std::error_code ignored;
    if (std::filesystem::exists(place.study(), ignored)) {
        if (auto study = studyOf(place); !study)
            problem(study.error());
        else
            runs.push_back(std::move(*study));
    }
    for (const int number : journaledRuns(place.folder())) {
        const auto run = readJournal(place.folder(), number);
        if (!run) {
            problem(run.error());
            continue;
        }
        work.samples += run->samples;
        work.lastTime = std::max(work.lastTime, run->lastTime);
        runs.push_back({"Interrupted run (recovered)", "", "result", toJson(run->result)});
    }
    if (place.hasSession)
        work.notes.emplace_back("the runs of the window beside it need 'quantoscope recover', or the window.");
    if (runs.empty())
        return Error{ErrorCode::BadInput,
                     work.notes.empty() ? Message::tr("There is nothing to restore.") : Message(work.notes.front()),
                     Message::tr("The files stay in %1.").arg(place.folder().string())};
    if (auto written = newSession(file, runs); !written) return written.error();
    work.runs = runs.size();
    return work;
}

Result<KeptPlace> placeOf(const std::string& id)
{
    const auto all = keptPlaces(recoveryRoot());
    const auto found = std::ranges::find(all, id, &KeptPlace::id);
    if (found == all.end()) return Error{ErrorCode::Usage, Message::tr("There is no such session."), {}};
    return *found;
}

} // namespace

RecoverySource commandRecovery()
{
    return {listPlaces,
            [](const std::string& id, const std::string& file) -> Result<RecoveredWork> {
                const auto place = placeOf(id);
                if (!place) return place.error();
                return writePlace(*place, file);
            },
            [](const std::string& id) -> Result<void> {
                const auto place = placeOf(id);
                return place ? discardPlace(*place) : Result<void>(place.error());
            }};
}

int recoverMain(const Arguments& arguments, const RecoverySource& source)
{
    Flags flags("recover", "--list|--to FILE|--discard ID",
                "Runs, studies and sessions that were not saved when the program ended.");
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
    const std::vector<LeftWork> left = source.list();
    if (lists) return list(left, json);
    const std::string& wanted = discarded.empty() ? id : discarded;
    const auto session =
        std::ranges::find_if(left, [&](const LeftWork& one) { return wanted.empty() || one.id == wanted; });
    if (session == left.end())
        return printError(usage("recover: there is no such session.", "'recover --list' lists them."));
    if (!to.empty()) return writeTo(*session, to, json, source);
    const auto removed = source.discard(session->id);
    return removed ? 0 : printError(removed.error());
}

Command recoverCommand(RecoverySource source)
{
    return {"recover", "--list|--to FILE|--discard ID",
            "list, restore or discard what was not saved when a program ended",
            [source = std::move(source)](const Arguments& a) { return recoverMain(a, source); }};
}

} // namespace qs
