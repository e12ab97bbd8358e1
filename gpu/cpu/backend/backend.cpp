// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/backend/backend.h"

#include "gpu/core/host_info.h"
#include "gpu/core/host_system.h"
#include "gpu/cpu/backend/calibration.h"
#include "gpu/cpu/common/device_info.h"
#include "gpu/numerics/packed_formats.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <new>

namespace qs {

namespace {

constexpr std::int64_t kBlock = 1 << 16; ///< elements whose extremes are kept
constexpr int kPoison = 0xA5;

bool readsInput(DType type) { return type == DType::F32 || type == DType::F16 || type == DType::BF16; }

Error notPrepared()
{
    return {ErrorCode::Internal, Message::tr("The CPU backend was used before a run was prepared."), ""};
}

Error tooLarge(Bytes wanted, Bytes available)
{
    return {ErrorCode::Memory,
            Message::tr("This run requires %1 of memory for its buffers; %2 is available.")
                .arg(formatBytes(wanted), formatBytes(available)),
            host::memoryHint(Message::tr("Reduce the number of tokens or the hidden size."))};
}

/// Extremes of the whole input are only wanted by modes whose scale is found before the launch.
bool wantsExtremes(const KernelVariant& variant)
{
    const QuantScheme& scheme = variant.scheme;
    if (variant.ceiling || scheme.isCopy()) return false;
    return scheme.isStatic() || hasGlobalScale(scheme);
}

/// All sizes that the operation uses are 1 or more; the rest is a matter of memory.
Result<void> checkSizes(const Workload& workload)
{
    const OperationSize& s = workload.size;
    const Shape shape = workload.input.shape;
    const bool fine = takesTensor(workload.operation) ? shape.tokens > 0 && shape.hidden > 0
                      : infoOf(workload.operation).form == SizeForm::Product
                          ? s.m > 0 && s.n > 0 && s.k > 0
                          : s.batch > 0 && s.heads > 0 && s.tokens > 0 && s.headDim > 0;
    if (!fine)
        return Error{ErrorCode::Usage, Message::tr("The operation is empty: a size is 0."),
                     Message::tr("All sizes must be 1 or more.")};
    if (workload.dtype != DType::F32 && workload.dtype != DType::F16 && workload.dtype != DType::BF16)
        return Error{ErrorCode::Usage,
                     Message::tr("The CPU backend does not support %1 operands.").arg(dtypeLabel(workload.dtype)),
                     Message::tr("Use half, bfloat16 or float.")};
    return {};
}

Error operandsTooLarge(Bytes wanted, Bytes available)
{
    return {ErrorCode::Memory,
            Message::tr("This run requires %1 of memory for operands, results and buffers; %2 is available.")
                .arg(formatBytes(wanted), formatBytes(available)),
            Message::tr("Choose a smaller size or fewer variants.")};
}

constexpr int kMaxLaunches = 1000;
constexpr std::int64_t kSweepPiece = std::int64_t{1} << 18;

std::string ceilingText(const LaunchPlan& plan)
{
    const int bytes = plan.variant.ceilingOutputBytes;
    if (const auto& traffic = plan.variant.traffic)
        return "cpu reads " + formatBytes(traffic->read) + " and writes " + formatBytes(traffic->written);
    return "cpu reads " + std::to_string(sizeOf(plan.dtype)) + " and writes " + std::to_string(bytes) +
           (bytes == 1 ? " byte per element" : " bytes per element");
}

std::string threadsText(int threads) { return std::to_string(threads) + (threads == 1 ? " thread" : " threads"); }

} // namespace

CpuBackend::CpuBackend(const CpuOptions& options)
    : m_availableMemory(options.availableMemory),
      m_lastLevelCache(options.lastLevelCache ? *options.lastLevelCache : host::lastLevelCache()),
      m_kernels(kernelsFor(options.isa.value_or(chosenIsa()))), m_pool(options.threads), m_launcher(m_pool, m_kernels),
      m_labTools{m_pool, m_kernels, labKernelsFor(m_kernels)}
{}

DeviceInfo CpuBackend::info() const
{
    DeviceInfo info = cpuDeviceInfo(m_kernels.name, m_pool.threads(), m_lastLevelCache);
    info.freeMemory = limits().available;
    return info;
}

Bytes CpuBackend::available() const { return m_availableMemory ? *m_availableMemory : host::availableMemory(); }

ViewLimits CpuBackend::limits() const
{
    ViewLimits limits{available(), m_lastLevelCache, host::lastLevelName()};
    // What is prepared now is given back before the next preparation.
    if (m_workload && !m_availableMemory)
        limits.available.value += m_lab ? m_lab->bytesNeeded().value : needed(m_views, *m_workload).value;
    return limits;
}

Bytes CpuBackend::needed(const CpuViews& views, const Workload& workload) const
{
    const std::int64_t capacity = std::max(workload.capacity, workload.input.shape.elements());
    const auto blocks = static_cast<std::uint64_t>((capacity + kBlock - 1) / kBlock);
    return {views.bytesNeeded().value + CpuLauncher::scratchBytes(capacity).value + blocks * sizeof(Extremes)};
}

Bytes CpuBackend::memoryNeeded(const Workload& workload) const
{
    if (CpuLab::runs(workload.operation)) return labMemory(workload);
    return needed(CpuViews(workload, limits()), workload);
}

Result<void> CpuBackend::check(const Workload& workload) const
{
    const Shape shape = workload.input.shape;
    if (!workload.input.data || shape.tokens <= 0 || shape.hidden <= 0)
        return Error{ErrorCode::Usage, Message::tr("The input is empty: %1.").arg(shape.text()),
                     Message::tr("Both sizes must be 1 or more.")};
    if (!readsInput(workload.input.dtype))
        return Error{ErrorCode::Usage,
                     Message::tr("The CPU backend does not support %1 input.").arg(dtypeLabel(workload.input.dtype)),
                     Message::tr("Use half, bfloat16 or float.")};
    return {};
}

Result<void> CpuBackend::check(int variant) const
{
    if (!m_workload) return notPrepared();
    if (variant < 0 || static_cast<std::size_t>(variant) >= m_workload->variants.size())
        return Error{ErrorCode::Internal, Message::tr("Unknown variant %1.").arg(variant), ""};
    return {};
}

Result<void> CpuBackend::prepare(const Workload& workload)
{
    if (CpuLab::runs(workload.operation)) return prepareLab(workload);
    if (auto valid = check(workload); !valid) return valid;
    const ViewLimits room = limits();
    CpuViews views(workload, room);
    const Bytes wanted = needed(views, workload);
    if (wanted > room.available) return tooLarge(wanted, room.available);
    m_workload.reset();
    m_lab.reset();
    m_views = {};
    m_samples.clear();
    m_views = std::move(views);
    try {
        return allocate(workload);
    } catch (const std::bad_alloc&) {
        m_workload.reset();
        m_views = {};
        return tooLarge(wanted, room.available);
    }
}

Result<void> CpuBackend::allocate(const Workload& workload)
{
    const ThreadPool::CallerScope scope(m_pool, false);
    if (!m_views.allocate(m_pool)) throw std::bad_alloc();
    m_workload = workload;
    m_workload->capacity = std::max(workload.capacity, workload.input.shape.elements());
    m_launcher.reserve(m_workload->capacity);
    m_tuner.clear();
    m_shape = {};
    findBlockExtremes();
    return aim(workload.input.shape);
}

void CpuBackend::findBlockExtremes()
{
    m_blocks.clear();
    const auto& variants = m_workload->variants;
    if (std::none_of(variants.begin(), variants.end(), wantsExtremes)) return;
    m_launcher.blockExtremes(m_workload->input.dtype, m_workload->input.data, m_workload->capacity, kBlock, m_blocks);
}

Extremes CpuBackend::prefixExtremes(std::int64_t elements) const
{
    Extremes all;
    if (m_blocks.empty()) return all;
    const std::int64_t whole = elements / kBlock;
    for (std::int64_t b = 0; b < whole; ++b)
        all.merge(m_blocks[static_cast<std::size_t>(b)]);
    const auto* bytes = static_cast<const unsigned char*>(m_workload->input.data);
    const auto size = static_cast<std::int64_t>(sizeOf(m_workload->input.dtype));
    if (elements % kBlock)
        all.merge(m_launcher.extremes(m_workload->input.dtype, bytes + whole * kBlock * size, elements % kBlock));
    return all;
}

Result<void> CpuBackend::reshape(Shape shape)
{
    if (!m_workload) return notPrepared();
    if (m_lab)
        return Error{ErrorCode::Internal, Message::tr("Only quantization can change its shape during a run."),
                     Message::tr("Prepare the run again.")};
    const std::int64_t capacity = m_workload->capacity;
    if (shape.tokens <= 0 || shape.hidden <= 0 || shape.hidden > capacity || shape.tokens > capacity / shape.hidden)
        return Error{ErrorCode::Usage,
                     Message::tr("The shape %1 exceeds the %2 elements that were prepared.")
                         .arg(shape.text(), formatCount(capacity)),
                     Message::tr("Prepare the run again for this shape.")};
    const ThreadPool::CallerScope scope(m_pool, false);
    return aim(shape);
}

Result<void> CpuBackend::aim(Shape shape)
{
    std::int64_t scales = 0;
    for (const KernelVariant& variant : m_workload->variants)
        if (!variant.ceiling) scales = std::max(scales, scaleCount(variant.scheme, shape));
    if (scales > m_views.scaleCapacity()) {
        const Bytes wanted{static_cast<std::uint64_t>(scales) * 8};
        if (wanted > available() || !m_views.reserveScales(scales)) return tooLarge(wanted, available());
    }
    if (const Bytes more = m_views.missingOutput(shape); more.value > 0)
        if (more > available() || !m_views.reserveOutput(shape)) return tooLarge(more, available());
    m_views.aim(shape, m_pool);
    m_shape = shape;
    m_nextView = m_views.firstCold();
    m_lastVariant = -1;
    m_launches.assign(m_workload->variants.size(), 1);
    const Extremes extremes = prefixExtremes(shape.elements());
    m_static.clear();
    for (const KernelVariant& variant : m_workload->variants)
        m_static.push_back(wantsExtremes(variant) ? scaleParams(variant.scheme, extremes, m_workload->given)
                                                  : ScaleParams{});
    return {};
}

std::int64_t CpuBackend::codesWrittenBy(int variant) const
{
    return codesWritten(m_workload->variants[static_cast<std::size_t>(variant)], m_workload->input.dtype, m_shape,
                        m_workload->input.shape);
}

std::int64_t CpuBackend::writtenBy(int variant) const
{
    const KernelVariant& v = m_workload->variants[static_cast<std::size_t>(variant)];
    if (v.ceiling || !v.scheme.isPacked()) return codesWrittenBy(variant);
    return static_cast<std::int64_t>(outputBytes(v.scheme, m_shape, m_workload->input.dtype).value);
}

LaunchPlan CpuBackend::planFor(int variant) const
{
    const auto index = static_cast<std::size_t>(variant);
    if (m_lab) return {m_workload->variants[index], m_workload->dtype, {}, {false, 0, m_pool.threads()}, {}};
    LaunchPlan plan{m_workload->variants[index], m_workload->input.dtype, m_shape, shapeFor(variant), m_static[index]};
    if (auto& traffic = plan.variant.traffic)
        traffic = traffic->forElements(m_shape.elements(), m_workload->input.shape.elements());
    return plan;
}

LaunchTarget CpuBackend::targetAt(std::int64_t view) const
{
    return {m_views.input(view), m_views.output(view), m_views.scales(), m_views.zeroPoints()};
}

Result<Readback> CpuBackend::readBack(int variant)
{
    if (auto valid = check(variant); !valid) return valid.error();
    if (m_lab) return Error{ErrorCode::Internal, Message::tr("Codes can be read back for quantization only."), ""};
    const ThreadPool::CallerScope scope(m_pool, false);
    const KernelVariant& v = m_workload->variants[static_cast<std::size_t>(variant)];
    if (!v.ceiling && v.scheme.isPacked()) return readPacked(variant);
    const auto codes = static_cast<std::size_t>(codesWrittenBy(variant));
    const auto scales = static_cast<std::size_t>(v.ceiling ? 0 : scaleCount(v.scheme, m_shape));
    const std::size_t zeroPoints = v.scheme.hasZeroPoint() ? scales : 0;
    const LaunchTarget target = targetAt(0);
    m_lastVariant = -1;
    std::memset(target.codes, kPoison, codes);
    std::memset(target.scales, kPoison, scales * sizeof(float));
    std::memset(target.zeroPoints, kPoison, zeroPoints * sizeof(std::int32_t));
    m_launcher.launch(planFor(variant), target);
    if (wantsExtremes(v)) { // found before the launch
        target.scales[0] = m_static[static_cast<std::size_t>(variant)].scale;
        target.zeroPoints[0] = m_static[static_cast<std::size_t>(variant)].zeroPoint;
    }
    try {
        return Readback{CodeBytes::lent({target.codes, codes}),
                        {target.scales, target.scales + scales},
                        {target.zeroPoints, target.zeroPoints + zeroPoints}};
    } catch (const std::bad_alloc&) {
        return tooLarge({codes + scales * 8}, limits().available);
    }
}

Result<Readback> CpuBackend::readPacked(int variant)
{
    const KernelVariant& v = m_workload->variants[static_cast<std::size_t>(variant)];
    const PackedLayout layout = packedLayout(v.scheme, m_shape, m_workload->input.dtype);
    const LaunchTarget target = targetAt(0);
    const auto* scales = reinterpret_cast<const std::uint8_t*>(target.scales);
    const auto* zeroPoints = reinterpret_cast<const std::uint8_t*>(target.zeroPoints);
    m_lastVariant = -1;
    std::memset(target.codes, kPoison, static_cast<std::size_t>(layout.codeBytes()));
    std::memset(target.scales, kPoison, static_cast<std::size_t>(layout.scaleBytes()));
    std::memset(target.zeroPoints, kPoison, static_cast<std::size_t>(layout.zeroPointBytes()));
    m_launcher.launch(planFor(variant), target);
    try {
        Readback back;
        back.codes = CodeBytes::lent({target.codes, static_cast<std::size_t>(layout.codeBytes())});
        back.scaleBytes = {scales, scales + layout.scaleBytes()};
        back.zeroPointBytes = {zeroPoints, zeroPoints + layout.zeroPointBytes()};
        if (layout.globalScale) back.globalScale = m_static[static_cast<std::size_t>(variant)].scale;
        return back;
    } catch (const std::bad_alloc&) {
        return tooLarge({static_cast<std::uint64_t>(layout.totalBytes())}, limits().available);
    }
}

std::unique_ptr<Backend> makeCpuBackend() { return std::make_unique<CpuBackend>(); }

/// 0 where a variant cannot run: prepare() then reports why.
Bytes CpuBackend::labMemory(const Workload& workload) const
{
    const auto lab = CpuLab::layOut(workload, limits(), m_labTools);
    return lab ? (*lab)->bytesNeeded() : Bytes{};
}

Result<void> CpuBackend::prepareLab(const Workload& workload)
{
    if (auto valid = checkSizes(workload); !valid) return valid;
    const ViewLimits room = limits();
    auto lab = CpuLab::layOut(workload, room, m_labTools);
    if (!lab) return lab.error();
    const Bytes wanted = (*lab)->bytesNeeded();
    if (wanted > room.available) return operandsTooLarge(wanted, room.available);
    m_workload.reset();
    m_views = {};
    m_samples.clear();
    m_lastVariant = -1;
    m_lab = std::move(*lab);
    try {
        const ThreadPool::CallerScope scope(m_pool, false);
        m_lab->allocate();
        m_launches.assign(workload.variants.size(), 1);
        m_workload = workload;
        return {};
    } catch (const std::bad_alloc&) {
        m_lab.reset();
        return operandsTooLarge(wanted, room.available);
    }
}

Result<OutputRows> CpuBackend::readOutput(int variant, std::span<const std::int64_t> rows)
{
    if (auto valid = check(variant); !valid) return valid.error();
    if (!m_lab)
        return Error{ErrorCode::Internal, Message::tr("Rows can be read only for operations other than quantization."),
                     ""};
    const ThreadPool::CallerScope scope(m_pool, true);
    m_lastVariant = -1;
    try {
        return m_lab->readOutput(variant, rows);
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::Memory, Message::tr("Not enough memory to read the result back."),
                     Message::tr("Choose a smaller size.")};
    }
}

