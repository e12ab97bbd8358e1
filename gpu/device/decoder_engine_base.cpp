// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/device/decoder_engine_base.h"

#include <algorithm>

namespace qs {

Error DecoderEngineBase::outOfOrder(const Message& what)
{
    return {ErrorCode::Internal, Message::tr("The engine was requested to %1 at the wrong time.").arg(what), ""};
}

Error DecoderEngineBase::interruptedError() { return stoppedError(); }

Error DecoderEngineBase::tooLong(std::int64_t wanted, std::int64_t context)
{
    return {ErrorCode::Usage,
            Message::tr("A sequence of %1 tokens exceeds the context of %2.")
                .arg(formatCount(wanted), formatCount(context)),
            Message::tr("Use a shorter prompt, generate fewer tokens, or use a longer context.")};
}

Error DecoderEngineBase::noRoom(bool onGpu, Bytes needed, Bytes weights, Bytes cache, Bytes work, Bytes free)
{
    Message what = onGpu ? Message::tr("The model requires %1 of GPU memory (%2 for weights, %3 for the KV cache, %4 "
                                       "of workspace); %5 is available.")
                         : Message::tr("The model requires %1 of memory (%2 for weights, %3 for the KV cache, %4 of "
                                       "workspace); %5 is available.");
    return {ErrorCode::Memory,
            std::move(what).arg(formatBytes(needed), formatBytes(weights), formatBytes(cache), formatBytes(work),
                                formatBytes(free)),
            Message::tr("Use a smaller batch or context, a configuration with fewer bits, or a smaller model.")};
}

Result<void> DecoderEngineBase::checkOptions(const DecoderShape& shape, std::span<const float> frequencies,
                                             const DecoderEngineOptions& o)
{
    const bool types = o.activations == DType::F32 || o.activations == DType::F16 || o.activations == DType::BF16;
    const std::int64_t turning = shape.rotatedSize();
    const bool ropes = shape.ropeTables >= 1 && shape.ropeTables <= kMostRopeTables && turning > 1 &&
                       turning % 2 == 0 && turning <= shape.headSize &&
                       static_cast<std::int64_t>(frequencies.size()) * 2 == shape.ropeTables * turning;
    const bool sizes = shape.vocabulary > 0 && shape.hidden > 0 && shape.layers > 0 && shape.layers <= kMostLayers &&
                       shape.heads > 0 && shape.kvHeads > 0 && shape.headSize > 1 && shape.headSize % 2 == 0 &&
                       shape.headSize <= 1024 && shape.heads % shape.kvHeads == 0 && shape.intermediate > 0;
    if (!types || !sizes || !ropes)
        return Error{ErrorCode::Internal, Message::tr("The shape passed to the engine is inconsistent."), ""};
    if (o.sequences < 1 || o.sequences > 4096 || o.prefillRows < 1)
        return Error{ErrorCode::Usage, Message::tr("A batch of %1 sequences is not supported.").arg(o.sequences),
                     Message::tr("Use 1 to 4,096.")};
    if (o.context < 1 || o.context > shape.context)
        return Error{ErrorCode::Usage,
                     Message::tr("A context of %1 tokens was requested; the model supports %2.")
                         .arg(formatCount(o.context), formatCount(shape.context)),
                     Message::tr("Use a shorter prompt and fewer tokens to generate.")};
    return {};
}

Result<void> DecoderEngineBase::checkPlace(const MatrixPlace& place, const EngineMatrix& matrix) const
{
    const auto [role, layer, expert] = place;
    const auto [out, in] = matrixSize(m_shape, role);
    if (layer < 0 || layer >= (perLayer(role) ? m_shape.layers : 1) || matrix.out != out || matrix.in != in)
        return Error{ErrorCode::Internal,
                     Message::tr("A matrix of %1 × %2 was passed for layer %3; expected %4 × %5.")
                         .arg(matrix.out, matrix.in, layer, out, in),
                     ""};
    const std::vector<bool>& given = m_given[static_cast<std::size_t>(layer)].matrices[static_cast<std::size_t>(role)];
    if (expert < 0 || expert >= static_cast<std::int64_t>(given.size()) ||
        (role == DecoderMatrix::Embedding && matrix.form != WeightForm::Dense))
        return Error{ErrorCode::Internal,
                     Message::tr("An embedding must be dense, and a tied model must not have a separate head."), ""};
    if (given[static_cast<std::size_t>(expert)])
        return Error{ErrorCode::Internal, Message::tr("A matrix of the model was passed twice."), ""};
    return checkEngineMatrix(matrix);
}

Result<void> DecoderEngineBase::checkPlace(DecoderVector role, std::int64_t layer, std::span<const float> values) const
{
    const std::int64_t size = vectorSize(m_shape, role);
    if (layer < 0 || layer >= (perLayer(role) ? m_shape.layers : 1) ||
        static_cast<std::int64_t>(values.size()) != size || !hasVector(m_shape, role, layer))
        return Error{ErrorCode::Internal,
                     Message::tr("A vector of %1 numbers was passed; expected %2.").arg(values.size(), size), ""};
    if (m_given[static_cast<std::size_t>(layer)].vectors[static_cast<std::size_t>(role)])
        return Error{ErrorCode::Internal, Message::tr("A vector of the model was passed twice."), ""};
    return {};
}

void DecoderEngineBase::expectAll(const DecoderShape& shape)
{
    m_given.assign(static_cast<std::size_t>(shape.layers), {});
    for (std::size_t layer = 0; layer < m_given.size(); ++layer)
        for (int r = 0; r < kDecoderMatrices; ++r) {
            const auto role = static_cast<DecoderMatrix>(r);
            m_given[layer].matrices[static_cast<std::size_t>(r)].assign(
                static_cast<std::size_t>(matrixCount(shape, role, static_cast<std::int64_t>(layer))), false);
        }
}

Result<void> DecoderEngineBase::checkComplete() const
{
    const auto missing = [](Message what, int role, std::size_t layer) {
        return Error{ErrorCode::Internal, std::move(what).arg(role, layer), ""};
    };
    for (std::size_t l = 0; l < m_given.size(); ++l) {
        for (int r = 0; r < kDecoderMatrices; ++r) {
            const std::vector<bool>& given = m_given[l].matrices[static_cast<std::size_t>(r)];
            if (std::ranges::find(given, false) != given.end())
                return missing(Message::tr("The model is incomplete: matrix %1 of layer %2 is missing."), r, l);
        }
        for (int v = 0; v < kDecoderVectors; ++v) {
            const auto role = static_cast<DecoderVector>(v);
            if (hasVector(m_shape, role, static_cast<std::int64_t>(l)) &&
                !m_given[l].vectors[static_cast<std::size_t>(v)])
                return missing(Message::tr("The model is incomplete: vector %1 of layer %2 is missing."), v, l);
        }
    }
    return {};
}

Result<void> DecoderEngineBase::checkTokens(std::span<const std::int32_t> tokens) const
{
    if (m_state != State::Ready) return outOfOrder(Message::tr("compute"));
    for (const std::int32_t token : tokens)
        if (token < 0 || token >= m_shape.vocabulary)
            return Error{ErrorCode::Usage,
                         Message::tr("Token %1 is outside the model's vocabulary of %2 tokens.")
                             .arg(token, formatCount(m_shape.vocabulary)),
                         Message::tr("The tokenizer belongs to a different model. Use the tokenizer of this model.")};
    return {};
}

Result<void> DecoderEngineBase::rewind(std::int64_t sequence, std::int64_t length)
{
    if (m_state != State::Ready || !hasSequence(sequence) || length < 0 ||
        length > m_lengths[static_cast<std::size_t>(sequence)])
        return outOfOrder(Message::tr("rewind"));
    m_lengths[static_cast<std::size_t>(sequence)] = length;
    return {};
}

std::int64_t DecoderEngineBase::length(std::int64_t sequence) const
{
    return hasSequence(sequence) ? m_lengths[static_cast<std::size_t>(sequence)] : 0;
}

Result<void> DecoderEngineBase::copySequence(std::int64_t from, std::int64_t to)
{
    if (m_state != State::Ready || !hasSequence(from) || !hasSequence(to))
        return outOfOrder(Message::tr("copy a sequence"));
    if (from != to)
        if (auto done = copyCache(from, to); !done) return done;
    m_lengths[static_cast<std::size_t>(to)] = m_lengths[static_cast<std::size_t>(from)];
    return {};
}

} // namespace qs
