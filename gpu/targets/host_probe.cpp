// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/host_probe.h"

#include "gpu/core/random_hex.h"
#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"
#include "gpu/targets/words.h"
#include "gpu/targets/worker_set.h"

#include <algorithm>

namespace qs {

namespace {

constexpr std::size_t kShownWords = 400;

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        if (!lines.back().empty() && lines.back().back() == '\r') lines.back().pop_back();
        at = end + 1;
    }
    return lines;
}

/// The value of 'key=value' among the lines.
std::string valueOf(const std::vector<std::string>& lines, std::string_view key)
{
    for (const std::string& line : lines)
        if (line.starts_with(key) && line.size() > key.size() && line[key.size()] == '=')
            return printable(line.substr(key.size() + 1), 300);
    return {};
}

Error noAnswer(const ShellAccess& shell, const CommandAnswer& answer)
{
    if (auto known = shell.explain ? shell.explain(answer) : std::nullopt) return *known;
    const std::string words = lastLines(answer.err.empty() ? answer.out : answer.err, kShownWords);
    return {
        ErrorCode::Io,
        Message::sentences({Message::tr("No POSIX shell answered (status %1).").arg(answer.status),
                            words.empty() ? Message() : Message::tr("What came instead: %1").arg(words)}),
        Message::tr("Check that 'sh' can be run there, and that the command passes its standard input and output on "
                    "unchanged.")};
}

/// One line for each folder up to the first that can be used, one with the worker in it before the others:
/// 'folder|PATH|PROBLEM|VERSION'. What stands at a path is entered and then looked at as '.', which nobody can
/// exchange; what was made for a folder that cannot be used is removed again.
constexpr const char* kTryFolders = R"sh(
umask 077
for d in "$@"; do
  if [ -x "$d/$id/quantoscope-worker" ]; then set -- "$d" "$@"; break; fi
done
for d in "$@"; do
  why=; version=; made=
  [ -d "$d" ] || made=yes
  if ! mkdir -p "$d" 2>/dev/null; then why=create
  else
    above=$(cd -P "$(dirname "$d")" 2>/dev/null && pwd -P)
    if ! cd -P "$d" 2>/dev/null || [ ! -O . ] || [ "$(pwd -P)" != "${above%/}/$(basename "$d")" ]; then why=owner
    elif ! chmod 700 . 2>/dev/null; then why=owner
    else
      t="./try.$$"
      rm -f "$t"
      if ! printf '#!/bin/sh\nexit 0\n' > "$t" 2>/dev/null; then why=write
      else
        chmod 700 "$t" 2>/dev/null
        "$t" >/dev/null 2>&1 </dev/null || why=execute
      fi
      rm -f "$t"
      [ -x "./$id/quantoscope-worker" ] && version=$("./$id/quantoscope-worker" --version </dev/null 2>/dev/null | head -n 1)
      free=$(df -Pk . 2>/dev/null | awk 'NR == 2 { print $4 }')
      if [ -z "$why$version" ] && [ "${free:-$need}" -lt "$need" ] 2>/dev/null; then why=space; fi
    fi
    cd /
  fi
  case $d in *[!A-Za-z0-9_./=:,@%+-]*|-*) why=${why:-characters} ;; esac
  if [ -n "$why" ] && [ -n "$made" ]; then rmdir "$d" 2>/dev/null; fi
  printf 'folder|%s|%s|%s\n' "$d" "$why" "$version"
  [ -n "$why" ] || break
done
)sh";

std::string problemText(const std::string& word)
{
    if (word == "create") return "it cannot be created";
    if (word == "owner") return "it belongs to somebody else";
    if (word == "write") return "nothing can be written into it";
    if (word == "space") return "it has too little free space";
    if (word == "characters") return "its path has characters that shells change";
    return word == "execute" ? "programs in it cannot be executed" : word;
}

std::optional<FolderFacts> folderOf(const std::string& line)
{
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= line.size();) {
        const std::size_t end = std::min(line.find('|', at), line.size());
        parts.push_back(line.substr(at, end - at));
        at = end + 1;
    }
    if (parts.size() != 4 || parts[0] != "folder") return std::nullopt;
    return FolderFacts{parts[1], problemText(parts[2]), printable(parts[3], 100)};
}

} // namespace

