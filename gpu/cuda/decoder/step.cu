// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the decoder engine: a layer is norm, query/key/value, rotation with the cache, attention, output, norm,
// gate/up, gating (in the product's kernel where that takes it), down. Residual additions wait for the norm behind
// them, which does both. What writes the input of a product of INT8 or FP8 codes quantizes it, where codes are all that
// the product needs. (Norms of 16-bit inputs in the products' kernels, as sums of squares behind one and factors before
// the next, were slower: the kernel of a norm runs while the next product's weights come, and takes 2.3 to 2.9 µs of a
// step of 16 or 32 rows on an H200, less than what the products took longer.) A few rows whose products chain
// (cuda/decoder/chain.cuh) take two kernels a layer: attention, and everything from the output projection to the next
// layer's query, key and value. Norms, residual additions and the quantization of activations are part of the products.
#include "gpu/cuda/decoder/engine.cuh"

#include <algorithm>
#include <cstring>

namespace qs::cuda {

namespace {

template <class T> T* as(const DeviceMemory& memory) { return reinterpret_cast<T*>(memory.data()); }

/// Events in a row, with the times between them.
class Events
{
public:
    explicit Events(std::size_t count) : m_all(count)
    {
        for (Event& event : m_all)
            event = makeEvent();
    }
    void record(std::size_t i, cudaStream_t stream) const
    {
        check(cudaEventRecord(m_all[i], stream), Message::mark("timing a step"));
    }
    float microseconds(std::size_t i) const { return microsecondsBetween(m_all[i], m_all[i + 1]); }

private:
    std::vector<Event> m_all;
};

float floatOf(const std::uint8_t* from, Type type)
{
    if (type == Type::F32) {
        float value = 0;
        std::memcpy(&value, from, 4);
        return value;
    }
    std::uint16_t bits = 0;
    std::memcpy(&bits, from, 2);
    return type == Type::F16 ? __half2float(__ushort_as_half(bits)) : __bfloat162float(__ushort_as_bfloat16(bits));
}

} // namespace

/// The residual stream takes `pending` in, and its norm goes to m_normed, or its codes to where the product of `roles`
/// wants them.
DecoderProducts::Input DecoderGpu::normed(const Step& step, const Produced& pending, const float* weight,
                                          const Prepare& codes)
{
    AddNorm task;
    task.stream = m_residual.data();
    task.streamPitch = task.outPitch = pitchOf(m_shape.hidden);
    task.added = pending;
    task.weight = weight;
    task.epsilon = static_cast<float>(m_shape.rmsEpsilon);
    task.out = m_normed.data();
    task.columns = static_cast<int>(m_shape.hidden);
    task.quantized = codes;
    const bool hasCodes = codes.codes != RowCodes::None;
    task.codesAlone = hasCodes && !m_capture;
    addAndNormalize(m_device.type, task, step.places.rows, m_stream);
    return {m_normed.data(), pitchOf(m_shape.hidden), hasCodes};
}

/// Whether products with one input are one.
bool DecoderGpu::isOne(const Layer& layer, std::span<const DecoderMatrix> roles) const
{
    return std::ranges::all_of(
        roles, [&](DecoderMatrix r) { return &storageOf(layer, r) == &storageOf(layer, roles.front()); });
}

/// How the input of products is quantized by what writes it.
Prepare DecoderGpu::codesFor(const Layer& layer, std::span<const DecoderMatrix> roles, int rows)
{
    return isOne(layer, roles) ? m_products.codesFor(storageOf(layer, roles.front()), rows) : Prepare{};
}

/// The products of roles with one input: of those that share a storage once.
void DecoderGpu::multiplyParts(const Layer& layer, std::span<const DecoderMatrix> roles,
                               const DecoderProducts::Input& input, int rows, std::uint8_t* out, Produced* produced)
{
    const bool several = std::any_of(roles.begin(), roles.end(), [&](DecoderMatrix r) {
        return layer.parts[static_cast<std::size_t>(r)].storage !=
               layer.parts[static_cast<std::size_t>(roles.front())].storage;
    });
    std::int64_t used = 0; // columns of `out` that have been written, four bytes each
    for (std::size_t i = 0; i < roles.size(); ++i) {
        const Part& part = layer.parts[static_cast<std::size_t>(roles[i])];
        const DecoderStorage& storage = *layer.storages[static_cast<std::size_t>(part.storage)];
        const auto earlier =
            std::find_if(roles.begin(), roles.begin() + static_cast<std::ptrdiff_t>(i), [&](DecoderMatrix r) {
                return layer.parts[static_cast<std::size_t>(r)].storage == part.storage;
            });
        if (earlier != roles.begin() + static_cast<std::ptrdiff_t>(i)) {
            produced[i] = produced[earlier - roles.begin()];
            const std::int64_t moved = part.firstRow - layer.parts[static_cast<std::size_t>(*earlier)].firstRow;
            const std::int64_t each = produced[i].kind == RawKind::Same ? bytesOf(m_device.type) : 4;
            produced[i].data = static_cast<const std::uint8_t*>(produced[i].data) + moved * each;
            if (produced[i].columnScales) produced[i].columnScales += moved;
            continue;
        }
        produced[i] = m_products.run(storage, input, rows, out + used * rows * 4, false, several, m_stream);
        used += storage.coded.n;
        const std::int64_t each = produced[i].kind == RawKind::Same ? bytesOf(m_device.type) : 4;
        produced[i].data = static_cast<const std::uint8_t*>(produced[i].data) + part.firstRow * each;
        if (produced[i].columnScales) produced[i].columnScales += part.firstRow;
    }
    for (std::size_t i = 0; i < roles.size(); ++i)
        produced[i].bias = biasFor(layer, roles[i]);
}

const float* DecoderGpu::biasFor(const Layer& layer, DecoderMatrix role) const
{
    for (int v = 0; v < kDecoderVectors; ++v)
        if (biasOf(static_cast<DecoderVector>(v)) == role) return vectorOf(layer, static_cast<DecoderVector>(v));
    return nullptr;
}

void DecoderGpu::attention(std::int64_t l, const Step& step)
{
    const std::int64_t pitch = pitchOf(m_shape.queryRows() + 2 * m_shape.kvRows());
    DecoderAttention task;
    task.cache = cacheOf(l);
    task.places = step.places;
    task.q = m_turned.data();
    task.qPitch = pitch;
    task.out = m_mixed.data();
    task.outPitch = pitchOf(m_shape.queryRows());
    task.heads = static_cast<int>(m_shape.heads);
    task.window = static_cast<int>(m_shape.kind(l).window);
    task.scale = static_cast<float>(m_shape.attentionScale);
    task.softCap = static_cast<float>(m_shape.attentionSoftCap);
    task.splits = splitsFor(step.places.rows);
    task.partials = as<float>(m_partials);
    task.counters = as<unsigned>(m_counters);
    const int rows = step.places.rows;
    if (!step.isPrefill() || rows < 16 || !canAttendTogether(m_device.type, task.cache, m_device.major))
        return attendRows(m_device.type, task, m_stream);
    const bool sameType = (m_device.type == Type::F16 && m_cacheKind == CacheKind::F16) ||
                          (m_device.type == Type::BF16 && m_cacheKind == CacheKind::BF16);
    const bool hopper = HopperAttention::isBuilt() && m_device.major == 9 && m_device.minor == 0 && sameType &&
                        task.scale == 0 && task.softCap == 0 && step.position == 0 && rows >= 128 &&
                        (m_shape.headSize == 64 || m_shape.headSize == 128) &&
                        (task.window <= 0 || task.window >= rows);
    if (!hopper) return attendTogether(m_device.type, task, step.sequence, step.position, m_stream);
    if (m_hopper.size() > 32) m_hopper.clear();
    auto& kernel = m_hopper[rows];
    if (!kernel) {
        AttentionShape shape;
        shape.type = m_device.type;
        shape.heads = shape.headsPerBatch = static_cast<int>(m_shape.heads);
        shape.tokens = rows;
        shape.headDim = static_cast<int>(m_shape.headSize);
        shape.causal = true;
        shape.inputPitch = pitch;
        shape.outputPitch = task.outPitch;
        shape.sharedBy = static_cast<int>(m_shape.heads / m_shape.kvHeads);
        kernel = std::make_unique<HopperAttention>(shape, m_device.multiprocessors, m_stream);
    }
    const std::uint8_t* q = m_turned.data();
    kernel->launch({q, q + m_shape.queryRows() * 2, q + (m_shape.queryRows() + m_shape.kvRows()) * 2, m_mixed.data()},
                   m_stream);
}

/// The input of a product as calibration wants it: after the multiplier.
void DecoderGpu::tell(DecoderMatrix role, std::int64_t l, const DecoderProducts::Input& input, int rows)
{
    if (!m_capture || l < m_captureFirst || l >= m_captureEnd) return;
    const DecoderStorage& storage = storageOf(m_layers[static_cast<std::size_t>(l)], role);
    const std::int64_t in = storage.coded.k, each = bytesOf(m_device.type);
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(rows * input.pitch * each));
    check(cudaMemcpyAsync(bytes.data(), input.x, bytes.size(), cudaMemcpyDeviceToHost, m_stream),
          Message::mark("fetching the inputs of a layer"));
    check(cudaStreamSynchronize(m_stream), Message::mark("fetching the inputs of a layer"));
    std::vector<float> values(static_cast<std::size_t>(rows * in));
    for (std::int64_t r = 0; r < rows; ++r)
        for (std::int64_t i = 0; i < in; ++i) {
            const float factor =
                storage.hostMultiplier.empty() ? 1.0f : storage.hostMultiplier[static_cast<std::size_t>(i)];
            values[static_cast<std::size_t>(r * in + i)] =
                floatOf(bytes.data() + (r * input.pitch + i) * each, m_device.type) * factor;
        }
    m_capture(role, l, rows, in, values.data());
}

