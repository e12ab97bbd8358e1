// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/text/tables.h"

#include "gpu/core/units.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/text/parts.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr std::size_t kMaxForAllPairs = 8;

std::string subjectTitle(const Segment& segment) { return takesModes(segment.spec.operation) ? "Mode" : "Variant"; }

/// A dash where there is no ratio.
std::string percentDelta(const Comparison& pair)
{
    if (!(pair.ratio > 0)) return dash();
    const double percent = 100 * timeChange(pair);
    return (percent >= 0 ? "+" : "−") + formatFixed(std::fabs(percent), 1);
}

std::string sqnr(const ModeResult& mode) { return mode.error ? sqnrText(*mode.error, 2) : dash(); }

/// A figure of the error, or a dash where nothing could be judged.
std::string errorText(double value) { return std::isnan(value) ? dash() : formatNumber(value, 4); }

/// A row of a table by mode.
struct SegmentRow
{
    const Segment& segment;
    int index = 0, baseline = -1;

    const ModeResult& mode() const { return segment.modes[static_cast<std::size_t>(index)]; }
    const Comparison* pair() const { return pairOf(segment, baseline, index); }
};

using ModeColumn = TextColumn<SegmentRow>;
using ModeColumns = std::vector<ModeColumn>;

/// Modes of a segment against one of them; all without `keep`.
std::vector<SegmentRow> rowsOf(const Segment& segment, const std::string& baseline,
                               bool (*keep)(const ModeResult&) = nullptr)
{
    std::vector<SegmentRow> rows;
    const int reference = modeIndex(segment, baseline);
    for (int i = 0; i < static_cast<int>(segment.modes.size()); ++i)
        if (!keep || keep(segment.modes[static_cast<std::size_t>(i)])) rows.push_back({segment, i, reference});
    return rows;
}

ModeColumn columnOf(std::string title, std::string (*text)(const ModeResult&), bool numeric = true)
{
    return {std::move(title), [text](const SegmentRow& row) { return text(row.mode()); }, numeric};
}

/// What is not in the error; only where there is something to say.
void addUnjudged(ModeColumns& columns, const Segment& segment, const char* notJudgedTitle, const char* destroyedTitle)
{
    const auto add = [&](const char* title, auto ErrorMetrics::*count) {
        if (std::ranges::any_of(segment.modes, [&](const ModeResult& m) { return m.error && (*m.error).*count > 0; }))
            columns.push_back({title, [count](const SegmentRow& row) {
                                   const auto& error = row.mode().error;
                                   return error ? formatCount((*error).*count) : dash();
                               }});
    };
    add(destroyedTitle, &ErrorMetrics::destroyed);
    add(notJudgedTitle, &ErrorMetrics::nonFinite);
}

std::string verified(const ModeResult& mode)
{
    if (mode.isImported()) return dash();
    if (mode.verification.rows == 0) return "no";
    if (mode.verification.tolerance > 0 && mode.verification.rowsDiffer == 0)
        return formatCount(mode.verification.rows) + " rows within " + formatNumber(mode.verification.tolerance, 2) +
               ", worst " + formatNumber(mode.verification.worst, 2);
    if (mode.verification.rowsDiffer > 0)
        return formatCount(mode.verification.rowsDiffer) + " of " + formatCount(mode.verification.rows) +
               " rows DIFFER";
    return formatCount(mode.verification.rows) + " rows, 0 differ";
}

std::string sizeText(const ModeResult& mode) { return mode.sizeBytes.value > 0 ? formatBytes(mode.sizeBytes) : dash(); }

/// '1', or '2–4' where the order is not resolved.
std::string rankText(const Segment& segment, int index)
{
    if (index >= segment.pairs.variants || segment.isUntrusted() ||
        segment.modes[static_cast<std::size_t>(index)].isImported())
        return dash();
    const auto [low, high] = segment.pairs.rank(index);
    if (low == 0) return dash();
    return low == high ? std::to_string(low) : std::to_string(low) + "–" + std::to_string(high);
}

bool isBatched(const Segment& segment)
{
    return std::any_of(segment.modes.begin(), segment.modes.end(),
                       [](const ModeResult& m) { return m.sampling.launches > 1; });
}

