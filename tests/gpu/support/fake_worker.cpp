// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for quantoscope-worker in the tests of what happens when one misbehaves: what it does is its first
// argument.
#include "gpu/remote/result_wire.h"
#include "gpu/remote/worker_link.h"
#include "gpu/results/run_event_json.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <unistd.h>

using namespace qs;
using namespace std::chrono_literals;
using Json = nlohmann::ordered_json;

namespace {

constexpr int kModes = 2, kRounds = 10;

class Fake
{
public:
    explicit Fake(std::string what) : m_what(std::move(what)) {}

    int run()
    {
        if (m_what == "mute") sleepForEver();
        if (m_what == "chatter")
            for (int i = 0; i < 50; ++i)
                std::printf("Welcome to this machine, line %d\n", i);
        if (m_what == "babble")
            while (true)
                std::printf("la la la\n");
        std::fflush(stdout);
        const int protocol = m_what == "old" ? 0 : m_what == "unknown" ? 99'999 : kWireProtocol;
        nlohmann::ordered_json hello{{"program", "fake"}, {"protocol", protocol}, {"pid", ::getpid()}};
        if (m_what != "unknown") hello["min"] = m_what == "new" ? kWireProtocol + 1 : protocol;
        m_out.write({{"hello", std::move(hello)}});
        if (m_what == "deaf") sleepForEver();
        WireMessage message;
        while (m_in.fill())
            while (m_in.next(message) == WireReader::Got::Message)
                take(message);
        return 0;
    }

private:
    [[noreturn]] static void sleepForEver()
    {
        while (true)
            ::pause();
    }

    void take(const WireMessage& message)
    {
        const std::string op = message.head.value("op", "");
        if (op == "bye") std::exit(0);
        if (op == "stop" && m_what == "flood") m_stopped = true;
        if (op == "study-run") study(message);
        if (op == "study-ask") generate(message);
        if (op == "run") measure(message);
    }

    void event(RunEvent::Kind kind, const RunSpec& spec, const std::string& text)
    {
        RunEvent event;
        event.kind = kind;
        event.text = text;
        if (kind == RunEvent::Kind::Phase) event.phase = RunPhase::Measuring;
        event.spec = spec;
        event.environment.device = "a stand-in";
        if (kind == RunEvent::Kind::Segment)
            for (const QuantScheme& scheme : spec.modes) {
                ModeResult mode;
                mode.requested = schemeName(scheme);
                mode.effective = "stand-in";
                event.modes.push_back(mode);
            }
        m_out.write({{"id", m_id}, {"event", toJson(event)}});
    }

    void samples(int rounds, std::uint64_t dropped = 0)
    {
        std::vector<SampleEvent> batch;
        for (int i = 0; i < rounds * kModes; ++i)
            batch.push_back(
                {1.0f + static_cast<float>(m_sent++), static_cast<std::uint16_t>(i % kModes), 0, SampleEvent::None});
        m_out.write({{"id", m_id}, {"samples", batch.size()}, {"dropped", dropped}},
                    {reinterpret_cast<const char*>(batch.data()), batch.size() * sizeof(SampleEvent)});
    }

    void raw(const std::string& text)
    {
        for (std::size_t at = 0; at < text.size();) {
            const ssize_t put = ::write(STDOUT_FILENO, text.data() + at, text.size() - at);
            if (put <= 0) std::exit(1);
            at += static_cast<std::size_t>(put);
        }
    }

    void measure(const WireMessage& message)
    {
        m_id = message.head.value("id", 0);
        const RunSpec spec = runSpecFromJson(message.head.at("spec")).value();
        event(RunEvent::Kind::Segment, spec, "hot");
        event(RunEvent::Kind::Phase, spec, "measuring");
        samples(kRounds);
        if (m_what == "hang") sleepForEver();
        if (m_what == "crash")
            std::fprintf(stderr, "libfake: assertion failed\n"), std::signal(SIGSEGV, SIG_DFL), std::raise(SIGSEGV);
        if (m_what == "killed") std::raise(SIGKILL);
        if (m_what == "leave") std::exit(7);
        if (m_what == "torn")
            raw("{\"id\": " + std::to_string(m_id) + ", \"samples\": 4, \"bytes\": 48}\nabc"), std::exit(0);
        if (m_what == "garbage") raw("%%% this is no message\n"), sleepForEver();
        if (m_what == "deep") raw(std::string(100'000, '[') + "\n"), sleepForEver();
        if (m_what == "wrong-types")
            raw("{\"id\":" + std::to_string(m_id) +
                ",\"event\":[1],\"series\":7,\"samples\":\"many\",\"dropped\":-1}\n");
        if (m_what == "huge") raw("{\"id\":1,\"bytes\":99999999999}\n"), sleepForEver();
        if (m_what == "endless")
            for (const std::string block(1 << 20, 'x');;)
                raw(block);
        if (m_what == "gap") samples(kRounds), samples(kRounds, 5), sleepForEver();
        if (m_what == "flood") flood();
        finish(spec);
    }

    /// Samples without regard to credit, until told to stop.
    void flood()
    {
        std::thread reader([this] {
            WireMessage message;
            while (!m_stopped && m_in.fill())
                while (m_in.next(message) == WireReader::Got::Message)
                    if (message.head.value("op", "") == "stop") m_stopped = true;
        });
        while (!m_stopped)
            samples(10'000);
        reader.join();
    }

    void finish(const RunSpec& spec)
    {
        RunResult result;
        result.environment.device = "a stand-in";
        result.stopReason = "all iterations done";
        if (m_what != "empty") {
            Segment segment;
            segment.spec = spec;
            for (const QuantScheme& scheme : spec.modes) {
                ModeResult mode;
                mode.scheme = scheme;
                mode.requested = schemeName(scheme);
                mode.samplesUs = {1, 2, 3};
                segment.modes.push_back(mode);
            }
            result.segments.push_back(segment);
        }
        const std::string text = sendSeries(result, [this](Json head, std::string_view payload) {
            head["id"] = m_id;
            return m_out.write(std::move(head), payload);
        });
        Json reply{{"id", m_id}, {"ok", true}};
        if (m_what == "lost")
            reply["failed"] = toJson(
                Error{ErrorCode::DeviceLost, "The GPU stopped working while measuring.", "Restart the program."});
        m_out.write(reply, text);
    }

    /// Tells a little of a study and then nothing more.
    void study(const WireMessage& message)
    {
        m_id = message.head.value("id", 0);
        m_out.write({{"id", m_id}, {"event", {{"kind", "note"}, {"text", "a note"}}}});
        if (m_what == "hang") sleepForEver();
        std::raise(SIGKILL);
    }

    /// Writes two tokens and then nothing more.
    void generate(const WireMessage& message)
    {
        m_id = message.head.value("id", 0);
        m_out.write({{"id", m_id}, {"event", {{"kind", "token"}, {"text", "a piece"}, {"count", 2}}}});
        std::raise(SIGKILL);
    }

    std::string m_what;
    WireReader m_in{STDIN_FILENO};
    WireWriter m_out{STDOUT_FILENO};
    int m_id = 0, m_sent = 0;
    std::atomic<bool> m_stopped{false};
};

} // namespace

int main(int argc, char** argv)
{
    std::signal(SIGPIPE, SIG_IGN);
    return Fake(argc > 1 ? argv[1] : "").run();
}
