// SPDX-License-Identifier: GPL-3.0-or-later
// Folders of the families beyond Llama: their parts, the names of their tensors, and what is said about the rest.
#include "tests/gpu/models/tiny_checkpoint.h"
#include "tests/gpu/support/decoder_cases.h"

#include <cmath>
#include <map>
#include <set>

using namespace qs;
using namespace qs::test;
using namespace qs::testing;
using nlohmann::json;

namespace {

/// The folder that transformers would have saved a golden model to.
void writeFolder(const DecoderCase& c, const ScratchFolder& folder, const json& config, const std::string& from = {},
                 const std::string& to = {})
{
    std::vector<std::string> names;
    for (const CaseTensor& tensor : c.tensors)
        names.push_back(tensor.name.starts_with(from) ? to + tensor.name.substr(from.size()) : tensor.name);
    std::vector<TensorToWrite> tensors;
    for (std::size_t i = 0; i < names.size(); ++i)
        tensors.push_back({names[i], "F32", c.tensors[i].shape, std::as_bytes(std::span(c.tensors[i].values))});
    REQUIRE(writeSafetensors(folder / "model.safetensors", tensors, {}).ok());
    writeRaw(folder / "config.json", config.dump());
}

void checkSame(const HfCheckpoint& checkpoint, const DecoderCase& c)
{
    CHECK(checkpoint.shape() == c.model.shape);
    ReferenceDecoder model = c.model;
    for (std::int64_t layer = 0; layer < c.model.shape.layers; ++layer) {
        for (int i = 0; i < kDecoderMatrices; ++i) {
            const auto role = static_cast<DecoderMatrix>(i);
            for (std::int64_t e = 0; e < matrixCount(c.model.shape, role, layer); ++e) {
                const CheckpointMatrix found = checkpoint.matrix({role, layer, e});
                std::vector<float> values(static_cast<std::size_t>(found.out * found.in));
                restoreRows(found, 0, found.out, values);
                CHECK(values == model.matrix(role, layer, e));
            }
        }
        for (int i = 0; i < kDecoderVectors; ++i) {
            const auto role = static_cast<DecoderVector>(i);
            if (!hasVector(c.model.shape, role, layer)) continue;
            CHECK(checkpoint.vector(role, layer) == model.vector(role, layer));
        }
    }
}

DecoderCase caseOf(const std::string& name)
{
    for (DecoderCase& c : allCases())
        if (c.name == name) return std::move(c);
    FAIL("no case " << name);
    return {};
}

json plus(json base, const json& more)
{
    base.update(more); // null stays
    return base;
}

} // namespace

TEST_CASE("every tensor of every family is found, and none is left")
{
    std::set<std::string> seen;
    for (const DecoderCase& c : allCases()) {
        CAPTURE(c.name);
        ScratchFolder folder;
        writeFolder(c, folder, c.config);
        const auto checkpoint = HfCheckpoint::open(folder.path());
        REQUIRE_MESSAGE(checkpoint.ok(), checkpoint.error().text());
        CHECK(checkpoint->unusedTensors().empty());
        for (const Message& remark : checkpoint->remarks())
            CHECK(contains(remark.english(), "LongRoPE"));
        std::int64_t elements = 0;
        for (const CaseTensor& tensor : c.tensors)
            elements += static_cast<std::int64_t>(tensor.values.size());
        CHECK(checkpoint->config().parameters() == elements);
        CHECK(checkpoint->storedBytes() == 4 * elements);
        checkSame(*checkpoint, c);
        seen.insert(checkpoint->config().architecture);
    }
    CHECK(seen.size() == architectures().size()); // each has a golden model
}

