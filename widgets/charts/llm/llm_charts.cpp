// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/llm/llm_charts.h"

#include "gpu/measure/text/speed_up.h"
#include "gpu/results/llm_rates.h"
#include "gpu/results/reasons/batch_crossings.h"
#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/curves/line_chart.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/charts/modes/accuracy_charts.h"
#include "widgets/language/message_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/accuracy_mode_style.h"
#include "widgets/tables/llm/llm_columns.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

struct LlmCharts
{
    Q_DECLARE_TR_FUNCTIONS(LlmCharts)
};

QString sizeText(std::int64_t bytes) { return llmMemoryText(static_cast<double>(bytes), viewLocale()); }

/// The unit of an axis of memory, by its largest value.
struct MemoryUnit
{
    double bytes;
    QString name;
};
MemoryUnit memoryUnit(std::int64_t most)
{
    constexpr double kMebi = 1 << 20, kGibi = 1 << 30;
    return static_cast<double>(most) >= kGibi ? MemoryUnit{kGibi, QStringLiteral("GiB")}
                                              : MemoryUnit{kMebi, QStringLiteral("MiB")};
}

QString signedPercent(double ratio) { return viewPercent(viewSigned(100 * (ratio - 1), 2)); }

CategoryItem itemOf(const LlmRow& row, const LlmStudyResult& study)
{
    CategoryItem item;
    item.mode = llmMode(row.configuration);
    item.label = accuracyModeTitle(item.mode);
    item.isBaseline = &row == study.baseline();
    if (!row.failed.empty()) item.note = messageText(row.failed);
    item.toolTip = item.label;
    return item;
}

template <typename Fill> QVector<CategoryItem> itemsOf(const LlmStudyResult& study, Fill fill)
{
    QVector<CategoryItem> items;
    for (const LlmRow& row : study.rows) {
        CategoryItem item = itemOf(row, study);
        if (row.failed.empty()) fill(row, item);
        items.append(item);
    }
    return items;
}

/// What a speed is called beside its value.
QString speedNote(const Comparison& speed)
{
    switch (speed.verdict) {
    case Verdict::Faster:
        return LlmCharts::tr("%1, faster").arg(viewNumbers(speedUpText(speed.ratio)));
    case Verdict::Slower:
        return LlmCharts::tr("%1, slower").arg(viewNumbers(speedUpText(speed.ratio)));
    case Verdict::Same:
        return LlmCharts::tr("same");
    case Verdict::NotResolved:
        return LlmCharts::tr("not resolved");
    case Verdict::TooFew:
        break;
    }
    return LlmCharts::tr("too few rounds");
}

const LlmTiming* single(const LlmRow& row) { return row.timings.empty() ? nullptr : &row.timings.front(); }
double msOf(double us) { return us * 1e-3; }

template <typename Counts> QString countsOf(const LlmStudyResult& study, const Counts& counts, const QString& words)
{
    int n = 0;
    for (const LlmRow& row : study.rows)
        if (row.failed.empty() && &row != study.baseline() && counts(row)) ++n;
    return n > 0 ? words.arg(n) : QString();
}

bool isJudged(const LlmRow& row) { return row.text && row.text->loss.n > 0; }

} // namespace

QString llmSentence(const LlmStudyResult& study)
{
    if (!study.baseline()) return {};
    using V = AccuracyVerdict;
    const auto judged = [&](V verdict, const QString& words) {
        return countsOf(study, [verdict](const LlmRow& r) { return isJudged(r) && r.text->verdict == verdict; }, words);
    };
    const auto timed = [&](Verdict verdict, const QString& words) {
        return countsOf(
            study,
            [verdict](const LlmRow& r) {
                return single(r) && !r.inspection.simulated && single(r)->stepSpeed.verdict == verdict;
            },
            words);
    };
    QStringList text{judged(V::Equivalent, LlmCharts::tr("%1 equivalent within ±0.5%")),
                     judged(V::Better, LlmCharts::tr("%1 lower")), judged(V::Worse, LlmCharts::tr("%1 higher")),
                     judged(V::NotResolved, LlmCharts::tr("%1 not resolved"))};
    QStringList speed{
        timed(Verdict::Faster, LlmCharts::tr("%1 faster")), timed(Verdict::Slower, LlmCharts::tr("%1 slower")),
        timed(Verdict::Same, LlmCharts::tr("%1 the same")),
        timed(Verdict::NotResolved, LlmCharts::tr("%1 not resolved")),
        countsOf(
            study, [](const LlmRow& r) { return single(r) && r.inspection.simulated; }, LlmCharts::tr("%1 simulated"))};
    text.removeAll(QString());
    speed.removeAll(QString());
    QStringList parts;
    if (!text.isEmpty()) parts << LlmCharts::tr("Perplexity: %1.").arg(text.join(QStringLiteral(", ")));
    if (!speed.isEmpty()) parts << LlmCharts::tr("Time per token: %1.").arg(speed.join(QStringLiteral(", ")));
    return parts.isEmpty()
               ? QString()
               : LlmCharts::tr("Configurations compared with the baseline. %1").arg(parts.join(QLatin1Char(' ')));
}

