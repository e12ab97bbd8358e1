// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

#include <optional>

namespace qs {

/// How well a query fits a text, and where.
struct FuzzyMatch
{
    int score = 0;          ///< more is better; comparable between texts for one query
    QVector<int> positions; ///< matched characters of the text, ascending
};

/// Looks for the words of `query` in `text`, in any order, each as letters in their order with gaps between them: 'cmd'
/// and 'md copy' find 'Copy table as Markdown'. Case and accents do not count. Beginnings of words and unbroken
/// stretches count most. Nothing where a word is not found; an empty query fits everything with score 0.
std::optional<FuzzyMatch> fuzzyMatch(const QString& query, const QString& text);

} // namespace qs