TEST_CASE("experts are read from tensors of their own too, under the names of the hub")
{
    for (const DecoderCase& c : allCases()) {
        if (c.model.shape.mixture.experts == 0) continue;
        CAPTURE(c.name);
        const DecoderShape& s = c.model.shape;
        DecoderCase apart = c;
        std::erase_if(apart.tensors, [](const CaseTensor& t) { return contains(t.name, ".experts."); });
        const auto names = readDecoderConfig(asRead(c.config), "config.json")->names;
        for (std::int64_t l = 0; l < s.layers; ++l) {
            for (const auto role : {DecoderMatrix::ExpertGate, DecoderMatrix::ExpertUp, DecoderMatrix::ExpertDown})
                for (std::int64_t e = 0; e < matrixCount(s, role, l); ++e) {
                    const auto [out, in] = matrixSize(s, role);
                    apart.tensors.push_back(
                        {checkpointName({role, l, e}, names) + ".weight", {out, in}, apart.model.matrix(role, l, e)});
                }
            for (const auto role :
                 {DecoderVector::ExpertGateBias, DecoderVector::ExpertUpBias, DecoderVector::ExpertDownBias})
                for (std::int64_t e = 0; hasVector(s, role, l) && e < s.mixture.experts; ++e) {
                    const auto each = vectorSize(s, role) / s.mixture.experts;
                    const auto from = apart.model.vector(role, l).begin() + e * each;
                    apart.tensors.push_back({expertBiasName(role, l, e, names), {each}, {from, from + each}});
                }
        }
        ScratchFolder folder;
        for (CaseTensor& t : apart.tensors) // the router has the hub's name as well
            for (std::int64_t l = 0; l < s.layers; ++l)
                if (t.name == names.layer(l) + "mlp.gate.weight")
                    t.name = checkpointName({DecoderMatrix::Router, l}, names) + ".weight";
        writeFolder(apart, folder, c.config);
        const auto checkpoint = HfCheckpoint::open(folder.path());
        REQUIRE_MESSAGE(checkpoint.ok(), checkpoint.error().text());
        CHECK(checkpoint->unusedTensors().empty());
        checkSame(*checkpoint, c);
        apart.tensors.pop_back();
        writeFolder(apart, folder, c.config);
        const auto missing = HfCheckpoint::open(folder.path());
        REQUIRE_FALSE(missing.ok());
        CHECK(contains(missing.error().text(), "experts."));
    }
    CHECK(checkpointName({DecoderMatrix::ExpertUp, 3, 17}) == "model.layers.3.mlp.experts.17.up_proj");
}

TEST_CASE("a model that also sees: its language model under the names of two versions, the rest said")
{
    const DecoderCase c = caseOf("gemma3");
    json text = c.config;
    text.erase("architectures");
    const json outer = {{"architectures", {"Gemma3ForConditionalGeneration"}},
                        {"model_type", "gemma3"},
                        {"text_config", text},
                        {"vision_config", {{"hidden_size", 8}}}};
    for (const char* prefix : {"language_model.model.", "model.language_model."}) {
        CAPTURE(prefix);
        ScratchFolder folder;
        DecoderCase with = c;
        with.tensors.push_back({"vision_tower.patch.weight", {4}, std::vector<float>(4)});
        writeFolder(with, folder, outer, "model.", prefix);
        const auto checkpoint = HfCheckpoint::open(folder.path());
        REQUIRE_MESSAGE(checkpoint.ok(), checkpoint.error().text());
        checkSame(*checkpoint, c);
        const std::string remarks = Message::sentences(checkpoint->remarks()).english();
        CHECK(contains(remarks, "only its language model, Gemma3ForCausalLM, is run"));
        CHECK(contains(remarks, "\"vision_tower.patch.weight\""));
    }
    json mistral =
        caseOf("mistral").config; // Mistral Small 3 is a Mistral with a head size of its own, within Mistral 3
    mistral.erase("architectures");
    json small = {{"architectures", {"Mistral3ForConditionalGeneration"}}, {"text_config", mistral}};
    const auto read = readDecoderConfig(asRead(small), "config.json");
    REQUIRE_MESSAGE(read.ok(), read.error().text());
    CHECK(read->architecture == "MistralForCausalLM");
    CHECK(read->shape == caseOf("mistral").model.shape);
    small["text_config"]["model_type"] = "pixtral";
    const auto other = readDecoderConfig(asRead(small), "config.json");
    REQUIRE_FALSE(other.ok());
    CHECK(contains(other.error().text(),
                   "\"text_config.model_type\" specifies \"pixtral\", an architecture that is not"));
}

