// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/decide/decision.h"
#include "widgets/charts/core/chart_widget.h"

#include <QStringList>
#include <QVector>

#include <optional>

namespace qs {

/// A configuration by its time, its loss and what it takes of memory.
struct DecisionPoint
{
    QString mode; ///< decides colour and marker; the candidate's row in the table has the same
    QString label;
    DecisionFigure time, loss; ///< in the units of the axes; an exact loss is a point
    double bytes = 0;          ///< area of the marker; 0: not known
    QString state;             ///< 'Rank 1–3', 'Rejected'
    bool isOut = false;        ///< it exceeds a limit beyond doubt
    bool mayBeFirst = false;   ///< a place of its rank is the first
    QStringList readOut;       ///< without the name
};

/// What a DecisionChart shows.
struct DecisionContent : ChartContent
{
    DecisionContent();
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    QString summary() const override;
    ChartTable dataTable() const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum, QSizeF size) const override;

    QString timeName, timeUnit, lossName, lossUnit;
    QVector<DecisionPoint> points;
    std::optional<double> timeLimit, lossLimit; ///< at most, in the units of the axes

    Q_DECLARE_TR_FUNCTIONS(qs::DecisionChart)
};

/// Candidates of a decision: time to the right, loss upwards, so that the best stand at the lower left; memory is the
/// area. Intervals are crosses, limits are lines. What may all be the first, since it is not resolved which is, stands
/// on one ground.
class DecisionChart : public ChartOf<DecisionContent>
{
    Q_OBJECT

public:
    explicit DecisionChart(QWidget* parent = nullptr) : ChartOf(parent) {}

signals:
    void pointSelected(const QString& mode);

protected:
    void clicked(QPointF at) override;
};

} // namespace qs
