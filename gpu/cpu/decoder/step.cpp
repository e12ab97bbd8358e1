// SPDX-License-Identifier: GPL-3.0-or-later
// A step of the decoder engine on the CPU: its parts in the order in which the description of the model has them.
#include "gpu/cpu/decoder/engine.h"

#include "gpu/cpu/decoder/row_codes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace qs {

namespace {

constexpr std::int64_t kRowsOfPiece = 48; ///< of a product that one piece computes against a panel

/// Whether inputs of both can be prepared side by side: their codes and scales are laid out alike.
bool sameLayout(const PanelMatrix& a, const PanelMatrix& b)
{
    return a.takesInt8() == b.takesInt8() && a.takesE4M3() == b.takesE4M3() &&
           a.takesE4M3Groups() == b.takesE4M3Groups() && a.in() == b.in();
}

bool sameInput(const PanelMatrix& a, const PanelMatrix& b)
{
    return sameLayout(a, b) && a.multiplier() == b.multiplier() && a.order() == b.order();
}

/// Whether a matrix takes the rows as they are.
bool takesAsIs(const PanelMatrix& matrix)
{
    return !matrix.takesInt8() && !matrix.takesE4M3() && !matrix.takesE4M3Groups() && matrix.multiplier().empty() &&
           matrix.order().empty();
}

} // namespace

/// x/√(mean(x²) + ε) or (x − mean)/√(variance + ε), times the weight, plus the bias where there is one; rounded as the
/// kind of the norm says.
void CpuDecoderEngine::normalize(float* x, std::int64_t n, const std::vector<float>& weight,
                                 const std::vector<float>& bias) const
{
    const auto epsilon = static_cast<float>(m_shape.rmsEpsilon);
    if (m_shape.norm == NormKind::Layer) {
        float mean = 0, deviation = 0;
        const float* beta = bias.empty() ? m_zeros.data() : bias.data();
        m_loops.layerNorm({x, weight.data(), beta, x, &mean, &deviation, 1, n, epsilon});
    } else {
        const float mean = m_decoder.sumOfSquares(x, n) / static_cast<float>(n);
        m_decoder.scale(x, n, 1.0f / std::sqrt(mean + epsilon));
        if (m_shape.norm == NormKind::Rms) roundAll(m_loops, m_options.activations, x, n);
        m_loops.multiply(x, weight.data(), x, n);
    }
    roundAll(m_loops, m_options.activations, x, n);
}

bool CpuDecoderEngine::norm(const Activations& from, const Activations& to, std::int64_t rows, const Layer& layer,
                            DecoderVector weight, DecoderVector bias)
{
    const std::int64_t n = m_shape.hidden;
    return overRows(rows, [&](std::int64_t r) {
        if (to.row(r) != from.row(r)) std::memcpy(to.row(r), from.row(r), static_cast<std::size_t>(n) * 4);
        normalize(to.row(r), n, vectorOf(layer, weight), vectorOf(layer, bias));
    });
}

/// What attention or MLP of a layer give, normalized where the model does so, to the residual stream.
bool CpuDecoderEngine::addResult(const Layer& layer, DecoderVector postNorm, std::int64_t rows)
{
    const std::vector<float>& weight = vectorOf(layer, postNorm);
    const std::int64_t n = m_shape.hidden;
    return overRows(rows, [&](std::int64_t r) {
        float *x = m_result.row(r), *stream = m_stream.row(r);
        if (!weight.empty()) normalize(x, n, weight, {});
        if (m_shape.residualScale != 1) {
            m_decoder.scale(x, n, static_cast<float>(m_shape.residualScale));
            roundAll(m_loops, m_options.activations, x, n);
        }
        m_loops.add(stream, x, stream, n);
        roundAll(m_loops, m_options.activations, stream, n);
    });
}