TEST_CASE("shared tensors are cut by rows where their codes allow it, and refused where they do not")
{
    const auto format = [](MatrixStorage storage, int bits, bool symmetric, std::int64_t groupSize) {
        MatrixFormat f;
        f.storage = storage;
        f.bits = bits;
        f.symmetric = symmetric;
        f.groupSize = groupSize;
        return f;
    };
    std::vector<std::byte> codes(48 * 64), scales(48 * 64 * 4), zeros(48 * 4);
    for (std::size_t i = 0; i < codes.size(); ++i)
        codes[i] = static_cast<std::byte>(splitmix64(3, i) & 0xbf); // no NaN of E4M3
    for (std::size_t i = 0; i < zeros.size(); ++i)
        zeros[i] = static_cast<std::byte>(splitmix64(4, i));
    for (std::size_t i = 0; i < 48 * 2; ++i)
        storeFloat(scales.data(), DType::F32, i, 0.5f + static_cast<float>(uniformAt(5, i)));
    const auto rows = [](const CheckpointMatrix& m, std::int64_t first, std::int64_t count) {
        std::vector<float> values(static_cast<std::size_t>(count * m.in));
        restoreRows(m, first, count, values);
        return values;
    };
    const auto matrix = [&](const MatrixFormat& f) {
        CheckpointMatrix m;
        m.out = 48;
        m.in = 64;
        m.format = f;
        m.codes = std::span(codes).first(static_cast<std::size_t>(48 * 64 * f.bits / 8));
        m.scales = std::span(scales).first(static_cast<std::size_t>(48 * m.groups() * 4));
        if (!f.symmetric)
            m.zeroPoints = std::span(zeros).first(static_cast<std::size_t>(
                f.storage == MatrixStorage::WholeInt ? 48 * m.groups() : 48 * f.bits / 8 * m.groups()));
        return m;
    };
    const MatrixFormat formats[] = {
        format(MatrixStorage::PackedInt, 4, true, 32), format(MatrixStorage::PackedInt, 4, false, 32),
        format(MatrixStorage::PackedInt, 8, false, 0), format(MatrixStorage::WholeInt, 8, false, 0),
        format(MatrixStorage::WholeInt, 8, true, 0),   format(MatrixStorage::WholeFloat, 8, true, 0)};
    for (const MatrixFormat& f : formats) {
        const CheckpointMatrix whole = matrix(f);
        for (const auto& [first, count] : {std::pair<std::int64_t, std::int64_t>{0, 16}, {16, 24}, {40, 8}}) {
            CAPTURE(first);
            const auto part = rowsOfMatrix(whole, first, count);
            REQUIRE(part);
            CHECK(part->out == count);
            CHECK(rows(*part, 0, count) == rows(whole, first, count));
        }
    }
    CHECK_FALSE(
        rowsOfMatrix(matrix(format(MatrixStorage::PackedInt, 4, false, 32)), 4, 8)); // within a word of zero points
    CHECK_FALSE(rowsOfMatrix(matrix(format(MatrixStorage::Gptq, 4, true, 0)), 8, 8));
    CHECK_FALSE(rowsOfMatrix(matrix(format(MatrixStorage::AwqGemm, 4, true, 0)), 8, 8));
    MatrixFormat blocks = format(MatrixStorage::WholeFloat, 8, true, 32);
    blocks.blockRows = 16;
    CheckpointMatrix whole = matrix(blocks);
    whole.scales = whole.scales.first(whole.scales.size() / 16);
    CHECK(rows(*rowsOfMatrix(whole, 16, 20), 0, 20) == rows(whole, 16, 20));
    CHECK_FALSE(rowsOfMatrix(whole, 8, 8));
}

