// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/comparison_columns.h"

#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"
#include "widgets/tables/cell_text.h"
#include "widgets/tables/comparison_cells.h"
#include "widgets/tables/comparison_tooltips.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace qs {

namespace {

using ComparisonColumn = Column<ComparisonRow>;
using ComparisonTip = QString (*)(const ComparisonRow& row, const QString& about);

QString scientific(double value, const QLocale& locale)
{
    if (!std::isfinite(value)) return noValue();
    return value == 0 ? locale.toString(0) : locale.toString(value, 'e', 3);
}

QVariant known(double value, bool isKnown) { return isKnown && !std::isnan(value) ? QVariant(value) : QVariant(); }

/// How a figure is written, with so many decimals.
auto withDecimals(int decimals)
{
    return [decimals](const ComparisonRow&, double value, const QLocale& locale) {
        return fixedText(value, decimals, locale);
    };
}
QString asLatency(const ComparisonRow& row, double us, const QLocale& locale) { return latencyNumber(row, us, locale); }
QString asSpeedUp(const ComparisonRow&, double ratio, const QLocale& locale)
{
    return fixedText(ratio, speedUpDecimals(ratio), locale);
}
QString asCount(const ComparisonRow&, double value, const QLocale& locale)
{
    return countedText(static_cast<qint64>(value), locale);
}
QString asEnergy(const ComparisonRow&, double joules, const QLocale& locale)
{
    if (locale == QLocale::c()) return QString::number(joules, 'g', 6); // what is exported is read by programs
    return viewNumbers(formatEnergy(joules));
}
/// Without decimals where it is large.
QString asRate(const ComparisonRow&, double value, const QLocale& locale)
{
    return fixedText(value, value < 100 ? 1 : 0, locale);
}

/// The value in figures; '–' where it is not known.
template <typename Raw, typename Format> auto figureText(Raw raw, Format format)
{
    return [raw, format](const ComparisonRow& row, const QLocale& locale) {
        const QVariant value = raw(row);
        return value.isValid() ? format(row, value.toDouble(), locale) : noValue();
    };
}

std::function<QString(const ComparisonRow&)> tipOf(const ColumnHead& head, ComparisonTip toolTip)
{
    if (!toolTip) return {}; // that of the head
    return [toolTip, about = head.toolTip](const ComparisonRow& row) { return toolTip(row, about); };
}

template <typename Raw, typename Format>
ComparisonColumn figure(const ColumnHead& head, Raw raw, Format format, ComparisonTip toolTip = nullptr)
{
    return {head, raw, figureText(raw, format), tipOf(head, toolTip)};
}

/// Of the samples of the mode: a latency unless `format` says otherwise.
template <typename Format = decltype(&asLatency)>
ComparisonColumn latency(ColumnHead head, double (*of)(const Summary&), QString (*more)(const ComparisonRow&) = nullptr,
                         Format format = asLatency)
{
    head.isLatency = std::is_same_v<Format, decltype(&asLatency)>;
    const auto raw = [of](const ComparisonRow& row) {
        const double value = of(row.result.latency);
        return known(value, row.result.knows(value));
    };
    return {head, raw, figureText(raw, format), [raw, more, about = head.toolTip](const ComparisonRow& row) {
                return ComparisonToolTips::latencyToolTip(row, about, raw(row).isValid(), more);
            }};
}

/// What the files of others state holds, whatever n.
bool isStated(const ComparisonRow& row) { return row.result.isImported() && !row.result.isOfSamples(); }

/// A percentile that takes many samples: nothing where there are fewer, unless another tool states it without them.
ComparisonColumn tail(ColumnHead head, double Summary::*of, bool (Summary::*isBounded)() const,
                      QString (*more)(const ComparisonRow&))
{
    head.isLatency = true;
    const auto raw = [of, isBounded](const ComparisonRow& row) {
        const Summary& s = row.result.latency;
        return known(s.*of, row.result.knows(s.*of) && (isStated(row) || (s.*isBounded)()));
    };
    return {head, raw, figureText(raw, &asLatency), [of, more, about = head.toolTip](const ComparisonRow& row) {
                return ComparisonToolTips::latencyToolTip(row, about, row.result.knows(row.result.latency.*of), more);
            }};
}

template <typename Format>
ComparisonColumn accuracy(const ColumnHead& head, double (*of)(const ErrorMetrics&), Format format,
                          QString (*more)(const ErrorMetrics&) = nullptr)
{
    const auto raw = [of](const ComparisonRow& row) {
        return row.result.error ? known(of(*row.result.error), true) : QVariant();
    };
    return {head, raw, figureText(raw, format), [more, about = head.toolTip](const ComparisonRow& row) {
                return ComparisonToolTips::accuracyToolTip(row, about, more);
            }};
}

/// How many elements there are of a kind, where there are any.
ComparisonColumn elements(const ColumnHead& head, std::int64_t ErrorMetrics::*of)
{
    const auto raw = [of](const ComparisonRow& row) {
        const auto& error = row.result.error;
        return error && *error.*of > 0 ? QVariant(static_cast<qlonglong>(*error.*of)) : QVariant();
    };
    return {head, raw, figureText(raw, asCount), [about = head.toolTip](const ComparisonRow& row) {
                return ComparisonToolTips::accuracyToolTip(row, about, nullptr);
            }};
}

/// The median with hot or with cold caches.
ComparisonColumn cached(ColumnHead head, CacheMode cache)
{
    head.isLatency = true;
    const auto raw = [cache](const ComparisonRow& row) {
        const Summary* s = latencyWith(row.result, cache);
        return s ? QVariant(s->p50) : QVariant();
    };
    return figure(head, raw, asLatency, &ComparisonToolTips::cacheToolTip);
}

ComparisonColumn mutedWhere(bool (*isMuted)(const ComparisonRow&), ComparisonColumn column)
{
    column.tone = [isMuted](const ComparisonRow& row) { return isMuted(row) ? Tone::Muted : Tone::Plain; };
    return column;
}

/// A difference that no verdict stands behind.
bool isOpen(const ComparisonRow& row) { return !row.isBaseline && !row.isJudged(); }

bool hasMedian(const ModeResult& r) { return r.knows(r.latency.p50); }

QVariant deltaOf(const ComparisonRow& row)
{
    const auto change = row.change();
    return change ? known(*change, true) : QVariant();
}

QVariant speedupOf(const ComparisonRow& row)
{
    if (row.isOfPairs()) return row.pair->ratio;
    const double p50 = row.result.latency.p50;
    return known(row.baselineP50 / p50, hasMedian(row.result) && row.baselineP50 > 0 && p50 > 0);
}

QVariant rankOf(const ComparisonRow& row)
{
    return row.rank.first > 0 && !row.isUntrusted ? QVariant(row.rank.first) : QVariant();
}

QString rankText(const ComparisonRow& row, const QLocale& locale)
{
    const auto [low, high] = row.rank;
    if (!rankOf(row).isValid()) return noValue();
    return low == high ? locale.toString(low)
                       : QStringLiteral("%1–%2").arg(locale.toString(low), locale.toString(high));
}

// What is not resolved stands with what is the same: it has no order.
QVariant verdictOf(const ComparisonRow& row)
{
    return known(row.pair && row.isJudged() && row.pair->resolved() ? row.pair->ratio : 1.0,
                 row.pair && !row.isBaseline && row.pair->verdict != Verdict::TooFew);
}

Tone verdictTone(const ComparisonRow& row)
{
    if (isOpen(row)) return Tone::Muted;
    if (!row.pair || !row.pair->resolved()) return Tone::Plain;
    return row.pair->verdict == Verdict::Faster ? Tone::Good : Tone::Bad;
}

QVariant coldOverHot(const ComparisonRow& row)
{
    const Summary *cold = latencyWith(row.result, CacheMode::Cold), *hot = latencyWith(row.result, CacheMode::Hot);
    return cold && hot && hot->p50 > 0 ? known(cold->p50 / hot->p50, true) : QVariant();
}

} // namespace

