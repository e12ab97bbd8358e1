// SPDX-License-Identifier: GPL-3.0-or-later
// A layer of a model with parts that Llama's kernels do not have: the products are the same, what lies between them is
// cuda/decoder/parts.cu's. The residual stream is complete after a layer, and the norm in front of the next is made.
#include "gpu/cuda/decoder/engine.cuh"

namespace qs::cuda {

namespace {

float throughType(Type type, float value)
{
    return type == Type::F16    ? __half2float(__float2half_rn(value))
           : type == Type::BF16 ? __bfloat162float(__float2bfloat16_rn(value))
                                : value;
}

} // namespace

/// Of what a product begins with: the norm's result, or the residual stream where there is no norm.
DecoderProducts::Input DecoderGpu::inputOfParts() const
{
    return {m_shape.preNorms ? m_normed.data() : m_residual.data(), pitchOf(m_shape.hidden)};
}

/// `pending` with its norm to the residual stream, then the norm `next`, where those are there.
void DecoderGpu::addParts(const Produced& pending, const float* postWeight, const float* weight, const float* bias,
                          int firstRow, int rows)
{
    ResidualNorm task;
    task.stream = m_residual.data();
    task.streamPitch = task.outPitch = pitchOf(m_shape.hidden);
    task.added = pending;
    task.postWeight = postWeight;
    task.scale = static_cast<float>(m_shape.residualScale);
    task.weight = weight;
    task.bias = bias;
    task.kind = m_shape.norm;
    task.epsilon = static_cast<float>(m_shape.rmsEpsilon);
    task.out = m_normed.data();
    task.columns = static_cast<int>(m_shape.hidden);
    task.firstRow = firstRow;
    addAndNormalizeParts(m_device.type, task, rows, m_stream);
}

/// Queries and keys of a step normalized where the model does so: they lie in m_turned then, where they are turned.
void DecoderGpu::normHeads(std::int64_t l, const Step& step, Produced (&qkv)[3])
{
    const Layer& layer = m_layers[static_cast<std::size_t>(l)];
    HeadNorms task;
    task.q = qkv[0];
    task.k = qkv[1];
    task.queryWeight = vectorOf(layer, DecoderVector::QueryNorm);
    task.keyWeight = vectorOf(layer, DecoderVector::KeyNorm);
    if (!task.queryWeight) return;
    task.kind = m_shape.norm;
    task.isWhole = m_shape.headNorm == HeadNorm::Whole;
    task.epsilon = static_cast<float>(m_shape.rmsEpsilon);
    task.heads = static_cast<int>(m_shape.heads);
    task.kvHeads = static_cast<int>(m_shape.kvHeads);
    task.size = static_cast<int>(m_shape.headSize);
    task.out = m_turned.data();
    task.pitch = pitchOf(m_shape.queryRows() + 2 * m_shape.kvRows());
    normalizeHeads(m_device.type, task, step.places.rows, m_stream);
    qkv[0] = qkv[1] = Produced{};
    qkv[0].data = m_turned.data();
    qkv[1].data = m_turned.data() + m_shape.queryRows() * bytesOf(m_device.type);
    qkv[0].pitch = qkv[1].pitch = task.pitch;
}

void DecoderGpu::turnParts(std::int64_t l, const Step& step, const Produced (&qkv)[3])
{
    PartTurn turn;
    static_cast<NewVectors&>(turn) = newVectors(l, step, qkv);
    turn.turned = m_turned.data();
    turn.pitch = pitchOf(m_shape.queryRows() + 2 * m_shape.kvRows());
    turn.keepsAll = step.isPrefill();
    turn.rotated = m_shape.kind(l).rope < 0 ? 0 : static_cast<int>(m_shape.rotatedSize());
    turn.interleaved = m_shape.interleavedRope;
    turnAndKeepParts(m_device.type, turn, m_stream);
}

/// The MLP's products; what is to be added to the residual stream.
Produced DecoderGpu::mlpOfParts(std::int64_t l, const Step& step)
{
    const Layer& layer = m_layers[static_cast<std::size_t>(l)];
    const int rows = step.places.rows, columns = static_cast<int>(m_shape.intermediate);
    const DecoderProducts::Input hidden = inputOfParts(), gated{m_gated.data(), pitchOf(m_shape.intermediate)};
    if (step.isPrefill()) tell(mlpInput(m_shape), l, hidden, rows);
    Produced both[2];
    multiplyParts(layer, mlpRoles(), hidden, rows, m_gateUp.data(), both);
    activateRows(m_device.type, m_shape.activation, both[0], both[1], rows, columns, m_gated.data(), gated.pitch,
                 m_stream);
    if (step.isPrefill()) tell(DecoderMatrix::Down, l, gated, rows);
    const DecoderMatrix down = DecoderMatrix::Down;
    Produced pending;
    multiplyParts(layer, {&down, 1}, gated, rows, m_result.data(), &pending);
    return pending;
}

void DecoderGpu::runLayerOfParts(std::int64_t l, const Step& step)
{
    const Layer& layer = m_layers[static_cast<std::size_t>(l)];
    const int rows = step.places.rows;
    const auto norm = [&](const Layer& of, DecoderVector role) { return vectorOf(of, role); };
    if (l == 0)
        addParts({}, nullptr, norm(layer, DecoderVector::AttentionNorm), norm(layer, DecoderVector::AttentionNormBias),
                 0, rows);
    if (step.isPrefill()) tell(DecoderMatrix::Query, l, inputOfParts(), rows);
    Produced qkv[3], pending;
    multiplyParts(layer, kQkv, inputOfParts(), rows, m_qkv.data(), qkv);
    normHeads(l, step, qkv);
    turnParts(l, step, qkv);
    attention(l, step);
    const DecoderProducts::Input mixed{m_mixed.data(), pitchOf(m_shape.queryRows())};
    if (step.isPrefill()) tell(DecoderMatrix::Output, l, mixed, rows);
    const DecoderMatrix output = DecoderMatrix::Output;
    multiplyParts(layer, {&output, 1}, mixed, rows, m_result.data(), &pending);
    // What runs side by side has the attention's norm, which stays.
    addParts(pending, norm(layer, DecoderVector::AttentionPostNorm), norm(layer, DecoderVector::MlpNorm),
             norm(layer, DecoderVector::MlpNormBias), 0, rows);
    pending = mlpOfParts(l, step);
    const bool isLast = l + 1 == m_shape.layers;
    const Layer& next = m_layers[static_cast<std::size_t>(isLast ? l : l + 1)];
    addParts(pending, norm(layer, DecoderVector::MlpPostNorm),
             isLast ? nullptr : norm(next, DecoderVector::AttentionNorm),
             isLast ? nullptr : norm(next, DecoderVector::AttentionNormBias), 0, rows);
}

void DecoderGpu::scaleEmbeddings(const Step& step)
{
    const float factor = throughType(m_device.type, static_cast<float>(m_shape.embeddingScale));
    if (factor != 1.0f)
        scaleRows(m_device.type, m_residual.data(), step.places.rows, m_shape.hidden, pitchOf(m_shape.hidden), factor,
                  m_stream);
}

void DecoderGpu::logitsOfParts(int firstRow, int rows)
{
    addParts({}, nullptr, vectorOf(m_outside, DecoderVector::FinalNorm),
             vectorOf(m_outside, DecoderVector::FinalNormBias), firstRow, rows);
    auto* const logits = reinterpret_cast<float*>(m_logits.data());
    const Produced raw = m_products.run(storageOf(m_outside, headRole()), {m_normed.data(), pitchOf(m_shape.hidden)},
                                        rows, m_logits.data(), true, false, m_stream);
    if (raw.kind != RawKind::F32 || raw.rowScales)
        finishToFloats(m_device.type, raw, rows, static_cast<int>(m_shape.vocabulary), logits, m_stream);
    if (m_shape.logitScale != 1 || m_shape.logitSoftCap > 0)
        finishLogits(logits, rows * m_shape.vocabulary, static_cast<float>(m_shape.logitScale),
                     static_cast<float>(m_shape.logitSoftCap), m_stream);
}

} // namespace qs::cuda
