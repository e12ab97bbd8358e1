// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/modes/mode_charts.h"

#include "gpu/measure/median_interval.h"
#include "gpu/measure/text/speed_up.h"
#include "widgets/charts/bars/comparison_chart.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/language/message_text.h"
#include "widgets/language/view_number.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>

namespace qs {

namespace {

/// Context of the translations of this file.
struct ModeCharts
{
    Q_DECLARE_TR_FUNCTIONS(ModeCharts)
};

constexpr int kMaxBars = 200; ///< that anybody would look at; the table has all

using Fill = std::function<void(const ModeResult&, ComparisonBar&)>;

int indexOf(const Segment& segment, const QString& mode)
{
    for (std::size_t i = 0; i < segment.modes.size(); ++i)
        if (QString::fromStdString(segment.modes[i].requested) == mode) return static_cast<int>(i);
    return -1;
}

/// What is known of `mode` against the baseline; null for the baseline itself and where nothing was compared.
const Comparison* pairOf(const Segment& segment, const QString& baseline, const ModeResult& mode)
{
    if (segment.pairs.variants != static_cast<int>(segment.modes.size()))
        return nullptr; // before the search: files of others may have very many rows
    const int base = indexOf(segment, baseline);
    const int variant = static_cast<int>(&mode - segment.modes.data());
    if (base < 0 || variant == base) return nullptr;
    if (mode.isImported() || segment.modes[static_cast<std::size_t>(base)].isImported())
        return nullptr; // not of the same rounds
    return segment.pairs.at(base, variant);
}

/// '1.27×, faster', 'same', 'not resolved'.
QString verdictNote(Verdict verdict, double ratio)
{
    switch (verdict) {
    case Verdict::Faster:
        return ModeCharts::tr("%1, faster").arg(viewNumbers(speedUpText(ratio)));
    case Verdict::Slower:
        return ModeCharts::tr("%1, slower").arg(viewNumbers(speedUpText(ratio)));
    case Verdict::Same:
        return ModeCharts::tr("same");
    case Verdict::NotResolved:
        return ModeCharts::tr("not resolved");
    case Verdict::TooFew:
        return ModeCharts::tr("too few samples");
    }
    return {};
}

/// '0.39× [0.38, 0.41], slower': ratio and interval of the rounds.
RatioDot ratioDot(const Comparison& pair, Verdict verdict)
{
    if (pair.n == 0 || pair.verdict == Verdict::TooFew) return {};
    RatioDot dot{pair.ratio, pair.low, pair.high, viewNumbers(speedUpText(pair))};
    switch (verdict) {
    case Verdict::Faster:
        dot.text = ModeCharts::tr("%1, faster").arg(dot.text);
        break;
    case Verdict::Slower:
        dot.text = ModeCharts::tr("%1, slower").arg(dot.text);
        break;
    case Verdict::Same:
        dot.text = ModeCharts::tr("%1, same").arg(dot.text);
        break;
    default:
        dot.text = ModeCharts::tr("%1, not resolved").arg(dot.text);
    }
    return dot;
}

bool isOpen(Verdict verdict) { return verdict == Verdict::NotResolved || verdict == Verdict::TooFew; }

void setBars(ComparisonContent& chart, const Segment& segment, const QString& baseline, const Fill& fill)
{
    QVector<ComparisonBar> bars;
    for (const ModeResult& mode : segment.modes) {
        if (bars.size() == kMaxBars) break;
        ComparisonBar bar;
        bar.mode = QString::fromStdString(mode.requested);
        bar.isBaseline = bar.mode == baseline;
        if (const VariantInfo* variant = findVariant(segment.spec.operation, mode.requested))
            bar.label = markedText(variant->title);
        fill(mode, bar);
        bars.push_back(bar);
    }
    chart.bars = bars;
}

} // namespace

QString shownBaseline(const Segment& segment, const QString& wanted)
{
    if (segment.modes.empty() || indexOf(segment, wanted) >= 0) return wanted;
    if (takesModes(segment.spec.operation))
        return parseScheme(wanted.toStdString()) || segment.modes.front().isImported()
                   ? wanted
                   : QStringLiteral("baseline-copy");
    return QString::fromStdString(segment.modes.front().requested);
}

bool hasArithmetic(const Segment& segment)
{
    return std::any_of(segment.modes.begin(), segment.modes.end(),
                       [](const ModeResult& mode) { return mode.operations > 0 && !mode.rate.empty(); });
}

QString verdictSentence(const Segment& segment, const QString& baseline)
{
    if (segment.isUntrusted())
        return ModeCharts::tr("Identical kernels differ in this run, so no difference is resolved.");
    int compared = 0, faster = 0, slower = 0, same = 0;
    double most = 0;
    QString name;
    for (const ModeResult& mode : segment.modes) {
        const Comparison* pair = pairOf(segment, baseline, mode);
        if (!pair) continue;
        ++compared;
        faster += pair->verdict == Verdict::Faster;
        slower += pair->verdict == Verdict::Slower;
        same += pair->verdict == Verdict::Same;
        if (pair->verdict != Verdict::Faster || pair->ratio <= most) continue;
        most = pair->ratio;
        name = QString::fromStdString(mode.requested);
    }
    if (compared == 0) return {};
    const int open = compared - faster - slower - same;
    const QString upTo = viewNumbers(speedUpText(most));
    QStringList parts;
    if (compared == 1 && faster == 1) return ModeCharts::tr("%1 is %2 faster than %3.").arg(name, upTo, baseline);
    if (faster == 1) parts << ModeCharts::tr("1 faster, %1 (%2)").arg(upTo, name);
    if (faster > 1) parts << ModeCharts::tr("%1 faster, up to %2 (%3)").arg(faster).arg(upTo, name);
    if (slower > 0) parts << ModeCharts::tr("%1 slower").arg(slower);
    if (same > 0) parts << ModeCharts::tr("%1 the same").arg(same);
    if (open > 0) parts << ModeCharts::tr("%1 not resolved").arg(open);
    return ModeCharts::tr("Compared with %1: %2.").arg(baseline, parts.join(QStringLiteral(", ")));
}

namespace {

/// What the ceiling of the rows is.
QString ceilingName(const Segment& segment)
{
    const bool roofline = std::any_of(segment.modes.begin(), segment.modes.end(),
                                      [](const ModeResult& mode) { return mode.ceilingIsRoofline; });
    return roofline ? ModeCharts::tr("roofline of this device") : ModeCharts::tr("ceiling of this device");
}

} // namespace

void showRate(ComparisonContent& chart, const Segment& segment, const QString& baseline)
{
    chart.title = ModeCharts::tr("Arithmetic rate");
    chart.setQuantity(ModeCharts::tr("Operations"), ModeCharts::tr("TFLOP/s"));
    chart.reference = ceilingName(segment);
    setBars(chart, segment, baseline, [&](const ModeResult& mode, ComparisonBar& bar) {
        if (!mode.knows(mode.latency.p50) || !(mode.operations > 0)) return;
        bar.value = mode.tflops();
        if (const Comparison* pair = pairOf(segment, baseline, mode))
            bar.unresolved = isOpen(segment.isUntrusted() ? Verdict::NotResolved : pair->verdict);
        if (mode.ceilingUs <= 0) return;
        bar.reference = mode.operations / mode.ceilingUs * 1e-6;
        bar.note = viewPercent(viewFixed(mode.ceilingPercent(), 0));
    });
}

void showLatency(ComparisonContent& chart, const Segment& segment, const QString& baseline)
{
    chart.title = ModeCharts::tr("Median latency");
    const LatencyUnit unit = LatencySpan::of(segment).unit(); // as the scope has it
    chart.setQuantity(ModeCharts::tr("Median latency"), unit.name);
    chart.interval = ModeCharts::tr("95% interval of the median");
    chart.reference = ceilingName(segment);
    chart.finding =
        segment.modes.size() > kMaxBars
            ? ModeCharts::tr("First %1 of %2 rows; the table shows all rows.").arg(kMaxBars).arg(segment.modes.size())
            : verdictSentence(segment, baseline);
    setBars(chart, segment, baseline, [&](const ModeResult& mode, ComparisonBar& bar) {
        const Summary& s = mode.latency;
        if (!mode.knows(s.p50)) return;
        bar.value = s.p50 / unit.factor;
        if (mode.isOfSamples() && s.n >= static_cast<std::int64_t>(stats::kMinForInterval)) {
            bar.low = s.medianLow / unit.factor;
            bar.high = s.medianHigh / unit.factor;
        }
        if (mode.ceilingUs > 0) bar.reference = mode.ceilingUs / unit.factor;
        if (mode.isImported() && segment.pairs.variants > 0)
            bar.note = ModeCharts::tr("imported"); // beside what was measured here
        const Comparison* pair = pairOf(segment, baseline, mode);
        if (!pair) return;
        const Verdict verdict = segment.isUntrusted() ? Verdict::NotResolved : pair->verdict;
        bar.unresolved = isOpen(verdict);
        bar.note = verdictNote(verdict, pair->ratio);
        bar.ratio = ratioDot(*pair, verdict);
    });
    const int base = indexOf(segment, baseline);
    double band = kSameWithin;
    for (int i = 0; base >= 0 && i < segment.pairs.variants; ++i)
        if (i != base && segment.pairs.at(base, i)->n > 0) band = segment.pairs.at(base, i)->band;
    chart.ratioName = ModeCharts::tr("Speed-up by round [95%], band ±%1%").arg(viewGeneral(100 * band, 2));
    chart.band = band;
}

void showBandwidth(ComparisonContent& chart, const Segment& segment, const QString& baseline)
{
    chart.title = ModeCharts::tr("Bandwidth");
    chart.setQuantity(ModeCharts::tr("Bandwidth"), ModeCharts::tr("GB/s"));
    chart.reference = ModeCharts::tr("ceiling of this device");
    const int base = indexOf(segment, baseline);
    setBars(chart, segment, baseline, [&](const ModeResult& mode, ComparisonBar& bar) {
        if (!mode.knows(mode.latency.p50) || mode.bytes.value == 0) return;
        bar.value = mode.gbps();
        if (const Comparison* pair = pairOf(segment, baseline, mode)) {
            // Modes move different amounts: the ratio of rates is that of the times, times that of the bytes.
            const double other = static_cast<double>(segment.modes[static_cast<std::size_t>(base)].bytes.value);
            const double scale = other > 0 ? static_cast<double>(mode.bytes.value) / other : 1;
            bar.unresolved = segment.isUntrusted() || pair->verdict == Verdict::TooFew ||
                             judge(pair->low * scale, pair->high * scale, pair->band) == Verdict::NotResolved;
        }
        if (mode.ceilingUs <= 0 || mode.ceilingIsRoofline)
            return; // a roofline bounds the time, not what is moved meanwhile
        bar.reference = mode.ceilingGbps();
        bar.note = viewPercent(viewFixed(mode.ceilingPercent(), 0));
    });
}

namespace {
/// What the bar does not show: exact, not judged, and how many values were destroyed.
QString errorNote(const ErrorMetrics& error)
{
    QStringList said;
    if (error.kind() == ErrorKind::Exact) said << ModeCharts::tr("∞ (exact)");
    if (error.kind() == ErrorKind::ExactInPart) said << ModeCharts::tr("∞ (of those judged)");
    if (error.kind() == ErrorKind::NotJudged) said << ModeCharts::tr("not judged");
    if (error.destroyed > 0)
        said << ModeCharts::tr("%1 destroyed").arg(countText(static_cast<double>(error.destroyed)));
    return said.join(QStringLiteral(", "));
}
} // namespace

void showSqnr(ComparisonContent& chart, const Segment& segment, const QString& baseline)
{
    chart.title = takesTensor(segment.spec.operation) ? ModeCharts::tr("Signal to quantization noise")
                                                      : ModeCharts::tr("Accuracy against double precision");
    chart.setQuantity(ModeCharts::tr("SQNR"), ModeCharts::tr("dB"));
    setBars(chart, segment, baseline, [](const ModeResult& mode, ComparisonBar& bar) {
        if (!mode.error) return;
        if (std::isfinite(mode.error->sqnrDb)) bar.value = mode.error->sqnrDb;
        bar.note = errorNote(*mode.error);
    });
}

void showSize(ComparisonContent& chart, const Segment& segment, const QString& baseline)
{
    chart.title = ModeCharts::tr("Size with scales");
    // In one unit, that of the largest: small tensors are not written as 0.0039 MiB.
    static constexpr const char* kUnits[] = {"B", "KiB", "MiB", "GiB", "TiB"};
    double most = 0, divisor = 1;
    for (const ModeResult& mode : segment.modes)
        most = std::max(most, static_cast<double>(mode.sizeBytes.value));
    std::size_t unit = most > 0 ? 0 : 2; // without sizes the usual one
    while (unit + 1 < std::size(kUnits) && most / divisor >= 1024) {
        divisor *= 1024;
        ++unit;
    }
    chart.setQuantity(ModeCharts::tr("Size"), QLatin1String(kUnits[unit]));
    chart.digits = 4;
    setBars(chart, segment, baseline, [divisor](const ModeResult& mode, ComparisonBar& bar) {
        if (mode.sizeBytes.value == 0) return;
        bar.value = static_cast<double>(mode.sizeBytes.value) / divisor;
        if (mode.sizeRatio > 0) bar.note = viewTimes(mode.sizeRatio, 3);
    });
}

} // namespace qs
