// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts of quantized checkpoints; tests/data/checkpoints/make_quantized.py packed them with the libraries that define
// them.
#include "tests/gpu/support/format_files.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/safetensors_write.h"
#include "gpu/models/checkpoint/hf_quantization.h"

#include <doctest/doctest.h>

#include <cstring>

using namespace qs;
using namespace qs::testing;
using nlohmann::json;

namespace {

/// The folder that holds the tensors as a checkpoint.
struct Golden
{
    ScratchFolder folder;
    mutable std::optional<TensorFiles> files; // finding a matrix marks what it takes
    std::map<std::string, std::string> configs;
    Golden()
    {
        fs::copy_file(std::string(QS_SOURCE_DIR) + "/tests/data/checkpoints/quantized.safetensors",
                      folder / "model.safetensors");
        auto opened = TensorFiles::open(folder.path());
        REQUIRE_MESSAGE(opened.ok(), (opened ? std::string() : opened.error().text()));
        files = std::move(opened).value();
        configs = SafetensorsFile::open(folder / "model.safetensors")->metadata();
    }
    Result<CheckpointMatrix> matrix(const std::string& name, const std::string& config) const
    {
        const json document = {{"quantization_config", json::parse(config)}};
        auto quantization = readQuantization(document, "config.json");
        if (!quantization) return quantization.error();
        return findMatrix(*files, *quantization, name, 16, 64);
    }
    std::vector<float> expected(const std::string& name) const
    {
        const StoredTensor* tensor = files->find(name + ".expected");
        REQUIRE(tensor);
        std::vector<float> values(tensor->data.size() / 4);
        std::memcpy(values.data(), tensor->data.data(), tensor->data.size());
        return values;
    }
};

std::string quantizationError(const json& config)
{
    const auto read = readQuantization({{"quantization_config", config}}, "config.json");
    REQUIRE_FALSE(read.ok());
    CHECK(read.error().code == ErrorCode::BadInput);
    CHECK(contains(read.error().message.english(), "quantization_config"));
    return read.error().text();
}

json group(const json& weights, const char* format = "pack-quantized")
{
    return {{"quant_method", "compressed-tensors"},
            {"format", format},
            {"config_groups", {{"group_0", {{"targets", {"Linear"}}, {"weights", weights}}}}}};
}

} // namespace

TEST_CASE("every layout is restored to the bit")
{
    const Golden golden;
    REQUIRE(golden.configs.size() == 30);
    for (const auto& [name, config] : golden.configs) {
        CAPTURE(name);
        const auto matrix = golden.matrix(name, config);
        REQUIRE_MESSAGE(matrix.ok(), (matrix ? std::string() : matrix.error().text()));
        CHECK_FALSE(matrix->dense());
        std::vector<float> values(16 * 64);
        restoreRows(*matrix, 0, 16, values);
        CHECK(values == golden.expected(name));
        std::vector<float> part(3 * 64);
        restoreRows(*matrix, 5, 3, part);
        CHECK(std::equal(part.begin(), part.end(), values.begin() + 5 * 64));
        // Codes, zero points and scales one by one say the same.
        const auto storage = matrix->format.storage;
        if (storage == MatrixStorage::PackedInt || storage == MatrixStorage::WholeInt ||
            storage == MatrixStorage::AwqGemm || storage == MatrixStorage::Gptq)
            for (std::int64_t r = 0; r < 16; ++r)
                for (std::int64_t c = 0; c < 64; ++c) {
                    const float value =
                        static_cast<float>(checkpointCode(*matrix, r, c) - checkpointZeroPoint(*matrix, r, c)) *
                        checkpointScale(*matrix, r, c);
                    REQUIRE(value == values[static_cast<std::size_t>(r * 64 + c)]);
                }
    }
}

