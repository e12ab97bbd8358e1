// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/link_turn.h"

#include "gpu/core/host_system.h"
#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"
#include "gpu/results/run_event_json.h"
#include "gpu/spec/command_line.h"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <csignal>
#include <cstdint>
#include <mutex>
#include <poll.h>
#include <sys/eventfd.h>
#include <thread>
#include <unistd.h>

namespace qs {

using namespace std::chrono_literals;

namespace {

constexpr auto kTick = 100ms;
/// A login shell may print something before the worker greets.
constexpr int kMaxChatter = 200;
constexpr std::size_t kKeptChatter = 4096;
/// A network needs so long to come back after this computer slept; nothing is reported about a silent worker before.
constexpr auto kAfterSleep = 20s;

bool isAbout(const WireMessage& message, int request)
{
    const auto id = message.head.find("id");
    return id != message.head.end() && id->is_number_integer() && id->get<int>() == request;
}

int seconds(std::chrono::steady_clock::duration time)
{
    return static_cast<int>(std::chrono::ceil<std::chrono::seconds>(time).count());
}

Message keptText() { return Message::tr("All samples received so far are kept."); }

} // namespace

WorkerLink::WorkerLink(WorkerOptions options)
    : m_options(std::move(options)), m_wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{}

WorkerLink::~WorkerLink()
{
    drop(500ms);
    if (m_wake >= 0) ::close(m_wake);
}

void WorkerLink::wake()
{
    const std::uint64_t one = 1;
    [[maybe_unused]] const ssize_t written = ::write(m_wake, &one, sizeof one);
}

WorkerFate WorkerLink::drop(std::chrono::milliseconds patience)
{
    if (!m_process) return {};
    // A session is left alone where its connection only is to end.
    if (patience > 0ms && sendIfFree({{"op", "bye"}}) && m_attached) m_session.forget();
    m_attached = false;
    WorkerFate fate = m_process->end(patience);
    m_process.reset();
    m_pid = 0;
    m_reader.reset();
    m_writer.reset();
    return fate;
}

Message WorkerLink::silenceText(int seconds) const
{
    if (m_options.patience > 0ms)
        return Message::tr("The worker process has not responded for %1 s; it may be suspended. It is terminated after "
                           "%2 s without a sign of life.")
            .arg(seconds, qs::seconds(m_options.patience));
    return Message::tr(
               "The worker process has not responded for %1 s; it may be suspended. Choose Stop to terminate it.")
        .arg(seconds);
}

Error WorkerLink::broken(Message what, std::chrono::milliseconds patience)
{
    drop(patience);
    return {ErrorCode::Device, std::move(what),
            Message::tr("All samples received so far are kept. The next run starts a new worker process.")};
}

Error WorkerLink::explained(const WorkerFate& fate, Error usual) const
{
    if (!m_options.place) return usual;
    if (auto known = m_options.place->explain(fate, m_chatter + fate.said)) return *known;
    return usual;
}

Error WorkerLink::gone()
{
    const int process = m_worker > 0 ? m_worker : pid();
    const WorkerFate fate = drop(kPatience);
    Error error = broken(fate.text(process));
    if (fate.signal() == SIGKILL && !m_options.place)
        error.hint = Message::sentences(
            {error.hint,
             Message::tr(
                 "If the system terminated it because memory ran out (%1 is available now), choose smaller sizes.")
                 .arg(formatBytes(host::availableMemory()))});
    return explained(fate, std::move(error));
}

Result<WorkerStart> WorkerLink::startHere() const
{
    WorkerStart start;
    start.command = {m_options.program, m_options.arguments};
    if (!m_options.program.empty()) return start;
    auto found = findWorker();
    if (!found) return found.error();
    start.command.program = std::move(*found);
    return start;
}

Result<void> WorkerLink::ensure(std::stop_token stop, const StartingText& report)
{
    const std::uint64_t version = m_options.place ? m_options.place->version() : 0;
    if (version != m_placeVersion) {
        drop(kPatience);
        m_session.forget();
    }
    if (m_process && stillThere()) return {};
    return open(std::move(stop), report);
}

Error WorkerLink::notStarted(Error error) const
{
    if (!m_options.place && error.code == ErrorCode::Io)
        error.hint = Message::tr("Install it beside this program, or measure without a worker process (without "
                                 "--isolate; in the settings 'Run kernels in a separate process').");
    return error;
}

Result<void> WorkerLink::open(std::stop_token stop, const StartingText& report)
{
    const std::uint64_t version = m_options.place ? m_options.place->version() : 0;
    auto start = m_options.place ? m_options.place->prepare(stop, report) : startHere();
    if (!start) return start.error();
    m_start = std::move(*start);
    m_placeVersion = version;
    if (m_start.keeps) {
        auto& words = m_start.command.arguments;
        words.back() = "attach"; // instead of 'serve'
        words.insert(words.end(), {m_session.id(), "--grace", std::to_string(m_start.keepGrace.count())});
    }
    if (report)
        report(m_session.instance().empty() ? Message::tr("starting a worker process")
                                            : Message::tr("returning to the session on %1").arg(m_start.target));
    auto started = WorkerProcess::start(m_start.command);
    if (!started) return notStarted(started.error());
    m_process.emplace(std::move(started.value()));
    m_pid = m_worker = static_cast<int>(m_process->pid());
    m_chatter.clear();
    m_reader = std::make_unique<WireReader>(m_process->output(), m_options.limits);
    m_writer = std::make_unique<WireWriter>(m_process->input());
    m_found = KeptSession::Found::Other;
    if (auto greeted = greet(stop, report); !greeted) return greeted;
    if (m_found == KeptSession::Found::Other) ++m_generation;
    return m_start.echo && m_found == KeptSession::Found::Other ? tryEcho(std::move(stop)) : Result<void>{};
}

/// The session's part of a greeting.
Result<void> WorkerLink::join(const nlohmann::json& session)
{
    m_found = m_session.join(session);
    m_attached = m_session.attach(*m_writer);
    return m_attached ? Result<void>{} : gone();
}

bool WorkerLink::send(nlohmann::ordered_json head, std::string_view payload)
{
    if (!m_attached) return m_writer && m_writer->write(std::move(head), payload);
    m_session.send(m_writer.get(), std::move(head), payload); // if not now, then after coming back
    return true;
}

/// The next message that is for the conversation.
WireReader::Got WorkerLink::read(WireMessage& message)
{
    while (true) {
        const auto got = m_reader->next(message);
        if (got != WireReader::Got::Message || !m_attached || m_session.accept(message)) return got;
    }
}

/// Takes leave of a worker that ended while nobody asked it anything. One that only does not answer is kept: who asks
/// it something can stop, and is told.
bool WorkerLink::stillThere()
{
    const int id = m_request++;
    const auto until = Clock::now() + m_start.ping;
    bool open = m_writer->write({{"op", "ping"}, {"id", id}}), woken = false;
    WireMessage message;
    while (open && Clock::now() < until) {
        open = wait(kTick, woken);
        for (auto got = read(message); got != WireReader::Got::Nothing; got = read(message))
            if (got == WireReader::Got::Message && isAbout(message, id)) return wake(), true;
    }
    if (!open || m_session.isTaken()) open = (endConnection(), false);
    if (woken) wake(); // it was meant for what follows
    return open;
}

Error WorkerLink::noGreeting(Message what)
{
    const WorkerFate fate = drop(kPatience);
    if (m_options.place) m_options.place->abandon(m_start); // its job may wait in a queue still
    return explained(
        fate,
        broken(m_chatter.empty() ? std::move(what) : Message::tr("%1 It printed: %2").arg(what, lastLines(m_chatter))));
}

/// Whether every byte passes unchanged in both directions: a terminal in between, or a program that prints, does not
/// let it, and samples would be wrong without a sign of it.
Result<void> WorkerLink::tryEcho(std::stop_token stop)
{
    std::string sent(std::size_t{64} << 10, '\0');
    for (std::size_t i = 0; i < sent.size(); ++i)
        sent[i] = static_cast<char>((i ^ (i >> 8)) & 0xff);
    const auto back = converse({{"op", "echo"}}, sent, std::move(stop), {});
    if (!back) return back.error();
    if (back->payload == sent) return {};
    drop(kPatience);
    return Error{ErrorCode::Io, Message::tr("The connection to %1 changes bytes on their way.").arg(m_start.target),
                 Message::tr("Use a command that passes standard input and output on unchanged, without a terminal "
                             "(no '-t').")};
}

Result<void> WorkerLink::greet(std::stop_token stop, const StartingText& report)
{
    Message told;
    const std::chrono::milliseconds patience = m_start.hello > 0ms ? m_start.hello : m_options.hello;
    const auto until = Clock::now() + patience;
    int chatter = 0;
    WireMessage message;
    while (true) {
        const auto got = m_reader->next(message);
        if (got == WireReader::Got::Message && message.head.contains("hello")) {
            if (auto refused = checkGreeting(message)) return *refused;
            const auto session = message.head["hello"].find("session");
            return session != message.head["hello"].end() ? join(*session) : Result<void>{};
        }
        if (got != WireReader::Got::Nothing) {
            if (m_chatter.size() < kKeptChatter) m_chatter += std::string(m_reader->refused()) + "\n";
            if (++chatter > kMaxChatter)
                return noGreeting(
                    Message::tr("Worker process %1 did not start correctly: unexpected output.").arg(pid()));
            continue;
        }
        if (stop.stop_requested()) {
            drop(kPatience);
            if (m_options.place) m_options.place->abandon(m_start);
            return stoppedError();
        }
        if (Clock::now() >= until)
            return noGreeting(
                Message::tr("Worker process %1 did not start within %2 s.").arg(pid(), seconds(patience)));
        bool woken = false;
        if (!wait(kTick, woken)) {
            Error error = gone();
            if (m_options.place) m_options.place->abandon(m_start); // as in noGreeting()
            return error;
        }
        if (!m_options.place || !report) continue;
        Message waits = m_options.place->waiting(m_process->complaints(), stop);
        if (!waits.empty() && waits != told) report(told = std::move(waits));
    }
}

std::optional<Error> WorkerLink::checkGreeting(const WireMessage& message)
{
    const auto& hello = message.head["hello"];
    const auto number = [&](const char* key) {
        const auto found = hello.is_object() ? hello.find(key) : hello.end();
        return hello.is_object() && found != hello.end() && found->is_number_integer() ? found->get<int>() : 0;
    };
    const int newest = number("protocol");
    const int oldest = hello.is_object() && hello.contains("min") ? number("min") : newest;
    if (const int process = number("pid"); process > 0) m_worker = process;
    if (newest >= kOldestWireProtocol && oldest <= kWireProtocol) return std::nullopt;
    Error error = broken(Message::tr("Worker process %1 uses protocol version %2; this program uses version %3.")
                             .arg(pid(), newest, kWireProtocol));
    error.hint = Message::tr("Install the same version of quantoscope and quantoscope-worker.");
    return error;
}

bool WorkerLink::wait(std::chrono::milliseconds limit, bool& woken)
{
    std::array<pollfd, 3> fds{
        {{m_process->output(), POLLIN, 0}, {m_process->standardErrorPipe(), POLLIN, 0}, {m_wake, POLLIN, 0}}};
    if (::poll(fds.data(), fds.size(), static_cast<int>(limit.count())) <= 0) return true;
    if (fds[2].revents) {
        std::uint64_t count = 0;
        [[maybe_unused]] const ssize_t got = ::read(m_wake, &count, sizeof count);
        woken = true;
    }
    if (fds[1].revents & POLLIN)
        m_process->readComplaints();
    else if (fds[1].revents)
        std::this_thread::sleep_for(1ms); // closed by a worker that lives on: not a reason to spin
    return !fds[0].revents || m_reader->fill();
}

/// Ends a worker that does not answer a stop; says before that it will, and that nothing comes from one that is
/// suspended.
std::optional<Error> WorkerLink::overdue(Turn& turn, const LinkListener& listener)
{
    const auto now = Clock::now();
    if (turn.jump.happened()) turn.lastSign = now + kAfterSleep;
    const bool silent = now - turn.lastSign > std::max(m_options.silence, m_start.silence);
    if (silent != turn.isSilent && listener.silent) listener.silent(silent ? seconds(now - turn.lastSign) : 0);
    turn.isSilent = silent;
    if (silent && m_options.patience > 0ms && !m_attached && now - turn.lastSign >= m_options.patience) {
        Error error =
            broken(Message::tr("Worker process %1 gave no sign of life for %2 s and was terminated; it may have "
                               "been suspended.")
                       .arg(pid(), seconds(m_options.patience)),
                   0ms);
        if (m_options.place) m_options.place->abandon(m_start);
        return error;
    }
    if (!turn.stop.stop_requested()) return std::nullopt;
    if (!turn.stopSent) {
        turn.stopSent = true;
        turn.lastWork = now;
        if (m_attached)
            (void)send({{"op", "stop"}, {"id", turn.id}});
        else
            (void)sendIfFree({{"op", "stop"}, {"id", turn.id}});
    }
    const auto limit = turn.closing ? m_options.closing : m_options.grace;
    const auto waited = now - turn.lastWork;
    if (waited >= limit) {
        Error error =
            broken(Message::tr("Worker process %1 did not respond within %2 s after Stop and was terminated: the "
                               "device or a kernel hangs.")
                       .arg(pid(), seconds(limit)),
                   m_attached && !silent ? kPatience : 0ms); // a session that hears it ends; another one may hang
        if (m_options.place) m_options.place->abandon(m_start);
        return error;
    }
    const int left = seconds(limit - waited);
    if (waited >= limit / 4 && left != turn.told && listener.unanswered) listener.unanswered(turn.told = left);
    return std::nullopt;
}

Result<WireMessage> WorkerLink::ask(nlohmann::ordered_json request, std::string_view payload, std::stop_token stop,
                                    const LinkListener& listener)
{
    if (auto running = ensure(stop, listener.starting); !running) return running.error();
    return converse(std::move(request), payload, std::move(stop), listener);
}

Result<WireMessage> WorkerLink::converse(nlohmann::ordered_json request, std::string_view payload, std::stop_token stop,
                                         const LinkListener& listener)
{
    Turn turn;
    turn.id = turn.answer = m_request;
    turn.stop = stop;
    request["id"] = turn.id;
    const std::stop_callback waker(stop, [this] { wake(); });
    if (!send(std::move(request), payload)) return ++m_request, gone();
    while (true) {
        bool woken = false;
        const auto due = stop.stop_requested() ? std::chrono::milliseconds(50) : std::chrono::milliseconds(kTick);
        const bool open = wait(due, woken);
        WireMessage message;
        for (auto got = read(message); got != WireReader::Got::Nothing; got = read(message)) {
            if (got == WireReader::Got::Malformed)
                return ++m_request,
                       broken(Message::tr("Worker process %1 sent an invalid message and was terminated: %2")
                                  .arg(pid(), m_reader->problem()),
                              0ms);
            turn.lastSign = Clock::now();
            if (auto answer = handleMessage(turn, message, listener)) return ++m_request, std::move(*answer);
        }
        if (m_attached) m_session.acknowledge(*m_writer, false);
        if (m_attached && m_options.place && m_options.place->isLeft()) {
            endConnection();
            return ++m_request,
                   Error{ErrorCode::Interrupted, Message::tr("The run continues on %1.").arg(m_start.target), {}};
        }
        if (woken && listener.woken) listener.woken();
        if (!open || m_session.isTaken()) {
            if (!m_attached) return ++m_request, gone();
            if (auto back = reconnect(turn, listener); !back) return ++m_request, back.error();
            continue;
        }
        if (auto error = overdue(turn, listener)) return ++m_request, *error;
    }
}

std::optional<Result<WireMessage>> WorkerLink::handleMessage(Turn& turn, WireMessage& message,
                                                             const LinkListener& listener)
{
    const bool answers = message.head.contains("ok");
    if (!isAbout(message, turn.id) && !(answers && isAbout(message, turn.answer))) return std::nullopt;
    turn.lastWork = turn.lastSign;
    turn.closing = turn.closing || message.head.contains("series") || message.head.contains("closing");
    if (!answers) {
        const bool part = turn.gap && message.head.contains("series"); // of what is asked for as a whole
        if (listener.message && !part) listener.message(message);
        return std::nullopt;
    }
    if (!isAbout(message, turn.answer)) return std::nullopt;
    if (m_attached) m_session.acknowledge(*m_writer, true);
    const auto error = message.head.find("error");
    if (error == message.head.end()) return std::move(message);
    if (turn.gap) return sessionEnded();
    return errorFromJson(*error);
}

// Reconnecting, where the session of the worker is kept.

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
        if (const int left = seconds(until - Clock::now()); left != told && listener.starting)
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
