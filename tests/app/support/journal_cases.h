// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/controllers/run_job.h"

#include <QString>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

/// What tests of journals and of recovery share: a run of known times.
namespace qs::test {

inline RunSpec roundsSpec()
{
    RunSpec spec;
    spec.shape = {16, 256};
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    return spec;
}

inline RunEvent segmentEvent(int number, const RunSpec& spec, RunEvent::Kind kind = RunEvent::Kind::Segment)
{
    RunEvent event;
    event.kind = kind;
    event.segment = number;
    event.spec = spec;
    event.text = "hot, 1 buffer";
    event.environment.device = "a device";
    for (const QuantScheme& scheme : spec.modes) {
        ModeResult mode;
        mode.scheme = scheme;
        mode.requested = schemeName(scheme);
        mode.bytes = {4096};
        event.modes.push_back(mode);
    }
    return event;
}

inline float timeOf(int round, int mode)
{
    return 10.0f + static_cast<float>(mode) + 0.01f * static_cast<float>(round % 50);
}

/// A study that says so many rounds, and then does what the test wants.
inline KernelRunFunction roundsStudy(int rounds, std::function<void()> then = {})
{
    return [rounds, then](SpecSource& specs, std::stop_token, EventSink& sink) {
        const RunSpec spec = specs.latest();
        sink.event(segmentEvent(0, spec));
        for (std::uint16_t mode = 0; mode < 2; ++mode)
            sink.sample({99.0f, mode, 0, SampleEvent::Warmup});
        for (int round = 0; round < rounds; ++round)
            for (std::uint16_t mode = 0; mode < 2; ++mode)
                sink.sample({timeOf(round, mode), mode, 0, SampleEvent::None});
        sink.event(segmentEvent(0, spec, RunEvent::Kind::Table));
        if (then) then();
        return KernelRunOutcome{};
    };
}

struct NoSink : EventSink
{
    void event(const RunEvent& event) override
    {
        if (event.kind == RunEvent::Kind::Note) notes.push_back(event.text.english());
    }
    void sample(const SampleEvent&) override { ++samples; }
    int samples = 0;
    std::vector<std::string> notes;
};

inline std::filesystem::path native(const QString& path) { return path.toStdString(); }

} // namespace qs::test
