// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/core/units.h"

#include <charconv>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace qs {

using Arguments = std::vector<std::string>;

/// How the running program was called: quantoscope or quantoscope-worker.
std::string programName();

/// What a value is refused with: "--seed: 'x' is not allowed. It takes a whole number."
Error notAllowed(const std::string& flag, std::string_view text, const std::string& allowed);
/// What lies between commas.
std::vector<std::string> splitList(const std::string& list);
/// The whole of the text as a number.
template <class Number> std::optional<Number> parseNumber(std::string_view text)
{
    Number value{};
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// The names of all elements, behind those of `names`.
template <class Range, class Name> Arguments namesOf(const Range& range, Name name, Arguments names = {})
{
    for (const auto& element : range)
        names.emplace_back(std::invoke(name, element));
    return names;
}

/// The flags and files of a command. A flag is registered once, with what it is called, what it takes, what --help
/// shows of it and what it sets; parsing, help and completion follow. What flags set has to live until read() is done.
/// They are applied from left to right, and the first error counts.
class Flags
{
public:
    using Apply = std::function<Result<void>(const std::string& value)>;
    using Words = std::function<std::vector<std::string>()>;

    /// `usage`: what may follow the command's name; `about` comes before the flags in --help.
    Flags(std::string command, std::string usage, std::string about);
    ~Flags();
    Flags(const Flags&) = delete;
    Flags& operator=(const Flags&) = delete;

    /// The title in --help of the flags that are registered next.
    void group(std::string title) { m_group = std::move(title); }
    /// A switch; it takes no value.
    void toggle(const std::string& name, const std::string& help, bool& target, bool to = true);
    /// A switch that is answered at once, as --help is, whatever else there is.
    void answers(const std::string& name, const std::string& help, std::function<std::string()> text);
    /// A flag with a value, which is never empty. `value` names what it takes: 'FILE', 'DIR', 'N', 'auto|cpu|cuda'.
    void flag(const std::string& name, const std::string& value, const std::string& help, Apply apply);
    void text(const std::string& name, const std::string& value, const std::string& help, std::string& target);
    /// From `low` to `high`; any number where low is above high. --help shows the default, which is the target's value;
    /// one that is out of the range stands for none.
    template <class Number>
    void number(const std::string& name, const std::string& value, const std::string& help, Number& target,
                std::type_identity_t<Number> low = 1, std::type_identity_t<Number> high = 0);
    /// One of the names in `value`, with '|' between, which `parse` knows.
    template <class T>
    void choice(const std::string& name, const std::string& value, const std::string& help, T& target,
                std::optional<T> (*parse)(std::string_view));
    /// The same for names that stand for themselves.
    void choice(const std::string& name, const std::string& value, const std::string& help, std::string& target);
    /// What the shell proposes for a flag that takes a list with commas between; for the files where `name` is empty.
    void proposes(const std::string& name, Words words) { m_words[name] = std::move(words); }
    /// The command takes so many files (or other words that are no flags). Without this: none.
    void files(std::size_t fewest, std::size_t most = std::string::npos);
    /// Text at the end of --help.
    void footer(std::string text) { m_footer = std::move(text); }

    /// '--flag value', '--flag=value' and '--switch', in any order; everything after '--' is a file.
    Result<void> read(const Arguments& arguments);
    /// After read(): text that was asked for instead of what the command does. Print it and end.
    const std::optional<std::string>& answer() const { return m_answer; }
    const Arguments& files() const { return m_files; }
    bool given(const std::string& name) const;
    /// A usage error that names the command, and how it is called.
    Error wrong(const std::string& why) const;

private:
    Arguments separated(const Arguments& arguments, std::optional<Error>& error) const;
    Result<void> parseApart(const Arguments& arguments);
    Result<void> sortRest();
    Error unknown(const std::string& argument) const;
    Error needsValue(const std::string& name) const;
    std::string usageLine() const;
    std::string help() const;
    std::string proposals(Arguments before, std::string current) const;
    std::string proposedValues(const CLI::Option& flag, std::string prefix, std::string current) const;

    std::string m_command, m_usage, m_about, m_footer, m_group = "Flags";
    std::unique_ptr<CLI::App> m_app;
    std::map<std::string, Words> m_words;
    Arguments m_files;
    std::size_t m_fewest = 0, m_most = 0;
    std::optional<std::string> m_answer;
};

/// Asks a command for what the shell may propose: before the word that is being written, in place of a flag.
inline constexpr std::string_view kProposes = "--proposes";

template <class Number>
void Flags::number(const std::string& name, const std::string& value, const std::string& help, Number& target,
                   std::type_identity_t<Number> low, std::type_identity_t<Number> high)
{
    constexpr bool whole = std::is_integral_v<Number>;
    const auto written = [](Number n) -> std::string {
        if constexpr (whole) return std::to_string(n);
        return formatNumber(static_cast<double>(n), 6);
    };
    std::string allowed = whole ? "a whole number" : "a number";
    if (low <= high) allowed += " from " + written(low) + " to " + written(high);
    const auto fits = [low, high](Number n) { return low > high || (n >= low && n <= high); };
    flag(name, value, help + (fits(target) ? " (" + written(target) + ")" : ""),
         [name, allowed, fits, &target](const std::string& text) -> Result<void> {
             const auto number = parseNumber<Number>(text);
             if (!number || !fits(*number)) return notAllowed(name, text, allowed);
             target = *number;
             return {};
         });
}

/// 'a, b or c' of 'a|b|c'.
std::string alternatives(const std::string& value);

template <class T>
void Flags::choice(const std::string& name, const std::string& value, const std::string& help, T& target,
                   std::optional<T> (*parse)(std::string_view))
{
    flag(name, value, help, [name, value, parse, &target](const std::string& text) -> Result<void> {
        const auto chosen = parse(text);
        if (!chosen) return notAllowed(name, text, alternatives(value));
        target = *chosen;
        return {};
    });
}

} // namespace qs
