// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <exception>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace qs {

/// Text from a stranger's file made fit for a message: valid UTF-8, no control characters, at most
/// `maxBytes` bytes of it (then an ellipsis).
std::string printable(std::string_view text, std::size_t maxBytes = 80);
/// What a program printed, in one line: printable(), with blanks for line breaks. Of more than `maxBytes` bytes the
/// end, from the beginning of a word on, after an ellipsis.
std::string lastLines(std::string_view text, std::size_t maxBytes = 300);
/// Text of several lines made fit for a terminal, whoever wrote what is in it: as printable(), but line feeds and tabs
/// stay, and carriage returns at the end of lines go. A terminal obeys what follows an escape character: it could hide
/// text, change titles, or answer as if the user had typed.
std::string terminalText(std::string_view text, std::size_t maxBytes = std::string_view::npos);
/// The same for a page that has a direction of writing: isolates (U+2066 to U+2069), by which a text of two directions
/// is put together, stay as far as they begin and end within a line.
std::string pageText(std::string_view text);
/// printable() between quotation marks.
std::string quotedText(std::string_view text, std::size_t maxBytes = 80);
/// A path between quotation marks; long paths keep their end.
std::string quotedPath(const std::filesystem::path& path);
/// "[2, 3]"
std::string shapeText(std::span<const std::int64_t> shape);

/// A failure of the file system in plain words. `sentence` lacks its last argument, the reason: 'Cannot write %1: %2.'
/// of a path. Hints state what to do about the errno value `code`.
Error fileError(Message sentence, int code);

/// Edit distance (Levenshtein) of the first 64 bytes of both.
std::size_t editDistance(std::string_view a, std::string_view b);
/// Up to `count` of `names` that look most like `wanted` (substrings first, then by edit distance);
/// the first ones where there are too many names to compare or nothing is asked for.
std::vector<std::string> nearestNames(std::string_view wanted, std::span<const std::string> names,
                                      std::size_t count = 8);
/// "\"a\", \"b\" and 3 more" for a list of which `total` exist.
Message nameList(std::span<const std::string> names, std::size_t total);

/// There is no thread, or no process, to be had: limits of the user, of the container, or of memory.
Error noThreadError();
/// True of what std::thread throws then.
inline bool isNoThread(const std::system_error& error)
{
    return error.code() == std::errc::resource_unavailable_try_again;
}

/// What the exception that is being handled says of work on `what`.
Error caughtError(const Message& what);

/// Runs `body` and turns what it throws into an Error about `what`: no exception leaves this folder.
template <typename Body> auto guarded(const Message& what, Body&& body) -> decltype(body())
{
    try {
        return body();
    } catch (const std::exception&) {
        return caughtError(what);
    }
}
/// The same for a literal that Message::mark() marked.
template <typename Body> auto guarded(const char* what, Body&& body) -> decltype(body())
{
    try {
        return body();
    } catch (const std::exception&) {
        return caughtError(Message::marked(what));
    }
}

} // namespace qs
