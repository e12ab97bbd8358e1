// SPDX-License-Identifier: GPL-3.0-or-later
// Events of runs and studies as JSON and back.
#include <doctest/doctest.h>

#include "gpu/measure/statistics.h"
#include "gpu/results/accuracy_study.h"
#include "gpu/results/run_event_json.h"

#include <nlohmann/json.hpp>

using namespace qs;

TEST_CASE("events survive the way between processes")
{
    RunEvent event;
    event.kind = RunEvent::Kind::Table;
    event.segment = 7;
    ModeResult mode;
    mode.requested = "int8-token-dynamic";
    mode.latency = summarize(std::vector<float>{1, 2, 3, 4, 5, 6, 7});
    mode.otherLatency = summarize(std::vector<float>{2, 3, 4});
    mode.otherCache = CacheMode::Cold;
    mode.clockMHz = {1500, 1600, 1700};
    mode.verification = {5, 1, 0, 0};
    mode.bytes = Bytes{4096};
    event.modes = {mode, mode};
    event.pairs = comparePairs({mode.samplesUs, mode.samplesUs}, 0.02);
    event.pairs.pairs[1].caution = Caution::LevelShift;
    event.pairs.pairs[1].nEff = 12.5;
    event.throttled = {{3, 9, "power cap", 1.5}};
    const auto back = runEventFromJson(nlohmann::json::parse(toJson(event).dump()));
    REQUIRE(back.ok());
    CHECK(back->kind == event.kind);
    CHECK(back->segment == 7);
    REQUIRE(back->modes.size() == 2);
    CHECK(back->modes[1].latency.p50 == mode.latency.p50);
    CHECK(back->modes[1].latency.p25 == mode.latency.p25);
    CHECK(back->modes[1].otherLatency.p95 == mode.otherLatency.p95);
    CHECK(back->modes[1].otherCache == CacheMode::Cold);
    CHECK(back->modes[1].clockMHz == std::vector<float>{1600});
    CHECK(back->modes[1].verification.rowsDiffer == 1);
    CHECK(back->pairs == event.pairs);
    CHECK(back->throttled == event.throttled);
    nlohmann::json sent = nlohmann::json::parse(toJson(event).dump());
    sent["pairs"]["pairs"][1][11] = 7;
    CHECK(!runEventFromJson(sent).ok());
    for (auto& one : sent["pairs"]["pairs"]) // as earlier versions send it
        one.erase(one.begin() + 10, one.end());
    REQUIRE(runEventFromJson(sent).ok());
    CHECK(runEventFromJson(sent)->pairs.pairs[1].caution == Caution::None);
    for (const RunPhase phase : {RunPhase::Preparing, RunPhase::Measuring, RunPhase::Closing}) {
        RunEvent said;
        said.text = "in any words";
        said.phase = phase;
        const auto heard = runEventFromJson(nlohmann::json::parse(toJson(said).dump()));
        REQUIRE(heard.ok());
        CHECK(heard->phase == phase);
    }
    CHECK(runEventFromJson(nlohmann::json::parse("{\"kind\":\"phase\",\"phase\":\"of later versions\"}"))->phase ==
          RunPhase::Preparing);
    RunEvent missing;
    missing.kind = RunEvent::Kind::Note;
    missing.missing = "int8-cublas";
    missing.reason = "no library";
    const auto told = runEventFromJson(nlohmann::json::parse(toJson(missing).dump()));
    REQUIRE(told.ok());
    CHECK(told->missing == missing.missing);
    CHECK(told->reason == missing.reason);
    for (const char* wrong : {"{}", "[]", "{\"kind\":\"table\",\"pairs\":{\"variants\":2,\"pairs\":[]}}",
                              "{\"kind\":\"segment\",\"spec\":3}", "{\"kind\":\"table\",\"modes\":[4]}"})
        CHECK(!runEventFromJson(nlohmann::json::parse(wrong)).ok());
    for (const char* wrong :
         {"{}", "[]", "{\"kind\":\"row\"}", "{\"kind\":\"cell\",\"part\":{}}", "{\"kind\":\"training\",\"part\":3}"})
        CHECK(!studyEventFromJson(nlohmann::json::parse(wrong), AccuracyStudyResult()).ok());
}
