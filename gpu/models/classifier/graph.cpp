// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/classifier/graph.h"

#include "gpu/models/classifier/device_buffers.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <unordered_map>

namespace qs {
namespace {

constexpr float normEpsilon = 1e-5f;

/// Collects steps; values of the same slot name share a slot.
class GraphBuilder
{
public:
    explicit GraphBuilder(const ClassifierConfig& config) : m_parameters(parameterShapes(config))
    {
        m_graph.config = config;
        m_graph.layers = linearLayers(config);
    }
    int value(const std::string& slot, std::int64_t perItem)
    {
        const auto [place, fresh] = m_slots.try_emplace(slot, m_graph.slots);
        if (fresh) ++m_graph.slots;
        m_graph.values.push_back({perItem, place->second});
        return static_cast<int>(m_graph.values.size()) - 1;
    }
    int linear(int in, const std::string& slot)
    {
        const LinearLayer& layer = m_graph.layers[static_cast<std::size_t>(m_nextLayer)];
        const int out = value(slot, layer.out * layer.rowsPerItem);
        add({NodeKind::Linear, in, -1, out, m_nextLayer++});
        return out;
    }
    int norm(int in, const std::string& slot, const std::string& name, bool inputGoesOn)
    {
        const int stats = value(slot + ".stats", 2 * m_graph.config.tokens());
        const int out = value(slot, size(in));
        add({NodeKind::LayerNorm, in, stats, out, -1, parameter(name + ".weight"), inputGoesOn});
        return out;
    }
    void add(GraphNode node) { m_graph.nodes.push_back(node); }
    int parameter(const std::string& name) const
    {
        return static_cast<int>(std::ranges::find(m_parameters, name, &Parameter::name) - m_parameters.begin());
    }
    std::int64_t size(int of) const { return m_graph.values[static_cast<std::size_t>(of)].perItem; }
    ClassifierGraph finished(int logits) &&
    {
        m_graph.logits = logits;
        return std::move(m_graph);
    }

private:
    ClassifierGraph m_graph;
    std::vector<Parameter> m_parameters;
    std::unordered_map<std::string, int> m_slots;
    int m_nextLayer = 0;
};

int addAttention(GraphBuilder& builder, const ClassifierConfig& config, int in)
{
    const std::int64_t tokens = config.tokens(), width = config.modelWidth;
    const int qkv = builder.linear(in, "qkv");
    const int heads = builder.value("heads", 3 * tokens * width);
    builder.add({NodeKind::SplitHeads, qkv, -1, heads});
    const int scores = builder.value("scores", config.heads * tokens * tokens);
    builder.add({NodeKind::Scores, heads, -1, scores});
    builder.add({NodeKind::Softmax, scores, -1, scores});
    const int context = builder.value("context", tokens * width);
    builder.add({NodeKind::Context, scores, heads, context});
    const int merged = builder.value("merged", tokens * width);
    builder.add({NodeKind::MergeHeads, context, -1, merged});
    return builder.linear(merged, "projected");
}

int addResidual(GraphBuilder& builder, int stream, int branch)
{
    const int out = builder.value("stream", builder.size(stream));
    builder.add({NodeKind::Residual, stream, branch, out});
    return out;
}

int addTransformer(GraphBuilder& builder, const ClassifierConfig& config, int input)
{
    const int patches = builder.value("patches", config.tokens() * config.patch * config.patch);
    builder.add({NodeKind::Patches, input, -1, patches});
    int stream = builder.linear(patches, "stream");
    builder.add({NodeKind::AddPosition, stream, -1, stream, -1, builder.parameter("position")});
    for (std::int64_t block = 0; block < config.blocks; ++block) {
        const std::string name = "blocks." + std::to_string(block);
        const int first = builder.norm(stream, "norm1", name + ".norm1", true);
        stream = addResidual(builder, stream, addAttention(builder, config, first));
        const int second = builder.norm(stream, "norm2", name + ".norm2", true);
        const int wide = builder.linear(second, "wide");
        const int active = builder.value("active", builder.size(wide));
        builder.add({NodeKind::Gelu, wide, -1, active});
        stream = addResidual(builder, stream, builder.linear(active, "narrow"));
    }
    const int last = builder.norm(stream, "norm", "norm", false);
    const int pooled = builder.value("pooled", config.modelWidth);
    builder.add({NodeKind::MeanTokens, last, -1, pooled});
    return builder.linear(pooled, "logits");
}

int addLayers(GraphBuilder& builder, const ClassifierConfig& config, int input)
{
    int at = input;
    for (std::size_t i = 0; i < config.hidden.size(); ++i) {
        at = builder.linear(at, "layer" + std::to_string(i));
        builder.add({NodeKind::Relu, at, -1, at});
    }
    return builder.linear(at, "logits");
}

/// Sizes that attention's steps share.
struct HeadSizes
{
    std::int64_t matrices, tokens, width; ///< rows · heads; of one head
};

HeadSizes headSizes(const ClassifierConfig& config, std::int64_t rows)
{
    return {rows * config.heads, config.tokens(), config.modelWidth / config.heads};
}

/// One matrix for each head of each image.
TensorOp headsProduct(const HeadSizes& heads, TensorPlace in0, TensorPlace in1, TensorPlace out, std::int64_t n,
                      std::int64_t k, std::uint32_t flags)
{
    TensorOp op = productOp(in0, in1, out, heads.tokens, n, k, flags);
    op.n[3] = heads.matrices;
    op.n[4] = heads.tokens * ((flags & tensorflag::kTransposeA) != 0 ? heads.tokens : k);
    op.n[5] = n * k;
    op.n[6] = heads.tokens * n;
    return op;
}

/// The part `which` (q, k, v) of a value of SplitHeads.
TensorPlace headPart(const ClassifierConfig& config, TensorPlace heads, std::int64_t rows, int which)
{
    return after(heads, which * rows * config.tokens() * config.modelWidth);
}

/// Between [rows, tokens, heads, width] inside rows of `stride` floats for each token, and [rows, heads, tokens,
/// width].
TensorOp swapHeads(const ClassifierConfig& config, std::int64_t rows, TensorPlace in, TensorPlace out,
                   std::int64_t stride, bool inverse)
{
    TensorOp op = tensorOp(TensorOpKind::SwapAxes, {in}, {out},
                           {rows, config.tokens(), config.heads, config.modelWidth / config.heads, stride});
    if (inverse) op.flags = tensorflag::kInverse;
    return op;
}

void appendHeads(const ClassifierConfig& config, std::int64_t rows, TensorPlace qkv, TensorPlace heads, bool inverse,
                 std::vector<TensorOp>& ops)
{
    for (int which = 0; which < 3; ++which) {
        const TensorPlace part = headPart(config, heads, rows, which), of = after(qkv, which * config.modelWidth);
        ops.push_back(inverse ? swapHeads(config, rows, part, of, 3 * config.modelWidth, true)
                              : swapHeads(config, rows, of, part, 3 * config.modelWidth, false));
    }
}

TensorOp normOp(const GraphNode& node, const ClassifierConfig& config, std::int64_t rows, const GraphPlaces& at,
                TensorPlace in, TensorPlace out)
{
    const auto gain = static_cast<std::size_t>(node.parameter);
    const TensorPlace mean = at.values[static_cast<std::size_t>(node.in2)];
    const std::int64_t count = rows * config.tokens();
    TensorOp op = tensorOp(TensorOpKind::LayerNorm, {in, at.parameters[gain], at.parameters[gain + 1]},
                           {out, mean, after(mean, count)}, {count, config.modelWidth});
    op.f[0] = normEpsilon;
    return op;
}

void appendNormGrad(const GraphNode& node, const ClassifierConfig& config, std::int64_t rows, const GraphPlaces& at,
                    const GraphPlaces& gradients, TensorPlace scratch, std::vector<TensorOp>& ops)
{
    const auto gain = static_cast<std::size_t>(node.parameter), in = static_cast<std::size_t>(node.in);
    const TensorPlace mean = at.values[static_cast<std::size_t>(node.in2)];
    const std::int64_t count = rows * config.tokens();
    const TensorPlace dx = node.inputGoesOn ? scratch : gradients.values[in];
    ops.push_back(tensorOp(TensorOpKind::LayerNormGrad,
                           {at.values[in], at.parameters[gain], mean, after(mean, count),
                            gradients.values[static_cast<std::size_t>(node.out)]},
                           {dx, gradients.parameters[gain], gradients.parameters[gain + 1]},
                           {count, config.modelWidth}));
    if (node.inputGoesOn)
        ops.push_back(tensorOp(TensorOpKind::Add, {gradients.values[in], scratch}, {gradients.values[in]},
                               {count * config.modelWidth}));
}

void appendScoresGrad(const ClassifierConfig& config, std::int64_t rows, TensorPlace heads, TensorPlace dHeads,
                      TensorPlace dScores, std::vector<TensorOp>& ops)
{
    const HeadSizes sizes = headSizes(config, rows);
    const auto part = [&](TensorPlace place, int which) { return headPart(config, place, rows, which); };
    ops.push_back(headsProduct(sizes, dScores, part(heads, 1), part(dHeads, 0), sizes.width, sizes.tokens, 0));
    ops.push_back(headsProduct(sizes, dScores, part(heads, 0), part(dHeads, 1), sizes.width, sizes.tokens,
                               tensorflag::kTransposeA));
}

void appendContextGrad(const ClassifierConfig& config, std::int64_t rows, TensorPlace scores, TensorPlace heads,
                       TensorPlace dContext, TensorPlace dScores, TensorPlace dHeads, std::vector<TensorOp>& ops)
{
    const HeadSizes sizes = headSizes(config, rows);
    ops.push_back(headsProduct(sizes, dContext, headPart(config, heads, rows, 2), dScores, sizes.tokens, sizes.width,
                               tensorflag::kTransposeB));
    ops.push_back(headsProduct(sizes, scores, dContext, headPart(config, dHeads, rows, 2), sizes.width, sizes.tokens,
                               tensorflag::kTransposeA));
}

float attentionScale(const ClassifierConfig& config)
{
    return static_cast<float>(1 / std::sqrt(static_cast<double>(config.modelWidth / config.heads)));
}

} // namespace

TensorOp tensorOp(TensorOpKind kind, std::initializer_list<TensorPlace> in, std::initializer_list<TensorPlace> out,
                  std::initializer_list<std::int64_t> sizes)
{
    TensorOp op;
    op.kind = kind;
    std::ranges::copy(in, op.in);
    std::ranges::copy(out, op.out);
    std::ranges::copy(sizes, op.n);
    return op;
}

TensorOp productOp(TensorPlace in0, TensorPlace in1, TensorPlace out, std::int64_t m, std::int64_t n, std::int64_t k,
                   std::uint32_t flags)
{
    TensorOp op = tensorOp(TensorOpKind::Gemm, {in0, in1}, {out}, {m, n, k, 1});
    op.flags = flags;
    op.f[0] = 1;
    return op;
}

std::int64_t ClassifierGraph::slotSize(int slot) const
{
    std::int64_t size = 0;
    for (const GraphValue& value : values)
        if (value.slot == slot) size = std::max(size, value.perItem);
    return size;
}

const GraphNode& ClassifierGraph::linear(int index) const
{
    return *std::ranges::find(nodes, index, &GraphNode::layer);
}

ClassifierGraph classifierGraph(const ClassifierConfig& config)
{
    GraphBuilder builder(config);
    const int input = builder.value("input", config.inputs());
    const bool isTransformer = config.kind == ClassifierKind::Transformer;
    const int logits = isTransformer ? addTransformer(builder, config, input) : addLayers(builder, config, input);
    return std::move(builder).finished(logits);
}

void appendForward(const ClassifierGraph& graph, const GraphNode& node, std::int64_t rows, const GraphPlaces& places,
                   std::vector<TensorOp>& ops)
{
    const ClassifierConfig& c = graph.config;
    const TensorPlace in = places.values[static_cast<std::size_t>(node.in)],
                      out = places.values[static_cast<std::size_t>(node.out)];
    const TensorPlace in2 = node.in2 < 0 ? TensorPlace{} : places.values[static_cast<std::size_t>(node.in2)];
    const std::int64_t outSize = graph.values[static_cast<std::size_t>(node.out)].perItem;
    const HeadSizes heads = headSizes(c, rows);
    switch (node.kind) {
    case NodeKind::Linear:
        break;
    case NodeKind::Patches:
        ops.push_back(tensorOp(TensorOpKind::SwapAxes, {in}, {out},
                               {rows * (c.height / c.patch), c.patch, c.width / c.patch, c.patch, c.width}));
        break;
    case NodeKind::AddPosition:
        ops.push_back(tensorOp(TensorOpKind::AddBias, {in, places.parameters[static_cast<std::size_t>(node.parameter)]},
                               {out}, {rows, outSize}));
        break;
    case NodeKind::Relu:
    case NodeKind::Gelu:
        ops.push_back(tensorOp(TensorOpKind::Activation, {in}, {out}, {rows * outSize}));
        ops.back().flags = node.kind == NodeKind::Relu ? tensorflag::kRelu : tensorflag::kGelu;
        break;
    case NodeKind::LayerNorm:
        ops.push_back(normOp(node, c, rows, places, in, out));
        break;
    case NodeKind::SplitHeads:
        appendHeads(c, rows, in, out, false, ops);
        break;
    case NodeKind::Scores:
        ops.push_back(
            headsProduct(heads, in, headPart(c, in, rows, 1), out, heads.tokens, heads.width, tensorflag::kTransposeB));
        break;
    case NodeKind::Softmax:
        ops.push_back(tensorOp(TensorOpKind::Softmax, {in}, {out}, {heads.matrices * heads.tokens, heads.tokens}));
        ops.back().f[0] = attentionScale(c);
        break;
    case NodeKind::Context:
        ops.push_back(headsProduct(heads, in, headPart(c, in2, rows, 2), out, heads.width, heads.tokens, 0));
        break;
    case NodeKind::MergeHeads:
        ops.push_back(swapHeads(c, rows, in, out, c.modelWidth, true));
        break;
    case NodeKind::Residual:
        ops.push_back(tensorOp(TensorOpKind::Add, {in, in2}, {out}, {rows * outSize}));
        break;
    case NodeKind::MeanTokens:
        ops.push_back(tensorOp(TensorOpKind::MeanAxis, {in}, {out}, {rows, c.tokens(), c.modelWidth}));
        break;
    }
}

void appendBackward(const ClassifierGraph& graph, const GraphNode& node, std::int64_t rows, const GraphPlaces& forward,
                    const GraphPlaces& gradients, TensorPlace scratch, std::vector<TensorOp>& ops)
{
    const ClassifierConfig& c = graph.config;
    const auto inIndex = static_cast<std::size_t>(node.in), in2Index = static_cast<std::size_t>(std::max(node.in2, 0));
    const TensorPlace in = forward.values[inIndex], out = forward.values[static_cast<std::size_t>(node.out)];
    const TensorPlace dIn = gradients.values[inIndex], dOut = gradients.values[static_cast<std::size_t>(node.out)];
    const std::int64_t outSize = graph.values[static_cast<std::size_t>(node.out)].perItem;
    const HeadSizes heads = headSizes(c, rows);
    switch (node.kind) {
    case NodeKind::Linear:
    case NodeKind::Patches: // pixels need no gradient
    case NodeKind::Residual:
        break; // one place holds all three gradients
    case NodeKind::AddPosition:
        ops.push_back(tensorOp(TensorOpKind::SumRows, {dOut},
                               {gradients.parameters[static_cast<std::size_t>(node.parameter)]}, {rows, outSize}));
        break;
    case NodeKind::Relu: // in place: the sign of the result is that of the argument
    case NodeKind::Gelu:
        ops.push_back(tensorOp(TensorOpKind::ActivationGrad, {in, dOut}, {dIn}, {rows * outSize}));
        ops.back().flags = node.kind == NodeKind::Relu ? tensorflag::kRelu : tensorflag::kGelu;
        break;
    case NodeKind::LayerNorm:
        appendNormGrad(node, c, rows, forward, gradients, scratch, ops);
        break;
    case NodeKind::SplitHeads:
        appendHeads(c, rows, dIn, dOut, true, ops);
        break;
    case NodeKind::Scores:
        appendScoresGrad(c, rows, in, dIn, dOut, ops);
        break;
    case NodeKind::Softmax:
        ops.push_back(
            tensorOp(TensorOpKind::SoftmaxGrad, {out, dOut}, {dIn}, {heads.matrices * heads.tokens, heads.tokens}));
        ops.back().f[0] = attentionScale(c);
        break;
    case NodeKind::Context:
        appendContextGrad(c, rows, in, forward.values[in2Index], dOut, dIn, gradients.values[in2Index], ops);
        break;
    case NodeKind::MergeHeads:
        ops.push_back(swapHeads(c, rows, dOut, dIn, c.modelWidth, false));
        break;
    case NodeKind::MeanTokens:
        ops.push_back(tensorOp(TensorOpKind::MeanAxisGrad, {dOut}, {dIn}, {rows, c.tokens(), c.modelWidth}));
        break;
    }
}

} // namespace qs
