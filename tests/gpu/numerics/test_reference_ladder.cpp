// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/catalog/operation.h"
#include "gpu/core/operand_values.h"
#include "gpu/numerics/reference/ladder.h"

#include <cmath>
#include <vector>

using namespace qs;

TEST_CASE("Every rung of the catalogue has a rule, other names have none")
{
    for (const VariantInfo& variant : ladderVariants())
        CHECK_MESSAGE(ladderRule(variant.name).has_value(), std::string(variant.name));
    CHECK(ladderRule("ladder-unfused") == LadderRule::Divide);
    CHECK(ladderRule("ladder-reciprocal") == LadderRule::Reciprocal);
    CHECK(ladderRule("ladder-packed") == LadderRule::Fma);
    CHECK_FALSE(ladderRule("ladder-32").has_value());
    CHECK_FALSE(ladderRule("ladder-").has_value());
    CHECK_FALSE(ladderRule("gemm-fp32").has_value());
}

TEST_CASE("Codes by hand: s = 6/255, z = 3")
{
    for (const LadderRule rule : {LadderRule::Divide, LadderRule::Reciprocal, LadderRule::Fma}) {
        CHECK(ladderCode(rule, 0.0f) == 3);
        CHECK(ladderCode(rule, kLadderScale) == 4);
        CHECK(ladderCode(rule, -10.2f * kLadderScale) == -7);
        CHECK(ladderCode(rule, 123.9f * kLadderScale) == 127);
        CHECK(ladderCode(rule, 3.0f) == 127); // 127.5 + 3 saturates
        CHECK(ladderCode(rule, -3.0f) == (rule == LadderRule::Fma ? -124 : -125));
        CHECK(ladderCode(rule, 1e30f) == 127);
        CHECK(ladderCode(rule, -1e30f) == -128);
    }
}

TEST_CASE("Rounding before and after the odd zero point differs at ties alone")
{
    // 0.5 s: rint(0.5) + 3 = 3, rint(3.5) = 4.
    CHECK(ladderCode(LadderRule::Divide, 0.5f * kLadderScale) == 3);
    CHECK(ladderCode(LadderRule::Fma, 0.5f * kLadderScale) == 4);
    int differences = 0;
    for (int i = 0; i < 100000; ++i) {
        const float x = operandAt(1, 0, static_cast<std::uint64_t>(i));
        const int divided = ladderCode(LadderRule::Divide, x), fused = ladderCode(LadderRule::Fma, x);
        CHECK(std::abs(divided - fused) <= 1);
        differences += divided != fused;
    }
    CHECK(differences < 20);
}

TEST_CASE("Rows are those of the operand")
{
    const std::vector<std::int64_t> rows = {2, 0};
    const auto codes = referenceLadderRows(LadderRule::Fma, {3, 5}, 7, rows);
    REQUIRE(codes.size() == 10);
    CHECK(codes[0] == ladderCode(LadderRule::Fma, operandAt(7, 0, 10)));
    CHECK(codes[9] == ladderCode(LadderRule::Fma, operandAt(7, 0, 4)));
}
