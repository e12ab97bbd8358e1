// SPDX-License-Identifier: GPL-3.0-or-later
// A whole accuracy study on the CPU: rows, sizes to the byte, files that read back, stop and resume, plans, bad input.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/measure/proportion.h"
#include "gpu/studies/accuracy/file.h"
#include "gpu/studies/accuracy/plan.h"
#include "gpu/studies/accuracy/study.h"

#include "tests/gpu/support/accuracy_study_cases.h"
#include "tests/gpu/support/scratch_folder.h"
#include "tests/sanitized.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>

using namespace qs;
using qs::test::smallAccuracyStudy;
using qs::test::StudyLog;
using qs::testing::ScratchFolder;
namespace fs = std::filesystem;

namespace {

/// The result without what differs from run to run: times and the moment.
nlohmann::ordered_json timeless(const AccuracyStudyResult& result)
{
    auto json = toJson(result);
    json.erase("environment");
    json.erase("seconds");
    json.erase("aa_band");
    for (auto& curve : json["training"])
        curve.erase("seconds");
    for (const char* list : {"rows", "plans"})
        for (auto& row : json[list])
            for (const char* time : {"latency_us", "samples_us", "quantize_ms", "train_seconds"})
                row.erase(time);
    return json;
}

Error errorOf(const AccuracyStudySpec& spec) { return qs::test::refusalOf<AccuracyStudy>(spec); }

/// A study that has run, shared by the tests that only look at it.
AccuracyStudy& finished()
{
    static StudyLog log;
    static AccuracyStudy study(smallAccuracyStudy());
    static const auto error = study.run({}, log);
    REQUIRE_MESSAGE(!error.has_value(), error->text());
    return study;
}

} // namespace

TEST_CASE("every mode has a row in the order of the tables, and the counts fit together")
{
    const AccuracyStudyResult& r = finished().result();
    CHECK(r.complete);
    REQUIRE(r.rows.size() == accuracyModes().size());
    const ModeRow& baseline = r.rows.front();
    for (std::size_t i = 0; i < r.rows.size(); ++i) {
        const ModeRow& row = r.rows[i];
        CAPTURE(row.mode);
        CHECK(row.mode == accuracyModes()[i].name);
        CHECK(row.failed.empty());
        CHECK(row.total == 1000);
        CHECK(row.correct == baseline.correct + row.gained - row.lost);
        CHECK(row.accuracy() > 0.3);
        CHECK(row.accuracyLow == wilsonInterval(row.correct, row.total).low);
        CHECK(row.loss == doctest::Approx(baseline.loss + row.lossDifference.difference).epsilon(1e-5));
        CHECK(row.samplesUs.size() == 6);
        CHECK_FALSE(row.effective.empty());
        CHECK(row.simulated == (row.effective.english().find("simulated") != std::string::npos));
        CHECK((row.trainSeconds > 0) == accuracyModes()[i].isQat());
    }
    CHECK(r.row("int8-dynamic")->effective.english().starts_with("INT8 × INT8"));
    CHECK(r.row("int4-gptq")->effective.english() == "INT4 weights dequantized, FP32 multiplication");
    CHECK(r.row("fp8-e4m3")->simulated); // no CPU multiplies FP8
    CHECK(r.training.size() == 5);
    CHECK(r.training.front().checkLoss.size() == 4);
    CHECK(r.training.front().plannedEpochs == 4);
    CHECK(r.training.back().plannedEpochs == 1);
    CHECK(r.pairs.size() == 8);
    CHECK(r.layers.size() == 2);
    CHECK(r.cells.size() == 2 * 18);
    for (const SensitivityCell& cell : r.cells) {
        CAPTURE(cell.mode);
        CHECK(cell.items == 300);
        CHECK(cell.output.sqnrDb > 10);
    }
}

