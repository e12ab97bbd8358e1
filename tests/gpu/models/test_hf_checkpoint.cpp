// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/models/tiny_checkpoint.h"

#include <cmath>

using namespace qs;
using namespace qs::testing;
using nlohmann::json;

TEST_CASE("a dense checkpoint in each type: every tensor by its role")
{
    for (const char* type : {"F32", "F16", "BF16"}) {
        CAPTURE(type);
        ScratchFolder folder;
        TinyModel model;
        model.type = type;
        model.write(folder);
        const auto opened = HfCheckpoint::open(folder.path());
        REQUIRE_MESSAGE(opened.ok(), (opened ? std::string() : opened.error().text()));
        CHECK(opened->quantization().empty());
        CHECK(opened->config().eos == std::vector<std::int32_t>{2});
        CHECK(opened->config().parameters() ==
              2 * 40 * 32 + 2 * (32 * 32 + 2 * 16 * 32 + 32 * 32 + 3 * 48 * 32 + 2 * 32) + 32);
        const auto size = static_cast<std::int64_t>(std::string(type) == "F32" ? 4 : 2);
        CHECK(opened->storedBytes() == opened->config().parameters() * size);
        CHECK(opened->fileBytes() == static_cast<std::int64_t>(fs::file_size(folder / "model.safetensors")));
        const CheckpointMatrix key = opened->matrix({DecoderMatrix::Key, 1});
        CHECK(key.name == "model.layers.1.self_attn.k_proj");
        REQUIRE(key.out == 16);
        REQUIRE(key.in == 32);
        std::vector<float> rows(2 * 32);
        restoreRows(key, 3, 2, rows);
        for (std::size_t i = 0; i < rows.size(); ++i)
            REQUIRE(rows[i] == roundedTo(key.dtype, TinyModel::value(key.name + ".weight", 3 * 32 + i)));
        const auto norm = opened->vector(DecoderVector::MlpNorm, 0);
        REQUIRE(norm.size() == 32);
        CHECK(norm[7] == roundedTo(key.dtype, TinyModel::value("model.layers.0.post_attention_layernorm.weight", 7)));
        CHECK(opened->vector(DecoderVector::FinalNorm, 0).size() == 32);
        CHECK(opened->vector(DecoderVector::QueryBias, 0).empty());
        CHECK(opened->matrix({DecoderMatrix::Head}).name == "lm_head");
        CHECK(opened->unchanged().ok());
    }
}

TEST_CASE("a tied head is the embedding and counts once; biases of Qwen2")
{
    ScratchFolder folder;
    TinyModel model;
    model.config.update({{"architectures", {"Qwen2ForCausalLM"}}, {"tie_word_embeddings", true}});
    model.fill(readDecoderConfig(asRead(model.config), "c")->shape);
    model.write(folder);
    const auto opened = HfCheckpoint::open(folder.path());
    REQUIRE_MESSAGE(opened.ok(), (opened ? std::string() : opened.error().text()));
    CHECK(opened->matrix({DecoderMatrix::Head}).codes.data() ==
          opened->matrix({DecoderMatrix::Embedding}).codes.data());
    CHECK(opened->vector(DecoderVector::QueryBias, 1).size() == 32);
    CHECK(opened->vector(DecoderVector::ValueBias, 1).size() == 16);
    CHECK(opened->vector(DecoderVector::OutputBias, 1).empty());
    CHECK(opened->storedBytes() == opened->config().parameters() * 4);
}

TEST_CASE("a config.json that ties what the files have twice: the values decide")
{
    ScratchFolder folder;
    TinyModel model; // with a head
    model.config["tie_word_embeddings"] = true;
    model.write(folder);
    auto opened = HfCheckpoint::open(folder.path());
    REQUIRE_MESSAGE(opened.ok(), (opened ? std::string() : opened.error().text()));
    CHECK_FALSE(opened->shape().tiedHead);
    CHECK(opened->matrix({DecoderMatrix::Head}).name == "lm_head");
    REQUIRE(opened->remarks().size() == 1);
    CHECK(contains(opened->remarks()[0].english(), "tie_word_embeddings"));
    model.alias = {"lm_head.weight", "model.embed_tokens.weight"}; // the same values under both names
    model.write(folder);
    opened = HfCheckpoint::open(folder.path());
    REQUIRE(opened.ok());
    CHECK(opened->shape().tiedHead);
    CHECK(opened->remarks().empty());
    model.shapes.erase("model.embed_tokens.weight"); // once, under the other name
    model.write(folder);
    opened = HfCheckpoint::open(folder.path());
    REQUIRE_MESSAGE(opened.ok(), (opened ? std::string() : opened.error().text()));
    CHECK(opened->matrix({DecoderMatrix::Embedding}).name == "lm_head");
    CHECK(opened->matrix({DecoderMatrix::Head}).codes.data() ==
          opened->matrix({DecoderMatrix::Embedding}).codes.data());
}

