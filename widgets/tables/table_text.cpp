// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/table_text.h"

#include "widgets/language/isolates.h"
#include "widgets/language/spreadsheet_cell.h"

#include <QAbstractItemView>
#include <QHash>
#include <QItemSelectionModel>

namespace qs {
namespace {

QString cell(QString text)
{
    text.replace(QLatin1Char('|'), QStringLiteral("\\|"));
    text.replace(QLatin1Char('\n'), QLatin1Char(' '));
    return text;
}

QString line(const QStringList& cells)
{
    QString text = QStringLiteral("|");
    for (const QString& each : cells)
        text += QLatin1Char(' ') + cell(each) + QStringLiteral(" |");
    return text + QLatin1Char('\n');
}

QString latexCell(const QString& cell)
{
    static const QHash<QChar, QString> kWritten{{u'\\', QStringLiteral("\\textbackslash{}")},
                                                {u'&', QStringLiteral("\\&")},
                                                {u'%', QStringLiteral("\\%")},
                                                {u'$', QStringLiteral("\\$")},
                                                {u'#', QStringLiteral("\\#")},
                                                {u'_', QStringLiteral("\\_")},
                                                {u'{', QStringLiteral("\\{")},
                                                {u'}', QStringLiteral("\\}")},
                                                {u'~', QStringLiteral("\\textasciitilde{}")},
                                                {u'^', QStringLiteral("\\textasciicircum{}")},
                                                {u'\n', QStringLiteral(" ")},
                                                {u'×', QStringLiteral("$\\times$")},
                                                {u'±', QStringLiteral("$\\pm$")},
                                                {u'µ', QStringLiteral("$\\mu$")},
                                                {u'Δ', QStringLiteral("$\\Delta$")},
                                                {u'∞', QStringLiteral("$\\infty$")},
                                                {u'↑', QStringLiteral("$\\uparrow$")},
                                                {u'↓', QStringLiteral("$\\downarrow$")},
                                                {u'→', QStringLiteral("$\\to$")},
                                                {u'−', QStringLiteral("$-$")},
                                                {u'≤', QStringLiteral("$\\le$")},
                                                {u'≥', QStringLiteral("$\\ge$")},
                                                {u'–', QStringLiteral("--")},
                                                {u'…', QStringLiteral("\\ldots{}")},
                                                {u'·', QStringLiteral("$\\cdot$")},
                                                {u'✓', QStringLiteral("$\\surd$")},
                                                {u'✗', QStringLiteral("$\\times$")}};
    QString text;
    for (const QChar each : cell)
        text += kWritten.value(each, each);
    return text;
}

QString latexLine(const QStringList& cells)
{
    QStringList written;
    for (const QString& each : cells)
        written << latexCell(each);
    return QStringLiteral("  ") + written.join(QStringLiteral(" & ")) + QStringLiteral(" \\\\\n");
}

} // namespace

QList<int> allRows(const QAbstractItemView& view)
{
    QList<int> rows;
    for (int row = 0; view.model() && row < view.model()->rowCount(); ++row)
        rows.append(row);
    return rows;
}

QList<int> copiedRows(const QAbstractItemView& view)
{
    const QItemSelectionModel* selection = view.selectionModel();
    QList<int> rows = allRows(view);
    if (selection && selection->hasSelection())
        erase_if(rows, [&](int row) { return !selection->rowIntersectsSelection(row); });
    return rows;
}

QString tsvText(const QStringList& header, const QList<QStringList>& rows)
{
    QString lines;
    for (const QStringList& row : QList<QStringList>{header} + rows) {
        QStringList cells;
        for (const QString& each : row)
            cells << spreadsheetCell(each);
        lines += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return lines;
}

QString markdownText(const QStringList& header, const QList<bool>& numeric, const QList<QStringList>& rows)
{
    QString text = line(header) + QLatin1Char('|');
    for (const bool right : numeric)
        text += right ? QStringLiteral("---:|") : QStringLiteral("---|");
    text += QLatin1Char('\n');
    for (const QStringList& row : rows)
        text += line(row);
    return withoutIsolates(text);
}

QString latexText(const QStringList& header, const QList<bool>& numeric, const QList<QStringList>& rows)
{
    const QString rule = QStringLiteral("  \\hline\n");
    QString text = QStringLiteral("\\begin{tabular}{");
    for (const bool right : numeric)
        text += right ? u'r' : u'l';
    text += QStringLiteral("}\n") + rule + latexLine(header) + rule;
    for (const QStringList& row : rows)
        text += latexLine(row);
    return withoutIsolates(text + rule + QStringLiteral("\\end{tabular}\n"));
}

} // namespace qs
