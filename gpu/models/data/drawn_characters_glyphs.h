// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <stdexcept>
#include <string_view>

/// The shapes of the drawn characters: what a pen does, in a box of 100 × 100 with y downwards.
namespace qs::glyphs {

struct Point
{
    float x = 0, y = 0;
};

/// One movement of the pen through `count` points from `first` on.
struct Stroke
{
    enum class Kind { Line, Curve, Loop }; ///< corners at the points; smooth through them; smooth and closed
    Kind kind = Kind::Line;
    int first = 0, count = 0;
};

/// One way to write a character.
struct Allograph
{
    static constexpr std::size_t kMaxPoints = 24, kMaxStrokes = 4;
    int classIndex = 0; ///< 0 to 9 digits, 10 to 35 the letters A to Z
    std::array<Point, kMaxPoints> points{};
    std::array<Stroke, kMaxStrokes> strokes{};
    int pointCount = 0, strokeCount = 0;
};

namespace detail {

constexpr int classOf(char name) { return name <= '9' ? name - '0' : name - 'A' + 10; }

constexpr float number(std::string_view text, std::size_t& at)
{
    int value = 0;
    if (at >= text.size() || text[at] < '0' || text[at] > '9') throw std::logic_error("a coordinate is missing");
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at)
        value = value * 10 + (text[at] - '0');
    return static_cast<float>(value);
}

/// Strokes divided by '|', each a letter (l lines, c curve, o loop) and points "x,y". A fault is one of compilation.
consteval Allograph parsed(char name, std::string_view text)
{
    Allograph glyph;
    glyph.classIndex = classOf(name);
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == ' ' || c == '|') {
            ++at;
        } else if (c >= 'a') {
            const auto kind = c == 'l' ? Stroke::Kind::Line : c == 'c' ? Stroke::Kind::Curve : Stroke::Kind::Loop;
            glyph.strokes.at(static_cast<std::size_t>(glyph.strokeCount++)) = {kind, glyph.pointCount, 0};
            ++at;
        } else {
            const float x = number(text, at);
            if (at >= text.size() || text[at++] != ',') throw std::logic_error("a comma is missing");
            glyph.points.at(static_cast<std::size_t>(glyph.pointCount++)) = {x, number(text, at)};
            ++glyph.strokes.at(static_cast<std::size_t>(glyph.strokeCount - 1)).count;
        }
    }
    return glyph;
}

} // namespace detail

