// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/measure/measure_module.h"

namespace qs {

/// Another page of what is measured, with the same set-up and the same run.
class MeasurePage : public PageModule
{
    Q_OBJECT

public:
    MeasurePage(Title title, MeasureModule& measure, const WindowParts& window);

    QWidget* setup() const override { return m_measure.setup(); }
    Job* job() const override { return m_measure.job(); }
    QString runningText() const override { return m_measure.runningText(); }
    void start() override { m_measure.start(); }
    QString runToolTip() const override { return m_measure.runToolTip(); }
    QString shownRun() const override { return m_measure.shownRun(); }
    FindingSubject findings() const override { return m_measure.findings(); }

protected:
    MeasureModule& m_measure;
};

class CompareModule : public MeasurePage
{
    Q_OBJECT

public:
    CompareModule(MeasureModule& measure, const WindowParts& window);

    QWidget* page() const override;
    CopyableTable* table() const override;
    QList<ChartWidget*> charts() const override;
    QList<QTabBar*> views() const override;
    EmptyPage* welcome() const override;
    bool shows(const StoredRun& run) const override;
    void saveState() override;
    void restoreState() override;
    void resetSizes() override;
    void resetColumns() override;

protected:
    QList<QSplitter*> splitters() const override;
};

class SweepModule : public MeasurePage
{
    Q_OBJECT

public:
    SweepModule(MeasureModule& measure, const WindowParts& window);

    QWidget* page() const override;
    QList<ChartWidget*> charts() const override;
    EmptyPage* welcome() const override;
    QVector<TourStep> tourSteps() override;
    bool shows(const StoredRun& run) const override;

protected:
    QList<QSplitter*> splitters() const override;
};

} // namespace qs
