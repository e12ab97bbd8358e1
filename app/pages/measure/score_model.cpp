// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/score_model.h"

#include "app/language/counted.h"
#include "gpu/results/compare/score_pairs.h"
#include "widgets/language/qt_text.h"
#include "widgets/tables/cell_text.h"
#include "widgets/tables/table_text.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace qs {
namespace {

constexpr double kSameBand = 0.005; ///< differences up to half a point of a hundred say nothing about a model

struct Entry
{
    const Score* score = nullptr;
    QString name;
};

/// Names as the scores have them; with that of the run where two runs have the same one.
std::vector<Entry> entriesOf(const std::vector<ScoreSource>& sources)
{
    std::map<std::string, int> runsWith; // number of runs that have a name
    for (const ScoreSource& source : sources) {
        std::vector<std::string> names;
        for (const Score& score : source.result->scores)
            names.push_back(score.name);
        std::sort(names.begin(), names.end());
        names.erase(std::unique(names.begin(), names.end()), names.end());
        for (const std::string& name : names)
            ++runsWith[name];
    }
    std::vector<Entry> entries;
    for (const ScoreSource& source : sources)
        for (const Score& score : source.result->scores) {
            const bool tells = !score.name.empty() && runsWith[score.name] == 1;
            entries.push_back({&score, tells ? text(score.name)
                                       : score.name.empty()
                                           ? source.run
                                           : QStringLiteral("%1 (%2)").arg(text(score.name), source.run)});
        }
    return entries;
}

ScoreRow rowOf(const Entry& entry)
{
    const Score& score = *entry.score;
    ScoreRow row;
    row.name = entry.name;
    row.task = text(score.task);
    row.metric = text(score.metric);
    row.source = text(score.importedFrom);
    row.value = score.value;
    row.standardError = score.standardError;
    row.n = score.n;
    row.higherIsBetter = score.higherIsBetter;
    return row;
}

bool isBetter(const ScoreRow& row) { return (row.pair->verdict == Verdict::Faster) == row.higherIsBetter; }
bool isApart(const ScoreRow& row)
{
    return row.pair && (row.pair->verdict == Verdict::Faster || row.pair->verdict == Verdict::Slower);
}

QString signedText(double value, const QLocale& locale)
{
    const QString digits = locale.toString(std::abs(value), 'f', 4);
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + digits;
}

} // namespace

std::vector<ScoreRow> scoreRows(const std::vector<ScoreSource>& sources)
{
    std::vector<Entry> entries = entriesOf(sources);
    const auto key = [](const Entry& entry) { return std::tie(entry.score->task, entry.score->metric); };
    std::stable_sort(entries.begin(), entries.end(), [&](const Entry& a, const Entry& b) { return key(a) < key(b); });
    std::vector<ScoreRow> rows;
    for (std::size_t first = 0; first < entries.size();) {
        std::size_t end = first;
        while (end < entries.size() && key(entries[end]) == key(entries[first]))
            ++end;
        for (std::size_t i = first; i < end; ++i) {
            ScoreRow row = rowOf(entries[i]);
            row.isReference = i == first && end > first + 1;
            if (end > first + 1) row.reference = entries[first].name;
            if (i > first && !entries[first].score->values.empty() && !entries[i].score->values.empty()) {
                const ScorePairs pairs = pairById(*entries[first].score, *entries[i].score);
                row.items = static_cast<qint64>(pairs.a.size());
                row.pair = compareValues(pairs.a, pairs.b, kSameBand);
            }
            rows.push_back(std::move(row));
        }
        first = end;
    }
    return rows;
}

ScoreModel::ScoreModel(QObject* parent) : ColumnModel(parent)
{
    for (const Columns& group : {namingColumns(), valueColumns()})
        m_columns.insert(m_columns.end(), group.begin(), group.end());
}

