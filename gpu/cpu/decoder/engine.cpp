// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/decoder/engine.h"

#include "gpu/core/host_system.h"
#include "gpu/cpu/common/device_info.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <new>

namespace qs {

namespace {

std::int64_t padded(std::int64_t n) { return (n + kPanelColumns - 1) / kPanelColumns * kPanelColumns; }

/// Inner width of the MLPs that every row takes.
std::int64_t innerWidth(const DecoderShape& s)
{
    return std::max(hasMatrix(s, DecoderMatrix::Down) ? s.intermediate : 0, s.mixture.sharedIntermediate);
}

/// The widest input of a product.
std::int64_t widest(const DecoderShape& s)
{
    return std::max({s.hidden, s.queryRows(), innerWidth(s), s.mixture.intermediate});
}

/// Most scales of a row of activations.
std::int64_t scalesOfRow(const DecoderShape& s) { return (widest(s) + kScaleBlock - 1) / kScaleBlock; }

std::int64_t rowsAtOnce(const DecoderEngineOptions& o)
{
    return std::max(o.sequences, std::min(o.prefillRows, o.context));
}

/// Rows of experts: each row once for every expert that it takes.
std::int64_t expertRowsAtOnce(const DecoderShape& s, const DecoderEngineOptions& o)
{
    return rowsAtOnce(o) * (s.mixture.experts > 0 ? std::max<std::int64_t>(1, s.mixture.perToken) : 0);
}

/// Rows of inputs that are prepared at once.
std::int64_t preparedRows(const DecoderShape& s, const DecoderEngineOptions& o)
{
    return std::max(rowsAtOnce(o), expertRowsAtOnce(s, o));
}

} // namespace

CpuDecoderEngine::CpuDecoderEngine(const CpuDecoderOptions& options)
    : m_kernels(kernelsFor(options.isa < 0 ? chosenIsa() : static_cast<CpuIsa>(options.isa))),
      m_loops(machineKernelsFor(m_kernels)), m_lab(labKernelsFor(m_kernels)), m_decoder(decoderKernelsFor(m_kernels)),
      m_dots(laidDotsFor(m_kernels, options.vnni)), m_pool(options.threads), m_availableMemory(options.availableMemory)
{}

Bytes CpuDecoderEngine::available() const
{
    return m_availableMemory.value ? m_availableMemory : host::availableMemory();
}

DeviceInfo CpuDecoderEngine::info() const
{
    DeviceInfo info = cpuDeviceInfo(m_kernels.name, m_pool.threads(), host::lastLevelCache());
    info.freeMemory = available();
    return info;
}

EngineArithmetic CpuDecoderEngine::arithmetic(const EngineMatrix& m, DType activations) const
{
    return PanelMatrix::arithmetic(m, activations, m_kernels.name, m_dots.name);
}

std::int64_t CpuDecoderEngine::workspaceBytes(const DecoderShape& s, const DecoderEngineOptions& o, int threads,
                                              const LaidDots& dots)
{
    const std::int64_t floats = 3 * padded(s.hidden) + 2 * padded(s.queryRows()) + 2 * padded(s.kvRows()) +
                                2 * padded(innerWidth(s)) + padded(s.mixture.experts),
                       ofExperts = padded(s.hidden) + 2 * padded(s.mixture.intermediate),
                       prepared = 4 * (padded(widest(s)) + scalesOfRow(s)) + padded(widest(s)) * dots.codeBytes;
    return 4 * (rowsAtOnce(o) * floats + expertRowsAtOnce(s, o) * ofExperts) + preparedRows(s, o) * prepared +
           threads * kPanelColumns * kPanelColumns * 4 + 4096;
}

void CpuDecoderEngine::makeWorkspace()
{
    std::int64_t rows = rowsAtOnce(m_options);
    m_workspace = PageBuffer(static_cast<std::uint64_t>(workspaceBytes(m_shape, m_options, m_pool.threads(), m_dots)));
    auto* next = reinterpret_cast<float*>(m_workspace.data());
    if (!next) return;
    const auto take = [&](Activations& part, std::int64_t width) {
        part = {next, padded(width)};
        next += rows * part.stride;
    };
    take(m_stream, m_shape.hidden);
    take(m_normed, m_shape.hidden);
    take(m_result, m_shape.hidden);
    take(m_query, m_shape.queryRows());
    take(m_mixed, m_shape.queryRows());
    take(m_key, m_shape.kvRows());
    take(m_value, m_shape.kvRows());
    take(m_gate, innerWidth(m_shape));
    take(m_up, innerWidth(m_shape));
    take(m_scores, m_shape.mixture.experts);
    rows = expertRowsAtOnce(m_shape, m_options);
    take(m_gathered, m_shape.hidden);
    take(m_expertGate, m_shape.mixture.intermediate);
    take(m_expertUp, m_shape.mixture.intermediate);
    m_choices.resize(static_cast<std::size_t>(rows));
    m_places.resize(static_cast<std::size_t>(rows));
    rows = preparedRows(m_shape, m_options);
    take(m_prepared, widest(m_shape));
    m_tiles = reinterpret_cast<std::uint8_t*>(next);
    next += m_pool.threads() * kPanelColumns * kPanelColumns;
    m_codes = reinterpret_cast<std::uint8_t*>(next);
    m_tokenScales = reinterpret_cast<float*>(m_codes + rows * padded(widest(m_shape)) * m_dots.codeBytes);
}

/// Cosines and sines of each table, position and pair.
void CpuDecoderEngine::makeAngles(std::span<const float> frequencies)
{
    const std::int64_t half = m_shape.rotatedSize() / 2, each = m_options.context * half;
    m_cosines.resize(static_cast<std::size_t>(m_shape.ropeTables * each));
    m_sines.resize(m_cosines.size());
    for (std::int64_t table = 0; table < m_shape.ropeTables; ++table) {
        const auto factor = static_cast<float>(m_shape.ropes[static_cast<std::size_t>(table)].scaling.attentionFactor);
        for (std::int64_t position = 0; position < m_options.context; ++position)
            for (std::int64_t i = 0; i < half; ++i) {
                const float angle =
                    static_cast<float>(position) * frequencies[static_cast<std::size_t>(table * half + i)];
                const auto at = static_cast<std::size_t>(table * each + position * half + i);
                m_cosines[at] = std::cos(angle) * factor;
                m_sines[at] = std::sin(angle) * factor;
            }
    }
}

Result<DecoderEngineNeeds> CpuDecoderEngine::needs(const DecoderShape& shape, const DecoderEngineOptions& options) const
{
    const std::int64_t angles = shape.ropeTables * options.context * shape.rotatedSize() / 2;
    return DecoderEngineNeeds{
        {static_cast<std::uint64_t>(DecoderCache::bytesNeeded(shape, options))},
        {static_cast<std::uint64_t>(DecoderAttention::bytesNeeded(shape, options, m_pool.threads(), m_loops.panel) +
                                    workspaceBytes(shape, options, m_pool.threads(), m_dots) + angles * 8)}};
}

Result<void> CpuDecoderEngine::begin(const DecoderShape& shape, std::span<const float> frequencies,
                                     const DecoderEngineOptions& options, Bytes weightBytes)
{
    m_state = State::Empty;
    m_layers.clear();
    m_embedding = {};
    m_head = {};
    m_reads = {};
    m_outside = {};
    m_cache = {};
    m_attention = {};
    m_workspace = {};
    m_exactBytes = m_residentBytes = 0;
    m_capture = {};
    if (auto fine = checkOptions(shape, frequencies, options); !fine) return fine;
    m_shape = shape;
    m_options = options;
    const DecoderEngineNeeds own = *needs(shape, options);
    const Bytes free = available(), needed{weightBytes.value + own.kvCache.value + own.workspace.value};
    if (needed > free) return noRoom(false, needed, weightBytes, own.kvCache, own.workspace, free);
    try {
        expectAll(shape);
        m_layers.resize(static_cast<std::size_t>(shape.layers));
        for (std::int64_t layer = 0; layer < shape.layers; ++layer)
            for (int r = 0; r < kDecoderMatrices; ++r)
                if (const auto role = static_cast<DecoderMatrix>(r); perLayer(role))
                    layerOf(layer).matrices[static_cast<std::size_t>(r)].resize(
                        static_cast<std::size_t>(matrixCount(shape, role, layer)));
        m_lengths.assign(static_cast<std::size_t>(options.sequences), 0);
        makeAngles(frequencies);
        m_zeros.assign(static_cast<std::size_t>(shape.hidden), 0.0f);
        m_cache = DecoderCache(shape, options, m_kernels, m_loops);
        m_attention = DecoderAttention(shape, options, m_pool, m_lab, m_loops, m_decoder);
        makeWorkspace();
    } catch (const std::bad_alloc&) {
        return noRoom(false, needed, weightBytes, own.kvCache, own.workspace, available());
    }
    if (m_cache.empty() || m_attention.empty() || !m_workspace.data())
        return noRoom(false, needed, weightBytes, own.kvCache, own.workspace, available());
    m_state = State::Filling;
    return {};
}

Result<void> CpuDecoderEngine::putMatrix(const MatrixPlace& place, const EngineMatrix& matrix)
{
    if (m_state != State::Filling) return outOfOrder(Message::tr("take a matrix"));
    if (auto fine = checkPlace(place, matrix); !fine) return fine;
    try {
        auto made = PanelMatrix::make(matrix, m_dots);
        if (!made) return made.error();
        m_exactBytes += made->exactBytes();
        m_residentBytes += made->residentBytes();
        if (perLayer(place.role) && !isExpert(place.role)) layerOf(place.layer).sharedBytes += made->exactBytes();
        if (place.role == DecoderMatrix::Embedding)
            m_embedding = std::move(*made);
        else if (place.role == DecoderMatrix::Head)
            m_head = std::move(*made);
        else
            layerOf(place.layer)
                .matrices[static_cast<std::size_t>(place.role)][static_cast<std::size_t>(place.expert)] =
                std::move(*made);
        remember(place);
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::Memory, Message::tr("Not enough memory for a matrix."),
                     Message::tr("Close other programs, or use a smaller model.")};
    }
    return {};
}

