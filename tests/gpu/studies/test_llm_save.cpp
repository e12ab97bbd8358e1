// SPDX-License-Identifier: GPL-3.0-or-later
// Folders in the format of compressed-tensors: what its versions load, checked by its rules without it
// (tests/bench/peers/saved_checkpoints.py asks the package itself), and what a study says of such a checkpoint.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/safetensors_write.h"
#include "gpu/models/checkpoint/hf_tensors.h"
#include "gpu/models/decoder/hf_checkpoint.h"
#include "gpu/models/tasks/text_scores.h"
#include "gpu/report/llm/report.h"
#include "gpu/studies/llm/generate.h"
#include "gpu/studies/llm/model.h"
#include "gpu/studies/llm/session.h"
#include "gpu/studies/llm/tasks.h"

#include "tests/gpu/support/llm_study_cases.h"
#include "tests/gpu/support/small_llm.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <regex>

using namespace qs;
using namespace qs::test;
namespace fs = std::filesystem;
using nlohmann::json;

namespace {

/// Llama with as many KV heads as heads, with grouped ones and biases, a tied Qwen2, Mistral with a window, the widths
/// of SmolLM2, and widths that no group divides.
const std::vector<std::pair<std::string, json>>& shapes()
{
    static const std::vector<std::pair<std::string, json>> all = {
        {"llama", json::object()},
        {"llama_gqa_bias",
         {{"hidden_size", 256},
          {"intermediate_size", 384},
          {"num_attention_heads", 4},
          {"attention_bias", true},
          {"mlp_bias", true}}},
        {"qwen2_tied", {{"architectures", {"Qwen2ForCausalLM"}}, {"tie_word_embeddings", true}}},
        {"mistral_window",
         {{"architectures", {"MistralForCausalLM"}}, {"sliding_window", 24}, {"num_key_value_heads", 1}}},
        {"smollm2",
         {{"hidden_size", 576},
          {"intermediate_size", 1536},
          {"num_attention_heads", 9},
          {"num_key_value_heads", 3},
          {"num_hidden_layers", 1}}},
        {"odd", {{"hidden_size", 96}, {"intermediate_size", 200}, {"num_attention_heads", 2}}}};
    return all;
}

/// The one group that has a layer, by the rules of the package: a class, or a pattern that matches from the start.
json groupOf(const json& quantization, const std::string& layer)
{
    std::vector<json> found;
    for (const auto& [name, group] : quantization["config_groups"].items())
        for (const json& target : group["targets"]) {
            const auto text = target.get<std::string>();
            if (text == "Linear" ||
                (text.starts_with("re:") &&
                 std::regex_search(layer, std::regex(text.substr(3)), std::regex_constants::match_continuous)))
                found.push_back(group);
        }
    REQUIRE(found.size() == 1);
    return found[0];
}

/// What the package demands of the tensors of a layer.
void checkLayer(const TensorFiles& files, const json& quantization, const std::string& layer, std::int64_t out,
                std::int64_t in)
{
    CAPTURE(layer);
    const json weights = groupOf(quantization, layer)["weights"];
    const auto shape = [&](const char* suffix) {
        const StoredTensor* tensor = files.find(layer + suffix);
        return tensor ? tensor->info->shape : std::vector<std::int64_t>{};
    };
    if (weights["strategy"] == "block") {
        CHECK(weights["block_structure"] == json({128, 128}));
        CHECK(shape(".weight") == std::vector<std::int64_t>{out, in});
        CHECK(shape(".weight_scale") == std::vector<std::int64_t>{(out + 127) / 128, in / 128});
        CHECK(groupOf(quantization, layer)["input_activations"]["group_size"] == 128);
        CHECK(in % 128 == 0);
        return;
    }
    const bool whole = weights["strategy"] == "channel";
    CHECK(weights["group_size"].is_null() == whole);
    const std::int64_t group = whole ? in : weights["group_size"].get<std::int64_t>(),
                       bits = weights["num_bits"].get<std::int64_t>();
    CHECK(in % group == 0); // else 'tensor column shape must be divisble by the given group_size'
    CHECK(shape(".weight_scale") == std::vector<std::int64_t>{out, in / group});
    const auto format = quantization["format"].get<std::string>();
    if (format == "pack-quantized") {
        CHECK(shape(".weight_packed") == std::vector<std::int64_t>{out, (in * bits + 31) / 32});
        CHECK(shape(".weight_shape") == std::vector<std::int64_t>{2});
        if (!weights["symmetric"].get<bool>())
            CHECK(shape(".weight_zero_point") == std::vector<std::int64_t>{(out * bits + 31) / 32, in / group});
    } else if (format.ends_with("fp4-pack-quantized")) {
        CHECK(shape(".weight_packed") == std::vector<std::int64_t>{out, in / 2});
    } else {
        CHECK(shape(".weight") == std::vector<std::int64_t>{out, in});
    }
}

void checkFolder(const fs::path& folder, const LlmConfiguration& c, const DecoderShape& shape)
{
    const json config = *readJsonFile(folder / "config.json");
    const bool restoredInBf16 = c.weights.format == NumberFormat::MXFP8 || c.weights.format == NumberFormat::MXFP4 ||
                                c.weights.format == NumberFormat::NVFP4;
    CHECK(config["torch_dtype"] == (restoredInBf16 || c.activations == DType::BF16 ? "bfloat16"
                                    : c.activations == DType::F32                  ? "float32"
                                                                                   : "float16"));
    const auto files = TensorFiles::open(folder);
    REQUIRE(files.ok());
    for (std::int64_t layer = 0; layer < shape.layers; ++layer)
        for (const char* part : {"k_scale", "v_scale"}) {
            const StoredTensor* scale = files->find("model.layers." + std::to_string(layer) + ".self_attn." + part);
            CHECK((scale != nullptr) == (c.kv == KvFormat::E4M3));
            if (scale) CHECK(scale->info->shape == std::vector<std::int64_t>{1});
        }
    const bool described = c.quantizes() || c.kv == KvFormat::E4M3;
    CHECK(config.contains("quantization_config") == described);
    if (!described) return;
    const json& quantization = config["quantization_config"];
    CHECK(quantization["quant_method"] == "compressed-tensors");
    if (c.kv == KvFormat::E4M3)
        CHECK(quantization["kv_cache_scheme"] ==
              json::parse(R"({"num_bits":8,"type":"float","symmetric":true,"strategy":"tensor","dynamic":false})"));
    else
        CHECK(quantization["kv_cache_scheme"].is_null());
    for (std::int64_t layer = 0; c.quantizes() && layer < shape.layers; ++layer)
        for (int r = 0; r < kDecoderMatrices; ++r) {
            const auto role = static_cast<DecoderMatrix>(r);
            if (matrixCount(shape, role, layer) == 0 || !perLayer(role)) continue;
            const auto [out, in] = matrixSize(shape, role);
            checkLayer(*files, quantization, checkpointName({role, layer}), out, in);
        }
}

} // namespace

