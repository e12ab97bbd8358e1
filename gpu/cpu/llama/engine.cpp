// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/llama/engine.h"

#include "gpu/core/host_system.h"
#include "gpu/cpu/common/device_info.h"
#include "gpu/cpu/llama/row_codes.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <new>

namespace qs {

namespace {

std::int64_t padded(std::int64_t n) { return (n + kPanelColumns - 1) / kPanelColumns * kPanelColumns; }

/// The widest input of a product.
std::int64_t widest(const LlamaShape& s) { return std::max({s.hidden, s.queryRows(), s.intermediate}); }

/// Most scales of a row of activations.
std::int64_t scalesOfRow(const LlamaShape& s) { return (widest(s) + kScaleBlock - 1) / kScaleBlock; }

std::int64_t rowsAtOnce(const LlamaEngineOptions& o)
{
    return std::max(o.sequences, std::min(o.prefillRows, o.context));
}

constexpr std::int64_t kRowsOfPiece = 48;      ///< of a product that one piece computes against a panel
constexpr std::int64_t kElementsInline = 8192; ///< of a row-wise step that waking the other threads is not worth

bool sameInput(const PanelMatrix& a, const PanelMatrix& b)
{
    return a.takesInt8() == b.takesInt8() && a.takesE4M3() == b.takesE4M3() &&
           a.takesE4M3Groups() == b.takesE4M3Groups() && a.multiplier() == b.multiplier() && a.order() == b.order();
}

} // namespace

CpuLlamaEngine::CpuLlamaEngine(const CpuLlamaOptions& options)
    : m_kernels(kernelsFor(options.isa < 0 ? chosenIsa() : static_cast<CpuIsa>(options.isa))),
      m_loops(machineKernelsFor(m_kernels)), m_lab(labKernelsFor(m_kernels)), m_llama(llamaKernelsFor(m_kernels)),
      m_dots(laidDotsFor(m_kernels, options.vnni)), m_pool(options.threads), m_availableMemory(options.availableMemory)
{}

Bytes CpuLlamaEngine::available() const
{
    return m_availableMemory.value ? m_availableMemory : host::availableMemory();
}

DeviceInfo CpuLlamaEngine::info() const
{
    DeviceInfo info = cpuDeviceInfo(m_kernels.name, m_pool.threads(), host::lastLevelCache());
    info.freeMemory = available();
    return info;
}

EngineArithmetic CpuLlamaEngine::arithmetic(const EngineMatrix& m, DType activations) const
{
    return PanelMatrix::arithmetic(m, activations, m_kernels.name, m_dots.name);
}

std::int64_t CpuLlamaEngine::workspaceBytes(const LlamaShape& s, const LlamaEngineOptions& o, int threads,
                                            const LaidDots& dots)
{
    const std::int64_t rows = rowsAtOnce(o);
    const std::int64_t floats = 3 * padded(s.hidden) + 2 * padded(s.queryRows()) + 2 * padded(s.kvRows()) +
                                2 * padded(s.intermediate) + padded(widest(s)) + scalesOfRow(s);
    return rows * (4 * floats + padded(widest(s)) * dots.codeBytes) + threads * kPanelColumns * kPanelColumns * 4 +
           4096;
}

void CpuLlamaEngine::makeWorkspace()
{
    const std::int64_t rows = rowsAtOnce(m_options);
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
    take(m_gate, m_shape.intermediate);
    take(m_up, m_shape.intermediate);
    take(m_prepared, widest(m_shape));
    m_tiles = reinterpret_cast<std::uint8_t*>(next);
    next += m_pool.threads() * kPanelColumns * kPanelColumns;
    m_codes = reinterpret_cast<std::uint8_t*>(next);
    m_tokenScales = reinterpret_cast<float*>(m_codes + rows * padded(widest(m_shape)) * m_dots.codeBytes);
}

Result<LlamaEngineNeeds> CpuLlamaEngine::needs(const LlamaShape& shape, const LlamaEngineOptions& options) const
{
    const std::int64_t half = shape.headSize / 2;
    return LlamaEngineNeeds{
        {static_cast<std::uint64_t>(LlamaCache::bytesNeeded(shape, options))},
        {static_cast<std::uint64_t>(LlamaAttention::bytesNeeded(shape, options, m_pool.threads(), m_loops.panel) +
                                    workspaceBytes(shape, options, m_pool.threads(), m_dots) +
                                    options.context * half * 8)}};
}

Result<void> CpuLlamaEngine::begin(const LlamaShape& shape, std::span<const float> frequencies,
                                   const LlamaEngineOptions& options, Bytes weightBytes)
{
    m_state = State::Empty;
    m_layers.clear();
    m_embedding.reset();
    m_head.reset();
    m_finalNorm.clear();
    m_cache = {};
    m_attention = {};
    m_workspace = {};
    m_exactBytes = m_peak = 0;
    m_capture = {};
    if (auto fine = checkOptions(shape, frequencies, options); !fine) return fine;
    m_shape = shape;
    m_options = options;
    const LlamaEngineNeeds own = *needs(shape, options);
    const std::int64_t half = shape.headSize / 2;
    const Bytes free = available(), needed{weightBytes.value + own.kvCache.value + own.workspace.value};
    if (needed > free) return noRoom(false, needed, weightBytes, own.kvCache, own.workspace, free);
    try {
        expectAll(shape);
        m_layers.resize(static_cast<std::size_t>(shape.layers));
        m_lengths.assign(static_cast<std::size_t>(options.sequences), 0);
        m_cosines.resize(static_cast<std::size_t>(options.context * half));
        m_sines.resize(m_cosines.size());
        m_cache = LlamaCache(shape, options, m_kernels, m_loops);
        m_attention = LlamaAttention(shape, options, m_pool, m_lab, m_loops);
        makeWorkspace();
    } catch (const std::bad_alloc&) {
        return noRoom(false, needed, weightBytes, own.kvCache, own.workspace, available());
    }
    if (m_cache.empty() || m_attention.empty() || !m_workspace.data())
        return noRoom(false, needed, weightBytes, own.kvCache, own.workspace, available());
    for (std::int64_t position = 0; position < options.context; ++position)
        for (std::int64_t i = 0; i < half; ++i) {
            const float angle = static_cast<float>(position) * frequencies[static_cast<std::size_t>(i)];
            m_cosines[static_cast<std::size_t>(position * half + i)] = std::cos(angle);
            m_sines[static_cast<std::size_t>(position * half + i)] = std::sin(angle);
        }
    m_state = State::Filling;
    return {};
}

Result<void> CpuLlamaEngine::putMatrix(LlamaMatrix role, std::int64_t layer, const EngineMatrix& matrix)
{
    if (m_state != State::Filling) return outOfOrder(Message::tr("take a matrix"));
    if (auto fine = checkPlace(role, layer, matrix); !fine) return fine;
    try {
        auto made = PanelMatrix::make(matrix, m_dots);
        if (!made) return made.error();
        m_exactBytes += made->exactBytes();
        if (role == LlamaMatrix::Embedding)
            m_embedding = std::move(*made);
        else if (role == LlamaMatrix::Head)
            m_head = std::move(*made);
        else
            layerOf(layer).matrices[static_cast<std::size_t>(role)] = std::move(*made);
        remember(role, layer);
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::Memory, Message::tr("Not enough memory for a matrix."),
                     Message::tr("Close other programs, or use a smaller model.")};
    }
    m_peak = std::max(m_peak, static_cast<std::int64_t>(memory().resident.value));
    return {};
}

