// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/numerics/quant_scheme.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// What becomes of a layer's weights: values of `type`, or codes of `scheme`, where that is not a copy. INT4 groups
/// have the size that the study says.
struct ModeWeights
{
    QuantScheme scheme;
    DType type = DType::F32;

    constexpr ModeWeights(DType type_)
        : scheme{NumberFormat::Copy, Granularity::Tensor, ScaleMode::Static, ZeroPointRule::None, 0, Dialect::Standard},
          type(type_)
    {}
    constexpr ModeWeights(const QuantScheme& scheme_) : scheme(scheme_) {}
    bool isQuantized() const { return !scheme.isCopy(); }
    bool takesGroupSize() const
    {
        return isQuantized() && scheme.granularity == Granularity::Group && !scheme.groupSize;
    }
    bool operator==(const ModeWeights&) const = default;
};
/// What becomes of its inputs, and how the codes are chosen.
enum class ModeActivations : std::uint8_t { F32, F16, BF16, Int8Token, Int8Tensor, E4M3Token, E5M2Token };
enum class ModeMethod : std::uint8_t { RoundToNearest, Gptq, Awq, SmoothQuant, QatStraightThrough, QatLsq };
/// How the static scale of Int8Tensor is found on the calibration split.
enum class ModeCalibration : std::uint8_t { None, Absmax, Percentile, Entropy, Mse };

/// One row of the accuracy study.
struct AccuracyMode
{
    std::string_view name;        ///< 'int8-static-entropy': what the command line takes and every table shows
    std::string_view title;       ///< 'INT8 static, entropy'
    std::string_view explanation; ///< marked: one or two sentences, with the formula
    ModeWeights weights = DType::F32;
    ModeActivations activations = ModeActivations::F32;
    ModeMethod method = ModeMethod::RoundToNearest;
    ModeCalibration calibration = ModeCalibration::None;
    bool byDefault = true; ///< part of the default selection
    bool isQat() const { return method == ModeMethod::QatStraightThrough || method == ModeMethod::QatLsq; }
    bool isBaseline() const { return weights == DType::F32 && activations == ModeActivations::F32; }
    /// Whether a layer can have it while others have something else: all but QAT, which changes every weight.
    bool mixes() const { return !isQat(); }
};

/// All modes in the order of the tables, the FP32 baseline first: fp32, fp16, bf16, int8-dynamic, int8-static-absmax,
/// int8-static-percentile, int8-static-entropy, int8-static-mse, int8-weight-only, int8-smoothquant, fp8-e4m3,
/// fp8-e5m2, int4-rtn, int4-gptq, int4-awq, nf4, mxfp8, mxfp4, nvfp4, qat-int8, qat-int4, qat-int8-lsq, qat-int4-lsq.
std::span<const AccuracyMode> accuracyModes();
/// Null where there is none of that name.
const AccuracyMode* findAccuracyMode(std::string_view name);
/// Names of the default selection; with the QAT modes or without.
std::vector<std::string> defaultAccuracyModes(bool withQat);
/// 'fp32,int4-*,qat-int8', 'all', 'default', and the names of the published comparison (baseline, int8, fp8, qat): the
/// names meant, in the tables' order. The error lists the names that exist.
Result<std::vector<std::string>> parseAccuracyModes(std::string_view list);

} // namespace qs
