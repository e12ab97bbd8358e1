// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qs {

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

} // namespace qs
