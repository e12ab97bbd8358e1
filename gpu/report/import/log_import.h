// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/import/parts.h"

#include <string_view>

namespace qs {

/// A format of another tool's results as what it printed, in one row of a table (formats.cpp).
struct LogFormat
{
    FormatId is;
    bool (*looksLike)(std::string_view text);
    void (*read)(ImportReader& in, std::string_view text);
};
/// Null where no format looks like this.
const LogFormat* logFormatOf(std::string_view text);

} // namespace qs
