// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/decoder/hf_checkpoint.h"

#include "gpu/core/parallel.h"
#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/models/checkpoint/hf_quantization.h"
#include "gpu/models/checkpoint/hf_tensors.h"
#include "gpu/models/decoder/hf_experts.h"
#include "gpu/models/decoder/hub_cache.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <fstream>
#include <optional>

namespace qs {
namespace {

using nlohmann::json;

constexpr JsonLimits kSmallFile{.maxBytes = std::size_t{16} << 20, .maxDepth = 32, .maxNodes = 1'000'000};

/// The object in a file that need not be there; null where there is none.
Result<json> readOptional(const std::filesystem::path& path)
{
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) return json();
    return readJsonFile(path, kSmallFile);
}

void addIds(const json& object, const char* key, std::int64_t vocabulary, std::vector<std::int32_t>& out)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    if (!object.is_object() || found == object.end()) return;
    for (const json& one : found->is_array() ? *found : json::array({*found}))
        if (one.is_number_unsigned() && one.get<std::uint64_t>() < static_cast<std::uint64_t>(vocabulary) &&
            out.size() < 1000)
            out.push_back(one.get<std::int32_t>());
}

/// The id that tokenizer_config.json gives a token which it names by its text ("eos_token": "</s>" or {"content":
/// "</s>"}).
std::optional<std::int32_t> namedToken(const json& object, const char* key, std::int64_t vocabulary)
{
    if (!object.is_object()) return std::nullopt;
    const json* name = object.contains(key) ? &object[key] : nullptr;
    if (name && name->is_object()) name = name->contains("content") ? &(*name)["content"] : nullptr;
    const auto list = object.find("added_tokens_decoder");
    if (!name || !name->is_string() || list == object.end() || !list->is_object()) return std::nullopt;
    for (const auto& [id, token] : list->items()) {
        if (!token.is_object() || !token.contains("content") || token["content"] != *name) continue;
        if (id.empty() || id.size() > 7 || id.find_first_not_of("0123456789") != std::string::npos) continue;
        if (const int number = std::stoi(id); number < vocabulary) return number;
    }
    return std::nullopt;
}

/// What ends a text: generation_config.json holds over config.json, and where neither says, tokenizer_config.json.
Result<void> findEndTokens(const std::filesystem::path& folder, DecoderConfig& config)
{
    const auto generation = readOptional(folder / "generation_config.json"),
               tokenizer = readOptional(folder / "tokenizer_config.json");
    if (!generation) return generation.error();
    if (!tokenizer) return tokenizer.error();
    std::vector<std::int32_t> eos;
    addIds(*generation, "eos_token_id", config.shape.vocabulary, eos);
    if (!eos.empty()) config.eos = eos;
    if (config.eos.empty())
        if (const auto named = namedToken(*tokenizer, "eos_token", config.shape.vocabulary))
            config.eos.push_back(*named);
    if (!config.bos) config.bos = namedToken(*tokenizer, "bos_token", config.shape.vocabulary);
    return {};
}

/// The first file of a folder whose name ends so.
std::optional<std::filesystem::path> fileEndingIn(const std::filesystem::path& folder, std::string_view end)
{
    std::error_code ignored;
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored))
        if (entry.path().native().ends_with(end)) found.push_back(entry.path());
    return found.empty() ? std::nullopt : std::optional(*std::ranges::min_element(found));
}

Error isGguf(const std::filesystem::path& file)
{
    return {ErrorCode::BadInput,
            Message::tr("%1 is a GGUF model (llama.cpp), which is not supported.").arg(quotedPath(file)),
            Message::tr("Choose the Hugging Face folder that it was created from, with config.json, model.safetensors "
                        "and tokenizer.json.")};
}

/// How the weights are quantized: from config.json, else from the file that older AutoGPTQ, older AWQ and ModelOpt
/// write beside it.
Result<CheckpointQuantization> readFolderQuantization(const json& config, const std::filesystem::path& folder)
{
    if (config.is_object() && !config.contains("quantization_config") && !config.contains("compression_config"))
        for (const auto& [name, method] :
             {std::pair("hf_quant_config.json", "modelopt"), std::pair("quantize_config.json", "gptq"),
              std::pair("quant_config.json", "awq")}) {
            auto other = readOptional(folder / name);
            if (!other) return other.error();
            if (!other->is_object()) continue;
            if (!other->contains("quant_method")) (*other)["quant_method"] = method;
            return readQuantization(json{{"quantization_config", std::move(other).value()}}, (folder / name).native());
        }
    return readQuantization(config, (folder / "config.json").native());
}

