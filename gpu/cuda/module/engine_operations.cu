// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's side of the operations that bring their own operands: how many views each gets, reading rows back.
#include "gpu/cuda/module/engine.cuh"

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <algorithm>
#include <cmath>

namespace qs::cuda {

namespace {

/// Largest part of the free memory that views of one run take.
constexpr double kMemoryPart = 0.6;
constexpr int kMaxLabViews = 256;

template <typename T> __device__ T roundedTo(float value);
template <> __device__ float roundedTo(float value) { return value; }
template <> __device__ __half roundedTo(float value) { return __float2half_rn(value); }
template <> __device__ __nv_bfloat16 roundedTo(float value) { return __float2bfloat16_rn(value); }
template <> __device__ std::int8_t roundedTo(float value)
{
    return static_cast<std::int8_t>(min(max(__float2int_rn(value), -128), 127));
}

template <typename T>
__global__ void operandKernel(T* data, std::int64_t elements, std::uint64_t seed, unsigned operand, float scale)
{
    const std::int64_t step = static_cast<std::int64_t>(gridDim.x) * blockDim.x;
    for (std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < elements; i += step)
        data[i] = roundedTo<T>(__fmul_rn(operandAt(seed, operand, static_cast<std::uint64_t>(i)), scale));
}

template <typename T>
void fill(void* data, std::int64_t elements, std::uint64_t seed, unsigned operand, float scale, cudaStream_t stream)
{
    const auto blocks = static_cast<unsigned>(std::clamp<std::int64_t>(elements / 1024, 1, 4096));
    operandKernel<<<blocks, 256, 0, stream>>>(static_cast<T*>(data), elements, seed, operand, scale);
    check(cudaPeekAtLastError(), Message::mark("filling operands"));
}

float hostValue(cudaDataType_t type, const std::uint8_t* bytes, std::int64_t i)
{
    switch (type) {
    case CUDA_R_32F:
        return reinterpret_cast<const float*>(bytes)[i];
    case CUDA_R_16F:
        return __half2float(reinterpret_cast<const __half*>(bytes)[i]);
    case CUDA_R_16BF:
        return __bfloat162float(reinterpret_cast<const __nv_bfloat16*>(bytes)[i]);
    case CUDA_R_32I:
        return static_cast<float>(reinterpret_cast<const std::int32_t*>(bytes)[i]);
    case CUDA_R_8I:
        return static_cast<float>(reinterpret_cast<const std::int8_t*>(bytes)[i]);
    default:
        throw Failure::make(QsCudaInternal, "", Message::mark("A result has an unsupported element type (%1)."),
                            static_cast<int>(type));
    }
}

std::int64_t bytesOfElement(cudaDataType_t type)
{
    return type == CUDA_R_32F || type == CUDA_R_32I ? 4 : type == CUDA_R_8I ? 1 : 2;
}

} // namespace

void fillOperand(cudaDataType_t type, void* data, std::int64_t elements, std::uint64_t seed, unsigned operand,
                 float scale, cudaStream_t stream)
{
    switch (type) {
    case CUDA_R_32F:
        return fill<float>(data, elements, seed, operand, scale, stream);
    case CUDA_R_16F:
        return fill<__half>(data, elements, seed, operand, scale, stream);
    case CUDA_R_16BF:
        return fill<__nv_bfloat16>(data, elements, seed, operand, scale, stream);
    case CUDA_R_8I:
        return fill<std::int8_t>(data, elements, seed, operand, scale, stream);
    default:
        throw Failure::make(QsCudaInternal, "", Message::mark("Operands of type %1 cannot be made."),
                            static_cast<int>(type));
    }
}

LabRequest Engine::requestOf(const QsCudaWorkload& w, const QsCudaVariant& v) const
{
    LabRequest r;
    r.type = static_cast<Type>(w.dtype);
    r.tokens = w.tokens;
    r.hidden = w.hidden;
    r.batch = w.batch;
    r.heads = w.heads;
    r.sequence = w.sequence;
    r.headDim = w.headDim;
    r.causal = w.causal != 0;
    r.m = w.m;
    r.n = w.n;
    r.k = w.k;
    r.seed = w.seed;
    r.device = m_device;
    r.multiprocessors = m_multiprocessors;
    r.computeMajor = m_major;
    r.computeMinor = m_minor;
    r.cacheBytes = m_cacheBytes;
    r.scheme = v;
    return r;
}

std::unique_ptr<LabVariant> Engine::makeLab(const QsCudaWorkload& w, const QsCudaVariant& v) const
{
    for (const LabMaker& maker : kLabMakers)
        if (maker.operation == operationOf(w)) return maker.make(requestOf(w, v), v.name);
    throw Failure::make(QsCudaUsage, "", Message::mark("Unknown operation %1."), w.operation);
}

Engine::WorkloadKey Engine::keyOf(const QsCudaWorkload& w)
{
    return {w.operation,
            w.dtype,
            w.tokens,
            w.hidden,
            w.batch,
            w.heads,
            w.sequence,
            w.headDim,
            w.causal,
            w.m,
            w.n,
            w.k,
            static_cast<std::int64_t>(w.seed)};
}

Engine::LabKey Engine::keyOf(const QsCudaVariant& v)
{
    return {{v.format, v.granularity, v.isStatic, v.zeroPointRule, v.groupSize, v.dialect}, v.name};
}

/// The variant that was made before for the same workload; else made now.
std::unique_ptr<LabVariant> Engine::takeLab(const QsCudaWorkload& w, const QsCudaVariant& v)
{
    if (m_madeFor == keyOf(w))
        if (auto made = m_made.extract(keyOf(v))) return std::move(made.mapped());
    return makeLab(w, v);
}

void Engine::keepLab(const QsCudaWorkload& w, const QsCudaVariant& v, std::unique_ptr<LabVariant> lab)
{
    if (m_madeFor != keyOf(w)) m_made.clear();
    m_madeFor = keyOf(w);
    m_made.emplace(keyOf(v), std::move(lab));
}

Engine::LabVariants Engine::takeLabs(const QsCudaWorkload& w)
{
    LabVariants labs;
    if (operationOf(w) == Operation::Quantize) return labs;
    for (int i = 0; i < w.variantCount; ++i)
        labs.push_back(w.variants[i].ceiling ? nullptr : takeLab(w, w.variants[i]));
    return labs;
}

/// Views for 4 × L2 beyond what one launch leaves in the cache; fewer where memory is short, one where a single launch
/// flushes the cache many times over.
int Engine::labViewsFor(const LabVariant& lab, bool rotates, int sharers) const
{
    const std::int64_t one = std::max<std::int64_t>(lab.viewBytes(), 1);
    if (!rotates || one >= 16 * m_cacheBytes) return 1;
    int views = static_cast<int>(std::clamp<std::int64_t>((4 * m_cacheBytes + one - 1) / one, 2, kMaxLabViews));
    std::size_t free = 0, total = 0;
    check(cudaMemGetInfo(&free, &total), Message::mark("asking for free memory"));
    const double room = static_cast<double>(free) * kMemoryPart / std::max(sharers, 1);
    while (views > 1 && static_cast<double>(lab.bytesFor(views)) > room)
        views = views > 8 ? views / 2 : views - 1;
    return views;
}

/// Ceilings of traffic of their own work on an arena whose elements are bytes.
static ArenaNeeds ceilingNeeds(const QsCudaWorkload& w, std::int64_t cacheBytes)
{
    ArenaNeeds needs;
    needs.inputBytes = 1;
    needs.outputBytes = 1;
    needs.cacheBytes = cacheBytes;
    needs.maxViews = kMaxLabViews;
    needs.cold = false;
    for (int i = 0; i < w.variantCount; ++i) {
        const QsCudaVariant& v = w.variants[i];
        if (!v.ceiling) continue;
        const auto read = static_cast<std::int64_t>(std::max<std::uint64_t>(v.ceilingRead, 1));
        const auto written = static_cast<std::int64_t>(v.ceilingWritten);
        needs.capacity = std::max(needs.capacity, read);
        needs.outputBytes = std::max(needs.outputBytes, static_cast<int>((written + read - 1) / read));
        needs.cold = needs.cold || (v.cold != 0 && !w.readSweep);
        needs.keepFirst = needs.keepFirst || v.cold == 0;
    }
    needs.keepFirst = needs.keepFirst && needs.cold;
    return needs;
}

std::int64_t Engine::labMemory(const QsCudaWorkload& w, const LabVariants& labs) const
{
    std::int64_t bytes = 0;
    const ArenaNeeds needs = ceilingNeeds(w, m_cacheBytes);
    if (needs.capacity > 0) bytes += ViewArena::bytesFor(needs);
    for (std::size_t i = 0; i < labs.size(); ++i)
        if (labs[i])
            bytes += labs[i]->bytesFor(labViewsFor(*labs[i], w.variants[i].cold && !w.readSweep, w.variantCount));
    return bytes;
}

void Engine::prepareOperation(const QsCudaWorkload& w, LabVariants labs)
{
    const ArenaNeeds needs = ceilingNeeds(w, m_cacheBytes);
    if (needs.capacity > 0) {
        m_arena = std::make_unique<ViewArena>(needs, nullptr, m_stream);
        m_arena->setSize(needs.capacity, m_stream);
    }
    for (int i = 0; i < w.variantCount; ++i) {
        Variant v;
        v.request = w.variants[i];
        if (!v.request.ceiling) {
            v.lab = std::move(labs[static_cast<std::size_t>(i)]);
            v.labViews = labViewsFor(*v.lab, v.request.cold && !w.readSweep, w.variantCount - i);
            v.lab->prepare(v.labViews, m_stream);
            check(cudaStreamSynchronize(m_stream), Message::mark("making operands"));
        }
        m_variants.push_back(std::move(v));
    }
}

void Engine::probe(const QsCudaWorkload& w, int index)
{
    if (index < 0 || index >= w.variantCount || operationOf(w) == Operation::Quantize || w.variants[index].ceiling)
        return;
    keepLab(w, w.variants[index], takeLab(w, w.variants[index]));
}

void Engine::readOutput(int index, QsCudaRows& rows)
{
    Variant& v = variantAt(index);
    if (!v.lab) throw Failure::make(QsCudaUsage, "", Message::mark("Variant %1 has no result of that kind."), index);
    const LabOutput out = v.lab->output(0);
    rows.columns = out.columns;
    if (!rows.values) return;
    m_queue.collect(true);
    const std::int64_t rowBytes = out.columns * bytesOfElement(out.type);
    // NaN in every float type, and a number no sum is likely to be in the integer ones: what is not written shows.
    check(cudaMemsetAsync(const_cast<void*>(out.data), 0xff, static_cast<std::size_t>(out.rows * rowBytes), m_stream),
          Message::mark("clearing the output"));
    v.lab->launch(0, m_stream);
    check(cudaPeekAtLastError(), Message::mark("launching a kernel"));
    check(cudaStreamSynchronize(m_stream), Message::mark("running a kernel"));
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(rowBytes));
    for (int i = 0; i < rows.count; ++i) {
        if (rows.rows[i] < 0 || rows.rows[i] >= out.rows)
            throw Failure::make(QsCudaUsage, "", Message::mark("Row %1 does not exist in a result of %2 rows."),
                                rows.rows[i], out.rows);
        const auto* source = static_cast<const std::uint8_t*>(out.data) + rows.rows[i] * rowBytes;
        check(cudaMemcpy(bytes.data(), source, bytes.size(), cudaMemcpyDeviceToHost), Message::mark("reading back"));
        for (std::int64_t c = 0; c < out.columns; ++c)
            rows.values[i * out.columns + c] = static_cast<float>(hostValue(out.type, bytes.data(), c) * out.scale);
    }
}

QsCudaSetupCost Engine::setupCost(int index) const
{
    QsCudaSetupCost cost{sizeof(QsCudaSetupCost), 0, 0, 0};
    if (index < 0 || index >= static_cast<int>(m_variants.size())) return cost;
    const Variant& v = m_variants[static_cast<std::size_t>(index)];
    if (!v.lab) return cost;
    cost.compileMs = v.lab->compileMs();
    cost.searchMs = v.lab->searchMs();
    cost.compileCached = v.lab->compileCached();
    return cost;
}

} // namespace qs::cuda
