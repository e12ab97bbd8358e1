// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/input_scan.h"

#include "gpu/core/parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace qs {
namespace {

constexpr std::int64_t kTileRows = 256, kTileColumns = 1024;
constexpr std::int32_t kInfinity = 0x7f800000; ///< its bits; larger ones without a sign are NaN

// Magnitudes are compared by their bits, in the same order, and values by bits that are ordered as they are: loops over
// whole numbers become vector code, those over floats, of which a NaN may be one, do not.

std::int32_t magnitude(float value) { return std::bit_cast<std::int32_t>(value) & 0x7fffffff; }

/// Larger for larger values, −0 below 0; its own inverse.
std::int32_t ordered(std::int32_t bits) { return bits ^ ((bits >> 31) & 0x7fffffff); }

void raise(std::atomic<std::int32_t>& to, std::int32_t value)
{
    std::int32_t now = to.load(std::memory_order_relaxed);
    while (value > now && !to.compare_exchange_weak(now, value, std::memory_order_relaxed)) {
    }
}

/// The largest finite magnitude of each row and each column, which tiles find together.
struct Magnitudes
{
    explicit Magnitudes(Shape shape)
        : rows(static_cast<std::size_t>(shape.tokens)), columns(static_cast<std::size_t>(shape.hidden))
    {}
    std::vector<std::atomic<std::int32_t>> rows, columns;
};

/// Of a tile so far.
struct Tile
{
    std::array<std::int32_t, kTileColumns> ofColumn{};
    std::int32_t least = std::numeric_limits<std::int32_t>::max(), most = std::numeric_limits<std::int32_t>::min();

    /// Returns the largest finite magnitude of the row.
    std::int32_t add(std::span<const float> row)
    {
        std::int32_t ofRow = 0, low = least, high = most;
        for (std::size_t c = 0; c < row.size(); ++c) {
            const std::int32_t size = magnitude(row[c]), key = ordered(std::bit_cast<std::int32_t>(row[c]));
            const std::int32_t finite = size < kInfinity ? size : 0;
            ofColumn[c] = std::max(ofColumn[c], finite);
            ofRow = std::max(ofRow, finite);
            low = std::min(low, size > kInfinity ? std::numeric_limits<std::int32_t>::max() : key);
            high = std::max(high, size > kInfinity ? std::numeric_limits<std::int32_t>::min() : key);
        }
        least = low;
        most = high;
        return ofRow;
    }
    Extremes extremes() const
    {
        Extremes all;
        for (const std::int32_t key : {least, most})
            if (least <= most) all.add(std::bit_cast<float>(ordered(key)));
        return all;
    }
};

void scanTile(const HostTensor& input, std::int64_t row, std::int64_t column, Extremes& extremes, Magnitudes& amax)
{
    const std::int64_t lastRow = std::min(row + kTileRows, input.shape.tokens);
    const auto width = static_cast<std::size_t>(std::min(kTileColumns, input.shape.hidden - column));
    Tile tile;
    std::array<float, kTileColumns> values;
    for (std::int64_t r = row; r < lastRow; ++r) {
        loadFloats(input.data, input.dtype, static_cast<std::size_t>(r * input.shape.hidden + column), width,
                   values.data());
        raise(amax.rows[static_cast<std::size_t>(r)], tile.add(std::span(values).first(width)));
    }
    for (std::size_t c = 0; c < width; ++c)
        raise(amax.columns[static_cast<std::size_t>(column) + c], tile.ofColumn[c]);
    extremes.merge(tile.extremes());
}

std::int64_t outliers(const std::vector<std::atomic<std::int32_t>>& channels)
{
    std::vector<float> amax;
    for (const std::atomic<std::int32_t>& bits : channels)
        amax.push_back(std::bit_cast<float>(bits.load(std::memory_order_relaxed)));
    return static_cast<std::int64_t>(outlierChannels(amax).size());
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
    if (shape.tokens < kMinPerChannel || shape.hidden < kMinPerChannel) return scan;
    scan.outliers = InputOutliers{shape.tokens, shape.hidden, outliers(amax.rows), outliers(amax.columns)};
    return scan;
}

} // namespace qs
