// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/score_model.h"

#include "widgets/language/qt_text.h"

#include <QBrush>
#include <QHash>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <tuple>
#include <unordered_map>

namespace qs {
namespace {

constexpr double kSameBand = 0.005; ///< differences up to half a point of a hundred say nothing about a model

QString noValue() { return QStringLiteral("–"); }

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

bool hasItems(const Score& score) { return !score.values.empty() && score.ids.size() == score.values.size(); }

/// The items that both have, by their ids; of an id that is repeated the first one counts.
PairedDifference pairById(const Score& a, const Score& b, qint64& items)
{
    std::unordered_map<std::string_view, double> known;
    known.reserve(a.ids.size());
    for (std::size_t i = 0; i < a.ids.size(); ++i)
        known.emplace(a.ids[i], a.values[i]);
    std::vector<double> first, second;
    for (std::size_t i = 0; i < b.ids.size(); ++i) {
        const auto found = known.find(b.ids[i]);
        if (found == known.end()) continue;
        first.push_back(found->second);
        second.push_back(b.values[i]);
        known.erase(found);
    }
    items = static_cast<qint64>(first.size());
    return compareValues(first, second, kSameBand);
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
            if (i > first && hasItems(*entries[first].score) && hasItems(*entries[i].score))
                row.pair = pairById(*entries[first].score, *entries[i].score, row.items);
            rows.push_back(std::move(row));
        }
        first = end;
    }
    return rows;
}

ScoreModel::ScoreModel(QObject* parent) : QAbstractTableModel(parent) {}

void ScoreModel::setRows(std::vector<ScoreRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void ScoreModel::setInks(const QColor& better, const QColor& worse, const QColor& muted)
{
    m_better = better;
    m_worse = worse;
    m_muted = muted;
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1), {Qt::ForegroundRole});
}

int ScoreModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int ScoreModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

// A sign, a word and a number: colour only repeats them.
QString ScoreModel::verdictText(const ScoreRow& row, const QLocale& locale) const
{
    if (row.isReference) return tr("reference");
    if (!row.pair) return noValue();
    if (isApart(row))
        return (isBetter(row) ? tr("↑ BETTER %1") : tr("↓ WORSE %1")).arg(signedText(row.pair->difference, locale));
    if (row.pair->verdict == Verdict::Same) return tr("= SAME");
    return row.pair->verdict == Verdict::TooFew ? tr("… TOO FEW") : tr("? NOT RESOLVED");
}

QString ScoreModel::verdictToolTip(const ScoreRow& row) const
{
    if (row.isReference) return tr("The others of this task and metric are compared with this one.");
    if (row.reference.isEmpty()) return tr("There is no second score of this task and metric to compare it with.");
    if (!row.pair)
        return tr("Not compared with %1: there are no items to pair. Import the samples_*.jsonl of --log_samples with "
                  "both results.")
            .arg(row.reference);
    const QLocale locale;
    if (row.pair->verdict == Verdict::TooFew)
        return tr("%1 items of %2 are here, too: from fewer than 6 nothing can be said.")
            .arg(locale.toString(row.items), row.reference);
    return tr("Against %1, on the same n = %2 items: difference %3, 95% interval [%4, %5].\nCounts as the same: ±%6. "
              "%7")
        .arg(row.reference, locale.toString(row.items), signedText(row.pair->difference, locale),
             signedText(row.pair->low, locale), signedText(row.pair->high, locale), locale.toString(kSameBand),
             row.higherIsBetter ? tr("Higher is better.") : tr("Lower is better."));
}

QString ScoreModel::text(const ScoreRow& row, int column, const QLocale& locale) const
{
    switch (column) {
    case Name:
        return row.name;
    case Task:
        return row.task;
    case Metric:
        return row.metric + (row.higherIsBetter ? QStringLiteral(" ↑") : QStringLiteral(" ↓"));
    case Value:
        return std::abs(row.value) >= 1000 ? locale.toString(row.value, 'f', 1) : locale.toString(row.value, 'f', 4);
    case Error:
        return row.standardError >= 0 ? locale.toString(row.standardError, 'f', 4) : noValue();
    case N:
        return row.n > 0 ? locale.toString(row.n) : noValue();
    case Judgement:
        return verdictText(row, locale);
    case Source:
        return row.source.isEmpty() ? noValue() : row.source;
    default:
        return {};
    }
}

QString ScoreModel::toolTip(const ScoreRow& row, int column) const
{
    if (column == Judgement) return verdictToolTip(row);
    if (column == Metric) return row.higherIsBetter ? tr("Higher is better.") : tr("Lower is better.");
    if (column == Error && row.standardError < 0) return tr("Not given by %1.").arg(row.source);
    if (column == N && row.n <= 0) return tr("%1 does not say on how many items it rests.").arg(row.source);
    return tr("%1 on %2, %3: not measured here, imported from %4.").arg(row.name, row.task, row.metric, row.source);
}

QVariant ScoreModel::ink(const ScoreRow& row, int column) const
{
    if (column != Judgement) return {};
    const QColor color = isApart(row)                                     ? (isBetter(row) ? m_better : m_worse)
                         : row.pair && row.pair->verdict == Verdict::Same ? QColor()
                                                                          : m_muted;
    return color.isValid() ? QVariant(QBrush(color)) : QVariant();
}

QVariant ScoreModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const ScoreRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column(), QLocale());
    case Qt::ToolTipRole:
        return toolTip(row, index.column());
    case Qt::ForegroundRole:
        return ink(row, index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>(
            (index.column() >= Value && index.column() <= N ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft) |
            Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ScoreModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static const char* const kNames[Columns] = {QT_TR_NOOP("Name"),    QT_TR_NOOP("Task"),         QT_TR_NOOP("Metric"),
                                                QT_TR_NOOP("Value"),   QT_TR_NOOP("± std error"),  QT_TR_NOOP("n"),
                                                QT_TR_NOOP("Verdict"), QT_TR_NOOP("Imported from")};
    static const char* const kToolTips[Columns] = {
        QT_TR_NOOP("Model or configuration."),
        QT_TR_NOOP("What it was evaluated on."),
        QT_TR_NOOP("↑: higher is better, ↓: lower is better."),
        QT_TR_NOOP("As the file gives it."),
        QT_TR_NOOP("Standard error, as the file gives it."),
        QT_TR_NOOP("Items that the value rests on."),
        QT_TR_NOOP("What may be said against the first of the same task and metric, on the items that both have."),
        QT_TR_NOOP("Tool and file.")};
    if (orientation != Qt::Horizontal || section < 0 || section >= Columns)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::DisplayRole) return tr(kNames[section]);
    if (role == Qt::ToolTipRole) return tr(kToolTips[section]);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(
            (section >= Value && section <= N ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft) | Qt::AlignVCenter);
    return QAbstractTableModel::headerData(section, orientation, role);
}

QString ScoreModel::toTsv() const
{
    QString out;
    for (int column = 0; column < Columns; ++column)
        out += (column > 0 ? QStringLiteral("\t") : QString()) + headerData(column, Qt::Horizontal).toString();
    for (const ScoreRow& row : m_rows) {
        out += QLatin1Char('\n');
        for (int column = 0; column < Columns; ++column)
            out += (column > 0 ? QStringLiteral("\t") : QString()) + text(row, column, QLocale::c());
    }
    return out + QLatin1Char('\n');
}

} // namespace qs
