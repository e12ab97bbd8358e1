// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/decide/ways_out.h"

#include "gpu/spec/command_line.h"

#include <algorithm>
#include <filesystem>

namespace qs {
namespace {

using Kind = WayOut::Kind;

/// The folder that the commands save to and serve from: 'Llama-3-8B-int8-w8a8'.
std::string folderOf(const DecisionTable& table, const LlmConfiguration& c)
{
    const std::string name = std::filesystem::path(table.model).filename().string();
    return (name.empty() ? "model" : name) + "-" + std::string(c.id);
}

/// Why the format of compressed-tensors, which vLLM and llm-compressor have in common, cannot hold it; empty: it can.
Message unsupported(const LlmConfiguration& c)
{
    if (!c.weights.isCopy() && compressedNames(c.weights).layout.empty())
        return Message::tr("compressed-tensors does not support %1 weights.").arg(descriptorOf(c.weights.format).label);
    if (c.kv == KvFormat::Int8)
        return Message::tr("compressed-tensors does not support an INT8 KV cache with one scale per token and head.");
    return {};
}

WayOut checkpointWay(const DecisionTable& table, const LlmStudySpec& spec, const LlmConfiguration& c)
{
    if (c.stored) return {Kind::Checkpoint, {}, Message::tr("The checkpoint already has this format.")};
    if (Message why = unsupported(c); !why.empty()) return {Kind::Checkpoint, {}, std::move(why)};
    CommandLine line("quantoscope llm quantize");
    line.given("--model", table.model);
    line.text("--config", std::string(c.id));
    if (c.needsCalibration()) line.given("--calibration", spec.calibration);
    line.text("--out", folderOf(table, c));
    return {Kind::Checkpoint, line.line(),
            Message::tr("Saves the model with the measured codes, in compressed-tensors format.")};
}

/// vLLM's name of the type that everything else is computed in.
const char* vllmType(const LlmConfiguration& c)
{
    if (c.activations == DType::F32) return "float32";
    return c.activations == DType::BF16 || restoredToBf16(c.weights) ? "bfloat16" : "float16";
}

WayOut vllmWay(const DecisionTable& table, const LlmConfiguration& c)
{
    if (Message why = unsupported(c); !why.empty()) return {Kind::Vllm, {}, std::move(why)};
    const bool saved = c.quantizes() && !c.stored;
    if (!saved && table.model.empty())
        return {Kind::Vllm, {}, Message::tr("Choose your own model; this one is included with Quantoscope.")};
    CommandLine line("vllm serve");
    std::string text = line.line() + " " + shellWord(saved ? folderOf(table, c) : table.model);
    text += std::string(" --dtype ") + vllmType(c);
    if (c.kv == KvFormat::E4M3) text += " --kv-cache-dtype fp8_e4m3";
    text += " --max-num-seqs " + std::to_string(table.batch);
    return {Kind::Vllm, text,
            saved ? Message::tr("Serves the saved checkpoint, whose config.json describes the quantization, with the "
                                "measured batch size.")
                  : Message::tr("Serves the checkpoint without changes, with the measured batch size.")};
}

/// A preset of compressed-tensors, or the weights in full where presets of different versions differ.
std::string schemeYaml(const LlmConfiguration& c)
{
    const bool byChannel = c.weights.granularity != Granularity::Group; // presets quantize activations, too
    const std::string_view preset = compressedNames(c.weights).preset;
    if (!preset.empty() && (!byChannel || c.quantizedActivations))
        return "      scheme: " + std::string(preset) + (c.symmetric() ? "\n" : "_ASYM\n");
    const ElementCodec& element = descriptorOf(c.weights.format).element;
    const std::string observer = c.method == LlmMethod::MseSearch ? ", observer: mse" : "";
    return "      config_groups:\n        group_0:\n          targets: [Linear]\n          weights: {num_bits: " +
           std::to_string(element.bits) + ", type: " + (element.isFloat() ? "float" : "int") +
           ", symmetric: true, strategy: " +
           (byChannel ? "channel" : "group, group_size: " + std::to_string(c.groupSize())) + ", dynamic: false" +
           observer + "}\n";
}

std::string recipeText(const LlmConfiguration& c)
{
    std::string text = "# llm-compressor 0.11 or newer: oneshot(model=…, recipe=\"recipe.yaml\"" +
                       std::string(c.needsCalibration() ? ", dataset=…" : "") +
                       ")\ndefault_stage:\n  default_modifiers:\n";
    if (c.kv == KvFormat::E4M3)
        return text + "    QuantizationModifier:\n      ignore: [lm_head]\n      kv_cache_scheme: {num_bits: 8, type: "
                      "float, strategy: tensor, dynamic: false, symmetric: true}\n";
    if (c.method == LlmMethod::Awq) text += "    AWQModifier: {}\n";
    text += c.method == LlmMethod::Gptq ? "    GPTQModifier:\n" : "    QuantizationModifier:\n";
    const std::string scheme = schemeYaml(c);
    if (scheme.find("config_groups") == std::string::npos) text += "      targets: [Linear]\n";
    return text + "      ignore: [lm_head]\n" + scheme;
}

WayOut recipeWay(const LlmConfiguration& c)
{
    if (c.stored || (!c.quantizes() && c.kv != KvFormat::E4M3 && c.kv != KvFormat::Int8))
        return {Kind::Recipe, {}, Message::tr("No recipe is required, because the model is not quantized.")};
    if (Message why = unsupported(c); !why.empty()) return {Kind::Recipe, {}, std::move(why)};
    return {Kind::Recipe, recipeText(c),
            c.kv == KvFormat::E4M3
                ? Message::tr(
                      "The same format with llm-compressor, which calibrates a scale; 1 was used in this measurement.")
                : Message::tr("The same format with llm-compressor. Its codes can differ in the last digit from those "
                              "measured here.")};
}

std::vector<WayOut> llmWays(const DecisionTable& table, const LlmStudySpec& spec, const DecisionCandidate& candidate)
{
    std::vector<WayOut> ways;
    if (const LlmConfiguration* c = findLlmConfiguration(candidate.id))
        ways = {checkpointWay(table, spec, *c), vllmWay(table, *c), recipeWay(*c)};
    LlmStudySpec again = spec;
    again.configurations = {candidate.id};
    ways.push_back({Kind::Measure, commandLine(again), Message::tr("Measures it again together with the baseline.")});
    return ways;
}

std::vector<WayOut> modelWays(const AccuracyStudySpec& spec, const DecisionCandidate& candidate)
{
    if (!candidate.plan.empty())
        return {{Kind::Checkpoint, {}, Message::tr("Open the plan in the plan editor and save its model there.")}};
    AccuracyStudySpec again = spec;
    again.modes = {candidate.id};
    const std::string measure = commandLine(again);
    return {{Kind::Checkpoint,
             measure + " --save-mode " + shellWord(candidate.id + "=" + candidate.id + ".safetensors"),
             Message::tr("Trains and quantizes the model in this mode and saves it.")},
            {Kind::Measure, measure, Message::tr("Measures it again together with the baseline.")}};
}

std::vector<WayOut> operationWays(const RunSpec& spec, const DecisionCandidate& candidate)
{
    RunSpec again = spec;
    again.live = false;
    if (takesModes(spec.operation))
        std::erase_if(again.modes, [&](const QuantScheme& mode) { return schemeName(mode) != candidate.id; });
    else
        again.variants = {candidate.id};
    return {{Kind::Measure, commandLine(again), Message::tr("Measures only this variant with the same setup.")}};
}

} // namespace

std::vector<WayOut> waysOut(const DecisionTable& table, const DecisionCandidate& candidate)
{
    if (!candidate.importedFrom.empty())
        return {{Kind::Measure, {}, Message::tr("It was imported, so Quantoscope has no command to measure it.")}};
    if (const auto* llm = std::get_if<LlmStudySpec>(&table.spec)) return llmWays(table, *llm, candidate);
    if (const auto* modes = std::get_if<AccuracyStudySpec>(&table.spec)) return modelWays(*modes, candidate);
    return operationWays(std::get<RunSpec>(table.spec), candidate);
}

} // namespace qs