/// A statistic, or a dash where it is not known: tools of others print some and not all.
std::string known(const ModeResult& mode, double us) { return mode.knows(us) ? usText(us) : dash(); }

std::string quantile(const ModeResult& mode, double us, bool resolved)
{
    if (!mode.knows(us)) return dash();
    return resolved || !mode.isOfSamples() ? usText(us) : dash();
}

bool hasArithmetic(const Segment& segment)
{
    return std::any_of(segment.modes.begin(), segment.modes.end(),
                       [](const ModeResult& m) { return m.operations > 0; });
}

std::string arithmeticText(const ModeResult& mode)
{
    return mode.operations > 0 && mode.knows(mode.latency.p50) ? formatFixed(mode.tflops(), mode.tflops() < 10 ? 3 : 1)
                                                               : dash();
}

bool hasEnergy(const Segment& segment)
{
    return std::ranges::any_of(segment.modes, [](const ModeResult& m) { return m.energy.asked(); });
}
std::string energyText(const ModeResult& mode)
{
    return mode.energy.known() ? formatEnergy(mode.energy.joules) : dash();
}

/// With its interval, whatever the verdict: what the sources print as speed-up.
std::string speedUpCell(const Comparison* pair)
{
    return pair && pair->ratio > 0 ? std::string(speedUpText(*pair)) : dash();
}

std::string rateText(const ModeResult& mode)
{
    return mode.knows(mode.latency.p50) && mode.bytes.value > 0 ? formatFixed(mode.gbps(), 1) : dash();
}
std::string ceilingText(const ModeResult& mode)
{
    return mode.knows(mode.latency.p50) && mode.ceilingUs > 0 ? formatFixed(mode.ceilingPercent(), 1) : dash();
}

ModeColumn statistic(const char* title, double Summary::*value)
{
    return {title, [value](const SegmentRow& row) { return known(row.mode(), row.mode().latency.*value); }};
}

std::string p95Text(const ModeResult& mode) { return quantile(mode, mode.latency.p95, mode.latency.p95Resolved()); }
std::string p99Text(const ModeResult& mode) { return quantile(mode, mode.latency.p99, mode.latency.p99Resolved()); }
std::string cvText(const ModeResult& mode)
{
    return mode.knows(mode.latency.cv) ? formatFixed(100 * mode.latency.cv, 1) : dash();
}

std::string resolvedDelta(const SegmentRow& row)
{
    const Comparison* pair = row.pair();
    return pair && pair->resolved() && !row.segment.isUntrusted() ? percentDelta(*pair) : dash();
}

std::string intervalText(const ModeResult& mode)
{
    const Summary& s = mode.latency;
    return mode.isOfSamples() && s.n >= 6 ? usText(s.medianLow) + "–" + usText(s.medianHigh) : dash();
}

/// The verdict beside a column that has the ratio.
std::string verdictWord(const Segment& segment, const Comparison& c)
{
    if (segment.isUntrusted()) return "NOT TRUSTED";
    const std::string label(verdictLabel(c.verdict));
    if (c.caution == Caution::Autocorrelated)
        return label + " (autocorrelated: counts as " + formatCount(std::max<std::int64_t>(1, std::llround(c.nEff))) +
               ")";
    return c.caution == Caution::LevelShift ? label + " (changes during the run)" : label;
}

std::string ratioInterval(const Comparison& c) { return formatFixed(c.low, 3) + "–" + formatFixed(c.high, 3); }

/// The pairs that the verdict table names, as baseline and mode.
std::vector<std::pair<int, int>> namedPairs(const Segment& segment, int baseline)
{
    const int count = static_cast<int>(segment.modes.size());
    std::vector<std::pair<int, int>> pairs;
    const auto add = [&](int a, int b) {
        const bool said = std::any_of(pairs.begin(), pairs.end(),
                                      [&](const auto& p) { return p == std::pair{a, b} || p == std::pair{b, a}; });
        if (!said && pairOf(segment, a, b)) pairs.emplace_back(a, b);
    };
    if (baseline >= 0)
        for (int b = 0; b < count; ++b)
            add(baseline, b);
    if (segment.modes.size() <= kMaxForAllPairs) {
        for (int a = 0; a < count; ++a)
            for (int b = a + 1; b < count; ++b)
                add(a, b);
        return pairs;
    }
    std::vector<int> order;
    for (int i = 0; i < count; ++i)
        if (segment.modes[static_cast<std::size_t>(i)].latency.n > 0) order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return segment.modes[static_cast<std::size_t>(a)].latency.p50 <
               segment.modes[static_cast<std::size_t>(b)].latency.p50;
    });
    for (std::size_t i = 0; i + 1 < order.size(); ++i)
        add(order[i + 1], order[i]);
    return pairs;
}