TEST_CASE("the ledger is the file: every mode, to the byte, and codes that read back to the same weights")
{
    const ScratchFolder folder;
    AccuracyStudy& study = finished();
    for (const ModeRow& row : study.result().rows) {
        CAPTURE(row.mode);
        const fs::path path = folder / (row.mode + ".safetensors");
        REQUIRE(study.saveQuantized(row.mode, path).ok());
        CHECK(fs::file_size(path) == static_cast<std::uintmax_t>(row.size.total()));
        const auto file = SafetensorsFile::open(path);
        REQUIRE_MESSAGE(file.ok(), file.error().text());
        const auto info = quantizationOf(*file, 2);
        REQUIRE(info.ok());
        CHECK(info->plan == LayerPlan(2, row.mode));
        const auto config = loadClassifier(folder / "fp32.safetensors");
        REQUIRE_MESSAGE(config.ok(), config.error().text());
        for (const LinearLayer& layer : linearLayers(config->config)) {
            const auto weight = restoredWeight(*file, layer, *findAccuracyMode(row.mode), info->groupSize);
            REQUIRE_MESSAGE(weight.ok(), weight.error().text());
            CHECK(weight->size() == static_cast<std::size_t>(layer.in * layer.out));
        }
    }
    REQUIRE(study.saveModel(folder / "plain.safetensors").ok());
    CHECK(fs::file_size(folder / "plain.safetensors") ==
          static_cast<std::uintmax_t>(study.result().rows.front().size.total()));
    const SizeLedger& fp32 = study.result().rows.front().size;
    CHECK(fp32.payload == 4 * (16 * 21 + 21 * 10));
    CHECK(fp32.unquantized == 4 * (21 + 10));
    CHECK(study.result().row("int8-dynamic")->size.payload == 16 * 21 + 21 * 10);
    CHECK(study.result().row("int4-gptq")->size.zeroPoints > 0);
    CHECK(study.result().row("qat-int4")->size.zeroPoints == 0);
}

TEST_CASE("restored from the file: bit for bit what the layer computed with")
{
    const ScratchFolder folder;
    const ClassifierConfig config =
        classifierConfig(ClassifierKind::Mlp, 4, 9, 5).value(); // 36 inputs: groups that do not divide
    const Classifier model = initialClassifier(config, 3);
    const auto layers = linearLayers(config);
    std::vector<LayerInputs> inputs;
    for (const LinearLayer& layer : layers) {
        inputs.emplace_back(layer.in);
        std::vector<float> rows(static_cast<std::size_t>(64 * layer.in));
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i] = std::sin(static_cast<float>(i) * 0.37f) * static_cast<float>(1 + i % 5);
        inputs.back().kept = rows;
        inputs.back().keptRows = 64;
        inputs.back().columnAbsmax.assign(static_cast<std::size_t>(layer.in), 2.0f);
        inputs.back().histogram.add(rows);
        inputs.back().hessian.add(rows);
    }
    for (const AccuracyMode& mode : accuracyModes()) {
        CAPTURE(mode.name);
        std::vector<QuantizedLayer> quantized;
        std::vector<const QuantizedLayer*> pointers;
        for (std::size_t i = 0; i < layers.size(); ++i) {
            const std::int64_t groups = (layers[i].in + 15) / 16;
            const bool int4 = mode.weights.takesGroupSize();
            const LearnedSteps steps{
                std::vector<float>(static_cast<std::size_t>(layers[i].out * (int4 ? groups : 1)), 0.01f), 0.02f};
            auto layer = quantizeLayer(mode, model.parameters[static_cast<std::size_t>(layers[i].weight)].values,
                                       layers[i].out, layers[i].in, &inputs[i], 16, &steps);
            REQUIRE_MESSAGE(layer.ok(), layer.error().text());
            quantized.push_back(std::move(*layer));
        }
        for (const QuantizedLayer& layer : quantized)
            pointers.push_back(&layer);
        const LayerPlan plan(layers.size(), std::string(mode.name));
        const ModelFile file = modelFile(model, plan, pointers, 16);
        const fs::path path = folder / "mode.safetensors";
        REQUIRE(writeSafetensors(path, file.tensors, file.metadata).ok());
        CHECK(fs::file_size(path) == static_cast<std::uintmax_t>(file.size.total()));
        const auto back = SafetensorsFile::open(path);
        REQUIRE(back.ok());
        const auto info = quantizationOf(*back, layers.size());
        REQUIRE(info.ok());
        for (std::size_t i = 0; i < layers.size(); ++i) {
            const auto weight = restoredWeight(*back, layers[i], mode, info->groupSize);
            REQUIRE_MESSAGE(weight.ok(), weight.error().text());
            CHECK(*weight == quantized[i].restored);
        }
    }
}

