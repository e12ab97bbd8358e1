// SPDX-License-Identifier: GPL-3.0-or-later
// How a link goes on after its connection was lost, where the worker's session is kept.
#include "gpu/remote/link_turn.h"
#include "gpu/spec/command_line.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>

namespace qs {

using namespace std::chrono_literals;

namespace {

Message keptText() { return Message::tr("All samples received so far are kept."); }

int secondsUp(std::chrono::steady_clock::duration time)
{
    return static_cast<int>(std::chrono::ceil<std::chrono::seconds>(time).count());
}

} // namespace

Error WorkerLink::takenOver()
{
    m_session.forget(); // it is the other one's
    endConnection();
    return {ErrorCode::Device, Message::tr("Another program took over this session on %1.").arg(m_start.target),
            Message::sentences({keptText(), Message::tr("The next run starts a new session.")})};
}

/// The session goes on there.
WorkerFate WorkerLink::endConnection()
{
    if (!m_process) return {};
    m_attached = false;
    return drop(0ms);
}

/// Waits, and says each second for how long still; false after a stop.
bool WorkerLink::pauseBeforeRetry(Turn& turn, std::chrono::milliseconds pause, const LinkListener& listener)
{
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock(mutex);
    const auto until = Clock::now() + pause;
    for (int told = -1; Clock::now() < until && !turn.stop.stop_requested();) {
        if (const int left = secondsUp(until - Clock::now()); left != told && listener.starting)
            listener.starting(Message::tr("the connection to %1 was lost; trying again in %2 s. The run goes on there "
                                          "(Stop ends only the wait)")
                                  .arg(m_start.target, told = left));
        changed.wait_for(lock, turn.stop, std::min<Clock::duration>(until - Clock::now(), 1s), [] { return false; });
    }
    return !turn.stop.stop_requested();
}

/// Until the session is there again; an error where it is not, or nobody waits for it any more.
Result<void> WorkerLink::reconnect(Turn& turn, const LinkListener& listener)
{
    if (m_session.isTaken()) return takenOver();
    const Error lost = explained(
        endConnection(), {ErrorCode::Device, Message::tr("The connection to %1 was lost.").arg(m_start.target), {}});
    const std::string instance = m_session.instance();
    const auto& pauses = m_options.reconnect;
    const auto began = Clock::now();
    for (std::size_t attempt = 0;; ++attempt) {
        const bool goesOn = !m_options.place || m_options.place->mayRetry(lost);
        if (!goesOn || pauses.empty()) return lost;
        if (!pauseBeforeRetry(turn, pauses[std::min(attempt, pauses.size() - 1)], listener)) return leftBehind(turn);
        if (turn.jump.happened()) attempt = 0; // it slept; the network may take a while
        auto opened = open(turn.stop, listener.starting);
        if (opened) break;
        if (turn.stop.stop_requested()) return leftBehind(turn);
        if (m_session.isTaken()) return takenOver();
        const bool again = !m_options.place || m_options.place->mayRetry(opened.error());
        if (again && Clock::now() - began < m_start.keepGrace) continue;
        Error error = opened.error();
        error.hint = Message::sentences({keptText(), error.hint});
        return error;
    }
    turn.lastSign = turn.lastWork = Clock::now();
    turn.isSilent = false;
    if (m_found != KeptSession::Found::Same) requestResult(turn, instance);
    return {};
}

/// The user did not wait for the connection. The session gets the stop when this link reaches it again; where this
/// program ends before, somebody else has to send it.
Error WorkerLink::leftBehind(const Turn& turn)
{
    m_session.send(nullptr, {{"op", "stop"}, {"id", turn.id}}, {});
    return {ErrorCode::Interrupted, Message::tr("Stopped while the connection to %1 was lost.").arg(m_start.target),
            Message::sentences(
                {keptText(), Message::tr("The run goes on there for at most %1 min. Once the host can be reached, "
                                         "'quantoscope sessions stop %2 --on %3' ends it.")
                                 .arg(std::chrono::ceil<std::chrono::minutes>(m_start.keepGrace).count(),
                                      m_session.id(), shellWord(m_start.target))})};
}

/// The stream of messages has a gap, or its process has ended: what it left in a file is the answer, if anything.
void WorkerLink::requestResult(Turn& turn, const std::string& instance)
{
    turn.gap = true;
    turn.answer = ++m_request;
    (void)send({{"op", "collect"}, {"id", turn.answer}, {"instance", instance}, {"request", turn.id}});
}

Error WorkerLink::sessionEnded() const
{
    return {ErrorCode::Device,
            Message::tr("The session on %1 ended while there was no connection.").arg(m_start.target),
            Message::sentences({keptText(), Message::tr("The host may have been restarted, or it ends users' programs "
                                                        "when they log out.")})};
}

} // namespace qs