Message CpuBackend::whyMissing(const Workload& workload, int variant)
{
    if (!CpuLab::runs(workload.operation)) return {};
    if (variant < 0 || static_cast<std::size_t>(variant) >= workload.variants.size()) return {};
    const KernelVariant& v = workload.variants[static_cast<std::size_t>(variant)];
    if (v.ceiling) return {};
    const CpuLabRequest request{workload.operation, workload.dtype, workload.size, workload.input.shape,
                                workload.seed,      v.cold,         v.scheme};
    const auto made = makeLabVariant(request, v.name, m_labTools);
    return made ? Message() : made.error().sentences();
}

SetupCost CpuBackend::setupCost(int) const { return {}; }

Result<Sampling> CpuBackend::setSampling(int variant, int launches)
{
    if (auto valid = check(variant); !valid) return valid.error();
    if (launches < 1 || launches > kMaxLaunches)
        return Error{ErrorCode::Usage, Message::tr("A sample cannot contain %1 launches.").arg(launches),
                     Message::tr("Choose 1 to %1.").arg(kMaxLaunches)};
    const bool cold = m_workload->variants[static_cast<std::size_t>(variant)].cold;
    if (launches > 1 && cold && sweeps())
        return Error{
            ErrorCode::Usage,
            Message::tr("With a read sweep before each sample, only the first of several launches would be cold."),
            Message::tr("Use single launches or rotating buffers.")};
    const ThreadPool::CallerScope scope(m_pool, true);
    // Modes are cut and stored like the ceiling with their traffic, so that it is one.
    if (!m_lab && !m_pool.interrupted()) tune(variant);
    m_launches[static_cast<std::size_t>(variant)] = launches;
    Sampling sampling;
    sampling.launches = launches;
    return sampling;
}

