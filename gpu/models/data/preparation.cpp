// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/data/preparation.h"

#include "gpu/core/parallel.h"
#include "gpu/core/units.h"

#include <cmath>
#include <utility>

namespace qs {

namespace {

constexpr std::int64_t kPiece = 1 << 18;
constexpr std::int64_t kMaxItems = 100'000'000;

Error allTheSame()
{
    return {ErrorCode::BadInput,
            Message::tr("All features of the training items have the same value, so a model cannot learn from them."),
            Message::tr("Check the features.")};
}

/// Sum of value(i) over [0, count): pieces in double, added up in their order, whatever the number of
/// threads.
template <typename Value> double pieceSum(std::int64_t count, const Value& value)
{
    std::vector<double> sums(static_cast<std::size_t>((count + kPiece - 1) / kPiece));
    parallelFor(count, kPiece, [&](std::int64_t first, std::int64_t last, int) {
        double sum = 0;
        for (std::int64_t i = first; i < last; ++i)
            sum += value(i);
        sums[static_cast<std::size_t>(first / kPiece)] = sum;
    });
    double total = 0;
    for (const double sum : sums)
        total += sum;
    return total;
}

/// (x − offset) × scale, by columns where there is more than one of them.
void apply(std::vector<float>& features, const std::vector<float>& offset, const std::vector<float>& scale)
{
    const std::size_t columns = offset.size();
    parallelFor(static_cast<std::int64_t>(features.size()), kPiece, [&](std::int64_t first, std::int64_t last, int) {
        std::size_t column = static_cast<std::size_t>(first) % columns;
        for (std::int64_t i = first; i < last; ++i) {
            float& x = features[static_cast<std::size_t>(i)];
            x = (x - offset[column]) * scale[column];
            if (++column == columns) column = 0;
        }
    });
}

void applyToAll(LabelledData& data, const std::vector<float>& offset, const std::vector<float>& scale)
{
    for (LabelledSet* set : {&data.train, &data.calibration, &data.test})
        apply(set->features, offset, scale);
}

} // namespace

Result<void> checkSplitCounts(const DataRequest& request)
{
    const std::pair<const char*, std::int64_t> splits[] = {{Message::mark("training"), request.trainCount},
                                                           {Message::mark("calibration"), request.calibrationCount},
                                                           {Message::mark("test"), request.testCount}};
    for (const auto& [name, count] : splits) {
        if (count < 1)
            return Error{
                ErrorCode::Usage, Message::tr("A %1 split of %2 items is not valid.").arg(Message::marked(name), count),
                Message::tr("Each split requires at least one item. Use several hundred for a meaningful result.")};
        if (count > kMaxItems)
            return Error{ErrorCode::Usage,
                         Message::tr("A %1 split of %2 items exceeds the limit of %3.")
                             .arg(Message::marked(name), formatCount(count), formatCount(kMaxItems)),
                         Message::tr("Use fewer items.")};
    }
    return {};
}

Result<void> standardizeImages(LabelledData& data)
{
    const std::vector<float>& x = data.train.features;
    const auto count = static_cast<std::int64_t>(x.size());
    const double n = static_cast<double>(count);
    const double mean =
        pieceSum(count, [&](std::int64_t i) { return static_cast<double>(x[static_cast<std::size_t>(i)]); }) / n;
    const double variance = pieceSum(count,
                                     [&](std::int64_t i) {
                                         const double d = static_cast<double>(x[static_cast<std::size_t>(i)]) - mean;
                                         return d * d;
                                     }) /
                            n;
    data.offset = static_cast<float>(mean);
    data.scale = static_cast<float>(1 / std::sqrt(variance));
    if (!std::isfinite(data.scale) || !(variance > 0)) return allTheSame();
    applyToAll(data, {data.offset}, {data.scale});
    return {};
}

Result<void> standardizeColumns(LabelledData& data)
{
    const std::vector<float>& x = data.train.features;
    const auto columns = static_cast<std::size_t>(data.features());
    const double n = static_cast<double>(data.train.size());
    std::vector<double> mean(columns), variance(columns);
    for (std::size_t i = 0; i < x.size(); ++i)
        mean[i % columns] += static_cast<double>(x[i]) / n;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double d = static_cast<double>(x[i]) - mean[i % columns];
        variance[i % columns] += d * d / n;
    }
    std::size_t constant = 0;
    for (std::size_t c = 0; c < columns; ++c) {
        // Rounding leaves a little variance where there is none.
        const bool changes = std::sqrt(variance[c]) > 1e-7 * std::fabs(mean[c]) &&
                             std::isfinite(static_cast<float>(1 / std::sqrt(variance[c])));
        constant += !changes;
        data.columnOffset.push_back(static_cast<float>(mean[c]));
        data.columnScale.push_back(changes ? static_cast<float>(1 / std::sqrt(variance[c])) : 0.0f);
    }
    if (constant == columns) return allTheSame();
    if (constant > 0)
        data.notes.push_back(Message::tr("%1 of %2 columns never change in the training split; they are set to 0.")
                                 .arg(formatCount(static_cast<std::int64_t>(constant)), formatCount(data.features())));
    applyToAll(data, data.columnOffset, data.columnScale);
    return {};
}

} // namespace qs
