// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/run_display.h"

#include "app/findings/run_findings.h"
#include "app/pages/measure/compare_page.h"
#include "app/pages/measure/run_rows.h"
#include "app/pages/measure/scope_page.h"
#include "app/pages/measure/sweep_page.h"
#include "app/session/recorded.h"
#include "gpu/results/analysis.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/charts/scope/meanwhile.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"
#include "widgets/runs/runs_panel.h"
#include "widgets/style/modes/mode_swatch.h"
#include "widgets/tables/comparison_view.h"
#include "widgets/tensor/reading_strip.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace qs {
namespace {

const QString kRunningId = QStringLiteral("running");

/// What a running study reports about a segment.
Segment segmentOf(const RunEvent& event, const Segment& before)
{
    Segment segment;
    segment.spec = event.spec.count() == 0 ? before.spec : event.spec;
    segment.modes = event.modes;
    segment.cacheEffective = event.kind == RunEvent::Kind::Segment ? event.text : before.cacheEffective;
    segment.pairs = event.pairs;
    segment.throttled = event.throttled;
    return segment;
}

std::shared_ptr<const Calibration> calibrationOf(const RunResult& result)
{
    return result.calibration ? std::make_shared<const Calibration>(*result.calibration) : nullptr;
}

constexpr std::size_t kUnlikeLength = 2; ///< times as long is not comparable on one axis

} // namespace

RunDisplay::RunDisplay(const Views& views, RunStore& store, QObject* parent)
    : QObject(parent), m_views(views), m_store(store), m_traceWriter(views.scope.chart()), m_replay(m_traceWriter, this)
{
    connect(&m_replay, &TraceReplay::ended, this, &RunDisplay::markTrace);
    m_views.model.setBaseline(store.baseline());
    m_views.sweep.setBaseline(store.baseline());
    connectViews();
}

void RunDisplay::connectViews()
{
    for (ComparisonView* table : {&m_views.scope.table(), &m_views.compare.table()}) {
        connect(table, &ComparisonView::activeModeChanged, this, &RunDisplay::setActiveMode);
        connect(table, &ComparisonView::baselineRequested, &m_store, &RunStore::setBaseline);
    }
    connect(&m_views.compare, &ComparePage::modeActivated, this, &RunDisplay::setActiveMode);
    connect(&m_views.findings, &FindingsPanel::modesActivated, this, &RunDisplay::selectModes);
    connect(&m_views.findings, &FindingsPanel::locateRequested, this, &RunDisplay::locate);
    connect(&m_store, &RunStore::resultChanged, this, [this](const QString& id) {
        if (id != m_shownRun || m_running) return;
        m_shownRun.clear();
        showRun(id);
    });
    connect(&m_store, &RunStore::baselineChanged, this, &RunDisplay::onBaseline);
    for (const auto changed : {&RunStore::runInserted, &RunStore::runChanged})
        connect(&m_store, changed, this, [this] {
            if (m_marking) return;
            refreshRuns();
            if (!m_running) showScores();
        });
    connect(&m_store, &RunStore::runRemoved, this, [this](int index, const QString& id) {
        refreshRuns();
        if (id != chosenRun() && !m_running) showScores();
        if (m_running) return;
        if (id == m_shownRun && id != chosenRun()) clearPicture();
        if (id == m_shownSweep && id != chosenRun()) showLastSweep();
        if (id != chosenRun()) return;
        if (m_store.runs().isEmpty()) return clear();
        if (id == m_shownStudy) m_shownStudy.clear();
        showRun(m_store.runs()[std::min(index, static_cast<int>(m_store.runs().size()) - 1)].id);
    });
    connect(&m_store, &RunStore::wasReset, this, [this] {
        refreshRuns();
        clear();
        if (!m_store.runs().isEmpty()) showRun(m_store.runs().last().id);
    });
    connect(&m_views.runs, &RunsPanel::selected, this, &RunDisplay::showRun);
    connect(&m_views.runs, &RunsPanel::renameRequested, &m_store, &RunStore::rename);
    connect(&m_views.runs, &RunsPanel::baselineRequested, &m_store, &RunStore::setBaselineRun);
    connect(&m_store, &RunStore::baselineRunChanged, this, &RunDisplay::refreshRuns);
    connect(&m_views.runs, &RunsPanel::noteChanged, &m_store, &RunStore::setNote);
    connect(&m_views.runs, &RunsPanel::deleteRequested, &m_store, qOverload<const QStringList&>(&RunStore::remove));
    connect(&m_views.runs, &RunsPanel::moveRequested, this, [this](const QString& id, int row) {
        const int rows = m_views.runs.model()->rowCount(); // the newest first, and above all the run that is going on
        m_store.move(id, rows - 1 - row);
    });
    connect(&m_store, &RunStore::runMoved, this, &RunDisplay::refreshRuns);
    connect(&m_views.runs, &RunsPanel::overlayChanged, this, [this](const QStringList& ids) {
        QStringList all;
        for (const StoredRun& run : m_store.runs())
            all << run.id;
        m_marking = true; // once for all of them
        for (const QString& id : all)
            m_store.setOverlay(id, ids.contains(id));
        m_marking = false;
        refreshRuns();
        if (!m_running) showTrace();
    });
}

