// SPDX-License-Identifier: GPL-3.0-or-later
// The configurations of a language model dealt out over several devices: which is held against which baseline, what
// becomes of a device that is lost, and two workers on the CPU in place of two GPUs.
#include <doctest/doctest.h>

#include "tests/gpu/support/llm_study_cases.h"
#include "tests/gpu/support/worker_cases.h"

#include "gpu/remote/devices/several_devices.h"
#include "gpu/report/llm/report.h"
#include "gpu/studies/study_events.h"

#include <algorithm>
#include <latch>
#include <mutex>
#include <nlohmann/json.hpp>
#include <thread>

using namespace qs;
using namespace qs::test;

namespace {

/// What every study on a device was asked for.
struct Asked
{
    std::mutex mutex;
    std::vector<std::pair<std::string, LlmStudySpec>> all;
};

/// How a device behaves that needs no time.
struct Pretended
{
    std::string name;
    double stepUs = 100;    ///< of its baseline; others take half of it
    double aloneFaster = 1; ///< by which it is faster in a study that only times
    bool capped = false;    ///< by its power limit, while others work
    int failsAtStudy = -1;
    std::shared_ptr<std::latch> together = nullptr; ///< the first studies wait for each other
};

class PretendedStudy final : public Study
{
public:
    PretendedStudy(Pretended device, LlmStudySpec spec, Asked& asked, int number)
        : m_device(std::move(device)), m_spec(std::move(spec)), m_asked(asked), m_number(number)
    {}

    std::optional<Error> run(std::stop_token stop, StudySink& sink) override
    {
        {
            const std::lock_guard lock(m_asked.mutex);
            m_asked.all.emplace_back(m_device.name, m_spec);
        }
        if (m_device.together && m_number == 0) m_device.together->arrive_and_wait();
        m_result.spec = m_spec;
        m_result.environment.device = m_device.name;
        m_result.environment.deviceUuid = "GPU-" + m_device.name;
        m_result.environment.pciBusId = "0000:" + m_device.name;
        m_result.interleaved = true;
        m_result.tasks.resize(1);
        m_result.tasks[0].id = "piqa";
        m_result.tasks[0].metrics = {"acc"};
        sink.event(partEvent(StudyEvent::Kind::Started, m_result));
        if (m_number == m_device.failsAtStudy) return Error{ErrorCode::Device, "the cable was pulled", {}};
        const bool alone = m_spec.clozeItems == 0;
        std::vector<std::string> ids = m_spec.configurations;
        std::erase(ids, "fp16");
        ids.insert(ids.begin(), "fp16");
        for (const std::string& id : ids)
            m_result.rows.push_back(row(id, alone ? m_device.aloneFaster : 1));
        for (int round = 0; round < m_spec.rounds; ++round) {
            StatePoll poll;
            poll.round = round;
            poll.state.smMHz = m_device.capped && !alone ? 1500 : 1980;
            poll.state.reasons = m_device.capped && !alone ? std::uint64_t{ClockPowerCap} : 0;
            m_result.polls.push_back(poll);
        }
        StudyEvent half = phaseEvent("half");
        half.fraction = 0.5;
        sink.event(half);
        if (stop.stop_requested()) return Error{ErrorCode::Interrupted, "stopped", {}};
        judge(m_result);
        m_result.complete = true;
        return std::nullopt;
    }
    const StudyResult& result() const override { return m_result; }

private:
    LlmRow row(const std::string& id, double faster) const
    {
        LlmRow made;
        made.configuration = id;
        LlmTiming timing;
        timing.batch = m_spec.batches.back();
        timing.promptLength = m_spec.promptLengths.front();
        timing.generate = m_spec.generate;
        const double us = m_device.stepUs / faster * (id == "fp16" ? 1 : 0.5);
        for (int round = 0; round < m_spec.rounds; ++round) {
            timing.prefillUs.push_back(static_cast<float>(10 * us * (1 + 0.0001 * (round % 5))));
            for (int step = 0; step < m_spec.generate; ++step)
                timing.stepUs.push_back(static_cast<float>(us * (1 + 0.0001 * (round % 5))));
        }
        made.timings.push_back(std::move(timing));
        LlmMetric metric;
        metric.task = "piqa";
        metric.metric = "acc";
        metric.outcomes = id == "fp16" ? "1100110011" : "1100110010";
        made.metrics.push_back(std::move(metric));
        return made;
    }

