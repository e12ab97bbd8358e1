// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm_save.h"

#include "gpu/formats/atomic_file.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/safetensors_write.h"

#include <cstring>
#include <fstream>
#include <iterator>

namespace qs {

namespace {

namespace fs = std::filesystem;

constexpr const char* kCopied[] = {"tokenizer.json", "tokenizer_config.json", "generation_config.json", "special_tokens_map.json"};

const char* safetensorsName(DType type) { return type == DType::F32 ? "F32" : type == DType::F16 ? "F16" : "BF16"; }

/// Codes of `bits` in 32-bit words, the first lowest; `code(line, i)`.
template <class Code> std::vector<std::byte> packedWords(std::int64_t lines, std::int64_t length, int bits, const Code& code, bool linesInner)
{
    const std::int64_t each = 32 / bits, words = (length + each - 1) / each;
    std::vector<std::uint32_t> packed(static_cast<std::size_t>(lines * words));
    for (std::int64_t line = 0; line < lines; ++line)
        for (std::int64_t i = 0; i < length; ++i) {
            const std::int64_t at = linesInner ? i / each * lines + line : line * words + i / each;
            packed[static_cast<std::size_t>(at)] |= static_cast<std::uint32_t>(code(line, i)) << (bits * (i % each));
        }
    std::vector<std::byte> bytes(packed.size() * 4);
    std::memcpy(bytes.data(), packed.data(), bytes.size());
    return bytes;
}

std::uint32_t codeAt(const std::vector<std::byte>& bytes, int bits, std::int64_t rowBytes, std::int64_t row, std::int64_t i)
{
    const auto byte = std::to_integer<std::uint32_t>(bytes[static_cast<std::size_t>(row * rowBytes + (bits == 8 ? i : i / 2))]);
    return bits == 8 ? byte : i % 2 ? byte >> 4 : byte & 15u;
}

} // namespace

void LlmSaver::add(std::string name, std::string dtype, std::vector<std::int64_t> shape, std::vector<std::byte> bytes)
{
    m_tensors.push_back({std::move(name), std::move(dtype), std::move(shape), std::move(bytes)});
}

/// The layout 'pack-quantized'; zero points are packed along the outputs.
void LlmSaver::addUniform(const std::string& name, const LlmMatrix& m)
{
    const EngineMatrix& f = m.form;
    const std::int64_t groups = f.groups(), each = 32 / f.bits;
    const std::int64_t codeBytes = f.bits == 8 ? f.in : (f.in + 1) / 2, zeroBytes = f.bits == 8 ? groups : (groups + 1) / 2;
    const auto code = [&](std::int64_t r, std::int64_t i) { return codeAt(m.codes, f.bits, codeBytes, r, i); };
    add(name + ".weight_packed", "I32", {f.out, (f.in + each - 1) / each}, packedWords(f.out, f.in, f.bits, code, false));
    add(name + ".weight_scale", safetensorsName(f.dtype), {f.out, groups}, m.scales);
    if (!f.symmetric) {
        const auto zero = [&](std::int64_t g, std::int64_t r) { return codeAt(m.zeroPoints, f.bits, zeroBytes, r, g); };
        add(name + ".weight_zero_point", "I32", {(f.out + each - 1) / each, groups}, packedWords(groups, f.out, f.bits, zero, true));
    }
    const std::int64_t shape[2] = {f.out, f.in};
    std::vector<std::byte> bytes(sizeof shape);
    std::memcpy(bytes.data(), shape, sizeof shape);
    add(name + ".weight_shape", "I64", {2}, std::move(bytes));
}

Result<void> LlmSaver::add(LlamaMatrix role, std::int64_t layer, const LlmMatrix& m)
{
    if (m_folder.empty()) return {};
    const std::string name = checkpointName(role, layer);
    const EngineMatrix& f = m.form;
    switch (f.form) {
    case WeightForm::Dense: {
        const auto values = m.view().codes;
        add(name + ".weight", safetensorsName(f.dtype), {f.out, f.in}, {values.begin(), values.end()});
        return {};
    }
    case WeightForm::Int8Channel:
    case WeightForm::E4M3Channel:
        add(name + ".weight", f.form == WeightForm::Int8Channel ? "I8" : "F8_E4M3", {f.out, f.in}, m.codes);
        add(name + ".weight_scale", safetensorsName(f.dtype), {f.out, 1}, m.scales);
        return {};
    case WeightForm::Uniform:
        if (!m.inputOrder.empty()) break;
        addUniform(name, m);
        return {};
    case WeightForm::Packed: {
        if (f.scheme.format != NumberFormat::MXFP4 && f.scheme.format != NumberFormat::NVFP4) break;
        const bool isMx = f.scheme.format == NumberFormat::MXFP4;
        add(name + ".weight_packed", "U8", {f.out, f.in / 2}, m.codes);
        add(name + ".weight_scale", isMx ? "U8" : "F8_E4M3", {f.out, f.in / f.scheme.groupSize}, m.scales);
        if (isMx) return {};
        const float inverse = 1.0f / f.globalScale; // the format stores what values are multiplied by before they are rounded
        std::vector<std::byte> bytes(sizeof inverse);
        std::memcpy(bytes.data(), &inverse, sizeof inverse);
        add(name + ".weight_global_scale", "F32", {1}, std::move(bytes));
        return {};
    }
    }
    return Error{ErrorCode::Usage, std::string(m_configuration.name) + " cannot be saved: compressed-tensors has no such format.",
                 "Save another configuration."};
}

Result<void> LlmSaver::add(LlamaVector role, std::int64_t layer, const std::vector<float>& values)
{
    if (m_folder.empty()) return {};
    std::vector<std::byte> bytes(values.size() * sizeOf(m_configuration.activations));
    for (std::size_t i = 0; i < values.size(); ++i)
        storeFloat(bytes.data(), m_configuration.activations, i, values[i]);
    add(checkpointName(role, layer), safetensorsName(m_configuration.activations), {static_cast<std::int64_t>(values.size())}, std::move(bytes));
    return {};
}

nlohmann::ordered_json LlmSaver::quantizationConfig() const
{
    using Json = nlohmann::ordered_json;
    const LlmConfiguration& c = m_configuration;
    const bool isFloat = c.weights == LlmWeights::E4M3Channel || c.weights == LlmWeights::MXFP4 || c.weights == LlmWeights::NVFP4;
    const bool byte = c.weights == LlmWeights::Int8Group || c.weights == LlmWeights::Int8Channel || c.weights == LlmWeights::E4M3Channel;
    Json weights = {{"num_bits", byte ? 8 : 4}, {"type", isFloat ? "float" : "int"}, {"symmetric", c.symmetric()},
                    {"strategy", c.groupSize() == 0 ? "channel" : c.weights == LlmWeights::NVFP4 ? "tensor_group" : "group"},
                    {"group_size", c.groupSize() == 0 ? Json() : Json(c.groupSize())}, {"dynamic", false}, {"actorder", nullptr}};
    Json activations;
    if (c.quantizedActivations)
        activations = {{"num_bits", 8}, {"type", isFloat ? "float" : "int"}, {"symmetric", true}, {"strategy", "token"}, {"dynamic", true}};
    return {{"quant_method", "compressed-tensors"}, {"format", c.weightFormat()}, {"quantization_status", "compressed"}, {"global_compression_ratio", nullptr},
            {"ignore", {"lm_head"}}, {"kv_cache_scheme", nullptr},
            {"config_groups", {{"group_0", {{"targets", {"Linear"}}, {"weights", weights}, {"input_activations", activations}, {"output_activations", nullptr}}}}}};
}

Result<void> LlmSaver::write() const
{
    if (m_folder.empty()) return {};
    const auto read = readJsonFile(m_checkpoint.folder() / "config.json");
    if (!read) return read.error();
    nlohmann::ordered_json config = *read;
    config.erase("quantization_config");
    config.erase("dtype");
    config["torch_dtype"] = m_configuration.activations == DType::F32 ? "float32" : m_configuration.activations == DType::F16 ? "float16" : "bfloat16";
    if (m_configuration.quantizes()) config["quantization_config"] = quantizationConfig();
    if (auto made = ensureDirectory(m_folder); !made) return made;
    if (auto done = writeFileAtomically(m_folder / "config.json", dumpJson(config, 2) + "\n"); !done) return done;
    std::vector<TensorToWrite> tensors;
    for (const Tensor& tensor : m_tensors)
        tensors.push_back({tensor.name, tensor.dtype, tensor.shape, tensor.bytes});
    if (auto done = writeSafetensors(m_folder / "model.safetensors", tensors, {{"format", "pt"}}); !done) return done;
    for (const char* name : kCopied) {
        std::ifstream from(m_checkpoint.folder() / name, std::ios::binary);
        if (!from) continue;
        const std::string text{std::istreambuf_iterator<char>(from), std::istreambuf_iterator<char>()};
        if (auto done = writeFileAtomically(m_folder / name, text); !done) return done;
    }
    return {};
}

} // namespace qs
