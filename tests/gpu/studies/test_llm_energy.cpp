// SPDX-License-Identifier: GPL-3.0-or-later
// Energy per token against a counter that follows the clock: a device that draws the same power whatever it does.
#include <doctest/doctest.h>

#include "gpu/report/llm/report.h"
#include "gpu/results/llm_rates.h"

#include "tests/gpu/support/faulty_decoder_engine.h"
#include "tests/gpu/support/llm_study_cases.h"

#include <chrono>
#include <cmath>
#include <nlohmann/json.hpp>

using namespace qs;
using namespace qs::test;

namespace {

constexpr double kWatts = 300;

/// A step every 20 ms; `read`: what the readings of power say.
EnergyReading countedReading(double read)
{
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    EnergyReading reading;
    reading.joules = std::floor(seconds * 50) / 50 * kWatts;
    reading.watts = read;
    return reading;
}

DecoderEngineOpener counted(double read)
{
    return [read](BackendChoice, int, Message&) -> Result<std::unique_ptr<DecoderEngine>> {
        auto engine = std::make_unique<FaultyDecoderEngine>([](const std::string&) { return std::optional<Error>(); });
        engine->counter = [read] { return countedReading(read); };
        return std::unique_ptr<DecoderEngine>(std::move(engine));
    };
}

LlmStudySpec oneTiming()
{
    LlmStudySpec spec = smallStudy();
    spec.configurations = {"fp16"};
    spec.textTokens = 64;
    spec.clozeItems = 0;
    spec.batches = {2};
    spec.promptLengths = {16};
    spec.generate = 4;
    spec.rounds = 6;
    spec.energy = true;
    return spec;
}

LlmStudyResult measured(const LlmStudySpec& spec, const DecoderEngineOpener& open)
{
    LlmStudy study(spec, open);
    StudyLog log;
    const auto error = study.run({}, log);
    REQUIRE_MESSAGE(!error, (error ? error->text() : ""));
    return study.result();
}

} // namespace

TEST_CASE("the steps whose energy is counted copy no prompts")
{
    int copies = 0, calls = 0;
    const auto open = [&](BackendChoice, int, Message&) -> Result<std::unique_ptr<DecoderEngine>> {
        auto engine = std::make_unique<FaultyDecoderEngine>([&](const std::string& call) {
            copies += call == "copy" ? 1 : 0;
            calls += call == "time" ? 1 : 0;
            return std::optional<Error>();
        });
        engine->counter = [] { return countedReading(kWatts); };
        return std::unique_ptr<DecoderEngine>(std::move(engine));
    };
    const LlmStudyResult result = measured(oneTiming(), open);
    REQUIRE(result.rows.front().timings.front().decodeEnergy.known());
    CHECK(copies ==
          2 * 7 + 1);      // a batch of two: one for each round, warm-up and control included, and one for the energy
    CHECK(calls > copies); // by how much depends on the machine
}

TEST_CASE("joules per token and tokens per joule of decoding and of the prompt follow from power and time")
{
    const LlmStudyResult result = measured(oneTiming(), counted(kWatts));
    const LlmTiming& timing = result.rows.front().timings.front();
    REQUIRE_MESSAGE(timing.decodeEnergy.known(), timing.decodeEnergy.reason.english());
    REQUIRE_MESSAGE(timing.prefillEnergy.known(), timing.prefillEnergy.reason.english());
    CHECK(timing.decodeEnergy.seconds >= kEnergySeconds);
    CHECK(timing.decodeEnergy.watts == doctest::Approx(kWatts).epsilon(0.05));
    CHECK(timing.decodeEnergy.idleWatts == doctest::Approx(kWatts));
    // Calls are steps, of two sequences each: what a step takes at that power is the time between two of them.
    CHECK(timing.decodeEnergy.joules ==
          doctest::Approx(timing.decodeEnergy.watts * timing.decodeEnergy.seconds / timing.decodeEnergy.calls));
    CHECK(joulesPerToken(timing) == doctest::Approx(timing.decodeEnergy.joules / 2));
    CHECK(tokensPerJoule(timing) == doctest::Approx(1 / joulesPerToken(timing)));
    CHECK(promptJoulesPerToken(timing) == doctest::Approx(timing.prefillEnergy.joules / 16));
    // No less time than the steps alone took; the machine may be busy with other things as well.
    CHECK(timing.decodeEnergy.joules > 0.5 * kWatts * timing.step.min * 1e-6);
    CHECK(timing.stepUs.size() == 6 * 4); // the passes add no samples

    const auto json = nlohmann::json::parse(toJson(result).dump());
    const auto& kept = json["rows"][0]["timings"][0];
    CHECK(kept["decode_energy"]["joules_per_call"].get<double>() == doctest::Approx(timing.decodeEnergy.joules));
    CHECK(kept["tokens_per_joule"].get<double>() == doctest::Approx(tokensPerJoule(timing)));
    CHECK(json["spec"]["energy"] == true);
    const auto back = llmStudyResultFromJson(json);
    REQUIRE(back.ok());
    CHECK(back->rows.front().timings.front().decodeEnergy == timing.decodeEnergy);
    CHECK(back->rows.front().timings.front().prefillEnergy == timing.prefillEnergy);
    CHECK(back->spec == result.spec);
    const std::string report = writeLlmReport(*back, {});
    for (const char* words : {"## Energy", "tokens/J", "power readings agree within 5%", "--energy"})
        CHECK_MESSAGE(report.find(words) != std::string::npos, words);
    CHECK(llmSummaryTable(*back).plain().find("tokens/J") != std::string::npos);
}

TEST_CASE("a counter that power readings contradict gives a reason in place of a figure, and so does a device without")
{
    const LlmStudyResult apart = measured(oneTiming(), counted(0.5 * kWatts));
    CHECK_FALSE(knowsEnergy(apart));
    CHECK(apart.rows.front().timings.front().decodeEnergy.reason.english().find("differ by") != std::string::npos);
    CHECK(writeLlmReport(apart, {}).find("differ by") != std::string::npos);
    const LlmStudyResult none = measured(oneTiming(), openDecoderEngine);
    CHECK(asksEnergy(none));
    CHECK_FALSE(knowsEnergy(none));
    CHECK(none.seconds < 20);
    const std::string report = writeLlmReport(none, {});
    CHECK(report.find("No energy of Baseline FP16: this device has no energy counter") != std::string::npos);
    CHECK(report.find("tokens/J") == std::string::npos);
    LlmStudySpec plain = oneTiming();
    plain.energy = false;
    CHECK_FALSE(asksEnergy(measured(plain, counted(kWatts))));
}

TEST_CASE("a study that is stopped while energy is measured keeps its rounds")
{
    LlmStudy study(oneTiming(), counted(kWatts));
    StudyLog log;
    std::stop_source stop;
    log.then = [&](const StudyEvent& e) {
        if (e.text.english().find("energy") != std::string::npos) stop.request_stop();
    };
    const auto error = study.run(stop.get_token(), log);
    REQUIRE(error);
    CHECK(error->code == ErrorCode::Interrupted);
    CHECK(study.result().rows.front().timings.front().stepUs.size() == 6 * 4);
    CHECK_FALSE(study.result().complete);
}
