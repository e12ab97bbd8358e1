// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/audit/table.h"

namespace qs {

/// What a header says: role, unit, whether its figures are derived from other columns.
PublishedColumn describeColumn(const std::string& name);

} // namespace qs
