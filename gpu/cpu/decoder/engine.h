// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/decoder/attention.h"
#include "gpu/cpu/decoder/cache.h"
#include "gpu/cpu/decoder/router.h"
#include "gpu/cpu/decoder/weights.h"
#include "gpu/device/decoder_engine_base.h"

#include <algorithm>
#include <array>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

namespace qs {

/// The decoder engine on all cores. Work is cut by the sizes alone and every sum runs along the row in order, so that
/// any number of threads, any batch and any cutting of a prompt gives the same bits.
class CpuDecoderEngine final : public DecoderEngineBase
{
public:
    explicit CpuDecoderEngine(const CpuDecoderOptions& options = {});

    DeviceInfo info() const override;
    EngineArithmetic arithmetic(const EngineMatrix& matrix, DType activations) const override;
    Result<DecoderEngineNeeds> needs(const DecoderShape& shape, const DecoderEngineOptions& options) const override;
    Result<void> begin(const DecoderShape& shape, std::span<const float> frequencies,
                       const DecoderEngineOptions& options, Bytes weightBytes) override;
    Result<void> putMatrix(const MatrixPlace& place, const EngineMatrix& matrix) override;
    Result<void> putVector(DecoderVector role, std::int64_t layer, std::span<const float> values) override;
    Result<void> finish() override;
    Result<void> prefill(std::int64_t sequence, std::span<const std::int32_t> tokens, LogitsWanted wanted,
                         std::span<float> logits) override;
    Result<void> decode(std::span<const std::int32_t> tokens, std::span<float> logits) override;
    Result<void> decodeGreedy(std::span<const std::int32_t> tokens, std::int64_t steps, std::span<std::int32_t> chosen,
                              std::span<float> microseconds) override;
    DecoderEngineMemory memory() const override;
    std::optional<WeightReads> weightReads() const override { return m_reads; }
    void setInterrupt(std::function<bool()> interrupted) override;
    Result<void> captureInputs(std::int64_t firstLayer, std::int64_t endLayer, Capture capture) override;

private:
    struct Layer
    {
        std::array<std::vector<PanelMatrix>, kDecoderMatrices> matrices; ///< of experts one for each
        std::array<std::vector<float>, kDecoderVectors> vectors;
        std::int64_t sharedBytes = 0; ///< of what every row takes, as stored
    };
    /// Activations of a step: rows `stride` floats apart.
    struct Activations
    {
        float* data = nullptr;
        std::int64_t stride = 0;
        float* row(std::int64_t r) const { return data + r * stride; }
    };
    /// A matrix, the rows that it multiplies, and where the product goes: to the same rows there.
    struct Product
    {
        const PanelMatrix* matrix = nullptr;
        const float* bias = nullptr; ///< may be null
        Activations to;
        bool rounds = true; ///< the result to the type of activations
        std::int64_t firstRow = 0, rows = 0;
        Activations from{}; ///< as the matrix takes it; products() sets it
    };
    /// An expert's rows among those of m_gathered.
    struct Segment
    {
        std::int64_t expert = 0, first = 0, rows = 0;
    };

    static std::int64_t workspaceBytes(const DecoderShape& shape, const DecoderEngineOptions& options, int threads,
                                       const LaidDots& dots);
    Bytes available() const;
    Result<void> copyCache(std::int64_t from, std::int64_t to) override;
    void makeWorkspace();
    void makeAngles(std::span<const float> frequencies);
    Result<void> checkStep(std::span<const std::int32_t> tokens, std::span<float> logits, std::int64_t logitRows) const;
    Layer& layerOf(std::int64_t layer) { return m_layers[static_cast<std::size_t>(layer)]; }
    const PanelMatrix& matrixOf(const Layer& layer, DecoderMatrix role, std::int64_t expert = 0) const
    {
        return layer.matrices[static_cast<std::size_t>(role)][static_cast<std::size_t>(expert)];
    }
    const std::vector<float>& vectorOf(const Layer& layer, DecoderVector role) const
    {
        return layer.vectors[static_cast<std::size_t>(role)];
    }
    /// Null where the layer has none; of an expert its part of the vector of all.
    const float* biasFor(const Layer& layer, DecoderVector role, std::int64_t first = 0) const
    {
        const std::vector<float>& bias = vectorOf(layer, role);
        return bias.empty() ? nullptr : bias.data() + first;
    }