Result<std::vector<std::string>> askShell(const ShellAccess& shell, const std::string& script, std::stop_token stop,
                                          const CommandLimits& limits)
{
    // With characters of all kinds: what changes some of them on their way is no use.
    const std::string mark = "qs-" + randomHex(2) + "-abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_./=:,@%+";
    const std::string whole =
        "exec 2>&1 || exit 1\necho " + mark + "-begin\n" + script + "\necho " + mark + "-end\nexit 0\n";
    const auto answer = runCommand(shell.command({"sh", "-s"}), whole, std::move(stop), limits);
    if (!answer) return answer.error();
    const std::size_t begin = answer->out.find(mark + "-begin\n"), end = answer->out.find(mark + "-end");
    if (begin == std::string::npos || end == std::string::npos || end < begin) {
        if (begin == std::string::npos || !answer->isCut) return noAnswer(shell, *answer);
        return Error{
            ErrorCode::Io, Message::tr("The answer is larger than %1.").arg(formatBytes(Bytes{limits.output})), {}};
    }
    const std::size_t first = begin + mark.size() + 7;
    return linesOf(answer->out.substr(first, end - first));
}

Result<HostFacts> probeHost(const ShellAccess& shell, std::stop_token stop)
{
    const auto lines = askShell(shell, R"sh(
echo "system=$(uname -s)"
echo "machine=$(uname -m)"
echo "libc=$(getconf GNU_LIBC_VERSION 2>/dev/null)"
echo "name=$(uname -n)"
echo "user=$(id -u)"
echo "gunzip=$(command -v gunzip)"
echo "srun=$(command -v srun)"
echo "driver=$(head -n 1 /proc/driver/nvidia/version 2>/dev/null)"
)sh",
                                std::move(stop));
    if (!lines) return lines.error();
    HostFacts facts;
    facts.system = valueOf(*lines, "system");
    facts.machine = valueOf(*lines, "machine");
    if (const std::string libc = valueOf(*lines, "libc"); libc.starts_with("glibc ")) facts.glibc = libc.substr(6);
    facts.name = valueOf(*lines, "name");
    facts.user = valueOf(*lines, "user");
    facts.driver = valueOf(*lines, "driver");
    facts.unpacks = !valueOf(*lines, "gunzip").empty();
    facts.hasSlurm = !valueOf(*lines, "srun").empty();
    return facts;
}

Result<std::vector<FolderFacts>> probeFolders(const ShellAccess& shell, const std::string& given, bool shared,
                                              const std::string& id, Bytes needed, std::stop_token stop)
{
    std::string places = R"sh("${XDG_CACHE_HOME:-$HOME/.cache}/quantoscope" "$HOME/.cache/quantoscope")sh";
    if (!shared)
        places += R"sh( "/var/tmp/quantoscope-$(id -u)" "/tmp/quantoscope-$(id -u)" "/dev/shm/quantoscope-$(id -u)")sh";
    if (!given.empty()) places = shellQuoted(given);
    const auto lines = askShell(shell,
                                "id=" + shellQuoted(id) + "\nneed=" + std::to_string((needed.value + 1023) / 1024) +
                                    "\nset -- " + places + "\n" + kTryFolders,
                                std::move(stop));
    if (!lines) return lines.error();
    std::vector<FolderFacts> folders;
    for (const std::string& line : *lines)
        if (auto folder = folderOf(line)) folders.push_back(std::move(*folder));
    return folders;
}

Result<void> removeThere(const ShellAccess& shell, const std::string& path, std::stop_token stop)
{
    const auto lines = askShell(shell, "rm -rf " + shellQuoted(path) + " && echo removed=yes", std::move(stop));
    if (!lines) return lines.error();
    if (!lines->empty() && lines->back() == "removed=yes") return {};
    std::string words;
    for (const std::string& line : *lines)
        words += line + "\n";
    return Error{ErrorCode::Io, Message::tr("%1 could not be removed: %2").arg(quotedPath(path), lastLines(words)), {}};
}

Result<std::string> fetchText(const ShellAccess& shell, const std::string& path, std::stop_token stop)
{
    constexpr std::size_t kLargest = std::size_t{1} << 30;
    const auto lines = askShell(shell,
                                "if [ -f " + shellQuoted(path) + " ]; then cat " + shellQuoted(path) +
                                    "; echo; echo \"=cksum $(cksum < " + shellQuoted(path) + ")\"; fi",
                                std::move(stop), {std::chrono::minutes(30), kLargest, {}});
    if (!lines) return lines.error();
    if (lines->empty()) return std::string();
    std::string text;
    for (std::size_t i = 0; i + 1 < lines->size(); ++i)
        text += (*lines)[i] + "\n";
    text.resize(text.size() - std::min<std::size_t>(text.size(), 1)); // the line break that echo made
    const std::string sum = "=cksum " + std::to_string(posixCksum(text)) + " " + std::to_string(text.size());
    if (lines->back() == sum) return text;
    return Error{ErrorCode::Io, Message::tr("%1 was altered in transit.").arg(quotedPath(path)),
                 Message::tr("Try again.")};
}

} // namespace qs
