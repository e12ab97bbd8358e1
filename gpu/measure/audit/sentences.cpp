// SPDX-License-Identifier: GPL-3.0-or-later
// Ratios in the text around the tables that name the two figures they were computed from: '2.8x faster (1.2 vs 3.4
// ms)', 'falls from 18.2 GB to 11.7 GB (−36%)', and lines such as 'time (b): 0.62 ms (1.16x)' below 'time (a): 0.72
// ms'.
#include "gpu/core/ascii.h"
#include "gpu/measure/audit/interval.h"
#include "gpu/measure/audit/rules.h"

#include <algorithm>
#include <array>

namespace qs {

namespace {

constexpr std::size_t kLongestParagraph = 4000;
/// Between a ratio and the parenthesis with its figures.
constexpr std::size_t kFarthest = 160;

using Words = std::initializer_list<std::string_view>;

/// A figure of the text.
struct Said
{
    std::size_t at = 0, end = 0;
    PrintedNumber number;
};

/// Two figures of one quantity side by side: '1.2 vs 3.4 ms'.
struct Pair
{
    std::size_t at = 0, end = 0;
    PrintedNumber a, b;
};

bool startsWithAny(std::string_view text, Words words)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return text.starts_with(word); });
}
bool containsAny(std::string_view text, Words words)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return text.find(word) != std::string_view::npos; });
}

std::string_view before(std::string_view text, std::size_t at, std::size_t length)
{
    const std::size_t from = at > length ? at - length : 0;
    return text.substr(from, at - from);
}

/// Every figure; not the digits of 'W4A16', 'RTX 4090-D', '2.5.1'.
std::vector<Said> figuresSaid(std::string_view text)
{
    std::vector<Said> all;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!isDigit(text[i])) continue;
        std::size_t from = i;
        if (from > 0 && (text[from - 1] == '-' || text[from - 1] == '+')) --from;
        if (before(text, from, 3) == "−") from -= 3;
        const bool inWord = from > 0 && (isLetter(text[from - 1]) || isDigit(text[from - 1]) || text[from - 1] == '.' ||
                                         text[from - 1] == '_' || text[from - 1] == '-');
        const auto number = inWord ? std::nullopt : parsePrinted(text.substr(from, 40));
        std::size_t end = i;
        if (number) {
            end = from + number->length;
            all.push_back({from, end, *number});
        }
        while (end < text.size() && (isDigit(text[end]) || isLetter(text[end]) || text[end] == '.'))
            ++end;
        i = std::max(i, end > 0 ? end - 1 : 0);
    }
    return all;
}

bool isQuantity(PrintedUnit unit) { return unit != PrintedUnit::None && unit != PrintedUnit::Times; }

/// What stands between the figures of a pair.
bool comparesBetween(std::string_view between, std::string_view front)
{
    while (between.starts_with(' '))
        between.remove_prefix(1);
    while (between.ends_with(' '))
        between.remove_suffix(1);
    if (between == "to" || between == "down to" || between == "up to") return containsAny(front, {"from ", "From "});
    for (const std::string_view word : {"vs", "vs.", "versus", "→", "->", "against", "compared to", "compared with",
                                        "instead of", "down from", "up from", "rather than", "=>"})
        if (between == word) return true;
    return false;
}

std::vector<Pair> pairsOf(std::string_view text, const std::vector<Said>& figures)
{
    std::vector<Pair> all;
    for (std::size_t i = 1; i < figures.size(); ++i) {
        const Said &a = figures[i - 1], &b = figures[i];
        if (a.end > b.at || b.at - a.end > 16 ||
            !comparesBetween(text.substr(a.end, b.at - a.end), before(text, a.at, 8)))
            continue;
        PrintedNumber x = a.number, y = b.number;
        // the arrow itself is what makes the figure before it look like one of two
        if (b.number.approximate || startsWithAny(before(text, a.at, 3), {"~", "≈", "<", ">"})) continue;
        if (x.unit == PrintedUnit::None && isQuantity(y.unit)) {
            x.unit = y.unit;
            x.value *= y.scale;
            x.halfWidth *= y.scale;
        }
        if (x.unit != y.unit || x.unit == PrintedUnit::Times || x.value <= 0 || y.value <= 0) continue;
        // a third figure: 'a vs b vs c'
        if (i + 1 < figures.size() && figures[i + 1].at - b.end < 16 &&
            comparesBetween(text.substr(b.end, figures[i + 1].at - b.end), "from "))
            return {};
        all.push_back({a.at, b.end, x, y});
    }
    return all;
}

