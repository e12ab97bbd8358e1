// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/tensor_probe.h"
#include "widgets/charts/core/chart_widget.h"

namespace qs {

/// Largest magnitude and error of each channel of a tensor, one above the other; outlier channels are marked and named.
///
/// The arrow keys go through the outliers.
class ChannelChart : public ChartWidget
{
    Q_OBJECT

public:
    enum class Axis { Columns, Rows };

    explicit ChannelChart(QWidget* parent = nullptr);
    void setProbe(const TensorProbeResult& probe);
    void clear();
    /// Columns are input channels of a weight, rows its outputs.
    void setAxis(Axis axis);
    Axis axis() const { return m_axis; }
    /// By descending magnitude instead of in the tensor's order.
    void setSorted(bool sorted);
    bool isSorted() const { return m_sorted; }
    QString summary() const override;
    ChartTable dataTable() const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    /// The outliers, in the order on the screen; every channel where there is none.
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum) const override;
    ChartReadout readoutAt(QPointF at, QSizeF size) const override;
    using ChartWidget::readoutAt;

signals:
    void sortedChanged(bool sorted);

protected:
    void paintChart(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    void extendMenu(QMenu& menu, QPointF at) override;
    QString noteSeries() const override
    {
        return QStringLiteral("%1/%2").arg(m_axis == Axis::Columns ? 0 : 1).arg(m_sorted ? 1 : 0);
    }

private:
    void order();
    const ProbeChannels& channels() const { return m_axis == Axis::Columns ? m_probe.byColumn : m_probe.byRow; }
    bool isOutlier(int channel) const;

    TensorProbeResult m_probe;
    Axis m_axis = Axis::Columns;
    bool m_sorted = false;
    std::vector<int> m_order; ///< the channel at each place

    friend class ChannelPainter;
};

} // namespace qs
