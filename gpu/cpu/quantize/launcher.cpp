// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/quantize/launcher.h"

#include "gpu/core/integer_math.h"
#include "gpu/cpu/quantize/packed_rule.h"
#include "gpu/numerics/packed_oracle.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace qs {

namespace {

constexpr std::int64_t kSmallestChunk = 8192;    ///< elements; below it a second thread costs more than it brings
constexpr std::int64_t kSmallestSegment = 16384; ///< elements of a row that is cut
/// Two of the largest groups, whose zero points of 4 bits share a byte: a piece of a row begins with an even group.
constexpr std::int64_t kSegmentUnit = 256;
constexpr std::int64_t kLongRow = 2 * kSmallestSegment;
constexpr std::int64_t kAhead = 8192;               ///< bytes of the next row
constexpr std::int64_t kFusedRowBytes = 512 * 1024; ///< a row that stays in a core's own cache between two reads
/// Up to here the kernels can add in 16 bits; larger zero points (rows far off zero) take the oracle's slow way.
constexpr std::int32_t kLargestVectorZeroPoint = 1 << 14;

/// Elements of a chunk of a flat pass: several chunks a thread for balance, whole cache lines of output.
std::int64_t flatChunk(const LaunchPlan& plan)
{
    const std::int64_t most = plan.launch.chunkBytes / static_cast<std::int64_t>(sizeOf(plan.dtype));
    const std::int64_t even = ceilDiv(plan.shape.elements(), std::int64_t{4} * plan.launch.threads);
    return roundUp(std::clamp(even, kSmallestChunk, std::max(most, kSmallestChunk)), 128);
}

Extremes fromMinMax(MinMax m)
{
    if (!(m.min <= m.max)) return {};
    return {std::max(std::fabs(m.min), std::fabs(m.max)), m.min, m.max, true};
}

} // namespace

ElementRule elementRule(const QuantScheme& scheme, const ScaleParams& params)
{
    ElementRule rule;
    rule.factor = params.multiplier;
    if (scheme.isFloat8()) {
        rule.target = scheme.format == NumberFormat::E5M2        ? ElementRule::Target::E5M2
                      : scheme.granularity == Granularity::Group ? ElementRule::Target::E4M3NaNLow
                                                                 : ElementRule::Target::E4M3;
        rule.high = scheme.codeMax();
        rule.low = -rule.high;
        if (scheme.granularity == Granularity::Tensor) return rule;
        rule.arithmetic = ElementRule::Arithmetic::Divide;
        rule.factor = params.scale;
        return rule;
    }
    switch (scheme.zeroPoint) {
    case ZeroPointRule::Azp: // rounded before the zero point is added: the bounds move instead
        rule.zeroPoint = params.zeroPoint;
        rule.low = static_cast<float>(-128.0 - params.zeroPoint);
        rule.high = static_cast<float>(127.0 - params.zeroPoint);
        return rule;
    case ZeroPointRule::Affine:
        rule.arithmetic = ElementRule::Arithmetic::Fma;
        rule.addend = static_cast<float>(params.zeroPoint);
        return rule;
    default:
        break;
    }
    if (!scheme.isStatic() && scheme.dialect == Dialect::Standard) return rule; // compressed-tensors divides
    rule.arithmetic =
        scheme.computesInInputType() ? ElementRule::Arithmetic::DivideInType : ElementRule::Arithmetic::Divide;
    rule.factor = params.scale;
    return rule;
}

/// How rows are handed out: several whole rows a chunk, or pieces of one row.
struct CpuLauncher::RowGrid
{
    std::int64_t rowsPerChunk = 1;
    std::int64_t segments = 1; ///< pieces of a row
    std::int64_t segmentElements = 0;
    std::int64_t chunks = 0;

