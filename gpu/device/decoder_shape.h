// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

/// What a decoder-only language model is made of: the parts of a layer as optional values, so that a family is a
/// combination of them. Plain data: it crosses the border of the CUDA module as it is.
namespace qs {

/// How the angles of the rotary position embedding are stretched beyond the context that a model was trained with.
enum class RopeScalingKind : std::int32_t {
    None,
    Linear,   ///< every frequency divided by `factor`
    Llama3,   ///< wave lengths above originalContext/lowFrequencyFactor are divided by `factor`, those below
              ///< originalContext/highFrequencyFactor stay, between them it is interpolated (Llama 3.1 model card and
              ///< transformers' "llama3")
    Yarn,     ///< frequencies that turn fewer than betaSlow times within originalContext are divided by `factor`, those
              ///< above betaFast stay, between them it is interpolated (arXiv 2309.00071)
    LongRope, ///< each frequency divided by a factor of its own: shortFactors up to originalContext, longFactors beyond
              ///< (arXiv 2402.13753)
};
inline constexpr int kMostLongRopeFactors = 128; ///< half of the elements of a head that turn
struct RopeScaling
{
    RopeScalingKind kind = RopeScalingKind::None;
    double factor = 1;
    double lowFrequencyFactor = 1;
    double highFrequencyFactor = 4;
    std::int64_t originalContext = 8192;
    double betaFast = 32, betaSlow = 1;
    bool truncates = true;      ///< Yarn: the first and last interpolated frequency are whole numbers
    double attentionFactor = 1; ///< cosines and sines are multiplied by it (Yarn, LongRope)
    std::array<float, kMostLongRopeFactors> shortFactors{}, longFactors{};
    bool operator==(const RopeScaling&) const = default;
};
/// A table of angles.
struct RotaryEmbedding
{
    double theta = 10000;
    RopeScaling scaling;
    bool operator==(const RotaryEmbedding&) const = default;
};

/// x̂ is x normalized in FP32, w the weight.
enum class NormKind : std::int32_t {
    Rms,        ///< x̂ rounded to the type of activations, times w
    RmsOnce,    ///< x̂·w, rounded once (OLMo 2)
    RmsOnePlus, ///< x̂·(1 + w), rounded once (Gemma)
    Layer,      ///< less the mean first; x̂·w (+ bias), rounded once
};
/// Norms of queries and keys, before they are turned.
enum class HeadNorm : std::int32_t {
    None,
    PerHead, ///< over each head, one weight of headSize for all
    Whole,   ///< over all heads together (OLMo 2)
};
enum class Activation : std::int32_t { Silu, GeluTanh, Gelu, SquaredRelu };

/// What differs between layers: a layer names one of a few kinds.
struct LayerKind
{
    std::int64_t window = 0; ///< a position sees itself and the window − 1 before it; 0: all before it
    std::int32_t rope = 0;   ///< which table of angles; −1: queries and keys are not turned
    bool mixture = false;    ///< the MLP is a mixture of experts
    bool operator==(const LayerKind&) const = default;
};

/// How a row's experts are chosen and weighted, from the products of the router's rows with it.
enum class RouterKind : std::int32_t {
    Softmax,       ///< softmax over all experts; the largest are chosen, with these weights
    ChosenSoftmax, ///< the largest are chosen; softmax over them alone
    Sigmoid,       ///< of each; the largest sigmoid + correction (RouterCorrection) are chosen, with the sigmoid as
                   ///< weight. In FP32, from weights and inputs of the type of activations
};
/// An MLP of which each row takes a few of many: Σ of the chosen e weight(e)·expert_e(x), in the order of their
/// numbers. Of two experts that are equally likely, the first is chosen.
struct Mixture
{
    std::int64_t experts = 0;      ///< 0: none
    std::int64_t perToken = 0;     ///< that a row takes
    std::int64_t intermediate = 0; ///< of one
    RouterKind router = RouterKind::Softmax;
    bool normalized = false; ///< weights are divided by the sum of the chosen ones
    double scale = 1;        ///< and multiplied by it
    bool routerBias = false;
    /// Only experts of the `chosenGroups` groups of neighbours with the largest sum of their two best are chosen.
    std::int64_t groups = 1, chosenGroups = 1;
    bool expertBias = false; ///< gate, up and down of each expert have biases
    /// > 0: down((up' + 1)·gate'·sigmoid(alpha·gate')) with gate' = min(gate, limit) and up' within ±limit; else as
    /// the MLP.
    double limit = 0, alpha = 1;
    std::int64_t sharedIntermediate = 0; ///< of the expert that every row takes as well; 0: there is none
    bool sharedFactor = false;           ///< what it gives is multiplied by sigmoid(SharedFactor·x)
    bool operator==(const Mixture&) const = default;
};

inline constexpr int kMostLayers = 1024, kMostLayerKinds = 4, kMostRopeTables = 2;

/// Sizes, parts and constants. Matrices are [out, in], row-major: y = x·Wᵀ (+ bias).
///
/// A layer: x += r·post(attention(pre(x))), then x += r·post(mlp(pre(x))), of the residual stream x with r =
/// residualScale and the norms that are there; with `parallel` both take the same pre(x) and are added together.
struct DecoderShape
{
    std::int64_t vocabulary = 0;
    std::int64_t hidden = 0;
    std::int64_t layers = 0;
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;      ///< divides heads: each serves heads/kvHeads neighbouring query heads
    std::int64_t headSize = 0;     ///< even
    std::int64_t intermediate = 0; ///< of the MLP
    std::int64_t context = 0;      ///< most positions that the model was made for
    double rmsEpsilon = 1e-6;      ///< of all norms

