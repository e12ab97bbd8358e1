// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstddef>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace qs {

/// Bounds that keep a hostile document from using up memory or the stack.
struct JsonLimits
{
    std::size_t maxBytes = std::size_t{256} << 20;
    std::size_t maxDepth = 64;         ///< arrays and objects inside one another
    std::size_t maxNodes = 40'000'000; ///< values, containers included
    bool refuseDuplicateKeys = false;  ///< otherwise the last one holds
};

/// Empties a document when it goes away itself, without needing memory: the library's own destructor sets as much aside
/// as the longest list of the document takes, and a program that has none left, of all times while it gives up for that
/// reason, ends there. For documents of any size from outside; make it right after the document that it is for.
class JsonRelease
{
public:
    explicit JsonRelease(nlohmann::json& document) : m_document(document) {}
    ~JsonRelease();
    JsonRelease(const JsonRelease&) = delete;
    JsonRelease& operator=(const JsonRelease&) = delete;

private:
    nlohmann::json& m_document;
};

/// Parses JSON (RFC 8259) that comes from outside; `what` names it in messages, for example "\"a.json\"".
/// Fails with BadInput, line, column (both from 1) and what was expected; never recurses while parsing.
/// Bytes that are not UTF-8, and numbers beyond the range of double, are errors.
Result<nlohmann::json> parseJson(std::string_view text, const JsonLimits& limits, const Message& what);
/// The value at the beginning of a text that goes on: it is taken off `text`, blanks before it, too. `truncated`: set
/// to whether it failed since the text ends within the value.
Result<nlohmann::json> takeJson(std::string_view& text, const JsonLimits& limits, const Message& what, bool& truncated);
/// The same for a file; Io if it cannot be read.
Result<nlohmann::json> readJsonFile(const std::filesystem::path& path, const JsonLimits& limits = {});
/// JSON text; `indent` < 0 writes one line. NaN and infinities become null, ill-formed UTF-8 U+FFFD.
std::string dumpJson(const nlohmann::ordered_json& value, int indent);

} // namespace qs
