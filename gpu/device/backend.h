// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/core/units.h"
#include "gpu/measure/calibration.h"
#include "gpu/measure/diagnosis/device_state.h"
#include "gpu/measure/energy.h"
#include "gpu/numerics/oracle.h"
#include "gpu/numerics/quant_scheme.h"
#include "gpu/spec/run_spec.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace qs {

/// What is known of a device before anything runs on it.
struct DeviceInfo
{
    BackendChoice backend = BackendChoice::Auto;
    std::string name;    ///< 'NVIDIA H200', 'AMD EPYC 9654'
    std::string detail;  ///< '132 SMs, compute capability 9.0, 60 MiB L2' or 'AVX-512, 16 threads'
    std::string driver;  ///< '580.159.04'; empty on the CPU
    std::string runtime; ///< 'CUDA 13.0'; empty on the CPU
    Message clocks;      ///< 'SM 1980 MHz max, memory 3201 MHz'; empty where unknown
    std::string pciBusId;
    std::string uuid; ///< 'GPU-…' as the driver reports it, unique among all computers; empty: unknown
    int index = 0;
    Bytes totalMemory, freeMemory;
    Bytes cacheBytes; ///< last-level cache: L2 of a GPU, L3 of a CPU
};

/// Traffic of a ceiling kernel, which reads and writes so many bytes and does nothing else.
struct CeilingTraffic
{
    Bytes read, written;
    /// Told for `prepared` elements: the same for another number of them, in proportion.
    CeilingTraffic forElements(std::int64_t elements, std::int64_t prepared) const
    {
        if (elements == prepared) return *this;
        const auto scaled = [&](Bytes bytes) {
            return Bytes{static_cast<std::uint64_t>(static_cast<double>(bytes.value) * static_cast<double>(elements) /
                                                    static_cast<double>(prepared))};
        };
        return {scaled(read), scaled(written)};
    }
    bool operator==(const CeilingTraffic&) const = default;
};

/// One thing that can be launched: a quantization mode, a variant of another operation, or the ceiling kernel with the
/// same traffic, which reads inputBytes an element, writes outputBytes an element and does nothing else.
struct KernelVariant
{
    QuantScheme scheme;
    bool ceiling = false;
    int ceilingOutputBytes = 1; ///< with ceiling: bytes written for each element (1, or the input's for a copy)
    bool cold = true; ///< finds neither input nor output in the caches; else takes the same buffers every time
    std::string name; ///< of the catalogue; empty for modes
    std::optional<CeilingTraffic>
        traffic; ///< with ceiling, instead of ceilingOutputBytes: packed formats, dequantize, ladder

    static KernelVariant mode(const QuantScheme& scheme, bool cold = true) { return {scheme, false, 1, cold, {}, {}}; }
    static KernelVariant ceilingFor(int outputBytes, bool cold = true) { return {{}, true, outputBytes, cold, {}, {}}; }
    static KernelVariant ceilingOf(CeilingTraffic traffic, bool cold = true)
    {
        return {{}, true, 1, cold, {}, traffic};
    }
    static KernelVariant named(std::string name, bool cold = true) { return {{}, false, 1, cold, std::move(name), {}}; }
};

/// What to prepare buffers and launches for.
struct Workload
{
    Operation operation = Operation::Quantize;
    /// Quantize: host memory; outlives the prepared state; [tokens, hidden] is what runs first. Dequantize and ladder:
    /// dtype and shape alone matter, data is null. The others use `size` and `dtype`.
    HostTensor input;
    OperationSize size;
    DType dtype = DType::F16; ///< of the operands of gemm, attention, …; variants that fix a type of their own say so
    std::uint64_t seed = 0;   ///< of operands that the backend makes itself, by operandAt(seed, operand, index)
    std::int64_t capacity = 0; ///< elements valid at input.data (>= input.shape.elements()); reshape may use all
    std::vector<KernelVariant> variants;
    ColdMethod coldBy = ColdMethod::Rotation; ///< of the cold variants
    GivenScale given;
};

