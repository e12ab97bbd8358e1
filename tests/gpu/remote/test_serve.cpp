// SPDX-License-Identifier: GPL-3.0-or-later
// quantoscope-worker serve: what it says to requests, sensible and not, and to a reader that is slow.
#include <doctest/doctest.h>

#include "tests/gpu/support/study_listener.h"

#include "gpu/remote/kernel_run_host.h"
#include "gpu/remote/result_wire.h"
#include "gpu/remote/wire.h"
#include "gpu/remote/worker_process.h"
#include "gpu/results/run_event.h"
#include "gpu/serve/message_writer.h"
#include "tests/sanitized.h"

#include <atomic>
#include <chrono>
#include <cstring>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace qs;
using namespace std::chrono_literals;
using Json = nlohmann::ordered_json;
using Got = WireReader::Got;
using Clock = std::chrono::steady_clock;

namespace {

/// The other side of a worker, message by message.
class Client
{
public:
    Client()
        : process(std::move(WorkerProcess::start({QS_WORKER, {"serve"}}).value())), reader(process.output()),
          writer(process.input())
    {}

    /// The next message that `wanted` picks, within half a minute (longer under a sanitizer); the others are dropped.
    template <typename Wanted> WireMessage next(Wanted wanted)
    {
        WireMessage message;
        const auto until = Clock::now() + kPatience * 30s;
        while (Clock::now() < until) {
            while (reader.next(message) == Got::Message)
                if (wanted(message.head)) return message;
            pollfd in{process.output(), POLLIN, 0};
            if (::poll(&in, 1, 200) == 1 && !reader.fill()) break;
        }
        FAIL("nothing came");
        return {};
    }
    WireMessage answer(int id)
    {
        return next([id](const nlohmann::json& head) { return head.contains("ok") && head.value("id", -1) == id; });
    }
    void raw(const std::string& text)
    {
        for (std::size_t at = 0; at < text.size();) {
            const ssize_t sent = ::send(process.input(), text.data() + at, text.size() - at, MSG_NOSIGNAL);
            if (sent > 0)
                at += static_cast<std::size_t>(sent);
            else
                std::this_thread::sleep_for(1ms);
        }
    }

    WorkerProcess process;
    WireReader reader;
    WireWriter writer;
};

Json smallSpec(bool live = false)
{
    return {{"shape", {{"tokens", 4}, {"hidden", 64}}},
            {"modes", {"baseline-copy", "int8-token-dynamic"}},
            {"iterations", 20},
            {"backend", "cpu"},
            {"cache", "hot"},
            {"live", live}};
}

std::string code(const WireMessage& message)
{
    return message.head.contains("error") ? message.head["error"].value("code", "") : "";
}

} // namespace

TEST_CASE("it greets, answers, and leaves when its input ends")
{
    Client client;
    const auto hello = client.next([](const nlohmann::json& head) { return head.contains("hello"); }).head["hello"];
    CHECK(hello.value("protocol", 0) == kWireProtocol);
    CHECK(hello.value("pid", 0) == client.process.pid());
    CHECK(!hello.value("version", "").empty());
    client.writer.write({{"op", "ping"}, {"id", 3}});
    CHECK(client.answer(3).head["ok"] == true);
    client.writer.write({{"op", "devices"}, {"id", 4}});
    const auto devices = client.answer(4).head["devices"];
    REQUIRE(!devices.empty());
    CHECK(devices[0]["backend"] == "cpu");
    const WorkerFate fate = client.process.end(2s);
    CHECK((fate.ended && fate.status == 0));
}

TEST_CASE("nonsense is answered with an error, and what follows is understood")
{
    Client client;
    int id = 10;
    for (const char* text : {"{",
                             "nonsense",
                             "[1,2]",
                             "\"text\"",
                             "12",
                             "{\"bytes\":-1}",
                             "{\"bytes\":\"many\"}",
                             "{\"op\":3}",
                             "{\"id\":\"x\",\"op\":\"ping\"}",
                             "{\"id\":1e300,\"op\":\"ping\"}",
                             "{\"op\":\"run\",\"id\":1}",
                             "{\"op\":\"run\",\"id\":1,\"spec\":[]}",
                             "{\"op\":\"run\",\"id\":1,\"spec\":{\"modes\":[\"none\"]}}",
                             "{\"op\":\"run\",\"id\":1,\"resume\":true,\"spec\":{\"backend\":\"cpu\"}}",
                             "{\"op\":\"study-run\",\"id\":1}",
                             "{\"op\":\"study-run\",\"id\":1,\"spec\":7}",
                             "{\"op\":\"study-run\",\"id\":1,\"kind\":\"modes\",\"spec\":7}",
                             "{\"op\":\"study-run\",\"id\":1,\"kind\":\"llm\",\"spec\":[]}",
                             "{\"op\":\"study-run\",\"id\":1,\"kind\":\"alchemy\",\"spec\":{}}",
                             "{\"op\":\"study-ask\",\"id\":1}",
                             "{\"op\":\"study-ask\",\"id\":1,\"kind\":\"llm-session\",\"spec\":{}}",
                             "{\"op\":\"study-ask\",\"id\":1,\"question\":[3]}",
                             "{\"op\":\"rm -rf\",\"id\":1}",
                             "{}",
                             "\xff\xfe",
                             "{\"op\":\"\xff\",\"id\":1}"}) {
        INFO(text);
        client.raw(std::string(text) + "\n");
        const WireMessage refusal = client.next([](const nlohmann::json& head) { return head.contains("ok"); });
        CHECK(refusal.head["ok"] == false);
        CHECK((code(refusal) == "usage" || code(refusal) == "bad-input"));
        client.writer.write({{"op", "ping"}, {"id", ++id}});
        CHECK(client.answer(id).head["ok"] == true);
    }
    // Without an answer, and without effect.
    client.raw("{\"op\":\"retarget\"}\n{\"op\":\"credit\",\"samples\":\"x\"}\n{\"op\":\"paint\"}\n{\"op\":\"stop\","
               "\"id\":99}\n{\"op\":\"series\",\"series\":4}\n\n\r\n");
    client.writer.write({{"op", "ping"}, {"id", 1000}});
    CHECK(client.answer(1000).head["ok"] == true);
}

