// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/stored_run.h"

namespace qs {

RunResult emptyRunOf(const ModeStudyResult& study)
{
    RunResult result;
    result.programVersion = study.programVersion;
    result.programCommit = study.programCommit;
    result.environment = study.environment;
    return result;
}

} // namespace qs