TEST_CASE("every configuration of six shapes is saved as the package loads it, and is the same model when it is opened "
          "again; or it is refused")
{
    int saved = 0, refused = 0;
    for (const auto& [name, changes] : shapes()) {
        const SmallModel model(changes);
        const HfCheckpoint checkpoint = model.open();
        const bool odd = name == "odd";
        for (const LlmConfiguration& c : llmConfigurations()) {
            CAPTURE(name);
            CAPTURE(c.id);
            const ScratchFolder scratch;
            const fs::path folder = scratch / "out";
            auto engine = makeCpuDecoderEngine();
            const auto built = build(*engine, checkpoint, c, folder);
            const bool cannot =
                c.weights.format == NumberFormat::NF4 || c.kv == KvFormat::Int8 ||
                (c.weights.granularity == Granularity::Block && (odd || name == "smollm2")) ||
                (odd && (c.weights.format == NumberFormat::MXFP8 || c.weights.format == NumberFormat::MXFP4 ||
                         c.weights.format == NumberFormat::NVFP4));
            if (cannot) {
                REQUIRE_FALSE(built.ok());
                CHECK(built.error().code == ErrorCode::Usage);
                CHECK(built.error().message.english().find("Cannot save " + std::string(c.name)) == 0);
                CHECK_FALSE(fs::exists(folder));
                CHECK(engine->memory().weights.value == 0); // before any work
                ++refused;
                continue;
            }
            REQUIRE_MESSAGE(built.ok(), built.error().text());
            ++saved;
            checkFolder(folder, c, checkpoint.shape());
            const auto direct = logitsOf(*engine, checkpoint.shape().vocabulary);
            const auto again = HfCheckpoint::open(folder);
            REQUIRE_MESSAGE(again.ok(), again.error().text());
            CHECK(again->remarks().empty());
            const bool stored = !again->quantization().empty();
            const auto reopened = build(*engine, *again, stored ? storedLlmConfiguration() : c);
            REQUIRE_MESSAGE(reopened.ok(), reopened.error().text());
            CHECK(reopened->notes.empty());
            CHECK(reopened->kv == c.kv);
            CHECK(reopened->activations == built->activations);
            const auto loaded = logitsOf(*engine, checkpoint.shape().vocabulary);
            for (std::size_t i = 0; i < direct.size(); ++i) // NVFP4's file holds the inverse of the scale of a matrix
                CHECK(std::fabs(loaded[i] - direct[i]) <= (c.weights.format == NumberFormat::NVFP4 ? 0.02f : 0.0f));
        }
    }
    CHECK(saved == 6 * 16 - 5);
    CHECK(refused == 6 * 2 + 5);
}