void CpuDecoderEngine::quantizeRow(const PanelMatrix& matrix, std::int64_t row, float* values)
{
    const std::int64_t n = matrix.in(), length = matrix.dotLength();
    if (matrix.takesE4M3Groups())
        return quantizeE4M3Groups(m_kernels, values, n, matrix.group(), m_codes + row * length, m_prepared.row(row),
                                  m_tokenScales + row * matrix.groups());
    if (!matrix.takesInt8()) {
        m_tokenScales[row] = quantizeE4M3Row(m_kernels, values, n, m_codes + row * length, m_prepared.row(row));
        return;
    }
    auto* codes = reinterpret_cast<std::uint8_t*>(m_prepared.row(row)); // may be `values`
    m_tokenScales[row] = quantizeInt8Row(m_kernels, values, n, codes);
    std::fill(codes + n, codes + length, std::uint8_t{0});
    m_dots.layOutA(reinterpret_cast<const std::int8_t*>(codes), length, m_codes + row * length * m_dots.codeBytes);
}

/// A row multiplied, put in order and quantized as the matrix takes it.
void CpuDecoderEngine::prepareRow(const PanelMatrix& matrix, std::int64_t row, float* x)
{
    const std::vector<float>& multiplier = matrix.multiplier();
    const std::vector<std::int32_t>& order = matrix.order();
    if (!multiplier.empty() || !order.empty()) {
        float* to = m_prepared.row(row);
        for (std::int64_t j = 0; j < matrix.in(); ++j) {
            const auto i = static_cast<std::size_t>(order.empty() ? j : order[static_cast<std::size_t>(j)]);
            to[j] = multiplier.empty() ? x[i] : x[i] * multiplier[i];
        }
        if (!multiplier.empty()) roundAll(m_loops, m_options.activations, to, matrix.in());
        x = to;
    }
    if (matrix.takesInt8() || matrix.takesE4M3() || matrix.takesE4M3Groups()) quantizeRow(matrix, row, x);
}

/// Of all products: what each multiplies, which those over the same rows share.
bool CpuDecoderEngine::prepare(const Activations& from, std::span<Product> all)
{
    std::vector<std::int64_t> begins; // of each product that prepares rows, how many are prepared before
    std::vector<const Product*> preparing;
    std::int64_t rows = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const PanelMatrix& matrix = *all[i].matrix;
        const bool copies =
            matrix.takesE4M3() || matrix.takesE4M3Groups() || !matrix.multiplier().empty() || !matrix.order().empty();
        all[i].from = copies ? m_prepared : from;
        if (takesAsIs(matrix) || (i > 0 && all[i].firstRow == all[i - 1].firstRow)) continue;
        begins.push_back(rows);
        preparing.push_back(&all[i]);
        rows += all[i].rows;
    }
    return overRows(rows, [&](std::int64_t r) {
        const auto at = static_cast<std::size_t>(std::ranges::upper_bound(begins, r) - begins.begin() - 1);
        const std::int64_t row = preparing[at]->firstRow + r - begins[at];
        prepareRow(*preparing[at]->matrix, row, from.row(row));
    });
}

/// Scales of quantized inputs, bias, rounding; then to where the result belongs.
void CpuDecoderEngine::finishRows(const Product& product, std::int64_t panel, std::int64_t firstRow, std::int64_t rows,
                                  float* tile)
{
    const PanelMatrix& matrix = *product.matrix;
    const std::int64_t first = panel * kPanelColumns, columns = std::min(kPanelColumns, matrix.out() - first);
    for (std::int64_t r = 0; r < rows; ++r) {
        float* row = tile + r * kPanelColumns;
        const float* scales = matrix.takesInt8() || matrix.takesE4M3() ? matrix.channelScales(panel) : nullptr;
        if (matrix.takesInt8())
            m_loops.rescaleInt(reinterpret_cast<const std::int32_t*>(row), m_tokenScales[firstRow + r], scales, nullptr,
                               row, columns);
        else if (scales)
            m_loops.rescaleFloat(row, m_tokenScales[firstRow + r], scales, nullptr, row, columns);
        if (product.bias) m_loops.add(row, product.bias + first, row, columns);
        if (product.rounds) roundAll(m_loops, m_options.activations, row, columns);
        std::memcpy(product.to.row(firstRow + r) + first, row, static_cast<std::size_t>(columns) * 4);
    }
}

