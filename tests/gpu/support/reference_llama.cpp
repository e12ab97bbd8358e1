// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/reference_llama.h"

#include "gpu/models/llama/config.h"

#include <algorithm>
#include <cmath>

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
    Walk(const ReferenceLlama& model, DType type)
        : m_model(model), m_shape(model.shape), m_type(type), m_frequencies(rotaryFrequencies(model.shape))
    {}

    Row logits(std::span<const std::int32_t> tokens)
    {
        Rows stream;
        for (const std::int32_t token : tokens) {
            const auto from = m_model.embedding.begin() + token * m_shape.hidden;
            stream.push_back(rounded(Row(from, from + m_shape.hidden)));
        }
        for (const auto& layer : m_model.layers) {
            addTo(stream, attention(layer, normed(stream, vectorOf(layer, LlamaVector::AttentionNorm))));
            addTo(stream, mlp(layer, normed(stream, vectorOf(layer, LlamaVector::MlpNorm))));
        }
        Row all;
        const Row& head = m_shape.tiedHead ? m_model.embedding : m_model.head;
        for (const Row& row : normed(stream, m_model.finalNorm))
            for (std::int64_t v = 0; v < m_shape.vocabulary; ++v)
                all.push_back(dot(row.data(), head.data() + v * m_shape.hidden, m_shape.hidden));
        return all;
    }

private:
    static const Row& vectorOf(const ReferenceLlama::Layer& layer, LlamaVector role)
    {
        return layer.vectors[static_cast<std::size_t>(role)];
    }

    float round(float value) const { return m_type == DType::F32 ? value : roundedTo(m_type, value); }
    Row rounded(Row row) const
    {
        for (float& value : row)
            value = round(value);
        return row;
    }

    Rows normed(const Rows& stream, const Row& weight) const
    {
        Rows out = stream;
        for (Row& row : out) {
            const double mean =
                static_cast<double>(dot(row.data(), row.data(), m_shape.hidden)) / static_cast<double>(m_shape.hidden);
            const double factor = 1 / std::sqrt(mean + m_shape.rmsEpsilon);
            for (std::size_t i = 0; i < row.size(); ++i)
                row[i] = round(round(static_cast<float>(row[i] * factor)) * round(weight[i]));
        }
        return out;
    }

    Rows product(const ReferenceLlama::Layer& layer, LlamaMatrix role, const Rows& x) const
    {
        const auto [out, in] = matrixSize(m_shape, role);
        const Row& weight = layer.matrices[static_cast<std::size_t>(role)];
        const Row* bias = nullptr;
        for (int v = 0; v < kLlamaVectors; ++v)
            if (biasOf(static_cast<LlamaVector>(v)) == role && !layer.vectors[static_cast<std::size_t>(v)].empty())
                bias = &layer.vectors[static_cast<std::size_t>(v)];
        Rows y(x.size(), Row(static_cast<std::size_t>(out)));
        for (std::size_t r = 0; r < x.size(); ++r)
            for (std::int64_t o = 0; o < out; ++o) {
                const float sum = dot(x[r].data(), weight.data() + o * in, in);
                y[r][static_cast<std::size_t>(o)] =
                    round(bias ? sum + round((*bias)[static_cast<std::size_t>(o)]) : sum);
            }
        return y;
    }

    void rotate(Row& row, std::int64_t heads, std::int64_t position) const
    {
        const std::int64_t half = m_shape.headSize / 2;
        for (std::int64_t h = 0; h < heads; ++h)
            for (std::int64_t i = 0; i < half; ++i) {
                const float angle = static_cast<float>(position) * m_frequencies[static_cast<std::size_t>(i)];
                const float c = std::cos(angle), s = std::sin(angle);
                float& a = row[static_cast<std::size_t>(h * m_shape.headSize + i)];
                float& b = row[static_cast<std::size_t>(h * m_shape.headSize + i + half)];
                const float turnedA = a * c - b * s, turnedB = b * c + a * s;
                a = round(turnedA);
                b = round(turnedB);
            }
    }

    /// Of one head for the query at position t: softmax of the scaled scores, rounded, over the values.
    void attend(const Row& query, const Rows& keys, const Rows& values, std::int64_t head, std::size_t t,
                Row& out) const
    {
        const std::int64_t size = m_shape.headSize, kv = head / (m_shape.heads / m_shape.kvHeads);
        const auto window = static_cast<std::size_t>(m_shape.slidingWindow);
        const std::size_t first = window > 0 && t + 1 > window ? t + 1 - window : 0;
        std::vector<double> p;
        for (std::size_t s = first; s <= t; ++s)
            p.push_back(static_cast<double>(dot(query.data() + head * size, keys[s].data() + kv * size, size)) /
                        std::sqrt(static_cast<double>(size)));
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

    Rows attention(const ReferenceLlama::Layer& layer, const Rows& x) const
    {
        Rows q = product(layer, LlamaMatrix::Query, x), k = product(layer, LlamaMatrix::Key, x);
        const Rows v = product(layer, LlamaMatrix::Value, x);
        for (std::size_t t = 0; t < x.size(); ++t) {
            rotate(q[t], m_shape.heads, static_cast<std::int64_t>(t));
            rotate(k[t], m_shape.kvHeads, static_cast<std::int64_t>(t));
        }
        Rows mixed(x.size(), Row(static_cast<std::size_t>(m_shape.queryRows())));
        for (std::size_t t = 0; t < x.size(); ++t)
            for (std::int64_t head = 0; head < m_shape.heads; ++head)
                attend(q[t], k, v, head, t, mixed[t]);
        return product(layer, LlamaMatrix::Output, mixed);
    }

    Rows mlp(const ReferenceLlama::Layer& layer, const Rows& x) const
    {
        Rows gate = product(layer, LlamaMatrix::Gate, x);
        const Rows up = product(layer, LlamaMatrix::Up, x);
        for (std::size_t t = 0; t < gate.size(); ++t)
            for (std::size_t i = 0; i < gate[t].size(); ++i) {
                const double g = gate[t][i];
                gate[t][i] = round(round(static_cast<float>(g / (1 + std::exp(-g)))) * up[t][i]);
            }
        return product(layer, LlamaMatrix::Down, gate);
    }

    void addTo(Rows& stream, const Rows& added) const
    {
        for (std::size_t t = 0; t < stream.size(); ++t)
            for (std::size_t i = 0; i < stream[t].size(); ++i)
                stream[t][i] = round(stream[t][i] + added[t][i]);
    }

    const ReferenceLlama& m_model;
    const LlamaShape& m_shape;
    DType m_type;
    std::vector<float> m_frequencies;
};

} // namespace

std::vector<float>& ReferenceLlama::matrix(LlamaMatrix role, std::int64_t layer)
{
    if (role == LlamaMatrix::Embedding) return embedding;
    if (role == LlamaMatrix::Head) return head;
    return layers[static_cast<std::size_t>(layer)].matrices[static_cast<std::size_t>(role)];
}

std::vector<float>& ReferenceLlama::vector(LlamaVector role, std::int64_t layer)
{
    return role == LlamaVector::FinalNorm
               ? finalNorm
               : layers[static_cast<std::size_t>(layer)].vectors[static_cast<std::size_t>(role)];
}

std::vector<float> referenceLogits(const ReferenceLlama& model, std::span<const std::int32_t> tokens, DType activations)
{
    return Walk(model, activations).logits(tokens);
}

} // namespace qs
