// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/formats/io/describe.h"
#include "gpu/spec/run_spec.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the flags of the studies' commands (modes, llm) have in common.
namespace qs {

/// A command that is being read; the first error counts.
template <class Command> struct ParsedFlags
{
    Command command;
    std::optional<Error> error;

    void fail(std::string message, std::string hint = {})
    {
        if (!error) error = Error{ErrorCode::Usage, std::move(message), std::move(hint)};
    }
};

template <class Parsed> struct StudyFlag
{
    const char* name;
    const char* value; ///< what it takes; null: a switch
    const char* help;
    std::function<void(Parsed&, const std::string&)> apply;
};

/// The whole of the text as a number.
template <class Int> std::optional<Int> wholeNumber(std::string_view text)
{
    Int value{};
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// What a flag does that sets a text of the specification, or of the command itself.
template <class Spec> auto specText(std::string Spec::*member)
{
    return [member](auto& p, const std::string& value) { p.command.spec.*member = value; };
}
template <class Command> auto commandText(std::string Command::*member)
{
    return [member](auto& p, const std::string& value) { p.command.*member = value; };
}
/// And one that is a switch of the command.
template <class Command> auto commandSwitch(bool Command::*member)
{
    return [member](auto& p, const std::string&) { p.command.*member = true; };
}
template <class Parsed> void applyBackend(Parsed& p, const std::string& value)
{
    if (const auto choice = parseBackend(value))
        p.command.spec.backend = *choice;
    else
        p.fail("--backend: '" + printable(value) + "' is not allowed.", "It takes auto, cpu or cuda.");
}

/// Applies the flag at `at`, as '--flag value', '--flag=value' or '--switch'; returns how many arguments it took.
/// `unknown`: what a flag that is none gets to hear.
template <class Parsed>
std::size_t applyFlag(Parsed& p, const std::vector<StudyFlag<Parsed>>& flags, const std::vector<std::string>& arguments,
                      std::size_t at, const std::function<void(const std::string& name)>& unknown)
{
    const std::string& argument = arguments[at];
    const std::size_t equals = argument.find('=');
    const std::string name = argument.substr(0, equals);
    const auto flag =
        std::find_if(flags.begin(), flags.end(), [&](const StudyFlag<Parsed>& f) { return name == f.name; });
    if (flag == flags.end()) return unknown(name), 1;
    if (!flag->value) {
        if (equals != std::string::npos) return p.fail(name + " takes no value."), 1;
        return flag->apply(p, {}), 1;
    }
    const bool apart = equals == std::string::npos && at + 1 < arguments.size();
    const std::string value = apart                         ? arguments[at + 1]
                              : equals != std::string::npos ? argument.substr(equals + 1)
                                                            : std::string();
    if (value.empty())
        p.fail(name + " needs a value.", std::string("It takes ") + flag->value + ".");
    else
        flag->apply(p, value);
    return apart ? 2 : 1;
}

/// A line a flag, for --help.
template <class Parsed> std::string flagsHelp(const std::vector<StudyFlag<Parsed>>& flags)
{
    std::string out;
    for (const StudyFlag<Parsed>& flag : flags) {
        std::string left = "  " + std::string(flag.name) + (flag.value ? std::string(" ") + flag.value : "");
        left.resize(std::max<std::size_t>(left.size() + 2, 28), ' ');
        out += left + flag.help + "\n";
    }
    return out;
}

} // namespace qs
