// SPDX-License-Identifier: GPL-3.0-or-later
// The operations whose alternatives are modes.
#include "gpu/catalog/reference.h"
#include "gpu/core/operand_values.h"
#include "gpu/core/parallel.h"
#include "gpu/numerics/format_descriptor.h"
#include "gpu/numerics/oracle.h"

namespace qs {

namespace {

std::span<const VariantInfo> none() { return {}; }

/// Extremes of the values that dequantize's codes are made of, over the whole tensor.
Extremes generatedExtremes(const ReferenceRequest& request)
{
    std::vector<Extremes> parts(static_cast<std::size_t>(workerThreads()));
    parallelFor(request.setup.shape.elements(), 1 << 18, [&](std::int64_t first, std::int64_t last, int worker) {
        for (std::int64_t i = first; i < last; ++i)
            parts[static_cast<std::size_t>(worker)].add(operandAt(request.seed, 0, static_cast<std::uint64_t>(i)));
    });
    Extremes all;
    for (const Extremes& part : parts)
        all.merge(part);
    return all;
}

/// Some rows of the tensor that dequantize starts from, in the run's type, and room for one more.
std::vector<std::uint8_t> generatedRows(const ReferenceRequest& request, std::span<const std::int64_t> rows)
{
    const std::int64_t hidden = request.setup.shape.hidden;
    std::vector<std::uint8_t> bytes((rows.size() + 1) * static_cast<std::size_t>(hidden) * sizeOf(request.setup.dtype));
    std::size_t at = 0;
    for (const std::int64_t row : rows)
        for (std::int64_t i = 0; i < hidden; ++i)
            storeFloat(bytes.data(), request.setup.dtype, at++,
                       operandAt(request.seed, 0, static_cast<std::uint64_t>(row * hidden + i)));
    return bytes;
}

/// Fills the last row with the tensor's extremes, so that scales for the whole tensor come out as they are.
void appendExtremes(const ReferenceRequest& request, std::vector<std::uint8_t>& bytes)
{
    const Extremes extremes = generatedExtremes(request);
    const auto hidden = static_cast<std::size_t>(request.setup.shape.hidden);
    const std::size_t first = bytes.size() / sizeOf(request.setup.dtype) - hidden;
    for (std::size_t i = 0; i < hidden; ++i)
        storeFloat(bytes.data(), request.setup.dtype, first + i, i % 2 == 0 ? extremes.max : extremes.min);
    if (hidden == 1)
        storeFloat(bytes.data(), request.setup.dtype, first,
                   extremes.max >= -extremes.min ? extremes.max : extremes.min);
}

std::optional<Reference> dequantizeReferenceOf(const ReferenceRequest& request)
{
    const auto restored = [request](std::span<const std::int64_t> rows) {
        const QuantScheme& scheme = request.scheme;
        std::vector<std::uint8_t> bytes = generatedRows(request, rows);
        if (scheme.granularity == Granularity::Tensor || descriptorOf(scheme.format).hasTensorScale())
            appendExtremes(request, bytes);
        const Shape shape{static_cast<std::int64_t>(rows.size()) + 1, request.setup.shape.hidden};
        const std::vector<float> all = dequantizeOracle(
            scheme, quantizeOracle(scheme, {request.setup.dtype, shape, bytes.data()}), shape, request.setup.dtype);
        return std::vector<double>(all.begin(),
                                   all.begin() + static_cast<std::ptrdiff_t>(rows.size()) * request.setup.shape.hidden);
    };
    const auto original = [request](std::span<const std::int64_t> rows) {
        const std::vector<std::uint8_t> bytes = generatedRows(request, rows);
        std::vector<double> all;
        for (std::size_t i = 0; i < rows.size() * static_cast<std::size_t>(request.setup.shape.hidden); ++i)
            all.push_back(loadFloat(bytes.data(), request.setup.dtype, i));
        return all;
    };
    return Reference{request.setup.shape.tokens, static_cast<double>(request.setup.shape.hidden) * 100, 0, restored,
                     original};
}

} // namespace

constexpr OperationInfo kQuantizeInfo = {.operation = Operation::Quantize,
                                         .name = "quantize",
                                         .title = "Quantize",
                                         .form = SizeForm::Tensor,
                                         .takesModes = true,
                                         .variants = none,
                                         .reference = nullptr,
                                         .gpuShape = {4096, 8192},
                                         .cpuShape = {1024, 4096}};
constexpr OperationInfo kDequantizeInfo = {.operation = Operation::Dequantize,
                                           .name = "dequantize",
                                           .title = "Dequantize",
                                           .form = SizeForm::Tensor,
                                           .takesModes = true,
                                           .variants = none,
                                           .reference = dequantizeReferenceOf,
                                           .gpuShape = {4096, 8192},
                                           .cpuShape = {1024, 4096}};

} // namespace qs
