// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/flags.h"

#include "gpu/formats/io/describe.h"
#include "gpu/spec/usage.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>

namespace qs {

namespace {

/// Leaves the parser with what a flag's value is refused with.
struct Refused
{
    Error error;
};
/// And with what a switch answers.
struct Answered
{
    std::string text;
};

std::vector<std::string> split(const std::string& text, char separator)
{
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(separator, at), text.size());
        parts.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

/// In --help: what a flag takes, and beside it what it does, of at most 110 columns.
std::string lineOf(const CLI::Option& option)
{
    constexpr std::size_t column = 32, most = 110;
    std::string text, line = "  " + option.get_name(false, true);
    if (const std::string value = option.get_type_name(); !value.empty()) line += " " + value;
    line.resize(std::max(line.size() + 1, column - 1), ' ');
    for (const std::string& word : split(option.get_description(), ' ')) {
        if (line.size() > column && line.size() + 1 + word.size() > most) {
            text += line + "\n";
            line = std::string(column - 1, ' ');
        }
        line += " " + word;
    }
    return text + line + "\n";
}

bool isSwitch(const CLI::Option& option) { return option.get_items_expected_max() == 0; }

/// 'WORD<tab>what it is', where the word may be what is being written.
void propose(std::string& out, const std::string& word, const std::string& current, const std::string& about = {})
{
    if (word.starts_with(current)) out += word + "\t" + about + "\n";
}

} // namespace

std::string programName() { return program_invocation_short_name; }

Error notAllowed(const std::string& flag, std::string_view text, const std::string& allowed)
{
    return usage(flag + ": '" + printable(text) + "' is not valid.", "Expected " + allowed + ".");
}

std::vector<std::string> splitList(const std::string& list) { return split(list, ','); }

std::string alternatives(const std::string& value)
{
    std::string text;
    const auto names = split(value, '|');
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? " or " : ", ") + names[i];
    return text;
}

Flags::Flags(std::string command, std::string usage, std::string about)
    : m_command(std::move(command)), m_usage(std::move(usage)), m_about(std::move(about)),
      m_app(std::make_unique<CLI::App>())
{
    m_app->set_help_flag(); // ours stands last
    m_app->allow_extras();
}

Flags::~Flags() = default;

void Flags::toggle(const std::string& name, const std::string& help, bool& target, bool to)
{
    m_app->add_flag_callback(name, [&target, to] { target = to; }, help)->group(m_group)->trigger_on_parse();
}

void Flags::answers(const std::string& name, const std::string& help, std::function<std::string()> text)
{
    m_app->add_flag_callback(
             name, [text = std::move(text)] { throw Answered{text()}; }, help)
        ->group(m_group)
        ->trigger_on_parse();
}

void Flags::flag(const std::string& name, const std::string& value, const std::string& help, Apply apply)
{
    const auto take = [this, name, apply = std::move(apply)](const CLI::results_t& values) {
        if (values.front().empty()) throw Refused{needsValue(name)};
        if (const auto applied = apply(values.front()); !applied) throw Refused{applied.error()};
        return true;
    };
    m_app->add_option(name, take, help)->type_name(value)->group(m_group)->trigger_on_parse();
}

void Flags::text(const std::string& name, const std::string& value, const std::string& help, std::string& target)
{
    flag(name, value, help, [&target](const std::string& text) -> Result<void> {
        target = text;
        return {};
    });
}

void Flags::choice(const std::string& name, const std::string& value, const std::string& help, std::string& target)
{
    flag(name, value, help, [name, value, &target](const std::string& text) -> Result<void> {
        const auto names = split(value, '|');
        if (std::ranges::find(names, text) == names.end()) return notAllowed(name, text, alternatives(value));
        target = text;
        return {};
    });
}

void Flags::files(std::size_t fewest, std::size_t most)
{
    m_fewest = fewest;
    m_most = most;
}

Result<void> Flags::read(const Arguments& arguments)
{
    m_group = "Help";
    answers("-h,--help", "show this help", [this] { return help(); });
    if (arguments.size() >= 2 && arguments[arguments.size() - 2] == kProposes) {
        m_answer = proposals({arguments.begin(), arguments.end() - 2}, arguments.back());
        return {};
    }
    std::optional<Error> error;
    const Arguments apart = separated(arguments, error);
    if (error) return *error;
    if (auto parsed = parseApart(apart); !parsed || m_answer) return parsed;
    return sortRest();
}

/// CLI11 takes '--flag=' for '--flag', and lets switches have values.
Arguments Flags::separated(const Arguments& arguments, std::optional<Error>& error) const
{
    Arguments all;
    for (auto a = arguments.begin(); a != arguments.end(); ++a) {
        if (*a == "--") {
            all.insert(all.end(), a, arguments.end());
            break;
        }
        const std::size_t equals = a->find('=');
        const std::string name = a->substr(0, equals);
        const CLI::Option* option = equals == std::string::npos ? nullptr : m_app->get_option_no_throw(name);
        all.push_back(option && equals + 1 == a->size() ? name : *a);
        if (!option) continue;
        if (isSwitch(*option))
            error = usage(name + " does not take a value.");
        else if (equals + 1 == a->size())
            all.emplace_back();
    }
    return all;
}