void RunDisplay::refreshRuns()
{
    QVector<RunRow> rows;
    if (m_running) {
        RunRow row;
        row.id = kRunningId;
        row.title = tr("Current run");
        row.subtitle = subjectText(m_segment.spec);
        row.running = true;
        for (std::size_t i = 0; i < m_segment.spec.count(); ++i)
            row.modes << text(m_segment.spec.nameOf(i));
        rows.push_back(row);
    }
    for (auto run = m_store.runs().rbegin(); run != m_store.runs().rend(); ++run) {
        rows.push_back(runRow(*run, m_store.baseline()));
        rows.back().baseline = m_store.baselineRun() == &*run;
    }
    m_views.runs.setRuns(rows);
    m_views.runs.setActive(m_running ? kRunningId : chosenRun());
}

void RunDisplay::clear()
{
    m_shownStudy.clear();
    clearPicture();
}

void RunDisplay::clearPicture()
{
    m_segment = {};
    setCalibration(nullptr);
    m_notes.clear();
    m_shownRun.clear();
    m_activeMode.clear();
    beginTrace(0);
    m_views.model.clear();
    m_views.compare.clear();
    m_views.compare.setScores({});
    m_views.sweep.clear();
    m_shownSweep.clear();
    m_isSweep = false;
    m_views.findings.clear();
    m_views.scope.strip().clear();
    m_views.scope.strip().setModeIcon({});
    emit contentChanged();
}

void RunDisplay::beginRun(const RunSpec& spec, const QString& goesOn)
{
    const StoredRun* earlier = m_store.find(goesOn);
    const ResultPtr points = earlier ? earlier->result : nullptr;
    const QString wanted = m_activeMode;
    clear();
    m_activeMode = wanted;
    m_running = true;
    m_goesOn = goesOn;
    m_segment.spec = spec;
    emit subjectChanged();
    m_isSweep = spec.isSweep();
    if (m_isSweep) {
        m_views.sweep.setPoints(spec, points ? placedPoints(spec, points->segments) : std::vector<Segment>{}, nullptr);
        m_views.sweep.setRunning(SweepPage::kNoPointYet);
    }
    beginTrace(spec.live || m_isSweep || spec.stop != StopRule::Fixed ? 0 : spec.iterations);
    m_views.scope.chart().setRolling(spec.live);
    refreshRuns();
}

void RunDisplay::addEvent(const RunEvent& event)
{
    switch (event.kind) {
    case RunEvent::Kind::Segment:
        m_traceWriter.beginSegment(event.segment, event.spec, m_isSweep ? QString() : m_devices.value(event.segment));
        showSegment(segmentOf(event, m_segment), true);
        if (m_isSweep) m_views.sweep.setRunning(event.segment);
        chooseActiveMode();
        refreshRuns();
        break;
    case RunEvent::Kind::Table:
        showSegment(segmentOf(event, m_segment), true);
        if (m_isSweep) m_views.sweep.updatePoint(event.segment, m_segment);
        markTrace();
        showFindings(false);
        break;
    case RunEvent::Kind::Note:
        m_notes.push_back(event.text);
        showFindings(false);
        break;
    default:
        break;
    }
}

