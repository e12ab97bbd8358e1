// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/serve/attach.h"

#include "gpu/formats/io/describe.h"
#include "gpu/remote/session_folder.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace qs {

using namespace std::chrono_literals;

namespace {

constexpr auto kBegins = 20s; ///< that a holder has until it listens
constexpr std::size_t kAtOnce = std::size_t{64} << 10;

bool putAll(int fd, const char* bytes, std::size_t count)
{
    while (count > 0) {
        const ssize_t put = ::write(fd, bytes, count);
        if (put < 0 && errno == EINTR) continue;
        if (put <= 0) return false;
        bytes += put;
        count -= static_cast<std::size_t>(put);
    }
    return true;
}

/// Reads once and passes it on; false at the end of either.
bool pass(int from, int to)
{
    std::array<char, kAtOnce> bytes;
    ssize_t got = 0;
    do
        got = ::read(from, bytes.data(), bytes.size());
    while (got < 0 && errno == EINTR);
    return got > 0 && putAll(to, bytes.data(), static_cast<std::size_t>(got));
}

/// Starts `hold ID` so that it is nobody's child: neither the end of this process nor that of its terminal reaches it.
bool startHolder(const std::string& id, const std::vector<std::string>& flags)
{
    std::vector<std::string> words{"quantoscope-worker", "hold", id};
    words.insert(words.end(), flags.begin(), flags.end());
    std::vector<char*> argv;
    for (std::string& word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);
    const pid_t child = ::fork();
    if (child == 0) {
        ::setsid();
        if (::fork() != 0) ::_exit(0);
        const int null = ::open("/dev/null", O_RDWR);
        ::dup2(null, STDIN_FILENO);
        ::dup2(null, STDOUT_FILENO); // what it says before it has a log comes on standard error
        ::execv("/proc/self/exe", argv.data());
        ::_exit(127);
    }
    int status = 0;
    return child > 0 && ::waitpid(child, &status, 0) == child;
}

} // namespace

Result<int> openSession(const std::string& id, const std::vector<std::string>& flags)
{
    const auto folder = socketFolder();
    if (!folder) return folder.error();
    const std::string path = socketPath(*folder, id);
    if (const int fd = connectTo(path); fd >= 0) return fd;
    if (!startHolder(id, flags))
        return Error{ErrorCode::Io, Message::tr("The session could not be started."), Message::tr("Try again.")};
    const auto until = std::chrono::steady_clock::now() + kBegins;
    while (std::chrono::steady_clock::now() < until) {
        if (const int fd = connectTo(path); fd >= 0) return fd;
        std::this_thread::sleep_for(10ms);
    }
    return fileError(Message::tr("The session at %1 cannot be reached: %2.").arg(quotedPath(path)), errno);
}

int relay(int socket)
{
    std::thread([socket] {
        while (pass(STDIN_FILENO, socket)) {
        }
        ::shutdown(socket, SHUT_WR); // the session takes it for a lost connection
    }).detach();
    while (true) {
        std::array<pollfd, 2> fds{{{socket, POLLIN, 0}, {STDOUT_FILENO, 0, 0}}};
        if (::poll(fds.data(), fds.size(), -1) < 0 && errno != EINTR) return 3;
        if (fds[1].revents & (POLLERR | POLLNVAL)) return 0; // nobody reads any more
        if (fds[0].revents && !pass(socket, STDOUT_FILENO)) return 0;
    }
}

} // namespace qs
