// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/comparison_columns.h"

#include <cmath>
#include <limits>

namespace qs {

namespace {
using C = ComparisonColumn;

QString utf8(const std::string& text) { return QString::fromStdString(text); }
QString dash() { return QStringLiteral("–"); }

QString withMinus(QString text)
{
    return text.startsWith(QLatin1Char('-')) ? QChar(0x2212) + text.mid(1) : text;
}

QString fixed(double value, int decimals, const QLocale& locale)
{
    return std::isfinite(value) ? locale.toString(value, 'f', decimals) : dash();
}

QString scientific(double value, const QLocale& locale)
{
    if (!std::isfinite(value)) return dash();
    return value == 0 ? locale.toString(0) : locale.toString(value, 'e', 3);
}

QString bytesText(Bytes bytes, const QLocale& locale)
{
    return locale.formattedDataSize(static_cast<qint64>(bytes.value), bytes.value < 1024 ? 0 : 2,
                                    QLocale::DataSizeIecFormat);
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
    default:
        return s.max;
    }
}

bool isLatency(C column) { return column >= C::P50 && column <= C::Max; }
bool isAccuracy(C column) { return column >= C::Sqnr && column <= C::Cosine; }

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

QVariant known(double value, bool isKnown)
{
    return isKnown && !std::isnan(value) ? QVariant(value) : QVariant();
}

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

bool effectiveDiffers(const RunSpec& spec, const ModeResult& mode)
{
    if (mode.effective.empty()) return false;
    if (!mode.requested.empty() && mode.requested != schemeName(mode.scheme)) return true;
    const QString effective = utf8(mode.effective);
    if (spec.backend != BackendChoice::Auto &&
        !effective.startsWith(utf8(std::string(backendName(spec.backend))), Qt::CaseInsensitive))
        return true;
    const QString input = utf8(std::string(dtypeLabel(spec.dtype)));
    if (!effective.contains(input)) return true;
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
    case C::Cv:
        return tr("CV (%)");
    case C::Delta:
        return tr("Δ p50 (%)");
    case C::Gbps:
        return tr("GB/s");
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
    case C::Size:
        return tr("Size");
    case C::Ratio:
        return tr("Ratio (×)");
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
        return tr(
            "What really ran: backend, data types, arithmetic. ≠ marks where it is not what was asked for.");
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
    case C::Cv:
        return tr("Coefficient of variation: standard deviation / mean, in percent.");
    case C::Delta:
        return tr("Change of the median against the baseline, in percent; negative is faster.");
    case C::Gbps:
        return tr("Bytes that have to be moved / median, in 10⁹ bytes a second.");
    case C::CeilingPercent:
        return tr("Time of a kernel with the same traffic / median, in percent.");
    case C::Sqnr:
        return tr("Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), in decibels; higher is better.");
    case C::Mse:
        return tr("Mean squared error, mean of (x−x̂)².");
    case C::MaxError:
        return tr("Largest |x−x̂|.");
    case C::Cosine:
        return tr("Cosine similarity of input and restored values.");
    case C::Size:
        return tr("Codes, scales and zero points together.");
    case C::Ratio:
        return tr("Size / size of the input.");
    case C::Verified:
        return tr("Rows whose codes and scales were compared with the oracle, bit for bit.");
    }
    return {};
}

QVariant ComparisonCells::raw(C column, const ComparisonRow& row)
{
    const ModeResult& r = row.result;
    const bool measured = r.latency.n > 0;
    if (isLatency(column)) return known(latencyOf(column, r.latency), measured);
    if (isAccuracy(column)) return r.error ? known(accuracyOf(column, *r.error), true) : QVariant();
    switch (column) {
    case C::Mode:
        return utf8(r.requested);
    case C::Effective:
        return utf8(r.effective);
    case C::N:
        return QVariant(static_cast<qlonglong>(r.latency.n));
    case C::Cv:
        return known(100 * r.latency.cv, measured);
    case C::Delta:
        return known(100 * (r.latency.p50 / row.baselineP50 - 1), measured && row.baselineP50 > 0);
    case C::Gbps:
        return known(r.gbps(), measured && r.bytes.value > 0);
    case C::CeilingPercent:
        return known(r.ceilingPercent(), measured && r.ceilingUs > 0);
    case C::Size:
        return r.sizeBytes.value > 0 ? QVariant(static_cast<qulonglong>(r.sizeBytes.value)) : QVariant();
    case C::Ratio:
        return known(r.sizeRatio, r.sizeRatio > 0);
    default:
        break;
    }
    // Verified: rows that differ come first in descending order, then the number of rows that agree.
    if (r.verification.rows == 0) return {};
    return QVariant(static_cast<qlonglong>(r.verification.rowsDiffer > 0 ? -r.verification.rowsDiffer
                                                                         : r.verification.rows));
}

