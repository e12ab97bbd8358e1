// SPDX-License-Identifier: GPL-3.0-or-later
// Live, and what the pages say while nothing of the setup is measured yet.
#include "app/frame/page_list.h"
#include "app/pages/measure/compare_page.h"
#include "app/pages/measure/measure_module.h"
#include "app/pages/measure/run_display.h"
#include "app/pages/measure/run_rows.h"
#include "app/pages/measure/scope_page.h"
#include "app/pages/measure/sweep_page.h"
#include "app/session/run_store.h"
#include "app/targets/target_service.h"
#include "gpu/results/analysis.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/language/operation_text.h"
#include "widgets/setup/setup_panel.h"

#include <QAction>

namespace qs {

namespace {

/// What is asked of the device, without how long and whether it is followed.
RunSpec asked(RunSpec spec)
{
    spec.live = spec.profile = false;
    return spec;
}

} // namespace

/// The switch is the measurement: on starts one or lets the present one go on, off ends it.
void MeasureModule::setLive(bool live)
{
    if (m_showingLive || live == m_live) return;
    if (!m_controller.isActive()) {
        startRun(Start::Live);
        return showLive(); // it may have been refused
    }
    if (!live) return m_controller.stop();
    m_live = true;
    m_controller.setLive(true);
}

/// The action shows what is so: a run that has ended leaves nothing armed.
void MeasureModule::showLive()
{
    if (!m_controller.isActive() || m_controller.state() == Job::State::Stopping) m_live = false;
    m_showingLive = true;
    m_actions.live->setChecked(m_live);
    m_showingLive = false;
}

QString MeasureModule::whyNoLive() const
{
    if (m_window.pages.current().job() != &m_controller) return tr("Live is not available for studies");
    if (m_controller.isActive() && (m_controller.spec().isSweep() || m_controller.spec().profile))
        return tr("A run is in progress. Stop it to measure live.");
    if (m_targets.several().isSeveral()) return tr("Live measures on one device. Choose one in the list of targets.");
    return m_setup.liveProblem();
}

QString MeasureModule::subject() const
{
    // Of a sweep all of it, and not the point that was measured last.
    const StoredRun* run = m_store.find(m_display->shownRun());
    if (QString sweep = sweepSubject(run); !sweep.isEmpty()) return sweep;
    // Rows of other tools have no size of ours.
    if (run && run->result && run->result->last() && run->result->last()->isImported()) return {};
    const RunSpec& shown = m_display->shownSpec();
    return shown.count() > 0 ? subjectText(shown) : QString();
}

/// In place of 'Press F5': what goes on before the first sample is there.
void MeasureModule::sayPreparing()
{
    const bool active = m_controller.isActive();
    const QString phase = active ? m_controller.phase() : QString();
    QString words = ScopePage::emptyText();
    if (active) {
        words = tr("Preparing %1…").arg(subjectText(m_display->shownSpec()));
        if (!phase.isEmpty()) words += QLatin1Char('\n') + phase;
    }
    m_scope.chart().setEmptyText(words);
    m_compare.setEmptyText(active ? words : ComparePage::emptyText());
    m_sweep.setPhase(phase);
    sayOutdated();
}

/// The results that are shown belong to another setup than the one that is set.
void MeasureModule::sayOutdated()
{
    const QStringList lines = outdatedLines();
    m_scope.setOutdated(lines);
    m_compare.setOutdated(lines);
}

QStringList MeasureModule::outdatedLines() const
{
    const RunSpec& shown = m_display->shownSpec();
    const RunSpec wanted = asked(m_setup.spec());
    if (shown.count() == 0 || !m_turned) return {};
    if (m_controller.isActive()) {
        // A run that is not live stays with what it was started with, and says so in its title.
        if (!m_live || !m_reaims) return {};
        return {tr("Measured with %1").arg(subjectText(shown)), tr("Preparing %1…").arg(subjectText(wanted))};
    }
    const StoredRun* run = m_store.find(m_display->shownRun());
    if (!run || !run->result || !run->result->importedFrom().empty()) return {};
    const RunSpec& measured = run->result->sweep ? *run->result->sweep : shown;
    if (measuresTheSame(asked(measured), wanted)) return {};
    const QString was = subjectText(measured), is = subjectText(wanted);
    if (was == is) return {tr("Measured with another setup of %1").arg(was), tr("Press F5 or Live to measure again.")};
    return {tr("Measured with %1").arg(was), tr("Press F5 or Live to measure %1.").arg(is)};
}

} // namespace qs
