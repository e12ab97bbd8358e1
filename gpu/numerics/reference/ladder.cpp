// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/reference/ladder.h"

#include "gpu/core/operand_values.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace qs {

std::optional<LadderRule> ladderRule(std::string_view variant)
{
    constexpr std::string_view prefix = "ladder-";
    if (!variant.starts_with(prefix)) return std::nullopt;
    const std::string_view rung = variant.substr(prefix.size());
    if (rung == "unfused" || rung == "fused-division") return LadderRule::Divide;
    if (rung == "reciprocal") return LadderRule::Reciprocal;
    for (const std::string_view name : {"fma", "4", "8", "16", "packed"})
        if (rung == name) return LadderRule::Fma;
    return std::nullopt;
}

std::int8_t ladderCode(LadderRule rule, float x)
{
    constexpr auto zero = static_cast<float>(kLadderZeroPoint);
    constexpr float reciprocal = 1.0f / kLadderScale;
    float code = 0.0f;
    switch (rule) {
    case LadderRule::Divide:
        code = std::nearbyint(x / kLadderScale) + zero;
        break;
    case LadderRule::Reciprocal:
        code = std::nearbyint(x * reciprocal) + zero;
        break;
    case LadderRule::Fma:
        code = std::nearbyint(std::fma(x, reciprocal, zero));
        break;
    }
    return static_cast<std::int8_t>(std::clamp(code, -128.0f, 127.0f));
}

std::vector<double> referenceLadderRows(LadderRule rule, Shape shape, std::uint64_t seed,
                                        std::span<const std::int64_t> rows)
{
    std::vector<double> codes;
    codes.reserve(rows.size() * static_cast<std::size_t>(shape.hidden));
    for (const std::int64_t row : rows)
        for (std::int64_t column = 0; column < shape.hidden; ++column)
            codes.push_back(
                ladderCode(rule, operandAt(seed, 0, static_cast<std::uint64_t>(row * shape.hidden + column))));
    return codes;
}

} // namespace qs
