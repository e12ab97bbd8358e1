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
    return zero ? number : (value < 0 ? QLatin1Char('-') : QLatin1Char('+')) + number;
}

/// Numbers as views show them, with the true minus sign, also of exponents; hyphens between words stay.
inline QString withMinus(QString text)
{
    for (qsizetype at = text.indexOf(QLatin1Char('-')); at >= 0; at = text.indexOf(QLatin1Char('-'), at + 1)) {
        const bool beforeDigit = at + 1 < text.size() && (text[at + 1].isDigit() || text[at + 1] == QChar(0x221e));
        const bool ofExponent = at > 1 && text[at - 1].toLower() == QLatin1Char('e') && text[at - 2].isDigit();
        if (beforeDigit && (ofExponent || at == 0 || !text[at - 1].isLetterOrNumber())) text[at] = QChar(0x2212);
    }
    return text;
}

inline QString countedText(qint64 value, const QLocale& locale) { return locale.toString(value); }

} // namespace qs
