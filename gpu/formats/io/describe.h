// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <exception>
#include <filesystem>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace qs {

/// Text from a stranger's file made fit for a message: valid UTF-8, no control characters, at most
/// `maxBytes` bytes of it (then an ellipsis).
std::string printable(std::string_view text, std::size_t maxBytes = 80);
/// Text of several lines made fit for a terminal, whoever wrote what is in it: as printable(), but line feeds and tabs
/// stay. A terminal obeys what follows an escape character: it could hide text, change titles, or answer as if the user
/// had typed.
std::string terminalText(std::string_view text, std::size_t maxBytes = std::string_view::npos);
/// printable() between quotation marks.
std::string quotedText(std::string_view text, std::size_t maxBytes = 80);
/// A path between quotation marks; long paths keep their end.
std::string quotedPath(const std::filesystem::path& path);
/// "[2, 3]"
std::string shapeText(std::span<const std::int64_t> shape);

/// A failure of the file system in plain words. `action` completes "Cannot …", for example
/// "write \"a.json\"". Hints tell what to do about the errno value `code`.
Error fileError(const std::string& action, int code);

/// Edit distance (Levenshtein) of the first 64 bytes of both.
std::size_t editDistance(std::string_view a, std::string_view b);
/// Up to `count` of `names` that look most like `wanted` (substrings first, then by edit distance);
/// the first ones where there are too many names to compare or nothing is asked for.
std::vector<std::string> nearestNames(std::string_view wanted, std::span<const std::string> names,
                                      std::size_t count = 8);
/// "\"a\", \"b\" and 3 more" for a list of which `total` exist.
std::string nameList(std::span<const std::string> names, std::size_t total);

/// There is no thread, or no process, to be had: limits of the user, of the container, or of memory.
Error noThreadError();
/// True of what std::thread throws then.
inline bool isNoThread(const std::system_error& error)
{
    return error.code() == std::errc::resource_unavailable_try_again;
}

/// Runs `body` and turns what it throws into an Error about `what`: no exception leaves this folder.
template <typename Body> auto guarded(std::string_view what, Body&& body) -> decltype(body())
{
    try {
        return body();
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::Memory, "Not enough memory for " + std::string(what) + ".",
                     "Close other programs or use a smaller file."};
    } catch (const std::system_error& e) {
        if (isNoThread(e)) return noThreadError();
        return Error{ErrorCode::Io, "Handling " + std::string(what) + " failed: " + printable(e.what(), 200) + ".",
                     "Check the path and the disk."};
    } catch (const std::exception& e) {
        return Error{ErrorCode::Internal, "Handling " + std::string(what) + " failed: " + printable(e.what(), 200),
                     "Please report this with the file."};
    }
}

} // namespace qs
