// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/tensor_view.h"

#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <bit>

namespace qs {

static_assert(std::endian::native == std::endian::little, "tensor data is used as it lies in little-endian files");

bool isFloat(DType type) { return type != DType::I8 && type != DType::U8 && type != DType::I32; }

DType inputTypeFor(DType type)
{
    switch (type) {
    case DType::F16:
    case DType::BF16:
        return type;
    case DType::F8E4M3:
    case DType::F8E5M2:
        return DType::F16;
    default:
        return DType::F32;
    }
}

std::optional<std::int64_t> elementCount(std::span<const std::int64_t> shape)
{
    // A zero dimension must not hide that the others overflow: their product is formed without it.
    std::int64_t product = 1;
    bool empty = false;
    for (const std::int64_t dimension : shape) {
        if (dimension < 0) return std::nullopt;
        if (dimension == 0)
            empty = true;
        else if (__builtin_mul_overflow(product, dimension, &product))
            return std::nullopt;
    }
    return empty ? 0 : product;
}

Result<Shape> asMatrix(const TensorView& view)
{
    return guarded(Message::mark("a tensor's shape"), [&]() -> Result<Shape> {
        const Message who = Message::tr("Tensor %1 of shape %2").arg(quotedText(view.name), shapeText(view.shape));
        if (view.shape.empty())
            return Error{ErrorCode::BadInput, Message::tr("%1 is a single number.").arg(who),
                         Message::tr("Choose a tensor with the shape [tokens, hidden].")};
        const auto elements = elementCount(view.shape);
        if (!elements)
            return Error{ErrorCode::BadInput, Message::tr("%1 has an invalid size.").arg(who),
                         Message::tr("Choose another tensor.")};
        if (*elements == 0)
            return Error{ErrorCode::BadInput, Message::tr("%1 has no elements.").arg(who),
                         Message::tr("Choose a tensor of at least 1×1.")};
        if (view.fortranOrder)
            return Error{ErrorCode::BadInput, Message::tr("%1 is stored in column-major order.").arg(who),
                         Message::tr("Save it with numpy.ascontiguousarray.")};
        return Shape{*elements / view.shape.back(), view.shape.back()};
    });
}

std::vector<std::byte> littleEndianCopy(const TensorView& view)
{
    std::vector<std::byte> out(view.data.begin(), view.data.end());
    const std::size_t size = sizeOf(view.dtype);
    if (view.bigEndian)
        for (std::size_t i = 0; i + size <= out.size(); i += size)
            std::reverse(out.begin() + static_cast<std::ptrdiff_t>(i),
                         out.begin() + static_cast<std::ptrdiff_t>(i + size));
    return out;
}

} // namespace qs
