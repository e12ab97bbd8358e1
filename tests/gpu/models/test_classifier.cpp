// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/format_files.h"
#include "tests/gpu/support/toy_data.h"

#include "gpu/formats/safetensors_write.h"
#include "gpu/models/classifier/classifier.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <limits>

using namespace qs;
using namespace qs::testing;

namespace {

constexpr ClassifierKind allKinds[] = {ClassifierKind::Tiny, ClassifierKind::Mlp, ClassifierKind::Transformer};

std::filesystem::path temporary(const std::string& name)
{
    return std::filesystem::temp_directory_path() / ("qs-" + std::to_string(::getpid()) + "-" + name);
}

/// Writes the parts of a model as given and tells why they are refused.
std::string whyRefused(const Classifier& model, const std::map<std::string, std::string>& metadata)
{
    std::vector<TensorToWrite> tensors;
    for (const Parameter& parameter : model.parameters)
        tensors.push_back({parameter.name, "F32", parameter.shape, std::as_bytes(std::span(parameter.values))});
    const auto path = temporary("refused.safetensors");
    REQUIRE(writeSafetensors(path, tensors, metadata).ok());
    const auto loaded = loadClassifier(path);
    std::filesystem::remove(path);
    REQUIRE_FALSE(loaded.ok());
    CHECK(loaded.error().code == ErrorCode::BadInput);
    CHECK_FALSE(loaded.error().hint.empty());
    return loaded.error().message.english();
}

std::map<std::string, std::string> withConfig(const std::string& json) { return {{"quantoscope", json}}; }

} // namespace

TEST_CASE("The tiny model has the size of the published one")
{
    const auto config = classifierConfig(ClassifierKind::Tiny, 28, 28, 10);
    REQUIRE(config.ok());
    CHECK(config->inputs() == 16);
    const Classifier model = initialClassifier(*config, 1);
    CHECK(model.parameterCount() == 577);
    const auto path = temporary("tiny.safetensors");
    REQUIRE(saveClassifier(model, path).ok());
    const auto size = std::filesystem::file_size(path);
    CHECK(size > 2308);
    CHECK(size < 2900);
    std::filesystem::remove(path);
}

TEST_CASE("Default shapes")
{
    const auto mlp = classifierConfig(ClassifierKind::Mlp, 28, 28, 10);
    REQUIRE(mlp.ok());
    const auto layers = linearLayers(*mlp);
    REQUIRE(layers.size() == 3);
    CHECK(layers[0].in == 784);
    CHECK(layers[1].out == 256);
    CHECK(layers[2].name == "layers.2");
    CHECK(initialClassifier(*mlp, 0).parameterCount() == 784 * 512 + 512 + 512 * 256 + 256 + 256 * 10 + 10);

    const auto transformer = classifierConfig(ClassifierKind::Transformer, 28, 28, 36);
    REQUIRE(transformer.ok());
    CHECK(transformer->tokens() == 49);
    CHECK(linearLayers(*transformer).size() == 1 + 2 * 4 + 1);
    CHECK(linearLayers(*transformer).back().out == 36);

    CHECK(classifierConfig(ClassifierKind::Tiny, 1, 13, 3)->inputs() == 13);
    CHECK(classifierConfig(ClassifierKind::Tiny, 32, 32, 3)->inputs() == 16);
    CHECK(classifierConfig(ClassifierKind::Tiny, 29, 31, 3)->inputs() == 29 * 31);
    CHECK(contains(classifierConfig(ClassifierKind::Transformer, 1, 13, 3).error().text(), "table"));
    CHECK(contains(classifierConfig(ClassifierKind::Transformer, 30, 30, 3).error().message.english(), "30×30"));
    CHECK(contains(classifierConfig(ClassifierKind::Transformer, 400, 400, 3).error().message.english(), "10000"));
    CHECK_FALSE(classifierConfig(ClassifierKind::Mlp, 28, 28, 1).ok());
    CHECK_FALSE(classifierConfig(ClassifierKind::Mlp, 0, 28, 10).ok());
    CHECK_FALSE(classifierConfig(ClassifierKind::Mlp, std::int64_t{1} << 40, std::int64_t{1} << 40, 10).ok());
}