/// '2.8x faster', '36% less', 'by 36%', '(-36%)': a figure that compares two others.
bool isRatio(std::string_view text, const Said& said)
{
    const std::string_view behind = text.substr(said.end), front = before(text, said.at, 24);
    if (said.number.approximate || containsAny(front, {"up to ", "Up to ", "about ", "~", "≈", "nearly ", "almost ",
                                                       "roughly ", "over ", "more than ", "least ", "around ",
                                                       "approximately ", "average ", "mean ", "geomean ", "to "}))
        return false;
    const bool inBrackets = front.ends_with('(') && behind.starts_with(')');
    const bool compares =
        startsWithAny(behind, {" faster", " slower",    " speedup",     " speed-up", " smaller",    " larger",
                               " less",   " fewer",     " more",        " higher",   " lower",      " better",
                               " worse",  " reduction", " improvement", " increase", " decrease",   " shorter",
                               " longer", " saving",    " gain",        " drop",     " degradation"});
    if (said.number.unit == PrintedUnit::Times) return inBrackets || compares;
    if (said.number.unit != PrintedUnit::Percent) return false;
    return compares || (inBrackets && said.number.isSigned) || front.ends_with("by ");
}

/// '1.8x': the ratio of the figures; '44%': their difference, of either.
bool follows(const PrintedNumber& ratio, const PrintedNumber& a, const PrintedNumber& b)
{
    const Interval claim = asClaimed(ratio), x = asRounded(a), y = asRounded(b);
    if (!x.isPositive() || !y.isPositive()) return true;
    const Interval one{-1, -1};
    std::vector<Interval> all{x / y, y / x};
    if (ratio.unit == PrintedUnit::Percent) {
        if (a.unit == PrintedUnit::Percent)
            all = {x / y, y / x, (x + y * -1) * 0.01 + Interval{1, 1}, (y + x * -1) * 0.01 + Interval{1, 1}};
        for (Interval& each : all)
            each = (each + one) * 100;
    } else
        all.insert(all.end(), {x / y + one, y / x + one}); // '1.8x more' may be 2.8 times as much
    return std::ranges::any_of(all,
                               [&](const Interval& each) { return claim.overlaps(each) || claim.overlaps(each * -1); });
}

/// What the sentence should have said, of the many meanings the one nearest to what it says.
Message followingText(const PrintedNumber& ratio, const PrintedNumber& a, const PrintedNumber& b)
{
    const double x = a.value, y = b.value, large = std::max(x, y), small = std::min(x, y);
    if (ratio.unit == PrintedUnit::Times) return figure(large / small) + "×";
    std::vector<double> all{100 * (large / small - 1), 100 * (1 - small / large)};
    std::ranges::sort(all, {}, [&](double v) { return std::abs(v - std::abs(ratio.value)); });
    const char* sign = !ratio.isSigned ? "" : ratio.value < 0 ? "−" : "+";
    return Message::tr("%1 or %2").arg(sign + figure(all[0]) + "%", sign + figure(all[1]) + "%");
}

/// A part of the text that is read as one, with the line where each character stands.
struct Passage
{
    std::string text;
    std::vector<std::pair<std::size_t, std::size_t>> lines; ///< offset and number of each line

    std::size_t lineAt(std::size_t offset) const
    {
        std::size_t line = lines.front().second;
        for (const auto& [from, number] : lines)
            if (from <= offset) line = number;
        return line;
    }
};

class SentenceAudit
{
public:
    explicit SentenceAudit(AuditFindings& out) : m_out(out) {}

    SentencesRead counts() const { return {m_checked, m_unchecked}; }

    void read(const Passage& passage)
    {
        for (std::size_t from = 0; from < passage.text.size();) {
            std::size_t end = from;
            while (end < passage.text.size() && !endsAt(passage.text, end))
                ++end;
            sentence(passage, from, std::string_view(passage.text).substr(from, end - from));
            from = end + 1;
        }
    }

