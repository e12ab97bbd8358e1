// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/serve/holder.h"

#include "gpu/core/host_info.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/json_read.h"
#include "gpu/results/accuracy_study.h"
#include "gpu/results/llm_study.h"
#include "gpu/spec/run_spec.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <poll.h>
#include <sys/socket.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

namespace qs {

using namespace std::chrono_literals;

namespace {

constexpr auto kLook = 200ms;
constexpr auto kDeaf = 60s;      ///< a client that waits for an answer says something each two seconds
constexpr auto kFirstWord = 60s; ///< that a connection has until it says what it wants: its line may be dead
constexpr auto kHeard = 10s;     ///< a client that sends nothing for so long may not get what is sent to it
constexpr auto kHung = 70s;      ///< that work has after a stop before it counts as hung
constexpr auto kLastWrite = 20s; ///< that work has to end and to leave its result, when the session is ended
constexpr std::uintmax_t kLargestResult = std::uintmax_t{255} << 20; ///< of one message

bool isOwn(int socket)
{
    ucred peer{};
    socklen_t size = sizeof peer;
    return ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::geteuid();
}

/// Tells this holder from every other one on this computer.
std::string instanceOf(const ProcessMark& mark) { return std::to_string(mark.pid) + "-" + std::to_string(mark.start); }

Error nothingKept() { return {ErrorCode::Io, Message::tr("The session has no result that was not fetched."), {}}; }

/// What a request measures, as a command line; empty: nothing, or it cannot be told.
std::string workOf(const nlohmann::json& request)
{
    const auto spec = request.find("spec");
    if (spec == request.end()) return {};
    const auto named = request.find("kind");
    const std::string kind = named != request.end() && named->is_string() ? named->get<std::string>() : std::string();
    const auto line = [](const auto& read) { return read ? commandLine(*read) : std::string(); };
    std::string words;
    if (kind.empty())
        words = line(runSpecFromJson(*spec));
    else if (kind == AccuracyStudyResult::kKind)
        words = line(accuracyStudySpecFromJson(*spec));
    else if (kind == LlmStudyResult::kKind)
        words = line(llmStudySpecFromJson(*spec));
    constexpr std::string_view kProgram = "quantoscope ";
    return words.starts_with(kProgram) ? words.substr(kProgram.size()) : words;
}

} // namespace

Holder::Holder(SessionNote note, std::string folder, std::string results, int listener, HoldTimes times)
    : m_note(std::move(note)), m_folder(std::move(folder)), m_results(std::move(results)),
      m_instance(instanceOf(m_note.process)), m_listener(listener), m_times(times),
      m_server(m_outlet, {[this](int id, const WriteResult& write) { storeResult(id, write); },
                          [this](const nlohmann::json& request) { return collect(request); },
                          [this] { removeSession(m_folder, m_note); }})
{}

void Holder::log(const std::string& text) { std::fprintf(stderr, "%s %s\n", utcNow().c_str(), text.c_str()); }

void Holder::exitProcess(const std::string& why)
{
    log(why);
    if (!m_server.stopAll(kLastWrite)) log("The work did not end; its result is lost.");
    writeOwedAtEnd();
    m_server.exitProcess();
}

void Holder::run(int signals)
{
    while (true) {
        std::array<pollfd, 2> fds{{{m_listener, POLLIN, 0}, {signals, POLLIN, 0}}};
        ::poll(fds.data(), fds.size(), static_cast<int>(kLook / 1ms));
        if (fds[1].revents) {
            m_closed = true;
            exitProcess("Ended on request.");
        }
        if (fds[0].revents) accept();
        checkState();
    }
}

void Holder::accept()
{
    const int fd = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (fd < 0) return;
    auto connection = std::make_shared<SessionConnection>(fd);
    if (!isOwn(fd)) return log("A connection of another user was refused.");
    try {
        std::thread([this, connection] { serve(connection); }).detach();
    } catch (const std::system_error&) {
        log("A connection was refused: no thread is available.");
    }
}

nlohmann::ordered_json Holder::hello()
{
    const std::lock_guard lock(m_taking);
    const KeptOutlet::State state = m_outlet.state();
    auto hello = Server::hello();
    hello["session"] = {{"id", m_note.id},          {"instance", m_instance}, {"have", m_received},
                        {"first", state.first},     {"last", state.last},     {"work", m_server.inWork()},
                        {"client", state.attached}, {"what", m_what}};
    return hello;
}

void Holder::serve(const std::shared_ptr<SessionConnection>& connection)
{
    bool attached = false, open = connection->writer.write({{"hello", hello()}});
    WireReader reader(connection->fd);
    WireMessage message;
    const Clock::time_point began = Clock::now();
    while (open) {
        pollfd in{connection->fd, POLLIN, 0};
        if (::poll(&in, 1, 1'000) <= 0) {
            open = attached || Clock::now() - began < std::min<Clock::duration>(kFirstWord, m_times.grace);
            continue;
        }
        open = reader.fill();
        for (auto got = reader.next(message); open && got != WireReader::Got::Nothing; got = reader.next(message))
            open = got == WireReader::Got::Message && handle(connection, message, attached);
    }
    m_outlet.detach(connection);
    if (attached) log("The client has gone.");
}

bool Holder::handle(const std::shared_ptr<SessionConnection>& connection, WireMessage& message, bool& attached)
{
    std::string op;
    std::uint64_t have = 0;
    ObjectReader in(message.head, "request");
    in.read("op", op);
    in.readInt("have", have, 0, 1e15);
    if (in.error()) return false;
    const std::lock_guard lock(m_taking);
    m_heard = Clock::now();
    if (!attached) {
        if (op != "attach") return false;
        attached = true;
        m_outlet.attach(connection, have);
        m_server.renewCredit();
        log("A client is there.");
        return true;
    }
    if (!m_outlet.isCurrent(connection)) return false;
    if (op == "have")
        m_outlet.acknowledge(have);
    else
        handleRequest(message);
    return true;
}

/// What was sent again and had arrived is passed over.
void Holder::handleRequest(WireMessage& message)
{
    if (const auto number = message.head.find("n"); number != message.head.end() && number->is_number_unsigned()) {
        const auto n = number->get<std::uint64_t>();
        if (n <= m_received) return;
        m_received = n;
        m_outlet.offer({{"have", n}}, {});
    }
    if (message.head.value("op", nlohmann::json()) == "collect") m_collects = true;
    if (std::string what = workOf(message.head); !what.empty()) m_what = std::move(what);
    m_server.handle(message);
}

std::string Holder::fileOf(const std::string& instance, int id) const
{
    return m_results + "/" + m_note.id + "-" + instance + "-" + std::to_string(id) + ".json";
}

bool Holder::isHeard(const KeptOutlet::State& state) const
{
    return state.attached && Clock::now() - m_heard.load() < kHeard;
}

/// A result that its client may not get is written; another one is held until it has arrived.
void Holder::storeResult(int id, const WriteResult& write)
{
    const KeptOutlet::State state = m_outlet.state();
    const bool asked = m_collects.exchange(false);
    const std::lock_guard lock(m_keeping);
    if (m_owed && !hasArrived(state)) writeOwed();
    m_owed = Owed{fileOf(m_instance, id), write, state.lastReply};
    if (isHeard(state) && state.cuts == m_cutsSeen && !asked && !m_closed) return;
    m_cutsSeen = state.cuts;
    writeOwed();
}

bool Holder::hasArrived(const KeptOutlet::State& state) const
{
    return state.lastReply > m_owed->before && !state.owesReply;
}

/// With m_keeping held.
void Holder::writeOwed()
{
    const Owed owed = *std::exchange(m_owed, std::nullopt);
    if (const auto written = writeFileAtomically(owed.file, owed.write); !written)
        return log("The result could not be written: " + written.error().text());
    m_lastFile = owed.file;
    log("The result is in " + owed.file);
}

/// Writes what was sent to a client that has fallen silent since: its line may be dead.
void Holder::checkOwed()
{
    const std::unique_lock lock(m_keeping, std::try_to_lock);
    if (!lock || !m_owed) return;
    const KeptOutlet::State state = m_outlet.state();
    if (m_server.inWork() == 0 && hasArrived(state))
        m_owed.reset();
    else if (!isHeard(state))
        writeOwed();
}

/// Who holds the lock here hangs, or writes the result.
void Holder::writeOwedAtEnd()
{
    const std::unique_lock lock(m_keeping, std::try_to_lock);
    if (lock && m_owed && !hasArrived(m_outlet.state())) writeOwed();
}

Result<std::string> Holder::collect(const nlohmann::json& request)
{
    m_collects = false;
    std::string instance;
    int id = 0;
    ObjectReader in(request, "request");
    in.read("instance", instance);
    in.readInt("request", id, 0, 2e9);
    if (in.error()) return *in.error();
    if (instance.find_first_not_of("0123456789-") != std::string::npos) return nothingKept();
    std::string file;
    {
        const std::lock_guard lock(m_keeping);
        if (m_owed && (instance.empty() || m_owed->file == fileOf(instance, id))) writeOwed();
        file = instance.empty() ? m_lastFile : fileOf(instance, id);
    }
    std::error_code failed;
    const auto size = std::filesystem::file_size(file, failed);
    if (file.empty() || failed) return nothingKept();
    if (size > kLargestResult)
        return Error{ErrorCode::Io, Message::tr("The result is too large for one message."),
                     Message::tr("Fetch the file %1.").arg(quotedPath(file))};
    std::string text(static_cast<std::size_t>(size), '\0');
    std::ifstream read(file, std::ios::binary);
    if (!read.read(text.data(), static_cast<std::streamsize>(text.size()))) return nothingKept();
    return text;
}

void Holder::checkState()
{
    const auto now = Clock::now();
    checkOwed();
    if (m_server.stopping() > kHung) {
        log("The work does not end after a stop: the device or a kernel hangs.");
        writeOwedAtEnd();
        m_server.exitProcess();
    }
    if (m_server.inWork() != 0) return checkWork(now);
    m_closed = false;
    const KeptOutlet::State state = m_outlet.state();
    if (state.attached) return;
    const auto quiet = now - std::max(state.away, m_worked);
    if (quiet >= (state.owesReply ? std::max(m_times.grace, m_times.idle) : m_times.idle))
        exitProcess("Ended: no client has come.");
}

void Holder::checkWork(Clock::time_point now)
{
    m_worked = now;
    const KeptOutlet::State state = m_outlet.state();
    const Clock::time_point heard = m_heard;
    if (state.attached && now - heard < kDeaf) return;
    if (m_closed || now - (state.attached ? heard : state.away) < m_times.grace) return;
    m_closed = true;
    log("The time without a client is over; the work is stopped.");
    (void)m_server.stopAll(0ms);
}

} // namespace qs