/// Also during the warm-up.
std::int64_t RunDisplay::samplesTaken(const RunResult& result)
{
    std::size_t all = 0;
    for (const Segment& segment : result.segments)
        for (const ModeResult& mode : segment.modes)
            all += mode.samplesUs.size() + mode.warmupUs.size();
    return static_cast<std::int64_t>(all);
}

void RunDisplay::endRun(const KernelRunOutcome& outcome)
{
    m_running = false;
    m_views.scope.chart().freezeAxis();
    const Segment* last = outcome.result.last();
    const StoredRun* earlier = m_store.find(std::exchange(m_goesOn, {}));
    const std::int64_t taken = samplesTaken(outcome.result);
    if (outcome.error && earlier && taken <= samplesTaken(*earlier->result)) {
        display(*earlier); // nothing came to it: it stays as it was
    } else if (last && taken > 0) {
        m_notes = outcome.result.notes;
        setCalibration(calibrationOf(outcome.result));
        showSegment(*last, true);
        showSweep(outcome.result);
        showFindings(true);
        if (earlier) {
            const QString id = earlier->id;
            m_shownRun.clear(); // the change is shown by what follows here
            m_store.updateResult(id, outcome.result);
            m_shownRun = id;
        } else {
            m_shownRun = m_store.add(outcome.result);
        }
        m_views.compare.setRun(m_shownRun);
        if (m_isSweep) m_shownSweep = m_shownRun;
        if (!m_isSweep)
            m_traceWriter.setSummaries(*last); // a sweep's trace ends with a visit, which is not all of its point
        markTrace();
        emit stored(m_shownRun);
    }
    if (m_isSweep) m_views.sweep.setRunning(-1);
    refreshRuns();
    if (outcome.error && outcome.error->code != ErrorCode::Interrupted)
        m_views.findings.addFinding(errorFinding(*outcome.error));
    m_views.scope.chart().refresh();
}

void RunDisplay::showSegment(const Segment& segment, bool goesOn)
{
    const std::string before = sizeText(m_segment.spec);
    const bool another = m_segment.spec.operation != segment.spec.operation || sizeText(segment.spec) != before;
    m_segment = withoutSamples(segment);
    m_views.model.setBaseline(baseline());
    m_views.model.update(m_segment, goesOn);
    m_views.scope.chart().setBaseline(baseline());
    if (m_views.model.hasLatencies()) m_views.scope.chart().setUnit(m_views.model.unit());
    m_views.compare.setRun(m_running ? QString() : m_shownRun);
    m_views.compare.setSegment(m_segment, m_store.baseline());
    updateReading();
    if (another) emit subjectChanged();
}

QString RunDisplay::baseline() const { return shownBaseline(m_segment, m_store.baseline()); }

void RunDisplay::setCalibration(std::shared_ptr<const Calibration> calibration)
{
    m_views.model.setCalibration(calibration);
    m_views.compare.setCalibration(std::move(calibration));
}

/// The scores of the shown run among those of the whole session: names are compared on the same items.
void RunDisplay::showScores()
{
    const StoredRun* shown = m_store.find(m_shownRun);
    std::vector<ScoreSource> sources;
    if (shown && shown->result && !shown->result->scores.empty())
        for (const StoredRun& run : m_store.runs())
            if (run.result && !run.result->scores.empty()) sources.push_back({run.name, run.result});
    m_views.compare.setScores(std::move(sources));
}

void RunDisplay::showFindings(bool isComplete)
{
    if (isComplete && m_isSweep) return m_views.findings.setFindings(m_ofSweep);
    QVector<Finding> found;
    // A sweep has its answer once every size was measured, however long it goes on for narrower intervals.
    const std::vector<Segment>& points = m_views.sweep.points();
    if (m_isSweep && std::ranges::none_of(points, [](const Segment& point) { return point.modes.empty(); }))
        found = payingFindings(points, m_store.baseline());
    m_views.findings.setFindings(found + runFindings(m_segment, m_notes, isComplete, baseline()));
}

