// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/save.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/formats/safetensors_types.h"
#include "gpu/formats/safetensors_write.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <string_view>

namespace qs {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kLongestCopy = std::uintmax_t{256} << 20; ///< bytes; the largest vocabularies have 40 MB
constexpr const char *kWeights = "model.safetensors", *kIndex = "model.safetensors.index.json";

/// Whether a file of a checkpoint's folder belongs to every model that is made from it: all but weights, what describes
/// them, and the text about them.
bool isCopied(const fs::path& file)
{
    constexpr std::string_view kOwn[] = {"config.json",          "quantize_config.json", "quant_config.json",
                                         "hf_quant_config.json", "recipe.yaml",          "README.md"};
    constexpr std::string_view kWeightTypes[] = {".safetensors", ".bin",     ".pt",  ".pth",
                                                 ".ckpt",        ".gguf",    ".h5",  ".onnx",
                                                 ".onnx_data",   ".msgpack", ".npz", ".index.json"};
    const std::string name = file.filename().string();
    std::error_code none;
    return !name.starts_with('.') && !name.starts_with("adapter_") &&
           std::ranges::find(kOwn, std::string_view(name)) == std::end(kOwn) &&
           std::ranges::none_of(kWeightTypes, [&](std::string_view end) { return name.ends_with(end); }) &&
           fs::is_regular_file(file, none) && !fs::is_empty(file, none) && fs::file_size(file, none) <= kLongestCopy;
}

/// The copied files of a folder, by their paths within it, in order. Folders within it are not looked at but that of
/// further chat templates.
std::vector<fs::path> copiedFiles(const fs::path& folder)
{
    std::vector<fs::path> files;
    for (const char* part : {"", "additional_chat_templates"}) {
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(folder / part, none))
            if (isCopied(entry.path())) files.push_back(part / entry.path().filename());
    }
    std::ranges::sort(files);
    return files;
}

/// model-00002-of-00005.safetensors
std::string shardName(std::size_t index, std::size_t count)
{
    char name[64];
    std::snprintf(name, sizeof name, "model-%05zu-of-%05zu.safetensors", index + 1, count);
    return name;
}

std::string typeName(DType type) { return std::string(safetensorsName(type)); }

/// Codes of `bits` in 32-bit words, the first lowest; `code(line, i)`.
template <class Code>
std::vector<std::byte> packedWords(std::int64_t lines, std::int64_t length, int bits, const Code& code, bool linesInner)
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

std::uint32_t codeAt(const std::vector<std::byte>& bytes, int bits, std::int64_t rowBytes, std::int64_t row,
                     std::int64_t i)
{
    const auto byte =
        std::to_integer<std::uint32_t>(bytes[static_cast<std::size_t>(row * rowBytes + (bits == 8 ? i : i / 2))]);
    return bits == 8 ? byte : i % 2 ? byte >> 4 : byte & 15u;
}

const char* kindOf(const LlmConfiguration& c)
{
    return descriptorOf(c.weights.format).element.isFloat() ? "float" : "int";
}

/// Weights of a row that share a scale; 0: all of them.
std::int64_t groupIn(const LlmConfiguration& c, std::int64_t in)
{
    if (!hasIntegerGroups(c.weights)) return c.groupSize();
    const std::int64_t group = c.groupSizeOf(in);
    return group == in && in != c.groupSize() ? 0 : group;
}

/// What a program that loads the folder computes in. Where the package restores weights to BF16 whatever is asked for,
/// the others have to be in it too.
const char* savedType(const LlmConfiguration& c)
{
    if (restoredToBf16(c.weights) || c.activations == DType::BF16) return "bfloat16";
    return c.activations == DType::F32 ? "float32" : "float16";
}

Error cannotSave(const LlmConfiguration& c, const Message& why,
                 const Message& hint = Message::tr("Save another configuration."))
{
    return {ErrorCode::Usage, Message::tr("Cannot save %1: %2.").arg(c.name, why), hint};
}

} // namespace

