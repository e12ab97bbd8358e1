// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/study_event.h"

#include <algorithm>
#include <cstdint>
#include <doctest/doctest.h>
#include <functional>
#include <vector>

/// What tests of both kinds of study share.
namespace qs::test {

/// Keeps every event, and may do something at each.
struct StudyLog final : StudySink
{
    void event(const StudyEvent& e) override
    {
        events.push_back(e);
        if (then) then(e);
    }
    std::int64_t count(StudyEvent::Kind kind) const
    {
        return std::count_if(events.begin(), events.end(), [&](const StudyEvent& e) { return e.kind == kind; });
    }
    std::vector<StudyEvent> events;
    std::function<void(const StudyEvent&)> then;
};

/// Why a study is refused before it has a row.
template <class Study, class Spec> Error refusalOf(const Spec& spec)
{
    StudyLog log;
    Study study(spec);
    const auto error = study.run({}, log);
    REQUIRE(error.has_value());
    CHECK(study.result().rows.empty());
    return *error;
}

} // namespace qs::test
