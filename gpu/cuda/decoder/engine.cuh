// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/attention/attention.cuh"
#include "gpu/cuda/common/handles.cuh"
#include "gpu/cuda/decoder/products.cuh"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace qs::cuda {

inline constexpr int kKeptSteps = 64; ///< of a call's chosen tokens on the device
inline constexpr int kLongContext =
    1024; ///< tokens from which on more blocks share them in a decode step than make it the fastest before
/// Matrices of a layer that share an input.
inline constexpr DecoderMatrix kQkv[] = {DecoderMatrix::Query, DecoderMatrix::Key, DecoderMatrix::Value};
inline constexpr DecoderMatrix kGateUp[] = {DecoderMatrix::Gate, DecoderMatrix::Up};
/// Products of a layer in their order, each by the first of its roles.
inline constexpr DecoderMatrix kRowRoles[] = {DecoderMatrix::Query, DecoderMatrix::Output, DecoderMatrix::Gate,
                                              DecoderMatrix::Down};

/// One decoder-only model on one device: qs::DecoderEngine's work without its checks of calls, which the adapter has
/// made (cuda/host/decoder.cpp), and without lengths, which it keeps. Everything is queued in one stream; a decode step
/// of each batch size is a graph that finds tokens and positions in device memory, so that steps follow each other
/// without the host. Throws Failure.
class DecoderGpu
{
public:
    explicit DecoderGpu(int device);
    ~DecoderGpu();
    DecoderGpu(const DecoderGpu&) = delete;
    DecoderGpu& operator=(const DecoderGpu&) = delete;
    void select() const { check(cudaSetDevice(m_device.index), Message::mark("selecting the device")); }

    struct Needs
    {
        std::int64_t cache = 0, workspace = 0;
    };
    Needs needs(const DecoderShape& shape, const DecoderEngineOptions& options) const;
    void begin(const DecoderShape& shape, const float* frequencies, const DecoderEngineOptions& options);
    void putMatrix(DecoderMatrix role, std::int64_t layer, const EngineMatrix& matrix);
    void putVector(DecoderVector role, std::int64_t layer, std::span<const float> values);
    void finish();
    /// Up to rowsAtOnce() tokens of a sequence from `position` on. `logits` as DecoderEngine::prefill has it.
    void prefill(std::int64_t sequence, std::int64_t position, std::span<const std::int32_t> tokens,
                 LogitsWanted wanted, float* logits);
    void decode(std::span<const std::int32_t> tokens, const std::int32_t* positions, float* logits);
    void decodeGreedy(std::span<const std::int32_t> tokens, const std::int32_t* positions, std::int64_t steps,
                      std::int32_t* chosen, float* microseconds);
    void copySequence(std::int64_t from, std::int64_t to);
    using Capture = std::function<void(DecoderMatrix role, std::int64_t layer, std::int64_t rows, std::int64_t in,
                                       const float* values)>;
    void captureInputs(std::int64_t firstLayer, std::int64_t endLayer, Capture capture);

    std::int64_t rowsAtOnce() const { return m_rows; }
    std::int64_t residentBytes() const;
    std::int64_t cacheBytes() const { return m_cache.bytes() + m_cacheScales.bytes(); }
    std::int64_t workspaceBytes() const;
    std::int64_t peakBytes() const { return m_peak; }
    std::string arithmetic(const EngineMatrix& matrix, DType activations, bool& simulated);

private:
    struct Part
    {
        int storage = -1; ///< of the layer
        std::int64_t firstRow = 0;
    };
    struct Layer
    {
        std::vector<std::unique_ptr<DecoderStorage>> storages;
        std::array<Part, kDecoderMatrices> parts;
        std::array<DeviceMemory, kDecoderVectors> vectors;
        DeviceMemory gateUpBias;
    };
    /// Which rows a step computes.
    struct Step
    {
        RowPlaces places;
        const int* tokens = nullptr;
        std::int64_t sequence = -1, position = 0; ///< of a prefill
        bool isLong = false;                      ///< a decode step from kLongContext tokens on
        bool isPrefill() const { return sequence >= 0; }
    };

    std::span<const DecoderMatrix> togetherWith(const DecoderMatrix& role) const;
    void put(Layer& layer, DecoderMatrix role, const EngineMatrix& matrix, std::span<const DecoderMatrix> together);
    const DecoderStorage& storageOf(const Layer& layer, DecoderMatrix role) const;
    const float* vectorOf(const Layer& layer, DecoderVector role) const;
    CacheView cacheOf(std::int64_t layer) const;
    void allocate(const float* frequencies);
    void makeTables(const float* frequencies);
    int splitsFor(int rows) const;
    std::int64_t partialFloats() const;
    void notePeak();
    void makeRoomForParts();

