// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/compare/run_history.h"
#include "widgets/charts/curves/sweep_overlay.h"
#include "widgets/runs/run_comparison_model.h"
#include "widgets/runs/side_by_side_model.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTabBar;

namespace qs {

class CategoryBars;
class CopyableTable;
class LineChart;
class SweepChart;

/// Results against a baseline run: what is faster beyond doubt, the figures of both, and what else differs between
/// them; of sweeps one mode of all over each other.
class RunComparisonView : public QWidget
{
    Q_OBJECT

public:
    explicit RunComparisonView(QWidget* parent = nullptr);

    /// Shows these, `baseline` being the name of the run that they are compared with. None: says how to compare.
    void setRuns(const QString& baseline, const QVector<ComparedRun>& runs);
    /// The same runs with columns for each, if they are kernel runs. Shown first, unless the user has chosen.
    void setSideBySide(std::optional<SideBySide> runs);
    /// The same runs in the order in which they were measured, with their names; fewer than three: no strip.
    void setHistory(const RunHistory& history, const QStringList& names);
    /// Sweeps among them, that of the baseline run first; fewer than two with a mode in common: no chart.
    void setSweeps(QVector<NamedSweep> sweeps);
    /// What is said above the table.
    QString text() const;
    CopyableTable& table() { return *m_table; }
    /// With columns for each run.
    CopyableTable& sideTable() { return *m_sideTable; }
    QTabBar& arrangement() { return *m_arrangement; }
    CopyableTable& differences() { return *m_differences; }
    SweepChart& chart() { return *m_chart; }
    /// Speed-ups with their intervals; of sweeps the lines say more.
    CategoryBars& ratios() { return *m_ratios; }
    /// In place of those where there are three runs or more.
    LineChart& history() { return *m_history; }
    QComboBox& chartMode() { return *m_mode; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void recolor();
    QWidget* makeChart();
    QWidget* makeTables();
    void showTable();
    void showRatios();
    void fillModes();
    void drawSweeps();
    QString summaryOf(const QVector<ComparedRun>& runs) const;
    QString caveatsOf(const QVector<ComparedRun>& runs) const;
    QStringList machineSentences(const QVector<ComparedRun>& runs) const;
    QStringList onlySentences(const QVector<ComparedRun>& runs) const;

    RunComparisonModel* m_model;
    RunDifferenceModel* m_differenceModel;
    SideBySideModel* m_sideModel;
    QStackedWidget* m_pages;
    QLabel *m_empty, *m_title, *m_summary, *m_caveats, *m_noDifference;
    CopyableTable *m_table, *m_sideTable, *m_differences;
    QTabBar* m_arrangement = nullptr; ///< a row for each run and mode, or columns for each run
    bool m_arranged = false;          ///< by the user
    bool m_compared = false;          ///< there is a run to compare with
    QVector<NamedSweep> m_sweeps;
    QComboBox* m_mode = nullptr;
    SweepChart* m_chart = nullptr;
    QWidget* m_charts = nullptr;
    CategoryBars* m_ratios = nullptr;
    LineChart* m_history = nullptr;
};

} // namespace qs
