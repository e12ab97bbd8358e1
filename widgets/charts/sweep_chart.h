// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_widget.h"
#include "widgets/charts/sweep_picture.h"

#include <memory>
#include <optional>
#include <utility>

namespace qs {

class SweepDrawing;
struct SweepHit;
struct SweepView;

/// A quantity against size: one line a mode, or one a value of the second axis, with the measured ceiling, the copy rate and
/// the sizes that fit into the cache.
///
/// Mouse: wheel zooms sizes, with Ctrl the quantity; drag pans; double click resets. Keys: arrows pan, + and - zoom, 0
/// resets, L switches the log axis; Shift with arrows reads out the points one by one.
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
    void resetZoom();
    bool isZoomed() const;

    /// Lines of the read-out of a point, the first one its mode.
    QStringList readOut(const SweepPoint& point, const SweepSeries& series) const;
    /// Layout at the widget's size, for tests and the hands.
    const SweepDrawing& drawing() const;

    QString summary() const override;

public slots:
    /// Puts the values shown on the clipboard, tab separated.
    void copyData() const;

signals:
    void logYChanged(bool log);
    /// The range of sizes was zoomed or panned by the user.
    void xRangeChanged(const qs::SweepChart::Range& range);
    /// A point was clicked; beside the points: −1 and no mode.
    void pointActivated(int index, const QString& mode);

protected:
    void paintChart(QPainter& painter, QSizeF size, const Theme& theme) const override;
    void paintScreen(QPainter& painter, QSizeF size) override;
    void paintOverlay(QPainter& painter) override;
    void extendMenu(QMenu& menu, QPointF at) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut() const;
    void userZoomX(const Range& range);
    void scaleX(double factor, double anchorPixel);
    void scaleY(double factor, double anchorPixel);
    void pan(double dx, double dy);
    void step(int points, int series);
    void paintCrosshair(QPainter& painter) const;

    SweepPicture m_picture;
    std::unique_ptr<SweepView> m_view;
    std::unique_ptr<SweepDrawing> m_drawing;
    std::unique_ptr<SweepHit> m_read; ///< read out by keys
    std::optional<QPointF> m_pointer, m_dragFrom;
    bool m_dragged = false;
};

} // namespace qs
