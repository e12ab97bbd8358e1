// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/tensor_op.h"
#include "gpu/models/classifier/classifier.h"

#include <cstdint>
#include <vector>

namespace qs {

/// A forward pass as a list of steps on named values: what inference and training both turn into instructions.
/// Inference lets values of the same slot share a buffer; training keeps every value, and lets their gradients share
/// the slots instead.
enum class NodeKind : std::uint8_t {
    Linear,      ///< out = in · Wᵀ + b
    Patches,     ///< cuts images into tokens of patch² pixels
    AddPosition, ///< in place
    Relu,        ///< in place
    Gelu,
    LayerNorm,  ///< in2: the value that holds mean and rstd
    SplitHeads, ///< qkv of tokens → q, k, v of heads, one after the other
    Scores,     ///< q · kᵀ
    Softmax,    ///< in place, of scores / √(width of a head)
    Context,    ///< in = scores, in2 = heads (for v)
    MergeHeads,
    Residual, ///< out = in + in2
    MeanTokens
};

struct GraphNode
{
    NodeKind kind = NodeKind::Linear;
    int in = -1, in2 = -1, out = -1; ///< values
    int layer = -1;                  ///< Linear: of linearLayers()
    int parameter = -1;              ///< LayerNorm: gain, with its bias behind it; AddPosition
    bool inputGoesOn = false;        ///< LayerNorm: its input is also taken by a later Residual
};

struct GraphValue
{
    std::int64_t perItem = 0; ///< floats for each image
    int slot = -1;
};

struct ClassifierGraph
{
    ClassifierConfig config;
    std::vector<LinearLayer> layers;
    std::vector<GraphValue> values; ///< 0 is the input
    std::vector<GraphNode> nodes;
    int slots = 0;
    int logits = -1; ///< a value

    std::int64_t slotSize(int slot) const; ///< floats for each image
    /// The node of linear layer `index`.
    const GraphNode& linear(int index) const;
};
ClassifierGraph classifierGraph(const ClassifierConfig& config);

/// Where values and parameters are.
struct GraphPlaces
{
    std::vector<TensorPlace> values, parameters;
};

/// Instructions of one step other than Linear for `rows` images.
void appendForward(const ClassifierGraph& graph, const GraphNode& node, std::int64_t rows, const GraphPlaces& places,
                   std::vector<TensorOp>& ops);
/// Instructions that carry the gradient of `node.out` to its inputs and parameters; other than Linear. `forward` holds
/// what appendForward left, `gradients` where gradients go (of a Residual's output and both inputs: the same place).
/// `scratch` has room for the largest value.
void appendBackward(const ClassifierGraph& graph, const GraphNode& node, std::int64_t rows, const GraphPlaces& forward,
                    const GraphPlaces& gradients, TensorPlace scratch, std::vector<TensorOp>& ops);

/// out = in0 · in1 in FP32; `flags` kTransposeA, kTransposeB.
TensorOp productOp(TensorPlace in0, TensorPlace in1, TensorPlace out, std::int64_t m, std::int64_t n, std::int64_t k,
                   std::uint32_t flags);
/// An instruction with its operands; sizes are set by the caller.
TensorOp tensorOp(TensorOpKind kind, std::initializer_list<TensorPlace> in, std::initializer_list<TensorPlace> out,
                  std::initializer_list<std::int64_t> sizes);

} // namespace qs
