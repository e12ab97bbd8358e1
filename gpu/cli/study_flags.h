// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/flags.h"
#include "gpu/cli/program.h"
#include "gpu/spec/run_spec.h"
#include "gpu/spec/usage.h"
#include "gpu/targets/on_target.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the commands that measure (quantize, kernels, modes, llm) have in common.
namespace qs {

struct CommandOutput
{
    std::string exportFolder, jsonFile; ///< empty: not asked for; jsonFile '-': standard output
    bool isolate = false;               ///< the work is done in a worker process
    bool keepsJournal = true;           ///< a killed process leaves what it measured for `recover`
    OnTarget on;                        ///< it is done on another computer
    std::vector<std::string> notes;     ///< what of the command line has no effect
    std::optional<std::string> answer;  ///< text that was asked for instead of the work
};

struct StudyCommand : CommandOutput
{
    bool quiet = false;
};

inline void addDevice(Flags& flags, BackendChoice& backend, int& device)
{
    flags.group("Device");
    flags.choice("--backend", "auto|cpu|cuda", "where to compute (auto: CUDA if there is a GPU)", backend,
                 parseBackend);
    flags.number("--device", "N", "index of the GPU", device, 0, 1'000);
}

/// --devices LIST: several GPUs of the computer.
inline void addDevices(Flags& flags, const char* help, std::vector<int>& devices)
{
    flags.flag("--devices", "LIST", help, [&devices](const std::string& text) -> Result<void> {
        devices.clear();
        for (const std::string& part : splitList(text)) {
            const auto index = parseNumber<int>(part);
            if (!index || *index < 0 || *index > 1'000)
                return notAllowed("--devices", text, "indices of GPUs separated by commas, such as 0,1");
            devices.push_back(*index);
        }
        return {};
    });
}

/// What does not go together with --devices.
inline Result<void> checkDevices(const Flags& flags, const std::vector<int>& devices, BackendChoice backend)
{
    if (devices.empty()) return {};
    if (flags.given("--device"))
        return usage("--device cannot be used with several devices.", "Measure one device for that.");
    if (backend == BackendChoice::Cpu)
        return usage("--devices are GPUs, and --backend cpu was requested.", "Remove one of the two.");
    return {};
}

/// Prints what a command on another computer printed; its exit status.
inline int printAnswerOf(const Result<CommandAnswer>& answer)
{
    if (!answer) return printError(answer.error());
    printText(answer->out);
    if (answer->status == 0) return 0;
    constexpr std::string_view name = "quantoscope: "; // which a note begins with, too
    std::string said = answer->err.substr(0, answer->err.find_last_not_of(" \n") + 1);
    if (said.starts_with(name)) said.erase(0, name.size());
    printNote(said);
    return answer->status;
}

/// `several`: the command can measure on more than one.
inline void addOnTarget(Flags& flags, OnTarget& on, bool several = false)
{
    const std::string repeat = several ? ". Repeat it to measure on several and compare them" : "";
    flags.flag("--on", "TARGET",
               "run on another computer: a name from 'targets', ssh:HOST, slurm:HOST/PARTITION or 'exec:PREFIX'; files "
               "that are read are those of that computer" +
                   repeat,
               [&on, several](const std::string& text) -> Result<void> {
                   if (on.target.empty())
                       on.target = text;
                   else if (several)
                       on.more.push_back(text);
                   else
                       return usage("--on was given more than once.", "This command runs on one computer.");
                   return {};
               });
    flags.toggle("--upload", "with --on: put the worker there without asking", on.upload);
}

/// After addDevice().
inline void addOutput(Flags& flags, CommandOutput& command, bool several = false)
{
    flags.toggle("--isolate", "compute in a separate process, so that a crash does not end this one", command.isolate);
    addOnTarget(flags, command.on, several);
    flags.group("Output");
    flags.text("--export", "DIR", "write a report into DIR", command.exportFolder);
    flags.text("--json", "FILE", "write the result as JSON; - writes to standard output instead of the tables",
               command.jsonFile);
    flags.toggle("--no-journal", "keep no copy of the samples while measuring, which 'recover' finds after a kill",
                 command.keepsJournal, false);
}

inline void addQuiet(Flags& flags, StudyCommand& command)
{
    flags.group("Output");
    flags.toggle("--quiet", "do not show progress on standard error", command.quiet);
}

} // namespace qs