    // Parts of a step: false where the interrupt came first.
    bool step(std::span<const std::int32_t> tokens, std::span<const DecoderRow> rows, bool prefill);
    bool attentionPart(std::int64_t layer, std::span<const DecoderRow> rows, bool prefill);
    bool mlpPart(std::int64_t layer, std::int64_t rows);
    bool gatedPart(const Layer& layer, std::int64_t l, const Activations& input, std::int64_t rows);
    bool mixturePart(const Layer& layer, std::int64_t l, const Activations& input, std::int64_t rows);
    bool routeRows(const Layer& layer, const Activations& input, std::int64_t rows);
    void groupRows(const Layer& layer, std::int64_t rows);
    bool expertProducts(const Layer& layer, std::int64_t l, const Activations& input);
    bool sharedExpert(const Layer& layer, std::int64_t l, const Activations& input, std::int64_t rows);
    void clampedGate(float* gate, float* up, std::int64_t n) const;
    bool sumExperts(std::int64_t rows);
    bool logitsOf(std::int64_t firstRow, std::int64_t rows, float* logits);
    template <class Body> bool overRows(std::int64_t rows, const Body& body);
    void normalize(float* x, std::int64_t n, const std::vector<float>& weight, const std::vector<float>& bias) const;
    bool norm(const Activations& from, const Activations& to, std::int64_t rows, const Layer& layer,
              DecoderVector weight, DecoderVector bias);
    bool addResult(const Layer& layer, DecoderVector postNorm, std::int64_t rows);
    void turnAndKeep(std::int64_t layer, const DecoderRow& row, std::int64_t r);
    void activate(float* x, std::int64_t n) const;
    void multiplyGate(float* gate, const float* up, std::int64_t n) const;
    void countRead(std::int64_t bytes) { m_reads.bytes.value += static_cast<std::uint64_t>(bytes); }
    std::int64_t vectorBytes(DecoderVector role) const
    {
        return vectorSize(m_shape, role) *
               static_cast<std::int64_t>(sizeOf(staysFp32(role) ? DType::F32 : m_options.activations));
    }
    bool products(const Activations& from, std::int64_t rows, std::initializer_list<Product> all);
    bool products(const Activations& from, std::span<Product> all);
    bool prepare(const Activations& from, std::span<Product> all);
    void prepareRow(const PanelMatrix& matrix, std::int64_t row, float* values);
    void quantizeRow(const PanelMatrix& matrix, std::int64_t row, float* values);
    bool multiply(std::span<const Product> all);
    void multiplyPiece(std::int64_t firstRow, std::int64_t rows, const Product& product, std::int64_t panel,
                       int thread);
    void finishRows(const Product& product, std::int64_t panel, std::int64_t firstRow, std::int64_t rows, float* tile);
    bool captures(std::int64_t layer) const { return m_capture && layer >= m_captureFirst && layer < m_captureEnd; }
    void reportActivations(const MatrixPlace& place, const Activations& from, std::int64_t firstRow, std::int64_t rows);

    const CpuKernels& m_kernels;
    const MachineKernels& m_loops;
    const LabKernels& m_lab;
    const DecoderKernels& m_decoder;
    const LaidDots& m_dots;
    ThreadPool m_pool;
    Bytes m_availableMemory;

    PanelMatrix m_embedding, m_head;
    std::vector<Layer> m_layers;
    Layer m_outside;                       ///< vectors that are there once
    std::vector<float> m_cosines, m_sines; ///< [tables, context, pairs that turn]
    std::vector<float> m_zeros;            ///< a bias of norms that have none
    DecoderCache m_cache;
    DecoderAttention m_attention;

    PageBuffer m_workspace;
    Activations m_stream, m_normed, m_query, m_key, m_value, m_mixed, m_gate, m_up, m_result, m_prepared;
    Activations m_scores, m_gathered, m_expertGate, m_expertUp; ///< of a mixture; the last three by rows of experts
    std::vector<ExpertChoice> m_choices;                        ///< [rows, perToken]
    std::vector<std::int64_t> m_places; ///< [rows, perToken], the row of m_gathered that a choice has
    std::vector<Segment> m_segments;    ///< of the experts that are used
    std::vector<Product> m_products;    ///< of them
    std::uint8_t* m_codes = nullptr;    ///< INT8 rows as the dots take them
    float* m_tokenScales = nullptr;     ///< [rows], or [rows, groups]
    std::uint8_t* m_tiles = nullptr;    ///< one for each thread
    std::int64_t m_exactBytes = 0, m_residentBytes = 0;
    WeightReads m_reads;
    Capture m_capture;
    std::int64_t m_captureFirst = 0, m_captureEnd = 0;
};

/// body(row) for each row.
template <class Body> bool CpuDecoderEngine::overRows(std::int64_t rows, const Body& body)
{
    constexpr std::int64_t elementsInline = 8192; // that waking the other threads is not worth
    if (rows * m_shape.hidden <= elementsInline) {
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

} // namespace qs
