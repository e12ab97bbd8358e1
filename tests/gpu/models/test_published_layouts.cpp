// SPDX-License-Identifier: GPL-3.0-or-later
// Layers as the packages wrote them (tests/data/checkpoints/make_published.py), and what these restore.
#include "tests/gpu/models/tiny_checkpoint.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/models/checkpoint/flat_state.h"
#include "gpu/models/checkpoint/hf_quantization.h"
#include "gpu/models/checkpoint/stacked_experts.h"
#include "gpu/studies/llm/matrix.h"

#include <cmath>
#include <cstring>

using namespace qs;
using namespace qs::testing;

namespace {

struct Published
{
    ScratchFolder folder;
    mutable std::optional<TensorFiles> files; // finding a matrix marks what it takes
    std::map<std::string, std::string> configs;
    Published()
    {
        fs::copy_file(std::string(QS_SOURCE_DIR) + "/tests/data/checkpoints/published.safetensors",
                      folder / "model.safetensors");
        auto opened = TensorFiles::open(folder.path());
        REQUIRE_MESSAGE(opened.ok(), (opened ? std::string() : opened.error().text()));
        files = std::move(opened).value();
        configs = SafetensorsFile::open(folder / "model.safetensors")->metadata();
        configs.erase("hf_quant_config");
    }
    std::vector<std::int64_t> shape(const std::string& name) const
    {
        const StoredTensor* tensor = files->find(name + ".expected");
        REQUIRE(tensor);
        return tensor->info->shape;
    }
    std::vector<float> expected(const std::string& name) const
    {
        const StoredTensor* tensor = files->find(name + ".expected");
        REQUIRE(tensor);
        std::vector<float> values(tensor->data.size() / 4);
        std::memcpy(values.data(), tensor->data.data(), tensor->data.size());
        return values;
    }
    Result<CheckpointMatrix> matrix(const std::string& name, const json& config) const
    {
        // Rules for single layers name the layer as it was in its model.
        const bool isValue = name == "mixed_int4", isUp = name == "mixed_int8";
        const std::string layer = std::string("model.layers.0.") + (isUp      ? "mlp.up_proj"
                                                                    : isValue ? "self_attn.v_proj"
                                                                              : "self_attn.k_proj");
        const auto quantization = readQuantization({{"quantization_config", asRead(config)}}, "config.json");
        if (!quantization) return quantization.error();
        CheckpointQuantization here = *quantization;
        const QuantizationGroup* group = here.groupOf(layer);
        REQUIRE(group);
        here.groups = {{{}, group->format}};
        return findMatrix(*files, here, name, shape(name)[0], shape(name)[1]);
    }
    Result<CheckpointMatrix> matrix(const std::string& name) const
    {
        return matrix(name, json::parse(configs.at(name)));
    }
};

/// Tensors of bitsandbytes, to be damaged.
struct FlatLayer
{
    std::string state =
        R"({"quant_type": "nf4", "blocksize": 64, "dtype": "float32", "shape": [4, 64], "nested_blocksize": 256,
        "nested_dtype": "float32", "nested_offset": 0.5})";
    std::int64_t absmax = 4, nested = 1, table = 256, codes = 128;

    std::string error(const ScratchFolder& folder) const
    {
        const std::vector<float> floats(1000, 1.0f);
        const std::vector<std::uint8_t> bytes(1000, 0x12);
        const auto some = [](const auto& all, std::int64_t count) {
            return std::as_bytes(std::span(all).first(static_cast<std::size_t>(count)));
        };
        const TensorToWrite tensors[] = {{"l.weight", "U8", {codes, 1}, some(bytes, codes)},
                                         {"l.weight.absmax", "U8", {absmax}, some(bytes, absmax)},
                                         {"l.weight.quant_map", "F32", {16}, some(floats, 16)},
                                         {"l.weight.nested_absmax", "F32", {nested}, some(floats, nested)},
                                         {"l.weight.nested_quant_map", "F32", {table}, some(floats, table)},
                                         {"l.weight.quant_state.bitsandbytes__nf4",
                                          "U8",
                                          {static_cast<std::int64_t>(state.size())},
                                          std::as_bytes(std::span(state))}};
        REQUIRE(writeSafetensors(folder / "model.safetensors", tensors, {}).ok());
        auto files = TensorFiles::open(folder.path());
        REQUIRE(files.ok());
        const auto quantization = readQuantization(
            {{"quantization_config", {{"quant_method", "bitsandbytes"}, {"load_in_4bit", true}}}}, "config.json");
        REQUIRE(quantization.ok());
        const auto matrix = findMatrix(*files, *quantization, "l", 4, 64);
        if (matrix) {
            std::vector<float> values(4 * 64);
            restoreRows(*matrix, 0, 4, values);
            CHECK(values[0] == 1.5f); // 1 · (1 · 1 + 0.5)
            return "";
        }
        CHECK(matrix.error().code == ErrorCode::BadInput);
        return matrix.error().text();
    }
};

} // namespace

