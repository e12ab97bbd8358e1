// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/text/history_text.h"

#include "gpu/measure/text/speed_up.h"
#include "gpu/report/text/markdown.h"

#include <algorithm>

namespace qs {

namespace {

constexpr std::size_t kMostMarks = 60; ///< of a line

const char* markOf(const std::optional<Comparison>& run, double band)
{
    switch (movedBy(run, band)) {
    case Verdict::Faster:
        return "▲";
    case Verdict::Slower:
        return "▼";
    case Verdict::TooFew:
        return " ";
    default: // resolved before the band counted: within it
        return run->resolved() || run->verdict == Verdict::Same ? "·" : "?";
    }
}

std::string marksOf(const HistoryRow& row, double band)
{
    std::string marks;
    const std::size_t first = row.runs.size() > kMostMarks ? row.runs.size() - kMostMarks : 0;
    for (std::size_t i = first; i < row.runs.size(); ++i)
        marks += i == 0 ? "│" : markOf(row.runs[i], band);
    return marks;
}

} // namespace

std::string historyStrip(const RunHistory& history)
{
    if (history.rows.empty()) return {};
    TextTable table;
    table.header = {"against run 1", "runs 1 to " + std::to_string(history.size()), "last"};
    if (history.size() > kMostMarks) table.header[1] = "last " + std::to_string(kMostMarks) + " runs";
    table.numeric = {false, false, false};
    for (const HistoryRow& row : history.rows) {
        const auto& last = row.runs.back();
        table.rows.push_back({row.name.empty() ? "time" : row.name, marksOf(row, history.band),
                              last ? std::string(speedUpText(*last)) : ""});
    }
    return table.plain() + "▲ faster, ▼ slower, · within " + historyBandText(history).english() + ", ? not resolved\n";
}

} // namespace qs
