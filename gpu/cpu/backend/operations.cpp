// SPDX-License-Identifier: GPL-3.0-or-later
// The part of CpuBackend that prepares operations other than quantization.
#include "gpu/cpu/backend/backend.h"

#include <new>

namespace qs {

namespace {

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

} // namespace

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

} // namespace qs
