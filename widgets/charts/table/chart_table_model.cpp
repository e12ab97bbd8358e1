// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/table/chart_table_model.h"

#include "widgets/language/isolates.h"
#include "widgets/language/view_number.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace qs {

namespace {

/// Decimals with which every number of a column shows six digits that matter; −1 where they are too far apart for that.
int decimalsOf(const ChartTable& table, qsizetype column)
{
    int most = 0;
    for (qsizetype row = 0; row < std::min<qsizetype>(table.rows().size(), 2000); ++row) {
        const QVariant& cell = table.rows()[row][column];
        if (!ChartTable::isNumber(cell) || !std::isfinite(cell.toDouble())) continue;
        const QString text = QString::number(cell.toDouble(), 'g', 6);
        if (text.contains(QLatin1Char('e'))) return -1;
        const qsizetype point = text.indexOf(QLatin1Char('.'));
        if (point >= 0) most = std::max(most, static_cast<int>(text.size() - point - 1));
    }
    return most <= 7 ? most : -1;
}

QString shown(const QVariant& cell, int decimals)
{
    if (!ChartTable::isNumber(cell)) return cell.toString();
    const QLocale locale;
    const double value = cell.toDouble();
    if (std::isinf(value)) return value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    if (decimals > 0) return withMinus(locale.toString(value, 'f', decimals));
    if (value == std::round(value) && std::abs(value) < 1e15)
        return withMinus(locale.toString(static_cast<qlonglong>(value)));
    return withMinus(locale.toString(value, 'g', 6));
}

/// Empty cells last; numbers before texts.
bool before(const QVariant& a, const QVariant& b)
{
    const auto rank = [](const QVariant& v) {
        return !v.isValid() || v.toString().isEmpty() ? 2 : ChartTable::isNumber(v) ? 0 : 1;
    };
    if (rank(a) != rank(b)) return rank(a) < rank(b);
    return rank(a) == 0 ? a.toDouble() < b.toDouble() : QString::localeAwareCompare(a.toString(), b.toString()) < 0;
}

} // namespace

void ChartTableModel::setTable(const ChartTable& table)
{
    beginResetModel();
    m_table = table;
    m_order.resize(table.rows().size());
    std::iota(m_order.begin(), m_order.end(), 0);
    m_decimals.clear();
    for (qsizetype i = 0; i < table.columns().size(); ++i)
        m_decimals << decimalsOf(table, i);
    endResetModel();
}

int ChartTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}
int ChartTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns().size());
}

QVariant ChartTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const QVariant& cell = m_table.rows()[m_order[index.row()]][index.column()];
    if (role == Qt::DisplayRole) return isolatedForView(shown(cell, m_decimals[index.column()]));
    if (role == Qt::UserRole) return cell;
    if (role == Qt::TextAlignmentRole && ChartTable::isNumber(cell))
        return QVariant::fromValue(Qt::Alignment(Qt::AlignTrailing | Qt::AlignVCenter));
    return {};
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (role == Qt::DisplayRole && section < m_table.columns().size()) return m_table.columns()[section].title();
    return {};
}

void ChartTableModel::sort(int column, Qt::SortOrder order)
{
    emit layoutAboutToBeChanged();
    if (column < 0)
        std::sort(m_order.begin(), m_order.end());
    else
        std::stable_sort(m_order.begin(), m_order.end(), [&](int a, int b) {
            const QVariant &x = m_table.rows()[a][column], &y = m_table.rows()[b][column];
            return order == Qt::AscendingOrder ? before(x, y) : before(y, x);
        });
    emit layoutChanged();
}

} // namespace qs
