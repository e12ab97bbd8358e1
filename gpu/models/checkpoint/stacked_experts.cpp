// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/checkpoint/stacked_experts.h"

#include "gpu/formats/io/describe.h"
#include "gpu/models/checkpoint/hf_quantization.h"

namespace qs {

Result<CheckpointMatrix> stackedExpert(TensorFiles& files, const StackedExperts& stack, std::int64_t expert)
{
    constexpr std::int64_t kGroup = 32;
    constexpr std::string_view kBytes[] = {"U8"};
    if (stack.in % kGroup != 0)
        return Error{ErrorCode::BadInput,
                     Message::tr("The experts %1 have %2 inputs, which is not a multiple of %3, as MXFP4 requires.")
                         .arg(quotedText(stack.name, 200), stack.in, kGroup),
                     Message::tr("Check that config.json belongs to these weights.")};
    const std::int64_t groups = stack.in / kGroup;
    const std::vector<std::int64_t> blockShape[] = {{stack.experts, stack.out, groups, kGroup / 2}},
                                    scaleShape[] = {{stack.experts, stack.out, groups}};
    const auto blocks = expectTensor(files, stack.name + "_blocks", kBytes, blockShape);
    if (!blocks) return blocks.error();
    const auto scales = expectTensor(files, stack.name + "_scales", kBytes, scaleShape);
    if (!scales) return scales.error();
    CheckpointMatrix matrix;
    matrix.name = stack.name;
    matrix.out = stack.out;
    matrix.in = stack.in;
    matrix.format.storage = MatrixStorage::Blocks;
    matrix.format.blocks = NumberFormat::MXFP4;
    matrix.format.bits = 4;
    matrix.format.groupSize = kGroup;
    const auto part = [&](std::span<const std::byte> all) {
        const std::size_t each = all.size() / static_cast<std::size_t>(stack.experts);
        return all.subspan(static_cast<std::size_t>(expert) * each, each);
    };
    matrix.codes = part(blocks->data);
    matrix.scales = part(scales->data);
    return matrix;
}

CheckpointMatrix alternateRows(const CheckpointMatrix& matrix, std::int64_t first)
{
    CheckpointMatrix rows = matrix;
    rows.out = (matrix.out + 1 - first) / 2;
    rows.firstRow = first;
    rows.rowStride = 2;
    return rows;
}

} // namespace qs
