// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/study_model.h"

#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/modes/study_charts.h"
#include "widgets/language/lab_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/study_mode_style.h"
#include "widgets/style/theme.h"

#include <cmath>

namespace qs {

using C = StudyColumn;

namespace {

QString fromStd(const std::string& text) { return QString::fromStdString(text); }
QString none() { return QStringLiteral("–"); }
bool hasResult(const ModeRow& row) { return row.failed.empty() && row.total > 0; }

QString withSign(double value, int decimals, const QLocale& locale)
{
    const QString number = locale.toString(std::abs(value), 'f', decimals);
    const bool zero = std::abs(value) < 0.5 * std::pow(10.0, -decimals);
    return zero ? number : (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + number;
}

} // namespace

StudyModel::StudyModel(QObject* parent) : ModeModel(parent) {}

QStringList StudyModel::names(const ModeStudyResult* study)
{
    QStringList all;
    if (!study) return all;
    for (const auto* rows : {&study->rows, &study->plans})
        for (const ModeRow& row : *rows)
            all << fromStd(row.mode);
    return all;
}

void StudyModel::setStudy(std::shared_ptr<const ModeStudyResult> study)
{
    const QStringList before = names(m_study.get()), after = names(study.get());
    const bool grows =
        !before.isEmpty() && after.size() >= before.size() && after.mid(0, before.size()) == before &&
        (after.size() == before.size() || study->rows.size() == m_study->rows.size() || m_study->plans.empty());
    if (!grows) {
        beginResetModel();
        m_study = std::move(study);
        return endResetModel();
    }
    if (after.size() > before.size()) {
        beginInsertRows({}, static_cast<int>(before.size()), static_cast<int>(after.size()) - 1);
        m_study = std::move(study);
        endInsertRows();
    } else {
        m_study = std::move(study);
    }
    emit dataChanged(index(0, 0), index(static_cast<int>(before.size()) - 1, kStudyColumns - 1));
}

const ModeRow& StudyModel::at(int row) const
{
    const auto i = static_cast<std::size_t>(row);
    return i < m_study->rows.size() ? m_study->rows[i] : m_study->plans[i - m_study->rows.size()];
}

bool StudyModel::isPlan(int row) const { return static_cast<std::size_t>(row) >= m_study->rows.size(); }

QString StudyModel::modeName(int row) const { return row >= 0 && row < rowCount() ? fromStd(at(row).mode) : QString(); }

int StudyModel::rowOf(const QString& mode) const { return static_cast<int>(names(m_study.get()).indexOf(mode)); }

int StudyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_study ? 0 : static_cast<int>(m_study->rows.size() + m_study->plans.size());
}

int StudyModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kStudyColumns; }

QString StudyModel::header(C column)
{
    switch (column) {
    case C::Mode:
        return tr("Mode");
    case C::Effective:
        return tr("Effective");
    case C::Accuracy:
        return tr("Accuracy (%)");
    case C::Interval:
        return tr("95 % interval");
    case C::Delta:
        return tr("Δ points");
    case C::P:
        return tr("p");
    case C::Verdict:
        return tr("Verdict");
    case C::Loss:
        return tr("Loss");
    case C::LossDelta:
        return tr("Δ loss");
    case C::Size:
        return tr("Size (KiB)");
    case C::Ratio:
        return tr("Smaller");
    case C::Latency:
        return tr("Latency (µs)");
    case C::Speedup:
        return tr("Speed-up");
    case C::QuantizeTime:
        break;
    }
    return tr("Quantized in (ms)");
}

QString StudyModel::headerToolTip(C column)
{
    switch (column) {
    case C::Mode:
        return tr("What was asked for.");
    case C::Effective:
        return tr("The arithmetic that ran. Simulated: the values are those of the mode, the arithmetic is not.");
    case C::Accuracy:
        return tr("Part of the test items whose largest output is that of their label.");
    case C::Interval:
        return tr("95 % interval of the accuracy (Wilson). Two modes are not compared by it: they saw the same items, "
                  "and Δ uses that.");
    case C::Delta:
        return tr("Accuracy less that of the baseline, in percentage points.");
    case C::P:
        return tr("McNemar's exact test of equal accuracy on the same items, adjusted for the number of modes (Holm).");
    case C::Verdict:
        return tr("Equivalent: the 90 % interval of the difference (Tango) lies within ±0.5 points. Better, worse: p "
                  "is below 0.05. Otherwise not resolved.");
    case C::Loss:
        return tr("Mean cross-entropy over the test items, in nats. Less is better.");
    case C::LossDelta:
        return tr("Loss less that of the baseline, the mean over the same items.");
    case C::Size:
        return tr("Bytes of the model file that Save quantized model writes.");
    case C::Ratio:
        return tr("Size of the baseline by that of the mode.");
    case C::Latency:
        return tr("Median latency of a call with one batch.");
    case C::Speedup:
        return tr("Against the baseline, by pairs of the same round; muted where it is not resolved.");
    case C::QuantizeTime:
        break;
    }
    return tr("Calibrating and quantizing; of QAT without the training.");
}

