// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
};

/// Horizontal bars, one a mode: name on the left, value with its unit at the end, interval as a whisker. Bars
/// begin at zero; on a log axis at a power of ten, and the axis says that it is logarithmic.
class ComparisonChart : public ChartWidget
{
    Q_OBJECT

public:
    explicit ComparisonChart(QWidget* parent = nullptr);

    void setData(const QVector<ComparisonBar>& bars);
    const QVector<ComparisonBar>& data() const { return m_bars; }
    /// What is measured and in which unit: ("Median latency", "µs").
    void setQuantity(const QString& name, const QString& unit);
    /// What the whiskers are, for the key: "p5–p95". Empty: no key.
    void setIntervalName(const QString& name);
    /// What the tick of ComparisonBar::reference is, for the key: "ceiling of this device".
    void setReferenceName(const QString& name);
    /// One line over all bars, for example the device's bandwidth ceiling; NaN removes it.
    void setLimit(double value, const QString& name);
    void setLogAxis(bool log);
    /// Significant digits of the values.
    void setDigits(int digits);

    QString summary() const override;
    ChartTable dataTable() const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum) const override;
    bool hasLogChoice() const override { return true; }
    void toggleLog() override { setLogAxis(!m_log); }

protected:
    void paintChart(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    void extendMenu(QMenu& menu, QPointF at) override;

private:
    QString labelOf(const ComparisonBar& bar) const { return bar.label.isEmpty() ? bar.mode : bar.label; }

    QVector<ComparisonBar> m_bars;
    QString m_quantity, m_unit, m_interval, m_reference, m_limitName;
    double m_limit = ComparisonBar::absent;
    bool m_log = false;
    int m_digits = 3;

    friend class ComparisonPainter;
};

} // namespace qs
