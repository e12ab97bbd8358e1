// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/language/isolates.h"

#include <QGuiApplication>
#include <QRegularExpression>

namespace qs {
namespace {

constexpr QChar kLeftToRight(0x2066), kFirstStrong(0x2068), kEnd(0x2069);

/// What is read from left to right as a whole. A place of an argument is joined to its neighbours by signs alone, since
/// it may hold a word of the window's language; Latin words and numbers by blanks, too.
QString runPattern()
{
    const QString space = QStringLiteral("[ \\x{a0}\\x{202f}]");
    const QString unit =
        space + QStringLiteral("?(?:%(?![\\dLn])|‰|×|°C?|(?:(?:[kKMGT]i?|[mµn])?(?:B|FLOP|s|Hz|W|J)(?:/s)?|dB|min|h|px)"
                               "(?![A-Za-z0-9_]))");
    const QString sign = QStringLiteral("[+\\-−±≈~≤≥<>]{0,2}");
    const QString place = sign + QStringLiteral("(?:%L?[1-9]\\d?|%n)(?:") + unit + QStringLiteral(")?");
    const QString number =
        sign + QStringLiteral("\\d(?:[\\d.,:\\x{202f}]*\\d)?(?:[eE][+\\-−]?\\d+)?(?:") + unit + QStringLiteral(")?");
    const QString word = QStringLiteral("&?\\.?[A-Za-zµΔ](?:[\\w.+\\-/#&:\\\\@]*[\\w+])?");
    const QString written = QStringLiteral("(?:") + number + QLatin1Char('|') + word + QLatin1Char(')');
    const QString figure = QStringLiteral("(?:") + place + QLatin1Char('|') + number + QLatin1Char(')');
    const QString range =
        QStringLiteral("\\[") + figure + QStringLiteral("(?:[,;] ?") + figure + QStringLiteral(")*\\]");
    const QString one =
        QStringLiteral("(?:") + range + QLatin1Char('|') + place + QLatin1Char('|') + written + QLatin1Char(')');
    const QString joint =
        QStringLiteral("(?:") + space + QStringLiteral("?[=×→≤≥±*]") + space + QStringLiteral("?|[–/]|)");
    const QString afterWritten = QStringLiteral("(?<!%\\d)(?<!%\\d\\d)(?<!%L\\d)(?<!%n)") + space;
    const QString inBrackets = QStringLiteral("\\([^()%\\x{590}-\\x{8ff}]*\\)");
    return one + QStringLiteral("(?:") + joint + one + QLatin1Char('|') + afterWritten + QStringLiteral("(?:") +
           written + QLatin1Char('|') + inBrackets + QStringLiteral("))*");
}

/// A Latin word by itself keeps its order anyway.
bool needsIsolate(const QString& run)
{
    static const QRegularExpression plain(QStringLiteral("^&?[A-Za-zµΔ]+$"));
    return !plain.match(run).hasMatch();
}

QString isolatedWords(const QString& text)
{
    static const QRegularExpression runs(runPattern());
    static const QRegularExpression places(QStringLiteral("%(?:L?[1-9]|n)"));
    QString out;
    qsizetype at = 0;
    for (auto matches = runs.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QString run = match.captured();
        out += text.mid(at, match.capturedStart() - at);
        at = match.capturedEnd();
        if (!needsIsolate(run))
            out += run;
        else
            out += (places.match(run).hasMatch() ? kFirstStrong : kLeftToRight) + run + kEnd;
    }
    return out + text.mid(at);
}

/// A line without any letter of that direction and without places is read from left to right as a whole.
bool isForeign(const QString& line)
{
    static const QRegularExpression own(
        QStringLiteral("[\\x{590}-\\x{8ff}\\x{2066}-\\x{2069}\\x{fb1d}-\\x{fefc}]|%[Ln1-9]|[<*]"));
    static const QRegularExpression any(QStringLiteral("[A-Za-z0-9]"));
    return any.match(line).hasMatch() && !own.match(line).hasMatch();
}

} // namespace

/// Tags, entities, patterns of files and what is isolated already stay as they are.
QString isolated(const QString& text)
{
    static const QRegularExpression tags(
        QStringLiteral("</?[A-Za-z][^>]*>|&[a-z#0-9]+;|\\(\\*[^)]*\\)|[\\x{2066}-\\x{2068}][^\\x{2069}]*\\x{2069}"));
    static const QRegularExpression keys(QStringLiteral("^(?:(?:Ctrl|Alt|Shift|Meta)\\+.*|F\\d+)$"));
    if (keys.match(text).hasMatch()) return text; // of shortcuts
    if (text.contains(QLatin1Char('\n'))) {       // an isolate ends with its line
        QStringList lines = text.split(QLatin1Char('\n'));
        for (QString& line : lines)
            line = isolated(line);
        return lines.join(QLatin1Char('\n'));
    }
    if (isForeign(text)) return needsIsolate(text) ? kLeftToRight + text + kEnd : text;
    QString out;
    qsizetype at = 0;
    for (auto matches = tags.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        out += isolatedWords(text.mid(at, match.capturedStart() - at)) + match.captured();
        at = match.capturedEnd();
    }
    return out + isolatedWords(text.mid(at));
}

QString isolatedForView(const QString& text) { return QGuiApplication::isRightToLeft() ? isolated(text) : text; }

QString directedForView(const QString& text)
{
    if (!QGuiApplication::isRightToLeft() || text.isEmpty()) return text;
    constexpr QChar mark(0x200f); // no letter, but of that direction
    QStringList lines = text.split(QLatin1Char('\n'));
    for (QString& line : lines)
        if (!line.startsWith(mark)) line.prepend(mark);
    return lines.join(QLatin1Char('\n'));
}

QString withoutIsolates(QString text)
{
    static const QRegularExpression marks(QStringLiteral("[\\x{2066}-\\x{2069}]"));
    return text.remove(marks);
}

} // namespace qs
