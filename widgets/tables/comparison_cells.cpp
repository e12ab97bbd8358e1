// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the comparison that say more than a number.
#include "widgets/tables/comparison_cells.h"

#include "gpu/measure/time_change.h"
#include "widgets/language/qt_text.h"
#include "widgets/tables/cell_text.h"

namespace qs {

namespace {

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

std::optional<double> ComparisonRow::change() const
{
    if (isOfPairs()) return 100 * timeChange(*pair);
    const double p50 = result.latency.p50;
    return result.knows(p50) && baselineP50 > 0 ? std::optional(100 * (p50 / baselineP50 - 1)) : std::nullopt;
}

bool ComparisonRow::isJudged() const
{
    return pair && !isBaseline && !isUntrusted && (pair->resolved() || pair->verdict == Verdict::Same);
}

bool effectiveDiffers(const RunSpec& spec, const ModeResult& mode)
{
    if (mode.effective.empty() || mode.isImported()) return false;
    const bool isMode = takesModes(spec.operation);
    if (isMode && !mode.requested.empty() && mode.requested != schemeName(mode.scheme)) return true;
    if (spec.backend != BackendChoice::Auto && mode.ranOn() != spec.backend) return true;
    if (!isMode) return false; // variants say in their own words which types they take
    const QString effective = text(mode.effective), input = text(dtypeLabel(spec.operandType()));
    if (!effective.contains(input)) return true;
    if (spec.operation == Operation::Dequantize) return false; // named by the mode, and the type it restores
    return !mode.scheme.isCopy() && !effective.contains(formatLabel(mode.scheme));
}

QString latencyNumber(const ComparisonRow& row, double us, const QLocale& locale)
{
    return row.scale.number(us, locale);
}

QString latencyText(const ComparisonRow& row, double us)
{
    return latencyNumber(row, us) + QLatin1Char(' ') + row.scale.unit().name;
}

QString ComparisonCells::deltaText(const ComparisonRow& row, const QLocale& locale)
{
    if (row.isBaseline) return tr("baseline");
    const auto change = row.change();
    if (!change) return noValue();
    const QString percent = fixedText(*change, 1, locale);
    return *change > 0 ? QLatin1Char('+') + percent : percent;
}

// A sign, a word and a number: colour only repeats them.
QString ComparisonCells::verdictText(const ComparisonRow& row, const QLocale& locale)
{
    if (row.isBaseline) return tr("baseline");
    if (!row.pair) return noValue();
    if (row.isUntrusted) return tr("? NOT TRUSTED");
    switch (row.pair->verdict) {
    case Verdict::Faster:
        return tr("↑ FASTER %1").arg(speedUpCell(row.pair->ratio, locale));
    case Verdict::Slower:
        return tr("↓ SLOWER %1").arg(speedUpCell(row.pair->ratio, locale));
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
    if (r.latency.n == 0 || r.isImported()) return noValue();
    const bool cpu = r.ranOn() == BackendChoice::Cpu;
    if (r.sampling.launches <= 1) return cpu ? tr("each launch") : tr("events");
    const QString launches = locale.toString(r.sampling.launches);
    const QString taken = cpu ? tr("%1 in a row").arg(launches) : tr("graph of %1").arg(launches);
    return r.sampling.constantUs > 0 ? tr("%1 − %2 µs").arg(taken, fixedText(r.sampling.constantUs, 1, locale)) : taken;
}

QString ComparisonCells::verifiedText(const ComparisonRow& row, const QLocale& locale)
{
    const Verification& v = row.result.verification;
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
    return std::isfinite(error.sqnrDb) ? fixedText(error.sqnrDb, 2, locale) : QStringLiteral("-∞");
}

} // namespace qs
