// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/tensor_probe.h"
#include "widgets/charts/chart_widget.h"

#include <optional>

namespace qs {

/// The distribution of a tensor before and after quantization, above the number line of the format: each value that a code can
/// stand for is a tick. What lies beyond the clip is shaded, and so few values that a bar would not show have a tick of their own.
class HistogramChart : public ChartWidget
{
    Q_OBJECT

public:
    explicit HistogramChart(QWidget* parent = nullptr);
    void setProbe(const TensorProbeResult& probe);
    void clear();
    /// Counts on a log axis; otherwise linear from zero.
    void setLogCount(bool log);
    bool isLogCount() const { return m_log; }
    QString summary() const override;

signals:
    void logCountChanged(bool log);

protected:
    void paintChart(QPainter& painter, QSizeF size, const Theme& theme) const override;
    void paintOverlay(QPainter& painter) override;
    void extendMenu(QMenu& menu, QPointF at) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    TensorProbeResult m_probe;
    bool m_log = true;
    std::optional<QPointF> m_pointer;

    friend class HistogramPainter;
};

} // namespace qs