namespace {

Error cannotShare(const LlmConfiguration& c)
{
    return cannotSave(c, Message::tr("projections that share a tensor in this architecture cannot share the scales of "
                                     "the format"));
}

/// Projections that share a tensor have to share the scale of the tensor, or blocks of rows.
Result<void> checkShared(const DecoderConfig& config, const LlmConfiguration& c)
{
    const bool isBlocks = c.weights.granularity == Granularity::Block;
    for (int i = 0; i < kDecoderMatrices && (isBlocks || hasGlobalScale(c.weights)); ++i) {
        const auto role = static_cast<DecoderMatrix>(i);
        if (!isFused(config.names, role)) continue;
        if (!isBlocks || rowsWithin(config.shape, config.names, role).first % kScaleBlock != 0) return cannotShare(c);
    }
    return {};
}

} // namespace

Result<void> checkSavable(const HfCheckpoint& checkpoint, const LlmConfiguration& c)
{
    if (c.stored)
        return cannotSave(c, Message::tr("the checkpoint already has this format"), Message::tr("Copy its folder."));
    if (!c.weights.isCopy() && compressedNames(c.weights).layout.empty())
        return cannotSave(c, Message::tr("compressed-tensors does not support this format"));
    if (c.kv == KvFormat::Int8)
        return cannotSave(
            c, Message::tr("compressed-tensors does not support a KV cache with one scale per token and head"));
    const DecoderShape& shape = checkpoint.shape();
    if (checkpoint.config().hasUnnamedBiases)
        return cannotSave(c, Message::tr("the model has biases that its config.json has no key for"));
    if (auto shares = checkShared(checkpoint.config(), c); !shares) return shares;
    if (c.groupSize() == 0 || hasIntegerGroups(c.weights)) return {};
    for (const std::int64_t in : quantizedWidths(shape))
        if (in % c.groupSize() != 0)
            return cannotSave(c, Message::tr("rows of %1 weights are not a multiple of the group size %2, and "
                                             "compressed-tensors loads only complete groups")
                                     .arg(in, c.groupSize()));
    return {};
}

void LlmSaver::add(std::string name, std::string dtype, std::vector<std::int64_t> shape, std::vector<std::byte> bytes)
{
    m_tensors.push_back({std::move(name), std::move(dtype), std::move(shape), std::move(bytes)});
}

/// The layout 'pack-quantized'; zero points are packed along the outputs.
void LlmSaver::addUniform(const std::string& name, const LlmMatrix& m)
{
    const EngineMatrix& f = m.form;
    const std::int64_t groups = f.groups(), each = 32 / f.bits;
    const std::int64_t codeBytes = f.bits == 8 ? f.in : (f.in + 1) / 2,
                       zeroBytes = f.bits == 8 ? groups : (groups + 1) / 2;
    const auto code = [&](std::int64_t r, std::int64_t i) { return codeAt(m.codes, f.bits, codeBytes, r, i); };
    add(name + ".weight_packed", "I32", {f.out, (f.in + each - 1) / each},
        packedWords(f.out, f.in, f.bits, code, false));
    add(name + ".weight_scale", typeName(f.dtype), {f.out, groups}, m.scales);
    if (!f.symmetric) {
        const auto zero = [&](std::int64_t g, std::int64_t r) { return codeAt(m.zeroPoints, f.bits, zeroBytes, r, g); };
        add(name + ".weight_zero_point", "I32", {(f.out + each - 1) / each, groups},
            packedWords(groups, f.out, f.bits, zero, true));
    }
    const std::int64_t shape[2] = {f.out, f.in};
    std::vector<std::byte> bytes(sizeof shape);
    std::memcpy(bytes.data(), shape, sizeof shape);
    add(name + ".weight_shape", "I64", {2}, std::move(bytes));
}

namespace {

/// The rows of another matrix behind those of `to`; false where they are not kept alike.
bool appendRows(LlmMatrix& to, const LlmMatrix& more)
{
    const EngineMatrix &a = to.form, &b = more.form;
    if (a.form != b.form || a.dtype != b.dtype || a.in != b.in || a.groupSize != b.groupSize || a.bits != b.bits ||
        a.symmetric != b.symmetric || a.scheme != b.scheme || !more.inputOrder.empty() ||
        (a.form == WeightForm::E4M3Block && a.out % kScaleBlock != 0))
        return false;
    const EngineMatrix view = more.view();
    const auto append = [](std::vector<std::byte>& all, std::span<const std::byte> part) {
        all.insert(all.end(), part.begin(), part.end());
    };
    append(to.codes, view.codes);
    append(to.scales, view.scales);
    append(to.zeroPoints, view.zeroPoints);
    to.form.out += b.out;
    return true;
}

} // namespace

