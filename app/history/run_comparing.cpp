// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/run_comparing.h"

#include "app/frame/page_list.h"
#include "app/pages/measure/compare_page.h"
#include "app/pages/measure/measure_pages.h"
#include "app/pages/measure/run_rows.h"
#include "app/session/run_store.h"
#include "gpu/results/analysis.h"
#include "widgets/language/message_text.h"
#include "widgets/runs/run_comparison_view.h"

#include <algorithm>

namespace qs {
namespace {

/// A sweep as the chart takes it.
std::optional<NamedSweep> sweepOf(const QString& name, const RunResult& run)
{
    if (!run.sweep || !run.sweep->isSweep()) return std::nullopt;
    return NamedSweep{name, *run.sweep, placedPoints(*run.sweep, withoutSamples(run).segments)};
}

} // namespace

bool RunComparing::canCompare(const StoredRun& run)
{
    // Rows of other tools without samples have means with deviations. Evaluations are compared in the table of scores.
    const Segment* last = isMeasured(run) ? run.result->last() : nullptr;
    return run.isStudy() || hasTrace(run) || (last && last->isImported());
}

RunComparing::Side RunComparing::sideOf(const StoredRun& run) const
{
    return {run.id, run.name, m_versions.value(run.id), run.result, run.study};
}

ComparedResult RunComparing::Side::compared() const { return {result.get(), study.get()}; }

RunComparing::RunComparing(PageList& pages, RunStore& store, QObject* parent)
    : QObject(parent), m_pages(pages), m_store(store), m_view(new RunComparisonView)
{
    m_pages.find<CompareModule>()->addView(
        tr("Runs"), tr("Runs of the session against a baseline run: medians, ratio, verdict, and what else differs"),
        m_view);
    for (const auto changed : {&RunStore::runInserted, &RunStore::runChanged})
        connect(&store, changed, this, &RunComparing::update);
    connect(&m_store, &RunStore::runRemoved, this, &RunComparing::update);
    connect(&m_store, &RunStore::wasReset, this, &RunComparing::update);
    connect(&m_store, &RunStore::baselineRunChanged, this, &RunComparing::update);
    connect(&m_store, &RunStore::baselineRunChanged, this, &RunComparing::showView);
    connect(&m_pages, &PageList::contentChanged, this, &RunComparing::update);
    connect(&m_pages, &PageList::stored, this, &RunComparing::update); // only then it is the one that is shown
    update();
}

void RunComparing::keepLast(const QVector<ComparedRun>& runs)
{
    m_last.reset();
    for (const ComparedRun& run : runs)
        if (run.error.isEmpty()) m_last = run.comparison;
    emit compared();
}

/// Whoever chooses a baseline run wants to see what it says.
void RunComparing::showView()
{
    const StoredRun* baseline = m_store.baselineRun();
    if (!baseline || !canCompare(*baseline) || m_pages.isBusy()) return;
    auto* compare = m_pages.find<CompareModule>();
    m_pages.show(*compare);
    compare->showView(*m_view);
}

/// The checked runs and the one that is shown, the baseline run first, and with a watched run all of its file; fewer
/// than two: nothing to compare.
QVector<RunComparing::Side> RunComparing::sides() const
{
    const RunStore& store = m_store;
    const StoredRun* baseline = store.baselineRun();
    if (baseline && !canCompare(*baseline)) baseline = nullptr;
    const QString shown = shownLike(baseline);
    const auto& runs = store.runs();
    const bool any =
        baseline || std::any_of(runs.begin(), runs.end(), [](const StoredRun& run) { return run.overlay; });
    const bool watched = baseline && m_versions.contains(baseline->id);
    QVector<Side> all;
    if (baseline) all.push_back(sideOf(*baseline));
    for (const StoredRun& run : runs)
        if (any && &run != baseline && canCompare(run) &&
            (run.overlay || run.id == shown || (watched && m_versions.contains(run.id))))
            all.push_back(sideOf(run));
    return all.size() < 2 ? QVector<Side>() : all;
}

/// The run of the page Compare, or of a study's page where the baseline run is such a study.
QString RunComparing::shownLike(const StoredRun* baseline) const
{
    if (baseline && baseline->isStudy())
        if (const PageModule* page = m_pages.pageFor(*baseline)) return page->content().run;
    return m_pages.find<CompareModule>()->content().run;
}

/// As `quantoscope compare` has them; of one device the runs are distinguished by their names.
std::optional<SideBySide> RunComparing::besideEachOther(const QVector<Side>& sides)
{
    std::vector<const RunResult*> runs;
    for (const Side& side : sides) {
        if (side.study) return std::nullopt;
        runs.push_back(side.result.get());
    }
    auto all = sideBySide(runs, 0);
    if (!all) return std::nullopt;
    if (!all->ofSeveralDevices)
        for (std::size_t i = 0; i < all->names.size(); ++i)
            all->names[i] = shortNameOf(sides, static_cast<int>(i)).toStdString();
    return std::move(*all);
}

/// 'Run 1' of 'Run 1 · FP8 1.30× faster', where no other run begins like that: it heads columns.
QString RunComparing::shortNameOf(const QVector<Side>& sides, int index)
{
    const auto head = [&](int i) { return sides[i].name.section(QStringLiteral(" · "), 0, 0); };
    for (int i = 0; i < sides.size(); ++i)
        if (i != index && head(i) == head(index)) return sides[index].name;
    return head(index);
}

void RunComparing::addHistory(Compared& all, const QVector<Side>& sides)
{
    if (!all.sideBySide || all.sideBySide->ofSeveralDevices || !all.sweeps.isEmpty()) return;
    std::vector<std::string> versions;
    for (const Side& side : sides) {
        versions.push_back(side.version.toStdString());
        all.historyNames << side.name;
    }
    all.history = historyOf(*all.sideBySide, versions);
}

void RunComparing::setWatched(const QHash<QString, QString>& versions)
{
    m_versions = versions;
    update();
}

QVector<RooflineSource> RunComparing::devicesOf(const QVector<Side>& sides, const SideBySide& beside)
{
    QVector<RooflineSource> devices;
    const QStringList names = shortNames(beside);
    for (const Side& side : sides) {
        const Segment* last = side.result->last();
        if (!beside.ofSeveralDevices || side.result->sweep || !last) return {};
        devices.push_back({names[devices.size()], withoutSamples(*last), side.result->calibration, side.id});
    }
    return devices;
}

Result<RunComparing::Compared> RunComparing::compare(const QVector<Side>& sides, const std::stop_token& stop)
{
    Compared all;
    const Side& baseline = sides.front();
    for (const Side& side : sides) {
        if (stop.stop_requested()) return stoppedError();
        if (auto sweep = sweepOf(side.name, *side.result)) all.sweeps.push_back(std::move(*sweep));
        if (&side == &baseline) continue;
        auto compared = compareResults(baseline.compared(), side.compared());
        if (compared)
            all.runs.push_back({side.name, std::move(*compared), {}});
        else
            all.runs.push_back(
                {side.name,
                 {},
                 messageText(compared.error().message) + QLatin1Char(' ') + messageText(compared.error().hint)});
    }
    all.sideBySide = besideEachOther(sides);
    if (all.sideBySide) all.devices = devicesOf(sides, *all.sideBySide);
    // Only of a baseline run that is a sweep: the others are laid over it.
    if (!all.sweeps.isEmpty() && all.sweeps.front().name != baseline.name) all.sweeps.clear();
    addHistory(all, sides);
    return all;
}

void RunComparing::update()
{
    QVector<Side> wanted = sides();
    if (wanted == m_shown) return;
    m_shown = wanted;
    if (wanted.isEmpty()) {
        m_task.cancel();
        m_view->setSweeps({});
        m_view->setSideBySide({});
        m_view->setHistory({}, {});
        keepLast({});
        m_pages.find<CompareModule>()->setDevices({});
        return m_view->setRuns({}, {});
    }
    m_task.request([wanted](std::stop_token stop) { return compare(wanted, stop); },
                   [this, name = wanted.front().name](Result<Compared> compared) {
                       if (!compared) return;
                       m_view->setRuns(name, compared->runs);
                       keepLast(compared->runs);
                       m_view->setSideBySide(std::move(compared->sideBySide));
                       m_view->setHistory(compared->history, compared->historyNames);
                       m_view->setSweeps(compared->sweeps);
                       m_pages.find<CompareModule>()->setDevices(compared->devices);
                   });
}

} // namespace qs
