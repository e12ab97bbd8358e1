// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/compare/run_history.h"

#include "gpu/core/units.h"

#include <algorithm>
#include <map>
#include <utility>

namespace qs {

Verdict movedBy(const std::optional<Comparison>& comparison, double band)
{
    if (!comparison || comparison->verdict == Verdict::TooFew) return Verdict::TooFew;
    if (!comparison->resolved()) return comparison->verdict;
    return judge(comparison->low, comparison->high, std::max(band, comparison->band));
}

void countUnchanged(RunHistory& history, std::span<const std::string> versions)
{
    const std::size_t known = std::min(versions.size(), history.size());
    std::map<std::string, int> seen;
    for (std::size_t i = 0; i < known; ++i)
        if (!versions[i].empty() && seen[versions[i]]++ > 0) ++history.unchanged;
    for (const HistoryRow& row : history.rows) {
        std::map<std::string, std::pair<double, double>> apart; // of each version the smallest and largest ratio
        for (std::size_t i = 0; i < known; ++i) {
            const bool isReference = i == 0;
            if (versions[i].empty() || (!isReference && !row.runs[i])) continue;
            const double ratio = isReference ? 1 : row.runs[i]->ratio;
            if (!(ratio > 0)) continue;
            auto& [least, most] = apart.try_emplace(versions[i], ratio, ratio).first->second;
            least = std::min(least, ratio);
            most = std::max(most, ratio);
            history.band = std::max(history.band, most / least - 1);
        }
    }
}

RunHistory historyOf(const SideBySide& runs, std::span<const std::string> versions)
{
    std::vector<std::size_t> order{runs.reference};
    for (std::size_t i = 0; i < runs.names.size(); ++i)
        if (i != runs.reference) order.push_back(i);
    RunHistory history;
    for (const SideRow& row : runs.rows) {
        HistoryRow added{runs.nameOf(row), {}};
        for (const std::size_t i : order) {
            std::optional<Comparison> here;
            if (row.cells[i] && row.cells[i]->against) here = row.cells[i]->against->comparison;
            if (here) history.band = std::max(history.band, here->band);
            added.runs.push_back(here);
        }
        if (std::ranges::any_of(added.runs, [](const auto& run) { return run.has_value(); }))
            history.rows.push_back(std::move(added));
    }
    countUnchanged(history, versions);
    return history;
}

Message historyBandText(const RunHistory& history)
{
    const std::string band = formatFixed(100 * history.band, 1) + "%";
    if (history.unchanged == 0) return Message::tr("±%1: runs without a change (A/A controls)").arg(band);
    return Message::tr("±%1: runs without a change (A/A controls, %n unchanged runs)",
                       "±%1: runs without a change (A/A controls, %n unchanged run)", history.unchanged)
        .arg(band);
}

} // namespace qs
