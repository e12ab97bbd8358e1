// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/text/tables.h"

#include "gpu/core/units.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/measure/time_change.h"
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

/// Columns beside the error that say what is not in it; only where there is something to say.
struct UnjudgedColumns
{
    bool notJudged = false, destroyed = false;

    explicit UnjudgedColumns(const Segment& segment)
    {
        for (const ModeResult& mode : segment.modes) {
            notJudged = notJudged || (mode.error && mode.error->nonFinite > 0);
            destroyed = destroyed || (mode.error && mode.error->destroyed > 0);
        }
    }
    void addHeader(std::vector<std::string>& header, const char* notJudgedTitle, const char* destroyedTitle) const
    {
        if (destroyed) header.push_back(destroyedTitle);
        if (notJudged) header.push_back(notJudgedTitle);
    }
    void addCells(std::vector<std::string>& row, const ModeResult& mode) const
    {
        if (destroyed) row.push_back(mode.error ? formatCount(mode.error->destroyed) : dash());
        if (notJudged) row.push_back(mode.error ? formatCount(mode.error->nonFinite) : dash());
    }
};

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

std::vector<std::string> latencyRow(const Segment& segment, int index, int baseline, bool batched)
{
    const ModeResult& mode = segment.modes[static_cast<std::size_t>(index)];
    const Summary& s = mode.latency;
    const Comparison* pair = pairOf(segment, baseline, index);
    const bool resolved = pair && pair->resolved() && !segment.isUntrusted();
    std::vector<std::string> row{modeLabel(mode)};
    if (batched) row.push_back(mode.isImported() ? dash() : formatCount(mode.sampling.launches));
    row.push_back(rankText(segment, index));
    row.push_back(index == baseline ? "baseline" : verdictCell(segment, pair));
    row.push_back(resolved ? percentDelta(*pair) : dash());
    row.push_back(known(mode, s.p50));
    row.push_back(mode.isOfSamples() && s.n >= 6 ? usText(s.medianLow) + "–" + usText(s.medianHigh) : dash());
    row.push_back(quantile(mode, s.p95, s.p95Resolved()));
    row.push_back(quantile(mode, s.p99, s.p99Resolved()));
    for (const double us : {s.mean, s.std, s.min, s.max})
        row.push_back(known(mode, us));
    row.push_back(mode.knows(s.cv) ? formatFixed(100 * s.cv, 1) : dash());
    row.push_back(s.n > 0 || !mode.isImported() ? formatCount(s.n) : dash());
    row.push_back(rateText(mode));
    if (hasArithmetic(segment)) row.push_back(arithmeticText(mode));
    row.push_back(ceilingText(mode));
    if (hasEnergy(segment)) row.push_back(energyText(mode));
    if (!takesModes(segment.spec.operation)) row.push_back(index == baseline ? "1" : speedUpCell(pair));
    return row;
}