void showLlmPerplexity(CategoryContent& chart, const LlmStudyResult& study)
{
    chart.kind = CategoryKind::Dots;
    chart.title = LlmCharts::tr("Perplexity by configuration");
    chart.setQuantity(study.text.empty() ? LlmCharts::tr("Perplexity")
                                         : LlmCharts::tr("Perplexity of %1").arg(messageText(study.text)),
                      {});
    chart.interval = LlmCharts::tr("95% interval of the ratio to the baseline, the same tokens");
    const LlmRow* base = study.baseline();
    const double reference = base && base->text ? base->text->perplexity : 0;
    chart.band = 0.005 * reference;
    chart.bandName = LlmCharts::tr("±0.5%: equivalent");
    chart.least = 0;
    chart.finding.clear();
    chart.items = itemsOf(study, [&](const LlmRow& row, CategoryItem& item) {
        if (!row.text) return;
        const LlmText& t = *row.text;
        item.value = t.perplexity;
        item.text = viewFixed(t.perplexity, 3);
        item.note = item.isBaseline ? LlmCharts::tr("baseline") : QString();
        if (item.isBaseline || t.loss.n == 0) return;
        item.low = reference * t.ratioLow;
        item.high = reference * t.ratioHigh;
        item.unresolved = t.verdict == AccuracyVerdict::NotResolved;
        item.note = QStringLiteral("%1, %2").arg(signedPercent(t.ratio), llmVerdictText(t.verdict, false));
        item.toolTip = QStringLiteral("%1\n%2").arg(item.label, messageText(textVerdictText(t)));
    });
}

void showLlmDivergence(CategoryContent& chart, const LlmStudyResult& study)
{
    chart.kind = CategoryKind::Dots;
    chart.title = LlmCharts::tr("Divergence from the baseline");
    chart.setQuantity(LlmCharts::tr("Mean KL divergence per token"), LlmCharts::tr("nats"));
    chart.interval = LlmCharts::tr("± 1.96 standard errors");
    chart.least = 0;
    chart.finding.clear();
    chart.items = itemsOf(study, [](const LlmRow& row, CategoryItem& item) {
        if (!row.text || item.isBaseline || row.text->compared == 0) {
            if (item.isBaseline) item.note = LlmCharts::tr("baseline");
            return;
        }
        const LlmText& t = *row.text;
        item.value = t.meanDivergence;
        item.low = std::max(0.0, t.meanDivergence - 1.96 * t.divergenceError);
        item.high = t.meanDivergence + 1.96 * t.divergenceError;
        item.text = viewFixed(item.value, divergencePlaces(item.value));
        item.note = LlmCharts::tr("top-1 %1").arg(percentText(t.agreement.share, 1));
        item.toolTip =
            LlmCharts::tr(
                "%1\nmean %2, median %3, 99% %4, largest %5 nats, of %6 tokens\nsame most likely token for %7 "
                "of %8 tokens")
                .arg(item.label, viewGeneral(t.meanDivergence, 4), viewGeneral(t.medianDivergence, 3),
                     viewGeneral(t.divergence99, 3), viewGeneral(t.largestDivergence, 3), viewCount(t.compared),
                     viewCount(t.agreed), viewCount(t.tokens));
    });
}