    RowGrid(const LaunchPlan& plan, bool cut)
    {
        const std::int64_t wanted = flatChunk(plan);
        const auto [rows, hidden] = plan.shape;
        segmentElements = hidden;
        if (cut) {
            segmentElements = roundUp(std::max(wanted, kSmallestSegment), kSegmentUnit);
            segments = ceilDiv(hidden, segmentElements);
            chunks = rows * segments;
        } else {
            rowsPerChunk = std::max<std::int64_t>(1, wanted / hidden);
            chunks = ceilDiv(rows, rowsPerChunk);
        }
    }
};

CpuLauncher::CpuLauncher(ThreadPool& pool, const CpuKernels& kernels)
    : m_pool(pool), m_kernels(kernels), m_threads(static_cast<std::size_t>(pool.threads()))
{}

namespace {
std::int64_t mostSegments(std::int64_t capacity) { return 2 * (capacity / kSmallestSegment + 1); }
std::int64_t mostCutRows(std::int64_t capacity) { return capacity / kLongRow + 1; }
} // namespace

Bytes CpuLauncher::scratchBytes(std::int64_t capacity)
{
    return {static_cast<std::uint64_t>(mostSegments(capacity)) * sizeof(Extremes) +
            static_cast<std::uint64_t>(mostCutRows(capacity)) * sizeof(ScaleParams)};
}

void CpuLauncher::reserve(std::int64_t capacity)
{
    m_segments = std::vector<Extremes>(static_cast<std::size_t>(mostSegments(capacity)));
    m_rowParams = std::vector<ScaleParams>(static_cast<std::size_t>(mostCutRows(capacity)));
}

bool CpuLauncher::launch(const LaunchPlan& plan, const LaunchTarget& target)
{
    const QuantScheme& scheme = plan.variant.scheme;
    if (plan.variant.ceiling && plan.variant.traffic) return traffic(plan, target, *plan.variant.traffic);
    if (plan.variant.ceiling) return move(plan, target, plan.variant.ceilingOutputBytes);
    if (scheme.isCopy()) return move(plan, target, static_cast<int>(sizeOf(plan.dtype)));
    if (scheme.isPacked()) return packed(plan, target);
    if (scheme.granularity == Granularity::Token) return tokens(plan, target);
    if (scheme.granularity == Granularity::Group) return groups(plan, target);
    return scheme.isStatic() ? tensor(plan, target, plan.staticParams) : tensorDynamic(plan, target);
}

bool CpuLauncher::move(const LaunchPlan& plan, const LaunchTarget& target, int outBytes)
{
    const int inBytes = static_cast<int>(sizeOf(plan.dtype));
    const std::int64_t elements = plan.shape.elements();
    const std::int64_t chunk = flatChunk(plan);
    return m_pool.run(ceilDiv(elements, chunk), plan.launch.threads, [&](std::int64_t c, int) {
        const std::int64_t first = c * chunk;
        m_kernels.move(inBytes, outBytes, target.input + first * inBytes, std::min(chunk, elements - first),
                       target.codes + first * outBytes, plan.launch.stream);
    });
}

bool CpuLauncher::tensor(const LaunchPlan& plan, const LaunchTarget& target, const ScaleParams& params)
{
    const auto inBytes = static_cast<std::int64_t>(sizeOf(plan.dtype));
    const std::int64_t elements = plan.shape.elements();
    const std::int64_t chunk = flatChunk(plan);
    return m_pool.run(ceilDiv(elements, chunk), plan.launch.threads, [&](std::int64_t c, int) {
        const std::int64_t first = c * chunk;
        convert(plan, params, target.input + first * inBytes, std::min(chunk, elements - first), target.codes + first);
    });
}