TEST_CASE("a damaged file of a quantized model is refused with what is wrong")
{
    const ScratchFolder folder;
    const fs::path path = folder / "m.safetensors";
    REQUIRE(finished().saveQuantized("int4-gptq", path).ok());
    const auto file = SafetensorsFile::open(path);
    REQUIRE(file.ok());
    const LinearLayer wrong{"layers.0", 32, 21, 1, 0, 1}, missing{"layers.7", 16, 21, 1, 0, 1};
    CHECK(restoredWeight(*file, wrong, *findAccuracyMode("int4-gptq"), 16).error().code == ErrorCode::BadInput);
    CHECK_FALSE(restoredWeight(*file, missing, *findAccuracyMode("int4-gptq"), 16).ok());
    CHECK_FALSE(restoredWeight(*file, linearLayers(classifierConfig(ClassifierKind::Tiny, 28, 28, 10).value())[0],
                               *findAccuracyMode("int4-gptq"), 0)
                    .ok());
    REQUIRE(finished().saveQuantized(LayerPlan{"int4-rtn", "fp32"}, path).ok());
    const auto mixed = SafetensorsFile::open(path);
    REQUIRE(mixed.ok());
    CHECK(quantizationOf(*mixed, 2).value().plan == LayerPlan{"int4-rtn", "fp32"});
    CHECK(quantizationOf(*mixed, 3).error().message.english().find("2 modes for 3") != std::string::npos);
}

TEST_CASE("the same seed on the same device: the same table, also when it was stopped on the way")
{
    AccuracyStudySpec spec = smallAccuracyStudy();
    StudyLog log;
    AccuracyStudy again(spec);
    REQUIRE_FALSE(again.run({}, log).has_value());
    const std::string expected = dumpJson(timeless(finished().result()), 1);
    CHECK(dumpJson(timeless(again.result()), 1) == expected);
    CHECK(log.count(StudyEvent::Kind::Started) == 1);
    CHECK(log.count(StudyEvent::Kind::Row) == static_cast<std::int64_t>(accuracyModes().size()));
    CHECK(log.count(StudyEvent::Kind::Cell) == 36);
    CHECK(log.count(StudyEvent::Kind::Training) > 5);
    double last = 0;
    for (const StudyEvent& e : log.events)
        if (e.kind == StudyEvent::Kind::Phase) {
            CHECK(e.fraction >= last - 1e-9);
            CHECK(e.fraction <= 1);
            last = e.fraction;
        }
    CHECK(last > 0.9);

    AccuracyStudy stopped(spec);
    using Kind = StudyEvent::Kind;
    int runs = 0;
    for (const auto& [kind, nth] :
         {std::pair{Kind::Phase, 1}, {Kind::Training, 1}, {Kind::Row, 5}, {Kind::Cell, 7}, {Kind::Row, 2}}) {
        std::stop_source stop;
        StudyLog part;
        int seen = 0;
        part.then = [&, kind = kind, nth = nth](const StudyEvent& e) {
            if (e.kind == kind && ++seen == nth) stop.request_stop();
        };
        const auto error = stopped.run(stop.get_token(), part);
        if (!error) break;
        CHECK(error->code == ErrorCode::Interrupted);
        CHECK(stopped.result().stopReason.english() == "stopped by the user");
        ++runs;
    }
    CHECK(runs >= 4);
    StudyLog rest;
    const auto error = stopped.run({}, rest);
    REQUIRE_MESSAGE(!error.has_value(), error->text());
    CHECK(dumpJson(timeless(stopped.result()), 1) == expected);
}

TEST_CASE("a stop is obeyed within half a second of training")
{
    AccuracyStudySpec spec = smallAccuracyStudy();
    spec.model = "mlp";
    spec.epochs = 50;
    std::stop_source stop;
    StudyLog log;
    std::chrono::steady_clock::time_point asked;
    log.then = [&](const StudyEvent& e) {
        if (e.kind == StudyEvent::Kind::Training && !stop.stop_requested()) {
            asked = std::chrono::steady_clock::now();
            stop.request_stop();
        }
    };
    AccuracyStudy study(spec);
    CHECK(study.run(stop.get_token(), log).has_value());
    CHECK(std::chrono::steady_clock::now() - asked < kPatience * std::chrono::milliseconds(200));
    CHECK_FALSE(study.result().training.front().loss.empty());
}