Result<void> CpuDecoderEngine::putVector(DecoderVector role, std::int64_t layer, std::span<const float> values)
{
    if (m_state != State::Filling) return outOfOrder(Message::tr("take a vector"));
    if (auto fine = checkPlace(role, layer, values); !fine) return fine;
    const std::int64_t size = vectorSize(m_shape, role);
    std::vector<float>& to = (perLayer(role) ? layerOf(layer) : m_outside).vectors[static_cast<std::size_t>(role)];
    to.assign(values.begin(), values.end());
    const DType type = staysFp32(role) ? DType::F32 : m_options.activations;
    roundAll(m_loops, type, to.data(), size);
    if (isNorm(role) && m_shape.norm == NormKind::RmsOnePlus)
        for (float& weight : to)
            weight += 1.0f;
    const std::int64_t bytes = size * static_cast<std::int64_t>(sizeOf(type));
    m_exactBytes += bytes;
    if (perLayer(role) && !isExpert(role)) layerOf(layer).sharedBytes += bytes;
    remember(role, layer);
    return {};
}

Result<void> CpuDecoderEngine::finish()
{
    if (m_state != State::Filling) return outOfOrder(Message::tr("finish"));
    if (auto whole = checkComplete(); !whole) return whole;
    m_state = State::Ready;
    return {};
}