Result<void> CpuLlamaEngine::putVector(LlamaVector role, std::int64_t layer, std::span<const float> values)
{
    if (m_state != State::Filling) return outOfOrder(Message::tr("take a vector"));
    if (auto fine = checkPlace(role, layer, values); !fine) return fine;
    const std::int64_t size = vectorSize(m_shape, role);
    std::vector<float>& to =
        role == LlamaVector::FinalNorm ? m_finalNorm : layerOf(layer).vectors[static_cast<std::size_t>(role)];
    to.assign(values.begin(), values.end());
    roundAll(m_loops, m_options.activations, to.data(), size);
    m_exactBytes += size * static_cast<std::int64_t>(sizeOf(m_options.activations));
    remember(role, layer);
    return {};
}

Result<void> CpuLlamaEngine::finish()
{
    if (m_state != State::Filling) return outOfOrder(Message::tr("finish"));
    if (auto whole = checkComplete(); !whole) return whole;
    m_state = State::Ready;
    return {};
}

Result<void> CpuLlamaEngine::checkStep(std::span<const std::int32_t> tokens, std::span<float> logits,
                                       std::int64_t logitRows) const
{
    if (auto fine = checkTokens(tokens); !fine) return fine;
    if (static_cast<std::int64_t>(logits.size()) != logitRows * m_shape.vocabulary)
        return Error{ErrorCode::Internal, Message::tr("Space for %1 logits was provided.").arg(logits.size()), ""};
    return {};
}