std::vector<std::string> summaryRow(const Segment& segment, int index, int baseline)
{
    const ModeResult& mode = segment.modes[static_cast<std::size_t>(index)];
    const Summary& s = mode.latency;
    std::vector<std::string> row{modeLabel(mode)};
    row.push_back(known(mode, s.p50));
    row.push_back(mode.isOfSamples() ? halfWidthText(s) : dash());
    row.push_back(verdictCell(segment, pairOf(segment, baseline, index)));
    row.push_back(quantile(mode, s.p95, s.p95Resolved()));
    row.push_back(quantile(mode, s.p99, s.p99Resolved()));
    row.push_back(known(mode, s.min));
    row.push_back(mode.knows(s.cv) ? formatFixed(100 * s.cv, 1) + "%" : dash());
    row.push_back(rateText(mode));
    if (hasArithmetic(segment)) row.push_back(arithmeticText(mode));
    row.push_back(ceilingText(mode));
    if (hasEnergy(segment)) row.push_back(energyText(mode));
    row.push_back(sqnr(mode));
    UnjudgedColumns(segment).addCells(row, mode);
    if (takesModes(segment.spec.operation)) row.push_back(sizeText(mode));
    row.push_back(verified(mode));
    return row;
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
    TextTable t;
    t.header = {"Mode",     "Rank",     "Verdict",   "Δ (%)",    "p50 (µs)", "95% interval (µs)",
                "p95 (µs)", "p99 (µs)", "Mean (µs)", "Std (µs)", "Min (µs)", "Max (µs)",
                "CV (%)",   "n",        "GB/s"};
    t.header[0] = subjectTitle(segment);
    if (hasArithmetic(segment)) t.header.push_back("TFLOP/s");
    t.header.push_back("% of ceiling");
    if (hasEnergy(segment)) t.header.push_back("Energy/call");
    if (!takesModes(segment.spec.operation)) t.header.push_back("Speed-up");
    t.numeric.assign(t.header.size(), true);
    t.numeric[0] = t.numeric[2] = false;
    const bool batched = isBatched(segment);
    if (batched) {
        t.header.insert(t.header.begin() + 1, "Launches/sample");
        t.numeric.insert(t.numeric.begin() + 1, true);
    }
    const int reference = modeIndex(segment, baseline);
    for (int i = 0; i < static_cast<int>(segment.modes.size()); ++i)
        t.rows.push_back(latencyRow(segment, i, reference, batched));
    return t;
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
    TextTable t;
    t.header = {"Mode", "Cold p50 (µs)", "Hot p50 (µs)", "Hot against cold", "Ratio", "95% interval", "Pairs"};
    t.numeric = {false, true, true, false, true, true, true};
    for (const ModeResult& mode : segment.modes) {
        if (mode.otherUs.empty() || mode.samplesUs.empty()) continue;
        const bool otherHot = mode.otherCache == CacheMode::Hot;
        const std::vector<float>&cold = otherHot ? mode.samplesUs : mode.otherUs,
              &hot = otherHot ? mode.otherUs : mode.samplesUs;
        const Comparison c = compare(cold, hot, {.aaBand = segment.aaBand});
        t.rows.push_back({modeLabel(mode), usText(otherHot ? mode.latency.p50 : mode.otherLatency.p50),
                          usText(otherHot ? mode.otherLatency.p50 : mode.latency.p50), verdictWord(segment, c),
                          formatFixed(c.ratio, 3), formatFixed(c.low, 3) + "–" + formatFixed(c.high, 3),
                          formatCount(c.n)});
    }
    return t;
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
    TextTable t;
    t.header = {subjectTitle(segment), "Against", "Verdict", "Ratio", "95% interval", "Pairs"};
    t.numeric = {false, false, false, true, true, true};
    for (const auto& [a, b] : namedPairs(segment, modeIndex(segment, baseline))) {
        const Comparison& c = *pairOf(segment, a, b);
        t.rows.push_back({segment.modes[static_cast<std::size_t>(b)].requested,
                          segment.modes[static_cast<std::size_t>(a)].requested, verdictWord(segment, c),
                          formatFixed(c.ratio, 3), formatFixed(c.low, 3) + "–" + formatFixed(c.high, 3),
                          formatCount(c.n)});
    }
    return t;
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
    TextTable t;
    const bool sizes = takesModes(segment.spec.operation);
    const UnjudgedColumns unjudged(segment);
    t.header = {subjectTitle(segment), "SQNR (dB)", "MSE", "Max error", "Cosine"};
    unjudged.addHeader(t.header, "Not judged", "Destroyed");
    if (sizes) t.header.insert(t.header.end(), {"Size", "Of the input"});
    t.header.push_back(sizes ? "Verified against the oracle" : "Verified against the reference");
    t.numeric.assign(t.header.size(), true);
    t.numeric[0] = t.numeric.back() = false;
    for (const ModeResult& mode : segment.modes) {
        const auto& e = mode.error;
        if (mode.isImported() && !e) continue;
        std::vector<std::string> row{modeLabel(mode), sqnr(mode), e ? errorText(e->mse) : dash(),
                                     e ? errorText(e->maxAbs) : dash(),
                                     e && std::isfinite(e->cosine) ? formatFixed(e->cosine, 6) : dash()};
        unjudged.addCells(row, mode);
        if (sizes)
            row.insert(row.end(),
                       {sizeText(mode), mode.sizeRatio > 0 ? formatFixed(100 * mode.sizeRatio, 2) + "%" : dash()});
        row.push_back(verified(mode));
        t.rows.push_back(std::move(row));
    }
    return t;
}

TextTable whyTable(const Segment& segment)
{
    TextTable t;
    t.header = {"Variant", "Description", "Minimum bytes read and written", "Operations",
                "Compared with the row above"};
    t.numeric = {false, false, true, true, true};
    for (int i = 0; i < static_cast<int>(segment.modes.size()); ++i) {
        const ModeResult& mode = segment.modes[static_cast<std::size_t>(i)];
        const VariantInfo* info = findVariant(segment.spec.operation, mode.requested);
        if (!info) continue;
        t.rows.push_back(
            {mode.requested, std::string(info->explanation), formatBytes(mode.bytes), operationsText(mode.operations),
             i == 0 ? dash()
                    : speedUpCell(pairOf(segment, i - 1, i)) +
                          (i > 0 && pairOf(segment, i - 1, i) ? ", " + verdictWord(segment, *pairOf(segment, i - 1, i))
                                                              : "")});
    }
    return t;
}

TextTable setupCostTable(const Segment& segment)
{
    TextTable t;
    t.header = {"Variant", "Compiled (ms)", "From cache", "Algorithms searched (ms)"};
    t.numeric = {false, true, false, true};
    for (const ModeResult& mode : segment.modes)
        if (mode.compileMs > 0 || mode.searchMs > 0)
            t.rows.push_back({mode.requested, mode.compileMs > 0 ? formatFixed(mode.compileMs, 1) : dash(),
                              mode.compileMs > 0 ? (mode.compileCached ? "yes" : "no") : dash(),
                              mode.searchMs > 0 ? formatFixed(mode.searchMs, 1) : dash()});
    return t;
}

TextTable summaryTable(const Segment& segment)
{
    TextTable t;
    t.header = {takesModes(segment.spec.operation) ? "mode" : "variant",
                "p50 µs",
                "±",
                "verdict",
                "p95 µs",
                "p99 µs",
                "min µs",
                "CV",
                "GB/s"};
    if (hasArithmetic(segment)) t.header.push_back("TFLOP/s");
    t.header.push_back("% ceiling");
    if (hasEnergy(segment)) t.header.push_back("energy/call");
    t.header.push_back("SQNR dB");
    UnjudgedColumns(segment).addHeader(t.header, "not judged", "destroyed");
    if (takesModes(segment.spec.operation)) t.header.push_back("size");
    t.header.push_back("verified");
    t.numeric.assign(t.header.size(), true);
    t.numeric[0] = t.numeric[3] = t.numeric.back() = false;
    const int reference = modeIndex(segment, segment.controlMode);
    for (int i = 0; i < static_cast<int>(segment.modes.size()); ++i)
        t.rows.push_back(summaryRow(segment, i, reference));
    return t;
}

} // namespace qs