Result<void> CpuDecoderEngine::checkStep(std::span<const std::int32_t> tokens, std::span<float> logits,
                                         std::int64_t logitRows) const
{
    if (auto fine = checkTokens(tokens); !fine) return fine;
    if (static_cast<std::int64_t>(logits.size()) != logitRows * m_shape.vocabulary)
        return Error{ErrorCode::Internal, Message::tr("Space for %1 logits was provided.").arg(logits.size()), ""};
    return {};
}

Result<void> CpuDecoderEngine::prefill(std::int64_t sequence, std::span<const std::int32_t> tokens, LogitsWanted wanted,
                                       std::span<float> logits)
{
    const auto count = static_cast<std::int64_t>(tokens.size());
    if (auto fine = checkStep(tokens, logits,
                              wanted == LogitsWanted::None   ? 0
                              : wanted == LogitsWanted::Last ? 1
                                                             : count);
        !fine)
        return fine;
    if (sequence < 0 || sequence >= m_options.sequences || count < 1)
        return outOfOrder(Message::tr("prefill a sequence that does not exist, or nothing"));
    std::int64_t& length = m_lengths[static_cast<std::size_t>(sequence)];
    if (length + count > m_options.context) return tooLong(length + count, m_options.context);
    const ThreadPool::CallerScope scope(m_pool, true);
    const std::int64_t most = rowsAtOnce(m_options);
    for (std::int64_t first = 0; first < count; first += most) {
        const std::int64_t n = std::min(most, count - first);
        std::vector<DecoderRow> rows(static_cast<std::size_t>(n));
        for (std::int64_t i = 0; i < n; ++i)
            rows[static_cast<std::size_t>(i)] = {sequence, length + i};
        if (!step(tokens.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(n)), rows, true))
            return interruptedError();
        length += n;
        if (wanted == LogitsWanted::All && !logitsOf(0, n, logits.data() + first * m_shape.vocabulary))
            return interruptedError();
        if (wanted == LogitsWanted::Last && first + n == count && !logitsOf(n - 1, 1, logits.data()))
            return interruptedError();
    }
    return {};
}