TEST_CASE("layers of published checkpoints are restored to the bit of what their packages restore")
{
    const Published published;
    REQUIRE(published.configs.size() == 35);
    for (const auto& [name, config] : published.configs) {
        CAPTURE(name);
        const auto matrix = published.matrix(name);
        REQUIRE_MESSAGE(matrix.ok(), (matrix ? std::string() : matrix.error().text()));
        CHECK_FALSE(matrix->dense());
        std::vector<float> values(static_cast<std::size_t>(matrix->out * matrix->in));
        restoreRows(*matrix, 0, matrix->out, values);
        CHECK(values == published.expected(name));
        std::vector<float> part(static_cast<std::size_t>(3 * matrix->in));
        restoreRows(*matrix, 5, 3, part);
        CHECK(std::equal(part.begin(), part.end(), values.begin() + 5 * matrix->in));
    }
}

TEST_CASE("what the packages' layers are, in words")
{
    const Published published;
    const auto text = [&](const char* name) { return published.matrix(name)->format.text().english(); };
    CHECK(text("modelopt_fp8") == "FP8 float-quantized, per tensor");
    CHECK(text("modelopt_nvfp4") == "NVFP4, groups of 16");
    CHECK(text("modelopt_int4_awq") == "INT4 ModelOpt, groups of 128, symmetric");
    CHECK(text("bnb_nf4") == "NF4 bitsandbytes, groups of 64");
    CHECK(text("bnb_fp4_double") == "FP4 bitsandbytes, groups of 64, double quantization");
    CHECK(text("auto_round_by_layer") == "INT8 GPTQ, groups of 32, symmetric");
    CHECK(text("torchao_int4_bytes_asym") == "INT8 int-quantized, groups of 32, asymmetric");
    CHECK(text("awq_gemv") == "INT4 AWQ, groups of 32, asymmetric");
    const auto activations = [&](const char* name) {
        return published.matrix(name)->format.activations.text().english();
    };
    CHECK(activations("modelopt_fp8") == "FP8 per tensor, static");
    CHECK(activations("modelopt_nvfp4") == "FP4 per group, dynamic");
    CHECK(activations("bnb_int8") == "INT8 per token with outliers in 16 bits, dynamic");
    CHECK(activations("torchao_int8_dynamic") == "INT8 per token, dynamic");
    CHECK(activations("bnb_nf4").empty());
}

