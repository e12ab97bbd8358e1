// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/serve/hold.h"

#include "gpu/cli/flags.h"
#include "gpu/cli/program.h"
#include "gpu/core/host_info.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/serve/attach.h"
#include "gpu/serve/holder.h"

#include "qs_version.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace qs {

namespace {

constexpr auto kKeepFiles = std::chrono::hours(24 * 30);

struct HoldFlags
{
    Flags flags;
    int idle = 600, grace = 10'800;

    HoldFlags(const char* command, const char* about) : flags(command, "ID", about)
    {
        flags.number("--idle", "SECONDS", "ends without a client and without work after this time", idle, 1, 604'800);
        flags.number("--grace", "SECONDS", "work goes on without a client for this time", grace, 1, 604'800);
        flags.files(0, 1);
    }
    /// The session's identifier.
    Result<std::string> id() const
    {
        if (flags.files().size() == 1 && isSessionId(flags.files().front())) return flags.files().front();
        return flags.wrong("One identifier of up to 20 letters, digits, - and _ is required.");
    }
};

/// A socket that listens there; −1 with errno EEXIST where another holder does, of an older version without a lock.
int listenAt(const std::string& path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= sizeof address.sun_path) return errno = ENAMETOOLONG, -1;
    std::memcpy(address.sun_path, path.c_str(), path.size());
    const int fd = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const auto* name = reinterpret_cast<const sockaddr*>(&address);
    int bound = fd < 0 ? -1 : ::bind(fd, name, sizeof address);
    if (fd >= 0 && bound != 0 && errno == EADDRINUSE) {
        if (const int other = connectTo(path); other >= 0) return ::close(other), ::close(fd), errno = EEXIST, -1;
        ::unlink(path.c_str()); // of one that ended without taking leave
        bound = ::bind(fd, name, sizeof address);
    }
    if (bound == 0 && ::listen(fd, 8) == 0) return fd;
    const int reason = errno;
    if (fd >= 0) ::close(fd);
    return errno = reason, -1;
}

/// Logs and results of long ago.
void removeOld(const std::string& folder)
{
    std::error_code failed;
    const auto before = std::filesystem::file_time_type::clock::now() - kKeepFiles;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        const auto kind = entry.path().extension();
        std::error_code ignored;
        if ((kind == ".log" || kind == ".json") && entry.is_regular_file(ignored) &&
            entry.last_write_time(ignored) < before && !isSessionNote(entry.path()))
            std::filesystem::remove(entry.path(), ignored);
    }
}

/// Standard error and output go to the log, as what libraries print does; the terminal and the connection that it was
/// started through are left.
bool becomeSilent(const std::string& log)
{
    const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600);
    const int in = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    if (in < 0) return false;
    const int said = out >= 0 ? out : in; // without a log rather than not at all
    return ::dup2(in, STDIN_FILENO) >= 0 && ::dup2(said, STDOUT_FILENO) >= 0 && ::dup2(said, STDERR_FILENO) >= 0;
}

/// A descriptor that brings SIGTERM.
int terminations()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    ::pthread_sigmask(SIG_BLOCK, &set, nullptr);
    for (const int ignored : {SIGPIPE, SIGHUP, SIGINT, SIGXFSZ})
        std::signal(ignored, SIG_IGN);
    return ::signalfd(-1, &set, SFD_CLOEXEC);
}

} // namespace

int holdMain(const std::vector<std::string>& arguments)
{
    HoldFlags asked("hold", "Serves requests behind a Unix socket, also while nobody is connected; see 'attach'.");
    if (const auto status = readFlags(asked.flags, arguments)) return *status;
    const auto id = asked.id();
    if (!id) return printError(id.error());
    ::setsid(); // where it is not a leader already
    ::umask(077);
    const int signals = terminations();
    const auto folder = socketFolder();
    if (!folder) return printError(folder.error());
    const auto results = stateFolder();
    if (!results) return printError(results.error());
    const std::string path = socketPath(*folder, *id);
    const int lock = lockSession(*folder, *id); // until the process ends
    const int listener = lock < 0 ? -1 : listenAt(path);
    if (listener < 0 && errno == EEXIST) return 0; // it was started at the same time
    if (listener < 0)
        return printError(fileError(Message::tr("Cannot listen at %1: %2.").arg(quotedPath(path)), errno));
    SessionNote note{*id, QS_VERSION, *results + "/" + *id + ".log", utcNow(), {}};
    if (const auto mark = markOf(::getpid())) note.process = *mark;
    if (auto written = writeFileAtomically(notePath(*folder, *id), dumpJson(toJson(note), -1) + "\n"); !written)
        return removeSession(*folder, note), printError(written.error());
    removeOld(*results);
    if (!becomeSilent(note.log) || ::chdir("/") != 0) return 3;
    Holder::log("Session " + *id + ", process " + std::to_string(::getpid()) + ", version " + QS_VERSION + ".");
    auto* holder = new Holder(std::move(note), *folder, *results, listener,
                              {std::chrono::seconds(asked.idle), std::chrono::seconds(asked.grace)});
    holder->run(signals); // which ends the process: threads that hang go on using it until then
}

int attachMain(const std::vector<std::string>& arguments)
{
    HoldFlags asked("attach",
                    "Connects standard input and output to a kept session, which begins where there is none.");
    if (const auto status = readFlags(asked.flags, arguments)) return *status;
    const auto id = asked.id();
    if (!id) return printError(id.error());
    std::signal(SIGPIPE, SIG_IGN);
    const auto socket =
        openSession(*id, {"--idle", std::to_string(asked.idle), "--grace", std::to_string(asked.grace)});
    if (!socket) return printError(socket.error());
    return relay(*socket);
}

} // namespace qs
