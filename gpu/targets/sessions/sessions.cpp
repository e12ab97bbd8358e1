// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/sessions/sessions.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/remote/wire.h"
#include "gpu/results/run_event_json.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <poll.h>
#include <unistd.h>

namespace qs {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kGreets = 2s;
constexpr std::size_t kLongestWork = 1'000; ///< bytes of a command line that are shown

/// The next message within the time; false where none comes.
bool nextMessage(WireReader& reader, int fd, WireMessage& message, Clock::time_point until, const std::stop_token& stop)
{
    while (Clock::now() < until && !stop.stop_requested()) {
        const auto got = reader.next(message);
        if (got == WireReader::Got::Message) return true;
        if (got == WireReader::Got::Malformed) continue; // what a login shell prints
        pollfd in{fd, POLLIN, 0};
        if (::poll(&in, 1, 100) == 1 && !reader.fill()) return false;
    }
    return false;
}

/// The session's part of its greeting; null: none comes.
nlohmann::json greetingOf(WireReader& reader, int fd, Clock::time_point until, const std::stop_token& stop)
{
    WireMessage message;
    while (nextMessage(reader, fd, message, until, stop))
        if (const auto hello = message.head.find("hello"); hello != message.head.end() && hello->is_object())
            return hello->value("session", nlohmann::json());
    return {};
}

SessionState stateOf(SessionNote note, const std::string& folder)
{
    SessionState state{std::move(note), false, false, false, {}};
    const int fd = connectTo(socketPath(folder, state.note.id));
    if (fd < 0) return state;
    WireReader reader(fd);
    const auto session = greetingOf(reader, fd, Clock::now() + kGreets, {});
    ::close(fd);
    if (!session.is_object()) return state;
    const auto work = session.find("work"), client = session.find("client");
    state.works = work != session.end() && work->is_number_integer() && work->get<std::int64_t>() != 0;
    state.hasClient = client != session.end() && client->is_boolean() && client->get<bool>();
    state.answers = true;
    if (const auto what = session.find("what"); what != session.end() && what->is_string())
        state.what = printable(what->get<std::string>(), kLongestWork);
    return state;
}

Error noSuch(const std::string& id)
{
    return {ErrorCode::Usage, Message::tr("There is no session named %1.").arg(quotedText(id)),
            Message::tr("'quantoscope sessions' lists them.")};
}

std::uint64_t numberIn(const nlohmann::json& session, const char* key)
{
    const auto found = session.find(key);
    return found != session.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

Result<WorkerCommand> attachHere(const std::string& id)
{
    auto found = findWorker();
    if (!found) return found.error();
    return WorkerCommand{std::move(*found), {"attach", id}};
}

Result<WorkerCommand> attachAt(WorkerPlace& place, const std::string& id, std::stop_token stop)
{
    auto start = place.prepare(std::move(stop), {});
    if (!start) return start.error();
    start->command.arguments.back() = "attach"; // instead of 'serve'
    start->command.arguments.push_back(id);
    return std::move(start->command);
}

bool isThere(const SessionList& list, const std::string& id)
{
    return std::ranges::any_of(list.sessions, [&id](const SessionState& state) { return state.note.id == id; });
}

/// Waits at a session until its work has ended.
Result<std::string> resultThrough(const WorkerCommand& command, const std::stop_token& stop)
{
    auto process = WorkerProcess::start(command);
    if (!process) return process.error();
    WireReader reader(process->output());
    WireWriter writer(process->input());
    const auto session = greetingOf(reader, process->output(), Clock::now() + 60s, stop);
    const Error gone{ErrorCode::Device, Message::tr("The connection to the session was lost."),
                     Message::tr("Try again.")};
    if (!session.is_object()) return stop.stop_requested() ? stoppedError() : gone;
    constexpr int kRequest = 2'000'000'000; // none that another client would use
    writer.write({{"op", "attach"}, {"have", numberIn(session, "last")}});
    writer.write({{"op", "collect"}, {"id", kRequest}, {"n", numberIn(session, "have") + 1}});
    WireMessage message;
    std::uint64_t have = numberIn(session, "last");
    auto said = Clock::now();
    while (process->output() >= 0 && !stop.stop_requested()) {
        const auto until = Clock::now() + 2s;
        const bool came = nextMessage(reader, process->output(), message, until, stop);
        if (!came && Clock::now() < until) break; // its end
        if (came) have = std::max(have, numberIn(message.head, "n"));
        if (Clock::now() - said >= 2s) {
            said = Clock::now();
            if (!writer.write({{"op", "have"}, {"have", have}})) break;
        }
        if (!came || message.head.value("id", nlohmann::json()) != kRequest || !message.head.contains("ok")) continue;
        if (const auto error = message.head.find("error"); error != message.head.end()) return errorFromJson(*error);
        return std::move(message.payload);
    }
    return stop.stop_requested() ? stoppedError() : gone;
}

} // namespace

nlohmann::ordered_json toJson(const SessionList& list)
{
    auto sessions = nlohmann::ordered_json::array();
    for (const SessionState& state : list.sessions) {
        auto one = toJson(state.note);
        one["works"] = state.works;
        one["client"] = state.hasClient;
        one["answers"] = state.answers;
        one["what"] = state.what;
        sessions.push_back(std::move(one));
    }
    return {{"schema", 1}, {"sessions", std::move(sessions)}, {"results", list.results}};
}

Result<SessionList> sessionListFromJson(const nlohmann::json& json)
{
    const Error bad{ErrorCode::BadInput, Message::tr("The list of sessions cannot be read."),
                    Message::tr("Check that both programs have the same version.")};
    const auto found = json.is_object() ? json.find("sessions") : json.end();
    if (!json.is_object() || found == json.end() || !found->is_array()) return bad;
    SessionList list;
    for (const auto& one : *found) {
        auto note = sessionNoteFromJson(one);
        if (!note) return bad;
        const auto flag = [&one](const char* key) {
            const auto value = one.find(key);
            return value != one.end() && value->is_boolean() && value->get<bool>();
        };
        const auto what = one.find("what");
        list.sessions.push_back({std::move(*note), flag("works"), flag("client"), flag("answers"),
                                 what != one.end() && what->is_string() ? what->get<std::string>() : std::string()});
    }
    if (const auto files = json.find("results"); files != json.end() && files->is_array())
        for (const auto& file : *files)
            if (file.is_string()) list.results.push_back(file.get<std::string>());
    return list;
}

Result<SessionList> sessionsHere()
{
    auto notes = liveSessions();
    if (!notes) return notes.error();
    const auto folder = socketFolder();
    if (!folder) return folder.error();
    SessionList list;
    for (SessionNote& note : *notes)
        list.sessions.push_back(stateOf(std::move(note), *folder));
    const auto state = stateFolder();
    if (!state) return list;
    const bool hasNotes = *state == *folder; // they end in .json, too
    std::vector<std::pair<fs::file_time_type, std::string>> files;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(*state, failed)) {
        std::error_code ignored;
        if (entry.path().extension() == ".json" && !(hasNotes && isSessionNote(entry.path())))
            files.emplace_back(entry.last_write_time(ignored), entry.path());
    }
    std::ranges::sort(files);
    for (auto& [time, file] : files)
        list.results.push_back(std::move(file));
    return list;
}

