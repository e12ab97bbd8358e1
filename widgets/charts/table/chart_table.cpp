// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/table/chart_table.h"

#include "gpu/formats/csv.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/spreadsheet_cell.h"

#include <QStringList>

#include <cmath>

namespace qs {

namespace {

template <typename Cell> QString joined(const ChartTable& table, const QString& between, const QString& end, Cell cell)
{
    QStringList titles;
    for (const ChartTable::Column& column : table.columns())
        titles << cell(column.title());
    QString text = titles.join(between) + end;
    for (const auto& row : table.rows()) {
        QStringList cells;
        for (const QVariant& each : row)
            cells << cell(ChartTable::plainText(each));
        text += cells.join(between) + end;
    }
    return text;
}

} // namespace

void ChartTable::addRow(QVector<QVariant> cells)
{
    cells.resize(m_columns.size());
    for (QVariant& cell : cells)
        if (isNumber(cell) && std::isnan(cell.toDouble())) cell = QVariant();
    m_rows.append(std::move(cells));
}

bool ChartTable::isNumber(const QVariant& cell)
{
    switch (cell.typeId()) {
    case QMetaType::Double:
    case QMetaType::Float:
    case QMetaType::Int:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
        return true;
    default:
        return false;
    }
}

QString ChartTable::plainText(const QVariant& cell)
{
    if (!cell.isValid()) return {};
    const int type = cell.typeId();
    if (type == QMetaType::Double || type == QMetaType::Float) return QString::number(cell.toDouble(), 'g', 9);
    return cell.toString();
}

QString ChartTable::tsv() const { return joined(*this, QStringLiteral("\t"), QStringLiteral("\n"), spreadsheetCell); }

QString ChartTable::csv() const
{
    return joined(*this, QStringLiteral(","), QStringLiteral("\r\n"),
                  [](const QString& cell) { return text(csvCell(cell.toStdString())); });
}

QString ChartTable::markdown() const
{
    const auto escaped = [](QString cell) {
        return cell.replace(QLatin1Char('|'), QStringLiteral("\\|")).replace(QLatin1Char('\n'), QLatin1Char(' '));
    };
    QStringList titles, rule;
    for (qsizetype i = 0; i < m_columns.size(); ++i) {
        titles << escaped(m_columns[i].title());
        const bool number = !m_rows.isEmpty() && isNumber(m_rows.front()[i]);
        rule << (number ? QStringLiteral("---:") : QStringLiteral("---"));
    }
    const auto line = [](const QStringList& cells) {
        return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
    };
    QString text = line(titles) + line(rule);
    for (const auto& row : m_rows) {
        QStringList cells;
        for (const QVariant& each : row)
            cells << escaped(plainText(each));
        text += line(cells);
    }
    return text;
}

} // namespace qs
