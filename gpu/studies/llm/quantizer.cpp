// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/quantizer.h"

#include "gpu/core/parallel.h"
#include "gpu/numerics/calibration/awq.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace qs {

namespace {

using Matrix = DecoderMatrix;

/// A weight of the checkpoint as floats.
std::vector<float> weightOf(const HfCheckpoint& checkpoint, const MatrixPlace& place)
{
    const CheckpointMatrix m = checkpoint.matrix(place);
    std::vector<float> values(static_cast<std::size_t>(m.out * m.in));
    restoreRows(m, 0, m.out, values);
    return values;
}

LlmLayer emptyLayer(const DecoderShape& shape, std::int64_t number)
{
    LlmLayer layer;
    for (int i = 0; i < kDecoderMatrices; ++i) {
        const auto role = static_cast<Matrix>(i);
        if (isQuantized(role))
            layer.matrices[static_cast<std::size_t>(i)].resize(
                static_cast<std::size_t>(matrixCount(shape, role, number)));
    }
    return layer;
}

void countUnseen(const LlmLayerInputs& inputs, LlmLayer& layer)
{
    layer.unseenExperts = std::ranges::count(inputs.expertDown, 0, &LlmInputs::rows);
}

class AwqLayer
{
public:
    AwqLayer(const HfCheckpoint& checkpoint, std::int64_t layer, const LlmConfiguration& configuration,
             const LlmLayerInputs& inputs)
        : m_checkpoint(checkpoint), m_shape(checkpoint.shape()), m_number(layer), m_configuration(configuration),
          m_inputs(inputs), m_layer(emptyLayer(checkpoint.shape(), layer))
    {}

    Result<LlmLayer> run()
    {
        std::vector<Mlp> mlps;
        for (const Mlp& kind : {Mlp{Matrix::Gate, Matrix::Up, Matrix::Down},
                                Mlp{Matrix::SharedGate, Matrix::SharedUp, Matrix::SharedDown},
                                Mlp{Matrix::ExpertGate, Matrix::ExpertUp, Matrix::ExpertDown}})
            for (std::int64_t expert = 0; expert < matrixCount(m_shape, kind.down, m_number); ++expert)
                mlps.push_back({kind.gate, kind.up, kind.down, expert});
        std::vector<Result<void>> done(mlps.size() + 1);
        parallelFor(static_cast<std::int64_t>(done.size()), 1, [&](std::int64_t first, std::int64_t, int) {
            const auto at = static_cast<std::size_t>(first);
            done[at] = at == 0 ? attention() : mlp(mlps[at - 1]);
        });
        for (const auto& part : done)
            if (!part) return part.error();
        countUnseen(m_inputs, m_layer);
        return std::move(m_layer);
    }

private:
    /// The matrices of an MLP, or of one expert.
    struct Mlp
    {
        Matrix gate, up, down;
        std::int64_t expert = 0;
    };

    std::vector<float> weight(Matrix role, std::int64_t expert = 0) const
    {
        return weightOf(m_checkpoint, {role, m_number, expert});
    }

    Result<AwqResult> search(const std::vector<float>& weight, std::int64_t columns, const LlmInputs& inputs,
                             AwqOptions options = {}) const
    {
        options.groupSize = static_cast<int>(m_configuration.groupSizeOf(columns));
        options.scaleType = m_configuration.activations;
        const std::int64_t rows = static_cast<std::int64_t>(weight.size()) / columns;
        if (!inputs.kept.empty()) return awqQuantize(weight, rows, columns, inputs.kept, options);
        options.scale = options.clip = false; // no input of its own decides anything
        return awqQuantize(weight, rows, columns, std::vector<float>(static_cast<std::size_t>(columns)), options);
    }

    void keep(Matrix role, const UniformCodes& codes, std::int64_t first, std::int64_t expert = 0)
    {
        m_layer.matrices[static_cast<std::size_t>(role)][static_cast<std::size_t>(expert)] =
            matrixOfCodes(codes, first, matrixSize(m_shape, role).first, m_configuration.activations);
    }

    /// 1/s into the norm in front: into its weight, which may be kept less one, and its bias.
    void fold(DecoderVector norm, DecoderVector bias, const std::vector<float>& scales)
    {
        const float one = m_shape.norm == NormKind::RmsOnePlus ? 1.0f : 0.0f;
        std::vector<float> weight = m_checkpoint.vector(norm, m_number);
        for (std::size_t i = 0; i < weight.size(); ++i)
            weight[i] = (weight[i] + one) / scales[i] - one;
        m_layer.vectors[static_cast<std::size_t>(norm)] = std::move(weight);
        foldBias(bias, scales);
    }

