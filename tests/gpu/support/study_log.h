// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <algorithm>
#include <cstdint>
#include <doctest/doctest.h>
#include <functional>
#include <vector>

/// What tests of both kinds of study share.
namespace qs::test {

/// Keeps every event, and may do something at each.
template <class Sink, class Event> struct EventLog final : Sink
{
    void event(const Event& e) override
    {
        events.push_back(e);
        if (then) then(e);
    }
    std::int64_t count(typename Event::Kind kind) const
    {
        return std::count_if(events.begin(), events.end(), [&](const Event& e) { return e.kind == kind; });
    }
    std::vector<Event> events;
    std::function<void(const Event&)> then;
};

/// Why a study is refused before it has a row.
template <class Study, class Log, class Spec> Error refusalOf(const Spec& spec)
{
    Log log;
    Study study(spec);
    const auto error = study.run({}, log);
    REQUIRE(error.has_value());
    CHECK(study.result().rows.empty());
    return *error;
}

} // namespace qs::test
