// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions that outlive their connections: cut at any moment, taken over, left alone, ended.
#include <doctest/doctest.h>

#include "gpu/formats/bounded_json.h"
#include "gpu/remote/kernel_run_host.h"
#include "gpu/remote/session_folder.h"
#include "tests/gpu/targets/target_cases.h"
#include "tests/sanitized.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <filesystem>
#include <iterator>
#include <poll.h>
#include <random>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace qs;
using namespace qs::testing;
using namespace std::chrono_literals;
namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

namespace {

std::string readAll(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<fs::path> filesIn(const std::string& folder, const std::string& ending)
{
    std::vector<fs::path> files;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed))
        if (entry.path().extension() == ending) files.push_back(entry.path());
    return files;
}

/// Within half a minute.
template <class Condition> bool comes(Condition condition)
{
    const auto until = Clock::now() + kPatience * 30s;
    while (!condition() && Clock::now() < until)
        std::this_thread::sleep_for(5ms);
    return condition();
}

/// Sessions that keep their files in this folder.
std::vector<SessionNote> sessionsOf(const std::string& state)
{
    auto all = liveSessions();
    if (!all) return {};
    std::erase_if(*all, [&](const SessionNote& note) { return !note.log.starts_with(state); });
    return *all;
}

std::vector<float> everySample(const RunResult& result)
{
    std::vector<float> all;
    for (const Segment& segment : result.segments)
        for (const ModeResult& mode : segment.modes) {
            all.insert(all.end(), mode.warmupUs.begin(), mode.warmupUs.end());
            all.insert(all.end(), mode.samplesUs.begin(), mode.samplesUs.end());
        }
    return all;
}

RunResult resultIn(const std::string& text)
{
    auto json = parseJson(text, {}, Message("a result"));
    REQUIRE(json.ok());
    auto result = runResultFromJson(*json);
    REQUIRE(result.ok());
    return std::move(*result);
}

/// A process that has joined a session, message by message.
class Member
{
public:
    Member(const std::string& id, const std::vector<std::string>& flags, const std::string& before = {})
        : process(start(id, flags, before)), reader(process.output()), writer(process.input())
    {
        hello = next([](const nlohmann::json& head) { return head.contains("hello"); }).head["hello"];
    }
    std::uint64_t number(const char* key) const { return hello["session"].value(key, std::uint64_t{0}); }
    void attach(std::uint64_t have) { writer.write({{"op", "attach"}, {"have", have}}); }
    /// The next one that `wanted` picks; notes the numbers of all.
    template <class Wanted> WireMessage next(Wanted wanted)
    {
        WireMessage message;
        const auto until = Clock::now() + kPatience * 30s;
        while (Clock::now() < until) {
            while (reader.next(message) == WireReader::Got::Message) {
                if (message.head.contains("n")) numbers.push_back(message.head["n"].get<std::uint64_t>());
                if (wanted(message.head)) return message;
            }
            pollfd in{process.output(), POLLIN, 0};
            if (::poll(&in, 1, 100) == 1 && !reader.fill()) break;
        }
        FAIL("nothing came");
        return {};
    }
    WireMessage answer(int id)
    {
        return next([id](const nlohmann::json& head) { return head.contains("ok") && head.value("id", -1) == id; });
    }
    void bye()
    {
        writer.write({{"op", "bye"}});
        process.end(2s);
    }

    WorkerProcess process;
    WireReader reader;
    WireWriter writer;
    nlohmann::json hello;
    std::vector<std::uint64_t> numbers;

private:
    static WorkerProcess start(const std::string& id, const std::vector<std::string>& flags, const std::string& before)
    {
        std::string line = before + "exec " + findWorker().value() + " attach " + id;
        for (const std::string& flag : flags)
            line += " " + flag;
        return std::move(WorkerProcess::start({"sh", {"-c", line}}).value());
    }
};

/// A name that no other test has.
std::string newId()
{
    static int count = 0;
    return "t" + std::to_string(::getpid()) + "-" + std::to_string(++count);
}

