// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/reference_decoder.h"

#include "gpu/models/decoder/config.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>

namespace qs {

namespace {

using Row = std::vector<float>;
using Rows = std::vector<Row>;

float dot(const float* a, const float* b, std::int64_t n)
{
    double sum = 0;
    for (std::int64_t i = 0; i < n; ++i)
        sum += static_cast<double>(a[i]) * static_cast<double>(b[i]);
    return static_cast<float>(sum);
}

/// One sequence on its way through the model.
class Walk
{
public:
    Walk(const ReferenceDecoder& model, DType type, std::int64_t context,
         std::vector<std::vector<std::int32_t>>* routing)
        : m_model(model), m_shape(model.shape), m_type(type), m_frequencies(rotaryFrequencies(model.shape, context)),
          m_routing(routing)
    {}

    Row logits(std::span<const std::int32_t> tokens)
    {
        Rows stream;
        const float scale = round(static_cast<float>(m_shape.embeddingScale));
        for (const std::int32_t token : tokens) {
            const auto from = m_model.embedding.begin() + token * m_shape.hidden;
            Row row = rounded(Row(from, from + m_shape.hidden));
            for (float& value : row)
                value = round(value * scale);
            stream.push_back(std::move(row));
        }
        for (std::int64_t l = 0; l < m_shape.layers; ++l)
            runLayer(l, stream);
        Row all;
        const Row& head = m_shape.tiedHead ? m_model.embedding : m_model.head;
        for (const Row& row : normed(stream, m_model.finalNorm, m_model.finalNormBias))
            for (std::int64_t v = 0; v < m_shape.vocabulary; ++v)
                all.push_back(capped(static_cast<float>(m_shape.logitScale) *
                                         dot(row.data(), head.data() + v * m_shape.hidden, m_shape.hidden),
                                     m_shape.logitSoftCap));
        return all;
    }

private:
    void runLayer(std::int64_t l, Rows& stream) const
    {
        const auto& layer = m_model.layers[static_cast<std::size_t>(l)];
        const Rows first = before(layer, stream, DecoderVector::AttentionNorm, DecoderVector::AttentionNormBias);
        addTo(stream, layer, attention(l, first), DecoderVector::AttentionPostNorm);
        const Rows second =
            m_shape.parallel ? first : before(layer, stream, DecoderVector::MlpNorm, DecoderVector::MlpNormBias);
        addTo(stream, layer, m_shape.kind(l).mixture ? mixture(layer, second) : mlp(layer, second),
              DecoderVector::MlpPostNorm);
    }

    static const Row& vectorOf(const ReferenceDecoder::Layer& layer, DecoderVector role)
    {
        return layer.vectors[static_cast<std::size_t>(role)];
    }

    static float capped(float value, double cap)
    {
        return cap > 0 ? static_cast<float>(cap * std::tanh(static_cast<double>(value) / cap)) : value;
    }

    float round(float value) const { return m_type == DType::F32 ? value : roundedTo(m_type, value); }
    Row rounded(Row row) const
    {
        for (float& value : row)
            value = round(value);
        return row;
    }

    /// n elements normalized in place.
    void normalize(float* x, std::int64_t n, const Row& weight, const Row& bias) const
    {
        const auto count = static_cast<double>(n);
        double mean = 0, squares = 0;
        for (std::int64_t i = 0; i < n && m_shape.norm == NormKind::Layer; ++i)
            mean += x[i] / count;
        for (std::int64_t i = 0; i < n; ++i)
            squares += (x[i] - mean) * (x[i] - mean);
        const double factor = 1 / std::sqrt(squares / count + m_shape.rmsEpsilon);
        for (std::int64_t i = 0; i < n; ++i) {
            const auto normal = static_cast<float>((x[i] - mean) * factor);
            const float w = round(weight[static_cast<std::size_t>(i)]),
                        b = bias.empty() ? 0.0f : round(bias[static_cast<std::size_t>(i)]);
            x[i] = round(m_shape.norm == NormKind::Rms          ? round(normal) * w
                         : m_shape.norm == NormKind::RmsOnePlus ? normal * (1 + w)
                                                                : normal * w + b);
        }
    }

