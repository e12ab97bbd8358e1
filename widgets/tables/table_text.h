// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QAbstractItemView;

namespace qs {

/// The rows of a view that copying takes: those selected, or all where nothing is.
QList<int> copiedRows(const QAbstractItemView& view);
QList<int> allRows(const QAbstractItemView& view);

/// How a table is copied.
enum class TableFormat {
    Tsv,      ///< for a spreadsheet
    Markdown, ///< GitHub-flavoured
    Latex     ///< a tabular that needs no package
};

/// Lines of tab-separated cells, with a line break behind the last.
QString tsvText(const QStringList& header, const QList<QStringList>& rows);
/// A table of GitHub-flavoured Markdown; bars and line breaks in cells are escaped. `numeric` columns stand right.
QString markdownText(const QStringList& header, const QList<bool>& numeric, const QList<QStringList>& rows);
/// A LaTeX tabular; what is special to LaTeX is escaped, signs of mathematics are written as such.
QString latexText(const QStringList& header, const QList<bool>& numeric, const QList<QStringList>& rows);

} // namespace qs
