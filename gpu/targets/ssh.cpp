// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/ssh.h"

#include "gpu/core/user_folders.h"
#include "gpu/formats/io/describe.h"
#include "gpu/targets/words.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <glob.h>

namespace qs {

namespace fs = std::filesystem;

namespace {

constexpr int kDeepestInclude = 8;
constexpr std::size_t kMaxHosts = 1'000, kShown = 600;

struct Failure
{
    const char* said;    ///< by ssh
    const char* message; ///< marked; %1: the host
    const char* hint;    ///< marked
    bool refused = false;
};
constexpr const char* kRefused = Message::mark("%1 refused the login.");
constexpr const char* kCheckLogin = Message::mark(
    "Check the user name and the key in ~/.ssh/config, or the password. It is not tried again automatically.");
/// What is looked for is ssh's own: a worker may say 'Permission denied', too.
const Failure kFailures[] = {
    {"REMOTE HOST IDENTIFICATION HAS CHANGED",
     Message::mark(
         "The host key of %1 has changed. The host was reinstalled, or another computer answers in its place."),
     Message::mark("Ask who runs the host. If the new key is right, remove the old one with 'ssh-keygen -R HOST' and "
                   "connect again."),
     true},
    {"Host key verification failed", Message::mark("The host key of %1 was not accepted."),
     Message::mark(
         "Connect once with ssh in a terminal and compare the key's fingerprint, or answer the question here."),
     true},
    {"Permission denied (", kRefused, kCheckLogin, true},
    {"Permission denied, please try again", kRefused, kCheckLogin, true},
    {"Too many authentication failures", Message::mark("%1 refused the login after too many keys."),
     Message::mark("Set IdentityFile and IdentitiesOnly for this host in ~/.ssh/config."), true},
    {"Could not resolve hostname", Message::mark("There is no host named %1."),
     Message::mark("Check the name, ~/.ssh/config and the network (VPN).")},
    {"Connection refused", Message::mark("%1 refuses connections: no SSH server listens there."),
     Message::mark("Check the port in ~/.ssh/config, and whether sshd is running.")},
    {"Connection timed out", Message::mark("%1 does not answer."),
     Message::mark("Check the network (VPN, firewall), and whether the host is running.")},
    {"No route to host", Message::mark("There is no route to %1."), Message::mark("Check the network (VPN).")},
    {"Network is unreachable", Message::mark("There is no route to %1."), Message::mark("Check the network (VPN).")},
    {"not responding", Message::mark("The connection to %1 was lost: the host has not answered for 45 s."),
     Message::mark("Check the network, and start again.")},
    {"Connection reset", Message::mark("The connection to %1 was closed by the other side."),
     Message::mark("Start again.")},
    {"closed by remote host", Message::mark("The connection to %1 was closed by the other side."),
     Message::mark("Start again.")},
    {"Connection closed by", Message::mark("The connection to %1 was closed by the other side."),
     Message::mark("If this happens at each try, the host may limit connections; wait some minutes.")},
    {"Broken pipe", Message::mark("The connection to %1 was lost."), Message::mark("Start again.")},
    {"Session open refused", Message::mark("%1 allows no more sessions in one connection."),
     Message::mark("Close other sessions to this host, or ask for a larger MaxSessions.")},
    {"too long for Unix domain socket", Message::mark("The path of the control socket for %1 is too long."),
     Message::mark("Set XDG_RUNTIME_DIR to a shorter folder.")},
    {"Bad configuration option", Message::mark("The ssh configuration for %1 has an error."),
     Message::mark("Correct ~/.ssh/config.")},
    {"Bad owner or permissions", Message::mark("ssh refuses its configuration because of its permissions."),
     Message::mark("Make ~/.ssh/config writable by you alone: chmod 600 ~/.ssh/config.")},
    {"Pseudo-terminal", Message::mark("%1 gives no session without a terminal."), Message::mark("Use another host.")}};

const Failure* failureIn(std::string_view said)
{
    const auto found = std::find_if(std::begin(kFailures), std::end(kFailures),
                                    [&](const Failure& f) { return said.find(f.said) != std::string_view::npos; });
    return found == std::end(kFailures) ? nullptr : found;
}

bool sameWord(std::string_view a, std::string_view b)
{
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) {
               return std::tolower(static_cast<unsigned char>(x)) == std::tolower(static_cast<unsigned char>(y));
           });
}

