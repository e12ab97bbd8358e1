// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <optional>
#include <string>
#include <vector>

namespace qs {

/// The command line of the commands that read files: names, flags without value, and at most one flag with a value.
class FileArguments
{
public:
    /// `usage` as 'audit FILE [--json]'; `valueFlag` as '--session', or empty.
    FileArguments(std::string command, std::string usage, std::vector<std::string> flags,
                  const std::vector<std::string>& arguments, std::string valueFlag = {});

    const std::vector<std::string>& files() const { return m_files; }
    bool has(const std::string& flag) const;
    const std::string& value() const { return m_value; }

    /// Prints usage and `what` where --help was asked for; true then.
    bool help(const char* what) const;
    /// Wrong usage: unknown flags, or not from `fewest` to `most` files.
    std::optional<Error> error(std::size_t fewest, std::size_t most = std::string::npos) const;
    /// Prints an error to standard error; returns the exit status 2 (wrong input) or that of the error.
    int fail(const Error& error) const;
    /// Prints to standard output, JSON as it is; returns the exit status. (Whether that can be written is seen in
    /// runCommand().)
    int print(const std::string& text) const;

private:
    std::string m_command, m_usage, m_value;
    std::vector<std::string> m_files, m_given;
    std::string m_unknown;
    bool m_valueMissing = false;
};

} // namespace qs