    Rows normed(const Rows& stream, const Row& weight, const Row& bias) const
    {
        Rows out = stream;
        for (Row& row : out)
            normalize(row.data(), m_shape.hidden, weight, bias);
        return out;
    }

    Rows before(const ReferenceDecoder::Layer& layer, const Rows& stream, DecoderVector norm, DecoderVector bias) const
    {
        return m_shape.preNorms ? normed(stream, vectorOf(layer, norm), vectorOf(layer, bias)) : stream;
    }

    Rows product(const ReferenceDecoder::Layer& layer, DecoderMatrix role, const Rows& x, bool rounds = true) const
    {
        const auto [out, in] = matrixSize(m_shape, role);
        const Row& weight = layer.matrices[static_cast<std::size_t>(role)];
        const Row* bias = nullptr;
        for (int v = 0; v < kDecoderVectors; ++v)
            if (biasOf(static_cast<DecoderVector>(v)) == role && !layer.vectors[static_cast<std::size_t>(v)].empty())
                bias = &layer.vectors[static_cast<std::size_t>(v)];
        Rows y(x.size(), Row(static_cast<std::size_t>(out)));
        for (std::size_t r = 0; r < x.size(); ++r)
            for (std::int64_t o = 0; o < out; ++o) {
                const float sum = dot(x[r].data(), weight.data() + o * in, in);
                const float all = bias ? sum + round((*bias)[static_cast<std::size_t>(o)]) : sum;
                y[r][static_cast<std::size_t>(o)] = rounds ? round(all) : all;
            }
        return y;
    }

    void rotate(Row& row, std::int64_t heads, std::int32_t table, std::int64_t position) const
    {
        const std::int64_t half = m_shape.rotatedSize() / 2;
        const auto factor = static_cast<float>(m_shape.ropes[static_cast<std::size_t>(table)].scaling.attentionFactor);
        for (std::int64_t h = 0; h < heads; ++h)
            for (std::int64_t i = 0; i < half; ++i) {
                const float angle =
                    static_cast<float>(position) * m_frequencies[static_cast<std::size_t>(table * half + i)];
                const float c = std::cos(angle) * factor, s = std::sin(angle) * factor;
                const std::int64_t first = m_shape.interleavedRope ? 2 * i : i,
                                   second = m_shape.interleavedRope ? 2 * i + 1 : i + half;
                float& a = row[static_cast<std::size_t>(h * m_shape.headSize + first)];
                float& b = row[static_cast<std::size_t>(h * m_shape.headSize + second)];
                const float turnedA = a * c - b * s, turnedB = b * c + a * s;
                a = round(turnedA);
                b = round(turnedB);
            }
    }

    /// Queries or keys of a position normalized and turned.
    void prepare(Row& row, std::int64_t heads, const Row& norm, std::int32_t table, std::size_t position) const
    {
        if (m_shape.headNorm == HeadNorm::Whole) normalize(row.data(), heads * m_shape.headSize, norm, {});
        for (std::int64_t h = 0; h < heads && m_shape.headNorm == HeadNorm::PerHead; ++h)
            normalize(row.data() + h * m_shape.headSize, m_shape.headSize, norm, {});
        if (table >= 0) rotate(row, heads, table, static_cast<std::int64_t>(position));
    }

