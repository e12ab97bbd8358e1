// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/text/side_by_side_text.h"

#include "gpu/core/units.h"
#include "gpu/formats/json_fields.h"
#include "gpu/measure/diagnosis/diagnosis.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/text/parts.h"
#include "gpu/results/reasons/series_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qs {

namespace {

using Json = nlohmann::ordered_json;

/// '23.1 ±0.4%'
std::string sideMedian(const ComparedFigure& m)
{
    if (!(m.value > 0)) return dash();
    if (!(m.high > 0)) return usText(m.value); // no interval is known
    const double half = std::max(m.high - m.value, m.value - m.low) / m.value;
    return usText(m.value) + " ±" + formatFixed(100 * half, 1) + "%";
}

std::string sideRatio(const SeriesComparison& series)
{
    const Comparison& c = series.comparison;
    const std::string text = speedUpText(c) + " " + std::string(verdictLabel(c.verdict));
    return series.isOnlyClock() ? text + " (cycles: SAME)" : text;
}

const char* differenceKind(RunDifference::Kind kind)
{
    switch (kind) {
    case RunDifference::Kind::Work:
        return "work";
    case RunDifference::Kind::Protocol:
        return "protocol";
    case RunDifference::Kind::Environment:
        return "environment";
    }
    return "";
}

Json sideFigureJson(const ComparedFigure& figure, ComparedQuantity quantity)
{
    const bool isTime = infoOf(quantity).unit == "us";
    return {{isTime ? "median_us" : "value", numberOrNull(figure.value)},
            {"ci", figure.high > 0 ? Json{numberOrNull(figure.low), numberOrNull(figure.high)} : Json(nullptr)},
            {"n", figure.n}};
}

Json verdictJson(const Comparison& c, ComparedQuantity quantity)
{
    Json j;
    j["verdict"] = verdictName(c.verdict, quantity);
    j["ratio"] = numberOrNull(c.ratio);
    j["ci"] = c.verdict != Verdict::TooFew ? Json{numberOrNull(c.low), numberOrNull(c.high)} : Json(nullptr);
    return j;
}

Json sideCellJson(const SideCell& cell)
{
    Json j = sideFigureJson(cell.median, ComparedQuantity::Latency);
    j["ceiling_percent"] = cell.median.ceilingPercent > 0 ? numberOrNull(cell.median.ceilingPercent) : Json(nullptr);
    if (cell.energy.asked())
        j["joules_per_call"] = cell.energy.known() ? numberOrNull(cell.energy.joules) : Json(nullptr);
    if (!cell.against) return j;
    j["against_reference"] = verdictJson(cell.against->comparison, ComparedQuantity::Latency);
    if (cell.against->cycles)
        j["cycles_against_reference"] = verdictJson(*cell.against->cycles, ComparedQuantity::Latency);
    j["only_clock"] = cell.against->isOnlyClock();
    return j;
}

} // namespace

TextTable sideBySideTable(const SideBySide& runs)
{
    const bool ceiling = runs.anyCell([](const SideCell& cell) { return cell.median.ceilingPercent > 0; });
    const bool energy = runs.anyCell([](const SideCell& cell) { return cell.energy.known(); });
    TextTable t;
    t.header = {runs.size.empty() ? "mode" : "mode at " + runs.size};
    for (std::size_t i = 0; i < runs.names.size(); ++i) {
        t.header.push_back(runs.names[i] + " p50 µs");
        if (ceiling) t.header.push_back("% of its ceiling");
        if (energy) t.header.push_back("energy/call");
        if (i != runs.reference) t.header.push_back("speed-up");
    }
    for (const SideRow& row : runs.rows) {
        std::vector<std::string> cells{runs.nameOf(row)};
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const auto& cell = row.cells[i];
            cells.push_back(cell ? sideMedian(cell->median) : dash());
            if (ceiling)
                cells.push_back(cell && cell->median.ceilingPercent > 0 ? formatFixed(cell->median.ceilingPercent, 1)
                                                                        : dash());
            if (energy) cells.push_back(cell && cell->energy.known() ? formatEnergy(cell->energy.joules) : dash());
            if (i != runs.reference) cells.push_back(cell && cell->against ? sideRatio(*cell->against) : dash());
        }
        t.rows.push_back(std::move(cells));
    }
    t.numeric.assign(t.header.size(), true);
    t.numeric[0] = false;
    return t;
}

