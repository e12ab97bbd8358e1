// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>

namespace qs {

/// A number as English text with its sign and unit: '1,024', '23.1 µs', '[1.39, 1.42]'. Views write its digits as their
/// language does, which they do with no other text: a name, a version or a path is never one. Everywhere else it is a
/// string. Joined with a literal or another number it stays a number; joined with any other string it is text.
struct NumberText : std::string
{
    NumberText() = default;
    NumberText(const char* text) : std::string(text) {}
    explicit NumberText(std::string text) : std::string(std::move(text)) {}
};

inline NumberText operator+(const NumberText& left, const NumberText& right)
{
    NumberText text = left;
    text.append(right);
    return text;
}
inline NumberText operator+(const NumberText& left, const char* right) { return left + NumberText(right); }
inline NumberText operator+(const char* left, const NumberText& right) { return NumberText(left) + right; }

} // namespace qs
