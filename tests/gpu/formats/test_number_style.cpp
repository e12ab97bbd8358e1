// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/formats/non_finite.h"
#include "gpu/formats/number_style.h"

#include <initializer_list>
#include <string_view>

using namespace qs;

namespace {

NumberStyleGuess guessOf(std::initializer_list<std::string_view> cells)
{
    NumberStyleGuess guess;
    for (const std::string_view cell : cells)
        guess.add(cell);
    return guess;
}

std::string filtered(std::initializer_list<std::string_view> pieces, std::int64_t& count)
{
    NonFiniteToNull filter;
    std::string out;
    for (const std::string_view piece : pieces)
        filter.feed(piece, out);
    filter.finish(out);
    count = filter.count();
    return out;
}

} // namespace

TEST_CASE("how numbers are written is decided by all cells of a file")
{
    // 8,704 may be either; another cell tells.
    CHECK(guessOf({"8,704", "9,04"}).format().number("8,704") == 8.704);
    CHECK(guessOf({"8,704", "9.04"}).format().number("8,704") == 8704);
    CHECK(guessOf({"8,704"}).format().number("8,704") == 8704);
    CHECK(guessOf({"8,704"}).format(';').number("8,704") == 8.704);
    CHECK(guessOf({"1.234,5", "8.704"}).format().number("8.704") == 8704);
    CHECK(guessOf({"1,234.5"}).format().number("12,345,678") == 12345678);
    CHECK(guessOf({"1.234.567"}).format().number("0,5") == 0.5);
    CHECK(guessOf({"0,704"}).format().hasDecimalComma());
    CHECK_FALSE(guessOf({"8.704", "17", "a,b"}).format().hasDecimalComma());
    CHECK(NumberStyle{}.number("1'234.5") == 1234.5);
    CHECK(NumberStyle{}.number("1 234.5") == 1234.5);
    CHECK(NumberStyle{}.number("1\xc2\xa0"
                               "234.5") == 1234.5);
    CHECK(NumberStyle{',', '.'}.number("1\xe2\x80\xaf"
                                       "234,5 %") == 1234.5);
    CHECK(NumberStyle{}.number("9,5") == std::nullopt); // no thousands are one digit
    CHECK(NumberStyle{',', '.'}.number("9.5") == std::nullopt);
    CHECK(NumberStyle{}.number("n/a") == std::nullopt);
    CHECK(NumberStyle{}.number("-1.5e-05") == -1.5e-05);
}

TEST_CASE("why numbers are read so is said where it is no matter of course")
{
    CHECK(guessOf({"8.5", "1,234.5"}).reason().empty());
    CHECK(guessOf({"8,704", "9,04"}).reason().english().find("\"9,04\"") != std::string::npos);
    CHECK(guessOf({"8,704"}).reason().english().find("1,000 times too large") != std::string::npos);
    CHECK(guessOf({"8,704"}).reason(';').english().find("semicolons") != std::string::npos);
}

TEST_CASE("NaN and infinities become null outside of strings, wherever a piece ends")
{
    std::int64_t count = 0;
    CHECK(filtered({R"({"a":NaN,"b":[-Infinity,inf,1e5,-1.5],"nan":"NaN \" NaN","t":true})"}, count) ==
          R"({"a":null,"b":[null,null,1e5,-1.5],"nan":"NaN \" NaN","t":true})");
    CHECK(count == 3);
    CHECK(filtered({"[N", "a", "N,\"x\\", "\"NaN\",", "-in", "f]"}, count) == "[null,\"x\\\"NaN\",null]");
    CHECK(count == 2);
    CHECK(filtered({"[information, nano]"}, count) == "[information, nano]");
    CHECK(count == 0);
}
