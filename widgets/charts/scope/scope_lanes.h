// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scope/scope_data.h"
#include "widgets/style/theme.h"

#include <QCoreApplication>
#include <QRectF>

class QPainter;

namespace qs {

/// The strip below a trace: what the machine did meanwhile, a lane for each kind, on the iterations of the trace.
class ScopeLanes
{
    Q_DECLARE_TR_FUNCTIONS(ScopeLanes)

public:
    /// What the lanes of `data` take of `room` pixels; 0 where too little would be left to the trace.
    static double heightFor(const ScopeData& data, double room);
    void layOut(const ScopeData& data, const QRectF& area, double typeSize);
    void clear();

    bool isEmpty() const { return m_lanes.empty(); }
    const QRectF& area() const { return m_area; }
    /// 'Clock: 1,980 MHz' at a place of the area; `x` is the axis of the trace.
    QString textAt(QPointF at, const AxisScale& x) const;
    void paint(QPainter& painter, const AxisScale& x, const Theme& theme) const;

private:
    QRectF bandOf(std::size_t lane) const;
    double pixel(double iteration, const AxisScale& x) const
    {
        return m_area.left() + x.fraction(iteration) * m_area.width();
    }
    void paintReadings(QPainter& painter, const ScopeLane& lane, const QRectF& band, const AxisScale& x,
                       const Theme& theme) const;
    void paintEvents(QPainter& painter, const ScopeLane& lane, const QRectF& band, const AxisScale& x,
                     const Theme& theme) const;
    void paintStates(QPainter& painter, const ScopeLane& lane, const QRectF& band, const AxisScale& x,
                     const Theme& theme) const;
    static QString lastText(const ScopeLane& lane, const AxisScale& x);

    std::vector<ScopeLane> m_lanes;
    QRectF m_area;
    double m_type = 12;
};

} // namespace qs
