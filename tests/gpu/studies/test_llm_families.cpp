// SPDX-License-Identifier: GPL-3.0-or-later
// Families beyond Llama in every configuration: what is calibrated, counted and saved is the model that they describe.
#include "gpu/formats/bounded_json.h"
#include "gpu/models/checkpoint/hf_tensors.h"
#include "gpu/studies/llm/ledger.h"
#include "tests/gpu/support/small_llm.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace qs;
using namespace qs::test;
namespace fs = std::filesystem;
using nlohmann::json;

namespace {

json family(const char* architecture, const json& more = json::object())
{
    json changes = {
        {"architectures", {architecture}}, {"num_hidden_layers", 2},   {"hidden_size", 128}, {"intermediate_size", 256},
        {"num_attention_heads", 2},        {"num_key_value_heads", 2}, {"head_dim", 64}};
    changes.update(more);
    return changes;
}

/// One of each combination of parts that saving or calibration looks at.
const std::vector<std::pair<std::string, json>>& families()
{
    static const std::vector<std::pair<std::string, json>> all = {
        {"qwen3", family("Qwen3ForCausalLM", {{"num_key_value_heads", 1}})}, // norms of heads
        {"gemma3", family("Gemma3ForCausalLM", {{"num_hidden_layers", 3},    // four norms, 1 + weight
                                                {"sliding_window", 8},
                                                {"sliding_window_pattern", 2}})},
        {"phi3", family("Phi3ForCausalLM")},                                // shared tensors
        {"olmo2", family("Olmo2ForCausalLM")},                              // no norm before
        {"cohere2", family("Cohere2ForCausalLM", {{"sliding_window", 8}})}, // side by side
        {"starcoder2",
         family("Starcoder2ForCausalLM", {{"hidden_act", "gelu_pytorch_tanh"}})}, // no gate, biases of norms
        {"glm4", family("Glm4ForCausalLM")},                                      // shared gate and up, biases
        {"qwen2_moe", family("Qwen2MoeForCausalLM", {{"num_experts", 4},          // a shared expert, a dense layer
                                                     {"num_experts_per_tok", 2},
                                                     {"moe_intermediate_size", 128},
                                                     {"shared_expert_intermediate_size", 256},
                                                     {"mlp_only_layers", {0}}})},
        {"mixtral", family("MixtralForCausalLM", {{"num_local_experts", 3}})}, // other names
        {"gpt_oss", family("GptOssForCausalLM", {{"num_local_experts", 4},     // biases, sinks, tensors of all experts
                                                 {"num_experts_per_tok", 2},
                                                 {"sliding_window", 8},
                                                 {"rope_parameters", {{"rope_type", "default"}}}})},
        {"glm4_moe", family("Glm4MoeForCausalLM", {{"n_routed_experts", 8}, // sigmoid, a correction in FP32
                                                   {"num_experts_per_tok", 3},
                                                   {"moe_intermediate_size", 128},
                                                   {"n_group", 2}})}};
    return all;
}

double relative(const std::vector<float>& a, const std::vector<float>& b)
{
    double error = 0, size = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        error += (double(a[i]) - b[i]) * (double(a[i]) - b[i]);
        size += double(b[i]) * b[i];
    }
    return std::sqrt(error / size);
}

/// Names without the parts of a quantized matrix, and without scales of the cache.
std::set<std::string> layersOf(const fs::path& folder)
{
    const auto files = TensorFiles::open(folder);
    REQUIRE(files.ok());
    std::set<std::string> names;
    for (const std::string& name : files->unused())
        if (!name.ends_with(".k_scale") && !name.ends_with(".v_scale")) names.insert(name.substr(0, name.rfind('.')));
    return names;
}

bool fits(const LlmConfiguration& c, const DecoderConfig& config)
{
    const bool shared = isFused(config.names, DecoderMatrix::Gate);
    return c.weights.format != NumberFormat::NF4 && c.kv != KvFormat::Int8 && !(shared && hasGlobalScale(c.weights));
}

} // namespace

TEST_CASE("each family in each configuration is near its own FP32, counted to the byte, and the same when it was saved")
{
    for (const auto& [name, changes] : families()) {
        const SmallModel model(changes);
        const HfCheckpoint checkpoint = model.open();
        auto engine = makeCpuDecoderEngine();
        REQUIRE(build(*engine, checkpoint, *findLlmConfiguration("fp32")).ok());
        const std::int64_t vocabulary = checkpoint.shape().vocabulary;
        const auto exact = logitsOf(*engine, vocabulary);
        double plain4 = 0;
        for (const LlmConfiguration& c : llmConfigurations()) {
            CAPTURE(name);
            CAPTURE(c.id);
            const ScratchFolder scratch;
            const fs::path folder = scratch / "out";
            const bool saves = fits(c, checkpoint.config());
            const auto built = build(*engine, checkpoint, c, saves ? folder : fs::path());
            REQUIRE_MESSAGE(built.ok(), built.error().text());
            CHECK(static_cast<std::int64_t>(built->weights.value) == llmLedger(checkpoint.shape(), c).total());
            const auto direct = logitsOf(*engine, vocabulary);
            const double off = relative(direct, exact);
            if (c.id == "int4-w4a16") plain4 = off;
            CHECK(off < (c.weights.codeBits() == 4 ? 0.7 : 0.3)); // random weights: what is folded wrong is above 1
            if (c.needsCalibration()) CHECK(off < 1.2 * plain4);
            if (!saves) continue;
            const bool stacks = checkpoint.config().names.stacksColumns && !c.quantizes();
            if (stacks)
                CHECK(layersOf(folder).contains("model.layers.1.mlp.experts"));
            else
                CHECK(layersOf(folder) == layersOf(model.folder.path()));
            const auto again = HfCheckpoint::open(folder);
            REQUIRE_MESSAGE(again.ok(), again.error().text());
            CHECK(again->remarks().empty());
            CHECK(again->shape() == checkpoint.shape());
            const auto& reopened = again->quantization().empty() ? c : storedLlmConfiguration();
            REQUIRE(build(*engine, *again, reopened).ok());
            CHECK(relative(logitsOf(*engine, vocabulary), direct) <=
                  (c.weights.format == NumberFormat::NVFP4 ? 2e-3 : 0.0));
        }
    }
}