    /// Of one head for the query at position t: softmax of the scaled scores, rounded, over the values.
    void attend(const Row& query, const Rows& keys, const Rows& values, std::int64_t head, std::size_t t,
                std::size_t window, const Row& sinks, Row& out) const
    {
        const std::int64_t size = m_shape.headSize, kv = head / (m_shape.heads / m_shape.kvHeads);
        const std::size_t first = window > 0 && t + 1 > window ? t + 1 - window : 0;
        std::vector<double> p;
        for (std::size_t s = first; s <= t; ++s)
            p.push_back(static_cast<double>(
                capped(m_shape.scoreScale() * dot(query.data() + head * size, keys[s].data() + kv * size, size),
                       m_shape.attentionSoftCap)));
        if (!sinks.empty()) p.push_back(static_cast<double>(round(sinks[static_cast<std::size_t>(head)])));
        const double top = *std::max_element(p.begin(), p.end());
        double sum = 0;
        for (double& value : p)
            sum += value = std::exp(value - top);
        for (std::int64_t i = 0; i < size; ++i) {
            double mixed = 0;
            for (std::size_t s = first; s <= t; ++s)
                mixed += static_cast<double>(round(static_cast<float>(p[s - first] / sum))) *
                         static_cast<double>(values[s][static_cast<std::size_t>(kv * size + i)]);
            out[static_cast<std::size_t>(head * size + i)] = round(static_cast<float>(mixed));
        }
    }

    Rows attention(std::int64_t l, const Rows& x) const
    {
        const auto& layer = m_model.layers[static_cast<std::size_t>(l)];
        const LayerKind& kind = m_shape.kind(l);
        Rows q = product(layer, DecoderMatrix::Query, x), k = product(layer, DecoderMatrix::Key, x);
        const Rows v = product(layer, DecoderMatrix::Value, x);
        for (std::size_t t = 0; t < x.size(); ++t) {
            prepare(q[t], m_shape.heads, vectorOf(layer, DecoderVector::QueryNorm), kind.rope, t);
            prepare(k[t], m_shape.kvHeads, vectorOf(layer, DecoderVector::KeyNorm), kind.rope, t);
        }
        Rows mixed(x.size(), Row(static_cast<std::size_t>(m_shape.queryRows())));
        for (std::size_t t = 0; t < x.size(); ++t)
            for (std::int64_t head = 0; head < m_shape.heads; ++head)
                attend(q[t], k, v, head, t, static_cast<std::size_t>(kind.window),
                       vectorOf(layer, DecoderVector::Sinks), mixed[t]);
        return product(layer, DecoderMatrix::Output, mixed);
    }

    float activated(double x) const
    {
        switch (m_shape.activation) {
        case Activation::GeluTanh:
            return static_cast<float>(0.5 * x * (1 + std::tanh(0.7978845608028654 * (x + 0.044715 * x * x * x))));
        case Activation::Gelu:
            return static_cast<float>(0.5 * x * (1 + std::erf(x * 0.7071067811865476)));
        case Activation::SquaredRelu:
            return static_cast<float>(x > 0 ? x * x : 0);
        default:
            return static_cast<float>(x / (1 + std::exp(-x)));
        }
    }

    Rows mlp(const ReferenceDecoder::Layer& layer, const Rows& x) const
    {
        Rows up = product(layer, DecoderMatrix::Up, x);
        const Rows gate = m_shape.gatedMlp ? product(layer, DecoderMatrix::Gate, x) : up;
        for (std::size_t t = 0; t < up.size(); ++t)
            for (std::size_t i = 0; i < up[t].size(); ++i) {
                const float inner = round(activated(gate[t][i]));
                up[t][i] = m_shape.gatedMlp ? round(inner * up[t][i]) : inner;
            }
        return product(layer, DecoderMatrix::Down, up);
    }

    /// Scores of all experts for a token, and what decides between them.
    struct Routed
    {
        std::vector<double> weights, keys; ///< by expert
    };
    Routed route(const ReferenceDecoder::Layer& layer, const Row& products) const
    {
        const Mixture& m = m_shape.mixture;
        Routed routed;
        const double top = *std::max_element(products.begin(), products.end());
        double sum = 0;
        for (const float x : products)
            sum += std::exp(x - top);
        for (std::size_t e = 0; e < products.size(); ++e) {
            const bool isSigmoid = m.router == RouterKind::Sigmoid;
            routed.weights.push_back(isSigmoid ? 1 / (1 + std::exp(-static_cast<double>(products[e])))
                                               : std::exp(products[e] - top) / sum);
            routed.keys.push_back(routed.weights[e] +
                                  (isSigmoid ? vectorOf(layer, DecoderVector::RouterCorrection)[e] : 0.0f));
        }
        const std::size_t size = products.size() / static_cast<std::size_t>(m.groups);
        std::vector<std::pair<double, std::size_t>> groups; // falling
        for (std::size_t g = 0; g * size < products.size(); ++g) {
            std::vector<double> keys(routed.keys.begin() + static_cast<std::ptrdiff_t>(g * size),
                                     routed.keys.begin() + static_cast<std::ptrdiff_t>((g + 1) * size));
            std::ranges::sort(keys, std::greater());
            groups.emplace_back(keys[0] + (size > 1 ? keys[1] : 0), g);
        }
        std::ranges::sort(groups, std::greater());
        for (std::size_t g = static_cast<std::size_t>(m.chosenGroups); g < groups.size(); ++g)
            for (std::size_t i = 0; i < size; ++i)
                routed.keys[groups[g].second * size + i] = -INFINITY;
        return routed;
    }

