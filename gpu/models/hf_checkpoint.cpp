// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/hf_checkpoint.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/describe.h"
#include "gpu/models/hf_quantization.h"
#include "gpu/models/hf_tensors.h"

#include <algorithm>
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
        if (one.is_number_unsigned() && one.get<std::uint64_t>() < static_cast<std::uint64_t>(vocabulary) && out.size() < 1000)
            out.push_back(one.get<std::int32_t>());
}

/// The id that tokenizer_config.json gives a token which it names by its text ("eos_token": "</s>" or {"content": "</s>"}).
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
Result<void> findEndTokens(const std::filesystem::path& folder, LlamaConfig& config)
{
    const auto generation = readOptional(folder / "generation_config.json"), tokenizer = readOptional(folder / "tokenizer_config.json");
    if (!generation) return generation.error();
    if (!tokenizer) return tokenizer.error();
    std::vector<std::int32_t> eos;
    addIds(*generation, "eos_token_id", config.shape.vocabulary, eos);
    if (!eos.empty()) config.eos = eos;
    if (config.eos.empty())
        if (const auto named = namedToken(*tokenizer, "eos_token", config.shape.vocabulary)) config.eos.push_back(*named);
    if (!config.bos) config.bos = namedToken(*tokenizer, "bos_token", config.shape.vocabulary);
    return {};
}

const char* matrixPart(LlamaMatrix role)
{
    switch (role) {
    case LlamaMatrix::Embedding: return "model.embed_tokens";
    case LlamaMatrix::Query: return "self_attn.q_proj";
    case LlamaMatrix::Key: return "self_attn.k_proj";
    case LlamaMatrix::Value: return "self_attn.v_proj";
    case LlamaMatrix::Output: return "self_attn.o_proj";
    case LlamaMatrix::Gate: return "mlp.gate_proj";
    case LlamaMatrix::Up: return "mlp.up_proj";
    case LlamaMatrix::Down: return "mlp.down_proj";
    case LlamaMatrix::Head: break;
    }
    return "lm_head";
}

std::string layerPrefix(std::int64_t layer) { return "model.layers." + std::to_string(layer) + "."; }

} // namespace

std::string checkpointName(LlamaMatrix role, std::int64_t layer) { return (perLayer(role) ? layerPrefix(layer) : "") + matrixPart(role); }

std::string checkpointName(LlamaVector role, std::int64_t layer)
{
    if (role == LlamaVector::FinalNorm) return "model.norm.weight";
    if (const auto matrix = biasOf(role)) return checkpointName(*matrix, layer) + ".bias";
    return layerPrefix(layer) + (role == LlamaVector::AttentionNorm ? "input_layernorm.weight" : "post_attention_layernorm.weight");
}

struct HfCheckpoint::State
{
    struct Vector
    {
        std::span<const std::byte> data;
        DType type = DType::F32;
    };
    std::filesystem::path folder;
    LlamaConfig config;
    CheckpointQuantization quantization;
    TensorFiles files;
    std::vector<CheckpointMatrix> matrices; ///< by slot()
    std::vector<Vector> vectors;            ///< likewise
    std::int64_t storedBytes = 0;

    template <class Role> static std::size_t slot(Role role, std::int64_t layer, int roles)
    {
        return static_cast<std::size_t>(perLayer(role) ? layer * roles : 0) + static_cast<std::size_t>(role);
    }
    Result<void> findMatrices();
    Result<void> findVectors();
};

Result<void> HfCheckpoint::State::findMatrices()
{
    const LlamaShape& shape = config.shape;
    matrices.resize(static_cast<std::size_t>(shape.layers * kLlamaMatrices));
    for (std::int64_t layer = 0; layer < shape.layers; ++layer)
        for (int i = 0; i < kLlamaMatrices; ++i) {
            const auto role = static_cast<LlamaMatrix>(i);
            if (layer > 0 && !perLayer(role)) continue;
            const bool tied = role == LlamaMatrix::Head && shape.tiedHead;
            const auto [out, in] = matrixSize(shape, role);
            auto found = findMatrix(files, quantization, checkpointName(tied ? LlamaMatrix::Embedding : role, layer), out, in);
            if (!found) return found.error();
            if (!tied) storedBytes += found->storedBytes();
            matrices[slot(role, layer, kLlamaMatrices)] = std::move(found).value();
        }
    return {};
}

