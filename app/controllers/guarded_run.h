// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <exception>
#include <new>
#include <optional>
#include <string>

namespace qs {

/// What a study that runs as `run` ended with. It throws nothing by contract; memory may still run out in the standard
/// library, and then `lessMemory`, a marked text, says what to do.
template <typename Run> std::optional<Error> guardedRun(const char* lessMemory, Run&& run)
{
    try {
        return run();
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::Memory, Message::tr("Not enough memory for the study."), Message::marked(lessMemory)};
    } catch (const std::exception& e) {
        return Error{ErrorCode::Internal, Message::tr("The study failed: %1").arg(e.what()),
                     Message::tr("Report this problem together with the setup.")};
    }
}

} // namespace qs
