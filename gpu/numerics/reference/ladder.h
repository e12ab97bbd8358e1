// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// The codes of the INT8 ladder, exact: rungs are compared bit for bit. Input x[tokens, hidden]: operand 0
/// (gpu/core/operand_values.h) in FP32. One scale and one zero point for the tensor, the same everywhere.
namespace qs {

inline constexpr float kLadderScale = 6.0f / 255.0f; ///< the operand's range, −3 to 3, over 255 steps
inline constexpr int kLadderZeroPoint = 3; ///< odd: where rounding before and after the addition differ at ties

/// How a rung makes a code; each product, quotient and sum rounded to FP32, rint to nearest even, clamp to [−128, 127].
/// Divide: clamp(rint(x / s) + z). Reciprocal: clamp(rint(x·r) + z), r = 1/s rounded. Fma: clamp(rint(fma(x, r, z))).
enum class LadderRule : std::uint8_t { Divide, Reciprocal, Fma };

/// Rule of a variant of the catalogue ('ladder-fma'); none: not a rung's name.
std::optional<LadderRule> ladderRule(std::string_view variant);
/// Code of one element.
std::int8_t ladderCode(LadderRule rule, float x);
/// The rows asked for, each of shape.hidden codes.
std::vector<double> referenceLadderRows(LadderRule rule, Shape shape, std::uint64_t seed,
                                        std::span<const std::int64_t> rows);

} // namespace qs