LaunchTarget CpuBackend::nextTarget(bool cold)
{
    if (!cold) return targetAt(0);
    const std::int64_t view = m_nextView;
    m_nextView = view + 1 < m_views.count() ? view + 1 : m_views.firstCold();
    return targetAt(view);
}

bool CpuBackend::sweeps() const { return m_lab ? m_lab->sweeps() : m_views.sweeps(); }

bool CpuBackend::sweepCaches()
{
    const PageBuffer& buffer = m_lab ? m_lab->sweepBuffer() : m_views.sweepBuffer();
    const auto size = static_cast<std::int64_t>(buffer.size());
    // Looking for the largest of the numbers is reading at full speed.
    return m_pool.run((size + kSweepPiece - 1) / kSweepPiece, m_pool.threads(), [&](std::int64_t piece, int) {
        const std::int64_t n = std::min(kSweepPiece, size - piece * kSweepPiece);
        (void)m_kernels.amax(DType::BF16, buffer.data() + piece * kSweepPiece, n / 2);
    });
}

bool CpuBackend::setCaches(int variant, const LaunchPlan& plan)
{
    if (plan.variant.cold) return !sweeps() || sweepCaches();
    if (variant == m_lastVariant) return true;
    // Twice the caches: the end of the launch has nothing left of its beginning, whatever ran before.
    const auto bytes = static_cast<std::int64_t>(workingSet(variant).value);
    return bytes > 2 * static_cast<std::int64_t>(m_lastLevelCache.value) || launchFirst(variant, plan);
}