TEST_CASE("models of other kinds are named: GGUF as a file and in a folder")
{
    ScratchFolder folder;
    writeRaw(folder / "model-q4.gguf", "GGUF\x03");
    CHECK(contains(whyNot(folder), "model-q4.gguf\" is a GGUF model (llama.cpp), which is not supported. "
                                   "Choose the Hugging Face folder"));
    const auto file = HfCheckpoint::open(folder / "model-q4.gguf");
    REQUIRE_FALSE(file.ok());
    CHECK(contains(file.error().text(), "is a GGUF model"));
    writeRaw(folder / "other", "GGU");
    const auto other = HfCheckpoint::open(folder / "other");
    REQUIRE_FALSE(other.ok());
    CHECK(contains(other.error().text(), "is not a folder"));
}

TEST_CASE("the tensor with values that are not finite is found")
{
    ScratchFolder folder;
    TinyModel model;
    model.write(folder);
    CHECK(HfCheckpoint::open(folder.path())->findNotFinite().empty());
    model.broken = "model.layers.1.mlp.down_proj.weight";
    model.write(folder);
    CHECK(HfCheckpoint::open(folder.path())->findNotFinite().english() == "\"model.layers.1.mlp.down_proj\" (1 value)");
    model.broken = "model.norm.weight";
    model.write(folder);
    CHECK(HfCheckpoint::open(folder.path())->findNotFinite().english() == "\"model.norm.weight\" (1 value)");
}

TEST_CASE("shards, and what may be wrong with them")
{
    const auto inFirst = [](const std::string& name) { return !contains(name, "layers.1"); };
    const auto inSecond = [&](const std::string& name) { return !inFirst(name); };
    TinyModel model;
    ScratchFolder folder;
    writeRaw(folder / "config.json", model.config.dump());
    model.write(folder / "model-00001-of-00002.safetensors", inFirst);
    model.write(folder / "model-00002-of-00002.safetensors", inSecond);
    json map;
    for (const auto& [name, shape] : model.shapes)
        map[name] = inFirst(name) ? "model-00001-of-00002.safetensors" : "model-00002-of-00002.safetensors";
    const auto index = [&](const json& weights) {
        writeRaw(folder / "model.safetensors.index.json",
                 json{{"metadata", {{"total_size", 1}}}, {"weight_map", weights}}.dump());
    };
    index(map);
    {
        const auto opened = HfCheckpoint::open(folder.path());
        REQUIRE_MESSAGE(opened.ok(), (opened ? std::string() : opened.error().text()));
        CHECK(opened->files().size() == 2);
        CHECK(opened->vector(DecoderVector::AttentionNorm, 1)[0] ==
              TinyModel::value("model.layers.1.input_layernorm.weight", 0));
    }
    json other = map;
    other["model.norm.weight"] = "model-00002-of-00002.safetensors";
    index(other);
    CHECK(contains(whyNot(folder), "has no tensor \"model.norm.weight\", but"));
    other["model.norm.weight"] = "../model-00001-of-00002.safetensors";
    index(other);
    CHECK(contains(whyNot(folder), "not a plain file name"));
    index(json::object());
    CHECK(contains(whyNot(folder), "lists no tensors"));
    index(map);
    fs::remove(folder / "model-00002-of-00002.safetensors");
    const std::string missing = whyNot(folder);
    CHECK(contains(missing, "model-00002-of-00002.safetensors"));
    CHECK(contains(missing, "is missing"));
    fs::copy_file(folder / "model-00001-of-00002.safetensors", folder / "model-00002-of-00002.safetensors");
    CHECK(contains(whyNot(folder), "occurs in both"));
}

