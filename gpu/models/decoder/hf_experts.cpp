// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/decoder/hf_experts.h"

#include "gpu/models/checkpoint/stacked_experts.h"

namespace qs {
namespace {

constexpr std::string_view kExpertTypes[] = {"F32", "F16", "BF16"};

/// Out of a tensor of codes that all experts of a layer share, with the rows of gate and up in turn.
Result<CheckpointMatrix> findCodedExpert(TensorFiles& files, const StackedExperts& stack, const MatrixPlace& place)
{
    auto matrix = stackedExpert(files, stack, place.expert);
    if (!matrix) return matrix.error();
    matrix->name += "." + std::to_string(place.expert);
    return place.role == DecoderMatrix::ExpertDown
               ? *matrix
               : alternateRows(*matrix, place.role == DecoderMatrix::ExpertUp ? 1 : 0);
}

} // namespace

std::int64_t StoredVector::count() const
{
    std::int64_t all = 0;
    for (const auto& part : parts)
        all += static_cast<std::int64_t>(part.size() / sizeOf(type));
    return all / step;
}

std::vector<float> StoredVector::values() const
{
    std::vector<float> values;
    values.reserve(static_cast<std::size_t>(count()));
    for (const auto& part : parts)
        for (auto i = static_cast<std::size_t>(first); i < part.size() / sizeOf(type);
             i += static_cast<std::size_t>(step))
            values.push_back(loadFloat(part.data(), type, i));
    return values;
}

Result<CheckpointMatrix> findExpert(TensorFiles& files, const CheckpointQuantization& quantization,
                                    const DecoderShape& shape, const TensorNames& names, const MatrixPlace& place)
{
    const auto [out, in] = matrixSize(shape, place.role);
    const bool isDown = place.role == DecoderMatrix::ExpertDown;
    const std::string stacked =
        names.layer(place.layer) + (isDown ? StackedExpertNames::down : StackedExpertNames::gateUp);
    if (names.stacksColumns && files.find(stacked + "_blocks"))
        return findCodedExpert(files, {stacked, shape.mixture.experts, isDown ? out : 2 * out, in}, place);
    if (!files.find(stacked)) return findMatrix(files, quantization, checkpointName(place, names), out, in);
    const std::int64_t experts = shape.mixture.experts, rows = isDown ? out : 2 * out; // of an expert in the tensor
    const std::vector<std::int64_t> expected[] = {names.stacksColumns ? std::vector{experts, in, rows}
                                                                      : std::vector{experts, rows, in}};
    const auto found = expectTensor(files, stacked, kExpertTypes, expected);
    if (!found) return found.error();
    CheckpointMatrix matrix;
    matrix.name = stacked + "." + std::to_string(place.expert);
    matrix.out = out;
    matrix.in = in;
    matrix.dtype = *found->info->dtype;
    const auto size = static_cast<std::int64_t>(sizeOf(matrix.dtype));
    matrix.format.bits = static_cast<int>(8 * size);
    const bool isSecond = place.role == DecoderMatrix::ExpertUp;
    std::int64_t first = place.expert * rows * in, count = out * in;
    if (names.stacksColumns) {
        matrix.rowStep = isDown ? 1 : 2;
        matrix.columnStep = rows;
        first += isSecond ? 1 : 0;
        count = (out - 1) * matrix.rowStep + (in - 1) * matrix.columnStep + 1;
    } else {
        first += isSecond ? out * in : 0;
    }
    matrix.codes = found->data.subspan(static_cast<std::size_t>(first * size), static_cast<std::size_t>(count * size));
    return matrix;
}

Result<StoredVector> findExpertBias(TensorFiles& files, const DecoderShape& shape, const TensorNames& names,
                                    DecoderVector role, std::int64_t layer)
{
    const std::int64_t experts = shape.mixture.experts, size = vectorSize(shape, role) / experts;
    const std::string stacked = checkpointName(role, layer, names);
    StoredVector vector;
    if (files.find(stacked)) {
        const bool isDown = role == DecoderVector::ExpertDownBias;
        const std::vector<std::int64_t> expected[] = {{experts, isDown ? size : 2 * size}};
        const auto found = expectTensor(files, stacked, kExpertTypes, expected);
        if (!found) return found.error();
        vector.parts = {found->data};
        vector.type = *found->info->dtype;
        vector.step = isDown ? 1 : 2;
        vector.first = role == DecoderVector::ExpertUpBias ? 1 : 0;
        return vector;
    }
    for (std::int64_t expert = 0; expert < experts; ++expert) {
        const std::string name = expertBiasName(role, layer, expert, names);
        const std::vector<std::int64_t> expected[] = {{size}};
        const auto found = expectTensor(files, name, kExpertTypes, expected);
        if (!found) return found.error();
        if (expert > 0 && *found->info->dtype != vector.type)
            return Error{ErrorCode::BadInput,
                         Message::tr("The biases of the experts have different types (%1).").arg(name),
                         Message::tr("Save the model again, in one type.")};
        vector.type = *found->info->dtype;
        vector.parts.push_back(found->data);
    }
    return vector;
}

} // namespace qs
