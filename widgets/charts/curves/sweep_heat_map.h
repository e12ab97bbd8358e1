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
    std::unique_ptr<ChartContent> clone() const override { return std::make_unique<SweepHeatContent>(*this); }
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;

    SweepHeat heat;
};

/// A sweep over two axes in one mode, a cell for each combination. What is not resolved is hatched, so that colour is
/// not taken for a difference.
///
/// A click or the arrow keys make a point the active one.
class SweepHeatMap : public ChartWidget
{
    Q_OBJECT

public:
    explicit SweepHeatMap(QWidget* parent = nullptr);

    void setHeat(const SweepHeat& heat);
    const SweepHeat& heat() const { return m_content.heat; }
    /// Marks the cell of a point of the sweep; −1: none. Emits nothing.
    void setActivePoint(int index);

    /// Where a cell is drawn, and the column (x) and row (y) at a place; for tests and the hands.
    QRectF cellBox(int row, int column) const;
    std::optional<QPoint> cellAt(QPointF at) const;

    QString summary() const override;
    ChartTable dataTable() const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum) const override;
    QSize minimumSizeHint() const override { return {260, 200}; }

signals:
    /// A cell was clicked or reached by keys; the mode is the map's.
    void pointActivated(int index, const QString& mode);

protected:
    const SweepHeatContent& content() const override { return m_content; }
    void paintOverlay(QPainter& painter) override;
    void clicked(QPointF at) override;
    void keyPressEvent(QKeyEvent* event) override;
    QString noteSeries() const override;

private:
    void activate(int row, int column);

    int m_row = -1, m_column = -1;
    SweepHeatContent m_content;
};

} // namespace qs