Result<SessionList> sessionsAt(WorkerPlace& place, const std::string& name, std::stop_token stop)
{
    const auto answer = runAt(place, {"sessions", "--json"}, std::move(stop));
    if (!answer) return answer.error();
    const std::size_t begin = answer->out.find('{');
    const auto json = parseJson(std::string_view(answer->out).substr(std::min(begin, answer->out.size())), {},
                                Message::tr("the list of sessions"));
    if (answer->status != 0 || !json)
        return Error{ErrorCode::Device,
                     Message::tr("The sessions on %1 cannot be listed: %2")
                         .arg(name, lastLines(answer->err.empty() ? answer->out : answer->err)),
                     {}};
    return sessionListFromJson(*json);
}

Result<SessionList> sessionsOn(const OnTarget& on, std::stop_token stop)
{
    if (!on) return sessionsHere();
    const auto options = workersOn(on);
    return options ? sessionsAt(*options->place, on.target, std::move(stop)) : Result<SessionList>(options.error());
}

Result<void> stopSessionAt(WorkerPlace& place, const std::string& id, std::stop_token stop)
{
    const auto answer = runAt(place, {"sessions", "stop", id}, std::move(stop));
    if (!answer) return answer.error();
    if (answer->status == 0) return {};
    return Error{ErrorCode::Device,
                 Message::tr("The session %1 cannot be ended: %2.").arg(quotedText(id), lastLines(answer->err)),
                 {}};
}

Result<void> stopSessionHere(const std::string& id)
{
    const auto notes = liveSessions();
    if (!notes) return notes.error();
    const auto found = std::ranges::find(*notes, id, &SessionNote::id);
    if (found == notes->end()) return noSuch(id);
    if (::kill(found->process.pid, SIGTERM) == 0 || errno == ESRCH) return {};
    return fileError(Message::tr("The session %1 cannot be ended: %2.").arg(quotedText(id)), errno);
}

Result<std::string> resultOfSessionAt(WorkerPlace& place, const std::string& name, const std::string& id,
                                      std::stop_token stop)
{
    const auto list = sessionsAt(place, name, stop);
    if (!list) return list.error();
    if (!isThere(*list, id)) return noSuch(id);
    const auto command = attachAt(place, id, stop);
    return command ? resultThrough(*command, stop) : Result<std::string>(command.error());
}

Result<std::string> resultOfSession(const OnTarget& on, const std::string& id, std::stop_token stop)
{
    if (on) {
        const auto options = workersOn(on);
        return options ? resultOfSessionAt(*options->place, on.target, id, std::move(stop))
                       : Result<std::string>(options.error());
    }
    const auto list = sessionsHere();
    if (!list) return list.error();
    if (!isThere(*list, id)) return noSuch(id);
    const auto command = attachHere(id);
    return command ? resultThrough(*command, stop) : Result<std::string>(command.error());
}

} // namespace qs
