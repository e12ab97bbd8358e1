// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace qs {

/// RFC 4648, with padding.
std::string toBase64(std::string_view bytes);
/// The bytes of such a text; nothing for a text that is none.
std::optional<std::string> fromBase64(std::string_view text);

} // namespace qs
