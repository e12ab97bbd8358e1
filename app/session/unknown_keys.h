// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

namespace qs {

/// What `read` holds and `written` does not, at every level: what newer programs or other tools put beside our own
/// members. `written` is what this program would write of what it understood. Members that it leaves out at times, and
/// lists that it computes anew, do not count. Elements of lists go by their place: {"3": {…}}. An empty object where
/// there is nothing.
nlohmann::json unknownKeys(const nlohmann::json& read, const nlohmann::ordered_json& written);

/// Puts them back; what `written` has by now wins, and places that lists no longer have are dropped.
void addUnknownKeys(nlohmann::ordered_json& written, const nlohmann::json& unknown);

} // namespace qs
