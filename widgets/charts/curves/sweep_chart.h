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
    std::unique_ptr<ChartContent> clone() const override { return std::make_unique<SweepContent>(*this); }
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    SweepDrawing drawing(QSizeF size, const Theme& theme) const;

    SweepPicture picture;
    SweepView view;
};

/// A quantity against size: one line a mode, or one a value of the second axis, with the measured ceiling, the copy
/// rate and the sizes that fit into the cache.
///
/// A click makes a point the active one.
class SweepChart : public ChartWidget
{
    Q_OBJECT

public:
    explicit SweepChart(QWidget* parent = nullptr);

    /// Shows a picture; the zoom stays while quantity and size parameter are the same.
    void setPicture(const SweepPicture& picture);
    const SweepPicture& picture() const { return m_content.picture; }

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
    SweepDrawing drawing() const { return m_content.drawing(room(), theme()); }

    QString summary() const override;
    ChartTable dataTable() const override;
    QString dataText() const override;
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
    const SweepContent& content() const override { return m_content; }
    void extendMenu(QMenu& menu, QPointF at) override;
    void clicked(QPointF at) override;
    /// Quantity, size parameter, and what is held fixed: a note is about one picture of a sweep.
    QString noteSeries() const override;

private:
    void userZoomX(const Range& range);
    SweepContent m_content;
};

} // namespace qs
