// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <cerrno>
#include <new>
#include <system_error>
#include <utility>

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
    {ENOENT, Message::mark("the file or its folder does not exist"), Message::mark("Check the path.")},
    {EACCES, Message::mark("permission denied"), Message::mark("Change its permissions or choose another location.")},
    {EPERM, Message::mark("the operation is not permitted"),
     Message::mark("Change its permissions or choose another location.")},
    {ENOSPC, Message::mark("the disk is full"), Message::mark("Free some space or choose a folder on another disk.")},
    {EDQUOT, Message::mark("your disk quota is exceeded"),
     Message::mark("Free some space or choose a folder on another disk.")},
    {EROFS, Message::mark("the file system is read-only"), Message::mark("Choose a folder with write permission.")},
    {ENOTDIR, Message::mark("a part of the path is a file, not a folder"), Message::mark("Choose another path.")},
    {EISDIR, Message::mark("it is a folder"), Message::mark("Specify a file name.")},
    {EEXIST, Message::mark("a file or folder with this name already exists"),
     Message::mark("Choose another name, or remove the existing one.")},
    {ENAMETOOLONG, Message::mark("the path or the file name is too long"), Message::mark("Choose a shorter one.")},
    {ELOOP, Message::mark("its symbolic links form a loop"), Message::mark("Repair the link or choose another path.")},
    {EFBIG, Message::mark("the file would exceed the maximum file size"),
     Message::mark("Raise the limit (ulimit -f) or choose another disk.")},
    {EMFILE, Message::mark("too many files are open"),
     Message::mark("Close some files, or raise the limit (ulimit -n).")},
    {ENFILE, Message::mark("too many files are open on this machine"), Message::mark("Close some programs.")},
    {ENOMEM, Message::mark("there is not enough memory"), Message::mark("Close other programs.")},
    {EIO, Message::mark("the disk reported an error"), Message::mark("Check the disk, or use another one.")},
    {EPIPE, Message::mark("the reading end was closed"),
     Message::mark("Keep the reading program running until the output is complete.")},
    {ETXTBSY, Message::mark("it is a running program"), Message::mark("Stop it or choose another file.")},
};

/// Of a well-formed sequence: a control character, which steers a terminal.
bool isControl(std::string_view sequence)
{
    const auto lead = static_cast<unsigned char>(sequence[0]);
    return lead < 0x20 || lead == 0x7f || (lead == 0xc2 && static_cast<unsigned char>(sequence[1]) < 0xa0);
}

/// An embedding or an override, which turns the order of what follows (Unicode bidirectional algorithm).
bool isOverride(std::string_view sequence) { return sequence >= "\u202a" && sequence <= "\u202e"; }
/// The begin of an isolate, or with "\u2069" its end.
bool isIsolate(std::string_view sequence) { return sequence >= "\u2066" && sequence <= "\u2069"; }

struct Kept
{
    std::size_t maxBytes = std::string_view::npos;
    bool layout = false;   ///< line feeds and tabs
    bool isolates = false; ///< those that begin and end within a line
};

std::string cleaned(std::string_view text, Kept kept)
{
    std::string out;
    int open = 0; ///< isolates
    const auto close = [&] {
        for (; open > 0; --open)
            out += "\u2069";
    };
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        const std::string_view sequence = text.substr(0, std::max<std::size_t>(length, 1));
        if (kept.maxBytes - out.size() < sequence.size()) return out + "…";
        if (kept.layout && text.starts_with("\r\n")) {
            text.remove_prefix(1);
            continue;
        }
        const bool layout = kept.layout && (sequence == "\n" || sequence == "\t");
        if (sequence == "\n") close();
        bool passes = length > 0 && (layout || !isControl(sequence)) && !isOverride(sequence);
        if (passes && isIsolate(sequence)) {
            const bool ends = sequence == "\u2069";
            passes = kept.isolates && (!ends || open > 0);
            if (passes) open += ends ? -1 : 1;
        }
        if (passes)
            out += sequence;
        else
            out += '?';
        text.remove_prefix(sequence.size());
    }
    close();
    return out;
}

} // namespace

std::string printable(std::string_view text, std::size_t maxBytes) { return cleaned(text, {maxBytes}); }

std::string lastLines(std::string_view text, std::size_t maxBytes)
{
    std::string line;
    for (char c : text) {
        if (c == '\n' || c == '\r' || c == '\t') c = ' ';
        if (c != ' ' || (!line.empty() && line.back() != ' ')) line += c;
    }
    while (line.ends_with(' '))
        line.pop_back();
    line = printable(line, line.size());
    if (line.size() <= maxBytes) return line;
    std::size_t begin = line.size() - maxBytes;
    if (const std::size_t blank = line.find(' ', begin - 1); blank != std::string::npos) begin = blank + 1;
    while (begin < line.size() && (static_cast<unsigned char>(line[begin]) & 0xc0) == 0x80)
        ++begin; // not into the middle of a character
    return "… " + line.substr(begin);
}

std::string terminalText(std::string_view text, std::size_t maxBytes) { return cleaned(text, {maxBytes, true}); }

std::string pageText(std::string_view text) { return cleaned(text, {.layout = true, .isolates = true}); }

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

Error fileError(Message sentence, int code)
{
    const auto found = std::ranges::find(explanations, code, &Explanation::code);
    if (found != std::end(explanations))
        return {ErrorCode::Io, std::move(sentence).arg(Message::marked(found->what)), Message::marked(found->hint)};
    return {ErrorCode::Io, std::move(sentence).arg(std::generic_category().message(code)),
            Message::tr("Check the path and the disk.")};
}

Error noThreadError()
{
    return {
        ErrorCode::Memory, Message::tr("The system cannot start another thread or process."),
        Message::tr("Raise the limit (ulimit -u, or the process limit of the container), or close other programs.")};
}

Error caughtError(const Message& what)
{
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return {ErrorCode::Memory, Message::tr("Not enough memory for %1.").arg(what),
                Message::tr("Close other programs or use a smaller file.")};
    } catch (const std::system_error& e) {
        if (isNoThread(e)) return noThreadError();
        return {ErrorCode::Io, Message::tr("Cannot process %1: %2.").arg(what, printable(e.what(), 200)),
                Message::tr("Check the path and the disk.")};
    } catch (const std::exception& e) {
        return {ErrorCode::Internal, Message::tr("Cannot process %1: %2").arg(what, printable(e.what(), 200)),
                Message::tr("Report this problem and attach the file.")};
    }
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

Message nameList(std::span<const std::string> names, std::size_t total)
{
    std::string out;
    for (std::size_t i = 0; i < names.size(); ++i)
        out += (i ? ", " : "") + quotedText(names[i]);
    return total > names.size() ? Message::tr("%1 and %2 more").arg(out, total - names.size()) : Message(out);
}

} // namespace qs
