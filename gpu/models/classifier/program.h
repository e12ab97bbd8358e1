// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/tensor_machine.h"
#include "gpu/models/classifier/classifier.h"

#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace qs {

/// How one linear layer computes: y = x · Wᵀ + b with x of FP32 rows. Buffers are of the machine and belong to whoever
/// made them.
struct LinearExecution
{
    enum class Kind : std::uint8_t {
        Float, ///< FP32 product with `weight` (FP32 [out, in]; may be restored codes: a simulation)
        Half,  ///< x rounded to `type` (F16, BF16), `weight` of that type, padded
        Codes  ///< x quantized to codes of `type` (I8, F8E4M3, F8E5M2), `weight` codes, padded; sums rescaled
    };
    Kind kind = Kind::Float;
    DType type = DType::F32;
    std::int32_t weight =
        -1; ///< Half, Codes: [padded(out), padded(in)] with zeros, padded() being the next multiple of 16
    std::int32_t bias = -1;        ///< FP32 [out]; −1: none
    std::int32_t columnScale = -1; ///< Codes: FP32 [out], scales of the weight's rows
    std::int32_t inputScale = -1; ///< Codes: FP32 [1] where the activation is quantized per tensor with a static scale;
                                  ///< else dynamic per token
    std::int32_t inputMultiplier = -1; ///< FP32 [in]: x is multiplied by it first (SmoothQuant, AWQ); −1: none
    /// Half, Codes where the machine has no product of `type` (TensorMachine::arithmetic): x is still rounded or
    /// quantized, then both are decoded and multiplied in FP32; `weight` holds the restored weight in FP32 [out, in],
    /// columnScale is not looked at.
    bool decoded = false;
    DType weightType =
        DType::F32; ///< of Codes: I8, F8E4M3 (E5M2 activations meet E4M3 weights where products are native)
};
constexpr std::int64_t padded(std::int64_t n) { return (n + 15) / 16 * 16; }

/// A model laid out on a machine for up to `rows` images at a time: activations, parameters in FP32, one
/// LinearExecution for each linear layer. The two products inside attention (scores, and scores times V) have no
/// weights and stay FP32 whatever the layers do. Not thread-safe; the machine outlives it.
class ClassifierProgram
{
public:
    static Result<std::unique_ptr<ClassifierProgram>> make(TensorMachine& machine, const Classifier& model,
                                                           std::int64_t rows);
    virtual ~ClassifierProgram() = default;
    virtual const ClassifierConfig& config() const = 0;
    virtual std::int64_t rows() const = 0; ///< the most images at a time

    /// How layer `index` of linearLayers() computes from now on. Initially Float with the model's own weights. Usage
    /// where the machine has no product of the type and `decoded` is not set.
    virtual Result<void> setLayer(int index, const LinearExecution& execution) = 0;
    virtual const LinearExecution& layer(int index) const = 0;
    /// The FP32 execution with the model's own weights.
    virtual const LinearExecution& original(int index) const = 0;

    /// The place of parameter `index`, FP32.
    virtual TensorPlace parameter(int index) const = 0;

    /// Instructions of a forward pass of `rows` images whose features (of Tiny: averaged cells) begin at `features`.
    virtual Result<std::vector<TensorOp>> forward(TensorPlace features, std::int64_t rows) = 0;
    /// Where the logits [rows, classes] are after it.
    virtual TensorPlace logits() const = 0;
    /// Where the input of linear layer `index` [rows·rowsPerItem, in] is, while that layer runs: the instructions up to
    /// and without that layer.
    virtual Result<std::vector<TensorOp>> forwardUpTo(int index, TensorPlace features, std::int64_t rows) = 0;
    virtual TensorPlace inputOf(int index) const = 0;
};

/// What a model reports about a set, item by item.
struct ItemScores
{
    std::vector<float> loss;
    std::vector<std::uint8_t> correct;
    double meanLoss() const;
    std::int64_t correctCount() const;
};

/// A labelled set on the machine.
struct DeviceSet
{
    std::int32_t features = -1, labels = -1;
    std::int64_t count = 0;
};
/// Uploads a set in the form that the model takes (Tiny: averaged).
Result<DeviceSet> uploadSet(TensorMachine& machine, const ClassifierConfig& config, std::span<const float> features,
                            std::span<const std::int32_t> labels);
void releaseSet(TensorMachine& machine, const DeviceSet& set);
/// Runs a set through the program in pieces of at most program.rows(); stops between pieces when `stop` is requested
/// (ErrorCode::Interrupted).
Result<ItemScores> evaluate(TensorMachine& machine, ClassifierProgram& program, const DeviceSet& set,
                            std::stop_token stop);

} // namespace qs