void showLlmTask(CategoryContent& chart, const LlmStudyResult& study, const LlmTaskInfo& task,
                 const std::string& metric)
{
    chart.kind = CategoryKind::Dots;
    const QString title = QString::fromStdString(task.title);
    chart.title = QStringLiteral("%1, %2").arg(title, QString::fromStdString(metric));
    chart.subject = QString::fromStdString(task.id + '/' + metric);
    chart.setQuantity(LlmCharts::tr("Correct answers out of %1 items").arg(viewCount(task.items)), QStringLiteral("%"));
    chart.interval = LlmCharts::tr("95% interval of the difference from the baseline, paired by item");
    const LlmRow* base = study.baseline();
    const LlmMetric* reference = base ? base->metric(task.id, metric) : nullptr;
    chart.band = reference ? 0.5 : 0;
    chart.bandName = LlmCharts::tr("±0.5 points: equivalent");
    chart.least = 0;
    chart.most = 100;
    chart.finding =
        task.chance > 0 ? LlmCharts::tr("Random guessing reaches %1.").arg(percentText(task.chance, 1)) : QString();
    chart.items = itemsOf(study, [&](const LlmRow& row, CategoryItem& item) {
        const LlmMetric* m = row.metric(task.id, metric);
        if (!m || m->total == 0) return;
        item.value = 100 * m->share();
        item.text = percentText(m->share(), 1);
        item.note = llmVerdictText(m->verdict, item.isBaseline);
        item.toolTip =
            LlmCharts::tr("%1\n%2 of %3 correct, standard error %4 points")
                .arg(item.label, viewCount(m->correct), viewCount(m->total), viewFixed(100 * m->standardError, 2));
        if (item.isBaseline || !reference) return;
        item.low = std::max(0.0, 100 * (reference->share() + m->difference.low95));
        item.high = std::min(100.0, 100 * (reference->share() + m->difference.high95));
        item.unresolved = m->verdict == AccuracyVerdict::NotResolved;
        item.toolTip += QLatin1Char('\n') + messageText(metricVerdictText(*m));
    });
}

void showLlmLoading(CategoryContent& chart, const LlmStudyResult& study)
{
    chart.title = LlmCharts::tr("Load time");
    chart.setQuantity(LlmCharts::tr("From opening the files until the model can generate"), LlmCharts::tr("s"));
    chart.partNames = {LlmCharts::tr("reading and quantizing"), LlmCharts::tr("copying to the device"),
                       LlmCharts::tr("other")};
    chart.finding.clear();
    chart.items = itemsOf(study, [](const LlmRow& row, CategoryItem& item) {
        const LlmLoad& load = row.load;
        if (load.seconds <= 0) return;
        item.value = load.seconds;
        item.parts = {load.quantizeSeconds, load.putSeconds,
                      std::max(0.0, load.seconds - load.quantizeSeconds - load.putSeconds)};
        item.text = viewFixed(load.seconds, load.seconds < 10 ? 3 : 1);
        if (row.cold) item.note = LlmCharts::tr("cold %1 s").arg(viewFixed(row.cold->seconds, 3));
        item.toolTip =
            LlmCharts::tr("%1: %2 s\nreading and quantizing %3 s\nto the device %4 s")
                .arg(item.label, item.text, viewFixed(load.quantizeSeconds, 3), viewFixed(load.putSeconds, 3));
        if (load.cachedBefore >= 0)
            item.toolTip +=
                QLatin1Char('\n') +
                LlmCharts::tr("%1 of the files' pages were in the page cache").arg(percentText(load.cachedBefore, 0));
    });
}

