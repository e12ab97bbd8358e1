// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/io/staged_folder.h"
#include "gpu/models/decoder/hf_checkpoint.h"
#include "gpu/studies/llm/matrix.h"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

namespace qs {

/// Whether a model in a configuration can be saved so that compressed-tensors loads it. Usage with the reason: a form
/// that the format does not have, rows that do not consist of whole groups, projections that share a tensor and cannot
/// share its scales, or biases that config.json has no key for. Looks at sizes alone.
Result<void> checkSavable(const HfCheckpoint& checkpoint, const LlmConfiguration& configuration);

/// Bytes of tensors in a file; above that a model has several, as transformers saves it.
inline constexpr std::int64_t kShardBytes = 5'000'000'000;

/// Collects a quantized model and writes it as a Hugging Face folder in the format of compressed-tensors: config.json
/// with "quantization_config", model.safetensors, or shards of at most `shardBytes` with model.safetensors.index.json,
/// and the other files of the checkpoint's folder that are no weights and do not describe them (tokenizer, chat
/// template, generation, licence). The language model of one that also sees becomes a model of its own. Does nothing
/// without a folder.
class LlmSaver
{
public:
    LlmSaver(const HfCheckpoint& checkpoint, const LlmConfiguration& configuration, std::filesystem::path folder,
             std::int64_t shardBytes = kShardBytes)
        : m_checkpoint(checkpoint), m_configuration(configuration), m_folder(std::move(folder)),
          m_shardBytes(shardBytes), m_names(savedNames(checkpoint.config()))
    {}

    /// Of a model and a configuration that checkSavable() allows.
    Result<void> add(const MatrixPlace& place, const LlmMatrix& matrix);
    Result<void> add(DecoderVector role, std::int64_t layer, const std::vector<float>& values);
    /// Io where the disk refuses.
    Result<void> write();

private:
    static TensorNames savedNames(const DecoderConfig& config);
    struct Tensor
    {
        std::string name, dtype;
        std::vector<std::int64_t> shape;
        std::vector<std::byte> bytes;
    };
    void add(std::string name, std::string dtype, std::vector<std::int64_t> shape, std::vector<std::byte> bytes);
    /// Whether experts go into one tensor for all of a layer: quantized ones are always apart, as compressed-tensors
    /// has them.
    bool stacks() const { return m_names.stacksColumns && !m_configuration.quantizes(); }
    void addValues(std::string name, std::vector<std::int64_t> shape, std::span<const float> values, DType type);
    Result<void> addStacked(const MatrixPlace& place, const LlmMatrix& matrix);
    Result<void> addExpertBias(DecoderVector role, std::int64_t layer, const std::vector<float>& own);
    std::string layerPattern(DecoderMatrix role) const;
    nlohmann::ordered_json ignoredLayers() const;
    Result<void> addMatrix(const std::string& name, const LlmMatrix& matrix);
    nlohmann::ordered_json languageModel(nlohmann::ordered_json config) const;
    void addUniform(const std::string& name, const LlmMatrix& matrix);
    void addCacheScales();
    nlohmann::ordered_json weightArguments(std::int64_t in) const;
    nlohmann::ordered_json configGroups() const;
    nlohmann::ordered_json quantizationConfig() const;
    Result<nlohmann::ordered_json> modelConfig() const;
    Result<void> writeTensors(StagedFolder& staged) const;
    Result<void> copyOthers(StagedFolder& staged) const;

    const HfCheckpoint& m_checkpoint;
    const LlmConfiguration& m_configuration;
    std::filesystem::path m_folder;
    std::int64_t m_shardBytes;
    TensorNames m_names;
    std::vector<Tensor> m_tensors;
    LlmMatrix m_joined;              ///< the rows so far of a tensor that several roles share
    std::vector<float> m_joinedBias; ///< likewise
};

} // namespace qs
