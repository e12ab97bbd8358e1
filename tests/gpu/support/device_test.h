// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

/// What tests on a GPU have in common.
namespace qs::test {

inline bool flagged(const char* name)
{
    const char* value = std::getenv(name);
    return value && *value && *value != '0';
}

/// Fewer and smaller tensors, for compute-sanitizer.
inline bool quick() { return flagged("QS_TEST_QUICK"); }

inline std::unique_ptr<Backend> openDevice()
{
    auto backend = makeCudaBackend(0);
    REQUIRE_MESSAGE(backend.ok(), backend.error().text());
    return std::move(backend).value();
}

/// The last and the first row of a result, and some between, at most `most`: tiles begin and end there.
inline std::vector<std::int64_t> someRows(std::int64_t count, std::int64_t most)
{
    std::vector<std::int64_t> rows;
    for (std::int64_t i = 0; i < std::min(count, most); ++i)
        rows.push_back((i * 7919 + count - 1) % count);
    return rows;
}

/// ‖out − reference‖ / ‖reference‖; infinite where something is not a number.
inline double relativeError(const std::vector<float>& out, const std::vector<double>& reference)
{
    double error = 0, norm = 0;
    REQUIRE(out.size() == reference.size());
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (!std::isfinite(out[i])) return INFINITY;
        error += (out[i] - reference[i]) * (out[i] - reference[i]);
        norm += reference[i] * reference[i];
    }
    return std::sqrt(error / norm);
}

} // namespace qs::test
