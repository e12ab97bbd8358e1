// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/run_comparison_model.h"

#include "gpu/results/reasons/series_text.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"
#include "widgets/tables/cell_text.h"

namespace qs {

Tone toneOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Faster:
        return Tone::Good;
    case Verdict::Slower:
        return Tone::Bad;
    default:
        return Tone::Muted;
    }
}

QString verdictWord(Verdict verdict, ComparedQuantity quantity)
{
    const bool isSpeed = infoOf(quantity).isSpeed;
    switch (verdict) {
    case Verdict::TooFew:
        return RunComparisonModel::tr("… TOO FEW");
    case Verdict::NotResolved:
        return RunComparisonModel::tr("? NOT RESOLVED");
    case Verdict::Same:
        return RunComparisonModel::tr("= SAME");
    case Verdict::Faster:
        return isSpeed ? RunComparisonModel::tr("↑ FASTER") : RunComparisonModel::tr("↑ BETTER");
    case Verdict::Slower:
        return isSpeed ? RunComparisonModel::tr("↓ SLOWER") : RunComparisonModel::tr("↓ WORSE");
    }
    return {};
}

QString machineWords(const SeriesComparison& series) { return messageText(machineText(series)); }

QString whyText(const SeriesComparison& series)
{
    QString words = messageText(comparisonText(series.comparison, series.quantity));
    if (const QString machine = machineWords(series); !machine.isEmpty()) words += QLatin1Char('\n') + machine;
    if (series.simulated)
        words += QLatin1Char('\n') +
                 RunComparisonModel::tr("Simulated: the time is that of the simulation, not of the format.");
    if (const Message caution = cautionText(series.comparison); !caution.empty())
        words += QLatin1Char('\n') + messageText(caution);
    if (series.cycles)
        words += QLatin1Char('\n') +
                 RunComparisonModel::tr("In SM cycles: %1").arg(messageText(verdictText(*series.cycles)));
    return words;
}

namespace {

using Row = RunComparisonRow;

int decimalsOf(double us) { return us < 10 ? 3 : us < 100 ? 2 : 1; }

/// The unit that a quantity has in the table, the same in all rows, and what its figures are divided by.
struct ShownUnit
{
    QString name;
    double divisor = 1;
};

ShownUnit unitOf(ComparedQuantity quantity)
{
    if (quantity == ComparedQuantity::FirstToken || quantity == ComparedQuantity::TimePerToken)
        return {RunComparisonModel::tr("ms"), 1e3};
    const std::string_view unit = infoOf(quantity).unit;
    if (unit == "us") return {RunComparisonModel::tr("µs"), 1};
    if (unit == "bytes") return {RunComparisonModel::tr("MiB"), 1024.0 * 1024.0};
    if (unit == "percent") return {QStringLiteral("%"), 1};
    if (unit == "tokens/s") return {RunComparisonModel::tr("tokens/s"), 1};
    return {};
}

/// 'Time per token (ms)'
QString quantityText(ComparedQuantity quantity)
{
    const QString name = markedText(infoOf(quantity).name), unit = unitOf(quantity).name;
    return unit.isEmpty() ? name : RunComparisonModel::tr("%1 (%2)", "a quantity and its unit").arg(name, unit);
}

/// '12.3 [12.1, 12.5]'; what is exact without an interval.
QString figureText(const ComparedFigure& figure, ComparedQuantity quantity, const QLocale& locale)
{
    const double divisor = unitOf(quantity).divisor, value = figure.value / divisor;
    const int decimals = decimalsOf(value);
    const QString shown = fixedText(value, decimals, locale);
    if (figure.high <= 0 || figure.low == figure.high) return shown;
    return QStringLiteral("%1 [%2, %3]")
        .arg(shown, fixedText(figure.low / divisor, decimals, locale),
             fixedText(figure.high / divisor, decimals, locale));
}

QString whyOf(const Row& row) { return whyText(row.series); }
Tone toneOfRow(const Row& row) { return toneOf(row.series.comparison.verdict); }

double changeOf(const Row& row) { return changePercent(row.series.comparison.ratio, row.series.quantity); }

QString changeText(const Row& row, const QLocale& locale)
{
    const double percent = changeOf(row);
    return locale == QLocale::c() ? fixedText(percent, 1, locale) // what is exported is read by programs
                                  : signedText(percent, 1, locale);
}

/// Of a median on the ceiling of the device that it was measured on.
Column<Row> ceilingColumn(const char* id, const QString& title, const QString& about,
                          ComparedFigure SeriesComparison::*of)
{
    return {ColumnHead{id, title, about, Shown::WithValues, true, false},
            [of](const Row& row) {
                const double percent = (row.series.*of).ceilingPercent;
                return percent > 0 ? QVariant(percent) : QVariant();
            },
            [of](const Row& row, const QLocale& locale) {
                const double percent = (row.series.*of).ceilingPercent;
                return percent > 0 ? fixedText(percent, 1, locale) : noValue();
            }};
}

Column<Row> figureColumn(const char* id, const QString& title, const QString& about,
                         ComparedFigure SeriesComparison::*of)
{
    return {ColumnHead{id, title, about, Shown::Always, true, false},
            [of](const Row& row) { return (row.series.*of).value / unitOf(row.series.quantity).divisor; },
            [of](const Row& row, const QLocale& locale) {
                return figureText(row.series.*of, row.series.quantity, locale);
            }};
}

} // namespace

