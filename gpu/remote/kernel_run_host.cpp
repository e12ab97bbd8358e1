// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/kernel_run_host.h"

#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/remote/partial_record.h"
#include "gpu/remote/result_wire.h"
#include "gpu/results/run_event_json.h"

#include <cstring>
#include <utility>
#include <vector>

namespace qs {

namespace {

RunEvent phase(Message text)
{
    RunEvent event;
    event.kind = RunEvent::Kind::Phase;
    event.text = std::move(text);
    return event;
}

RunEvent note(Message text)
{
    RunEvent event = phase(std::move(text));
    event.kind = RunEvent::Kind::Note;
    return event;
}

/// One run in the worker, as this side of it sees it.
class HostedRun
{
public:
    HostedRun(WorkerLink& link, SpecSource& specs, EventSink& sink)
        : m_link(link), m_specs(specs), m_sink(sink), m_version(specs.version()),
          m_record(specs.latest(), specs.resume())
    {}

    KernelRunOutcome run(std::stop_token stop)
    {
        const auto sent = begin(stop);
        if (!sent) return partial(sent.error());
        const Waking waking(m_specs, m_link);
        LinkListener listener;
        listener.message = [this](WireMessage& message) { take(message); };
        listener.woken = [this] { passOn(); };
        listener.unanswered = [this](int left) {
            m_sink.event(phase(
                Message::tr("the device does not respond; its worker process will be terminated in %1 s").arg(left)));
        };
        listener.silent = [this](int seconds) { reportSilence(seconds); };
        listener.starting = [this](const Message& what) { m_sink.event(phase(what)); };
        nlohmann::ordered_json request{{"op", "run"}, {"spec", toJson(m_specs.latest())}};
        if (!m_resume.empty()) request["resume"] = true;
        if (const auto only = m_specs.onlyPoint()) request["only_point"] = *only;
        if (m_specs.moreFollows()) request["more_follows"] = true;
        if (m_specs.timesOnly()) request["times_only"] = true;
        auto answer = m_link.ask(std::move(request), m_resume, stop, listener);
        if (!answer) return partial(answer.error());
        return finish(*answer);
    }

private:
    /// The link is woken by changes of the specification as long as it lives.
    struct Waking
    {
        Waking(SpecSource& source, WorkerLink& link) : specs(source)
        {
            specs.setWaker([&link] { link.wake(); });
            link.wake(); // for what changed before
        }
        ~Waking() { specs.setWaker({}); }
        Waking(const Waking&) = delete;
        Waking& operator=(const Waking&) = delete;
        SpecSource& specs;
    };

    /// The worker is there, and has the samples of what is to go on.
    Result<void> begin(const std::stop_token& stop)
    {
        const auto report = [this](const Message& what) { m_sink.event(phase(what)); };
        if (auto running = m_link.ensure(stop, report); !running) return running;
        m_place = m_link.processName();
        if (!m_specs.resume()) return {};
        m_resume = sendSeries(*m_specs.resume(), [this](nlohmann::ordered_json head, std::string_view payload) {
            head["op"] = "series";
            return m_link.send(std::move(head), payload);
        });
        if (m_resume.empty())
            return Error{ErrorCode::Device, Message::tr("The earlier samples could not be sent to the worker process."),
                         Message::tr("Try again.")};
        return {};
    }

    void take(WireMessage& message)
    {
        const auto& head = message.head;
        if (head.contains("samples")) return takeSamples(message);
        if (head.contains("series")) {
            if (auto taken = m_pieces.add(head, message.payload); !taken && !m_problem) m_problem = taken.error();
            return;
        }
        const auto found = head.find("event");
        if (found == head.end()) return;
        auto event = runEventFromJson(*found);
        if (!event) return; // of a newer worker, and of no use here
        if (event->kind == RunEvent::Kind::Segment) event->environment.target = m_link.target();
        m_record.add(*event);
        m_sink.event(*event);
    }