bool CpuLauncher::tensorDynamic(const LaunchPlan& plan, const LaunchTarget& target)
{
    const QuantScheme& scheme = plan.variant.scheme;
    const auto inBytes = static_cast<std::int64_t>(sizeOf(plan.dtype));
    const std::int64_t elements = plan.shape.elements();
    const std::int64_t chunk = flatChunk(plan);
    std::fill(m_threads.begin(), m_threads.end(), PerThread{});
    const auto find = [&](std::int64_t c, int thread) {
        const std::int64_t n = std::min(chunk, elements - c * chunk);
        m_threads[static_cast<std::size_t>(thread)].extremes.merge(
            extremesFor(scheme, plan.dtype, target.input + c * chunk * inBytes, n));
    };
    if (!m_pool.run(ceilDiv(elements, chunk), plan.launch.threads, find)) return false;
    Extremes all;
    for (const PerThread& thread : m_threads)
        all.merge(thread.extremes);
    const ScaleParams params = scaleParams(scheme, all, {}, plan.dtype);
    target.scales[0] = params.scale;
    if (scheme.hasZeroPoint()) target.zeroPoints[0] = params.zeroPoint;
    return tensor(plan, target, params);
}

bool CpuLauncher::tokens(const LaunchPlan& plan, const LaunchTarget& target)
{
    const auto [rows, hidden] = plan.shape;
    const std::int64_t rowBytes = hidden * static_cast<std::int64_t>(sizeOf(plan.dtype));
    const bool fewRows = rows < std::int64_t{4} * plan.launch.threads;
    const bool cut = hidden >= kLongRow && (rowBytes > kFusedRowBytes || fewRows);
    const RowGrid grid(plan, cut);
    if (cut) return tokensCut(plan, target, grid);
    return m_pool.run(grid.chunks, plan.launch.threads, [&, count = rows](std::int64_t c, int) {
        const std::int64_t last = std::min((c + 1) * grid.rowsPerChunk, count);
        for (std::int64_t row = c * grid.rowsPerChunk; row < last; ++row)
            quantizeToken(plan, target, row);
    });
}

void CpuLauncher::quantizeToken(const LaunchPlan& plan, const LaunchTarget& target, std::int64_t row) const
{
    const QuantScheme& scheme = plan.variant.scheme;
    const std::int64_t hidden = plan.shape.hidden;
    const std::int64_t rowBytes = hidden * static_cast<std::int64_t>(sizeOf(plan.dtype));
    const unsigned char* in = target.input + row * rowBytes;
    const ScaleParams params = scaleParams(scheme, extremesFor(scheme, plan.dtype, in, hidden), {}, plan.dtype);
    target.scales[row] = params.scale;
    if (scheme.hasZeroPoint()) target.zeroPoints[row] = params.zeroPoint;
    // Converting reads nothing new: meanwhile the front of the next row may come in.
    if (row + 1 < plan.shape.tokens)
        for (std::int64_t line = 0; line < std::min(rowBytes, kAhead); line += 64)
            __builtin_prefetch(in + rowBytes + line, 0, 2);
    convert(plan, params, in, hidden, target.codes + row * hidden);
}

bool CpuLauncher::tokensCut(const LaunchPlan& plan, const LaunchTarget& target, const RowGrid& grid)
{
    const QuantScheme& scheme = plan.variant.scheme;
    const auto inBytes = static_cast<std::int64_t>(sizeOf(plan.dtype));
    const auto [rows, hidden] = plan.shape;
    const auto each = [&, width = hidden](std::int64_t c, const auto& visit) {
        const std::int64_t row = c / grid.segments;
        const std::int64_t first = c % grid.segments * grid.segmentElements;
        visit(row, row * width + first, std::min(grid.segmentElements, width - first));
    };
    const auto find = [&](std::int64_t c, int) {
        each(c, [&](std::int64_t, std::int64_t first, std::int64_t n) {
            m_segments[static_cast<std::size_t>(c)] =
                extremesFor(scheme, plan.dtype, target.input + first * inBytes, n);
        });
    };
    if (!m_pool.run(grid.chunks, plan.launch.threads, find)) return false;
    for (std::int64_t row = 0; row < rows; ++row) {
        Extremes all;
        for (std::int64_t s = 0; s < grid.segments; ++s)
            all.merge(m_segments[static_cast<std::size_t>(row * grid.segments + s)]);
        const ScaleParams params = scaleParams(scheme, all, {}, plan.dtype);
        m_rowParams[static_cast<std::size_t>(row)] = params;
        target.scales[row] = params.scale;
        if (scheme.hasZeroPoint()) target.zeroPoints[row] = params.zeroPoint;
    }
    return m_pool.run(grid.chunks, plan.launch.threads, [&](std::int64_t c, int) {
        each(c, [&](std::int64_t row, std::int64_t first, std::int64_t n) {
            convert(plan, m_rowParams[static_cast<std::size_t>(row)], target.input + first * inBytes, n,
                    target.codes + first);
        });
    });
}