RunComparisonModel::RunComparisonModel(QObject* parent) : ColumnModel(parent)
{
    const auto words = [](const char* id, const QString& title, const QString& about, Shown shown, bool isName,
                          auto text) {
        ColumnHead head{id, title, about, shown, false};
        head.isName = isName;
        return Column<Row>{head,
                           [text](const Row& row) {
                               const QString shownText = text(row);
                               return shownText.isEmpty() ? QVariant() : QVariant(shownText);
                           },
                           [text](const Row& row, const QLocale&) { return text(row); }};
    };
    m_columns.push_back(words("mode", tr("Mode"), tr("The mode or variant that both runs measured"), Shown::Always,
                              true, [this](const Row& row) { return nameOf(row); }));
    m_columns.push_back(words("run", tr("Run"), tr("The run that is compared with the baseline run"), Shown::Always,
                              false, [](const Row& row) { return row.run; }));
    m_columns.push_back(words("size", tr("Size"),
                              tr("Size of the baseline run → of this run, where they differ. For language models, the "
                                 "sequences × the tokens of the prompt, or the task."),
                              Shown::Always, false, [](const Row& row) { return text(row.series.group()); }));
    m_columns.push_back(words("quantity", tr("Quantity"), tr("What is compared, and its unit"), Shown::Always, false,
                              [](const Row& row) { return quantityText(row.series.quantity); }));
    m_columns.push_back(
        {ColumnHead{"verdict", tr("Verdict"),
                    tr("FASTER or SLOWER, BETTER or WORSE where the whole interval lies outside the range that counts "
                       "as the same"),
                    Shown::Always, false},
         [](const Row& row) { return static_cast<int>(row.series.comparison.verdict); },
         [](const Row& row, const QLocale&) { return verdictWord(row.series.comparison.verdict, row.series.quantity); },
         whyOf, toneOfRow});
    m_columns.push_back(figureColumn("a", tr("Baseline run"),
                                     tr("Figure of the baseline run with its 95% interval; for times, the median"),
                                     &SeriesComparison::a));
    m_columns.push_back(figureColumn("b", tr("This run"),
                                     tr("Figure of this run with its 95% interval; for times, the median"),
                                     &SeriesComparison::b));
    m_columns.push_back(ceilingColumn("ceilingA", tr("Ceiling, baseline run (%)"),
                                      tr("Shortest possible time on the device of the baseline run / median"),
                                      &SeriesComparison::a));
    m_columns.push_back(ceilingColumn("ceilingB", tr("Ceiling (%)"),
                                      tr("Shortest possible time on the device of this run / median"),
                                      &SeriesComparison::b));
    m_columns.push_back({ColumnHead{"change", tr("Change (%)"),
                                    tr("Change of the figure of this run relative to the baseline run. For times, "
                                       "negative is faster. Grey without a verdict.")},
                         [](const Row& row) { return changeOf(row); },
                         changeText,
                         {},
                         toneOfRow});
    m_columns.push_back(
        {ColumnHead{"ratio", tr("Ratio"),
                    tr("How many times better this run is, with the 95% interval from both runs; for "
                       "times, the speed-up"),
                    Shown::Always, true, false},
         [](const Row& row) { return row.series.comparison.ratio; },
         [](const Row& row, const QLocale& locale) { return speedUpCell(row.series.comparison, locale); }});
    m_columns.push_back(
        words("cycles", tr("In cycles"),
              tr("The verdict on SM cycles (time × SM clock), where both runs recorded the clock of every sample. SAME "
                 "beside FASTER or SLOWER: the clock alone differs."),
              Shown::WithValues, false, [](const Row& row) {
                  return row.series.cycles ? verdictWord(row.series.cycles->verdict, row.series.quantity) : QString();
              }));
    m_columns.push_back(words("machine", tr("Machine"),
                              tr("What the machine did between the two runs, and whether the comparison excludes it"),
                              Shown::WithValues, false, [](const Row& row) { return machineWords(row.series); }));
    m_columns.push_back(
        {ColumnHead{"n", tr("n"), tr("Samples of the shorter series")},
         [](const Row& row) { return static_cast<qlonglong>(row.series.comparison.n); },
         [](const Row& row, const QLocale& locale) { return countedText(row.series.comparison.n, locale); }});
}

