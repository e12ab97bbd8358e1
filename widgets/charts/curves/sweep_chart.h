// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_widget.h"
#include "widgets/charts/curves/sweep_picture.h"

#include <memory>
#include <optional>
#include <utility>

namespace qs {

class SweepDrawing;
struct SweepView;

/// A quantity against size: one line a mode, or one a value of the second axis, with the measured ceiling, the copy
/// rate and the sizes that fit into the cache.
///
/// A click makes a point the active one.
class SweepChart : public ChartWidget
{
    Q_OBJECT

public:
    explicit SweepChart(QWidget* parent = nullptr);
    ~SweepChart() override;

    /// Shows a picture; the zoom stays while quantity and size parameter are the same.
    void setPicture(const SweepPicture& picture);
    const SweepPicture& picture() const { return m_picture; }

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
    bool isZoomed() const override;

    /// Lines of the read-out of a point, the first one its mode.
    QStringList readOut(const SweepPoint& point, const SweepSeries& series) const;
    /// Layout at the widget's size, for tests and the hands.
    const SweepDrawing& drawing() const;

    QString summary() const override;
    ChartTable dataTable() const override;
    QString dataText() const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum) const override;
    ChartReadout readoutAt(QPointF at, QSizeF size) const override;
    using ChartWidget::readoutAt;
    void setRange(Qt::Orientation axis, int plot, const ChartRange& range) override;
    bool hasYRange(int plot) const override;
    bool hasLogChoice() const override { return true; }
    void toggleLog() override { setLogY(!logY()); }

signals:
    void logYChanged(bool log);
    /// The range of sizes was zoomed or panned by the user.
    void xRangeChanged(const qs::SweepChart::Range& range);
    /// A point was clicked; beside the points: −1 and no mode.
    void pointActivated(int index, const QString& mode);

protected:
    void paintChart(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    void extendMenu(QMenu& menu, QPointF at) override;
    void clicked(QPointF at) override;
    /// Quantity, size parameter, and what is held fixed: a note is about one picture of a sweep.
    QString noteSeries() const override;

private:
    void layOut() const;
    void layOut(SweepDrawing& drawing, QSizeF size, const Theme& theme) const;
    const SweepDrawing& drawn(QSizeF size, std::unique_ptr<SweepDrawing>& other) const;
    void userZoomX(const Range& range);

    SweepPicture m_picture;
    std::unique_ptr<SweepView> m_view;
    std::unique_ptr<SweepDrawing> m_drawing;
};

} // namespace qs