bool CpuBackend::launchNext(int variant, const LaunchPlan& plan)
{
    return m_lab ? m_lab->launchNext(variant) : m_launcher.launch(plan, nextTarget(plan.variant.cold));
}

bool CpuBackend::launchFirst(int variant, const LaunchPlan& plan)
{
    return m_lab ? m_lab->launchFirst(variant) : m_launcher.launch(plan, targetAt(0));
}

double CpuBackend::timeOnce(int variant, const LaunchPlan& plan, int launches)
{
    const Clock::time_point start = Clock::now();
    for (int i = 0; i < launches; ++i)
        if (!launchNext(variant, plan)) return -1.0;
    const std::chrono::duration<double, std::micro> taken = Clock::now() - start;
    return taken.count() / launches;
}

Result<void> CpuBackend::enqueue(int variant, int samples)
{
    if (auto valid = check(variant); !valid) return valid;
    const ThreadPool::CallerScope scope(m_pool, true);
    if (m_pool.interrupted()) return {};
    const LaunchPlan plan = planFor(variant);
    const int launches = m_launches[static_cast<std::size_t>(variant)];
    for (int i = 0; i < samples; ++i) {
        if (!setCaches(variant, plan)) return {};
        m_pool.wakeThreads();
        const std::uint64_t switches = m_pool.switches(plan.launch.threads);
        const double us = timeOnce(variant, plan, launches);
        if (us < 0) return {};
        m_pool.wakeThreads();
        m_lastVariant = variant;
        m_samples.push_back({variant, static_cast<float>(us), 0.0f, m_pool.switches(plan.launch.threads) != switches});
        if (i + 1 < samples && m_pool.interrupted()) return {};
    }
    return {};
}