/// '68.7 GFLOP'.
std::string operationsText(double operations)
{
    if (!(operations > 0)) return dash();
    const char* const prefixes[] = {"", "k", "M", "G", "T", "P"};
    std::size_t i = 0;
    for (; operations >= 1000 && i + 1 < std::size(prefixes); ++i)
        operations /= 1000;
    return formatNumber(operations, 3) + " " + prefixes[i] + "FLOP";
}

} // namespace

TextTable latencyTable(const Segment& segment, const std::string& baseline)
{
    ModeColumns columns{columnOf(subjectTitle(segment), modeLabel, false)};
    if (isBatched(segment))
        columns.push_back(columnOf("Launches/sample", [](const ModeResult& m) -> std::string {
            return m.isImported() ? dash() : formatCount(m.sampling.launches);
        }));
    columns.insert(columns.end(),
                   {{"Rank", [](const SegmentRow& row) { return rankText(row.segment, row.index); }},
                    {"Verdict",
                     [](const SegmentRow& row) {
                         return row.index == row.baseline ? "baseline" : verdictCell(row.segment, row.pair());
                     },
                     false},
                    {"Δ (%)", resolvedDelta},
                    statistic("p50 (µs)", &Summary::p50),
                    columnOf("95% interval (µs)", intervalText),
                    columnOf("p95 (µs)", p95Text),
                    columnOf("p99 (µs)", p99Text),
                    statistic("Mean (µs)", &Summary::mean),
                    statistic("Std (µs)", &Summary::std),
                    statistic("Min (µs)", &Summary::min),
                    statistic("Max (µs)", &Summary::max),
                    columnOf("CV (%)", cvText),
                    columnOf("n",
                             [](const ModeResult& m) -> std::string {
                                 return m.latency.n > 0 || !m.isImported() ? formatCount(m.latency.n) : dash();
                             }),
                    columnOf("GB/s", rateText)});
    if (hasArithmetic(segment)) columns.push_back(columnOf("TFLOP/s", arithmeticText));
    columns.push_back(columnOf("% of ceiling", ceilingText));
    if (hasEnergy(segment)) columns.push_back(columnOf("Energy/call", energyText));
    if (!takesModes(segment.spec.operation))
        columns.push_back({"Speed-up", [](const SegmentRow& row) {
                               return row.index == row.baseline ? "1" : speedUpCell(row.pair());
                           }});
    return tableOf(columns, rowsOf(segment, baseline));
}

std::vector<std::string> energyNotes(const Segment& segment)
{
    std::vector<std::string> notes;
    double least = 0, most = 0;
    for (const ModeResult& mode : segment.modes) {
        const EnergyFigure& e = mode.energy;
        if (!e.reason.empty()) notes.push_back("No energy of " + modeLabel(mode) + ": " + e.reason.english() + ".");
        if (!e.known()) continue;
        least = least > 0 ? std::min(least, e.watts) : e.watts;
        most = std::max(most, e.watts);
    }
    if (!(most > 0)) return notes;
    const auto measured = std::ranges::find_if(segment.modes, [](const ModeResult& m) { return m.energy.known(); });
    const double idle = measured->energy.idleWatts;
    notes.insert(notes.begin(),
                 "Energy per call is that of the whole GPU by its energy counter, over at least 2 s of calls in a row; "
                 "power readings agree within 5%. Mean power: " +
                     formatFixed(least, 1) + " to " + formatFixed(most, 1) + " W. Idle power is included" +
                     (idle > 0 ? "; before the calls it was " + formatFixed(idle, 1) + " W." : " and was not known."));
    return notes;
}

