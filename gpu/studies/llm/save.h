// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/llama/hf_checkpoint.h"
#include "gpu/studies/llm/matrix.h"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace qs {

/// Whether a model in a configuration can be saved so that compressed-tensors loads it. Usage with the reason: a form
/// that the format does not have, or rows that do not consist of whole groups. Looks at sizes alone.
Result<void> checkSavable(const HfCheckpoint& checkpoint, const LlmConfiguration& configuration);

/// Collects a quantized model and writes it as a Hugging Face folder in the format of compressed-tensors (config.json
/// with "quantization_config", model.safetensors, and the tokenizer's files of the checkpoint). Does nothing without a
/// folder.
class LlmSaver
{
public:
    LlmSaver(const HfCheckpoint& checkpoint, const LlmConfiguration& configuration, std::filesystem::path folder)
        : m_checkpoint(checkpoint), m_configuration(configuration), m_folder(std::move(folder))
    {}

    /// Of a model and a configuration that checkSavable() allows.
    Result<void> add(LlamaMatrix role, std::int64_t layer, const LlmMatrix& matrix);
    Result<void> add(LlamaVector role, std::int64_t layer, const std::vector<float>& values);
    /// Io where the disk refuses.
    Result<void> write();

private:
    struct Tensor
    {
        std::string name, dtype;
        std::vector<std::int64_t> shape;
        std::vector<std::byte> bytes;
    };
    void add(std::string name, std::string dtype, std::vector<std::int64_t> shape, std::vector<std::byte> bytes);
    void addUniform(const std::string& name, const LlmMatrix& matrix);
    void addCacheScales();
    nlohmann::ordered_json weightArguments(std::int64_t in) const;
    nlohmann::ordered_json configGroups() const;
    nlohmann::ordered_json quantizationConfig() const;

    const HfCheckpoint& m_checkpoint;
    const LlmConfiguration& m_configuration;
    std::filesystem::path m_folder;
    std::vector<Tensor> m_tensors;
};

} // namespace qs