    DecoderProducts::Input normed(const Step& step, const Produced& pending, const float* weight, const Prepare& codes);
    bool isOne(const Layer& layer, std::span<const DecoderMatrix> roles) const;
    Prepare codesFor(const Layer& layer, std::span<const DecoderMatrix> roles, int rows);
    const float* biasFor(const Layer& layer, DecoderMatrix role) const;
    void multiplyParts(const Layer& layer, std::span<const DecoderMatrix> roles, const DecoderProducts::Input& input,
                       int rows, std::uint8_t* out, Produced* produced);
    void attention(std::int64_t l, const Step& step);
    void normHeads(std::int64_t l, const Step& step, Produced (&qkv)[3]);
    const float* anglesOf(const DeviceMemory& all, std::int64_t l) const;
    NewVectors newVectors(std::int64_t l, const Step& step, const Produced (&qkv)[3]);
    void turnAndAttend(std::int64_t l, const Step& step, const Produced (&qkv)[3]);
    void attendStep(std::int64_t l, const Step& step, const Produced (&qkv)[3]);
    bool isChained(const Layer& layer, const Step& step) const;
    void runLayerChained(std::int64_t l, const Step& step);
    void runLayer(std::int64_t l, const Step& step, Produced& pending);
    // cuda/decoder/step_parts.cu: models with other parts than Llama's.
    DecoderProducts::Input inputOfParts() const;
    void addParts(const Produced& pending, const float* postWeight, const float* weight, const float* bias,
                  int firstRow, int rows);
    void turnParts(std::int64_t l, const Step& step, const Produced (&qkv)[3]);
    Produced mlpOfParts(std::int64_t l, const Step& step);
    void runLayerOfParts(std::int64_t l, const Step& step);
    void scaleEmbeddings(const Step& step);
    void logitsOfParts(int firstRow, int rows);
    std::span<const DecoderMatrix> mlpRoles() const
    {
        return m_shape.gatedMlp ? std::span<const DecoderMatrix>(kGateUp) : std::span(kGateUp).subspan(1);
    }
    Produced layers(const Step& step);
    void logitsOf(const Produced& pending, int firstRow, int rows);
    void tell(DecoderMatrix role, std::int64_t l, const DecoderProducts::Input& input, int rows);
    cudaGraphExec_t graphFor(int rows, bool isLong);
    std::int64_t mostSeen() const;
    std::vector<cudaGraphExec_t> graphsFor(std::span<const std::int32_t> positions, std::int64_t steps);
    void tune(int rows, bool hasLogits);
    DecoderMatrix headRole() const { return m_shape.tiedHead ? DecoderMatrix::Embedding : DecoderMatrix::Head; }
    void dropGraphs();
    std::mutex& turn() const;
    void sendStep(std::span<const std::int32_t> tokens, const std::int32_t* positions);

    DecoderDevice m_device;
    Stream m_stream;
    DecoderShape m_shape;
    DecoderEngineOptions m_options;
    bool m_hasParts = false; ///< that the fused kernels do not have
    int m_angleTables = 1;   ///< those of the shape, and one that does not turn where a layer needs it
    std::int64_t m_rows = 0, m_logitRows = 0;
    CacheKind m_cacheKind = CacheKind::F16;
    int m_padded = 0;
    std::vector<Layer> m_layers;
    Layer m_outside; ///< embedding, head, last norm
    DecoderProducts m_products;
    DeviceMemory m_staging;
    DeviceMemory m_cache, m_cacheScales, m_cosines, m_sines, m_residual, m_normed, m_turned, m_mixed, m_gated, m_qkv,
        m_gateUp, m_result, m_logits;
    DeviceMemory m_partials, m_counters, m_tokens, m_sequences, m_positions, m_stepTokens, m_stepPositions, m_identity,
        m_steps, m_chosen;
    std::map<std::int64_t, std::unique_ptr<HopperAttention>> m_hopper;
    std::map<std::pair<int, bool>, GraphExec> m_graphs; ///< of so many rows, of long contexts
    Capture m_capture;
    std::int64_t m_captureFirst = 0, m_captureEnd = 0, m_peak = 0;
};

} // namespace qs::cuda
