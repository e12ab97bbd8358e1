// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/data/labelled_data.h"

namespace qs {

/// Usage unless every split has from 1 to 10⁸ items.
Result<void> checkSplitCounts(const DataRequest& request);
/// Subtracts the mean and divides by the standard deviation of the training split's features, in all splits;
/// fills offset and scale. The sums are formed in a fixed order in double. BadInput if all training features
/// are the same number.
Result<void> standardizeImages(LabelledData& data);
/// The same column by column; fills columnOffset and columnScale. A column that never changes becomes 0, with
/// a note.
Result<void> standardizeColumns(LabelledData& data);

} // namespace qs
