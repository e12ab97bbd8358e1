// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/curves/sweep_picture.h"

#include <QStringList>

namespace qs {

/// What the colour of a cell says.
enum class SweepHeatValue { Latency, RatioToBaseline, PercentOfCeiling, Rate };

/// One combination of the two axes.
struct SweepHeatCell
{
    enum class State { Waiting, Running, LeftOut, Measured };
    State state = State::Waiting;
    int index = -1;        ///< number of the point in the sweep
    OperationSetup setup;  ///< operation and size
    SweepPoint point;      ///< where it is measured; y in the quantity of the value, `against` the map's baseline
    double value = 0;      ///< shown; 0: not known
    double level = 0;      ///< decides the colour: the logarithm of value, of a percentage the value
    bool resolved = false; ///< the median within ±1 %; of a ratio: faster, slower or the same beyond doubt
    bool isKnown() const { return state == State::Measured && value > 0; }
    /// Whether the mode pays here: it is faster than the baseline beyond doubt.
    bool isFaster() const
    {
        return state == State::Measured && point.trusted && point.against.verdict == Verdict::Faster;
    }
};

/// A sweep over two axes in one mode: the first axis runs down, the second one across.
struct SweepHeat
{
    SweepHeatValue value = SweepHeatValue::Latency;
    QString mode, baseline;
    Dimension down = Dimension::Tokens, across = Dimension::Hidden;
    std::vector<std::int64_t> rows, columns; ///< values of the axes
    std::vector<SweepHeatCell> cells;        ///< row by row
    QString unit;                            ///< of what is written into the cells: 'µs', '×', '%', 'TFLOP/s'
    double scale = 1;                        ///< value / scale is what is written
    LatencyUnit latencyUnit;                 ///< of the latencies in the read-out: that of the whole sweep
    QString fixed;                           ///< the other dimensions

    bool empty() const { return cells.empty(); }
    const SweepHeatCell* cell(int row, int column) const;
};

/// `points` in the order of sweepPoints(spec), as sweepPicture() takes them; empty where there are not two axes.
SweepHeat sweepHeat(const std::vector<Segment>& points, const RunSpec& spec, SweepHeatValue value, const QString& mode,
                    const QString& baseline, int runningPoint = -1);

/// Place of the mode that a map shows first: that which is faster than the baseline at most sizes; where none is, the
/// first that is not the baseline. −1 without modes.
int usualMapMode(const std::vector<Segment>& points, const RunSpec& spec, const QString& baseline);
QString sweepHeatName(SweepHeatValue value, Operation operation); ///< 'Median latency'
/// 'Median latency of int8-token-dynamic, k = 4,096': of the map.
QString sweepHeatTitle(const SweepHeat& heat);
/// '1.27×' of a ratio, '12.3' of others: what stands in a cell.
QString sweepHeatText(const SweepHeat& heat, const SweepHeatCell& cell);
/// Lines of the read-out: size, median with interval and n, ratio with interval and verdict.
QStringList sweepHeatReadOut(const SweepHeat& heat, const SweepHeatCell& cell);

} // namespace qs
