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
#include <vector>

namespace qs {

/// Text from a stranger's file made fit for a message: valid UTF-8, no control characters, at most
/// `maxBytes` bytes of it (then an ellipsis).
std::string printable(std::string_view text, std::size_t maxBytes = 80);
/// printable() between quotation marks.
std::string quotedText(std::string_view text, std::size_t maxBytes = 80);
/// A path between quotation marks; long paths keep their end.
std::string quotedPath(const std::filesystem::path& path);
/// "[2, 3]"
std::string shapeText(std::span<const std::int64_t> shape);

/// A failure of the file system in plain words. `action` completes "Cannot …", for example
/// "write \"a.json\"". Hints tell what to do about the errno value `code`.
Error fileError(const std::string& action, int code);

/// Up to `count` of `names` that look most like `wanted` (substrings first, then by edit distance);
/// the first ones where there are too many names to compare or nothing is asked for.
std::vector<std::string> nearestNames(std::string_view wanted, std::span<const std::string> names,
                                      std::size_t count = 8);
/// "\"a\", \"b\" and 3 more" for a list of which `total` exist.
std::string nameList(std::span<const std::string> names, std::size_t total);

/// Runs `body` and turns what it throws into an Error about `what`: no exception leaves this folder.
template <typename Body> auto guarded(std::string_view what, Body&& body) -> decltype(body())
{
    try {
        return body();
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::Memory, "Not enough memory for " + std::string(what) + ".",
                     "Close other programs or use a smaller file."};
    } catch (const std::exception& e) {
        return Error{ErrorCode::Internal,
                     "Handling " + std::string(what) + " failed: " + printable(e.what(), 200),
                     "Please report this with the file."};
    }
}

} // namespace qs
