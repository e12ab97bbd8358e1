// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/text/speed_up.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/language/view_number.h"

#include <QLocale>
#include <QString>

#include <algorithm>
#include <cmath>
#include <optional>

namespace qs {

// How the cells of tables write their figures.

inline QString noValue() { return QStringLiteral("–"); }

inline QString fixedText(double value, int decimals, const QLocale& locale)
{
    return std::isfinite(value) ? locale.toString(value, 'f', decimals) : noValue();
}

/// '1.33×', and '1.33× [1.31, 1.35]': speed-ups as all texts have them, in the numbers of the table.
inline QString speedUpCell(double ratio, const QLocale& locale)
{
    return fixedText(ratio, speedUpDecimals(ratio), locale) + QStringLiteral("×");
}
inline QString speedUpCell(const Comparison& c, const QLocale& locale)
{
    if (c.verdict == Verdict::TooFew) return speedUpCell(c.ratio, locale);
    const int decimals = speedUpDecimals(c.ratio, c.low, c.high);
    const auto number = [&](double value) { return fixedText(value, decimals, locale); };
    return QStringLiteral("%1× [%2, %3]").arg(number(c.ratio), number(c.low), number(c.high));
}

/// How all latencies of a table are written: in the unit of their span, with three digits of the shortest at least, so
/// that the digits of a column stand under each other.
class LatencyScale
{
public:
    /// A median in microseconds; one that is not above 0 is not known.
    void add(double us) { m_span.add(us); }
    /// Writes as `before` did while that is still well read, so that a table that fills does not jump.
    void keep(const LatencyScale& before)
    {
        m_unit = m_span.unit(before.unit());
        const int now = decimals(), then = before.decimals();
        if (m_unit->factor == before.unit().factor && std::abs(now - then) <= 1) m_decimals = then;
    }
    LatencyUnit unit() const { return m_unit.value_or(m_span.unit()); }
    int decimals() const
    {
        if (m_decimals) return *m_decimals;
        const double shortest = m_span.shortest() / unit().factor;
        if (!(shortest > 0)) return 2;
        if (shortest >= 100) return 1;
        return std::clamp(2 - static_cast<int>(std::floor(std::log10(shortest))), shortest < 10 ? 3 : 2, 6);
    }
    /// Without the unit, which the title of the column names.
    QString number(double us, const QLocale& locale) const { return fixedText(us / unit().factor, decimals(), locale); }
    bool isReadAs(const LatencyScale& other) const
    {
        return unit().factor == other.unit().factor && decimals() == other.decimals();
    }

    bool isEmpty() const { return m_span.longest() <= 0; }

private:
    LatencySpan m_span;
    std::optional<LatencyUnit> m_unit;
    std::optional<int> m_decimals;
};

/// With its sign, unless it is written as zero.
inline QString signedText(double value, int decimals, const QLocale& locale)
{
    const QString number = locale.toString(std::abs(value), 'f', decimals);
    const bool zero = std::abs(value) < 0.5 * std::pow(10.0, -decimals);
    return zero ? number : (value < 0 ? QLatin1Char('-') : QLatin1Char('+')) + number;
}

inline QString countedText(qint64 value, const QLocale& locale) { return locale.toString(value); }

} // namespace qs