TEST_CASE("what a config.json holds and a model does not use is said, or refused by name")
{
    const json qwen = caseOf("qwen3").config;
    const auto read = [](const json& config) { return readDecoderConfig(asRead(config), "config.json"); };
    CHECK(read(qwen)->remarks.empty());
    const auto unknown = read(plus(qwen, {{"frobnicate", 3}, {"use_cache", true}, {"nothing", nullptr}}));
    REQUIRE(unknown.ok());
    REQUIRE(unknown->remarks.size() == 1);
    CHECK(contains(unknown->remarks[0].english(), "\"frobnicate\""));
    CHECK_FALSE(contains(unknown->remarks[0].english(), "use_cache"));
    const auto why = [&](const json& config) {
        const auto refused = read(config);
        REQUIRE_FALSE(refused.ok());
        return refused.error().text();
    };
    CHECK(contains(why(plus(qwen, {{"num_experts", 8}})), "\"num_experts\" is 8"));
    const json deepseek = {
        {"architectures", {"DeepseekV3ForCausalLM"}}, {"n_routed_experts", 256}, {"kv_lora_rank", 512}};
    CHECK(
        contains(why(deepseek),
                 "\"DeepseekV3ForCausalLM\", an architecture that is not supported: it needs latent attention (MLA)."));
    const json mixtral = caseOf("mixtral").config;
    CHECK(contains(why(plus(mixtral, {{"num_experts_per_tok", 6}})), "is 6, more than the 5 experts"));
    CHECK(contains(why(plus(mixtral, {{"num_local_experts", nullptr}})), "\"num_local_experts\" is missing"));
    CHECK(contains(why(plus(caseOf("qwen3_moe").config, {{"mlp_only_layers", 3}})), "a list of layers"));
    CHECK(contains(why(plus(caseOf("glm4_moe").config, {{"topk_group", 1}})), "does not fit 8 experts"));
    CHECK(contains(why(plus(caseOf("olmoe").config, {{"clip_qkv", 8.0}})), "\"clip_qkv\" is 8"));
    json oss = caseOf("gpt_oss").config;
    oss.erase("rope_scaling");
    CHECK(contains(why(oss), "\"rope_scaling\" is missing"));
    // What transformers 5 writes for Qwen3-MoE.
    json renamed = caseOf("qwen3_moe").config;
    renamed["num_local_experts"] = renamed["num_experts"];
    CHECK(read(renamed)->shape == caseOf("qwen3_moe").model.shape); // both
    renamed.erase("num_experts");
    CHECK(read(renamed)->shape == caseOf("qwen3_moe").model.shape);
    CHECK(contains(why(plus(qwen, {{"attn_logit_softcapping", 30.0}})), "\"attn_logit_softcapping\" is 30"));
    CHECK(contains(why(plus(caseOf("gemma3").config, {{"use_bidirectional_attention", true}})), "causal attention"));
    const json phi = caseOf("phi3-long").config;
    CHECK(contains(why(plus(phi, {{"partial_rotary_factor", 0.9}})), "lets 7 elements of a head turn"));
    json few = phi;
    few["rope_scaling"]["short_factor"] = {1.0, 2.0};
    CHECK(contains(why(few), "\"rope_scaling.short_factor\""));
    few["rope_scaling"].erase("short_factor");
    CHECK(contains(why(few), "\"rope_scaling.short_factor\" is missing"));
    CHECK(contains(why(plus(caseOf("smollm3").config, {{"no_rope_layers", {1, 0}}})), "no_rope_layers"));
}

TEST_CASE("LongRoPE takes its factors by the context of a run")
{
    const DecoderShape shape = caseOf("phi3-short").model.shape;
    const auto brief = rotaryFrequencies(shape, 256), longer = rotaryFrequencies(shape, 257);
    CHECK(brief.size() == 3);
    CHECK(brief[0] == 1.0f);
    CHECK(longer[0] == 1.0f / 1.2f);
    CHECK(rotaryFrequencies(shape) == brief);
}