QString RunComparisonModel::nameOf(const RunComparisonRow& row) const
{
    const QString name = text(row.series.name());
    return row.series.simulated ? tr("%1, simulated").arg(name) : name;
}

void RunComparisonModel::setRuns(const QVector<ComparedRun>& runs)
{
    std::vector<Row> rows;
    for (const ComparedRun& run : runs)
        for (const SeriesComparison& series : run.comparison.series)
            rows.push_back({run.name, series});
    change(static_cast<int>(rows.size()), false, [&] { m_rows = std::move(rows); });
}

RunDifferenceModel::RunDifferenceModel(QObject* parent) : ColumnModel(parent)
{
    const auto column = [](const char* id, const QString& title, const QString& about, auto text) {
        return Column<RunDifferenceRow>{ColumnHead{id, title, about, Shown::Always, false},
                                        [text](const RunDifferenceRow& row) { return QVariant(text(row)); },
                                        [text](const RunDifferenceRow& row, const QLocale&) { return text(row); }};
    };
    m_columns.push_back(column("what", tr("What differs"), tr("Part of the setup or of the environment"),
                               [](const RunDifferenceRow& row) { return messageText(row.difference.what); }));
    m_columns.push_back(column("a", tr("Baseline run"), tr("In the baseline run"),
                               [](const RunDifferenceRow& row) { return messageText(row.difference.a); }));
    m_columns.push_back(column("b", tr("This run"), tr("In the run that is compared with it"),
                               [](const RunDifferenceRow& row) { return messageText(row.difference.b); }));
    m_columns.push_back(column("run", tr("Run"), tr("The run that is compared with the baseline run"),
                               [](const RunDifferenceRow& row) { return row.run; }));
}

void RunDifferenceModel::setRuns(const QVector<ComparedRun>& runs)
{
    std::vector<RunDifferenceRow> rows;
    for (const ComparedRun& run : runs)
        for (const RunDifference& difference : run.comparison.differences)
            rows.push_back({run.name, difference});
    change(static_cast<int>(rows.size()), false, [&] { m_rows = std::move(rows); });
}

} // namespace qs
