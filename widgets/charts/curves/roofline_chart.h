// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_widget.h"
#include "widgets/charts/curves/roofline_drawing.h"

#include <optional>

namespace qs {

/// What a RooflineChart shows.
struct RooflineContent : ChartContent
{
    RooflineContent();
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    QString summary() const override;
    ChartTable dataTable() const override;
    QString dataText() const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum, QSizeF size) const override;
    ChartReadout readoutAt(QPointF at, QSizeF size) const override;
    RooflineDrawing drawing(QSizeF size, const Theme& theme) const;
    /// Lines of the read-out of a point, the first one its name.
    QStringList readOut(const RooflinePoint& point) const;
    /// The zoom stays while the device is the same.
    void setPicture(const RooflinePicture& other);

    RooflinePicture picture;

    Q_DECLARE_TR_FUNCTIONS(qs::RooflineChart)
};

/// What bounds each variant: operations a second against operations a byte, under the device's measured copy rate and
/// matrix rates.
///
/// A click makes a point the active variant.
class RooflineChart : public ChartOf<RooflineContent>
{
    Q_OBJECT

public:
    explicit RooflineChart(QWidget* parent = nullptr) : ChartOf(parent) {}

    /// Layout at the widget's size, for tests and interaction.
    RooflineDrawing drawing() const { return m_content.drawing(room(), theme()); }

signals:
    /// A point was clicked.
    void pointActivated(const QString& name);

protected:
    void clicked(QPointF at) override;
};

} // namespace qs