    void report(std::size_t line, const std::string& printed, const PrintedNumber& ratio, const PrintedNumber& a,
                const PrintedNumber& b, const Message& figures)
    {
        ++m_checked;
        if (follows(ratio, a, b)) return;
        AuditFinding f;
        f.code = AuditCode::DerivedMismatch;
        f.line = line;
        f.printed = printed;
        f.follows = followingText(ratio, a, b);
        f.values = {{"printed", ratio.value}, {"first", a.value}, {"second", b.value}};
        f.sentence = Message::tr("%1: the text says %2, but %3 gives %4.").arg(placeOf(f), printed, figures, f.follows);
        m_out.push_back(std::move(f));
    }

private:
    static bool endsAt(std::string_view text, std::size_t i)
    {
        const bool last = i + 1 >= text.size();
        if (text[i] == ';') return true;
        if (text[i] != '.' && text[i] != '!' && text[i] != '?') return false;
        if (startsWithAny(before(text, i, 3), {" vs"}) || before(text, i, 2) == "vs") return false;
        return last || text[i + 1] == ' ';
    }

    void sentence(const Passage& passage, std::size_t offset, std::string_view text)
    {
        const auto figures = figuresSaid(text);
        std::vector<Said> ratios;
        for (const Said& said : figures)
            if (isRatio(text, said)) ratios.push_back(said);
        const auto pairs = figures.size() < 3 ? std::vector<Pair>() : pairsOf(text, figures);
        if (pairs.empty())
            m_unchecked += static_cast<int>(
                std::ranges::count_if(ratios, [](const Said& said) { return said.number.unit == PrintedUnit::Times; }));
        std::size_t from = 0; ///< where what belongs to the pair begins
        for (const Pair& pair : pairs) {
            const auto belonging = ratiosOf(text, pair, from, ratios);
            from = pair.end;
            const bool explained = std::ranges::any_of(
                belonging, [&](const Said* ratio) { return follows(ratio->number, pair.a, pair.b); });
            if (belonging.empty() || (belonging.size() > 1 && !explained)) continue;
            const Said& ratio = *belonging.front();
            if (explained)
                ++m_checked;
            else
                report(passage.lineAt(offset + ratio.at), std::string(text.substr(ratio.at, ratio.end - ratio.at)),
                       ratio.number, pair.a, pair.b, std::string(text.substr(pair.at, pair.end - pair.at)));
        }
    }

    /// The ratios that the pair may belong to: in parentheses right behind it, in the clause before its own
    /// parenthesis, or side by side with it.
    static std::vector<const Said*> ratiosOf(std::string_view text, const Pair& pair, std::size_t from,
                                             const std::vector<Said>& ratios)
    {
        const bool unit = isQuantity(pair.a.unit);
        const bool decimals = pair.a.halfWidth < 0.5 && pair.b.halfWidth < 0.5;
        if (!unit && !decimals) return {};
        for (const Said& ratio : ratios)
            if (ratio.at >= pair.end && ratio.at - pair.end <= 3 &&
                text.substr(pair.end, ratio.at - pair.end).ends_with('('))
                return {&ratio};
        const auto open = before(text, pair.at, 12).rfind('(');
        const bool inBrackets =
            open != std::string_view::npos && before(text, pair.at, 12).find(')', open) == std::string_view::npos;
        std::vector<const Said*> found;
        for (const Said& ratio : ratios) {
            const bool front = ratio.end <= pair.at && ratio.at >= from;
            if (front && inBrackets && pair.at - ratio.end <= kFarthest &&
                isOneClause(text.substr(ratio.end, pair.at - ratio.end)))
                found.push_back(&ratio);
            else if (!inBrackets && unit &&
                     (front ? isSideBySide(text.substr(ratio.end, pair.at - ratio.end))
                            : ratio.at >= pair.end && isSideBySide(text.substr(pair.end, ratio.at - pair.end))))
                found.push_back(&ratio);
        }
        return found;
    }

    /// No other subject begins in between: 'faster prefill and a lower latency (31 vs 45 ms)'.
    static bool isOneClause(std::string_view between)
    {
        return !containsAny(between, {" and ", ", ", " while ", " but ", " with ", ")", ": "});
    }

