// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gpu/support/format_files.h"

#include "gpu/core/random.h"
#include "gpu/formats/safetensors_write.h"
#include "gpu/models/decoder/hf_checkpoint.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

/// A Hugging Face folder of a small model, to be changed before it is written.
namespace qs::testing {

using nlohmann::json;

/// As it would be read from a file: numbers without a sign are another kind to the library.
inline json asRead(const json& value) { return json::parse(value.dump()); }

inline json tinyConfig()
{
    return {{"architectures", {"LlamaForCausalLM"}},
            {"vocab_size", 40},
            {"hidden_size", 32},
            {"intermediate_size", 48},
            {"num_hidden_layers", 2},
            {"num_attention_heads", 4},
            {"num_key_value_heads", 2},
            {"max_position_embeddings", 128},
            {"bos_token_id", 1},
            {"eos_token_id", 2}};
}

/// A checkpoint on its way into a folder; values are a function of the name.
struct TinyModel
{
    json config = tinyConfig();
    std::map<std::string, std::vector<std::int64_t>> shapes;
    std::string type = "F32";
    std::pair<std::string, std::string> alias; ///< the first has the values of the second
    std::string broken;                        ///< has a NaN
    std::vector<std::string> zeros;            ///< have nothing but zeros

    TinyModel()
    {
        const auto read = readDecoderConfig(asRead(config), "config.json");
        REQUIRE(read.ok());
        fill(read->shape);
    }
    void fill(const DecoderShape& shape)
    {
        shapes.clear();
        for (std::int64_t layer = 0; layer < shape.layers; ++layer) {
            for (int i = 0; i < kDecoderMatrices; ++i) {
                const auto role = static_cast<DecoderMatrix>(i);
                const auto [out, in] = matrixSize(shape, role);
                if (!hasMatrix(shape, role)) continue;
                shapes[checkpointName({role, layer}) + ".weight"] = {out, in};
            }
            for (int i = 0; i < kDecoderVectors; ++i)
                if (const auto size = vectorSize(shape, static_cast<DecoderVector>(i)); size > 0)
                    shapes[checkpointName(static_cast<DecoderVector>(i), layer)] = {size};
        }
    }
    static float value(const std::string& name, std::size_t i)
    {
        return static_cast<float>(uniformAt(std::hash<std::string>()(name), i)) - 0.5f;
    }

    void write(const fs::path& file, const std::function<bool(const std::string&)>& which) const
    {
        std::vector<std::vector<std::byte>> data;
        std::vector<TensorToWrite> tensors;
        for (const auto& [name, shape] : shapes) {
            if (!which(name)) continue;
            const auto count = static_cast<std::size_t>(*elementCount(shape));
            const DType dtype = type == "BF16" ? DType::BF16 : type == "F16" ? DType::F16 : DType::F32;
            std::vector<std::byte> bytes(count * sizeOf(dtype));
            const bool empty = std::ranges::find(zeros, name) != zeros.end();
            for (std::size_t i = 0; i < count && !empty; ++i)
                storeFloat(bytes.data(), dtype, i,
                           name == broken && i == 3 ? std::numeric_limits<float>::quiet_NaN()
                                                    : value(name == alias.first ? alias.second : name, i));
            data.push_back(std::move(bytes));
            tensors.push_back({name, type, shape, data.back()});
        }
        REQUIRE(writeSafetensors(file, tensors, {}).ok());
    }
    void write(const ScratchFolder& folder) const
    {
        writeRaw(folder / "config.json", config.dump());
        write(folder / "model.safetensors", [](const std::string&) { return true; });
    }
};

inline std::string whyNot(const ScratchFolder& folder)
{
    const auto opened = HfCheckpoint::open(folder.path());
    REQUIRE_FALSE(opened.ok());
    CHECK(opened.error().code == ErrorCode::BadInput);
    CHECK_FALSE(opened.error().hint.empty());
    return opened.error().text();
}

inline std::string configError(const json& changes)
{
    json config = tinyConfig();
    config.merge_patch(changes);
    const auto read = readDecoderConfig(asRead(config), "config.json");
    REQUIRE_FALSE(read.ok());
    CHECK(read.error().code == ErrorCode::BadInput);
    CHECK(contains(read.error().message.english(), "config.json"));
    return read.error().text();
}

inline DecoderConfig config(const json& changes)
{
    json merged = tinyConfig();
    merged.merge_patch(changes);
    auto read = readDecoderConfig(asRead(merged), "config.json");
    REQUIRE_MESSAGE(read.ok(), (read ? std::string() : read.error().text()));
    return std::move(read).value();
}

} // namespace qs::testing