constexpr const char* kAdapterConfig = "adapter_config.json";

Error isAdapter(const std::filesystem::path& folder)
{
    const auto config = readOptional(folder / kAdapterConfig);
    const bool names = config && config->is_object() && config->contains("base_model_name_or_path") &&
                       (*config)["base_model_name_or_path"].is_string();
    const Message base = names ? Message(quotedText((*config)["base_model_name_or_path"].get<std::string>()))
                               : Message::tr("the model that it was trained on");
    return {
        ErrorCode::BadInput,
        Message::tr("%1 contains a LoRA adapter (adapter_config.json), not a complete model.").arg(quotedPath(folder)),
        Message::tr("Merge it into %1 (merge_and_unload() of peft), save the result, and choose that folder.")
            .arg(base)};
}

Error noFolder(const Message& what)
{
    return {ErrorCode::BadInput, what, Message::tr("Choose the folder of a model, with its config.json.")};
}

/// What is no folder of a Hugging Face model, and what it is instead.
std::optional<Error> otherKind(const std::filesystem::path& path)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) {
        const auto has = [&](const char* name) { return std::filesystem::exists(path / name, ignored); };
        const bool complete = has("config.json") && (has("model.safetensors") || has("model.safetensors.index.json"));
        if (!complete && has(kAdapterConfig)) return isAdapter(path);
        if (has("config.json")) return std::nullopt;
        const auto gguf = fileEndingIn(path, ".gguf");
        return gguf ? std::optional(isGguf(*gguf)) : std::nullopt; // what reads config.json says that it is not there
    }
    if (!std::filesystem::exists(path, ignored)) {
        if (auto hub = hubNameError(path)) return hub;
        return noFolder(Message::tr("%1 does not exist.").arg(quotedPath(path)));
    }
    if (std::filesystem::is_regular_file(path, ignored)) {
        std::array<char, 4> magic{};
        std::ifstream(path, std::ios::binary).read(magic.data(), magic.size());
        if (std::string_view(magic.data(), magic.size()) == "GGUF") return isGguf(path);
    }
    return noFolder(Message::tr("%1 is not a folder.").arg(quotedPath(path)));
}

} // namespace

struct HfCheckpoint::State
{
    std::filesystem::path folder;
    DecoderConfig config;
    CheckpointQuantization quantization;
    TensorFiles files;
    std::vector<std::vector<CheckpointMatrix>> matrices; ///< by slot(), of experts one for each
    std::vector<StoredVector> vectors;                   ///< likewise
    std::int64_t storedBytes = 0;

    template <class Role> static std::size_t slot(Role role, std::int64_t layer, int roles)
    {
        return static_cast<std::size_t>(perLayer(role) ? layer * roles : 0) + static_cast<std::size_t>(role);
    }
    std::string embedding; ///< the tensor that it is, without ".weight"
    bool scalesKvCache = false;
    bool addsBiases = false; ///< the files have some that config.json does not ask for: others of them may be missing
    std::vector<UnusedTensors> unused;
    std::vector<std::string> denseAnyway; ///< layers whose weights config.json describes as quantized

    /// What the tensors of a role are called.
    std::string nameOf(DecoderMatrix role, std::int64_t layer) const
    {
        return checkpointName(MatrixPlace{role, layer}, config.names);
    }
    std::string nameOf(DecoderVector role, std::int64_t layer) const
    {
        return checkpointName(role, layer, config.names);
    }
    Result<void> findNames();
    Result<void> checkDescribed();
    Result<void> resolveTie();
    Result<void> useBiases();
    Result<void> refuseOuterBiases();
    Result<void> findUnused();
    Result<CheckpointMatrix> findRole(const MatrixPlace& place);
    Result<void> findMatrices();
    Result<StoredVector> findVector(DecoderVector role, std::int64_t layer);
    Result<void> findVectors();
    Result<void> findKvScales();
};

