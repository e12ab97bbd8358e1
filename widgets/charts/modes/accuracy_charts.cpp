// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/modes/accuracy_charts.h"

#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/charts/curves/training_chart.h"
#include "widgets/charts/modes/heat_map.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/accuracy_mode_style.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace qs {

namespace {

struct StudyTexts
{
    Q_DECLARE_TR_FUNCTIONS(StudyTexts)
};

bool hasResult(const ModeRow& row) { return row.failed.empty() && row.total > 0; }

/// What every item of a row has in common.
CategoryItem itemOf(const ModeRow& row, bool isBaseline)
{
    CategoryItem item;
    item.mode = text(row.mode);
    item.label = accuracyModeTitle(item.mode);
    item.isBaseline = isBaseline;
    item.note = shortVerdict(row, isBaseline);
    item.unresolved = !isBaseline && row.verdict == AccuracyVerdict::NotResolved;
    item.toolTip =
        item.label + QLatin1Char('\n') + (isBaseline || !hasResult(row) ? item.note : messageText(verdictText(row)));
    if (!row.effective.empty())
        item.toolTip += QLatin1Char('\n') + StudyTexts::tr("ran as %1").arg(messageText(row.effective));
    if (row.simulated)
        item.toolTip +=
            QLatin1Char('\n') + StudyTexts::tr("simulated: values match the mode, arithmetic and latency do not");
    return item;
}

template <typename Fill> QVector<CategoryItem> itemsOf(const AccuracyStudyResult& study, Fill fill)
{
    QVector<CategoryItem> items;
    for (const auto* rows : {&study.rows, &study.plans})
        for (const ModeRow& row : *rows) {
            CategoryItem item = itemOf(row, &row == study.baseline());
            item.isPlan = rows == &study.plans;
            if (hasResult(row)) fill(row, item);
            items.append(item);
        }
    return items;
}

QString testItems(const AccuracyStudyResult& study)
{
    const ModeRow* base = study.baseline();
    return base && base->total > 0 ? countText(static_cast<double>(base->total))
                                   : countText(static_cast<double>(study.spec.testCount));
}

/// The cell that costs the model most among those that are resolved.
QString sensitivitySentence(const AccuracyStudyResult& study)
{
    const SensitivityCell* worst = nullptr;
    for (const SensitivityCell& cell : study.cells)
        if (cell.lossDifference.low > 0 &&
            (!worst || cell.lossDifference.difference > worst->lossDifference.difference))
            worst = &cell;
    if (!worst || worst->layer < 0 || worst->layer >= static_cast<int>(study.layers.size())) return {};
    return StudyTexts::tr("Most sensitive: %1 in %2 (loss +%3).")
        .arg(text(study.layers[static_cast<std::size_t>(worst->layer)].name), accuracyModeTitle(text(worst->mode)),
             numberText(worst->lossDifference.difference, 3));
}

/// The figure of a cell; 'exact' and 'not judged' instead of one.
QString outputText(const ErrorMetrics& error, int digits)
{
    switch (error.kind()) {
    case ErrorKind::NotJudged:
        return StudyTexts::tr("not judged");
    case ErrorKind::Exact:
        return StudyTexts::tr("exact");
    case ErrorKind::ExactInPart:
        return StudyTexts::tr("exact in part");
    case ErrorKind::Measured:
        break;
    }
    return numberText(error.sqnrDb, digits) + (error.destroyed > 0 ? QStringLiteral(" !") : QString());
}

HeatCell heatCell(const SensitivityCell& cell, const QString& layer, SensitivityQuantity quantity)
{
    HeatCell out;
    const MeanDifference& d = cell.lossDifference;
    if (quantity == SensitivityQuantity::OutputSqnr) {
        // Not judged is something measured, and as little worth as can be.
        out.value =
            cell.output.kind() == ErrorKind::NotJudged ? -std::numeric_limits<double>::infinity() : cell.output.sqnrDb;
        out.text = outputText(cell.output, 3);
    } else {
        out.value = d.difference;
        out.unresolved = !(d.low > 0 || d.high < 0);
        out.text = viewSigned(1e3 * d.difference, std::abs(d.difference) < 9.95e-3  ? 2
                                                  : std::abs(d.difference) < 0.0995 ? 1
                                                                                    : 0);
    }
    out.toolTip =
        StudyTexts::tr("only %1 in %2\nsignal-to-noise ratio of its output: %3 dB\nmodel loss %4 [%5, %6], %7 "
                       "items\ncorrect items %8\n%9 in this mode")
            .arg(layer, accuracyModeTitle(text(cell.mode)), outputText(cell.output, 4), viewSigned(d.difference, 5),
                 viewSigned(d.low, 5), viewSigned(d.high, 5), countText(static_cast<double>(cell.items)),
                 viewSigned(static_cast<double>(cell.correctDifference), 0), modelSizeText(cell.bytes));
    if (cell.output.destroyed > 0)
        out.toolTip +=
            QLatin1Char('\n') +
            StudyTexts::tr("%1 values of the output became NaN or infinite; they are excluded from the ratio")
                .arg(countText(static_cast<double>(cell.output.destroyed)));
    if (quantity == SensitivityQuantity::LossDifference && out.unresolved)
        out.toolTip += QLatin1Char('\n') + StudyTexts::tr("not resolved: the interval includes 0");
    return out;
}

ParetoPoint pointOf(const ModeRow& row, const AccuracyStudyResult& study, bool isPlan)
{
    ParetoPoint point;
    point.name = text(row.mode);
    point.label = isPlan ? point.name : accuracyModeTitle(point.name);
    point.shortLabel = isPlan ? point.name : accuracyModeShortTitle(point.name);
    point.cost = static_cast<double>(row.size.total()) / 1024.0;
    point.value = 100 * row.accuracy();
    point.low = 100 * row.accuracyLow;
    point.high = 100 * row.accuracyHigh;
    point.latencyUs = row.latency.n > 0 ? row.latency.p50 : 0;
    point.isBaseline = &row == study.baseline();
    point.isPlan = isPlan;
    point.readOut << point.label
                  << StudyTexts::tr("accuracy %1   [%2, %3]")
                         .arg(percentText(row.accuracy()), percentText(row.accuracyLow), percentText(row.accuracyHigh))
                  << shortVerdict(row, point.isBaseline);
    const ModeRow* base = study.baseline();
    const double ratio = base && row.size.total() > 0
                             ? static_cast<double>(base->size.total()) / static_cast<double>(row.size.total())
                             : 0;
    point.readOut << (ratio > 0 && !point.isBaseline
                          ? StudyTexts::tr("%1, %2× smaller").arg(modelSizeText(row.size.total()), viewFixed(ratio, 2))
                          : modelSizeText(row.size.total()));
    if (row.latency.n > 0)
        point.readOut << StudyTexts::tr("latency %1 for %2 items, n = %3")
                             .arg(latencyText(row.latency.p50), countText(study.spec.batch),
                                  countText(static_cast<double>(row.latency.n)));
    return point;
}

} // namespace