TEST_CASE("Every weight and bias belongs to a layer")
{
    for (const auto kind : allKinds) {
        const auto config = smallConfig(kind);
        const auto parameters = parameterShapes(config);
        for (const LinearLayer& layer : linearLayers(config)) {
            CHECK(parameters[static_cast<std::size_t>(layer.weight)].name == layer.name + ".weight");
            CHECK(parameters[static_cast<std::size_t>(layer.weight)].shape == std::vector{layer.out, layer.in});
            CHECK(parameters[static_cast<std::size_t>(layer.bias)].name == layer.name + ".bias");
        }
    }
}

TEST_CASE("Fresh weights follow the seed and have the stated spread")
{
    const auto config = *classifierConfig(ClassifierKind::Mlp, 28, 28, 10);
    const Classifier one = initialClassifier(config, 7), same = initialClassifier(config, 7),
                     other = initialClassifier(config, 8);
    CHECK(one.parameters[0].values == same.parameters[0].values);
    CHECK(one.parameters[0].values != other.parameters[0].values);
    double squares = 0;
    for (const float value : one.parameters[0].values)
        squares += static_cast<double>(value) * value;
    CHECK(squares / static_cast<double>(one.parameters[0].values.size()) == doctest::Approx(2.0 / 784).epsilon(0.02));
    CHECK(initialClassifier(smallConfig(ClassifierKind::Transformer), 0).find("blocks.1.norm2.weight")->values[0] == 1);
}

TEST_CASE("Averaged cells")
{
    ClassifierConfig config;
    config.kind = ClassifierKind::Tiny;
    config.height = 2;
    config.width = 4;
    config.cell = 2;
    const std::vector<float> pixels{1, 2, 10, 20, 3, 4, 30, 40, 0, 0, 1, 1, 0, 4, 1, 1};
    CHECK(averagedCells(pixels, config) == std::vector<float>{2.5f, 25, 1, 1});
    config.cell = 0;
    CHECK(averagedCells(pixels, config) == pixels);
}

TEST_CASE("A saved model comes back as it was")
{
    for (const auto kind : allKinds) {
        Classifier model = initialClassifier(smallConfig(kind), 3);
        model.config.offset = 0.1307f;
        model.config.scale = 1 / 0.3081f;
        model.classNames = {"cat", "dög", "\"x\""};
        model.metadata["training"] = "8 epochs";
        const auto path = temporary("round-trip.safetensors");
        REQUIRE(saveClassifier(model, path).ok());
        const auto loaded = loadClassifier(path);
        REQUIRE(loaded.ok());
        CHECK(loaded->config == model.config);
        CHECK(loaded->classNames == model.classNames);
        CHECK(loaded->metadata == model.metadata);
        REQUIRE(loaded->parameters.size() == model.parameters.size());
        for (std::size_t i = 0; i < model.parameters.size(); ++i) {
            CHECK(loaded->parameters[i].name == model.parameters[i].name);
            CHECK(loaded->parameters[i].shape == model.parameters[i].shape);
            CHECK(loaded->parameters[i].values == model.parameters[i].values);
        }
        std::filesystem::remove(path);
    }
}

TEST_CASE("Files that are no models are refused with the reason")
{
    const Classifier good = initialClassifier(smallConfig(ClassifierKind::Transformer), 3);
    const auto metadata = classifierMetadata(good);

    CHECK(contains(whyRefused(good, {}), "model configuration"));
    CHECK(contains(loadClassifier("/nowhere/at/all.safetensors").error().message.english(), "/nowhere/at/all"));

    Classifier model = good;
    model.parameters[3].values[5] = std::numeric_limits<float>::quiet_NaN();
    CHECK(contains(whyRefused(model, metadata), model.parameters[3].name));
    model.parameters[3].values[5] = std::numeric_limits<float>::infinity();
    CHECK(contains(whyRefused(model, metadata), "element 5"));

    model = good;
    model.parameters.erase(model.parameters.begin() + 2);
    CHECK(contains(whyRefused(model, metadata), "\"position\" is missing"));
    model = good;
    model.parameters.push_back({"extra", {1}, {1.0f}});
    CHECK(contains(whyRefused(model, metadata), "\"extra\""));
    model = good;
    std::swap(model.parameters[0].shape[0], model.parameters[0].shape[1]);
    model.parameters[0].shape = {model.parameters[0].shape[0] / 2, model.parameters[0].shape[1] * 2};
    CHECK(contains(whyRefused(model, metadata), "embed.weight"));
}

