// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/table_model.h"

#include "gpu/core/units.h"
#include "widgets/language/isolates.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <utility>

namespace qs {

TableInk TableInk::of(const QPalette& palette)
{
    const Theme theme = Theme::fromPalette(palette);
    const auto readable = [&](const QColor& color) { return theme.readable(color, theme.background); };
    return {theme.muted, readable(theme.good), readable(theme.bad), readable(theme.warning), readable(theme.accent)};
}

void TableModel::setInk(const TableInk& ink)
{
    if (ink == m_ink) return;
    m_ink = ink;
    changed(0, rowCount() - 1, {Qt::ForegroundRole});
}

int TableModel::columnOf(const QString& id) const
{
    for (int column = 0; column < columnCount(); ++column)
        if (id == QLatin1String(head(column).id)) return column;
    return -1;
}

void TableModel::changed(int firstRow, int lastRow, const QVector<int>& roles)
{
    if (firstRow <= lastRow && lastRow < rowCount() && columnCount() > 0)
        emit dataChanged(index(firstRow, 0), index(lastRow, columnCount() - 1), roles);
}

void TableModel::change(int rows, bool extends, const std::function<void()>& assign)
{
    const int before = rowCount();
    m_isChanging = true;
    if (extends && before == 0 && rows == 0) {
        assign();
    } else if (!extends || rows < before || before == 0) {
        beginResetModel();
        assign();
        endResetModel();
    } else {
        if (rows > before) beginInsertRows({}, before, rows - 1);
        assign();
        if (rows > before) endInsertRows();
        // The new rows as well: a sorted view put them among rows whose values had changed unannounced.
        changed(0, rows - 1);
    }
    m_isChanging = false;
    if (std::exchange(m_headIsDue, false)) emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

bool TableModel::rescale(const LatencyScale& latencies)
{
    const LatencyScale before = std::exchange(m_latencies, latencies);
    if (unit().factor != before.unit().factor) {
        m_headIsDue = m_isChanging; // not while rows are being inserted
        if (!m_isChanging) emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
    return !before.isReadAs(m_latencies);
}

int TableModel::alignmentOf(const ColumnHead& head)
{
    return static_cast<int>((head.isNumber ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft) | Qt::AlignVCenter);
}

QVariant TableModel::inkOf(Tone tone) const
{
    const QColor inks[] = {{}, m_ink.muted, m_ink.good, m_ink.bad, m_ink.warning, m_ink.accent};
    const QColor& ink = inks[static_cast<int>(tone)];
    return ink.isValid() ? QVariant(ink) : QVariant();
}

QVariant TableModel::heavyFont() { return uiFont(Theme::baseSize, QFont::DemiBold); }

QString TableModel::ownTitle(int column) const
{
    const ColumnHead& one = head(column);
    return one.isLatency ? QStringLiteral("%1 (%2)").arg(one.title, unit().name) : one.title;
}

QString TableModel::columnTitle(int column) const
{
    const QString& of = head(column).of;
    return of.isEmpty() ? ownTitle(column) : tr("%1: %2", "a device and a column").arg(of, ownTitle(column));
}

QString TableModel::exactTitle(int column) const
{
    const ColumnHead& one = head(column);
    if (one.isLatency) return QStringLiteral("%1 (%2)").arg(one.title, QString::fromUtf8(TimeUnit().name));
    return one.exactTitle.isEmpty() ? columnTitle(column) : one.exactTitle;
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (role) {
    case Qt::DisplayRole:
        return head(section).of.isEmpty()
                   ? isolatedForView(ownTitle(section))
                   : isolatedForView(head(section).of) + QLatin1Char('\n') + isolatedForView(ownTitle(section));
    case Qt::ToolTipRole:
        return head(section).toolTip;
    case Qt::TextAlignmentRole:
        return alignmentOf(head(section));
    default:
        return {};
    }
}

} // namespace qs
