// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/table/chart_table.h"

#include <QPointF>
#include <QString>
#include <QStringList>
#include <QVector>

#include <optional>
#include <vector>

namespace qs {

/// What the vertical axis of a sweep shows.
enum class SweepQuantity { LatencyUs, Gbps, NsPerElement, PercentOfCeiling, Tflops, SpeedUp };

/// One mode at one point of a sweep.
struct SweepPoint
{
    double x = 0;                         ///< value of the size parameter
    double y = 0;                         ///< in the picture's quantity
    double low = 0, high = 0;             ///< 95% interval of the median, in the same quantity
    bool medianResolved = false;          ///< the interval of the median is within ±1% and n >= 59
    bool resolved = false;                ///< the same; of a speed-up: FASTER, SLOWER or SAME, and to be trusted
    qint64 n = 0;                         ///< samples
    OperationSetup setup;                 ///< operation and size
    int index = -1;                       ///< number of the point in the sweep
    double us = 0, usLow = 0, usHigh = 0; ///< p50 and its interval, microseconds
    double gbps = 0;
    double tflops = 0;         ///< 0: no arithmetic to speak of
    double ceilingPercent = 0; ///< 0: no ceiling was measured
    int launches = 1;          ///< launches a sample
    Comparison against;        ///< the picture's baseline, of which this is the speed-up; n = 0: there is none
    bool trusted = true;       ///< whether verdicts of the point are
};

/// One line: a mode, or one value of the second axis.
struct SweepSeries
{
    QString mode;
    QString label;              ///< at the end of the line
    double value = 0;           ///< of the second axis, where the lines are its values; 0 else
    QVector<SweepPoint> points; ///< ascending in x
    int run = -1;               ///< number of the run whose look the line has, where `mode` is the name of a run
};

/// The ceiling that was measured beside the modes: kernels with the same traffic, at each size.
struct SweepCeiling
{
    QString label;
    QVector<QPointF> points; ///< x and the picture's quantity, ascending in x
};

/// Where a mode takes the time of the one that it is held against, or the first or last size at which it is faster.
struct SweepCrossing
{
    QString mode, against;
    double x = 0;
    double before = 0, after = 0; ///< measured sizes on both sides
    QString label;                ///< '128–256', '≥ 256 tokens', '≤ 256 tokens'
};

/// How a sweep is looked at.
struct SweepOptions
{
    SweepQuantity quantity = SweepQuantity::LatencyUs;
    /// What the horizontal axis shows: the parameter of an axis, or elements.
    Dimension x = Dimension::Tokens;
    /// Two axes: the value of the other axis at which the modes are shown. Unset or none of its values: the first.
    std::optional<std::int64_t> second;
    /// Two axes: one line for each value of the other axis, of this mode. Empty: one line a mode.
    QString familyOf;
    QStringList modes; ///< only these; empty: all
    QString baseline;  ///< that speed-ups and crossings are of, as crossingReference() takes it
};

/// A sweep ready to be drawn; a value, made anew when something changes.
struct SweepPicture
{
    SweepQuantity quantity = SweepQuantity::LatencyUs;
    Dimension x = Dimension::Tokens;
    QVector<SweepSeries> series;
    QVector<SweepCeiling> ceilings;
    QVector<SweepCrossing> crossings; ///< in quantities in which as fast is as high
    QString baseline;                 ///< that speed-ups and crossings are of; empty where there is none
    double copyGbps = 0;              ///< large copy of the calibration, in a bandwidth picture; 0: not shown
    QString copyLabel; ///< of the copy rate; kept free beside every picture, so that pictures stand under each other
    double cacheBytes = 0; ///< last-level cache; 0: unknown
    /// Where the traffic of one launch passes the cache: of the mode with most traffic, and of that with least. 0: not
    /// known.
    double cacheEndsLow = 0, cacheEndsHigh = 0;
    QString cacheName, memoryName; ///< 'L2', 'device memory'
    bool fromMemory = false;       ///< every launch was made cold: what fits into the cache is still read from memory
    LatencyUnit unit;              ///< of every latency of the sweep
    QVector<double> xs;            ///< all sizes that will be measured, ascending
    QVector<double> waiting;       ///< those without any sample yet
    std::optional<double> running;
    QString facet;         ///< 'hidden size 8,192', 'int8-token-dynamic, a line for each hidden size'
    bool isFamily = false; ///< lines are values of the second axis

    bool empty() const { return series.isEmpty(); }
};

/// The picture of a sweep. `points` in the order of sweepPoints(spec), as far as there are any; a segment without
/// samples is a point that waits. `calibration` gives cache and copy rate; may be null.
SweepPicture sweepPicture(const std::vector<Segment>& points, const RunSpec& spec, const Calibration* calibration,
                          const SweepOptions& options, int runningPoint = -1);

/// The axis that is not on the horizontal axis; null where a sweep has one axis.
const SweepAxis* secondAxis(const RunSpec& spec, Dimension x);
/// What the horizontal axis may show, the first being the usual choice.
QVector<Dimension> sweepXChoices(const RunSpec& spec);
/// What can be shown of an operation: time per element of tensors, the rate of the arithmetic of the others.
QVector<SweepQuantity> sweepQuantities(Operation operation);
/// A figure of one mode at one size; 0 where it is not known.
double sweepValue(SweepQuantity quantity, const ModeResult& mode, const OperationSetup& setup, double us);
/// One mode at one point of a sweep, in a quantity.
SweepPoint sweepPoint(SweepQuantity quantity, const ModeResult& mode, const OperationSetup& setup, int index);
/// The speed-up of a mode over the baseline at one size; n = 0 where they were not compared.
Comparison speedUpOver(const Segment& segment, const QString& mode, const QString& baseline);
/// The name under which a mode is shown.
QString sweepModeName(const ModeResult& mode);
/// '4,096 tokens × 8,192 = 33,554,432 elements' or 'm = 64 · k = 4,096 · n = 14,336'.
QString sweepSizeText(const OperationSetup& setup);
/// Lines of the read-out of a point without the mode: size, median with interval and n, rates, what is not resolved.
/// `baseline`: what its speed-up is over, where it has one.
QStringList sweepReadOut(const SweepPoint& point, const LatencyUnit& unit, const QString& baseline = {});

QString sweepQuantityName(SweepQuantity quantity); ///< 'Median latency'
QString sweepLogWords(SweepQuantity quantity);     ///< 'Logarithmic median latency', of a menu
QString sweepParameterLabel(Dimension dimension);  ///< 'tokens'
/// '26.35 µs' in the quantity's unit; times by the unit that suits the value.
QString sweepValueText(SweepQuantity quantity, double value, int digits = 4);
/// A time per element with the division that gave it: 'computed: 26.35 µs / 33,554,432 elements = 0.785 ps'.
QString elementTimeText(double us, std::int64_t elements);
/// A time per element, from ns, in the unit that suits it: '0.785 ps', '1.20 ns'.
QString elementTimeNumber(double ns, int digits = 3);
/// Columns of a table of values: the speed-up over the baseline with its interval, and the verdict.
QVector<ChartTable::Column> comparisonColumns(const QString& baseline);
/// Their cells; empty where the point was not compared.
QVariantList comparisonValues(const SweepPoint& point);
/// The values of a picture as a table, tab separated, C locale.
QString sweepDataText(const SweepPicture& picture);

} // namespace qs