Result<void> CpuBackend::harvest(std::vector<Timing>& out, bool)
{
    out.insert(out.end(), m_samples.begin(), m_samples.end());
    m_samples.clear();
    return {};
}

Result<Timing> CpuBackend::profileOnce(int variant, const std::string&)
{
    if (auto valid = check(variant); !valid) return valid.error();
    const ThreadPool::CallerScope scope(m_pool, false);
    const LaunchPlan plan = planFor(variant);
    setCaches(variant, plan);
    m_pool.wakeThreads();
    m_lastVariant = variant;
    return Timing{variant, static_cast<float>(timeOnce(variant, plan, 1))};
}

Message CpuBackend::cacheEffective() const
{
    if (!m_workload) return {};
    return m_lab ? m_lab->cacheEffective() : m_views.describe();
}

Bytes CpuBackend::workingSet(int variant) const
{
    if (!check(variant)) return {};
    if (m_lab) return m_lab->workingSet(variant);
    const KernelVariant& v = m_workload->variants[static_cast<std::size_t>(variant)];
    const auto inBytes = static_cast<std::int64_t>(sizeOf(m_workload->input.dtype));
    const std::int64_t one = m_shape.elements() * inBytes + writtenBy(variant);
    if (!v.cold) return {static_cast<std::uint64_t>(one)};
    if (m_views.sweeps()) return {static_cast<std::uint64_t>(one) + m_views.sweepBuffer().size()};
    return {static_cast<std::uint64_t>(one * (m_views.count() - m_views.firstCold()))};
}

