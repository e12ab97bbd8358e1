// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/targets/batch_flags.h"

#include "gpu/cli/llm_command.h"
#include "gpu/cli/modes_command.h"
#include "gpu/cli/quantize_command.h"
#include "gpu/spec/usage.h"
#include "gpu/studies/protocol/quantize_run.h"
#include "gpu/targets/words.h"

#include <algorithm>
#include <array>

namespace qs {

namespace {

constexpr std::array<std::string_view, 5> kWork{"quantize", "sweep", "kernels", "modes", "llm"};
constexpr std::array<std::string_view, 6> kOwnValues{"--on", "--at-most", "--split", "--tasks", "--gpus", "--script"};

/// Where the command begins that is to be run: behind the own flags and their values.
std::size_t beginOfWork(const Arguments& arguments)
{
    std::size_t i = 0;
    while (i < arguments.size() && std::ranges::find(kWork, arguments[i]) == kWork.end())
        i += std::ranges::find(kOwnValues, arguments[i]) != kOwnValues.end() ? 2 : 1;
    return std::min(i, arguments.size());
}

/// What of a command is decided when its results are fetched, or on the cluster.
Result<void> refuseOutputs(const CommandOutput& command, bool more)
{
    if (command.on || command.isolate)
        return usage("--on and --isolate belong before the command.",
                     "For example: batch submit --on TARGET sweep --axis num-tokens=1:64:x2");
    if (more || !command.exportFolder.empty() || !command.jsonFile.empty())
        return usage("Files are written when the results are fetched.", "Use batch collect ID --export DIR.");
    return {};
}

template <class Command> void take(BatchCommand& batch, const Command& command, std::string kind)
{
    batch.kind = std::move(kind);
    batch.spec = toJson(command.spec);
    batch.notes = command.notes;
    batch.answer = command.answer;
}

Result<void> takeRun(BatchCommand& batch, Result<QuantizeCommand> parsed)
{
    if (!parsed) return parsed.error();
    if (parsed->answer) return take(batch, *parsed, "run"), Result<void>();
    if (auto r = refuseOutputs(*parsed, !parsed->dumpFolder.empty()); !r) return r;
    if (batch.what == "sweep" && !parsed->spec.isSweep())
        return usage("A sweep requires an axis.", "For example: --axis num-tokens=1:65536:x2.");
    parsed->on = batch.on;
    if (auto r = resolveInput(*parsed); !r) return r;
    take(batch, *parsed, "run");
    return {};
}

Result<void> takeWork(BatchCommand& batch, const Arguments& flags)
{
    if (batch.what == "quantize" || batch.what == "sweep") {
        RunSpec defaults;
        defaults.modes = defaultSpec(BackendChoice::Cuda).modes;
        return takeRun(batch, parseQuantizeFlags(flags, defaults, batch.what));
    }
    if (batch.what == "kernels") return takeRun(batch, parseKernelsFlags(flags, BackendChoice::Cuda));
    if (batch.what == "modes") {
        const auto parsed = parseModesFlags(flags);
        if (!parsed) return parsed.error();
        if (auto r = refuseOutputs(*parsed, !parsed->saveModel.empty() || !parsed->saveModes.empty()); !r) return r;
        if (parsed->budgetKiB > 0) return usage("--budget is not available in a batch.", "Leave it out.");
        take(batch, *parsed, std::string(AccuracyStudyResult::kKind));
        return {};
    }
    const auto parsed = parseLlmFlags(LlmCommand::Action::Study, flags);
    if (!parsed) return parsed.error();
    if (auto r = refuseOutputs(*parsed, false); !r) return r;
    take(batch, *parsed, std::string(LlmStudyResult::kKind));
    return {};
}

void addFlags(Flags& flags, BatchCommand& batch)
{
    flags.text("--on", "TARGET", "a Slurm target: a name from 'targets', or slurm:HOST/PARTITION", batch.on.target);
    flags.toggle("--upload", "put the worker there without asking", batch.on.upload);
    flags.number("--at-most", "N", "tasks that run at the same time; 0: as many as there is room for", batch.atMost, 0,
                 100'000);
    flags.flag("--split", "none|points|parts",
               "what the tasks share out (points for a sweep, else none); parts: each mode, variant or configuration "
               "beside the baseline",
               [&batch](const std::string& text) -> Result<void> {
                   batch.split = parseBatchSplit(text);
                   if (!batch.split) return notAllowed("--split", text, "none, points or parts");
                   return {};
               });
    flags.number("--tasks", "N", "most tasks", batch.tasks, 1, 100'000);
    flags.flag("--gpus", "LIST",
               "GPUs of a task, as --gpus of sbatch takes them; with commas between, a batch for each",
               [&batch](const std::string& text) -> Result<void> {
                   batch.gpus = gpusOf(text);
                   return {};
               });
}

} // namespace

BatchSplit BatchCommand::chosenSplit() const
{
    if (split) return *split;
    return kind == "run" && spec.contains("axes") && !spec["axes"].empty() ? BatchSplit::Points : BatchSplit::None;
}

std::vector<std::string> gpusOf(const std::string& text)
{
    std::vector<std::string> all;
    for (std::string one : splitList(text)) {
        one.erase(0, one.find_first_not_of(' '));
        one.erase(one.find_last_not_of(' ') + 1);
        if (!one.empty() && std::ranges::find(all, one) == all.end()) all.push_back(std::move(one));
    }
    if (all.empty()) all.emplace_back();
    return all;
}

Result<BatchCommand> parseBatchFlags(const std::string& name, const Arguments& arguments)
{
    BatchCommand batch;
    const bool submits = name == "submit";
    Flags flags("batch " + name, "--on TARGET [flags] quantize|sweep|kernels|modes|llm …",
                submits
                    ? "Gives a command to Slurm's queue, as one job. Its results are fetched with 'batch collect'; "
                      "nothing has to run here meanwhile."
                    : "Prints the script that 'batch submit' would give to sbatch. It can be changed, and submitted "
                      "with --script.");
    addFlags(flags, batch);
    if (submits)
        flags.text("--script", "FILE", "a script that 'batch script' made for the same command", batch.scriptFile);
    const std::size_t begin = beginOfWork(arguments);
    if (auto r = flags.read({arguments.begin(), arguments.begin() + static_cast<std::ptrdiff_t>(begin)}); !r)
        return r.error();
    batch.answer = flags.answer();
    if (batch.answer) return batch;
    if (batch.on.target.empty()) return flags.wrong("no target was specified. Use --on TARGET.");
    if (begin == arguments.size()) return flags.wrong("no command was specified.");
    if (!batch.scriptFile.empty() && batch.gpus.size() > 1)
        return flags.wrong("a script is for one batch; --gpus names several.");
    const auto work = arguments.begin() + static_cast<std::ptrdiff_t>(begin);
    batch.what = *work;
    batch.line = joinWords({work, arguments.end()});
    if (auto r = takeWork(batch, {work + 1, arguments.end()}); !r) return r.error();
    return batch;
}

} // namespace qs