/// The table of a layer in all cosines or sines; that of layers that do not turn is the last.
const float* DecoderGpu::anglesOf(const DeviceMemory& all, std::int64_t l) const
{
    const std::int32_t rope = m_shape.kind(l).rope, table = rope < 0 ? m_shape.ropeTables : rope;
    return as<float>(all) + table * m_options.context * m_shape.rotatedSize() / 2;
}

NewVectors DecoderGpu::newVectors(std::int64_t l, const Step& step, const Produced (&qkv)[3])
{
    return {qkv[0],
            qkv[1],
            qkv[2],
            step.places,
            anglesOf(m_cosines, l),
            anglesOf(m_sines, l),
            cacheOf(l),
            static_cast<int>(m_shape.heads)};
}

void DecoderGpu::turnAndAttend(std::int64_t l, const Step& step, const Produced (&qkv)[3])
{
    Turn turn{newVectors(l, step, qkv)};
    turn.turned = m_turned.data();
    turn.pitch = pitchOf(m_shape.queryRows() + 2 * m_shape.kvRows());
    turn.keepsAll = step.isPrefill();
    turnAndKeep(m_device.type, turn, m_stream);
    attention(l, step);
}

/// All of it in one kernel.
void DecoderGpu::attendStep(std::int64_t l, const Step& step, const Produced (&qkv)[3])
{
    DecodeAttention task{newVectors(l, step, qkv)};
    task.out = m_mixed.data();
    task.outPitch = pitchOf(m_shape.queryRows());
    task.window = static_cast<int>(m_shape.kind(l).window);
    task.isLong = step.isLong && (task.window == 0 || task.window >= kLongContext);
    qs::cuda::attendStep(m_device.type, task, m_device.multiprocessors, m_stream);
}

