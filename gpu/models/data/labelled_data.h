// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace qs {

/// Items of one split.
struct LabelledSet
{
    std::vector<float> features;      ///< row major [size, features], standardized
    std::vector<std::int32_t> labels; ///< 0 … classes − 1
    std::int64_t size() const { return static_cast<std::int64_t>(labels.size()); }
};

/// Labelled images or rows of a table in three splits that never share an item.
struct LabelledData
{
    std::int64_t height = 0, width = 0;  ///< of images; a table has height 1
    std::vector<std::string> classNames; ///< classes() of them
    LabelledSet train, calibration, test;
    /// Features are (raw − offset) × scale: mean 0 and standard deviation 1 over all features of the training
    /// split alone.
    float offset = 0, scale = 1;
    /// Of a table, whose columns have units of their own, each column is standardized for itself instead:
    /// then these hold width numbers each, and offset and scale are 0 and 1. Empty for images.
    std::vector<float> columnOffset, columnScale;
    Message description;        ///< "drawn characters, 10 classes, seed 0"
    std::vector<Message> notes; ///< what the user should know: which file is the test split, what was left out
    std::int64_t features() const { return height * width; }
    int classes() const { return static_cast<int>(classNames.size()); }
};

/// Which data to make or to read.
struct DataRequest
{
    std::string path; ///< a file or folder of the user's; empty: characters drawn by the program
    int classes = 10; ///< of the drawn data: 10 digits, or 36 with the letters A to Z
    std::int64_t trainCount = 20000, calibrationCount = 2000,
                 testCount = 10000; ///< upper bounds for the user's files
    std::uint64_t seed = 0;
};

/// Makes or reads the data; the same request and files give the same bytes, whatever the number of threads.
/// `progress` gets 0 to 1, from the calling thread. Usage for a split of no items or another number of drawn
/// classes, BadInput for files that cannot be used (with the place), Interrupted soon after `stop` is
/// requested.
Result<LabelledData> loadLabelledData(const DataRequest& request, std::stop_token stop,
                                      const std::function<void(double)>& progress);

} // namespace qs
