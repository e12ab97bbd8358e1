// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/calibration.h"

#include "gpu/models/decoder/config.h"
#include "gpu/studies/llm/ledger.h"
#include "gpu/studies/llm/matrix.h"

#include <algorithm>
#include <new>
#include <utility>

namespace qs {

namespace {

/// The matrices of a layer whose inputs are captured.
std::vector<MatrixPlace> capturedPlaces(const DecoderShape& shape, std::int64_t layer)
{
    std::vector<MatrixPlace> places = {
        {DecoderMatrix::Query, layer}, {DecoderMatrix::Output, layer}, {mlpInput(shape, layer), layer}};
    for (const auto role : {DecoderMatrix::Down, DecoderMatrix::SharedDown, DecoderMatrix::ExpertDown})
        for (std::int64_t expert = 0; expert < matrixCount(shape, role, layer); ++expert)
            places.push_back({role, layer, expert});
    return places;
}

std::vector<LlmLayerInputs> emptyInputs(const DecoderShape& shape, LlmMethod method, std::int64_t first,
                                        std::int64_t end)
{
    std::vector<LlmLayerInputs> layers(static_cast<std::size_t>(end - first));
    for (std::int64_t number = first; number < end; ++number) {
        LlmLayerInputs& layer = layers[static_cast<std::size_t>(number - first)];
        layer.expertDown.resize(static_cast<std::size_t>(matrixCount(shape, DecoderMatrix::ExpertDown, number)));
        for (const MatrixPlace& place : capturedPlaces(shape, number)) {
            LlmInputs& inputs = layer.of(place);
            inputs.columns = matrixSize(shape, place.role).second;
            if (method == LlmMethod::Gptq) inputs.hessian.emplace(inputs.columns);
        }
    }
    return layers;
}

/// The window that begins at token `at`, with the token that begins a text.
std::vector<std::int32_t> windowAt(const LlmCalibration& calibration, std::size_t at, std::size_t length)
{
    std::vector<std::int32_t> window;
    if (calibration.begin) window.push_back(*calibration.begin);
    const auto from = calibration.tokens.begin() + static_cast<std::ptrdiff_t>(at);
    window.insert(window.end(), from,
                  from + static_cast<std::ptrdiff_t>(std::min(length, calibration.tokens.size() - at)));
    return window;
}

} // namespace

LlmInputs& LlmLayerInputs::of(const MatrixPlace& place)
{
    switch (place.role) {
    case DecoderMatrix::Output:
        return output;
    case DecoderMatrix::Gate:
    case DecoderMatrix::Up:
    case DecoderMatrix::SharedGate:
    case DecoderMatrix::SharedUp:
    case DecoderMatrix::ExpertGate:
    case DecoderMatrix::ExpertUp:
        return mlp;
    case DecoderMatrix::Down:
    case DecoderMatrix::SharedDown:
        return down;
    case DecoderMatrix::ExpertDown:
        return expertDown[static_cast<std::size_t>(place.expert)];
    default:
        return attention;
    }
}

namespace {

/// The weights of one layer, and with the first those that are there once; what `changed` has instead of the
/// checkpoint's.
Result<void> putLayer(DecoderEngine& engine, const HfCheckpoint& checkpoint, const DecoderShape& shape,
                      std::int64_t layer, DType type, const LlmLayer* changed, LlmMatrix& spare)
{
    for (int r = 0; r < kDecoderMatrices; ++r) {
        const auto role = static_cast<DecoderMatrix>(r);
        const auto* others = changed ? &changed->matrices[static_cast<std::size_t>(r)] : nullptr;
        for (std::int64_t expert = 0; expert < matrixCount(shape, role, layer); ++expert) {
            const MatrixPlace place{role, layer, expert};
            const bool isChanged = others && !others->empty();
            if (!isChanged) spare = denseMatrix(checkpoint.matrix(place), type, std::move(spare));
            const LlmMatrix& matrix = isChanged ? (*others)[static_cast<std::size_t>(expert)] : spare;
            if (auto done = engine.putMatrix(place, matrix.view()); !done) return done;
        }
    }
    for (int r = 0; r < kDecoderVectors; ++r) {
        const auto role = static_cast<DecoderVector>(r);
        if (!hasVector(shape, role, layer)) continue;
        const bool other = changed && !changed->vectors[static_cast<std::size_t>(r)].empty();
        const auto values = other ? changed->vectors[static_cast<std::size_t>(r)] : checkpoint.vector(role, layer);
        if (auto done = engine.putVector(role, layer, values); !done) return done;
    }
    return {};
}

Result<void> fill(DecoderEngine& engine, const HfCheckpoint& checkpoint, const DecoderShape& shape, DType type,
                  const DecoderEngineOptions& options, const LlmProgress& progress,
                  const std::vector<LlmLayer>& quantized)
{
    LlmConfiguration dense;
    dense.activations = type;
    const auto bytes = static_cast<std::uint64_t>(llmLedger(shape, dense).total());
    if (auto done = engine.begin(shape, rotaryFrequencies(shape, options.context), options, {bytes}); !done)
        return done;
    LlmMatrix spare;
    for (std::int64_t layer = 0; layer < shape.layers; ++layer) {
        if (progress.stopped()) return stoppedError();
        progress.report(Message::tr("Loading layer %1 of %2").arg(layer + 1, shape.layers),
                        static_cast<double>(layer) / static_cast<double>(shape.layers));
        const auto index = static_cast<std::size_t>(layer);
        const LlmLayer* changed = index < quantized.size() ? &quantized[index] : nullptr;
        if (auto done = putLayer(engine, checkpoint, shape, layer, type, changed, spare); !done) return done;
    }
    return engine.finish();
}

} // namespace

Result<void> fillDense(DecoderEngine& engine, const HfCheckpoint& checkpoint, DType type,
                       const DecoderEngineOptions& options, const LlmProgress& progress)
{
    return fill(engine, checkpoint, checkpoint.shape(), type, options, progress, {});
}

Result<void> fillUpTo(DecoderEngine& engine, const HfCheckpoint& checkpoint, DType type,
                      const DecoderEngineOptions& options, const LlmProgress& progress,
                      const std::vector<LlmLayer>& quantized)
{
    DecoderShape shape = checkpoint.shape();
    shape.layers = std::min(shape.layers, static_cast<std::int64_t>(quantized.size()) + 1);
    shape.tiedHead = true; // nothing reads its logits
    return fill(engine, checkpoint, shape, type, options, progress, quantized);
}

Result<std::vector<LlmLayerInputs>> captureLayers(DecoderEngine& engine, const DecoderShape& shape,
                                                  const LlmCalibration& calibration, LlmMethod method,
                                                  std::int64_t first, std::int64_t end, const LlmProgress& progress)
{
    const auto length =
        static_cast<std::size_t>(std::max<std::int64_t>(1, calibration.window - (calibration.begin ? 1 : 0)));
    if (calibration.tokens.size() < 64)
        return Error{ErrorCode::Usage,
                     Message::tr("The calibration text has %1 tokens; AWQ and GPTQ require at least 64.")
                         .arg(calibration.tokens.size()),
                     Message::tr("Use a longer text.")};
    std::vector<LlmLayerInputs> layers;
    try {
        layers = emptyInputs(shape, method, first, end);
        const std::size_t windows = (calibration.tokens.size() + length - 1) / length;
        const auto total = static_cast<std::int64_t>(calibration.tokens.size() + (calibration.begin ? windows : 0));
        const std::int64_t every = std::max<std::int64_t>(1, (total + calibration.keptRows - 1) / calibration.keptRows);
        const auto take = [&](const MatrixPlace& place, std::int64_t rows, std::int64_t in, const float* values) {
            LlmInputs& inputs = layers[static_cast<std::size_t>(place.layer - first)].of(place);
            const std::int64_t seen = std::exchange(inputs.rows, inputs.rows + rows);
            if (inputs.hessian) return inputs.hessian->add({values, static_cast<std::size_t>(rows * in)});
            for (std::int64_t r = 0; r < rows; ++r)
                if ((seen + r) % every == 0)
                    inputs.kept.insert(inputs.kept.end(), values + r * in, values + (r + 1) * in);
        };
        if (auto done = engine.captureInputs(first, end, take); !done) return done.error();
        for (std::size_t w = 0; w < windows; ++w) {
            if (progress.stopped()) return stoppedError();
            progress.report(end - first > 1 ? Message::tr("Calibrating layer %1 to %2").arg(first + 1, end)
                                            : Message::tr("Calibrating layer %1").arg(first + 1),
                            static_cast<double>(w) / static_cast<double>(windows));
            const auto window = windowAt(calibration, w * length, length);
            if (auto done = engine.rewind(0, 0); !done) return done.error();
            if (auto done = engine.prefill(0, window, LogitsWanted::None, {}); !done) return done.error();
        }
        if (auto done = engine.captureInputs(0, 0, {}); !done) return done.error();
        if (auto done = engine.rewind(0, 0); !done) return done.error();
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::Memory, Message::tr("Not enough memory for the layer inputs during calibration."),
                     Message::tr("Use a shorter calibration text.")};
    }
    return layers;
}

std::int64_t captureBytes(const DecoderShape& shape, const LlmCalibration& calibration, LlmMethod method)
{
    std::int64_t most = 0;
    for (std::int64_t layer = 0; layer < shape.layers; ++layer) {
        std::int64_t bytes = 0;
        for (const MatrixPlace& place : capturedPlaces(shape, layer)) {
            const std::int64_t columns = matrixSize(shape, place.role).second;
            const bool shares = place.role == DecoderMatrix::ExpertDown; // the rows, with other experts
            const std::int64_t rows = shares ? calibration.keptRows * shape.mixture.perToken / shape.mixture.experts + 1
                                             : calibration.keptRows;
            bytes += method == LlmMethod::Gptq ? columns * columns * 8 : rows * columns * 4;
        }
        most = std::max(most, bytes);
    }
    return most;
}

} // namespace qs