/// Whether a decode step's layer goes through runLayerChained().
bool DecoderGpu::isChained(const Layer& layer, const Step& step) const
{
    if (step.isPrefill() || m_hasParts) return false;
    const DecoderStorage& gate = storageOf(layer, DecoderMatrix::Gate);
    return isOne(layer, kQkv) && isOne(layer, kGateUp) && (!gate.packed || gate.size.paired) &&
           std::ranges::all_of(kRowRoles,
                               [&](DecoderMatrix r) {
                                   const bool normalizes = r == DecoderMatrix::Query || r == DecoderMatrix::Gate;
                                   return m_products.takesRows(storageOf(layer, r), step.places.rows, normalizes);
                               }) &&
           canAttendStep(cacheOf(0));
}

/// A layer of a few rows: the residual stream is complete before and after it.
void DecoderGpu::runLayerChained(std::int64_t l, const Step& step)
{
    const Layer& layer = m_layers[static_cast<std::size_t>(l)];
    const auto product = [&](DecoderMatrix role, const DeviceMemory& x, const float* norm, const float* bias, bool adds,
                             const DeviceMemory& out, std::int64_t outPitch) {
        const DecoderStorage& storage = storageOf(layer, role);
        ChainProduct p;
        p.x = x.data();
        p.xPitch = static_cast<int>(pitchOf(storage.coded.k));
        p.outPitch = static_cast<int>(outPitch);
        p.norm = norm;
        p.epsilon = static_cast<float>(m_shape.rmsEpsilon);
        p.bias = bias;
        p.residual = adds ? m_residual.data() : nullptr;
        p.out = out.data();
        p.paired = role == DecoderMatrix::Gate;
        m_products.runRows(storage, p, step.places.rows, m_stream);
    };
    product(DecoderMatrix::Query, m_residual, vectorOf(layer, DecoderVector::AttentionNorm), nullptr, false, m_qkv,
            storageOf(layer, DecoderMatrix::Query).coded.n);
    Produced qkv[3];
    for (int i = 0; i < 3; ++i) {
        const Part& part = layer.parts[static_cast<std::size_t>(kQkv[i])];
        qkv[i].data = m_qkv.data() + part.firstRow * bytesOf(m_device.type);
        qkv[i].pitch = storageOf(layer, kQkv[i]).coded.n;
        qkv[i].bias = biasFor(layer, kQkv[i]);
    }
    m_products.flushRows(m_stream);
    normHeads(l, step, qkv);
    attendStep(l, step, qkv);
    const std::int64_t hiddenPitch = pitchOf(m_shape.hidden);
    product(DecoderMatrix::Output, m_mixed, nullptr, biasFor(layer, DecoderMatrix::Output), true, m_residual,
            hiddenPitch);
    product(DecoderMatrix::Gate, m_residual, vectorOf(layer, DecoderVector::MlpNorm),
            vectorOf(layer, DecoderVector::GateBias), false, m_gated, pitchOf(m_shape.intermediate));
    product(DecoderMatrix::Down, m_gated, nullptr, biasFor(layer, DecoderMatrix::Down), true, m_residual, hiddenPitch);
}

