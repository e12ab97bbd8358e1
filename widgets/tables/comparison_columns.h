// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/comparison_row.h"
#include "widgets/tables/table_model.h"

#include <vector>

namespace qs {

/// The columns of the comparison in the order in which they stand at first: what decides comes first, so that a narrow
/// table still shows it; tails and counts follow. Values are in µs, %, GB/s, dB and bytes.
std::vector<Column<ComparisonRow>> comparisonColumns();

} // namespace qs
