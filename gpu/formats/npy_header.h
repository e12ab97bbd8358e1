// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// The dictionary in front of the data of an .npy file.
struct NpyHeader
{
    std::string descr; ///< data type as numpy writes it, for example "<f4"
    bool fortranOrder = false;
    std::vector<std::int64_t> shape;
};

/// Parses the dictionary: exactly the keys descr, fortran_order and shape, in any order. It is a strict
/// subset of Python; nothing is evaluated and nothing recurses. `file` names the file in messages.
Result<NpyHeader> parseNpyHeader(std::string_view text, const std::string& file);

} // namespace qs