TextTable cacheTable(const Segment& segment)
{
    struct Row
    {
        const Segment& segment;
        const ModeResult& mode;
        Comparison pair;

        bool otherIsHot() const { return mode.otherCache == CacheMode::Hot; }
    };
    std::vector<Row> rows;
    for (const ModeResult& mode : segment.modes) {
        if (mode.otherUs.empty() || mode.samplesUs.empty()) continue;
        const bool hot = mode.otherCache == CacheMode::Hot;
        rows.push_back({segment, mode,
                        compare(hot ? mode.samplesUs : mode.otherUs, hot ? mode.otherUs : mode.samplesUs,
                                {.aaBand = segment.aaBand})});
    }
    const std::vector<TextColumn<Row>> columns{
        {"Mode", [](const Row& r) { return modeLabel(r.mode); }, false},
        {"Cold p50 (µs)",
         [](const Row& r) { return usText(r.otherIsHot() ? r.mode.latency.p50 : r.mode.otherLatency.p50); }},
        {"Hot p50 (µs)",
         [](const Row& r) { return usText(r.otherIsHot() ? r.mode.otherLatency.p50 : r.mode.latency.p50); }},
        {"Hot against cold", [](const Row& r) { return verdictWord(r.segment, r.pair); }, false},
        {"Ratio", [](const Row& r) { return formatFixed(r.pair.ratio, 3); }},
        {"95% interval", [](const Row& r) { return ratioInterval(r.pair); }},
        {"Pairs", [](const Row& r) { return formatCount(r.pair.n); }}};
    return tableOf(columns, rows);
}

int comparedPairs(const Segment& segment)
{
    int all = 0;
    for (int a = 0; a < static_cast<int>(segment.modes.size()); ++a)
        for (int b = a + 1; b < static_cast<int>(segment.modes.size()); ++b)
            all += pairOf(segment, a, b) ? 1 : 0;
    return all;
}

TextTable verdictTable(const Segment& segment, const std::string& baseline)
{
    std::vector<SegmentRow> rows;
    for (const auto& [a, b] : namedPairs(segment, modeIndex(segment, baseline)))
        rows.push_back({segment, b, a});
    const ModeColumns columns{
        {subjectTitle(segment), [](const SegmentRow& row) { return row.mode().requested; }, false},
        {"Against",
         [](const SegmentRow& row) { return row.segment.modes[static_cast<std::size_t>(row.baseline)].requested; },
         false},
        {"Verdict", [](const SegmentRow& row) { return verdictWord(row.segment, *row.pair()); }, false},
        {"Ratio", [](const SegmentRow& row) { return formatFixed(row.pair()->ratio, 3); }},
        {"95% interval", [](const SegmentRow& row) { return ratioInterval(*row.pair()); }},
        {"Pairs", [](const SegmentRow& row) { return formatCount(row.pair()->n); }}};
    return tableOf(columns, rows);
}

TextTable effectiveTable(const Segment& segment)
{
    TextTable t;
    t.header = {"Requested", "Effective"};
    t.numeric = {false, false};
    for (const ModeResult& mode : segment.modes) {
        const auto same =
            std::find_if(t.rows.begin(), t.rows.end(), [&](const auto& row) { return row[1] == mode.effective; });
        if (same == t.rows.end())
            t.rows.push_back({modeLabel(mode), mode.effective});
        else
            (*same)[0] += ", " + modeLabel(mode);
    }
    return t;
}

TextTable accuracyTable(const Segment& segment)
{
    const bool sizes = takesModes(segment.spec.operation);
    ModeColumns columns{
        columnOf(subjectTitle(segment), modeLabel, false), columnOf("SQNR (dB)", sqnr),
        columnOf("MSE", [](const ModeResult& m) { return m.error ? errorText(m.error->mse) : dash(); }),
        columnOf("Max error", [](const ModeResult& m) { return m.error ? errorText(m.error->maxAbs) : dash(); }),
        columnOf("Cosine", [](const ModeResult& m) -> std::string {
            return m.error && std::isfinite(m.error->cosine) ? formatFixed(m.error->cosine, 6) : dash();
        })};
    addUnjudged(columns, segment, "Not judged", "Destroyed");
    if (sizes) {
        columns.push_back(columnOf("Size", sizeText));
        columns.push_back(columnOf("Of the input", [](const ModeResult& m) -> std::string {
            return m.sizeRatio > 0 ? formatFixed(100 * m.sizeRatio, 2) + "%" : dash();
        }));
    }
    columns.push_back(
        columnOf(sizes ? "Verified against the oracle" : "Verified against the reference", verified, false));
    return tableOf(columns,
                   rowsOf(segment, {}, [](const ModeResult& m) { return !m.isImported() || m.error.has_value(); }));
}

