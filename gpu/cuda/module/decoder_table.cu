// SPDX-License-Identifier: GPL-3.0-or-later
// The decoder engine's part of the table of functions that crosses the border.
#include "gpu/cuda/module/decoder_table.cuh"

#include "gpu/cuda/common/guarded.cuh"
#include "gpu/cuda/decoder/engine.cuh"
#include "gpu/cuda/module/device_list.cuh"

using qs::cuda::guarded;

struct QsCudaDecoder
{
    explicit QsCudaDecoder(int device) : engine(device) {}
    qs::cuda::DecoderGpu engine;
    QsCudaStatus last{};
    void select() const { engine.select(); }
};

namespace {

const qs::DecoderShape& shapeOf(const void* shape) { return *static_cast<const qs::DecoderShape*>(shape); }
const qs::DecoderEngineOptions& optionsOf(const void* options)
{
    return *static_cast<const qs::DecoderEngineOptions*>(options);
}
const qs::EngineMatrix& matrixOf(const void* matrix) { return *static_cast<const qs::EngineMatrix*>(matrix); }
std::span<const std::int32_t> tokensOf(const std::int32_t* tokens, std::int64_t count)
{
    return {tokens, static_cast<std::size_t>(count)};
}

int openDecoder(int index, QsCudaDecoder** engine, QsCudaStatus* status)
{
    *engine = nullptr;
    return qs::cuda::guardedAlone(status, [&] {
        qs::cuda::checkIndex(index);
        *engine = new QsCudaDecoder(index);
    });
}

void closeDecoder(QsCudaDecoder* engine) { delete engine; }

int memoryNeeded(QsCudaDecoder* engine, const void* shape, const void* options, std::uint64_t* cache,
                 std::uint64_t* workspace, QsCudaStatus* status)
{
    return guarded(engine, status, [&] {
        const auto needs = engine->engine.needs(shapeOf(shape), optionsOf(options));
        *cache = static_cast<std::uint64_t>(needs.cache);
        *workspace = static_cast<std::uint64_t>(needs.workspace);
    });
}

int begin(QsCudaDecoder* engine, const void* shape, const float* frequencies, const void* options,
          std::int64_t* rowsAtOnce, QsCudaStatus* status)
{
    return guarded(engine, status, [&] {
        engine->engine.begin(shapeOf(shape), frequencies, optionsOf(options));
        *rowsAtOnce = engine->engine.rowsAtOnce();
    });
}

int putMatrix(QsCudaDecoder* engine, std::int32_t role, std::int64_t layer, const void* matrix, QsCudaStatus* status)
{
    return guarded(engine, status,
                   [&] { engine->engine.putMatrix(static_cast<qs::DecoderMatrix>(role), layer, matrixOf(matrix)); });
}

int putVector(QsCudaDecoder* engine, std::int32_t role, std::int64_t layer, const float* values, std::int64_t count,
              QsCudaStatus* status)
{
    return guarded(engine, status, [&] {
        engine->engine.putVector(static_cast<qs::DecoderVector>(role), layer,
                                 {values, static_cast<std::size_t>(count)});
    });
}

int finish(QsCudaDecoder* engine, QsCudaStatus* status)
{
    return guarded(engine, status, [&] { engine->engine.finish(); });
}

int prefill(QsCudaDecoder* engine, std::int64_t sequence, std::int64_t position, const std::int32_t* tokens,
            std::int64_t count, std::int32_t wanted, float* logits, QsCudaStatus* status)
{
    return guarded(engine, status, [&] {
        engine->engine.prefill(sequence, position, tokensOf(tokens, count), static_cast<qs::LogitsWanted>(wanted),
                               logits);
    });
}

int decode(QsCudaDecoder* engine, const std::int32_t* tokens, const std::int32_t* positions, std::int64_t count,
           float* logits, QsCudaStatus* status)
{
    return guarded(engine, status, [&] { engine->engine.decode(tokensOf(tokens, count), positions, logits); });
}

int decodeGreedy(QsCudaDecoder* engine, const std::int32_t* tokens, const std::int32_t* positions, std::int64_t count,
                 std::int64_t steps, std::int32_t* chosen, float* microseconds, QsCudaStatus* status)
{
    return guarded(engine, status, [&] {
        engine->engine.decodeGreedy(tokensOf(tokens, count), positions, steps, chosen, microseconds);
    });
}

int copySequence(QsCudaDecoder* engine, std::int64_t from, std::int64_t to, QsCudaStatus* status)
{
    return guarded(engine, status, [&] { engine->engine.copySequence(from, to); });
}

int memoryOf(QsCudaDecoder* engine, QsCudaDecoderMemory* memory, QsCudaStatus* status)
{
    return guarded(engine, status, [&] {
        std::size_t free = 0, total = 0;
        qs::cuda::check(cudaMemGetInfo(&free, &total), qs::Message::mark("asking for free memory"));
        memory->resident = static_cast<std::uint64_t>(engine->engine.residentBytes());
        memory->cache = static_cast<std::uint64_t>(engine->engine.cacheBytes());
        memory->workspace = static_cast<std::uint64_t>(engine->engine.workspaceBytes());
        memory->peak = static_cast<std::uint64_t>(engine->engine.peakBytes());
        memory->free = free;
    });
}

void arithmetic(QsCudaDecoder* engine, const void* matrix, std::int32_t activations, char* text, int capacity,
                std::int32_t* simulated)
{
    text[0] = '\0';
    *simulated = 0;
    guarded(engine, nullptr, [&] {
        bool is = false;
        qs::cuda::copyText(text, static_cast<std::size_t>(capacity),
                           engine->engine.arithmetic(matrixOf(matrix), static_cast<qs::DType>(activations), is));
        *simulated = is ? 1 : 0;
    });
}

int captureInputs(QsCudaDecoder* engine, std::int64_t firstLayer, std::int64_t endLayer, QsCudaDecoderCapture capture,
                  void* user, QsCudaStatus* status)
{
    return guarded(engine, status, [&] {
        qs::cuda::DecoderGpu::Capture function;
        if (capture)
            function = [capture, user](qs::DecoderMatrix role, std::int64_t layer, std::int64_t rows, std::int64_t in,
                                       const float* values) {
                capture(user, static_cast<std::int32_t>(role), layer, rows, in, values);
            };
        engine->engine.captureInputs(firstLayer, endLayer, std::move(function));
    });
}

} // namespace

namespace qs::cuda {

const QsCudaDecoderTable kDecoderTable = {
    sizeof(QsCudaDecoderTable),
    sizeof(DecoderShape),
    sizeof(DecoderEngineOptions),
    sizeof(EngineMatrix),
    openDecoder,
    closeDecoder,
    memoryNeeded,
    begin,
    putMatrix,
    putVector,
    finish,
    prefill,
    decode,
    decodeGreedy,
    copySequence,
    memoryOf,
    arithmetic,
    captureInputs,
};

} // namespace qs::cuda
