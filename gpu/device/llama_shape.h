// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

/// What a model of the Llama family is made of. Plain data: it crosses the border of the CUDA module as it is.
namespace qs {

/// How the angles of the rotary position embedding are stretched beyond the context that a model was trained with.
enum class RopeScalingKind : std::int32_t {
    None,
    Linear, ///< every frequency divided by `factor`
    Llama3, ///< wave lengths above originalContext/lowFrequencyFactor are divided by `factor`, those below
            ///< originalContext/highFrequencyFactor stay, between them it is interpolated (Llama 3.1 model card and
            ///< transformers' "llama3")
};
struct RopeScaling
{
    RopeScalingKind kind = RopeScalingKind::None;
    double factor = 1;
    double lowFrequencyFactor = 1;
    double highFrequencyFactor = 4;
    std::int64_t originalContext = 8192;
    bool operator==(const RopeScaling&) const = default;
};

/// Sizes and constants. Matrices are [out, in], row-major: y = x·Wᵀ (+ bias).
struct LlamaShape
{
    std::int64_t vocabulary = 0;
    std::int64_t hidden = 0;
    std::int64_t layers = 0;
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;  ///< divides heads: each serves heads/kvHeads neighbouring query heads
    std::int64_t headSize = 0; ///< even; element i turns with element i + headSize/2 (Hugging Face's half-split layout)
    std::int64_t intermediate = 0;  ///< of the gated MLP: down(silu(gate(x))·up(x))
    std::int64_t context = 0;       ///< most positions that the model was made for
    std::int64_t slidingWindow = 0; ///< a position sees itself and the slidingWindow − 1 before it; 0: all before it
    double rmsEpsilon = 1e-6;
    double ropeTheta = 10000;
    RopeScaling rope;
    bool tiedHead = false;   ///< the output matrix is the embedding
    bool qkvBias = false;    ///< query, key and value have biases (Qwen2; Llama with attention_bias)
    bool outputBias = false; ///< the attention's output has one (Llama with attention_bias)
    bool mlpBias = false;    ///< gate, up and down have biases (Llama with mlp_bias)
    bool operator==(const LlamaShape&) const = default;

    std::int64_t queryRows() const { return heads * headSize; }
    std::int64_t kvRows() const { return kvHeads * headSize; }
};

/// Embedding and Head are there once (layer 0 is asked for), the others in every layer.
enum class LlamaMatrix : std::int32_t { Embedding, Query, Key, Value, Output, Gate, Up, Down, Head };
inline constexpr int kLlamaMatrices = 9;
/// FinalNorm is there once, the others in every layer.
enum class LlamaVector : std::int32_t {
    AttentionNorm,
    MlpNorm,
    FinalNorm,
    QueryBias,
    KeyBias,
    ValueBias,
    OutputBias,
    GateBias,
    UpBias,
    DownBias
};
inline constexpr int kLlamaVectors = 10;

constexpr bool perLayer(LlamaMatrix role) { return role != LlamaMatrix::Embedding && role != LlamaMatrix::Head; }
constexpr bool perLayer(LlamaVector role) { return role != LlamaVector::FinalNorm; }

/// {out, in} of a matrix; the head's are those of the embedding, also where it is tied.
constexpr std::pair<std::int64_t, std::int64_t> matrixSize(const LlamaShape& shape, LlamaMatrix role)
{
    switch (role) {
    case LlamaMatrix::Query:
        return {shape.queryRows(), shape.hidden};
    case LlamaMatrix::Key:
    case LlamaMatrix::Value:
        return {shape.kvRows(), shape.hidden};
    case LlamaMatrix::Output:
        return {shape.hidden, shape.queryRows()};
    case LlamaMatrix::Gate:
    case LlamaMatrix::Up:
        return {shape.intermediate, shape.hidden};
    case LlamaMatrix::Down:
        return {shape.hidden, shape.intermediate};
    default:
        return {shape.vocabulary, shape.hidden};
    }
}

/// Elements of a vector; 0 where the shape has none.
constexpr std::int64_t vectorSize(const LlamaShape& shape, LlamaVector role)
{
    switch (role) {
    case LlamaVector::QueryBias:
        return shape.qkvBias ? shape.queryRows() : 0;
    case LlamaVector::KeyBias:
    case LlamaVector::ValueBias:
        return shape.qkvBias ? shape.kvRows() : 0;
    case LlamaVector::OutputBias:
        return shape.outputBias ? shape.hidden : 0;
    case LlamaVector::GateBias:
    case LlamaVector::UpBias:
        return shape.mlpBias ? shape.intermediate : 0;
    case LlamaVector::DownBias:
        return shape.mlpBias ? shape.hidden : 0;
    default:
        return shape.hidden;
    }
}

/// The role whose bias it is; empty for norms.
constexpr std::optional<LlamaMatrix> biasOf(LlamaVector role)
{
    switch (role) {
    case LlamaVector::QueryBias:
        return LlamaMatrix::Query;
    case LlamaVector::KeyBias:
        return LlamaMatrix::Key;
    case LlamaVector::ValueBias:
        return LlamaMatrix::Value;
    case LlamaVector::OutputBias:
        return LlamaMatrix::Output;
    case LlamaVector::GateBias:
        return LlamaMatrix::Gate;
    case LlamaVector::UpBias:
        return LlamaMatrix::Up;
    case LlamaVector::DownBias:
        return LlamaMatrix::Down;
    default:
        return std::nullopt;
    }
}

static_assert(std::is_trivially_copyable_v<LlamaShape>);

} // namespace qs
