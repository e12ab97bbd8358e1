// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"

#include <nlohmann/json.hpp>

namespace qs {

/// What a view needs to translate a text, beside the English one: {"source": "%n samples of %1", "one": "%n sample of
/// %1", "count": 3, "arguments": ["a", {…}]}; "translated": false where the source is no text of the catalogues,
/// "number": true where it is a NumberText. Another text without places that is not translated is a string.
nlohmann::ordered_json sourceJson(const Message& message);
/// The text `english` as it was written beside `source`; `english` itself where that is missing, malformed or too
/// large.
Message messageFromJson(const std::string& english, const nlohmann::json* source);
/// Whether there is more to a text than its English words.
bool hasSource(const Message& message);

/// The key under which the source of the text at `key` stands: "hint" → "hintSource".
std::string sourceKey(const char* key);
/// Writes both members into `object`, the source only where there is more to it than the words.
void writeMessage(nlohmann::ordered_json& object, const char* key, const Message& message);
void writeMessages(nlohmann::ordered_json& object, const char* key, const std::vector<Message>& messages);

} // namespace qs
