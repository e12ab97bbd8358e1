// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/quantizer.h"

#include "gpu/core/parallel.h"
#include "gpu/numerics/calibration/awq.h"

#include <algorithm>

namespace qs {

namespace {

using Matrix = LlamaMatrix;

/// A weight of the checkpoint as floats.
std::vector<float> weightOf(const HfCheckpoint& checkpoint, Matrix role, std::int64_t layer)
{
    const CheckpointMatrix m = checkpoint.matrix(role, layer);
    std::vector<float> values(static_cast<std::size_t>(m.out * m.in));
    restoreRows(m, 0, m.out, values);
    return values;
}

class AwqLayer
{
public:
    AwqLayer(const HfCheckpoint& checkpoint, std::int64_t layer, const LlmConfiguration& configuration,
             const LlmLayerInputs& inputs)
        : m_checkpoint(checkpoint), m_shape(checkpoint.shape()), m_number(layer), m_configuration(configuration),
          m_inputs(inputs)
    {}

    Result<LlmLayer> run()
    {
        std::array<Result<void>, 2> done;
        parallelFor(2, 1, [&](std::int64_t first, std::int64_t, int) {
            done[static_cast<std::size_t>(first)] = first == 0 ? attention() : mlp();
        });
        for (const auto& part : done)
            if (!part) return part.error();
        return std::move(m_layer);
    }

private:
    Result<AwqResult> search(const std::vector<float>& weight, std::int64_t columns, const LlmInputs& inputs,
                             AwqOptions options = {}) const
    {
        options.groupSize = static_cast<int>(m_configuration.groupSizeOf(columns));
        options.scaleType = m_configuration.activations;
        return awqQuantize(weight, static_cast<std::int64_t>(weight.size()) / columns, columns, inputs.kept, options);
    }

    void keep(Matrix role, const UniformCodes& codes, std::int64_t first)
    {
        m_layer.matrices[static_cast<std::size_t>(role)] =
            matrixOfCodes(codes, first, matrixSize(m_shape, role).first, m_configuration.activations);
    }

    /// 1/s into the norm in front: into its weight, which may be kept less one, and its bias.
    void fold(LlamaVector norm, LlamaVector bias, const std::vector<float>& scales)
    {
        const float one = m_shape.norm == NormKind::RmsOnePlus ? 1.0f : 0.0f;
        std::vector<float> weight = m_checkpoint.vector(norm, m_number);
        for (std::size_t i = 0; i < weight.size(); ++i)
            weight[i] = (weight[i] + one) / scales[i] - one;
        m_layer.vectors[static_cast<std::size_t>(norm)] = std::move(weight);
        foldBias(bias, scales);
    }

    void foldBias(LlamaVector role, const std::vector<float>& scales)
    {
        if (vectorSize(m_shape, role) == 0) return;
        std::vector<float> bias = m_checkpoint.vector(role, m_number);
        for (std::size_t i = 0; i < bias.size(); ++i)
            bias[i] /= scales[i];
        m_layer.vectors[static_cast<std::size_t>(role)] = std::move(bias);
    }

    /// Rows of hidden inputs, of the product whose results are divided.
    void divideRows(std::vector<float>& weight, const std::vector<float>& scales) const
    {
        for (std::size_t i = 0; i < weight.size(); ++i)
            weight[i] /= scales[i / static_cast<std::size_t>(m_shape.hidden)];
    }

    Result<void> attention()
    {
        const bool moves = movesToValue(m_shape);
        const auto output = search(weightOf(m_checkpoint, Matrix::Output, m_number), m_shape.queryRows(),
                                   m_inputs.output, {.scale = moves});
        if (!output) return output.error();
        keep(Matrix::Output, output->codes, 0);
        std::vector<float> joined;
        for (const Matrix role : {Matrix::Query, Matrix::Key, Matrix::Value}) {
            auto part = weightOf(m_checkpoint, role, m_number);
            if (moves && role == Matrix::Value) divideRows(part, output->scales);
            joined.insert(joined.end(), part.begin(), part.end());
        }
        if (moves) foldBias(LlamaVector::ValueBias, output->scales);
        const bool folds = takesAwqFactors(m_shape);
        const auto found = search(joined, m_shape.hidden, m_inputs.attention,
                                  {.scale = folds, .unclippedRows = m_shape.queryRows() + m_shape.kvRows()});
        if (!found) return found.error();
        keep(Matrix::Query, found->codes, 0);
        keep(Matrix::Key, found->codes, m_shape.queryRows());
        keep(Matrix::Value, found->codes, m_shape.queryRows() + m_shape.kvRows());
        if (folds) fold(LlamaVector::AttentionNorm, LlamaVector::AttentionNormBias, found->scales);
        return {};
    }

