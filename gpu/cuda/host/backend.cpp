// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/host/backend.h"

#include "gpu/core/host_info.h"
#include "gpu/numerics/packed_formats.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace qs {

namespace {

constexpr int kEnqueueChunk = 256; ///< samples queued between two looks at the interrupt

QsCudaVariant toModule(const KernelVariant& v)
{
    QsCudaVariant out{};
    out.size = sizeof out;
    out.format = static_cast<std::int32_t>(v.scheme.format);
    out.granularity = static_cast<std::int32_t>(v.scheme.granularity);
    out.isStatic = v.scheme.isStatic();
    out.zeroPointRule = static_cast<std::int32_t>(v.scheme.zeroPoint);
    out.groupSize = v.scheme.groupSize;
    out.ceiling = v.ceiling;
    out.ceilingOutputBytes = v.ceilingOutputBytes;
    out.cold = v.cold;
    out.dialect = static_cast<std::int32_t>(v.scheme.dialect);
    out.ceilingTraffic = v.traffic.has_value();
    if (v.traffic) {
        out.ceilingRead = v.traffic->read.value;
        out.ceilingWritten = v.traffic->written.value;
    }
    std::snprintf(out.name, sizeof out.name, "%s", v.name.c_str());
    return out;
}

std::optional<std::int32_t> toModule(DType type)
{
    switch (type) {
    case DType::F16:
        return QsCudaF16;
    case DType::BF16:
        return QsCudaBF16;
    case DType::F32:
        return QsCudaF32;
    default:
        return std::nullopt;
    }
}

std::string version(int number)
{
    return "CUDA " + std::to_string(number / 1000) + "." + std::to_string(number % 1000 / 10);
}

/// The workload in the module's terms; `variants` is what it points to.
QsCudaWorkload toModule(const Workload& w, const std::vector<QsCudaVariant>& variants)
{
    QsCudaWorkload out{};
    out.size = sizeof out;
    out.dtype = toModule(w.input.dtype).value_or(-1);
    out.readSweep = w.coldBy == ColdMethod::ReadSweep;
    out.stampClocks = true;
    out.variantCount = static_cast<std::int32_t>(variants.size());
    out.input = w.input.data;
    out.tokens = w.input.shape.tokens;
    out.hidden = w.input.shape.hidden;
    out.capacity = std::max(w.capacity, w.input.shape.elements());
    out.variants = variants.data();
    out.operation = static_cast<std::int32_t>(w.operation);
    out.causal = w.size.causal;
    out.batch = w.size.batch;
    out.heads = w.size.heads;
    out.sequence = w.size.tokens;
    out.headDim = w.size.headDim;
    out.m = w.size.m;
    out.n = w.size.n;
    out.k = w.size.k;
    out.seed = w.seed;
    if (w.operation != Operation::Quantize) out.dtype = toModule(w.dtype).value_or(-1);
    return out;
}

std::vector<QsCudaVariant> variantsOf(const Workload& w)
{
    std::vector<QsCudaVariant> out;
    out.reserve(w.variants.size());
    for (const KernelVariant& variant : w.variants)
        out.push_back(toModule(variant));
    return out;
}

} // namespace

DeviceInfo toDeviceInfo(const QsCudaDevice& d, const Nvml& nvml)
{
    DeviceInfo info;
    info.backend = BackendChoice::Cuda;
    info.name = d.name;
    info.detail = std::to_string(d.multiprocessors) + " SMs, compute capability " + std::to_string(d.major) + "." +
                  std::to_string(d.minor) + ", " + std::to_string(d.l2Bytes >> 20) + " MiB L2";
    info.driver = nvml.driverVersion();
    if (info.driver.empty()) info.driver = "unknown (supports " + version(d.driverVersion) + ")";
    info.runtime = version(d.runtimeVersion);
    auto sm = nvml.maxSmClockMHz();
    auto memory = nvml.maxMemoryClockMHz();
    if (!sm && d.smClockKHz > 0) sm = static_cast<unsigned>(d.smClockKHz / 1000);
    if (!memory && d.memoryClockKHz > 0) memory = static_cast<unsigned>(d.memoryClockKHz / 1000);
    info.clocks = Message::list({sm ? Message::tr("SM %1 MHz max").arg(*sm) : Message::tr("SM unknown"),
                                 memory ? Message::tr("memory %1 MHz").arg(*memory) : Message::tr("memory unknown")});
    info.pciBusId = d.pciBusId;
    info.uuid = nvml.uuid();
    info.index = d.index;
    info.totalMemory = Bytes{d.totalMemory};
    info.freeMemory = Bytes{nvml.freeMemoryBytes().value_or(d.totalMemory)};
    info.cacheBytes = Bytes{d.l2Bytes};
    return info;
}

