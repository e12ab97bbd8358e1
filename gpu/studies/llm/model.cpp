// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/model.h"

#include "gpu/core/host_system.h"
#include "gpu/core/seconds_since.h"
#include "gpu/core/units.h"
#include "gpu/models/decoder/config.h"
#include "gpu/studies/llm/ledger.h"
#include "gpu/studies/llm/quantizer.h"
#include "gpu/studies/study_events.h"

#include <algorithm>
#include <chrono>
#include <new>
#include <utility>

namespace qs {

namespace {

using Clock = std::chrono::steady_clock;

Error brokenWeights(const Message& tensor)
{
    return {ErrorCode::BadInput, Message::tr("The weights are not finite (NaN or infinity) in %1.").arg(tensor),
            Message::tr("Download or save the model again.")};
}

/// One model on its way into an engine.
class Builder
{
public:
    Builder(DecoderEngine& engine, const HfCheckpoint& checkpoint, const LlmConfiguration& configuration,
            const LlmBuildOptions& options)
        : m_engine(engine), m_checkpoint(checkpoint), m_shape(checkpoint.shape()), m_configuration(configuration),
          m_options(options)
    {}

    Result<LlmBuilt> run()
    {
        if (m_configuration.stored && m_checkpoint.quantization().empty())
            return Error{ErrorCode::Usage, Message::tr("The checkpoint is not quantized."),
                         Message::tr("Choose a configuration that quantizes it, or the baseline.")};
        if (!m_options.saveTo.empty())
            if (auto fits = checkSavable(m_checkpoint, m_configuration); !fits) return fits.error();
        decideCache();
        noteGroups();
        noteSavedExperts();
        m_engine.setInterrupt(m_options.progress.interrupted);
        const auto done = fill();
        m_engine.setInterrupt({});
        if (!done) return done.error();
        if (auto same = m_checkpoint.unchanged(); !same) return same.error();
        m_built.weights = m_engine.memory().weights;
        m_built.linear = withSemicolons(m_linear);
        m_built.weightType = withSemicolons(m_weightTypes);
        m_built.askedActivations = withSemicolons(m_asked);
        m_built.activations = withSemicolons(m_ran);
        m_built.notes = Message::sentences(m_notes);
        return m_built;
    }

private:
    Result<void> fill()
    {
        if (m_configuration.needsCalibration())
            if (auto done = calibrate(); !done) return done;
        const bool stored = m_configuration.stored;
        const auto bytes = static_cast<std::uint64_t>(stored ? m_checkpoint.storedBytes()
                                                             : llmLedger(m_shape, m_configuration).total());
        DecoderEngineOptions engine = engineOptions(m_configuration.activations);
        engine.kv = m_built.kv;
        if (auto done = m_engine.begin(m_shape, rotaryFrequencies(m_shape, engine.context), engine, {bytes}); !done)
            return done;
        LlmSaver saver(m_checkpoint, m_configuration, m_options.saveTo, m_options.shardBytes);
        if (auto done = putModel(saver); !done) return done;
        for (std::int64_t layer = 0; layer < m_shape.layers; ++layer) {
            if (m_options.progress.stopped()) return stoppedError();
            report((m_configuration.quantizes() && m_calibrated.empty() ? Message::tr("Quantizing layer %1 of %2")
                                                                        : Message::tr("Loading layer %1 of %2"))
                       .arg(layer + 1, m_shape.layers),
                   layer, m_shape.layers, m_calibrated.empty() ? 0.0 : 0.9, 1.0);
            if (auto done = putLayer(layer, saver); !done) return done;
        }
        if (auto done = m_engine.finish(); !done) return done;
        return saver.write();
    }

    DecoderEngineOptions engineOptions(DType type) const
    {
        DecoderEngineOptions options;
        options.activations = type;
        options.kv = type == DType::F32 ? KvFormat::F32 : type == DType::BF16 ? KvFormat::BF16 : KvFormat::F16;
        options.sequences = m_options.sequences;
        options.context = m_options.context;
        options.prefillRows = m_options.prefillRows;
        return options;
    }