    Result<void> mlp()
    {
        const auto down = search(weightOf(m_checkpoint, Matrix::Down, m_number), m_shape.intermediate, m_inputs.down,
                                 {.scale = m_shape.gatedMlp});
        if (!down) return down.error();
        keep(Matrix::Down, down->codes, 0);
        std::vector<float> joined, up = weightOf(m_checkpoint, Matrix::Up, m_number);
        if (m_shape.gatedMlp) {
            joined = weightOf(m_checkpoint, Matrix::Gate, m_number);
            divideRows(up, down->scales);
            foldBias(LlamaVector::UpBias, down->scales);
        }
        joined.insert(joined.end(), up.begin(), up.end());
        const bool folds = takesAwqFactors(m_shape);
        const auto found = search(joined, m_shape.hidden, m_inputs.mlp, {.scale = folds});
        if (!found) return found.error();
        if (m_shape.gatedMlp) keep(Matrix::Gate, found->codes, 0);
        keep(Matrix::Up, found->codes, m_shape.gatedMlp ? m_shape.intermediate : 0);
        if (folds) fold(LlamaVector::MlpNorm, LlamaVector::MlpNormBias, found->scales);
        return {};
    }

    const HfCheckpoint& m_checkpoint;
    const LlamaShape& m_shape;
    std::int64_t m_number;
    const LlmConfiguration& m_configuration;
    const LlmLayerInputs& m_inputs;
    LlmLayer m_layer;
};

const LlmInputs& inputsFor(Matrix role, const LlmLayerInputs& inputs)
{
    switch (role) {
    case Matrix::Output:
        return inputs.output;
    case Matrix::Gate:
    case Matrix::Up:
        return inputs.mlp;
    case Matrix::Down:
        return inputs.down;
    default:
        return inputs.attention;
    }
}

Result<LlmLayer> gptqLayer(const HfCheckpoint& checkpoint, std::int64_t number, const LlmConfiguration& configuration,
                           const LlmLayerInputs& inputs)
{
    LlmLayer layer;
    constexpr std::array roles = {Matrix::Down,   Matrix::Gate, Matrix::Up,   Matrix::Query,
                                  Matrix::Output, Matrix::Key,  Matrix::Value}; // longest first
    std::array<Result<void>, roles.size()> done;
    parallelFor(static_cast<std::int64_t>(roles.size()), 1, [&](std::int64_t index, std::int64_t, int) {
        const Matrix role = roles[static_cast<std::size_t>(index)];
        if (!hasMatrix(checkpoint.shape(), role)) return;
        const auto [out, in] = matrixSize(checkpoint.shape(), role);
        GptqOptions options;
        options.groupSize = static_cast<int>(configuration.groupSizeOf(in));
        options.symmetric = true;
        options.actOrder = true;
        options.dialect = Dialect::CompressedTensors;
        options.scaleType = configuration.activations;
        const auto found =
            gptqQuantize(weightOf(checkpoint, role, number), out, in, *inputsFor(role, inputs).hessian, options);
        if (!found)
            done[static_cast<std::size_t>(index)] = found.error();
        else
            layer.matrices[static_cast<std::size_t>(role)] =
                matrixOfCodes(found->codes, 0, out, configuration.activations);
    });
    for (const auto& part : done)
        if (!part) return part.error();
    return layer;
}

} // namespace

Result<LlmLayer> calibratedLayer(const HfCheckpoint& checkpoint, std::int64_t layer,
                                 const LlmConfiguration& configuration, const LlmLayerInputs& inputs)
{
    return configuration.method == LlmMethod::Gptq ? gptqLayer(checkpoint, layer, configuration, inputs)
                                                   : AwqLayer(checkpoint, layer, configuration, inputs).run();
}

} // namespace qs