TEST_CASE("as stored: an engine's form stands for the same values")
{
    const Published published;
    for (const auto& [name, config] : published.configs) {
        CAPTURE(name);
        const auto matrix = published.matrix(name);
        REQUIRE(matrix.ok());
        const LlmMatrix made = storedMatrix(*matrix, DType::F32);
        const bool restored = matrix->format.storage == MatrixStorage::FlatTable || !matrix->inputFactors.empty() ||
                              matrix->format.groupSize < 0;
        if (restored) CHECK(made.form.form == WeightForm::Dense);
        if (made.form.form != WeightForm::Dense) continue;
        const auto expected = published.expected(name);
        REQUIRE(made.codes.size() == 4 * expected.size());
        std::vector<float> values(expected.size());
        std::memcpy(values.data(), made.codes.data(), made.codes.size());
        CHECK(values == expected);
    }
    const auto nvfp4 = published.matrix("modelopt_nvfp4");
    const LlmMatrix packed = storedMatrix(*nvfp4, DType::F32);
    CHECK(packed.form.form == WeightForm::Packed);
    CHECK(packed.form.globalScale == nvfp4->globalScale); // a factor here
}

TEST_CASE("a scale of the tensor multiplies in ModelOpt and divides in compressed-tensors")
{
    const Published published;
    const auto factor = published.matrix("modelopt_nvfp4"), divisor = published.matrix("mixed_nvfp4");
    REQUIRE(factor.ok());
    REQUIRE(divisor.ok());
    CHECK(factor->globalMultiplies);
    CHECK(factor->globalScale < 1.0f);
    CHECK_FALSE(divisor->globalMultiplies);
    CHECK(divisor->globalScale > 1.0f);
}

TEST_CASE("stacked experts of gpt-oss are what transformers makes of them")
{
    const Published published;
    const auto expected = published.expected("experts");
    const StackedExperts stack{"experts", 3, 10, 64};
    std::vector<float> values(10 * 64), gate(5 * 64);
    for (std::int64_t expert = 0; expert < 3; ++expert) {
        const auto matrix = stackedExpert(*published.files, stack, expert);
        REQUIRE_MESSAGE(matrix.ok(), (matrix ? std::string() : matrix.error().text()));
        restoreRows(*matrix, 0, 10, values);
        for (std::size_t out = 0; out < 10; ++out)
            for (std::size_t in = 0; in < 64; ++in) // [experts, in, out] there
                REQUIRE(values[out * 64 + in] == expected[(static_cast<std::size_t>(expert) * 64 + in) * 10 + out]);
        for (const std::int64_t first : {0, 1}) { // the rows of the gate and of up, in turn
            const CheckpointMatrix rows = alternateRows(*matrix, first);
            REQUIRE(rows.out == 5);
            CHECK(rows.storedBytes() == 5 * (32 + 2));
            restoreRows(rows, 0, 5, gate);
            const LlmMatrix stored = storedMatrix(rows, DType::F32);
            REQUIRE(stored.codes.size() == 5 * 32);
            for (std::size_t r = 0; r < 5; ++r) {
                const std::size_t from = 2 * r + static_cast<std::size_t>(first);
                CHECK(std::equal(gate.begin() + static_cast<std::ptrdiff_t>(r * 64),
                                 gate.begin() + static_cast<std::ptrdiff_t>(r * 64 + 64),
                                 values.begin() + static_cast<std::ptrdiff_t>(from * 64)));
                CHECK(std::memcmp(stored.codes.data() + r * 32, matrix->codes.data() + from * 32, 32) == 0);
                CHECK(stored.scales[2 * r] == matrix->scales[2 * from]);
            }
        }
    }
    const auto why = [&](const StackedExperts& wrong) {
        const auto matrix = stackedExpert(*published.files, wrong, 0);
        REQUIRE_FALSE(matrix.ok());
        CHECK(matrix.error().code == ErrorCode::BadInput);
        return matrix.error().text();
    };
    CHECK(contains(why({"experts", 4, 10, 64}), "shape [3, 10, 2, 16]; expected [4, 10, 2, 16]"));
    CHECK(contains(why({"experts", 3, 10, 60}), "60 inputs, which is not a multiple of 32"));
    CHECK(contains(why({"none", 3, 10, 64}), "no tensor \"none_blocks\""));
}