std::vector<std::string> sideBySideNotes(const SideBySide& runs)
{
    std::vector<std::string> notes{"Speed-up is that over " + runs.names[runs.reference] + ". " +
                                   runOrderText(runs.alternating).english()};
    if (runs.isOfUnlikeWork())
        notes.emplace_back("The runs did different work, so the ratio does not compare devices alone.");
    for (const SideRow& row : runs.rows)
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            if (row.cells[i] && row.cells[i]->against && row.cells[i]->against->isOnlyClock())
                notes.push_back(runs.names[i] + ", " + runs.nameOf(row) + ": " +
                                onlyClockText(*row.cells[i]->against).english());
    for (std::size_t i = 0; i < runs.differences.size(); ++i)
        for (const RunDifference& d : runs.differences[i])
            notes.push_back("DIFFERS  " + runs.names[i] + ", " + d.what.english() + ": " + d.a.english() + " → " +
                            d.b.english());
    return notes;
}

Json comparisonJson(const SeriesComparison& series)
{
    const Comparison& c = series.comparison;
    Json j;
    if (series.quantity != ComparedQuantity::Latency) {
        j["quantity"] = infoOf(series.quantity).key;
        j["unit"] = infoOf(series.quantity).unit;
    }
    if (series.simulated) j["simulated"] = true;
    j.update(verdictJson(c, series.quantity));
    j["mean_ratio"] = numberOrNull(c.meanRatio);
    j["min_ratio"] = numberOrNull(c.minRatio);
    j["artefact"] = c.artefact ? Json(codeName(DiagnosisCode::SpeedupIsWarmupArtefact)) : Json(nullptr);
    j["caution"] = c.caution != Caution::None ? Json(cautionName(c.caution)) : Json(nullptr);
    j["n"] = c.n;
    j["n_eff"] = numberOrNull(c.nEff);
    j["paired"] = c.paired;
    j["a"] = sideFigureJson(series.a, series.quantity);
    j["b"] = sideFigureJson(series.b, series.quantity);
    if (series.machine) j["machine"] = verdictJson(*series.machine, series.quantity);
    if (series.asMeasured) j["as_measured"] = verdictJson(*series.asMeasured, series.quantity);
    j["excludes_machine"] = series.excludesMachine;
    if (series.ofFigures) j["from"] = "mean, standard deviation and n";
    if (series.cycles) {
        j["cycles"] = verdictJson(*series.cycles, series.quantity);
        j["only_clock"] = series.isOnlyClock();
    }
    return j;
}

Json differencesJson(std::span<const RunDifference> differences)
{
    Json list = Json::array();
    for (const RunDifference& d : differences)
        list.push_back(
            {{"kind", differenceKind(d.kind)}, {"what", d.what.english()}, {"a", d.a.english()}, {"b", d.b.english()}});
    return list;
}

Json sideBySideJson(const SideBySide& runs)
{
    Json document = {{"reference", runs.names[runs.reference]},
                     {"interleaved", false},
                     {"alternating", runs.alternating},
                     {"runs", Json::array()}};
    for (std::size_t i = 0; i < runs.names.size(); ++i)
        document["runs"].push_back({{"name", runs.names[i]}, {"differences", differencesJson(runs.differences[i])}});
    document["rows"] = Json::array();
    for (const SideRow& row : runs.rows) {
        Json cells = Json::array();
        for (const auto& cell : row.cells)
            cells.push_back(cell ? sideCellJson(*cell) : Json(nullptr));
        document["rows"].push_back({{"mode", row.key.text()}, {"runs", std::move(cells)}});
    }
    return document;
}

} // namespace qs
