// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/runs/run_comparison_model.h"

#include <QIcon>
#include <QWidget>

#include <functional>

class QLabel;
class QStackedWidget;

namespace qs {

class CopyableTable;

/// Runs against a baseline run: what is faster beyond doubt, the medians of both, and what else differs between them.
class RunComparisonView : public QWidget
{
    Q_OBJECT

public:
    explicit RunComparisonView(QWidget* parent = nullptr);

    /// Shows these, `baseline` being the name of the run that they are compared with. None: says how to compare.
    void setRuns(const QString& baseline, const QVector<ComparedRun>& runs);
    void setSwatch(std::function<QIcon(const QString&)> swatch);
    /// What is said above the table.
    QString text() const;
    CopyableTable& table() { return *m_table; }
    CopyableTable& differences() { return *m_differences; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void recolor();
    QString summaryOf(const QVector<ComparedRun>& runs) const;
    QString caveatsOf(const QVector<ComparedRun>& runs) const;

    RunComparisonModel* m_model;
    RunDifferenceModel* m_differenceModel;
    QStackedWidget* m_pages;
    QLabel *m_empty, *m_title, *m_summary, *m_caveats, *m_noDifference;
    CopyableTable *m_table, *m_differences;
};

} // namespace qs