TEST_CASE("a checkpoint that cannot be written to its end leaves the folder as it was")
{
    const SmallModel model(json::object());
    const ScratchFolder scratch;
    const fs::path folder = scratch / "out";
    fs::create_directories(folder / "model.safetensors" / "in the way"); // the last file that would come there
    std::ofstream(folder / "config.json") << "mine";
    auto engine = makeCpuDecoderEngine();
    const auto built = build(*engine, model.open(), *findLlmConfiguration("int4-w4a16"), folder);
    REQUIRE_FALSE(built.ok());
    CHECK(built.error().text().find("model.safetensors") != std::string::npos);
    std::string kept;
    std::getline(std::ifstream(folder / "config.json"), kept);
    CHECK(kept == "mine");
}
TEST_CASE("a model of a short context is saved from the command line's session")
{
    SmallModel model({{"vocab_size", 2048}, {"max_position_embeddings", 64}});
    fs::copy_file(kShippedModel + "/tokenizer.json", model.folder / "tokenizer.json");
    const ScratchFolder scratch;
    LlmSession session({model.folder.path().string(), "int4-w4a16", "", BackendChoice::Cpu, 0});
    const auto saved = session.save(scratch / "out", {});
    REQUIRE_MESSAGE(saved.ok(), saved.error().text());
    CHECK(saved->notes.empty());
    CHECK(fs::exists(scratch / "out" / "tokenizer.json"));
    SmallModel smol(
        {{"vocab_size", 2048}, {"hidden_size", 192}, {"num_attention_heads", 3}, {"num_key_value_heads", 3}});
    fs::copy_file(kShippedModel + "/tokenizer.json", smol.folder / "tokenizer.json");
    LlmSession noted({smol.folder.path().string(), "int4-w4a16", "", BackendChoice::Cpu, 0});
    const auto groups = noted.save(scratch / "two", {});
    REQUIRE_MESSAGE(groups.ok(), groups.error().text());
    REQUIRE(groups->notes.size() == 1);
    CHECK(groups->notes[0].english() == "Rows of 192 weights are not a multiple of 128, so their group size is 64.");
}

TEST_CASE("where groups do not fit, what ran is said")
{
    const SmallModel smol(shapes()[4].second), odd(shapes()[5].second), plain(shapes()[0].second);
    auto engine = makeCpuDecoderEngine();
    const LlmConfiguration& c = *findLlmConfiguration("int4-w4a16");
    CHECK(build(*engine, smol.open(), c)->notes.english() ==
          "Rows of 576 weights are not a multiple of 128, so their group size is 64.");
    CHECK(build(*engine, odd.open(), c)->notes.english() ==
          "Rows of 96 weights are not a multiple of 128, so their group size is 32. Rows of 200 weights are not a "
          "multiple of 128, so they have one scale per row.");
    CHECK(build(*engine, plain.open(), c)->notes.empty());
    CHECK(build(*engine, smol.open(), *findLlmConfiguration("int8-w8a8"))->notes.empty());
}

