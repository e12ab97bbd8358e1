// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/measure_pages.h"

#include "app/pages/measure/compare_page.h"
#include "app/pages/measure/measure_tour.h"
#include "app/pages/measure/run_rows.h"
#include "app/pages/measure/sweep_page.h"
#include "app/session/run_store.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/charts/curves/sweep_heat_map.h"
#include "widgets/language/operation_text.h"
#include "widgets/tables/comparison_view.h"

#include <QSplitter>
#include <QTabBar>

#include <utility>

namespace qs {
namespace {

PageModule::Title compareTitle()
{
    return PageModule::Title(QStringLiteral("compare"), CompareModule::tr("Compare"),
                             CompareModule::tr("Bars, roofline and reasons of the modes or variants"),
                             "actionComparePage", CompareModule::tr("Co&mpare"),
                             CompareModule::tr("Show the comparison charts"), CompareModule::tr("Alt+2"), "compare");
}

PageModule::Title sweepTitle()
{
    return PageModule::Title(QStringLiteral("sweep"), SweepModule::tr("Sweep"),
                             SweepModule::tr("Latency and bandwidth against size"), "actionSweepPage",
                             SweepModule::tr("S&weep"), SweepModule::tr("Show latency and bandwidth against size"),
                             SweepModule::tr("Alt+3"), "sweep");
}

PageParts compareParts(ComparePage& page)
{
    PageParts parts;
    parts.page = &page;
    parts.table = parts.columns = &page.table();
    parts.charts = page.charts();
    parts.views = {&page.views()};
    parts.splitters = {{&page.splitter(), {600, 240}}};
    parts.welcome = &page.welcome();
    parts.tour = [&page] { return QVector<TourStep>{compareTour(page)}; };
    return parts;
}

PageParts sweepParts(SweepPage& page)
{
    PageParts parts;
    parts.page = &page;
    parts.charts = {&page.firstChart(), &page.secondChart(), &page.heatMap()};
    parts.splitters = {{&page.splitter()}};
    parts.welcome = &page.welcome();
    return parts;
}

} // namespace

MeasurePage::MeasurePage(Title title, MeasureModule& measure, const PageServices& window, PageParts parts)
    : PageModule(std::move(title), window), m_measure(measure)
{
    const PageParts& shared = measure.parts();
    parts.setup = shared.setup;
    parts.setups = shared.setups;
    parts.setupId = measure.setupId();
    parts.job = shared.job;
    parts.runningText = shared.runningText;
    parts.runToolTip = shared.runToolTip;
    parts.findings = shared.findings;
    setParts(std::move(parts));
}

CompareModule::CompareModule(MeasureModule& measure, const PageServices& window)
    : MeasurePage(compareTitle(), measure, window, compareParts(measure.compare()))
{}

void CompareModule::addView(const QString& name, const QString& about, QWidget* view)
{
    m_measure.compare().addView(name, about, view);
}

void CompareModule::showView(QWidget& view) { m_measure.compare().showView(view); }

void CompareModule::setDevices(const QVector<RooflineSource>& devices) { m_measure.compare().setDevices(devices); }

/// What was imported as figures alone is its own.
RunFit CompareModule::fit(const StoredRun& run) const
{
    if (!isMeasured(run)) return RunFit::None;
    return !isSweepRun(run) && !hasTrace(run) ? RunFit::Own : RunFit::Partly;
}

SweepModule::SweepModule(MeasureModule& measure, const PageServices& window)
    : MeasurePage(sweepTitle(), measure, window, sweepParts(measure.sweep()))
{}

RunFit SweepModule::fit(const StoredRun& run) const { return isSweepRun(run) ? RunFit::Own : RunFit::None; }

} // namespace qs
