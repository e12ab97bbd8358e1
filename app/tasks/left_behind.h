// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

namespace qs {

/// Why a study was left behind on its thread.
Error studyLeftBehind();

/// Ends what a study had said so far when it was left behind: judged, with the reason, which is returned.
template <class Result> Error endLeftBehind(Result& soFar)
{
    Error error = studyLeftBehind();
    judge(soFar);
    soFar.stopReason = error.message;
    return error;
}

} // namespace qs
