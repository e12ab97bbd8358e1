// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <cmath>

namespace qs {

// How the cells of tables write their figures.

inline QString noValue() { return QStringLiteral("–"); }

inline QString fixedText(double value, int decimals, const QLocale& locale)
{
    return std::isfinite(value) ? locale.toString(value, 'f', decimals) : noValue();
}

/// With its sign, unless it is written as zero.
inline QString signedText(double value, int decimals, const QLocale& locale)
{
    const QString number = locale.toString(std::abs(value), 'f', decimals);
    const bool zero = std::abs(value) < 0.5 * std::pow(10.0, -decimals);
    return zero ? number : (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + number;
}

inline QString countedText(qint64 value, const QLocale& locale) { return locale.toString(value); }

} // namespace qs
