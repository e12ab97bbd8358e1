// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/data/labelled_data.h"

#include <functional>
#include <stop_token>

namespace qs {

/// Reads the user's data from request.path, as loadLabelledData does:
/// - a folder with files of the MNIST kind (IDX, also compressed with gzip), or one images file, its labels
/// found by name;
/// - a table as CSV or TSV (also .gz) with a label column, or a folder with one or with a train and a test
/// table;
/// - .npy pairs: features (x, images, features, data) and labels (y, labels, targets), or FILE.npy with
/// FILE_labels.npy or
///   labels.npy beside it.
/// Where the files have a test part it is the test split and calibration is taken out of the rest; otherwise
/// a seeded shuffle makes all three. Fewer items than asked for are divided in proportion.
Result<LabelledData> readLabelledFiles(const DataRequest& request, std::stop_token stop,
                                       const std::function<void(double)>& progress);

} // namespace qs