TEST_CASE("a damaged quant_state, wrong sizes of scales and codes: named, nothing is read beyond them")
{
    ScratchFolder folder;
    CHECK(FlatLayer{}.error(folder).empty());
    const auto with = [&](const char* from, const char* to) {
        FlatLayer layer;
        layer.state.replace(layer.state.find(from), std::strlen(from), to);
        return layer.error(folder);
    };
    CHECK(contains(with("[4, 64]", "[8, 32]"), "a value of \"shape\" that does not fit the layer of shape [4, 64]"));
    CHECK(contains(with("[4, 64]", "4"), "\"shape\""));
    CHECK(contains(with("\"blocksize\": 64", "\"blocksize\": 0"), "\"blocksize\""));
    CHECK(contains(with("\"blocksize\": 64", "\"blocksize\": -64"), "\"blocksize\""));
    CHECK(contains(with("\"blocksize\": 64", "\"blocksize\": 1e30"), "\"blocksize\""));
    CHECK(contains(with("\"blocksize\": 64", "\"blocksize\": 1152921504606846976"), "\"blocksize\""));
    CHECK(contains(with("\"nf4\"", "\"af4\""), "\"quant_type\""));
    CHECK(contains(with("\"nested_blocksize\": 256", "\"nested_blocksize\": 1"), "\"nested_blocksize\""));
    CHECK(contains(with("\"nested_offset\": 0.5", "\"nested_offset\": \"x\""), "\"nested_offset\""));
    CHECK(contains(with("\"nested_offset\": 0.5}", "\"nested"), "l.weight.quant_state.bitsandbytes__nf4"));
    FlatLayer layer;
    layer.state.clear();
    CHECK_FALSE(layer.error(folder).empty());
    layer = {};
    layer.absmax = 0;
    CHECK(contains(layer.error(folder), "\"l.weight.absmax\" has shape [0]; expected [4]"));
    layer = {};
    layer.nested = 0;
    CHECK(contains(layer.error(folder), "\"l.weight.nested_absmax\" has shape [0]; expected [1]"));
    layer = {};
    layer.table = 16;
    CHECK(contains(layer.error(folder), "expected [256]"));
    layer = {};
    layer.codes = 127;
    CHECK(contains(layer.error(folder), "expected [128, 1]"));
}

TEST_CASE("rules for single layers: GPTQModel's dynamic, AutoRound's extra_config, ModelOpt's quantized_layers")
{
    const auto read = [](const json& config) {
        auto found = readQuantization({{"quantization_config", config}}, "config.json");
        REQUIRE_MESSAGE(found.ok(), (found ? std::string() : found.error().text()));
        return std::move(found).value();
    };
    const auto gptq = read(
        {{"quant_method", "gptq"},
         {"bits", 4},
         {"group_size", 128},
         {"dynamic", {{"+:.*\\.down_proj", {{"bits", 8}, {"group_size", 64}}}, {"-:.*\\.2\\..*", json::object()}}}});
    CHECK(gptq.groupOf("model.layers.0.mlp.up_proj")->format.bits == 4);
    CHECK(gptq.groupOf("model.layers.0.mlp.down_proj")->format.bits == 8);
    CHECK(gptq.groupOf("model.layers.0.mlp.down_proj")->format.groupSize == 64);
    CHECK(gptq.ignores("model.layers.2.mlp.up_proj"));
    CHECK_FALSE(gptq.ignores("model.layers.1.mlp.up_proj"));
    const auto round = read({{"quant_method", "auto-round"},
                             {"packing_format", "auto_round:auto_gptq"},
                             {"bits", 4},
                             {"group_size", 32},
                             {"extra_config",
                              {{".*v_proj.*", {{"bits", 8}}},
                               {"model.layers.1.mlp.up_proj", {{"bits", 16}}},
                               {"lm_head", {{"bits", 2}}}}}});
    CHECK(round.groupOf("model.layers.0.self_attn.v_proj")->format.bits == 8);
    CHECK(round.groupOf("model.layers.0.self_attn.k_proj")->format.gptqVersion == 1);
    CHECK(round.groupOf("lm_head")->format.bits == 2);
    CHECK(round.ignores("model.layers.1.mlp.up_proj"));
    const auto mixed = read({{"quant_method", "modelopt"},
                             {"quant_algo", "MIXED_PRECISION"},
                             {"kv_cache_quant_algo", "FP8"},
                             {"exclude_modules", {"lm_head", "model.layers.0*", "*router*"}},
                             {"quantized_layers",
                              {{"model.layers.1.mlp.up_proj", {{"quant_algo", "NVFP4"}, {"group_size", 16}}},
                               {"model.layers.1.mlp.gate_proj", {{"quant_algo", "FP8"}}}}}});
    CHECK(mixed.groupOf("model.layers.1.mlp.up_proj")->format.blocks == NumberFormat::NVFP4);
    CHECK(mixed.groupOf("model.layers.1.mlp.gate_proj")->format.storage == MatrixStorage::WholeFloat);
    CHECK(mixed.groupOf("model.layers.2.mlp.gate_proj") == nullptr);
    CHECK(mixed.ignores("model.layers.0.mlp.up_proj"));
    CHECK(mixed.ignores("model.layers.5.router.weight"));
    CHECK_FALSE(mixed.ignores("model.layers.1.mlp.up_proj"));
    CHECK(mixed.kvCache.text().english() == "FP8 per tensor, static");
}

