// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/accuracy_study.h"
#include "gpu/results/llm_study.h"
#include "gpu/spec/usage.h"
#include "gpu/targets/batch/batch.h"
#include "gpu/targets/words.h"
#include "gpu/targets/worker_upload.h"

#include <algorithm>

namespace qs {

namespace {

using Specs = std::vector<nlohmann::ordered_json>;

/// `values` in `parts` pieces one after another, as equal in length as can be.
template <class T> std::vector<std::vector<T>> pieces(const std::vector<T>& values, std::size_t parts)
{
    std::vector<std::vector<T>> all;
    for (std::size_t i = 0; i < parts; ++i)
        all.emplace_back(values.begin() + static_cast<std::ptrdiff_t>(values.size() * i / parts),
                         values.begin() + static_cast<std::ptrdiff_t>(values.size() * (i + 1) / parts));
    return all;
}

/// Sweeps over parts of the axes: a point each, where there are not too many of them.
Result<Specs> splitPoints(const RunSpec& spec, std::size_t most)
{
    if (!spec.isSweep())
        return usage(Message::tr("Only a sweep has points."), Message::tr("Use sweep with --axis, or --split none."));
    const std::size_t first = std::min(spec.axes.front().values.size(), most);
    Specs all;
    for (const auto& outer : pieces(spec.axes.front().values, first)) {
        RunSpec part = spec;
        part.axes.front().values = outer;
        if (spec.axes.size() < 2) {
            all.push_back(toJson(part));
            continue;
        }
        const std::size_t second = std::clamp<std::size_t>(most / first, 1, spec.axes[1].values.size());
        for (const auto& inner : pieces(spec.axes[1].values, second)) {
            part.axes[1].values = inner;
            all.push_back(toJson(part));
        }
    }
    return all;
}

Error tooManyParts(std::size_t most)
{
    return usage(Message::tr("There are more than %1 modes or configurations.").arg(static_cast<std::int64_t>(most)),
                 Message::tr("Select fewer of them."));
}

/// Each mode or variant beside the first one, or beside the copy where that is among them.
Result<Specs> splitModes(const RunSpec& spec, std::size_t most)
{
    if (spec.count() < 3)
        return usage(Message::tr("A run of fewer than three modes cannot be split by mode."),
                     Message::tr("Use --split none."));
    if (spec.count() > most) return tooManyParts(most);
    std::size_t base = 0;
    for (std::size_t i = 0; i < spec.count(); ++i)
        if (spec.nameOf(i) == "baseline-copy") base = i;
    Specs all;
    for (std::size_t i = 0; i < spec.count(); ++i) {
        if (i == base) continue;
        RunSpec part = spec;
        if (takesModes(spec.operation))
            part.modes = {spec.modes[base], spec.modes[i]};
        else
            part.variants = {spec.variants[base], spec.variants[i]};
        all.push_back(toJson(part));
    }
    return all;
}

Result<Specs> splitConfigurations(const LlmStudySpec& spec, std::size_t most)
{
    Specs all;
    for (const std::string& id : spec.configurations.empty() ? defaultLlmConfigurations() : spec.configurations) {
        if (id == "fp16") continue; // is measured by all of them
        LlmStudySpec part = spec;
        part.configurations = {id};
        all.push_back(toJson(part));
    }
    if (all.size() > most) return tooManyParts(most);
    if (all.size() < 2)
        return usage(Message::tr("A study of fewer than two configurations beside FP16 cannot be split."),
                     Message::tr("Use --split none."));
    return all;
}

/// A directive; '%' is written twice, since sbatch replaces it in names of files.
std::string directive(const std::string& option, const std::string& value, bool file = false)
{
    if (value.empty()) return {};
    std::string text;
    for (const char c : value)
        text += file && c == '%' ? "%%" : std::string(1, c);
    return "#SBATCH " + option + "=" + text;
}

} // namespace

Result<Specs> splitWork(const std::string& kind, const nlohmann::ordered_json& spec, BatchSplit split, std::size_t most)
{
    if (split == BatchSplit::None) return Specs{spec};
    if (kind == "run") {
        const auto run = runSpecFromJson(nlohmann::json(spec));
        if (!run) return run.error();
        return split == BatchSplit::Points ? splitPoints(*run, most) : splitModes(*run, most);
    }
    if (split == BatchSplit::Parts && kind == LlmStudyResult::kKind) {
        const auto study = llmStudySpecFromJson(nlohmann::json(spec));
        return study ? splitConfigurations(*study, most) : Result<Specs>(study.error());
    }
    return usage(
        "This study cannot be shared out among several tasks: each would train the model again, and the results "
        "would not be of the same model.",
        "Use --split none.");
}

std::string batchScript(const Batch& batch, const std::string& worker)
{
    const SlurmRequest& asks = batch.target.slurm;
    const bool array = batch.tasks.size() > 1;
    std::vector<std::string> lines{"#!/bin/sh"};
    const auto add = [&lines](const std::string& line) {
        if (!line.empty()) lines.push_back(line);
    };
    add(directive("--job-name", batch.name));
    add("#SBATCH --ntasks=1");
    if (array)
        add("#SBATCH --array=0-" + std::to_string(batch.tasks.size() - 1) +
            (batch.atMost > 0 ? "%" + std::to_string(batch.atMost) : ""));
    add(directive("--partition", asks.partition));
    add(directive("--account", asks.account));
    add(directive("--gpus", asks.gpus));
    add(directive("--time", asks.time));
    add("#SBATCH --requeue");
    add("#SBATCH --signal=B:TERM@60");
    add("#SBATCH --open-mode=append");
    add(directive("--output", batch.folder, true) + (array ? "/log-%a.txt" : "/log-0.txt"));
    for (const std::string& option : asks.directives)
        add("#SBATCH " + option);
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text + R"sh(
export CUDA_DEVICE_ORDER=PCI_BUS_ID
task=${SLURM_ARRAY_TASK_ID:-0}
cd )sh" + shellQuoted(batch.folder) +
           " || exit 74\nrm -f \"exit-$task\"\n" +
           setupLines(batch.target.setup,
                      "echo \"$qs\" > \"exit-$task.part\" && mv \"exit-$task.part\" \"exit-$task\";") +
           shellQuoted(worker) +
           R"sh( batch run . "$task" </dev/null &
worker=$!
# What was measured so far is written when the job is about to end, and the next attempt goes on from it.
trap 'kill -TERM "$worker" 2>/dev/null' TERM
wait "$worker"
status=$?
while kill -0 "$worker" 2>/dev/null; do
  wait "$worker"
  status=$?
done
echo "$status" > "exit-$task.part" && mv "exit-$task.part" "exit-$task"
exit "$status"
)sh";
}

std::string idInScript(const std::string& script)
{
    constexpr std::string_view kName = "#SBATCH --job-name=qs-";
    const std::size_t at = ("\n" + script).find("\n" + std::string(kName));
    if (at == std::string::npos || at + kName.size() + 8 > script.size()) return {};
    const std::string id = script.substr(at + kName.size(), 8);
    return id.find_first_not_of("0123456789abcdef") == std::string::npos ? id : std::string();
}

} // namespace qs