double StudyModel::ratio(const ModeRow& row) const
{
    const ModeRow* base = m_study->baseline();
    return base && row.size.total() > 0
               ? static_cast<double>(base->size.total()) / static_cast<double>(row.size.total())
               : 0;
}

QVariant StudyModel::raw(int row, C column) const
{
    const ModeRow& r = at(row);
    if (column == C::Mode) return fromStd(r.mode);
    if (column == C::Effective) return fromStd(r.effective);
    if (!hasResult(r)) return {};
    const bool compared = !isBaseline(row);
    switch (column) {
    case C::Accuracy:
    case C::Interval:
        return 100 * r.accuracy();
    case C::Delta:
        return compared ? QVariant(100 * r.accuracyDifference.difference) : QVariant();
    case C::P:
        return compared ? QVariant(r.adjustedP) : QVariant();
    case C::Verdict:
        return compared ? QVariant(static_cast<int>(r.verdict)) : QVariant();
    case C::Loss:
        return std::isfinite(r.loss) ? QVariant(r.loss) : QVariant();
    case C::LossDelta:
        return compared && r.lossDifference.n > 0 ? QVariant(r.lossDifference.difference) : QVariant();
    case C::Size:
        return static_cast<double>(r.size.total()) / 1024;
    case C::Ratio:
        return ratio(r) > 0 ? QVariant(ratio(r)) : QVariant();
    case C::Latency:
        return r.latency.n > 0 ? QVariant(r.latency.p50) : QVariant();
    case C::Speedup:
        return compared && r.speed.n > 0 ? QVariant(r.speed.ratio) : QVariant();
    case C::QuantizeTime:
        return r.quantizeMs > 0 ? QVariant(r.quantizeMs) : QVariant();
    default:
        return {};
    }
}

QString StudyModel::text(int row, C column, const QLocale& locale) const
{
    const ModeRow& r = at(row);
    if (column == C::Mode) return isPlan(row) ? fromStd(r.mode) : studyModeTitle(fromStd(r.mode));
    if (column == C::Effective) return r.effective.empty() ? none() : fromStd(r.effective);
    if (column == C::Verdict) return shortVerdict(r, isBaseline(row));
    const QVariant value = raw(row, column);
    if (!value.isValid()) return none();
    const double v = value.toDouble();
    switch (column) {
    case C::Accuracy:
        return locale.toString(v, 'f', 2);
    case C::Interval:
        return tr("%1 – %2").arg(locale.toString(100 * r.accuracyLow, 'f', 2),
                                 locale.toString(100 * r.accuracyHigh, 'f', 2));
    case C::Delta:
        return withSign(v, 2, locale);
    case C::P:
        return v < 1e-12   ? QStringLiteral("< 1e-12")
               : v < 0.001 ? (locale == QLocale::c() ? QString::number(v, 'g', 1) : viewGeneral(v, 1))
                                 .replace(QLatin1String("e-0"), QLatin1String("e-"))
                           : locale.toString(v, 'f', 3);
    case C::Loss:
        return locale.toString(v, 'f', 4);
    case C::LossDelta:
        return withSign(v, 4, locale);
    case C::Size:
        return locale.toString(v, 'f', v < 10 ? 3 : 1);
    case C::Ratio:
    case C::Speedup:
        return locale.toString(v, 'f', 2) + QStringLiteral("×");
    case C::Latency:
        return locale.toString(v, 'f', v < 100 ? 2 : v < 1000 ? 1 : 0);
    case C::QuantizeTime:
        return locale.toString(v, 'f', v < 10 ? 2 : v < 100 ? 1 : 0);
    default:
        return none();
    }
}

