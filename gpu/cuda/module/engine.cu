// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up: device, memory, views, coefficients. What runs is in engine_run.cu, how samples are taken in
// engine_sampling.cu.
#include "gpu/cuda/module/engine.cuh"

#include "gpu/cuda/quantize/packed/packed.cuh"
#include "gpu/cuda/quantize/scheme_rule.cuh"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace qs::cuda {

namespace {

constexpr std::int64_t kScaleGuard = 64; ///< words behind scales and zero points that no launch may touch
constexpr int kMaxViews = 4096;
constexpr int kTimerReadings = 512;
constexpr std::int64_t kScratchBytes = Engine::kPartialBytes + kBarrierWords * 8;

int selected(int device)
{
    check(cudaSetDevice(device), Message::mark("selecting the device"));
    return device;
}

int attribute(cudaDeviceAttr which, int device)
{
    int value = 0;
    check(cudaDeviceGetAttribute(&value, which, device), Message::mark("reading device attributes"));
    return value;
}

std::uint64_t inProportion(std::uint64_t bytes, std::int64_t elements, std::int64_t prepared)
{
    if (elements == prepared) return bytes;
    return static_cast<std::uint64_t>(static_cast<double>(bytes) * static_cast<double>(elements) /
                                      static_cast<double>(prepared));
}

} // namespace

Engine::Engine(int device)
    : m_device(selected(device)), m_multiprocessors(attribute(cudaDevAttrMultiProcessorCount, device)),
      m_cacheBytes(attribute(cudaDevAttrL2CacheSize, device)),
      m_major(attribute(cudaDevAttrComputeCapabilityMajor, device)),
      m_minor(attribute(cudaDevAttrComputeCapabilityMinor, device))
{
    check(probeKernelImage(), Message::mark("loading kernels"));
    preloadUtilities();
    ClockStamps::preload();
    check(cudaGetLastError(), Message::mark("loading kernels"));
    m_stream = makeStream();
    measureClockStep();
}

Engine::~Engine()
{
    cudaSetDevice(m_device);
    cudaStreamSynchronize(m_stream);
}

/// The step by which the global timer moves: the greatest common divisor of the differences between its readings.
void Engine::measureClockStep()
{
    const DeviceMemory memory(kTimerReadings * 8);
    std::vector<unsigned long long> readings(kTimerReadings);
    launchReadTimer(reinterpret_cast<unsigned long long*>(memory.data()), kTimerReadings, m_stream);
    check(cudaPeekAtLastError(), Message::mark("reading the device's timer"));
    check(cudaMemcpyAsync(readings.data(), memory.data(), readings.size() * 8, cudaMemcpyDeviceToHost, m_stream),
          Message::mark("reading back"));
    check(cudaStreamSynchronize(m_stream), Message::mark("reading the device's timer"));
    unsigned long long common = 0, least = ~0ull;
    for (std::size_t i = 1; i < readings.size(); ++i) {
        const unsigned long long difference = readings[i] - readings[i - 1];
        if (difference == 0) continue;
        common = std::gcd(common, difference);
        least = std::min(least, difference);
    }
    if (common == 0) return;
    // A timer whose nanoseconds are rounded has no common divisor to speak of.
    m_clockStepNs = static_cast<double>(common * 4 >= least ? common : least);
    m_queue.setClockStep(m_clockStepNs);
}

std::int64_t Engine::scaleCount(const QsCudaVariant& v, std::int64_t tokens, std::int64_t hidden)
{
    return v.ceiling ? 0 : qs::scaleCount(schemeOf(v), {tokens, hidden});
}

/// Scales as the variant stores them.
std::int64_t Engine::scaleBytes(const QsCudaVariant& v, Type type, std::int64_t tokens, std::int64_t hidden)
{
    if (!v.ceiling && isPacked(v)) return packedLayoutOf(v, type, tokens, hidden).scaleBytes();
    return 4 * scaleCount(v, tokens, hidden);
}

