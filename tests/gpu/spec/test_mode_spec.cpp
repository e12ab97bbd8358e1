// SPDX-License-Identifier: GPL-3.0-or-later
// The values of an accuracy study: catalogue, specification, judging, the front, and JSON in both directions.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/results/accuracy_study.h"
#include "gpu/results/study_merge.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>

using namespace qs;

namespace {

ModeRow row(std::string mode, std::int64_t correct, std::int64_t gained, std::int64_t lost, std::int64_t bytes)
{
    ModeRow r;
    r.mode = std::move(mode);
    r.correct = correct;
    r.total = 10'000;
    r.gained = gained;
    r.lost = lost;
    r.loss = 0.25;
    r.size.payload = bytes;
    r.effective = "INT8 × INT8";
    r.samplesUs = {10, 11, 10, 12, 10, 11, 10, 10};
    r.latency = summarize(r.samplesUs);
    return r;
}

AccuracyStudyResult sample()
{
    AccuracyStudyResult result;
    result.programVersion = "1.2";
    result.spec.modes = {"fp32", "int8-dynamic", "int4-rtn", "qat-int4"};
    result.spec.data = "it's here";
    result.data = "drawn";
    result.model = "MLP";
    result.layers = {{"layers.0", 784, 512}, {"layers.1", 512, 10}};
    result.classNames = {"0", "1"};
    result.rows = {row("fp32", 9800, 0, 0, 4000), row("int8-dynamic", 9801, 11, 10, 1000),
                   row("int4-rtn", 9600, 20, 220, 500), row("qat-int4", 9810, 60, 50, 500)};
    result.rows[1].lossDifference = {0.001, -0.002, 0.003, 0.4, 10'000};
    result.plans = {row("plan 1", 9790, 5, 15, 800)};
    result.plans[0].plan = {"int8-dynamic", "int4-rtn"};
    SensitivityCell cell;
    cell.mode = "int4-rtn";
    cell.layer = 1;
    cell.output.sqnrDb = 20.5;
    cell.bytes = 300;
    cell.items = 2000;
    cell.lossDifference = {0.01, 0.005, 0.02, 0.01, 2000};
    result.cells = {cell, cell};
    result.cells[1].output = {std::numeric_limits<double>::infinity(), 0, 0, 1, 64};
    result.pairs = {{"int4-rtn", "qat-int4", 300, 90, 10'000, {-0.1, -0.2, -0.05, 0.001, 10'000}}};
    result.training = {{"fp32", {0.5, 1}, {1.5f, 0.5f}, {0.5f, 0.75f}, {1}, {0.25f}, {0.875f}, 2.5, 8}};
    result.aaBand = 0.01;
    result.complete = true;
    judge(result);
    return result;
}

} // namespace

TEST_CASE("the catalogue: unique names, the baseline first, words for each")
{
    std::set<std::string_view> names, titles;
    for (const AccuracyMode& mode : accuracyModes()) {
        CAPTURE(mode.name);
        CHECK(names.insert(mode.name).second);
        CHECK(titles.insert(mode.title).second);
        CHECK(mode.explanation.size() > 20);
        CHECK(mode.explanation.ends_with('.'));
        CHECK(findAccuracyMode(mode.name) == &mode);
        CHECK(mode.mixes() == !mode.name.starts_with("qat"));
        CHECK((mode.calibration != ModeCalibration::None) == mode.name.starts_with("int8-static"));
    }
    CHECK(accuracyModes().front().isBaseline());
    CHECK(std::count_if(accuracyModes().begin(), accuracyModes().end(),
                        [](const AccuracyMode& m) { return m.isBaseline(); }) == 1);
    CHECK(findAccuracyMode("int3") == nullptr);
    CHECK(defaultAccuracyModes(true).size() == defaultAccuracyModes(false).size() + 2);
}

TEST_CASE("lists of modes: names, patterns, the published names, in the order of the tables")
{
    using Names = std::vector<std::string>;
    CHECK(parseAccuracyModes("int4-*,fp32").value() == Names{"fp32", "int4-rtn", "int4-gptq", "int4-awq"});
    CHECK(parseAccuracyModes("baseline,qat,fp8,int8").value() == Names{"fp32", "int8-dynamic", "fp8-e4m3", "qat-int8"});
    CHECK(parseAccuracyModes("default").value() == defaultAccuracyModes(false));
    CHECK(parseAccuracyModes("all").value().size() == accuracyModes().size());
    for (const char* bad : {"", "int9", "fp32,,nf4", "int5-*", "fp32,"}) {
        CAPTURE(bad);
        const auto parsed = parseAccuracyModes(bad);
        REQUIRE_FALSE(parsed.ok());
        CHECK(parsed.error().code == ErrorCode::Usage);
        CHECK(parsed.error().hint.english().find("int4-awq") != std::string::npos);
    }
}

