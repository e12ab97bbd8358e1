// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/input_scan.h"

#include "gpu/core/parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <vector>

namespace qs {
namespace {

constexpr std::int64_t kTileRows = 256, kTileColumns = 1024;

void raise(std::atomic<float>& to, float value)
{
    float now = to.load(std::memory_order_relaxed);
    while (value > now && !to.compare_exchange_weak(now, value, std::memory_order_relaxed)) {
    }
}

std::vector<float> plain(const std::vector<std::atomic<float>>& shared)
{
    std::vector<float> values;
    for (const std::atomic<float>& value : shared)
        values.push_back(value.load(std::memory_order_relaxed));
    return values;
}

/// The largest finite magnitude of each row and each column, which tiles find together.
struct Magnitudes
{
    explicit Magnitudes(Shape shape)
        : rows(static_cast<std::size_t>(shape.tokens)), columns(static_cast<std::size_t>(shape.hidden))
    {}
    std::vector<std::atomic<float>> rows, columns;
};

void scanTile(const HostTensor& input, std::int64_t row, std::int64_t column, Extremes& extremes, Magnitudes& amax)
{
    const std::int64_t lastRow = std::min(row + kTileRows, input.shape.tokens);
    const std::int64_t width = std::min(kTileColumns, input.shape.hidden - column);
    std::array<float, kTileColumns> ofColumn{};
    for (std::int64_t r = row; r < lastRow; ++r) {
        float ofRow = 0;
        for (std::int64_t c = 0; c < width; ++c) {
            const float value = input.at(r * input.shape.hidden + column + c);
            extremes.add(value);
            const float magnitude = std::isfinite(value) ? std::fabs(value) : 0.0f;
            ofRow = std::max(ofRow, magnitude);
            float& most = ofColumn[static_cast<std::size_t>(c)];
            most = std::max(most, magnitude);
        }
        raise(amax.rows[static_cast<std::size_t>(r)], ofRow);
    }
    for (std::int64_t c = 0; c < width; ++c)
        raise(amax.columns[static_cast<std::size_t>(column + c)], ofColumn[static_cast<std::size_t>(c)]);
}

} // namespace

InputScan scanInput(const HostTensor& input, const std::stop_token& stop)
{
    const Shape shape = input.shape;
    const std::int64_t across = (shape.hidden + kTileColumns - 1) / kTileColumns;
    const std::int64_t down = (shape.tokens + kTileRows - 1) / kTileRows;
    Magnitudes amax(shape);
    std::vector<Extremes> parts(static_cast<std::size_t>(workerThreads()));
    parallelFor(across * down, 1, [&](std::int64_t first, std::int64_t last, int worker) {
        for (std::int64_t tile = first; tile < last && !stop.stop_requested(); ++tile)
            scanTile(input, tile / across * kTileRows, tile % across * kTileColumns,
                     parts[static_cast<std::size_t>(worker)], amax);
    });
    InputScan scan;
    for (const Extremes& part : parts)
        scan.extremes.merge(part);
    if (shape.tokens < kFewestOfChannel || shape.hidden < kFewestOfChannel) return scan;
    const auto outliers = [](const std::vector<std::atomic<float>>& channels) {
        return static_cast<std::int64_t>(outlierChannels(plain(channels)).size());
    };
    scan.outliers = InputOutliers{shape.tokens, shape.hidden, outliers(amax.rows), outliers(amax.columns)};
    return scan;
}

} // namespace qs