Calibration toCalibration(const QsCudaCalibration& c)
{
    Calibration out;
    out.n = c.n;
    out.timerQuantumUs = c.timerQuantumUs;
    out.emptyIntervalUs = c.emptyIntervalUs;
    out.emptyIntervalHighUs = c.emptyIntervalHighUs;
    out.launchUs = c.launchUs;
    out.emptyWallUs = c.emptyWallUs;
    out.clockStepUs = c.clockStepUs;
    out.stampUs = c.stampUs;
    out.copyGbps = c.copyGbps;
    out.copyGbpsLow = c.copyGbpsLow;
    out.copyGbpsHigh = c.copyGbpsHigh;
    out.cacheGbps = c.cacheGbps;
    out.copyBytes = c.copyBytes;
    out.cacheBytes = c.cacheBytes;
    if (*c.copyMissing) out.missing[Message::mark("copy")] = moduleMessage(c.copyMissing);
    if (*c.cacheMissing) out.missing[Message::mark("cache copy")] = moduleMessage(c.cacheMissing);
    for (int i = 0; i < std::min<int>(c.rateCount, QsCudaMaxRates); ++i) {
        const QsCudaRate& rate = c.rates[i];
        if (*rate.missing) {
            out.missing[rate.type] = moduleMessage(rate.missing);
            continue;
        }
        out.matrixTflops[rate.type] = rate.tops;
        if (rate.size > 0) out.matrixSizes[rate.type] = rate.size;
    }
    return out;
}

CudaBackend::CudaBackend(std::shared_ptr<const CudaModule> module, const QsCudaTable& table, QsCudaContext* context,
                         const QsCudaDevice& device)
    : m_module(std::move(module)), m_table(table), m_context(context), m_device(device),
      m_nvml(std::make_unique<Nvml>(device.pciBusId))
{}

CudaBackend::~CudaBackend() { m_table.close(m_context); }

Result<std::unique_ptr<Backend>> CudaBackend::open(std::shared_ptr<const CudaModule> module, const QsCudaTable& table,
                                                   int index)
{
    QsCudaStatus status{};
    status.size = sizeof status;
    QsCudaDevice device{};
    device.size = sizeof device;
    if (table.describeDevice(index, &device, &status) != QsCudaOk) return toError(status);
    QsCudaContext* context = nullptr;
    if (table.open(index, &context, &status) != QsCudaOk) return toError(status);
    return std::unique_ptr<Backend>(new CudaBackend(std::move(module), table, context, device));
}

DeviceInfo CudaBackend::info() const
{
    DeviceInfo info = toDeviceInfo(m_device, *m_nvml);
    std::uint64_t free = 0, total = 0;
    if (call([&](QsCudaStatus* status) { return m_table.freeMemory(m_context, &free, &total, status); }))
        info.freeMemory = Bytes{free};
    return info;
}

Bytes CudaBackend::memoryNeeded(const Workload& workload) const
{
    const std::vector<QsCudaVariant> variants = variantsOf(workload);
    const QsCudaWorkload w = toModule(workload, variants);
    std::uint64_t bytes = 0;
    if (w.dtype < 0 || !call([&](QsCudaStatus* status) { return m_table.memoryNeeded(m_context, &w, &bytes, status); }))
        return Bytes{0};
    return Bytes{bytes};
}

