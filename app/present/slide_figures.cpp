// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/slide_figures.h"

#include "app/language/counted.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/modes/report.h"
#include "gpu/results/analysis.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/modes/accuracy_charts.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/accuracy_mode_style.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <set>

namespace qs {

namespace {

/// Context of the translations of this file.
struct SlideFigures
{
    Q_DECLARE_TR_FUNCTIONS(SlideFigures)
};

QString name(const ModeResult& mode) { return QString::fromStdString(mode.requested); }
QString interval(const QString& low, const QString& high)
{
    return SlideFigures::tr("95% interval %1 to %2").arg(low, high);
}

QString samplesText(std::int64_t n) { return counted(SlideFigures::tr("n = %n sample(s)", nullptr, pluralOf(n)), n); }

QString itemsText(std::int64_t n, bool paired)
{
    return counted(paired ? SlideFigures::tr("n = %n test item(s), paired", nullptr, pluralOf(n))
                          : SlideFigures::tr("n = %n test item(s)", nullptr, pluralOf(n)),
                   n);
}

QString pairsText(const Comparison& pair)
{
    const int n = pluralOf(pair.n);
    if (pair.caution == Caution::Autocorrelated)
        return counted(SlideFigures::tr("n = %n pair(s), about %1 independent (autocorrelated)", nullptr, n), pair.n)
            .arg(viewCount(std::max<std::int64_t>(1, std::llround(pair.nEff))));
    return counted(pair.caution == Caution::LevelShift
                       ? SlideFigures::tr("n = %n pair(s); the ratio changes during the run", nullptr, n)
                       : SlideFigures::tr("n = %n pair(s)", nullptr, n),
                   pair.n);
}

/// A latency split into number and unit (that of the chart beside it), with the interval of the median.
SlideFigure medianFigure(const ModeResult& mode, const LatencyUnit& unit, const QString& caption)
{
    const Summary& s = mode.latency;
    SlideFigure figure;
    figure.caption = caption;
    if (!mode.knows(s.p50)) {
        figure.value = QStringLiteral("–");
        return figure;
    }
    figure.value = latencyNumber(s.p50, unit);
    figure.unit = unit.name;
    if (mode.isOfSamples() && s.n >= 6)
        figure.interval = interval(latencyNumber(s.medianLow, unit), latencyNumber(s.medianHigh, unit));
    if (mode.isImported())
        figure.rests = SlideFigures::tr("imported from %1").arg(QString::fromStdString(mode.importedFrom));
    else
        figure.rests = samplesText(s.n);
    return figure;
}

SlideFigure latencyFigure(const Summary& s, double us, const LatencyUnit& unit, const QString& caption)
{
    return {caption, latencyNumber(us, unit), unit.name, {}, samplesText(s.n)};
}

int indexOf(const Segment& segment, const QString& mode)
{
    for (std::size_t i = 0; i < segment.modes.size(); ++i)
        if (name(segment.modes[i]) == mode) return static_cast<int>(i);
    return -1;
}

QString ratioCaption(const Segment& segment, const Comparison& pair, const QString& mode, const QString& baseline)
{
    if (segment.isUntrusted())
        return SlideFigures::tr("%1 against %2: not reliable, identical kernels differ").arg(mode, baseline);
    switch (pair.verdict) {
    case Verdict::Faster:
        return SlideFigures::tr("%1 is faster than %2").arg(mode, baseline);
    case Verdict::Slower:
        return SlideFigures::tr("%1 is slower than %2").arg(mode, baseline);
    case Verdict::Same:
        return SlideFigures::tr("%1 and %2 are the same").arg(mode, baseline);
    case Verdict::NotResolved:
        return SlideFigures::tr("%1 against %2: not resolved").arg(mode, baseline);
    case Verdict::TooFew:
        break;
    }
    return SlideFigures::tr("%1 against %2: too few samples to say").arg(mode, baseline);
}

/// The speed-up with its verdict.
SlideFigure ratioFigure(const Segment& segment, const ModeResult& mode, const QString& baseline)
{
    const Comparison* pair = segment.pairs.at(indexOf(segment, baseline), indexOf(segment, name(mode)));
    if (!pair) return {};
    SlideFigure figure;
    figure.caption = ratioCaption(segment, *pair, name(mode), baseline);
    figure.rests = pairsText(*pair);
    if (pair->verdict == Verdict::TooFew) {
        figure.value = QStringLiteral("–");
        return figure;
    }
    const int decimals = speedUpDecimals(pair->ratio, pair->low, pair->high);
    figure.value = viewTimes(pair->ratio, decimals);
    figure.interval = interval(viewFixed(pair->low, decimals), viewFixed(pair->high, decimals));
    return figure;
}

SlideFigure rateFigure(const ModeResult& mode)
{
    SlideFigure figure;
    figure.caption = SlideFigures::tr("%1, bandwidth").arg(name(mode));
    figure.value = numberText(mode.gbps());
    figure.unit = SlideFigures::tr("GB/s");
    const auto at = [&](double us) { return numberText(gigabytesPerSecond(mode.bytes, Microseconds{us})); };
    if (mode.isOfSamples() && mode.latency.n >= 6)
        figure.interval = interval(at(mode.latency.medianHigh), at(mode.latency.medianLow));
    figure.rests = samplesText(mode.latency.n);
    return figure;
}

SlideFigure ceilingFigure(const ModeResult& mode)
{
    SlideFigure figure;
    figure.caption = mode.ceilingIsRoofline ? SlideFigures::tr("%1, of the roofline of this device").arg(name(mode))
                                            : SlideFigures::tr("%1, of the ceiling of this device").arg(name(mode));
    figure.value = viewOfCeiling(mode.ceilingPercent());
    figure.unit = QStringLiteral("%");
    const auto at = [&](double us) { return viewPercent(viewFixed(100 * mode.ceilingUs / us, 1)); };
    if (mode.latency.n >= 6) figure.interval = interval(at(mode.latency.medianHigh), at(mode.latency.medianLow));
    figure.rests = samplesText(mode.latency.n);
    return figure;
}

bool measured(const ModeRow& row) { return row.failed.empty() && row.total > 0; }
QString title(const ModeRow& row)
{
    return row.plan.empty() ? accuracyModeTitle(QString::fromStdString(row.mode)) : QString::fromStdString(row.mode);
}

/// Accuracy of a row in percent with Wilson's interval.
SlideFigure accuracyFigure(const ModeRow& row, const QString& caption)
{
    return {caption, viewFixed(100 * row.accuracy(), 2), QStringLiteral("%"),
            interval(viewFixed(100 * row.accuracyLow, 2), viewFixed(100 * row.accuracyHigh, 2)),
            itemsText(row.total, false)};
}

SlideFigure pointsFigure(const ModeRow& row)
{
    SlideFigure figure;
    const PairedProportion& d = row.accuracyDifference;
    figure.caption = SlideFigures::tr("%1 against FP32: %2").arg(title(row), shortVerdict(row, false));
    figure.value = viewSigned(100 * d.difference, 2);
    figure.unit = SlideFigures::tr("points");
    figure.interval = interval(viewSigned(100 * d.low95, 2), viewSigned(100 * d.high95, 2));
    figure.rests = itemsText(row.total, true);
    return figure;
}

SlideFigure sizeFigure(const ModeRow& row, const QString& caption)
{
    const QStringList parts = modelSizeText(row.size.total()).split(QLatin1Char(' '));
    return {caption, parts.value(0), parts.value(1),
            counted(SlideFigures::tr("%n byte(s)", nullptr, pluralOf(row.size.total())), row.size.total()),
            SlideFigures::tr("exact, with scales and header")};
}

SlideFigure smallerFigure(const ModeRow& row, const ModeRow& baseline)
{
    SlideFigure figure;
    figure.caption = SlideFigures::tr("%1 is smaller than FP32").arg(title(row));
    if (row.size.total() > baseline.size.total()) figure.caption = SlideFigures::tr("FP32 against %1").arg(title(row));
    figure.value = row.size.total() > 0
                       ? viewTimes(static_cast<double>(baseline.size.total()) / static_cast<double>(row.size.total()))
                       : QStringLiteral("–");
    figure.rests = SlideFigures::tr("exact bytes of the model files");
    return figure;
}

/// The row with this verdict that is farthest from the baseline.
const ModeRow* farthest(const AccuracyStudyResult& study, AccuracyVerdict verdict)
{
    const ModeRow* far = nullptr;
    for (const ModeRow& row : study.rows)
        if (&row != study.baseline() && measured(row) && row.verdict == verdict &&
            (!far || std::abs(row.accuracyDifference.difference) > std::abs(far->accuracyDifference.difference)))
            far = &row;
    return far;
}

} // namespace

const ModeRow* smallestFile(const AccuracyStudyResult& study)
{
    const ModeRow* smallest = nullptr;
    for (const ModeRow& row : study.rows)
        if (&row != study.baseline() && measured(row) && (!smallest || row.size.total() < smallest->size.total()))
            smallest = &row;
    return smallest;
}

QVector<SlideFigure> comparisonFigures(const Segment& segment, const ModeResult* mode, const QString& baseline)
{
    const int base = indexOf(segment, baseline);
    const LatencyUnit unit = LatencySpan::of(segment).unit();
    if (base >= 0 && mode && name(*mode) != baseline)
        if (const SlideFigure ratio = ratioFigure(segment, *mode, baseline); !ratio.value.isEmpty())
            return {ratio, medianFigure(*mode, unit, SlideFigures::tr("%1, median").arg(name(*mode))),
                    medianFigure(segment.modes[static_cast<std::size_t>(base)], unit,
                                 SlideFigures::tr("%1, median").arg(baseline))};
    QVector<SlideFigure> figures;
    for (const ModeResult& each : segment.modes)
        if (figures.size() < 3 && each.knows(each.latency.p50))
            figures << medianFigure(each, unit, SlideFigures::tr("%1, median").arg(name(each)));
    return figures;
}

QVector<SlideFigure> sweepFigures(const Segment& point, const ModeResult& mode, const QString& baseline,
                                  const LatencyUnit& unit)
{
    QVector<SlideFigure> figures{ratioFigure(point, mode, baseline)};
    if (figures.front().value.isEmpty()) figures.clear();
    if (mode.bytes.value > 0) figures << rateFigure(mode);
    if (mode.bytes.value == 0 || figures.size() < 2)
        figures << medianFigure(mode, unit, SlideFigures::tr("%1, median").arg(name(mode)));
    if (mode.ceilingUs > 0 && mode.latency.n >= kMinForPercent) figures << ceilingFigure(mode);
    return figures;
}

QVector<SlideFigure> errorFigures(const ModeResult& least, const ModeResult& most)
{
    const auto figure = [](const ModeResult& mode) {
        return SlideFigure{SlideFigures::tr("%1, signal to quantization noise").arg(name(mode)),
                           viewFixed(mode.error->sqnrDb, 1),
                           SlideFigures::tr("dB"),
                           {},
                           counted(SlideFigures::tr("n = %n value(s)", nullptr, pluralOf(mode.error->elements)),
                                   mode.error->elements)};
    };
    return &least == &most ? QVector<SlideFigure>{figure(least)} : QVector<SlideFigure>{figure(least), figure(most)};
}

QVector<SlideFigure> rooflineFigures(const RooflinePicture& picture)
{
    const RooflinePoint* best = bestPoint(picture);
    if (!best) return {};
    const QString n = samplesText(best->n);
    const LatencyUnit& unit = picture.unit;
    QVector<SlideFigure> figures;
    const auto share = [best](double tflops) { return best->share() * tflops / best->tflops; };
    const QString of = best->ceiling > 0 ? SlideFigures::tr("%1, of its ceiling").arg(best->name)
                                         : SlideFigures::tr("%1, of what this device allows").arg(best->name);
    if (best->n >= kMinForPercent)
        figures << SlideFigure{of, viewOfCeiling(best->share()), QStringLiteral("%"),
                               interval(viewFixed(share(best->low), 1), viewFixed(share(best->high), 1)), n};
    if (!best->nominal)
        figures << SlideFigure{SlideFigures::tr("%1, arithmetic").arg(best->name), numberText(best->tflops),
                               SlideFigures::tr("TFLOP/s"), interval(numberText(best->low), numberText(best->high)), n};
    else
        figures << SlideFigure{
            SlideFigures::tr("%1, bandwidth").arg(best->name), numberText(best->gbps), SlideFigures::tr("GB/s"), {}, n};
    figures << SlideFigure{SlideFigures::tr("%1, median").arg(best->name), latencyNumber(best->us, unit), unit.name,
                           interval(latencyNumber(best->usLow, unit), latencyNumber(best->usHigh, unit)), n};
    return figures;
}

QVector<SlideFigure> distributionFigures(const ModeResult& mode, const Segment& segment)
{
    const Summary& s = mode.latency;
    const LatencyUnit unit = LatencySpan::of(segment).unit();
    QVector<SlideFigure> figures{medianFigure(mode, unit, SlideFigures::tr("Median"))};
    if (s.p95Resolved()) figures << latencyFigure(s, s.p95, unit, SlideFigures::tr("95 of 100 are at or below"));
    if (s.p99Resolved()) figures << latencyFigure(s, s.p99, unit, SlideFigures::tr("99 of 100 are at or below"));
    return figures;
}

QVector<SlideFigure> findingFigures(const ModeResult& mode, const Segment& segment)
{
    const Summary& s = mode.latency;
    const LatencyUnit unit = LatencySpan::of(segment).unit();
    SlideFigure mean = latencyFigure(s, s.mean, unit, SlideFigures::tr("Mean, affected by slow samples"));
    mean.interval = SlideFigures::tr("standard deviation %1 %2").arg(latencyNumber(s.std, unit), unit.name);
    return {medianFigure(mode, unit, SlideFigures::tr("Median")), mean,
            latencyFigure(s, s.max, unit, SlideFigures::tr("Longest sample"))};
}

QVector<const ModeRow*> accuracySubjects(const AccuracyStudyResult& study)
{
    QVector<const ModeRow*> rows;
    for (const ModeRow* row : {smallestEquivalent(study), farthest(study, AccuracyVerdict::Worse),
                               farthest(study, AccuracyVerdict::NotResolved)})
        if (row && rows.size() < 2) rows << row;
    return rows;
}

QVector<SlideFigure> accuracyFigures(const AccuracyStudyResult& study, const QVector<const ModeRow*>& rows)
{
    const ModeRow* baseline = study.baseline();
    if (!baseline || !measured(*baseline)) return {};
    QVector<SlideFigure> figures{accuracyFigure(*baseline, SlideFigures::tr("FP32, the baseline"))};
    for (const ModeRow* row : rows)
        figures << pointsFigure(*row);
    return figures;
}

QVector<const ModeRow*> lossSubjects(const AccuracyStudyResult& study)
{
    const ModeRow* worst = nullptr;
    for (const ModeRow& row : study.rows)
        if (&row != study.baseline() && measured(row) && row.lossDifference.n > 1 &&
            (!worst || row.lossDifference.difference > worst->lossDifference.difference))
            worst = &row;
    QVector<const ModeRow*> rows;
    if (const ModeRow* small = smallestEquivalent(study)) rows << small;
    if (worst && !rows.contains(worst)) rows << worst;
    return rows;
}

QVector<SlideFigure> lossFigures(const AccuracyStudyResult& study, const QVector<const ModeRow*>& rows)
{
    const ModeRow* baseline = study.baseline();
    if (!baseline || !measured(*baseline)) return {};
    QVector<SlideFigure> figures{{SlideFigures::tr("FP32, the baseline"),
                                  viewFixed(baseline->loss, 4),
                                  SlideFigures::tr("nats"),
                                  {},
                                  itemsText(baseline->total, false)}};
    for (const ModeRow* row : rows) {
        const MeanDifference& d = row->lossDifference;
        const QString caption = row->lossAdjustedP < 0.05
                                    ? SlideFigures::tr("%1 against FP32").arg(title(*row))
                                    : SlideFigures::tr("%1 against FP32: not resolved").arg(title(*row));
        figures << SlideFigure{caption, viewSigned(d.difference, 4), SlideFigures::tr("nats"),
                               interval(viewSigned(d.low, 4), viewSigned(d.high, 4)), itemsText(d.n, true)};
    }
    return figures;
}

QVector<SlideFigure> sizeFigures(const ModeRow& small, const ModeRow& baseline)
{
    return {smallerFigure(small, baseline), sizeFigure(small, title(small)),
            sizeFigure(baseline, SlideFigures::tr("FP32, the baseline"))};
}

QVector<SlideFigure> smallerFigures(const ModeRow& small, const ModeRow& baseline)
{
    return {smallerFigure(small, baseline), pointsFigure(small), accuracyFigure(small, title(small))};
}

QVector<SlideFigure> coverFigures(const SessionData& session)
{
    std::set<std::string> modes;
    std::int64_t samples = 0;
    for (const StoredRun& run : session.runs) {
        if (run.modes())
            for (const ModeRow& row : run.modes()->rows)
                modes.insert(row.mode);
        if (run.llm())
            for (const LlmRow& row : run.llm()->rows)
                modes.insert("llm:" + row.configuration);
        if (!run.result) continue;
        samples += latencySamples(*run.result);
        for (const Segment& segment : run.result->segments)
            for (const ModeResult& mode : segment.modes)
                modes.insert(mode.requested);
    }
    return {{SlideFigures::tr("Runs"), viewCount(session.runs.size()), {}, {}, {}},
            {SlideFigures::tr("Modes and variants"), viewCount(static_cast<std::int64_t>(modes.size())), {}, {}, {}},
            {SlideFigures::tr("Latency samples"), viewCount(samples), {}, {}, {}}};
}

} // namespace qs