TEST_CASE("gpt-oss as published: experts in MXFP4, with the rows of gate and up in turn")
{
    const DecoderCase c = caseOf("gpt_oss");
    constexpr std::int64_t kExperts = 6, kHidden = 32, kIntermediate = 64;
    const json config =
        plus(c.config, {{"intermediate_size", kIntermediate}, {"quantization_config", {{"quant_method", "mxfp4"}}}});
    struct Stack
    {
        std::vector<std::uint8_t> blocks, scales;
        std::int64_t out = 0, in = 0;

        /// Of row `row` of the tensor, all experts one after another.
        float value(std::int64_t row, std::int64_t column) const
        {
            constexpr float kValues[] = {0, 0.5f, 1, 1.5f, 2, 3, 4, 6};
            const int byte = blocks[static_cast<std::size_t>(row * in / 2 + column / 2)],
                      code = column % 2 == 0 ? byte & 15 : byte >> 4,
                      scale = scales[static_cast<std::size_t>(row * in / 32 + column / 32)];
            return std::ldexp((code & 8) != 0 ? -kValues[code & 7] : kValues[code & 7], scale - 127);
        }
    };
    std::map<std::string, Stack> stacks;
    std::map<std::string, std::vector<float>> biases;
    for (std::int64_t layer = 0; layer < c.model.shape.layers; ++layer)
        for (const bool isDown : {false, true}) {
            const std::string name =
                "model.layers." + std::to_string(layer) + ".mlp.experts." + (isDown ? "down_proj" : "gate_up_proj");
            Stack& stack = stacks[name];
            stack.out = isDown ? kHidden : 2 * kIntermediate;
            stack.in = isDown ? kIntermediate : kHidden;
            stack.blocks.resize(static_cast<std::size_t>(kExperts * stack.out * stack.in / 2));
            stack.scales.resize(stack.blocks.size() / 16);
            std::uint32_t x = static_cast<std::uint32_t>(layer * 2 + (isDown ? 1 : 0) + 1);
            for (std::uint8_t& byte : stack.blocks)
                byte = static_cast<std::uint8_t>((x = x * 1664525u + 1013904223u) >> 24);
            for (std::uint8_t& byte : stack.scales)
                byte = static_cast<std::uint8_t>(118 + ((x = x * 1664525u + 1013904223u) >> 29));
            biases[name + "_bias"].resize(static_cast<std::size_t>(kExperts * stack.out));
        }
    std::vector<TensorToWrite> tensors;
    for (const CaseTensor& tensor : c.tensors)
        if (!contains(tensor.name, ".experts."))
            tensors.push_back({tensor.name, "F32", tensor.shape, std::as_bytes(std::span(tensor.values))});
    for (const auto& [name, stack] : stacks) {
        tensors.push_back(
            {name + "_blocks", "U8", {kExperts, stack.out, stack.in / 32, 16}, std::as_bytes(std::span(stack.blocks))});
        tensors.push_back(
            {name + "_scales", "U8", {kExperts, stack.out, stack.in / 32}, std::as_bytes(std::span(stack.scales))});
        tensors.push_back(
            {name + "_bias", "F32", {kExperts, stack.out}, std::as_bytes(std::span(biases.at(name + "_bias")))});
    }
    ScratchFolder folder;
    REQUIRE(writeSafetensors(folder / "model.safetensors", tensors, {}).ok());
    writeRaw(folder / "config.json", config.dump());
    const auto checkpoint = HfCheckpoint::open(folder.path());
    REQUIRE_MESSAGE(checkpoint.ok(), checkpoint.error().text());
    CHECK(checkpoint->unusedTensors().empty());
    for (const auto role : {DecoderMatrix::ExpertGate, DecoderMatrix::ExpertUp, DecoderMatrix::ExpertDown})
        for (std::int64_t expert = 0; expert < kExperts; ++expert) {
            const bool isDown = role == DecoderMatrix::ExpertDown;
            const CheckpointMatrix found = checkpoint->matrix({role, 1, expert});
            CHECK(found.format.blocks == NumberFormat::MXFP4);
            REQUIRE(found.out == (isDown ? kHidden : kIntermediate));
            std::vector<float> values(static_cast<std::size_t>(found.out * found.in));
            restoreRows(found, 0, found.out, values);
            const Stack& stack =
                stacks.at("model.layers.1.mlp.experts." + std::string(isDown ? "down_proj" : "gate_up_proj"));
            const std::int64_t step = isDown ? 1 : 2, first = role == DecoderMatrix::ExpertUp ? 1 : 0;
            for (std::int64_t row = 0; row < found.out; ++row)
                for (std::int64_t column = 0; column < found.in; ++column)
                    REQUIRE(values[static_cast<std::size_t>(row * found.in + column)] ==
                            stack.value(expert * stack.out + row * step + first, column));
        }
}