TEST_CASE("Hostile configurations are refused before memory is asked for")
{
    const Classifier none{};
    CHECK(contains(whyRefused(none, withConfig("{")), "JSON"));
    CHECK(contains(whyRefused(none, withConfig("[]")), "object"));
    CHECK(contains(whyRefused(none, withConfig("{}")), "type of model"));
    CHECK(contains(whyRefused(none, withConfig(R"({"kind":"giant"})")), "type of model"));
    CHECK(contains(whyRefused(none, withConfig(R"({"kind":"mlp","height":-1})")), "height"));
    CHECK(contains(
        whyRefused(
            none,
            withConfig(R"({"kind":"mlp","height":28,"width":28,"classes":1e9,"hidden":[1],"offset":0,"scale":1})")),
        "classes"));
    CHECK(contains(
        whyRefused(
            none,
            withConfig(R"({"kind":"mlp","height":28,"width":28,"classes":10,"hidden":"x","offset":0,"scale":1})")),
        "hidden"));
    CHECK(contains(
        whyRefused(
            none, withConfig(R"({"kind":"mlp","height":28,"width":28,"classes":10,"hidden":[],"offset":0,"scale":1})")),
        "hidden layers"));
    CHECK(contains(
        whyRefused(
            none,
            withConfig(
                R"({"kind":"mlp","height":28,"width":28,"classes":10,"hidden":[65536,65536,65536],"offset":0,"scale":1})")),
        "weights"));
    CHECK(contains(
        whyRefused(
            none,
            withConfig(
                R"({"kind":"tiny","height":28,"width":28,"classes":10,"hidden":[21],"cell":5,"offset":0,"scale":1})")),
        "divisible"));
    const std::string transformer =
        R"({"kind":"transformer","height":28,"width":28,"classes":10,"patch":PATCH,"modelWidth":64,"heads":HEADS,)"
        R"("blocks":2,"mlpWidth":128,"offset":0,"scale":1})";
    const auto with = [&](const std::string& patch, const std::string& heads) {
        std::string text = transformer;
        text.replace(text.find("PATCH"), 5, patch);
        text.replace(text.find("HEADS"), 5, heads);
        return whyRefused(none, withConfig(text));
    };
    CHECK(contains(with("0", "4"), "patches"));
    CHECK(contains(with("4", "0"), "heads"));
    CHECK(contains(with("4", "5"), "heads"));
    CHECK(contains(with("4", "4"), "missing"));
    CHECK(contains(
        whyRefused(
            none,
            withConfig(
                R"({"kind":"tiny","height":2,"width":2,"classes":2,"hidden":[2],"offset":0,"scale":1,"names":["a"]})")),
        "name for each"));
}

TEST_CASE("A file cut short at any place is refused")
{
    const auto path = temporary("cut.safetensors");
    REQUIRE(saveClassifier(initialClassifier(smallConfig(ClassifierKind::Tiny), 0), path).ok());
    const auto size = std::filesystem::file_size(path);
    for (const auto kept : {size - 1, size - 4, size / 2, size / 8, std::uintmax_t{9}, std::uintmax_t{0}}) {
        std::filesystem::resize_file(path, kept);
        const auto loaded = loadClassifier(path);
        REQUIRE_FALSE(loaded.ok());
        CHECK(loaded.error().code == ErrorCode::BadInput);
    }
    std::filesystem::remove(path);
}

TEST_CASE("Outliers are put where the layer before can take them")
{
    Classifier model = initialClassifier(smallConfig(ClassifierKind::Transformer), 0);
    const Classifier before = model;
    const auto places = injectOutliers(model, 2, 16, 5);
    CHECK(places.size() == 2 * 3 + 1);
    CHECK(places.at("blocks.0.attention.qkv").size() == 2);
    CHECK_FALSE(places.contains("blocks.0.mlp.fc2"));
    CHECK_FALSE(places.contains("embed"));
    const auto channel = static_cast<std::size_t>(places.at("blocks.1.mlp.fc1")[0]);
    CHECK(model.find("blocks.1.norm2.weight")->values[channel] ==
          16 * before.find("blocks.1.norm2.weight")->values[channel]);
    CHECK(model.find("blocks.1.mlp.fc1.weight")->values[channel] ==
          before.find("blocks.1.mlp.fc1.weight")->values[channel] / 16);

    Classifier mlp = initialClassifier(smallConfig(ClassifierKind::Mlp), 0);
    const auto all = injectOutliers(mlp, 1000, 2, 5);
    CHECK(all.at("layers.1").size() == 24); // no more than there are
    CHECK_FALSE(all.contains("layers.0"));
    CHECK(injectOutliers(mlp, 3, 0, 5).empty());
}