TEST_CASE("plans: what fits the budget, measured like the modes, and saved with its own bytes")
{
    const ScratchFolder folder;
    AccuracyStudy& study = finished();
    const std::int64_t plain = study.result().rows.front().size.total(),
                       small = study.result().row("int4-rtn")->size.total();
    for (const std::int64_t budget : {plain, (plain + small) / 2, small + 100}) {
        CAPTURE(budget);
        const auto plan = study.suggestPlan(budget);
        REQUIRE_MESSAGE(plan.ok(), plan.error().text());
        CHECK(study.sizeOf(*plan)->total() <= budget);
        const auto row = study.tryPlan(*plan, "plan", {});
        REQUIRE_MESSAGE(row.ok(), row.error().text());
        CHECK(row->size == *study.sizeOf(*plan));
        CHECK(row->total == 1000);
        CHECK(row->samplesUs.size() == 6);
        REQUIRE(study.saveQuantized(*plan, folder / "plan.safetensors").ok());
        CHECK(fs::file_size(folder / "plan.safetensors") == static_cast<std::uintmax_t>(row->size.total()));
    }
    CHECK(study.result().plans.size() == 1);                         // the same name each time
    CHECK(study.suggestPlan(plain).value() == LayerPlan(2, "fp32")); // nothing to lose, so nothing is lost
    // What is too little is told with what would do: no mode's file is smaller.
    const std::string refused = study.suggestPlan(100).error().message.english();
    CHECK(refused.find("100 bytes") != std::string::npos);
    std::string digits;
    for (const char c : refused.substr(refused.find("smallest plan has")))
        if (c >= '0' && c <= '9') digits += c;
    const std::int64_t least = std::stoll(digits);
    for (const ModeRow& row : study.result().rows)
        if (!findAccuracyMode(row.mode)->isQat()) CHECK(least <= row.size.total());
    CHECK(least > small / 2);
    REQUIRE(study.suggestPlan(least).ok());
    CHECK(study.sizeOf(study.suggestPlan(least).value())->total() == least);
    CHECK_FALSE(study.suggestPlan(least - 1).ok());
    // A plan of one mode is that mode.
    const auto same = study.tryPlan(LayerPlan(2, "int8-dynamic"), "all INT8", {});
    REQUIRE(same.ok());
    CHECK(same->correct == study.result().row("int8-dynamic")->correct);
    CHECK(same->loss == study.result().row("int8-dynamic")->loss);
    CHECK(same->size == study.result().row("int8-dynamic")->size);
    for (const LayerPlan& bad :
         {LayerPlan{"fp32"}, LayerPlan{"fp32", "int9"}, LayerPlan{"fp32", "qat-int8"}, LayerPlan{"qat-int8", "fp32"}})
        CHECK(study.tryPlan(bad, "bad", {}).error().code == ErrorCode::Usage);
}

TEST_CASE("tensors to look at: weights of the model, and what its layers are fed")
{
    AccuracyStudy& study = finished();
    CHECK(study.tensorNames() ==
          std::vector<std::string>{"layers.0.weight", "layers.0.input", "layers.1.weight", "layers.1.input"});
    const auto weight = study.tensor("layers.1.weight"), input = study.tensor("layers.1.input");
    REQUIRE(weight.ok());
    REQUIRE(input.ok());
    CHECK(weight->rows == 10);
    CHECK(weight->columns == 21);
    CHECK(input->rows == 300);
    CHECK(input->values.size() == 300 * 21);
    CHECK(*std::min_element(input->values.begin(), input->values.end()) == 0); // behind a ReLU
    CHECK_FALSE(study.tensor("head.weight").ok());
    CHECK_FALSE(AccuracyStudy(smallAccuracyStudy()).tensor("layers.0.weight").ok());
}