/// The columns, group by group.
class ComparisonColumns
{
    Q_DECLARE_TR_FUNCTIONS(ComparisonColumns)

public:
    using Columns = std::vector<Column<ComparisonRow>>;

    static Columns identityColumns();
    static Columns decisiveColumns();
    static Columns verdictColumns();
    static Columns rateColumns();
    static Columns accuracyColumns();
    static Columns cacheColumns();
    static Columns sizeColumns();
    static Columns tailColumns();
    static Columns samplingColumns();
    static Columns spreadColumns();
    static Columns errorColumns();
};

ComparisonColumns::Columns ComparisonColumns::identityColumns()
{
    const ColumnHead mode{.id = "mode",
                          .title = tr("Mode"),
                          .toolTip = tr("The requested mode: format, granularity, static or dynamic scale."),
                          .isNumber = false,
                          .isName = true,
                          .isKey = true};
    const ColumnHead effective{
        .id = "effective",
        .title = tr("Effective"),
        .toolTip = tr("What actually ran: backend, data types, arithmetic. ≠ marks a difference from the request."),
        .isNumber = false};
    const auto ran = [](const ComparisonRow& row) {
        return text(row.result.isImported() ? row.result.importedFrom : row.result.effective);
    };
    return {{mode, [](const ComparisonRow& row) { return text(row.result.requested); },
             [](const ComparisonRow& row, const QLocale&) { return text(row.result.requested); },
             tipOf(mode, &ComparisonToolTips::variantToolTip)},
            {effective, ran,
             [ran](const ComparisonRow& row, const QLocale&) {
                 const QString name = ran(row);
                 if (name.isEmpty()) return noValue();
                 if (row.result.isImported()) return tr("imported: %1").arg(name);
                 return (row.differs ? QStringLiteral("≠ ") : QString()) + name;
             },
             tipOf(effective, &ComparisonToolTips::effectiveToolTip)}};
}

