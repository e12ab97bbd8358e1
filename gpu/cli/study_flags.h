// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/flags.h"
#include "gpu/spec/run_spec.h"

#include <optional>
#include <string>
#include <vector>

/// What the commands that measure (quantize, kernels, modes, llm) have in common.
namespace qs {

struct CommandOutput
{
    std::string exportFolder, jsonFile; ///< empty: not asked for; jsonFile '-': standard output
    bool isolate = false;               ///< the work is done in a worker process
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

/// After addDevice().
inline void addOutput(Flags& flags, CommandOutput& command)
{
    flags.toggle("--isolate", "compute in a separate process, so that a crash does not end this one", command.isolate);
    flags.group("Output");
    flags.text("--export", "DIR", "write a report into DIR", command.exportFolder);
    flags.text("--json", "FILE", "write the result as JSON; - writes to standard output instead of the tables",
               command.jsonFile);
}

inline void addQuiet(Flags& flags, StudyCommand& command)
{
    flags.group("Output");
    flags.toggle("--quiet", "do not show progress on standard error", command.quiet);
}

} // namespace qs