Result<void> CudaBackend::prepare(const Workload& workload)
{
    const bool tensor = workload.operation == Operation::Quantize;
    if (!toModule(tensor ? workload.input.dtype : workload.dtype))
        return Error{ErrorCode::Usage, Message::tr("The CUDA backend supports only half, bfloat16 and float operands."),
                     ""};
    if ((takesTensor(workload.operation) && (workload.input.shape.tokens < 1 || workload.input.shape.hidden < 1)) ||
        workload.variants.empty())
        return Error{ErrorCode::Usage, Message::tr("The tensor has no elements, or no modes are selected."), ""};
    if (m_lost) return *m_lost; // what was prepared stays known
    const std::vector<QsCudaVariant> variants = variantsOf(workload);
    const QsCudaWorkload w = toModule(workload, variants);
    m_variants.clear();
    if (auto done = call([&](QsCudaStatus* status) { return m_table.prepare(m_context, &w, status); }); !done)
        return done;
    m_variants = workload.variants;
    m_params.assign(m_variants.size(), {});
    m_globalScales.assign(m_variants.size(), 0.0f);
    m_given = workload.given;
    m_operation = workload.operation;
    m_dtype = tensor ? workload.input.dtype : workload.dtype;
    m_shape = m_prepared = workload.input.shape;
    if (tensor)
        if (auto done = passScales(); !done) return done;
    return call([&](QsCudaStatus* status) { return m_table.settle(m_context, status); });
}

Result<void> CudaBackend::reshape(Shape shape)
{
    if (auto done =
            call([&](QsCudaStatus* status) { return m_table.reshape(m_context, shape.tokens, shape.hidden, status); });
        !done)
        return done;
    m_shape = shape;
    return passScales();
}

Result<void> CudaBackend::passScales()
{
    if (std::none_of(m_variants.begin(), m_variants.end(), needsParams)) return {};
    QsCudaExtremes found{};
    found.size = sizeof found;
    if (auto done = call([&](QsCudaStatus* status) { return m_table.extremes(m_context, &found, status); }); !done)
        return done;
    const Extremes extremes{found.amax, found.min, found.max, found.any != 0};
    for (std::size_t i = 0; i < m_variants.size(); ++i) {
        if (!needsParams(m_variants[i])) continue;
        const bool packed = m_variants[i].scheme.isPacked();
        if (!packed) m_params[i] = scaleParams(m_variants[i].scheme, extremes, m_given);
        m_globalScales[i] = packed ? packedGlobalScale(m_variants[i].scheme, found.amax) : 0.0f;
        const QsCudaParams params{sizeof(QsCudaParams), m_params[i].scale, m_params[i].multiplier,
                                  m_params[i].zeroPoint, m_globalScales[i]};
        auto done = call(
            [&](QsCudaStatus* status) { return m_table.setParams(m_context, static_cast<int>(i), &params, status); });
        if (!done) return done;
    }
    return {};
}

Result<Sampling> CudaBackend::setSampling(int variant, int launches)
{
    QsCudaSampling s{};
    s.size = sizeof s;
    auto done =
        call([&](QsCudaStatus* status) { return m_table.setSampling(m_context, variant, launches, &s, status); });
    if (!done) return done.error();
    return Sampling{s.launches, s.constantUs, s.constantLowUs, s.constantHighUs, s.hostUs, s.wallUs};
}

Result<void> CudaBackend::enqueue(int variant, int samples)
{
    while (samples > 0) {
        if (m_interrupted && m_interrupted()) return {};
        const int chunk = std::min(samples, kEnqueueChunk);
        if (auto done = call([&](QsCudaStatus* status) { return m_table.enqueue(m_context, variant, chunk, status); });
            !done)
            return done;
        samples -= chunk;
    }
    return {};
}

Result<void> CudaBackend::harvest(std::vector<Timing>& out, bool wait)
{
    QsCudaTiming timings[512];
    constexpr int capacity = static_cast<int>(std::size(timings));
    for (;;) {
        int count = 0;
        auto done = call(
            [&](QsCudaStatus* status) { return m_table.harvest(m_context, timings, capacity, wait, &count, status); });
        if (!done) return done;
        for (int i = 0; i < count; ++i)
            out.push_back({timings[i].variant, timings[i].us, timings[i].clockMHz, timings[i].hostLate != 0});
        if (count < capacity) return {};
    }
}

int CudaBackend::pending() const { return m_lost ? 0 : m_table.pending(m_context); }

Message CudaBackend::whyMissing(const Workload& workload, int variant)
{
    const std::vector<QsCudaVariant> variants = variantsOf(workload);
    const QsCudaWorkload w = toModule(workload, variants);
    auto done = call([&](QsCudaStatus* status) { return m_table.probe(m_context, &w, variant, status); });
    return done ? Message() : done.error().sentences();
}

SetupCost CudaBackend::setupCost(int variant) const
{
    QsCudaSetupCost cost{};
    cost.size = sizeof cost;
    m_table.setupCost(m_context, variant, &cost);
    return {cost.compileMs, cost.searchMs, cost.compileCached != 0};
}

