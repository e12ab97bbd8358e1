// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/measure_module.h"

#include "app/findings/finding_fixes.h"
#include "app/findings/run_findings.h"
#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/frame/status_line.h"
#include "app/frame/stop_first.h"
#include "app/pages/measure/calibration_dialog.h"
#include "app/pages/measure/compare_page.h"
#include "app/pages/measure/measure_tour.h"
#include "app/pages/measure/run_display.h"
#include "app/pages/measure/run_rows.h"
#include "app/pages/measure/scope_page.h"
#include "app/pages/measure/sweep_page.h"
#include "app/session/run_store.h"
#include "app/targets/device_service.h"
#include "app/targets/target_service.h"
#include "gpu/results/analysis.h"
#include "gpu/studies/kept/kept_calibration.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/runs/runs_panel.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/tables/comparison_view.h"

#include <QAction>
#include <QFileInfo>
#include <QMainWindow>
#include <QSplitter>

namespace qs {
namespace {

PageModule::Title scopeTitle()
{
    return PageModule::Title(QStringLiteral("scope"), MeasureModule::tr("Scope"),
                             MeasureModule::tr("Latency of every iteration"), "actionScopePage",
                             MeasureModule::tr("S&cope"), MeasureModule::tr("Show the live trace"),
                             MeasureModule::tr("Alt+1"), "scope");
}

/// What is asked of the device, without how long and whether it is followed.
RunSpec asked(RunSpec spec)
{
    spec.live = spec.profile = false;
    return spec;
}

} // namespace

MeasureModule::MeasureModule(const PageServices& window, const RunServices& run, WindowActions& actions,
                             RunsPanel& runs, TargetService& targets, StopFirst& stop, KernelAccess kernels)
    : PageModule(scopeTitle(), window), m_store(run.store), m_findings(run.findings), m_status(run.status),
      m_devices(run.devices), m_actions(actions), m_targets(targets), m_stop(stop),
      m_controller(*new RunController(std::move(kernels.run), this)),
      m_setup(*new MeasureSetup(window, m_devices, targets, m_controller, std::move(kernels.estimate),
                                std::move(kernels.tensors), this)),
      m_panel(m_setup.panel()), m_model(*new ComparisonModel(this)), m_scope(*new ScopePage(m_model)),
      m_compare(*new ComparePage(m_model)), m_sweep(*new SweepPage),
      m_display(new RunDisplay({m_scope, m_compare, m_model, runs, m_findings, m_sweep}, m_store, this))
{
    setParts(makeParts());
    m_controller.setConsumer(m_display->consumer());
    connectActions();
    connectSetup();
    connectRun();
    connectHistory();
    connectRequests();
    updateWelcome();
}

PageParts MeasureModule::makeParts()
{
    PageParts parts;
    parts.page = &m_scope;
    parts.setup = &m_panel;
    parts.setups = &m_setup;
    parts.job = &m_controller;
    parts.runningText = tr("A run is in progress.");
    parts.runToolTip = tr("Measure the setup (%1; Space on the chart)");
    parts.table = parts.columns = &m_scope.table();
    parts.charts = {&m_scope.chart()};
    parts.splitters = {{&m_scope.splitter(), {600, 300}}};
    parts.welcome = &m_scope.welcome();
    parts.tour = [this] { return measureTour(m_panel, m_scope.chart(), m_actions, [this] { m_display->replay(); }); };
    parts.findings = FindingSubject::Kernels;
    parts.opens = {FileKind::Tensors};
    return parts;
}

PageContent MeasureModule::content() const
{
    PageContent content;
    content.run = m_display->shownRun();
    content.subject = subject();
    const Segment& segment = m_display->shownSegment();
    content.live = m_controller.isActive() && !segment.modes.empty() ? &segment : nullptr;
    return content;
}

PageContent MeasureModule::sweepContent() const
{
    PageContent content;
    content.run = m_display->shownSweep();
    // Of what runs, or of the sweep that is shown.
    content.subject = m_controller.isActive() ? subject() : sweepSubject(m_store.find(content.run));
    return content;
}

RunFit MeasureModule::fit(const StoredRun& run) const
{
    if (!isMeasured(run)) return RunFit::None;
    return !isSweepRun(run) && hasTrace(run) ? RunFit::Own : RunFit::Partly;
}

void MeasureModule::showRun(const QString& id) { m_display->showBehind(id); }
void MeasureModule::open(const QString& path) { m_setup.openInput(path); }
void MeasureModule::setPlacement(bool separate) { m_separate = separate; }

void MeasureModule::saveState()
{
    PageModule::saveState();
    m_window.settings.logLatency.set(m_scope.chart().logLatency());
    m_setup.save();
}

void MeasureModule::restoreState()
{
    PageModule::restoreState();
    m_scope.chart().setLogLatency(m_window.settings.logLatency());
    m_setup.restore();
}

void MeasureModule::connectActions()
{
    const WindowActions& actions = m_actions;
    ScopeChart& chart = m_scope.chart();
    connect(actions.profile, &QAction::triggered, this, [this] { startRun(Start::Profile); });
    connect(actions.calibration, &QAction::triggered, this, &MeasureModule::showCalibration);
    connect(actions.live, &QAction::toggled, this, &MeasureModule::setLive);
    connect(actions.freeze, &QAction::toggled, &chart, &ScopeChart::setFrozen);
    connect(&chart, &ScopeChart::frozenChanged, actions.freeze, &QAction::setChecked);
    connect(actions.logLatency, &QAction::toggled, &chart, &ScopeChart::setLogLatency);
    connect(&chart, &ScopeChart::logLatencyChanged, actions.logLatency, &QAction::setChecked);
    connect(actions.resetZoom, &QAction::triggered, &chart, &ScopeChart::resetZoom);
    connect(actions.copyPicture, &QAction::triggered, &chart, &ChartWidget::copyPicture);
    connect(actions.useAsBaseline, &QAction::triggered, this, [this] { m_store.setBaseline(m_display->activeMode()); });
    connect(actions.overlay, &QAction::triggered, this, &MeasureModule::toggleOverlay);
}

void MeasureModule::connectSetup()
{
    connect(&m_setup, &MeasureSetup::changed, this, &MeasureModule::setupChanged);
    connect(&m_setup, &MeasureSetup::inputFailed, this,
            [this](const Error& error) { m_findings.addFinding(errorFinding(error)); });
    connect(&m_setup, &MeasureSetup::inputGiven, this, &MeasureModule::onInputGiven);
    connect(&m_panel, &SetupPanel::runRequested, this, &MeasureModule::start);
    connect(&m_scope, &ScopePage::runRequested, this, &MeasureModule::start);
    connect(&m_targets.several(), &ChosenDevices::changed, this, &MeasureModule::refresh);
}

/// A file is a key away from being measured; not on the page Sweep, since a file has one size.
void MeasureModule::onInputGiven(const QString& path, const QString& tensor)
{
    emit inputGiven(path, tensor);
    if (!m_panel.problems().isEmpty()) return; // the panel says what is wrong
    if (&m_window.pages.current() == m_sweepModule) m_window.pages.show(*this);
    const RunSpec spec = m_panel.spec();
    const QString name = tensor.isEmpty() ? QFileInfo(path).fileName() : tensor;
    m_window.messages.showMessage(
        MessageBar::Kind::Info, tr("%1 is the input: %2.").arg(name, subjectText(spec)),
        tr("Measure it with F5. The Tensors page shows its values and what each format makes of them."), m_actions.run);
}

void MeasureModule::connectRun()
{
    connect(&m_controller, &RunController::stateChanged, this, &MeasureModule::onState);
    connect(&m_controller, &RunController::eventHappened, this, &MeasureModule::onEvent);
    connect(&m_controller, &RunController::finished, this, &MeasureModule::onFinished);
    connect(&m_controller, &RunController::rateChanged, &m_status, &StatusLine::setRate);
    connect(m_display, &RunDisplay::stored, this, &PageModule::stored);
    connect(m_display, &RunDisplay::hinted, this,
            [this](const QString& text) { m_window.messages.showMessage(MessageBar::Kind::Info, text); });
    connect(m_display, &RunDisplay::traceWanted, this, [this] { m_window.pages.show(*this); });
    connect(m_display, &RunDisplay::inputWanted, this, &MeasureModule::inputWanted);
    connect(m_display, &RunDisplay::subjectChanged, this, [this] {
        if (m_controller.isActive()) m_status.setSubject(subjectText(m_display->shownSpec()));
        emit subjectChanged();
        emit contentChanged();
    });
    connect(m_display, &RunDisplay::contentChanged, this, [this] {
        if (m_display->shownRun() != m_turnedFrom) m_turned = false; // a run was chosen: it is what it is
        updateOutdatedText();
        refresh();
        emit contentChanged();
    });
}

/// The history shows studies, too: those are on other pages.
void MeasureModule::connectHistory()
{
    PageList& pages = m_window.pages;
    connect(&pages, &PageList::chosen, m_display, &RunDisplay::showRun);
    connect(&pages, &PageList::stored, this, [this](const PageModule& page, const QString& id) {
        if (&page != this) m_display->showRun(id);
    });
    connect(m_display, &RunDisplay::studyChosen, this, [this, &pages](const QString& id) {
        if (const StoredRun* run = m_store.find(id)) pages.turnTo(*run);
    });
    connect(m_display, &RunDisplay::runChosen, this, [this, &pages] {
        const Job* job = pages.current().job();
        if (job && job != &m_controller) pages.show(*this);
        emit contentChanged();
    });
    const RunStore& store = m_store;
    connect(&store, &RunStore::runInserted, this, &MeasureModule::updateWelcome);
    connect(&store, &RunStore::runRemoved, this, &MeasureModule::updateWelcome);
    connect(&store, &RunStore::wasReset, this, &MeasureModule::updateWelcome);
}

/// What the findings and the sweep ask for.
void MeasureModule::connectRequests()
{
    connect(&m_findings, &FindingsPanel::fixRequested, this, &MeasureModule::applyFix);
    connect(&m_sweep, &SweepPage::continueRequested, this, [this] { continueSweep(m_sweep.unmeasuredPoints() == 0); });
    connect(&m_sweep, &SweepPage::usualSweepRequested, this, [this] {
        m_panel.switchOnSweep();
        startRun(Start::Run);
    });
    connect(&m_sweep, &SweepPage::moreSamplesRequested, this, [this](int point) { continueSweep(false, point); });
}

void MeasureModule::startRun(Start kind)
{
    if (!m_window.pages.mayStart(*this, m_window.messages)) return;
    // Who presses Run on the page of sweeps wants one, and not to be taken to another page.
    if (kind == Start::Run && &m_window.pages.current() == m_sweepModule) m_panel.switchOnSweep();
    QStringList problems = m_panel.problems(); // of the parts and of the whole, which may be the same
    problems.removeDuplicates();
    if (!problems.isEmpty())
        return m_window.messages.showMessage(MessageBar::Kind::Error, tr("Cannot run this setup."),
                                             problems.join(QLatin1Char(' ')));
    RunSpec spec = m_panel.spec();
    spec.profile = kind == Start::Profile;
    spec.live = kind == Start::Live;
    if (const std::string baseline = m_store.baseline().toStdString(); spec.isSweep() && spec.measures(baseline))
        spec.baseline = baseline;
    measure(spec);
}

void MeasureModule::measureTensors(const QString& path, const QVector<TensorChoice>& tensors)
{
    if (!m_window.pages.mayStart(*this, m_window.messages)) return;
    m_tensors = m_setup.tensorSpecs(path, tensors);
    measureNextTensor();
}

void MeasureModule::measureNextTensor()
{
    if (!m_tensors.isEmpty()) measure(m_tensors.takeFirst());
}

/// Once no question is in work, since a run has the device for itself. `frozen`: the picture stands still.
void MeasureModule::measure(const RunSpec& spec, const QString& goesOn, std::optional<int> onlyPoint, bool frozen)
{
    m_window.messages.clear();
    m_stop.then([this, spec, goesOn, onlyPoint, frozen] {
        begin(spec, goesOn, onlyPoint);
        if (frozen) m_actions.freeze->setChecked(true);
    });
}

void MeasureModule::begin(const RunSpec& spec, const QString& goesOn, std::optional<int> onlyPoint)
{
    if (auto may = m_controller.mayStart(spec); !may) return m_window.messages.showError(may.error());
    const StoredRun* earlier = m_store.find(goesOn);
    const ResultPtr resume = earlier ? earlier->result : nullptr;
    m_live = spec.live;
    const ChosenDevices& several = m_targets.several();
    m_display->setDevices(several.takes(spec, resume || onlyPoint) ? several.nameList() : QStringList());
    m_display->beginRun(spec, goesOn);
    // What is kept of a device of that name here does not apply to one elsewhere.
    const DeviceListing* device = m_devices.deviceFor(spec.backend, spec.device);
    if (device && !m_devices.isElsewhere())
        m_kept.request(
            [info = device->info](const std::stop_token&) -> Result<std::optional<Calibration>> {
                return keptCalibration(info);
            },
            [this](Result<std::optional<Calibration>> kept) {
                if (kept && *kept && m_controller.isActive()) // else the run has brought its own
                    m_display->setCalibration(std::make_shared<const Calibration>(std::move(**kept)));
            });
    // Else the host of the worker keeps them, of several devices the one of each.
    m_controller.setKeepsArrived(!m_separate && !m_targets.several().takes(spec, resume || onlyPoint));
    m_expected = spec.live || spec.profile || resume ? 0 : m_setup.estimatedSeconds(spec);
    m_clock.start();
    (void)m_controller.start(spec, resume, onlyPoint); // it was asked whether it may
    if (spec.isSweep())
        m_window.pages.show(*m_sweepModule);
    else if (&m_window.pages.current() == m_sweepModule)
        m_window.pages.show(*this);
}

/// Does what the button of a finding says: judges the same samples anew, or changes the setup and measures again.
void MeasureModule::applyFix(const Finding& finding)
{
    MessageBar& messages = m_window.messages;
    const StoredRun* run = m_store.find(m_display->shownRun());
    if (m_controller.isActive())
        return messages.showMessage(MessageBar::Kind::Info, parts().runningText, tr("Wait until it ends, or stop it."));
    if (!run || !run->result)
        return messages.showMessage(MessageBar::Kind::Info, tr("There is no run to apply this to."));
    if (const std::string source = run->result->importedFrom(); !source.empty())
        return messages.showMessage(
            MessageBar::Kind::Info,
            tr("This run was imported from %1: it cannot be measured again here.").arg(text(source)));
    if (finding.fix == DiagnosisFix::DropWarmup) {
        auto result = withoutWarmup(*run->result, finding);
        if (!result) return messages.showMessage(MessageBar::Kind::Info, tr("There are no samples to exclude."));
        m_store.replaceResult(run->id, std::move(*result), tr("exclude the warm-up"));
        return messages.showMessage(MessageBar::Kind::Good,
                                    tr("The slow first samples now count as warm-up. Verdicts were updated."),
                                    tr("Use Undo to restore them."));
    }
    const auto spec = fixedSpec(m_display->shownSpec(), finding);
    if (!spec) return messages.showMessage(MessageBar::Kind::Info, tr("This is not available for the shown run."));
    m_panel.setSpec(*spec);
    m_devices.choose(spec->backend, spec->device);
    measure(*spec, {}, {}, finding.fix == DiagnosisFix::PauseRepaint);
}

/// Goes on with the shown sweep: its missing points, and then, if asked for, until every median is resolved; or one
/// point alone.
void MeasureModule::continueSweep(bool untilResolved, std::optional<int> onlyPoint)
{
    const StoredRun* run = m_store.find(m_display->shownSweep());
    if (!run || !run->result || !run->result->sweep || m_controller.isActive()) return;
    RunSpec spec = *run->result->sweep;
    if (untilResolved) spec.stop = StopRule::UntilResolved;
    measure(spec, run->id, onlyPoint);
}

void MeasureModule::showCalibration()
{
    const DeviceListing* device = m_devices.chosen();
    if (m_devices.isElsewhere())
        return m_window.messages.showMessage(MessageBar::Kind::Info,
                                             tr("The device of a target is calibrated by the first run there."),
                                             tr("The ceilings of a run are part of its report."));
    if (!device || !device->available)
        return m_window.messages.showMessage(MessageBar::Kind::Info, tr("The target of the setup was not found."));
    auto* dialog = new CalibrationDialog(device->info, m_separate, m_scope.window());
    const PageList& pages = m_window.pages;
    const auto look = [&pages, dialog] { dialog->setFree(!pages.isBusy() && pages.isIdle()); };
    connect(&pages, &PageList::activityChanged, dialog, look);
    connect(&pages, &PageList::idle, dialog, look);
    look();
    dialog->open();
}

void MeasureModule::toggleOverlay()
{
    const StoredRun* run = m_store.find(m_display->shownRun());
    if (!run) return;
    m_store.setOverlay(run->id, !run->overlay);
    m_display->showTrace();
}

void MeasureModule::setupChanged(const RunSpec& spec)
{
    if (m_controller.isActive() && m_live) {
        RunSpec next = spec;
        next.live = true;
        if (m_panel.problems().isEmpty() && m_controller.changeSpec(next)) // else the panel shows what is wrong
            m_reaims = !measuresTheSame(next, m_controller.spec());
    }
    m_turned = true;
    m_turnedFrom = m_display->shownRun();
    updateOutdatedText();
    updateWelcome();
    refresh();
}

/// What the pages say while the session is empty and nothing runs.
void MeasureModule::updateWelcome()
{
    const bool nothing = m_store.runs().isEmpty() && !m_controller.isActive();
    const Operation operation = m_panel.spec().operation;
    m_scope.setOperation(operation);
    m_compare.setOperation(operation);
    m_sweep.setOperation(operation);
    m_scope.setWelcome(nothing);
    m_compare.setWelcome(nothing);
}

void MeasureModule::onState(Job::State state)
{
    if (state == Job::State::Preparing) m_actions.freeze->setChecked(false);
    m_status.setSubject(m_controller.isActive() ? subjectText(m_display->shownSpec()) : QString());
    m_status.setState(state, m_controller.phase());
    if (state == Job::State::Stopping) m_expected = 0;
    if (state == Job::State::Preparing) m_turned = m_reaims = false;
    if (!m_controller.isActive()) m_status.setClocks({}); // they were of the run
    updateWelcome();
    showLive();
    updatePreparingText();
}

void MeasureModule::onEvent(const RunEvent& event)
{
    StatusLine& status = m_status;
    if (event.kind == RunEvent::Kind::Phase) {
        status.setState(m_controller.state(), m_controller.phase());
        updatePreparingText();
    }
    if (event.kind == RunEvent::Kind::Progress) {
        status.setProgress(event.fraction, event.secondsLeft);
        status.setClocks(messageText(event.text));
    }
    if (!event.missing.empty()) m_panel.markMissing(text(event.missing), messageText(event.reason));
    m_display->addEvent(event);
    if (event.kind == RunEvent::Kind::Segment) {
        m_reaims = false;
        updateOutdatedText();
    }
    if (event.kind != RunEvent::Kind::Progress) emit liveChanged();
}

void MeasureModule::onFinished(const OutcomePtr& outcome)
{
    m_display->endRun(*outcome);
    if (!outcome->error && m_expected > 0)
        m_setup.setPace(std::clamp(1e-3 * static_cast<double>(m_clock.elapsed()) / m_expected, 0.1, 100.0));
    storeOthers();
    m_turnedFrom = m_display->shownRun(); // what was turned meanwhile is turned from this
    updateOutdatedText();
    emit subjectChanged(); // a sweep is told as a whole now
    if (outcome->error && outcome->error->code != ErrorCode::Interrupted)
        m_window.messages.showError(*outcome->error, tr("The run failed:"));
    emit ended(outcome->error, !outcome->result.environment.process.empty());
    if (outcome->error) m_tensors.clear();
    QMetaObject::invokeMethod(this, &MeasureModule::measureNextTensor, Qt::QueuedConnection);
}

/// Of a setup that was measured on several devices each result is a run; the first is what the others are compared
/// with.
void MeasureModule::storeOthers()
{
    const std::vector<DeviceOutcome> others = m_targets.several().takeOthers();
    if (others.empty()) return;
    RunStore& store = m_store;
    const QString first = m_display->shownRun();
    QStringList measured;
    if (!first.isEmpty()) measured << first;
    for (const DeviceOutcome& device : others) {
        if (!device.outcome.result.segments.empty()) measured << store.add(device.outcome.result);
        if (device.outcome.error && device.outcome.error->code != ErrorCode::Interrupted)
            m_findings.addFinding(errorFinding(*device.outcome.error));
    }
    if (measured.size() < 2) return;
    QStringList all;
    for (const StoredRun& run : store.runs())
        all << run.id;
    for (const QString& id : all)
        store.setOverlay(id, measured.contains(id));
    m_display->showRun(measured.last());
    store.setBaselineRun(first); // which shows the comparison
}

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
    return m_panel.liveProblem();
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
void MeasureModule::updatePreparingText()
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
    updateOutdatedText();
}

