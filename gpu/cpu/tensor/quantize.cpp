// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/tensor/quantize.h"
#include "gpu/core/float8.h"
#include "gpu/cpu/quantize/launcher.h"

#include <array>
#include <cstring>

namespace qs {

namespace {

using Kind = TensorOpKind;
constexpr std::int64_t kPiece = 16384; ///< elements of a piece of work

/// The groups of a matrix whose rows are cut every `size` elements, or all of it as one.
struct Groups
{
    std::int64_t rows, columns, size, perRow;
    explicit Groups(const TensorOp& op)
        : rows(op.n[0]), columns(op.n[1]), size(op.n[2] == 0 ? op.n[1] : std::min(op.n[1], op.n[2])),
          perRow((columns + size - 1) / size)
    {}
    /// visit(group, first element, elements) for those of rows [first, end).
    template <class Visit> void each(std::int64_t first, std::int64_t end, const Visit& visit) const
    {
        for (std::int64_t row = first; row < end; ++row)
            for (std::int64_t g = 0; g < perRow; ++g)
                visit(row * perRow + g, row * columns + g * size, std::min(size, columns - g * size));
    }
};

bool isOneGroup(const TensorOp& op) { return op.n[2] == 0; }

QuantScheme schemeOf(const TensorOp& op)
{
    const NumberFormat format = op.type == DType::I8       ? NumberFormat::Int8
                                : op.type == DType::F8E4M3 ? NumberFormat::E4M3
                                                           : NumberFormat::E5M2;
    const bool dynamic = (op.flags & tensorflag::kDynamic) != 0;
    return {format, dynamic ? Granularity::Token : Granularity::Tensor,
            dynamic ? ScaleMode::Dynamic : ScaleMode::Static};
}

std::array<float, 256> tableOf(DType type)
{
    std::array<float, 256> values{};
    for (std::size_t code = 0; code < values.size(); ++code)
        values[code] = type == DType::F8E4M3 ? decodeE4M3(static_cast<std::uint8_t>(code))
                                             : decodeE5M2(static_cast<std::uint8_t>(code));
    return values;
}

} // namespace

Result<void> MachineQuantization::run(const TensorOp& op)
{
    switch (op.kind) {
    case Kind::AbsmaxScale:
        return absmaxScale(op);
    case Kind::FakeQuant:
        fakeQuant(op);
        return {};
    case Kind::FakeQuantGrad:
        return fakeQuantGrad(op);
    case Kind::QuantizeRows:
        return quantizeRows(op);
    case Kind::Rescale:
        rescale(op);
        return {};
    default:
        convert(op);
        return {};
    }
}

Result<void> MachineQuantization::absmaxScale(const TensorOp& op)
{
    const float* x = in(op, 0);
    float* scales = out(op, 0);
    const auto amax = m_tools.kernels.amax;
    if (!isOneGroup(op)) {
        const Groups groups(op);
        splitRows(op.n[0], op.n[1], [&](auto first, auto end, auto) {
            groups.each(first, end,
                        [&](auto group, auto at, auto n) { scales[group] = amax(DType::F32, x + at, n) / op.f[0]; });
        });
        return {};
    }
    const std::int64_t all = op.n[0] * op.n[1], pieces = (all + kPiece - 1) / kPiece;
    float* parts = scratch(pieces);
    if (!parts) return noMemory(pieces * 4);
    split(all, kPiece,
          [&](auto first, auto end, auto piece) { parts[piece] = amax(DType::F32, x + first, end - first); });
    scales[0] = amax(DType::F32, parts, pieces) / op.f[0];
    return {};
}

void MachineQuantization::fakeQuant(const TensorOp& op)
{
    const float *x = in(op, 0), *scales = in(op, 1);
    float* to = out(op, 0);
    const auto body = m_tools.loops.fakeQuant;
    if (isOneGroup(op))
        return split(op.n[0] * op.n[1], kPiece, [&](auto first, auto end, auto) {
            body({scales[0], op.f[0], op.f[1]}, x + first, to + first, end - first);
        });
    const Groups groups(op);
    splitRows(op.n[0], op.n[1], [&](auto first, auto end, auto) {
        groups.each(first, end,
                    [&](auto group, auto at, auto n) { body({scales[group], op.f[0], op.f[1]}, x + at, to + at, n); });
    });
}

Result<void> MachineQuantization::fakeQuantGrad(const TensorOp& op)
{
    const float *x = in(op, 0), *scales = in(op, 1), *dy = in(op, 2);
    float *to = out(op, 0), *slopes = out(op, 1);
    const auto body = m_tools.loops.fakeQuantGrad;
    if (!isOneGroup(op)) {
        const Groups groups(op);
        splitRows(op.n[0], op.n[1], [&](auto first, auto end, auto) {
            groups.each(first, end, [&](auto group, auto at, auto n) {
                const float slope = body({scales[group], op.f[0], op.f[1]}, x + at, dy + at, to + at, n);
                if (slopes) slopes[group] = op.f[2] * slope;
            });
        });
        return {};
    }
    const std::int64_t all = op.n[0] * op.n[1], pieces = (all + kPiece - 1) / kPiece;
    float* parts = scratch(pieces);
    if (!parts) return noMemory(pieces * 4);
    split(all, kPiece, [&](auto first, auto end, auto piece) {
        parts[piece] = body({scales[0], op.f[0], op.f[1]}, x + first, dy + first, to + first, end - first);
    });
    double sum = 0;
    for (std::int64_t piece = 0; piece < pieces; ++piece)
        sum += parts[piece];
    if (slopes) slopes[0] = static_cast<float>(op.f[2] * sum);
    return {};
}

/// Traffic: rows read twice (the second time from the core's cache), codes and scales written once.
Result<void> MachineQuantization::quantizeRows(const TensorOp& op)
{
    const std::int64_t columns = op.n[1], stride = op.n[2], grain = rowsPerPiece(columns),
                       pieces = (op.n[0] + grain - 1) / grain;
    const QuantScheme scheme = schemeOf(op);
    const float *x = in(op, 0), *factors = in(op, 2);
    auto* codes = m_find(op.out[0]).as<std::uint8_t>();
    float* scales = scheme.isStatic() ? nullptr : out(op, 1);
    float* products = factors ? scratch(pieces * columns) : nullptr;
    if (factors && !products) return noMemory(pieces * columns * 4);
    const ScaleParams given = scheme.isStatic() ? scaleParams(scheme, {}, {*in(op, 1), {}}) : ScaleParams{};
    const CpuKernels& kernels = m_tools.kernels;
    splitRows(op.n[0], columns, [&](auto first, auto end, auto piece) {
        for (std::int64_t row = first; row < end; ++row) {
            const float* values = x + row * columns;
            if (factors) {
                m_tools.loops.multiply(values, factors, products + piece * columns, columns);
                values = products + piece * columns;
            }
            ScaleParams params = given;
            if (scales) {
                const float amax = kernels.amax(DType::F32, values, columns);
                params = scaleParams(scheme, {amax, -amax, amax, true});
                scales[row] = params.scale;
            }
            kernels.quantize(elementRule(scheme, params), DType::F32, values, columns, codes + row * stride, false);
        }
    });
    return {};
}

void MachineQuantization::rescale(const TensorOp& op)
{
    const std::int64_t columns = op.n[1], stride = op.n[2];
    const bool oneScale = (op.flags & tensorflag::kOneRowScale) != 0;
    const float *sums = in(op, 0), *rowScales = in(op, 1), *factors = in(op, 2), *bias = in(op, 3);
    const auto* integers = m_find(op.in[0]).as<std::int32_t>();
    float* to = out(op, 0);
    const MachineKernels& loops = m_tools.loops;
    splitRows(op.n[0], columns, [&](auto first, auto end, auto) {
        for (std::int64_t row = first; row < end; ++row) {
            const float scale = rowScales[oneScale ? 0 : row];
            if (op.type == DType::I8)
                loops.rescaleInt(integers + row * stride, scale, factors, bias, to + row * columns, columns);
            else
                loops.rescaleFloat(sums + row * stride, scale, factors, bias, to + row * columns, columns);
        }
    });
}

void MachineQuantization::convert(const TensorOp& op)
{
    const std::int64_t columns = op.n[1], stride = op.n[2];
    const bool inverse = (op.flags & tensorflag::kInverse) != 0, half = sizeOf(op.type) == 2;
    const MachinePlace from = m_find(op.in[0]), to = m_find(op.out[0]);
    CodeRule rule;
    std::array<float, 256> table;
    if (!half && op.type != DType::I8) {
        table = tableOf(op.type);
        rule = {CodeRule::Kind::Table8, table.data()};
    }
    splitRows(op.n[0], columns, [&](auto first, auto end, auto) {
        for (std::int64_t row = first; row < end; ++row) {
            const std::int64_t dense = row * columns, apart = row * stride;
            if (half && inverse)
                m_tools.loops.fromHalf(op.type, from.as<std::uint16_t>() + apart, to.as<float>() + dense, columns);
            else if (half)
                m_tools.loops.toHalf(op.type, from.as<float>() + dense, to.as<std::uint16_t>() + apart, columns);
            else
                m_tools.kernels.dequantize(rule, from.as<std::uint8_t>() + apart, columns, 1.0f, 0, DType::F32,
                                           to.as<float>() + dense);
        }
    });
}

} // namespace qs
