// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/checkpoint/quantized_matrix.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

/// Values of a quantization_config, which come from strangers: what has another type counts as missing.
namespace qs {

/// Null where there is none, and for null.
const nlohmann::json* member(const nlohmann::json& object, const char* key);
std::string wordOf(const nlohmann::json& object, const char* key, const std::string& missing = "");
bool flagOf(const nlohmann::json& object, const char* key, bool missing);
/// A whole number from −1 to 2^30, −2 for one outside; `missing` where there is none.
std::int64_t numberOf(const nlohmann::json& object, const char* key, std::int64_t missing);
/// The texts of a list, or a text alone; at most 100,000.
std::vector<std::string> wordsOf(const nlohmann::json& object, const char* key);

/// Sets rows and columns that share a scale from "[128, 128]".
bool setBlock(const nlohmann::json* block, MatrixFormat& out);

Error refused(const Message& what, const Message& hint);

} // namespace qs
