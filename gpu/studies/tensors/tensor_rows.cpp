// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/tensors/tensor_rows.h"

#include "gpu/formats/tensor_file.h"

#include <algorithm>
#include <string_view>

namespace qs {

namespace {

bool isNpy(const std::string& path)
{
    constexpr std::string_view ending = ".npy";
    if (path.size() < ending.size()) return false;
    return std::equal(
        ending.begin(), ending.end(), path.end() - static_cast<std::ptrdiff_t>(ending.size()),
        [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b - 'A' + 'a') : b); });
}

} // namespace

Result<TensorRows> readTensorRows(const std::string& path, const std::string& tensor, std::int64_t elements)
{
    const auto loaded = openTensor(isNpy(path) ? path : path + ":" + tensor);
    if (!loaded) return loaded.error();
    const auto shape = asMatrix(loaded->view);
    if (!shape) return shape.error();
    TensorRows out;
    out.columns = shape->hidden;
    out.ofRows = shape->tokens;
    out.rows = std::clamp<std::int64_t>(elements / std::max<std::int64_t>(shape->hidden, 1), 1, shape->tokens);
    out.values.resize(static_cast<std::size_t>(out.rows * out.columns));
    for (std::int64_t row = 0; row < out.rows; ++row) {
        const std::int64_t from = row * out.ofRows / out.rows;
        for (std::int64_t column = 0; column < out.columns; ++column)
            out.values[static_cast<std::size_t>(row * out.columns + column)] = loadFloat(
                loaded->view.data.data(), loaded->view.dtype, static_cast<std::size_t>(from * out.columns + column));
    }
    return loaded->file.checked(Result<TensorRows>(std::move(out)));
}

} // namespace qs