    void takeSamples(const WireMessage& message)
    {
        const std::size_t count = message.payload.size() / sizeof(SampleEvent);
        std::vector<SampleEvent> batch(count);
        if (count > 0)
            std::memcpy(batch.data(), message.payload.data(),
                        count * sizeof(SampleEvent)); // nothing may come from a null pointer
        const auto dropped = message.head.find("dropped");
        const std::uint64_t lost =
            dropped != message.head.end() && dropped->is_number_unsigned() ? dropped->get<std::uint64_t>() : 0;
        const auto before = message.head.find("before"); // it sent so many; what did not arrive was lost on its way
        const std::uint64_t sent =
            before != message.head.end() && before->is_number_unsigned() ? before->get<std::uint64_t>() : m_taken;
        const std::uint64_t missing = lost + (sent - std::min(sent, m_taken));
        m_taken += count;
        if (missing > m_lost) m_record.noteGap();
        m_lost = std::max(m_lost, missing);
        for (const SampleEvent& sample : batch) {
            m_record.add(sample);
            m_sink.sample(sample);
        }
        m_owed += static_cast<std::int64_t>(count);
        if (m_link.sendIfFree({{"op", "credit"}, {"samples", m_owed}})) m_owed = 0;
    }

    /// What changed on this side since the last time.
    void passOn()
    {
        if (const std::uint64_t version = m_specs.version(); version != m_version) {
            m_version = version;
            (void)m_link.send({{"op", "retarget"}, {"id", m_link.requestId()}, {"spec", toJson(m_specs.latest())}});
        }
        if (const std::int64_t paint = m_specs.lastPaint(); paint != m_paint) {
            m_paint = paint;
            (void)m_link.sendIfFree({{"op", "paint"}});
        }
    }

    void reportSilence(int seconds)
    {
        if (seconds > 0)
            m_sink.event(note(m_link.silenceText(seconds)));
        else
            m_sink.event(note(Message::tr("The worker process is responding again.")));
    }

    KernelRunOutcome finish(WireMessage& answer)
    {
        if (m_problem) return partial(*m_problem);
        if (answer.head.contains("whole")) m_pieces = ResultPieces(); // those that arrived are in it
        auto result = m_pieces.finish(answer.payload);
        if (!result) return partial(result.error());
        KernelRunOutcome outcome{std::move(*result), std::nullopt};
        outcome.result.environment.target = m_link.target();
        if (m_lost > 0)
            outcome.result.notes.push_back(
                Message::tr("%n samples were not shown during the measurement; the result contains all of them.",
                            "%n sample was not shown during the measurement; the result contains it.",
                            static_cast<std::int64_t>(m_lost)));
        const auto failed = answer.head.find("failed");
        if (failed != answer.head.end()) outcome.error = errorFromJson(*failed);
        if (!outcome.error || outcome.error->code != ErrorCode::DeviceLost) return outcome;
        m_link.drop(WorkerLink::kPatience); // its context is gone for good
        outcome.error->hint = Message::tr("All measured samples are kept. The next run starts a new worker process.");
        return outcome;
    }

    KernelRunOutcome partial(const Error& error)
    {
        KernelRunOutcome outcome;
        if (m_record.samples() > 0) outcome.result = m_record.result(error.message);
        outcome.result.stopReason = error.message;
        outcome.result.environment.process = m_place;
        outcome.result.environment.target = m_link.target();
        outcome.error = error;
        return outcome;
    }

    WorkerLink& m_link;
    SpecSource& m_specs;
    EventSink& m_sink;
    std::uint64_t m_version;
    PartialRecord m_record;
    ResultPieces m_pieces;
    std::optional<Error> m_problem;
    std::string m_place, m_resume;
    std::uint64_t m_lost = 0, m_taken = 0; ///< samples
    std::int64_t m_owed = 0, m_paint = 0;
};

} // namespace

KernelRunOutcome KernelRunHost::run(SpecSource& specs, std::stop_token stop, EventSink& sink)
{
    return HostedRun(m_link, specs, sink).run(std::move(stop));
}

KernelRunFunction makeIsolatedKernelRun(WorkerOptions options)
{
    auto host = std::make_shared<KernelRunHost>(std::move(options));
    return [host](SpecSource& specs, std::stop_token stop, EventSink& sink) {
        return host->run(specs, std::move(stop), sink);
    };
}

} // namespace qs