/// A model of its own has no prefix of a larger one.
TensorNames LlmSaver::savedNames(const DecoderConfig& config)
{
    TensorNames names = config.names;
    if (config.isNested) {
        names.prefix = TensorNames().prefix;
        names.head = TensorNames().head;
    }
    return names;
}

Result<void> LlmSaver::add(const MatrixPlace& place, const LlmMatrix& matrix)
{
    if (m_folder.empty()) return {};
    const DecoderMatrix role = place.role;
    if (stacks() && isExpert(role)) return addStacked(place, matrix);
    const std::string name = checkpointName(place, m_names);
    if (!isFused(m_names, role)) return addMatrix(name, matrix);
    const RowRange rows = rowsWithin(m_checkpoint.shape(), m_names, role);
    if (rows.first == 0) {
        m_joined = {};
        m_joined.form = matrix.form;
        m_joined.form.out = 0;
    }
    if (!appendRows(m_joined, matrix)) return cannotShare(m_configuration);
    return m_joined.form.out == rows.total ? addMatrix(name, m_joined) : Result<void>();
}

Result<void> LlmSaver::addMatrix(const std::string& name, const LlmMatrix& m)
{
    const EngineMatrix& f = m.form;
    switch (f.form) {
    case WeightForm::Dense: {
        const auto values = m.view().codes;
        add(name + ".weight", typeName(f.dtype), {f.out, f.in}, {values.begin(), values.end()});
        return {};
    }
    case WeightForm::Int8Channel:
    case WeightForm::E4M3Channel:
        add(name + ".weight", f.form == WeightForm::Int8Channel ? "I8" : "F8_E4M3", {f.out, f.in}, m.codes);
        add(name + ".weight_scale", typeName(f.dtype), {f.out, 1}, m.scales);
        return {};
    case WeightForm::E4M3Block:
        add(name + ".weight", "F8_E4M3", {f.out, f.in}, m.codes);
        add(name + ".weight_scale", typeName(f.dtype), {f.scaleRows(), f.groups()}, m.scales);
        return {};
    case WeightForm::Uniform:
        if (!m.inputOrder.empty()) break;
        addUniform(name, m);
        return {};
    case WeightForm::Packed: {
        if (compressedNames(f.scheme).layout.empty()) break;
        const FormatDescriptor& format = descriptorOf(f.scheme.format);
        add(name + (format.element.bits == 8 ? ".weight" : ".weight_packed"), typeName(format.codeType()),
            {f.out, f.in * format.element.bits / 8}, m.codes);
        add(name + ".weight_scale", typeName(format.scaleType()), {f.out, f.in / f.scheme.groupSize}, m.scales);
        if (!hasGlobalScale(f.scheme)) return {};
        const float inverse =
            1.0f / f.globalScale; // the format stores what values are multiplied by before they are rounded
        std::vector<std::byte> bytes(sizeof inverse);
        std::memcpy(bytes.data(), &inverse, sizeof inverse);
        add(name + ".weight_global_scale", "F32", {1}, std::move(bytes));
        return {};
    }
    }
    return cannotSave(m_configuration, Message::tr("compressed-tensors does not support this format"));
}

Result<void> LlmSaver::add(DecoderVector role, std::int64_t layer, const std::vector<float>& own)
{
    if (m_folder.empty()) return {};
    if (isExpert(role)) return addExpertBias(role, layer, own);
    const auto matrix = biasOf(role);
    const bool shared = matrix && isFused(m_names, *matrix);
    if (shared) {
        const RowRange rows = rowsWithin(m_checkpoint.shape(), m_names, *matrix);
        if (rows.first == 0) m_joinedBias.clear();
        m_joinedBias.insert(m_joinedBias.end(), own.begin(), own.end());
        if (static_cast<std::int64_t>(m_joinedBias.size()) < rows.total) return {};
    }
    const std::vector<float>& values = shared ? m_joinedBias : own;
    addValues(checkpointName(role, layer, m_names), {static_cast<std::int64_t>(values.size())}, values,
              staysFp32(role) ? DType::F32 : m_configuration.activations);
    return {};
}