TEST_CASE("missing and truncated files, missing tensors, wrong shapes and types, before anything is loaded")
{
    TinyModel model;
    const auto broken = [&](const std::function<void(TinyModel&, const ScratchFolder&)>& how) {
        ScratchFolder folder;
        TinyModel copy = model;
        copy.write(folder);
        how(copy, folder);
        return whyNot(folder);
    };
    CHECK(contains(broken([](TinyModel&, const ScratchFolder& f) { fs::remove(f / "config.json"); }), "config.json"));
    CHECK(contains(broken([](TinyModel&, const ScratchFolder& f) { fs::remove(f / "model.safetensors"); }),
                   "neither \"model.safetensors\" nor"));
    CHECK(contains(broken([](TinyModel&, const ScratchFolder& f) {
                       fs::remove(f / "model.safetensors");
                       writeRaw(f / "pytorch_model.bin", "x");
                   }),
                   "pickled"));
    CHECK(contains(broken([](TinyModel&, const ScratchFolder& f) {
                       fs::resize_file(f / "model.safetensors", fs::file_size(f / "model.safetensors") - 1);
                   }),
                   "truncated"));
    CHECK(contains(broken([](TinyModel& m, const ScratchFolder& f) {
                       m.shapes.erase("model.layers.1.mlp.up_proj.weight");
                       m.write(f);
                   }),
                   "no tensor \"model.layers.1.mlp.up_proj.weight\""));
    CHECK(contains(broken([](TinyModel& m, const ScratchFolder& f) {
                       m.shapes["model.layers.0.self_attn.v_proj.weight"] = {32, 32};
                       m.write(f);
                   }),
                   "\"model.layers.0.self_attn.v_proj.weight\" has shape [32, 32]; expected [16, 32]"));
    CHECK(contains(broken([](TinyModel& m, const ScratchFolder& f) {
                       m.shapes["model.norm.weight"] = {31};
                       m.write(f);
                   }),
                   "[31]; expected [32]"));
    CHECK(contains(
        broken([](TinyModel&, const ScratchFolder& f) { writeRaw(f / "config.json", "{\"architectures\": ["); }),
        "not valid JSON: line 1"));
    const ScratchFolder folder;
    const auto none = HfCheckpoint::open(folder / "nothing");
    REQUIRE_FALSE(none.ok());
    CHECK(contains(none.error().text(), "does not exist"));
}

TEST_CASE("a name of the hub is no folder: where its files lie is said, or that they have to be fetched")
{
    ScratchFolder cache;
    REQUIRE(setenv("HF_HUB_CACHE", cache.path().c_str(), 1) == 0);
    const auto why = [] { return HfCheckpoint::open("some-org/Tiny-1B").error().text(); };
    CHECK(contains(why(), "\"some-org/Tiny-1B\" does not exist."));
    CHECK(contains(why(), "'hf download some-org/Tiny-1B' prints its folder."));
    const auto snapshot = cache / "models--some-org--Tiny-1B" / "snapshots" / "0123abcd";
    fs::create_directories(snapshot);
    CHECK(contains(why(), "hf download")); // nothing in it
    writeRaw(snapshot / "config.json", "{}");
    CHECK(contains(why(), "is in the cache of this computer: choose \"" + snapshot.string() + "\""));
    unsetenv("HF_HUB_CACHE");
    CHECK_FALSE(contains(HfCheckpoint::open("./some-org/Tiny-1B").error().text(), "hub"));
}

TEST_CASE("a file that is shortened afterwards is noticed")
{
    ScratchFolder folder;
    TinyModel().write(folder);
    const auto opened = HfCheckpoint::open(folder.path());
    REQUIRE(opened.ok());
    CHECK(opened->unchanged().ok());
    fs::resize_file(folder / "model.safetensors", 4096);
    std::vector<float> rows(40 * 32);
    restoreRows(opened->matrix({DecoderMatrix::Head}), 0, 40, rows); // reads zeros, ends nothing
    CHECK_FALSE(opened->unchanged().ok());
}