TEST_CASE(
    "what a quantized checkpoint asks for and this program does not do is said, and what runs is what the report says")
{
    const SmallModel model(shapes()[0].second);
    const ScratchFolder scratch;
    auto engine = makeCpuDecoderEngine();
    REQUIRE(build(*engine, model.open(), *findLlmConfiguration("int8-w8a8"), scratch.path()).ok());
    const json config = *readJsonFile(scratch / "config.json");
    const auto asStored = [&](const std::function<void(json&)>& change) {
        json changed = config;
        change(changed["quantization_config"]);
        scratch.write("config.json", changed.dump());
        const auto opened = HfCheckpoint::open(scratch.path());
        REQUIRE_MESSAGE(opened.ok(), opened.error().text());
        const auto built = build(*engine, *opened, storedLlmConfiguration());
        REQUIRE_MESSAGE(built.ok(), built.error().text());
        return *built;
    };
    const LlmBuilt plain = asStored([](json&) {});
    CHECK(plain.askedActivations.english() == "INT8 per token");
    CHECK(plain.activations.english() == "INT8 per token");
    CHECK(plain.weightType.english() == "INT8 int-quantized, per channel, symmetric");
    CHECK(plain.linear.english().starts_with("INT8 × INT8"));
    CHECK(plain.notes.empty());
    const LlmBuilt asymmetric =
        asStored([](json& q) { q["config_groups"]["group_0"]["input_activations"]["symmetric"] = false; });
    CHECK(asymmetric.askedActivations.english() == "INT8 per token, dynamic, asymmetric");
    CHECK(asymmetric.activations.english() == "FP16");
    CHECK(asymmetric.notes.english() ==
          "The checkpoint specifies activations in INT8 per token, dynamic, asymmetric; FP16 was used.");
    const LlmBuilt outputs = asStored([](json& q) {
        q["config_groups"]["group_0"]["output_activations"] = {
            {"num_bits", 8}, {"type", "int"}, {"strategy", "tensor"}};
    });
    CHECK(outputs.notes.english() ==
          "The checkpoint specifies matrix product results in INT8 per tensor, static; FP16 was used.");
    const json kv = {
        {"num_bits", 8}, {"type", "float"}, {"symmetric", true}, {"strategy", "tensor"}, {"dynamic", false}};
    const LlmBuilt cache = asStored([&](json& q) { q["kv_cache_scheme"] = kv; });
    CHECK(cache.kv == KvFormat::E4M3);
    CHECK(cache.notes.empty());
    const LlmBuilt heads = asStored([&](json& q) {
        q["kv_cache_scheme"] = kv;
        q["kv_cache_scheme"]["strategy"] = "attn_head";
    });
    CHECK(heads.kv == KvFormat::E4M3); // with scales of 1 it makes no difference which values share one
    CHECK(heads.notes.empty());
    const LlmBuilt dynamic = asStored([&](json& q) {
        q["kv_cache_scheme"] = kv;
        q["kv_cache_scheme"]["dynamic"] = true;
    });
    CHECK(dynamic.kv == KvFormat::F16);
    CHECK(dynamic.notes.english() == "The checkpoint specifies a KV cache in FP8 per tensor, dynamic; FP16 was used.");
}