void LlmSaver::addValues(std::string name, std::vector<std::int64_t> shape, std::span<const float> values, DType type)
{
    std::vector<std::byte> bytes(values.size() * sizeOf(type));
    for (std::size_t i = 0; i < values.size(); ++i)
        storeFloat(bytes.data(), type, i, values[i]);
    add(std::move(name), typeName(type), std::move(shape), std::move(bytes));
}

/// A dense matrix of an expert into the tensor of all, in the layout of findExpert().
Result<void> LlmSaver::addStacked(const MatrixPlace& place, const LlmMatrix& matrix)
{
    const auto [out, in] = matrixSize(m_checkpoint.shape(), place.role);
    const std::int64_t experts = m_checkpoint.shape().mixture.experts, size = sizeOf(matrix.form.dtype);
    const bool isDown = place.role == DecoderMatrix::ExpertDown, isUp = place.role == DecoderMatrix::ExpertUp;
    const std::int64_t columns = isDown ? out : 2 * out, step = isDown ? 1 : 2; // of an expert in the tensor
    const std::string name =
        m_names.layer(place.layer) + (isDown ? StackedExpertNames::down : StackedExpertNames::gateUp);
    if (m_tensors.empty() || m_tensors.back().name != name) {
        const auto known = std::ranges::find(m_tensors, name, &Tensor::name);
        if (known == m_tensors.end())
            add(name, typeName(matrix.form.dtype), {experts, in, columns},
                std::vector<std::byte>(static_cast<std::size_t>(experts * in * columns * size)));
        else
            std::rotate(known, known + 1, m_tensors.end());
    }
    const auto values = matrix.view().codes;
    std::byte* to = m_tensors.back().bytes.data() + (place.expert * in * columns + (isUp ? 1 : 0)) * size;
    for (std::int64_t r = 0; r < out; ++r)
        for (std::int64_t c = 0; c < in; ++c)
            std::memcpy(to + (c * columns + r * step) * size, values.data() + (r * in + c) * size,
                        static_cast<std::size_t>(size));
    return {};
}

/// In the tensor of all, gate and up in turn; beside experts of their own one for each.
Result<void> LlmSaver::addExpertBias(DecoderVector role, std::int64_t layer, const std::vector<float>& own)
{
    const std::int64_t experts = m_checkpoint.shape().mixture.experts,
                       each = static_cast<std::int64_t>(own.size()) / experts;
    const DType type = m_configuration.activations;
    if (!stacks()) {
        for (std::int64_t expert = 0; expert < experts; ++expert)
            addValues(expertBiasName(role, layer, expert, m_names), {each},
                      std::span(own).subspan(static_cast<std::size_t>(expert * each), static_cast<std::size_t>(each)),
                      type);
        return {};
    }
    const std::string name = checkpointName(role, layer, m_names);
    if (role == DecoderVector::ExpertDownBias) {
        addValues(name, {experts, each}, own, type);
    } else if (role == DecoderVector::ExpertGateBias) {
        m_joinedBias = own; // until up's come
    } else {
        std::vector<float> both;
        for (std::size_t i = 0; i < own.size(); ++i)
            both.insert(both.end(), {m_joinedBias[i], own[i]});
        addValues(name, {experts, 2 * each}, both, type);
    }
    return {};
}

/// One scale of 1 for the keys of a layer and one for its values: the cache is rounded to FP8 as it is.
void LlmSaver::addCacheScales()
{
    if (m_configuration.kv != KvFormat::E4M3) return;
    const DType type = m_configuration.activations;
    std::vector<std::byte> one(sizeOf(type));
    storeFloat(one.data(), type, 0, 1.0f);
    for (std::int64_t layer = 0; layer < m_checkpoint.shape().layers; ++layer)
        for (const char* part : {"self_attn.k_scale", "self_attn.v_scale"})
            add(m_names.layer(layer) + part, typeName(type), {1}, one);
}

