// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/flags.h"
#include "gpu/targets/batch/batch.h"
#include "gpu/targets/on_target.h"

#include <optional>
#include <string>
#include <vector>

namespace qs {

/// What `batch submit` and `batch script` were asked for.
struct BatchCommand
{
    OnTarget on;
    int atMost = 0;    ///< tasks at a time; 0: no limit
    int tasks = 1'000; ///< at most
    std::optional<BatchSplit> split;
    std::vector<std::string> gpus{{}}; ///< a batch for each, as gpusOf() reads them
    std::string scriptFile;            ///< instead of the generated one
    std::string kind, what, line;      ///< of the work; the command's name, and all of it
    nlohmann::ordered_json spec;
    std::vector<std::string> notes;
    std::optional<std::string> answer; ///< text that was asked for instead

    BatchSplit chosenSplit() const;
};
/// The GPUs of each batch in 'h100:1, a100:1', each once; a single empty one: what the target says.
std::vector<std::string> gpusOf(const std::string& text);
/// `name`: submit or script.
Result<BatchCommand> parseBatchFlags(const std::string& name, const Arguments& arguments);

} // namespace qs
