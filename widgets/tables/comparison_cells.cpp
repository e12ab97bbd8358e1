// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/comparison_cells.h"

#include "widgets/tables/cell_text.h"

namespace qs {

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
    return row.pair ? pairVerdict(*row.pair, !row.isUntrusted, locale) : noValue();
}

QString ComparisonCells::pairVerdict(const Comparison& pair, bool trusted, const QLocale& locale)
{
    if (!trusted) return tr("? NOT TRUSTED");
    switch (pair.verdict) {
    case Verdict::Faster:
        return tr("↑ FASTER %1").arg(speedUpCell(pair.ratio, locale));
    case Verdict::Slower:
        return tr("↓ SLOWER %1").arg(speedUpCell(pair.ratio, locale));
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

QString binarySize(Bytes bytes, const QLocale& locale)
{
    return locale.formattedDataSize(static_cast<qint64>(bytes.value), bytes.value < 1024 ? 0 : 2,
                                    QLocale::DataSizeIecFormat);
}

} // namespace qs
