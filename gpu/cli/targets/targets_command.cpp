// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/commands.h"
#include "gpu/cli/interrupt_watch.h"
#include "gpu/cli/program.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/report/text/markdown.h"
#include "gpu/targets/on_target.h"

namespace qs {

namespace {

const char* stateWord(StepReport::State state)
{
    switch (state) {
    case StepReport::State::Running:
        return "…";
    case StepReport::State::Done:
        return "ok";
    case StepReport::State::Skipped:
        return "skipped";
    case StepReport::State::Failed:
        break;
    }
    return "FAILED";
}

/// The list as it is, which a broken file does not change.
Result<std::shared_ptr<TargetHub>> openHub(bool upload = false)
{
    auto hub = std::make_shared<TargetHub>(std::string(), terminalQuestions(upload));
    if (const auto problem = hub->problem()) return *problem;
    return hub;
}

/// The first word of a command, and no more.
Result<std::string> oneName(const Flags& flags)
{
    if (flags.files().size() != 1) return flags.wrong("One name is required.");
    return flags.files().front();
}

} // namespace

int targetsMain(const Arguments& arguments)
{
    Flags flags("targets", "[--json]",
                "Lists the targets: computers with GPUs that --on and the window can measure on.");
    bool json = false;
    flags.toggle("--json", "print the list as JSON", json);
    if (const auto status = readFlags(flags, arguments)) return *status;
    const auto hub = openHub();
    if (!hub) return printError(hub.error());
    const auto targets = (*hub)->targets();
    if (json) {
        auto list = nlohmann::ordered_json::array();
        for (const Target& target : targets)
            list.push_back(toJson(target));
        return printAnswer(dumpJson({{"schema", 1}, {"targets", std::move(list)}}, 2) + "\n");
    }
    if (targets.empty()) return printText("There are no targets. Add one: targets add NAME ssh:HOST\n");
    TextTable table;
    table.header = {"name", "target", "setup"};
    table.numeric = {false, false, false};
    for (const Target& target : targets)
        table.rows.push_back({target.name, target.text(), target.setup});
    return printText(table.plain());
}

int targetsAddMain(const Arguments& arguments)
{
    Flags flags(
        "targets add", "NAME ssh:HOST|slurm:HOST/PARTITION|exec:PREFIX [flags]",
        "Adds a target, or replaces the one of that name. HOST is an alias of ~/.ssh/config or a host name; with "
        "slurm it may be empty: Slurm's commands are then run here. PREFIX is words that, put before a command, "
        "run it: 'docker exec -i trainer'.");
    Target extra;
    flags.group("Target");
    flags.text("--setup", "LINE", "a line that sh runs there before the worker: 'module load cuda/13'", extra.setup);
    flags.text("--folder", "DIR", "where the worker is put; else the first folder that can hold and execute it",
               extra.folder);
    int keep = -1;
    flags.number("--keep", "MINUTES",
                 "how long work goes on there after the connection was lost, to be returned to; 0: it ends with the "
                 "connection; else 180 with ssh and 0 with the others",
                 keep, 0, Target::kMaxKeepMinutes);
    flags.group("Slurm");
    flags.text("--gpus", "COUNT", "GPUs to request, as --gpus of srun takes them: 1, h100:1", extra.slurm.gpus);
    flags.text("--time", "LIMIT", "time limit: minutes or HH:MM:SS", extra.slurm.time);
    flags.text("--account", "NAME", "account", extra.slurm.account);
    flags.flag("--slurm-option", "OPTION", "another option of srun and sbatch, such as --exclusive; may be repeated",
               [&extra](const std::string& option) {
                   extra.slurm.directives.push_back(option);
                   return Result<void>();
               });
    flags.files(0, 2);
    if (const auto status = readFlags(flags, arguments)) return *status;
    if (flags.files().size() != 2) return printError(flags.wrong("A name and a target are required."));
    auto target = targetFromText(flags.files()[1]);
    if (!target) return printError(target.error());
    const std::string partition = target->slurm.partition;
    target->name = flags.files()[0];
    target->setup = extra.setup;
    target->folder = extra.folder;
    if (keep >= 0) target->keepMinutes = keep;
    target->slurm = extra.slurm;
    target->slurm.partition = partition;
    const auto hub = openHub();
    if (!hub) return printError(hub.error());
    const auto put = (*hub)->save(*target);
    return put ? 0 : printError(put.error());
}

int targetsRemoveMain(const Arguments& arguments)
{
    Flags flags("targets remove", "NAME", "Removes a target from the list. Nothing on that computer is changed.");
    flags.files(0, 1);
    if (const auto status = readFlags(flags, arguments)) return *status;
    const auto name = oneName(flags);
    if (!name) return printError(name.error());
    const auto hub = openHub();
    if (!hub) return printError(hub.error());
    const auto removed = (*hub)->remove(*name);
    return removed ? 0 : printError(removed.error());
}

int targetsTestMain(const Arguments& arguments)
{
    Flags flags("targets test", "NAME|ssh:HOST|… [--upload] [--json]",
                "Goes through all that has to work until a target measures, step by step, and says what failed.");
    bool upload = false, json = false;
    flags.toggle("--upload", "put the worker there without asking", upload);
    flags.toggle("--json", "print the steps as JSON", json);
    flags.files(0, 1);
    if (const auto status = readFlags(flags, arguments)) return *status;
    const auto name = oneName(flags);
    if (!name) return printError(name.error());
    const auto hub = openHub(upload);
    if (!hub) return printError(hub.error());
    const auto target = (*hub)->find(*name);
    if (!target) return printError(target.error());
    InterruptWatch watch;
    const auto connection = (*hub)->connection(*target);
    auto steps = nlohmann::ordered_json::array();
    const auto devices = checkTarget(*connection, watch.token(), [&](const StepReport& report) {
        if (report.state == StepReport::State::Running) return;
        steps.push_back({{"step", targetStepName(report.step)},
                         {"state", report.state == StepReport::State::Done     ? "done"
                                   : report.state == StepReport::State::Failed ? "failed"
                                                                               : "skipped"},
                         {"detail", report.detail.english()},
                         {"hint", report.hint.english()}});
        if (json) return;
        std::string line = targetStepTitle(report.step).english();
        line.resize(std::max<std::size_t>(line.size() + 2, 28), ' ');
        printText(line + stateWord(report.state) + (report.detail.empty() ? "" : "  " + report.detail.english()) +
                  "\n");
    });
    (*hub)->noteAgreed(*connection);
    if (json) printAnswer(dumpJson({{"schema", 1}, {"target", target->text()}, {"steps", std::move(steps)}}, 2) + "\n");
    return devices ? 0 : printError(devices.error());
}

} // namespace qs
