// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/operations/session.h"

#include "gpu/core/integer_math.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <new>

namespace qs {

namespace {

constexpr std::int64_t kOperandAlign = 256;
constexpr std::int64_t kCachesToPass = 3;  ///< cold: the views together are this many last-level caches
constexpr std::int64_t kCachesToSweep = 2; ///< cold by reading: so many last-level caches before each sample
constexpr std::int64_t kRotationLimit = std::int64_t{1} << 30;
constexpr std::int64_t kFilledPiece = std::int64_t{1} << 18; ///< floats filled in one go
constexpr int kPoison = 0xA5;
constexpr int kMaxViews = 1 << 16;

std::int64_t withGap(std::int64_t bytes)
{
    return (bytes + 2 * kOperandAlign - 1) / kOperandAlign * kOperandAlign;
} // with a gap behind
std::int64_t asSigned(Bytes bytes)
{
    return static_cast<std::int64_t>(std::min<std::uint64_t>(bytes.value, kMaxLabBytes));
}
std::int64_t capped(std::int64_t sum) { return std::min(sum, kMaxLabBytes); }

std::int64_t operandBytes(const LabOperand& operand) { return boundedProduct({operand.count, sizeof(float)}); }

/// All that one view holds.
std::int64_t viewBytes(const LabNeeds& needs)
{
    std::int64_t bytes = capped(needs.outputBytes + needs.ownViewBytes);
    for (const LabOperand& operand : needs.operands)
        bytes = capped(bytes + operandBytes(operand));
    return bytes;
}

std::int64_t touchedBytes(const LabNeeds& needs)
{
    return std::max<std::int64_t>(viewBytes(needs) - needs.untouchedBytes, 1);
}

Message buffersText(std::int64_t least, std::int64_t most)
{
    return least == most ? Message::tr("%n buffers", "%n buffer", most)
                         : Message::tr("%1 to %2 buffers").arg(least, most);
}

} // namespace

bool CpuLab::runs(Operation operation) { return operation != Operation::Quantize; }

CpuLab::CpuLab(const CpuLabTools& tools, const ViewLimits& limits, std::uint64_t seed)
    : m_tools(tools), m_limits(limits), m_seed(seed)
{}

Result<std::unique_ptr<CpuLab>> CpuLab::layOut(const Workload& workload, const ViewLimits& limits,
                                               const CpuLabTools& tools)
{
    std::unique_ptr<CpuLab> lab(new CpuLab(tools, limits, workload.seed));
    int coldVariants = 0;
    for (const KernelVariant& v : workload.variants) {
        const CpuLabRequest request{workload.operation, workload.dtype, workload.size, workload.input.shape,
                                    workload.seed,      v.cold,         v.scheme};
        auto made = v.ceiling ? makeLabCeiling(request, v.traffic.value_or(CeilingTraffic{}), tools)
                              : makeLabVariant(request, v.name, tools);
        if (!made) return made.error();
        LabNeeds needs = (*made)->needs();
        lab->m_entries.push_back({std::move(*made), std::move(needs), v.cold, 1, false, {}});
        coldVariants += v.cold ? 1 : 0;
    }
    lab->m_hot = coldVariants < static_cast<int>(workload.variants.size());
    lab->m_rotate = coldVariants > 0 && workload.coldBy == ColdMethod::Rotation;
    if (coldVariants > 0 && !lab->m_rotate) lab->m_sweepBytes = kCachesToSweep * asSigned(limits.lastLevelCache);
    for (Entry& entry : lab->m_entries) {
        lab->chooseViews(entry, lab->m_rotate, lab->m_hot, coldVariants);
        lab->addOperands(entry);
        lab->m_outputBytes =
            std::max(lab->m_outputBytes, boundedProduct({entry.views, withGap(entry.needs.outputBytes)}));
    }
    return lab;
}

void CpuLab::chooseViews(Entry& entry, bool rotate, bool hotBeside, int coldVariants)
{
    if (!rotate || !entry.cold) return;
    std::int64_t wanted = ceilDiv(kCachesToPass * asSigned(m_limits.lastLevelCache), touchedBytes(entry.needs));
    if (wanted > 1 && hotBeside) ++wanted; // view 0 is then the hot ones' own
    const std::int64_t room = std::min(kRotationLimit, asSigned(m_limits.available) / 4 / coldVariants);
    const std::int64_t affordable = std::clamp<std::int64_t>(room / withGap(viewBytes(entry.needs)), 1, kMaxViews);
    entry.capped = wanted > affordable;
    entry.views = static_cast<int>(std::clamp<std::int64_t>(wanted, 1, affordable));
}

void CpuLab::addOperands(Entry& entry)
{
    for (const LabOperand& wanted : entry.needs.operands) {
        const auto same = [&](const Operand& o) { return o.what == wanted && o.views == entry.views; };
        auto found = std::find_if(m_operands.begin(), m_operands.end(), same);
        if (found == m_operands.end()) {
            m_operands.push_back({wanted, entry.views, withGap(operandBytes(wanted)), {}});
            found = m_operands.end() - 1;
        }
        entry.operands.push_back(static_cast<std::size_t>(found - m_operands.begin()));
    }
}

Bytes CpuLab::bytesNeeded() const
{
    const auto pages = [](std::int64_t bytes) { return PageBuffer::rounded(static_cast<std::uint64_t>(bytes)); };
    std::uint64_t bytes = pages(m_outputBytes) + pages(m_sweepBytes);
    for (const Operand& operand : m_operands)
        bytes = std::min<std::uint64_t>(bytes + pages(boundedProduct({operand.views, operand.stride})), kMaxLabBytes);
    for (const Entry& entry : m_entries) {
        const std::int64_t own = boundedProduct({entry.views, withGap(entry.needs.ownViewBytes)});
        const std::int64_t scratch = entry.needs.scratchBytes;
        bytes = std::min<std::uint64_t>(bytes + pages(own) + pages(scratch), kMaxLabBytes);
    }
    return {bytes};
}

void CpuLab::allocate()
{
    const auto take = [](PageBuffer& buffer, std::int64_t bytes) {
        buffer = PageBuffer(static_cast<std::uint64_t>(bytes));
        if (bytes > 0 && !buffer.data()) throw std::bad_alloc();
    };
    take(m_output, m_outputBytes);
    take(m_sweep, m_sweepBytes);
    for (const PageBuffer* buffer : {&m_output, &m_sweep}) { // every page by the threads that will use it
        constexpr std::int64_t piece = std::int64_t{1} << 20;
        const auto size = static_cast<std::int64_t>(buffer->size());
        m_tools.pool.run(ceilDiv(size, piece), m_tools.pool.threads(), [&](std::int64_t i, int) {
            std::memset(buffer->data() + i * piece, 0, static_cast<std::size_t>(std::min(piece, size - i * piece)));
        });
    }
    for (Operand& operand : m_operands) {
        take(operand.memory, operand.views * operand.stride);
        fill(operand);
    }
    for (Entry& entry : m_entries)
        entry.variant->prepare(entry.views);
}

void CpuLab::fill(Operand& operand)
{
    const LabOperand& what = operand.what;
    const auto at = [&](std::int64_t view) {
        return reinterpret_cast<float*>(operand.memory.data() + view * operand.stride);
    };
    // Made once, then copied: making a number takes longer than copying it.
    m_tools.pool.run(ceilDiv(what.count, kFilledPiece), m_tools.pool.threads(), [&](std::int64_t piece, int) {
        const std::int64_t first = piece * kFilledPiece, n = std::min(kFilledPiece, what.count - first);
        fillLabOperand(what, m_seed, first, n, at(0) + first);
        for (std::int64_t view = 1; view < operand.views; ++view)
            std::memcpy(at(view) + first, at(0) + first, static_cast<std::size_t>(n) * sizeof(float));
    });
}

LabView CpuLab::viewOf(const Entry& entry, int view) const
{
    LabView out{view, {}, m_output.data() + view * withGap(entry.needs.outputBytes)};
    for (const std::size_t i : entry.operands)
        out.operands.push_back(
            reinterpret_cast<const float*>(m_operands[i].memory.data() + view * m_operands[i].stride));
    return out;
}

bool CpuLab::launchNext(int variant)
{
    const Entry& entry = m_entries[static_cast<std::size_t>(variant)];
    const int first = firstCold(entry);
    const int view = entry.cold ? first + static_cast<int>(m_turn++ % (entry.views - first)) : 0;
    return entry.variant->launch(viewOf(entry, view));
}

bool CpuLab::launchFirst(int variant)
{
    const Entry& entry = m_entries[static_cast<std::size_t>(variant)];
    return entry.variant->launch(viewOf(entry, 0));
}

Result<OutputRows> CpuLab::readOutput(int variant, std::span<const std::int64_t> rows)
{
    const Entry& entry = m_entries[static_cast<std::size_t>(variant)];
    const LabResult result = entry.variant->result();
    for (const std::int64_t row : rows)
        if (row < 0 || row >= result.rows)
            return Error{ErrorCode::Internal, Message::tr("This result has no row %1.").arg(row), ""};
    const LabView view = viewOf(entry, 0);
    std::memset(view.output, kPoison, static_cast<std::size_t>(entry.needs.outputBytes));
    if (!entry.variant->launch(view))
        return Error{ErrorCode::Interrupted, Message::tr("Reading the result was stopped."), ""};
    OutputRows out{result.columns, {}};
    out.values.reserve(rows.size() * static_cast<std::size_t>(result.columns));
    for (const std::int64_t row : rows)
        for (std::int64_t i = row * result.columns; i < (row + 1) * result.columns; ++i)
            out.values.push_back(result.bytes ? static_cast<float>(reinterpret_cast<const std::int8_t*>(view.output)[i])
                                              : loadFloat(view.output, result.type, static_cast<std::size_t>(i)));
    return out;
}

std::string CpuLab::effective(int variant) const
{
    const Entry& entry = m_entries[static_cast<std::size_t>(variant)];
    const int threads = m_tools.pool.threads();
    return "cpu " + entry.variant->effective() + ", " + std::to_string(threads) +
           (threads == 1 ? " thread" : " threads");
}

Bytes CpuLab::workingSet(int variant) const
{
    const Entry& entry = m_entries[static_cast<std::size_t>(variant)];
    const std::int64_t one = touchedBytes(entry.needs);
    const std::int64_t views = entry.cold ? entry.views - firstCold(entry) : 1;
    return {static_cast<std::uint64_t>(boundedProduct({views, one}) + (entry.cold ? m_sweepBytes : 0))};
}

Message CpuLab::cacheEffective() const
{
    std::int64_t fewest = std::numeric_limits<std::int64_t>::max(), most = 0;
    std::uint64_t coldLeast = std::numeric_limits<std::uint64_t>::max(), hotMost = 0;
    bool limited = false;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry& entry = m_entries[i];
        const std::uint64_t bytes = workingSet(static_cast<int>(i)).value;
        if (!entry.cold) {
            hotMost = std::max(hotMost, bytes);
            continue;
        }
        const std::int64_t views = entry.views - firstCold(entry);
        fewest = std::min(fewest, views);
        most = std::max(most, views);
        coldLeast = std::min(coldLeast, bytes);
        limited = limited || entry.capped;
    }
    const auto caches = [&](std::uint64_t bytes) {
        return static_cast<double>(bytes) /
               static_cast<double>(std::max<std::uint64_t>(1, m_limits.lastLevelCache.value));
    };
    const auto sizeText = [&](std::uint64_t bytes) {
        return formatBytes({bytes}) + ", " + formatFixed(caches(bytes), caches(bytes) < 0.1 ? 3 : 1) + " × " +
               m_limits.cacheName.c_str() + " (" + formatBytes(m_limits.lastLevelCache) + ")";
    };
    Message cold;
    if (m_rotate) {
        cold = Message::tr("cold: %1 per variant, at least %2").arg(buffersText(fewest, most), sizeText(coldLeast));
        if (caches(coldLeast) < 2.0)
            cold = (limited ? Message::tr("%1, less than twice the cache size, so partly warm (rotation limited by the "
                                          "available memory)")
                            : Message::tr("%1, less than twice the cache size, so partly warm"))
                       .arg(cold);
    }
    if (sweeps())
        cold = Message::tr("cold by read sweep of %1 before each sample")
                   .arg(formatBytes({static_cast<std::uint64_t>(m_sweepBytes)}));
    if (!m_hot) return cold;
    Message hot = Message::tr("hot: 1 buffer per variant, at most %1").arg(sizeText(hotMost));
    if (caches(hotMost) > 1.0) hot = Message::tr("%1, larger than the cache, so not actually hot").arg(hot);
    return cold.empty() ? hot : Message::tr("%1; %2").arg(cold, hot);
}

} // namespace qs
