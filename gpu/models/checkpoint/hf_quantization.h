// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/checkpoint/hf_tensors.h"
#include "gpu/models/checkpoint/quantized_matrix.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace qs {

/// How some of the matrices of a checkpoint are quantized.
struct QuantizationGroup
{
    std::vector<std::string>
        targets; ///< a class ("Linear"), a layer or its end, or "re:…"; empty: all that no other group names
    MatrixFormat format;
};

/// The "quantization_config" of a config.json.
struct CheckpointQuantization
{
    std::string method; ///< "" (dense), "compressed-tensors", "awq", "gptq", "fp8", …
    std::vector<QuantizationGroup> groups;
    std::vector<std::string>
        ignored; ///< layers that are not quantized: a name, its beginning or end, "re:…", or with wildcards ('*')
    ValueFormat kvCache; ///< what it asks of keys and values

    /// The group of a layer: by its name, then by a pattern, then by its class. Null where none has it.
    const QuantizationGroup* groupOf(const std::string& layer) const;
    /// Whether `ignored` names it.
    bool ignores(const std::string& layer) const;
};

/// Out of a whole config.json. BadInput for a method, a format or a number of bits that is not supported, with what is,
/// and for transforms that have to run with the model ("transform_config").
Result<CheckpointQuantization> readQuantization(const nlohmann::json& config, const std::string& file);

/// The matrix `name` [out, in] of a checkpoint, dense where the file has a plain weight. Every tensor is checked for
/// its type and shape: BadInput names the file, the tensor, and what is expected and found. What it takes counts as
/// used.
Result<CheckpointMatrix> findMatrix(TensorFiles& files, const CheckpointQuantization& quantization,
                                    const std::string& name, std::int64_t out, std::int64_t in);
/// Whether the files have codes of a layer instead of a plain weight.
bool isQuantized(const TensorFiles& files, const std::string& name);

/// Uses a tensor of one of `types` ("F16", …) and one of `shapes`; BadInput for one that is missing (with similar
/// names) or is another.
Result<StoredTensor> expectTensor(TensorFiles& files, const std::string& name, std::span<const std::string_view> types,
                                  std::span<const std::vector<std::int64_t>> shapes);

} // namespace qs