void DecoderGpu::runLayer(std::int64_t l, const Step& step, Produced& pending)
{
    const Layer& layer = m_layers[static_cast<std::size_t>(l)];
    const int rows = step.places.rows;
    DecoderProducts::Input hidden =
        normed(step, pending, vectorOf(layer, DecoderVector::AttentionNorm), codesFor(layer, kQkv, rows));
    if (step.isPrefill()) tell(DecoderMatrix::Query, l, hidden, rows);
    Produced qkv[3];
    multiplyParts(layer, kQkv, hidden, rows, m_qkv.data(), qkv);
    normHeads(l, step, qkv);
    if (!step.isPrefill() && canAttendStep(cacheOf(l)))
        attendStep(l, step, qkv);
    else
        turnAndAttend(l, step, qkv);
    const DecoderProducts::Input mixed{m_mixed.data(), pitchOf(m_shape.queryRows())};
    if (step.isPrefill()) tell(DecoderMatrix::Output, l, mixed, rows);
    const DecoderMatrix output = DecoderMatrix::Output, down = DecoderMatrix::Down;
    multiplyParts(layer, {&output, 1}, mixed, rows, m_result.data(), &pending);
    hidden = normed(step, pending, vectorOf(layer, DecoderVector::MlpNorm), codesFor(layer, kGateUp, rows));
    if (step.isPrefill()) tell(DecoderMatrix::Gate, l, hidden, rows);
    const DecoderStorage& gateStorage = storageOf(layer, DecoderMatrix::Gate);
    DecoderProducts::Input gated{m_gated.data(), pitchOf(m_shape.intermediate)};
    if (!isOne(layer, kGateUp) ||
        !m_products.runGated(gateStorage, hidden, rows, vectorOf(layer, DecoderVector::GateBias), m_gated.data(),
                             gated.pitch, m_stream)) {
        Produced both[2];
        multiplyParts(layer, kGateUp, hidden, rows, m_gateUp.data(), both);
        const Prepare codes = codesFor(layer, {&down, 1}, rows);
        gated.isPrepared = codes.codes != RowCodes::None;
        gate(m_device.type,
             {both[0], both[1], m_gated.data(), gated.pitch, static_cast<int>(m_shape.intermediate), codes,
              gated.isPrepared && !m_capture},
             rows, m_stream);
    }
    if (step.isPrefill()) tell(DecoderMatrix::Down, l, gated, rows);
    multiplyParts(layer, {&down, 1}, gated, rows, m_result.data(), &pending);
}