bool CpuLauncher::groups(const LaunchPlan& plan, const LaunchTarget& target)
{
    const auto inBytes = static_cast<std::int64_t>(sizeOf(plan.dtype));
    const std::int64_t group = plan.variant.scheme.groupSize;
    const auto [rows, hidden] = plan.shape;
    const std::int64_t scalesPerRow = ceilDiv(hidden, group);
    const RowGrid grid(plan, hidden >= kLongRow);
    return m_pool.run(grid.chunks, plan.launch.threads, [&, count = rows, width = hidden](std::int64_t c, int) {
        const std::int64_t firstRow = grid.segments > 1 ? c / grid.segments : c * grid.rowsPerChunk;
        const std::int64_t lastRow = std::min(firstRow + grid.rowsPerChunk, count);
        const std::int64_t start = c % grid.segments * grid.segmentElements;
        const std::int64_t n = std::min(grid.segmentElements, width - start);
        for (std::int64_t row = firstRow; row < lastRow; ++row)
            m_kernels.quantizeGroups(plan.dtype, target.input + (row * width + start) * inBytes, n, group,
                                     target.codes + row * width + start,
                                     target.scales + row * scalesPerRow + start / group, plan.launch.stream);
    });
}

bool CpuLauncher::packed(const LaunchPlan& plan, const LaunchTarget& target)
{
    if (!packedKind(plan.variant.scheme)) return packedPlainly(plan, target);
    const PackedRule rule = packedRule(plan.variant.scheme, plan.dtype, plan.staticParams.scale);
    const PackedLayout layout = packedLayout(plan.variant.scheme, plan.shape, plan.dtype);
    const auto inBytes = static_cast<std::int64_t>(sizeOf(plan.dtype));
    auto* scales = reinterpret_cast<std::uint8_t*>(target.scales);
    auto* zeroPoints = reinterpret_cast<std::uint8_t*>(target.zeroPoints);
    const RowGrid grid(plan, layout.hidden >= kLongRow);
    return m_pool.run(grid.chunks, plan.launch.threads, [&](std::int64_t c, int) {
        const std::int64_t firstRow = grid.segments > 1 ? c / grid.segments : c * grid.rowsPerChunk;
        const std::int64_t lastRow = std::min(firstRow + grid.rowsPerChunk, layout.tokens);
        const std::int64_t start = c % grid.segments * grid.segmentElements;
        const std::int64_t group = start / layout.groupSize;
        for (std::int64_t row = firstRow; row < lastRow; ++row)
            m_kernels.quantizePacked(rule, plan.dtype, target.input + (row * layout.hidden + start) * inBytes,
                                     std::min(grid.segmentElements, layout.hidden - start),
                                     {target.codes + layout.codeOffset(row, group),
                                      scales + layout.scaleOffset(row, group),
                                      zeroPoints + layout.zeroPointOffset(row, group)});
    });
}

