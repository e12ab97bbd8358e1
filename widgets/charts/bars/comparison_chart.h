// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/comparison.h"
#include "widgets/charts/bars/ratio_dots.h"
#include "widgets/charts/core/chart_widget.h"

#include <QVector>

#include <limits>

namespace qs {

/// One bar: a mode and its value, in the chart's unit. NaN means "not there".
struct ComparisonBar
{
    static constexpr double absent = std::numeric_limits<double>::quiet_NaN();

    QString mode;  ///< decides hue, hatching and stripe
    QString label; ///< written beside the bar; the mode name where empty
    double value = absent;
    double low = absent;       ///< whisker, for example p5
    double high = absent;      ///< whisker, for example p95
    double reference = absent; ///< a tick of its own, for example this mode's ceiling
    QString note;              ///< written behind the value; where the value is absent, instead of it: "∞ (exact)"
    bool isBaseline = false;
    bool unresolved = false; ///< its difference to the baseline may be noise: drawn pale, and the key says so
    RatioDot ratio = {};     ///< to the baseline by round, which is not that of the bars; its text includes the note
};

/// What a ComparisonChart shows.
struct ComparisonContent : ChartContent
{
    ComparisonContent();
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    QString summary() const override;
    ChartTable dataTable() const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum, QSizeF size) const override;
    static QString labelOf(const ComparisonBar& bar) { return bar.label.isEmpty() ? bar.mode : bar.label; }
    /// What is measured and in which unit: ("Median latency", "µs").
    void setQuantity(const QString& quantityName, const QString& unitName);

    QVector<ComparisonBar> bars;
    QString quantity, unit;
    QString interval;  ///< what the whiskers are, for the key: "p5–p95"; empty: no key
    QString reference; ///< what the tick of ComparisonBar::reference is, for the key: "ceiling of this device"
    QString ratioName; ///< what ComparisonBar::ratio is, for its heading. The ratios are drawn beside the bars or below
                       ///< them; in narrow charts without their text
    double band = kSameWithin;            ///< half-width of the ratios that count as the same
    double limit = ComparisonBar::absent; ///< one line over all bars, for example the device's bandwidth ceiling
    QString limitName;
    bool log = false;
    int digits = 3; ///< significant ones of the values

    Q_DECLARE_TR_FUNCTIONS(qs::ComparisonChart)
};

/// Horizontal bars, one a mode: name on the left, value with its unit at the end, interval as a whisker. Bars
/// begin at zero; on a log axis at a power of ten, and the axis says that it is logarithmic.
class ComparisonChart : public ChartOf<ComparisonContent>
{
    Q_OBJECT

public:
    explicit ComparisonChart(QWidget* parent = nullptr) : ChartOf(parent) {}

    void setLogAxis(bool log);
    bool hasLogChoice() const override { return true; }
    void toggleLog() override { setLogAxis(!m_content.log); }

protected:
    void extendMenu(QMenu& menu, QPointF at) override;
};

} // namespace qs