void RunDisplay::showRun(const QString& id)
{
    if (m_running) {
        if (id != kRunningId) {
            m_views.runs.setActive(kRunningId);
            emit hinted(tr("The chart shows the run in progress. Stop it to show an earlier run."));
        }
        return;
    }
    const StoredRun* run = m_store.find(id);
    if (!run || !run->result) return;
    if (run->isStudy()) {
        m_shownStudy = id;
        m_views.runs.setActive(id);
        return emit studyChosen(id);
    }
    const bool after = !m_shownStudy.isEmpty();
    m_shownStudy.clear();
    m_views.runs.setActive(id);
    if (after) emit runChosen();
    if (id == m_shownRun) return;
    display(*run);
}

void RunDisplay::showBehind(const QString& id)
{
    const StoredRun* run = m_store.find(id);
    if (m_running || !run || !isMeasured(*run)) return;
    if (chosenRun() == id || chosenRun().isEmpty()) return showRun(id);
    if (id != m_shownRun) display(*run);
}

void RunDisplay::display(const StoredRun& run)
{
    const RunResult& result = *run.result;
    m_shownRun = run.id;
    m_notes = result.notes;
    setCalibration(calibrationOf(result));
    if (const Segment* last = result.last()) showSegment(*last);
    showScores();
    showSweep(result);
    showFindings(true);
    chooseActiveMode();
    showTrace();
    emit contentChanged();
}

void RunDisplay::showSweep(const RunResult& result)
{
    m_isSweep = result.sweep.has_value();
    m_ofSweep = m_isSweep ? sweepRunFindings(result.segments, result.notes, m_store.baseline()) : QVector<Finding>();
    if (!m_isSweep) return showLastSweep();
    m_shownSweep = m_shownRun;
    showPoints(result);
}

void RunDisplay::showPoints(const RunResult& result)
{
    const StoredRun* run = m_store.find(m_shownSweep);
    m_views.sweep.setWhyFixed(
        run && isRecorded(*run)
            ? tr("This sweep was recorded on %1 and cannot be continued here.").arg(text(result.environment.device))
            : QString());
    m_views.sweep.setPoints(*result.sweep, placedPoints(*result.sweep, result.segments),
                            result.calibration ? &*result.calibration : nullptr);
    m_views.sweep.setActiveMode(m_activeMode);
}

/// While the shown run is no sweep the page Sweep keeps the last one of the session.
void RunDisplay::showLastSweep()
{
    const auto& runs = m_store.runs();
    const auto last = std::find_if(runs.rbegin(), runs.rend(), isSweepRun);
    const QString id = last == runs.rend() ? QString() : last->id;
    if (id == m_shownSweep && !id.isEmpty()) return;
    m_shownSweep = id;
    if (id.isEmpty()) return m_views.sweep.clear();
    showPoints(*last->result);
}

void RunDisplay::setActiveMode(const QString& mode)
{
    if (m_choosing || mode.isEmpty()) return;
    m_choosing = true;
    const bool changed = mode != m_activeMode;
    m_activeMode = mode;
    m_views.scope.table().setActiveMode(mode);
    m_views.compare.table().setActiveMode(mode);
    m_views.compare.setActiveMode(mode);
    m_choosing = false;
    m_views.scope.strip().setModeIcon(modeSwatch(mode));
    m_views.sweep.setActiveMode(mode);
    updateReading();
    if (!m_running && isOverlay()) {
        if (changed) showOverlay();
    } else {
        m_views.scope.chart().setActiveTrace(m_traceWriter.traceOf(mode));
        if (changed && !m_running) markTrace();
    }
}

void RunDisplay::selectModes(const QStringList& modes)
{
    if (m_views.findings.subject() != FindingSubject::Kernels || modes.isEmpty()) return;
    setActiveMode(modes.front());
    m_views.scope.table().selectModes(modes);
    m_views.compare.table().selectModes(modes);
}

