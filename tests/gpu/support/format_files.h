// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gpu/support/scratch_folder.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

/// What the tests of gpu/formats share: raw files and damaged copies.
namespace qs::testing {

namespace fs = std::filesystem;

inline void writeRaw(const fs::path& path, std::string_view bytes)
{
    std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

inline std::string readRaw(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline std::span<const std::byte> asBytes(std::string_view text)
{
    return std::as_bytes(std::span(text.data(), text.size()));
}

inline bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// A copy that ends exactly where its memory ends, so that the address sanitizer sees any byte read beyond.
inline std::vector<std::byte> exactCopy(std::string_view text)
{
    const auto bytes = asBytes(text);
    return {bytes.begin(), bytes.end()};
}

/// 1 to 8 random bits of the text flipped.
inline std::string flipped(std::string text, std::mt19937_64& random)
{
    for (std::size_t n = 1 + random() % 8; n > 0; --n)
        text[random() % text.size()] ^= static_cast<char>(1 << (random() % 8));
    return text;
}

} // namespace qs::testing
