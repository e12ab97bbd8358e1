// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/pareto.h"
#include "widgets/charts/core/chart_widget.h"

#include <QStringList>
#include <QVector>

#include <optional>

namespace qs {

/// What is weighed against what; unless set accuracy in percent against size in KiB.
struct ParetoAxes
{
    QString cost, costUnit;    ///< 'model size', 'KiB'; less is better
    QString value, valueUnit;  ///< 'Accuracy', '%'
    bool lessIsBetter = false; ///< of the value
    QString logWords;          ///< of the menu: 'Size on a log axis'
};

/// A mode, or a plan that mixes several, by size and accuracy.
struct ParetoPoint
{
    QString name; ///< of the mode or plan; decides colour and marker
    QString label;
    QString shortLabel; ///< in narrow pictures
    double cost = 0;
    double value = 0, low = 0, high = 0; ///< with the 95% interval
    double latencyUs = 0;                ///< area of the marker; 0: not measured
    bool isBaseline = false;
    bool isPlan = false;                   ///< drawn as a diamond
    FrontPlace place = FrontPlace::Behind; ///< what is behind the front is pale
    QStringList readOut;                   ///< lines of the read-out, the first one its name

    bool onFront() const { return place == FrontPlace::On; }
    /// Shown to be behind the front: something that costs no more is better beyond the intervals.
    bool isBehind() const { return place == FrontPlace::Behind; }
};

/// What a ParetoChart shows.
struct ParetoContent : ChartContent
{
    ParetoContent();
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    QString summary() const override;
    ChartTable dataTable() const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum, QSizeF size) const override;
    ChartReadout readoutAt(QPointF at, QSizeF size) const override;
    QString costText(double cost) const;
    QString valueText(double value) const;

    /// Those that have a place on both axes.
    void setPoints(const QVector<ParetoPoint>& all);
    void setAxes(const ParetoAxes& others);
    /// A budget of the cost as a line; none, or one of nothing: no line.
    void setBudget(std::optional<double> cost);

    ParetoAxes axes;
    QVector<ParetoPoint> points;
    bool log = true; ///< costs
    std::optional<double> budget;

    Q_DECLARE_TR_FUNCTIONS(qs::ParetoChart)
};

/// Accuracy against size, or another value against another cost: who gives most for it. The front is a stepped
/// line through what is resolved, in the band of its intervals: what reaches into that is as good. The area of a marker
/// is the latency. Labels stay where they are when a plan is added, as far as it leaves them room.
///
/// Pointing at a point reads it out, a click selects it; arrow keys go through the points by size.
class ParetoChart : public ChartOf<ParetoContent>
{
    Q_OBJECT

public:
    explicit ParetoChart(QWidget* parent = nullptr) : ChartOf(parent) {}

    /// Costs on a log axis.
    void setLogSize(bool log);
    /// Marks a point; empty: none. Emits nothing.
    void setSelected(const QString& name);
    QString selected() const { return m_selected; }

    /// The point within reach of the pointer, and where it is drawn; for tests and interaction.
    std::optional<qsizetype> pointAt(QPointF at) const;
    QPointF pixel(qsizetype point) const;
    /// Where a point's label stands; empty where there was no room.
    QRectF labelBox(qsizetype point) const;

    bool hasLogChoice() const override { return true; }
    void toggleLog() override { setLogSize(!m_content.log); }

signals:
    void pointSelected(const QString& name);

protected:
    void paintOverlay(QPainter& painter) override;
    void extendMenu(QMenu& menu, QPointF at) override;
    void clicked(QPointF at) override;
    void reached(const ChartReadout& readout) override;

private:
    void select(qsizetype point);

    QString m_selected;
};

} // namespace qs