void readConfig(const std::string& file, int depth, std::vector<std::string>& hosts);

/// Of an Include line: patterns of files, relative to ~/.ssh.
void include(const std::string& pattern, int depth, std::vector<std::string>& hosts)
{
    std::string path = pattern.starts_with("~/") ? environmentVariable("HOME") + pattern.substr(1) : pattern;
    if (!path.starts_with('/')) path = environmentVariable("HOME") + "/.ssh/" + path;
    glob_t found{};
    if (::glob(path.c_str(), GLOB_NOSORT, nullptr, &found) == 0)
        for (std::size_t i = 0; i < found.gl_pathc; ++i)
            readConfig(found.gl_pathv[i], depth + 1, hosts);
    ::globfree(&found);
}

void readConfig(const std::string& file, int depth, std::vector<std::string>& hosts)
{
    if (depth > kDeepestInclude) return;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line) && hosts.size() < kMaxHosts;) {
        std::replace(line.begin(), line.end(), '=', ' ');
        const auto words = splitWords(printable(line, 4'096));
        if (!words || words->size() < 2 || words->front().starts_with('#')) continue;
        const bool isHost = sameWord(words->front(), "Host");
        if (!isHost && !sameWord(words->front(), "Include")) continue;
        for (std::size_t i = 1; i < words->size(); ++i) {
            const std::string& word = (*words)[i];
            if (!isHost)
                include(word, depth, hosts);
            else if (word.find_first_of("*?!") == std::string::npos && isPlainWord(word) &&
                     std::find(hosts.begin(), hosts.end(), word) == hosts.end())
                hosts.push_back(word);
        }
    }
}

} // namespace

std::vector<std::string> sshProgram()
{
    const char* given = std::getenv("QUANTOSCOPE_SSH");
    if (!given || !*given) return {"ssh"};
    auto words = splitWords(given);
    return words && !words->empty() ? std::move(*words) : std::vector<std::string>{"ssh"};
}

WorkerCommand sshCommand(const std::vector<std::string>& more, const std::string& host,
                         const std::vector<std::string>& command)
{
    std::vector<std::string> words = sshProgram();
    const auto add = [&words](const std::vector<std::string>& some) {
        words.insert(words.end(), some.begin(), some.end());
    };
    add({"-T", "-e", "none"});
    for (const char* option : {"RequestTTY=no", "RemoteCommand=none", "ClearAllForwardings=yes",
                               "ServerAliveInterval=15", "ServerAliveCountMax=3", "ConnectTimeout=15"})
        add({"-o", option});
    add(more);
    add({"--", host});
    add(command);
    WorkerCommand out;
    out.program = words.front();
    out.arguments.assign(words.begin() + 1, words.end());
    out.environment = {"LC_ALL=C"}; // its words are looked for
    out.ownSession = true;
    return out;
}

std::vector<std::string> sshHosts(const std::string& configFile)
{
    std::vector<std::string> hosts;
    readConfig(configFile.empty() ? environmentVariable("HOME") + "/.ssh/config" : configFile, 0, hosts);
    return hosts;
}

Error sshError(const std::string& host, std::string_view said)
{
    const std::string tail = lastLines(said, kShown);
    const Message words = tail.empty() ? Message() : Message::tr("ssh reported: %1").arg(tail);
    const Failure* failure = failureIn(said);
    if (!failure)
        return {ErrorCode::Io, Message::sentences({Message::tr("The connection to %1 failed.").arg(host), words}),
                Message::tr("Try 'ssh %1' in a terminal.").arg(host)};
    return {failure->refused ? ErrorCode::Refused : ErrorCode::Io,
            Message::sentences({Message::marked(failure->message).arg(host), words}), Message::marked(failure->hint)};
}

} // namespace qs
