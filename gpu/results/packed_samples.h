// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <vector>

namespace qs {

/// Below this many values a list of decimals is as short, and can be read by eyes.
inline constexpr std::size_t kMinPacked = 64;
/// More values than any run can have measured of one mode; larger claims are refused before memory is asked for.
inline constexpr std::size_t kMaxPacked = std::size_t{1} << 28;

/// The values bit for bit, as {"dtype": "<f4", "n": 1000, "coding": …, "data": base64}. The coding is "raw"
/// (little-endian values one after the other) or, where that is shorter, "planes+zlib": first the lowest byte of every
/// value, then the next byte of every value, …, and all of it deflated (RFC 1950).
nlohmann::ordered_json packedSamples(const std::vector<float>& values);

/// Reads what packedSamples wrote, at the end of `out`. False where it is damaged or of another form; `out` is as it
/// was then.
bool unpackSamples(const nlohmann::json& json, std::vector<float>& out);

} // namespace qs