void showLlmMemory(CategoryContent& chart, const LlmStudyResult& study)
{
    std::int64_t most = 0;
    for (const LlmRow& row : study.rows)
        most = std::max(most, row.memory.weights + row.memory.kvCache + row.memory.workspace);
    const MemoryUnit unit = memoryUnit(most);
    chart.title = LlmCharts::tr("Memory");
    chart.setQuantity(LlmCharts::tr("Weights, KV cache of all sequences, workspace"), unit.name);
    chart.partNames = {LlmCharts::tr("weights"), LlmCharts::tr("KV cache"), LlmCharts::tr("workspace")};
    chart.finding.clear();
    const LlmRow* base = study.baseline();
    chart.items = itemsOf(study, [&](const LlmRow& row, CategoryItem& item) {
        const LlmMemory& m = row.memory;
        if (m.weights <= 0) return;
        const auto part = [&unit](std::int64_t bytes) { return static_cast<double>(bytes) / unit.bytes; };
        item.parts = {part(m.weights), part(m.kvCache), part(m.workspace)};
        item.value = part(m.weights + m.kvCache + m.workspace);
        item.text = sizeText(m.weights + m.kvCache + m.workspace);
        item.note =
            item.isBaseline || !base
                ? LlmCharts::tr("baseline")
                : LlmCharts::tr("weights %1")
                      .arg(percentText(static_cast<double>(m.weights) / static_cast<double>(base->memory.weights), 1));
        item.toolTip =
            LlmCharts::tr("%1\nweights %2 bytes\nKV cache %3\nworkspace %4\npeak %5")
                .arg(item.label, viewCount(m.weights), sizeText(m.kvCache), sizeText(m.workspace), sizeText(m.peak));
    });
}

void showLlmTimePerToken(CategoryContent& chart, const LlmStudyResult& study)
{
    chart.kind = CategoryKind::Dots;
    chart.title = LlmCharts::tr("Time per output token");
    chart.setQuantity(LlmCharts::tr("One sequence decoded, median"), LlmCharts::tr("ms"));
    chart.interval = LlmCharts::tr("95% interval of the median");
    chart.least = 0;
    chart.finding.clear();
    chart.items = itemsOf(study, [](const LlmRow& row, CategoryItem& item) {
        const LlmTiming* t = single(row);
        if (!t || t->step.n == 0) return;
        item.value = msOf(t->step.p50);
        item.low = msOf(t->step.medianLow);
        item.high = msOf(t->step.medianHigh);
        item.text = numberText(item.value);
        item.note = item.isBaseline ? LlmCharts::tr("baseline") : speedNote(t->stepSpeed);
        item.unresolved = !item.isBaseline && !t->stepSpeed.resolved() && t->stepSpeed.verdict != Verdict::Same;
        item.toolTip = LlmCharts::tr("%1\nfirst token of a prompt of %2 tokens after %3 ms\n%4 tokens/s over wall time")
                           .arg(item.label)
                           .arg(t->promptLength)
                           .arg(numberText(msOf(t->prefill.p50)), numberText(decodeThroughput(*t)));
        if (!item.isBaseline) item.toolTip += QLatin1Char('\n') + messageText(verdictText(t->stepSpeed));
        if (!row.inspection.simulated) return;
        item.note += LlmCharts::tr(", simulated");
        item.unresolved = true;
        item.toolTip +=
            QLatin1Char('\n') + LlmCharts::tr("simulated: the time is that of the simulation, not of the format");
    });
}

namespace {

LinePoint throughputPoint(const LlmStudyResult& study, const LlmRow& row, const LlmTiming& t, LlmThroughputOver over)
{
    const bool isLatency = over == LlmThroughputOver::TimePerToken;
    LinePoint point{isLatency ? msOf(t.step.p50) : static_cast<double>(t.batch), decodeThroughput(t)};
    if (const ThroughputInterval interval = throughputInterval(t); interval.high > 0 && std::isfinite(interval.high))
        point.low = interval.low, point.high = interval.high;
    if (isLatency) {
        point.label = LlmCharts::tr("batch %1").arg(viewCount(t.batch));
        point.details << point.label;
    } else {
        point.details
            << LlmCharts::tr("median step %1 ms, one token of every sequence").arg(numberText(msOf(t.step.p50)));
    }
    if (t.step.p95Resolved())
        point.details << (t.step.p99Resolved()
                              ? LlmCharts::tr("95% of the steps within %1 ms, 99% within %2 ms")
                                    .arg(numberText(msOf(t.step.p95)), numberText(msOf(t.step.p99)))
                              : LlmCharts::tr("95% of the steps within %1 ms").arg(numberText(msOf(t.step.p95))));
    point.details << LlmCharts::tr("%1 tokens/s at the median step").arg(numberText(t.medianStepTokensPerSecond()));
    if (&row != study.baseline()) point.details << messageText(verdictText(t.stepSpeed));
    if (row.inspection.simulated)
        point.details << LlmCharts::tr("simulated: the time is that of the simulation, not of the format");
    return point;
}

/// Those of the prompt length that is drawn.
void addLlmCrossings(LineContent& chart, const LlmStudyResult& study)
{
    for (const BatchCrossing& crossing : batchCrossings(study))
        if (crossing.promptLength == crossing.row->timings.front().promptLength)
            chart.crossings.append({llmMode(crossing.row->configuration), crossing.border.at,
                                    static_cast<double>(crossing.before), static_cast<double>(crossing.after)});
    if (const LlmRow* baseline = study.baseline())
        chart.crossingName = LlmCharts::tr("faster than %1 per token up to or from here")
                                 .arg(accuracyModeShortTitle(llmMode(baseline->configuration)));
}

} // namespace