TEST_CASE("a saved model gives the same baseline, and refuses data that it does not fit")
{
    const ScratchFolder folder;
    const std::string path = (folder / "model.safetensors").string();
    REQUIRE(finished().saveModel(path).ok());
    AccuracyStudySpec spec = smallAccuracyStudy();
    spec.model = path;
    spec.modes = {"fp32", "int8-dynamic"};
    spec.sensitivity = false;
    StudyLog log;
    AccuracyStudy study(spec);
    const auto error = study.run({}, log);
    REQUIRE_MESSAGE(!error.has_value(), error->text());
    CHECK(study.result().rows[0].correct == finished().result().rows[0].correct);
    CHECK(study.result().rows[1].loss == finished().result().row("int8-dynamic")->loss);
    CHECK(study.result().training.empty());
    spec.classes = 36;
    const Error wrong = errorOf(spec);
    CHECK(wrong.code == ErrorCode::Usage);
    CHECK(wrong.message.english().find("10 classes") != std::string::npos);
    CHECK(wrong.message.english().find("36") != std::string::npos);
}

TEST_CASE("bad input: a clear error, and nothing measured")
{
    const ScratchFolder folder;
    AccuracyStudySpec spec = smallAccuracyStudy();
    const auto with = [&](const std::string& data) {
        AccuracyStudySpec s = spec;
        s.data = data;
        return errorOf(s);
    };
    CHECK(with((folder / "nothing").string()).exitStatus() != 0);
    std::string words = "a,b,label\n", oneClass = words;
    for (int i = 0; i < 100; ++i) {
        words += std::to_string(i) + (i == 57 ? ",seven," : ",7,") + std::to_string(i % 3) + "\n";
        oneClass += std::to_string(i) + ",7,1\n";
    }
    CHECK(with(folder.write("words.csv", words)).message.english().find("59") != std::string::npos); // the line
    CHECK(with(folder.write("one.csv", oneClass)).code == ErrorCode::BadInput);
    CHECK(with(folder.write("train-images-idx3-ubyte", std::string("\0\0\x08\x03\0\0\0\x40\0\0\0\x08\0\0\0\x08", 16)))
              .code == ErrorCode::BadInput);
    AccuracyStudySpec none = spec;
    none.calibrationCount = 0;
    CHECK(errorOf(none).code == ErrorCode::Usage);
    AccuracyStudySpec model = spec;
    model.model = folder.write("model.safetensors", "no tensors");
    CHECK(errorOf(model).exitStatus() == 2);
    AccuracyStudySpec device = spec;
    device.device = 1;
    CHECK(errorOf(device).code == ErrorCode::Usage);
}

TEST_CASE("the least loss under a budget is that of trying everything")
{
    std::uint64_t at = 0;
    const auto random = [&] { return uniformAt(11, at++); };
    for (int trial = 0; trial < 60; ++trial) {
        std::vector<std::vector<LayerOption>> layers(4);
        for (auto& options : layers)
            for (const char* mode : {"a", "b", "c", "d"})
                options.push_back({mode, static_cast<std::int64_t>(10 + 90 * random()), random() - 0.2});
        const auto budget = static_cast<std::int64_t>(60 + 300 * random());
        double best = 1e9;
        for (int code = 0; code < 256; ++code) {
            std::int64_t bytes = 0;
            double loss = 0;
            for (int layer = 0; layer < 4; ++layer) {
                const LayerOption& o =
                    layers[static_cast<std::size_t>(layer)][static_cast<std::size_t>(code >> (2 * layer) & 3)];
                bytes += o.bytes;
                loss += std::max(0.0, o.loss);
            }
            if (bytes <= budget) best = std::min(best, loss);
        }
        const LayerPlan plan = leastLoss(layers, budget);
        CHECK(plan.empty() == (best == 1e9));
        if (plan.empty()) continue;
        std::int64_t bytes = 0;
        double loss = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const auto o = std::find_if(layers[i].begin(), layers[i].end(),
                                        [&](const LayerOption& option) { return option.mode == plan[i]; });
            bytes += o->bytes;
            loss += std::max(0.0, o->loss);
        }
        CHECK(bytes <= budget);
        CHECK(loss == doctest::Approx(best));
    }
    // Equally good: the fewest modes.
    const std::vector<std::vector<LayerOption>> equal(3, {{"a", 5, 0}, {"b", 4, 0}, {"c", 9, 0}});
    const LayerPlan one = leastLoss(equal, 20);
    CHECK(std::all_of(one.begin(), one.end(), [&](const std::string& mode) { return mode == one.front(); }));
}
