// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/tensors/tensor_probe.h"

#include "gpu/numerics/error_metrics.h"
#include "gpu/studies/tensors/probe_formats.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

namespace qs {
namespace {

constexpr int kBins = 160;
constexpr std::int64_t kSearchValues = 65'536;

/// The matrix with zeros where it is not finite, and how many there were.
std::vector<float> finiteValues(std::span<const float> values, std::int64_t& nonFinite)
{
    std::vector<float> finite(values.begin(), values.end());
    for (float& value : finite)
        if (!std::isfinite(value)) value = 0, ++nonFinite;
    return finite;
}

/// Range and moments over the finite values.
void describe(std::span<const float> values, TensorProbeResult& out)
{
    double sum = 0, n = 0, low = std::numeric_limits<double>::infinity(), high = -low;
    for (const float value : values) {
        if (!std::isfinite(value)) continue;
        sum += value;
        ++n;
        low = std::min<double>(low, value);
        high = std::max<double>(high, value);
    }
    if (n == 0) return;
    out.min = low;
    out.max = high;
    out.amax = std::max(std::fabs(low), std::fabs(high));
    out.mean = sum / n;
    double second = 0, fourth = 0;
    for (const float value : values) {
        if (!std::isfinite(value)) continue;
        const double d = (value - out.mean) * (value - out.mean);
        second += d;
        fourth += d * d;
    }
    out.std = std::sqrt(second / n);
    out.kurtosis = second > 0 ? n * fourth / (second * second) : 0;
}

ProbeHistogram emptyHistogram(double low, double high)
{
    if (!(high > low)) { // a constant: one bin around it
        const double around = low != 0 ? 0.5 * std::fabs(low) : 0.5;
        low -= around;
        high += around;
    }
    ProbeHistogram histogram;
    for (int i = 0; i <= kBins; ++i)
        histogram.edges.push_back(low + (high - low) * i / kBins);
    histogram.counts.assign(kBins, 0);
    return histogram;
}

void count(ProbeHistogram& histogram, double value)
{
    const double low = histogram.edges.front(), width = (histogram.edges.back() - low) / kBins;
    const auto bin = static_cast<std::ptrdiff_t>(
        std::clamp((value - low) / width, 0.0, kBins - 1.0)); // zero-forced and clipped grids may end beyond the range
    ++histogram.counts[static_cast<std::size_t>(bin)];
}

/// Errors by element and by channel, and both histograms.
void compare(std::span<const float> original, std::span<const float> restored, TensorProbeResult& out)
{
    const auto rows = static_cast<std::size_t>(out.rows), columns = static_cast<std::size_t>(out.columns);
    out.before = out.after = emptyHistogram(out.min, out.max);
    out.byRow = {std::vector<float>(rows), std::vector<float>(rows)};
    out.byColumn = {std::vector<float>(columns), std::vector<float>(columns)};
    std::vector<double> squares(columns);
    ErrorAccumulator errors;
    for (std::size_t r = 0; r < rows; ++r) {
        double rowSquares = 0;
        for (std::size_t c = 0; c < columns; ++c) {
            const float x = original[r * columns + c], y = restored[r * columns + c];
            if (!std::isfinite(x)) continue;
            errors.add(x, y);
            if (!std::isfinite(y)) continue; // counted as destroyed
            const double d = static_cast<double>(x) - y;
            rowSquares += d * d;
            squares[c] += d * d;
            out.byRow.amax[r] = std::max(out.byRow.amax[r], std::fabs(x));
            out.byColumn.amax[c] = std::max(out.byColumn.amax[c], std::fabs(x));
            count(out.before, x);
            count(out.after, y);
        }
        out.byRow.rmsError[r] = static_cast<float>(std::sqrt(rowSquares / static_cast<double>(columns)));
    }
    for (std::size_t c = 0; c < columns; ++c)
        out.byColumn.rmsError[c] = static_cast<float>(std::sqrt(squares[c] / static_cast<double>(rows)));
    const ErrorMetrics metrics = errors.metrics();
    out.destroyed = metrics.destroyed;
    out.sqnrDb = metrics.sqnrDb;
    out.mse = metrics.mse;
    out.maxAbs = metrics.maxAbs;
    out.cosine = metrics.cosine;
}

/// Evenly taken rows, few enough to try many clips on.
std::vector<float> searchSample(std::span<const float> values, std::int64_t rows, std::int64_t columns,
                                std::int64_t& taken)
{
    taken = std::clamp<std::int64_t>(kSearchValues / columns, 1, rows);
    std::vector<float> sample;
    sample.reserve(static_cast<std::size_t>(taken * columns));
    for (std::int64_t i = 0; i < taken; ++i) {
        const auto first = values.begin() + (i * rows / taken) * columns;
        sample.insert(sample.end(), first, first + columns);
    }
    return sample;
}

/// The clip with the least squared error: every 0.05, then every 0.01 around the best.
double searchedClip(std::span<const float> values, std::int64_t rows, std::int64_t columns, TensorProbeRequest request,
                    std::stop_token stop)
{
    std::int64_t taken = 0;
    const std::vector<float> sample = searchSample(values, rows, columns, taken);
    double best = 1, least = std::numeric_limits<double>::infinity();
    const auto attempt = [&](int percent) {
        if (stop.stop_requested() || percent < 30 || percent > 100) return;
        request.clip = percent / 100.0;
        const std::vector<float> restored = probedValues(sample, taken, columns, request).restored;
        double error = 0;
        for (std::size_t i = 0; i < sample.size(); ++i)
            error += (static_cast<double>(sample[i]) - restored[i]) * (static_cast<double>(sample[i]) - restored[i]);
        if (error < least) least = error, best = request.clip;
    };
    for (int percent = 100; percent >= 30; percent -= 5)
        attempt(percent);
    const int around = static_cast<int>(std::lround(best * 100));
    for (int percent = around - 4; percent <= around + 4; ++percent)
        if (percent != around) attempt(percent);
    return best;
}

} // namespace

TensorProbeResult probeTensor(std::span<const float> values, std::int64_t rows, std::int64_t columns,
                              const TensorProbeRequest& request, std::stop_token stop)
{
    const auto begin = std::chrono::steady_clock::now();
    TensorProbeResult out;
    out.request = request;
    out.rows = rows;
    out.columns = columns;
    if (const auto valid = validate(request); !valid) return out.failed = valid.error().sentences(), out;
    if (rows < 1 || columns < 1 || values.size() / static_cast<std::size_t>(columns) != static_cast<std::size_t>(rows))
        return out.failed = Message::tr("The tensor is empty, or its size does not match its shape."), out;
    const std::vector<float> finite = finiteValues(values, out.nonFinite);
    if (out.nonFinite == out.elements()) return out.failed = Message::tr("The tensor has no finite values."), out;
    describe(values, out);
    if (request.searchClip && probeTakesClip(request.format))
        out.request.clip = searchedClip(finite, rows, columns, request, stop);
    if (stop.stop_requested()) return out.stopped = true, out;
    const ProbedValues probed = probedValues(finite, rows, columns, out.request);
    out.representable.assign(probed.representable.begin(), probed.representable.end());
    // Scales follow the largest magnitude of their group: without a clip nothing is cut, whatever the median group
    // reaches.
    const bool cuts = probeTakesClip(request.format) && out.request.clip < 1;
    out.clipLow = cuts ? out.representable.front() : out.min;
    out.clipHigh = cuts ? out.representable.back() : out.max;
    out.bitsPerElement = probed.bitsPerElement;
    compare(values, probed.restored, out);
    out.outlierColumns = outlierChannels(out.byColumn.amax);
    out.milliseconds = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    return out;
}

} // namespace qs