    std::int64_t rotated = 0;     ///< elements of a head that turn, from its beginning on, even; 0: all
    bool interleavedRope = false; ///< element 2i turns with 2i + 1; false: i with i + rotated/2 (Hugging Face's layout)
    std::int32_t ropeTables = 1;  ///< how many of `ropes` there are
    std::array<RotaryEmbedding, kMostRopeTables> ropes;
    std::array<LayerKind, kMostLayerKinds> kinds;
    std::array<std::uint8_t, kMostLayers> kindOf{}; ///< of each layer

    bool tiedHead = false;   ///< the output matrix is the embedding
    bool qkvBias = false;    ///< query, key and value have biases
    bool outputBias = false; ///< the attention's output has one
    bool mlpBias = false;    ///< gate, up and down have biases

    NormKind norm = NormKind::Rms;
    bool normBias = false; ///< of the norms of the residual stream; Layer only
    bool preNorms = true, postNorms = false, parallel = false;
    HeadNorm headNorm = HeadNorm::None;
    bool gatedMlp = true; ///< down(activation(gate(x))·up(x)); false: down(activation(up(x)))
    Activation activation = Activation::Silu;
    Mixture mixture;             ///< of the layers whose kind says so
    bool sinks = false;          ///< each head has a score of its own that softmax counts, and that no value belongs to
    double attentionScale = 0;   ///< scores are multiplied by it; 0: 1/√headSize
    double attentionSoftCap = 0; ///< c: scores become c·tanh(score/c); 0: they stay
    double embeddingScale = 1;   ///< embeddings are multiplied by it, rounded to the type of activations
    double residualScale = 1;    ///< what is added to the residual stream is multiplied by it
    double logitScale = 1;       ///< logits are multiplied by it, then
    double logitSoftCap = 0;     ///< capped as scores are
    bool operator==(const DecoderShape&) const = default;