Json runRequest(int number, bool live, int iterations = 50)
{
    RunSpec spec = remoteSpec(live);
    spec.iterations = iterations;
    return {{"op", "run"}, {"id", 7}, {"n", number}, {"spec", toJson(spec)}};
}

} // namespace

TEST_CASE("a run whose connection is cut at any moment has its whole record in the end")
{
    FakeSsh ssh;
    ChosenTarget on("ssh:gpu1", ssh.folder());
    KernelRunHost host(on.options());
    RunSpec spec = remoteSpec();
    spec.iterations = 8'000;
    SpecSource warm(remoteSpec());
    CountingSink quiet;
    REQUIRE(!host.run(warm, {}, quiet).error);
    std::mt19937 random(20);
    int cuts = 0, compared = 0;
    for (int round = 0; round < 5; ++round) {
        const auto some = [&random](int least, int range) { return least + static_cast<int>(random() % range); };
        // The connection that there is goes with the target's change; the next four are cut.
        ssh.cuts({some(66'000, 60'000), some(300, 20'000), some(300, 20'000), some(300, 20'000)});
        on.keep(60 + round);
        for (const auto& file : filesIn(ssh.state(), ".json"))
            fs::remove(file);
        SpecSource specs(spec);
        CountingSink sink;
        const KernelRunOutcome outcome = host.run(specs, {}, sink);
        REQUIRE_MESSAGE(!outcome.error, (outcome.error ? outcome.error->text() : ""));
        REQUIRE(outcome.result.last()->modes.size() == 2);
        for (const ModeResult& mode : outcome.result.last()->modes)
            CHECK(mode.samplesUs.size() == static_cast<std::size_t>(spec.iterations));
        cuts += static_cast<int>(std::ranges::count_if(
            sink.phases, [](const std::string& text) { return text.find("was lost; trying") != std::string::npos; }));
        const auto files = filesIn(ssh.state(), ".json"); // the worker's own, where its client was away before its end
        if (files.empty()) continue;
        ++compared;
        CHECK(everySample(outcome.result) == everySample(resultIn(readAll(files.front()))));
    }
    CHECK(cuts >= 20);
    CHECK(compared >= 3);
}

TEST_CASE("without a client work is stopped after its time, and its result can be fetched")
{
    const FakeSsh home;
    const std::string id = newId();
    {
        Member first(id, {"--grace", "1"});
        first.attach(0);
        first.writer.write(runRequest(1, true));
        first.next([](const nlohmann::json& head) { return head.contains("samples"); });
        first.process.end(0ms); // no leave is taken
    }
    REQUIRE(comes([&] { return filesIn(home.state(), ".json").size() == 1; }));
    const RunResult left = resultIn(readAll(filesIn(home.state(), ".json").front()));
    CHECK(!everySample(left).empty());
    const std::string file = filesIn(home.state(), ".json").front().string();
    CHECK(comes([&] { return readAll(filesIn(home.state(), ".log").front()).find(file) != std::string::npos; }));
    Member second(id, {"--grace", "1"});
    second.attach(second.number("last"));
    second.writer.write({{"op", "collect"},
                         {"id", 9},
                         {"n", second.number("have") + 1},
                         {"instance", second.hello["session"]["instance"]},
                         {"request", 7}});
    const WireMessage answer = second.answer(9);
    CHECK(answer.head.contains("whole"));
    CHECK(everySample(resultIn(answer.payload)) == everySample(left));
    second.bye();
    CHECK(comes([&] { return sessionsOf(home.state()).empty(); }));
}

TEST_CASE("a connection that says nothing is closed, since its line may be dead")
{
    const FakeSsh home;
    Member mute(newId(), {"--grace", "1"}), client(newId(), {"--grace", "1"});
    client.attach(0);
    pollfd in{mute.process.output(), POLLIN, 0};
    CHECK(comes([&] { return ::poll(&in, 1, 0) == 1 && !mute.reader.fill(); }));
    client.writer.write(runRequest(1, false)); // one that has said what it wants stays
    client.answer(7);
}

TEST_CASE("a result that its client did not say it has is written: when the client falls silent, or at the end")
{
    const FakeSsh home;
    Member silent(newId(), {}), ended(newId(), {});
    for (Member* member : {&silent, &ended}) {
        member->attach(0);
        member->writer.write(runRequest(1, false));
        member->answer(7);
    }
    const pid_t holder = ended.hello["pid"].get<pid_t>();
    const std::optional<ProcessMark> mark = markOf(holder);
    REQUIRE(mark);
    CHECK(filesIn(home.state(), ".json").empty());
    ::kill(holder, SIGTERM);
    REQUIRE(comes([&] { return markOf(holder) != mark; }));
    CHECK(filesIn(home.state(), ".json").size() == 1);
    CHECK(comes([&] { return filesIn(home.state(), ".json").size() == 2; }));
    silent.bye();

    Member tidy(newId(), {});
    tidy.attach(0);
    tidy.writer.write(runRequest(1, false));
    tidy.answer(7);
    tidy.writer.write({{"op", "have"}, {"have", tidy.numbers.back()}});
    std::this_thread::sleep_for(500ms);
    ::kill(tidy.hello["pid"].get<pid_t>(), SIGTERM);
    CHECK(comes([&] { return sessionsOf(home.state()).empty(); }));
    CHECK(filesIn(home.state(), ".json").size() == 2); // it has arrived
}

TEST_CASE("a session without work and client ends by itself")
{
    const FakeSsh home;
    const std::string id = newId();
    {
        Member only(id, {"--idle", "1"});
        REQUIRE(sessionsOf(home.state()).size() == 1);
        only.process.end(0ms);
    }
    CHECK(comes([&] { return sessionsOf(home.state()).empty(); }));
    CHECK_FALSE(fs::exists(socketPath(socketFolder().value(), id)));
}

TEST_CASE("a second client takes over, the first is told, and nothing is missing or there twice")
{
    const FakeSsh home;
    const std::string id = newId();
    Member first(id, {});
    first.attach(0);
    first.writer.write(runRequest(1, false, 2'000));
    first.next([](const nlohmann::json& head) { return head.contains("event"); });
    const std::uint64_t have = first.numbers.back();
    ::kill(first.process.pid(), SIGSTOP); // a line that is silent
    Member second(id, {});
    second.attach(have);
    const WireMessage answer = second.answer(7);
    CHECK(answer.head["ok"] == true);
    REQUIRE(!second.numbers.empty());
    for (std::size_t i = 0; i < second.numbers.size(); ++i)
        REQUIRE(second.numbers[i] == have + 1 + i);
    // What was sent before and is sent again has no effect.
    second.writer.write(runRequest(1, false));
    second.writer.write({{"op", "ping"}, {"id", 8}, {"n", 2}});
    CHECK(second.answer(8).head["ok"] == true);
    ::kill(first.process.pid(), SIGCONT);
    first.next([](const nlohmann::json& head) { return head.contains("taken"); });
    first.process.end(1s);
    second.bye();
}

TEST_CASE("what was not sent yet gets numbers above those that another client used meanwhile")
{
    const auto greeting = [](std::uint64_t have) {
        return nlohmann::json{{"instance", "1-2"}, {"have", have}, {"first", 1}, {"last", 0}};
    };
    std::array<int, 2> ends{};
    REQUIRE(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) == 0);
    WireWriter writer(ends[0]);
    WireReader reader(ends[1]);
    const auto next = [&] {
        WireMessage message;
        while (reader.next(message) != WireReader::Got::Message)
            REQUIRE(reader.fill());
        return message.head;
    };
    KeptSession session;
    CHECK(session.join(greeting(0)) == KeptSession::Found::Other);
    session.send(&writer, {{"op", "run"}}, {});
    CHECK(next()["n"] == 1);
    session.send(nullptr, {{"op", "stop"}}, {});
    CHECK(session.join(greeting(3)) == KeptSession::Found::Same);
    REQUIRE(session.attach(writer));
    CHECK(next()["op"] == "attach");
    const auto stop = next();
    CHECK(stop["op"] == "stop");
    CHECK(stop["n"] == 4);
    session.send(&writer, {{"op", "ping"}}, {});
    CHECK(next()["n"] == 5);
    CHECK(session.join(greeting(4)) == KeptSession::Found::Same); // the last one was lost
    REQUIRE(session.attach(writer));
    CHECK(next()["op"] == "attach");
    CHECK(next()["n"] == 5);
    for (const int fd : ends)
        ::close(fd);
}

TEST_CASE("what a session that died left behind is cleared away")
{
    const FakeSsh home;
    const std::string id = newId(), folder = socketFolder().value(), path = socketPath(folder, id);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::copy(path.begin(), path.end(), address.sun_path);
    const int fd = ::socket(AF_UNIX, SOCK_STREAM, 0);
    REQUIRE(::bind(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
    ::close(fd); // the file stays
    SessionNote dead{id, "1", home.state() + "/x.log", "2026-01-01T00:00:00Z", markOf(::getpid()).value()};
    dead.process.start += 1; // another process had this number
    std::ofstream(notePath(folder, id)) << toJson(dead).dump();
    const std::string result = folder + "/" + id + "-17-4-7.json"; // where there is no home, results lie there, too
    std::ofstream(result) << "{}";
    Member alive(id, {});
    CHECK(alive.hello["session"]["id"] == id);
    REQUIRE(sessionsOf(home.state()).size() == 1);
    CHECK(sessionsOf(home.state()).front().process.pid == alive.hello["pid"].get<pid_t>());
    const ProcessMark mark = sessionsOf(home.state()).front().process;
    ::kill(mark.pid, SIGKILL);
    REQUIRE(comes([&] { return markOf(mark.pid) != mark; }));
    CHECK(sessionsOf(home.state()).empty());
    // Its lock is free when the last of its threads has ended; what lists the sessions then clears away.
    CHECK(comes([&] { return sessionsOf(home.state()).empty() && !fs::exists(path); }));
    CHECK_FALSE(fs::exists(notePath(folder, id)));
    CHECK(fs::remove(result));
    alive.process.end(1s);
}

TEST_CASE("where the result cannot be written it is still there for the client")
{
    const FakeSsh home;
    const std::string id = newId();
    {
        Member first(id, {}, "ulimit -f 8; ");
        first.attach(0);
        first.writer.write(runRequest(1, false, 3'000));
        first.next([](const nlohmann::json& head) { return head.contains("event"); });
        first.process.end(0ms);
    }
    REQUIRE(comes([&] {
        const auto logs = filesIn(home.state(), ".log");
        return !logs.empty() && readAll(logs.front()).find("could not be written") != std::string::npos;
    }));
    CHECK(filesIn(home.state(), ".json").empty());
    Member second(id, {});
    second.attach(0);
    CHECK(second.answer(7).head["ok"] == true);
    second.bye();
}

TEST_CASE("a stop works at once while the connection is lost, and what arrived is kept")
{
    FakeSsh ssh;
    ChosenTarget on("ssh:gpu1", ssh.folder());
    WorkerOptions options = on.options();
    options.reconnect = {1h};
    ssh.cuts({90'000});
    KernelRunHost host(options);
    SpecSource specs(remoteSpec(true));
    CountingSink sink;
    std::jthread stopper([&] {
        while (sink.stop.get_token().stop_requested() == false) {
            if (filesIn(ssh.state(), ".log").empty() ||
                readAll(filesIn(ssh.state(), ".log").front()).find("has gone") == std::string::npos)
                std::this_thread::sleep_for(5ms);
            else
                sink.stop.request_stop();
        }
    });
    const KernelRunOutcome outcome = host.run(specs, sink.stop.get_token(), sink);
    REQUIRE(outcome.error.has_value());
    CHECK(outcome.error->code == ErrorCode::Interrupted);
    REQUIRE(sessionsOf(ssh.state()).size() == 1);
    const std::string command = "quantoscope sessions stop " + sessionsOf(ssh.state()).front().id + " --on ssh:gpu1'";
    CHECK_MESSAGE(outcome.error->text().find(command) != std::string::npos, outcome.error->text());
    CHECK(std::ssize(everySample(outcome.result)) == sink.samples);
    // The next run finds the session, where what was left behind is stopped.
    CountingSink next;
    SpecSource again(remoteSpec());
    const KernelRunOutcome after = host.run(again, {}, next);
    CHECK_MESSAGE(!after.error, (after.error ? after.error->text() : ""));
    CHECK(sessionsOf(ssh.state()).size() == 1);
}

TEST_CASE("a session that died is not mistaken for the one before, and a refused login is not repeated")
{
    FakeSsh ssh;
    ChosenTarget on("ssh:gpu1", ssh.folder());
    KernelRunHost host(on.options());
    SpecSource specs(remoteSpec(true));
    CountingSink sink;
    std::jthread killer([&] {
        while (!comes([&] { return sink.samples > 100; })) {
        }
        for (const SessionNote& note : sessionsOf(ssh.state()))
            ::kill(note.process.pid, SIGKILL);
    });
    const KernelRunOutcome outcome = host.run(specs, {}, sink);
    REQUIRE(outcome.error.has_value());
    CHECK_MESSAGE(outcome.error->text().find("session on ssh:gpu1 ended") != std::string::npos, outcome.error->text());
    CHECK(!everySample(outcome.result).empty());

    ssh.cuts({90'000});
    on.keep(30);
    ssh.does("refused\nfatal"); // the next login; the connection that there is carries the first session still
    const int before = ssh.attempts();
    CountingSink second;
    SpecSource more(remoteSpec(true));
    const KernelRunOutcome refused = host.run(more, {}, second);
    REQUIRE(refused.error.has_value());
    CHECK_MESSAGE(refused.error->text().find("refused the login") != std::string::npos, refused.error->text());
    CHECK(ssh.attempts() == before + 1);
    ssh.does("");
    for (const SessionNote& note : sessionsOf(ssh.state()))
        ::kill(note.process.pid, SIGTERM);
    CHECK(comes([&] { return sessionsOf(ssh.state()).empty(); }));
}

TEST_CASE("of holders that begin at the same time over the socket of a dead one, one stays and can be reached")
{
    const auto folder = socketFolder();
    REQUIRE(folder);
    const ScratchFolder state; // for their logs
    const std::string id = "race-" + std::to_string(::getpid()), socket = socketPath(*folder, id);
    for (int attempt = 0; attempt < 10; ++attempt) {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::copy(socket.begin(), socket.end(), address.sun_path);
        const int dead = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        REQUIRE(::bind(dead, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
        ::close(dead);
        std::vector<pid_t> holders;
        for (int i = 0; i < 6; ++i) {
            const pid_t process = ::fork();
            if (process == 0) {
                ::setenv("XDG_STATE_HOME", state.path().c_str(), 1);
                ::execlp("quantoscope-worker", "quantoscope-worker", "hold", id.c_str(), "--idle", "60",
                         static_cast<char*>(nullptr));
                ::_exit(127);
            }
            holders.push_back(process);
        }
        std::vector<pid_t> alive = holders;
        CHECK(comes([&] {
            std::erase_if(alive, [](pid_t process) { return ::waitpid(process, nullptr, WNOHANG) == process; });
            return alive.size() == 1;
        }));
        REQUIRE(comes([&] { return fs::exists(notePath(*folder, id)); }));
        const int connected = connectTo(socket);
        CHECK(connected >= 0);
        ::close(connected);
        for (const pid_t process : alive) {
            ::kill(process, SIGTERM);
            ::waitpid(process, nullptr, 0);
        }
        CHECK_FALSE(fs::exists(socket));
        CHECK_FALSE(fs::exists(notePath(*folder, id)));
        CHECK_FALSE(fs::exists(socket + ".lock"));
    }
}