    void foldBias(DecoderVector role, const std::vector<float>& scales)
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
        const auto output = search(weight(Matrix::Output), m_shape.queryRows(), m_inputs.output, {.scale = moves});
        if (!output) return output.error();
        keep(Matrix::Output, output->codes, 0);
        std::vector<float> joined;
        for (const Matrix role : {Matrix::Query, Matrix::Key, Matrix::Value}) {
            auto part = weight(role);
            if (moves && role == Matrix::Value) divideRows(part, output->scales);
            joined.insert(joined.end(), part.begin(), part.end());
        }
        if (moves) foldBias(DecoderVector::ValueBias, output->scales);
        const bool folds = takesAwqFactors(m_shape);
        const auto found = search(joined, m_shape.hidden, m_inputs.attention,
                                  {.scale = folds, .unclippedRows = m_shape.queryRows() + m_shape.kvRows()});
        if (!found) return found.error();
        keep(Matrix::Query, found->codes, 0);
        keep(Matrix::Key, found->codes, m_shape.queryRows());
        keep(Matrix::Value, found->codes, m_shape.queryRows() + m_shape.kvRows());
        if (folds) fold(DecoderVector::AttentionNorm, DecoderVector::AttentionNormBias, found->scales);
        return {};
    }

    /// In a mixture of experts, the norm in front is the router's too and takes no factors.
    Result<void> mlp(const Mlp& part)
    {
        const bool isMixture = m_shape.kind(m_number).mixture, isGated = isMixture || m_shape.gatedMlp,
                   isClamped = part.down == Matrix::ExpertDown && m_shape.mixture.limit > 0;
        const auto down = search(weight(part.down, part.expert), matrixSize(m_shape, part.down).second,
                                 m_inputs.of({part.down, m_number, part.expert}), {.scale = isGated && !isClamped});
        if (!down) return down.error();
        keep(part.down, down->codes, 0, part.expert);
        std::vector<float> joined, up = weight(part.up, part.expert);
        if (isGated) {
            joined = weight(part.gate, part.expert);
            divideRows(up, down->scales);
            if (!isMixture) foldBias(DecoderVector::UpBias, down->scales);
        }
        joined.insert(joined.end(), up.begin(), up.end());
        const bool folds = takesAwqFactors(m_shape) && !isMixture;
        const auto found = search(joined, m_shape.hidden, m_inputs.mlp, {.scale = folds});
        if (!found) return found.error();
        if (isGated) keep(part.gate, found->codes, 0, part.expert);
        keep(part.up, found->codes, isGated ? matrixSize(m_shape, part.gate).first : 0, part.expert);
        if (folds) fold(DecoderVector::MlpNorm, DecoderVector::MlpNormBias, found->scales);
        return {};
    }

    const HfCheckpoint& m_checkpoint;
    const DecoderShape& m_shape;
    std::int64_t m_number;
    const LlmConfiguration& m_configuration;
    const LlmLayerInputs& m_inputs;
    LlmLayer m_layer;
};

/// Second moments of inputs that all are alike and do not depend on each other: weights are rounded as they are.
GptqHessian plainHessian(std::int64_t columns)
{
    GptqHessian hessian(columns);
    std::vector<float> row(static_cast<std::size_t>(columns));
    for (float& value : row) {
        value = 1;
        hessian.add(row);
        value = 0;
    }
    return hessian;
}

/// Matrices that are quantized, longest rows first.
std::vector<MatrixPlace> quantizedPlaces(const DecoderShape& shape, std::int64_t number)
{
    std::vector<MatrixPlace> places;
    for (int i = 0; i < kDecoderMatrices; ++i)
        for (std::int64_t expert = 0; expert < matrixCount(shape, static_cast<Matrix>(i), number); ++expert)
            if (isQuantized(static_cast<Matrix>(i))) places.push_back({static_cast<Matrix>(i), number, expert});
    std::ranges::stable_sort(places, std::ranges::greater(),
                             [&](const MatrixPlace& place) { return matrixSize(shape, place.role).second; });
    return places;
}

Result<LlmLayer> gptqLayer(const HfCheckpoint& checkpoint, std::int64_t number, const LlmConfiguration& configuration,
                           const LlmLayerInputs& inputs)
{
    LlmLayer layer = emptyLayer(checkpoint.shape(), number);
    const std::vector<MatrixPlace> places = quantizedPlaces(checkpoint.shape(), number);
    std::vector<Result<void>> done(places.size());
    parallelFor(static_cast<std::int64_t>(places.size()), 1, [&](std::int64_t index, std::int64_t, int) {
        const MatrixPlace& place = places[static_cast<std::size_t>(index)];
        const auto [out, in] = matrixSize(checkpoint.shape(), place.role);
        GptqOptions options;
        options.groupSize = static_cast<int>(configuration.groupSizeOf(in));
        options.symmetric = true;
        options.actOrder = true;
        options.dialect = Dialect::CompressedTensors;
        options.scaleType = configuration.activations;
        const GptqHessian& seen = *inputs.of(place).hessian;
        const auto found =
            gptqQuantize(weightOf(checkpoint, place), out, in, seen.samples() > 0 ? seen : plainHessian(in), options);
        if (!found)
            done[static_cast<std::size_t>(index)] = found.error();
        else
            layer.matrices[static_cast<std::size_t>(place.role)][static_cast<std::size_t>(place.expert)] =
                matrixOfCodes(found->codes, 0, out, configuration.activations);
    });
    for (const auto& part : done)
        if (!part) return part.error();
    countUnseen(inputs, layer);
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
