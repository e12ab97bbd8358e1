// SPDX-License-Identifier: GPL-3.0-or-later
// What a folder has and a model is not made from: said, or refused where the model would be another one without it.
#include "tests/gpu/models/tiny_checkpoint.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/models/tokenizer/text_tokenizer.h"

using namespace qs;
using namespace qs::testing;
using nlohmann::json;

namespace {

HfCheckpoint opened(const ScratchFolder& folder)
{
    auto checkpoint = HfCheckpoint::open(folder.path());
    REQUIRE_MESSAGE(checkpoint.ok(), (checkpoint ? std::string() : checkpoint.error().text()));
    return std::move(*checkpoint);
}

std::string remarksOf(const HfCheckpoint& checkpoint) { return Message::sentences(checkpoint.remarks()).english(); }

} // namespace

TEST_CASE("tensors without which the model is another one are refused with their kind and name")
{
    const std::pair<const char*, const char*> cases[] = {
        {"model.layers.1.self_attn.q_norm.weight", "norms of queries and keys"},
        {"model.layers.0.self_attn.k_norm.weight", "norms of queries and keys"},
        {"model.layers.0.mlp.experts.3.up_proj.weight", "a mixture of experts"},
        {"model.layers.0.mlp.gate.weight", "a mixture of experts"},
        {"model.layers.0.block_sparse_moe.gate.weight", "a mixture of experts"},
        {"model.layers.0.self_attn.sinks", "attention sinks"},
        {"model.layers.0.pre_feedforward_layernorm.weight", "further norms"},
        {"model.layers.0.self_attn.q_proj.lora_A.weight", "a LoRA adapter"},
        {"model.layers.0.mlp.down_proj.R4_input.weight", "transforms of activations"},
        {"model.layers.1.mlp.up_proj.weight_scale_2", "quantized weights that config.json does not describe"},
        {"model.norm.bias", "biases of the last norm"},
        {"lm_head.bias", "biases of the head"}};
    for (const auto& [name, kind] : cases) {
        CAPTURE(name);
        ScratchFolder folder;
        TinyModel model;
        model.shapes[name] = {4};
        model.write(folder);
        const std::string why = whyNot(folder);
        CHECK(contains(why, kind));
        CHECK(contains(why, name));
        CHECK(contains(why, "LlamaForCausalLM"));
    }
}

TEST_CASE("other tensors that nothing uses are counted by kind in one sentence")
{
    ScratchFolder folder;
    TinyModel model;
    model.write(folder);
    CHECK(opened(folder).unusedTensors().empty());
    for (const char* name :
         {"model.layers.0.self_attn.q_proj.input_scale", "model.layers.1.self_attn.q_proj.input_scale",
          "model.layers.2.mlp.gate.weight", // a layer that the model does not have
          "vision_tower.patch.weight", "model.layers.0.self_attn.rotary_emb.inv_freq"})
        model.shapes[name] = {4};
    model.write(folder);
    const HfCheckpoint checkpoint = opened(folder);
    CHECK(checkpoint.unusedTensors() == std::vector<UnusedTensors>{{"model.layers.*.mlp.gate.weight", 1},
                                                                   {"model.layers.*.self_attn.q_proj.input_scale", 2},
                                                                   {"vision_tower.patch.weight", 1}});
    CHECK(contains(remarksOf(checkpoint),
                   "4 tensors of the checkpoint are not used: \"model.layers.*.mlp.gate.weight\", "
                   "\"model.layers.*.self_attn.q_proj.input_scale\""));
}

TEST_CASE("biases are used where the files have them, and zeros are not mentioned")
{
    ScratchFolder folder;
    TinyModel model;
    model.shapes["model.layers.1.self_attn.q_proj.bias"] = {32};
    model.write(folder);
    const HfCheckpoint checkpoint = opened(folder);
    CHECK(checkpoint.shape().qkvBias);
    CHECK(checkpoint.shape().outputBias); // "attention_bias" of a Llama is one for all four
    CHECK(contains(remarksOf(checkpoint), "biases that config.json does not mention (q_proj.bias)"));
    CHECK(checkpoint.unusedTensors().empty());
    const auto bias = checkpoint.vector(DecoderVector::QueryBias, 1);
    REQUIRE(bias.size() == 32);
    CHECK(bias[5] == TinyModel::value("model.layers.1.self_attn.q_proj.bias", 5));
    CHECK(checkpoint.vector(DecoderVector::QueryBias, 0) == std::vector<float>(32));
    CHECK(checkpoint.vector(DecoderVector::OutputBias, 1) == std::vector<float>(32));
    CHECK_FALSE(checkpoint.shape().mlpBias);

    model.zeros = {"model.layers.1.self_attn.q_proj.bias", "model.layers.0.mlp.up_proj.bias"};
    model.shapes["model.layers.0.mlp.up_proj.bias"] = {48};
    model.write(folder);
    const HfCheckpoint plain = opened(folder);
    CHECK_FALSE(plain.shape().qkvBias);
    CHECK_FALSE(plain.shape().mlpBias);
    CHECK(plain.remarks().empty());
}

