// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/kernel_run_host.h"

#include <chrono>
#include <string>

namespace qs::test {

/// A worker that misbehaves as it is told, and is soon taken for dead.
inline WorkerOptions fake(const std::string& what)
{
    WorkerOptions options;
    options.program = QS_FAKE_WORKER;
    options.arguments = {what};
    options.grace = std::chrono::milliseconds(700);
    options.silence = std::chrono::milliseconds(400);
    return options;
}

inline WorkerOptions real()
{
    WorkerOptions options;
    options.program = QS_WORKER;
    return options;
}

inline double secondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

} // namespace qs::test
