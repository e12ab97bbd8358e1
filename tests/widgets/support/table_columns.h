// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>

namespace qs {

/// The number of a column of a model, by its id.
template <typename Model> int columnOf(const char* id) { return Model().columnOf(QLatin1String(id)); }

} // namespace qs
