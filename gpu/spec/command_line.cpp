// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/spec/command_line.h"

#include "gpu/core/units.h"

namespace qs {

std::string shellWord(const std::string& word)
{
    if (!word.empty() &&
        word.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:=,+") ==
            std::string::npos)
        return word;
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string commaList(const std::vector<std::string>& words)
{
    std::string list;
    for (const std::string& word : words)
        list += (list.empty() ? "" : ",") + word;
    return list;
}

std::string commandToPaste(const std::string& line)
{
    constexpr std::string_view program = "quantoscope ";
    const std::string rest = line.starts_with(program) ? line.substr(program.size()) : line;
    return "quantoscope-worker " + rest + " --json " + kPastedResult;
}

void CommandLine::runOn(std::uint64_t seed, BackendChoice backend, int device)
{
    m_line += " --seed " + std::to_string(seed);
    if (backend != BackendChoice::Auto) text("--backend", std::string(backendName(backend)));
    number("--device", device, 0);
}

Result<void> checkLimit(const FlagLimit& l)
{
    if (l.value >= l.low && l.value <= l.high) return {};
    return Error{ErrorCode::Usage,
                 Message::tr("%1 is %2; it must be between %3 and %4.")
                     .arg(l.flag, formatCount(l.value), formatCount(l.low), formatCount(l.high)),
                 ""};
}

} // namespace qs