TEST_CASE("what a matrix is, in words and bytes")
{
    const Golden golden;
    const auto text = [&](const char* name) {
        return golden.matrix(name, golden.configs.at(name))->format.text().english();
    };
    CHECK(text("pack4") == "INT4 pack-quantized, groups of 32, symmetric");
    CHECK(text("pack4_order") == "INT4 pack-quantized, groups of 32, symmetric, activation order");
    CHECK(golden.matrix("pack4_order", golden.configs.at("pack4_order"))->format.ordered);
    CHECK(text("int8_asym") == "INT8 int-quantized, per channel, asymmetric");
    CHECK(text("fp8_block") == "FP8 float-quantized, blocks of 12×24");
    CHECK(text("fp8_inv") == "FP8 float-quantized, blocks of 12×24");
    CHECK(golden.matrix("fp8_inv", golden.configs.at("fp8_inv"))->format.activations.text().english() ==
          "FP8 per group, dynamic");
    CHECK(golden.matrix("fp8_inv", golden.configs.at("fp8_inv"))->storedBytes() == 16 * 64 + 2 * 3 * 4);
    CHECK(golden.matrix("fp8_inv_bf16", golden.configs.at("fp8_inv_bf16"))->storedBytes() == 16 * 64 + 2 * 3 * 2);
    CHECK(text("nvfp4") == "NVFP4, groups of 16");
    CHECK(text("awq") == "INT4 AWQ, groups of 32, asymmetric");
    CHECK(golden.matrix("int8", golden.configs.at("int8"))->format.activations.text().english() ==
          "INT8 per token, dynamic");
    CHECK(golden.matrix("pack4", golden.configs.at("pack4"))->storedBytes() == 16 * 64 / 2 + 16 * 2 * 2);
    CHECK(golden.matrix("nvfp4", golden.configs.at("nvfp4"))->storedBytes() == 16 * 64 / 2 + 16 * 4 + 4);
}

TEST_CASE("wrong shapes, types and groups are named with what is expected")
{
    const Golden golden;
    const auto why = [&](const std::string& name, const std::string& config) {
        const auto matrix = golden.matrix(name, config);
        REQUIRE_FALSE(matrix.ok());
        CHECK(matrix.error().code == ErrorCode::BadInput);
        return matrix.error().text();
    };
    CHECK(contains(why("pack4", golden.configs.at("pack8")),
                   "\"pack4.weight_packed\" has shape [16, 8]; expected [16, 16]"));
    CHECK(contains(why("fp8", golden.configs.at("int8")), "has type F8_E4M3; expected I8"));
    CHECK(contains(why("pack4", golden.configs.at("awq")), "no tensor \"pack4.qweight\""));
    CHECK(contains(why("awq", R"({"quant_method": "awq", "bits": 4, "group_size": 16})"),
                   "qzeros\" has shape [2, 2]; expected [4, 2]"));
    CHECK(contains(why("fp8_inv", R"({"quant_method": "fp8", "weight_block_size": [16, 16]})"),
                   "weight_scale_inv\" has shape [2, 3]; expected [1, 4]"));
    CHECK(contains(why("gone", golden.configs.at("pack4")), "no tensor \"gone.weight\""));
}

TEST_CASE("an activation order that points beyond the groups is refused")
{
    ScratchFolder folder;
    std::vector<std::int32_t> order(64, 0), codes(16 * 8, 0);
    order[40] = 2; // of groups 0 and 1
    const std::vector<std::uint16_t> scales(32, 0x3c00);
    const std::vector<std::int64_t> shape = {16, 64};
    const TensorToWrite tensors[] = {{"l.weight_packed", "I32", {16, 8}, std::as_bytes(std::span(codes))},
                                     {"l.weight_scale", "F16", {16, 2}, std::as_bytes(std::span(scales))},
                                     {"l.weight_g_idx", "I32", {64}, std::as_bytes(std::span(order))},
                                     {"l.weight_shape", "I64", {2}, std::as_bytes(std::span(shape))}};
    REQUIRE(writeSafetensors(folder / "model.safetensors", tensors, {}).ok());
    auto files = TensorFiles::open(folder.path());
    REQUIRE(files.ok());
    const auto quantization = readQuantization(
        {{"quantization_config", group({{"num_bits", 4}, {"group_size", 32}, {"strategy", "group"}})}}, "config.json");
    REQUIRE(quantization.ok());
    const auto matrix = findMatrix(*files, *quantization, "l", 16, 64);
    REQUIRE_FALSE(matrix.ok());
    CHECK(contains(matrix.error().text(), "input 40 to group 2 of 2"));
    const auto narrow = findMatrix(*files, *quantization, "l", 16, 60);
    REQUIRE_FALSE(narrow.ok());
    CHECK(contains(narrow.error().text(), "[16, 64]; expected [16, 60]"));
}

