// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/accuracy_study.h"
#include "widgets/charts/core/chart_widget.h"

namespace qs {

/// What a TrainingChart shows.
struct TrainingContent : ChartContent
{
    std::unique_ptr<ChartContent> clone() const override { return std::make_unique<TrainingContent>(*this); }
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    QString nameOf(const TrainingCurve& curve) const;

    std::vector<TrainingCurve> curves;
};

/// Loss and accuracy against epochs, one curve for each training, while it goes on: every step pale, their running mean
/// strong, and markers for the checks on items that are not trained on.
class TrainingChart : public ChartWidget
{
    Q_OBJECT

public:
    explicit TrainingChart(QWidget* parent = nullptr);

    /// The axis reaches to the planned epochs of every curve, so that it stands still while a training fills it.
    void setCurves(const std::vector<TrainingCurve>& curves) { replace(m_content.curves, curves); }
    /// Appends the new points of a training; one of a new mode begins a curve.
    void append(const TrainingCurve& part);
    void clear();
    const std::vector<TrainingCurve>& curves() const { return m_content.curves; }

    QString summary() const override;
    ChartTable dataTable() const override;
    /// Steps, one of each few pixels, of the losses and then of the accuracies.
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum) const override;
    ChartReadout readoutAt(QPointF at, QSizeF size) const override;
    using ChartWidget::readoutAt;

protected:
    const TrainingContent& content() const override { return m_content; }

private:
    TrainingContent m_content;
};

} // namespace qs
