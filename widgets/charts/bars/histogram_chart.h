// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/tensor_probe.h"
#include "widgets/charts/core/chart_widget.h"

namespace qs {

/// What a HistogramChart shows.
struct HistogramContent : ChartContent
{
    HistogramContent();
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    QString summary() const override;
    ChartTable dataTable() const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum, QSizeF size) const override;
    ChartReadout readoutAt(QPointF at, QSizeF size) const override;

    void setProbe(const TensorProbeResult& result);

    TensorProbeResult probe;
    bool log = true; ///< counts

    Q_DECLARE_TR_FUNCTIONS(qs::HistogramChart)
};

/// The distribution of a tensor before and after quantization, above the number line of the format: each value that a
/// code can stand for is a tick. What lies beyond the clip is shaded, and so few values that a bar would not show have
/// a tick of their own.
class HistogramChart : public ChartOf<HistogramContent>
{
    Q_OBJECT

public:
    explicit HistogramChart(QWidget* parent = nullptr) : ChartOf(parent) {}
    /// Counts on a log axis; otherwise linear from zero.
    void setLogCount(bool log);
    bool hasLogChoice() const override { return true; }
    void toggleLog() override { setLogCount(!m_content.log); }

signals:
    void logCountChanged(bool log);

protected:
    void extendMenu(QMenu& menu, QPointF at) override;
};

} // namespace qs
