// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <optional>
#include <string_view>

namespace qs {

/// BadInput for the text that Git LFS leaves in the place of a file which it did not fetch ("version
/// https://git-lfs.github.com/spec/v1"); nothing for every other content. `file`: its path in quotation marks.
std::optional<Error> lfsPointerError(std::string_view bytes, const Message& file);

} // namespace qs
