// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/random.h"
#include "gpu/formats/safetensors_write.h"
#include "gpu/models/decoder/hf_checkpoint.h"
#include "gpu/studies/llm/model.h"
#include "tests/gpu/support/scratch_folder.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <limits>
#include <string>
#include <vector>

/// Small models in folders, and what a study does with them.
namespace qs::test {

/// A model with random weights in a folder.
struct SmallModel
{
    ScratchFolder folder;
    nlohmann::json config;
    std::string prefix; ///< before the names of the tensors

    explicit SmallModel(const nlohmann::json& changes)
        : config({{"architectures", {"LlamaForCausalLM"}},
                  {"vocab_size", 96},
                  {"hidden_size", 128},
                  {"intermediate_size", 256},
                  {"num_hidden_layers", 2},
                  {"num_attention_heads", 2},
                  {"num_key_value_heads", 2},
                  {"max_position_embeddings", 128},
                  {"bos_token_id", 1},
                  {"eos_token_id", 2},
                  {"torch_dtype", "float16"}})
    {
        config.merge_patch(changes);
        write();
    }

    /// `broken` has a NaN.
    void write(const std::string& broken = "") const
    {
        folder.write("config.json", config.dump());
        const auto read = readDecoderConfig(nlohmann::json::parse(config.dump()), "config.json");
        REQUIRE_MESSAGE(read.ok(), read.error().text());
        std::vector<std::string> names;
        std::vector<std::vector<std::int64_t>> shapes;
        const DecoderShape& shape = read->shape;
        const auto add = [&](const std::string& tensor, std::vector<std::int64_t> size) {
            names.push_back(prefix + tensor);
            shapes.push_back(std::move(size));
        };
        for (std::int64_t layer = 0; layer < shape.layers; ++layer) {
            for (int i = 0; i < kDecoderMatrices; ++i) {
                const auto role = static_cast<DecoderMatrix>(i);
                const auto [out, in] = matrixSize(shape, role);
                const RowRange rows = perLayer(role) ? rowsWithin(shape, read->names, role) : RowRange{0, out};
                for (std::int64_t e = 0; e < matrixCount(shape, role, layer) && rows.first == 0; ++e)
                    add(checkpointName({role, layer, e}, read->names) + ".weight", {rows.total, in});
            }
            for (int i = 0; i < kDecoderVectors; ++i) {
                const auto role = static_cast<DecoderVector>(i);
                if (!hasVector(shape, role, layer)) continue;
                const std::int64_t experts = isExpert(role) ? shape.mixture.experts : 1;
                for (std::int64_t e = 0; e < experts; ++e)
                    add(isExpert(role) ? expertBiasName(role, layer, e, read->names)
                                       : checkpointName(role, layer, read->names),
                        {vectorSize(shape, role) / experts});
            }
        }
        std::vector<std::vector<std::byte>> data;
        for (std::size_t t = 0; t < names.size(); ++t) {
            const auto count = static_cast<std::size_t>(shapes[t][0] * (shapes[t].size() > 1 ? shapes[t][1] : 1));
            const bool norm = names[t].ends_with("norm.weight") && shape.norm != NormKind::RmsOnePlus;
            data.emplace_back(count * 2);
            for (std::size_t i = 0; i < count; ++i)
                storeFloat(data.back().data(), DType::F16, i, (norm ? 1.0f : 0.0f) + 0.08f * normalAt(t + 1, i));
            if (names[t] == broken)
                storeFloat(data.back().data(), DType::F16, 7, std::numeric_limits<float>::quiet_NaN());
        }
        std::vector<TensorToWrite> tensors;
        for (std::size_t t = 0; t < names.size(); ++t)
            tensors.push_back({names[t], "F16", shapes[t], data[t]});
        REQUIRE(writeSafetensors(folder / "model.safetensors", tensors, {}).ok());
    }
    HfCheckpoint open() const
    {
        auto opened = HfCheckpoint::open(folder.path());
        REQUIRE_MESSAGE(opened.ok(), opened.error().text());
        return std::move(*opened);
    }
};

inline LlmCalibration calibrationOf(std::int64_t vocabulary)
{
    LlmCalibration c;
    for (std::uint64_t i = 0; i < 400; ++i)
        c.tokens.push_back(static_cast<std::int32_t>(splitmix64(9, i) % static_cast<std::uint64_t>(vocabulary)));
    c.begin = 1;
    c.window = 64;
    return c;
}

inline Result<LlmBuilt> build(DecoderEngine& engine, const HfCheckpoint& checkpoint, const LlmConfiguration& c,
                              const std::filesystem::path& saveTo = {})
{
    const LlmCalibration calibration = calibrationOf(checkpoint.shape().vocabulary);
    LlmBuildOptions options;
    options.context = 64;
    options.calibration = &calibration;
    options.saveTo = saveTo;
    return buildLlm(engine, checkpoint, c, options);
}

inline std::vector<float> logitsOf(DecoderEngine& engine, std::int64_t vocabulary)
{
    std::vector<std::int32_t> prompt = calibrationOf(vocabulary).tokens;
    prompt.resize(60);
    std::vector<float> logits(static_cast<std::size_t>(vocabulary));
    REQUIRE(engine.rewind(0, 0).ok());
    REQUIRE(engine.prefill(0, prompt, LogitsWanted::Last, logits).ok());
    return logits;
}

} // namespace qs::test