QString percentText(double fraction, int decimals) { return viewPercent(viewFixed(100 * fraction, decimals)); }

QString modelSizeText(std::int64_t bytes)
{
    const auto value = static_cast<double>(bytes);
    if (bytes < 10 * 1024) return countText(value) + QStringLiteral(" B");
    return bytes < 10 * 1024 * 1024 ? viewFixed(value / 1024, 1) + QStringLiteral(" KiB")
                                    : viewFixed(value / (1024 * 1024), 1) + QStringLiteral(" MiB");
}

QString pText(double p)
{
    if (std::isnan(p)) return QStringLiteral("–");
    if (p < 1e-12) return QStringLiteral("p < 1e-12");
    return QStringLiteral("p = ") + (p >= 0.001 ? viewFixed(p, p >= 0.1 ? 2 : 3)
                                                : viewGeneral(p, 1).replace(QLatin1String("e-0"), QLatin1String("e-")));
}

QString shortVerdict(const ModeRow& row, bool isBaseline)
{
    if (!row.failed.empty()) return messageText(row.failed);
    if (isBaseline) return StudyTexts::tr("baseline");
    if (row.total == 0) return StudyTexts::tr("not measured yet");
    const QString points = viewFixed(100 * std::abs(row.accuracyDifference.difference), 2);
    switch (row.verdict) {
    case AccuracyVerdict::Better:
        return StudyTexts::tr("better by %1 points").arg(points);
    case AccuracyVerdict::Worse:
        return StudyTexts::tr("worse by %1 points").arg(points);
    case AccuracyVerdict::Equivalent:
        return StudyTexts::tr("equivalent");
    case AccuracyVerdict::NotResolved:
    case AccuracyVerdict::NotJudged:
        break;
    }
    return StudyTexts::tr("not resolved");
}

