// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/text.h"

#include "gpu/formats/io/mapped_file.h"

#include <algorithm>
#include <string_view>

namespace qs {

namespace {

constexpr std::size_t kLongestWord = 1000; ///< bytes; a text without blanks is cut between its characters

/// Where a text is cut at `most` bytes, which are fewer than it has.
std::size_t cutOf(std::string_view text, std::size_t most)
{
    const std::size_t blank = text.substr(0, most).find_last_of(" \n");
    if (blank != std::string_view::npos && blank + 1 + kLongestWord > most) return blank + 1;
    std::size_t cut = most;
    while (cut > 0 && most - cut < 4 &&
           (static_cast<unsigned char>(text[cut]) & 0xc0) == 0x80) // what follows goes on with a character
        --cut;
    return cut;
}

} // namespace

Result<TextStart> beginningOf(const std::filesystem::path& path, std::size_t most)
{
    const auto file = MappedFile::open(path);
    if (!file) return file.error();
    const std::string_view all(reinterpret_cast<const char*>(file->bytes().data()), file->bytes().size());
    TextStart start;
    start.whole = all.size() <= most;
    start.text = all.substr(0, start.whole ? all.size() : cutOf(all, most));
    if (auto same = file->unchanged(); !same) return same.error();
    return start;
}

} // namespace qs
