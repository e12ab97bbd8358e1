// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/core/error.h"
#include "gpu/numerics/format_descriptor.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The configurations that the LLM study compares.
namespace qs {

/// How keys and values are kept.
///   F32, F16, BF16: rounded to it.
///   E4M3: rounded to FP8 with the scale 1, saturating at ±448 (what vLLM does for an uncalibrated 'fp8' cache).
///   Int8: scale absmax/127 (FP32) for each token and head, codes rne(x·(127/absmax)).
enum class KvFormat : std::uint8_t { F32, F16, BF16, E4M3, Int8 };
/// 'FP16', 'FP8 E4M3', …
const char* kvFormatLabel(KvFormat format);

/// What the weights of the linear layers become. The embedding, the head and the norms stay in the type of the
/// activations, as in the presets of compressed-tensors.
namespace llm_weights {
inline constexpr QuantScheme kDense{NumberFormat::Copy, Granularity::Tensor, ScaleMode::Static, ZeroPointRule::None, 0,
                                    Dialect::Standard};
/// A scale for each output; INT8 symmetric.
constexpr QuantScheme channels(NumberFormat format) { return channelScheme(format); }
/// In squares of 128 rows and columns, an FP32 scale each.
constexpr QuantScheme blocks(NumberFormat format) { return blockScheme(format, 128); }
/// In the groups of the format, integers in groups of 128; integers and exponents in the dialect of compressed-tensors.
constexpr QuantScheme groups(NumberFormat format, ZeroPointRule zeroPoint = ZeroPointRule::None)
{
    QuantScheme scheme = groupScheme(format, 128);
    if (hasIntegerGroups(scheme) || descriptorOf(format).scale() == ScaleCodec::E8M0)
        scheme.dialect = Dialect::CompressedTensors;
    scheme.zeroPoint = zeroPoint;
    return scheme;
}
} // namespace llm_weights

/// How codes are found.
enum class LlmMethod : std::uint8_t {
    RoundToNearest, ///< scales from the largest magnitude of a group
    MseSearch,      ///< scales of the least error of the weights
    Awq,            ///< from the magnitudes of calibration inputs
    Gptq            ///< from the second moments of calibration inputs
};

struct LlmConfiguration
{
    std::string_view id;                       ///< as the command line knows it: 'int8-w8a16'
    std::string_view name;                     ///< as tables show it: 'INT8-W8A16'
    std::string_view description;              ///< marked: what is done, in a sentence or two
    QuantScheme weights = llm_weights::kDense; ///< a copy: elements in the type of the activations
    LlmMethod method = LlmMethod::RoundToNearest;
    bool quantizedActivations = false; ///< INT8 or FP8, one scale a token (blocks: and group), found as it comes
    DType activations = DType::F16;    ///< of everything else; and of scales
    KvFormat kv = KvFormat::F16;
    bool stored = false; ///< instead: what a quantized checkpoint holds, with its own codes

    bool quantizes() const { return stored || !weights.isCopy(); }
    bool needsCalibration() const { return method == LlmMethod::Awq || method == LlmMethod::Gptq; }
    bool symmetric() const { return !weights.hasZeroPoint(); }
    int groupSize() const; ///< asked for, also of blocks; 0: a scale an output, or none
    /// Of a row of `in` inputs, INT8 and INT4 in groups: what ran. compressed-tensors loads whole groups only, so where
    /// groupSize() does not divide `in` it is the largest power of two from 32 on that does, and else `in`: a scale an
    /// output.
    std::int64_t groupSizeOf(std::int64_t in) const;
    /// As compressed-tensors calls the layout: 'dense', 'pack-quantized', 'int-quantized', 'float-quantized', …
    std::string_view weightFormat() const;
    Message weightType() const;     ///< 'INT4, groups of 128'
    Message activationType() const; ///< asked for at run time: 'FP16', 'INT8 by token'
};

/// All, in the order in which tables list them; the first is the baseline.
std::span<const LlmConfiguration> llmConfigurations();
/// A quantized checkpoint as it is; not among the others.
const LlmConfiguration& storedLlmConfiguration();
/// Null where there is no such id.
const LlmConfiguration* findLlmConfiguration(std::string_view id);
/// Of a comma-separated list of ids; also 'all', 'source' (the seven of the published comparison) and a beginning with
/// '*'. In the order of llmConfigurations(), each once. Usage with the ids that exist.
Result<std::vector<LlmConfiguration>> parseLlmConfigurations(std::string_view list);

} // namespace qs
