// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/spec/run_spec.h"

#include <cstdint>
#include <string>
#include <vector>

/// Command lines that lead to a specification, and what is wrong with the values of flags.
namespace qs {

/// Quoted for a POSIX shell where a word needs it.
std::string shellWord(const std::string& word);
/// 'a,b,c'
std::string commaList(const std::vector<std::string>& words);

/// The file that a command to paste elsewhere leaves, to be opened here.
inline constexpr const char* kPastedResult = "quantoscope-result.json";
/// A command line of this program for a host that this program does not reach: of the worker, which needs no display,
/// with its result in kPastedResult.
std::string commandToPaste(const std::string& line);

/// A command line, written flag by flag.
class CommandLine
{
public:
    explicit CommandLine(std::string command) : m_line(std::move(command)) {}
    void flag(const char* name) { m_line += std::string(" ") + name; }
    void text(const char* name, const std::string& value)
    {
        m_line += std::string(" ") + name + " " + shellWord(value);
    }
    /// Nothing where the text is empty.
    void given(const char* name, const std::string& value)
    {
        if (!value.empty()) text(name, value);
    }
    /// Nothing where the number is the usual one.
    void number(const char* name, std::int64_t value, std::int64_t usual)
    {
        if (value != usual) m_line += std::string(" ") + name + " " + std::to_string(value);
    }
    /// Seed, backend and device, with which the line of a study ends: the seed always, the others where they are not
    /// the usual ones.
    void runOn(std::uint64_t seed, BackendChoice backend, int device);
    const std::string& line() const { return m_line; }

private:
    std::string m_line;
};

/// A flag's value and the range that it has to be in.
struct FlagLimit
{
    const char* flag;
    std::int64_t value, low, high;
};
/// '--rounds is 0; it has to be from 1 to 10,000.'
Result<void> checkLimit(const FlagLimit& limit);

} // namespace qs