    /// The experts of a token and their weights.
    std::map<std::size_t, float> chosen(const ReferenceDecoder::Layer& layer, const Row& products) const
    {
        const Mixture& m = m_shape.mixture;
        const Routed routed = route(layer, products);
        std::vector<std::size_t> order(products.size());
        std::iota(order.begin(), order.end(), 0);
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return routed.keys[a] > routed.keys[b]; });
        order.resize(static_cast<std::size_t>(m.perToken));
        double sum = 0;
        for (const std::size_t e : order)
            sum += routed.weights[e];
        const bool divides = m.normalized || m.router == RouterKind::ChosenSoftmax;
        std::map<std::size_t, float> weights;
        for (const std::size_t e : order) {
            const auto weight = static_cast<float>(routed.weights[e] / (divides ? sum : 1) * m.scale);
            weights[e] = m.router == RouterKind::Sigmoid ? weight : round(weight);
        }
        return weights;
    }

    /// Of a matrix and its bias, which is the part `index` of the biases of all.
    Row productOf(const Row& matrix, const Row& biases, std::size_t index, const Row& x) const
    {
        Row y(matrix.size() / x.size());
        for (std::size_t o = 0; o < y.size(); ++o) {
            const float sum = dot(x.data(), matrix.data() + o * x.size(), static_cast<std::int64_t>(x.size()));
            y[o] = round(biases.empty() ? sum : sum + round(biases[index * y.size() + o]));
        }
        return y;
    }

    Row expert(const ReferenceDecoder::Layer& layer, std::size_t e, const Row& x) const
    {
        const Mixture& m = m_shape.mixture;
        const auto& [gateMatrix, upMatrix, downMatrix] = layer.experts[e];
        const Row gate = productOf(gateMatrix, vectorOf(layer, DecoderVector::ExpertGateBias), e, x),
                  up = productOf(upMatrix, vectorOf(layer, DecoderVector::ExpertUpBias), e, x);
        Row inner(gate.size());
        for (std::size_t i = 0; i < inner.size(); ++i) {
            if (m.limit > 0) {
                const double g = std::min(static_cast<double>(gate[i]), m.limit),
                             u = std::clamp(static_cast<double>(up[i]), -m.limit, m.limit);
                const float gated = round(static_cast<float>(g / (1 + std::exp(-m.alpha * g))));
                inner[i] = round(round(static_cast<float>(u + 1)) * gated);
            } else {
                inner[i] = round(round(activated(gate[i])) * up[i]);
            }
        }
        return productOf(downMatrix, vectorOf(layer, DecoderVector::ExpertDownBias), e, inner);
    }

    Rows mixture(const ReferenceDecoder::Layer& layer, const Rows& x) const
    {
        const Mixture& m = m_shape.mixture;
        const Rows products = product(layer, DecoderMatrix::Router, x, m.router != RouterKind::Sigmoid);
        Rows sums(x.size(), Row(static_cast<std::size_t>(m_shape.hidden)));
        for (std::size_t t = 0; t < x.size(); ++t) {
            const auto weights = chosen(layer, products[t]);
            if (m_routing) m_routing->emplace_back();
            for (const auto& [e, weight] : weights) {
                const Row y = expert(layer, e, x[t]);
                for (std::size_t i = 0; i < y.size(); ++i)
                    sums[t][i] = round(sums[t][i] + round(y[i] * weight));
                if (m_routing) m_routing->back().push_back(static_cast<std::int32_t>(e));
            }
        }
        if (m.sharedIntermediate > 0) addShared(layer, x, sums);
        return sums;
    }