QString StudyModel::toolTip(int row, C column) const
{
    const ModeRow& r = at(row);
    if (!r.failed.empty()) return fromStd(r.failed);
    const auto count = [](std::int64_t n) { return countText(static_cast<double>(n)); };
    switch (column) {
    case C::Mode: {
        const StudyMode* mode = findStudyMode(r.mode);
        if (mode) return labText(mode->explanation);
        QStringList layers;
        for (std::size_t i = 0; i < r.plan.size(); ++i)
            layers << (i < m_study->layers.size() ? fromStd(m_study->layers[i].name) : QString::number(i)) +
                          QStringLiteral(": ") + studyModeTitle(fromStd(r.plan[i]));
        return layers.join(QLatin1Char('\n'));
    }
    case C::Effective:
        return fromStd(r.effective) +
               (r.simulated
                    ? QLatin1Char('\n') +
                          tr("Simulated: the values are those of the mode, the arithmetic and so the latency are not.")
                    : QString());
    case C::Accuracy:
    case C::Interval:
        return tr("%1 of %2 items correct; 95 % %3 to %4 (Wilson)")
            .arg(count(r.correct), count(r.total), percentText(r.accuracyLow), percentText(r.accuracyHigh));
    case C::Delta:
    case C::P:
    case C::Verdict:
        if (isBaseline(row)) return tr("What the others are compared with.");
        return tr("%1\n%2 items became right, %3 wrong; %4 before Holm's correction")
            .arg(fromStd(verdictText(r)), count(r.gained), count(r.lost), pText(r.p));
    case C::Loss:
    case C::LossDelta:
        if (isBaseline(row) || r.lossDifference.n == 0) return tr("mean over %1 items").arg(count(r.total));
        return tr("difference %1, 95 % %2 to %3 (bootstrap over %4 items), %5 after Holm's correction")
            .arg(numberText(r.lossDifference.difference), numberText(r.lossDifference.low),
                 numberText(r.lossDifference.high), count(r.lossDifference.n), pText(r.lossAdjustedP));
    case C::Size:
    case C::Ratio:
        return tr("%1 bytes: codes %2, scales %3, zero points %4, not quantized %5, header %6")
            .arg(count(r.size.total()), count(r.size.payload), count(r.size.scales), count(r.size.zeroPoints),
                 count(r.size.unquantized), count(r.size.overhead));
    case C::Latency:
        return tr("median of %1 calls with %2 items; 95 % %3 to %4; p95 %5")
            .arg(count(r.latency.n), count(m_study->spec.batch), latencyText(r.latency.medianLow),
                 latencyText(r.latency.medianHigh), latencyText(r.latency.p95));
    case C::Speedup:
        return r.speed.n > 0 && !isBaseline(row) ? labText(r.speed.text()) : QString();
    case C::QuantizeTime:
        return r.trainSeconds > 0 ? tr("trained for %1 s before that").arg(numberText(r.trainSeconds, 3))
                                  : headerToolTip(column);
    }
    return {};
}

QVariant StudyModel::inkOf(int row, C column) const
{
    const ModeRow& r = at(row);
    if (!r.failed.empty()) return column == C::Mode ? QVariant() : QVariant(ink().muted);
    const bool ofAccuracy = column == C::Delta || column == C::P || column == C::Verdict;
    if (ofAccuracy && !isBaseline(row)) {
        if (r.verdict == AccuracyVerdict::NotResolved) return ink().muted;
        if (column != C::Verdict || r.verdict == AccuracyVerdict::Equivalent) return {};
        return r.verdict == AccuracyVerdict::Better ? ink().good : ink().bad;
    }
    if (column == C::LossDelta && r.lossAdjustedP >= 0.05) return ink().muted;
    if (column == C::Speedup && !r.speed.resolved()) return ink().muted;
    if (column == C::Effective && r.simulated) return ink().muted;
    return {};
}

QVariant StudyModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const auto column = static_cast<C>(index.column());
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column, QLocale());
    case ExportRole:
        return text(row, column, QLocale::c());
    case RawRole:
        return raw(row, column);
    case ModeNameRole:
        return modeName(row);
    case PlanRole:
        return isPlan(row);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::TextAlignmentRole:
        return alignmentOf(index.column());
    case Qt::ForegroundRole:
        return inkOf(row, column);
    case Qt::FontRole:
        return nameFont(column == C::Mode && isBaseline(row));
    case Qt::DecorationRole:
        return column == C::Mode ? swatchOf(modeName(row)) : QVariant();
    default:
        return {};
    }
}

} // namespace qs