TEST_CASE("architectures: what differs between them")
{
    CHECK(config(json::object()).architecture == "LlamaForCausalLM");
    CHECK(config({{"architectures", nullptr}, {"model_type", "mistral"}}).architecture == "MistralForCausalLM");
    CHECK(contains(configError({{"architectures", {"GemmaForCausalLM"}}}),
                   "an architecture that is not supported. Supported architectures: LlamaForCausalLM, "
                   "MistralForCausalLM, Qwen2ForCausalLM, Qwen3ForCausalLM,"));
    CHECK(contains(configError({{"architectures", nullptr}, {"model_type", "gpt2"}}), "\"gpt2\""));
    CHECK(contains(configError({{"architectures", nullptr}}), "is missing"));
    CHECK(contains(configError({{"architectures", "x"}}), "list of names"));
    const auto qwen = config({{"architectures", {"Qwen2ForCausalLM"}}});
    CHECK(qwen.shape.qkvBias);
    CHECK_FALSE(qwen.shape.outputBias);
    CHECK(config({{"attention_bias", true}}).shape.outputBias);
    CHECK(config({{"mlp_bias", true}}).shape.mlpBias);
    // What is missing has the default of its class.
    CHECK(config({{"num_key_value_heads", nullptr}}).shape.kvHeads == 4);
    CHECK(config({{"rms_norm_eps", 1e-5}}).shape.rmsEpsilon == 1e-5);
    CHECK(config({{"head_dim", 16}}).shape.queryRows() == 64);
    CHECK(config({{"torch_dtype", "bfloat16"}}).dtype == DType::BF16);
    CHECK(config({{"dtype", "float16"}}).dtype == DType::F16);
    CHECK(config({{"eos_token_id", {3, 5}}}).eos == std::vector<std::int32_t>{3, 5});
    CHECK(config({{"eos_token_id", nullptr}}).eos.empty());
}

TEST_CASE("windows: of all layers, of some, of none")
{
    const json mistral = {{"architectures", {"MistralForCausalLM"}}, {"max_position_embeddings", 8192}};
    const auto with = [](json base, const json& more) {
        for (const auto& [key, value] : more.items()) // null stays: merge_patch would take the key away
            base[key] = value;
        json all = tinyConfig();
        all.update(base);
        auto read = readDecoderConfig(asRead(all), "config.json");
        REQUIRE(read.ok());
        return read->shape;
    };
    CHECK(with(mistral, json::object()).kinds[0].window == 4096);
    CHECK(with(mistral, {{"sliding_window", nullptr}}).kinds[0].window == 0);
    CHECK(with(mistral, {{"sliding_window", 100}}).kinds[0].window == 100);
    CHECK(with(mistral, {{"sliding_window", 8192}}).kinds[0].window == 0);
    const json qwen = {
        {"architectures", {"Qwen2ForCausalLM"}}, {"max_position_embeddings", 8192}, {"sliding_window", 1000}};
    CHECK(with(qwen, json::object()).kinds[0].window == 0);
    CHECK(with(qwen, {{"use_sliding_window", true}, {"max_window_layers", 0}}).kinds[0].window == 1000);
    const auto some = with(qwen, {{"use_sliding_window", true}, {"max_window_layers", 1}});
    CHECK(some.kind(0).window == 0);
    CHECK(some.kind(1).window == 1000);
    CHECK(some.context == 8192);
    CHECK(with(qwen, {{"use_sliding_window", true}, {"max_window_layers", 2}}).context == 8192);
    // What is said of each layer holds over the number of layers without a window.
    const json window = {{"use_sliding_window", true}, {"max_window_layers", 2}};
    const auto typed = [&](const json& types, const json& more) {
        json all = more;
        all["layer_types"] = types;
        return with(qwen, all);
    };
    CHECK(typed({"sliding_attention", "sliding_attention"}, window).kinds[0].window == 1000);
    CHECK(typed({"sliding_attention", "full_attention"}, window).kind(0).window == 1000);
    CHECK(typed({"sliding_attention", "full_attention"}, window).kind(1).window == 0);
    CHECK(typed({"full_attention", "full_attention"}, {{"use_sliding_window", true}, {"max_window_layers", 0}})
              .kinds[0]
              .window == 0);
    CHECK(typed({"full_attention", "full_attention"}, json::object()).context == 8192);
    const json base = {{"architectures", {"Qwen2ForCausalLM"}},
                       {"max_position_embeddings", 8192},
                       {"sliding_window", 1000},
                       {"use_sliding_window", true}};
    const auto refused = [&](const json& more) {
        json all = base;
        all.update(more);
        return configError(all);
    };
    CHECK(contains(refused({{"layer_types", {"full_attention"}}}), "\"layer_types\" is not a list of 2 types"));
    CHECK(contains(refused({{"layer_types", {"full_attention", "linear_attention"}}}),
                   "\"layer_types\" contains \"linear_attention\", which is not supported"));
    CHECK(contains(refused({{"layer_types", {"full_attention", "sliding_attention"}}, {"use_sliding_window", false}}),
                   "but no window is specified"));
    json mixed = base;
    mixed["layer_types"] = {"full_attention", "sliding_attention"};
    CHECK(config(mixed).remarks.empty());
    CHECK(config(base).remarks.empty());
}

