// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/accuracy_study.h"
#include "widgets/charts/core/chart_widget.h"

namespace qs {

/// What a TrainingChart shows.
struct TrainingContent : ChartContent
{
    TrainingContent();
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    QString summary() const override;
    ChartTable dataTable() const override;
    /// Steps, one of each few pixels, of the losses and then of the accuracies.
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum, QSizeF size) const override;
    ChartReadout readoutAt(QPointF at, QSizeF size) const override;
    QString nameOf(const TrainingCurve& curve) const;

    /// The axis reaches to the planned epochs of every curve, so that it stands still while a training fills it.
    std::vector<TrainingCurve> curves;

    Q_DECLARE_TR_FUNCTIONS(qs::TrainingChart)
};

/// Loss and accuracy against epochs, one curve for each training, while it goes on: every step pale, their running mean
/// strong, and markers for the checks on items that are not trained on.
class TrainingChart : public ChartOf<TrainingContent>
{
    Q_OBJECT

public:
    explicit TrainingChart(QWidget* parent = nullptr) : ChartOf(parent) {}

    /// Appends the new points of a training; one of a new mode begins a curve.
    void append(const TrainingCurve& part);
};

} // namespace qs
