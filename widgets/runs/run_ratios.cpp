// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/run_ratios.h"

#include "gpu/measure/text/speed_up.h"
#include "widgets/charts/bars/category_bars.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>
#include <string>

namespace qs {
namespace {

/// Context of the translations of this file.
struct RunRatios
{
    Q_DECLARE_TR_FUNCTIONS(RunRatios)
};

constexpr qsizetype kMostRows = 32; ///< that a picture takes; the tables have all

/// `run`, `group`: where they tell rows apart.
CategoryItem itemOf(const SeriesComparison& series, const QString& run, bool group)
{
    const Comparison& c = series.comparison;
    CategoryItem item;
    item.mode = text(series.keyInB.name);
    QStringList label{run, group ? text(series.group()) : QString(), text(series.name())};
    label.removeAll(QString());
    item.label = label.join(QStringLiteral(" · "));
    item.value = c.ratio;
    item.low = c.low;
    item.high = c.high;
    item.text = viewNumbers(speedUpText(c));
    item.note = verdictWord(c.verdict, series.quantity);
    item.toolTip = whyText(series);
    item.unresolved = c.verdict == Verdict::NotResolved;
    return item;
}

} // namespace

void showRunRatios(CategoryContent& chart, const QString& baseline, const QVector<ComparedRun>& runs)
{
    chart.kind = CategoryKind::Dots;
    chart.title = RunRatios::tr("Speed-up over %1").arg(baseline);
    chart.setQuantity(RunRatios::tr("Speed-up"), QStringLiteral("×"));
    chart.interval = RunRatios::tr("95% interval");
    chart.band = kSameWithin;
    chart.bandName = RunRatios::tr("±1%: same");
    chart.least = 0;
    chart.items.clear();
    const bool several = std::ranges::count_if(runs, [](const ComparedRun& run) { return run.error.isEmpty(); }) > 1;
    std::set<std::string> groups;
    for (const ComparedRun& run : runs)
        for (const SeriesComparison& series : run.comparison.series)
            groups.insert(series.group());
    for (const ComparedRun& run : runs)
        for (const SeriesComparison& series : run.comparison.series)
            if (run.error.isEmpty() && infoOf(series.quantity).isSpeed &&
                series.comparison.verdict != Verdict::TooFew && series.comparison.ratio > 0 &&
                chart.items.size() < kMostRows)
                chart.items << itemOf(series, several ? run.name : QString(), groups.size() > 1);
    if (chart.items.isEmpty()) return;
    CategoryItem reference;
    reference.mode = QStringLiteral("baseline");
    reference.label = baseline;
    reference.value = 1;
    reference.text = QStringLiteral("1×");
    reference.isBaseline = true;
    chart.items.prepend(reference);
}

} // namespace qs