/// The results that are shown belong to another setup than the one that is set.
void MeasureModule::updateOutdatedText()
{
    const QStringList lines = outdatedLines();
    m_scope.setOutdated(lines);
    m_compare.setOutdated(lines);
}

QStringList MeasureModule::outdatedLines() const
{
    const RunSpec& shown = m_display->shownSpec();
    const RunSpec wanted = asked(m_panel.spec());
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

/// Nsight knows GPUs alone.
void MeasureModule::updateProfile()
{
    const DeviceService& devices = m_devices;
    const DeviceListing* device = devices.chosen();
    const bool onCpu = (device ? device->info.backend : devices.backend()) == BackendChoice::Cpu;
    const bool here = m_window.pages.current().job() == &m_controller;
    const QString why = !here ? tr("Go to a page that measures.")
                        : devices.isElsewhere()
                            ? tr("Nsight profiles on this computer only. Choose a device of this computer.")
                        : onCpu ? tr("Nsight profiles GPU kernels. Choose a GPU as the target.")
                                : m_window.pages.whyNotStart();
    m_actions.profile->setEnabled(why.isEmpty());
    m_actions.profile->setProperty("whyDisabled", why);
}

/// What can be done with what is measured here; Live, freezing and profiling only while one of its pages is shown.
void MeasureModule::refresh()
{
    updateProfile();
    const WindowActions& actions = m_actions;
    const QString why = m_window.pages.whyNotStart();
    const bool any = m_model.rowCount() > 0, here = m_window.pages.current().job() == &m_controller;
    actions.freeze->setEnabled(here && (!why.isEmpty() || any));
    const QString noLive = whyNoLive();
    actions.live->setEnabled(noLive.isEmpty() || m_live);
    actions.live->setToolTip(noLive.isEmpty()
                                 ? tr("Measure continuously until stopped, and follow changes to the setup (%1)")
                                       .arg(actions.live->shortcut().toString(QKeySequence::NativeText))
                                 : noLive);
    actions.live->setProperty("whyDisabled", actions.live->toolTip());
    m_panel.setSweeps(&m_window.pages.current() == m_sweepModule);
    m_panel.setRunEnabled(why.isEmpty(), why);
    actions.useAsBaseline->setEnabled(any);
    actions.copyPicture->setEnabled(any);
    actions.overlay->setEnabled(!m_store.runs().isEmpty() && why.isEmpty());
}

} // namespace qs
