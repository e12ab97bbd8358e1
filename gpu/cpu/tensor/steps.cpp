// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/tensor/steps.h"

#include "gpu/core/units.h"

#include <array>
#include <cmath>
#include <cstring>

namespace qs {

namespace {
using Kind = TensorOpKind;
constexpr std::int64_t kStepPiece = 16384; ///< elements of a piece of work: a few microseconds
} // namespace

std::int64_t MachineStep::rowsPerPiece(std::int64_t columns) { return std::max<std::int64_t>(1, kStepPiece / columns); }

Error MachineStep::noMemory(std::int64_t bytes)
{
    return {ErrorCode::Memory,
            Message::tr("Not enough memory for %1 of partial results.")
                .arg(formatBytes({static_cast<std::uint64_t>(bytes)})),
            ""};
}

std::byte* MachineStep::bytesOf(PageBuffer& buffer, std::int64_t bytes)
{
    const auto wanted = static_cast<std::uint64_t>(std::max<std::int64_t>(bytes, 1));
    if (buffer.size() < wanted) {
        buffer = PageBuffer(); // given back first
        buffer = PageBuffer(wanted);
    }
    return reinterpret_cast<std::byte*>(buffer.data());
}

Result<void> MachineSteps::run(const TensorOp& op)
{
    switch (op.kind) {
    case Kind::Gemm:
        return m_products.gemm(op);
    case Kind::SumRows:
        return sumRows(op);
    case Kind::LayerNormGrad:
        return layerNormGrad(op);
    default:
        break;
    }
    if (runSimple(op) || runModel(op)) return {};
    return m_quantization.run(op);
}

bool MachineSteps::runSimple(const TensorOp& op)
{
    const auto* n = op.n;
    const MachineKernels& loops = m_tools.loops;
    float *a = in(op, 0), *b = in(op, 1), *to = out(op, 0);
    switch (op.kind) {
    case Kind::Fill:
        split(n[0], kStepPiece, [&](auto first, auto end, auto) { std::fill(to + first, to + end, op.f[0]); });
        return true;
    case Kind::Copy:
        split(n[0], 4 * kStepPiece, [&](auto first, auto end, auto) {
            std::memcpy(m_find(op.out[0]).data + first, m_find(op.in[0]).data + first,
                        static_cast<std::size_t>(end - first));
        });
        return true;
    case Kind::Gather:
        gather(op);
        return true;
    case Kind::Advance: {
        std::uint32_t count;
        std::memcpy(&count, to, sizeof count);
        ++count; // without a sign, because it may wrap
        std::memcpy(to, &count, sizeof count);
        return true;
    }
    case Kind::AddBias:
        splitRows(n[0], n[1], [&](auto first, auto end, auto) {
            loops.addRow(a + first * n[1], b, to + first * n[1], end - first, n[1]);
        });
        return true;
    case Kind::ScaleColumns:
        splitRows(n[0], n[1], [&](auto first, auto end, auto) {
            loops.scaleRow(a + first * n[1], b, to + first * n[1], end - first, n[1]);
        });
        return true;
    case Kind::Add:
        split(n[0], kStepPiece,
              [&](auto first, auto end, auto) { loops.add(a + first, b + first, to + first, end - first); });
        return true;
    case Kind::SwapAxes:
        swapAxes(op);
        return true;
    case Kind::MeanAxis:
        meanAxis(op);
        return true;
    case Kind::MeanAxisGrad:
        meanAxisGrad(op);
        return true;
    default:
        return false;
    }
}

bool MachineSteps::runModel(const TensorOp& op)
{
    const std::int64_t columns = op.n[1];
    const MachineKernels& loops = m_tools.loops;
    float *a = in(op, 0), *b = in(op, 1), *to = out(op, 0);
    switch (op.kind) {
    case Kind::Activation:
    case Kind::ActivationGrad:
        activation(op);
        return true;
    case Kind::LayerNorm:
        splitRows(op.n[0], columns, [&](auto first, auto end, auto) {
            loops.layerNorm({a + first * columns, b, in(op, 2), to + first * columns, out(op, 1) + first,
                             out(op, 2) + first, end - first, columns, op.f[0]});
        });
        return true;
    case Kind::Softmax:
        splitRows(op.n[0], columns, [&](auto first, auto end, auto) {
            loops.softmax(a + first * columns, to + first * columns, end - first, columns, op.f[0]);
        });
        return true;
    case Kind::SoftmaxGrad:
        splitRows(op.n[0], columns, [&](auto first, auto end, auto) {
            loops.softmaxGrad(a + first * columns, b + first * columns, to + first * columns, end - first, columns,
                              op.f[0]);
        });
        return true;
    case Kind::CrossEntropy:
        crossEntropy(op);
        return true;
    case Kind::LogStep:
        logStep(op);
        return true;
    case Kind::Adam:
        adam(op);
        return true;
    default:
        return false;
    }
}

/// An index that is no row gives a row of set bits: NaN as floats, −1 as integers.
void MachineSteps::gather(const TensorOp& op)
{
    const std::int64_t width = op.n[1] * 4, count = op.n[2];
    const MachinePlace source = m_find(op.in[0]);
    const auto* indices = m_find(op.in[1]).as<std::int32_t>();
    std::byte* to = m_find(op.out[0]).data;
    const std::int64_t rows = source.bytes / width;
    const std::int64_t turn = op.in[2].isThere() ? *counter(op, 2) : 0;
    const std::int64_t start = ((turn % count) * (op.n[0] % count) % count + count) % count;
    splitRows(op.n[0], op.n[1], [&](auto first, auto end, auto) {
        for (std::int64_t i = first; i < end; ++i) {
            const std::int64_t row = indices[(start + i) % count];
            if (row >= 0 && row < rows)
                std::memcpy(to + i * width, source.data + row * width, static_cast<std::size_t>(width));
            else
                std::memset(to + i * width, 0xff, static_cast<std::size_t>(width));
        }
    });
}

void MachineSteps::swapAxes(const TensorOp& op)
{
    const auto [b, c, d, stride] = std::array{op.n[1], op.n[2], op.n[3], op.n[4]};
    const float* from = in(op, 0);
    float* to = out(op, 0);
    const bool inverse = (op.flags & tensorflag::kInverse) != 0;
    const auto bytes = static_cast<std::size_t>(d) * sizeof(float);
    splitRows(op.n[0] * b, c * d, [&](auto first, auto end, auto) {
        for (std::int64_t i = first; i < end; ++i) {
            const std::int64_t outer = i / b, row = i % b;
            for (std::int64_t j = 0; j < c; ++j) {
                const std::int64_t strided = i * stride + j * d, swapped = ((outer * c + j) * b + row) * d;
                if (inverse)
                    std::memcpy(to + strided, from + swapped, bytes);
                else
                    std::memcpy(to + swapped, from + strided, bytes);
            }
        }
    });
}

void MachineSteps::meanAxis(const TensorOp& op)
{
    const std::int64_t middle = op.n[1], columns = op.n[2];
    const float* from = in(op, 0);
    float* to = out(op, 0);
    splitRows(op.n[0], middle * columns, [&](auto first, auto end, auto) {
        for (std::int64_t i = first; i < end; ++i) {
            float* row = to + i * columns;
            std::fill(row, row + columns, 0.0f);
            m_tools.loops.sumRows(from + i * middle * columns, middle, columns, row);
            for (std::int64_t c = 0; c < columns; ++c)
                row[c] /= static_cast<float>(middle);
        }
    });
}

void MachineSteps::meanAxisGrad(const TensorOp& op)
{
    const std::int64_t middle = op.n[1], columns = op.n[2];
    const float* from = in(op, 0);
    float* to = out(op, 0);
    splitRows(op.n[0], middle * columns, [&](auto first, auto end, auto) {
        for (std::int64_t i = first; i < end; ++i) {
            float* rows = to + i * middle * columns;
            for (std::int64_t c = 0; c < columns; ++c)
                rows[c] = from[i * columns + c] / static_cast<float>(middle);
            for (std::int64_t r = 1; r < middle; ++r)
                std::memcpy(rows + r * columns, rows, static_cast<std::size_t>(columns) * sizeof(float));
        }
    });
}

void MachineSteps::activation(const TensorOp& op)
{
    const MachineKernels& loops = m_tools.loops;
    const bool relu = (op.flags & tensorflag::kRelu) != 0;
    const float* x = in(op, 0);
    float* to = out(op, 0);
    if (op.kind == Kind::Activation) {
        const auto body = relu ? loops.relu : loops.gelu;
        return split(op.n[0], kStepPiece,
                     [&](auto first, auto end, auto) { body(x + first, to + first, end - first); });
    }
    const auto body = relu ? loops.reluGrad : loops.geluGrad;
    const float* dy = in(op, 1);
    split(op.n[0], kStepPiece,
          [&](auto first, auto end, auto) { body(x + first, dy + first, to + first, end - first); });
}

void MachineSteps::crossEntropy(const TensorOp& op)
{
    const std::int64_t columns = op.n[1];
    const float* logits = in(op, 0);
    const auto* labels = m_find(op.in[1]).as<std::int32_t>();
    auto* correct = m_find(op.out[1]).as<std::int32_t>();
    float *loss = out(op, 0), *gradient = out(op, 2);
    splitRows(op.n[0], columns, [&](auto first, auto end, auto) {
        m_tools.loops.crossEntropy({logits + first * columns, labels + first, loss + first, correct + first,
                                    gradient ? gradient + first * columns : nullptr, end - first, columns, op.f[0]});
    });
}

/// Nothing where the counter is beyond the log.
void MachineSteps::logStep(const TensorOp& op)
{
    const float* loss = in(op, 0);
    const auto* correct = m_find(op.in[1]).as<std::int32_t>();
    const MachinePlace log = m_find(op.out[0]);
    const std::int64_t step = *counter(op, 2);
    if (step < 0 || step >= log.bytes / 8) return;
    double lossSum = 0;
    std::int64_t correctSum = 0;
    for (std::int64_t i = 0; i < op.n[0]; ++i) {
        lossSum += loss[i];
        correctSum += correct[i];
    }
    const auto count = static_cast<double>(op.n[0]);
    log.as<float>()[2 * step] = static_cast<float>(lossSum / count);
    log.as<float>()[2 * step + 1] = static_cast<float>(static_cast<double>(correctSum) / count);
}

/// Nothing where the counter is beyond the learning rates.
void MachineSteps::adam(const TensorOp& op)
{
    const MachinePlace rates = m_find(op.in[1]);
    const std::int64_t step = *counter(op, 2);
    if (step < 0 || step >= rates.bytes / 4) return;
    const auto correction = [&](float beta) {
        return static_cast<float>(1.0 - std::pow(static_cast<double>(beta), static_cast<double>(step + 1)));
    };
    const AdamStep rule{
        op.f[0], op.f[1], op.f[2], op.f[3], rates.as<float>()[step], correction(op.f[0]), correction(op.f[1])};
    const float* gradient = in(op, 0);
    float *parameter = out(op, 0), *firstMoment = out(op, 1), *secondMoment = out(op, 2);
    split(op.n[0], kStepPiece, [&](auto first, auto end, auto) {
        m_tools.loops.adam(rule, gradient + first, parameter + first, firstMoment + first, secondMoment + first,
                           end - first);
    });
}

Result<void> MachineSteps::sumRows(const TensorOp& op)
{
    const std::int64_t rows = op.n[0], columns = op.n[1], grain = rowsPerPiece(columns),
                       pieces = (rows + grain - 1) / grain;
    const float* from = in(op, 0);
    float* to = out(op, 0);
    float* parts = scratch(pieces * columns);
    if (!parts) return noMemory(pieces * columns * 4);
    split(rows, grain, [&](auto first, auto end, auto piece) {
        std::fill(parts + piece * columns, parts + (piece + 1) * columns, 0.0f);
        m_tools.loops.sumRows(from + first * columns, end - first, columns, parts + piece * columns);
    });
    for (std::int64_t c = 0; c < columns; ++c)
        to[c] = op.f[1] == 0.0f ? 0.0f : op.f[1] * to[c];
    m_tools.loops.sumRows(parts, pieces, columns, to);
    return {};
}

Result<void> MachineSteps::layerNormGrad(const TensorOp& op)
{
    const std::int64_t rows = op.n[0], columns = op.n[1], grain = rowsPerPiece(columns),
                       pieces = (rows + grain - 1) / grain;
    const float *x = in(op, 0), *mean = in(op, 2), *rstd = in(op, 3), *dy = in(op, 4);
    float *dx = out(op, 0), *dgamma = out(op, 1), *dbeta = out(op, 2);
    float* parts = scratch(2 * pieces * columns);
    if (!parts) return noMemory(8 * pieces * columns);
    float* betaParts = parts + pieces * columns;
    split(rows, grain, [&](auto first, auto end, auto piece) {
        float *gammaPart = parts + piece * columns, *betaPart = betaParts + piece * columns;
        std::fill(gammaPart, gammaPart + columns, 0.0f);
        std::fill(betaPart, betaPart + columns, 0.0f);
        m_tools.loops.layerNormGrad({x + first * columns, in(op, 1), mean + first, rstd + first, dy + first * columns,
                                     dx + first * columns, gammaPart, betaPart, end - first, columns});
    });
    std::fill(dgamma, dgamma + columns, 0.0f);
    std::fill(dbeta, dbeta + columns, 0.0f);
    m_tools.loops.sumRows(parts, pieces, columns, dgamma);
    m_tools.loops.sumRows(betaParts, pieces, columns, dbeta);
    return {};
}

} // namespace qs