    void report(const Message& what, std::int64_t part, std::int64_t parts, double low, double high) const
    {
        m_options.progress.report(what, low + (high - low) * static_cast<double>(part) / static_cast<double>(parts));
    }

    /// Runs the model over the calibration text and quantizes all layers.
    Result<void> calibrate()
    {
        const auto start = Clock::now();
        if (!m_options.calibration)
            return Error{ErrorCode::Usage, Message::tr("%1 requires a calibration text.").arg(m_configuration.name),
                         Message::tr("Use a text that is similar to the future inputs of the model.")};
        noteFolding();
        LlmCalibration calibration = *m_options.calibration;
        calibration.window = std::min({calibration.window, m_options.context, m_shape.context});
        DecoderEngineOptions dense = engineOptions(m_configuration.activations);
        dense.sequences = 1;
        dense.context = calibration.window;
        auto done = m_configuration.method == LlmMethod::Gptq ? calibrateInOrder(calibration, dense)
                                                              : calibrateTogether(calibration, dense);
        if (m_unseenExperts > 0)
            addOnce(m_notes,
                    Message::tr("%n experts got no token of the calibration text; they were rounded without it.",
                                "%n expert got no token of the calibration text; it was rounded without it.",
                                m_unseenExperts));
        m_built.quantizeSeconds += secondsSince(start);
        return done;
    }

    /// GPTQ: the inputs of a layer are what the quantized layers before it make of the text.
    Result<void> calibrateInOrder(const LlmCalibration& calibration, const DecoderEngineOptions& dense)
    {
        const auto at = [&](double layer) { return 0.9 * layer / static_cast<double>(m_shape.layers); };
        for (std::int64_t layer = 0; layer < m_shape.layers; ++layer) {
            const auto here = static_cast<double>(layer);
            if (auto done = fillUpTo(m_engine, m_checkpoint, m_configuration.activations, dense,
                                     part(at(here), at(here + 0.1)), m_calibrated);
                !done)
                return noRoomToCalibrate(done.error());
            auto inputs = captureLayers(m_engine, m_shape, calibration, m_configuration.method, layer, layer + 1,
                                        part(at(here + 0.1), at(here + 0.4)));
            if (!inputs) return inputs.error();
            report(Message::tr("%1: layer %2 of %3").arg("GPTQ", layer + 1, m_shape.layers), 0, 1, at(here + 0.4),
                   at(here + 1));
            if (auto done = quantizeLayer(layer, inputs->front()); !done) return done;
        }
        return {};
    }

    /// AWQ: the inputs are those of the unquantized model, for as many layers at a time as there is room for.
    Result<void> calibrateTogether(const LlmCalibration& calibration, const DecoderEngineOptions& dense)
    {
        if (auto done = fillDense(m_engine, m_checkpoint, m_configuration.activations, dense, part(0.0, 0.1)); !done)
            return noRoomToCalibrate(done.error());
        const auto each = std::max<std::int64_t>(1, captureBytes(m_shape, calibration, m_configuration.method));
        const std::int64_t together = std::clamp<std::int64_t>(
            static_cast<std::int64_t>(host::availableMemory().value / 4) / each, 1, m_shape.layers);
        for (std::int64_t first = 0; first < m_shape.layers; first += together) {
            const std::int64_t end = std::min(m_shape.layers, first + together);
            const auto at = [&](double layer) { return 0.1 + 0.8 * layer / static_cast<double>(m_shape.layers); };
            const double middle = static_cast<double>(first) + 0.3 * static_cast<double>(end - first);
            auto inputs = captureLayers(m_engine, m_shape, calibration, m_configuration.method, first, end,
                                        part(at(static_cast<double>(first)), at(middle)));
            if (!inputs) return inputs.error();
            for (std::int64_t layer = first; layer < end; ++layer) {
                report(Message::tr("%1: layer %2 of %3").arg("AWQ", layer + 1, m_shape.layers), layer - first,
                       end - first, at(middle), at(static_cast<double>(end)));
                auto& here = (*inputs)[static_cast<std::size_t>(layer - first)];
                if (auto done = quantizeLayer(layer, here); !done) return done;
                here = {};
            }
        }
        return {};
    }