ComparisonColumns::Columns ComparisonColumns::decisiveColumns()
{
    ComparisonColumn tflops = figure(
        {"tflops", tr("TFLOP/s"),
         tr("Operations of the task / median, in 10¹² per second; a multiply-add counts as two."), Shown::WithValues},
        [](const ComparisonRow& row) {
            return known(row.result.tflops(), hasMedian(row.result) && row.result.operations > 0);
        },
        [](const ComparisonRow&, double rate, const QLocale& locale) {
            return fixedText(rate, rate < 1 ? 3 : rate < 100 ? 1 : 0, locale);
        },
        &ComparisonToolTips::tflopsToolTip);
    // Where memory alone bounds it, GB/s says it.
    tflops.has = [raw = tflops.raw](const ComparisonRow& row) {
        return !row.result.rate.empty() && raw(row).isValid();
    };
    return {latency(
                {"p50", tr("p50"), tr("Median latency.")}, [](const Summary& s) { return s.p50; },
                &ComparisonToolTips::medianSentence),
            mutedWhere([](const ComparisonRow& row) { return row.result.latency.n < 6; },
                       latency(
                           {"medianInterval", tr("±"),
                            tr("Half the width of the 95% order-statistic interval of the median.")},
                           [](const Summary& s) { return (s.medianHigh - s.medianLow) / 2; },
                           &ComparisonToolTips::medianSentence)),
            tflops};
}

