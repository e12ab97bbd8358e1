// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/worker_upload.h"

#include "gpu/core/random_hex.h"
#include "gpu/formats/gzip.h"
#include "gpu/formats/io/describe.h"
#include "gpu/targets/words.h"

#include <charconv>
#include <cstdio>
#include <span>

namespace qs {

namespace {

constexpr std::uint64_t kLargestPart = std::uint64_t{2} << 30;
constexpr std::string_view kSetupFailed = "quantoscope: the setup line failed with status "; ///< and a number
/// Of a slow line: 1 MB/s at least is expected, and two minutes more.
std::chrono::milliseconds patienceFor(std::size_t bytes) { return std::chrono::seconds(120 + bytes / 1'000'000); }

/// The two numbers after `mark` in what cksum printed.
bool isSame(const std::string& out, const std::string& mark, const WorkerPart& part)
{
    return out.find(mark + " " + std::to_string(part.cksum) + " " + std::to_string(part.bytes)) != std::string::npos;
}

Error notThere(const ShellAccess& shell, const std::string& folder, const CommandAnswer& answer)
{
    if (auto known = shell.explain ? shell.explain(answer) : std::nullopt) return *known;
    const std::string words = lastLines(answer.err);
    const bool full = words.find("No space left") != std::string::npos || words.find("quota") != std::string::npos;
    return {ErrorCode::Io,
            Message::sentences({Message::tr("The worker could not be put into %1.").arg(quotedPath(folder)),
                                words.empty() ? Message() : Message::tr("The shell there reported: %1").arg(words)}),
            full ? Message::tr("Free some space there, or set another folder for this target.")
                 : Message::tr("Try again, or set another folder for this target.")};
}

/// One file through the standard input of a shell, into a folder that is not in place yet.
Result<void> sendPart(const ShellAccess& shell, const WorkerPart& part, const std::string& place, bool unpacks,
                      std::stop_token stop, const std::function<void(std::uint64_t)>& sent)
{
    const std::string file = place + "/" + part.name, mark = "qs-" + randomHex();
    const std::string script = "umask 077; mkdir -p " + file.substr(0, file.rfind('/')) + " && " +
                               (unpacks ? "gunzip -c" : "cat") + " > " + file + " && chmod 0700 " + file + " && echo " +
                               mark + " $(cksum < " + file + ")";
    std::string plain;
    if (!unpacks) {
        const auto bytes = std::as_bytes(std::span(*part.packed));
        auto all = inflateGzip(bytes, kLargestPart, part.name);
        if (!all) return all.error();
        plain.assign(reinterpret_cast<const char*>(all->data()), all->size());
    }
    const std::string& bytes = unpacks ? *part.packed : plain;
    CommandLimits limits{patienceFor(bytes.size()), 4'096};
    limits.sent = sent;
    const auto answer = runCommand(shell.script(script), bytes, std::move(stop), limits);
    if (!answer) return answer.error();
    return isSame(answer->out, mark, part) ? Result<void>{} : notThere(shell, place, *answer);
}

} // namespace

std::string setupLines(const std::string& setup, const std::string& also)
{
    if (setup.empty()) return {};
    // The trap is for a line that ends the shell.
    return "trap 'qs=$?; echo \"" + std::string(kSetupFailed) + "$qs\" >&2; [ $qs -ne 0 ] || qs=1; " + also +
           " exit $qs' EXIT\n{ :\n" + setup + "\n} </dev/null >&2\nqs=$?; [ $qs -eq 0 ] || exit $qs\ntrap - EXIT\n";
}

std::optional<Error> setupError(std::string_view said)
{
    const std::size_t at = said.rfind(kSetupFailed);
    if (at == std::string_view::npos) return std::nullopt;
    int status = 0;
    const std::string_view number = said.substr(at + kSetupFailed.size());
    std::from_chars(number.data(), number.data() + number.size(), status);
    const std::string words = lastLines(said.substr(0, at));
    return Error{
        ErrorCode::Device,
        Message::sentences({Message::tr("The setup line of this target failed (status %1).").arg(status),
                            words.empty() ? Message() : Message::tr("The shell there reported: %1").arg(words)}),
        Message::tr("Correct the line. Where its failure does not matter, add '|| true' to it.")};
}

Result<void> uploadWorker(const ShellAccess& shell, const WorkerSet& set, const std::string& folder, bool unpacks,
                          std::stop_token stop, const std::function<void(std::uint64_t)>& sent)
{
    const std::string part = folder + "/part-" + randomHex();
    std::uint64_t before = 0;
    for (const WorkerPart& one : set.parts) {
        const auto progress = [&](std::uint64_t bytes) {
            if (sent) sent(before + std::min<std::uint64_t>(bytes, one.packed->size()));
        };
        if (auto r = sendPart(shell, one, part, unpacks, stop, progress); !r) {
            (void)askShell(shell, "rm -rf " + shellQuoted(part), {});
            return r;
        }
        before += one.packed->size();
    }
    const auto lines = askShell(shell,
                                "cd " + shellQuoted(folder) + " || exit\n" + "part=" + shellQuoted(part) +
                                    "; id=" + shellQuoted(set.id) + R"sh(
if [ -d "$id" ]; then rm -rf "$id.old" && mv "$id" "$id.old" && rm -rf "$id.old"; fi
mv "$part" "$id" && touch "$id" && echo "placed=yes"
ls -1dt worker-* | tail -n +4 | while read -r old; do
  [ "$old" = "$id" ] || [ -z "$(find "$old" -prune -mtime +30)" ] || rm -rf "$old"
done
find . -maxdepth 1 -name 'part-*' -mtime +1 -exec rm -rf {} +
)sh",
                                stop);
    if (!lines) return lines.error();
    for (const std::string& line : *lines)
        if (line == "placed=yes") return {};
    return notThere(shell, folder, {0, {}, lines->empty() ? "" : lines->front()});
}

Result<std::vector<std::string>> prepareStart(const ShellAccess& shell, const WorkerSet& set, const std::string& folder,
                                              const std::string& setup, std::stop_token stop)
{
    char name[16];
    std::snprintf(name, sizeof name, "run-%08x", static_cast<unsigned>(posixCksum(setup)));
    const std::string place = folder + "/" + set.id, end = "qs-" + randomHex();
    const auto said =
        askShell(shell,
                 "cd " + shellQuoted(place) + " || exit\ncat > " + name + "." + end + " <<'" + end + "'\n#!/bin/sh\n" +
                     setupLines(setup) + "\"${0%/*}/quantoscope-worker\" \"$@\"\nexit $?\n" + end + "\nmv " + name +
                     "." + end + " " + name + " && touch . && echo written=yes",
                 std::move(stop));
    if (!said) return said.error();
    for (const std::string& line : *said)
        if (line == "written=yes") return std::vector<std::string>{"sh", place + "/" + name};
    return notThere(shell, place, {0, {}, said->empty() ? "" : said->front()});
}

} // namespace qs