Result<void> HfCheckpoint::State::findVectors()
{
    constexpr std::string_view floats[] = {"F32", "F16", "BF16"};
    const LlamaShape& shape = config.shape;
    vectors.resize(static_cast<std::size_t>(shape.layers * kLlamaVectors));
    for (std::int64_t layer = 0; layer < shape.layers; ++layer)
        for (int i = 0; i < kLlamaVectors; ++i) {
            const auto role = static_cast<LlamaVector>(i);
            const std::int64_t size = vectorSize(shape, role);
            if (size == 0 || (layer > 0 && !perLayer(role))) continue;
            const std::vector<std::int64_t> expected[] = {{size}};
            auto found = expectTensor(files, checkpointName(role, layer), floats, expected);
            if (!found) return found.error();
            vectors[slot(role, layer, kLlamaVectors)] = {found->data, *found->info->dtype};
            storedBytes += static_cast<std::int64_t>(found->data.size());
        }
    return {};
}

HfCheckpoint::HfCheckpoint(std::unique_ptr<State> state) : m_state(std::move(state)) {}
HfCheckpoint::~HfCheckpoint() = default;
HfCheckpoint::HfCheckpoint(HfCheckpoint&&) noexcept = default;
HfCheckpoint& HfCheckpoint::operator=(HfCheckpoint&&) noexcept = default;

Result<HfCheckpoint> HfCheckpoint::open(const std::filesystem::path& folder)
{
    return guarded("a checkpoint", [&]() -> Result<HfCheckpoint> {
        std::error_code ignored;
        if (!std::filesystem::is_directory(folder, ignored))
            return Error{ErrorCode::BadInput, quotedPath(folder) + (std::filesystem::exists(folder, ignored) ? " is no folder." : " does not exist."),
                         "Name the folder of a model, with its config.json."};
        auto state = std::make_unique<State>();
        state->folder = folder;
        const auto path = folder / "config.json";
        const auto document = readJsonFile(path, kSmallFile);
        if (!document) return document.error();
        auto config = readLlamaConfig(*document, path.native());
        if (!config) return config.error();
        state->config = std::move(config).value();
        if (auto ends = findEndTokens(folder, state->config); !ends) return ends.error();
        auto quantization = readQuantization(*document, path.native());
        if (!quantization) return quantization.error();
        state->quantization = std::move(quantization).value();
        auto files = TensorFiles::open(folder);
        if (!files) return files.error();
        state->files = std::move(files).value();
        if (auto found = state->findMatrices(); !found) return found.error();
        if (auto found = state->findVectors(); !found) return found.error();
        if (auto same = state->files.unchanged(); !same) return same.error();
        return HfCheckpoint(std::move(state));
    });
}

const std::filesystem::path& HfCheckpoint::folder() const { return m_state->folder; }
const LlamaConfig& HfCheckpoint::config() const { return m_state->config; }
std::filesystem::path HfCheckpoint::tokenizerPath() const { return m_state->folder / "tokenizer.json"; }
const std::string& HfCheckpoint::quantization() const { return m_state->quantization.method; }
std::int64_t HfCheckpoint::storedBytes() const { return m_state->storedBytes; }
std::int64_t HfCheckpoint::fileBytes() const { return m_state->files.fileBytes(); }
const std::vector<std::filesystem::path>& HfCheckpoint::files() const { return m_state->files.paths(); }
Result<void> HfCheckpoint::unchanged() const { return m_state->files.unchanged(); }

CheckpointMatrix HfCheckpoint::matrix(LlamaMatrix role, std::int64_t layer) const { return m_state->matrices[State::slot(role, layer, kLlamaMatrices)]; }

std::vector<float> HfCheckpoint::vector(LlamaVector role, std::int64_t layer) const
{
    const State::Vector& stored = m_state->vectors[State::slot(role, layer, kLlamaVectors)];
    std::vector<float> values(stored.data.size() / sizeOf(stored.type));
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = loadFloat(stored.data.data(), stored.type, i);
    return values;
}

} // namespace qs