namespace {

/// Whether two dense tensors have the same values, of whatever types.
bool sameValues(const StoredTensor& a, const StoredTensor& b)
{
    if (a.info->shape != b.info->shape || !a.info->dtype || !b.info->dtype) return false;
    if (a.info->dtype == b.info->dtype && std::ranges::equal(a.data, b.data)) return true;
    constexpr std::size_t kAtOnce = 4096;
    const std::size_t count = a.data.size() / sizeOf(*a.info->dtype);
    std::array<float, kAtOnce> left{}, right{};
    for (std::size_t first = 0; first < count; first += kAtOnce) {
        const std::size_t n = std::min(kAtOnce, count - first);
        loadFloats(a.data.data(), *a.info->dtype, first, n, left.data());
        loadFloats(b.data.data(), *b.info->dtype, first, n, right.data());
        if (!std::equal(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(n), right.begin())) return false;
    }
    return true;
}

bool hasValues(const StoredTensor& tensor)
{
    return std::ranges::any_of(tensor.data, [](std::byte b) { return b != std::byte{0}; });
}

} // namespace

/// The language model of one that also sees stands under another name, which depends on the version that saved it.
Result<void> HfCheckpoint::State::findNames()
{
    constexpr std::pair<const char*, const char*> others[] = {{"language_model.model.", "language_model.lm_head"},
                                                              {"model.language_model.", "lm_head"}};
    for (const auto& [prefix, head] : others) {
        TensorNames names = config.names;
        names.prefix = prefix;
        names.head = head;
        if (config.isNested && files.find(checkpointName(DecoderVector::FinalNorm, 0, names))) config.names = names;
    }
    embedding = nameOf(DecoderMatrix::Embedding, 0);
    return {};
}

/// Codes and scales that nothing describes.
Result<void> HfCheckpoint::State::checkDescribed()
{
    if (!quantization.method.empty()) return {};
    const std::string query = nameOf(DecoderMatrix::Query, 0);
    const StoredTensor* weight = files.find(query + ".weight");
    const bool codes =
        isQuantized(files, query) || (weight && (weight->info->dtypeText.starts_with("F8") ||
                                                 weight->info->dtypeText == "U8" || weight->info->dtypeText == "I8"));
    if (!codes) return {};
    return Error{ErrorCode::BadInput,
                 Message::tr("The weights in %1 are quantized, but config.json has no \"quantization_config\".")
                     .arg(quotedPath(folder)),
                 Message::tr("Use the config.json that belongs to these weights.")};
}

/// Biases count where the files have them: a model that was trained with them is another one without. Some quantizers
/// write zeros for every layer, which change nothing.
Result<void> HfCheckpoint::State::useBiases()
{
    DecoderShape &shape = config.shape, wanted = shape;
    std::vector<Message> found;
    for (int i = 0; i < kDecoderVectors; ++i) {
        const auto role = static_cast<DecoderVector>(i);
        if (!biasOf(role) || role == DecoderVector::RouterBias || vectorSize(shape, role) > 0) continue;
        bool any = false;
        for (std::int64_t layer = 0; layer < shape.layers; ++layer)
            if (const StoredTensor* bias = files.use(nameOf(role, layer))) any = any || hasValues(*bias);
        if (!any) continue;
        const std::string name = nameOf(role, 0);
        found.emplace_back(name.substr(name.rfind('.', name.rfind('.') - 1) + 1));
        const bool attention =
            role != DecoderVector::GateBias && role != DecoderVector::UpBias && role != DecoderVector::DownBias;
        // "attention_bias" of a Llama is one for all four.
        const bool both = attention && config.biasKeys.attentionHasOutput;
        wanted.qkvBias = wanted.qkvBias || both || (attention && role != DecoderVector::OutputBias);
        wanted.outputBias = wanted.outputBias || both || role == DecoderVector::OutputBias;
        wanted.mlpBias = wanted.mlpBias || !attention;
        const BiasKeys& keys = config.biasKeys;
        const bool isNamed =
            attention ? !keys.attention.empty() && (keys.attentionHasOutput || role != DecoderVector::OutputBias)
                      : !keys.mlp.empty();
        config.hasUnnamedBiases = config.hasUnnamedBiases || !isNamed;
    }
    if (found.empty()) return {};
    addsBiases = true;
    shape.qkvBias = shape.qkvBias || wanted.qkvBias;
    shape.outputBias = shape.outputBias || wanted.outputBias;
    shape.mlpBias = shape.mlpBias || wanted.mlpBias;
    config.remarks.push_back(
        Message::tr("The files contain biases that config.json does not mention (%1), and they are used.")
            .arg(Message::list(found)));
    return {};
}