/// All ways of writing, sorted by class; those of one class are equally likely.
inline constexpr auto kAllographs = std::to_array<Allograph>({
    detail::parsed('0', "o 50,2 26,16 20,50 26,84 50,98 74,84 80,50 74,16"),
    detail::parsed('0', "c 60,5 36,6 20,40 26,82 50,98 74,80 80,42 64,8 42,4"),
    detail::parsed('0', "o 50,2 26,16 20,50 26,84 50,98 74,84 80,50 74,16|l 72,20 28,80"),
    detail::parsed('1', "l 50,2 50,98"),
    detail::parsed('1', "l 30,24 54,2 54,98"),
    detail::parsed('1', "l 30,22 52,2 52,96|l 28,97 76,97"),
    detail::parsed('2', "c 20,26 30,8 52,2 74,10 78,30 64,52 42,74 20,97|l 20,97 82,97"),
    detail::parsed('2', "c 22,24 36,4 62,4 76,24 62,54 36,84 22,94 20,82 36,80 60,96 86,90"),
    detail::parsed('3', "c 22,14 46,2 72,10 74,32 58,46 40,49|c 40,49 66,52 80,70 68,92 44,98 18,86"),
    detail::parsed('3', "l 22,3 78,3 46,42|c 46,42 72,48 80,70 66,92 42,98 18,86"),
    detail::parsed('4', "l 66,98 66,2 14,68 88,68"),
    detail::parsed('4', "l 26,4 20,54 82,54|l 72,8 68,98"),
    detail::parsed('4', "l 54,2 14,66 86,66|l 64,42 62,98"),
    detail::parsed('5', "l 76,4 32,4 27,42|c 27,42 52,36 76,48 80,70 66,92 42,98 18,86"),
    detail::parsed('5', "c 30,6 26,28 26,46 54,40 78,56 76,82 50,98 20,86|l 30,6 78,3"),
    detail::parsed('6', "c 70,4 44,18 24,46 18,70 30,94 54,98 76,84 76,64 56,52 34,58 21,74"),
    detail::parsed('6', "c 56,2 36,30 22,62 26,88 50,98 74,84 70,62 48,56 26,72"),
    detail::parsed('7', "l 16,5 82,5 40,98"),
    detail::parsed('7', "l 16,5 82,5 40,98|l 34,50 78,48"),
    detail::parsed('7', "l 18,20 18,5 82,5|c 82,5 60,36 46,66 42,98"),
    detail::parsed('8', "o 50,48 28,36 24,18 50,2 76,18 72,36 50,48 24,62 18,82 50,98 82,82 76,62"),
    detail::parsed('8', "o 50,2 28,12 28,36 50,47 72,36 72,12|o 50,47 22,60 22,86 50,98 78,86 78,60"),
    detail::parsed('9', "c 77,24 66,6 44,2 24,16 24,38 44,50 66,44 77,24|c 77,24 76,54 70,80 62,98"),
    detail::parsed('9', "c 77,24 66,6 44,2 24,16 24,38 44,50 66,44 77,24|c 77,24 78,60 68,90 46,98 26,90"),
    detail::parsed('9', "o 46,2 24,14 24,38 46,50 68,38 70,14|l 70,8 70,98"),
    detail::parsed('A', "l 12,98 50,2 88,98|l 27,64 74,64"),
    detail::parsed('A', "c 16,98 20,36 50,2 80,36 84,98|l 19,58 81,58"),
    detail::parsed('B', "l 22,2 22,98|c 22,3 56,2 74,16 64,38 22,48|c 22,48 66,52 82,74 66,94 22,98"),
    detail::parsed('C', "c 82,18 58,2 30,12 16,50 30,88 58,98 84,82"),
    detail::parsed('D', "l 22,2 22,98|c 22,3 58,6 84,32 84,66 58,94 22,98"),
    detail::parsed('E', "l 80,3 22,3 22,97 82,97|l 22,49 70,49"),
    detail::parsed('E', "c 78,12 50,2 26,16 30,40 56,48|c 56,48 24,54 16,80 44,98 82,86"),
    detail::parsed('F', "l 82,3 24,3 24,98|l 24,48 70,48"),
    detail::parsed('G', "c 80,16 56,2 28,14 16,50 30,88 58,97 80,80|l 80,80 82,54 54,54"),
    detail::parsed('H', "l 20,2 20,98|l 80,2 80,98|l 20,50 80,50"),
    detail::parsed('I', "l 50,3 50,97|l 24,3 76,3|l 24,97 76,97"),
    detail::parsed('J', "c 68,3 70,44 68,80 46,98 20,82|l 40,3 92,3"),
    detail::parsed('J', "c 72,2 74,44 70,82 46,98 18,78"),
    detail::parsed('K', "l 22,2 22,98|l 80,4 22,56|l 42,40 84,98"),
    detail::parsed('L', "l 24,2 24,97 82,97"),
    detail::parsed('M', "l 12,98 16,2 50,62 84,2 88,98"),
    detail::parsed('N', "l 20,98 20,2 80,98 80,2"),
    detail::parsed('O', "o 50,6 20,18 6,50 20,82 50,94 80,82 94,50 80,18"),
    detail::parsed('P', "l 24,2 24,98|c 24,3 60,2 80,20 70,46 24,54"),
    detail::parsed('Q', "o 50,4 20,16 8,48 20,80 50,92 80,80 92,48 80,16|l 56,64 94,99"),
    detail::parsed('R', "l 24,98 24,3|c 24,3 60,2 78,20 68,42 24,50|l 42,50 84,98"),
    detail::parsed('S', "c 80,16 56,2 28,8 22,28 44,46 68,58 80,78 58,97 20,84"),
    detail::parsed('T', "l 12,4 88,4|l 50,4 50,98"),
    detail::parsed('U', "c 18,2 18,50 26,86 50,98 74,86 82,50 82,2"),
    detail::parsed('V', "l 14,2 50,98 86,2"),
    detail::parsed('W', "l 6,2 28,98 50,34 72,98 94,2"),
    detail::parsed('W', "c 8,4 12,70 28,96 46,70 50,36|c 50,36 54,70 72,96 88,70 92,4"),
    detail::parsed('X', "l 16,2 84,98|l 84,2 16,98"),
    detail::parsed('Y', "l 14,2 50,50|l 86,2 50,50 50,98"),
    detail::parsed('Y', "l 14,2 48,54|l 88,2 34,98"),
    detail::parsed('Z', "l 18,4 82,4 18,96 84,96"),
    detail::parsed('Z', "l 18,4 82,4 18,96 84,96|l 30,50 72,50"),
});

/// The ways of writing one class.
constexpr std::span<const Allograph> allographsOf(int classIndex)
{
    std::size_t first = 0, last = kAllographs.size();
    while (first < last && kAllographs[first].classIndex != classIndex)
        ++first;
    while (last > first && kAllographs[last - 1].classIndex != classIndex)
        --last;
    return std::span(kAllographs).subspan(first, last - first);
}

} // namespace qs::glyphs