    /// ' lower: ', ', a ', ' from ': nothing else between a ratio and its figures.
    static bool isSideBySide(std::string_view between)
    {
        if (between.size() > 24) return false;
        std::string rest(between);
        for (const std::string_view word :
             {"faster", "slower",  "speedup", "smaller",   "larger",      "less",     "fewer",    "more", "higher",
              "lower",  "shorter", "longer",  "reduction", "improvement", "increase", "decrease", "from", "an",
              "a",      "i.e.",    "or",      "by",        "which is",    "that is",  ":",        ",",    "-",
              "–",      "—",       "="})
            if (const auto at = rest.find(word); at != std::string::npos) rest.replace(at, word.size(), " ");
        return rest.find_first_not_of(' ') == std::string::npos;
    }

    AuditFindings& m_out;
    int m_checked = 0, m_unchecked = 0;
};

/// 'time (a): 0.72 ms', and perhaps '(1.16x)' behind it.
struct LabelledLine
{
    std::string_view label;
    PrintedNumber number;
    std::optional<PrintedNumber> ratio;
    std::string printed, printedRatio;
};
std::optional<LabelledLine> labelledLine(std::string_view line)
{
    const auto colon = line.find(": ");
    if (colon == std::string_view::npos || colon == 0 || colon > 60) return std::nullopt;
    std::string_view rest = line.substr(colon + 2);
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    const auto number = parsePrinted(rest);
    if (!number || number->value <= 0 || number->unit == PrintedUnit::Times || number->unit == PrintedUnit::Percent)
        return std::nullopt;
    LabelledLine found{line.substr(0, colon), *number, {}, std::string(rest.substr(0, number->length)), {}};
    rest.remove_prefix(number->length);
    const auto open = rest.find_first_not_of(' ');
    if (open == std::string_view::npos) return found;
    if (rest[open] != '(') return std::nullopt;
    const auto close = rest.find(')', open);
    if (close == std::string_view::npos) return std::nullopt;
    const std::string_view inside = rest.substr(open + 1, close - open - 1);
    const auto ratio = parsePrinted(inside);
    if (!ratio || ratio->unit != PrintedUnit::Times || ratio->length != inside.size() || ratio->approximate)
        return std::nullopt;
    found.ratio = ratio;
    found.printedRatio = inside;
    return found;
}

/// Lines with one label each below each other; a ratio is to one of those above.
void auditLabelled(const PublishedText& text, SentenceAudit& audit)
{
    std::vector<LabelledLine> above;
    for (const PublishedLine& line : text.lines) {
        const auto found = line.inTable || line.text.size() > 400 ? std::nullopt : labelledLine(line.text);
        if (!found) {
            above.clear();
            continue;
        }
        const auto word = [](std::string_view label) { return label.substr(0, label.find(' ')); };
        std::vector<const LabelledLine*> bases;
        for (const LabelledLine& other : above)
            if (word(other.label) == word(found->label) && other.number.unit == found->number.unit && !other.ratio)
                bases.push_back(&other);
        if (found->ratio && bases.size() == 1)
            audit.report(line.number, found->printedRatio, *found->ratio, bases.front()->number, found->number,
                         Message::tr("%1 compared with %2").arg(found->printed, bases.front()->printed));
        above.push_back(*found);
    }
}

/// A list's item, a heading or a quotation begins a passage of its own.
bool beginsPassage(std::string_view line)
{
    const auto first = line.find_first_not_of(" \t");
    if (first == std::string_view::npos) return true;
    return startsWithAny(line.substr(first), {"- ", "* ", "+ ", "#", "> ", "• "}) ||
           (isDigit(line[first]) && line.substr(first, 4).find(". ") != std::string_view::npos);
}

} // namespace

SentencesRead auditSentences(const PublishedText& text, AuditFindings& out)
{
    SentenceAudit audit(out);
    Passage passage;
    const auto end = [&] {
        if (!passage.text.empty()) audit.read(passage);
        passage = {};
    };
    for (const PublishedLine& line : text.lines) {
        if (line.inTable || line.text.size() > kLongestParagraph || beginsPassage(line.text) ||
            passage.text.size() > kLongestParagraph)
            end();
        if (line.inTable || line.text.size() > kLongestParagraph) continue;
        passage.lines.emplace_back(passage.text.size(), line.number);
        passage.text += plainCell(line.text) + " ";
    }
    end();
    auditLabelled(text, audit);
    return audit.counts();
}

} // namespace qs
