// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/axis_ticks.h"
#include "widgets/style/modes/mode_style.h"

#include <QRectF>
#include <QString>
#include <QVector>

#include <limits>

class QPainter;

namespace qs {

/// A ratio with its 95% interval; NaN: none.
struct RatioDot
{
    static constexpr double absent = std::numeric_limits<double>::quiet_NaN();
    double ratio = absent, low = absent, high = absent;
    QString text; ///< '0.39× [0.38, 0.41], slower'

    bool isThere() const { return ratio > 0; }
};

/// Ratios with their intervals, a row each, with a line at 1 and the band that counts as the same. Stands beside bars,
/// whose order of lengths need not be that of the ratios.
class RatioDots
{
public:
    /// `area`: the rows, without the axis below them. `band`: half-width of the band as a ratio − 1.
    RatioDots(const QVector<RatioDot>& dots, const QRectF& area, double band);

    QRectF area() const { return m_area; }
    const AxisScale& scale() const { return m_scale; }
    double x(double ratio) const;
    /// Band and line, to be painted before the dots; the ratios of the axis below.
    void paintAxis(QPainter& p, const Theme& theme, double type) const;
    /// One row of them; hollow where the difference is not resolved.
    void paintDot(QPainter& p, const Theme& theme, const RatioDot& dot, double y, double radius, const ModeStyle& style,
                  bool isHollow) const;

private:
    QRectF m_area;
    double m_band;
    AxisScale m_scale;
};

} // namespace qs