TEST_CASE("RoPE scaling, in the keys of both generations")
{
    const json llama3 = {{"rope_type", "llama3"},
                         {"factor", 8.0},
                         {"low_freq_factor", 1.0},
                         {"high_freq_factor", 4.0},
                         {"original_max_position_embeddings", 64}};
    const auto old = config({{"rope_theta", 500000.0}, {"rope_scaling", llama3}}).shape;
    json parameters = llama3;
    parameters["rope_theta"] = 500000.0;
    const auto young = config({{"rope_parameters", parameters}}).shape;
    CHECK(old == young);
    CHECK(old.ropes[0].scaling.kind == RopeScalingKind::Llama3);
    CHECK(old.ropes[0].scaling.factor == 8);
    CHECK(config({{"rope_scaling", {{"type", "linear"}, {"factor", 2.0}}}}).shape.ropes[0].scaling.kind ==
          RopeScalingKind::Linear);
    CHECK(contains(configError({{"rope_scaling", {{"rope_type", "proportional"}, {"factor", 4.0}}}}),
                   "\"rope_scaling.rope_type\" is \"proportional\", a RoPE scaling that is not supported. Supported "
                   "types:"));
    CHECK(contains(
        configError({{"rope_parameters", {{"rope_type", "yarn"}, {"factor", 4}, {"llama_4_scaling_beta", 0.1}}}}),
        "\"rope_parameters.llama_4_scaling_beta\" is 0.1, which is not supported"));
    const DecoderConfig dynamic = config({{"rope_scaling", {{"rope_type", "dynamic"}, {"factor", 4.0}}}});
    CHECK(dynamic.shape == config(json::object()).shape); // up to the context it changes nothing
    REQUIRE(dynamic.remarks.size() == 1);
    CHECK(contains(dynamic.remarks[0].english(), "only has an effect beyond 128 tokens"));
    CHECK(contains(configError({{"rope_scaling", {{"rope_type", "linear"}}}}), "\"rope_scaling.factor\" is missing"));
    CHECK(contains(configError({{"rope_scaling", "x"}}), "expected an object"));
    CHECK(contains(configError({{"partial_rotary_factor", 0.5}}), "partial_rotary_factor"));
}

TEST_CASE("rotary frequencies are those of transformers")
{
    DecoderShape shape{.headSize = 8};
    // 1/theta^(i/4), the exact values rounded to FP32.
    CHECK(rotaryFrequencies(shape) == std::vector<float>{1.0f, 0.1f, 0.01f, 0.001f});
    shape.ropes[0].scaling = {.kind = RopeScalingKind::Linear, .factor = 4};
    CHECK(rotaryFrequencies(shape)[1] == 0.1f / 4);
    // Llama 3 with wave lengths 6.28, 62.8, 628 and 6283: above 8192/64 everything divides by 8, below 8192/256
    // nothing.
    shape.ropes[0].scaling = {.kind = RopeScalingKind::Llama3,
                              .factor = 8,
                              .lowFrequencyFactor = 64,
                              .highFrequencyFactor = 256,
                              .originalContext = 8192};
    const auto scaled = rotaryFrequencies(shape);
    CHECK(scaled[0] == 1.0f);
    const double wave = 2 * 3.14159265358979 / 0.1, share = (8192 / wave - 64) / 192;
    CHECK(scaled[1] == doctest::Approx((1 - share) * 0.1 / 8 + share * 0.1).epsilon(1e-6));
    CHECK(scaled[2] == 0.01f / 8);
    CHECK(scaled[3] == 0.001f / 8);
}

TEST_CASE("keys of other architectures are refused by name, unless they change nothing")
{
    for (const char* other :
         {R"({"text_config": {"vocab_size": 40}})", R"({"embedding_multiplier": 12})", R"({"logits_scaling": 8.0})",
          R"({"attention_multiplier": 0.0078125})", R"({"final_logit_softcapping": 30.0})", R"({"use_qk_norm": true})",
          R"({"num_local_experts": 8})", R"({"kv_lora_rank": 512})", R"({"no_rope_layers": [1, 0]})",
          R"({"attention_chunk_size": 8192})"}) {
        const json changes = json::parse(other);
        CAPTURE(other);
        CHECK(contains(configError(changes), "\"" + changes.begin().key() + "\" is "));
    }
    json config = tinyConfig();
    config.merge_patch(json::parse(R"({"embedding_multiplier": 1, "logits_scaling": 1.0, "num_local_experts": 0,
                                       "no_rope_layers": [1, 1], "use_qk_norm": false})"));
    config["text_config"] = nullptr;
    CHECK(readDecoderConfig(asRead(config), "config.json").ok());
    for (const char* scaling : {"su", "mrope", "proportional"})
        for (const char* place : {"rope_scaling", "rope_parameters"}) {
            CAPTURE(scaling);
            CHECK(contains(configError({{place, {{"type", scaling}, {"factor", 4.0}}}}), scaling));
        }
    for (const char* architecture : {"Gemma3ForConditionalGeneration", "Qwen3NextForCausalLM", "Llama4ForCausalLM"})
        CHECK(contains(configError({{"architectures", {architecture}}}), architecture));
}

