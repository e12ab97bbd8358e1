// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_comparing.h"

#include "app/frame/mode_swatch.h"
#include "app/frame/page_list.h"
#include "app/pages/measure/compare_page.h"
#include "app/pages/measure/measure_pages.h"
#include "app/pages/measure/run_rows.h"
#include "app/session/run_store.h"
#include "widgets/language/message_text.h"
#include "widgets/runs/run_comparison_view.h"

#include <QMainWindow>

#include <algorithm>

namespace qs {

RunComparing::RunComparing(const WindowParts& window)
    : QObject(&window.window), m_window(window), m_view(new RunComparisonView)
{
    m_view->setSwatch(modeSwatch);
    m_window.pages.find<CompareModule>()->addView(
        tr("Runs"), tr("Runs of the session against a baseline run: medians, ratio, verdict, and what else differs"),
        m_view);
    const RunStore& store = m_window.store;
    for (const auto changed : {&RunStore::runInserted, &RunStore::runChanged})
        connect(&store, changed, this, &RunComparing::update);
    connect(&store, &RunStore::runRemoved, this, &RunComparing::update);
    connect(&store, &RunStore::wasReset, this, &RunComparing::update);
    connect(&store, &RunStore::baselineRunChanged, this, &RunComparing::update);
    connect(&store, &RunStore::baselineRunChanged, this, &RunComparing::showView);
    connect(&m_window.pages, &PageList::contentChanged, this, &RunComparing::update);
    update();
}

/// Whoever chooses a baseline run wants to see what it says.
void RunComparing::showView()
{
    const StoredRun* baseline = m_window.store.baselineRun();
    if (!baseline || !isMeasured(*baseline) || m_window.pages.isBusy()) return;
    auto* compare = m_window.pages.find<CompareModule>();
    m_window.pages.show(*compare);
    compare->showView(*m_view);
}

/// The checked runs and the one that is shown, the baseline run first; fewer than two: nothing to compare.
QVector<RunComparing::Side> RunComparing::sides() const
{
    const RunStore& store = m_window.store;
    const StoredRun* baseline = store.baselineRun();
    if (baseline && !hasTrace(*baseline)) baseline = nullptr;
    const QString shown = m_window.pages.find<CompareModule>()->shownRun();
    const auto& runs = store.runs();
    const bool any =
        baseline || std::any_of(runs.begin(), runs.end(), [](const StoredRun& run) { return run.overlay; });
    QVector<Side> all;
    if (baseline) all.push_back({baseline->id, baseline->name, baseline->result});
    for (const StoredRun& run : runs)
        if (any && &run != baseline && hasTrace(run) && (run.overlay || run.id == shown))
            all.push_back({run.id, run.name, run.result});
    return all.size() < 2 ? QVector<Side>() : all;
}

void RunComparing::update()
{
    QVector<Side> wanted = sides();
    if (wanted == m_shown) return;
    m_shown = wanted;
    if (wanted.isEmpty()) {
        m_task.cancel();
        return m_view->setRuns({}, {});
    }
    const Side baseline = wanted.takeFirst();
    m_task.request(
        [baseline, wanted](std::stop_token stop) -> Result<QVector<ComparedRun>> {
            QVector<ComparedRun> all;
            for (const Side& side : wanted) {
                if (stop.stop_requested()) return stoppedError();
                auto compared = compareRuns(*baseline.result, *side.result);
                if (compared)
                    all.push_back({side.name, std::move(*compared), {}});
                else
                    all.push_back({side.name, {}, messageText(compared.error().message)});
            }
            return all;
        },
        [this, name = baseline.name](Result<QVector<ComparedRun>> compared) {
            if (compared) m_view->setRuns(name, *compared);
        });
}

} // namespace qs
