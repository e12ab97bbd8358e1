// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/measure_pages.h"

#include "app/pages/measure/compare_page.h"
#include "app/pages/measure/measure_tour.h"
#include "app/pages/measure/run_rows.h"
#include "app/pages/measure/sweep_page.h"
#include "app/session/run_store.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/charts/curves/sweep_heat_map.h"
#include "widgets/controls/table_fit.h"
#include "widgets/language/operation_text.h"
#include "widgets/tables/comparison_view.h"

#include <nlohmann/json.hpp>

#include <QSplitter>
#include <QTabBar>

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

} // namespace

MeasurePage::MeasurePage(Title title, MeasureModule& measure, const WindowParts& window)
    : PageModule(std::move(title), window), m_measure(measure)
{}

CompareModule::CompareModule(MeasureModule& measure, const WindowParts& window)
    : MeasurePage(compareTitle(), measure, window)
{}

void CompareModule::addView(const QString& name, const QString& about, QWidget* view)
{
    m_measure.compare().addView(name, about, view);
}

void CompareModule::showView(QWidget& view) { m_measure.compare().showView(view); }

void CompareModule::setDevices(const QVector<RooflineSource>& devices) { m_measure.compare().setDevices(devices); }

QWidget* CompareModule::page() const { return &m_measure.compare(); }
CopyableTable* CompareModule::table() const { return &m_measure.compare().table(); }
QList<ChartWidget*> CompareModule::charts() const { return m_measure.compare().charts(); }
QList<QTabBar*> CompareModule::views() const { return {&m_measure.compare().views()}; }
EmptyPage* CompareModule::welcome() const { return &m_measure.compare().welcome(); }
QVector<TourStep> CompareModule::tourSteps() { return {compareTour(m_measure.compare())}; }
QList<QSplitter*> CompareModule::splitters() const { return {&m_measure.compare().splitter()}; }
void CompareModule::resetSizes() { TableFit::setSizes(m_measure.compare().splitter(), {600, 240}); }
void CompareModule::resetColumns() { m_measure.compare().table().resetColumns(); }

/// What was imported as figures alone.
bool CompareModule::shows(const StoredRun& run) const { return isMeasured(run) && !isSweepRun(run) && !hasTrace(run); }

void CompareModule::saveState()
{
    MeasurePage::saveState();
    const ComparisonView& table = m_measure.compare().table();
    m_window.settings.setState(table.objectName(), table.saveState());
}

void CompareModule::restoreState()
{
    MeasurePage::restoreState();
    ComparisonView& table = m_measure.compare().table();
    table.restoreState(m_window.settings.state(table.objectName()));
}

SweepModule::SweepModule(MeasureModule& measure, const WindowParts& window) : MeasurePage(sweepTitle(), measure, window)
{}

QWidget* SweepModule::page() const { return &m_measure.sweep(); }
EmptyPage* SweepModule::welcome() const { return &m_measure.sweep().welcome(); }
QList<QSplitter*> SweepModule::splitters() const { return {&m_measure.sweep().splitter()}; }
bool SweepModule::shows(const StoredRun& run) const { return isSweepRun(run); }

/// Of what runs, or of the sweep that is shown.
QString SweepModule::subject() const
{
    return job()->isActive() ? m_measure.subject() : sweepSubject(m_window.store.find(shownRun()));
}

QList<ChartWidget*> SweepModule::charts() const
{
    return {&m_measure.sweep().firstChart(), &m_measure.sweep().secondChart(), &m_measure.sweep().heatMap()};
}

} // namespace qs