TEST_CASE("experts that no token of the calibration text went to are rounded as they are, and counted")
{
    // One of many experts for each of a few tokens.
    const SmallModel model(family(
        "Qwen3MoeForCausalLM",
        {{"num_experts", 96}, {"num_experts_per_tok", 1}, {"moe_intermediate_size", 32}, {"num_hidden_layers", 1}}));
    const HfCheckpoint checkpoint = model.open();
    auto engine = makeCpuDecoderEngine();
    REQUIRE(build(*engine, checkpoint, *findLlmConfiguration("int4-w4a16")).ok());
    const auto plain = logitsOf(*engine, checkpoint.shape().vocabulary);
    for (const char* id : {"int4-w4a16-awq", "int4-w4a16-gptq"}) {
        CAPTURE(id);
        const auto built = build(*engine, checkpoint, *findLlmConfiguration(id));
        REQUIRE_MESSAGE(built.ok(), built.error().text());
        CHECK(built->notes.english().find("experts got no token of the calibration text") != std::string::npos);
        CHECK(relative(logitsOf(*engine, checkpoint.shape().vocabulary), plain) < 0.5);
    }
}

TEST_CASE("AWQ says which products go without its factors")
{
    const auto notesOf = [](const json& changes) {
        const SmallModel model(changes);
        auto engine = makeCpuDecoderEngine();
        const auto built = build(*engine, model.open(), *findLlmConfiguration("int4-w4a16-awq"));
        REQUIRE(built.ok());
        return built->notes.english();
    };
    CHECK(notesOf(family("Qwen3ForCausalLM")).empty());
    CHECK(notesOf(family("Gemma3ForCausalLM")).empty());
    CHECK(notesOf(family("Olmo2ForCausalLM")).find("no norm takes the factors") != std::string::npos);
    CHECK(notesOf(family("Cohere2ForCausalLM")).find("no norm takes the factors") != std::string::npos);
    const json starcoder = family("Starcoder2ForCausalLM", {{"hidden_act", "gelu_pytorch_tanh"}});
    CHECK(notesOf(starcoder).find("an MLP without a gate") != std::string::npos);
    CHECK(notesOf(family("MixtralForCausalLM", {{"num_local_experts", 3}})).find("experts take no factors") !=
          std::string::npos);
}

TEST_CASE("what shared tensors cannot hold is refused before any work")
{
    const SmallModel model(family("Phi3ForCausalLM"));
    const ScratchFolder scratch;
    auto engine = makeCpuDecoderEngine();
    const auto built = build(*engine, model.open(), *findLlmConfiguration("nvfp4-w4a16"), scratch / "out");
    REQUIRE_FALSE(built.ok());
    CHECK(
        built.error().message.english() ==
        "Cannot save NVFP4-W4A16: projections that share a tensor in this architecture cannot share the scales of the "
        "format.");
    CHECK(engine->memory().weights.value == 0);
    const SmallModel narrow(family("Phi3ForCausalLM", {{"num_key_value_heads", 1}})); // blocks of 128 reach over two
    const auto blocks = build(*engine, narrow.open(), *findLlmConfiguration("fp8-block128-w8a8"), scratch / "out");
    REQUIRE_FALSE(blocks.ok());
    CHECK(blocks.error().message.english().find("cannot share the scales") != std::string::npos);
}

TEST_CASE("the language model of one that also sees is saved as a model of its own")
{
    SmallModel model(family("Gemma3ForCausalLM", {{"model_type", "gemma3_text"}}));
    const std::string direct = model.config.dump();
    const HfCheckpoint plain = model.open();
    auto engine = makeCpuDecoderEngine();
    REQUIRE(build(*engine, plain, *findLlmConfiguration("fp32")).ok());
    const auto expected = logitsOf(*engine, plain.shape().vocabulary);

    model.prefix = "language_model.";
    model.write();
    json outer = {{"architectures", {"Gemma3ForConditionalGeneration"}}, {"model_type", "gemma3"}, {"eos_token_id", 5}};
    outer["text_config"] = json::parse(direct);
    outer["text_config"].erase("architectures");
    model.folder.write("config.json", outer.dump());
    const HfCheckpoint nested = model.open();
    const ScratchFolder scratch;
    REQUIRE(build(*engine, nested, *findLlmConfiguration("fp32"), scratch / "out").ok());
    const auto again = HfCheckpoint::open(scratch / "out");
    REQUIRE_MESSAGE(again.ok(), again.error().text());
    CHECK(again->config().architecture == "Gemma3ForCausalLM");
    CHECK_FALSE(again->config().isNested);
    CHECK(again->shape() == plain.shape());
    REQUIRE(build(*engine, *again, *findLlmConfiguration("fp32")).ok());
    // Weights follow their names' numbers in the file, which are the same.
    CHECK(logitsOf(*engine, plain.shape().vocabulary) == expected);
}
