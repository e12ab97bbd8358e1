// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/float8.h"
#include "gpu/cpu/llama/engine.h"
#include "gpu/numerics/oracle.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace qs {

namespace {

constexpr std::int64_t kRowsOfPiece = 48;      ///< of a product that one piece computes against a panel
constexpr std::int64_t kElementsInline = 8192; ///< of a row-wise step that waking the other threads is not worth

bool sameInput(const PanelMatrix& a, const PanelMatrix& b)
{
    return a.takesInt8() == b.takesInt8() && a.takesE4M3() == b.takesE4M3() && a.multiplier() == b.multiplier() &&
           a.order() == b.order();
}

} // namespace

/// body(row) for each row.
template <class Body> bool CpuLlamaEngine::overRows(std::int64_t rows, const Body& body)
{
    if (rows * m_shape.hidden <= kElementsInline) {
        for (std::int64_t r = 0; r < rows; ++r)
            body(r);
        return true;
    }
    constexpr std::int64_t together = 4;
    return m_pool.run((rows + together - 1) / together, m_pool.threads(), [&](std::int64_t piece, int) {
        for (std::int64_t r = piece * together; r < std::min(rows, (piece + 1) * together); ++r)
            body(r);
    });
}

/// x/√(mean(x²) + ε), rounded, times the weight, rounded.
bool CpuLlamaEngine::norm(const Activations& from, const Activations& to, std::int64_t rows,
                          const std::vector<float>& weight)
{
    const std::int64_t n = m_shape.hidden;
    return overRows(rows, [&](std::int64_t r) {
        const float mean = m_llama.sumOfSquares(from.row(r), n) / static_cast<float>(n);
        float* x = to.row(r);
        std::memcpy(x, from.row(r), static_cast<std::size_t>(n) * 4);
        m_llama.scale(x, n, 1.0f / std::sqrt(mean + static_cast<float>(m_shape.rmsEpsilon)));
        roundAll(m_loops, m_options.activations, x, n);
        m_loops.multiply(x, weight.data(), x, n);
        roundAll(m_loops, m_options.activations, x, n);
    });
}

bool CpuLlamaEngine::addRows(const Activations& to, const Activations& added, std::int64_t rows)
{
    return overRows(rows, [&](std::int64_t r) {
        m_loops.add(to.row(r), added.row(r), to.row(r), m_shape.hidden);
        roundAll(m_loops, m_options.activations, to.row(r), m_shape.hidden);
    });
}

void CpuLlamaEngine::quantizeRow(const PanelMatrix& matrix, std::int64_t row, float* values)
{
    const std::int64_t n = matrix.in(), length = matrix.dotLength();
    const float most = m_kernels.amax(DType::F32, values, n);
    if (matrix.takesInt8()) {
        m_tokenScales[row] = most / 127.0f;
        const ElementRule rule{ElementRule::Arithmetic::Multiply,
                               ElementRule::Target::Int8,
                               most > 0 ? 127.0f / most : 0.0f,
                               0.0f,
                               -128.0f,
                               127.0f,
                               0};
        auto* codes = reinterpret_cast<std::uint8_t*>(
            m_prepared.row(row)); // may be `values`: codes are written behind what is read
        m_kernels.quantize(rule, DType::F32, values, n, codes, false);
        std::fill(codes + n, codes + length, std::uint8_t{0});
        return m_dots.layOutA(reinterpret_cast<const std::int8_t*>(codes), length,
                              m_codes + row * length * m_dots.codeBytes);
    }
    m_tokenScales[row] = std::max(most / kE4M3Max, kTokenScaleFloor);
    const ElementRule rule{
        ElementRule::Arithmetic::Divide, ElementRule::Target::E4M3, m_tokenScales[row], 0.0f, -kE4M3Max, kE4M3Max, 0};
    std::uint8_t* codes = m_codes + row * length;
    m_kernels.quantize(rule, DType::F32, values, n, codes, false);
    m_kernels.dequantize({CodeRule::Kind::Table8, e4m3Table()}, codes, n, 1.0f, 0, DType::F32, m_prepared.row(row));
}

/// Multiplied, put in order and quantized as the matrix takes it; `prepared` is `from` where nothing has to be done.
bool CpuLlamaEngine::prepare(const PanelMatrix& matrix, const Activations& from, std::int64_t rows,
                             Activations& prepared)
{
    const bool quantizes = matrix.takesInt8() || matrix.takesE4M3(),
               changes = !matrix.multiplier().empty() || !matrix.order().empty();
    prepared = changes || matrix.takesE4M3() ? m_prepared : from;
    if (!quantizes && !changes) return true;
    const auto inOrder = [&](const float* x, float* to) {
        for (std::int64_t j = 0; j < matrix.in(); ++j) {
            const auto i =
                static_cast<std::size_t>(matrix.order().empty() ? j : matrix.order()[static_cast<std::size_t>(j)]);
            to[j] = matrix.multiplier().empty() ? x[i] : x[i] * matrix.multiplier()[i];
        }
        if (!matrix.multiplier().empty()) roundAll(m_loops, m_options.activations, to, matrix.in());
    };
    return overRows(rows, [&](std::int64_t r) {
        float* x = from.row(r);
        if (changes) {
            inOrder(x, m_prepared.row(r));
            x = m_prepared.row(r);
        }
        if (quantizes) quantizeRow(matrix, r, x);
    });
}

