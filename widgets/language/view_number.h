// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/number_text.h"

#include <QLocale>
#include <QString>

namespace qs {

// Numbers as views show them: as the window's language writes them. What leaves the window as data (JSON, CSV,
// Markdown, the clipboard, settings) is written in the C locale instead.

/// Locale of the numbers in views; it groups thousands even where the system has no locale.
QLocale viewLocale();
/// The text of a number with the true minus sign (U+2212), also of exponents; hyphens between words stay.
QString withMinus(QString text);
/// Fixed notation with thousands separated: 11,780.50; "–" for a value that is not finite.
QString viewFixed(double value, int decimals);
/// At most `digits` significant digits as printf's %g, but whole numbers below 10^9 without an exponent, and thousands
/// separated: 11,780.
QString viewGeneral(double value, int digits);
/// Fixed notation with its sign, unless it is written as zero: +0.25, −1.00, 0.00.
QString viewSigned(double value, int decimals);
/// A ratio: 1.25×.
QString viewTimes(double ratio, int decimals = 2);
/// A number, already as views show it, with the percent sign as the window's language sets it: 95%, 95 %.
QString viewPercent(const QString& number);
/// A headline in percent of a ceiling, without the sign: what exceeds it by noise is at it, '≥ 100'.
QString viewOfCeiling(double percent);
/// Thousands separated.
QString viewCount(qint64 value);
/// A number in English ('1,024', '1.5 µs', '[1.39, 1.42]') as views show it.
QString viewNumbers(const NumberText& english);

/// Whether the numbers that are read may have their thousands separated.
enum class Thousands { Maybe, Never };
/// Reads a number as people type it: '1.5' and '1,5' alike, digits of any script. '1,234' is read as the window's
/// language writes it, and as a fraction where thousands are never separated. False where it is no number, or cannot be
/// told which.
bool readNumber(const QString& text, double& value, Thousands thousands = Thousands::Maybe);
/// Digits of any script as 0 to 9, the true minus sign as '-'.
QString inAsciiDigits(const QString& text);

} // namespace qs