TEST_CASE("what a specification refuses, by the flag that is wrong")
{
    AccuracyStudySpec good;
    good.modes = {"fp32"};
    CHECK(validate(good).ok());
    const auto refused = [&](const char* word, auto change) {
        AccuracyStudySpec spec = good;
        change(spec);
        const auto valid = validate(spec);
        CAPTURE(word);
        REQUIRE_FALSE(valid.ok());
        CHECK(valid.error().code == ErrorCode::Usage);
        CHECK(valid.error().message.english().find(word) != std::string::npos);
    };
    refused("calibration", [](AccuracyStudySpec& s) { s.calibrationCount = 0; });
    refused("--test", [](AccuracyStudySpec& s) { s.testCount = -1; });
    refused("classes", [](AccuracyStudySpec& s) { s.classes = 11; });
    refused("int9", [](AccuracyStudySpec& s) { s.modes = {"int9"}; });
    refused("No mode", [](AccuracyStudySpec& s) { s.modes.clear(); });
    refused("--group-size", [](AccuracyStudySpec& s) { s.groupSize = 12; });
    refused("No model", [](AccuracyStudySpec& s) { s.model.clear(); });
    refused("--qat-epochs", [](AccuracyStudySpec& s) { s.qatEpochs = 0; });
}

TEST_CASE("the command line says what differs from the defaults, quoted for a shell")
{
    AccuracyStudySpec spec;
    spec.modes = {"fp32", "nf4"};
    CHECK(commandLine(spec) == "quantoscope modes --model mlp --modes fp32,nf4 --seed 0");
    spec.data = "it's here";
    spec.outliers = true;
    spec.groupSize = 64;
    spec.sensitivity = false;
    spec.backend = BackendChoice::Cpu;
    CHECK(commandLine(spec) == "quantoscope modes --data 'it'\\''s here' --model mlp --modes fp32,nf4 --outliers "
                               "--group-size 64 --no-sensitivity --seed 0 --backend cpu");
}

TEST_CASE("judging: intervals, Holm over the modes, verdicts, and the baseline left alone")
{
    const AccuracyStudyResult r = sample();
    CHECK(r.rows[0].p == 1);
    CHECK(verdictText(r.rows[0]).english() == "baseline");
    CHECK(r.rows[0].accuracyLow == doctest::Approx(0.97707).epsilon(1e-4)); // Wilson 9800/10000, statsmodels 0.14
    CHECK(r.rows[0].accuracyHigh == doctest::Approx(0.98257).epsilon(1e-4));
    CHECK(r.rows[1].verdict == AccuracyVerdict::Equivalent);
    CHECK(r.rows[2].verdict == AccuracyVerdict::Worse);
    CHECK(r.rows[3].verdict == AccuracyVerdict::Equivalent);
    CHECK(r.rows[2].p == doctest::Approx(mcnemarExact(20, 220)));
    CHECK(r.rows[2].adjustedP == doctest::Approx(3 * r.rows[2].p)); // the smallest of three
    CHECK(r.rows[3].adjustedP >= r.rows[3].p);
    CHECK(r.pairs[0].verdict == AccuracyVerdict::Better);
    CHECK(r.plans[0].p == doctest::Approx(mcnemarExact(5, 15)));
    AccuracyStudyResult failed = r;
    failed.rows[2].failed = "no memory";
    judge(failed);
    CHECK(failed.rows[3].adjustedP == doctest::Approx(std::min(1.0, 2 * failed.rows[3].p))); // two are left
    CHECK(verdictText(failed.rows[2]).english() == "failed: no memory");
}

TEST_CASE("the front: what is shown to be better than all that costs less, and what is not shown to be behind it")
{
    using enum FrontPlace;
    AccuracyStudyResult r = sample();
    // qat-int4 is best and smallest; only int4-rtn is worse than it beyond the paired intervals.
    CHECK(paretoFront(r) == std::vector<FrontPlace>{Within, Within, Behind, On, Within});
    r.rows[3].size.payload = 1500; // int4-rtn is the smallest now, and the next one better than it; the rest is not
    CHECK(paretoFront(r) == std::vector<FrontPlace>{Within, Within, On, Within, On});
    r.rows[2].failed = "no memory";
    CHECK(paretoFront(r) == std::vector<FrontPlace>{Within, Within, Behind, Within, On});
}

TEST_CASE("the front has no steps over differences that are not resolved")
{
    using enum FrontPlace;
    // 98.44 and 98.50 with intervals of 0.2: the cheapest alone.
    std::vector<WeighedPoint> points{{1, 98.44, 98.3, 98.6}, {2, 98.47, 98.3, 98.6}, {4, 98.5, 98.5, 98.5}};
    CHECK(frontPlaces(points) == std::vector<FrontPlace>{On, Within, Within});
    points.push_back({3, 99.0, 98.9, 99.1}); // a step that is one; fp32 costs more than it and is worse
    CHECK(frontPlaces(points) == std::vector<FrontPlace>{On, Within, Behind, On});
    points[0].counts = false;
    CHECK(frontPlaces(points) == std::vector<FrontPlace>{Behind, On, Behind, On});
    // Of a perplexity less is better.
    CHECK(frontPlaces(std::vector<WeighedPoint>{{1, 20, 19, 21}, {2, 19.9, 18.9, 20.9}, {3, 10, 9, 11}}, true) ==
          std::vector<FrontPlace>{On, Within, On});
}