TEST_CASE("what is too large is refused without being kept")
{
    Client client;
    client.raw(std::string((16 << 20) + 10, 'x') + std::string(3 << 20, 'y') + "\n");
    CHECK(client.next([](const nlohmann::json& head) { return head.contains("ok"); })
              .head["error"]
              .value("message", "")
              .find("longer than") != std::string::npos);
    client.raw("{\"op\":\"series\",\"bytes\":300000000}\n");
    CHECK(client.next([](const nlohmann::json& head) { return head.contains("ok"); })
              .head["error"]
              .value("message", "")
              .find("announces 300000000 bytes") != std::string::npos);
    const std::string block(1 << 20, '\n');
    for (std::int64_t left = 300'000'000; left > 0; left -= static_cast<std::int64_t>(block.size()))
        client.raw(block.substr(
            0, static_cast<std::size_t>(std::min<std::int64_t>(left, static_cast<std::int64_t>(block.size())))));
    client.raw("\n"); // that every payload ends with
    client.writer.write({{"op", "ping"}, {"id", 5}});
    CHECK(client.answer(5).head["ok"] == true);
}

TEST_CASE("a slow reader costs samples for display, which are counted, and none of the result")
{
    Client client;
    client.writer.write({{"op", "run"}, {"id", 7}, {"spec", smallSpec(true)}});
    // Nobody gives credit: some samples come, then only what is to be known.
    std::int64_t shown = 0;
    const auto samples = [&](const nlohmann::json& head) {
        if (head.contains("samples")) shown += head["samples"].get<std::int64_t>();
        return head.contains("samples");
    };
    (void)client.next(samples);
    std::this_thread::sleep_for(500ms); // and nobody reads
    client.writer.write({{"op", "stop"}, {"id", 7}});
    std::int64_t whole = 0;
    const WireMessage answer = client.next([&](const nlohmann::json& head) {
        (void)samples(head);
        if (head.value("series", "") == "samples_us" || head.value("series", "") == "warmup_us")
            whole += head.value("bytes", 0) / 4;
        return head.contains("ok");
    });
    CHECK(answer.head["ok"] == true);
    CHECK(shown <= 1 << 18);
    CHECK(whole >= shown);
    CHECK(!answer.payload.empty());
}

TEST_CASE("requests wait for one another, and one that waits can be stopped")
{
    Client client;
    client.writer.write({{"op", "run"}, {"id", 1}, {"spec", smallSpec(true)}});
    client.writer.write({{"op", "run"}, {"id", 2}, {"spec", smallSpec(true)}});
    (void)client.next([](const nlohmann::json& head) { return head.contains("samples"); });
    client.writer.write({{"op", "stop"}, {"id", 2}});
    client.writer.write({{"op", "stop"}, {"id", 1}});
    CHECK(client.answer(1).head["ok"] == true);
    CHECK(client.answer(2).head["ok"] == true);
}

TEST_CASE("messages come out whole, however they come in")
{
    int ends[2];
    REQUIRE(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0);
    WireReader reader(ends[0], {.maxLine = 100, .maxPayload = 50});
    WireMessage message;
    const std::string stream = "{\"a\":1,\"bytes\":5}\n\n{}\n\n\n{\"b\":2}\n" + std::string(150, 'z') +
                               "\n{\"bytes\":60}\n" + std::string(60, '{') +
                               "\n{\"c\":3}\n{\"bytes\":2}\nabc\n{\"d\":4}\n";
    std::string log;
    for (const char byte : stream) {
        REQUIRE(::write(ends[1], &byte, 1) == 1);
        REQUIRE(reader.fill());
        for (Got got = reader.next(message); got != Got::Nothing; got = reader.next(message))
            log += got == Got::Message ? message.head.dump() + "+" + std::to_string(message.payload.size()) + ";"
                                       : "refused;";
    }
    CHECK(log == "{\"a\":1,\"bytes\":5}+5;{\"b\":2}+0;refused;refused;{\"c\":3}+0;refused;{\"d\":4}+0;");
    ::close(ends[1]);
    CHECK(!reader.fill());
    WireWriter writer(ends[0]);
    CHECK(!writer.write({{"to", "nobody"}})); // and no signal
    CHECK(writer.broken());
    ::close(ends[0]);
}