TEST_CASE("FP8 as DeepSeek, Qwen and GLM publish it is the model of the configuration")
{
    const SmallModel model(shapes()[1].second);
    const ScratchFolder scratch, published;
    auto engine = makeCpuDecoderEngine();
    const auto saved = build(*engine, model.open(), *findLlmConfiguration("fp8-block128-w8a8"), scratch.path());
    REQUIRE_MESSAGE(saved.ok(), saved.error().text());
    CHECK(saved->weightType.english() == "FP8 E4M3, blocks of 128×128");
    CHECK(saved->activations.english() == "FP8 E4M3 per token, groups of 128");
    CHECK(saved->askedActivations == saved->activations);
    const auto direct = logitsOf(*engine, model.open().shape().vocabulary);
    json config = *readJsonFile(scratch / "config.json");
    config["quantization_config"] = {{"quant_method", "fp8"},
                                     {"fmt", "e4m3"},
                                     {"activation_scheme", "dynamic"},
                                     {"weight_block_size", {128, 128}},
                                     {"modules_to_not_convert", {"lm_head"}}};
    const auto files = SafetensorsFile::open(scratch / "model.safetensors");
    REQUIRE(files.ok());
    std::vector<TensorToWrite> tensors;
    for (const auto& entry : files->tensors()) {
        std::string name = entry.info.name;
        if (name.ends_with(".weight_scale")) name += "_inv";
        tensors.push_back({std::move(name), entry.info.dtypeText, entry.info.shape,
                           files->file().bytes().subspan(entry.offset, static_cast<std::size_t>(entry.info.bytes))});
    }
    REQUIRE(writeSafetensors(published / "model.safetensors", tensors, {}).ok());
    published.write("config.json", config.dump());
    const auto opened = HfCheckpoint::open(published.path());
    REQUIRE_MESSAGE(opened.ok(), opened.error().text());
    CHECK(opened->quantization() == "fp8");
    CHECK(opened->remarks().empty());
    const auto built = build(*engine, *opened, storedLlmConfiguration());
    REQUIRE_MESSAGE(built.ok(), built.error().text());
    CHECK(built->notes.empty());
    CHECK(built->weightType.english() == "FP8 float-quantized, blocks of 128×128");
    CHECK(built->activations == saved->activations);
    CHECK(built->askedActivations == saved->activations);
    CHECK(built->weights == saved->weights);
    CHECK(logitsOf(*engine, opened->shape().vocabulary) == direct);
    config["quantization_config"]["activation_scheme"] = "static";
    published.write("config.json", config.dump());
    const auto fixed = HfCheckpoint::open(published.path());
    REQUIRE_MESSAGE(fixed.ok(), fixed.error().text());
    const auto plain = build(*engine, *fixed, storedLlmConfiguration());
    REQUIRE_MESSAGE(plain.ok(), plain.error().text());
    CHECK(plain->notes.english() == "The checkpoint specifies activations in FP8 per tensor, static; FP16 was used.");
    CHECK(logitsOf(*engine, opened->shape().vocabulary) != direct);
}

TEST_CASE("a KV cache whose checkpoint scales it is kept in FP16, and that is said")
{
    const SmallModel model(shapes()[0].second);
    const ScratchFolder scratch;
    auto engine = makeCpuDecoderEngine();
    REQUIRE(build(*engine, model.open(), *findLlmConfiguration("kv-fp8"), scratch.path()).ok());
    {
        const auto opened = HfCheckpoint::open(scratch.path());
        REQUIRE_MESSAGE(opened.ok(), opened.error().text());
        CHECK(opened->quantization() == "compressed-tensors");
        CHECK(opened->kvCache().text().english() == "FP8 per tensor, static");
        CHECK_FALSE(opened->scalesKvCache());
    }
    const auto files = SafetensorsFile::open(scratch / "model.safetensors");
    REQUIRE(files.ok());
    std::vector<TensorToWrite> tensors;
    std::vector<std::byte> two(2);
    storeFloat(two.data(), DType::F16, 0, 2.0f);
    for (const auto& entry : files->tensors())
        tensors.push_back(
            {entry.info.name, entry.info.dtypeText, entry.info.shape,
             entry.info.name.ends_with("1.self_attn.v_scale")
                 ? std::span<const std::byte>(two)
                 : files->file().bytes().subspan(entry.offset, static_cast<std::size_t>(entry.info.bytes))});
    const ScratchFolder scaled;
    REQUIRE(writeSafetensors(scaled / "model.safetensors", tensors, {}).ok());
    fs::copy_file(scratch / "config.json", scaled / "config.json");
    const auto opened = HfCheckpoint::open(scaled.path());
    REQUIRE_MESSAGE(opened.ok(), opened.error().text());
    CHECK(opened->scalesKvCache());
    const auto built = build(*engine, *opened, storedLlmConfiguration());
    REQUIRE_MESSAGE(built.ok(), built.error().text());
    CHECK(built->kv == KvFormat::F16);
    CHECK(built->notes.english() ==
          "The checkpoint specifies a KV cache in FP8 per tensor, static, with scales other than 1; FP16 was used.");
}