/// Scales of quantized inputs, bias, rounding; then to where the result belongs.
void CpuLlamaEngine::finishRows(const Product& product, std::int64_t panel, std::int64_t firstRow, std::int64_t rows,
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
        if (product.bias && !product.bias->empty()) m_loops.add(row, product.bias->data() + first, row, columns);
        if (product.rounds) roundAll(m_loops, m_options.activations, row, columns);
        std::memcpy(product.to.row(firstRow + r) + first, row, static_cast<std::size_t>(columns) * 4);
    }
}

void CpuLlamaEngine::multiplyPiece(const Activations& from, std::int64_t firstRow, std::int64_t rows,
                                   const Product& product, std::int64_t panel, int thread)
{
    const PanelMatrix& matrix = *product.matrix;
    auto* tile = reinterpret_cast<float*>(m_tiles) + thread * kPanelColumns * kPanelColumns;
    if (matrix.takesInt8()) {
        const std::int64_t length = matrix.dotLength();
        m_dots.multiply(m_codes + firstRow * length * m_dots.codeBytes, rows, length, matrix.laid(panel),
                        reinterpret_cast<std::int32_t*>(tile), kPanelColumns);
    } else {
        PanelCall call = matrix.call(panel);
        call.a = from.row(firstRow);
        call.aStride = from.stride;
        call.rows = rows;
        call.out = tile;
        call.outStride = kPanelColumns;
        m_llama.product(call);
    }
    finishRows(product, panel, firstRow, rows, tile);
}

/// Products that take the same input, in one go: a thread keeps to its panels, so that weights are read once.
bool CpuLlamaEngine::multiply(const Activations& from, std::int64_t rows, const Product* first, const Product* end)
{
    std::int64_t panels = 0;
    for (const Product* p = first; p != end; ++p)
        panels += p->matrix->panels();
    const std::int64_t blocks = (rows + kRowsOfPiece - 1) / kRowsOfPiece;
    return m_pool.run(panels * blocks, m_pool.threads(), [&](std::int64_t piece, int thread) {
        std::int64_t panel = piece / blocks;
        const Product* product = first;
        for (; panel >= product->matrix->panels(); ++product)
            panel -= product->matrix->panels();
        const std::int64_t row = piece % blocks * kRowsOfPiece;
        multiplyPiece(from, row, std::min(kRowsOfPiece, rows - row), *product, panel, thread);
    });
}

bool CpuLlamaEngine::products(const Activations& from, std::int64_t rows, std::initializer_list<Product> all)
{
    for (const Product* first = all.begin(); first != all.end();) {
        const Product* end = first + 1;
        while (end != all.end() && sameInput(*first->matrix, *end->matrix))
            ++end;
        Activations prepared;
        if (!prepare(*first->matrix, from, rows, prepared) || !multiply(prepared, rows, first, end)) return false;
        first = end;
    }
    return true;
}

/// The input of a product as calibration wants it: after the multiplier.
void CpuLlamaEngine::reportActivations(LlamaMatrix role, std::int64_t layer, const Activations& from, std::int64_t rows)
{
    if (!m_capture || layer < m_captureFirst || layer >= m_captureEnd) return;
    const PanelMatrix& matrix = matrixOf(layerOf(layer), role);
    const std::int64_t in = matrix.in();
    std::vector<float> values(static_cast<std::size_t>(rows * in));
    for (std::int64_t r = 0; r < rows; ++r)
        for (std::int64_t i = 0; i < in; ++i) {
            const float factor = matrix.multiplier().empty() ? 1.0f : matrix.multiplier()[static_cast<std::size_t>(i)];
            values[static_cast<std::size_t>(r * in + i)] = from.row(r)[i] * factor;
        }
    m_capture(role, layer, rows, in, values.data());
}