void CpuDecoderEngine::multiplyPiece(std::int64_t firstRow, std::int64_t rows, const Product& product,
                                     std::int64_t panel, int thread)
{
    const PanelMatrix& matrix = *product.matrix;
    auto* tile = reinterpret_cast<float*>(m_tiles) + thread * kPanelColumns * kPanelColumns;
    if (matrix.takesInt8()) {
        const std::int64_t length = matrix.dotLength();
        m_dots.multiply(m_codes + firstRow * length * m_dots.codeBytes, rows, length, matrix.laid(panel),
                        reinterpret_cast<std::int32_t*>(tile), kPanelColumns);
    } else {
        PanelCall call = matrix.call(panel);
        call.a = product.from.row(firstRow);
        call.aStride = product.from.stride;
        call.rows = rows;
        if (matrix.takesE4M3Groups()) call.rowScales = m_tokenScales + firstRow * matrix.groups();
        call.out = tile;
        call.outStride = kPanelColumns;
        m_decoder.product(call);
    }
    finishRows(product, panel, firstRow, rows, tile);
}

/// All products in one go: a thread keeps to its panels, so that weights are read once.
bool CpuDecoderEngine::multiply(std::span<const Product> all)
{
    std::vector<std::int64_t> begins; // of each product, its first piece
    std::int64_t pieces = 0;
    for (const Product& product : all) {
        begins.push_back(pieces);
        pieces += product.matrix->panels() * ((product.rows + kRowsOfPiece - 1) / kRowsOfPiece);
    }
    return m_pool.run(pieces, m_pool.threads(), [&](std::int64_t piece, int thread) {
        const auto at = static_cast<std::size_t>(std::ranges::upper_bound(begins, piece) - begins.begin() - 1);
        const Product& product = all[at];
        const std::int64_t blocks = (product.rows + kRowsOfPiece - 1) / kRowsOfPiece, own = piece - begins[at],
                           row = own % blocks * kRowsOfPiece;
        multiplyPiece(product.firstRow + row, std::min(kRowsOfPiece, product.rows - row), product, own / blocks,
                      thread);
    });
}

/// Products of rows of `from`. Those over the same rows follow each other; rows of others do not overlap.
bool CpuDecoderEngine::products(const Activations& from, std::span<Product> all)
{
    for (std::size_t first = 0; first < all.size();) {
        const auto goesOn = [&](const Product& before, const Product& next) {
            return next.firstRow == before.firstRow ? sameInput(*before.matrix, *next.matrix)
                                                    : sameLayout(*before.matrix, *next.matrix);
        };
        std::size_t end = first + 1;
        while (end < all.size() && goesOn(all[end - 1], all[end]))
            ++end;
        const auto run = all.subspan(first, end - first);
        if (!prepare(from, run) || !multiply(run)) return false;
        first = end;
    }
    return true;
}

bool CpuDecoderEngine::products(const Activations& from, std::int64_t rows, std::initializer_list<Product> all)
{
    std::array<Product, 3> those{};
    std::ranges::copy(all, those.begin());
    for (Product& product : those)
        product.rows = rows;
    return products(from, std::span(those).first(all.size()));
}

/// The input of a product as calibration wants it: after the multiplier.
void CpuDecoderEngine::reportActivations(const MatrixPlace& place, const Activations& from, std::int64_t firstRow,
                                         std::int64_t rows)
{
    if (!captures(place.layer)) return;
    const PanelMatrix& matrix = matrixOf(layerOf(place.layer), place.role, place.expert);
    const std::int64_t in = matrix.in();
    std::vector<float> values(static_cast<std::size_t>(rows * in));
    for (std::int64_t r = 0; r < rows; ++r)
        for (std::int64_t i = 0; i < in; ++i) {
            const float factor = matrix.multiplier().empty() ? 1.0f : matrix.multiplier()[static_cast<std::size_t>(i)];
            values[static_cast<std::size_t>(r * in + i)] = from.row(firstRow + r)[i] * factor;
        }
    m_capture(place, rows, in, values.data());
}