TEST_CASE("the report of a stored W8A8 says that its activations were INT8")
{
    const HfCheckpoint shipped = HfCheckpoint::open(kShippedModel).value();
    const ScratchFolder scratch;
    auto engine = makeCpuDecoderEngine();
    REQUIRE(build(*engine, shipped, *findLlmConfiguration("int8-w8a8"), scratch.path()).ok());
    LlmStudySpec spec = smallStudy();
    spec.model = scratch.path().string();
    spec.configurations = {"stored"};
    spec.rounds = 1;
    spec.clozeItems = 0;
    spec.textTokens = 100;
    spec.promptLengths = {16};
    spec.batches = {1};
    StudyLog log;
    LlmStudy study(spec);
    const auto error = study.run({}, log);
    REQUIRE_MESSAGE(!error, error->text());
    const LlmInspection& i = study.result().row("stored")->inspection;
    CHECK(i.activationType.english() == "INT8 per token");
    CHECK(i.effectiveActivations.english() == "INT8 per token");
    CHECK(i.weightType.english() == "as stored: INT8 int-quantized, per channel, symmetric");
    CHECK(i.notes.empty());
    const std::string report = writeLlmReport(study.result(), {});
    CHECK(report.find("All configurations ran with the requested weights and activations.") != std::string::npos);
    LlmStudyResult noted = study.result();
    noted.rows[1].inspection.notes = "The checkpoint specifies activations in X; FP16 was used.";
    const std::string other = writeLlmReport(noted, {});
    CHECK(other.find("All configurations ran with") == std::string::npos);
    CHECK(other.find("As stored: The checkpoint specifies activations in X; FP16 was used.") != std::string::npos);
}

TEST_CASE("weights that are not finite: no codes for them, and no silence where they are used")
{
    const SmallModel model(shapes()[0].second);
    model.write("model.layers.1.mlp.up_proj.weight");
    const HfCheckpoint checkpoint = model.open();
    auto engine = makeCpuDecoderEngine();
    for (const char* id : {"int8-w8a16", "int8-w8a8", "fp8-w8a8", "fp8-w8a16", "fp8-block128-w8a8", "mxfp8-w8a16",
                           "nf4-w4a16", "mxfp4-w4a16", "nvfp4-w4a16", "int4-w4a16-awq", "int4-w4a16-gptq"}) {
        CAPTURE(id);
        const auto built = build(*engine, checkpoint, *findLlmConfiguration(id));
        REQUIRE_FALSE(built.ok());
        CHECK(built.error().code == ErrorCode::BadInput);
        if (!findLlmConfiguration(id)->needsCalibration())
            CHECK(built.error().message.english() ==
                  "The weights are not finite (NaN or infinity) in \"model.layers.1.mlp.up_proj\" (1 value).");
    }
    REQUIRE(build(*engine, checkpoint, *findLlmConfiguration("fp16")).ok());
    const std::vector<std::int32_t> prompt = {1, 5, 9};
    const TextTokenizer tokenizer = *TextTokenizer::open(kShippedModel + "/tokenizer.json");
    const auto made = generateText(*engine, checkpoint.config(), tokenizer, prompt, 64, {.most = 4});
    REQUIRE_FALSE(made.ok());
    CHECK(made.error().code == ErrorCode::BadInput);
    CHECK(made.error().message.english().find("predictions are not finite") != std::string::npos);
    CHECK(explainNotFinite(checkpoint, made.error()).message.english() ==
          "The weights are not finite (NaN or infinity) in \"model.layers.1.mlp.up_proj\" (1 value).");
    TextScoreOptions options;
    options.windows.context = 32;
    CHECK(scoreText(*engine, checkpoint.shape(), prompt, options).error().code == ErrorCode::BadInput);
    LlmTaskTokens item;
    item.context = {1, 5};
    item.choices = {{9}, {10, 11}};
    CHECK(choiceLikelihoods(*engine, checkpoint.shape().vocabulary, item).error().code == ErrorCode::BadInput);
    // Finite weights that overflow FP16: no tensor is to blame.
    model.write();
    const HfCheckpoint whole = model.open();
    CHECK(explainNotFinite(whole, made.error()).message == made.error().message);
}