bool CpuLlamaEngine::attentionPart(std::int64_t l, std::span<const LlamaRow> rows, bool prefill)
{
    const Layer& layer = layerOf(l);
    const auto count = static_cast<std::int64_t>(rows.size());
    const auto bias = [&](LlamaVector role) { return &vectorOf(layer, role); };
    if (!norm(m_stream, m_normed, count, vectorOf(layer, LlamaVector::AttentionNorm))) return false;
    reportActivations(LlamaMatrix::Query, l, m_normed, count);
    if (!products(m_normed, count,
                  {{&matrixOf(layer, LlamaMatrix::Query), bias(LlamaVector::QueryBias), m_query},
                   {&matrixOf(layer, LlamaMatrix::Key), bias(LlamaVector::KeyBias), m_key},
                   {&matrixOf(layer, LlamaMatrix::Value), bias(LlamaVector::ValueBias), m_value}}))
        return false;
    const std::int64_t size = m_shape.headSize, half = size / 2;
    const bool turned = overRows(count, [&](std::int64_t r) {
        const LlamaRow& row = rows[static_cast<std::size_t>(r)];
        const float *cosines = m_cosines.data() + row.position * half, *sines = m_sines.data() + row.position * half;
        for (std::int64_t h = 0; h < m_shape.heads; ++h)
            m_llama.rotate(m_query.row(r) + h * size, half, cosines, sines);
        for (std::int64_t h = 0; h < m_shape.kvHeads; ++h)
            m_llama.rotate(m_key.row(r) + h * size, half, cosines, sines);
        roundAll(m_loops, m_options.activations, m_query.row(r), m_shape.queryRows());
        roundAll(m_loops, m_options.activations, m_key.row(r), m_shape.kvRows());
        for (std::int64_t h = 0; h < m_shape.kvHeads; ++h)
            m_cache.store({l, row.sequence, h}, row.position, m_key.row(r) + h * size, m_value.row(r) + h * size);
    });
    if (!turned) return false;
    const bool attended = prefill ? m_attention.prefill(m_cache, l, rows, m_query.data, m_mixed.data, m_mixed.stride)
                                  : m_attention.decode(m_cache, l, rows, m_query.data, m_mixed.data, m_mixed.stride);
    if (!attended || !overRows(count, [&](std::int64_t r) {
            roundAll(m_loops, m_options.activations, m_mixed.row(r), m_shape.queryRows());
        }))
        return false;
    reportActivations(LlamaMatrix::Output, l, m_mixed, count);
    return products(m_mixed, count,
                    {{&matrixOf(layer, LlamaMatrix::Output), bias(LlamaVector::OutputBias), m_result}}) &&
           addRows(m_stream, m_result, count);
}

bool CpuLlamaEngine::mlpPart(std::int64_t l, std::int64_t rows)
{
    const Layer& layer = layerOf(l);
    const auto bias = [&](LlamaVector role) { return &vectorOf(layer, role); };
    if (!norm(m_stream, m_normed, rows, vectorOf(layer, LlamaVector::MlpNorm))) return false;
    reportActivations(LlamaMatrix::Gate, l, m_normed, rows);
    if (!products(m_normed, rows,
                  {{&matrixOf(layer, LlamaMatrix::Gate), bias(LlamaVector::GateBias), m_gate},
                   {&matrixOf(layer, LlamaMatrix::Up), bias(LlamaVector::UpBias), m_up}}))
        return false;
    const std::int64_t n = m_shape.intermediate;
    const bool gated = overRows(rows, [&](std::int64_t r) {
        m_llama.silu(m_gate.row(r), n);
        roundAll(m_loops, m_options.activations, m_gate.row(r), n);
        m_loops.multiply(m_gate.row(r), m_up.row(r), m_gate.row(r), n);
        roundAll(m_loops, m_options.activations, m_gate.row(r), n);
    });
    if (!gated) return false;
    reportActivations(LlamaMatrix::Down, l, m_gate, rows);
    return products(m_gate, rows, {{&matrixOf(layer, LlamaMatrix::Down), bias(LlamaVector::DownBias), m_result}}) &&
           addRows(m_stream, m_result, rows);
}

/// Everything but the head; the residual stream of the rows is left behind.
bool CpuLlamaEngine::step(std::span<const std::int32_t> tokens, std::span<const LlamaRow> rows, bool prefill)
{
    const auto count = static_cast<std::int64_t>(rows.size());
    m_pool.wakeThreads();
    const bool looked = overRows(count, [&](std::int64_t r) {
        m_embedding->row(tokens[static_cast<std::size_t>(r)], m_stream.row(r));
        roundAll(m_loops, m_options.activations, m_stream.row(r), m_shape.hidden);
    });
    if (!looked) return false;
    for (std::int64_t layer = 0; layer < m_shape.layers; ++layer)
        if (m_pool.interrupted() || !attentionPart(layer, rows, prefill) || !mlpPart(layer, count)) return false;
    return true;
}

bool CpuLlamaEngine::logitsOf(std::int64_t firstRow, std::int64_t rows, float* logits)
{
    const Activations stream{m_stream.row(firstRow), m_stream.stride};
    const PanelMatrix& head = m_shape.tiedHead ? *m_embedding : *m_head;
    return norm(stream, m_normed, rows, m_finalNorm) &&
           products(m_normed, rows, {{&head, nullptr, {logits, m_shape.vocabulary}, false}});
}

} // namespace qs