/// The "weights" of a group of layers with `in` inputs.
nlohmann::ordered_json LlmSaver::weightArguments(std::int64_t in) const
{
    using Json = nlohmann::ordered_json;
    const LlmConfiguration& c = m_configuration;
    const bool isBlocks = c.weights.granularity == Granularity::Block;
    const std::int64_t group = isBlocks ? 0 : groupIn(c, in);
    Json arguments = {{"num_bits", c.weights.codeBits()},
                      {"type", kindOf(c)},
                      {"symmetric", c.symmetric()},
                      {"strategy", isBlocks                    ? "block"
                                   : group == 0                ? "channel"
                                   : hasGlobalScale(c.weights) ? "tensor_group"
                                                               : "group"},
                      {"group_size", group == 0 ? Json() : Json(group)},
                      {"dynamic", false},
                      {"actorder", nullptr}};
    if (isBlocks) arguments["block_structure"] = {c.groupSize(), c.groupSize()};
    return arguments;
}

/// One group for all linear layers; where their rows have groups of different sizes, one for each size, with the layers
/// by name.
nlohmann::ordered_json LlmSaver::configGroups() const
{
    using Json = nlohmann::ordered_json;
    std::vector<std::pair<Json, std::vector<DecoderMatrix>>> groups;
    for (int r = 0; r < kDecoderMatrices; ++r) {
        const auto role = static_cast<DecoderMatrix>(r);
        if (!isQuantized(role) || !hasMatrix(m_checkpoint.shape(), role)) continue;
        Json weights = weightArguments(matrixSize(m_checkpoint.shape(), role).second);
        const auto same =
            std::find_if(groups.begin(), groups.end(), [&](const auto& group) { return group.first == weights; });
        if (same != groups.end())
            same->second.push_back(role);
        else
            groups.emplace_back(std::move(weights), std::vector{role});
    }
    Json activations, out = Json::object();
    if (m_configuration.quantizedActivations)
        activations = {{"num_bits", 8},
                       {"type", kindOf(m_configuration)},
                       {"symmetric", true},
                       {"strategy", "token"},
                       {"dynamic", true}};
    if (m_configuration.quantizedActivations && m_configuration.weights.granularity == Granularity::Block) {
        activations["strategy"] = "group";
        activations["group_size"] = m_configuration.groupSize();
    }
    for (std::size_t i = 0; i < groups.size(); ++i) {
        Json targets = Json::array({"Linear"});
        if (groups.size() > 1) {
            targets = Json::array();
            for (const DecoderMatrix role : groups[i].second) {
                const std::string target = layerPattern(role);
                if (std::ranges::find(targets, Json(target)) == targets.end()) targets.push_back(target);
            }
        }
        out["group_" + std::to_string(i)] = {{"targets", targets},
                                             {"weights", groups[i].first},
                                             {"input_activations", activations},
                                             {"output_activations", nullptr}};
    }
    return out;
}

/// Matches the layers of a role by what they are called within a layer of the model: "re:.*[.]mlp[.]down_proj$".
std::string LlmSaver::layerPattern(DecoderMatrix role) const
{
    std::string pattern = "re:.*";
    for (const char c : std::string_view(m_names.matrices[static_cast<std::size_t>(role)]))
        pattern += c == '.' ? "[.]" : c == '*' ? "[0-9]+" : std::string(1, c);
    return pattern + "$";
}

/// What is not quantized: the head, and what decides between experts.
nlohmann::ordered_json LlmSaver::ignoredLayers() const
{
    nlohmann::ordered_json ignored = {"lm_head"};
    for (const auto role : {DecoderMatrix::Router, DecoderMatrix::SharedFactor})
        if (hasMatrix(m_checkpoint.shape(), role)) ignored.push_back(layerPattern(role));
    return ignored;
}

nlohmann::ordered_json LlmSaver::quantizationConfig() const
{
    using Json = nlohmann::ordered_json;
    const bool cache = m_configuration.kv == KvFormat::E4M3;
    const Json kv =
        cache
            ? Json{{"num_bits", 8}, {"type", "float"}, {"symmetric", true}, {"strategy", "tensor"}, {"dynamic", false}}
            : Json();
    const bool quantizes = m_configuration.quantizes();
    return {{"quant_method", "compressed-tensors"},
            {"format", m_configuration.weightFormat()},
            {"quantization_status", "compressed"},
            {"global_compression_ratio", nullptr},
            {"ignore", quantizes ? ignoredLayers() : Json::array()},
            {"kv_cache_scheme", kv},
            {"config_groups", quantizes ? configGroups() : Json::object()}};
}

