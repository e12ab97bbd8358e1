// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/study_output.h"

#include "gpu/core/host_info.h"
#include "gpu/remote/session_folder.h"

#include <algorithm>
#include <unistd.h>

namespace qs {

void saveElsewhere(const std::function<void(TextSink&)>& write, FirstFailure& failure)
{
    if (!failure.isLost()) return;
    const auto folder = stateFolder();
    if (!folder) return;
    std::string stamp = utcNow();
    std::erase_if(stamp, [](char c) { return c == ':' || c == '-'; });
    const std::string file = *folder + "/result-" + stamp + "-" + std::to_string(::getpid()) + ".json";
    if (!writeFileAtomically(file, write)) return;
    failure.noteWritten();
    printNote("the result is in " + file);
}

void endJournal(WorkJournal& journal, const FirstFailure& failure)
{
    if (failure.isLost() && journal.keep())
        printNote("the samples are kept; 'recover --to FILE' writes them as a session.");
}

std::unique_ptr<WorkJournal> commandJournal(bool wanted)
{
    return std::make_unique<WorkJournal>(wanted ? recoveryRoot() : std::filesystem::path(),
                                         [](const Error& error) { printNote(error.text()); });
}

} // namespace qs