Message CudaBackend::cacheEffective() const
{
    char text[256] = "";
    m_table.cacheText(m_context, text, sizeof text);
    return moduleMessage(text);
}

std::string CudaBackend::effective(int variant) const
{
    if (!known(variant)) return {};
    const KernelVariant& v = m_variants[static_cast<std::size_t>(variant)];
    char text[512] = "";
    m_table.effectiveText(m_context, variant, text, sizeof text);
    if (m_operation != Operation::Quantize && !v.ceiling) {
        const std::string what = m_operation == Operation::Dequantize
                                     ? "cuda " + schemeName(v.scheme) + " → " + std::string(dtypeLabel(m_dtype))
                                     : "cuda";
        return *text ? what + ", " + text : what;
    }
    if (v.traffic) {
        const CeilingTraffic traffic = v.traffic->forElements(m_shape.elements(), m_prepared.elements());
        return "cuda ceiling, " + formatBytes(traffic.read) + " in, " + formatBytes(traffic.written) + " out" +
               (*text ? std::string(", ") + text : "");
    }
    const std::string name = v.ceiling ? "cuda ceiling, " + std::string(dtypeLabel(m_dtype)) + " in, " +
                                             std::to_string(v.ceilingOutputBytes) + " B out"
                                       : effectiveName(v.scheme, m_dtype, "cuda");
    return *text ? name + ", " + text : name;
}

void CudaBackend::setInterrupt(std::function<bool()> interrupted) { m_interrupted = std::move(interrupted); }

DeviceState CudaBackend::state(bool processes) const { return m_nvml->state(processes); }

EnergyReading CudaBackend::energy() const { return m_nvml->energy(); }

Bytes CudaBackend::workingSet(int variant) const
{
    return known(variant) ? Bytes{m_table.workingSet(m_context, variant)} : Bytes{0};
}

Result<Calibration> CudaBackend::calibrate(const std::function<void(const Message&)>& progress)
{
    QsCudaCalibration c{};
    c.size = sizeof c;
    const auto say = [](void* user, const char* text) {
        const auto& listener = *static_cast<const std::function<void(const Message&)>*>(user);
        if (listener) listener(moduleMessage(text));
    };
    auto listener = progress;
    auto done = call([&](QsCudaStatus* status) { return m_table.calibrate(m_context, &c, say, &listener, status); });
    if (!done) return done.error();
    Calibration out = toCalibration(c);
    const DeviceInfo device = info();
    out.device = device.name;
    out.driver = device.driver;
    out.date = utcNow();
    out.pollUs = pollCost();
    return out;
}

/// Median time of a poll without the list of processes.
double CudaBackend::pollCost() const
{
    using Clock = std::chrono::steady_clock;
    std::array<double, 9> us{};
    for (double& time : us) {
        const Clock::time_point start = Clock::now();
        (void)m_nvml->state(false);
        time = std::chrono::duration<double, std::micro>(Clock::now() - start).count();
    }
    std::sort(us.begin(), us.end());
    return us[us.size() / 2];
}

Result<std::unique_ptr<Backend>> makeCudaBackend(int index)
{
    auto module = CudaModule::open();
    if (!module) return module.error();
    const QsCudaTable& table = (*module)->table();
    return CudaBackend::open(std::move(module).value(), table, index);
}

std::vector<DeviceListing> listCudaDevices()
{
    const auto missing = [](const Error& error) {
        DeviceListing entry;
        entry.info.backend = BackendChoice::Cuda;
        entry.reason = error.sentences();
        return std::vector{entry};
    };
    const auto module = CudaModule::open();
    if (!module) return missing(module.error());
    const QsCudaTable& table = (*module)->table();
    QsCudaStatus status{};
    status.size = sizeof status;
    int count = 0;
    if (table.countDevices(&count, &status) != QsCudaOk) return missing(toError(status));
    std::vector<DeviceListing> devices;
    for (int i = 0; i < count; ++i) {
        QsCudaDevice device{};
        device.size = sizeof device;
        if (table.describeDevice(i, &device, &status) != QsCudaOk) continue;
        devices.push_back({toDeviceInfo(device, Nvml(device.pciBusId)), true, ""});
    }
    return devices.empty() ? missing(toError(status)) : devices;
}

} // namespace qs
