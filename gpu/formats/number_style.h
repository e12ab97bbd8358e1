// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace qs {

/// How a table writes its numbers. That is a property of the file, since of one cell nobody can tell: '8,704' is 8.704
/// or 8704.
struct NumberStyle
{
    char decimal = '.', thousands = ',';

    /// A finite number that fills the cell, blanks around it and a percent sign behind it aside; nothing else.
    std::optional<double> number(std::string_view cell) const;
    bool hasDecimalComma() const { return decimal == ','; }
    bool operator==(const NumberStyle&) const = default;
};

/// What the cells of a file tell about its numbers. A cell tells only where it has both separators, one of them twice,
/// or one that is not followed by exactly three digits.
class NumberStyleGuess
{
public:
    void add(std::string_view cell);
    /// What more cells told; `delimiter` decides where none did: numbers between semicolons have decimal commas.
    NumberStyle format(char delimiter = ',') const;
    /// Why there are decimal commas, with an example; that nothing told, where cells may be read either way. Empty for
    /// the ordinary case.
    Message reason(char delimiter = ',') const;

private:
    std::size_t m_commas = 0, m_points = 0, m_open = 0;
    std::string m_comma, m_either; ///< the first cell with a decimal comma, and the first that may be read either way
};

} // namespace qs
