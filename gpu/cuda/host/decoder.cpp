// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/host/decoder.h"

#include "gpu/core/host_info.h"
#include "gpu/cuda/host/backend.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <new>

namespace qs {

namespace {

constexpr std::int64_t kStepsAtOnce = 16; ///< of decodeGreedy() between two looks at the interrupt

Error noHostMemory()
{
    return {ErrorCode::Memory, Message::tr("Not enough memory for a matrix."),
            Message::tr("Close other programs, or use a smaller model.")};
}

/// Codes of a packed format that no kernel decodes.
bool isUnknown(const EngineMatrix& m)
{
    if (m.form != WeightForm::Packed) return false;
    const ElementCodec& element = descriptorOf(m.scheme.format).element;
    return element != element::kE4M3 && element != element::kE2M1 && element != element::kNF4;
}

/// Groups that begin within eight elements have no kernel either: the matrix is decoded here, and then dense.
bool isRestored(const EngineMatrix& m)
{
    return isUnknown(m) ||
           (m.form == WeightForm::Uniform && m.groupSize > 0 && m.groupSize < m.in && m.groupSize % 8 != 0);
}

/// Whether the layers are those of Llama, Mistral and Qwen2. The kernels of other parts have only been compiled so far:
/// until they have been held to the CPU on a GPU, they compute nothing that is shown.
bool isChecked(const DecoderShape& s)
{
    bool alike = s.kind(0).rope == 0;
    for (std::int64_t layer = 1; layer < s.layers; ++layer)
        alike = alike && s.kind(layer) == s.kind(0);
    return alike && isPlain(s) && s.headNorm == HeadNorm::None && s.ropeTables == 1 &&
           s.ropes[0].scaling.attentionFactor == 1;
}

/// Parts that no kernel has.
std::optional<Error> missingPart(const DecoderShape& s)
{
    const auto missing = [](const Message& what) {
        return Error{ErrorCode::Usage, what, Message::tr("Choose the CPU.")};
    };
    if (s.mixture.experts > 0) return missing(Message::tr("Experts are not supported on GPUs yet."));
    if (s.sinks) return missing(Message::tr("Attention sinks are not supported on GPUs yet."));
    return std::nullopt;
}

} // namespace

Result<std::unique_ptr<DecoderEngine>> CudaDecoder::open(std::shared_ptr<const CudaModule> module,
                                                         const QsCudaTable& table, int index)
{
    QsCudaStatus status{};
    status.size = sizeof status;
    QsCudaDevice device{};
    device.size = sizeof device;
    if (table.describeDevice(index, &device, &status) != QsCudaOk) return toError(status);
    const QsCudaDecoderTable* own = table.decoder;
    if (!own || own->size < sizeof(QsCudaDecoderTable) || own->shapeSize != sizeof(DecoderShape) ||
        own->optionsSize != sizeof(DecoderEngineOptions) || own->matrixSize != sizeof(EngineMatrix))
        return Error{ErrorCode::Device, Message::tr("The CUDA module belongs to a different version of the program."),
                     Message::tr("Install the same version of the program and the module.")};
    QsCudaDecoder* engine = nullptr;
    if (own->open(index, &engine, &status) != QsCudaOk) return toError(status);
    return std::unique_ptr<DecoderEngine>(new CudaDecoder(std::move(module), *own, engine, device));
}

CudaDecoder::CudaDecoder(std::shared_ptr<const CudaModule> module, const QsCudaDecoderTable& table,
                         QsCudaDecoder* engine, const QsCudaDevice& device)
    : m_module(std::move(module)), m_table(table), m_engine(engine), m_device(device),
      m_nvml(std::make_unique<Nvml>(device.pciBusId))
{}

CudaDecoder::~CudaDecoder() { m_table.close(m_engine); }

DeviceInfo CudaDecoder::info() const
{
    DeviceInfo info = toDeviceInfo(m_device, *m_nvml);
    QsCudaDecoderMemory memory{};
    memory.size = sizeof memory;
    if (call([&](QsCudaStatus* status) { return m_table.memory(m_engine, &memory, status); }))
        info.freeMemory = Bytes{memory.free};
    return info;
}

DeviceState CudaDecoder::state() const { return m_nvml->state(false); }

EnergyReading CudaDecoder::energy() const { return m_nvml->energy(); }

EngineArithmetic CudaDecoder::arithmetic(const EngineMatrix& matrix, DType activations) const
{
    EngineMatrix asked = matrix;
    if (isRestored(matrix)) asked.form = WeightForm::Dense;
    std::array<char, 256> text{};
    std::int32_t simulated = 0;
    if (!m_lost)
        m_table.arithmetic(m_engine, &asked, static_cast<std::int32_t>(activations), text.data(),
                           static_cast<int>(text.size()), &simulated);
    return {moduleMessage(text.data()), simulated != 0 || isUnknown(matrix)};
}

Result<void> CudaDecoder::orEmpty(Result<void> done)
{
    if (!done) m_state = State::Empty;
    return done;
}

Result<DecoderEngineNeeds> CudaDecoder::needs(const DecoderShape& shape, const DecoderEngineOptions& options) const
{
    if (auto missing = missingPart(shape)) return *missing;
    std::uint64_t cache = 0, work = 0;
    if (auto known = call([&](QsCudaStatus* status) {
            return m_table.memoryNeeded(m_engine, &shape, &options, &cache, &work, status);
        });
        !known)
        return known.error();
    return DecoderEngineNeeds{{cache}, {work}};
}

Result<void> CudaDecoder::begin(const DecoderShape& shape, std::span<const float> frequencies,
                                const DecoderEngineOptions& options, Bytes weightBytes)
{
    m_state = State::Empty;
    m_capture = {};
    m_exactBytes = 0;
    if (auto fine = checkOptions(shape, frequencies, options); !fine) return fine;
    if (auto missing = missingPart(shape)) return *missing;
    if (shape.headSize > 256)
        return Error{ErrorCode::Usage,
                     Message::tr("Heads of %1 elements are too large for the GPU kernels, which support up to 256.")
                         .arg(shape.headSize),
                     Message::tr("Run the model on the CPU.")};
    if (!isChecked(shape) && !std::getenv("QUANTOSCOPE_UNCHECKED_KERNELS"))
        return Error{ErrorCode::Usage,
                     Message::tr("The GPU kernels for the layers of this family have not been verified on a GPU yet."),
                     Message::tr("Run the model on the CPU.")};
    m_shape = shape;
    m_options = options;
    const auto own = needs(shape, options);
    if (!own) return own.error();
    QsCudaDecoderMemory memory{};
    memory.size = sizeof memory;
    if (auto known = call([&](QsCudaStatus* status) { return m_table.memory(m_engine, &memory, status); }); !known)
        return known;
    // What the model before holds is given back first.
    const Bytes free{memory.free + memory.resident + memory.cache + memory.workspace},
        needed{weightBytes.value + own->kvCache.value + own->workspace.value};
    if (needed > free) return noRoom(true, needed, weightBytes, own->kvCache, own->workspace, free);
    try {
        m_lengths.assign(static_cast<std::size_t>(options.sequences), 0);
        expectAll(shape);
    } catch (const std::bad_alloc&) {
        return noHostMemory();
    }
    auto done = call([&](QsCudaStatus* status) {
        return m_table.begin(m_engine, &m_shape, frequencies.data(), &m_options, &m_rowsAtOnce, status);
    });
    if (done) m_state = State::Filling;
    return done;
}

Result<void> CudaDecoder::putMatrix(const MatrixPlace& place, const EngineMatrix& matrix)
{
    if (m_state != State::Filling) return outOfOrder(Message::tr("take a matrix"));
    if (auto fine = checkPlace(place, matrix); !fine) return fine;
    EngineMatrix sent = matrix;
    std::vector<float> restored;
    if (isRestored(matrix)) {
        try {
            sent = restoredDense(matrix, restored);
        } catch (const std::bad_alloc&) {
            return orEmpty(noHostMemory());
        }
    }
    auto done = call([&](QsCudaStatus* status) {
        return m_table.putMatrix(m_engine, static_cast<std::int32_t>(place.role), place.layer, &sent, status);
    });
    if (done) {
        m_exactBytes += matrix.bytes();
        remember(place);
    }
    return orEmpty(std::move(done));
}

Result<void> CudaDecoder::putVector(DecoderVector role, std::int64_t layer, std::span<const float> values)
{
    if (m_state != State::Filling) return outOfOrder(Message::tr("take a vector"));
    if (auto fine = checkPlace(role, layer, values); !fine) return fine;
    const std::int64_t size = vectorSize(m_shape, role);
    std::vector<float> rounded(values.begin(), values.end());
    for (float& value : rounded)
        value = roundedTo(m_options.activations, value) +
                (isNorm(role) && m_shape.norm == NormKind::RmsOnePlus ? 1.0f : 0.0f);
    auto done = call([&](QsCudaStatus* status) {
        return m_table.putVector(m_engine, static_cast<std::int32_t>(role), layer, rounded.data(), size, status);
    });
    if (done) {
        m_exactBytes += size * static_cast<std::int64_t>(sizeOf(m_options.activations));
        remember(role, layer);
    }
    return orEmpty(std::move(done));
}

Result<void> CudaDecoder::finish()
{
    if (m_state != State::Filling) return outOfOrder(Message::tr("finish"));
    if (auto whole = checkComplete(); !whole) return whole;
    auto done = call([&](QsCudaStatus* status) { return m_table.finish(m_engine, status); });
    if (done) m_state = State::Ready;
    return orEmpty(std::move(done));
}

Result<void> CudaDecoder::prefill(std::int64_t sequence, std::span<const std::int32_t> tokens, LogitsWanted wanted,
                                  std::span<float> logits)
{
    if (auto fine = checkTokens(tokens); !fine) return fine;
    const auto count = static_cast<std::int64_t>(tokens.size());
    const std::int64_t rows = wanted == LogitsWanted::None ? 0 : wanted == LogitsWanted::Last ? 1 : count;
    if (sequence < 0 || sequence >= m_options.sequences || count < 1 ||
        static_cast<std::int64_t>(logits.size()) != rows * m_shape.vocabulary)
        return outOfOrder(Message::tr("prefill a sequence that does not exist, nothing, or into room of another size"));
    std::int64_t& length = m_lengths[static_cast<std::size_t>(sequence)];
    if (length + count > m_options.context) return tooLong(length + count, m_options.context);
    for (std::int64_t first = 0; first < count; first += m_rowsAtOnce) {
        if (interrupted()) return interruptedError();
        const std::int64_t n = std::min(m_rowsAtOnce, count - first);
        const auto now = wanted == LogitsWanted::Last && first + n < count ? LogitsWanted::None : wanted;
        float* to =
            logits.empty() ? nullptr : logits.data() + (wanted == LogitsWanted::All ? first * m_shape.vocabulary : 0);
        auto done = call([&](QsCudaStatus* status) {
            return m_table.prefill(m_engine, sequence, length, tokens.data() + first, n, static_cast<std::int32_t>(now),
                                   to, status);
        });
        if (!done) return done;
        length += n;
    }
    return interrupted() ? Result<void>(interruptedError()) : Result<void>{};
}

Result<void> CudaDecoder::checkSteps(std::span<const std::int32_t> tokens, std::int64_t steps) const
{
    if (auto fine = checkTokens(tokens); !fine) return fine;
    if (tokens.empty() || static_cast<std::int64_t>(tokens.size()) > m_options.sequences)
        return outOfOrder(Message::tr("decode more sequences than there are, or none"));
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (m_lengths[i] + steps > m_options.context) return tooLong(m_lengths[i] + steps, m_options.context);
    return {};
}

std::vector<std::int32_t> CudaDecoder::positions(std::size_t count) const
{
    std::vector<std::int32_t> all(count);
    for (std::size_t i = 0; i < count; ++i)
        all[i] = static_cast<std::int32_t>(m_lengths[i]);
    return all;
}

Result<void> CudaDecoder::decode(std::span<const std::int32_t> tokens, std::span<float> logits)
{
    if (auto fine = checkSteps(tokens, 1); !fine) return fine;
    if (!logits.empty() &&
        static_cast<std::int64_t>(logits.size()) != static_cast<std::int64_t>(tokens.size()) * m_shape.vocabulary)
        return outOfOrder(Message::tr("decode into a buffer that is too small"));
    if (interrupted()) return interruptedError();
    const auto at = positions(tokens.size());
    auto done = call([&](QsCudaStatus* status) {
        return m_table.decode(m_engine, tokens.data(), at.data(), static_cast<std::int64_t>(tokens.size()),
                              logits.empty() ? nullptr : logits.data(), status);
    });
    for (std::size_t i = 0; done && i < tokens.size(); ++i)
        ++m_lengths[i];
    return done;
}

Result<void> CudaDecoder::decodeGreedy(std::span<const std::int32_t> tokens, std::int64_t steps,
                                       std::span<std::int32_t> chosen, std::span<float> microseconds)
{
    const std::size_t count = tokens.size();
    if (steps < 0 || chosen.size() != count * static_cast<std::size_t>(steps) ||
        (!microseconds.empty() && static_cast<std::int64_t>(microseconds.size()) != steps))
        return outOfOrder(Message::tr("decode into a buffer that is too small"));
    if (auto fine = checkSteps(tokens, steps); !fine) return fine;
    const std::int32_t* next = tokens.data();
    for (std::int64_t first = 0; first < steps; first += kStepsAtOnce) {
        if (interrupted()) return interruptedError();
        const std::int64_t n = std::min(kStepsAtOnce, steps - first);
        const auto at = positions(count);
        std::int32_t* to = chosen.data() + first * static_cast<std::int64_t>(count);
        auto done = call([&](QsCudaStatus* status) {
            return m_table.decodeGreedy(m_engine, next, at.data(), static_cast<std::int64_t>(count), n, to,
                                        microseconds.empty() ? nullptr : microseconds.data() + first, status);
        });
        if (!done) return done;
        for (std::size_t i = 0; i < count; ++i)
            m_lengths[i] += n;
        next = to + (n - 1) * static_cast<std::int64_t>(count);
    }
    return {};
}

Result<void> CudaDecoder::copyCache(std::int64_t from, std::int64_t to)
{
    return call([&](QsCudaStatus* status) { return m_table.copySequence(m_engine, from, to, status); });
}

DecoderEngineMemory CudaDecoder::memory() const
{
    DecoderEngineMemory memory;
    QsCudaDecoderMemory found{};
    found.size = sizeof found;
    if (!call([&](QsCudaStatus* status) { return m_table.memory(m_engine, &found, status); })) return memory;
    memory.free = {found.free};
    if (m_state == State::Empty) return memory;
    memory.weights = {static_cast<std::uint64_t>(m_exactBytes)};
    memory.resident = {found.resident};
    memory.kvCache = {found.cache};
    memory.kvPerToken = {
        static_cast<std::uint64_t>(m_shape.layers * m_shape.kvHeads * kvBytes(m_options.kv, m_shape.headSize))};
    memory.workspace = {found.workspace};
    memory.peak = {found.peak};
    return memory;
}

void CudaDecoder::setInterrupt(std::function<bool()> interrupted) { m_interrupted = std::move(interrupted); }

void CudaDecoder::captured(void* user, std::int32_t role, std::int64_t layer, std::int64_t rows, std::int64_t in,
                           const float* values)
{
    static_cast<CudaDecoder*>(user)->m_capture({static_cast<DecoderMatrix>(role), layer}, rows, in, values);
}

Result<void> CudaDecoder::captureInputs(std::int64_t firstLayer, std::int64_t endLayer, Capture capture)
{
    if (m_state != State::Ready || firstLayer < 0 || endLayer < firstLayer || endLayer > m_shape.layers)
        return outOfOrder(Message::tr("capture inputs"));
    m_capture = std::move(capture);
    return call([&](QsCudaStatus* status) {
        return m_table.captureInputs(m_engine, firstLayer, endLayer, m_capture ? captured : nullptr, this, status);
    });
}

Result<std::unique_ptr<DecoderEngine>> makeCudaDecoderEngine(int device)
{
    auto module = CudaModule::open();
    if (!module) return module.error();
    const QsCudaTable& table = (*module)->table();
    return CudaDecoder::open(std::move(module).value(), table, device);
}

} // namespace qs
