// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/commands.h"
#include "gpu/spec/usage.h"

#include <algorithm>
#include <array>

/// Scripts for the shells. They know nothing of the flags: each time they ask the program, `completion for WORD…`.
/// Its answers are lines: a word, a tab and what it is; '@files' and '@folders' for paths; '@open' where no space
/// follows.
namespace qs {

namespace {

constexpr const char* kBash = R"(# Completion of PROGRAM for bash.
_FUNCTION() {
  local line word=${COMP_WORDS[COMP_CWORD]}
  [[ $word == = ]] && word=
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
      @files) compopt -o filenames; while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$word") ;;
      @folders) compopt -o filenames; while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -d -- "$word") ;;
      @open) compopt -o nospace ;;
      *) COMPREPLY+=("${line%%$'\t'*}") ;;
    esac
  done < <("${COMP_WORDS[0]}" completion for "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _FUNCTION PROGRAM
)";

constexpr const char* kZsh = R"(#compdef PROGRAM
# Completion of PROGRAM for zsh.
_FUNCTION() {
  local line
  local -a found open
  for line in "${(@f)$($words[1] completion for "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    case $line in
      @files) _files ;;
      @folders) _files -/ ;;
      @open) open=(-S '') ;;
      ?*) found+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
    esac
  done
  (( $#found )) && _describe 'PROGRAM' found $open
}
if [[ $funcstack[1] == _PROGRAM ]]; then _FUNCTION "$@"; else compdef _FUNCTION PROGRAM; fi
)";

constexpr const char* kFish = R"(# Completion of PROGRAM for fish.
function _FUNCTION
    set -l words (commandline -opc) (commandline -ct)
    for line in ($words[1] completion for $words[2..-1] 2>/dev/null)
        switch $line
            case @files
                __fish_complete_path (commandline -ct)
            case @folders
                __fish_complete_directories (commandline -ct)
            case @open
            case '*'
                echo $line
        end
    end
end
complete -c PROGRAM -f -a '(_FUNCTION)'
)";

struct Shell
{
    const char* name;
    const char* script;
};
constexpr std::array kShells{Shell{"bash", kBash}, Shell{"zsh", kZsh}, Shell{"fish", kFish}};

void replaceAll(std::string& text, const std::string& what, const std::string& by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

std::string scriptFor(const Shell& shell)
{
    std::string function = programName();
    std::ranges::replace(function, '-', '_');
    std::string script = shell.script;
    replaceAll(script, "_FUNCTION", "_" + function + "_words");
    replaceAll(script, "PROGRAM", programName());
    return script;
}

/// The commands, or their second words, that may stand in place of the last of `words`.
std::string commandsFor(const std::vector<Command>& commands, const Arguments& words)
{
    std::string before, out;
    for (std::size_t i = 0; i + 1 < words.size(); ++i)
        before += words[i] + " ";
    for (const Command& command : commands) {
        if (command.name.empty() || !command.name.starts_with(before + words.back())) continue;
        const std::string word = command.name.substr(before.size());
        if (word.find(' ') == std::string::npos) out += word + "\t" + command.summary + "\n";
    }
    return out;
}

} // namespace

int completionMain(const std::vector<Command>& commands, const Arguments& arguments)
{
    if (arguments.size() > 1 && arguments.front() == "for") {
        Arguments words(arguments.begin() + 1, arguments.end());
        printAnswer(commandsFor(commands, words));
        words.insert(words.end() - 1, std::string(kProposes));
        return callCommand(commands, words);
    }
    Flags flags("completion", "bash|zsh|fish",
                "Prints a shell script that completes the commands and flags of this program. In bash:\n'source <(" +
                    programName() + " completion bash)'. The packages install it.");
    flags.files(0, 1);
    flags.proposes("", [] { return Arguments{"bash", "zsh", "fish"}; });
    if (const auto status = readFlags(flags, arguments)) return *status;
    for (const Shell& shell : kShells)
        if (!flags.files().empty() && flags.files().front() == shell.name) return printAnswer(scriptFor(shell));
    return printError(usage("completion: no shell was specified.", "Specify bash, zsh or fish."));
}

} // namespace qs
