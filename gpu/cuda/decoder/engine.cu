// SPDX-License-Identifier: GPL-3.0-or-later
// The decoder engine on a GPU: memory and weights. Its steps are in cuda/decoder/step.cu.
#include "gpu/cuda/decoder/engine.cuh"

#include <algorithm>
#include <numeric>

namespace qs::cuda {

namespace {

constexpr std::int64_t kMaxLogitRows = 64;

DecoderDevice deviceOf(int index)
{
    check(cudaSetDevice(index), Message::mark("selecting the device"));
    const auto attribute = [&](cudaDeviceAttr which) {
        int value = 0;
        check(cudaDeviceGetAttribute(&value, which, index), Message::mark("reading device properties"));
        return value;
    };
    DecoderDevice device;
    device.index = index;
    device.major = attribute(cudaDevAttrComputeCapabilityMajor);
    device.minor = attribute(cudaDevAttrComputeCapabilityMinor);
    device.multiprocessors = attribute(cudaDevAttrMultiProcessorCount);
    if (device.major < 8)
        throw Failure::make(
            QsCudaDeviceError, Message::mark("Run language models on the CPU."),
            Message::mark("Language models require a GPU with compute capability 8.0 or later; this GPU has %1.%2."),
            device.major, device.minor);
    device.sharedBytes = attribute(cudaDevAttrMaxSharedMemoryPerBlockOptin) - 1024; // the kernels' own variables
    return device;
}

CacheKind kindOf(KvFormat format)
{
    switch (format) {
    case KvFormat::F32:
        return CacheKind::F32;
    case KvFormat::F16:
        return CacheKind::F16;
    case KvFormat::BF16:
        return CacheKind::BF16;
    case KvFormat::E4M3:
        return CacheKind::E4M3;
    case KvFormat::Int8:
        return CacheKind::Int8;
    }
    return CacheKind::F32;
}

std::int64_t rowsFor(const DecoderEngineOptions& o)
{
    return std::max(o.sequences, std::min(o.prefillRows, o.context));
}
std::int64_t paddedHead(std::int64_t size) { return roundUp(size, 8); }
std::int64_t widest(const DecoderShape& s) { return std::max({s.hidden, s.queryRows(), s.intermediate}); }

std::int64_t cacheVectors(const DecoderShape& s, const DecoderEngineOptions& o)
{
    return s.layers * o.sequences * s.kvHeads * o.context;
}

/// Tables of angles; layers that do not turn have one of their own.
int angleTables(const DecoderShape& s)
{
    bool turns = true;
    for (std::int64_t l = 0; l < s.layers; ++l)
        turns = turns && s.kind(l).rope >= 0;
    return s.ropeTables + (turns ? 0 : 1);
}

} // namespace

DecoderGpu::DecoderGpu(int device) : m_device(deviceOf(device))
{
    m_stream = makeStream();
    (void)decoderKernelsWait();
}

DecoderGpu::~DecoderGpu()
{
    cudaSetDevice(m_device.index);
    cudaStreamSynchronize(m_stream);
}

void DecoderGpu::dropGraphs()
{
    check(cudaStreamSynchronize(m_stream), Message::mark("running the model"));
    m_graphs.clear();
}

/// Blocks that share a row's tokens: enough that each multiprocessor has two.
int DecoderGpu::splitsFor(int rows) const
{
    const std::int64_t others = rows * m_shape.kvHeads, wanted = (2 * m_device.multiprocessors + others - 1) / others;
    return static_cast<int>(std::clamp<std::int64_t>(wanted, 1, std::max<std::int64_t>(1, m_options.context / 64)));
}

std::int64_t DecoderGpu::partialFloats() const
{
    std::int64_t most = 0;
    for (int rows = 1; rows <= m_rows; ++rows)
        most = std::max(most, attentionPartialFloats(rows, static_cast<int>(m_shape.heads), m_padded, splitsFor(rows)));
    return most;
}

DecoderGpu::Needs DecoderGpu::needs(const DecoderShape& s, const DecoderEngineOptions& o) const
{
    const std::int64_t rows = rowsFor(o), each = static_cast<std::int64_t>(sizeOf(o.activations)),
                       vectors = cacheVectors(s, o);
    Needs n;
    n.cache = vectors * 2 * paddedHead(s.headSize) * cacheElementBytes(kindOf(o.kv)) +
              (o.kv == KvFormat::Int8 ? vectors * 8 : 0);
    const std::int64_t logitRows = std::max(o.sequences, std::min(rows, kMaxLogitRows));
    n.workspace = angleTables(s) * o.context * s.rotatedSize() * 4 +
                  rows * each *
                      (2 * pitchOf(s.hidden) + pitchOf(s.queryRows()) + pitchOf(s.queryRows() + 2 * s.kvRows()) +
                       pitchOf(s.intermediate)) +
                  blockScaleRows(rows) * 4 * (s.queryRows() + 2 * s.kvRows() + 2 * s.intermediate + s.hidden) +
                  logitRows * s.vocabulary * 4 +
                  DecoderProducts::workspaceBytes(typeOf(o.activations), rows, widest(s)) +
                  (std::int64_t{96} << 20); // panels, partial sums
    return n;
}

void DecoderGpu::begin(const DecoderShape& shape, const float* frequencies, const DecoderEngineOptions& options)
{
    dropGraphs();
    m_hopper.clear();
    m_layers.clear();
    m_outside = {};
    m_capture = {};
    m_peak = 0;
    m_shape = shape;
    m_hasParts = !isPlain(shape);
    m_angleTables = angleTables(shape);
    m_options = options;
    m_device.type = typeOf(options.activations);
    m_rows = rowsFor(options);
    m_logitRows = std::max(options.sequences, std::min(m_rows, kMaxLogitRows));
    m_cacheKind = kindOf(options.kv);
    m_padded = static_cast<int>(paddedHead(shape.headSize));
    m_layers.resize(static_cast<std::size_t>(shape.layers));
    m_products.begin(m_device, m_rows, widest(shape));
    allocate(frequencies);
    notePeak();
}

void DecoderGpu::allocate(const float* frequencies)
{
    const auto room = [this](DeviceMemory& memory, std::int64_t bytes) {
        memory = DeviceMemory();
        memory = DeviceMemory(bytes + 256); // vectors of 16 bytes behind the last element
        check(cudaMemsetAsync(memory.data(), 0, static_cast<std::size_t>(bytes + 256), m_stream),
              Message::mark("clearing buffers"));
    };
    for (DeviceMemory* old : {&m_cache, &m_cacheScales, &m_cosines, &m_sines, &m_residual, &m_normed, &m_turned,
                              &m_mixed, &m_gated, &m_qkv, &m_gateUp, &m_result, &m_logits, &m_partials, &m_counters})
        *old = DeviceMemory();
    const DecoderShape& s = m_shape;
    const std::int64_t each = bytesOf(m_device.type), vectors = cacheVectors(s, m_options),
                       qkv = s.queryRows() + 2 * s.kvRows(), half = s.rotatedSize() / 2,
                       resultRows = blockScaleRows(m_rows);
    room(m_cache, vectors * 2 * m_padded * cacheElementBytes(m_cacheKind));
    room(m_cacheScales, m_cacheKind == CacheKind::Int8 ? vectors * 8 : 0);
    room(m_cosines, m_angleTables * m_options.context * half * 4);
    room(m_sines, m_angleTables * m_options.context * half * 4);
    room(m_residual, m_rows * pitchOf(s.hidden) * each);
    room(m_normed, m_rows * pitchOf(s.hidden) * each);
    room(m_turned, m_rows * pitchOf(qkv) * each);
    room(m_mixed, m_rows * pitchOf(s.queryRows()) * each);
    room(m_gated, m_rows * pitchOf(s.intermediate) * each);
    room(m_qkv, resultRows * qkv * 4);
    room(m_gateUp, resultRows * 2 * s.intermediate * 4);
    room(m_result, resultRows * s.hidden * 4);
    room(m_logits, m_logitRows * s.vocabulary * 4);
    room(m_partials, partialFloats() * 4);
    room(m_counters, m_rows * s.heads * 4);
    for (DeviceMemory* rows : {&m_tokens, &m_sequences, &m_positions})
        room(*rows, m_rows * 4);
    for (DeviceMemory* rows : {&m_stepTokens, &m_stepPositions, &m_identity, &m_steps})
        room(*rows, m_options.sequences * 4);
    room(m_chosen, m_options.sequences * kKeptSteps * 4);
    std::vector<std::int32_t> identity(static_cast<std::size_t>(m_options.sequences));
    std::iota(identity.begin(), identity.end(), 0);
    check(cudaMemcpyAsync(m_identity.data(), identity.data(), identity.size() * 4, cudaMemcpyHostToDevice, m_stream),
          Message::mark("sending tables"));
    makeTables(frequencies);
}

/// Cosines and sines of each table, position and pair.
void DecoderGpu::makeTables(const float* frequencies)
{
    const std::int64_t half = m_shape.rotatedSize() / 2, each = m_options.context * half;
    std::vector<float> all(static_cast<std::size_t>(m_angleTables * half)); // zeros where a layer does not turn
    std::copy_n(frequencies, m_shape.ropeTables * half, all.begin());
    const DeviceMemory turns(m_angleTables * half * 4);
    check(cudaMemcpyAsync(turns.data(), all.data(), all.size() * 4, cudaMemcpyHostToDevice, m_stream),
          Message::mark("sending tables"));
    for (int table = 0; table < m_angleTables; ++table) {
        auto* const cosines = reinterpret_cast<float*>(m_cosines.data()) + table * each;
        auto* const sines = reinterpret_cast<float*>(m_sines.data()) + table * each;
        makeAngles(reinterpret_cast<const float*>(turns.data()) + table * half, static_cast<int>(half),
                   m_options.context, cosines, sines, m_stream);
        if (table >= m_shape.ropeTables) continue;
        const auto factor = static_cast<float>(m_shape.ropes[static_cast<std::size_t>(table)].scaling.attentionFactor);
        if (factor == 1.0f) continue;
        scaleRows(Type::F32, cosines, 1, each, each, factor, m_stream);
        scaleRows(Type::F32, sines, 1, each, each, factor, m_stream);
    }
    check(cudaStreamSynchronize(m_stream), Message::mark("sending tables"));
}

CacheView DecoderGpu::cacheOf(std::int64_t layer) const
{
    const std::int64_t vectors = cacheVectors(m_shape, m_options), own = vectors / m_shape.layers,
                       bytes = m_padded * cacheElementBytes(m_cacheKind);
    CacheView c;
    c.kind = m_cacheKind;
    c.keys = m_cache.data() + layer * own * bytes;
    c.values = c.keys + vectors * bytes;
    c.keyScales = reinterpret_cast<float*>(m_cacheScales.data()) + layer * own;
    c.valueScales = c.keyScales + vectors;
    c.context = m_options.context;
    c.heads = static_cast<int>(m_shape.kvHeads);
    c.size = static_cast<int>(m_shape.headSize);
    c.padded = m_padded;
    return c;
}

/// Matrices of a layer that are kept in one storage.
std::span<const DecoderMatrix> DecoderGpu::togetherWith(const DecoderMatrix& role) const
{
    if (role == DecoderMatrix::Query || role == DecoderMatrix::Key || role == DecoderMatrix::Value) return kQkv;
    if (m_shape.gatedMlp && (role == DecoderMatrix::Gate || role == DecoderMatrix::Up)) return kGateUp;
    return {&role, 1};
}

void DecoderGpu::put(Layer& layer, DecoderMatrix role, const EngineMatrix& matrix,
                     std::span<const DecoderMatrix> together)
{
    std::int64_t all = 0, before = 0;
    int shared = -1;
    for (const DecoderMatrix other : together) {
        if (other == role) before = all;
        all += matrixSize(m_shape, other).first;
        const int storage = layer.parts[static_cast<std::size_t>(other)].storage;
        if (other != role && storage >= 0 &&
            layer.storages[static_cast<std::size_t>(storage)]->coded.n > matrixSize(m_shape, other).first)
            shared = storage;
    }
    Part& part = layer.parts[static_cast<std::size_t>(role)];
    const bool first = shared < 0;
    if (first || !layer.storages[static_cast<std::size_t>(shared)]->takes(matrix)) {
        // The first of those that belong together makes room for all; one of another format stays alone.
        const std::int64_t rows = first ? all : matrix.out;
        layer.storages.push_back(std::make_unique<DecoderStorage>(
            m_device, matrix, rows, role != DecoderMatrix::Embedding && role != DecoderMatrix::Head,
            first && !m_hasParts && together.size() == std::size(kGateUp), m_stream));
        part = {static_cast<int>(layer.storages.size()) - 1, first ? before : 0};
    } else {
        part = {shared, before};
    }
    layer.storages[static_cast<std::size_t>(part.storage)]->put(m_device, matrix, part.firstRow, m_staging, m_stream);
}

void DecoderGpu::putMatrix(DecoderMatrix role, std::int64_t layer, const EngineMatrix& matrix)
{
    std::span<const DecoderMatrix> together = togetherWith(role);
    const auto cutsBlocks = [this](DecoderMatrix other) { return matrixSize(m_shape, other).first % kScaleBlock != 0; };
    if (matrix.form == WeightForm::E4M3Block && std::ranges::any_of(together, cutsBlocks)) together = {&role, 1};
    put(perLayer(role) ? m_layers[static_cast<std::size_t>(layer)] : m_outside, role, matrix, together);
    notePeak();
}

void DecoderGpu::putVector(DecoderVector role, std::int64_t layer, std::span<const float> values)
{
    Layer& to = perLayer(role) ? m_layers[static_cast<std::size_t>(layer)] : m_outside;
    const auto bytes = static_cast<std::int64_t>(values.size_bytes());
    const auto send = [&](std::uint8_t* place) {
        check(cudaMemcpy(place, values.data(), values.size_bytes(), cudaMemcpyHostToDevice),
              Message::mark("sending weights"));
    };
    if (role == DecoderVector::GateBias ||
        role == DecoderVector::UpBias) { // side by side, as the fused kernel takes them
        if (to.gateUpBias.bytes() == 0) to.gateUpBias = DeviceMemory(2 * bytes);
        return send(to.gateUpBias.data() + (role == DecoderVector::UpBias ? bytes : 0));
    }
    DeviceMemory& memory = to.vectors[static_cast<std::size_t>(role)];
    memory = DeviceMemory(bytes);
    send(memory.data());
}

/// Matrices of a layer that differ in format are multiplied apart, which takes more room for their results.
void DecoderGpu::makeRoomForParts()
{
    const auto grow = [&](DeviceMemory& memory, std::span<const DecoderMatrix> roles) {
        std::int64_t most = 0;
        for (const Layer& layer : m_layers) {
            std::vector<int> counted;
            std::int64_t columns = 0;
            for (const DecoderMatrix role : roles) {
                const int storage = layer.parts[static_cast<std::size_t>(role)].storage;
                if (std::find(counted.begin(), counted.end(), storage) != counted.end()) continue;
                counted.push_back(storage);
                columns += layer.storages[static_cast<std::size_t>(storage)]->coded.n;
            }
            most = std::max(most, blockScaleRows(m_rows) * columns * 4);
        }
        if (most <= memory.bytes()) return;
        memory = DeviceMemory();
        memory = DeviceMemory(most + 256);
    };
    grow(m_qkv, kQkv);
    grow(m_gateUp, mlpRoles());
}

void DecoderGpu::finish()
{
    m_staging = DeviceMemory();
    makeRoomForParts();
    for (const Layer& layer : m_layers)
        for (const auto& storage : layer.storages)
            m_products.makeRoom(*storage);
    for (const auto& storage : m_outside.storages)
        m_products.makeRoom(*storage);
    notePeak();
    (void)graphFor(1, false);
    check(cudaStreamSynchronize(m_stream), Message::mark("preparing the model"));
    notePeak();
}

const DecoderStorage& DecoderGpu::storageOf(const Layer& layer, DecoderMatrix role) const
{
    return *layer.storages[static_cast<std::size_t>(layer.parts[static_cast<std::size_t>(role)].storage)];
}

const float* DecoderGpu::vectorOf(const Layer& layer, DecoderVector role) const
{
    const std::int64_t half = layer.gateUpBias.bytes() / 2;
    if (role == DecoderVector::GateBias || role == DecoderVector::UpBias)
        return half == 0 ? nullptr
                         : reinterpret_cast<const float*>(layer.gateUpBias.data() +
                                                          (role == DecoderVector::UpBias ? half : 0));
    const DeviceMemory& memory = layer.vectors[static_cast<std::size_t>(role)];
    return memory.bytes() == 0 ? nullptr : reinterpret_cast<const float*>(memory.data());
}

std::int64_t DecoderGpu::residentBytes() const
{
    const auto of = [](const Layer& layer) {
        std::int64_t bytes = layer.gateUpBias.bytes();
        for (const auto& storage : layer.storages)
            bytes += storage->bytes();
        for (const DeviceMemory& vector : layer.vectors)
            bytes += vector.bytes();
        return bytes;
    };
    std::int64_t bytes = of(m_outside);
    for (const Layer& layer : m_layers)
        bytes += of(layer);
    return bytes;
}

std::int64_t DecoderGpu::workspaceBytes() const
{
    std::int64_t bytes = m_products.workspaceBytes();
    for (const DeviceMemory* memory :
         {&m_cosines,   &m_sines,     &m_residual,   &m_normed,        &m_turned,   &m_mixed,    &m_gated,
          &m_qkv,       &m_gateUp,    &m_result,     &m_logits,        &m_partials, &m_counters, &m_tokens,
          &m_sequences, &m_positions, &m_stepTokens, &m_stepPositions, &m_identity, &m_steps,    &m_chosen})
        bytes += memory->bytes();
    return bytes;
}

void DecoderGpu::notePeak()
{
    m_peak = std::max(m_peak, residentBytes() + cacheBytes() + workspaceBytes() + m_staging.bytes());
}

void DecoderGpu::copySequence(std::int64_t from, std::int64_t to)
{
    const std::int64_t each = m_shape.kvHeads * m_options.context;
    const auto copy = [&](std::uint8_t* all, std::int64_t bytes) { // of a vector, for keys and values of a layer
        check(cudaMemcpyAsync(all + to * each * bytes, all + from * each * bytes,
                              static_cast<std::size_t>(each * bytes), cudaMemcpyDeviceToDevice, m_stream),
              Message::mark("copying a sequence"));
    };
    for (std::int64_t l = 0; l < m_shape.layers; ++l) {
        const CacheView c = cacheOf(l);
        copy(c.keys, m_padded * cacheElementBytes(m_cacheKind));
        copy(c.values, m_padded * cacheElementBytes(m_cacheKind));
        if (m_cacheKind != CacheKind::Int8) continue;
        copy(reinterpret_cast<std::uint8_t*>(c.keyScales), 4);
        copy(reinterpret_cast<std::uint8_t*>(c.valueScales), 4);
    }
    check(cudaStreamSynchronize(m_stream), Message::mark("copying a sequence"));
}

void DecoderGpu::captureInputs(std::int64_t firstLayer, std::int64_t endLayer, Capture capture)
{
    m_capture = std::move(capture);
    m_captureFirst = firstLayer;
    m_captureEnd = endLayer;
}

std::string DecoderGpu::arithmetic(const EngineMatrix& matrix, DType activations, bool& simulated)
{
    DecoderDevice device = m_device;
    device.type = typeOf(activations);
    return m_products.arithmetic(device, matrix, simulated);
}

} // namespace qs::cuda