void ScoreModel::setRows(std::vector<ScoreRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

// A sign, a word and a number: colour only repeats them.
QString ScoreModel::verdictText(const ScoreRow& row, const QLocale& locale)
{
    if (row.isReference) return tr("reference");
    if (!row.pair) return noValue();
    if (isApart(row))
        return (isBetter(row) ? tr("↑ BETTER %1") : tr("↓ WORSE %1")).arg(signedText(row.pair->difference, locale));
    if (row.pair->verdict == Verdict::Same) return tr("= SAME");
    return row.pair->verdict == Verdict::TooFew ? tr("… TOO FEW") : tr("? NOT RESOLVED");
}

QString ScoreModel::verdictToolTip(const ScoreRow& row)
{
    if (row.isReference) return tr("The others of this task and metric are compared with this one.");
    if (row.reference.isEmpty()) return tr("There is no second score of this task and metric to compare it with.");
    if (!row.pair)
        return tr("Not compared with %1: there are no items to pair. Import the samples_*.jsonl of --log_samples with "
                  "both results.")
            .arg(row.reference);
    const QLocale locale;
    if (row.pair->verdict == Verdict::TooFew)
        return counted(tr("%n item(s) in common with %1; a verdict needs at least 6.", nullptr, pluralOf(row.items)),
                       row.items)
            .arg(row.reference);
    return counted(tr("Compared with %1, on the same n = %n item(s): difference %2, 95% interval [%3, %4].\nCounts as "
                      "the same: ±%5. %6",
                      nullptr, pluralOf(row.items)),
                   row.items)
        .arg(row.reference, signedText(row.pair->difference, locale), signedText(row.pair->low, locale),
             signedText(row.pair->high, locale), locale.toString(kSameBand),
             row.higherIsBetter ? tr("Higher is better.") : tr("Lower is better."));
}

namespace {

using ScoreColumn = Column<ScoreRow>;
using ScoreText = std::function<QString(const ScoreRow&, const QLocale&)>;

QString sourceToolTip(const ScoreRow& row)
{
    return ScoreModel::tr("%1 on %2, %3: not measured here, imported from %4.")
        .arg(row.name, row.task, row.metric, row.source);
}

QString directionToolTip(const ScoreRow& row)
{
    return row.higherIsBetter ? ScoreModel::tr("Higher is better.") : ScoreModel::tr("Lower is better.");
}

Tone scoreTone(const ScoreRow& row)
{
    if (isApart(row)) return isBetter(row) ? Tone::Good : Tone::Bad;
    return row.pair && row.pair->verdict == Verdict::Same ? Tone::Plain : Tone::Muted;
}

/// Not sorted by: a column without values.
ScoreColumn scoreColumn(const ColumnHead& head, ScoreText shown, QString (*toolTip)(const ScoreRow&) = sourceToolTip)
{
    return {head, {}, std::move(shown), toolTip};
}

ScoreColumn nameColumn(const char* id, const QString& title, const QString& toolTip, QString ScoreRow::*of)
{
    return scoreColumn({id, title, toolTip, Shown::Always, false}, [of](const ScoreRow& row, const QLocale&) {
        return (row.*of).isEmpty() && of == &ScoreRow::source ? noValue() : row.*of;
    });
}

} // namespace

ScoreModel::Columns ScoreModel::namingColumns()
{
    return {nameColumn("name", tr("Name"), tr("Model or configuration."), &ScoreRow::name),
            nameColumn("task", tr("Task"), tr("What it was evaluated on."), &ScoreRow::task),
            scoreColumn(
                {"metric", tr("Metric"), tr("↑: higher is better, ↓: lower is better."), Shown::Always, false},
                [](const ScoreRow& row, const QLocale&) {
                    return row.metric + (row.higherIsBetter ? QStringLiteral(" ↑") : QStringLiteral(" ↓"));
                },
                directionToolTip)};
}

ScoreModel::Columns ScoreModel::valueColumns()
{
    ScoreColumn verdict =
        scoreColumn({"verdict", tr("Verdict"),
                     tr("Comparison with the first score of the same task and metric, on the items that both have."),
                     Shown::Always, false},
                    verdictText, verdictToolTip);
    verdict.tone = scoreTone;
    return {
        scoreColumn({"value", tr("Value"), tr("As given in the file.")},
                    [](const ScoreRow& row, const QLocale& locale) {
                        return locale.toString(row.value, 'f', std::abs(row.value) >= 1000 ? 1 : 4);
                    }),
        scoreColumn(
            {"error", tr("± std error"), tr("Standard error, as given in the file.")},
            [](const ScoreRow& row, const QLocale& locale) {
                return row.standardError >= 0 ? locale.toString(row.standardError, 'f', 4) : noValue();
            },
            [](const ScoreRow& row) {
                return row.standardError < 0 ? tr("Not given by %1.").arg(row.source) : sourceToolTip(row);
            }),
        scoreColumn(
            {"n", tr("n"), tr("Number of items in the value.")},
            [](const ScoreRow& row, const QLocale& locale) { return row.n > 0 ? locale.toString(row.n) : noValue(); },
            [](const ScoreRow& row) {
                return row.n <= 0 ? tr("%1 does not give the number of items.").arg(row.source) : sourceToolTip(row);
            }),
        verdict, nameColumn("source", tr("Imported from"), tr("Tool and file."), &ScoreRow::source)};
}

QString ScoreModel::toTsv() const
{
    QStringList titles;
    QList<QStringList> rows(rowCount());
    for (const ScoreColumn& column : m_columns) {
        titles << column.head.title;
        for (int row = 0; row < rowCount(); ++row)
            rows[row] << column.text(at(row), QLocale::c());
    }
    return tsvText(titles, rows);
}

} // namespace qs
