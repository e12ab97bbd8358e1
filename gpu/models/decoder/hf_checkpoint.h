// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/safetensors.h"
#include "gpu/models/checkpoint/quantized_matrix.h"
#include "gpu/models/decoder/config.h"
#include "gpu/models/decoder/unused_tensors.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace qs {

/// A folder as Hugging Face's transformers saves it: config.json, model.safetensors or shards with
/// model.safetensors.index.json, tokenizer.json, and where there are any generation_config.json and
/// tokenizer_config.json. Memory-mapped: nothing is read but headers until a tensor is asked for. Move only.
class HfCheckpoint
{
public:
    /// Checks everything before any weight is read: the configuration, that every shard is there and whole, and that
    /// every tensor that the configuration needs is there with its shape. Biases are used where the files have them,
    /// whatever config.json says. BadInput names the file and the key or tensor, with expected and found; also where
    /// the files have tensors without which the model would be another one (refuseUnused()).
    static Result<HfCheckpoint> open(const std::filesystem::path& folder);
    ~HfCheckpoint();
    HfCheckpoint(HfCheckpoint&&) noexcept;
    HfCheckpoint& operator=(HfCheckpoint&&) noexcept;

    const std::filesystem::path& folder() const;
    const DecoderConfig& config() const;
    const DecoderShape& shape() const { return config().shape; }
    /// tokenizer.json of the folder; it may be missing (TextTokenizer::open says so).
    std::filesystem::path tokenizerPath() const;

    /// "" for a dense checkpoint, else its "quant_method": "compressed-tensors", "awq", "gptq".
    const std::string& quantization() const;
    /// What it asks of keys and values.
    const ValueFormat& kvCache() const;
    /// Whether that has a scale other than 1 for the keys or values of a layer.
    bool scalesKvCache() const;
    /// Sentences on what is not as config.json or the folder has it, mostly none: a window that ends the context, a
    /// head that is not tied after all, biases that it does not mention, tensors and adapters that are not used.
    const std::vector<Message>& remarks() const { return config().remarks; }
    /// Tensors that the model is not made from; mostly none.
    const std::vector<UnusedTensors>& unusedTensors() const;
    /// Bytes of all tensors that the configuration uses, as stored.
    std::int64_t storedBytes() const;
    /// Bytes of all files with tensors.
    std::int64_t fileBytes() const;
    /// The files with tensors, in the order of their names: for telling a cold page cache from a warm one.
    const std::vector<std::filesystem::path>& files() const;

    /// A weight as stored; `layer` is 0 for roles that are there once. A tied head is the embedding; where the files
    /// have a head of other values, it is not tied, whatever config.json says (as transformers 5 does). Never fails for
    /// roles and layers of the shape: open() has looked at all of them.
    CheckpointMatrix matrix(const MatrixPlace& place) const;
    /// A norm or a bias as FP32, empty where the shape has none; zeros for one that only other layers have.
    std::vector<float> vector(DecoderVector role, std::int64_t layer) const;
    /// BadInput where a file was written to or shortened since it was opened: ask after the last tensor was read.
    Result<void> unchanged() const;
    /// The name of the first tensor with a value that is NaN or infinite, and how many it has; empty where all are
    /// finite. Reads everything.
    Message findNotFinite() const;

private:
    struct State;
    explicit HfCheckpoint(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

/// '"model.norm.weight" (3 values)', of values that are not finite.
Message notFiniteText(const std::string& tensor, std::int64_t count);

} // namespace qs
