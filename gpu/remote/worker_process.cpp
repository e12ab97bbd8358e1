// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/worker_process.h"

#include "gpu/core/host_system.h"
#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <locale.h>
#include <spawn.h>
#include <string_view>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

extern char** environ;

namespace qs {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

namespace {

constexpr const char* kProgram = "quantoscope-worker";
constexpr std::size_t kStderrTail = 4096;
constexpr int kMaxReads = 32;

void closeFd(int& fd)
{
    if (fd >= 0) ::close(fd);
    fd = -1;
}

Error spawnError(const std::string& program, int reason)
{
    if (reason == EAGAIN) return noThreadError();
    return {ErrorCode::Io, Message::tr("Cannot start %1: %2.").arg(quotedText(program), std::strerror(reason)),
            Message::tr("Check that the file exists and is executable.")};
}

/// Both ends are closed in every child but the one that they are meant for.
struct Pipes
{
    int input[2] = {-1, -1}, output[2] = {-1, -1}, standardErrorPipe[2] = {-1, -1};
    bool open()
    {
        return ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input) == 0 && ::pipe2(output, O_CLOEXEC) == 0 &&
               ::pipe2(standardErrorPipe, O_CLOEXEC) == 0;
    }
    ~Pipes()
    {
        for (int* fd : {&input[0], &input[1], &output[0], &output[1], &standardErrorPipe[0], &standardErrorPipe[1]})
            closeFd(*fd);
    }
};

/// This program's environment with `added`, which comes first and so counts where a name is there twice.
std::vector<char*> environmentWith(const std::vector<std::string>& added)
{
    std::vector<char*> all;
    for (const std::string& one : added)
        all.push_back(const_cast<char*>(one.c_str()));
    for (char** one = environ; *one; ++one) {
        const std::string_view known = *one;
        const std::string_view name = known.substr(0, known.find('=') + 1);
        if (std::none_of(added.begin(), added.end(), [&](const std::string& a) { return a.starts_with(name); }))
            all.push_back(*one);
    }
    all.push_back(nullptr);
    return all;
}

int spawn(pid_t& pid, const WorkerCommand& command, const Pipes& pipes)
{
    std::vector<char*> argv{const_cast<char*>(command.program.c_str())};
    for (const std::string& argument : command.arguments)
        argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);
    const std::vector<char*> environment = environmentWith(command.environment);
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&actions, pipes.input[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, pipes.output[1], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, pipes.standardErrorPipe[1], STDERR_FILENO);
    // Its own group, so that an interrupt from the terminal is this program's to pass on; signals as a fresh program
    // has them.
    posix_spawnattr_setpgroup(&attributes, 0);
    sigset_t none, usual;
    sigemptyset(&none);
    sigemptyset(&usual);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP})
        sigaddset(&usual, signal);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    const int group = command.ownSession ? POSIX_SPAWN_SETSID : POSIX_SPAWN_SETPGROUP;
    posix_spawnattr_setflags(&attributes, static_cast<short>(group | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF));
    const int failed =
        ::posix_spawnp(&pid, command.program.c_str(), &actions, &attributes, argv.data(), environment.data());
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return failed;
}

/// ', Segmentation fault', in English whatever the locale is; empty for what no signal is. sigdescr_np() would do, but
/// came with glibc 2.32.
std::string signalName(int signal)
{
    if (signal <= 0) return {};
    const locale_t english = ::newlocale(LC_MESSAGES_MASK, "C", nullptr);
    const locale_t before = ::uselocale(english);
    const std::string name = std::string(", ") + ::strsignal(signal);
    ::uselocale(before);
    if (english) ::freelocale(english);
    return name;
}

} // namespace

std::vector<std::string> workerSearchPath()
{
    std::vector<std::string> places;
    std::error_code failed;
    const fs::path executable = fs::read_symlink("/proc/self/exe", failed);
    if (!failed)
        for (const char* place : {".", "../bin", "../libexec/quantoscope", "../lib/quantoscope",
                                  "../lib/x86_64-linux-gnu/quantoscope", "../lib64/quantoscope"})
            places.push_back((executable.parent_path() / place / kProgram).lexically_normal().string());
    const char* path = std::getenv("PATH");
    std::string_view rest = path ? path : "";
    while (!rest.empty()) {
        const std::string_view folder = rest.substr(0, rest.find(':'));
        if (!folder.empty()) places.push_back((fs::path(folder) / kProgram).string());
        rest.remove_prefix(std::min(rest.size(), folder.size() + 1));
    }
    return places;
}

Result<std::string> findWorker()
{
    const std::vector<std::string> places = workerSearchPath();
    for (const std::string& file : places)
        if (::access(file.c_str(), X_OK) == 0) return file;
    const Message place = places.empty() ? Message() : Message::tr("%1 was tried first.").arg(places.front());
    return Error{ErrorCode::Io,
                 Message::tr("The program quantoscope-worker, which runs kernels in a separate process, was not found "
                             "next to this program or in PATH."),
                 Message::sentences({Message::tr("Install the complete quantoscope package, or choose 'Never' for 'Run "
                                                 "kernels in a separate process' in the settings."),
                                     place})};
}

