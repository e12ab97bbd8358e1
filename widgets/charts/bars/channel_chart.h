// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/tensor_probe.h"
#include "widgets/charts/core/chart_widget.h"

namespace qs {

enum class ChannelAxis { Columns, Rows };

/// What a ChannelChart shows.
struct ChannelContent : ChartContent
{
    ChannelContent();
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    QString summary() const override;
    ChartTable dataTable() const override;
    /// The outliers, in the order on the screen; every channel where there is none.
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum, QSizeF size) const override;
    ChartReadout readoutAt(QPointF at, QSizeF size) const override;
    QString noteSeries() const override
    {
        return QStringLiteral("%1/%2").arg(axis == ChannelAxis::Columns ? 0 : 1).arg(sorted ? 1 : 0);
    }
    const ProbeChannels& channels() const { return axis == ChannelAxis::Columns ? probe.byColumn : probe.byRow; }
    bool isOutlier(int channel) const;

    void setProbe(const TensorProbeResult& result);
    /// Columns are input channels of a weight, rows its outputs.
    void setAxis(ChannelAxis of);
    void setSorted(bool byMagnitude);

    TensorProbeResult probe;
    ChannelAxis axis = ChannelAxis::Columns;
    bool sorted = false;    ///< by descending magnitude instead of in the tensor's order
    std::vector<int> order; ///< the channel at each place

    Q_DECLARE_TR_FUNCTIONS(qs::ChannelChart)
    void findOrder();
};

/// Largest magnitude and error of each channel of a tensor, one above the other; outlier channels are marked and named.
///
/// The arrow keys go through the outliers.
class ChannelChart : public ChartOf<ChannelContent>
{
    Q_OBJECT

public:
    explicit ChannelChart(QWidget* parent = nullptr) : ChartOf(parent) {}
    void setSorted(bool sorted);

signals:
    void sortedChanged(bool sorted);

protected:
    void extendMenu(QMenu& menu, QPointF at) override;
};

} // namespace qs