/// One harvested sample: time of one launch, or of K launches less the constant of their graph, divided by K.
struct Timing
{
    int variant = 0;
    float us = 0;
    float clockMHz = 0; ///< SM clock between the stamps around this sample; 0: unknown or too short to tell
    /// The operating system held it up: a computing thread was switched out meanwhile (CPU), or the blocking kernel
    /// timed out before the host had queued it, so that launch gaps may be in its time (CUDA).
    bool preempted = false;
};

/// Bytes that were copied from a device, or that a device lends whose memory is the host's.
class CodeBytes
{
public:
    CodeBytes() = default;
    static CodeBytes lent(std::span<const std::uint8_t> bytes)
    {
        CodeBytes codes;
        codes.m_lent = bytes;
        return codes;
    }
    /// Makes room for a copy; writable() is where it goes.
    void resize(std::size_t count)
    {
        m_lent = {};
        m_own.resize(count);
    }
    std::uint8_t* writable() { return m_own.data(); }

    std::span<const std::uint8_t> bytes() const
    {
        return m_lent.empty() ? std::span<const std::uint8_t>(m_own) : m_lent;
    }
    operator std::span<const std::uint8_t>() const { return bytes(); }
    const std::uint8_t* data() const { return bytes().data(); }
    std::size_t size() const { return bytes().size(); }
    bool empty() const { return bytes().empty(); }
    auto begin() const { return bytes().begin(); }
    auto end() const { return bytes().end(); }
    std::uint8_t operator[](std::size_t i) const { return bytes()[i]; }

private:
    std::vector<std::uint8_t> m_own;
    std::span<const std::uint8_t> m_lent;
};

/// Codes, scales and zero points as a launch left them in the device's memory. The codes may be lent: they hold until
/// the backend is used again.
struct Readback
{
    CodeBytes codes;
    std::vector<float> scales;
    std::vector<std::int32_t> zeroPoints;
    std::vector<std::uint8_t> scaleBytes,
        zeroPointBytes;    ///< of packed formats, as stored; `scales` and `zeroPoints` are then empty
    float globalScale = 0; ///< NVFP4
};

/// What making a variant ready took, apart from running it; 0: nothing of that kind.
struct SetupCost
{
    double compileMs = 0;       ///< NVRTC
    double searchMs = 0;        ///< timing algorithms of a library
    bool compileCached = false; ///< the compiled kernels came from the cache; compileMs is then what loading took
};

/// Some rows of an operation's result as floats: [rows asked for × columns].
struct OutputRows
{
    std::int64_t columns = 0;
    std::vector<float> values;
};

/// Buffers, launches and timing on one device. One object is used by one thread at a time. No method throws.
/// After an error with ErrorCode::DeviceLost every further call fails with the same error.
class Backend
{
public:
    virtual ~Backend() = default;
    virtual DeviceInfo info() const = 0;

