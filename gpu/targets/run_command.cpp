// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/run_command.h"

#include "gpu/targets/words.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace qs {

using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kLook = 50ms; ///< at most this long until a stop is noticed
constexpr std::size_t kAtOnce = std::size_t{64} << 10;

/// A command that runs, with what is on its way to it and from it.
class Conversation
{
public:
    Conversation(WorkerProcess& process, std::string_view input, const CommandLimits& limits)
        : m_process(process), m_input(input), m_all(input.size()), m_limits(limits), m_buffer(kAtOnce)
    {}

    /// Waits for something to do, and does it; false once its output has ended.
    bool step()
    {
        if (m_input.empty()) m_process.closeInput(); // it waits for that
        std::array<pollfd, 3> fds{{{m_process.output(), POLLIN, 0},
                                   {m_complains ? m_process.standardErrorPipe() : -1, POLLIN, 0},
                                   {m_process.input(), POLLOUT, 0}}};
        if (::poll(fds.data(), fds.size(), static_cast<int>(kLook.count())) <= 0) return true;
        if (fds[2].revents) send();
        if (fds[1].revents & POLLIN)
            m_process.readComplaints();
        else if (fds[1].revents)
            m_complains = false; // closed by a command that lives on: not a reason to spin
        return !fds[0].revents || receive();
    }
    std::string out;
    bool isCut = false;

private:
    void send()
    {
        const ssize_t sent = ::send(m_process.input(), m_input.data(), std::min(m_input.size(), kAtOnce), MSG_NOSIGNAL);
        if (sent > 0) m_input.remove_prefix(static_cast<std::size_t>(sent));
        if (sent > 0 && m_limits.sent) m_limits.sent(m_all - m_input.size());
        if (sent >= 0) return;
        if (errno != EAGAIN && errno != EINTR) m_input = {}; // it does not want more
    }
    bool receive()
    {
        const ssize_t got = ::read(m_process.output(), m_buffer.data(), m_buffer.size());
        if (got < 0 && (errno == EINTR || errno == EAGAIN)) return true;
        if (got <= 0) return false;
        const std::size_t room = m_limits.output - std::min(m_limits.output, out.size());
        out.append(m_buffer.data(), std::min(static_cast<std::size_t>(got), room));
        isCut = isCut || static_cast<std::size_t>(got) > room;
        return true;
    }

    WorkerProcess& m_process;
    std::string_view m_input;
    std::size_t m_all;
    const CommandLimits& m_limits;
    std::vector<char> m_buffer;
    bool m_complains = true; ///< its standard error is open
};

} // namespace

Result<CommandAnswer> runCommand(const WorkerCommand& command, std::string_view input, std::stop_token stop,
                                 const CommandLimits& limits)
{
    auto process = WorkerProcess::start(command);
    if (!process) return process.error();
    Conversation conversation(*process, input, limits);
    const auto until = Clock::now() + limits.time;
    while (conversation.step()) {
        if (stop.stop_requested()) return process->end(0ms), stoppedError();
        if (Clock::now() < until) continue;
        process->end(0ms);
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(limits.time).count();
        if (conversation.out.empty())
            return Error{ErrorCode::Io,
                         Message::tr("'%1' has printed nothing for %2 s.").arg(joinWords({command.program}), seconds),
                         Message::tr("Check that the command passes its standard input and output on, and that it does "
                                     "not wait for anything.")};
        return Error{
            ErrorCode::Io, Message::tr("'%1' did not end within %2 s.").arg(joinWords({command.program}), seconds), {}};
    }
    const WorkerFate fate =
        process->end(std::clamp(std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()), 200ms, 5'000ms));
    const int status = fate.signal() != 0 ? 128 + fate.signal() : WIFEXITED(fate.status) ? WEXITSTATUS(fate.status) : 0;
    return CommandAnswer{status, std::move(conversation.out), fate.said, conversation.isCut};
}

} // namespace qs
