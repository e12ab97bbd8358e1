// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/tour.h"

#include "app/frame/window_actions.h"
#include "app/pages/measure/run_presenter.h"
#include "app/present/tour_overlay.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QTimer>
#include <QToolBar>

#include <algorithm>

namespace qs {

namespace {

bool isSweep(const StoredRun& run)
{
    return !run.isStudy() && run.result && run.result->sweep && run.result->sweep->isSweep();
}
bool isStudy(const StoredRun& run) { return run.study != nullptr; }
bool isComparison(const StoredRun& run)
{
    return !run.isStudy() && !isSweep(run) && run.result && run.result->last() &&
           run.result->last()->spec.operation == Operation::Quantize;
}

/// Something in it is to be warned of.
bool hasWarning(const StoredRun& run)
{
    if (!isComparison(run)) return false;
    const auto& modes = run.result->last()->modes;
    return std::any_of(modes.begin(), modes.end(), [](const ModeResult& mode) {
        return std::any_of(mode.diagnoses.begin(), mode.diagnoses.end(),
                           [](const Diagnosis& d) { return d.severity != Severity::Info; });
    });
}

} // namespace

Tour::Tour(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    makeSteps();
    makeLaterSteps();
}

QWidget* Tour::named(const char* name) const { return m_parts.window.findChild<QWidget*>(QLatin1String(name)); }

QWidget* Tour::buttonOf(const char* action) const
{
    const auto* bar = m_parts.window.findChild<QToolBar*>(QStringLiteral("toolBar"));
    auto* found = m_parts.window.findChild<QAction*>(QLatin1String(action));
    return bar && found ? bar->widgetForAction(found) : nullptr;
}

void Tour::press(const char* action) const
{
    if (auto* found = m_parts.window.findChild<QAction*>(QLatin1String(action))) found->trigger();
}

void Tour::raiseDock(const char* dock) const
{
    auto* found = m_parts.window.findChild<QDockWidget*>(QLatin1String(dock));
    if (!found) return;
    found->show();
    found->raise();
}

void Tour::choose(const std::function<bool(const StoredRun&)>& wanted)
{
    const auto& runs = m_parts.store.runs();
    const auto found = std::find_if(runs.begin(), runs.end(), wanted);
    if (found != runs.end()) m_parts.presenter.showRun(found->id);
}

void Tour::makeSteps()
{
    m_steps << Step{tr("Turn the knobs"),
                    tr("Here you choose what is measured: operation, size, input and the modes that are compared. The "
                       "set-up can be run as it is."),
                    [this] { return named("setupDock"); },
                    [this] {
                        choose(isComparison);
                        press("actionScopePage");
                        raiseDock("setupDock");
                    }};
    m_steps << Step{tr("Press Run"),
                    tr("F5 measures all modes in turns, in the same rounds, so that a warming device cannot favour one "
                       "of them. Live goes on until you stop, and follows the knobs while you turn them."),
                    [this] { return buttonOf("actionRun"); }};
    m_steps << Step{tr("Watch every iteration"),
                    tr("The trace grows while the kernels run: a pale envelope, a strong median, outliers as dots. The "
                       "distribution stands beside it on the same axis."),
                    [this] { return named("scopeChart"); }, [this] { press("actionScopePage"); }};
    m_steps << Step{tr("Read the percentiles"),
                    tr("Median with its 95% interval, the slow tail as p95 and p99, bandwidth, and how close this is "
                       "to what the device allows."),
                    [this] { return named("readingStrip"); }, [this] { press("actionScopePage"); }};
    m_steps << Step{
        tr("Trust the verdict"),
        tr("Every mode against the baseline: FASTER or SLOWER only where the interval allows it, SAME within ±1%, and "
           "NOT RESOLVED where the samples do not say. Point at a cell to see what it rests on."),
        [this] { return named("scopeTable"); }, [this] { press("actionScopePage"); }};
}

void Tour::makeLaterSteps()
{
    m_steps << Step{tr("Mind the findings"),
                    tr("What is wrong with a measurement is said here, with its reason and a button that repairs it: a "
                       "slow first iteration, data that stays in the cache, too few samples."),
                    [this] { return named("findingsDock"); },
                    [this] {
                        choose(hasWarning);
                        press("actionScopePage");
                        raiseDock("findingsDock");
                    }};
    m_steps << Step{tr("Sweep over sizes"),
                    tr("Latency and bandwidth against size, with the measured ceiling as a line and the sizes that fit "
                       "into the cache shaded."),
                    [this] { return named("sweepPage"); },
                    [this] {
                        choose(isSweep);
                        press("actionSweepPage");
                    }};
    m_steps << Step{tr("See what accuracy costs"),
                    tr("A model is trained and quantized in every mode: accuracy, loss and size, with intervals and "
                       "verdicts on the same test items."),
                    [this] { return named("studyPage"); },
                    [this] {
                        choose(isStudy);
                        press("actionStudyPage");
                    }};
    m_steps << Step{tr("Export a report"),
                    tr("Tables, charts, samples and the command that repeats the measurement, in a folder. Every chart "
                       "can be saved or dragged out, too."),
                    [this] { return buttonOf("actionExport"); },
                    [this] {
                        choose(isComparison);
                        press("actionScopePage");
                        raiseDock("setupDock");
                    }};
    m_steps << Step{tr("Present it"),
                    tr("Full screen, one finding a page, with arrow keys or by itself; as PDF slides or one HTML page "
                       "for those who were not there. That was the tour: press F5 and measure your own."),
                    [this] { return buttonOf("actionPresent"); }};
}

void Tour::begin()
{
    if (!m_overlay) {
        m_overlay = new TourOverlay(m_parts.window);
        connect(m_overlay, &TourOverlay::nextRequested, this,
                [this] { m_step + 1 < count() ? goTo(m_step + 1) : end(); });
        connect(m_overlay, &TourOverlay::backRequested, this, [this] { goTo(m_step - 1); });
        connect(m_overlay, &TourOverlay::skipRequested, this, &Tour::end);
        connect(m_overlay, &TourOverlay::moved, this, &Tour::show);
    }
    goTo(0);
}

void Tour::goTo(int step)
{
    if (step < 0 || step >= count()) return;
    m_step = step;
    if (m_steps[step].prepare) m_steps[step].prepare();
    show();
    // Pages and docks that were turned to lay themselves out after this.
    QTimer::singleShot(0, this, &Tour::show);
}

QWidget* Tour::target() const { return m_step < 0 ? nullptr : m_steps[m_step].target(); }

void Tour::show()
{
    if (m_step < 0) return;
    const Step& step = m_steps[m_step];
    QWidget* lit = step.target();
    const QRect place = lit && lit->isVisible() ? QRect(lit->mapTo(&m_parts.window, QPoint()), lit->size()) : QRect();
    m_overlay->showStep(place, step.title, step.text, m_step, count());
}

void Tour::end()
{
    if (m_step < 0) return;
    m_step = -1;
    m_overlay->hide();
    m_parts.window.setFocus();
    emit ended();
}

} // namespace qs
