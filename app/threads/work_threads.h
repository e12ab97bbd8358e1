// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

/// Threads that nobody waits for any more: they work on what nobody wants, or hang in a driver or a file
/// system. They own all that they use; only the end of the process has to know of them, since what is
/// destroyed then is shared. Any thread.
namespace qs::workThreads {

/// From here to end() a thread that may outlive its owner is at work.
void begin();
void end();
/// Waits until none is. False where one still is after `limit`.
bool wait(std::chrono::milliseconds limit);
/// The end of main() with the exit status: returns it where no thread is at work any more within a moment,
/// and else ends the process at once, without the destructors that a hanging thread would meet or keep
/// waiting.
int leaveMain(int status);

} // namespace qs::workThreads
