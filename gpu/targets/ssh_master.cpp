// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/ssh_master.h"

#include "gpu/core/user_folders.h"
#include "gpu/formats/io/describe.h"
#include "gpu/targets/run_command.h"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace qs {

using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kGlance = 50ms;
/// Without a question: name, connection and keys; ssh's own ConnectTimeout is shorter.
constexpr auto kPatience = 60s;
/// Of the path of the control socket: ssh adds 17 characters while it makes it, and the system takes 107.
constexpr std::size_t kLongestSocket = 88;

} // namespace

SshMaster::~SshMaster() { end(); }

/// What its ssh has said.
std::string SshMaster::end()
{
    std::string words = m_process ? m_process->end(0ms).said : std::string();
    m_process.reset();
    m_users = false;
    std::error_code ignored;
    if (!m_folder.empty()) std::filesystem::remove_all(m_folder, ignored);
    m_folder.clear();
    return words;
}

/// Of a master that is still on its way out the socket may be there, and of one that was killed.
bool SshMaster::isThere(std::stop_token stop) const
{
    if (m_users) return usersMasterIsThere(std::move(stop));
    if (!m_process) return false;
    pollfd ended{m_process->output(), 0, 0};
    if (::poll(&ended, 1, 0) > 0) return false;
    const auto answer =
        runCommand(sshCommand({"-S", m_folder + "/s", "-O", "check"}, m_host), {}, std::move(stop), {5'000ms, 4'096});
    return answer && answer->status == 0;
}

std::string SshMaster::endIfGone(std::stop_token stop)
{
    const std::lock_guard lock(m_mutex);
    return isThere(std::move(stop)) ? std::string() : end();
}

bool SshMaster::isConnected()
{
    const std::lock_guard lock(m_mutex);
    if (m_users) return true; // a session tells, see endIfGone()
    if (!m_process) return false;
    m_process->readComplaints(); // nobody else does, and ssh waits where the pipe is full
    struct stat socket
    {};
    return ::stat((m_folder + "/s").c_str(), &socket) == 0;
}

std::string SshMaster::said()
{
    const std::lock_guard lock(m_outputMutex);
    return m_output;
}

void SshMaster::addOutput(std::string words)
{
    const std::lock_guard lock(m_outputMutex);
    m_output = std::move(words);
}

WorkerCommand SshMaster::command(const std::vector<std::string>& words) const
{
    const std::lock_guard lock(m_mutex);
    std::vector<std::string> more;
    if (!m_users) more = {"-S", m_folder + "/s"};
    more.insert(more.end(), {"-o", "BatchMode=yes", "-o", "ControlMaster=no"});
    return sshCommand(more, m_host, words);
}

Result<void> SshMaster::makeFolder()
{
    for (const std::string& root : {environmentVariable("XDG_RUNTIME_DIR"), std::string("/tmp")}) {
        std::string name = root + "/qs-XXXXXX";
        if (root.empty() || name.size() + 2 > kLongestSocket || !::mkdtemp(name.data())) continue;
        m_folder = name;
        return {};
    }
    return fileError(Message::tr("Cannot create a folder for the connection in %1: %2.").arg(quotedPath("/tmp")),
                     errno);
}

bool SshMaster::usersMasterIsThere(std::stop_token stop) const
{
    const auto answer = runCommand(sshCommand({"-O", "check"}, m_host), {}, std::move(stop), {5'000ms, 4'096});
    return answer && answer->status == 0;
}

Result<void> SshMaster::connect(const SshPrompter& prompter, std::stop_token stop)
{
    const std::lock_guard lock(m_mutex);
    struct stat socket
    {};
    if (m_process && ::stat((m_folder + "/s").c_str(), &socket) == 0) return {};
    end();
    addOutput({});
    if (usersMasterIsThere(stop)) {
        m_users = true;
        return {};
    }
    if (auto made = makeFolder(); !made) return made;
    std::unique_ptr<AskpassServer> askpass;
    std::vector<std::string> more{"-M", "-N", "-n", "-S", m_folder + "/s"};
    for (const char* option : {"ControlPersist=no", "PermitLocalCommand=yes", "LocalCommand=echo"})
        more.insert(more.end(), {"-o", option});
    if (!prompter) more.insert(more.end(), {"-o", "BatchMode=yes"});
    WorkerCommand command = sshCommand(more, m_host);
    if (prompter) {
        auto started = AskpassServer::start(m_folder, m_host, prompter, [this] { return said(); });
        if (!started) return end(), started.error();
        askpass = std::move(*started);
        for (std::string& one : askpass->environment())
            command.environment.push_back(std::move(one));
    }
    auto process = WorkerProcess::start(command);
    if (!process) return end(), process.error();
    m_process.emplace(std::move(*process));
    return waitForConnection(askpass.get(), std::move(stop));
}

/// ssh prints a line once it is connected (LocalCommand), and ends where it cannot be.
Result<void> SshMaster::waitForConnection(const AskpassServer* askpass, std::stop_token stop)
{
    auto until = Clock::now() + kPatience;
    while (true) {
        std::array<pollfd, 2> fds{{{m_process->output(), POLLIN, 0}, {m_process->standardErrorPipe(), POLLIN, 0}}};
        ::poll(fds.data(), fds.size(), static_cast<int>(kGlance.count()));
        if (fds[1].revents & POLLIN) {
            m_process->readComplaints();
            addOutput(m_process->complaints());
        }
        if (stop.stop_requested()) return end(), stoppedError();
        if (askpass && askpass->isDeclined()) {
            end();
            return Error{ErrorCode::Io, Message::tr("The login to %1 was cancelled.").arg(m_host),
                         Message::tr("Choose the target again to log in.")};
        }
        if (fds[0].revents) {
            std::array<char, 256> line{};
            if (::read(m_process->output(), line.data(), line.size()) <= 0) return failed();
            m_process->forgetComplaints(); // a password that was mistyped is not why the connection ends later
            return {};
        }
        if (askpass && askpass->isAsking()) until = Clock::now() + kPatience;
        if (Clock::now() >= until) {
            end();
            return Error{ErrorCode::Io,
                         Message::tr("%1 did not complete the login within %2 s.").arg(m_host, kPatience.count()),
                         Message::tr("Try 'ssh %1' in a terminal.").arg(m_host)};
        }
    }
}

Error SshMaster::failed()
{
    const WorkerFate fate = m_process->end(500ms);
    m_process.reset();
    end();
    return sshError(m_host, fate.said);
}

} // namespace qs