TEST_CASE("an adapter beside a model is not applied and said; alone it is named")
{
    ScratchFolder folder;
    TinyModel model;
    model.write(folder);
    writeRaw(folder / "adapter_config.json", R"({"base_model_name_or_path": "org/base"})");
    CHECK(contains(remarksOf(opened(folder)), "LoRA adapter"));
    fs::remove(folder / "config.json");
    const std::string why = whyNot(folder);
    CHECK(contains(why, "contains a LoRA adapter (adapter_config.json), not a complete model"));
    CHECK(contains(why, "\"org/base\""));
}

TEST_CASE("a pointer of Git LFS in the place of a file is named as one")
{
    const char* pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 134515008\n";
    ScratchFolder folder;
    TinyModel model;
    model.write(folder);
    writeRaw(folder / "model.safetensors", pointer);
    CHECK(contains(whyNot(folder), "model.safetensors\" is a pointer of Git LFS"));
    writeRaw(folder / "tokenizer.json", pointer);
    const auto tokenizer = TextTokenizer::open(folder / "tokenizer.json");
    REQUIRE_FALSE(tokenizer.ok());
    CHECK(contains(tokenizer.error().text(), "tokenizer.json\" is a pointer of Git LFS"));
    CHECK(contains(tokenizer.error().text(), "git lfs pull"));
}

TEST_CASE("quantized weights that nothing describes")
{
    ScratchFolder folder;
    TinyModel model;
    model.shapes.erase("model.layers.0.self_attn.q_proj.weight");
    model.shapes["model.layers.0.self_attn.q_proj.qweight"] = {4, 32};
    model.write(folder);
    CHECK(contains(whyNot(folder), "config.json has no \"quantization_config\""));
}

TEST_CASE("files under other names are named")
{
    ScratchFolder folder;
    TinyModel model;
    model.write(folder);
    fs::rename(folder / "model.safetensors", folder / "model-00001-of-00001.safetensors");
    CHECK(contains(whyNot(folder), "It contains \"model-00001-of-00001.safetensors\""));
    fs::copy_file(folder / "model-00001-of-00001.safetensors", folder / "b.safetensors");
    CHECK(contains(whyNot(folder), "model.safetensors.index.json"));
    fs::remove(folder / "b.safetensors");
    fs::rename(folder / "model-00001-of-00001.safetensors", folder / "consolidated.safetensors");
    CHECK(contains(whyNot(folder), "consolidated.safetensors"));
    fs::rename(folder / "consolidated.safetensors", folder / "pytorch_model.bin");
    CHECK(contains(whyNot(folder), "save_pretrained()"));
    CHECK_FALSE(contains(whyNot(folder), "safe_serialization"));
}

TEST_CASE("RoPE parameters by type of layer")
{
    const json full = {{"rope_type", "default"}, {"rope_theta", 5e5}};
    CHECK(config({{"rope_parameters", {{"full_attention", full}}}}).shape.ropes[0].theta == 5e5);
    CHECK(config({{"rope_parameters", {{"full_attention", full}, {"sliding_attention", full}}}}).shape.ropes[0].theta ==
          5e5);
    const json linear = {{"rope_type", "linear"}, {"factor", 4}, {"rope_theta", 5e5}};
    json qwen = {{"architectures", {"Qwen2ForCausalLM"}},
                 {"num_key_value_heads", 2},
                 {"use_sliding_window", true},
                 {"sliding_window", 16},
                 {"layer_types", {"sliding_attention", "full_attention"}}};
    qwen["rope_parameters"] = {{"full_attention", linear}, {"sliding_attention", full}};
    const DecoderShape mixed = config(qwen).shape;
    CHECK(mixed.ropeTables == 2);
    CHECK(mixed.ropes[static_cast<std::size_t>(mixed.kind(1).rope)].scaling.kind == RopeScalingKind::Linear);
    CHECK(mixed.ropes[static_cast<std::size_t>(mixed.kind(0).rope)].scaling.kind == RopeScalingKind::None);
    qwen["rope_parameters"] = {{"full_attention", full}, {"sliding_attention", full}};
    CHECK(config(qwen).shape.ropeTables == 1);
    const std::string partial = configError({{"rope_parameters", {{"partial_rotary_factor", 0.5}}}});
    CHECK(contains(partial, "only 1 (rotation of the entire head) is supported"));
    CHECK_FALSE(contains(partial, "complete config.json"));
}

TEST_CASE("the types of layers of a Mistral say which have the window")
{
    const json mistral = {{"architectures", {"MistralForCausalLM"}}, {"sliding_window", 16}};
    CHECK(config(mistral).shape.kinds[0].window == 16);
    json some = mistral;
    some["layer_types"] = {"full_attention", "sliding_attention"};
    const DecoderConfig mixed = config(some);
    CHECK(mixed.shape.kind(0).window == 0);
    CHECK(mixed.shape.kind(1).window == 16);
    CHECK(mixed.shape.context == 128);
    CHECK(mixed.remarks.empty());
    some["layer_types"] = {"full_attention", "full_attention"};
    CHECK(config(some).shape.kinds[0].window == 0);
    CHECK(config(some).shape.context == 128);
    some["layer_types"] = {"sliding_attention", "sliding_attention"};
    CHECK(config(some).shape.kinds[0].window == 16);
}