/// Queries and keys of a row normalized and turned as the layer does it, keys and values to the cache.
void CpuDecoderEngine::turnAndKeep(std::int64_t l, const DecoderRow& row, std::int64_t r)
{
    const Layer& layer = layerOf(l);
    const std::int64_t size = m_shape.headSize, half = m_shape.rotatedSize() / 2;
    const std::int32_t table = m_shape.kind(l).rope;
    const auto prepare = [&](float* x, std::int64_t heads, const std::vector<float>& weight) {
        if (m_shape.headNorm == HeadNorm::Whole) normalize(x, heads * size, weight, {});
        for (std::int64_t h = 0; h < heads && m_shape.headNorm == HeadNorm::PerHead; ++h)
            normalize(x + h * size, size, weight, {});
        if (table < 0) return;
        const std::int64_t at = (table * m_options.context + row.position) * half;
        const auto turn = m_shape.interleavedRope ? m_decoder.rotatePairs : m_decoder.rotate;
        for (std::int64_t h = 0; h < heads; ++h)
            turn(x + h * size, half, m_cosines.data() + at, m_sines.data() + at);
        roundAll(m_loops, m_options.activations, x, heads * size);
    };
    prepare(m_query.row(r), m_shape.heads, vectorOf(layer, DecoderVector::QueryNorm));
    prepare(m_key.row(r), m_shape.kvHeads, vectorOf(layer, DecoderVector::KeyNorm));
    for (std::int64_t h = 0; h < m_shape.kvHeads; ++h)
        m_cache.store({l, row.sequence, h}, row.position, m_key.row(r) + h * size, m_value.row(r) + h * size);
}

bool CpuDecoderEngine::attentionPart(std::int64_t l, std::span<const DecoderRow> rows, bool prefill)
{
    const Layer& layer = layerOf(l);
    const auto count = static_cast<std::int64_t>(rows.size());
    const auto bias = [&](DecoderVector role) { return biasFor(layer, role); };
    const Activations& input = m_shape.preNorms ? m_normed : m_stream;
    if (m_shape.preNorms &&
        !norm(m_stream, m_normed, count, layer, DecoderVector::AttentionNorm, DecoderVector::AttentionNormBias))
        return false;
    reportActivations({DecoderMatrix::Query, l}, input, 0, count);
    if (!products(input, count,
                  {{&matrixOf(layer, DecoderMatrix::Query), bias(DecoderVector::QueryBias), m_query},
                   {&matrixOf(layer, DecoderMatrix::Key), bias(DecoderVector::KeyBias), m_key},
                   {&matrixOf(layer, DecoderMatrix::Value), bias(DecoderVector::ValueBias), m_value}}))
        return false;
    const bool turned = overRows(count, [&](std::int64_t r) { turnAndKeep(l, rows[static_cast<std::size_t>(r)], r); });
    if (!turned) return false;
    const float* sinks = biasFor(layer, DecoderVector::Sinks);
    const bool attended = prefill
                              ? m_attention.prefill(m_cache, l, rows, sinks, m_query.data, m_mixed.data, m_mixed.stride)
                              : m_attention.decode(m_cache, l, rows, sinks, m_query.data, m_mixed.data, m_mixed.stride);
    if (!attended || !overRows(count, [&](std::int64_t r) {
            roundAll(m_loops, m_options.activations, m_mixed.row(r), m_shape.queryRows());
        }))
        return false;
    reportActivations({DecoderMatrix::Output, l}, m_mixed, 0, count);
    return products(m_mixed, count,
                    {{&matrixOf(layer, DecoderMatrix::Output), bias(DecoderVector::OutputBias), m_result}}) &&
           addResult(layer, DecoderVector::AttentionPostNorm, count);
}

/// In place.
void CpuDecoderEngine::activate(float* x, std::int64_t n) const
{
    switch (m_shape.activation) {
    case Activation::Silu:
        m_decoder.silu(x, n);
        break;
    case Activation::GeluTanh:
        m_decoder.geluTanh(x, n);
        break;
    case Activation::Gelu:
        m_loops.gelu(x, x, n);
        break;
    case Activation::SquaredRelu:
        m_loops.relu(x, x, n);
        m_loops.multiply(x, x, x, n);
        break;
    }
    roundAll(m_loops, m_options.activations, x, n);
}

bool CpuDecoderEngine::mlpPart(std::int64_t l, std::int64_t rows)
{
    const Layer& layer = layerOf(l);
    const Activations& input = m_shape.preNorms ? m_normed : m_stream;
    if (m_shape.preNorms && !m_shape.parallel && // what is parallel has the attention's
        !norm(m_stream, m_normed, rows, layer, DecoderVector::MlpNorm, DecoderVector::MlpNormBias))
        return false;
    reportActivations({mlpInput(m_shape, l), l}, input, 0, rows);
    return (m_shape.kind(l).mixture ? mixturePart(layer, l, input, rows) : gatedPart(layer, l, input, rows)) &&
           addResult(layer, DecoderVector::MlpPostNorm, rows);
}