/// Row by row as the oracle does it: of formats without a kernel.
bool CpuLauncher::packedPlainly(const LaunchPlan& plan, const LaunchTarget& target)
{
    const QuantScheme& scheme = plan.variant.scheme;
    const PackedLayout layout = packedLayout(scheme, plan.shape, plan.dtype);
    const HostTensor input{plan.dtype, plan.shape, target.input};
    const auto row = [](auto* bytes, std::int64_t at, std::int64_t size) {
        return std::span(reinterpret_cast<std::uint8_t*>(bytes) + at * size, static_cast<std::size_t>(size));
    };
    const RowGrid grid(plan, false);
    return m_pool.run(grid.chunks, plan.launch.threads, [&](std::int64_t c, int) {
        const std::int64_t last = std::min((c + 1) * grid.rowsPerChunk, layout.tokens);
        for (std::int64_t r = c * grid.rowsPerChunk; r < last; ++r)
            quantizePackedRow(scheme, layout, input, r, plan.staticParams.scale,
                              row(target.codes, r, layout.codeRowBytes),
                              row(target.scales, r, layout.groupsPerRow * layout.scaleSize),
                              row(target.zeroPoints, r, layout.zeroPointRowBytes));
    });
}

/// Pieces of input and output in step. `bytes` is for the whole shape; the input is no longer than that.
bool CpuLauncher::traffic(const LaunchPlan& plan, const LaunchTarget& target, const CeilingTraffic& bytes)
{
    const std::int64_t input = plan.shape.elements() * static_cast<std::int64_t>(sizeOf(plan.dtype));
    const std::int64_t read = std::min(static_cast<std::int64_t>(bytes.read.value), input);
    const auto written = static_cast<std::int64_t>(bytes.written.value);
    const std::int64_t pieces = ceilDiv(plan.shape.elements(), flatChunk(plan));
    const auto at = [pieces](std::int64_t size, std::int64_t piece) {
        return piece == pieces ? size : size / pieces * piece / 64 * 64;
    };
    return m_pool.run(pieces, plan.launch.threads, [&](std::int64_t p, int) {
        m_kernels.traffic(target.input + at(read, p), at(read, p + 1) - at(read, p), target.codes + at(written, p),
                          at(written, p + 1) - at(written, p), plan.launch.stream);
    });
}

Extremes CpuLauncher::extremes(DType dtype, const void* data, std::int64_t n) const
{
    return fromMinMax(m_kernels.minMax(dtype, data, n));
}

Extremes CpuLauncher::extremesFor(const QuantScheme& scheme, DType dtype, const void* data, std::int64_t n) const
{
    if (scheme.zeroPoint == ZeroPointRule::Azp) return extremes(dtype, data, n);
    const float amax = m_kernels.amax(dtype, data, n); // the symmetric rules look at nothing else
    return {amax, -amax, amax, true};
}

void CpuLauncher::convert(const LaunchPlan& plan, const ScaleParams& params, const unsigned char* in, std::int64_t n,
                          std::uint8_t* out) const
{
    const QuantScheme& scheme = plan.variant.scheme;
    const bool azp = scheme.zeroPoint == ZeroPointRule::Azp;
    if (azp && std::abs(std::int64_t{params.zeroPoint}) > kLargestVectorZeroPoint) {
        for (std::int64_t i = 0; i < n; ++i)
            out[i] = quantizeElement(scheme, params, loadFloat(in, plan.dtype, static_cast<std::size_t>(i)));
        return;
    }
    m_kernels.quantize(elementRule(scheme, params), plan.dtype, in, n, out, plan.launch.stream);
}

bool CpuLauncher::blockExtremes(DType dtype, const void* data, std::int64_t n, std::int64_t block,
                                std::vector<Extremes>& out)
{
    out.assign(static_cast<std::size_t>(ceilDiv(n, block)), Extremes{});
    const auto* bytes = static_cast<const unsigned char*>(data);
    const auto size = static_cast<std::int64_t>(sizeOf(dtype));
    return m_pool.run(ceilDiv(n, block), m_pool.threads(), [&](std::int64_t b, int) {
        out[static_cast<std::size_t>(b)] = extremes(dtype, bytes + b * block * size, std::min(block, n - b * block));
    });
}

} // namespace qs