std::int64_t Engine::zeroPointBytes(const QsCudaVariant& v, Type type, std::int64_t tokens, std::int64_t hidden)
{
    if (!v.ceiling && isPacked(v)) return packedLayoutOf(v, type, tokens, hidden).zeroPointBytes();
    return 4 * scaleCount(v, tokens, hidden);
}

std::int64_t Engine::codeBytes(const Variant& v) const
{
    const std::int64_t elements = m_tokens * m_hidden;
    if (!v.request.ceiling && isPacked(v.request))
        return packedLayoutOf(v.request, m_type, m_tokens, m_hidden).codeBytes();
    if (v.request.ceilingTraffic) return static_cast<std::int64_t>(v.request.ceilingWritten);
    if (v.request.ceiling) return elements * v.request.ceilingOutputBytes;
    return isCopy(v.request) ? elements * bytesOf(m_type) : elements;
}

/// Input and output of one launch.
std::int64_t Engine::operandBytes(const Variant& v) const
{
    if (v.lab) return v.lab->viewBytes();
    if (v.request.ceilingTraffic) return static_cast<std::int64_t>(v.request.ceilingRead + v.request.ceilingWritten);
    return m_tokens * m_hidden * bytesOf(m_type) + codeBytes(v);
}

Engine::Variant& Engine::variantAt(int index)
{
    if (index < 0 || index >= static_cast<int>(m_variants.size()))
        throw Failure::make(QsCudaUsage, "", Message::mark("Variant %1 is not prepared."), index);
    return m_variants[static_cast<std::size_t>(index)];
}

ArenaNeeds Engine::needsOf(const QsCudaWorkload& w) const
{
    ArenaNeeds needs;
    needs.capacity = std::max(w.capacity, w.tokens * w.hidden);
    needs.inputBytes = bytesOf(static_cast<Type>(w.dtype));
    for (int i = 0; i < w.variantCount; ++i) {
        const QsCudaVariant& v = w.variants[i];
        const std::int64_t elements = std::max<std::int64_t>(w.tokens * w.hidden, 1);
        const auto perElement = [elements](std::int64_t bytes) {
            return static_cast<int>((bytes + elements - 1) / elements);
        };
        if (v.ceiling && v.ceilingTraffic)
            needs.outputBytes = std::max(needs.outputBytes, perElement(static_cast<std::int64_t>(v.ceilingWritten)));
        else if (v.ceiling)
            needs.outputBytes = std::max(needs.outputBytes, v.ceilingOutputBytes);
        else if (isPacked(v))
            needs.outputBytes =
                std::max(needs.outputBytes,
                         perElement(packedLayoutOf(v, static_cast<Type>(w.dtype), w.tokens, w.hidden).codeBytes()));
        else if (isCopy(v))
            needs.outputBytes = needs.inputBytes;
    }
    needs.cold = !w.readSweep && std::any_of(w.variants, w.variants + w.variantCount,
                                             [](const QsCudaVariant& v) { return v.cold != 0; });
    // Else the launch of a hot variant would warm the view that a cold one takes next.
    needs.keepFirst = needs.cold && std::any_of(w.variants, w.variants + w.variantCount,
                                                [](const QsCudaVariant& v) { return v.cold == 0; });
    needs.maxViews = kMaxViews;
    needs.cacheBytes = m_cacheBytes;
    return needs;
}

std::int64_t Engine::scratchBytes(std::int64_t scales) const { return 2 * (scales + kScaleGuard * 4) + kScratchBytes; }

/// Twice the L2: whatever it held before, nothing of it is left.
std::int64_t Engine::sweepBytes(const QsCudaWorkload& w) const
{
    const bool cold =
        std::any_of(w.variants, w.variants + w.variantCount, [](const QsCudaVariant& v) { return v.cold != 0; });
    return w.readSweep && cold ? (2 * m_cacheBytes + 255) / 256 * 256 : 0;
}