/// Biases outside of the layers, which no family but those with biases of norms has.
Result<void> HfCheckpoint::State::refuseOuterBiases()
{
    const std::pair<std::string, Message> biases[] = {
        {nameOf(DecoderVector::FinalNormBias, 0), Message::tr("biases of the last norm")},
        {nameOf(DecoderMatrix::Head, 0) + ".bias", Message::tr("biases of the head")}};
    for (const auto& [name, what] : biases) {
        const StoredTensor* bias = files.find(name);
        if (!bias || bias->used) continue;
        if (hasValues(*bias)) return neededTensor(what, name, config.architecture);
        files.use(name); // zeros change nothing
    }
    return {};
}

Result<void> HfCheckpoint::State::findUnused()
{
    if (auto none = refuseOuterBiases(); !none) return none;
    const auto names = files.unused();
    if (auto refused = refuseUnused(names, config.names.prefix, config.shape.layers, config.architecture))
        return *refused;
    unused = unusedByKind(names);
    if (Message text = unusedText(unused); !text.empty()) config.remarks.push_back(std::move(text));
    std::error_code ignored;
    if (std::filesystem::exists(folder / kAdapterConfig, ignored) ||
        std::filesystem::exists(folder / "adapter_model.safetensors", ignored))
        config.remarks.push_back(Message::tr("The folder also contains a LoRA adapter (adapter_config.json), which is "
                                             "not applied."));
    return {};
}

/// A config.json may tie what the files have twice: then the values decide. What they have once serves for both, by
/// whatever name.
Result<void> HfCheckpoint::State::resolveTie()
{
    if (!config.shape.tiedHead) return {};
    const std::string head = nameOf(DecoderMatrix::Head, 0);
    const StoredTensor *input = files.find(embedding + ".weight"), *output = files.find(head + ".weight");
    const bool quantized = files.find(head + ".weight_packed") || files.find(head + ".qweight");
    if (!input && output) embedding = head;
    if (output) files.use(head + ".weight"); // also where it adds nothing
    if (!input || (!output && !quantized) || (output && !quantized && sameValues(*input, *output))) return {};
    config.shape.tiedHead = false;
    config.remarks.push_back(Message::tr("config.json ties the head to the embedding (\"tie_word_embeddings\"), but "
                                         "the files contain a head with different values, which is used."));
    return {};
}

Result<void> HfCheckpoint::State::findKvScales()
{
    constexpr std::string_view floats[] = {"F32", "F16", "BF16"};
    const std::vector<std::int64_t> shapes[] = {{1}, {}, {config.shape.kvHeads}, {config.shape.kvHeads, 1, 1}};
    for (std::int64_t layer = 0; quantization.kvCache.quantized() && layer < config.shape.layers; ++layer)
        for (const char* part : {"self_attn.k_scale", "self_attn.v_scale", "self_attn.k_proj.k_scale",
                                 "self_attn.v_proj.v_scale"}) { // compressed-tensors, ModelOpt
            const std::string name = config.names.layer(layer) + part;
            if (!files.find(name)) continue;
            const auto scales = expectTensor(files, name, floats, shapes);
            if (!scales) {
                scalesKvCache = true;
                continue;
            }
            const DType type = *scales->info->dtype;
            for (std::size_t i = 0; i < scales->data.size() / sizeOf(type); ++i)
                scalesKvCache = scalesKvCache || loadFloat(scales->data.data(), type, i) != 1.0f;
        }
    return {};
}

/// A matrix, cut out of the tensor where others share it.
Result<CheckpointMatrix> HfCheckpoint::State::findRole(const MatrixPlace& place)
{
    const DecoderShape& shape = config.shape;
    const auto [role, layer, expert] = place;
    if (isExpert(role)) return findExpert(files, quantization, shape, config.names, place);
    const auto [out, in] = matrixSize(shape, role);
    if (!perLayer(role)) {
        const bool embeds = role == DecoderMatrix::Embedding || shape.tiedHead;
        return findMatrix(files, quantization, embeds ? embedding : nameOf(role, 0), out, in);
    }
    std::string name = nameOf(role, layer);
    if (const std::string other = config.names.layer(layer) + StackedExpertNames::router;
        role == DecoderMatrix::Router && !files.find(name + ".weight") && files.find(other + ".weight"))
        name = other;
    const RowRange rows = rowsWithin(shape, config.names, role);
    auto whole = findMatrix(files, quantization, name, rows.total, in);
    if (!whole || rows.total == out) return whole;
    auto part = rowsOfMatrix(*whole, rows.first, out);
    if (part) return *part;
    return Error{
        ErrorCode::BadInput,
        Message::tr("The layer %1 has several projections in one tensor, quantized as %2, which is not "
                    "supported.")
            .arg(quotedText(name), whole->format.text()),
        Message::tr("Supported are compressed-tensors and FP8 whose groups do not reach over two projections.")};
}