void showLlmThroughput(LineContent& chart, const LlmStudyResult& study, LlmThroughputOver over)
{
    const bool isLatency = over == LlmThroughputOver::TimePerToken;
    chart.subject = isLatency ? QStringLiteral("latency") : QString();
    chart.title = isLatency ? LlmCharts::tr("Throughput against time per token") : LlmCharts::tr("Throughput");
    QVector<LineSeries> all;
    QVector<double> batches;
    for (const LlmRow& row : study.rows) {
        if (row.timings.empty() || !row.failed.empty()) continue;
        LineSeries series{llmMode(row.configuration),
                          accuracyModeShortTitle(llmMode(row.configuration)),
                          row.inspection.simulated,
                          {}};
        for (const LlmTiming& t : row.timings) {
            if (t.promptLength != row.timings.front().promptLength || t.step.n == 0) continue;
            series.points.append(throughputPoint(study, row, t, over));
            if (!batches.contains(t.batch)) batches.append(t.batch);
        }
        std::ranges::sort(series.points, {}, &LinePoint::x);
        all.append(series);
    }
    std::sort(batches.begin(), batches.end());
    const bool isWide = batches.size() > 1 && batches.back() > 4 * batches.front();
    if (isLatency)
        chart.x = {LlmCharts::tr("time per token, median"), LlmCharts::tr("ms"), isWide};
    else
        chart.x = {LlmCharts::tr("sequences decoded together"), {}, isWide, false, true, batches};
    chart.y = {LlmCharts::tr("Decoded tokens over wall time"), LlmCharts::tr("tokens/s"), true};
    chart.interval = LlmCharts::tr("95% interval of the mean of the rounds");
    chart.crossings.clear();
    if (!isLatency) addLlmCrossings(chart, study);
    chart.setSeries(all);
}

void showLlmTradeOff(ParetoContent& chart, const LlmStudyResult& study, LlmCost cost)
{
    const bool time = cost == LlmCost::TimePerToken;
    const MemoryUnit unit = memoryUnit(study.baseline() ? study.baseline()->memory.weights : 0);
    chart.subject = time ? QStringLiteral("time") : QStringLiteral("weights");
    chart.title = time ? LlmCharts::tr("Perplexity against time per token") : LlmCharts::tr("Perplexity against size");
    chart.setAxes({time ? LlmCharts::tr("time per output token") : LlmCharts::tr("weights"),
                   time ? LlmCharts::tr("ms") : unit.name,
                   LlmCharts::tr("Perplexity"),
                   {},
                   true,
                   time ? LlmCharts::tr("Logarithmic time axis") : LlmCharts::tr("Logarithmic size axis")});
    const LlmRow* base = study.baseline();
    QVector<ParetoPoint> points;
    for (const LlmRow& row : study.rows) {
        const LlmTiming* t = single(row);
        if (!row.failed.empty() || !row.text || (time && (!t || t->step.n == 0 || row.inspection.simulated)))
            continue; // a simulated time is of no format
        ParetoPoint point;
        point.name = llmMode(row.configuration);
        point.label = accuracyModeTitle(point.name);
        point.shortLabel = accuracyModeShortTitle(point.name);
        point.cost = time ? msOf(t->step.p50) : static_cast<double>(row.memory.weights) / unit.bytes;
        point.value = row.text->perplexity;
        point.low = point.high = point.value;
        point.isBaseline = &row == base;
        if (base && base->text && row.text->loss.n > 0)
            point.low = base->text->perplexity * row.text->ratioLow,
            point.high = base->text->perplexity * row.text->ratioHigh;
        point.readOut << point.label << LlmCharts::tr("perplexity %1").arg(viewFixed(point.value, 3))
                      << (point.isBaseline ? LlmCharts::tr("baseline") : messageText(textVerdictText(*row.text)));
        point.readOut << LlmCharts::tr("weights %1").arg(sizeText(row.memory.weights));
        if (t && t->step.n > 0) point.readOut << LlmCharts::tr("%1 ms per token").arg(numberText(msOf(t->step.p50)));
        points.append(point);
    }
    std::vector<WeighedPoint> weighed;
    for (const ParetoPoint& p : points)
        weighed.push_back({p.cost, p.value, p.low, p.high});
    const std::vector<FrontPlace> places = frontPlaces(weighed, true);
    for (qsizetype i = 0; i < points.size(); ++i)
        points[i].place = places[static_cast<std::size_t>(i)];
    chart.setPoints(points);
}