TEST_CASE("weights in files of another kind are named, with what to do")
{
    const std::pair<const char*, const char*> files[] = {
        {"pytorch_model.bin", "pickled (pytorch_model.bin)"},
        {"pytorch_model-00001-of-00002.bin", "pickled (pytorch_model-00001-of-00002.bin)"},
        {"consolidated.00.pth", "pickled (consolidated.00.pth)"}};
    for (const auto& [name, why] : files) {
        ScratchFolder folder;
        writeRaw(folder / "config.json", tinyConfig().dump());
        writeRaw(folder / name, "\x80\x02}q"); // as torch.save() begins
        CHECK(contains(whyNot(folder), why));
        CHECK(contains(whyNot(folder), "save_pretrained()"));
    }
    ScratchFolder empty;
    writeRaw(empty / "config.json", tinyConfig().dump());
    CHECK(contains(whyNot(empty), "neither \"model.safetensors\" nor"));
}

TEST_CASE("numbers that make no sense are refused with key and value")
{
    CHECK(contains(configError({{"hidden_size", nullptr}}), "\"hidden_size\" is missing"));
    CHECK(contains(configError({{"hidden_size", 0}}), "\"hidden_size\" is 0"));
    CHECK(contains(configError({{"hidden_size", 1e30}}), "hidden_size"));
    CHECK(contains(configError({{"hidden_size", "big"}}), "\"hidden_size\" is \"big\""));
    CHECK(contains(configError({{"hidden_size", 18446744073709551615u}}), "hidden_size"));
    CHECK(contains(configError({{"num_hidden_layers", 1000000}}), "1 to 1,024"));
    CHECK(contains(configError({{"num_key_value_heads", 3}}), "not divisible by the 3 KV heads"));
    CHECK(contains(configError({{"num_attention_heads", 5}, {"num_key_value_heads", 5}}), "divisible by the 5 heads"));
    CHECK(contains(configError({{"head_dim", 7}}), "7 elements cannot be rotated in pairs"));
    CHECK(contains(configError({{"rms_norm_eps", -1}}), "rms_norm_eps"));
    CHECK(
        contains(configError({{"hidden_act", "tanh"}}), "which is not supported. Supported activations: silu, gelu,"));
    CHECK(contains(configError({{"tie_word_embeddings", 1}}), "tie_word_embeddings"));
    CHECK(contains(configError({{"eos_token_id", 40}}), "is 40, which is not a token id of a vocabulary of 40 tokens"));
    CHECK_FALSE(readDecoderConfig(json::array(), "config.json").ok());
}

TEST_CASE("what ends a text: generation_config.json, config.json, tokenizer_config.json, in that order")
{
    ScratchFolder folder;
    TinyModel model;
    model.write(folder);
    const auto ends = [&] { return HfCheckpoint::open(folder.path())->config().eos; };
    CHECK(ends() == std::vector<std::int32_t>{2});
    writeRaw(folder / "generation_config.json", R"({"eos_token_id": [7, 9, 400]})");
    CHECK(ends() == std::vector<std::int32_t>{7, 9});
    fs::remove(folder / "generation_config.json");
    model.config.erase("eos_token_id");
    writeRaw(folder / "config.json", model.config.dump());
    CHECK(ends().empty());
    writeRaw(
        folder / "tokenizer_config.json",
        R"({"eos_token": {"content": "</s>"}, "added_tokens_decoder": {"3": {"content": "<s>"}, "5": {"content": "</s>"}, "x": {"content": "</s>"}}})");
    CHECK(ends() == std::vector<std::int32_t>{5});
    CHECK(HfCheckpoint::open(folder.path())->tokenizerPath() == folder / "tokenizer.json");
}
