// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <exception>
#include <new>
#include <optional>
#include <string>

namespace qs {

/// What a study that runs as `run` ended with. It throws nothing by contract; memory may still run out in the standard
/// library, and then `lessMemory` says what to do.
template <typename Run> std::optional<Error> guardedRun(const char* lessMemory, Run&& run)
{
    try {
        return run();
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::Memory, "The study needs more memory than there is.", lessMemory};
    } catch (const std::exception& e) {
        return Error{ErrorCode::Internal, std::string("The study failed: ") + e.what(),
                     "Please report this with the set-up."};
    }
}

} // namespace qs
