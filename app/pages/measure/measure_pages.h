// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/measure/measure_module.h"

namespace qs {

struct RooflineSource;

/// Another page of what is measured, with the same setup and the same run.
class MeasurePage : public PageModule
{
    Q_OBJECT

public:
    MeasurePage(Title title, MeasureModule& measure, const WindowParts& window);

    QWidget* setup() const override { return m_measure.setup(); }
    Job* job() const override { return m_measure.job(); }
    QString runningText() const override { return m_measure.runningText(); }
    void start() override { m_measure.start(); }
    QString setupId() const override { return m_measure.setupId(); }
    QString setupTitle(const nlohmann::json& setup) const override { return m_measure.setupTitle(setup); }
    nlohmann::json setupNow() const override { return m_measure.setupNow(); }
    std::string commandLine() const override { return m_measure.commandLine(); }
    nlohmann::json setupOf(const StoredRun& run) const override { return m_measure.setupOf(run); }
    Result<bool> useSetup(const nlohmann::json& setup) override { return m_measure.useSetup(setup); }
    QString runToolTip() const override { return m_measure.runToolTip(); }
    QString shownRun() const override { return m_measure.shownRun(); }
    FindingSubject findings() const override { return m_measure.findings(); }
    QString subject() const override { return m_measure.subject(); }
    bool canShow(const StoredRun& run) const override { return m_measure.canShow(run); }
    void showRun(const QString& id) override { m_measure.showRun(id); }

protected:
    MeasureModule& m_measure;
};

class CompareModule : public MeasurePage
{
    Q_OBJECT

public:
    CompareModule(MeasureModule& measure, const WindowParts& window);

    /// A further view of the page, which is given away.
    void addView(const QString& name, const QString& about, QWidget* view);
    void showView(QWidget& view);
    /// Runs of several devices, whose roofs are drawn together while one of them is shown; none: that of the shown run.
    void setDevices(const QVector<RooflineSource>& devices);
    QWidget* page() const override;
    CopyableTable* table() const override;
    QList<ChartWidget*> charts() const override;
    QList<QTabBar*> views() const override;
    EmptyPage* welcome() const override;
    QVector<TourStep> tourSteps() override;
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
    QString shownRun() const override { return m_measure.shownSweep(); }
    QString subject() const override;
    bool shows(const StoredRun& run) const override;
    bool canShow(const StoredRun& run) const override { return shows(run); }

protected:
    QList<QSplitter*> splitters() const override;
};

} // namespace qs