ComparisonColumns::Columns ComparisonColumns::verdictColumns()
{
    const ColumnHead delta{
        "delta", tr("Δ (%)"),
        tr("Change in time relative to the baseline, in percent; negative is faster. This is the median of the ratios "
           "of the same rounds, which the verdict uses. It may differ from the ratio of the two p50 values."),
        Shown::OfModes};

    Comparison open;
    open.verdict = Verdict::NotResolved;
    const ColumnHead verdict{
        .id = "verdict",
        .title = tr("Verdict"),
        .toolTip = tr("Comparison of this mode with the baseline, from pairs of samples of the same round."),
        .shown = Shown::WithValues,
        .isNumber = false,
        .reserve = ComparisonCells::pairVerdict(open, true, {})};

    const ColumnHead rank{"rank", tr("Rank"),
                          tr("Rank by latency; 1 is the fastest. A range where differences are not resolved."),
                          Shown::WithValues, false};
    return {mutedWhere(isOpen, figure({"speedup", tr("Speed-up (×)"),
                                       tr("Time of the baseline / time, median of the ratios of the same rounds; above "
                                          "1 is faster. Gray without a verdict."),
                                       Shown::OfVariants},
                                      speedupOf, asSpeedUp, &ComparisonToolTips::deltaToolTip)),
            mutedWhere(isOpen,
                       {delta, deltaOf, &ComparisonCells::deltaText, tipOf(delta, &ComparisonToolTips::deltaToolTip)}),
            {verdict, verdictOf, &ComparisonCells::verdictText, tipOf(verdict, &ComparisonToolTips::verdictToolTip),
             verdictTone, [](const ComparisonRow& row) { return row.hasRivals || (row.pair && !row.isBaseline); }},
            {rank, rankOf, rankText, tipOf(rank, &ComparisonToolTips::rankToolTip), {}, [](const ComparisonRow& row) {
                 return row.hasRivals || row.rank.first > 0;
             }}};
}

ComparisonColumns::Columns ComparisonColumns::rateColumns()
{
    return {latency({"mean", tr("Mean"), tr("Arithmetic mean. A single slow sample changes it; the median is robust."),
                     Shown::OfVariants},
                    [](const Summary& s) { return s.mean; }),
            figure(
                {"gbps", tr("GB/s"), tr("Bytes that must be moved / median, in 10⁹ bytes per second.")},
                [](const ComparisonRow& row) {
                    return known(row.result.gbps(), hasMedian(row.result) && row.result.bytes.value > 0);
                },
                asRate, &ComparisonToolTips::gbpsToolTip),
            figure(
                {"ceilingPercent", tr("Ceiling (%)"),
                 tr("Shortest possible time on this device / median, in percent. The shortest time is that of a kernel "
                    "with the same traffic, or follows from the measured memory and arithmetic rates.")},
                [](const ComparisonRow& row) {
                    return known(row.result.ceilingPercent(), hasMedian(row.result) && row.result.ceilingUs > 0);
                },
                withDecimals(1), &ComparisonToolTips::ceilingToolTip),
            figure(
                {"energy", tr("Energy (J/call)"),
                 tr("Energy of the whole GPU per call, idle power included, by its energy counter over at least 2 s of "
                    "calls in a row. Shown only if power readings agree within 5%."),
                 Shown::WithValues},
                [](const ComparisonRow& row) { return known(row.result.energy.joules, row.result.energy.known()); },
                asEnergy, &ComparisonToolTips::energyToolTip),
            figure(
                {"compile", tr("Compile (ms)"),
                 tr("Time to compile the kernels for this shape, once, before the first call. It is not part of any "
                    "latency."),
                 Shown::WithValues},
                [](const ComparisonRow& row) { return known(row.result.compileMs, row.result.compileMs > 0); }, asRate,
                &ComparisonToolTips::compileToolTip),
            figure(
                {"search", tr("Search (ms)"),
                 tr("Time to try the algorithms of a library and choose one, once, before the first call. It is not "
                    "part of any latency."),
                 Shown::WithValues},
                [](const ComparisonRow& row) { return known(row.result.searchMs, row.result.searchMs > 0); }, asRate,
                &ComparisonToolTips::searchToolTip)};
}

ComparisonColumns::Columns ComparisonColumns::accuracyColumns()
{
    ComparisonColumn sqnr = accuracy(
        {"sqnr", tr("SQNR (dB)"),
         tr("Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), in decibels; higher is better.")},
        [](const ErrorMetrics& e) { return e.sqnrDb; }, withDecimals(2), &ComparisonToolTips::sqnrSentence);
    sqnr.text = [](const ComparisonRow& row, const QLocale& locale) {
        return row.result.error ? ComparisonCells::sqnrText(*row.result.error, locale) : noValue();
    };
    return {
        sqnr,
        elements(
            {"destroyed", tr("Destroyed"),
             tr("Finite input values that were restored as NaN or infinite. They are excluded from all error figures."),
             Shown::WithValues},
            &ErrorMetrics::destroyed),
        elements({"notJudged", tr("Not judged"),
                  tr("Input values that are NaN or infinite, for which no error is defined."), Shown::WithValues},
                 &ErrorMetrics::nonFinite)};
}

