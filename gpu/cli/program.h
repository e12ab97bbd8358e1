// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/flags.h"
#include "gpu/core/error.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// What both programs do around a command of theirs, whichever it is.
namespace qs {

/// First of all in main(), before there are threads: a file that may not grow further, a pipe without a reader and
/// missing memory become errors to be reported; descriptors 0 to 2 that the caller closed are occupied, so that no file
/// of results takes their place.
void prepareProgram();

/// The exit status of a command: what it returns, 3 where it throws, or where standard output did not take everything,
/// which is reported.
int runCommand(const std::function<int()>& command);

/// Whether standard output has taken everything so far.
bool outputTaken();

/// Ends the process with a status of runCommand(). After a failure (3) at once: threads of libraries may be stuck, for
/// want of memory for example, and waiting for them, as a return from main() does, would never end.
[[noreturn]] void endProgram(int status);

/// Prints an error as 'quantoscope: …' to standard error and returns its exit status.
int printError(const Error& error);

/// The same for what is no failure.
void printNote(const std::string& text);

/// Prints text of our own, JSON or help, as it is; returns exit status 0. (Whether standard output takes it is seen in
/// runCommand().)
int printAnswer(std::string_view text);

/// The same for text that holds words of a file or of the command line: what would steer a terminal is replaced.
int printText(std::string_view text);

/// Flags::read() for a command: prints an error, or what was asked for instead. The exit status then, or nothing where
/// the command goes on.
std::optional<int> readFlags(Flags& flags, const Arguments& arguments);

} // namespace qs