/// The mode chosen before, where it is there; else the first that quantizes.
void RunDisplay::chooseActiveMode()
{
    if (activeResult()) return setActiveMode(m_activeMode);
    const auto first = std::find_if(m_segment.modes.begin(), m_segment.modes.end(),
                                    [](const ModeResult& mode) { return !mode.scheme.isCopy(); });
    if (first != m_segment.modes.end())
        setActiveMode(text(first->requested));
    else if (!m_segment.modes.empty())
        setActiveMode(text(m_segment.modes.front().requested));
}

const ModeResult* RunDisplay::activeResult() const
{
    const auto found = std::find_if(m_segment.modes.begin(), m_segment.modes.end(),
                                    [this](const ModeResult& mode) { return text(mode.requested) == m_activeMode; });
    return found == m_segment.modes.end() ? nullptr : &*found;
}

void RunDisplay::updateReading()
{
    const ModeResult* mode = activeResult();
    if (!mode) return;
    Reading reading = Reading::of(*mode, m_segment.spec.cache);
    reading.unit = m_views.model.unit(); // as the table and the trace beside it have it
    m_views.scope.strip().setReading(reading);
    if (!m_running && isOverlay()) return; // the title names the mode of the overlay
    // Percentiles of means are not percentiles of launches: the trace says which it shows.
    const int launches = mode->sampling.launches;
    m_views.scope.chart().setTitle(launches > 1
                                       ? tr("Latency per sample, each the mean of %n launch(es)", nullptr, launches)
                                       : tr("Latency per iteration"));
}

void RunDisplay::onBaseline(const QString& mode)
{
    m_views.model.setBaseline(baseline());
    m_views.scope.chart().setBaseline(baseline());
    m_views.compare.setSegment(m_segment, mode);
    m_views.sweep.setBaseline(mode);
    refreshRuns(); // their second lines say what they came to against it
    if (!m_running) showFindings(true);
}

void RunDisplay::beginTrace(double expected, const QString& title)
{
    m_replay.stop();
    m_traceWriter.begin(expected);
    m_views.scope.chart().setEmptyText(ScopePage::emptyText());
    m_views.scope.chart().setTitle(title.isEmpty() ? tr("Latency per iteration") : title);
}

void RunDisplay::showTrace()
{
    if (isOverlay()) return showOverlay();
    const StoredRun* run = m_store.find(m_shownRun);
    beginTrace(0);
    if (!run || !run->result) return;
    const Segment* last = run->result->last();
    const bool imported = !run->result->importedFrom().empty();
    if (imported)
        m_views.scope.chart().setEmptyText(tr("This run was imported without individual samples. Its figures are in "
                                              "the table below, its scores on the Compare page."));
    if (last && !imported && run->result->segments.size() == 1 && !last->spec.live)
        m_views.scope.chart().setExpectedIterations(last->spec.iterations);
    for (const Segment& segment : run->result->segments)
        m_traceWriter.addStored(segment);
    // Of Live the last setup, as when it was stopped.
    if (last && last->spec.live && run->result->segments.size() > 1 && !last->modes.empty())
        m_views.scope.chart().freezeAxis(std::max(50.0, static_cast<double>(last->modes.front().samplesUs.size())));
    m_views.scope.chart().setActiveTrace(m_traceWriter.traceOf(m_activeMode));
    markTrace();
}

void RunDisplay::replay()
{
    const StoredRun* run = m_store.find(m_shownRun);
    if (m_running || isOverlay() || !run || !run->result || run->result->segments.size() != 1 ||
        !run->result->importedFrom().empty())
        return;
    beginTrace(run->result->segments.front().spec.iterations);
    updateReading();
    m_replay.begin(run->result);
    m_views.scope.chart().setActiveTrace(m_traceWriter.traceOf(m_activeMode));
}

