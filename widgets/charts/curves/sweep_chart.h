// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_widget.h"
#include "widgets/charts/curves/sweep_drawing.h"

#include <optional>
#include <utility>

namespace qs {

/// What a SweepChart shows.
struct SweepContent : ChartContent
{
    SweepContent();
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    /// 'Latency, 1,024 tokens'.
    QString caption() const override
    {
        return picture.facet.isEmpty() ? title : title + QStringLiteral(", ") + picture.facet;
    }
    QString summary() const override;
    ChartTable dataTable() const override;
    QString dataText() const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum, QSizeF size) const override;
    ChartReadout readoutAt(QPointF at, QSizeF size) const override;
    /// Quantity, size parameter, and what is held fixed: a note is about one picture of a sweep.
    QString noteSeries() const override;
    SweepView view() const { return {logY, xRange, yRanges[0], activeMode}; }
    SweepDrawing drawing(QSizeF size, const Theme& theme) const;
    /// Lines of the read-out of a point, the first one its mode.
    QStringList readOut(const SweepPoint& point, const SweepSeries& series) const;
    /// The zoom stays while quantity and size parameter are the same.
    void setPicture(const SweepPicture& other);

    SweepPicture picture;
    bool logY = true;
    QString activeMode; ///< drawn strong, the others faint; empty or not shown: all alike

    Q_DECLARE_TR_FUNCTIONS(qs::SweepChart)
};

/// A quantity against size: one line a mode, or one a value of the second axis, with the measured ceiling, the copy
/// rate and the sizes that fit into the cache.
///
/// A click makes a point the active one.
class SweepChart : public ChartOf<SweepContent>
{
    Q_OBJECT

public:
    explicit SweepChart(QWidget* parent = nullptr) : ChartOf(parent) {}

    void setLogY(bool log);
    bool logY() const;
    /// The mode that stands out; empty: all alike.
    void setActiveMode(const QString& mode);
    QString activeMode() const;

    using Range = std::optional<std::pair<double, double>>; ///< unset: everything
    void zoomX(const Range& range);
    void zoomY(const Range& range);
    Range xRange() const;
    void resetZoom() override;

    /// Layout at the widget's size, for tests and interaction.
    SweepDrawing drawing() const { return m_content.drawing(room(), theme()); }

    void setRange(Qt::Orientation axis, int plot, const ChartRange& range) override;
    bool hasLogChoice() const override { return true; }
    void toggleLog() override { setLogY(!logY()); }

signals:
    void logYChanged(bool log);
    /// The range of sizes was zoomed or panned by the user.
    void xRangeChanged(const qs::SweepChart::Range& range);
    /// A point was clicked; beside the points: −1 and no mode.
    void pointActivated(int index, const QString& mode);

protected:
    void extendMenu(QMenu& menu, QPointF at) override;
    void clicked(QPointF at) override;

private:
    void userZoomX(const Range& range);
};

} // namespace qs
