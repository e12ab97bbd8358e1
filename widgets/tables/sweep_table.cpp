// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/sweep_table.h"

#include <QHeaderView>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTimer>

#include <limits>

namespace qs {

namespace {
constexpr int kRowsLookedAt = 500; ///< to find how wide a column has to be
}

SweepTable::SweepTable(QWidget* parent)
    : CopyableTable(std::numeric_limits<int>::max(), parent), m_fitting(new QTimer(this))
{
    // A running sweep changes cells all the time; widths follow a moment later, by the rows in sight.
    m_fitting->setSingleShot(true);
    m_fitting->setInterval(150);
    connect(m_fitting, &QTimer::timeout, this, [this] {
        horizontalHeader()->setResizeContentsPrecision(0);
        fitColumns();
        horizontalHeader()->setResizeContentsPrecision(kRowsLookedAt);
    });
    horizontalHeader()->setResizeContentsPrecision(kRowsLookedAt);
    setObjectName(QStringLiteral("sweepTable"));
    setAccessibleName(tr("Points of the sweep"));
    connect(this, &CopyableTable::activeModeChanged, this, [this] { emit activeChanged(activePoint(), activeMode()); });
}

void SweepTable::setSweep(SweepModel* model)
{
    m_model = model;
    setTable(model);
}

void SweepTable::followValues() { m_fitting->start(); }

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

void SweepTable::addActionsTo(QMenu& menu)
{
    const int point = activePoint();
    QAction* more =
        menu.addAction(tr("&More samples for this point"), this, [this, point] { emit moreSamplesRequested(point); });
    more->setEnabled(point >= 0);
}

} // namespace qs