    std::int64_t queryRows() const { return heads * headSize; }
    std::int64_t kvRows() const { return kvHeads * headSize; }
    constexpr std::int64_t rotatedSize() const { return rotated > 0 ? rotated : headSize; }
    constexpr const LayerKind& kind(std::int64_t layer) const { return kinds[kindOf[static_cast<std::size_t>(layer)]]; }
    /// What scores are multiplied by.
    float scoreScale() const
    {
        return attentionScale > 0 ? static_cast<float>(attentionScale) : 1.0f / std::sqrt(static_cast<float>(headSize));
    }
};

/// Whether its layers are those of Llama: what fused kernels are written for. Windows and angles may differ between
/// layers, and queries and keys may be normalized.
constexpr bool isPlain(const DecoderShape& s)
{
    return s.rotatedSize() == s.headSize && !s.interleavedRope && s.norm == NormKind::Rms && s.preNorms &&
           !s.postNorms && !s.parallel && s.gatedMlp && s.activation == Activation::Silu && s.attentionScale == 0 &&
           s.attentionSoftCap == 0 && s.embeddingScale == 1 && s.residualScale == 1 && s.logitScale == 1 &&
           s.logitSoftCap == 0 && s.mixture.experts == 0 && !s.sinks;
}

/// Embedding and Head are there once (layer 0 is asked for), the others in layers: Gate, Up and Down in those without a
/// mixture of experts, the last ones in those with one.
enum class DecoderMatrix : std::int32_t {
    Embedding,
    Query,
    Key,
    Value,
    Output,
    Gate,
    Up,
    Down,
    Head,
    Router,     ///< a row for each expert
    SharedGate, ///< of the expert that every row takes
    SharedUp,
    SharedDown,
    SharedFactor, ///< one row
    ExpertGate,   ///< of each expert
    ExpertUp,
    ExpertDown
};
inline constexpr int kDecoderMatrices = 17;
/// Those of the FinalNorm are there once, the others in every layer.
enum class DecoderVector : std::int32_t {
    AttentionNorm, ///< before the attention; with `parallel` before the MLP too
    MlpNorm,
    FinalNorm,
    QueryBias,
    KeyBias,
    ValueBias,
    OutputBias,
    GateBias,
    UpBias,
    DownBias,
    QueryNorm,
    KeyNorm,
    AttentionPostNorm, ///< of what the attention adds
    MlpPostNorm,
    AttentionNormBias,
    MlpNormBias,
    FinalNormBias,
    Sinks, ///< a score for each head
    RouterBias,
    RouterCorrection, ///< added where experts are chosen; kept in FP32
    ExpertGateBias,   ///< of all experts, one after another
    ExpertUpBias,
    ExpertDownBias
};
inline constexpr int kDecoderVectors = 23;

constexpr bool perLayer(DecoderMatrix role) { return role != DecoderMatrix::Embedding && role != DecoderMatrix::Head; }
constexpr bool perLayer(DecoderVector role)
{
    return role != DecoderVector::FinalNorm && role != DecoderVector::FinalNormBias;
}

/// Whether every expert of a layer has one.
constexpr bool isExpert(DecoderMatrix role)
{
    return role == DecoderMatrix::ExpertGate || role == DecoderMatrix::ExpertUp || role == DecoderMatrix::ExpertDown;
}
/// Whether configurations quantize it: all of the layers but what decides between experts.
constexpr bool isQuantized(DecoderMatrix role)
{
    return perLayer(role) && role != DecoderMatrix::Router && role != DecoderMatrix::SharedFactor;
}
/// A matrix of a model.
struct MatrixPlace
{
    DecoderMatrix role = DecoderMatrix::Embedding;
    std::int64_t layer = 0;
    std::int64_t expert = 0; ///< of the roles that isExpert()
};

/// {out, in} of a matrix; the head's are those of the embedding, also where it is tied. {0, 0}: the model has none.
constexpr std::pair<std::int64_t, std::int64_t> matrixSize(const DecoderShape& shape, DecoderMatrix role)
{
    switch (role) {
    case DecoderMatrix::Query:
        return {shape.queryRows(), shape.hidden};
    case DecoderMatrix::Key:
    case DecoderMatrix::Value:
        return {shape.kvRows(), shape.hidden};
    case DecoderMatrix::Output:
        return {shape.hidden, shape.queryRows()};
    case DecoderMatrix::Gate:
        if (!shape.gatedMlp) return {0, 0};
        [[fallthrough]];
    case DecoderMatrix::Up:
        return {shape.intermediate, shape.hidden};
    case DecoderMatrix::Down:
        return {shape.hidden, shape.intermediate};
    case DecoderMatrix::Router:
        return {shape.mixture.experts, shape.hidden};
    case DecoderMatrix::SharedGate:
    case DecoderMatrix::SharedUp:
        return {shape.mixture.sharedIntermediate, shape.hidden};
    case DecoderMatrix::SharedDown:
        return {shape.hidden, shape.mixture.sharedIntermediate};
    case DecoderMatrix::SharedFactor:
        return {1, shape.hidden};
    case DecoderMatrix::ExpertGate:
    case DecoderMatrix::ExpertUp:
        return {shape.mixture.intermediate, shape.hidden};
    case DecoderMatrix::ExpertDown:
        return {shape.hidden, shape.mixture.intermediate};
    default:
        return {shape.vocabulary, shape.hidden};
    }
}

/// How many matrices of its own a model has for a role in a layer: one for each expert, and those that are there once
/// in layer 0.
constexpr std::int64_t matrixCount(const DecoderShape& shape, DecoderMatrix role, std::int64_t layer)
{
    if (!perLayer(role)) return layer == 0 && (role != DecoderMatrix::Head || !shape.tiedHead) ? 1 : 0;
    const Mixture& mixture = shape.mixture;
    const bool isMixture = shape.kind(layer).mixture;
    switch (role) {
    case DecoderMatrix::Gate:
        return !isMixture && shape.gatedMlp ? 1 : 0;
    case DecoderMatrix::Up:
    case DecoderMatrix::Down:
        return isMixture ? 0 : 1;
    case DecoderMatrix::Router:
        return isMixture ? 1 : 0;
    case DecoderMatrix::SharedGate:
    case DecoderMatrix::SharedUp:
    case DecoderMatrix::SharedDown:
        return isMixture && mixture.sharedIntermediate > 0 ? 1 : 0;
    case DecoderMatrix::SharedFactor:
        return isMixture && mixture.sharedIntermediate > 0 && mixture.sharedFactor ? 1 : 0;
    case DecoderMatrix::ExpertGate:
    case DecoderMatrix::ExpertUp:
    case DecoderMatrix::ExpertDown:
        return isMixture ? mixture.experts : 0;
    default:
        return 1;
    }
}

/// Whether a model has a matrix of its own for a role in any layer.
constexpr bool hasMatrix(const DecoderShape& shape, DecoderMatrix role)
{
    for (std::int64_t layer = 0; layer < shape.layers; ++layer)
        if (matrixCount(shape, role, layer) > 0) return true;
    return false;
}

/// Elements of a vector; 0 where no layer has one.
constexpr std::int64_t vectorSize(const DecoderShape& shape, DecoderVector role)
{
    const auto headNorm = [&](std::int64_t rows) {
        return shape.headNorm == HeadNorm::None ? 0 : shape.headNorm == HeadNorm::PerHead ? shape.headSize : rows;
    };
    const bool mlpNorm = shape.preNorms && !shape.parallel;
    switch (role) {
    case DecoderVector::AttentionNorm:
        return shape.preNorms ? shape.hidden : 0;
    case DecoderVector::MlpNorm:
        return mlpNorm ? shape.hidden : 0;
    case DecoderVector::FinalNorm:
        return shape.hidden;
    case DecoderVector::QueryNorm:
        return headNorm(shape.queryRows());
    case DecoderVector::KeyNorm:
        return headNorm(shape.kvRows());
    case DecoderVector::AttentionPostNorm:
    case DecoderVector::MlpPostNorm:
        return shape.postNorms ? shape.hidden : 0;
    case DecoderVector::AttentionNormBias:
        return shape.normBias && shape.preNorms ? shape.hidden : 0;
    case DecoderVector::MlpNormBias:
        return shape.normBias && mlpNorm ? shape.hidden : 0;
    case DecoderVector::FinalNormBias:
        return shape.normBias ? shape.hidden : 0;
    case DecoderVector::QueryBias:
        return shape.qkvBias ? shape.queryRows() : 0;
    case DecoderVector::KeyBias:
    case DecoderVector::ValueBias:
        return shape.qkvBias ? shape.kvRows() : 0;
    case DecoderVector::OutputBias:
        return shape.outputBias ? shape.hidden : 0;
    case DecoderVector::GateBias:
        return shape.mlpBias && shape.gatedMlp ? shape.intermediate : 0;
    case DecoderVector::UpBias:
        return shape.mlpBias ? shape.intermediate : 0;
    case DecoderVector::DownBias:
        return shape.mlpBias ? shape.hidden : 0;
    case DecoderVector::Sinks:
        return shape.sinks ? shape.heads : 0;
    case DecoderVector::RouterBias:
        return shape.mixture.routerBias ? shape.mixture.experts : 0;
    case DecoderVector::RouterCorrection:
        return shape.mixture.router == RouterKind::Sigmoid ? shape.mixture.experts : 0;
    case DecoderVector::ExpertGateBias:
    case DecoderVector::ExpertUpBias:
        return shape.mixture.expertBias ? shape.mixture.experts * shape.mixture.intermediate : 0;
    case DecoderVector::ExpertDownBias:
        return shape.mixture.expertBias ? shape.mixture.experts * shape.hidden : 0;
    }
    return 0;
}

/// Whether a layer has a vector; those that are there once are in layer 0.
constexpr bool hasVector(const DecoderShape& shape, DecoderVector role, std::int64_t layer)
{
    if (vectorSize(shape, role) == 0) return false;
    switch (role) {
    case DecoderVector::GateBias:
    case DecoderVector::UpBias:
    case DecoderVector::DownBias:
        return !shape.kind(layer).mixture;
    case DecoderVector::RouterBias:
    case DecoderVector::RouterCorrection:
    case DecoderVector::ExpertGateBias:
    case DecoderVector::ExpertUpBias:
    case DecoderVector::ExpertDownBias:
        return shape.kind(layer).mixture;
    default:
        return layer == 0 || perLayer(role);
    }
}
/// Whether it has a part for each expert.
constexpr bool isExpert(DecoderVector role)
{
    return role == DecoderVector::ExpertGateBias || role == DecoderVector::ExpertUpBias ||
           role == DecoderVector::ExpertDownBias;
}
/// Whether it stays in FP32, whatever the type of activations is.
constexpr bool staysFp32(DecoderVector role) { return role == DecoderVector::RouterCorrection; }

/// Whether its values are weights of a norm; biases of norms are not.
constexpr bool isNorm(DecoderVector role)
{
    switch (role) {
    case DecoderVector::AttentionNorm:
    case DecoderVector::MlpNorm:
    case DecoderVector::FinalNorm:
    case DecoderVector::QueryNorm:
    case DecoderVector::KeyNorm:
    case DecoderVector::AttentionPostNorm:
    case DecoderVector::MlpPostNorm:
        return true;
    default:
        return false;
    }
}
/// The matrix that the input of a layer's MLP is reported for, of all that share it.
constexpr DecoderMatrix mlpInput(const DecoderShape& shape, std::int64_t layer = 0)
{
    return shape.kind(layer).mixture ? DecoderMatrix::ExpertGate
           : shape.gatedMlp          ? DecoderMatrix::Gate
                                     : DecoderMatrix::Up;
}

/// The matrix whose bias it is; empty for norms and their biases, and for biases of all experts.
constexpr std::optional<DecoderMatrix> biasOf(DecoderVector role)
{
    switch (role) {
    case DecoderVector::QueryBias:
        return DecoderMatrix::Query;
    case DecoderVector::KeyBias:
        return DecoderMatrix::Key;
    case DecoderVector::ValueBias:
        return DecoderMatrix::Value;
    case DecoderVector::OutputBias:
        return DecoderMatrix::Output;
    case DecoderVector::GateBias:
        return DecoderMatrix::Gate;
    case DecoderVector::UpBias:
        return DecoderMatrix::Up;
    case DecoderVector::DownBias:
        return DecoderMatrix::Down;
    case DecoderVector::RouterBias:
        return DecoderMatrix::Router;
    default:
        return std::nullopt;
    }
}

static_assert(std::is_trivially_copyable_v<DecoderShape>);

} // namespace qs
