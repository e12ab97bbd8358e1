// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/language/view_number.h"

#include "widgets/language/isolates.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>
#include <optional>

namespace qs {

QLocale viewLocale()
{
    const QLocale locale;
    return locale.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates) : locale;
}

QString withMinus(QString text)
{
    for (qsizetype at = text.indexOf(QLatin1Char('-')); at >= 0; at = text.indexOf(QLatin1Char('-'), at + 1)) {
        const bool beforeDigit = at + 1 < text.size() && (text[at + 1].isDigit() || text[at + 1] == QChar(0x221e));
        const bool ofExponent = at > 1 && text[at - 1].toLower() == QLatin1Char('e') && text[at - 2].isDigit();
        if (beforeDigit && (ofExponent || at == 0 || !text[at - 1].isLetterOrNumber())) text[at] = QChar(0x2212);
    }
    return text;
}

QString viewFixed(double value, int decimals)
{
    if (!std::isfinite(value)) return QStringLiteral("–");
    return withMinus(viewLocale().toString(value, 'f', decimals));
}

QString viewGeneral(double value, int digits)
{
    if (!std::isfinite(value))
        return std::isnan(value) ? QStringLiteral("–") : value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    QString text = QString::number(value, 'g', digits);
    if (text.contains(QLatin1String("e+")) && std::fabs(value) < 1e9)
        return viewCount(static_cast<qint64>(std::llround(text.toDouble())));
    if (text.contains(QLatin1Char('e'))) return withMinus(text.replace(QLatin1Char('.'), viewLocale().decimalPoint()));
    const auto point = text.indexOf(QLatin1Char('.'));
    return viewFixed(text.toDouble(), point < 0 ? 0 : static_cast<int>(text.size() - point) - 1);
}

QString viewSigned(double value, int decimals)
{
    if (!std::isfinite(value)) return viewGeneral(value, decimals);
    const QString number = viewFixed(std::abs(value), decimals);
    if (std::abs(value) < 0.5 * std::pow(10.0, -decimals)) return number;
    return (value < 0 ? QChar(0x2212) : QChar(QLatin1Char('+'))) + number;
}

QString viewTimes(double ratio, int decimals) { return viewFixed(ratio, decimals) + QStringLiteral("×"); }

QString viewPercent(const QString& number)
{
    return QCoreApplication::translate("qs::ViewNumber", "%1%", "a number in percent").arg(number);
}

QString viewOfCeiling(double percent)
{
    if (percent > 100) return QStringLiteral("≥ ") + viewFixed(100, 0);
    return viewFixed(percent, percent < 10 ? 1 : 0);
}

QString viewCount(qint64 value) { return withMinus(viewLocale().toString(value)); }

QString viewNumbers(const NumberText& number)
{
    const QString english = QString::fromStdString(number);
    const QLocale locale = viewLocale();
    if (locale.decimalPoint() == QLatin1String(".") && locale.groupSeparator() == QLatin1String(","))
        return isolatedForView(english);
    static const QRegularExpression digits( // '8', 'x4096' of a unit or an exponent stay
        QStringLiteral(R"((?<![\w.,/:-])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?![\w/-]|[.,:]\w))"));
    QString out;
    qsizetype at = 0;
    for (auto matches = digits.globalMatch(english); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        QString whole = match.captured(1), fraction = match.captured(2);
        whole.replace(QLatin1Char(','), locale.groupSeparator());
        fraction.replace(QLatin1Char('.'), locale.decimalPoint());
        out += english.mid(at, match.capturedStart() - at) + whole + fraction;
        at = match.capturedEnd();
    }
    out += english.mid(at);
    if (locale.decimalPoint() == QLatin1String(",")) { // [1,39; 1,42]
        static const QRegularExpression limits(QStringLiteral(R"((\[[^\[\]]*\d[^\[\]\d]*), (?=[^\[\]]*\d[^\[\]]*\]))"));
        out.replace(limits, QStringLiteral("\\1; "));
    }
    return isolatedForView(out);
}

QString inAsciiDigits(const QString& text)
{
    QString plain;
    for (const QChar c : text) {
        if (c.digitValue() >= 0 && c.isDigit())
            plain += QChar(QLatin1Char(static_cast<char>('0' + c.digitValue())));
        else if (c == QChar(0x2212))
            plain += QLatin1Char('-');
        else
            plain += c;
    }
    return plain;
}

namespace {

/// Without blanks and apostrophes between thousands, and with the Arabic signs as the point that they are and nothing.
QString joined(const QString& text)
{
    QString plain;
    for (const QChar c : inAsciiDigits(text.trimmed())) {
        if (c == QChar(0x066b))
            plain += QLatin1Char('.');
        else if (!c.isSpace() && c != QChar(0x066c) && c != QLatin1Char('\'') && c != QChar(0x2019))
            plain += c;
    }
    return plain;
}

/// Whether the only '.' or ',' of a number separates decimals; nothing where it cannot be told.
std::optional<bool> isDecimal(const QString& number, const QString& sign)
{
    static const QRegularExpression maybeThousands(QStringLiteral("^[+-]?[1-9]\\d{0,2}[.,]\\d{3}$"));
    if (!maybeThousands.match(number).hasMatch() || sign == viewLocale().decimalPoint()) return true;
    if (sign == viewLocale().groupSeparator()) return false;
    return std::nullopt;
}

} // namespace

bool readNumber(const QString& text, double& value, Thousands thousands)
{
    static const QRegularExpression grouped(QStringLiteral("^[+-]?\\d{1,3}([.,]\\d{3}){2,}$"));
    QString plain = joined(text);
    const QString point = QStringLiteral("."), comma = QStringLiteral(",");
    const QString& last = plain.lastIndexOf(point) > plain.lastIndexOf(comma) ? point : comma;
    const QString& other = last == point ? comma : point;
    if (plain.count(last) == 1) {
        const bool alone = !plain.contains(other) && thousands == Thousands::Maybe;
        const std::optional<bool> decimal = alone ? isDecimal(plain, last) : true;
        if (!decimal) return false;
        plain.remove(other);
        *decimal ? plain.replace(last, point) : plain.remove(last);
    } else if (plain.count(last) > 1) {
        if (plain.contains(other) || !grouped.match(plain).hasMatch()) return false;
        plain.remove(last);
    }
    bool ok = false;
    value = plain.toDouble(&ok);
    return ok && std::isfinite(value);
}

} // namespace qs