void CpuBackend::setInterrupt(std::function<bool()> interrupted) { m_pool.setInterrupt(std::move(interrupted)); }

DeviceState CpuBackend::state(bool) const
{
    DeviceState state;
    state.smMHz = host::clockNow(m_pool.cpus());
    state.involuntarySwitches = m_pool.switches();
    return state;
}

Result<Calibration> CpuBackend::calibrate(const std::function<void(const Message&)>& progress)
{
    const ThreadPool::CallerScope scope(m_pool, true);
    m_lastVariant = -1;
    CpuCalibrator calibrator(m_pool, m_kernels, m_lastLevelCache, available());
    auto calibration = calibrator.measure(progress);
    if (!calibration) return calibration;
    const DeviceInfo device = info();
    calibration->device = device.name;
    calibration->driver = device.driver;
    calibration->date = utcNow();
    calibration->pollUs = calibrator.medianUs([this] { (void)state(false); });
    return calibration;
}

LaunchTraffic CpuBackend::trafficOf(int variant) const
{
    return LaunchTuner::trafficOf(codesWrittenBy(variant), m_shape.elements(),
                                  m_workload->variants[static_cast<std::size_t>(variant)].cold);
}

LaunchShape CpuBackend::shapeFor(int variant) const
{
    return m_tuner.shapeFor(trafficOf(variant), m_shape.elements(), m_pool.threads());
}

void CpuBackend::tune(int variant)
{
    const LaunchTraffic traffic = trafficOf(variant);
    if (m_tuner.knows(traffic)) return;
    m_lastVariant = -1;
    m_tuner.tune(traffic,
                 {m_pool, m_launcher, m_workload->input.dtype, m_shape.elements(), traffic.cold && m_views.sweeps(),
                  [&] { return nextTarget(traffic.cold); }, [this] { return sweepCaches(); }});
}

std::string CpuBackend::effective(int variant) const
{
    if (!check(variant)) return {};
    const KernelVariant& v = m_workload->variants[static_cast<std::size_t>(variant)];
    const int launches = m_launches[static_cast<std::size_t>(variant)];
    const std::string mean =
        launches > 1 ? ", mean of " + std::to_string(launches) + " launches back to back" : std::string();
    if (m_lab) return m_lab->effective(variant) + mean;
    std::string text = effectiveName(v.scheme, m_workload->input.dtype, "cpu");
    if (v.ceiling) text = ceilingText(planFor(variant));
    text += std::string(", ") + m_kernels.name;
    const LaunchShape shape = shapeFor(variant);
    text += ", " + threadsText(shape.threads) + (shape.stream && !v.scheme.isPacked() ? ", streaming stores" : "");
    if (!v.ceiling && v.scheme.granularity == Granularity::Tensor && !v.scheme.isStatic()) text += ", input read twice";
    return text + mean;
}

} // namespace qs