TEST_CASE("segments, phases and notes arrive however far the reader is behind")
{
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    constexpr int kAll = 20'000, kBehind = 4'097; // more than wait in its queue
    std::atomic<int> said{0};
    std::thread writer([&] {
        {
            PipeOutlet outlet(ends[1]);
            MessageWriter outbox(outlet);
            for (int i = 0; i < kAll; ++i) {
                RunEvent note;
                note.kind = i % 3 == 0 ? RunEvent::Kind::Phase : RunEvent::Kind::Note;
                note.text = std::to_string(i);
                outbox.event(note);
                said = i + 1;
                said.notify_one();
            }
        }
        ::close(ends[1]);
    });
    for (int now = said; now < kBehind; now = said)
        said.wait(now); // and nobody reads
    WireReader reader(ends[0]);
    WireMessage message;
    int came = 0;
    while (reader.fill())
        while (reader.next(message) == Got::Message)
            if (message.head.contains("event"))
                came += message.head["event"].value("text", "") == std::to_string(came) ? 1 : 0;
    writer.join();
    ::close(ends[0]);
    CHECK(came == kAll);
}

TEST_CASE("a piece of a result that is none is the answer of the run that resumes it; the pieces are bounded, and "
          "belong somewhere")
{
    Client client;
    client.writer.write({{"op", "series"}, {"series", "samples_us"}, {"segment", 0}, {"mode", 0}}, std::string("odd"));
    client.writer.write({{"op", "run"}, {"id", 4}, {"resume", true}, {"spec", smallSpec()}}, std::string("{}"));
    const WireMessage refused = client.answer(4);
    CHECK(code(refused) == "bad-input");
    CHECK(refused.head["error"].value("message", "").find("multiple of four") != std::string::npos);
    client.writer.write({{"op", "run"}, {"id", 5}, {"spec", smallSpec()}}); // the next one is not concerned
    CHECK(client.next([](const nlohmann::json& head) { return head.value("id", 0) == 5 && head.contains("ok"); })
              .head["ok"] == true);

    const auto head = [](int mode) { return nlohmann::json{{"series", "samples_us"}, {"segment", 0}, {"mode", mode}}; };
    ResultPieces few(600); // of which each series takes 256 for itself
    CHECK(few.add(head(0), std::string(96, '\0')).ok());
    CHECK(few.add(head(0), {}).ok());
    CHECK_FALSE(few.add(head(0), std::string(256, '\0')).ok());
    ResultPieces hollow(600);
    CHECK(hollow.add(head(0), {}).ok());
    CHECK(hollow.add(head(1), {}).ok());
    CHECK_FALSE(hollow.add(head(2), {}).ok());
    CHECK_FALSE(ResultPieces().add({{"series", "others"}, {"segment", 0}, {"mode", 0}}, {}).ok());
    ResultPieces astray;
    REQUIRE(astray.add(head(3), std::string(8, '\0')).ok());
    RunResult result;
    Segment segment;
    segment.spec.modes = {*parseScheme("baseline-copy")};
    ModeResult mode;
    mode.requested = "baseline-copy";
    segment.modes = {mode};
    result.segments = {segment};
    const auto whole = astray.finish(toJson(result).dump());
    REQUIRE_FALSE(whole.ok());
    CHECK(whole.error().message.english().find("0/3/samples_us") != std::string::npos);
}

TEST_CASE("one point of a sweep goes on alone, in a worker, too")
{
    RunSpec spec;
    spec.shape = {16, 256};
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    spec.iterations = 10;
    spec.backend = BackendChoice::Cpu;
    spec.cache = CacheMode::Hot;
    spec.warmupMs = 1;
    spec.timeLimitSeconds = 0.01;
    spec.axes = {*parseSweepAxis("num-tokens=4,8")};
    WorkerOptions options;
    options.program = QS_WORKER;
    KernelRunHost host(options);
    test::Listener listener;
    SpecSource all(spec);
    const auto first = std::make_shared<const RunResult>(host.run(all, {}, listener).result);
    REQUIRE(first->segments.size() == 2);
    SpecSource one(spec);
    one.setResume(first);
    one.setOnlyPoint(1);
    const KernelRunOutcome more = host.run(one, {}, listener);
    CHECK(!more.error);
    REQUIRE(more.result.segments.size() == 2);
    CHECK(more.result.segments[0].modes[0].samplesUs == first->segments[0].modes[0].samplesUs);
    CHECK(more.result.segments[1].modes[0].samplesUs.size() > 10);
}
