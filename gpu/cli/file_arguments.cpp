// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/file_arguments.h"

#include "gpu/cli/quantize_command.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <cstdio>

namespace qs {

FileArguments::FileArguments(std::string command, std::string usage, std::vector<std::string> flags,
                             const std::vector<std::string>& arguments, std::string valueFlag)
    : m_command(std::move(command)), m_usage(std::move(usage))
{
    bool onlyFiles = false;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& a = arguments[i];
        if (onlyFiles || !a.starts_with("-") || a == "-")
            m_files.push_back(a);
        else if (a == "--")
            onlyFiles = true;
        else if (a == "--help" || a == "-h")
            m_given.push_back("--help");
        else if (!valueFlag.empty() && a == valueFlag) {
            m_valueMissing = i + 1 >= arguments.size();
            if (!m_valueMissing) m_value = arguments[++i];
        } else if (!valueFlag.empty() && a.starts_with(valueFlag + "="))
            m_value = a.substr(valueFlag.size() + 1);
        else if (std::ranges::find(flags, a) != flags.end())
            m_given.push_back(a);
        else if (m_unknown.empty())
            m_unknown = a;
    }
}

bool FileArguments::has(const std::string& flag) const { return std::ranges::find(m_given, flag) != m_given.end(); }

bool FileArguments::help(const char* what) const
{
    if (has("--help")) std::printf("Usage: %s\n\n%s\n", m_usage.c_str(), what);
    return has("--help");
}

std::optional<Error> FileArguments::error(std::size_t fewest, std::size_t most) const
{
    const auto wrong = [&](const std::string& why) {
        return Error{ErrorCode::Usage, m_command + ": " + why, "Usage: " + m_usage};
    };
    if (!m_unknown.empty()) return wrong("there is no flag " + quotedText(m_unknown) + ".");
    if (m_valueMissing) return wrong("the last flag has no value.");
    if (m_files.size() < fewest) return wrong(fewest == 2 ? "two files are compared; name both." : "which file?");
    if (m_files.size() > most)
        return wrong(most == 2 ? "two files are compared, not " + std::to_string(m_files.size()) + "."
                               : "one file at a time.");
    return std::nullopt;
}

int FileArguments::fail(const Error& error) const { return printError(error); }

int FileArguments::print(const std::string& text) const
{
    if (has("--json"))
        std::fwrite(text.data(), 1, text.size(), stdout);
    else
        printText(text);
    return 0;
}

} // namespace qs