    /// Device (or host) memory that prepare(workload) would allocate in all, buffers of cold rotation included.
    virtual Bytes memoryNeeded(const Workload& workload) const = 0;
    /// Allocates, uploads the input, finds static scales and loads all kernels; every variant is then sampled by single
    /// launches. Refuses, before allocating, what does not fit into the free memory, with both numbers. Replaces what
    /// was prepared before.
    virtual Result<void> prepare(const Workload& workload) = 0;
    /// Lets all variants take a prefix of the prepared input: another shape with tokens × hidden <= capacity.
    /// Takes well below 100 ms; static scales are found anew, traffic of ceilings follows in proportion to the
    /// elements. Enqueued work is finished first. Every variant is sampled by single launches again.
    virtual Result<void> reshape(Shape shape) = 0;
    /// From now on a sample of `variant` is `launches` launches (1 to 1000): builds the graphs, measures their constant
    /// by two lengths, K and 2K, and for a ceiling picks the best of several launch shapes by timing them (known ones
    /// of the same size are taken over). Also measures what a launch costs the host. Not with ReadSweep and launches
    /// > 1.
    virtual Result<Sampling> setSampling(int variant, int launches) = 0;
    /// Queues `samples` timed samples of a variant; returns without waiting for them where the device can.
    virtual Result<void> enqueue(int variant, int samples) = 0;
    /// Appends samples that are complete, in order of enqueueing. wait: all that are queued.
    virtual Result<void> harvest(std::vector<Timing>& out, bool wait) = 0;
    /// Samples queued and not yet harvested.
    virtual int pending() const = 0;
    /// Runs a variant once on the first view with poisoned output memory and reads the result back.
    virtual Result<Readback> readBack(int variant) = 0;
    /// Runs a variant of an operation other than Quantize once on the first view with poisoned output memory and reads
    /// some of its rows back. Rows: of gemm and linear+GELU [m, n]; of attention [batch·heads·tokens, headDim]; of the
    /// block [batch·tokens, width]; of dequantize and ladder [tokens, hidden] (ladder: the int8 codes as numbers).
    virtual Result<OutputRows> readOutput(int variant, std::span<const std::int64_t> rows) = 0;
    /// Why a variant of this workload cannot run here ('cuDNN (libcudnn.so.9) was not found'); empty where it can.
    /// Loads libraries, allocates nothing that stays.
    virtual Message whyMissing(const Workload& workload, int variant) = 0;
    /// Milliseconds that making the variant ready took once: compiling (NVRTC), searching algorithms, packing weights;
    /// after prepare().
    virtual SetupCost setupCost(int variant) const = 0;
    /// Runs a variant once between profiler start and stop in a range named `range`; returns its time.
    virtual Result<Timing> profileOnce(int variant, const std::string& range) = 0;
    /// How the cache request was met: 'cold: 5 buffers, 480 MiB, 8.0 × L2', 'cold by read sweep of 120 MiB before each
    /// sample', 'hot: 1 buffer'; with variants of both kinds both, joined by '; '. Says so where a rotation stays warm.
    virtual Message cacheEffective() const = 0;
    /// Bytes of input and output that the launches of a variant touch in turn before they meet the same buffer again.
    virtual Bytes workingSet(int variant) const = 0;
    /// Measures timer and ceilings of the device, some seconds; what is prepared stays. `progress` gets words.
    virtual Result<Calibration> calibrate(const std::function<void(const Message&)>& progress) = 0;
    /// What really runs for a variant: 'cuda BF16 → FP8 E4M3, one read, cooperative grid of 264 × 512'.
    virtual std::string effective(int variant) const = 0;
    /// Polled between chunks of at most 50 ms of work where the device cannot be left running; when it returns
    /// true the current sample is abandoned and not reported.
    virtual void setInterrupt(std::function<bool()> interrupted) = 0;
    /// Clocks, reasons, power and temperature now. Takes a driver lock: only between blocks of samples. `processes`:
    /// also the other processes on the device, which takes milliseconds.
    virtual DeviceState state(bool processes) const = 0;
    /// The energy counter and the power now, or why there is no counter. Never while samples are timed.
    virtual EnergyReading energy() const
    {
        return {{}, {}, Message::tr("this device has no energy counter that this program reads")};
    }
};

/// The backend that is always there: all cores, vector instructions.
std::unique_ptr<Backend> makeCpuBackend();

/// A device as `quantoscope devices` lists it, or why a backend is missing.
struct DeviceListing
{
    DeviceInfo info;
    bool available = false;
    Message reason; ///< why it is missing, with what to do
};

/// Opens device `index` of the CUDA module, or reports why that cannot be: module not built, not found, no driver,
/// driver too old, no device.
Result<std::unique_ptr<Backend>> makeCudaBackend(int index);
/// Devices of the CUDA module; exactly one entry with available == false where there is none.
std::vector<DeviceListing> listCudaDevices();

} // namespace qs
