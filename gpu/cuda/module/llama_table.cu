// SPDX-License-Identifier: GPL-3.0-or-later
// The Llama engine's part of the table of functions that crosses the border.
#include "gpu/cuda/module/llama_table.cuh"

#include "gpu/cuda/common/guarded.cuh"
#include "gpu/cuda/llama/engine.cuh"
#include "gpu/cuda/module/device_list.cuh"

using qs::cuda::guarded;

struct QsCudaLlama
{
    explicit QsCudaLlama(int device) : engine(device) {}
    qs::cuda::LlamaGpu engine;
    QsCudaStatus last{};
    void select() const { engine.select(); }
};

namespace {

const qs::LlamaShape& shapeOf(const void* shape) { return *static_cast<const qs::LlamaShape*>(shape); }
const qs::LlamaEngineOptions& optionsOf(const void* options)
{
    return *static_cast<const qs::LlamaEngineOptions*>(options);
}
const qs::EngineMatrix& matrixOf(const void* matrix) { return *static_cast<const qs::EngineMatrix*>(matrix); }
std::span<const std::int32_t> tokensOf(const std::int32_t* tokens, std::int64_t count)
{
    return {tokens, static_cast<std::size_t>(count)};
}

int openLlama(int index, QsCudaLlama** engine, QsCudaStatus* status)
{
    *engine = nullptr;
    return qs::cuda::guardedAlone(status, [&] {
        qs::cuda::checkIndex(index);
        *engine = new QsCudaLlama(index);
    });
}

void closeLlama(QsCudaLlama* engine) { delete engine; }

int memoryNeeded(QsCudaLlama* engine, const void* shape, const void* options, std::uint64_t* cache,
                 std::uint64_t* workspace, QsCudaStatus* status)
{
    return guarded(engine, status, [&] {
        const auto needs = engine->engine.needs(shapeOf(shape), optionsOf(options));
        *cache = static_cast<std::uint64_t>(needs.cache);
        *workspace = static_cast<std::uint64_t>(needs.workspace);
    });
}

int begin(QsCudaLlama* engine, const void* shape, const float* frequencies, const void* options,
          std::int64_t* rowsAtOnce, QsCudaStatus* status)
{
    return guarded(engine, status, [&] {
        engine->engine.begin(shapeOf(shape), frequencies, optionsOf(options));
        *rowsAtOnce = engine->engine.rowsAtOnce();
    });
}

int putMatrix(QsCudaLlama* engine, std::int32_t role, std::int64_t layer, const void* matrix, QsCudaStatus* status)
{
    return guarded(engine, status,
                   [&] { engine->engine.putMatrix(static_cast<qs::LlamaMatrix>(role), layer, matrixOf(matrix)); });
}

int putVector(QsCudaLlama* engine, std::int32_t role, std::int64_t layer, const float* values, std::int64_t count,
              QsCudaStatus* status)
{
    return guarded(engine, status, [&] {
        engine->engine.putVector(static_cast<qs::LlamaVector>(role), layer, {values, static_cast<std::size_t>(count)});
    });
}

int finish(QsCudaLlama* engine, QsCudaStatus* status)
{
    return guarded(engine, status, [&] { engine->engine.finish(); });
}

int prefill(QsCudaLlama* engine, std::int64_t sequence, std::int64_t position, const std::int32_t* tokens,
            std::int64_t count, std::int32_t wanted, float* logits, QsCudaStatus* status)
{
    return guarded(engine, status, [&] {
        engine->engine.prefill(sequence, position, tokensOf(tokens, count), static_cast<qs::LogitsWanted>(wanted),
                               logits);
    });
}

int decode(QsCudaLlama* engine, const std::int32_t* tokens, const std::int32_t* positions, std::int64_t count,
           float* logits, QsCudaStatus* status)
{
    return guarded(engine, status, [&] { engine->engine.decode(tokensOf(tokens, count), positions, logits); });
}

int decodeGreedy(QsCudaLlama* engine, const std::int32_t* tokens, const std::int32_t* positions, std::int64_t count,
                 std::int64_t steps, std::int32_t* chosen, float* microseconds, QsCudaStatus* status)
{
    return guarded(engine, status, [&] {
        engine->engine.decodeGreedy(tokensOf(tokens, count), positions, steps, chosen, microseconds);
    });
}

int copySequence(QsCudaLlama* engine, std::int64_t from, std::int64_t to, QsCudaStatus* status)
{
    return guarded(engine, status, [&] { engine->engine.copySequence(from, to); });
}

int memoryOf(QsCudaLlama* engine, QsCudaLlamaMemory* memory, QsCudaStatus* status)
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

void arithmetic(QsCudaLlama* engine, const void* matrix, std::int32_t activations, char* text, int capacity,
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

int captureInputs(QsCudaLlama* engine, std::int64_t firstLayer, std::int64_t endLayer, QsCudaLlamaCapture capture,
                  void* user, QsCudaStatus* status)
{
    return guarded(engine, status, [&] {
        qs::cuda::LlamaGpu::Capture function;
        if (capture)
            function = [capture, user](qs::LlamaMatrix role, std::int64_t layer, std::int64_t rows, std::int64_t in,
                                       const float* values) {
                capture(user, static_cast<std::int32_t>(role), layer, rows, in, values);
            };
        engine->engine.captureInputs(firstLayer, endLayer, std::move(function));
    });
}

} // namespace

namespace qs::cuda {

const QsCudaLlamaTable kLlamaTable = {
    sizeof(QsCudaLlamaTable),
    sizeof(LlamaShape),
    sizeof(LlamaEngineOptions),
    sizeof(EngineMatrix),
    openLlama,
    closeLlama,
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