QString ComparisonCells::deltaText(const ComparisonRow& row, const QLocale& locale)
{
    if (row.isBaseline) return tr("baseline");
    const QVariant value = raw(C::Delta, row);
    if (!value.isValid()) return dash();
    const QString text = fixed(value.toDouble(), 1, locale);
    return value.toDouble() > 0 ? QLatin1Char('+') + text : text;
}

QString ComparisonCells::verifiedText(const Verification& v, const QLocale& locale)
{
    if (v.rows == 0) return dash();
    const auto rows = locale.toString(static_cast<qlonglong>(v.rows));
    if (v.rowsDiffer == 0) return tr("✓ %1 rows").arg(rows);
    return tr("✗ %1 of %2 differ").arg(locale.toString(static_cast<qlonglong>(v.rowsDiffer)), rows);
}

QString ComparisonCells::text(C column, const ComparisonRow& row, int decimals, const QLocale& locale)
{
    const ModeResult& r = row.result;
    if (column == C::Delta) return deltaText(row, locale);
    if (column == C::Verified) return verifiedText(r.verification, locale);
    const QVariant value = raw(column, row);
    if (!value.isValid()) return dash();
    const double number = value.toDouble();
    if (isLatency(column)) return fixed(number, decimals, locale);
    switch (column) {
    case C::Mode:
        return value.toString();
    case C::Effective:
        return value.toString().isEmpty()
                   ? dash()
                   : (row.differs ? QStringLiteral("≠ ") : QString()) + value.toString();
    case C::N:
        return locale.toString(value.toLongLong());
    case C::Cv:
        return fixed(number, 2, locale);
    case C::Gbps:
        return fixed(number, number < 100 ? 1 : 0, locale);
    case C::CeilingPercent:
        return fixed(number, 1, locale);
    case C::Sqnr:
        return std::isinf(number) && number > 0 ? tr("∞ exact") : withMinus(fixed(number, 2, locale));
    case C::Mse:
        return scientific(number, locale);
    case C::MaxError:
        return number == 0 || !std::isfinite(number) ? scientific(number, locale)
                                                     : locale.toString(number, 'g', 4);
    case C::Cosine:
        return fixed(number, 6, locale);
    case C::Size:
        return bytesText(r.sizeBytes, locale);
    case C::Ratio:
        return fixed(number, 3, locale);
    default:
        return {};
    }
}

bool ComparisonCells::unresolved(C column, const ComparisonRow& row)
{
    const Summary& s = row.result.latency;
    if (column == C::P95) return !s.p95Resolved();
    if (column == C::P99) return !s.p99Resolved();
    return column == C::MedianInterval && s.n < 6;
}

QString ComparisonCells::sampling(const ComparisonRow& row)
{
    const QLocale locale;
    QString text =
        tr("n = %1 samples, %2 warm-up samples left out")
            .arg(locale.toString(static_cast<qlonglong>(row.result.latency.n)), locale.toString(row.warmups));
    if (!row.cache.isEmpty()) text += tr("; cache: %1").arg(row.cache);
    if (row.result.launchesPerSample > 1)
        text +=
            tr("; each sample is the mean of %1 launches in one graph, so percentiles describe such means")
                .arg(row.result.launchesPerSample);
    return text + QLatin1Char('.');
}

QString ComparisonCells::latencyToolTip(C column, const ComparisonRow& row)
{
    const Summary& s = row.result.latency;
    if (s.n == 0) return tr("No sample yet.");
    const QLocale locale;
    const auto us = [&](double v) { return locale.toString(v, 'f', latencyDecimals(s.p50)); };
    QString text = headerToolTip(column);
    if (column == C::P50 || column == C::MedianInterval)
        text += QLatin1Char(' ') +
                (s.n < 6 ? tr("Below n = 6 there is no 95% interval; the extremes stand for it: [%1, %2] µs.")
                         : tr("95% order-statistic interval of the median: [%1, %2] µs."))
                    .arg(us(s.medianLow), us(s.medianHigh));
    if (column == C::P95 && !s.p95Resolved())
        text += QLatin1Char(' ') +
                tr("n = %1 is below 59: too few samples to bound it with 95% confidence.").arg(s.n);
    if (column == C::P99 && !s.p99Resolved())
        text += QLatin1Char(' ') +
                tr("n = %1 is below 299: too few samples to bound it with 95% confidence.").arg(s.n);
    return text + QLatin1Char('\n') + sampling(row);
}

