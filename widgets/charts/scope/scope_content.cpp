// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/scope/scope_content.h"

#include "widgets/charts/scope/scope_reading.h"

#include <utility>

namespace qs {

ScopeContent::ScopeContent()
{
    emptyText = tr("No samples yet. Press F5 to run the setup on the left, or turn on Live.");
}

void ScopeContent::paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas&) const
{
    ScopeData fresh = shown(); // statistics may be a tenth of a second old
    for (ScopeTrace& trace : fresh.traces)
        trace.refreshStatistics();
    ScopePicture made;
    ScopeView whole = view();
    whole.namesAll = true;
    made.prepare(fresh, whole, title, emptyText, size, theme);
    made.paint(painter);
}

std::unique_ptr<ScopePicture> ScopeContent::picture(QSizeF size, const Theme& theme) const
{
    auto made = std::make_unique<ScopePicture>();
    made->prepare(shown(), view(), title, emptyText, size, theme);
    return made;
}

QVector<ChartPlot> ScopeContent::plots(QSizeF size) const
{
    return shown().empty() ? QVector<ChartPlot>() : scopePlots(*picture(size));
}

QVector<ChartDatum> ScopeContent::data(QSizeF size) const { return scopePoints(*picture(size)); }

ChartReadout ScopeContent::describe(const ChartDatum& datum, QSizeF size) const
{
    return scopeReadout(*picture(size), shown(), datum);
}

ChartReadout ScopeContent::readoutAt(QPointF at, QSizeF size) const
{
    return shown().empty() ? ChartReadout() : scopeReadout(*picture(size), shown(), at);
}

ChartTable ScopeContent::dataTable() const { return scopeTable(*picture({640, 480}), shown()); }

QString ScopeContent::noteSeries() const
{
    const auto& traces = shown().traces;
    return active >= 0 && active < static_cast<int>(traces.size()) ? traces[static_cast<std::size_t>(active)].info.mode
                                                                   : QString();
}

/// With the medians of all, notes of all are shown.
bool ScopeContent::showsNotesOf(const QString& series) const
{
    return active < 0 || ChartContent::showsNotesOf(series);
}

QString ScopeContent::summary() const
{
    const ScopeData& now = shown();
    if (now.empty()) return emptyText;
    QStringList sentences;
    for (const ScopeTrace& trace : now.traces) {
        const TraceStatistics& s = trace.statistics;
        if (s.count == 0) continue;
        const QString name = trace.info.label.isEmpty() ? trace.info.mode : trace.info.label;
        const QString count = countText(static_cast<double>(s.count));
        const auto us = [](double value) { return latencyText(value, 3); };
        if (s.p99Resolved())
            sentences << (s.isEstimate
                              ? tr("%1: %2 iterations, median about %3, p95 about %4, p99 about %5, maximum %6.")
                              : tr("%1: %2 iterations, median %3, p95 %4, p99 %5, maximum %6."))
                             .arg(name, count, us(s.p50), us(s.p95), us(s.p99), us(s.max));
        else if (s.p95Resolved())
            sentences << (s.isEstimate ? tr("%1: %2 iterations, median about %3, p95 about %4, maximum %5.")
                                       : tr("%1: %2 iterations, median %3, p95 %4, maximum %5."))
                             .arg(name, count, us(s.p50), us(s.p95), us(s.max));
        else
            sentences << (s.isEstimate ? tr("%1: %2 iterations, median about %3, maximum %4.")
                                       : tr("%1: %2 iterations, median %3, maximum %4."))
                             .arg(name, count, us(s.p50), us(s.max));
    }
    sentences += outdated;
    return tr("Latency of each iteration.") + QLatin1Char(' ') + sentences.join(QLatin1Char(' '));
}

} // namespace qs