    Pretended m_device;
    LlmStudySpec m_spec;
    Asked& m_asked;
    int m_number;
    LlmStudyResult m_result;
};

LlmStudyDevice deviceOf(const Pretended& pretended, Asked& asked)
{
    return {pretended.name, [=, &asked, count = std::make_shared<int>(0)](const LlmStudySpec& spec) {
                return std::make_unique<PretendedStudy>(pretended, spec, asked, (*count)++);
            }};
}

LlmStudySpec fourConfigurations()
{
    LlmStudySpec spec;
    spec.configurations = {"bf16", "int8-w8a8", "int4-w4a16", "int4-w4a16-gptq"};
    spec.rounds = 12;
    spec.generate = 4;
    return spec;
}

bool notesSay(const std::vector<Message>& notes, const char* words)
{
    return std::ranges::any_of(notes, [&](const Message& n) { return n.english().find(words) != std::string::npos; });
}

std::vector<std::string> idsOf(const LlmStudyResult& result)
{
    std::vector<std::string> ids;
    for (const LlmRow& row : result.rows)
        ids.push_back(row.configuration);
    return ids;
}

} // namespace

TEST_CASE("configurations are parts that take about as long as each other")
{
    const auto parts = configurationParts({"bf16", "int8-w8a8", "int4-w4a16-gptq", "int4-w4a16"}, 2);
    REQUIRE(parts.size() == 2);
    CHECK(parts[0] == std::vector<std::string>{"int4-w4a16-gptq"}); // calibrated
    CHECK(parts[1] == std::vector<std::string>{"bf16", "int8-w8a8", "int4-w4a16"});
    const auto even = configurationParts({"bf16", "int8-w8a8", "int4-w4a16", "fp8-w8a8"}, 2);
    CHECK(even[0].size() == even[1].size());
    CHECK(configurationParts({"bf16"}, 4).size() == 1);
    CHECK(configurationParts({}, 2).empty());
}

TEST_CASE("each configuration is held against the baseline of its own device")
{
    Asked asked;
    auto both = std::make_shared<std::latch>(2);
    StudyLog log;
    // The second device is slower by half: against the first one's baseline its configurations would not be faster.
    const DealtLlmStudy dealt = dealOutStudy(fourConfigurations(),
                                             {deviceOf({.name = "a", .stepUs = 100, .together = both}, asked),
                                              deviceOf({.name = "b", .stepUs = 200, .together = both}, asked)},
                                             {}, log);
    REQUIRE_FALSE(dealt.error);
    const LlmStudyResult& result = dealt.result;
    CHECK(result.complete);
    CHECK(idsOf(result) == std::vector<std::string>{"fp16", "bf16", "int8-w8a8", "int4-w4a16", "int4-w4a16-gptq"});
    REQUIRE(result.devices.size() == 2);
    CHECK(result.devices[0].uuid == "GPU-a");
    CHECK(result.devices[1].pciBusId == "0000:b");
    CHECK(result.devices[0].baseline.empty());
    CHECK(result.devices[1].baseline.size() == 1);
    for (const LlmRow& row : result.rows) {
        CAPTURE(row.configuration);
        REQUIRE(result.baselineOf(row));
        CHECK(result.baselineOf(row)->device == row.device);
        if (row.configuration == "fp16") continue;
        CHECK(row.timings[0].stepSpeed.ratio == doctest::Approx(2));
        CHECK(row.timings[0].stepSpeed.verdict == Verdict::Faster);
        CHECK(row.metrics[0].lost == 1);
    }
    CHECK(notesSay(result.notes, "dealt out over 2 devices"));
    CHECK(notesSay(result.notes, "not interleaved"));
    CHECK(dealt.coupling.size() == 2);
    CHECK_FALSE(notesSay(result.notes, "influenced each other"));
    // Kept as JSON with verdicts that follow from the devices' own baselines.
    const auto back = llmStudyResultFromJson(nlohmann::json::parse(toJson(result).dump()));
    REQUIRE_MESSAGE(back.ok(), back.error().text());
    CHECK(back->row("bf16")->timings[0].stepSpeed.ratio == doctest::Approx(2));
    CHECK(back->row("int4-w4a16-gptq")->timings[0].stepSpeed.ratio == doctest::Approx(2));
    const std::string report = writeLlmReport(*back, {});
    for (const char* words : {"## Devices", "GPU-b", "0000:b", "not interleaved", "| a |", "| b |"})
        CHECK_MESSAGE(report.find(words) != std::string::npos, words);
}

