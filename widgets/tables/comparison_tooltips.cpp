// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/comparison_tooltips.h"

#include "gpu/catalog/explanation.h"
#include "gpu/results/analysis.h"
#include "widgets/charts/scope/work_text.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/tables/comparison_cells.h"

#include <algorithm>

namespace qs {

namespace {

constexpr qsizetype kMaxStretches = 4; ///< that are named; of more only first and last

} // namespace

QString ComparisonToolTips::samples(const ComparisonRow& row)
{
    const QLocale locale;
    const ModeResult& r = row.result;
    if (r.isImported() && r.latency.n == 0)
        return tr("Imported from %1, which does not give the number of samples.").arg(text(r.importedFrom));
    QString said = tr("n = %1 samples").arg(countedText(r.latency.n, locale));
    if (r.isImported()) return tr("%1, imported from %2.").arg(said, text(r.importedFrom));
    said += row.warmups > 0 ? tr(", %1 warm-up samples excluded").arg(locale.toString(row.warmups))
                            : tr(", warm-up excluded");
    if (!row.cache.isEmpty()) said += tr("; cache: %1").arg(row.cache);
    if (r.sampling.launches > 1)
        said += tr("; each sample is the mean of %1 consecutive launches, so percentiles describe such means")
                    .arg(r.sampling.launches);
    return said + QLatin1Char('.');
}

QString ComparisonToolTips::latencyToolTip(const ComparisonRow& row, const QString& about, bool known,
                                           QString (*more)(const ComparisonRow&))
{
    const Summary& s = row.result.latency;
    if (row.result.isImported() && !row.result.isOfSamples())
        return about + QLatin1Char('\n') +
               (known ? samples(row) : tr("Not given by %1.").arg(text(row.result.importedFrom)));
    if (s.n == 0) return tr("No samples yet.");
    const QString beside = more ? more(row) : QString();
    return about + (beside.isEmpty() ? beside : QLatin1Char(' ') + beside) + QLatin1Char('\n') + samples(row);
}

QString ComparisonToolTips::medianSentence(const ComparisonRow& row)
{
    const Summary& s = row.result.latency;
    return (s.n < 6 ? tr("Below n = 6 there is no 95% interval; minimum and maximum are shown instead: [%1, %2] %3.")
                    : tr("95% order-statistic interval of the median: [%1, %2] %3."))
        .arg(latencyNumber(row, s.medianLow), latencyNumber(row, s.medianHigh), row.scale.unit().name);
}

QString ComparisonToolTips::p95Sentence(const ComparisonRow& row)
{
    const Summary& s = row.result.latency;
    return s.p95Resolved() ? QString()
                           : tr("n = %1 is below 59: too few samples to bound it with 95% confidence.").arg(s.n);
}

QString ComparisonToolTips::p99Sentence(const ComparisonRow& row)
{
    const Summary& s = row.result.latency;
    return s.p99Resolved() ? QString()
                           : tr("n = %1 is below 299: too few samples to bound it with 95% confidence.").arg(s.n);
}

QString ComparisonToolTips::countToolTip(const ComparisonRow& row, const QString& about, bool known)
{
    QString said = latencyToolTip(row, about, known, nullptr);
    const Summary& s = row.result.latency;
    // As far as chance alone takes it in independent samples.
    if (s.n < 20 || !(s.r1 > std::max(0.2, 3 / std::sqrt(static_cast<double>(s.n))))) return said;
    const QLocale locale;
    return said + QLatin1Char('\n') +
           tr("Effective n = %1: the samples are autocorrelated (lag 1: %2) and count as about %1 independent ones, so "
              "the true intervals are wider.")
               .arg(fixedText(s.nEff, 0, locale), fixedText(s.r1, 2, locale));
}

QString ComparisonToolTips::accuracyToolTip(const ComparisonRow& row, const QString& about,
                                            QString (*more)(const ErrorMetrics&))
{
    if (!row.result.error)
        return row.result.isImported() ? tr("%1\nNot available for imported results.").arg(about)
                                       : tr("Not computed yet. %1").arg(about);
    const ErrorMetrics& e = *row.result.error;
    const QLocale locale;
    QString said = about;
    if (const QString beside = more ? more(e) : QString(); !beside.isEmpty()) said += QLatin1Char(' ') + beside;
    said += QLatin1Char('\n') + tr("Over n = %1 finite elements").arg(countedText(e.elements, locale));
    if (e.nonFinite > 0) said += tr(", %1 NaN or infinite ones excluded").arg(countedText(e.nonFinite, locale));
    if (e.destroyed > 0)
        said += tr(", %1 destroyed: restored as NaN or infinite").arg(countedText(e.destroyed, locale));
    if (row.result.constantInput) said += tr("; the input is constant, so there was nothing to scale");
    return said + QLatin1Char('.');
}

QString ComparisonToolTips::sqnrSentence(const ErrorMetrics& e)
{
    if (e.exact()) return tr("Infinite: every value is restored exactly.");
    return e.kind() == ErrorKind::ExactInPart
               ? tr("Infinite: every value that can be judged is restored exactly; the others are not.")
               : QString();
}

QString ComparisonToolTips::cosineSentence(const ErrorMetrics& e)
{
    return std::isnan(e.cosine) ? tr("Not defined: one side is all zero.") : QString();
}

/// 'Speed-up over baseline-copy: 1.27× [1.26, 1.28] (95% interval), n = 100 pairs.' and what it is held against.
QString ComparisonToolTips::ratioSentence(const ComparisonRow& row)
{
    const Comparison& c = *row.pair;
    const QLocale locale;
    const QString n = countedText(c.n, locale);
    if (c.verdict == Verdict::TooFew) return tr("n = %1 pairs: a 95% interval needs at least 6.").arg(n);
    QString said = tr("Speed-up over %1: %2 (95% interval), n = %3.")
                       .arg(row.baselineName, speedUpCell(c, locale),
                            c.paired ? tr("%1 pairs of the same round").arg(n) : tr("%1 samples, not paired").arg(n));
    said += QLatin1Char('\n') + tr("Counts as the same: ±%1%.").arg(fixedText(1, 0, locale));
    if (row.aaBand > 0.01 && c.band > 0.0100001)
        said +=
            QLatin1Char('\n') +
            tr("Faster or slower has to exceed %1%, the difference between two identical kernels (%2, measured twice) "
               "in this run.")
                .arg(fixedText(100 * c.band, 2, locale), row.controlMode);
    return said;
}

/// Why the means claim more than the medians, and where.
QString ComparisonToolTips::meansSentence(const ComparisonRow& row)
{
    const QLocale locale;
    QString said =
        tr("The speed-up of the means, %1, is not borne out by the medians: slow samples raise the mean of %2.")
            .arg(speedUpCell(row.pair->meanRatio, locale), row.baselineName);
    if (row.slow.isEmpty()) return said;
    QStringList stretches;
    for (qsizetype i = 0, end = 0; i < row.slow.size(); i = end) {
        for (end = i + 1; end < row.slow.size() && row.slow[end] == row.slow[end - 1] + 1;)
            ++end;
        const QString first = countedText(row.slow[i], locale), last = countedText(row.slow[end - 1], locale);
        stretches << (end - i == 1 ? first : QStringLiteral("%1–%2").arg(first, last));
    }
    if (stretches.size() > kMaxStretches)
        return said + QLatin1Char(' ') +
               tr("%1 of them are between iterations %2 and %3.")
                   .arg(countedText(row.slow.size(), locale), countedText(row.slow.first(), locale),
                        countedText(row.slow.last(), locale));
    return said + QLatin1Char(' ') +
           (row.slow.size() == 1 ? tr("One of them is iteration %1.").arg(stretches.first())
                                 : tr("Among them: iterations %1.").arg(locale.createSeparatedList(stretches)));
}

QString ComparisonToolTips::verdictToolTip(const ComparisonRow& row, const QString&)
{
    if (row.isBaseline) return tr("The other modes are compared with this one.");
    if (!row.pair)
        return row.result.isImported()
                   ? tr("Imported results are not compared: they were not measured in the same rounds.")
                   : tr("Not compared with %1: there are no samples of both yet.").arg(row.baselineName);
    if (row.isUntrusted)
        return tr("Two series of the same kernel (%1) differ in this run, so differences between modes are not "
                  "reliable.\n%2")
            .arg(row.controlMode, ratioSentence(row));
    QString meaning;
    switch (row.pair->verdict) {
    case Verdict::Faster:
        meaning = tr("The whole interval lies above the band: this mode is faster.");
        break;
    case Verdict::Slower:
        meaning = tr("The whole interval lies below the band: this mode is slower.");
        break;
    case Verdict::Same:
        meaning = tr("The whole interval lies within the band: no difference that matters.");
        break;
    case Verdict::NotResolved:
        meaning =
            tr("The interval crosses the edge of the band: it may be a difference or noise. More samples narrow it.");
        break;
    case Verdict::TooFew:
        break;
    }
    QString said = ratioSentence(row);
    if (!meaning.isEmpty()) said += QLatin1Char('\n') + meaning;
    if (row.pair->caution == Caution::Autocorrelated)
        said += QLatin1Char('\n') +
                tr("The samples are autocorrelated and count as about %1 independent ones. The interval takes this "
                   "into account.")
                    .arg(countedText(std::max<std::int64_t>(1, std::llround(row.pair->nEff)), QLocale()));
    if (row.pair->caution == Caution::LevelShift)
        said += QLatin1Char('\n') +
                tr("The ratio changes during the run. The interval covers the ratios before and after the change.");
    if (row.pair->artefact) said += QLatin1Char('\n') + meansSentence(row);
    return said;
}

QString ComparisonToolTips::rankToolTip(const ComparisonRow& row, const QString&)
{
    const auto [low, high] = row.rank;
    if (row.isUntrusted)
        return tr("No ranks: two series of the same kernel (%1) differ in this run.").arg(row.controlMode);
    if (low <= 0)
        return row.result.isImported()
                   ? tr("Imported results are not ranked: they were not measured in the same rounds.")
                   : tr("Not known yet: no pairs of samples.");
    const QString all =
        tr("Among %1 modes, by the verdicts of all pairs (95% intervals of ratios by round).").arg(row.ranked);
    if (low == high) return tr("Rank %1: every other mode is resolved as faster or slower.\n%2").arg(low).arg(all);
    return tr("One of the ranks %1 to %2: the order among them is not resolved.\n%3").arg(low).arg(high).arg(all);
}

QString ComparisonToolTips::deltaToolTip(const ComparisonRow& row, const QString& about)
{
    if (row.isBaseline) return tr("The other modes are compared with this one.");
    if (!(row.baselineP50 > 0)) return tr("The baseline %1 has no samples in this run.").arg(row.baselineName);
    QString said = tr("%1\nCompared with %2, p50 %3. n = %4.")
                       .arg(about, row.baselineName, latencyText(row, row.baselineP50),
                            countedText(row.result.latency.n, QLocale()));
    if (!row.isOfPairs())
        said += QLatin1Char('\n') + tr("From the two medians, which were not measured in the same rounds.");
    if (row.isJudged()) return said + QLatin1Char('\n') + ratioSentence(row);
    said += QLatin1Char('\n') + tr("Grey because there is no verdict.");
    return row.pair ? said + QLatin1Char(' ') + ratioSentence(row) : said;
}

QString ComparisonToolTips::samplingToolTip(const ComparisonRow& row, const QString&)
{
    const ModeResult& r = row.result;
    if (r.isImported())
        return tr("Imported from %1. See the source for how it was measured.").arg(text(r.importedFrom));
    if (r.latency.n == 0) return tr("No samples yet.");
    const QLocale locale;
    const Sampling& s = r.sampling;
    QString said = s.launches <= 1 ? tr("Each launch is timed individually, between two timestamps.")
                                   : tr("A sample is the mean of %1 consecutive launches, because a single launch is "
                                        "too short for the timer. Percentiles describe such means.")
                                         .arg(locale.toString(s.launches));
    if (s.constantUs > 0)
        said += QLatin1Char('\n') + tr("The constant cost of a sequence, %1 µs [%2, %3], was measured with two lengths "
                                       "and is subtracted from every sample.")
                                        .arg(fixedText(s.constantUs, 2, locale), fixedText(s.constantLowUs, 2, locale),
                                             fixedText(s.constantHighUs, 2, locale));
    if (s.hostUs > 0)
        said +=
            QLatin1Char('\n') + tr("The host takes %1 µs to enqueue one launch.").arg(fixedText(s.hostUs, 2, locale));
    if (s.wallUs > 0)
        said += QLatin1Char('\n') +
                tr("From launch to synchronization: %1 µs of wall time.").arg(fixedText(s.wallUs, 2, locale));
    return said;
}

QString ComparisonToolTips::cacheToolTip(const ComparisonRow& row, const QString& about)
{
    const ModeResult& r = row.result;
    const Summary *cold = latencyWith(r, CacheMode::Cold), *hot = latencyWith(r, CacheMode::Hot);
    if (!cold || !hot) return tr("%1\nNot measured. Set 'Cache' to 'cold and hot' for both.").arg(about);
    const QLocale locale;
    const auto line = [&](const QString& name, const Summary& s) {
        return tr("%1: %2 [%3, %4], n = %5.")
            .arg(name, latencyText(row, s.p50), latencyNumber(row, s.medianLow), latencyNumber(row, s.medianHigh),
                 countedText(s.n, locale));
    };
    return about + QLatin1Char('\n') + line(tr("Cold"), *cold) + QLatin1Char('\n') + line(tr("Hot"), *hot);
}

/// What the roofline was made of: the rates of the calibration.
QString ComparisonToolTips::rooflineText(const ComparisonRow& row)
{
    const ModeResult& r = row.result;
    const QLocale locale;
    if (!row.calibration) return tr("The rates come from the calibration of the device.");
    QStringList lines;
    if (const double memory = memoryUs(r, *row.calibration); memory > 0)
        lines << tr("%1 at the copy rate of %2 GB/s: %3.")
                     .arg(bytesText(r.bytes), fixedText(row.calibration->copyGbps, 0, locale),
                          latencyText(row, memory));
    if (const double arithmetic = arithmeticUs(r, *row.calibration); arithmetic > 0)
        lines << tr("%1 at %2 TFLOP/s (%3): %4.")
                     .arg(operationsText(r.operations), fixedText(r.operations / arithmetic * 1e-6, 0, locale),
                          text(r.rate), latencyText(row, arithmetic));
    return lines.join(QLatin1Char('\n'));
}

QString ComparisonToolTips::ceilingToolTip(const ComparisonRow& row, const QString& about)
{
    const ModeResult& r = row.result;
    const QLocale locale;
    if (!(r.ceilingUs > 0)) return tr("%1\nNo ceiling was measured.").arg(about);
    const QString time = latencyText(row, r.ceilingUs);
    if (r.ceilingIsRoofline)
        return tr("%1\nRoofline of this device: %2, the larger of two times at calibrated rates. n = %3.")
                   .arg(about, time, countedText(r.latency.n, locale)) +
               QLatin1Char('\n') + rooflineText(row);
    return tr("%1\nCeiling: %2, %3 GB/s, measured on this device in the same run with the same "
              "method. n = %4.")
        .arg(about, time, locale.toString(r.ceilingGbps(), 'f', 0), countedText(r.latency.n, locale));
}

QString ComparisonToolTips::compileToolTip(const ComparisonRow& row, const QString& about)
{
    if (!(row.result.compileMs > 0)) return tr("%1\nNot applicable here.").arg(about);
    return row.result.compileCached
               ? tr("%1\nThe compiled kernels came from the cache; this is the time to load them.").arg(about)
               : about;
}

QString ComparisonToolTips::energyToolTip(const ComparisonRow& row, const QString& about)
{
    const EnergyFigure& e = row.result.energy;
    if (!e.reason.empty()) return tr("%1\nNot known: %2.").arg(about, messageText(e.reason));
    if (!e.known()) return tr("%1\nNot measured: select 'Energy' in the setup.").arg(about);
    QString words = tr("%1\n%2 W by the counter and %3 W by power readings, over %4 s.")
                        .arg(about, viewFixed(e.watts, 1), viewFixed(e.sampledWatts, 1), viewFixed(e.seconds, 2));
    if (e.idleWatts > 0) words += tr("\nIdle before the calls: %1 W.").arg(viewFixed(e.idleWatts, 1));
    return words;
}

QString ComparisonToolTips::searchToolTip(const ComparisonRow& row, const QString& about)
{
    return row.result.searchMs > 0 ? about : tr("%1\nNot applicable here.").arg(about);
}

/// What a variant does, from the catalogue.
QString ComparisonToolTips::variantToolTip(const ComparisonRow& row, const QString&)
{
    const ModeResult& r = row.result;
    if (r.isImported()) return tr("Imported from %1, not measured here.").arg(text(r.importedFrom));
    if (takesModes(row.operation)) return messageText(modeDescription(row.operation, r.scheme));
    const VariantInfo* variant = findVariant(row.operation, r.requested);
    return variant ? markedText(variant->title) + QLatin1Char('\n') + markedText(explanationOn(*variant, r.ranOn()))
                   : text(r.requested);
}

QString ComparisonToolTips::effectiveToolTip(const ComparisonRow& row, const QString&)
{
    const ModeResult& r = row.result;
    if (r.isImported())
        return tr("Not measured here: imported from %1. Read-only, and not verified against the oracle.")
                   .arg(text(r.importedFrom)) +
               (r.effective.empty() ? QString() : QLatin1Char('\n') + text(r.effective));
    if (r.effective.empty()) return tr("Nothing ran yet.");
    return row.differs ? tr("≠ Differs from the request: %1 on %2.\nRan: %3")
                             .arg(text(r.requested), row.input, text(r.effective))
                       : tr("Ran as requested: %1").arg(text(r.effective));
}

QString ComparisonToolTips::verifiedToolTip(const ComparisonRow& row, const QString& about)
{
    const ModeResult& r = row.result;
    if (r.isImported()) return tr("Imported results cannot be verified: their codes are not available.");
    if (r.verification.rows == 0) return tr("%1\nNot verified yet.").arg(about);
    const QLocale locale;
    if (r.verification.tolerance > 0)
        return tr("Results compared with a double-precision reference: %1 rows, %2 beyond the tolerance of %3 "
                  "(relative); the largest error is %4.")
            .arg(countedText(r.verification.rows, locale), countedText(r.verification.rowsDiffer, locale),
                 locale.toString(r.verification.tolerance, 'g', 2), locale.toString(r.verification.worst, 'g', 2));
    return tr("Codes and scales compared with the oracle, bit for bit: %1 rows, %2 differ.")
        .arg(countedText(r.verification.rows, locale), countedText(r.verification.rowsDiffer, locale));
}

QString ComparisonToolTips::tflopsToolTip(const ComparisonRow& row, const QString& about)
{
    const ModeResult& r = row.result;
    return r.operations > 0 ? tr("%1\n%2 per call, n = %3.")
                                  .arg(about, operationsText(r.operations), countedText(r.latency.n, QLocale()))
                            : tr("%1\nAlmost no arithmetic.").arg(about);
}

QString ComparisonToolTips::gbpsToolTip(const ComparisonRow& row, const QString& about)
{
    const QLocale locale;
    return tr("%1\nOne launch moves at least %2. n = %3.")
        .arg(about, binarySize(row.result.bytes, locale), countedText(row.result.latency.n, locale));
}

QString ComparisonToolTips::clockToolTip(const ComparisonRow& row, const QString& about)
{
    return row.clockMHz > 0
               ? tr("%1\nMeasured with clock stamps around each sample, on the same multiprocessor.").arg(about)
               : tr("%1\nNot available here.").arg(about);
}

QString ComparisonToolTips::sizeToolTip(const ComparisonRow& row, const QString& about)
{
    return tr("%1\n%2 bytes.").arg(about, QLocale().toString(static_cast<qulonglong>(row.result.sizeBytes.value)));
}

QString ComparisonToolTips::ratioToolTip(const ComparisonRow& row, const QString& about)
{
    return row.input.isEmpty() ? about : tr("%1\nInput: %2.").arg(about, row.input);
}

} // namespace qs
