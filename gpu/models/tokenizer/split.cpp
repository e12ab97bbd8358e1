// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/steps.h"
#include "gpu/models/tokenizer/text/unicode.h"

#include <algorithm>

namespace qs {
namespace {

/// Each character that `is` by itself, and what lies between.
template <class Is> std::vector<PatternSpan> spansOf(std::string_view text, Is is)
{
    std::vector<PatternSpan> spans;
    std::size_t covered = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        if (!is(nextCharacter(text, at))) continue;
        if (covered < begin) spans.push_back({covered, begin, false});
        spans.push_back({begin, at, true});
        covered = at;
    }
    if (covered < text.size()) spans.push_back({covered, text.size(), false});
    return spans;
}

/// Pieces of so many characters, the last of what is left.
std::vector<PatternSpan> piecesOf(std::string_view text, std::size_t length)
{
    std::vector<PatternSpan> spans;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        for (std::size_t i = 0; i < length && at < text.size(); ++i)
            nextCharacter(text, at);
        spans.push_back({begin, at, false});
    }
    return spans;
}

/// Delimiters go to the span before (spans in order) or behind (spans in reverse) unless another delimiter stands
/// there.
template <class Spans> std::vector<PatternSpan> attached(const Spans& spans)
{
    std::vector<PatternSpan> out;
    bool previous = false;
    for (const PatternSpan& span : spans) {
        if (span.match && !previous && !out.empty()) {
            out.back().begin = std::min(out.back().begin, span.begin);
            out.back().end = std::max(out.back().end, span.end);
        } else {
            out.push_back({span.begin, span.end, false});
        }
        previous = span.match;
    }
    return out;
}

/// What stays of spans with delimiters; `match` in what goes in is 'is a delimiter'.
std::vector<PatternSpan> kept(std::vector<PatternSpan> spans, SplitBehavior behavior)
{
    switch (behavior) {
    case SplitBehavior::Removed:
        std::erase_if(spans, [](const PatternSpan& span) { return span.match; });
        return spans;
    case SplitBehavior::Isolated:
        return spans;
    case SplitBehavior::MergedWithPrevious:
        return attached(spans);
    case SplitBehavior::MergedWithNext: {
        std::ranges::reverse(spans);
        auto out = attached(spans);
        std::ranges::reverse(out);
        return out;
    }
    case SplitBehavior::Contiguous:
        break;
    }
    std::vector<PatternSpan> out;
    bool previous = false;
    for (const PatternSpan& span : spans) {
        if (span.match == previous && !out.empty())
            out.back().end = span.end;
        else
            out.push_back(span);
        previous = span.match;
    }
    return out;
}

Result<std::vector<PatternSpan>> delimiters(const SplitStep& step, std::string_view text, PatternWork& work)
{
    using Kind = SplitStep::Kind;
    std::vector<PatternSpan> spans;
    switch (step.kind) {
    case Kind::Digits:
        return spansOf(text, isNumeric);
    case Kind::Punctuation:
        return spansOf(text, isPunctuation);
    case Kind::WhitespaceSplit:
        return spansOf(text, isWhiteSpace);
    case Kind::FixedLength:
        return piecesOf(text, step.length);
    default:
        break;
    }
    if (auto found = step.matcher.findAll(text, work, spans); !found) return found.error();
    for (PatternSpan& span : spans)
        span.match = span.match != step.invert;
    return spans;
}

std::string replaced(std::string_view text, char what, std::string_view with)
{
    std::string out;
    out.reserve(text.size());
    for (const char c : text)
        c == what ? void(out += with) : void(out += c);
    return out;
}

/// What ByteLevel and Metaspace put before a piece.
void prepend(const SplitStep& step, TextPiece& piece)
{
    const std::string_view what = step.kind == SplitStep::Kind::Metaspace ? std::string_view(step.replacement) : " ";
    const bool wanted =
        step.prepend == SplitStep::Prepend::Always || (step.prepend == SplitStep::Prepend::First && piece.first);
    if (wanted && !piece.text.starts_with(what)) piece.text.insert(0, what);
}

Result<void> splitPiece(const SplitStep& step, TextPiece piece, PatternWork& work, std::vector<TextPiece>& out)
{
    using Kind = SplitStep::Kind;
    const bool bytes = step.kind == Kind::ByteLevel;
    if (step.kind == Kind::Metaspace) piece.text = replaced(piece.text, ' ', step.replacement);
    if (bytes || step.kind == Kind::Metaspace) prepend(step, piece);
    if (!step.splits) {
        if (bytes) piece.text = byteLevelText(piece.text);
        out.push_back(std::move(piece));
        return {};
    }
    auto spans = delimiters(step, piece.text, work);
    if (!spans) return spans.error();
    for (const PatternSpan& span : kept(std::move(spans).value(), step.behavior)) {
        if (span.begin == span.end) continue;
        const std::string_view part = std::string_view(piece.text).substr(span.begin, span.end - span.begin);
        out.push_back({bytes ? byteLevelText(part) : std::string(part), -1, piece.first && span.begin == 0});
    }
    return {};
}

} // namespace

Result<void> applyStep(const SplitStep& step, std::vector<TextPiece>& pieces, PatternWork& work)
{
    std::vector<TextPiece> out;
    out.reserve(pieces.size());
    for (TextPiece& piece : pieces) {
        if (piece.id >= 0)
            out.push_back(std::move(piece));
        else if (auto done = splitPiece(step, std::move(piece), work, out); !done)
            return done;
    }
    pieces = std::move(out);
    return {};
}

} // namespace qs