/// Everything up to the last norm; what is still to be added to the residual stream.
Produced DecoderGpu::layers(const Step& step)
{
    lookUp(m_device.type, storageOf(m_outside, DecoderMatrix::Embedding).coded, step.tokens, step.places.rows,
           m_residual.data(), pitchOf(m_shape.hidden), m_stream);
    Produced pending;
    if (m_hasParts) {
        scaleEmbeddings(step);
        for (std::int64_t l = 0; l < m_shape.layers; ++l)
            runLayerOfParts(l, step);
        return pending;
    }
    for (std::int64_t l = 0; l < m_shape.layers; ++l) {
        if (isChained(m_layers[static_cast<std::size_t>(l)], step)) {
            if (pending.data) normed(step, pending, nullptr, {});
            pending = {};
            runLayerChained(l, step);
        } else {
            m_products.flushRows(m_stream);
            runLayer(l, step, pending);
        }
    }
    return pending;
}

/// Of rows of the last step, to the beginning of m_logits. Each row once: the residual stream takes `pending` in.
void DecoderGpu::logitsOf(const Produced& pending, int firstRow, int rows)
{
    if (m_hasParts) return logitsOfParts(firstRow, rows);
    const DecoderStorage& head = storageOf(m_outside, headRole());
    if (firstRow == 0 && !pending.data && !head.packed && m_products.takesRows(head, rows, true)) {
        ChainProduct p;
        p.x = m_residual.data();
        p.xPitch = static_cast<int>(pitchOf(m_shape.hidden));
        p.outPitch = static_cast<int>(m_shape.vocabulary);
        p.norm = vectorOf(m_outside, DecoderVector::FinalNorm);
        p.epsilon = static_cast<float>(m_shape.rmsEpsilon);
        p.out = m_logits.data();
        p.floats = true;
        m_products.runRows(head, p, rows, m_stream);
        return m_products.flushRows(m_stream);
    }
    m_products.flushRows(m_stream);
    AddNorm task;
    task.stream = m_residual.data();
    task.streamPitch = task.outPitch = pitchOf(m_shape.hidden);
    task.added = pending;
    task.weight = vectorOf(m_outside, DecoderVector::FinalNorm);
    task.epsilon = static_cast<float>(m_shape.rmsEpsilon);
    task.out = m_normed.data();
    task.columns = static_cast<int>(m_shape.hidden);
    task.firstRow = firstRow;
    addAndNormalize(m_device.type, task, rows, m_stream);
    const Produced raw =
        m_products.run(head, {m_normed.data(), pitchOf(m_shape.hidden)}, rows, m_logits.data(), true, false, m_stream);
    if (raw.kind != RawKind::F32 || raw.rowScales)
        finishToFloats(m_device.type, raw, rows, static_cast<int>(m_shape.vocabulary), as<float>(m_logits), m_stream);
}

