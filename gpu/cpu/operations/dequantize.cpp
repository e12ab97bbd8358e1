// SPDX-License-Identifier: GPL-3.0-or-later
// Dequantize on the CPU: codes of operand 0 in the type of the request, quantized by this backend, back to that type.
#include "gpu/core/integer_math.h"
#include "gpu/core/operand_values.h"
#include "gpu/cpu/common/page_buffer.h"
#include "gpu/cpu/operations/variant.h"
#include "gpu/cpu/quantize/launcher.h"
#include "gpu/cpu/quantize/packed_rule.h"
#include "gpu/numerics/packed_formats.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <new>

namespace qs {

namespace {

constexpr std::int64_t kAlign = 256;
constexpr std::int64_t kDecodedPiece = std::int64_t{1} << 16; ///< elements that a thread works on between two polls
/// Beyond, code − zero point overflows 32 bits.
constexpr std::int64_t kLargestZeroPoint = std::int64_t{1} << 30;

std::int64_t aligned(std::int64_t bytes) { return roundUp(bytes, kAlign); }

/// Traffic: codes, scales and zero points read once, numbers written once. Scales and zero points are shared by the
/// views, as in quantization.
class Dequantize final : public CpuLabVariant
{
public:
    Dequantize(const CpuLabRequest& request, const CpuLabTools& tools) : m_request(request), m_tools(tools) {}

    LabNeeds needs() const override
    {
        const auto [tokens, hidden] = m_request.shape;
        const std::int64_t elements = boundedProduct({tokens, hidden});
        LabNeeds needs;
        needs.outputBytes = boundedProduct({elements, elementBytes()});
        if (elements >= kMaxLabBytes / 64) { // no layout of such a size: refused for want of memory
            needs.ownViewBytes = elements;
            return needs;
        }
        needs.ownViewBytes = codeSize();
        needs.scratchBytes = 8 * scaleCapacity() + needs.outputBytes; // the numbers that the codes are made of
        needs.untouchedBytes = needs.scratchBytes;
        return needs;
    }

    void prepare(int views) override
    {
        const std::int64_t stride = aligned(codeSize());
        m_codes = PageBuffer(static_cast<std::uint64_t>(views * stride));
        m_scales = PageBuffer(static_cast<std::uint64_t>(8 * scaleCapacity()));
        PageBuffer input(static_cast<std::uint64_t>(m_request.shape.elements() * elementBytes()));
        if (!m_codes.data() || !m_scales.data() || !input.data()) throw std::bad_alloc();
        fill(input.data());
        quantize(input.data());
        for (int view = 1; view < views; ++view)
            std::memcpy(m_codes.data() + view * stride, m_codes.data(), static_cast<std::size_t>(codeSize()));
    }

    bool launch(const LabView& view) override
    {
        const std::uint8_t* codes = m_codes.data() + view.index * aligned(codeSize());
        const QuantScheme& s = m_request.scheme;
        if (s.isPacked()) return packed(codes, view.output);
        if (s.granularity == Granularity::Tensor) return tensor(codes, view.output);
        return rows(codes, view.output);
    }

    LabResult result() const override
    {
        return {m_request.shape.tokens, m_request.shape.hidden, false, m_request.dtype};
    }
    std::string effective() const override
    {
        const std::string name = schemeName(m_request.scheme);
        return name + " → " + std::string(dtypeLabel(m_request.dtype)) + ", FP32 arithmetic, " + m_tools.kernels.name;
    }

private:
    std::int64_t elementBytes() const { return static_cast<std::int64_t>(sizeOf(m_request.dtype)); }
    std::int64_t codeSize() const
    {
        return static_cast<std::int64_t>(codeBytes(m_request.scheme, m_request.shape, m_request.dtype).value);
    }
    std::int64_t scaleCapacity() const { return aligned(scaleCount(m_request.scheme, m_request.shape) + 1); }
    float* scales() const { return reinterpret_cast<float*>(m_scales.data()); }
    std::int32_t* zeroPoints() const { return reinterpret_cast<std::int32_t*>(m_scales.data()) + scaleCapacity(); }

    void fill(unsigned char* input) const
    {
        m_tools.pool.run(
            ceilDiv(m_request.shape.elements(), kDecodedPiece), m_tools.pool.threads(), [&](std::int64_t piece, int) {
                const std::int64_t last = std::min((piece + 1) * kDecodedPiece, m_request.shape.elements());
                for (std::int64_t i = piece * kDecodedPiece; i < last; ++i)
                    storeFloat(input, m_request.dtype, static_cast<std::size_t>(i),
                               operandAt(m_request.seed, 0, static_cast<std::uint64_t>(i)));
            });
    }

    void quantize(const unsigned char* input)
    {
        CpuLauncher launcher(m_tools.pool, m_tools.kernels);
        launcher.reserve(m_request.shape.elements());
        std::vector<Extremes> blocks;
        launcher.blockExtremes(m_request.dtype, input, m_request.shape.elements(), kDecodedPiece, blocks);
        Extremes all;
        for (const Extremes& block : blocks)
            all.merge(block);
        const ScaleParams params = scaleParams(m_request.scheme, all);
        const LaunchPlan plan{KernelVariant::mode(m_request.scheme),
                              m_request.dtype,
                              m_request.shape,
                              {false, 256 * 1024, m_tools.pool.threads()},
                              params};
        launcher.launch(plan, {input, m_codes.data(), scales(), zeroPoints()});
        m_globalScale = params.scale;
        if (m_request.scheme.isStatic()) {
            scales()[0] = params.scale;
            zeroPoints()[0] = params.zeroPoint;
        }
    }

