// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/sweep_table.h"

#include "widgets/style/theme.h"

#include <QHeaderView>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTimer>

#include <algorithm>

namespace qs {

SweepTable::SweepTable(QWidget* parent) : CopyableTable(SweepModel::RawRole, parent), m_fitting(new QTimer(this))
{
    // A running sweep changes cells all the time; widths follow a moment later.
    m_fitting->setSingleShot(true);
    m_fitting->setInterval(150);
    connect(m_fitting, &QTimer::timeout, this, [this] { fitColumns(0); });
    setObjectName(QStringLiteral("sweepTable"));
    setAccessibleName(tr("Points of the sweep"));
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { emit activeChanged(activePoint(), activeMode()); });
}

void SweepTable::setSweep(SweepModel* model)
{
    if (m_model) {
        m_model->disconnect(this);
        m_model->disconnect(m_fitting);
    }
    m_model = model;
    m_proxy->setSourceModel(model);
    if (!model) return;
    connect(model, &QAbstractItemModel::modelReset, this, [this] { fitColumns(500); });
    connect(model, &QAbstractItemModel::dataChanged, m_fitting, qOverload<>(&QTimer::start));
    takeInk();
    fitColumns(500);
}

void SweepTable::takeInk()
{
    const Theme theme = Theme::fromPalette(palette());
    if (m_model)
        m_model->setInk({theme.muted, theme.readable(theme.warning, theme.background),
                         theme.readable(theme.accent, theme.background)});
}

// Columns only grow, so that nothing jumps to and fro while figures change.
// `rows`: how many are looked at; 0: those in sight.
void SweepTable::fitColumns(int rows)
{
    horizontalHeader()->setResizeContentsPrecision(rows);
    for (int column = 0; column < kSweepColumns; ++column) {
        const int wanted = std::max(sizeHintForColumn(column) + 8, horizontalHeader()->sectionSizeHint(column));
        if (wanted > columnWidth(column) || m_proxy->rowCount() == 0) setColumnWidth(column, wanted);
    }
}

QString SweepTable::activeMode() const { return currentIndex().data(SweepModel::ModeNameRole).toString(); }

int SweepTable::activePoint() const
{
    const QVariant point = currentIndex().data(SweepModel::PointRole);
    return point.isValid() ? point.toInt() : -1;
}

void SweepTable::setActive(int point, const QString& mode)
{
    if (!m_model || (point == activePoint() && mode == activeMode())) return;
    const int row = m_model->rowOf(point, mode);
    if (row < 0) {
        clearSelection();
        setCurrentIndex({});
    } else {
        setCurrentIndex(m_proxy->mapFromSource(m_model->index(row, 0)));
    }
}

QString SweepTable::headerText(int column, bool fullPrecision) const
{
    const auto id = static_cast<SweepColumn>(column);
    return fullPrecision && id == SweepColumn::ElementTime ? tr("ns/element") : SweepModel::header(id);
}

QString SweepTable::cellText(const QModelIndex& index, bool fullPrecision) const
{
    if (!fullPrecision || static_cast<SweepColumn>(index.column()) == SweepColumn::State)
        return index.data(SweepModel::ExportRole).toString();
    const QVariant raw = index.data(SweepModel::RawRole);
    return raw.typeId() == QMetaType::Double ? QString::number(raw.toDouble(), 'g', 9) : raw.toString();
}

bool SweepTable::isNumber(int column) const { return SweepModel::isNumber(static_cast<SweepColumn>(column)); }

void SweepTable::addActionsTo(QMenu& menu)
{
    const int point = activePoint();
    QAction* more =
        menu.addAction(tr("&More samples for this point"), this, [this, point] { emit moreSamplesRequested(point); });
    more->setEnabled(point >= 0);
}

} // namespace qs