    Result<void> quantizeLayer(std::int64_t layer, const LlmLayerInputs& inputs)
    {
        if (m_options.progress.stopped()) return stoppedError();
        auto quantized = calibratedLayer(m_checkpoint, layer, m_configuration, inputs);
        if (!quantized) return quantized.error();
        m_unseenExperts += quantized->unseenExperts;
        m_calibrated.push_back(std::move(*quantized));
        return {};
    }

    Error noRoomToCalibrate(Error error) const
    {
        if (error.code == ErrorCode::Memory)
            error.hint = Message::tr("For calibration, %1 runs the unquantized model first. Choose a configuration "
                                     "without calibration.")
                             .arg(m_configuration.name);
        return error;
    }

    /// The progress of a part of the work.
    LlmProgress part(double low, double high) const
    {
        const LlmProgress& whole = m_options.progress;
        return {[&whole, low, high](const Message& what, double fraction) {
                    whole.report(what, low + (high - low) * fraction);
                },
                whole.interrupted};
    }

    Result<void> putMatrix(const MatrixPlace& place, const LlmMatrix& matrix, double quantizing, LlmSaver& saver)
    {
        const auto start = Clock::now();
        if (auto done = m_engine.putMatrix(place, matrix.view()); !done) return done;
        m_built.quantizeSeconds += quantizing;
        m_built.putSeconds += secondsSince(start);
        if (isQuantized(place.role)) {
            const EngineArithmetic arithmetic = m_engine.arithmetic(matrix.view(), m_configuration.activations);
            addOnce(m_linear, arithmetic.text);
            m_built.simulated = m_built.simulated || arithmetic.simulated;
        }
        return saver.add(place, matrix);
    }

    Result<void> putVector(DecoderVector role, std::int64_t layer, const std::vector<float>& values, LlmSaver& saver)
    {
        if (auto done = m_engine.putVector(role, layer, values); !done) return done;
        return saver.add(role, layer, values);
    }

    /// What is there once.
    Result<void> putModel(LlmSaver& saver)
    {
        for (const auto role : {DecoderMatrix::Embedding, DecoderMatrix::Head}) {
            if (!hasMatrix(m_shape, role)) continue;
            const auto start = Clock::now();
            const CheckpointMatrix stored = m_checkpoint.matrix({role});
            LlmMatrix matrix = denseMatrix(stored, m_configuration.activations, std::move(m_spare));
            if (auto done = putMatrix({role}, matrix, secondsSince(start), saver); !done) return done;
            m_spare = std::move(matrix);
        }
        for (const auto role : {DecoderVector::FinalNorm, DecoderVector::FinalNormBias}) {
            if (vectorSize(m_shape, role) == 0) continue;
            if (auto done = putVector(role, 0, m_checkpoint.vector(role, 0), saver); !done) return done;
        }
        return {};
    }

    LlmMatrix matrixOf(DecoderMatrix role, const CheckpointMatrix& stored)
    {
        if (m_configuration.stored) return storedMatrix(stored, m_configuration.activations);
        if (!m_configuration.quantizes() || !isQuantized(role))
            return denseMatrix(stored, m_configuration.activations, std::move(m_spare));
        return roundedMatrix(rowsOf(stored), m_configuration, std::move(m_spare));
    }