QString ComparisonCells::accuracyToolTip(C column, const ComparisonRow& row)
{
    if (!row.result.error) return tr("Not computed yet. %1").arg(headerToolTip(column));
    const ErrorMetrics& e = *row.result.error;
    const QLocale locale;
    QString text = headerToolTip(column);
    if (column == C::Sqnr && std::isinf(e.sqnrDb))
        text += QLatin1Char(' ') + tr("Infinite: every value came back exactly.");
    if (column == C::Cosine && std::isnan(e.cosine))
        text += QLatin1Char(' ') + tr("Not defined: one side is all zero.");
    text += QLatin1Char('\n') +
            tr("Over n = %1 finite elements").arg(locale.toString(static_cast<qlonglong>(e.elements)));
    if (e.nonFinite > 0)
        text += tr(", %1 NaN or infinite ones left out")
                    .arg(locale.toString(static_cast<qlonglong>(e.nonFinite)));
    if (row.result.constantInput) text += tr("; the input is constant, so there was nothing to scale");
    return text + QLatin1Char('.');
}

QString ComparisonCells::toolTip(C column, const ComparisonRow& row)
{
    const ModeResult& r = row.result;
    const QLocale locale;
    if (isLatency(column) || column == C::Cv || column == C::N) return latencyToolTip(column, row);
    if (isAccuracy(column)) return accuracyToolTip(column, row);
    const QString about = headerToolTip(column);
    switch (column) {
    case C::Mode:
        return utf8(schemeDescription(r.scheme));
    case C::Effective:
        if (r.effective.empty()) return tr("Nothing ran yet.");
        return row.differs ? tr("≠ Not what was asked for: %1 on %2.\nRan: %3")
                                 .arg(utf8(r.requested), row.input, utf8(r.effective))
                           : tr("Ran as asked for: %1").arg(utf8(r.effective));
    case C::Delta:
        if (row.isBaseline) return tr("The other modes are compared with this one.");
        if (!(row.baselineP50 > 0))
            return tr("The baseline %1 has no samples in this run.").arg(row.baselineName);
        return tr("%1\nAgainst %2, p50 %3 µs. n = %4.")
            .arg(about, row.baselineName,
                 locale.toString(row.baselineP50, 'f', latencyDecimals(row.baselineP50)),
                 locale.toString(static_cast<qlonglong>(r.latency.n)));
    case C::Gbps:
        return tr("%1\n%2 moved by one launch at least. n = %3.")
            .arg(about, bytesText(r.bytes, locale), locale.toString(static_cast<qlonglong>(r.latency.n)));
    case C::CeilingPercent:
        if (!(r.ceilingUs > 0)) return tr("%1\nNo ceiling was measured.").arg(about);
        return tr("%1\nCeiling: %2 µs, %3 GB/s, measured on this device in the same run with the same "
                  "method. n = %4.")
            .arg(about, locale.toString(r.ceilingUs, 'f', latencyDecimals(r.ceilingUs)),
                 locale.toString(r.ceilingGbps(), 'f', 0),
                 locale.toString(static_cast<qlonglong>(r.latency.n)));
    case C::Size:
        return tr("%1\n%2 bytes.").arg(about, locale.toString(static_cast<qulonglong>(r.sizeBytes.value)));
    case C::Ratio:
        return tr("%1\nInput: %2.").arg(about, row.input);
    default:
        break;
    }
    if (r.verification.rows == 0) return tr("%1\nNot verified yet.").arg(about);
    return tr("Codes and scales compared with the oracle, bit for bit: %1 rows, %2 differ.")
        .arg(locale.toString(static_cast<qlonglong>(r.verification.rows)),
             locale.toString(static_cast<qlonglong>(r.verification.rowsDiffer)));
}

} // namespace qs
