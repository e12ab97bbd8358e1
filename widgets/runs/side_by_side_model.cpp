// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/side_by_side_model.h"

#include "gpu/core/units.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"
#include "widgets/runs/run_comparison_model.h"

#include <algorithm>
#include <utility>

namespace qs {
namespace {

const SideCell* cellOf(const SideRow& row, std::size_t run)
{
    const auto& cell = row.cells[run];
    return cell ? &*cell : nullptr;
}

/// '23.10 ±0.4%': half the interval, on its wider side.
QString medianText(const ComparedFigure& m, const QLocale& locale)
{
    if (!(m.value > 0)) return noValue();
    const double half = 100 * std::max(m.high - m.value, m.value - m.low) / m.value;
    return QStringLiteral("%1 ±%2%").arg(fixedText(m.value, m.value < 10 ? 3 : 2, locale), fixedText(half, 1, locale));
}

QString speedUpText(const SeriesComparison& series, const QLocale& locale)
{
    const QString words = speedUpCell(series.comparison, locale) + QLatin1Char(' ') +
                          verdictWord(series.comparison.verdict, series.quantity);
    return series.isOnlyClock() ? SideBySideModel::tr("%1 (in cycles: SAME)").arg(words) : words;
}

Column<SideRow> numberColumn(const ColumnHead& head, std::size_t run, double (*value)(const SideCell&),
                             QString (*words)(double, const QLocale&))
{
    const auto raw = [run, value](const SideRow& row) {
        const SideCell* cell = cellOf(row, run);
        const double figure = cell ? value(*cell) : 0;
        return figure > 0 ? QVariant(figure) : QVariant();
    };
    return {head, raw, [raw, words](const SideRow& row, const QLocale& locale) {
                const QVariant figure = raw(row);
                return figure.isValid() ? words(figure.toDouble(), locale) : noValue();
            }};
}

QString energyText(double joules, const QLocale& locale)
{
    return locale == QLocale::c() ? QString::number(joules, 'g', 6) // what is exported is read by programs
                                  : viewNumbers(formatEnergy(joules));
}

} // namespace

QStringList shortNames(const SideBySide& runs)
{
    QStringList whole, targets;
    for (const std::string& name : runs.names) {
        whole << text(name);
        const auto end = name.find(": ");
        targets << (end == std::string::npos ? whole.last() : text(name.substr(0, end)));
    }
    QStringList once = targets;
    once.removeDuplicates();
    QStringList names = once.size() == targets.size() ? targets : whole;
    // 'H200 (00:06.0)' of 'NVIDIA H200 (0000:00:06.0)', where the rest is the same everywhere.
    for (const auto& [before, after] :
         {std::pair{QStringLiteral("NVIDIA "), QString()}, {QStringLiteral("(0000:"), QStringLiteral("(")}})
        if (std::ranges::all_of(names, [&before](const QString& name) { return name.contains(before); }))
            names.replaceInStrings(before, after);
    return names;
}

QString SideBySideModel::nameOf(const SideRow& row) const { return text(row.key.name); }

const char* SideBySideModel::idOf(const char* what, std::size_t run)
{
    m_ids.push_back(what + std::to_string(run));
    return m_ids.back().c_str();
}

void SideBySideModel::setRuns(SideBySide runs)
{
    beginResetModel();
    m_runs = std::move(runs);
    makeColumns();
    endResetModel();
}

void SideBySideModel::makeColumns()
{
    m_columns.clear();
    m_ids.clear();
    ColumnHead mode{"mode", tr("Mode"), tr("Mode or variant, with its size where there are several"), Shown::Always,
                    false};
    mode.isName = mode.isKey = true;
    mode.of = text(m_runs.size);
    const auto name = [this](const SideRow& row) { return text(m_runs.nameOf(row)); };
    m_columns.push_back({mode, [name](const SideRow& row) { return QVariant(name(row)); },
                         [name](const SideRow& row, const QLocale&) { return name(row); }});
    const bool ceiling = m_runs.anyCell([](const SideCell& cell) { return cell.median.ceilingPercent > 0; });
    const bool energy = m_runs.anyCell([](const SideCell& cell) { return cell.energy.known(); });
    const QStringList names = shortNames(m_runs);
    for (std::size_t i = 0; i < m_runs.names.size(); ++i)
        addRun(i, names[static_cast<int>(i)], ceiling, energy);
}

void SideBySideModel::addRun(std::size_t run, const QString& name, bool ceiling, bool energy)
{
    const QString whole = text(m_runs.names[run]);
    m_columns.push_back({ColumnHead{.id = idOf("median", run),
                                    .title = tr("p50 (µs)"),
                                    .toolTip = tr("Median latency on %1, ± half its 95% interval").arg(whole),
                                    .isExact = false,
                                    .of = name},
                         [run](const SideRow& row) {
                             const SideCell* cell = cellOf(row, run);
                             return cell && cell->median.value > 0 ? QVariant(cell->median.value) : QVariant();
                         },
                         [run](const SideRow& row, const QLocale& locale) {
                             const SideCell* cell = cellOf(row, run);
                             return cell ? medianText(cell->median, locale) : noValue();
                         }});
    if (ceiling)
        m_columns.push_back(numberColumn(
            ColumnHead{.id = idOf("ceiling", run),
                       .title = tr("Ceiling (%)"),
                       .toolTip =
                           tr("Shortest possible time on %1 / median: each device has its own ceiling").arg(whole),
                       .of = name},
            run, [](const SideCell& cell) { return cell.median.ceilingPercent; },
            [](double percent, const QLocale& locale) { return fixedText(percent, 1, locale); }));
    if (energy)
        m_columns.push_back(numberColumn(
            ColumnHead{.id = idOf("energy", run),
                       .title = tr("Energy (J/call)"),
                       .toolTip = tr("Energy of the whole device %1 per call").arg(whole),
                       .of = name},
            run, [](const SideCell& cell) { return cell.energy.known() ? cell.energy.joules : 0.0; }, energyText));
    if (run != m_runs.reference) addSpeedUp(run, name);
}

void SideBySideModel::addSpeedUp(std::size_t run, const QString& name)
{
    const auto against = [run](const SideRow& row) {
        const SideCell* cell = cellOf(row, run);
        return cell && cell->against ? &*cell->against : nullptr;
    };
    const bool alternating = m_runs.alternating;
    m_columns.push_back(
        {ColumnHead{.id = idOf("speedup", run),
                    .title = alternating ? tr("Speed-up, alternating blocks") : tr("Speed-up, not interleaved"),
                    .toolTip = (alternating ? tr("How many times faster %1 is than %2, with the 95% interval and the "
                                                 "verdict. The runs were measured in alternating blocks of rounds.")
                                            : tr("How many times faster %1 is than %2, with the 95% interval and the "
                                                 "verdict. The runs were not interleaved."))
                                   .arg(text(m_runs.names[run]), text(m_runs.names[m_runs.reference])),
                    .isExact = false,
                    .of = name},
         [against](const SideRow& row) {
             const SeriesComparison* series = against(row);
             return series ? QVariant(series->comparison.ratio) : QVariant();
         },
         [against](const SideRow& row, const QLocale& locale) {
             const SeriesComparison* series = against(row);
             return series ? speedUpText(*series, locale) : noValue();
         },
         [against](const SideRow& row) {
             const SeriesComparison* series = against(row);
             return series ? whyText(*series) : QString();
         },
         [against](const SideRow& row) {
             const SeriesComparison* series = against(row);
             return series ? toneOf(series->comparison.verdict) : Tone::Muted;
         }});
}

} // namespace qs
