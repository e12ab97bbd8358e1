// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/accuracy_model.h"

#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/modes/accuracy_charts.h"
#include "widgets/language/message_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/accuracy_mode_style.h"
#include "widgets/tables/cell_text.h"

#include <QHeaderView>

#include <iterator>

namespace qs {
namespace {

using AccuracyTableColumn = Column<AccuracyRow>;
using AccuracyTip = QString (*)(const AccuracyRow& row);

QString amount(std::int64_t n) { return countText(static_cast<double>(n)); }
QVariant where(bool isKnown, double value) { return isKnown ? QVariant(value) : QVariant(); }

/// A figure: nothing of rows without a result.
template <typename Raw, typename Format>
AccuracyTableColumn studyFigure(const ColumnHead& head, Raw value, Format format, AccuracyTip toolTip,
                                std::function<Tone(const AccuracyRow&)> tone = {})
{
    const auto raw = [value](const AccuracyRow& row) { return row.hasResult() ? QVariant(value(row)) : QVariant(); };
    return {head, raw,
            [raw, format](const AccuracyRow& row, const QLocale& locale) {
                const QVariant known = raw(row);
                return known.isValid() ? format(known.toDouble(), locale) : noValue();
            },
            toolTip, std::move(tone)};
}

auto plain(int decimals)
{
    return [decimals](double value, const QLocale& locale) { return locale.toString(value, 'f', decimals); };
}
auto withSign(int decimals)
{
    return [decimals](double value, const QLocale& locale) { return signedText(value, decimals, locale); };
}
QString asFactor(double ratio, const QLocale& locale) { return speedUpCell(ratio, locale); }
QString asTimes(double value, const QLocale& locale) { return locale.toString(value, 'f', 2) + QStringLiteral("×"); }
QString asProbability(double p, const QLocale& locale)
{
    if (p < 1e-12) return QStringLiteral("< 1e-12");
    if (p >= 0.001) return locale.toString(p, 'f', 3);
    return (locale == QLocale::c() ? QString::number(p, 'g', 1) : viewGeneral(p, 1))
        .replace(QLatin1String("e-0"), QLatin1String("e-"));
}

Tone differenceTone(const AccuracyRow& row)
{
    return !row.isBaseline && row.mode->verdict == AccuracyVerdict::NotResolved ? Tone::Muted : Tone::Plain;
}

Tone studyVerdictTone(const AccuracyRow& row)
{
    if (row.isBaseline || row.mode->verdict == AccuracyVerdict::Equivalent) return Tone::Plain;
    if (row.mode->verdict == AccuracyVerdict::NotResolved) return Tone::Muted;
    return row.mode->verdict == AccuracyVerdict::Better ? Tone::Good : Tone::Bad;
}

QString modeToolTip(const AccuracyRow& row)
{
    if (const AccuracyMode* mode = findAccuracyMode(row.mode->mode)) return markedText(mode->explanation);
    const auto& layers = row.study->layers;
    QStringList lines;
    for (std::size_t i = 0; i < row.mode->plan.size(); ++i)
        lines << (i < layers.size() ? text(layers[i].name) : QString::number(i)) + QStringLiteral(": ") +
                     accuracyModeTitle(text(row.mode->plan[i]));
    return lines.join(QLatin1Char('\n'));
}

QString ranToolTip(const AccuracyRow& row)
{
    const QString ran = messageText(row.mode->effective);
    return row.mode->simulated
               ? ran + QLatin1Char('\n') +
                     AccuracyModel::tr("Simulated: values match the mode, arithmetic and latency do not.")
               : ran;
}

QString shareToolTip(const AccuracyRow& row)
{
    const ModeRow& r = *row.mode;
    return AccuracyModel::tr("%1 of %2 items correct; 95% %3 to %4 (Wilson)")
        .arg(amount(r.correct), amount(r.total), percentText(r.accuracyLow), percentText(r.accuracyHigh));
}

QString differenceToolTip(const AccuracyRow& row)
{
    const ModeRow& r = *row.mode;
    if (row.isBaseline) return AccuracyModel::tr("All others are compared with this.");
    return AccuracyModel::tr("%1\n%2 items became correct, %3 wrong; %4 before Holm's correction")
        .arg(messageText(verdictText(r)), amount(r.gained), amount(r.lost), pText(r.p));
}

QString lossToolTip(const AccuracyRow& row)
{
    const ModeRow& r = *row.mode;
    const auto& d = r.lossDifference;
    if (row.isBaseline || d.n == 0) return AccuracyModel::tr("mean over %1 items").arg(amount(r.total));
    return AccuracyModel::tr("difference %1, 95% %2 to %3 (bootstrap over %4 items), %5 after Holm's correction")
        .arg(numberText(d.difference), numberText(d.low), numberText(d.high), amount(d.n), pText(r.lossAdjustedP));
}

QString bytesToolTip(const AccuracyRow& row)
{
    const auto& size = row.mode->size;
    return AccuracyModel::tr("%1 bytes: codes %2, scales %3, zero points %4, not quantized %5, header %6")
        .arg(amount(size.total()), amount(size.payload), amount(size.scales), amount(size.zeroPoints),
             amount(size.unquantized), amount(size.overhead));
}

QString callToolTip(const AccuracyRow& row)
{
    const Summary& s = row.mode->latency;
    const QString n = amount(s.n), batch = amount(row.study->spec.batch), low = latencyText(s.medianLow),
                  high = latencyText(s.medianHigh);
    return s.p95Resolved()
               ? AccuracyModel::tr("median of %1 calls with %2 items; 95% %3 to %4; p95 %5")
                     .arg(n, batch, low, high, latencyText(s.p95))
               : AccuracyModel::tr("median of %1 calls with %2 items; 95% %3 to %4").arg(n, batch, low, high);
}

QString speedToolTip(const AccuracyRow& row)
{
    return row.mode->speed.n > 0 && !row.isBaseline ? messageText(verdictText(row.mode->speed)) : QString();
}

/// A row that failed reports why, in muted ink, whatever else the column would say of it.
AccuracyTableColumn orWhyItFailed(AccuracyTableColumn column)
{
    column.toolTip = [of = std::move(column.toolTip)](const AccuracyRow& row) {
        return row.mode->failed.empty() ? of(row) : messageText(row.mode->failed);
    };
    if (column.head.isName) return column;
    column.tone = [of = std::move(column.tone)](const AccuracyRow& row) {
        return !row.mode->failed.empty() ? Tone::Muted : of ? of(row) : Tone::Plain;
    };
    return column;
}

} // namespace

AccuracyModel::Columns AccuracyModel::accuracyColumns()
{
    const ColumnHead mode{.id = "mode",
                          .title = tr("Mode"),
                          .toolTip = tr("As requested."),
                          .isNumber = false,
                          .isName = true,
                          .isKey = true};
    const ColumnHead interval{
        .id = "interval",
        .title = tr("95% interval"),
        .toolTip = tr("95% interval of the accuracy (Wilson). To compare modes, use Δ, which pairs the same items."),
        .isExact = false};
    const auto percent = [](const AccuracyRow& row) { return 100 * row.mode->accuracy(); };
    return {{mode, [](const AccuracyRow& row) { return text(row.mode->mode); },
             [](const AccuracyRow& row, const QLocale&) {
                 const QString name = text(row.mode->mode);
                 return row.isPlan ? name : accuracyModeTitle(name);
             },
             modeToolTip},
            {{"effective", tr("Effective"),
              tr("The arithmetic that ran. Simulated: values match the mode, the arithmetic does not."), Shown::Always,
              false},
             [](const AccuracyRow& row) { return messageText(row.mode->effective); },
             [](const AccuracyRow& row, const QLocale&) {
                 return row.mode->effective.empty() ? noValue() : messageText(row.mode->effective);
             },
             ranToolTip,
             [](const AccuracyRow& row) { return row.mode->simulated ? Tone::Muted : Tone::Plain; }},
            studyFigure({"accuracy", tr("Accuracy (%)"),
                         tr("Share of test items whose largest output is that of their label.")},
                        percent, plain(2), shareToolTip),
            {interval,
             [percent](const AccuracyRow& row) { return row.hasResult() ? QVariant(percent(row)) : QVariant(); },
             [](const AccuracyRow& row, const QLocale& locale) {
                 return row.hasResult() ? tr("%1 – %2").arg(locale.toString(100 * row.mode->accuracyLow, 'f', 2),
                                                            locale.toString(100 * row.mode->accuracyHigh, 'f', 2))
                                        : noValue();
             },
             shareToolTip}};
}

AccuracyModel::Columns AccuracyModel::differenceColumns()
{
    return {studyFigure(
                {"delta", tr("Δ points"), tr("Accuracy minus that of the baseline, in percentage points.")},
                [](const AccuracyRow& row) {
                    return where(!row.isBaseline, 100 * row.mode->accuracyDifference.difference);
                },
                withSign(2), differenceToolTip, differenceTone),
            studyFigure(
                {"p", tr("p (Holm)"),
                 tr("McNemar's exact test of equal accuracy on the same items, adjusted for the number of "
                    "modes (Holm).")},
                [](const AccuracyRow& row) { return where(!row.isBaseline, row.mode->adjustedP); }, asProbability,
                differenceToolTip, differenceTone),
            {{"verdict", tr("Verdict"),
              tr("Equivalent: the 90% interval of the difference (Tango) lies within ±0.5 points. Better, worse: p is "
                 "below 0.05. Otherwise not resolved."),
              Shown::Always, false},
             [](const AccuracyRow& row) {
                 return row.hasResult() && !row.isBaseline ? QVariant(static_cast<int>(row.mode->verdict)) : QVariant();
             },
             [](const AccuracyRow& row, const QLocale&) { return shortVerdict(*row.mode, row.isBaseline); },
             differenceToolTip,
             studyVerdictTone}};
}

AccuracyModel::Columns AccuracyModel::lossColumns()
{
    return {studyFigure(
                {"loss", tr("Loss"), tr("Mean cross-entropy over the test items, in nats. Lower is better.")},
                [](const AccuracyRow& row) { return where(std::isfinite(row.mode->loss), row.mode->loss); }, plain(4),
                lossToolTip),
            studyFigure(
                {"lossDelta", tr("Δ loss"), tr("Loss minus that of the baseline, averaged over the same items.")},
                [](const AccuracyRow& row) {
                    const auto& d = row.mode->lossDifference;
                    return where(!row.isBaseline && d.n > 0, d.difference);
                },
                withSign(4), lossToolTip,
                [](const AccuracyRow& row) { return row.mode->lossAdjustedP >= 0.05 ? Tone::Muted : Tone::Plain; })};
}

AccuracyModel::Columns AccuracyModel::sizeColumns()
{
    return {studyFigure(
                {"size", tr("Size (KiB)"), tr("Bytes of the model file that Save quantized model writes.")},
                [](const AccuracyRow& row) { return static_cast<double>(row.mode->size.total()) / 1024; },
                [](double kib, const QLocale& locale) { return locale.toString(kib, 'f', kib < 10 ? 3 : 1); },
                bytesToolTip),
            studyFigure(
                {"ratio", tr("Smaller"), tr("Size of the baseline divided by that of the mode.")},
                [](const AccuracyRow& row) {
                    const ModeRow* base = row.study->baseline();
                    const auto bytes = static_cast<double>(row.mode->size.total());
                    const double ratio = base && bytes > 0 ? static_cast<double>(base->size.total()) / bytes : 0;
                    return where(ratio > 0, ratio);
                },
                asTimes, bytesToolTip)};
}

AccuracyModel::Columns AccuracyModel::timeColumns()
{
    const ColumnHead latency{.id = "latency",
                             .title = tr("Latency"),
                             .toolTip = tr("Median latency of a call with one batch."),
                             .isLatency = true};
    AccuracyTableColumn median = studyFigure(
        latency, [](const AccuracyRow& row) { return where(row.mode->latency.n > 0, row.mode->latency.p50); }, plain(2),
        callToolTip);
    median.text = [raw = median.raw](const AccuracyRow& row, const QLocale& locale) {
        const QVariant known = raw(row);
        return known.isValid() ? row.scale.number(known.toDouble(), locale) : noValue();
    };
    return {median,
            studyFigure(
                {"speedup", tr("Speed-up"),
                 tr("Compared with the baseline, from pairs of the same round; gray where not resolved.")},
                [](const AccuracyRow& row) {
                    return where(!row.isBaseline && row.mode->speed.n > 0, row.mode->speed.ratio);
                },
                asFactor, speedToolTip,
                [](const AccuracyRow& row) { return row.mode->speed.resolved() ? Tone::Plain : Tone::Muted; }),
            studyFigure(
                {"quantizeTime", tr("Quantize (ms)"), tr("Calibrating and quantizing; for QAT, without the training.")},
                [](const AccuracyRow& row) { return where(row.mode->quantizeMs > 0, row.mode->quantizeMs); },
                [](double ms, const QLocale& locale) {
                    return locale.toString(ms, 'f', ms < 10 ? 2 : ms < 100 ? 1 : 0);
                },
                [](const AccuracyRow& row) {
                    return row.mode->trainSeconds > 0
                               ? tr("trained for %1 s before that").arg(numberText(row.mode->trainSeconds, 3))
                               : tr("Calibrating and quantizing; for QAT, without the training.");
                })};
}

/// In the order in which they are copied.
AccuracyModel::Columns AccuracyModel::studyColumns()
{
    Columns all;
    for (const auto group : {accuracyColumns, differenceColumns, lossColumns, sizeColumns, timeColumns})
        for (AccuracyTableColumn& column : group())
            all.push_back(orWhyItFailed(std::move(column)));
    return all;
}

AccuracyModel::AccuracyModel(QObject* parent) : ColumnModel(parent) { m_columns = studyColumns(); }

void AccuracyModel::setStudy(std::shared_ptr<const AccuracyStudyResult> study)
{
    std::vector<AccuracyRow> rows;
    if (study)
        for (const auto* list : {&study->rows, &study->plans})
            for (const ModeRow& row : *list)
                rows.push_back({study.get(), &row, rows.empty(), list == &study->plans});
    const auto same = [](const AccuracyRow& a, const AccuracyRow& b) {
        return a.mode->mode == b.mode->mode && a.isPlan == b.isPlan;
    };
    const bool extends = rows.size() >= m_rows.size() && std::equal(m_rows.begin(), m_rows.end(), rows.begin(), same);
    change(static_cast<int>(rows.size()), extends, [&] {
        LatencyScale scale;
        for (const AccuracyRow& row : rows)
            if (row.hasResult() && row.mode->latency.n > 0) scale.add(row.mode->latency.p50);
        for (AccuracyRow& row : rows)
            row.scale = scale;
        m_rows = std::move(rows);
        m_study = std::move(study);
        rescale(scale);
    });
}

QString AccuracyModel::modeName(int row) const { return row >= 0 && row < rowCount() ? nameOf(at(row)) : QString(); }

int AccuracyModel::rowOf(const QString& mode) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (modeName(row) == mode) return row;
    return -1;
}

namespace {
constexpr int kMaxStudyWidth = 190;

// What decides comes first, so that a narrow table still shows it; what it rests on follows.
constexpr const char* kFirst[] = {"mode",  "accuracy", "delta",   "verdict",  "loss", "lossDelta",   "size",
                                  "ratio", "latency",  "speedup", "interval", "p",    "quantizeTime"};
} // namespace

AccuracyTable::AccuracyTable(QWidget* parent) : CopyableTable(kMaxStudyWidth, parent)
{
    setObjectName(QStringLiteral("studyTable"));
    setAccessibleName(tr("Modes of the study"));
}

void AccuracyTable::setStudyModel(AccuracyModel* model)
{
    setTable(model);
    int place = 0;
    for (const char* id : kFirst)
        if (model)
            horizontalHeader()->moveSection(horizontalHeader()->visualIndex(model->columnOf(QLatin1String(id))),
                                            place++);
}

QString AccuracyTable::emptyText() const
{
    return tr("No measurements yet. Choose data, model and modes in the setup and press F5. Each mode is added as soon "
              "as it has run.");
}

} // namespace qs