TEST_CASE("a device that is slower while the others work is a finding")
{
    Asked asked;
    auto both = std::make_shared<std::latch>(2);
    StudyLog log;
    const DealtLlmStudy dealt = dealOutStudy(fourConfigurations(),
                                             {deviceOf({.name = "a", .together = both}, asked),
                                              deviceOf({.name = "b", .aloneFaster = 1.05, .together = both}, asked)},
                                             {}, log);
    REQUIRE(dealt.coupling.size() == 2);
    CHECK_FALSE(dealt.coupling[0].isFinding());
    CHECK(dealt.coupling[1].isFinding());
    CHECK(dealt.coupling[1].comparison.ratio == doctest::Approx(1.05).epsilon(0.001));
    CHECK(notesSay(dealt.result.notes, "influenced each other"));
    CHECK(notesSay(dealt.result.notes, "on b was measured again"));
    // Only the time is measured again, not the text and the tasks.
    CHECK(asked.all.back().second.clozeItems == 0);
    CHECK(asked.all.back().second.batches == std::vector<int>{8});
}

TEST_CASE("a device that is held back only while the others work is a finding, even where its times agree")
{
    Asked asked;
    auto both = std::make_shared<std::latch>(2);
    StudyLog log;
    const DealtLlmStudy dealt = dealOutStudy(fourConfigurations(),
                                             {deviceOf({.name = "a", .together = both}, asked),
                                              deviceOf({.name = "b", .capped = true, .together = both}, asked)},
                                             {}, log);
    REQUIRE(dealt.coupling.size() == 2);
    CHECK_FALSE(dealt.coupling[0].isFinding());
    CHECK_FALSE(dealt.coupling[1].comparison.resolved());
    CHECK(dealt.coupling[1].isFinding());
    const std::string text = dealt.coupling[1].text().english();
    for (const char* words : {"on b was measured again", "The times do not differ", "1500 MHz while they worked",
                              "1980 MHz alone", "held back while they worked (power cap)"})
        CHECK_MESSAGE(text.find(words) != std::string::npos, text);
    CHECK(notesSay(dealt.result.notes, "power cap"));
}

TEST_CASE("configurations of a device that is lost are measured by another, beside a baseline of their own rounds")
{
    Asked asked;
    auto both = std::make_shared<std::latch>(2);
    StudyLog log;
    const DealtLlmStudy dealt = dealOutStudy(fourConfigurations(),
                                             {deviceOf({.name = "a", .together = both}, asked),
                                              deviceOf({.name = "b", .failsAtStudy = 0, .together = both}, asked)},
                                             {}, log);
    REQUIRE_FALSE(dealt.error);
    CHECK(dealt.result.complete);
    CHECK(dealt.result.rows.size() == 5);
    REQUIRE(dealt.result.devices.size() == 2);
    CHECK(dealt.result.devices[1].name == "a, part 2");
    CHECK(dealt.result.devices[1].baseline.size() == 1);
    CHECK(notesSay(dealt.result.notes,
                   "b was lost, and its configurations are measured on the other devices: the cable"));
    CHECK(dealt.coupling.empty());
    const DealtLlmStudy lost =
        dealOutStudy(fourConfigurations(), {deviceOf({.name = "c", .failsAtStudy = 0}, asked)}, {}, log);
    REQUIRE(lost.error);
    CHECK_FALSE(lost.result.complete);
    CHECK(lost.result.stopReason.english().find("0 of 5 configurations") != std::string::npos);
}

TEST_CASE("two workers study a language model as one would, but for the time")
{
    LlmStudySpec spec = smallStudy();
    spec.configurations = {"bf16", "int4-w4a16"};
    LlmStudy here(spec);
    StudyLog told, log;
    REQUIRE(!here.run({}, told));
    std::vector<LlmStudyDevice> devices;
    for (const char* name : {"first", "second"})
        devices.push_back({name, isolatedStudies<LlmStudyResult>(real())});
    const auto study = dealtStudy(spec, devices);
    const auto error = study->run({}, log);
    REQUIRE_MESSAGE(!error, (error ? error->text() : ""));
    const LlmStudyResult &a = here.result(), &b = resultOf<LlmStudyResult>(*study);
    REQUIRE(b.devices.size() == 2);
    REQUIRE(b.rows.size() == a.rows.size());
    for (std::size_t i = 0; i < a.rows.size(); ++i) {
        CHECK(b.rows[i].configuration == a.rows[i].configuration);
        REQUIRE(b.rows[i].text.has_value());
        CHECK(b.rows[i].text->tokenLoss == a.rows[i].text->tokenLoss);
        CHECK(b.rows[i].text->meanDivergence == a.rows[i].text->meanDivergence);
        CHECK(b.rows[i].metrics[0].outcomes == a.rows[i].metrics[0].outcomes);
        CHECK(b.rows[i].timings.size() == 4);
    }
    CHECK(b.devices[0].baseline.size() + b.devices[1].baseline.size() == 1);
    CHECK(log.count(StudyEvent::Kind::Row) > 0);
}
