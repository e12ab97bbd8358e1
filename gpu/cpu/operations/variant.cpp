// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/operations/variant.h"

#include "gpu/core/operand_values.h"

#include <algorithm>
#include <iterator>

namespace qs {

std::int64_t boundedProduct(std::initializer_list<std::int64_t> factors)
{
    std::int64_t product = 1;
    for (const std::int64_t factor : factors) {
        if (factor <= 0) return 0;
        product = product > kMaxLabBytes / factor ? kMaxLabBytes : product * factor;
    }
    return product;
}

void fillLabOperand(const LabOperand& operand, std::uint64_t seed, std::int64_t first, std::int64_t count, float* out)
{
    for (std::int64_t i = 0; i < count; ++i) {
        const float value =
            operandAt(seed, operand.number, static_cast<std::uint64_t>(first + i)) * operand.scale + operand.offset;
        out[i] = roundedTo(operand.rounding, value);
    }
}

std::string arithmeticText(DType dtype)
{
    return dtype == DType::F32 ? std::string("FP32")
                               : "FP32 arithmetic on operands rounded to " + std::string(dtypeLabel(dtype));
}

LabVariantResult makeLabVariant(const CpuLabRequest& request, const std::string& name, const CpuLabTools& tools)
{
    const auto maker = std::ranges::find(kLabMakers, request.operation, &LabMaker::operation);
    if (maker == std::end(kLabMakers) || (!takesModes(request.operation) && !findVariant(request.operation, name)))
        return Error{ErrorCode::Usage,
                     Message::tr("%2 has no variant '%1'.").arg(name, operationName(request.operation)), ""};
    LabVariantResult made = maker->make(request, name, tools);
    if (made && !*made)
        return Error{ErrorCode::Device, Message::tr("'%1' requires a GPU.").arg(name),
                     Message::tr("The CPU backend computes these operations in FP32.")};
    return made;
}

namespace {

/// The traffic of a kernel without its arithmetic. Reads read.value bytes and writes written.value bytes once, in
/// pieces that alternate.
class Ceiling final : public CpuLabVariant
{
public:
    Ceiling(const CpuLabRequest& request, CeilingTraffic traffic, const CpuLabTools& tools)
        : m_tools(tools), m_cold(request.cold), m_read(bounded(traffic.read)), m_written(bounded(traffic.written))
    {}
    LabNeeds needs() const override
    {
        return {.operands = {{0, m_read / 4 + 1, 1.0f, DType::F32}}, .outputBytes = m_written};
    }
    bool launch(const LabView& view) override
    {
        const auto* in = reinterpret_cast<const unsigned char*>(view.operands[0]);
        const std::int64_t pieces = (std::max(m_read, m_written) + kPiece - 1) / kPiece;
        return m_tools.pool.run(pieces, m_tools.pool.threads(), [&](std::int64_t piece, int) {
            const Part read = partOf(m_read, piece, pieces), written = partOf(m_written, piece, pieces);
            m_tools.kernels.traffic(in + read.first, read.count, view.output + written.first, written.count, streams());
        });
    }
    LabResult result() const override { return {1, 0, true}; }
    std::string effective() const override
    {
        return "reads " + formatBytes({static_cast<std::uint64_t>(m_read)}) + " and writes " +
               formatBytes({static_cast<std::uint64_t>(m_written)}) + ", " + m_tools.kernels.name +
               (streams() ? ", streaming stores" : "");
    }

private:
    static constexpr std::int64_t kPiece = 256 * 1024;
    static constexpr std::int64_t kWorthStreaming = std::int64_t{1} << 20;
    struct Part
    {
        std::int64_t first = 0, count = 0;
    };
    static std::int64_t bounded(Bytes bytes)
    {
        return static_cast<std::int64_t>(std::min<std::uint64_t>(bytes.value, kMaxLabBytes));
    }
    /// Pieces of whole cache lines.
    static Part partOf(std::int64_t bytes, std::int64_t piece, std::int64_t pieces)
    {
        const auto at = [&](std::int64_t i) {
            const double share = static_cast<double>(i) / static_cast<double>(pieces);
            return i == pieces ? bytes : static_cast<std::int64_t>(static_cast<double>(bytes) * share) / 1024 * 1024;
        };
        return {at(piece), at(piece + 1) - at(piece)};
    }
    bool streams() const { return m_cold && m_written >= kWorthStreaming; }

    CpuLabTools m_tools;
    bool m_cold;
    std::int64_t m_read, m_written;
};

} // namespace

LabVariantResult makeLabCeiling(const CpuLabRequest& request, CeilingTraffic traffic, const CpuLabTools& tools)
{
    return std::unique_ptr<CpuLabVariant>(std::make_unique<Ceiling>(request, traffic, tools));
}

} // namespace qs