TEST_CASE("a layer that the configuration calls quantized and that is not is said")
{
    ScratchFolder folder;
    TinyModel model;
    model.config["quantization_config"] = {
        {"quant_method", "modelopt"}, {"quant_algo", "FP8"}, {"ignore", {"model.layers.1*"}}};
    model.write(folder);
    const auto opened = HfCheckpoint::open(folder.path());
    REQUIRE_MESSAGE(opened.ok(), (opened ? std::string() : opened.error().text()));
    CHECK(opened->quantization() == "modelopt");
    REQUIRE(opened->remarks().size() == 1);
    CHECK(contains(opened->remarks()[0].english(),
                   "7 layers that config.json describes as quantized are not quantized in the files: "
                   "\"model.layers.0."));
}

TEST_CASE("the files of older packages beside config.json describe the weights, too")
{
    const std::pair<const char*, const char*> files[] = {
        {"hf_quant_config.json",
         R"({"producer": {"name": "modelopt"}, "quantization": {"quant_algo": "NVFP4", "kv_cache_quant_algo": "FP8", "group_size": 16,
             "exclude_modules": ["lm_head"]}})"},
        {"quantize_config.json", R"({"bits": 4, "group_size": 128, "desc_act": false, "sym": true})"},
        {"quant_config.json", R"({"zero_point": true, "q_group_size": 128, "w_bit": 4, "version": "GEMM"})"}};
    const char* methods[] = {"modelopt", "gptq", "awq"};
    for (std::size_t i = 0; i < 3; ++i) {
        ScratchFolder folder;
        TinyModel model;
        model.write(folder);
        writeRaw(folder / files[i].first, files[i].second);
        CAPTURE(files[i].first);
        const auto opened = HfCheckpoint::open(folder.path());
        REQUIRE_MESSAGE(opened.ok(), (opened ? std::string() : opened.error().text()));
        CHECK(opened->quantization() == methods[i]);
        writeRaw(folder / files[i].first, R"({"quantization": {"quant_algo": "W4A8_AWQ"}, "bits": 1, "w_bit": 1})");
        CHECK(contains(whyNot(folder), files[i].first));
    }
}

