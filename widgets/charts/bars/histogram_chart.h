// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/tensor_probe.h"
#include "widgets/charts/core/chart_widget.h"

namespace qs {

/// What a HistogramChart shows.
struct HistogramContent : ChartContent
{
    std::unique_ptr<ChartContent> clone() const override { return std::make_unique<HistogramContent>(*this); }
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;

    TensorProbeResult probe;
    bool log = true; ///< counts
};

/// The distribution of a tensor before and after quantization, above the number line of the format: each value that a
/// code can stand for is a tick. What lies beyond the clip is shaded, and so few values that a bar would not show have
/// a tick of their own.
class HistogramChart : public ChartWidget
{
    Q_OBJECT

public:
    explicit HistogramChart(QWidget* parent = nullptr);
    void setProbe(const TensorProbeResult& probe);
    void clear();
    /// Counts on a log axis; otherwise linear from zero.
    void setLogCount(bool log);
    QString summary() const override;
    ChartTable dataTable() const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum) const override;
    ChartReadout readoutAt(QPointF at, QSizeF size) const override;
    using ChartWidget::readoutAt;
    bool hasLogChoice() const override { return true; }
    void toggleLog() override { setLogCount(!m_content.log); }

signals:
    void logCountChanged(bool log);

protected:
    const HistogramContent& content() const override { return m_content; }
    void extendMenu(QMenu& menu, QPointF at) override;

private:
    HistogramContent m_content;
};

} // namespace qs