Result<void> HfCheckpoint::State::findMatrices()
{
    const DecoderShape& shape = config.shape;
    matrices.resize(static_cast<std::size_t>(shape.layers * kDecoderMatrices));
    for (std::int64_t layer = 0; layer < shape.layers; ++layer)
        for (int i = 0; i < kDecoderMatrices; ++i) {
            const auto role = static_cast<DecoderMatrix>(i);
            const bool tied = role == DecoderMatrix::Head && shape.tiedHead && layer == 0;
            const std::int64_t count = tied ? 1 : matrixCount(shape, role, layer);
            for (std::int64_t expert = 0; expert < count; ++expert) {
                auto found = findRole({role, layer, expert});
                if (!found) return found.error();
                if (!tied) storedBytes += found->storedBytes();
                if (isQuantized(role) && found->dense() && quantization.groupOf(found->name) &&
                    !quantization.ignores(found->name))
                    denseAnyway.push_back(found->name);
                matrices[slot(role, layer, kDecoderMatrices)].push_back(std::move(found).value());
            }
        }
    if (!denseAnyway.empty())
        config.remarks.push_back(
            Message::tr("%n layers that config.json describes as quantized are not quantized in the files: %1.",
                        "%n layer that config.json describes as quantized is not quantized in the files: %1.",
                        static_cast<std::int64_t>(denseAnyway.size()))
                .arg(nameList(std::span(denseAnyway).first(std::min<std::size_t>(denseAnyway.size(), 3)),
                              denseAnyway.size())));
    return {};
}

/// A norm or a bias; empty for a bias that only other layers have.
Result<StoredVector> HfCheckpoint::State::findVector(DecoderVector role, std::int64_t layer)
{
    if (isExpert(role)) return findExpertBias(files, config.shape, config.names, role, layer);
    constexpr std::string_view floats[] = {"F32", "F16", "BF16"};
    const std::string name = nameOf(role, layer);
    const auto matrix = biasOf(role);
    if (addsBiases && matrix && !files.find(name)) return StoredVector();
    const std::int64_t size = vectorSize(config.shape, role);
    const RowRange rows =
        matrix && perLayer(*matrix) ? rowsWithin(config.shape, config.names, *matrix) : RowRange{0, size};
    const std::vector<std::int64_t> expected[] = {{rows.total}};
    auto found = expectTensor(files, name, floats, expected);
    if (!found) return found.error();
    const auto each = static_cast<std::int64_t>(sizeOf(*found->info->dtype));
    const auto data =
        found->data.subspan(static_cast<std::size_t>(rows.first * each), static_cast<std::size_t>(size * each));
    return StoredVector{{data}, *found->info->dtype};
}

Result<void> HfCheckpoint::State::findVectors()
{
    const DecoderShape& shape = config.shape;
    vectors.resize(static_cast<std::size_t>(shape.layers * kDecoderVectors));
    for (std::int64_t layer = 0; layer < shape.layers; ++layer)
        for (int i = 0; i < kDecoderVectors; ++i) {
            const auto role = static_cast<DecoderVector>(i);
            if (!hasVector(shape, role, layer)) continue;
            auto found = findVector(role, layer);
            if (!found) return found.error();
            storedBytes += found->count() * static_cast<std::int64_t>(sizeOf(found->type));
            vectors[slot(role, layer, kDecoderVectors)] = std::move(found).value();
        }
    return {};
}

HfCheckpoint::HfCheckpoint(std::unique_ptr<State> state) : m_state(std::move(state)) {}
HfCheckpoint::~HfCheckpoint() = default;
HfCheckpoint::HfCheckpoint(HfCheckpoint&&) noexcept = default;
HfCheckpoint& HfCheckpoint::operator=(HfCheckpoint&&) noexcept = default;

