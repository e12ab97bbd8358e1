// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_widget.h"

#include <QVector>

#include <limits>

namespace qs {

/// A place of a line; `low` and `high`, where they are known, are drawn as a whisker.
struct LinePoint
{
    static constexpr double absent = std::numeric_limits<double>::quiet_NaN();
    double x = 0, y = 0;
    double low = absent, high = absent;
    QStringList details = {}; ///< further lines of its read-out
    QString label = {};       ///< beside the marker, where the line is drawn strong or is the first
};

/// The values of one mode.
struct LineSeries
{
    QString mode;  ///< decides colour, marker and dash
    QString label; ///< at the right edge
    bool pale = false;
    QVector<LinePoint> points = {}; ///< by rising x
};

/// An axis of a LineChart.
struct LineAxis
{
    QString name, unit;
    bool log = false;
    bool zero = false;          ///< a linear axis begins at 0
    bool isCount = false;       ///< of whole numbers
    QVector<double> ticks = {}; ///< the values that have a label; empty: nice numbers
};

/// Where the line of a mode crosses that of a reference: a ring on it, and a strip on the axis between the measured
/// places on both sides.
struct LineCrossing
{
    QString mode;
    double x = 0, before = 0, after = 0;
};

/// What a LineChart shows.
struct LineContent : ChartContent
{
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    QString summary() const override;
    ChartTable dataTable() const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum, QSizeF size) const override;
    /// 'Decoded tokens a second (tokens/s), log'.
    static QString quantity(const LineAxis& axis);

    /// Those with points.
    void setSeries(const QVector<LineSeries>& all);

    QVector<LineSeries> series;
    LineAxis x, y;
    QString interval; ///< what the whiskers are, for the key
    QString active;   ///< the mode that is drawn stronger than the others; empty: all alike
    double band = 0;  ///< around `bandAt`, half-width, drawn behind the lines; 0: none
    double bandAt = 1;
    QString bandName; ///< for the key
    QVector<LineCrossing> crossings;
    QString crossingName; ///< for the key
    bool markers = true;  ///< at every point; without them a dense line has one at its end only

    Q_DECLARE_TR_FUNCTIONS(qs::LineChart)
};

/// One quantity against another by mode: lines with markers, named at the right edge; live or of a result.
class LineChart : public ChartOf<LineContent>
{
    Q_OBJECT

public:
    explicit LineChart(QWidget* parent = nullptr) : ChartOf(parent) {}

    /// Draws a mode stronger than the others; empty: all alike.
    void setActiveMode(const QString& mode);

    bool hasLogChoice() const override { return true; }
    void toggleLog() override;

protected:
    void extendMenu(QMenu& menu, QPointF at) override;
};

} // namespace qs