    void addShared(const ReferenceDecoder::Layer& layer, const Rows& x, Rows& sums) const
    {
        const Rows gate = product(layer, DecoderMatrix::SharedGate, x);
        Rows inner = product(layer, DecoderMatrix::SharedUp, x);
        for (std::size_t t = 0; t < x.size(); ++t)
            for (std::size_t i = 0; i < inner[t].size(); ++i)
                inner[t][i] = round(round(activated(gate[t][i])) * inner[t][i]);
        const Rows down = product(layer, DecoderMatrix::SharedDown, inner);
        const Rows factors =
            m_shape.mixture.sharedFactor ? product(layer, DecoderMatrix::SharedFactor, x) : Rows(x.size(), Row());
        for (std::size_t t = 0; t < x.size(); ++t) {
            const float factor = factors[t].empty() ? 1.0f : round(1.0f / (1.0f + std::exp(-factors[t][0])));
            for (std::size_t i = 0; i < down[t].size(); ++i)
                sums[t][i] = round(sums[t][i] + round(down[t][i] * factor));
        }
    }

    void addTo(Rows& stream, const ReferenceDecoder::Layer& layer, Rows added, DecoderVector postNorm) const
    {
        if (m_shape.postNorms) added = normed(added, vectorOf(layer, postNorm), {});
        const auto scale = static_cast<float>(m_shape.residualScale);
        for (std::size_t t = 0; t < stream.size(); ++t)
            for (std::size_t i = 0; i < stream[t].size(); ++i)
                stream[t][i] = round(stream[t][i] + round(added[t][i] * scale));
    }

    const ReferenceDecoder& m_model;
    const DecoderShape& m_shape;
    DType m_type;
    std::vector<float> m_frequencies;
    std::vector<std::vector<std::int32_t>>* m_routing;
};

} // namespace

void ReferenceDecoder::setShape(const DecoderShape& its)
{
    shape = its;
    layers.resize(static_cast<std::size_t>(shape.layers));
    for (Layer& layer : layers)
        layer.experts.resize(static_cast<std::size_t>(shape.mixture.experts));
}

void ReferenceDecoder::eachMatrix(const std::function<void(std::vector<float>&)>& body)
{
    body(embedding);
    body(head);
    for (Layer& layer : layers) {
        std::ranges::for_each(layer.matrices, body);
        for (auto& expert : layer.experts)
            std::ranges::for_each(expert, body);
    }
}

std::vector<float>& ReferenceDecoder::matrix(DecoderMatrix role, std::int64_t layer, std::int64_t expert)
{
    if (isExpert(role))
        return layers[static_cast<std::size_t>(layer)].experts[static_cast<std::size_t>(
            expert)][static_cast<std::size_t>(role) - static_cast<std::size_t>(DecoderMatrix::ExpertGate)];
    if (role == DecoderMatrix::Embedding) return embedding;
    if (role == DecoderMatrix::Head) return head;
    return layers[static_cast<std::size_t>(layer)].matrices[static_cast<std::size_t>(role)];
}

std::vector<float>& ReferenceDecoder::vector(DecoderVector role, std::int64_t layer)
{
    if (role == DecoderVector::FinalNorm) return finalNorm;
    return role == DecoderVector::FinalNormBias
               ? finalNormBias
               : layers[static_cast<std::size_t>(layer)].vectors[static_cast<std::size_t>(role)];
}

std::vector<float> referenceLogits(const ReferenceDecoder& model, std::span<const std::int32_t> tokens,
                                   DType activations, std::vector<std::vector<std::int32_t>>* routing)
{
    return Walk(model, activations, static_cast<std::int64_t>(tokens.size()), routing).logits(tokens);
}

} // namespace qs
