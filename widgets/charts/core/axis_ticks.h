// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QVector>

#include <vector>

namespace qs {

struct Segment;

/// A mark of an axis: where it stands, in the axis' own values, and what is written there.
struct AxisTick
{
    double value = 0;
    QString label; ///< empty for a mark that gets a grid line only
};

/// Range and ticks of an axis. On a log axis everything is positive.
struct AxisScale
{
    double min = 0;
    double max = 1;
    bool log = false;
    QVector<AxisTick> ticks;

    /// Position of `value` on the axis, 0 at min and 1 at max; values outside give numbers outside.
    double fraction(double value) const;
    /// Inverse of fraction().
    double value(double fraction) const;
};

/// Where a value of both axes of a plot lies in its area, and the value at a place in it.
QPointF placeOf(const QRectF& area, const AxisScale& x, const AxisScale& y, QPointF value);
QPointF valueAt(const QRectF& area, const AxisScale& x, const AxisScale& y, QPointF place);

/// A unit of latency and how many microseconds it has.
struct LatencyUnit
{
    double factor = 1;
    QString name; ///< "ns", "µs", "ms", "s"
};

/// The latencies that a view shows together, and the one unit in which it writes all of them: on its axes, labels and
/// read-outs and in its table alike.
class LatencySpan
{
public:
    /// The medians of all modes of a segment.
    static LatencySpan of(const Segment& segment);
    /// Those of all points of a sweep.
    static LatencySpan of(const std::vector<Segment>& points);
    /// A median in microseconds; one that is not above 0 is not known.
    void add(double us);
    double shortest() const { return m_shortest; } ///< µs; 0: none is known
    double longest() const { return m_longest; }   ///< µs
    /// That of the longest. What spans more than three decades is read by its geometric middle: neither end should be
    /// written as 0.0001.
    LatencyUnit unit() const;
    /// Likewise, but `before` while the longest is still well read in it: a view that fills does not change its unit
    /// because a median goes over a thousand.
    LatencyUnit unit(const LatencyUnit& before) const;

private:
    double m_shortest = 0, m_longest = 0;
};

/// The unit in which latencies up to `maxMicroseconds` are shown together, as timeUnit() has it.
LatencyUnit latencyUnit(double maxMicroseconds);
/// A latency with four significant digits in the given unit, without the unit's name.
QString latencyNumber(double microseconds, const LatencyUnit& unit, int digits = 4);
/// A latency with its unit: "23.14 µs".
QString latencyText(double microseconds, int digits = 4);
/// A whole number with thousands separated by commas.
QString countText(double value);
/// A number with `digits` significant digits and no needless zeros after an exponent; C locale.
QString numberText(double value, int digits = 4);

/// The step among 1, 2, 2.5 and 5 times a power of ten that cuts `span` into at most `count` parts.
double niceStep(double span, int count);
/// Ticks of [min, max] at nice numbers, at most about `count`; labels are divided by `unit`.
AxisScale linearScale(double min, double max, int count, double unit = 1.0);
/// As linearScale, with min and max widened to whole steps.
AxisScale niceLinearScale(double min, double max, int count, double unit = 1.0);
/// Ticks at 1, 2 and 5 times powers of ten where there is room, at powers of ten otherwise. 0 < min < max.
AxisScale logScale(double min, double max, int count, double unit = 1.0);
/// Ticks for whole numbers (iterations): 0, 200k, 400k, … `min` and `max` are kept.
AxisScale countScale(double min, double max, int count);

} // namespace qs