ComparisonColumns::Columns ComparisonColumns::cacheColumns()
{
    return {cached({"hotP50", tr("Hot p50"), tr("Median latency with hot caches, measured in the same rounds."),
                    Shown::WithValues},
                   CacheMode::Hot),
            cached({"coldP50", tr("Cold p50"), tr("Median latency with cold caches, measured in the same rounds."),
                    Shown::WithValues},
                   CacheMode::Cold),
            figure({"coldOverHot", tr("Cold/hot (×)"), tr("Cold p50 / hot p50: the gain from data in the cache."),
                    Shown::WithValues},
                   coldOverHot, withDecimals(2), &ComparisonToolTips::cacheToolTip)};
}

ComparisonColumns::Columns ComparisonColumns::sizeColumns()
{
    const ColumnHead size{.id = "size",
                          .title = tr("Size"),
                          .toolTip = tr("Codes, scales and zero points together."),
                          .shown = Shown::OfModes,
                          .exactTitle = tr("Size (bytes)")};
    return {{size,
             [](const ComparisonRow& row) {
                 const Bytes bytes = row.result.sizeBytes;
                 return bytes.value > 0 ? QVariant(static_cast<qulonglong>(bytes.value)) : QVariant();
             },
             [](const ComparisonRow& row, const QLocale& locale) {
                 const Bytes bytes = row.result.sizeBytes;
                 return bytes.value > 0 ? binarySize(bytes, locale) : noValue();
             },
             tipOf(size, &ComparisonToolTips::sizeToolTip)},
            figure(
                {"ratio", tr("Ratio (×)"), tr("Size / size of the input."), Shown::OfModes},
                [](const ComparisonRow& row) { return known(row.result.sizeRatio, row.result.sizeRatio > 0); },
                withDecimals(3), &ComparisonToolTips::ratioToolTip)};
}

ComparisonColumns::Columns ComparisonColumns::tailColumns()
{
    const ColumnHead n{"n", tr("n"), tr("Measured samples, without warm-up.")};
    const auto samples = [](const ComparisonRow& row) {
        const std::int64_t taken = row.result.latency.n;
        return taken > 0 || !row.result.isImported() ? QVariant(static_cast<qlonglong>(taken)) : QVariant();
    };
    return {tail({"p95", tr("p95"), tr("95th percentile (type 7); from n = 59 on.")}, &Summary::p95,
                 &Summary::p95Resolved, &ComparisonToolTips::p95Sentence),
            tail({"p99", tr("p99"), tr("99th percentile (type 7); from n = 299 on.")}, &Summary::p99,
                 &Summary::p99Resolved, &ComparisonToolTips::p99Sentence),
            {n, samples, figureText(samples, asCount), [samples, about = n.toolTip](const ComparisonRow& row) {
                 return ComparisonToolTips::countToolTip(row, about, samples(row).isValid());
             }}};
}

