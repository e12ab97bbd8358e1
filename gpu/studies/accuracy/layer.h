// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/classifier/device_buffers.h"
#include "gpu/models/classifier/program.h"
#include "gpu/numerics/calibration/activations.h"
#include "gpu/numerics/calibration/gptq.h"
#include "gpu/results/accuracy_study.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace qs {

/// What a linear layer gets as input on the calibration split.
struct LayerInputs
{
    static constexpr std::int64_t kKeptRows = 4096;

    explicit LayerInputs(std::int64_t columns_) : columns(columns_), hessian(columns_) {}
    std::int64_t columns = 0;
    std::int64_t keptRows = 0;
    std::vector<float> kept; ///< some rows [keptRows, columns], evenly taken: for AWQ, output errors, looking at
    std::vector<float> columnAbsmax; ///< over all rows
    ActivationHistogram histogram;   ///< of all values
    GptqHessian hessian;             ///< of all rows; empty unless asked for
    bool isData = false; ///< the data themselves, not another layer's output; see inputThreshold() for what follows
    bool feedsScores = false; ///< of query and key projections, whose clipping AWQ leaves alone
};

/// Step sizes that LSQ learned: one for each channel or group of weights, and one for the input (0: none).
struct LearnedSteps
{
    std::vector<float> weight;
    float input = 0;
};

/// A tensor of a layer as the file of a quantized model holds it.
struct LayerTensor
{
    enum class Role : std::uint8_t { Payload, Scale, ZeroPoint, Unquantized };
    std::string suffix;    ///< 'weight_packed'; the layer's name and a dot stand before it
    std::string dtypeText; ///< of safetensors
    std::vector<std::int64_t> shape;
    std::vector<std::byte> bytes;
    Role role = Role::Payload;
};

/// A linear layer in one mode: as it is stored, and as it computes.
struct QuantizedLayer
{
    std::vector<LayerTensor> stored;
    std::vector<float> restored;        ///< [out, in], what its codes stand for: what multiplies the (scaled) input
    std::vector<std::uint8_t> codes;    ///< [out, in] of 8-bit modes with quantized activations, else empty
    std::vector<float> channelScales;   ///< [out], of those codes
    std::optional<float> inputScale;    ///< of static activations
    std::vector<float> inputMultiplier; ///< [in], what the input is multiplied by first; empty: nothing
    std::int64_t bytes() const;
};

/// Whether a mode takes anything from the calibration split, and whether that is second moments.
bool needsCalibration(const AccuracyMode& mode);
inline bool needsHessians(const AccuracyMode& mode) { return mode.method == ModeMethod::Gptq; }

/// Quantizes weight [out, in]. `inputs` is needed by static, GPTQ, AWQ and SmoothQuant modes, `steps` by LSQ. INT4
/// groups are of `groupSize`, or the whole row where that is shorter. Errors state which layer cannot have the mode and
/// why.
Result<QuantizedLayer> quantizeLayer(const AccuracyMode& mode, std::span<const float> weight, std::int64_t out,
                                     std::int64_t in, const LayerInputs* inputs, int groupSize,
                                     const LearnedSteps* steps = nullptr);

/// What a mode's arithmetic is on a machine.
struct ModeArithmetic
{
    Message effective;      ///< 'INT8 × INT8, INT32 sums (AVX-512 VNNI)'
    bool simulated = false; ///< not the arithmetic that the mode is named after
    bool decoded = false;   ///< LinearExecution::decoded
};
ModeArithmetic arithmeticOf(const AccuracyMode& mode, const TensorMachine& machine);

/// A quantized layer's buffers on a machine, released with it. The machine outlives it.
class PlacedLayer
{
public:
    /// `bias`: the buffer of the model's own bias, or −1.
    static Result<PlacedLayer> make(TensorMachine& machine, const AccuracyMode& mode, const QuantizedLayer& layer,
                                    std::int64_t out, std::int64_t in, std::int32_t bias);
    const LinearExecution& execution() const { return m_execution; }

private:
    explicit PlacedLayer(TensorMachine& machine) : m_buffers(std::make_unique<DeviceBuffers>(machine)) {}
    void putWeight(const QuantizedLayer& layer, std::int64_t out, std::int64_t in);

    std::unique_ptr<DeviceBuffers> m_buffers;
    LinearExecution m_execution;
};

} // namespace qs