std::int64_t Engine::memoryNeeded(const QsCudaWorkload& w)
{
    LabVariants labs = takeLabs(w);
    const std::int64_t bytes = memoryNeeded(w, labs);
    for (std::size_t i = 0; i < labs.size(); ++i)
        if (labs[i]) keepLab(w, w.variants[i], std::move(labs[i]));
    return bytes;
}

std::int64_t Engine::memoryNeeded(const QsCudaWorkload& w, const LabVariants& labs) const
{
    if (operationOf(w) != Operation::Quantize) return labMemory(w, labs) + sweepBytes(w) + scratchBytes(1);
    std::int64_t scales = 4;
    for (int i = 0; i < w.variantCount; ++i)
        scales = std::max(scales, scaleBytes(w.variants[i], static_cast<Type>(w.dtype), w.tokens, w.hidden));
    return ViewArena::bytesFor(needsOf(w)) + scratchBytes(scales) + sweepBytes(w);
}

void Engine::refuseTooLarge(std::int64_t needed) const
{
    std::size_t free = 0, total = 0;
    check(cudaMemGetInfo(&free, &total), Message::mark("asking for free memory"));
    if (needed <= static_cast<std::int64_t>(free)) return;
    throw Failure::make(QsCudaMemory, Message::mark("Choose a smaller tensor or hot cache, or free memory of the GPU."),
                        Message::mark("The buffers require %1 MiB of device memory; %2 MiB is available."),
                        (needed + (1 << 20) - 1) >> 20, free >> 20);
}

void Engine::checkWorkload(const QsCudaWorkload& w)
{
    if (w.variantCount < 1 || w.dtype < 0 || w.dtype > 2)
        throw Failure::make(QsCudaUsage, "", Message::mark("The workload is not valid: %1 variants."), w.variantCount);
    if (operationOf(w) != Operation::Quantize) return;
    if (w.tokens < 1 || w.hidden < 1 || !w.input)
        throw Failure::make(QsCudaUsage, "", Message::mark("The workload is not valid: %1×%2."), w.tokens, w.hidden);
    for (int i = 0; i < w.variantCount; ++i)
        if (const QsCudaVariant& v = w.variants[i];
            !v.ceiling && !isPacked(v) && schemeOf(v).granularity == Granularity::Group && v.groupSize != 128)
            throw Failure::make(QsCudaUsage, Message::mark("Use groups of 128."),
                                Message::mark("Groups of %1 are not supported."), v.groupSize);
}

void Engine::prepare(const QsCudaWorkload& w)
{
    checkWorkload(w);
    m_queue.collect(true);
    m_variants.clear();
    m_arena.reset();
    m_sweep = DeviceMemory();
    LabVariants labs = takeLabs(w);
    m_made.clear();
    refuseTooLarge(memoryNeeded(w, labs));
    // What another program pinned in L2 would falsify cold and hot alike; not every device supports it.
    if (cudaCtxResetPersistingL2Cache() != cudaSuccess) cudaGetLastError();
    m_operation = operationOf(w);
    m_type = static_cast<Type>(w.dtype);
    m_readSweep = w.readSweep != 0;
    m_stampClocks = w.stampClocks != 0;
    m_sweep = DeviceMemory(sweepBytes(w));
    if (m_sweep.bytes() > 0)
        check(cudaMemsetAsync(m_sweep.data(), 0, static_cast<std::size_t>(m_sweep.bytes()), m_stream),
              Message::mark("clearing buffers"));
    m_partials = DeviceMemory(kScratchBytes);
    check(cudaMemsetAsync(m_partials.data(), 0, static_cast<std::size_t>(m_partials.bytes()), m_stream),
          Message::mark("clearing buffers"));
    m_tokens = w.tokens;
    m_hidden = w.hidden;
    if (m_operation != Operation::Quantize) return prepareOperation(w, std::move(labs));
    prepareTensor(w);
}

