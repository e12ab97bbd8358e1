// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <chrono>
#include <string>
#include <sys/types.h>
#include <vector>

namespace qs {

/// The places where quantoscope-worker is looked for, in order: beside this program, where an installation puts it, and
/// on PATH.
std::vector<std::string> workerSearchPath();
/// The first of them that can be executed; the error states where it was looked for and what to do.
Result<std::string> findWorker();

/// What starts a worker.
struct WorkerCommand
{
    std::string program; ///< a path, or a name that is looked for on PATH
    std::vector<std::string> arguments;
    std::vector<std::string> environment{}; ///< 'NAME=value', added to this program's
    bool ownSession = false; ///< without this program's terminal: what asks for a password there would be stopped
};

/// How a worker process ended.
struct WorkerFate
{
    bool ended = false;    ///< else the system is still clearing it away
    int status = 0;        ///< of waitpid()
    std::string lastWords; ///< its last line on standard error; may be empty
    std::string said;      ///< the end of all that it wrote there

    /// That ended it; 0: none.
    int signal() const;
    /// 'Worker process 4711 crashed (signal 11, Segmentation fault).'
    Message text(int pid) const;
};

/// A running worker with pipes to it. It leads a process group of its own, and its input ends with this process,
/// however that ends, whereupon it leaves by itself. Used by one thread at a time.
class WorkerProcess
{
public:
    static Result<WorkerProcess> start(const WorkerCommand& command);
    WorkerProcess(WorkerProcess&& other) noexcept;
    WorkerProcess& operator=(WorkerProcess&& other) noexcept;
    WorkerProcess(const WorkerProcess&) = delete;
    WorkerProcess& operator=(const WorkerProcess&) = delete;
    ~WorkerProcess();

    pid_t pid() const { return m_pid; }
    int input() const { return m_input; }   ///< a socket: what is written arrives on its standard input
    int output() const { return m_output; } ///< reads its standard output
    int standardErrorPipe() const { return m_standardErrorPipe; } ///< reads its standard error; does not block
    /// Keeps the end of what it says on standard error; never waits.
    void readComplaints();
    /// The end of what it has said there so far.
    const std::string& complaints() const { return m_stderrTail; }
    /// What it says from now on is told alone.
    void forgetComplaints() { readComplaints(), m_stderrTail.clear(); }
    /// Tells it that nothing more comes.
    void closeInput();

    /// Ends it for certain: closes its input, waits `patience`, then SIGTERM and SIGKILL. Returns within half a second
    /// after that, also where the system takes longer to clear it away.
    WorkerFate end(std::chrono::milliseconds patience);

private:
    WorkerProcess() = default;
    bool gone(std::chrono::milliseconds wait);
    WorkerFate fate() const;
    void closeAll();

    pid_t m_pid = -1;
    int m_input = -1, m_output = -1, m_standardErrorPipe = -1;
    int m_status = 0;
    bool m_reaped = false;
    std::string m_stderrTail;
};

} // namespace qs