/// The MLP of a layer that has one.
bool CpuDecoderEngine::gatedPart(const Layer& layer, std::int64_t l, const Activations& input, std::int64_t rows)
{
    const auto product = [&](DecoderMatrix role, DecoderVector bias, const Activations& to) {
        return Product{&matrixOf(layer, role), biasFor(layer, bias), to};
    };
    const Product up = product(DecoderMatrix::Up, DecoderVector::UpBias, m_up);
    if (!(m_shape.gatedMlp ? products(input, rows, {product(DecoderMatrix::Gate, DecoderVector::GateBias, m_gate), up})
                           : products(input, rows, {up})))
        return false;
    const std::int64_t n = m_shape.intermediate;
    const Activations& inner = m_shape.gatedMlp ? m_gate : m_up;
    const bool activated = overRows(rows, [&](std::int64_t r) {
        if (m_shape.gatedMlp)
            multiplyGate(m_gate.row(r), m_up.row(r), n);
        else
            activate(m_up.row(r), n);
    });
    if (!activated) return false;
    reportActivations({DecoderMatrix::Down, l}, inner, 0, rows);
    return products(inner, rows, {product(DecoderMatrix::Down, DecoderVector::DownBias, m_result)});
}

/// gate = activation(gate)·up.
void CpuDecoderEngine::multiplyGate(float* gate, const float* up, std::int64_t n) const
{
    activate(gate, n);
    m_loops.multiply(gate, up, gate, n);
    roundAll(m_loops, m_options.activations, gate, n);
}

/// Everything but the head; the residual stream of the rows is left behind.
bool CpuDecoderEngine::step(std::span<const std::int32_t> tokens, std::span<const DecoderRow> rows, bool prefill)
{
    const auto count = static_cast<std::int64_t>(rows.size());
    const float factor = roundedTo(m_options.activations, static_cast<float>(m_shape.embeddingScale));
    m_pool.wakeThreads();
    const bool looked = overRows(count, [&](std::int64_t r) {
        float* x = m_stream.row(r);
        m_embedding.row(tokens[static_cast<std::size_t>(r)], x);
        roundAll(m_loops, m_options.activations, x, m_shape.hidden);
        if (factor == 1.0f) return;
        m_decoder.scale(x, m_shape.hidden, factor);
        roundAll(m_loops, m_options.activations, x, m_shape.hidden);
    });
    if (!looked) return false;
    for (std::int64_t layer = 0; layer < m_shape.layers; ++layer)
        if (m_pool.interrupted() || !attentionPart(layer, rows, prefill) || !mlpPart(layer, count)) return false;
    ++m_reads.steps;
    for (const Layer& layer : m_layers)
        countRead(layer.sharedBytes);
    if (!m_shape.tiedHead)
        countRead(m_embedding.exactBytes() / m_shape.vocabulary * std::min(count, m_shape.vocabulary));
    return true;
}

bool CpuDecoderEngine::logitsOf(std::int64_t firstRow, std::int64_t rows, float* logits)
{
    const Activations stream{m_stream.row(firstRow), m_stream.stride};
    const PanelMatrix& head = m_shape.tiedHead ? m_embedding : m_head;
    const std::int64_t n = m_shape.vocabulary;
    if (!norm(stream, m_normed, rows, m_outside, DecoderVector::FinalNorm, DecoderVector::FinalNormBias) ||
        !products(m_normed, rows, {{&head, nullptr, {logits, n}, false}}))
        return false;
    countRead(head.exactBytes() + vectorBytes(DecoderVector::FinalNorm) + vectorBytes(DecoderVector::FinalNormBias));
    if (m_shape.logitScale == 1 && m_shape.logitSoftCap == 0) return true;
    return overRows(rows, [&](std::int64_t r) {
        float* row = logits + r * n;
        if (m_shape.logitScale != 1) m_decoder.scale(row, n, static_cast<float>(m_shape.logitScale));
        if (m_shape.logitSoftCap > 0) m_decoder.softCap(row, n, static_cast<float>(m_shape.logitSoftCap));
    });
}

} // namespace qs