TEST_CASE("pairs of modes that are about the same format")
{
    const auto pairs = pairsOf({"fp32", "int4-rtn", "int4-gptq", "qat-int8"});
    REQUIRE(pairs.size() == 1);
    CHECK(pairs[0] == std::pair<std::string, std::string>{"int4-rtn", "int4-gptq"});
}

TEST_CASE("parts of a study are put together in one way")
{
    std::vector<TrainingCurve> curves;
    TrainingCurve part;
    part.mode = "fp32";
    part.epoch = {0.5};
    part.loss = {1.0f};
    part.seconds = 12;
    part.plannedEpochs = 3;
    merge(curves, part);
    part.epoch = {1.0};
    part.loss = {0.5f};
    part.checkEpoch = {1};
    part.checkAccuracy = {0.9f};
    part.seconds = 0; // points that come while it goes on do not say how long it took
    merge(curves, part);
    part.mode = "qat-int8";
    merge(curves, part);
    REQUIRE(curves.size() == 2);
    CHECK(curves[0].epoch == std::vector<double>{0.5, 1.0});
    CHECK(curves[0].loss == std::vector<float>{1.0f, 0.5f});
    CHECK(curves[0].checkAccuracy == std::vector<float>{0.9f});
    CHECK(curves[0].seconds == 12);
    CHECK(curves[0].plannedEpochs == 3);
    part.mode = "fp32";
    part.seconds = 20;
    merge(curves, part);
    CHECK(curves[0].seconds == 20);

    std::vector<ModeRow> rows;
    for (const char* mode : {"int4-rtn", "fp32", "int8-dynamic"}) {
        ModeRow row;
        row.mode = mode;
        merge(rows, row);
    }
    ModeRow again;
    again.mode = "int8-dynamic";
    again.correct = 7;
    merge(rows, again);
    REQUIRE(rows.size() == 3);
    CHECK(rows[0].mode == "fp32");
    CHECK(rows[1].correct == 7);
    CHECK(rows[2].mode == "int4-rtn");
}

TEST_CASE("JSON there and back again is the same JSON")
{
    const AccuracyStudyResult before = sample();
    const auto json = toJson(before);
    CHECK(looksLikeAccuracyStudy(json));
    const auto after = accuracyStudyResultFromJson(nlohmann::json::parse(dumpJson(json, 1)));
    REQUIRE_MESSAGE(after.ok(), after.error().text());
    CHECK(dumpJson(toJson(*after), 1) == dumpJson(json, 1));
    CHECK(after->spec == before.spec);
    CHECK(after->cells[1].output.exact());
    CHECK(after->rows[1].speed.n == 8);
    CHECK(after->plans[0].plan == before.plans[0].plan);
}

TEST_CASE("JSON from elsewhere: errors, never a crash")
{
    const auto good = nlohmann::json::parse(dumpJson(toJson(sample()), 1));
    CHECK_FALSE(accuracyStudyResultFromJson(nlohmann::json::array()).ok());
    CHECK_FALSE(accuracyStudyResultFromJson({{"kind", "quantoscope-mode-study"}, {"schema", 2}}).ok());
    auto unknown = good;
    unknown["rows"][1]["mode"] = "int1";
    CHECK(accuracyStudyResultFromJson(unknown).error().message.english().find("int1") != std::string::npos);
    auto beyond = good;
    beyond["sensitivity"][0]["layer"] = 2;
    CHECK_FALSE(accuracyStudyResultFromJson(beyond).ok());
    auto tooMany = good;
    tooMany["rows"][1]["correct"] = 10'001;
    CHECK_FALSE(accuracyStudyResultFromJson(tooMany).ok());
    auto uneven = good;
    uneven["training"][0]["loss"].push_back(1);
    CHECK_FALSE(accuracyStudyResultFromJson(uneven).ok());
    // Every value replaced by others, one at a time.
    const nlohmann::json others[] = {nullptr, -1, 1e300, "x", nlohmann::json::array(), nlohmann::json::object(), true};
    int tried = 0;
    const auto flat = good.flatten();
    for (const auto& [pointer, value] : flat.items())
        for (const auto& other : others) {
            if (splitmix64(7, static_cast<std::uint64_t>(++tried)) % 3) continue;
            auto changed = good;
            changed[nlohmann::json::json_pointer(pointer)] = other;
            if (const auto read = accuracyStudyResultFromJson(changed); !read)
                CHECK_FALSE(read.error().message.empty());
        }
    CHECK(tried > 500);
}
