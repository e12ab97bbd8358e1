// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/tensor_probe.h"
#include "widgets/charts/core/chart_widget.h"

namespace qs {

enum class ChannelAxis { Columns, Rows };

/// What a ChannelChart shows.
struct ChannelContent : ChartContent
{
    std::unique_ptr<ChartContent> clone() const override { return std::make_unique<ChannelContent>(*this); }
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    const ProbeChannels& channels() const { return axis == ChannelAxis::Columns ? probe.byColumn : probe.byRow; }
    bool isOutlier(int channel) const;

    TensorProbeResult probe;
    ChannelAxis axis = ChannelAxis::Columns;
    bool sorted = false;
    std::vector<int> order; ///< the channel at each place
};

/// Largest magnitude and error of each channel of a tensor, one above the other; outlier channels are marked and named.
///
/// The arrow keys go through the outliers.
class ChannelChart : public ChartWidget
{
    Q_OBJECT

public:
    using Axis = ChannelAxis;

    explicit ChannelChart(QWidget* parent = nullptr);
    void setProbe(const TensorProbeResult& probe);
    void clear();
    /// Columns are input channels of a weight, rows its outputs.
    void setAxis(Axis axis);
    Axis axis() const { return m_content.axis; }
    /// By descending magnitude instead of in the tensor's order.
    void setSorted(bool sorted);
    QString summary() const override;
    ChartTable dataTable() const override;
    /// The outliers, in the order on the screen; every channel where there is none.
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum) const override;
    ChartReadout readoutAt(QPointF at, QSizeF size) const override;
    using ChartWidget::readoutAt;

signals:
    void sortedChanged(bool sorted);

protected:
    const ChannelContent& content() const override { return m_content; }
    void extendMenu(QMenu& menu, QPointF at) override;
    QString noteSeries() const override
    {
        return QStringLiteral("%1/%2").arg(m_content.axis == Axis::Columns ? 0 : 1).arg(m_content.sorted ? 1 : 0);
    }

private:
    void order();
    ChannelContent m_content;
};

} // namespace qs