void DecoderGpu::prefill(std::int64_t sequence, std::int64_t position, std::span<const std::int32_t> tokens,
                         LogitsWanted wanted, float* logits)
{
    const auto rows = static_cast<int>(tokens.size());
    if (rows == kMaxPackedRows) tune(rows, false); // long prompts come in parts of so many tokens
    std::vector<std::int32_t> sequences(tokens.size(), static_cast<std::int32_t>(sequence)), positions(tokens.size());
    for (std::size_t i = 0; i < positions.size(); ++i)
        positions[i] = static_cast<std::int32_t>(position) + static_cast<std::int32_t>(i);
    const auto send = [&](const DeviceMemory& to, const std::int32_t* from) {
        check(cudaMemcpyAsync(to.data(), from, tokens.size_bytes(), cudaMemcpyHostToDevice, m_stream),
              Message::mark("sending tokens"));
    };
    send(m_tokens, tokens.data());
    send(m_sequences, sequences.data());
    send(m_positions, positions.data());
    Step step;
    step.places = {as<int>(m_sequences), as<int>(m_positions), rows};
    step.tokens = as<int>(m_tokens);
    step.sequence = sequence;
    step.position = position;
    const Produced pending = layers(step);
    const auto fetch = [&](int first, int count, float* to) {
        logitsOf(pending, first, count);
        check(cudaMemcpyAsync(to, m_logits.data(), static_cast<std::size_t>(count * m_shape.vocabulary) * 4,
                              cudaMemcpyDeviceToHost, m_stream),
              Message::mark("fetching logits"));
    };
    if (wanted == LogitsWanted::Last) fetch(rows - 1, 1, logits);
    for (int first = 0; wanted == LogitsWanted::All && first < rows; first += static_cast<int>(m_logitRows))
        fetch(first, std::min(static_cast<int>(m_logitRows), rows - first), logits + first * m_shape.vocabulary);
    check(cudaStreamSynchronize(m_stream), Message::mark("computing a prompt"));
}

cudaGraphExec_t DecoderGpu::graphFor(int rows, bool isLong)
{
    const std::pair key{rows, isLong};
    if (const auto found = m_graphs.find(key); found != m_graphs.end()) return found->second;
    tune(rows, true); // before anything is recorded: it allocates
    Step step;
    step.places = {as<int>(m_identity), as<int>(m_stepPositions), rows};
    step.tokens = as<int>(m_stepTokens);
    step.isLong = isLong;
    // Relaxed: kernels are loaded when they are first queued.
    GraphExec recorded = recordGraph(m_stream, cudaStreamCaptureModeRelaxed, [&] {
        const Produced pending = layers(step);
        logitsOf(pending, 0, rows);
        chooseGreedily(as<float>(m_logits), m_shape.vocabulary, rows, as<int>(m_stepTokens), as<int>(m_stepPositions),
                       as<int>(m_steps), as<int>(m_chosen), kKeptSteps, m_stream);
    });
    check(cudaGraphUpload(recorded, m_stream), Message::mark("uploading a graph"));
    const cudaGraphExec_t made = recorded;
    m_graphs[key] = std::move(recorded);
    notePeak();
    return made;
}

/// Most tokens that a position sees in any layer.
std::int64_t DecoderGpu::mostSeen() const
{
    std::int64_t most = 0;
    for (std::int64_t l = 0; l < m_shape.layers; ++l) {
        const std::int64_t window = m_shape.kind(l).window;
        most = std::max(most, window > 0 ? window : m_options.context);
    }
    return most;
}