Result<HfCheckpoint> HfCheckpoint::open(const std::filesystem::path& folder)
{
    return guarded(Message::mark("a checkpoint"), [&]() -> Result<HfCheckpoint> {
        if (auto other = otherKind(folder)) return *other;
        auto state = std::make_unique<State>();
        state->folder = folder;
        const auto path = folder / "config.json";
        const auto document = readJsonFile(path, kSmallFile);
        if (!document) return document.error();
        auto config = readDecoderConfig(*document, path.native());
        if (!config) return config.error();
        state->config = std::move(config).value();
        if (auto ends = findEndTokens(folder, state->config); !ends) return ends.error();
        auto quantization = readFolderQuantization(*document, folder);
        if (!quantization) return quantization.error();
        state->quantization = std::move(quantization).value();
        auto files = TensorFiles::open(folder);
        if (!files) return files.error();
        state->files = std::move(files).value();
        for (const auto step : {&State::findNames, &State::checkDescribed, &State::resolveTie, &State::useBiases,
                                &State::findMatrices, &State::findVectors, &State::findKvScales, &State::findUnused})
            if (auto found = (state.get()->*step)(); !found) return found.error();
        if (auto same = state->files.unchanged(); !same) return same.error();
        return HfCheckpoint(std::move(state));
    });
}

const std::filesystem::path& HfCheckpoint::folder() const { return m_state->folder; }
const DecoderConfig& HfCheckpoint::config() const { return m_state->config; }
std::filesystem::path HfCheckpoint::tokenizerPath() const { return m_state->folder / "tokenizer.json"; }
const std::vector<UnusedTensors>& HfCheckpoint::unusedTensors() const { return m_state->unused; }
const std::string& HfCheckpoint::quantization() const { return m_state->quantization.method; }
const ValueFormat& HfCheckpoint::kvCache() const { return m_state->quantization.kvCache; }
bool HfCheckpoint::scalesKvCache() const { return m_state->scalesKvCache; }
std::int64_t HfCheckpoint::storedBytes() const { return m_state->storedBytes; }
std::int64_t HfCheckpoint::fileBytes() const { return m_state->files.fileBytes(); }
const std::vector<std::filesystem::path>& HfCheckpoint::files() const { return m_state->files.paths(); }
Result<void> HfCheckpoint::unchanged() const { return m_state->files.unchanged(); }

CheckpointMatrix HfCheckpoint::matrix(const MatrixPlace& place) const
{
    return m_state
        ->matrices[State::slot(place.role, place.layer, kDecoderMatrices)][static_cast<std::size_t>(place.expert)];
}

std::vector<float> HfCheckpoint::vector(DecoderVector role, std::int64_t layer) const
{
    std::vector<float> values = m_state->vectors[State::slot(role, layer, kDecoderVectors)].values();
    values.resize(static_cast<std::size_t>(vectorSize(shape(), role)));
    return values;
}

Message notFiniteText(const std::string& tensor, std::int64_t count)
{
    return Message::tr("\"%1\" (%n values)", "\"%1\" (%n value)", count).arg(tensor);
}

Message HfCheckpoint::findNotFinite() const
{
    const auto countIn = [](std::span<const float> values) {
        return static_cast<std::int64_t>(std::ranges::count_if(values, [](float v) { return !std::isfinite(v); }));
    };
    const DecoderShape& shape = m_state->config.shape;
    for (std::int64_t layer = 0; layer < shape.layers; ++layer) {
        for (int i = 0; i < kDecoderMatrices; ++i) {
            const auto role = static_cast<DecoderMatrix>(i);
            for (std::int64_t expert = 0; expert < matrixCount(shape, role, layer); ++expert) {
                const CheckpointMatrix m = matrix({role, layer, expert});
                std::atomic<std::int64_t> count = 0;
                parallelFor(m.out, 16, [&](std::int64_t first, std::int64_t last, int) {
                    std::vector<float> values(static_cast<std::size_t>((last - first) * m.in));
                    restoreRows(m, first, last - first, values);
                    count += countIn(values);
                });
                if (count > 0) return notFiniteText(m.name, count);
            }
        }
        for (int i = 0; i < kDecoderVectors; ++i) {
            const auto role = static_cast<DecoderVector>(i);
            if (!hasVector(shape, role, layer)) continue;
            if (const std::int64_t count = countIn(vector(role, layer)); count > 0)
                return notFiniteText(m_state->nameOf(role, layer), count);
        }
    }
    return {};
}

} // namespace qs