Result<WorkerProcess> WorkerProcess::start(const WorkerCommand& command)
{
    Pipes pipes;
    if (!pipes.open()) return spawnError(command.program, errno);
    WorkerProcess process;
    if (const int failed = spawn(process.m_pid, command, pipes); failed != 0) {
        process.m_pid = -1;
        return spawnError(command.program, failed);
    }
    process.m_input = std::exchange(pipes.input[0], -1);
    process.m_output = std::exchange(pipes.output[0], -1);
    process.m_standardErrorPipe = std::exchange(pipes.standardErrorPipe[0], -1);
    for (const int fd : {process.m_input, process.m_standardErrorPipe})
        ::fcntl(fd, F_SETFL, ::fcntl(fd, F_GETFL) | O_NONBLOCK);
    return process;
}

WorkerProcess::WorkerProcess(WorkerProcess&& other) noexcept { *this = std::move(other); }

WorkerProcess& WorkerProcess::operator=(WorkerProcess&& other) noexcept
{
    if (this == &other) return *this;
    if (m_pid > 0) end(0ms);
    m_pid = std::exchange(other.m_pid, -1);
    m_input = std::exchange(other.m_input, -1);
    m_output = std::exchange(other.m_output, -1);
    m_standardErrorPipe = std::exchange(other.m_standardErrorPipe, -1);
    m_status = other.m_status;
    m_reaped = other.m_reaped;
    m_stderrTail = std::move(other.m_stderrTail);
    return *this;
}

WorkerProcess::~WorkerProcess()
{
    if (m_pid > 0) end(0ms);
}

void WorkerProcess::closeAll()
{
    for (int* fd : {&m_input, &m_output, &m_standardErrorPipe})
        closeFd(*fd);
}

void WorkerProcess::closeInput() { closeFd(m_input); }

void WorkerProcess::readComplaints()
{
    char text[4096];
    for (int i = 0; i < kMaxReads && m_standardErrorPipe >= 0; ++i) { // not for ever, where it never stops
        const ssize_t got = ::read(m_standardErrorPipe, text, sizeof text);
        if (got <= 0) break;
        m_stderrTail.append(text, static_cast<std::size_t>(got));
    }
    if (m_stderrTail.size() > kStderrTail) m_stderrTail.erase(0, m_stderrTail.size() - kStderrTail);
}

bool WorkerProcess::gone(std::chrono::milliseconds wait)
{
    const auto end = std::chrono::steady_clock::now() + wait;
    while (!m_reaped) {
        const pid_t got = ::waitpid(m_pid, &m_status, WNOHANG);
        if (got == m_pid || (got < 0 && errno == ECHILD))
            m_reaped = true;
        else if (std::chrono::steady_clock::now() >= end)
            return false;
        else
            std::this_thread::sleep_for(2ms);
    }
    return true;
}

int WorkerFate::signal() const { return ended && WIFSIGNALED(status) ? WTERMSIG(status) : 0; }

Message WorkerFate::text(int pid) const
{
    const int by = signal();
    const bool crashed = by == SIGSEGV || by == SIGBUS || by == SIGABRT || by == SIGILL || by == SIGFPE;
    const std::string described = std::to_string(by) + signalName(by);
    Message sentence = !ended    ? Message::tr("Worker process %1 is being terminated by the system").arg(pid)
                       : crashed ? Message::tr("Worker process %1 crashed (signal %2)").arg(pid, described)
                       : by != 0 ? Message::tr("Worker process %1 was killed (signal %2)").arg(pid, described)
                                 : Message::tr("Worker process %1 exited with status %2").arg(pid, WEXITSTATUS(status));
    return lastWords.empty() ? Message::tr("%1.").arg(sentence)
                             : Message::tr("%1; its last output: %2.").arg(sentence, lastWords);
}

WorkerFate WorkerProcess::fate() const
{
    std::string_view words = m_stderrTail;
    while (!words.empty() && words.back() == '\n')
        words.remove_suffix(1);
    words = words.substr(words.rfind('\n') + 1); // the last line; all of it where there is one only
    return {m_reaped, m_status, std::string(words.substr(0, 300)), m_stderrTail};
}

WorkerFate WorkerProcess::end(std::chrono::milliseconds patience)
{
    if (m_pid <= 0) return {};
    closeFd(m_input);
    const bool byItself = gone(patience);
    if (!byItself) {
        ::kill(-m_pid, SIGTERM);
        if (!gone(150ms)) ::kill(-m_pid, SIGKILL);
        gone(350ms);
    }
    readComplaints();
    closeAll();
    const WorkerFate ended = fate();
    // A device that hangs may hold the process for seconds. Somebody has to take its status in the end, or it stays in
    // the table.
    if (!m_reaped) {
        try {
            std::thread([pid = m_pid] { ::waitpid(pid, nullptr, 0); }).detach();
        } catch (const std::system_error&) { // no thread to be had: then the system does it when this program ends
        }
    }
    m_pid = -1;
    return ended;
}

} // namespace qs