Result<void> CpuLlamaEngine::prefill(std::int64_t sequence, std::span<const std::int32_t> tokens, LogitsWanted wanted,
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
        std::vector<LlamaRow> rows(static_cast<std::size_t>(n));
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

Result<void> CpuLlamaEngine::decode(std::span<const std::int32_t> tokens, std::span<float> logits)
{
    const auto count = static_cast<std::int64_t>(tokens.size());
    if (auto fine = checkStep(tokens, logits, logits.empty() ? 0 : count); !fine) return fine;
    if (count < 1 || count > m_options.sequences)
        return outOfOrder(Message::tr("decode more sequences than there are, or none"));
    std::vector<LlamaRow> rows(tokens.size());
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

Result<void> CpuLlamaEngine::decodeGreedy(std::span<const std::int32_t> tokens, std::int64_t steps,
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

Result<void> CpuLlamaEngine::copyCache(std::int64_t from, std::int64_t to)
{
    m_cache.copy(from, to);
    return {};
}

LlamaEngineMemory CpuLlamaEngine::memory() const
{
    LlamaEngineMemory memory;
    std::int64_t resident = 0;
    const auto add = [&](const std::optional<PanelMatrix>& matrix) {
        resident += matrix ? matrix->residentBytes() : 0;
    };
    add(m_embedding);
    add(m_head);
    for (const Layer& layer : m_layers)
        for (const auto& matrix : layer.matrices)
            add(matrix);
    if (m_state == State::Empty) return memory;
    memory.weights = {static_cast<std::uint64_t>(m_exactBytes)};
    memory.resident = {static_cast<std::uint64_t>(resident)};
    memory.kvCache = {static_cast<std::uint64_t>(LlamaCache::bytesNeeded(m_shape, m_options))};
    memory.kvPerToken = {
        static_cast<std::uint64_t>(m_shape.layers * m_shape.kvHeads * kvBytes(m_options.kv, m_shape.headSize))};
    memory.workspace = {
        m_workspace.size() +
        static_cast<std::uint64_t>(LlamaAttention::bytesNeeded(m_shape, m_options, m_pool.threads(), m_loops.panel)) +
        (m_cosines.size() + m_sines.size()) * 4};
    memory.peak = {static_cast<std::uint64_t>(std::max(m_peak, resident)) + memory.kvCache.value +
                   memory.workspace.value};
    memory.free = available();
    return memory;
}

void CpuLlamaEngine::setInterrupt(std::function<bool()> interrupted) { m_pool.setInterrupt(std::move(interrupted)); }

Result<void> CpuLlamaEngine::captureInputs(std::int64_t firstLayer, std::int64_t endLayer, Capture capture)
{
    if (m_state != State::Ready || firstLayer < 0 || endLayer < firstLayer || endLayer > m_shape.layers)
        return outOfOrder(Message::tr("capture inputs"));
    m_capture = std::move(capture);
    m_captureFirst = firstLayer;
    m_captureEnd = endLayer;
    return {};
}

std::unique_ptr<LlamaEngine> makeCpuLlamaEngine(const CpuLlamaOptions& options)
{
    return std::make_unique<CpuLlamaEngine>(options);
}

/// body(row) for each row.
template <class Body> bool CpuLlamaEngine::overRows(std::int64_t rows, const Body& body)
{
    if (rows * m_shape.hidden <= kElementsInline) {
        for (std::int64_t r = 0; r < rows; ++r)
            body(r);
        return true;
    }
    constexpr std::int64_t together = 4;
    return m_pool.run((rows + together - 1) / together, m_pool.threads(), [&](std::int64_t piece, int) {
        for (std::int64_t r = piece * together; r < std::min(rows, (piece + 1) * together); ++r)
            body(r);
    });
}

/// x/√(mean(x²) + ε), rounded, times the weight, rounded.
bool CpuLlamaEngine::norm(const Activations& from, const Activations& to, std::int64_t rows,
                          const std::vector<float>& weight)
{
    const std::int64_t n = m_shape.hidden;
    return overRows(rows, [&](std::int64_t r) {
        const float mean = m_llama.sumOfSquares(from.row(r), n) / static_cast<float>(n);
        float* x = to.row(r);
        std::memcpy(x, from.row(r), static_cast<std::size_t>(n) * 4);
        m_llama.scale(x, n, 1.0f / std::sqrt(mean + static_cast<float>(m_shape.rmsEpsilon)));
        roundAll(m_loops, m_options.activations, x, n);
        m_loops.multiply(x, weight.data(), x, n);
        roundAll(m_loops, m_options.activations, x, n);
    });
}

bool CpuLlamaEngine::addRows(const Activations& to, const Activations& added, std::int64_t rows)
{
    return overRows(rows, [&](std::int64_t r) {
        m_loops.add(to.row(r), added.row(r), to.row(r), m_shape.hidden);
        roundAll(m_loops, m_options.activations, to.row(r), m_shape.hidden);
    });
}

void CpuLlamaEngine::quantizeRow(const PanelMatrix& matrix, std::int64_t row, float* values)
{
    const std::int64_t n = matrix.in(), length = matrix.dotLength();
    if (matrix.takesE4M3Groups())
        return quantizeE4M3Groups(m_kernels, values, n, matrix.group(), m_codes + row * length, m_prepared.row(row),
                                  m_tokenScales + row * matrix.groups());
    if (!matrix.takesInt8()) {
        m_tokenScales[row] = quantizeE4M3Row(m_kernels, values, n, m_codes + row * length, m_prepared.row(row));
        return;
    }
    auto* codes = reinterpret_cast<std::uint8_t*>(m_prepared.row(row)); // may be `values`
    m_tokenScales[row] = quantizeInt8Row(m_kernels, values, n, codes);
    std::fill(codes + n, codes + length, std::uint8_t{0});
    m_dots.layOutA(reinterpret_cast<const std::int8_t*>(codes), length, m_codes + row * length * m_dots.codeBytes);
}

/// Multiplied, put in order and quantized as the matrix takes it; `prepared` is `from` where nothing has to be done.
bool CpuLlamaEngine::prepare(const PanelMatrix& matrix, const Activations& from, std::int64_t rows,
                             Activations& prepared)
{
    const bool restores = matrix.takesE4M3() || matrix.takesE4M3Groups(), quantizes = matrix.takesInt8() || restores,
               changes = !matrix.multiplier().empty() || !matrix.order().empty();
    prepared = changes || restores ? m_prepared : from;
    if (!quantizes && !changes) return true;
    const auto inOrder = [&](const float* x, float* to) {
        for (std::int64_t j = 0; j < matrix.in(); ++j) {
            const auto i =
                static_cast<std::size_t>(matrix.order().empty() ? j : matrix.order()[static_cast<std::size_t>(j)]);
            to[j] = matrix.multiplier().empty() ? x[i] : x[i] * matrix.multiplier()[i];
        }
        if (!matrix.multiplier().empty()) roundAll(m_loops, m_options.activations, to, matrix.in());
    };
    return overRows(rows, [&](std::int64_t r) {
        float* x = from.row(r);
        if (changes) {
            inOrder(x, m_prepared.row(r));
            x = m_prepared.row(r);
        }
        if (quantizes) quantizeRow(matrix, r, x);
    });
}

/// Scales of quantized inputs, bias, rounding; then to where the result belongs.
void CpuLlamaEngine::finishRows(const Product& product, std::int64_t panel, std::int64_t firstRow, std::int64_t rows,
                                float* tile)
{
    const PanelMatrix& matrix = *product.matrix;
    const std::int64_t first = panel * kPanelColumns, columns = std::min(kPanelColumns, matrix.out() - first);
    for (std::int64_t r = 0; r < rows; ++r) {
        float* row = tile + r * kPanelColumns;
        const float* scales = matrix.takesInt8() || matrix.takesE4M3() ? matrix.channelScales(panel) : nullptr;
        if (matrix.takesInt8())
            m_loops.rescaleInt(reinterpret_cast<const std::int32_t*>(row), m_tokenScales[firstRow + r], scales, nullptr,
                               row, columns);
        else if (scales)
            m_loops.rescaleFloat(row, m_tokenScales[firstRow + r], scales, nullptr, row, columns);
        if (product.bias && !product.bias->empty()) m_loops.add(row, product.bias->data() + first, row, columns);
        if (product.rounds) roundAll(m_loops, m_options.activations, row, columns);
        std::memcpy(product.to.row(firstRow + r) + first, row, static_cast<std::size_t>(columns) * 4);
    }
}

void CpuLlamaEngine::multiplyPiece(const Activations& from, std::int64_t firstRow, std::int64_t rows,
                                   const Product& product, std::int64_t panel, int thread)
{
    const PanelMatrix& matrix = *product.matrix;
    auto* tile = reinterpret_cast<float*>(m_tiles) + thread * kPanelColumns * kPanelColumns;
    if (matrix.takesInt8()) {
        const std::int64_t length = matrix.dotLength();
        m_dots.multiply(m_codes + firstRow * length * m_dots.codeBytes, rows, length, matrix.laid(panel),
                        reinterpret_cast<std::int32_t*>(tile), kPanelColumns);
    } else {
        PanelCall call = matrix.call(panel);
        call.a = from.row(firstRow);
        call.aStride = from.stride;
        call.rows = rows;
        if (matrix.takesE4M3Groups()) call.rowScales = m_tokenScales + firstRow * matrix.groups();
        call.out = tile;
        call.outStride = kPanelColumns;
        m_llama.product(call);
    }
    finishRows(product, panel, firstRow, rows, tile);
}

/// Products that take the same input, in one go: a thread keeps to its panels, so that weights are read once.
bool CpuLlamaEngine::multiply(const Activations& from, std::int64_t rows, const Product* first, const Product* end)
{
    std::int64_t panels = 0;
    for (const Product* p = first; p != end; ++p)
        panels += p->matrix->panels();
    const std::int64_t blocks = (rows + kRowsOfPiece - 1) / kRowsOfPiece;
    return m_pool.run(panels * blocks, m_pool.threads(), [&](std::int64_t piece, int thread) {
        std::int64_t panel = piece / blocks;
        const Product* product = first;
        for (; panel >= product->matrix->panels(); ++product)
            panel -= product->matrix->panels();
        const std::int64_t row = piece % blocks * kRowsOfPiece;
        multiplyPiece(from, row, std::min(kRowsOfPiece, rows - row), *product, panel, thread);
    });
}

bool CpuLlamaEngine::products(const Activations& from, std::int64_t rows, std::initializer_list<Product> all)
{
    for (const Product* first = all.begin(); first != all.end();) {
        const Product* end = first + 1;
        while (end != all.end() && sameInput(*first->matrix, *end->matrix))
            ++end;
        Activations prepared;
        if (!prepare(*first->matrix, from, rows, prepared) || !multiply(prepared, rows, first, end)) return false;
        first = end;
    }
    return true;
}

/// The input of a product as calibration wants it: after the multiplier.
void CpuLlamaEngine::reportActivations(LlamaMatrix role, std::int64_t layer, const Activations& from, std::int64_t rows)
{
    if (!m_capture || layer < m_captureFirst || layer >= m_captureEnd) return;
    const PanelMatrix& matrix = matrixOf(layerOf(layer), role);
    const std::int64_t in = matrix.in();
    std::vector<float> values(static_cast<std::size_t>(rows * in));
    for (std::int64_t r = 0; r < rows; ++r)
        for (std::int64_t i = 0; i < in; ++i) {
            const float factor = matrix.multiplier().empty() ? 1.0f : matrix.multiplier()[static_cast<std::size_t>(i)];
            values[static_cast<std::size_t>(r * in + i)] = from.row(r)[i] * factor;
        }
    m_capture(role, layer, rows, in, values.data());
}

bool CpuLlamaEngine::attentionPart(std::int64_t l, std::span<const LlamaRow> rows, bool prefill)
{
    const Layer& layer = layerOf(l);
    const auto count = static_cast<std::int64_t>(rows.size());
    const auto bias = [&](LlamaVector role) { return &vectorOf(layer, role); };
    if (!norm(m_stream, m_normed, count, vectorOf(layer, LlamaVector::AttentionNorm))) return false;
    reportActivations(LlamaMatrix::Query, l, m_normed, count);
    if (!products(m_normed, count,
                  {{&matrixOf(layer, LlamaMatrix::Query), bias(LlamaVector::QueryBias), m_query},
                   {&matrixOf(layer, LlamaMatrix::Key), bias(LlamaVector::KeyBias), m_key},
                   {&matrixOf(layer, LlamaMatrix::Value), bias(LlamaVector::ValueBias), m_value}}))
        return false;
    const std::int64_t size = m_shape.headSize, half = size / 2;
    const bool turned = overRows(count, [&](std::int64_t r) {
        const LlamaRow& row = rows[static_cast<std::size_t>(r)];
        const float *cosines = m_cosines.data() + row.position * half, *sines = m_sines.data() + row.position * half;
        for (std::int64_t h = 0; h < m_shape.heads; ++h)
            m_llama.rotate(m_query.row(r) + h * size, half, cosines, sines);
        for (std::int64_t h = 0; h < m_shape.kvHeads; ++h)
            m_llama.rotate(m_key.row(r) + h * size, half, cosines, sines);
        roundAll(m_loops, m_options.activations, m_query.row(r), m_shape.queryRows());
        roundAll(m_loops, m_options.activations, m_key.row(r), m_shape.kvRows());
        for (std::int64_t h = 0; h < m_shape.kvHeads; ++h)
            m_cache.store({l, row.sequence, h}, row.position, m_key.row(r) + h * size, m_value.row(r) + h * size);
    });
    if (!turned) return false;
    const bool attended = prefill ? m_attention.prefill(m_cache, l, rows, m_query.data, m_mixed.data, m_mixed.stride)
                                  : m_attention.decode(m_cache, l, rows, m_query.data, m_mixed.data, m_mixed.stride);
    if (!attended || !overRows(count, [&](std::int64_t r) {
            roundAll(m_loops, m_options.activations, m_mixed.row(r), m_shape.queryRows());
        }))
        return false;
    reportActivations(LlamaMatrix::Output, l, m_mixed, count);
    return products(m_mixed, count,
                    {{&matrixOf(layer, LlamaMatrix::Output), bias(LlamaVector::OutputBias), m_result}}) &&
           addRows(m_stream, m_result, count);
}

bool CpuLlamaEngine::mlpPart(std::int64_t l, std::int64_t rows)
{
    const Layer& layer = layerOf(l);
    const auto bias = [&](LlamaVector role) { return &vectorOf(layer, role); };
    if (!norm(m_stream, m_normed, rows, vectorOf(layer, LlamaVector::MlpNorm))) return false;
    reportActivations(LlamaMatrix::Gate, l, m_normed, rows);
    if (!products(m_normed, rows,
                  {{&matrixOf(layer, LlamaMatrix::Gate), bias(LlamaVector::GateBias), m_gate},
                   {&matrixOf(layer, LlamaMatrix::Up), bias(LlamaVector::UpBias), m_up}}))
        return false;
    const std::int64_t n = m_shape.intermediate;
    const bool gated = overRows(rows, [&](std::int64_t r) {
        m_llama.silu(m_gate.row(r), n);
        roundAll(m_loops, m_options.activations, m_gate.row(r), n);
        m_loops.multiply(m_gate.row(r), m_up.row(r), m_gate.row(r), n);
        roundAll(m_loops, m_options.activations, m_gate.row(r), n);
    });
    if (!gated) return false;
    reportActivations(LlamaMatrix::Down, l, m_gate, rows);
    return products(m_gate, rows, {{&matrixOf(layer, LlamaMatrix::Down), bias(LlamaVector::DownBias), m_result}}) &&
           addRows(m_stream, m_result, rows);
}

/// Everything but the head; the residual stream of the rows is left behind.
bool CpuLlamaEngine::step(std::span<const std::int32_t> tokens, std::span<const LlamaRow> rows, bool prefill)
{
    const auto count = static_cast<std::int64_t>(rows.size());
    m_pool.wakeThreads();
    const bool looked = overRows(count, [&](std::int64_t r) {
        m_embedding->row(tokens[static_cast<std::size_t>(r)], m_stream.row(r));
        roundAll(m_loops, m_options.activations, m_stream.row(r), m_shape.hidden);
    });
    if (!looked) return false;
    for (std::int64_t layer = 0; layer < m_shape.layers; ++layer)
        if (m_pool.interrupted() || !attentionPart(layer, rows, prefill) || !mlpPart(layer, count)) return false;
    return true;
}

bool CpuLlamaEngine::logitsOf(std::int64_t firstRow, std::int64_t rows, float* logits)
{
    const Activations stream{m_stream.row(firstRow), m_stream.stride};
    const PanelMatrix& head = m_shape.tiedHead ? *m_embedding : *m_head;
    return norm(stream, m_normed, rows, m_finalNorm) &&
           products(m_normed, rows, {{&head, nullptr, {logits, m_shape.vocabulary}, false}});
}

} // namespace qs
