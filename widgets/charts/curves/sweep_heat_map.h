// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_widget.h"
#include "widgets/charts/curves/sweep_heat.h"

#include <QPoint>

#include <optional>

namespace qs {

/// What a SweepHeatMap shows.
struct SweepHeatContent : ChartContent
{
    SweepHeatContent();
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    QString summary() const override;
    ChartTable dataTable() const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum, QSizeF size) const override;
    QString noteSeries() const override;

    SweepHeat heat;

    Q_DECLARE_TR_FUNCTIONS(qs::SweepHeatMap)
};

/// A sweep over two axes in one mode, a cell for each combination. What is not resolved is hatched, so that colour is
/// not taken for a difference.
///
/// A click or the arrow keys make a point the active one.
class SweepHeatMap : public ChartOf<SweepHeatContent>
{
    Q_OBJECT

public:
    explicit SweepHeatMap(QWidget* parent = nullptr) : ChartOf(parent) {}

    void setHeat(const SweepHeat& heat);
    /// Marks the cell of a point of the sweep; −1: none. Emits nothing.
    void setActivePoint(int index);

    /// Where a cell is drawn, and the column (x) and row (y) at a place; for tests and interaction.
    QRectF cellBox(int row, int column) const;
    std::optional<QPoint> cellAt(QPointF at) const;

    QSize minimumSizeHint() const override { return {260, 200}; }

signals:
    /// A cell was clicked or reached by keys; the mode is the map's.
    void pointActivated(int index, const QString& mode);

protected:
    void paintOverlay(QPainter& painter) override;
    void clicked(QPointF at) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void activate(int row, int column);

    int m_row = -1, m_column = -1;
};

} // namespace qs
