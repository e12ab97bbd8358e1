// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_canvas.h"
#include "widgets/charts/core/chart_plot.h"
#include "widgets/charts/curves/roofline_picture.h"

#include <QRectF>
#include <QVector>

#include <optional>

class QPainter;

namespace qs {

/// A roofline laid out for one size: axes, roofs, and labels that do not cover one another.
class RooflineDrawing
{
public:
    void prepare(const RooflinePicture& picture, const QString& title, const QString& emptyText, QSizeF size,
                 const Theme& theme, const ChartRange& x = {}, const ChartRange& y = {});
    void paint(QPainter& painter, ChartCanvas& canvas) const;

    QRectF plot() const { return m_plot; }
    const AxisScale& xScale() const { return m_x; }
    const AxisScale& yScale() const { return m_y; }
    const AxisScale& fullX() const { return m_fullX; }
    const AxisScale& fullY() const { return m_fullY; }
    /// Whether the zoom leaves a point in the picture.
    bool isSeen(qsizetype point) const;
    /// Where a point is drawn.
    QPointF pixel(qsizetype point) const;
    /// Where its label stands; empty where there was no room for it.
    QRectF labelBox(qsizetype point) const { return m_labels[point]; }
    /// The point within reach of the pointer; none beside all.
    std::optional<qsizetype> nearest(QPointF at) const;

private:
    /// A rate of memory: from the left edge, or where it comes up into the picture, to the highest roof.
    struct Slope
    {
        QPointF from, to; ///< in the values of the axes
        QString text;
        bool isCache = false;
        int device = 0; ///< −1 where the name stands for those of several
        double gbps = 0;
    };
    void layOut();
    void findScales();
    void zoomScales(const ChartRange& x, const ChartRange& y);
    void placeLabels();
    QPointF at(double intensity, double tflops) const;
    bool collides(const QRectF& box, qsizetype own) const;
    qsizetype labelledTwin(qsizetype point) const;
    void paintHeader(QPainter& p) const;
    QVector<Slope> slopes() const;
    QVector<Slope> namedSlopes() const;
    QPen roofPen(int device, bool isCache) const;
    QColor roofInk(int device, const QColor& otherwise) const;
    void addSlopes(QVector<Slope>& all, int device) const;
    void paintKeys(QPainter& p) const;
    void addRoofs(ChartCanvas& canvas) const;
    void paintRoofNames(QPainter& p) const;
    void paintSlopeName(QPainter& p, const Slope& slope) const;
    void paintPoint(QPainter& p, qsizetype i) const;

    bool isOfSeveral() const { return !m_picture.devices.isEmpty(); }

    RooflinePicture m_picture;
    QVector<RooflineDevice> m_devices; ///< one at least
    QString m_title, m_emptyText, m_sentence;
    Theme m_theme;
    QSizeF m_size;
    QRectF m_plot;
    AxisScale m_x, m_y, m_fullX, m_fullY; ///< as shown, and without zoom
    QVector<QRectF> m_labels;
    QVector<bool> m_shared; ///< labels that name the points of several devices
    double m_type = 12, m_pad = 18, m_titleType = 16, m_titleY = 0, m_sentenceY = -1, m_keyY = 0, m_devicesY = -1;
};

} // namespace qs