    /// `n` codes of one scale.
    void restore(const std::uint8_t* codes, std::int64_t n, std::int64_t scale, unsigned char* out) const
    {
        const QuantScheme& s = m_request.scheme;
        const std::int32_t zeroPoint = s.hasZeroPoint() ? zeroPoints()[scale] : 0;
        if (std::abs(std::int64_t{zeroPoint}) > kLargestZeroPoint) {
            for (std::int64_t i = 0; i < n; ++i)
                storeFloat(out, m_request.dtype, static_cast<std::size_t>(i),
                           dequantizeElement(s, scales()[scale], zeroPoint, codes[i]));
            return;
        }
        m_tools.kernels.dequantize(m_rule, codes, n, scales()[scale], zeroPoint, m_request.dtype, out);
    }

    bool tensor(const std::uint8_t* codes, unsigned char* out) const
    {
        const std::int64_t elements = m_request.shape.elements();
        const int size = static_cast<int>(elementBytes());
        return m_tools.pool.run(ceilDiv(elements, kDecodedPiece), m_tools.pool.threads(), [&](std::int64_t piece, int) {
            const std::int64_t first = piece * kDecodedPiece, n = std::min(kDecodedPiece, elements - first);
            if (m_request.scheme.isCopy())
                m_tools.kernels.move(size, size, codes + first * size, n, out + first * size, false);
            else
                restore(codes + first, n, 0, out + first * size);
        });
    }

    /// Calls visit(row, first group, groups) for pieces of rows, in parallel.
    template <typename Visit> bool eachPiece(std::int64_t groupSize, const Visit& visit) const
    {
        const auto [tokens, hidden] = m_request.shape;
        const std::int64_t groups = ceilDiv(hidden, groupSize);
        const std::int64_t groupsAtOnce = std::max<std::int64_t>(1, kDecodedPiece / groupSize);
        const std::int64_t pieces = ceilDiv(groups, groupsAtOnce);
        const std::int64_t rowsAtOnce = std::max<std::int64_t>(1, kDecodedPiece / hidden);
        return m_tools.pool.run(ceilDiv(tokens, rowsAtOnce) * pieces, m_tools.pool.threads(),
                                [&, count = tokens](std::int64_t c, int) {
                                    const std::int64_t first = c % pieces * groupsAtOnce;
                                    const std::int64_t lastRow = std::min((c / pieces + 1) * rowsAtOnce, count);
                                    for (std::int64_t row = c / pieces * rowsAtOnce; row < lastRow; ++row)
                                        visit(row, first, std::min(first + groupsAtOnce, groups));
                                });
    }

    /// One FP32 scale a token or group.
    bool rows(const std::uint8_t* codes, unsigned char* out) const
    {
        const QuantScheme& s = m_request.scheme;
        const std::int64_t hidden = m_request.shape.hidden;
        const std::int64_t group = s.granularity == Granularity::Group ? s.groupSize : hidden;
        const std::int64_t perRow = ceilDiv(hidden, group);
        return eachPiece(group, [&](std::int64_t row, std::int64_t first, std::int64_t last) {
            for (std::int64_t g = first; g < last; ++g) {
                const std::int64_t at = row * hidden + g * group;
                restore(codes + at, std::min(group, hidden - g * group), row * perRow + g, out + at * elementBytes());
            }
        });
    }

    bool packed(const std::uint8_t* codes, unsigned char* out) const
    {
        const QuantScheme& s = m_request.scheme;
        const PackedLayout layout = packedLayout(s, m_request.shape, m_request.dtype);
        const PackedBytes bytes{
            {codes, static_cast<std::size_t>(layout.codeBytes())},
            {reinterpret_cast<const std::uint8_t*>(scales()), static_cast<std::size_t>(layout.scaleBytes())},
            {reinterpret_cast<const std::uint8_t*>(zeroPoints()), static_cast<std::size_t>(layout.zeroPointBytes())},
            m_globalScale};
        const bool asym = s.zeroPoint == ZeroPointRule::Asym;
        return eachPiece(s.groupSize, [&](std::int64_t row, std::int64_t first, std::int64_t last) {
            std::array<std::uint8_t, 128> apart; ///< a byte each, of codes that cross bytes
            for (std::int64_t g = first; g < last; ++g) {
                const std::int64_t n = layout.groupLength(g);
                const std::uint8_t* from = codes + layout.codeOffset(row, g) + layout.blockHeader;
                if (layout.codeBits % 4 != 0) {
                    for (std::int64_t i = 0; i < n; ++i)
                        apart[static_cast<std::size_t>(i)] = packedCodeAt(s, layout, bytes, row, g, i);
                    from = apart.data();
                }
                m_tools.kernels.dequantize(m_rule, from, n, packedScaleAt(s, layout, bytes, m_request.dtype, row, g),
                                           asym ? packedZeroPointAt(s, layout, bytes, row, g) : 0, m_request.dtype,
                                           out + (row * layout.hidden + g * layout.groupSize) * elementBytes());
            }
        });
    }

    CpuLabRequest m_request;
    CpuLabTools m_tools;
    CodeRule m_rule = codeRule(m_request.scheme);
    PageBuffer m_codes, m_scales;
    float m_globalScale = 1.0f;
};

} // namespace

LabVariantResult makeLabDequantize(const CpuLabRequest& request, const std::string&, const CpuLabTools& tools)
{
    return std::unique_ptr<CpuLabVariant>(std::make_unique<Dequantize>(request, tools));
}

} // namespace qs