void Engine::prepareTensor(const QsCudaWorkload& w)
{
    const ArenaNeeds needs = needsOf(w);
    m_capacity = needs.capacity;
    m_prepared = w.tokens * w.hidden;
    m_arena = std::make_unique<ViewArena>(needs, w.input, m_stream);
    for (int i = 0; i < w.variantCount; ++i) {
        Variant variant;
        variant.request = w.variants[i];
        variant.rule = ruleOf(variant.request);
        variant.preparedRead = variant.request.ceilingRead;
        variant.preparedWritten = variant.request.ceilingWritten;
        m_variants.push_back(std::move(variant));
    }
    setShape(w.tokens, w.hidden);
}

void Engine::reshape(std::int64_t tokens, std::int64_t hidden)
{
    if (!m_arena || m_operation != Operation::Quantize)
        throw Failure::make(QsCudaUsage, "", Message::mark("No tensor is prepared."));
    if (tokens < 1 || hidden < 1 || hidden > m_capacity / tokens)
        throw Failure::make(QsCudaUsage, "", Message::mark("%1×%2 exceeds the %3 elements that were prepared."), tokens,
                            hidden, m_capacity);
    m_queue.collect(true);
    setShape(tokens, hidden);
}

/// Lays everything out for a shape. Packed formats may need more room for their results than at the shape that was
/// prepared, since rows are padded; the traffic of ceilings of their own is in proportion to the elements.
void Engine::setShape(std::int64_t tokens, std::int64_t hidden)
{
    m_tokens = tokens;
    m_hidden = hidden;
    m_nextView = 0;
    std::int64_t scales = 4, codes = 0;
    for (Variant& variant : m_variants) {
        resetSampling(variant);
        variant.settled = false;
        if (variant.request.ceilingTraffic) {
            variant.request.ceilingRead = inProportion(variant.preparedRead, tokens * hidden, m_prepared);
            variant.request.ceilingWritten = inProportion(variant.preparedWritten, tokens * hidden, m_prepared);
        }
        scales = std::max(scales, (scaleBytes(variant.request, m_type, tokens, hidden) + 3) / 4 * 4);
        codes = std::max(codes, codeBytes(variant));
    }
    const std::int64_t bytes = scales + kScaleGuard * 4;
    if (m_scales.bytes() < bytes) {
        check(cudaStreamSynchronize(m_stream), Message::mark("finishing queued work"));
        m_scales = DeviceMemory(bytes);
        m_zeroPoints = DeviceMemory(bytes);
    }
    m_arena->setSize(tokens * hidden, m_stream, codes);
}

QsCudaExtremes Engine::extremes()
{
    if (!m_arena) throw Failure::make(QsCudaUsage, "", Message::mark("Nothing is prepared."));
    Launch l;
    l.type = m_type;
    l.input = m_arena->input(0);
    l.partials = reinterpret_cast<float*>(m_partials.data());
    l.tokens = m_tokens;
    l.hidden = m_hidden;
    l.stream = m_stream;
    return extremesOf(l);
}

void Engine::setParams(int index, const QsCudaParams& p)
{
    Variant& v = variantAt(index);
    Coefficients c;
    c.divisor = p.scale;
    c.multiplier = p.multiplier;
    c.addend = static_cast<float>(p.zeroPoint);
    setZeroPoint(c, p.zeroPoint);
    if (isPacked(v.request)) {
        v.coefficients.divisor = p.globalScale;
        resetSampling(v);
        v.settled = false;
        return;
    }
    v.rule = ruleOf(v.request);
    if (v.rule == Rule::Int8Divide) {
        // Within this range no remainder that decides a code underflows, so the division needs no division.
        if (p.scale >= 0x1p-96f && p.scale <= 0x1p96f) {
            c.multiplier = 1.0f / p.scale;
            c.limit = 300.0f * p.scale;
        } else {
            v.rule = Rule::Int8DivideSlow;
        }
    }
    v.coefficients = c;
    resetSampling(v);
    v.settled = false;
}

} // namespace qs::cuda