ComparisonColumns::Columns ComparisonColumns::samplingColumns()
{
    const ColumnHead sampling{"sampling", tr("Sampling"),
                              tr("How a sample is taken: one launch, or the mean of several in a row."), Shown::Always,
                              false};

    const ColumnHead verified{"verified", tr("Verified"),
                              tr("Rows whose codes and scales were compared with the oracle, bit for bit."),
                              Shown::Always, false};
    return {
        {sampling,
         [](const ComparisonRow& row) {
             const ModeResult& r = row.result;
             return r.latency.n > 0 && !r.isImported() ? QVariant(r.sampling.launches) : QVariant();
         },
         &ComparisonCells::samplingText, tipOf(sampling, &ComparisonToolTips::samplingToolTip)},
        figure(
            {"clock", tr("Clock (MHz)"), tr("Median SM clock during the samples, in megahertz."), Shown::WithValues},
            [](const ComparisonRow& row) { return known(row.clockMHz, row.clockMHz > 0); }, withDecimals(0),
            &ComparisonToolTips::clockToolTip),
        {verified,
         [](const ComparisonRow& row) { // those that differ come first in descending order
             const Verification& v = row.result.verification;
             return v.rows == 0 ? QVariant()
                                : QVariant(static_cast<qlonglong>(v.rowsDiffer > 0 ? -v.rowsDiffer : v.rows));
         },
         &ComparisonCells::verifiedText, tipOf(verified, &ComparisonToolTips::verifiedToolTip)}};
}

ComparisonColumns::Columns ComparisonColumns::spreadColumns()
{
    return {
        latency({"mad", tr("MAD"),
                 tr("1.4826 × median absolute deviation: a measure of spread that is robust to a few slow samples."),
                 Shown::OnRequest},
                [](const Summary& s) { return s.mad; }),
        latency({"std", tr("Std"), tr("Standard deviation with n − 1."), Shown::OfVariants},
                [](const Summary& s) { return s.std; }),
        latency({"min", tr("Min"), tr("Fastest sample."), Shown::OfVariants}, [](const Summary& s) { return s.min; }),
        latency({"max", tr("Max"), tr("Slowest sample."), Shown::OfVariants}, [](const Summary& s) { return s.max; }),
        latency(
            {"cv", tr("CV (%)"), tr("Coefficient of variation: standard deviation / mean, in percent."),
             Shown::OfVariants},
            [](const Summary& s) { return 100 * s.cv; }, nullptr, withDecimals(2))};
}

ComparisonColumns::Columns ComparisonColumns::errorColumns()
{
    return {accuracy(
                {"mse", tr("MSE"), tr("Mean squared error, mean of (x−x̂)²."), Shown::OnRequest},
                [](const ErrorMetrics& e) { return e.mse; },
                [](const ComparisonRow&, double value, const QLocale& locale) { return scientific(value, locale); }),
            accuracy(
                {"maxError", tr("Max error"), tr("Largest |x−x̂|."), Shown::OnRequest},
                [](const ErrorMetrics& e) { return e.maxAbs; },
                [](const ComparisonRow&, double value, const QLocale& locale) {
                    return value == 0 || !std::isfinite(value) ? scientific(value, locale)
                                                               : locale.toString(value, 'g', 4);
                }),
            accuracy(
                {"cosine", tr("Cosine"), tr("Cosine similarity of input and restored values."), Shown::OnRequest},
                [](const ErrorMetrics& e) { return e.cosine; }, withDecimals(6), &ComparisonToolTips::cosineSentence)};
}

/// What decides, in this order; the others follow.
constexpr std::string_view kDecisive[] = {"mode", "p50",  "tflops",         "speedup",        "delta", "verdict",
                                          "sqnr", "size", "ceilingPercent", "medianInterval", "rank",  "gbps"};

std::vector<Column<ComparisonRow>> comparisonColumns()
{
    using Groups = ComparisonColumns;
    Groups::Columns all;
    for (const auto group :
         {&Groups::identityColumns, &Groups::decisiveColumns, &Groups::verdictColumns, &Groups::rateColumns,
          &Groups::accuracyColumns, &Groups::cacheColumns, &Groups::sizeColumns, &Groups::tailColumns,
          &Groups::samplingColumns, &Groups::spreadColumns, &Groups::errorColumns}) {
        Groups::Columns columns = group();
        std::move(columns.begin(), columns.end(), std::back_inserter(all));
    }
    const auto place = [](const ComparisonColumn& column) {
        return std::find(std::begin(kDecisive), std::end(kDecisive), column.head.id) - std::begin(kDecisive);
    };
    std::stable_sort(all.begin(), all.end(),
                     [&](const ComparisonColumn& a, const ComparisonColumn& b) { return place(a) < place(b); });
    return all;
}

} // namespace qs
