// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_widget.h"
#include "widgets/charts/roofline_picture.h"

#include <memory>
#include <optional>

namespace qs {

class RooflineDrawing;

/// What bounds each variant: operations a second against operations a byte, under the device's measured copy rate and matrix
/// rates.
///
/// Pointing at a point reads it out; Shift with arrows goes through the points one by one; a click makes one the active variant.
class RooflineChart : public ChartWidget
{
    Q_OBJECT

public:
    explicit RooflineChart(QWidget* parent = nullptr);
    ~RooflineChart() override;

    void setPicture(const RooflinePicture& picture);
    const RooflinePicture& picture() const { return m_picture; }
    /// Lines of the read-out of a point, the first one its name.
    QStringList readOut(const RooflinePoint& point) const;
    /// Layout at the widget's size, for tests and the hands.
    const RooflineDrawing& drawing() const;

    QString summary() const override;

public slots:
    /// Puts the values shown on the clipboard, tab separated.
    void copyData() const;

signals:
    /// A point was clicked.
    void pointActivated(const QString& name);

protected:
    void paintChart(QPainter& painter, QSizeF size, const Theme& theme) const override;
    void paintOverlay(QPainter& painter) override;
    void extendMenu(QMenu& menu, QPointF at) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    RooflinePicture m_picture;
    std::unique_ptr<RooflineDrawing> m_drawing;
    std::optional<QPointF> m_pointer;
    qsizetype m_read = -1; ///< read out by keys
};

} // namespace qs