namespace {

/// What a variant gained over the one above it.
std::string gained(const SegmentRow& row)
{
    const Comparison* pair = row.index > 0 ? row.pair() : nullptr;
    return row.index == 0 ? dash() : speedUpCell(pair) + (pair ? ", " + verdictWord(row.segment, *pair) : "");
}

} // namespace

TextTable whyTable(const Segment& segment)
{
    std::vector<SegmentRow> rows;
    for (int i = 0; i < static_cast<int>(segment.modes.size()); ++i)
        if (findVariant(segment.spec.operation, segment.modes[static_cast<std::size_t>(i)].requested))
            rows.push_back({segment, i, i - 1});
    const ModeColumns columns{
        {"Variant", [](const SegmentRow& row) { return row.mode().requested; }, false},
        {"Description",
         [](const SegmentRow& row) {
             return std::string(findVariant(row.segment.spec.operation, row.mode().requested)->explanation);
         },
         false},
        {"Minimum bytes read and written", [](const SegmentRow& row) { return formatBytes(row.mode().bytes); }},
        {"Operations", [](const SegmentRow& row) { return operationsText(row.mode().operations); }},
        {"Compared with the row above", gained}};
    return tableOf(columns, rows);
}

TextTable setupCostTable(const Segment& segment)
{
    const auto milliseconds = [](double ms) -> std::string { return ms > 0 ? formatFixed(ms, 1) : dash(); };
    const ModeColumns columns{
        {"Variant", [](const SegmentRow& row) { return row.mode().requested; }, false},
        {"Compiled (ms)", [=](const SegmentRow& row) { return milliseconds(row.mode().compileMs); }},
        {"From cache",
         [](const SegmentRow& row) -> std::string {
             return row.mode().compileMs > 0 ? (row.mode().compileCached ? "yes" : "no") : dash();
         },
         false},
        {"Algorithms searched (ms)", [=](const SegmentRow& row) { return milliseconds(row.mode().searchMs); }}};
    return tableOf(columns, rowsOf(segment, {}, [](const ModeResult& m) { return m.compileMs > 0 || m.searchMs > 0; }));
}

TextTable summaryTable(const Segment& segment)
{
    const bool modes = takesModes(segment.spec.operation);
    ModeColumns columns{
        columnOf(modes ? "mode" : "variant", modeLabel, false),
        statistic("p50 µs", &Summary::p50),
        columnOf(
            "±",
            [](const ModeResult& m) -> std::string { return m.isOfSamples() ? halfWidthText(m.latency) : dash(); }),
        {"verdict", [](const SegmentRow& row) { return verdictCell(row.segment, row.pair()); }, false},
        columnOf("p95 µs", p95Text),
        columnOf("p99 µs", p99Text),
        statistic("min µs", &Summary::min),
        columnOf("CV", [](const ModeResult& m) { return m.knows(m.latency.cv) ? cvText(m) + "%" : dash(); }),
        columnOf("GB/s", rateText)};
    if (hasArithmetic(segment)) columns.push_back(columnOf("TFLOP/s", arithmeticText));
    columns.push_back(columnOf("% ceiling", ceilingText));
    if (hasEnergy(segment)) columns.push_back(columnOf("energy/call", energyText));
    columns.push_back(columnOf("SQNR dB", sqnr));
    addUnjudged(columns, segment, "not judged", "destroyed");
    if (modes) columns.push_back(columnOf("size", sizeText));
    columns.push_back(columnOf("verified", verified, false));
    return tableOf(columns, rowsOf(segment, segment.controlMode));
}

} // namespace qs
