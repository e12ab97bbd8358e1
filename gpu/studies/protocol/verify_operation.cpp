// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/verify_operation.h"

#include "gpu/catalog/reference.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace qs {

namespace {

constexpr std::int64_t kMaxReferenceRows = 64;

std::vector<std::int64_t> chosenRows(const Reference& reference)
{
    const double affordable =
        reference.cost > 0 ? kAffordableReference / reference.cost : static_cast<double>(kMaxReferenceRows);
    const std::int64_t most = std::min(reference.rows, kMaxReferenceRows);
    const std::int64_t count =
        std::min(most, static_cast<std::int64_t>(std::min(affordable, static_cast<double>(most))));
    std::vector<std::int64_t> rows;
    for (std::int64_t i = 0; i < count; ++i)
        rows.push_back(count > 1 ? i * (reference.rows - 1) / (count - 1) : 0);
    return rows;
}

/// ‖a − b‖ / ‖b‖; infinite where an element is not a number.
double distance(std::span<const float> a, std::span<const double> b)
{
    double noise = 0, signal = 0;
    for (std::size_t i = 0; i < b.size(); ++i) {
        const double difference = static_cast<double>(a[i]) - b[i];
        if (std::isnan(difference)) return std::numeric_limits<double>::infinity();
        noise += difference * difference;
        signal += b[i] * b[i];
    }
    if (noise == 0) return 0;
    return signal > 0 ? std::sqrt(noise / signal) : std::numeric_limits<double>::infinity();
}

std::optional<Reference> referenceOf(const RunSpec& spec, std::size_t index)
{
    const OperationInfo& info = infoOf(spec.operation);
    if (!info.reference) return std::nullopt;
    ReferenceRequest request{spec, spec.seed, {}, {}};
    if (info.takesModes)
        request.scheme = spec.modes[index];
    else
        request.variant = spec.variants[index];
    return info.reference(request);
}

void compareRows(const Reference& reference, const OutputRows& out, std::span<const std::int64_t> rows,
                 ModeResult& mode)
{
    const auto columns = static_cast<std::size_t>(out.columns);
    const std::vector<double> rounded = reference.rounded(rows);
    const std::vector<double> exact = reference.exact ? reference.exact(rows) : rounded;
    ErrorAccumulator error;
    Verification v{static_cast<std::int64_t>(rows.size()), 0, reference.tolerance, 0};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::span row(out.values.data() + i * columns, columns);
        const double off = rounded.size() == out.values.size() ? distance(row, {rounded.data() + i * columns, columns})
                                                               : std::numeric_limits<double>::infinity();
        v.worst = std::max(v.worst, off);
        v.rowsDiffer += off <= reference.tolerance ? 0 : 1;
        for (std::size_t c = 0; c < columns && exact.size() == out.values.size(); ++c)
            error.add(static_cast<float>(exact[i * columns + c]),
                      static_cast<float>((static_cast<double>(row[c]) - reference.zero) * reference.step));
    }
    mode.verification = v;
    mode.error = error.metrics();
}

} // namespace

Result<void> checkOperation(const RunSpec& spec, int index, Backend& backend, std::stop_token stop, ModeResult& mode)
{
    const auto reference = referenceOf(spec, static_cast<std::size_t>(index));
    if (!reference || stop.stop_requested()) return {};
    const std::vector<std::int64_t> rows = chosenRows(*reference);
    if (rows.empty()) return {};
    const auto out = backend.readOutput(index, rows);
    if (!out) return out.error();
    compareRows(*reference, *out, rows, mode);
    return {};
}

} // namespace qs
