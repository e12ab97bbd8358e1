// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/compare/run_comparison.h"
#include "widgets/tables/column_model.h"

#include <QString>
#include <QVector>

#include <vector>

namespace qs {

/// A run beside the baseline run; with an error where they cannot be compared.
struct ComparedRun
{
    QString name;
    RunComparison comparison;
    QString error;
};

/// A mode of a run beside the same of the baseline run.
struct RunComparisonRow
{
    QString run;
    SeriesComparison series;
};

/// The rows of all runs, one mode or configuration after the other. A quantity has one unit in all rows.
class RunComparisonModel : public ColumnModel<RunComparisonRow>
{
    Q_OBJECT

public:
    explicit RunComparisonModel(QObject* parent = nullptr);

    void setRuns(const QVector<ComparedRun>& runs);

protected:
    std::span<const RunComparisonRow> rows() const override { return m_rows; }
    QString nameOf(const RunComparisonRow& row) const override;

private:
    std::vector<RunComparisonRow> m_rows;
};

/// '↑ FASTER', or '↑ BETTER' where it is not about speed.
QString verdictWord(Verdict verdict, ComparedQuantity quantity);
Tone toneOf(Verdict verdict);
/// What the machine did between the two runs (machineText()); empty where it did not matter.
QString machineWords(const SeriesComparison& series);
/// The sentence of a comparison, and what its interval rests on.
QString whyText(const SeriesComparison& series);

/// What differs between a run and the baseline run.
struct RunDifferenceRow
{
    QString run;
    RunDifference difference;
};

class RunDifferenceModel : public ColumnModel<RunDifferenceRow>
{
    Q_OBJECT

public:
    explicit RunDifferenceModel(QObject* parent = nullptr);

    void setRuns(const QVector<ComparedRun>& runs);

protected:
    std::span<const RunDifferenceRow> rows() const override { return m_rows; }
    QString nameOf(const RunDifferenceRow&) const override { return {}; }

private:
    std::vector<RunDifferenceRow> m_rows;
};

} // namespace qs
