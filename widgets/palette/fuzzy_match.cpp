// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/palette/fuzzy_match.h"

#include <algorithm>
#include <vector>

namespace qs {
namespace {

constexpr int kNone = -1'000'000;
constexpr int kLetter = 4, kWordStart = 12, kUnbroken = 9, kFirst = 6, kGap = 1, kMaxGap = 12;

/// The letter that counts: small, and without its accent.
QChar plain(QChar c)
{
    const QString parts = c.toLower().decomposition();
    return parts.isEmpty() || !parts.at(0).isLetter() ? c.toLower() : parts.at(0);
}

bool startsWord(const QString& text, int at)
{
    return text.at(at).isLetterOrNumber() &&
           (at == 0 || !text.at(at - 1).isLetterOrNumber() || (text.at(at).isUpper() && text.at(at - 1).isLower()));
}

/// What it is worth that a letter of the query is the one at `at`.
int worth(const QString& text, int at)
{
    return kLetter + (startsWord(text, at) ? kWordStart : 0) + (at == 0 ? kFirst : 0);
}

/// Best way to find one word: best[i][j] is the score of its first i + 1 letters where the last one is at j.
std::optional<FuzzyMatch> matchWord(const QString& word, const QString& text)
{
    const int letters = static_cast<int>(word.size()), length = static_cast<int>(text.size());
    if (letters > length) return std::nullopt;
    const auto cell = [length](int i, int j) {
        return static_cast<std::size_t>(i) * static_cast<std::size_t>(length) + static_cast<std::size_t>(j);
    };
    std::vector<int> best(cell(letters, 0), kNone), from(best.size(), -1);
    for (int i = 0; i < letters; ++i)
        for (int j = i; j < length; ++j) {
            if (plain(text.at(j)) != plain(word.at(i))) continue;
            if (i == 0) {
                best[cell(0, j)] = worth(text, j) - std::min(j, kMaxGap) / 4;
                continue;
            }
            for (int k = i - 1; k < j; ++k) {
                if (best[cell(i - 1, k)] == kNone) continue;
                const int gap = j - k - 1;
                const int score =
                    best[cell(i - 1, k)] + worth(text, j) + (gap == 0 ? kUnbroken : -kGap * std::min(gap, kMaxGap));
                if (score <= best[cell(i, j)]) continue;
                best[cell(i, j)] = score;
                from[cell(i, j)] = k;
            }
        }
    const auto last = best.begin() + static_cast<std::ptrdiff_t>(cell(letters - 1, 0));
    const auto end = std::max_element(last, best.end());
    if (end == best.end() || *end == kNone) return std::nullopt;
    FuzzyMatch match{*end, {}};
    for (int i = letters - 1, j = static_cast<int>(end - last); i >= 0; j = from[cell(i, j)], --i)
        match.positions.prepend(j);
    return match;
}

} // namespace

std::optional<FuzzyMatch> fuzzyMatch(const QString& query, const QString& text)
{
    FuzzyMatch all;
    for (const QString& word : query.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto match = matchWord(word, text);
        if (!match) return std::nullopt;
        all.score += match->score;
        all.positions += match->positions;
    }
    std::sort(all.positions.begin(), all.positions.end());
    all.positions.erase(std::unique(all.positions.begin(), all.positions.end()), all.positions.end());
    all.score -= static_cast<int>(text.size()) / 8; // of two texts that fit alike the shorter one was meant
    if (query.simplified().isEmpty()) all.score = 0;
    return all;
}

} // namespace qs
