// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qs {

/// The largest seed, wherever one is given: on a command line, in a file, in a message to a worker. (JSON's numbers of
/// 64 bits are read whole.)
inline constexpr std::uint64_t kMaxSeed = ~std::uint64_t{0};

} // namespace qs
