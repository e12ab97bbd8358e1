// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace qs::fuzz {

/// A JSON document with one to four of its values replaced, removed, repeated, exchanged or renamed: what changing
/// bytes hardly ever reaches. Nothing where the text is no JSON. A function of text and seed.
std::optional<std::string> mutatedJson(std::string_view text, std::uint32_t seed);

} // namespace qs::fuzz
