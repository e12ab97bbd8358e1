// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/bounded_json.h"

#include <cstdint>
#include <string_view>
#include <vector>

/// JSON as programs print it: with NaN and Infinity, which JSON does not have, and between lines of a log.
namespace qs {

struct LenientJson
{
    nlohmann::json document;
    std::int64_t nonFinite = 0; ///< numbers that were NaN or infinite, and are null
};
/// One document; as parseJson, but for those numbers.
Result<LenientJson> lenientJson(std::string_view text, const JsonLimits& limits, const Message& what);

/// The documents in a text: one, or several, of which each begins a line.
struct JsonText
{
    std::vector<nlohmann::json> documents;
    std::int64_t nonFinite = 0;
    std::int64_t otherLines = 0; ///< before, between and after them: a log
    std::int64_t badLines = 0;   ///< that begin like a document and are none
    Message firstBad;            ///< 'line 3 is not valid JSON: …'
};
/// BadInput where there is no document: what is wrong with the text as a whole. `most`: documents, not more.
Result<JsonText> readJsonText(std::string_view text, const Message& what, std::size_t most);

/// Where the first document begins: behind lines that are none, of at most 64 KiB; the size of the text where none
/// does.
std::size_t firstDocument(std::string_view text);

} // namespace qs
