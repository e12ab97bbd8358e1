// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/comparison_row.h"

#include "widgets/language/qt_text.h"

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

const Summary* latencyWith(const ModeResult& mode, CacheMode cache)
{
    if (mode.otherLatency.n == 0 || mode.latency.n == 0) return nullptr;
    return mode.otherCache == cache ? &mode.otherLatency : &mode.latency;
}

} // namespace qs
