// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <string>
#include <vector>

namespace qs {

/// A file's tensor as floats, to be looked at: a matrix whose last dimension is the columns.
struct TensorRows
{
    std::int64_t rows = 0, columns = 0;
    std::int64_t ofRows = 0; ///< in the file; where it has more, the rows are evenly taken
    std::vector<float> values;
};

/// Reads `tensor` of an .npy or .safetensors file; an .npy file has one and does not name it. At most about `elements`
/// of them, and at least a row.
Result<TensorRows> readTensorRows(const std::string& path, const std::string& tensor, std::int64_t elements);

} // namespace qs
