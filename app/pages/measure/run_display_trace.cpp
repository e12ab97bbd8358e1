// SPDX-License-Identifier: GPL-3.0-or-later
// What RunDisplay draws in the trace: samples of a run or of several, findings, throttled stretches.
#include "app/pages/measure/run_display.h"
#include "app/pages/measure/scope_page.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"

#include <algorithm>
#include <limits>

namespace qs {
namespace {

constexpr std::size_t kUnlikeLength = 2; ///< times as long is not comparable on one axis

} // namespace

void RunDisplay::beginTrace(double expected, const QString& title)
{
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
        m_views.scope.chart().hold(std::max(50.0, static_cast<double>(last->modes.front().samplesUs.size())));
    m_views.scope.chart().setActiveTrace(m_traceWriter.traceOf(m_activeMode));
    markTrace();
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
    // Marks count iterations from the beginning of the trace: of a run of several segments only the last has findings.
    const StoredRun* run = m_store.find(m_shownRun);
    if (m_running || isOverlay() || !run || !run->result || run->result->segments.size() != 1) return;
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
