// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/run_history_chart.h"

#include "gpu/measure/text/speed_up.h"
#include "widgets/charts/curves/line_chart.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"
#include "widgets/runs/run_comparison_model.h"
#include "widgets/style/modes/mode_style.h"

#include <QCoreApplication>

namespace qs {
namespace {

/// Context of the translations of this file.
struct RunHistoryChart
{
    Q_DECLARE_TR_FUNCTIONS(RunHistoryChart)
};

constexpr std::size_t kLeastRuns = 3;

/// What the read-out says of a run: which one, and what it came to.
QStringList detailsOf(const Comparison& c, double band, const QString& run)
{
    const Verdict moved = movedBy(c, band);
    const bool isWithin = c.resolved() && moved != c.verdict;
    return {run, isWithin ? RunHistoryChart::tr("within what runs without a change are apart")
                          : verdictWord(moved, ComparedQuantity::Latency)};
}

LineSeries seriesOf(const HistoryRow& row, const RunHistory& history, const QStringList& names)
{
    const QString mode = text(row.name);
    LineSeries series{mode, shortModeName(mode), false, {}};
    series.points.append({1, 1, LinePoint::absent, LinePoint::absent, {names.value(0)}});
    for (std::size_t i = 1; i < row.runs.size(); ++i)
        if (const auto& c = row.runs[i]; c && c->verdict != Verdict::TooFew && c->ratio > 0)
            series.points.append({static_cast<double>(i + 1), c->ratio, c->low, c->high,
                                  detailsOf(*c, history.band, names.value(static_cast<qsizetype>(i)))});
    return series;
}

} // namespace

void showRunHistory(LineContent& chart, const RunHistory& history, const QStringList& names)
{
    chart.title = RunHistoryChart::tr("Speed-up over %1, run by run").arg(names.value(0));
    chart.x = {RunHistoryChart::tr("run"), {}, false, false, true, {}};
    chart.y = {RunHistoryChart::tr("Speed-up"), QStringLiteral("×"), false, false, false, {}};
    chart.interval = RunHistoryChart::tr("95% interval");
    chart.band = history.band;
    chart.bandName = messageText(historyBandText(history));
    chart.setSeries({});
    if (history.size() < kLeastRuns) return;
    for (std::size_t i = 1; i <= history.size(); ++i)
        chart.x.ticks.append(static_cast<double>(i));
    QVector<LineSeries> all;
    for (const HistoryRow& row : history.rows)
        all.append(seriesOf(row, history, names));
    all.removeIf([](const LineSeries& series) { return series.points.size() < 2; });
    chart.setSeries(all);
}

} // namespace qs