/// The graph of each of some steps. How many blocks share the tokens is fixed when a step is recorded, while lengths
/// change with each step: there is a graph for short and one for long contexts, recorded when the first such step
/// comes, and the length tells which runs. (The capacity would be the wrong measure: conversations start short whatever
/// room they have.)
std::vector<cudaGraphExec_t> DecoderGpu::graphsFor(std::span<const std::int32_t> positions, std::int64_t steps)
{
    const std::int64_t longest = *std::max_element(positions.begin(), positions.end()), seen = mostSeen();
    std::vector<cudaGraphExec_t> graphs(static_cast<std::size_t>(steps));
    for (std::int64_t i = 0; i < steps; ++i)
        graphs[static_cast<std::size_t>(i)] =
            graphFor(static_cast<int>(positions.size()), std::min(longest + i, seen) >= kLongContext);
    return graphs;
}

void DecoderGpu::sendStep(std::span<const std::int32_t> tokens, const std::int32_t* positions)
{
    check(cudaMemcpyAsync(m_stepTokens.data(), tokens.data(), tokens.size_bytes(), cudaMemcpyHostToDevice, m_stream),
          Message::mark("sending tokens"));
    check(cudaMemcpyAsync(m_stepPositions.data(), positions, tokens.size_bytes(), cudaMemcpyHostToDevice, m_stream),
          Message::mark("sending tokens"));
    check(cudaMemsetAsync(m_steps.data(), 0, tokens.size_bytes(), m_stream), Message::mark("sending tokens"));
}

/// Blocks of chained products wait for each other and have to be on the device together: steps of two engines must not
/// be queued at a time.
std::mutex& DecoderGpu::turn() const
{
    static std::array<std::mutex, 64> turns; // a device each
    return turns[static_cast<std::size_t>(m_device.index) % turns.size()];
}

void DecoderGpu::decode(std::span<const std::int32_t> tokens, const std::int32_t* positions, float* logits)
{
    const cudaGraphExec_t graph = graphsFor({positions, tokens.size()}, 1).front();
    const std::lock_guard only(turn());
    sendStep(tokens, positions);
    check(cudaGraphLaunch(graph, m_stream), Message::mark("decoding"));
    if (logits)
        check(cudaMemcpyAsync(logits, m_logits.data(), tokens.size() * static_cast<std::size_t>(m_shape.vocabulary) * 4,
                              cudaMemcpyDeviceToHost, m_stream),
              Message::mark("fetching logits"));
    check(cudaStreamSynchronize(m_stream), Message::mark("decoding"));
}

void DecoderGpu::decodeGreedy(std::span<const std::int32_t> tokens, const std::int32_t* positions, std::int64_t steps,
                              std::int32_t* chosen, float* microseconds)
{
    if (steps < 1 || steps > kKeptSteps)
        throw Failure::make(QsCudaInternal, "", Message::mark("%1 steps were requested at a time."), steps);
    const auto count = static_cast<std::size_t>(steps);
    const std::vector<cudaGraphExec_t> graphs = graphsFor({positions, tokens.size()}, steps);
    const Events events(microseconds ? count + 1 : 0);
    const std::lock_guard only(turn());
    sendStep(tokens, positions);
    if (microseconds) events.record(0, m_stream);
    for (std::size_t i = 0; i < count; ++i) {
        check(cudaGraphLaunch(graphs[i], m_stream), Message::mark("decoding"));
        if (microseconds) events.record(i + 1, m_stream);
    }
    check(cudaMemcpyAsync(chosen, m_chosen.data(), count * tokens.size_bytes(), cudaMemcpyDeviceToHost, m_stream),
          Message::mark("fetching tokens"));
    check(cudaStreamSynchronize(m_stream), Message::mark("decoding"));
    for (std::size_t i = 0; microseconds && i < count; ++i)
        microseconds[i] = events.microseconds(i);
}

} // namespace qs::cuda
