// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_canvas.h"
#include "widgets/charts/curves/sweep_picture.h"

#include <QCoreApplication>
#include <QPolygonF>
#include <QSizeF>

#include <optional>
#include <utility>

namespace qs {

struct ModeStyle;

/// How a sweep's chart is turned: axes, zoom, and the mode that stands out.
struct SweepView
{
    bool logY = true;
    std::optional<std::pair<double, double>> x, y; ///< unset: everything
    QString activeMode;                            ///< drawn strong, the others faint; empty or not shown: all alike
};

/// The points of a series, in the values of the axes.
QPolygonF lineOf(const SweepSeries& series);
/// The height of a line at `x`, straight in the logarithms; 0 outside the line.
double heightAt(const QPolygonF& line, double x);

/// A point of a drawing: number of the series and of its point.
struct SweepHit
{
    qsizetype series = -1, point = -1;
    bool operator==(const SweepHit&) const = default;
};

/// One sweep laid out for one size, and painted.
class SweepDrawing
{
    Q_DECLARE_TR_FUNCTIONS(SweepDrawing)

public:
    void prepare(const SweepPicture& picture, const SweepView& view, const QString& title, const QString& emptyText,
                 QSizeF size, const Theme& theme);
    void paint(QPainter& painter, ChartCanvas& canvas) const;

    bool empty() const { return m_picture.empty(); }
    const SweepPicture& picture() const { return m_picture; }
    const QRectF& plot() const { return m_plot; }
    const AxisScale& xScale() const { return m_x; }
    const AxisScale& yScale() const { return m_y; }
    QPointF pixel(double x, double y) const;
    QPointF pixel(const SweepHit& hit) const;
    /// The point next to `at`, within `reach` pixels; of the active mode where two are about as near.
    std::optional<SweepHit> nearest(QPointF at, double reach = 22) const;
    const SweepPoint& point(const SweepHit& hit) const { return m_picture.series[hit.series].points[hit.point]; }

private:
    struct EndLabel
    {
        QString text;
        QColor color;
        QPointF end;  ///< where the line ends
        double y = 0; ///< where the label stands
        qsizetype series = -1;
        bool strong = false;
    };
    void findScales();
    void findX();
    void findY();
    void collectLabels();
    void placeLabels();
    void layOut();
    QVector<AxisTick> sizeTicks() const;
    bool isActive(qsizetype series) const;
    bool hasActive() const;
    ModeStyle styleOf(qsizetype series) const;
    void paintHeader(QPainter& p) const;
    void paintKey(QPainter& p, double x) const;
    void paintRegions(QPainter& p) const;
    bool isSpeedUp() const { return m_picture.quantity == SweepQuantity::SpeedUp; }
    void paintBand(QPainter& p, qsizetype i) const;
    void addLines(ChartCanvas& canvas) const;
    void addReferences(ChartCanvas& canvas) const;
    void paintPoints(QPainter& p, qsizetype series) const;
    void paintWhisker(QPainter& p, const SweepPoint& point, const QColor& color) const;
    void paintCrossings(QPainter& p) const;
    void paintProgress(QPainter& p) const;
    void paintLabels(QPainter& p) const;
    QString axisName() const;

    SweepPicture m_picture;
    SweepView m_view;
    QString m_title, m_emptyText;
    QSizeF m_size;
    Theme m_theme;
    AxisScale m_x, m_y;
    QRectF m_plot;
    LatencyUnit m_unit{1, {}}; ///< of the vertical axis
    double m_type = 12, m_pad = 18, m_titleType = 16, m_titleY = 0, m_keyY = 0, m_labelType = 12, m_labelLeft = 0;
    bool m_regions = false;
    QVector<EndLabel> m_labels;
};

} // namespace qs
