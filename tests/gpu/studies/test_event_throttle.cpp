// SPDX-License-Identifier: GPL-3.0-or-later
// What a study says on its way to a reader: the newest of what replaces itself, joined points and tokens, and the rest.
#include <doctest/doctest.h>

#include "gpu/results/accuracy_study.h"
#include "gpu/studies/event_throttle.h"
#include "gpu/studies/study_events.h"

#include <string>
#include <vector>

using namespace qs;
using Kind = StudyEvent::Kind;

namespace {

StudyEvent points(const std::string& mode, double epoch)
{
    AccuracyStudyResult part;
    part.training.push_back({mode, {epoch}, {1.0f}, {0.5f}, {}, {}, {}, 0, 0});
    StudyEvent event = partEvent(Kind::Training, std::move(part));
    event.subject = mode;
    return event;
}

StudyEvent token(const std::string& text, double fraction = -1)
{
    StudyEvent event;
    event.kind = Kind::Token;
    event.what = text;
    event.count = 1;
    event.fraction = fraction;
    return event;
}

StudyEvent speed(const std::string& what, int batch, double rate)
{
    StudyEvent event;
    event.kind = Kind::Speed;
    event.what = what;
    event.count = batch;
    event.rate = rate;
    return event;
}

} // namespace

TEST_CASE("of phases, tables and speeds the newest passes, and nothing else is lost")
{
    std::vector<StudyEvent> passed;
    {
        EventThrottle throttle([&](const StudyEvent& event) { passed.push_back(event); }, std::chrono::seconds(20));
        throttle.event(phaseEvent("the first is seen at once"));
        throttle.event(phaseEvent("one"));
        throttle.event(speed("decode", 1, 10));
        throttle.event(speed("decode", 8, 20));
        throttle.event(phaseEvent("two"));
        throttle.event(speed("decode", 1, 11));
        throttle.event(noteEvent("a note"));
        throttle.event(noteEvent("a note"));
        throttle.event(phaseEvent("the last"));
    }
    REQUIRE(passed.size() == 7);
    CHECK(passed[1].text == "two");
    CHECK(passed[2].rate == 11);
    CHECK(passed[3].rate == 20);
    CHECK(passed[4].kind == Kind::Note);
    CHECK(passed[5].kind == Kind::Note);
    CHECK(passed[6].text == "the last");
}

TEST_CASE("points of a curve and tokens of an answer are joined")
{
    std::vector<StudyEvent> passed;
    EventThrottle throttle([&](const StudyEvent& event) { passed.push_back(event); }, std::chrono::seconds(20));
    const StudyEvent second = points("fp32", 0.2);
    throttle.event(points("fp32", 0.1));
    throttle.event(second);
    throttle.event(points("fp32", 0.3));
    throttle.flush();
    REQUIRE(passed.size() == 2);
    CHECK(passed[1].of<AccuracyStudyResult>().training.front().epoch == std::vector<double>{0.2, 0.3});
    CHECK(second.of<AccuracyStudyResult>().training.front().epoch.size() == 1); // what was said stays as it was
    throttle.event(points("fp32", 0.4));
    throttle.event(points("qat-int8", 0.1)); // another curve is seen at once
    CHECK(passed.size() == 4);
    passed.clear();
    throttle.event(token("Em", 0));
    throttle.event(token("ma"));
    throttle.event(token("The", 0));
    throttle.event(token("y"));
    throttle.flush();
    REQUIRE(passed.size() == 2);
    CHECK(passed[0].what == "Emma");
    CHECK(passed[0].count == 2);
    CHECK(passed[1].what == "They");
}