TEST_CASE("an index that says what the place of an input says anyway is no activation order")
{
    ScratchFolder folder;
    std::vector<std::int32_t> order(64), codes(8 * 16, 0), zeros(2 * 2, 0);
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<std::int32_t>(i / 32);
    const std::vector<std::uint16_t> scales(32, 0x3c00);
    const auto textOf = [&] {
        const TensorToWrite tensors[] = {{"l.qweight", "I32", {8, 16}, std::as_bytes(std::span(codes))},
                                         {"l.qzeros", "I32", {2, 2}, std::as_bytes(std::span(zeros))},
                                         {"l.scales", "F16", {2, 16}, std::as_bytes(std::span(scales))},
                                         {"l.g_idx", "I32", {64}, std::as_bytes(std::span(order))}};
        REQUIRE(writeSafetensors(folder / "model.safetensors", tensors, {}).ok());
        auto files = TensorFiles::open(folder.path());
        const auto quantization = readQuantization(
            {{"quantization_config", {{"quant_method", "gptq"}, {"bits", 4}, {"group_size", 32}}}}, "config.json");
        const auto matrix = findMatrix(*files, *quantization, "l", 16, 64);
        REQUIRE_MESSAGE(matrix.ok(), (matrix ? std::string() : matrix.error().text()));
        CHECK(files->unused().empty());
        return matrix->format.text().english();
    };
    CHECK(textOf() == "INT4 GPTQ, groups of 32, symmetric");
    std::swap(order[0], order[40]);
    CHECK(textOf() == "INT4 GPTQ, groups of 32, symmetric, activation order");
}

TEST_CASE("transforms that run with the model are refused by name; those that are in the weights are not")
{
    json config = group({{"num_bits", 4}, {"group_size", 32}, {"strategy", "group"}});
    const auto scheme = [](const char* location) {
        return json{{"type", "hadamard"}, {"apply", {{{"targets", {"Linear"}}, {"location", location}}}}};
    };
    config["transform_config"] = {{"config_groups", {{"R1", scheme("weight_output")}}}};
    CHECK(readQuantization({{"quantization_config", config}}, "config.json").ok());
    config["transform_config"]["config_groups"]["R4"] = scheme("input");
    CHECK(contains(quantizationError(config), "transforms that run with the model (\"transform_config\": \"R4\")"));
    config["transform_config"] = json::object();
    CHECK(readQuantization({{"quantization_config", config}}, "config.json").ok());
    config["transform_config"] = {{"other", 1}};
    CHECK(contains(quantizationError(config), "transform_config"));
}