Result<void> CpuDecoderEngine::decode(std::span<const std::int32_t> tokens, std::span<float> logits)
{
    const auto count = static_cast<std::int64_t>(tokens.size());
    if (auto fine = checkStep(tokens, logits, logits.empty() ? 0 : count); !fine) return fine;
    if (count < 1 || count > m_options.sequences)
        return outOfOrder(Message::tr("decode more sequences than there are, or none"));
    std::vector<DecoderRow> rows(tokens.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i] = {static_cast<std::int64_t>(i), m_lengths[i]};
        if (m_lengths[i] + 1 > m_options.context) return tooLong(m_lengths[i] + 1, m_options.context);
    }
    const ThreadPool::CallerScope scope(m_pool, true);
    if (!step(tokens, rows, false)) return interruptedError();
    for (std::size_t i = 0; i < rows.size(); ++i)
        ++m_lengths[i];
    if (!logits.empty() && !logitsOf(0, count, logits.data())) return interruptedError();
    return {};
}

Result<void> CpuDecoderEngine::decodeGreedy(std::span<const std::int32_t> tokens, std::int64_t steps,
                                            std::span<std::int32_t> chosen, std::span<float> microseconds)
{
    using Clock = std::chrono::steady_clock;
    const std::size_t count = tokens.size();
    if (steps < 0 || chosen.size() != count * static_cast<std::size_t>(steps) ||
        (!microseconds.empty() && static_cast<std::int64_t>(microseconds.size()) != steps))
        return outOfOrder(Message::tr("decode into a buffer that is too small"));
    try {
        std::vector<float> logits(count * static_cast<std::size_t>(m_shape.vocabulary));
        std::vector<std::int32_t> next(tokens.begin(), tokens.end());
        for (std::size_t s = 0; s < static_cast<std::size_t>(steps); ++s) {
            const auto start = Clock::now();
            if (auto done = decode(next, logits); !done) return done;
            for (std::size_t i = 0; i < count; ++i) {
                const auto row = logits.begin() + static_cast<std::int64_t>(i) * m_shape.vocabulary;
                next[i] = chosen[s * count + i] =
                    static_cast<std::int32_t>(std::max_element(row, row + m_shape.vocabulary) - row);
            }
            if (!microseconds.empty())
                microseconds[s] = std::chrono::duration<float, std::micro>(Clock::now() - start).count();
        }
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::Memory, Message::tr("Not enough memory for the logits of a batch of %1.").arg(count),
                     Message::tr("Use a smaller batch.")};
    }
    return {};
}

Result<void> CpuDecoderEngine::copyCache(std::int64_t from, std::int64_t to)
{
    m_cache.copy(from, to);
    return {};
}

DecoderEngineMemory CpuDecoderEngine::memory() const
{
    DecoderEngineMemory memory;
    if (m_state == State::Empty) return memory;
    memory.weights = {static_cast<std::uint64_t>(m_exactBytes)};
    memory.resident = {static_cast<std::uint64_t>(m_residentBytes)};
    memory.kvCache = {static_cast<std::uint64_t>(DecoderCache::bytesNeeded(m_shape, m_options))};
    memory.kvPerToken = {
        static_cast<std::uint64_t>(m_shape.layers * m_shape.kvHeads * kvBytes(m_options.kv, m_shape.headSize))};
    memory.workspace = {
        m_workspace.size() +
        static_cast<std::uint64_t>(DecoderAttention::bytesNeeded(m_shape, m_options, m_pool.threads(), m_loops.panel)) +
        (m_cosines.size() + m_sines.size()) * 4};
    memory.peak = {static_cast<std::uint64_t>(m_residentBytes) + memory.kvCache.value + memory.workspace.value};
    memory.free = available();
    return memory;
}

void CpuDecoderEngine::setInterrupt(std::function<bool()> interrupted) { m_pool.setInterrupt(std::move(interrupted)); }

Result<void> CpuDecoderEngine::captureInputs(std::int64_t firstLayer, std::int64_t endLayer, Capture capture)
{
    if (m_state != State::Ready || firstLayer < 0 || endLayer < firstLayer || endLayer > m_shape.layers)
        return outOfOrder(Message::tr("capture inputs"));
    m_capture = std::move(capture);
    m_captureFirst = firstLayer;
    m_captureEnd = endLayer;
    return {};
}

std::unique_ptr<DecoderEngine> makeCpuDecoderEngine(const CpuDecoderOptions& options)
{
    return std::make_unique<CpuDecoderEngine>(options);
}

} // namespace qs
