// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace qs {
namespace {

/// Length of the well-formed UTF-8 sequence at the start of `text`, 0 if there is none (Unicode table 3-7).
std::size_t utf8Length(std::string_view text)
{
    const auto at = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = at(0);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < length) return 0;
    const unsigned char low = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    const unsigned char high = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    if (at(1) < low || at(1) > high) return 0;
    for (std::size_t i = 2; i < length; ++i)
        if (at(i) < 0x80 || at(i) > 0xbf) return 0;
    return length;
}

struct Explanation
{
    int code;
    const char* what;
    const char* hint;
};

constexpr Explanation explanations[] = {
    {ENOENT, "the file or its folder does not exist", "Check the path."},
    {EACCES, "permission denied", "Change its permissions or choose another place."},
    {EPERM, "the operation is not permitted", "Change its permissions or choose another place."},
    {ENOSPC, "the disk is full", "Free some space or choose a folder on another disk."},
    {EDQUOT, "your disk quota is used up", "Free some space or choose a folder on another disk."},
    {EROFS, "the file system is read-only", "Choose a folder that you may write to."},
    {ENOTDIR, "a part of the path is a file, not a folder", "Choose another path."},
    {EISDIR, "it is a folder", "Name a file."},
    {EEXIST, "something of that name is in the way", "Choose another name or remove it."},
    {ENAMETOOLONG, "the path or the file name is too long", "Choose a shorter one."},
    {ELOOP, "its symbolic links go round in a circle", "Repair the link or choose another path."},
    {EFBIG, "the file would exceed the largest size allowed here",
     "Raise the limit (ulimit -f) or choose another disk."},
    {EMFILE, "too many files are open", "Close some, or raise the limit (ulimit -n)."},
    {ENFILE, "too many files are open on this machine", "Close some programs."},
    {ENOMEM, "there is not enough memory", "Close other programs."},
    {EIO, "the disk reported an error", "Check the disk; try another one."},
    {EPIPE, "the reading end was closed", "Keep the reading program running until the end."},
    {ETXTBSY, "it is a program that is running", "Stop it or choose another file."},
};

/// Of a well-formed sequence: characters that steer a terminal, or turn the order of what follows (bidirectional
/// overrides).
bool isControl(std::string_view sequence)
{
    const auto lead = static_cast<unsigned char>(sequence[0]);
    if (lead < 0x20 || lead == 0x7f) return true;
    if (lead == 0xc2) return static_cast<unsigned char>(sequence[1]) < 0xa0;
    const bool embeds = sequence >= "\u202a" && sequence <= "\u202e";
    const bool isolates = sequence >= "\u2066" && sequence <= "\u2069";
    return embeds || isolates;
}

std::string cleaned(std::string_view text, std::size_t maxBytes, bool keepsLayout)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        const std::string_view sequence = text.substr(0, std::max<std::size_t>(length, 1));
        if (maxBytes - out.size() < sequence.size()) return out + "…";
        const bool layout = keepsLayout && (sequence == "\n" || sequence == "\t");
        if (length > 0 && (layout || !isControl(sequence)))
            out += sequence;
        else
            out += '?';
        text.remove_prefix(sequence.size());
    }
    return out;
}

} // namespace

std::string printable(std::string_view text, std::size_t maxBytes) { return cleaned(text, maxBytes, false); }

std::string terminalText(std::string_view text, std::size_t maxBytes) { return cleaned(text, maxBytes, true); }

std::string quotedText(std::string_view text, std::size_t maxBytes)
{
    std::string out = "\"";
    out += printable(text, maxBytes);
    return out += '"';
}

std::string quotedPath(const std::filesystem::path& path)
{
    constexpr std::size_t limit = 300;
    std::string_view text = path.native();
    if (text.size() <= limit) return quotedText(text, limit);
    text.remove_prefix(text.size() - limit);
    while (!text.empty() && (static_cast<unsigned char>(text[0]) & 0xc0) == 0x80)
        text.remove_prefix(1); // not into the middle of a character
    return "\"…" + printable(text, limit) + "\"";
}

std::string shapeText(std::span<const std::int64_t> shape)
{
    std::string out = "[";
    for (std::size_t i = 0; i < shape.size(); ++i) {
        if (i == 8 && shape.size() > 10) return out + ", … " + std::to_string(shape.size()) + " dimensions]";
        out += (i ? ", " : "") + std::to_string(shape[i]);
    }
    return out + "]";
}

Error fileError(const std::string& action, int code)
{
    const auto found = std::ranges::find(explanations, code, &Explanation::code);
    if (found != std::end(explanations))
        return {ErrorCode::Io, "Cannot " + action + ": " + found->what + ".", found->hint};
    return {ErrorCode::Io, "Cannot " + action + ": " + std::generic_category().message(code) + ".",
            "Check the path and the disk."};
}

Error noThreadError()
{
    return {
        ErrorCode::Memory, "The system gives no further thread or process.",
        "Raise the limit (ulimit -u, or the number of processes that the container may have), or end other programs."};
}

std::size_t editDistance(std::string_view a, std::string_view b)
{
    a = a.substr(0, 64);
    b = b.substr(0, 64);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
        }
    }
    return row[b.size()];
}

std::vector<std::string> nearestNames(std::string_view wanted, std::span<const std::string> names, std::size_t count)
{
    constexpr std::size_t comparable = 20'000;
    count = std::min(count, names.size());
    if (wanted.empty() || names.size() > comparable)
        return {names.begin(), names.begin() + static_cast<std::ptrdiff_t>(count)};
    std::vector<std::pair<std::size_t, std::size_t>> ranked; // distance, index
    ranked.reserve(names.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool part = names[i].find(wanted) != std::string::npos ||
                          (!names[i].empty() && wanted.find(names[i]) != std::string_view::npos);
        ranked.emplace_back(part ? 0 : 1 + editDistance(wanted, names[i]), i);
    }
    std::ranges::partial_sort(ranked, ranked.begin() + static_cast<std::ptrdiff_t>(count));
    std::vector<std::string> out;
    for (std::size_t i = 0; i < count; ++i)
        out.push_back(names[ranked[i].second]);
    return out;
}

std::string nameList(std::span<const std::string> names, std::size_t total)
{
    std::string out;
    for (std::size_t i = 0; i < names.size(); ++i)
        out += (i ? ", " : "") + quotedText(names[i]);
    if (total > names.size()) out += " and " + std::to_string(total - names.size()) + " more";
    return out;
}

} // namespace qs
