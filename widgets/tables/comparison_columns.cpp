// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/comparison_numbers.h"

#include "gpu/measure/time_change.h"

#include <algorithm>

namespace qs {

namespace {
using C = ComparisonColumn;

QString withMinus(QString text) { return text.startsWith(QLatin1Char('-')) ? QChar(0x2212) + text.mid(1) : text; }

QString scientific(double value, const QLocale& locale)
{
    if (!std::isfinite(value)) return noValue();
    return value == 0 ? locale.toString(0) : locale.toString(value, 'e', 3);
}

double latencyOf(C column, const Summary& s)
{
    switch (column) {
    case C::P50:
        return s.p50;
    case C::MedianInterval:
        return (s.medianHigh - s.medianLow) / 2;
    case C::P95:
        return s.p95;
    case C::P99:
        return s.p99;
    case C::Mean:
        return s.mean;
    case C::Std:
        return s.std;
    case C::Min:
        return s.min;
    case C::Mad:
        return s.mad;
    default:
        return s.max;
    }
}

double accuracyOf(C column, const ErrorMetrics& e)
{
    switch (column) {
    case C::Sqnr:
        return e.sqnrDb;
    case C::Mse:
        return e.mse;
    case C::MaxError:
        return e.maxAbs;
    default:
        return e.cosine;
    }
}

QVariant known(double value, bool isKnown) { return isKnown && !std::isnan(value) ? QVariant(value) : QVariant(); }

QString formatLabel(const QuantScheme& scheme)
{
    switch (scheme.format) {
    case NumberFormat::Int8:
        return QStringLiteral("INT8");
    case NumberFormat::E4M3:
        return QStringLiteral("FP8 E4M3");
    case NumberFormat::E5M2:
        return QStringLiteral("FP8 E5M2");
    default:
        return {};
    }
}
} // namespace

bool ComparisonRow::isJudged() const
{
    return pair && !isBaseline && !controlDiffers && (pair->resolved() || pair->verdict == Verdict::Same);
}

bool effectiveDiffers(const RunSpec& spec, const ModeResult& mode)
{
    if (mode.effective.empty() || mode.isImported()) return false;
    const bool isMode = takesModes(spec.operation);
    if (isMode && !mode.requested.empty() && mode.requested != schemeName(mode.scheme)) return true;
    const QString effective = fromUtf8(mode.effective);
    if (spec.backend != BackendChoice::Auto &&
        !effective.startsWith(fromUtf8(std::string(backendName(spec.backend))), Qt::CaseInsensitive))
        return true;
    if (!isMode) return false; // variants say in their own words which types they take
    const QString input = fromUtf8(std::string(dtypeLabel(spec.operandType())));
    if (!effective.contains(input)) return true;
    if (spec.operation == Operation::Dequantize) return false; // named by the mode, and the type it restores
    return !mode.scheme.isCopy() && !effective.contains(formatLabel(mode.scheme));
}

int latencyDecimals(double smallestUs)
{
    if (smallestUs < 10) return 3;
    return smallestUs < 100 ? 2 : 1;
}

QString ComparisonCells::header(C column)
{
    switch (column) {
    case C::Mode:
        return tr("Mode");
    case C::Effective:
        return tr("Effective");
    case C::Rank:
        return tr("Rank");
    case C::Verdict:
        return tr("Verdict");
    case C::N:
        return tr("n");
    case C::P50:
        return tr("p50 (µs)");
    case C::MedianInterval:
        return tr("± (µs)");
    case C::P95:
        return tr("p95 (µs)");
    case C::P99:
        return tr("p99 (µs)");
    case C::Mean:
        return tr("Mean (µs)");
    case C::Std:
        return tr("Std (µs)");
    case C::Min:
        return tr("Min (µs)");
    case C::Max:
        return tr("Max (µs)");
    case C::Mad:
        return tr("MAD (µs)");
    case C::HotP50:
        return tr("Hot p50 (µs)");
    case C::ColdP50:
        return tr("Cold p50 (µs)");
    case C::ColdOverHot:
        return tr("Cold/hot (×)");
    case C::Cv:
        return tr("CV (%)");
    case C::Delta:
        return tr("Δ (%)");
    case C::Speedup:
        return tr("Speed-up (×)");
    case C::Gbps:
        return tr("GB/s");
    case C::Tflops:
        return tr("TFLOP/s");
    case C::CeilingPercent:
        return tr("Ceiling (%)");
    case C::Sqnr:
        return tr("SQNR (dB)");
    case C::Mse:
        return tr("MSE");
    case C::MaxError:
        return tr("Max error");
    case C::Cosine:
        return tr("Cosine");
    case C::Destroyed:
        return tr("Destroyed");
    case C::NotJudged:
        return tr("Not judged");
    case C::Size:
        return tr("Size");
    case C::Ratio:
        return tr("Ratio (×)");
    case C::Compile:
        return tr("Compile (ms)");
    case C::Search:
        return tr("Search (ms)");
    case C::Clock:
        return tr("Clock (MHz)");
    case C::Sampling:
        return tr("Sampling");
    case C::Verified:
        return tr("Verified");
    }
    return {};
}

QString ComparisonCells::headerToolTip(C column)
{
    switch (column) {
    case C::Mode:
        return tr("The mode that was asked for: format, granularity, static or dynamic scale.");
    case C::Effective:
        return tr("What really ran: backend, data types, arithmetic. ≠ marks where it is not what was asked for.");
    case C::Rank:
        return tr("Place by latency, 1 is the fastest. Where differences are not resolved, all the places that the "
                  "mode may hold.");
    case C::Verdict:
        return tr("What may be said of this mode against the baseline, from pairs of samples of the same round.");
    case C::N:
        return tr("Measured samples; warm-up is not among them.");
    case C::P50:
        return tr("Median latency in microseconds.");
    case C::MedianInterval:
        return tr("Half the width of the 95% order-statistic interval of the median, in microseconds.");
    case C::P95:
        return tr("95th percentile (type 7), in microseconds; grey below n = 59.");
    case C::P99:
        return tr("99th percentile (type 7), in microseconds; grey below n = 299.");
    case C::Mean:
        return tr("Arithmetic mean, in microseconds. One slow sample moves it; the median does not follow.");
    case C::Std:
        return tr("Standard deviation with n − 1, in microseconds.");
    case C::Min:
        return tr("Fastest sample, in microseconds.");
    case C::Max:
        return tr("Slowest sample, in microseconds.");
    case C::Mad:
        return tr("1.4826 × median absolute deviation, in microseconds: the spread, without what a few slow samples do "
                  "to it.");
    case C::HotP50:
        return tr("Median latency with hot caches, measured in the same rounds, in microseconds.");
    case C::ColdP50:
        return tr("Median latency with cold caches, measured in the same rounds, in microseconds.");
    case C::ColdOverHot:
        return tr("Cold p50 / hot p50: what finding the data in the cache is worth.");
    case C::Cv:
        return tr("Coefficient of variation: standard deviation / mean, in percent.");
    case C::Delta:
        return tr("Change of the time against the baseline in percent, negative is faster: the median of the "
                  "ratios of the same rounds, as the verdict has it. The two columns p50 may differ by "
                  "something else.");
    case C::Speedup:
        return tr("Time of the baseline / time, median of the ratios of the same rounds; above 1 is faster. Grey where "
                  "no verdict stands behind it.");
    case C::Tflops:
        return tr("Operations of the task / median, in 10¹² a second; a multiply-add is two.");
    case C::Gbps:
        return tr("Bytes that have to be moved / median, in 10⁹ bytes a second.");
    case C::CeilingPercent:
        return tr("Least time that this device needs / median, in percent: of a kernel with the same traffic, or by "
                  "the measured rates of "
                  "memory and arithmetic.");
    case C::Sqnr:
        return tr("Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), in decibels; higher is better.");
    case C::Mse:
        return tr("Mean squared error, mean of (x−x̂)².");
    case C::MaxError:
        return tr("Largest |x−x̂|.");
    case C::Cosine:
        return tr("Cosine similarity of input and restored values.");
    case C::Destroyed:
        return tr("Finite input values that were restored as NaN or infinite: in none of the error figures.");
    case C::NotJudged:
        return tr("Input values that are NaN or infinite: no error can be said of them.");
    case C::Size:
        return tr("Codes, scales and zero points together.");
    case C::Ratio:
        return tr("Size / size of the input.");
    case C::Compile:
        return tr("Compiling the kernels for this shape, once, before the first call; in no latency.");
    case C::Search:
        return tr("Timing the algorithms of a library to choose one, once, before the first call; in no latency.");
    case C::Clock:
        return tr("Median SM clock during the samples, in megahertz.");
    case C::Sampling:
        return tr("How a sample is taken: one launch, or the mean of several in a row.");
    case C::Verified:
        return tr("Rows whose codes and scales were compared with the oracle, bit for bit.");
    }
    return {};
}

QVariant ComparisonCells::raw(C column, const ComparisonRow& row)
{
    const ModeResult& r = row.result;
    const bool measured = r.latency.n > 0;
    const bool median = r.knows(r.latency.p50);
    if (isLatencyColumn(column)) return known(latencyOf(column, r.latency), r.knows(latencyOf(column, r.latency)));
    if (isAccuracyColumn(column)) return r.error ? known(accuracyOf(column, *r.error), true) : QVariant();
    switch (column) {
    case C::Mode:
        return fromUtf8(r.requested);
    case C::Effective:
        return fromUtf8(r.isImported() ? r.importedFrom : r.effective);
    case C::Rank:
        return row.rank.first > 0 && !row.controlDiffers ? QVariant(row.rank.first) : QVariant();
    case C::Verdict: // what is not resolved stands with what is the same: it has no order
        return known(row.pair && row.isJudged() && row.pair->resolved() ? row.pair->ratio : 1.0,
                     row.pair && !row.isBaseline && row.pair->verdict != Verdict::TooFew);
    case C::HotP50:
    case C::ColdP50: {
        const Summary* s = latencyWith(r, column == C::HotP50 ? CacheMode::Hot : CacheMode::Cold);
        return s ? QVariant(s->p50) : QVariant();
    }
    case C::ColdOverHot: {
        const Summary *cold = latencyWith(r, CacheMode::Cold), *hot = latencyWith(r, CacheMode::Hot);
        return known(cold && hot && hot->p50 > 0 ? cold->p50 / hot->p50 : 0, cold && hot && hot->p50 > 0);
    }
    case C::Clock:
        return known(row.clockMHz, row.clockMHz > 0);
    case C::Sampling:
        return measured && !r.isImported() ? QVariant(r.sampling.launches) : QVariant();
    case C::N:
        return measured || !r.isImported() ? QVariant(static_cast<qlonglong>(r.latency.n)) : QVariant();
    case C::Cv:
        return known(100 * r.latency.cv, r.knows(r.latency.cv));
    case C::Delta: // as the next, of the same rounds where there are pairs: never against the verdict
        if (isOfPairs(row)) return 100 * timeChange(*row.pair);
        return known(100 * (r.latency.p50 / row.baselineP50 - 1), median && row.baselineP50 > 0);
    case C::Speedup:
        if (isOfPairs(row)) return row.pair->ratio;
        return known(row.baselineP50 / r.latency.p50, median && row.baselineP50 > 0 && r.latency.p50 > 0);
    case C::Tflops:
        return known(r.tflops(), median && r.operations > 0);
    case C::Compile:
        return known(r.compileMs, r.compileMs > 0);
    case C::Search:
        return known(r.searchMs, r.searchMs > 0);
    case C::Gbps:
        return known(r.gbps(), median && r.bytes.value > 0);
    case C::CeilingPercent:
        return known(r.ceilingPercent(), median && r.ceilingUs > 0);
    case C::Destroyed:
        return r.error && r.error->destroyed > 0 ? QVariant(static_cast<qlonglong>(r.error->destroyed)) : QVariant();
    case C::NotJudged:
        return r.error && r.error->nonFinite > 0 ? QVariant(static_cast<qlonglong>(r.error->nonFinite)) : QVariant();
    case C::Size:
        return r.sizeBytes.value > 0 ? QVariant(static_cast<qulonglong>(r.sizeBytes.value)) : QVariant();
    case C::Ratio:
        return known(r.sizeRatio, r.sizeRatio > 0);
    default:
        break;
    }
    // Verified: rows that differ come first in descending order, then the number of rows that agree.
    if (r.verification.rows == 0) return {};
    return QVariant(
        static_cast<qlonglong>(r.verification.rowsDiffer > 0 ? -r.verification.rowsDiffer : r.verification.rows));
}

QString ComparisonCells::deltaText(const ComparisonRow& row, const QLocale& locale)
{
    if (row.isBaseline) return tr("baseline");
    const QVariant value = raw(C::Delta, row);
    if (!value.isValid()) return noValue();
    const QString text = fixedText(value.toDouble(), 1, locale);
    if (value.toDouble() > 0) return QLatin1Char('+') + text;
    return locale == QLocale::c() ? text : withMinus(text); // what is exported is read by programs
}

QString ComparisonCells::rankText(const ComparisonRow& row, const QLocale& locale)
{
    const auto [low, high] = row.rank;
    if (!raw(C::Rank, row).isValid()) return noValue();
    return low == high ? locale.toString(low)
                       : QStringLiteral("%1–%2").arg(locale.toString(low), locale.toString(high));
}

// A sign, a word and a number: colour only repeats them.
QString ComparisonCells::verdictText(const ComparisonRow& row, const QLocale& locale)
{
    if (row.isBaseline) return tr("baseline");
    if (!row.pair) return noValue();
    if (row.controlDiffers) return tr("? NOT TRUSTED");
    const double ratio = row.pair->ratio;
    switch (row.pair->verdict) {
    case Verdict::Faster:
        return tr("↑ FASTER %1×").arg(locale.toString(ratio, 'f', 2));
    case Verdict::Slower:
        return tr("↓ SLOWER %1×").arg(fixedText(1 / ratio, 2, locale));
    case Verdict::Same:
        return tr("= SAME");
    case Verdict::NotResolved:
        return tr("? NOT RESOLVED");
    case Verdict::TooFew:
        return tr("… TOO FEW");
    }
    return {};
}

QString ComparisonCells::samplingText(const ComparisonRow& row, const QLocale& locale)
{
    const ModeResult& r = row.result;
    if (!raw(C::Sampling, row).isValid()) return noValue();
    const bool cpu = fromUtf8(r.effective).startsWith(QLatin1String("cpu"), Qt::CaseInsensitive);
    if (r.sampling.launches <= 1) return cpu ? tr("each launch") : tr("events");
    const QString launches = locale.toString(r.sampling.launches);
    const QString text = cpu ? tr("%1 in a row").arg(launches) : tr("graph of %1").arg(launches);
    return r.sampling.constantUs > 0 ? tr("%1 − %2 µs").arg(text, fixedText(r.sampling.constantUs, 1, locale)) : text;
}

QString ComparisonCells::verifiedText(const Verification& v, const QLocale& locale)
{
    if (v.rows == 0) return noValue();
    const auto rows = locale.toString(static_cast<qlonglong>(v.rows));
    if (v.rowsDiffer == 0) return tr("✓ %1 rows").arg(rows);
    return tr("✗ %1 of %2 differ").arg(locale.toString(static_cast<qlonglong>(v.rowsDiffer)), rows);
}

QString ComparisonCells::sqnrText(const ErrorMetrics& error, const QLocale& locale)
{
    switch (error.kind()) {
    case ErrorKind::NotJudged:
        return tr("not judged");
    case ErrorKind::Exact:
        return tr("∞ exact");
    case ErrorKind::ExactInPart:
        return tr("∞ in part");
    case ErrorKind::Measured:
        break;
    }
    return std::isfinite(error.sqnrDb) ? withMinus(fixedText(error.sqnrDb, 2, locale)) : QStringLiteral("−∞");
}

QString ComparisonCells::text(C column, const ComparisonRow& row, int decimals, const QLocale& locale)
{
    const ModeResult& r = row.result;
    if (column == C::Delta) return deltaText(row, locale);
    if (column == C::Verified) return verifiedText(r.verification, locale);
    if (column == C::Rank) return rankText(row, locale);
    if (column == C::Verdict) return verdictText(row, locale);
    if (column == C::Sampling) return samplingText(row, locale);
    const QVariant value = raw(column, row);
    if (column == C::Sqnr && r.error) return sqnrText(*r.error, locale);
    if (!value.isValid()) return noValue();
    const double number = value.toDouble();
    if (isLatencyColumn(column) || column == C::HotP50 || column == C::ColdP50)
        return fixedText(number, decimals, locale);
    switch (column) {
    case C::Mode:
        return value.toString();
    case C::Effective:
        if (value.toString().isEmpty()) return noValue();
        if (r.isImported()) return tr("imported: %1").arg(value.toString());
        return (row.differs ? QStringLiteral("≠ ") : QString()) + value.toString();
    case C::N:
    case C::Destroyed:
    case C::NotJudged:
        return locale.toString(value.toLongLong());
    case C::Cv:
        return fixedText(number, 2, locale);
    case C::Speedup:
        return fixedText(number, 2, locale);
    case C::Tflops:
        return fixedText(number, number < 1 ? 3 : number < 100 ? 1 : 0, locale);
    case C::Compile:
    case C::Search:
        return fixedText(number, number < 100 ? 1 : 0, locale);
    case C::Gbps:
        return fixedText(number, number < 100 ? 1 : 0, locale);
    case C::CeilingPercent:
        return fixedText(number, 1, locale);
    case C::Mse:
        return scientific(number, locale);
    case C::MaxError:
        return number == 0 || !std::isfinite(number) ? scientific(number, locale) : locale.toString(number, 'g', 4);
    case C::Cosine:
        return fixedText(number, 6, locale);
    case C::Size:
        return binarySize(r.sizeBytes, locale);
    case C::Ratio:
        return fixedText(number, 3, locale);
    case C::ColdOverHot:
        return fixedText(number, 2, locale);
    case C::Clock:
        return fixedText(number, 0, locale);
    default:
        return {};
    }
}

bool ComparisonCells::unresolved(C column, const ComparisonRow& row)
{
    const Summary& s = row.result.latency;
    const bool ofOthers = row.result.isImported() && !row.result.isOfSamples(); // their own statement, whatever n
    if (column == C::P95) return !ofOthers && !s.p95Resolved();
    if (column == C::P99) return !ofOthers && !s.p99Resolved();
    if (column == C::Delta || column == C::Speedup || column == C::Verdict) return !row.isBaseline && !row.isJudged();
    return column == C::MedianInterval && s.n < 6;
}

} // namespace qs