    Result<void> putMatrices(DecoderMatrix role, std::int64_t layer, LlmLayer* calibrated, LlmSaver& saver)
    {
        const bool isMade = calibrated && isQuantized(role);
        for (std::int64_t expert = 0; expert < matrixCount(m_shape, role, layer); ++expert) {
            const auto start = Clock::now();
            const MatrixPlace place{role, layer, expert};
            const CheckpointMatrix stored = m_checkpoint.matrix(place);
            LlmMatrix matrix =
                isMade
                    ? std::move(calibrated->matrices[static_cast<std::size_t>(role)][static_cast<std::size_t>(expert)])
                    : matrixOf(role, stored);
            if (matrix.notFinite > 0) return brokenWeights(notFiniteText(stored.name, matrix.notFinite));
            if (isQuantized(role)) describe(stored, matrix);
            if (auto done = putMatrix(place, matrix, secondsSince(start), saver); !done) return done;
            m_spare = std::move(matrix);
        }
        return {};
    }

    Result<void> putLayer(std::int64_t layer, LlmSaver& saver)
    {
        LlmLayer* calibrated = m_calibrated.empty() ? nullptr : &m_calibrated[static_cast<std::size_t>(layer)];
        for (int r = 0; r < kDecoderMatrices; ++r) {
            const auto role = static_cast<DecoderMatrix>(r);
            if (!perLayer(role)) continue;
            if (auto done = putMatrices(role, layer, calibrated, saver); !done) return done;
        }
        for (int r = 0; r < kDecoderVectors; ++r) {
            const auto role = static_cast<DecoderVector>(r);
            if (!perLayer(role) || !hasVector(m_shape, role, layer)) continue;
            const bool changed = calibrated && !calibrated->vectors[static_cast<std::size_t>(r)].empty();
            const auto values =
                changed ? calibrated->vectors[static_cast<std::size_t>(r)] : m_checkpoint.vector(role, layer);
            if (auto done = putVector(role, layer, values, saver); !done) return done;
        }
        return {};
    }

    /// What the layers are and what they are multiplied with; of a quantized checkpoint also what cannot be as it asks.
    void describe(const CheckpointMatrix& stored, const LlmMatrix& matrix)
    {
        const std::string type(dtypeLabel(m_configuration.activations));
        const bool isInt8 = matrix.form.form == WeightForm::Int8Channel;
        Message ran = matrix.form.quantizedActivations ? Message::tr("%1 per token").arg(isInt8 ? "INT8" : "FP8 E4M3")
                                                       : Message(type);
        if (matrix.form.quantizedActivations && matrix.form.form == WeightForm::E4M3Block)
            ran = Message::list({std::move(ran), Message::tr("groups of %1").arg(kScaleBlock)});
        addOnce(m_ran, ran);
        m_built.quantizedActivations = m_built.quantizedActivations || matrix.form.quantizedActivations;
        if (!m_configuration.stored) {
            addOnce(m_weightTypes, m_configuration.weightType());
            addOnce(m_asked, m_configuration.activationType());
            return;
        }
        const Message asked = stored.format.activations.text(), weights = stored.format.text();
        addOnce(m_weightTypes, weights);
        addOnce(m_asked, asked.empty() ? type : matrix.form.quantizedActivations ? ran : asked);
        if (!stored.dense() && matrix.form.form == WeightForm::Dense)
            addOnce(m_notes, Message::tr("Matrices in %1 were dequantized to %2.").arg(weights, type));
        if (!asked.empty() && !matrix.form.quantizedActivations)
            addOnce(m_notes, Message::tr("The checkpoint specifies activations in %1; %2 was used.").arg(asked, type));
        if (stored.format.outputs.quantized())
            addOnce(m_notes, Message::tr("The checkpoint specifies matrix product results in %1; %2 was used.")
                                 .arg(stored.format.outputs.text(), type));
    }