void RunDisplay::markTrace()
{
    ScopeChart& chart = m_views.scope.chart();
    std::vector<ScopeStretch> held;
    held.reserve(m_segment.throttled.size());
    for (const ThrottledStretch& t : m_segment.throttled)
        held.push_back({static_cast<double>(t.first), static_cast<double>(t.last), messageText(t.why)});
    chart.setThrottled(std::move(held));
    chart.clearFindings();
    chart.setLanes({});
    // Marks count iterations from the beginning of the trace: of a run of several segments only the last has findings.
    const StoredRun* run = m_store.find(m_shownRun);
    if (m_running || isOverlay() || !run || !run->result || run->result->segments.size() != 1) return;
    for (const ModeResult& mode : run->result->segments.front().modes)
        if (text(mode.requested) == m_activeMode) chart.setLanes(meanwhile(run->result->segments.front(), mode));
    for (const Finding& finding : m_views.findings.findings(FindingSubject::Kernels)) {
        const int trace = m_traceWriter.traceOf(finding.modeName);
        if (trace < 0 || !finding.isInTrace()) continue;
        ScopeFinding mark;
        mark.trace = trace;
        mark.text = finding.title;
        for (const qint64 at : finding.at)
            mark.at.push_back(static_cast<double>(at));
        if (finding.range)
            mark.range = {static_cast<double>(finding.range->first), static_cast<double>(finding.range->second)};
        chart.addFinding(std::move(mark));
    }
}

void RunDisplay::locate(const Finding& finding)
{
    if (finding.ofInput) return emit inputWanted(text(m_segment.spec.input.path), text(m_segment.spec.input.tensor));
    if (!finding.isInTrace() || m_running) return;
    if (!finding.modeName.isEmpty()) setActiveMode(finding.modeName);
    qint64 first = finding.range ? finding.range->first : finding.at.front();
    qint64 last = finding.range ? finding.range->second : finding.at.front();
    for (const qint64 at : finding.at) {
        first = std::min(first, at);
        last = std::max(last, at);
    }
    m_views.scope.chart().locate(m_traceWriter.traceOf(m_activeMode), static_cast<double>(first),
                                 static_cast<double>(last));
    emit traceWanted();
}

/// The active mode of the marked runs and of the one that is shown, which they are laid over.
QVector<RunDisplay::Overlaid> RunDisplay::overlaid() const
{
    QVector<Overlaid> all;
    const bool any =
        std::any_of(m_store.runs().begin(), m_store.runs().end(), [](const StoredRun& run) { return run.overlay; });
    for (const StoredRun& run : m_store.runs()) {
        const bool takesPart = run.overlay || (any && run.id == m_shownRun);
        const Segment* last = takesPart && run.result ? run.result->last() : nullptr;
        if (!last) continue;
        for (const ModeResult& mode : last->modes)
            if (text(mode.requested) == m_activeMode) all.append({&run, &mode});
    }
    return all;
}

/// One run alone is no overlay: it is shown like any other.
bool RunDisplay::isOverlay() const { return overlaid().size() >= 2; }

void RunDisplay::showOverlay()
{
    if (m_running) return;
    beginTrace(0, tr("Latency of %1 in each run").arg(m_activeMode));
    std::size_t shortest = std::numeric_limits<std::size_t>::max(), longest = 0;
    for (const Overlaid& each : overlaid()) {
        m_traceWriter.addOverlay(*each.mode, each.run->name);
        const std::size_t count = each.mode->samplesUs.size() + each.mode->warmupUs.size();
        shortest = std::min(shortest, count);
        longest = std::max(longest, count);
    }
    ScopeChart& chart = m_views.scope.chart();
    chart.setActiveTrace(-1);
    // Of runs of unlike lengths as many iterations as all of them have, so that none is a stroke at the edge.
    if (shortest == 0 || longest <= kUnlikeLength * shortest) return;
    chart.refresh();
    chart.zoomIterations(0, static_cast<double>(shortest));
    chart.setTitle(tr("Latency of %1 in each run, the first %2 iterations")
                       .arg(m_activeMode, viewCount(static_cast<qint64>(shortest))));
}

} // namespace qs