/// Of a model that also sees, the config.json of its language model.
nlohmann::ordered_json LlmSaver::languageModel(nlohmann::ordered_json config) const
{
    const DecoderConfig& of = m_checkpoint.config();
    if (!of.isNested) return config;
    nlohmann::ordered_json own = config["text_config"];
    for (const char* key : {"bos_token_id", "eos_token_id", "pad_token_id"})
        if (config.contains(key) && !own.contains(key)) own[key] = config[key];
    own["architectures"] = {of.architecture};
    own["model_type"] = of.modelType;
    own["tie_word_embeddings"] = of.shape.tiedHead;
    return own;
}

Result<nlohmann::ordered_json> LlmSaver::modelConfig() const
{
    const auto read = readJsonFile(m_checkpoint.folder() / "config.json");
    if (!read) return read.error();
    nlohmann::ordered_json config = languageModel(*read);
    config.erase("quantization_config");
    config.erase("compression_config");
    config.erase("dtype");
    config["torch_dtype"] = savedType(m_configuration);
    const DecoderShape& shape = m_checkpoint.shape();
    if (config.contains("tie_word_embeddings")) config["tie_word_embeddings"] = shape.tiedHead; // as the files have it
    const BiasKeys& keys = m_checkpoint.config().biasKeys; // also for biases that config.json did not mention
    if (shape.qkvBias && !keys.attention.empty()) config[keys.attention] = true;
    if (shape.mlpBias && !keys.mlp.empty()) config[keys.mlp] = true;
    if (m_configuration.quantizes() || m_configuration.kv == KvFormat::E4M3)
        config["quantization_config"] = quantizationConfig();
    return config;
}

Result<void> LlmSaver::writeTensors(StagedFolder& staged) const
{
    std::vector<std::vector<TensorToWrite>> shards(1);
    std::int64_t inShard = 0, total = 0;
    for (const Tensor& tensor : m_tensors) {
        const auto bytes = static_cast<std::int64_t>(tensor.bytes.size());
        if (inShard > 0 && inShard + bytes > m_shardBytes) {
            shards.emplace_back();
            inShard = 0;
        }
        shards.back().push_back({tensor.name, tensor.dtype, tensor.shape, tensor.bytes});
        inShard += bytes;
        total += bytes;
    }
    nlohmann::ordered_json map = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < shards.size(); ++i) {
        const std::string name = shards.size() == 1 ? kWeights : shardName(i, shards.size());
        if (auto done = writeSafetensors(staged.path() / name, shards[i], {{"format", "pt"}}); !done)
            return staged.named(done.error());
        for (const TensorToWrite& tensor : shards[i])
            map[tensor.name] = name;
    }
    if (shards.size() == 1) return {};
    return staged.add(kIndex,
                      dumpJson({{"metadata", {{"total_size", total}}}, {"weight_map", std::move(map)}}, 2) + "\n");
}

Result<void> LlmSaver::copyOthers(StagedFolder& staged) const
{
    for (const fs::path& name : copiedFiles(m_checkpoint.folder())) {
        const auto file = MappedFile::open(m_checkpoint.folder() / name);
        if (!file) return file.error();
        const auto bytes = file->bytes();
        const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        if (auto done = staged.add(name.string(), text); !done) return done;
    }
    return {};
}

Result<void> LlmSaver::write()
{
    if (m_folder.empty()) return {};
    addCacheScales();
    const auto config = modelConfig();
    if (!config) return config.error();
    auto staged = StagedFolder::open(m_folder); // all files of the checkpoint or none
    if (!staged) return staged.error();
    if (auto done = staged->add("config.json", dumpJson(*config, 2) + "\n"); !done) return done;
    if (auto done = writeTensors(*staged); !done) return done;
    if (auto done = copyOthers(*staged); !done) return done;
    std::error_code none;
    const bool single = fs::exists(staged->path() / kWeights, none);
    if (auto done = staged->publish(); !done) return done.error();
    fs::remove(m_folder / (single ? kIndex : kWeights), none); // of an earlier model: it would be read instead
    return {};
}

} // namespace qs
