// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/csv.h"
#include "gpu/report/import/parts.h"

#include <string>
#include <vector>

namespace qs {

inline constexpr std::size_t kMaxImportRows = 100'000;

using CsvHeader = std::vector<std::string>;

/// A format of another tool's results as CSV, in one row of a table (formats.cpp).
struct CsvFormat
{
    std::string_view tool;
    bool (*looksLike)(const CsvHeader& header);
    /// Reads the rows below the header. What is wrong with the text is returned, what is wrong with the results is
    /// remembered by `in`.
    Result<void> (*read)(ImportReader& in, CsvReader& rows, const CsvHeader& header);
};
/// Null where no format has such a header.
const CsvFormat* csvFormatOf(const CsvHeader& header);

} // namespace qs
