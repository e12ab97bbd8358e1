// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_canvas.h"
#include "widgets/charts/core/chart_readout.h"
#include "widgets/style/theme.h"

#include <QVector>

#include <algorithm>
#include <cmath>

namespace qs {

/// What pictures with a row for each mode share: the plot, the axis across it, and where a row is.
class RowPainter
{
public:
    QRectF plot() const { return m_plot; }
    const AxisScale& scale() const { return m_scale; }
    const AxisScale& fullScale() const { return m_full; }
    QRectF row(qsizetype i) const { return {0, m_plot.top() + m_row * static_cast<double>(i), m_size.width(), m_row}; }
    double x(double value) const
    {
        return m_plot.left() + std::clamp(m_scale.fraction(value), 0.0, 1.0) * m_plot.width();
    }
    /// A datum for each row: at its value, or where the axis begins if there is none.
    template <typename Item> QVector<ChartDatum> data(const QVector<Item>& items) const
    {
        QVector<ChartDatum> all;
        for (qsizetype i = 0; i < items.size(); ++i) {
            const double value = std::isfinite(items[i].value) ? items[i].value : m_scale.min;
            const QPointF at(x(value), row(i).center().y());
            all.append({0, static_cast<int>(i), 0, at, value, static_cast<double>(i) + 0.5, row(i)});
        }
        return all;
    }

protected:
    RowPainter(QSizeF size, const Theme& theme, qsizetype rows)
        : t(theme), m_size(size), m_rows(static_cast<double>(rows))
    {}
    /// The first row at the top.
    void beginAxes(ChartCanvas& canvas, double type) const
    {
        AxisPanel panel{m_plot, m_scale, {m_rows, 0, false, {}}};
        panel.xGrid = true;
        panel.yGrid = panel.yLabels = panel.xLine = false;
        canvas.begin({panel}, m_size, t, type);
    }

    const Theme& t;
    QSizeF m_size;
    double m_rows, m_row = 20, m_thick = 12;
    QRectF m_plot;
    AxisScale m_scale, m_full; ///< as shown, and without zoom
};

} // namespace qs