QString studySentence(const AccuracyStudyResult& study)
{
    int counts[kAccuracyVerdicts] = {};
    for (std::size_t i = 1; i < study.rows.size(); ++i)
        if (hasResult(study.rows[i])) ++counts[static_cast<int>(study.rows[i].verdict)];
    const auto of = [&](AccuracyVerdict verdict) { return counts[static_cast<int>(verdict)]; };
    QStringList parts;
    if (const int n = of(AccuracyVerdict::Equivalent))
        parts << StudyTexts::tr("%1 equivalent within ±0.5 points").arg(n);
    if (const int n = of(AccuracyVerdict::Better)) parts << StudyTexts::tr("%1 better").arg(n);
    if (const int n = of(AccuracyVerdict::Worse)) parts << StudyTexts::tr("%1 worse").arg(n);
    if (const int n = of(AccuracyVerdict::NotResolved)) parts << StudyTexts::tr("%1 not resolved").arg(n);
    return parts.isEmpty()
               ? QString()
               : StudyTexts::tr("Compared with the FP32 baseline: %1.").arg(parts.join(QStringLiteral(", ")));
}

void showAccuracyByMode(CategoryContent& chart, const AccuracyStudyResult& study)
{
    chart.kind = CategoryKind::Dots;
    chart.title = StudyTexts::tr("Accuracy by mode");
    chart.setQuantity(StudyTexts::tr("Accuracy on %1 test items").arg(testItems(study)), QStringLiteral("%"));
    chart.interval = StudyTexts::tr("95% interval (Wilson)");
    chart.band = 0.5;
    chart.bandName = StudyTexts::tr("baseline ±0.5 points");
    chart.least = 0;
    chart.most = 100;
    chart.finding = studySentence(study);
    chart.items = itemsOf(study, [](const ModeRow& row, CategoryItem& item) {
        item.value = 100 * row.accuracy();
        item.low = 100 * row.accuracyLow;
        item.high = 100 * row.accuracyHigh;
        item.text = percentText(row.accuracy());
        item.toolTip += QLatin1Char('\n') + StudyTexts::tr("%1 of %2 items correct, 95% %3 to %4")
                                                .arg(countText(static_cast<double>(row.correct)),
                                                     countText(static_cast<double>(row.total)),
                                                     percentText(row.accuracyLow), percentText(row.accuracyHigh));
    });
}

void showLossByMode(CategoryContent& chart, const AccuracyStudyResult& study)
{
    chart.kind = CategoryKind::Dots;
    chart.title = StudyTexts::tr("Loss by mode");
    chart.setQuantity(StudyTexts::tr("Mean cross-entropy on %1 test items").arg(testItems(study)),
                      StudyTexts::tr("nats"));
    chart.interval = StudyTexts::tr("95% interval of the difference from the baseline, paired by item");
    chart.least = 0;
    chart.finding.clear();
    const double base = study.baseline() ? study.baseline()->loss : 0;
    chart.items = itemsOf(study, [base](const ModeRow& row, CategoryItem& item) {
        item.value = std::isfinite(row.loss) ? row.loss : CategoryItem::absent;
        item.text = viewFixed(row.loss, 4);
        if (!std::isfinite(row.loss))
            item.note = StudyTexts::tr("not a finite number");
        else
            item.note = item.isBaseline ? StudyTexts::tr("baseline") : viewSigned(row.lossDifference.difference, 4);
        if (item.isBaseline || row.lossDifference.n == 0) return;
        item.low = base + row.lossDifference.low;
        item.high = base + row.lossDifference.high;
        item.unresolved = row.lossAdjustedP >= 0.05;
        if (item.unresolved) item.note += StudyTexts::tr(", not resolved");
        item.toolTip =
            StudyTexts::tr(
                "%1\nloss %2, difference from the baseline %3 [%4, %5]\n%6 after Holm's correction, %7 pairs")
                .arg(item.label, item.text, viewSigned(row.lossDifference.difference, 4),
                     viewSigned(row.lossDifference.low, 4), viewSigned(row.lossDifference.high, 4),
                     pText(row.lossAdjustedP), countText(static_cast<double>(row.lossDifference.n)));
    });
}