TEST_CASE("methods and formats that are not supported are named, with those that are")
{
    CHECK(
        contains(quantizationError({{"quant_method", "new_one"}}),
                 "\"new_one\", which is not supported. Supported methods: compressed-tensors, awq, gptq, auto-round"));
    CHECK(contains(quantizationError({{"bits", 4}}), "\"quantization_config\" has no \"quant_method\""));
    CHECK(contains(quantizationError({{"quant_method", "compressed-tensors"}}), "config_groups"));
    CHECK(contains(quantizationError(group({{"num_bits", 4}}, "marlin-24")), "\"marlin-24\""));
    CHECK(contains(quantizationError(group({{"num_bits", 9}})), "9-bit"));
    CHECK(contains(quantizationError(group({{"num_bits", 4}, {"strategy", "group"}})), "the strategy \"group\""));
    CHECK(contains(quantizationError(group({{"num_bits", 4}, {"strategy", "attn_head"}})), "attn_head"));
    CHECK(contains(quantizationError({{"quant_method", "fp8"}, {"weight_block_size", {128, 0}}}), "weight_block_size"));
    CHECK(contains(quantizationError({{"quant_method", "fp8"}, {"weight_block_size", {128}}}), "weight_block_size"));
    CHECK(contains(quantizationError({{"quant_method", "fp8"}, {"fmt", "e5m2"}, {"weight_block_size", {128, 128}}}),
                   "\"e5m2\""));
    CHECK(contains(quantizationError({{"quant_method", "awq"}, {"version", "gemv_fast"}}), "\"gemv_fast\""));
    CHECK(contains(quantizationError({{"quant_method", "awq"}, {"bits", 8}}), "8 bits"));
    CHECK(contains(quantizationError({{"quant_method", "gptq"}, {"bits", 9}}), "9 bits"));
    CHECK(contains(quantizationError({{"quant_method", "gptq"}, {"bits", 4}, {"checkpoint_format", "marlin"}}),
                   "\"marlin\""));
    CHECK(contains(quantizationError({{"quant_method", "gptq"}, {"dynamic", {{"+:x", {{"bits", 16}}}}}}), "16 bits"));
    CHECK(contains(quantizationError({{"quant_method", "gptq"}, {"bits", 4}, {"group_size", 99999999999}}),
                   "groups of -2"));
    CHECK(readQuantization(json::object(), "config.json")->method.empty());
}

TEST_CASE("what a configuration asks of activations, results, and of keys and values")
{
    json document = {{"quantization_config", group({{"num_bits", 8}, {"strategy", "channel"}}, "int-quantized")}};
    json& config = document["quantization_config"];
    json& first = config["config_groups"]["group_0"];
    first["input_activations"] = {
        {"num_bits", 8}, {"type", "int"}, {"strategy", "token"}, {"dynamic", true}, {"symmetric", false}};
    first["output_activations"] = {{"num_bits", 8}, {"type", "int"}, {"strategy", "tensor"}};
    config["kv_cache_scheme"] = {
        {"num_bits", 8}, {"type", "float"}, {"strategy", "tensor"}, {"dynamic", false}, {"symmetric", true}};
    auto read = readQuantization(document, "config.json");
    REQUIRE_MESSAGE(read.ok(), read.error().text());
    CHECK(read->groups[0].format.activations.text().english() == "INT8 per token, dynamic, asymmetric");
    CHECK(read->groups[0].format.outputs.text().english() == "INT8 per tensor, static");
    CHECK(read->kvCache.text().english() == "FP8 per tensor, static");
    config["config_groups"] = json::object(); // only the cache
    read = readQuantization(document, "config.json");
    REQUIRE_MESSAGE(read.ok(), read.error().text());
    CHECK(read->method == "compressed-tensors");
    CHECK(read->groups.empty());
    config["kv_cache_scheme"] = nullptr;
    CHECK_FALSE(readQuantization(document, "config.json").ok());
}

TEST_CASE("the group of a layer: by name, by pattern, by class")
{
    json config = group({{"num_bits", 4}, {"group_size", 32}, {"strategy", "group"}});
    const json eight = {{"num_bits", 8}, {"group_size", 32}, {"strategy", "group"}};
    config["config_groups"]["group_1"] = {{"targets", {"re:.*down_proj$"}}, {"weights", eight}};
    config["config_groups"]["group_2"] = {{"targets", {"layers.3.mlp.up_proj"}},
                                          {"weights", {{"num_bits", 2}, {"group_size", 32}, {"strategy", "group"}}}};
    const auto read = readQuantization({{"quantization_config", config}}, "config.json");
    REQUIRE(read.ok());
    CHECK(read->groupOf("model.layers.0.self_attn.q_proj")->format.bits == 4);
    CHECK(read->groupOf("model.layers.0.mlp.down_proj")->format.bits == 8);
    CHECK(read->groupOf("model.layers.3.mlp.up_proj")->format.bits == 2);
    CHECK(read->groupOf("model.layers.13.mlp.up_proj")->format.bits == 4);
}
