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
    /// `parts` of this page; what all of them share comes from `measure`.
    MeasurePage(Title title, MeasureModule& measure, const PageServices& window, PageParts parts);

    void start() override { m_measure.start(); }
    PageContent content() const override { return m_measure.content(); }
    void showRun(const QString& id) override { m_measure.showRun(id); }

protected:
    MeasureModule& m_measure;
};

class CompareModule : public MeasurePage
{
    Q_OBJECT

public:
    CompareModule(MeasureModule& measure, const PageServices& window);

    /// A further view of the page, which is given away.
    void addView(const QString& name, const QString& about, QWidget* view);
    void showView(QWidget& view);
    /// Runs of several devices, whose roofs are drawn together while one of them is shown; none: that of the shown run.
    void setDevices(const QVector<RooflineSource>& devices);
    RunFit fit(const StoredRun& run) const override;
};

class SweepModule : public MeasurePage
{
    Q_OBJECT

public:
    SweepModule(MeasureModule& measure, const PageServices& window);

    PageContent content() const override { return m_measure.sweepContent(); }
    RunFit fit(const StoredRun& run) const override;
};

} // namespace qs
