// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/mode_study.h"

#include <functional>
#include <vector>

/// What tests of mode studies share.
namespace qs::test {

/// Keeps every event, and may do something at each.
struct StudyLog final : ModeStudySink
{
    void event(const ModeStudyEvent& e) override
    {
        events.push_back(e);
        if (then) then(e);
    }
    std::int64_t count(ModeStudyEvent::Kind kind) const
    {
        std::int64_t n = 0;
        for (const ModeStudyEvent& e : events)
            n += e.kind == kind;
        return n;
    }
    std::vector<ModeStudyEvent> events;
    std::function<void(const ModeStudyEvent&)> then;
};

/// The tiny model on few items, without latencies worth the name: a second.
inline ModeStudySpec smallStudy()
{
    ModeStudySpec spec;
    spec.model = "tiny";
    spec.trainCount = 3000;
    spec.calibrationCount = 300;
    spec.testCount = 1000;
    spec.epochs = 4;
    spec.qatEpochs = 1;
    spec.iterations = 6;
    spec.batch = 64;
    spec.groupSize = 16;
    spec.backend = BackendChoice::Cpu;
    spec.modes = parseStudyModes("all").value();
    return spec;
}

} // namespace qs::test