QString llmRateKind(const std::string& what, int batch)
{
    if (what == "text" || what == "task") return QStringLiteral("scoring");
    return what == "prefill" ? QStringLiteral("prefill") : QStringLiteral("decode %1").arg(batch);
}

QString llmRateTitle(const QString& kind)
{
    if (kind == QLatin1String("scoring")) return LlmCharts::tr("Scoring text and tasks");
    if (kind == QLatin1String("prefill")) return LlmCharts::tr("Prompts (prefill)");
    return LlmCharts::tr("Decoding, %n sequence(s)", nullptr, kind.section(QLatin1Char(' '), 1).toInt());
}

bool isLlmRateOfRounds(const QString& kind) { return kind != QLatin1String("scoring"); }

void setLlmRateAxes(LineContent& chart, const QString& kind)
{
    const bool rounds = isLlmRateOfRounds(kind);
    chart.title = llmRateTitle(kind);
    chart.x = {rounds ? LlmCharts::tr("round") : LlmCharts::tr("time"), rounds ? QString() : LlmCharts::tr("s"), false,
               !rounds, rounds};
    chart.y = {kind.startsWith(QLatin1String("decode")) ? LlmCharts::tr("Throughput of each round")
               : rounds                                 ? LlmCharts::tr("Prompt tokens per second of each round")
                                                        : LlmCharts::tr("Tokens per second"),
               LlmCharts::tr("tokens/s"), true};
    chart.markers = rounds;
}

QStringList llmRoundKinds(const LlmStudyResult& study)
{
    QStringList kinds;
    for (const LlmRow& row : study.rows)
        for (const LlmTiming& t : row.timings) {
            const std::pair<QString, bool> held[] = {{llmRateKind("prefill", 1), !t.prefillUs.empty()},
                                                     {llmRateKind("decode", t.batch), !t.stepUs.empty()}};
            for (const auto& [kind, there] : held)
                if (there && !kinds.contains(kind)) kinds << kind;
        }
    return kinds;
}

QVector<LineSeries> llmRoundRates(const LlmStudyResult& study, const QString& kind)
{
    QVector<LineSeries> all;
    for (const LlmRow& row : study.rows) {
        LineSeries series{llmMode(row.configuration),
                          accuracyModeShortTitle(llmMode(row.configuration)),
                          row.inspection.simulated,
                          {}};
        for (const LlmTiming& t : row.timings) {
            const bool prompt = kind == llmRateKind("prefill", 1);
            if (t.promptLength != row.timings.front().promptLength ||
                (prompt ? &t != &row.timings.front() : llmRateKind("decode", t.batch) != kind))
                continue;
            const std::vector<double> rates = prompt ? roundPromptRates(t) : roundThroughput(t);
            for (std::size_t i = 0; i < rates.size(); ++i)
                if (rates[i] > 0) series.points.append({static_cast<double>(i + 1), rates[i]});
        }
        all.append(series);
    }
    return all;
}

} // namespace qs