void showModelSize(CategoryContent& chart, const AccuracyStudyResult& study)
{
    chart.title = StudyTexts::tr("Model size");
    chart.setQuantity(StudyTexts::tr("Size of the model file"), StudyTexts::tr("KiB"));
    chart.partNames = {StudyTexts::tr("codes"), StudyTexts::tr("scales"), StudyTexts::tr("zero points"),
                       StudyTexts::tr("not quantized"), StudyTexts::tr("header")};
    chart.finding.clear();
    const double base = study.baseline() ? static_cast<double>(study.baseline()->size.total()) : 0;
    chart.items = itemsOf(study, [base](const ModeRow& row, CategoryItem& item) {
        const SizeLedger& size = row.size;
        const auto kib = [](std::int64_t bytes) { return static_cast<double>(bytes) / 1024; };
        item.value = kib(size.total());
        item.text = modelSizeText(size.total());
        item.parts = {kib(size.payload), kib(size.scales), kib(size.zeroPoints), kib(size.unquantized),
                      kib(size.overhead)};
        item.unresolved = false;
        item.note = item.isBaseline ? StudyTexts::tr("baseline")
                    : size.total() > 0 && base > 0
                        ? StudyTexts::tr("%1× smaller").arg(viewFixed(base / static_cast<double>(size.total()), 2))
                        : QString();
        const auto bytes = [](std::int64_t n) { return countText(static_cast<double>(n)); };
        item.toolTip = StudyTexts::tr("%1: %2 bytes\ncodes %3\nscales %4\nzero points %5\nnot quantized %6\nheader %7")
                           .arg(item.label, bytes(size.total()), bytes(size.payload), bytes(size.scales),
                                bytes(size.zeroPoints), bytes(size.unquantized), bytes(size.overhead));
    });
}

void showPareto(ParetoContent& chart, const AccuracyStudyResult& study)
{
    const std::vector<FrontPlace> front = paretoFront(study);
    QVector<ParetoPoint> points;
    std::size_t i = 0;
    for (const auto* rows : {&study.rows, &study.plans})
        for (const ModeRow& row : *rows) {
            const FrontPlace place = front[i++];
            if (!hasResult(row)) continue;
            points.append(pointOf(row, study, rows == &study.plans));
            points.back().place = place;
        }
    chart.setPoints(points);
}

void showSensitivity(HeatContent& map, const AccuracyStudyResult& study, SensitivityQuantity quantity)
{
    QStringList layers, modes;
    for (const StudiedLayer& layer : study.layers)
        layers << text(layer.name);
    for (const AccuracyMode& mode : accuracyModes()) {
        const QString name = text(mode.name);
        const auto isOf = [&](const SensitivityCell& cell) { return cell.mode == mode.name; };
        if (std::any_of(study.cells.begin(), study.cells.end(), isOf)) modes << name;
    }
    QVector<HeatCell> cells(modes.isEmpty() ? 0 : layers.size() * modes.size());
    for (const SensitivityCell& cell : study.cells) {
        const auto mode = modes.indexOf(text(cell.mode));
        if (cell.layer < 0 || cell.layer >= layers.size() || mode < 0) continue;
        cells[cell.layer * modes.size() + mode] = heatCell(cell, layers[cell.layer], quantity);
    }
    const bool output = quantity == SensitivityQuantity::OutputSqnr;
    map.quantity = output ? StudyTexts::tr("Signal-to-noise ratio of the layer's output, dB")
                          : StudyTexts::tr("Change in model loss (10⁻³)");
    map.scale = output ? HeatScale::MoreIsBetter : HeatScale::Diverging;
    map.finding = sensitivitySentence(study);
    map.layers = layers;
    map.modes = modes;
    map.cells = cells;
}

void showTraining(TrainingContent& chart, const AccuracyStudyResult& study) { chart.curves = study.training; }

} // namespace qs