TEST_CASE("folders whose weights are of another kind are named, with what to do")
{
    ScratchFolder folder;
    writeRaw(folder / "config.json", tinyConfig().dump());
    const auto with = [&](const char* name) {
        writeRaw(folder / name, "x");
        const std::string why = whyNot(folder);
        fs::remove(folder / name);
        return why;
    };
    CHECK(contains(with("model-Q4_K_M.gguf"), "stored in GGUF (model-Q4_K_M.gguf)"));
    CHECK(contains(with("tf_model.h5"), "TensorFlow (tf_model.h5)"));
    CHECK(contains(with("flax_model.msgpack"), "Flax (flax_model.msgpack)"));
    CHECK(contains(with("model.onnx"), "ONNX (model.onnx)"));
    writeRaw(folder / "adapter_config.json", R"({"base_model_name_or_path": "org/base"})");
    CHECK(contains(with("adapter_model.safetensors"), "contains a LoRA adapter"));
    CHECK(contains(with("adapter_model.safetensors"), "Merge it into \"org/base\""));
    fs::remove(folder / "adapter_config.json");
    CHECK(contains(whyNot(folder), "Check that it is a model folder and that the download was complete"));
}

TEST_CASE("methods with formats of their own are refused by name, with what to do")
{
    const std::pair<const char*, const char*> methods[] = {
        {"exl3", "EXL3"}, {"exl2", "EXL2"}, {"hqq", "HQQ"},     {"aqlm", "AQLM"},      {"quip", "QuIP#"},
        {"vptq", "VPTQ"}, {"spqr", "SpQR"}, {"higgs", "HIGGS"}, {"quark", "AMD Quark"}};
    for (const auto& [method, name] : methods) {
        const auto read = readQuantization({{"quantization_config", {{"quant_method", method}}}}, "config.json");
        REQUIRE_FALSE(read.ok());
        CAPTURE(method);
        CHECK(contains(read.error().text(), std::string("the weights are in the format of ") + name));
        CHECK(contains(read.error().text(), "Choose the original model"));
        CHECK(contains(read.error().text(), "Supported methods: compressed-tensors, awq, gptq, auto-round"));
    }
    const auto refusal = [](const json& config) {
        const auto read = readQuantization({{"quantization_config", config}}, "config.json");
        REQUIRE_FALSE(read.ok());
        return read.error().text();
    };
    const auto mlx = readQuantization(
        {{"quantization", {{"bits", 4}}}, {"quantization_config", {{"bits", 4}, {"group_size", 64}}}}, "c");
    REQUIRE_FALSE(mlx.ok());
    CHECK(contains(mlx.error().text(), "an MLX model"));
    const auto quip = readQuantization({{"quip_params", {{"codebook", "E8P12"}}}}, "config.json");
    REQUIRE_FALSE(quip.ok());
    CHECK(contains(quip.error().text(), "in the format of QuIP#"));
    CHECK(contains(refusal({{"quant_method", "modelopt"}, {"quant_algo", "NVFP4_SVD"}}), "\"NVFP4_SVD\" of ModelOpt"));
    CHECK(contains(refusal({{"quant_method", "modelopt"}}), "neither a \"quant_algo\""));
    CHECK(contains(
        refusal({{"quant_method", "torchao"}, {"quant_type", {{"default", {{"_type", "Int4WeightOnlyConfig"}}}}}}),
        "\"Int4WeightOnlyConfig\" of torchao"));
    CHECK(contains(refusal({{"quant_method", "bitsandbytes"}}), "neither \"load_in_4bit\""));
    CHECK(contains(refusal({{"quant_method", "auto-round"}, {"data_type", "nvfp4_v2"}, {"bits", 4}}), "\"nvfp4_v2\""));
    CHECK(contains(refusal({{"quant_method", "auto-round"}, {"rotation_config", {{"r", 1}}}}), "rotation_config"));
    CHECK(contains(
        refusal({{"quant_method", "compressed-tensors"}, {"sparsity_config", {{"format", "sparse-24-bitmask"}}}}),
        "sparse weights stored as \"sparse-24-bitmask\""));
}
