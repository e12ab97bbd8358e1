// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/mode_table.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>

#include <algorithm>

namespace qs {

ModeTable::ModeTable(QWidget* parent) : CopyableTable(ModeModel::RawRole, parent)
{
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { emit activeModeChanged(activeMode()); });
}

void ModeTable::setModeModel(ModeModel* model, int widest)
{
    m_model = model;
    if (m_proxy->sourceModel()) m_proxy->sourceModel()->disconnect(this);
    m_widest = widest;
    m_proxy->setSourceModel(model);
    if (!model) return;
    connect(model, &QAbstractItemModel::modelReset, this, &ModeTable::fitColumns);
    connect(model, &QAbstractItemModel::rowsInserted, this, &ModeTable::fitColumns);
    connect(model, &QAbstractItemModel::dataChanged, this, &ModeTable::fitColumns);
    takeInk();
    refitColumns();
}

void ModeTable::refitColumns()
{
    for (int column = 0; column < m_proxy->columnCount(); ++column)
        setColumnWidth(column, 0);
    fitColumns();
}

// Columns only grow, so that nothing jumps to and fro while figures change.
void ModeTable::fitColumns()
{
    for (int column = 0; column < m_proxy->columnCount(); ++column) {
        const int wanted = std::max(sizeHintForColumn(column) + 8, horizontalHeader()->sectionSizeHint(column));
        if (wanted > columnWidth(column) || m_proxy->rowCount() == 0)
            setColumnWidth(column, std::min(wanted, m_widest));
    }
}

QString ModeTable::activeMode() const { return currentIndex().data(ModeModel::ModeNameRole).toString(); }

void ModeTable::setActiveMode(const QString& mode)
{
    if (!m_proxy->sourceModel() || mode == activeMode()) return;
    for (int row = 0; row < m_proxy->rowCount(); ++row)
        if (m_proxy->index(row, 0).data(ModeModel::ModeNameRole).toString() == mode)
            return setCurrentIndex(m_proxy->index(row, 0));
    clearSelection();
    setCurrentIndex({});
}

void ModeTable::takeInk()
{
    if (m_model) m_model->setInk(StudyInk::of(palette()));
}

QString ModeTable::headerText(int column, bool) const { return m_model->columnTitle(column); }

QString ModeTable::cellText(const QModelIndex& index, bool fullPrecision) const
{
    if (!fullPrecision || !m_model->isExact(index.column())) return index.data(ModeModel::ExportRole).toString();
    const QVariant raw = index.data(ModeModel::RawRole);
    return raw.isValid() ? QString::number(raw.toDouble(), 'g', 9) : QString();
}

bool ModeTable::isNumber(int column) const { return m_model->isNumber(column); }

void ModeTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    paintEmpty(emptyText());
}

} // namespace qs