    /// A checkpoint may ask how its keys and values are kept.
    void decideCache()
    {
        m_built.kv = m_configuration.kv;
        const ValueFormat& asked = m_checkpoint.kvCache();
        if (!m_configuration.stored || !asked.quantized()) return;
        // With scales of 1 it makes no difference which values share one.
        const bool applies = asked.floats && asked.bits == 8 && !asked.dynamic && asked.symmetric &&
                             (asked.strategy == "tensor" || asked.strategy == "attn_head") &&
                             !m_checkpoint.scalesKvCache();
        if (applies)
            m_built.kv = KvFormat::E4M3;
        else
            addOnce(
                m_notes,
                (m_checkpoint.scalesKvCache()
                     ? Message::tr("The checkpoint specifies a KV cache in %1, with scales other than 1; %2 was used.")
                     : Message::tr("The checkpoint specifies a KV cache in %1; %2 was used."))
                    .arg(asked.text(), kvFormatLabel(m_built.kv)));
    }

    /// Where nothing in front of a product takes AWQ's factors.
    void noteFolding()
    {
        if (m_configuration.method != LlmMethod::Awq) return;
        if (!takesAwqFactors(m_shape))
            addOnce(m_notes,
                    Message::tr("AWQ: no norm takes the factors of the products that an attention or MLP begins "
                                "with, so these are clipped and rounded without them."));
        if (m_shape.mixture.experts > 0)
            addOnce(m_notes,
                    Message::tr("AWQ: experts take no factors from the norm in front of them, which the router "
                                "shares, so their first products are clipped and rounded without them."));
        if (!m_shape.gatedMlp)
            addOnce(m_notes, Message::tr("AWQ: an MLP without a gate does not take the factors of its second product, "
                                         "so it is clipped and rounded without them."));
    }

    /// A layout that one program reads and another does not.
    void noteSavedExperts()
    {
        if (m_options.saveTo.empty() || !m_checkpoint.config().names.stacksColumns || !m_configuration.quantizes())
            return;
        addOnce(m_notes,
                Message::tr("The experts were saved one by one, as llm-compressor does. Transformers 5.24 does "
                            "not load quantized experts of this architecture."));
    }

    /// Where the groups that a configuration is named after do not fit.
    void noteGroups()
    {
        if (!hasIntegerGroups(m_configuration.weights)) return;
        for (const std::int64_t in : quantizedWidths(m_shape)) {
            const std::int64_t group = m_configuration.groupSizeOf(in), asked = m_configuration.groupSize();
            if (group == asked) continue;
            const NumberText width = formatCount(in), wanted = formatCount(asked);
            addOnce(m_notes,
                    group == in
                        ? Message::tr("Rows of %1 weights are not a multiple of %2, so they have one scale per row.")
                              .arg(width, wanted)
                        : Message::tr("Rows of %1 weights are not a multiple of %2, so their group size is %3.")
                              .arg(width, wanted, formatCount(group)));
        }
    }

    DecoderEngine& m_engine;
    const HfCheckpoint& m_checkpoint;
    const DecoderShape& m_shape;
    const LlmConfiguration& m_configuration;
    const LlmBuildOptions& m_options;
    std::vector<LlmLayer> m_calibrated;
    std::int64_t m_unseenExperts = 0;
    LlmMatrix m_spare; ///< the memory of the matrix before
    LlmBuilt m_built;
    std::vector<Message> m_linear, m_weightTypes, m_asked, m_ran, m_notes; ///< of m_built
};

} // namespace

Error explainNotFinite(const HfCheckpoint& checkpoint, Error error)
{
    const Message tensor = checkpoint.findNotFinite();
    return tensor.empty() ? std::move(error) : brokenWeights(tensor);
}

Result<LlmBuilt> buildLlm(DecoderEngine& engine, const HfCheckpoint& checkpoint, const LlmConfiguration& configuration,
                          const LlmBuildOptions& options)
{
    try {
        return Builder(engine, checkpoint, configuration, options).run();
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::Memory, Message::tr("Out of memory while quantizing the weights."),
                     Message::tr("Close other programs, or use a smaller model.")};
    }
}

} // namespace qs