Result<void> Flags::parseApart(const Arguments& arguments)
{
    try {
        m_app->parse(Arguments(arguments.rbegin(), arguments.rend())); // CLI11 wants the first one last
    } catch (const Refused& refused) {
        return refused.error;
    } catch (const Answered& answered) {
        m_answer = answered.text;
    } catch (const CLI::ParseError&) { // values are ours to look at; this is one that is missing at the end
        return needsValue(arguments.back());
    }
    return {};
}

/// What was no flag: files, and what is wrong.
Result<void> Flags::sortRest()
{
    bool onlyFiles = false;
    for (const std::string& argument : m_app->remaining()) {
        if (!onlyFiles && argument == "--")
            onlyFiles = true;
        else if ((!onlyFiles && argument.size() > 1 && argument.front() == '-') || m_most == 0)
            return unknown(argument);
        else
            m_files.push_back(argument);
    }
    if (m_files.size() < m_fewest) return wrong(m_fewest == 2 ? "two files are required." : "no file was specified.");
    if (m_files.size() > m_most)
        return wrong(m_most == 2 ? "two files are required, not " + std::to_string(m_files.size()) + "."
                                 : "only one file can be read at a time.");
    return {};
}

bool Flags::given(const std::string& name) const { return m_app->count(name) > 0; }

Error Flags::wrong(const std::string& why) const
{
    return usage((m_command.empty() ? "" : m_command + ": ") + why, usageLine());
}

Error Flags::unknown(const std::string& argument) const
{
    const std::string asks = "'" + programName() + (m_command.empty() ? "" : " " + m_command) + " --help'";
    if (argument.size() < 2 || argument.front() != '-')
        return usage("'" + printable(argument) + "' is not recognized.", asks + " lists the arguments.");
    const std::string name = argument.substr(0, argument.find('='));
    Arguments names;
    for (const CLI::Option* option : std::as_const(*m_app).get_options())
        names.push_back("--" + option->get_lnames().front());
    const std::string nearest = nearestNames(name, names, 1).front();
    const bool like = nearest.starts_with(name) || editDistance(nearest, name) <= 2;
    return usage("Unknown flag '" + printable(name) + "'.",
                 (like ? "Is " + nearest + " meant? " : "") + asks + " lists the flags.");
}

Error Flags::needsValue(const std::string& name) const
{
    return usage(name + " requires a value.", "Expected " + m_app->get_option(name)->get_type_name() + ".");
}

std::string Flags::usageLine() const
{
    std::string line = "Usage: " + programName();
    for (const std::string& part : {m_command, m_usage})
        if (!part.empty()) line += " " + part;
    return line;
}

std::string Flags::help() const
{
    std::string text = usageLine() + "\n" + (m_about.empty() ? "" : "\n" + m_about + "\n");
    for (const std::string& group : m_app->get_groups()) {
        text += "\n" + group + ":\n";
        for (const CLI::Option* option : std::as_const(*m_app).get_options())
            if (option->get_group() == group) text += lineOf(*option);
    }
    return text + (m_footer.empty() ? "" : "\n" + m_footer);
}

std::string Flags::proposals(Arguments before, std::string current) const
{
    std::erase(before, "="); // bash has '--flag=value' as three words
    if (current == "=") current.clear();
    std::string prefix;
    if (const std::size_t equals = current.find('='); current.starts_with("--") && equals != std::string::npos) {
        before.push_back(current.substr(0, equals));
        prefix = current.substr(0, equals + 1);
        current.erase(0, equals + 1);
    }
    const CLI::Option* flag = before.empty() ? nullptr : m_app->get_option_no_throw(before.back());
    if (flag && !isSwitch(*flag)) return proposedValues(*flag, prefix, current);
    std::string out;
    for (const CLI::Option* option : std::as_const(*m_app).get_options())
        propose(out, "--" + option->get_lnames().front(), current, option->get_description());
    if (current.starts_with("-") || m_most == 0) return out;
    const auto words = m_words.find("");
    if (words == m_words.end()) return out + "@files\n";
    for (const std::string& word : words->second())
        propose(out, word, current);
    return out;
}

std::string Flags::proposedValues(const CLI::Option& flag, std::string prefix, std::string current) const
{
    std::string out;
    const std::string value = flag.get_type_name();
    if (const auto words = m_words.find(flag.get_name()); words != m_words.end()) {
        const std::size_t start = current.rfind(',') + 1;
        prefix += current.substr(0, start);
        for (const std::string& word : words->second())
            if (word.starts_with(current.substr(start))) out += prefix + word + "\t\n";
        return out + "@open\n";
    }
    for (const std::string& name : split(value, '|'))
        if (std::ranges::none_of(name, [](unsigned char c) { return std::isupper(c) != 0; }) &&
            name.starts_with(current))
            out += prefix + name + "\t\n";
    if (value.find("FILE") != std::string::npos || value == "OUT") return out + "@files\n";
    return value.find("DIR") != std::string::npos ? out + "@folders\n" : out;
}

} // namespace qs
