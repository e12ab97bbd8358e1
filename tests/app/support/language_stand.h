// SPDX-License-Identifier: GPL-3.0-or-later
// Languages for tests of the window: those built in, and two that nobody speaks: every text 40 % longer, from either
// side.
#pragma once

#include "app/language/language.h"

#include <QApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTranslator>

namespace qs {

/// Lengthens every text as a wordy language would: by 40 %, with its own letters, placeholders kept.
class WordyTranslator : public QTranslator
{
public:
    QString translate(const char*, const char* source, const char*, int) const override
    {
        static const QRegularExpression keys(QStringLiteral("^((Ctrl|Alt|Shift|Meta)\\+.*|F\\d+)$"));
        const QString text = QString::fromUtf8(source);
        if (text.isEmpty() || keys.match(text).hasMatch()) return text;
        QString letters = text;
        letters.remove(QRegularExpression(QStringLiteral("<[^>]*>|%L?\\d+|%n|&|…|:$")));
        const auto more = (letters.size() * 2 + 4) / 5;
        const bool isSentence = letters.contains(QLatin1Char(' '));
        QString tail = (isSentence ? QStringLiteral(" ") : QString()) + letters.left(more).trimmed().toLower();
        qsizetype end = text.size();
        while (end > 0 && QStringLiteral("…:.!? ").contains(text.at(end - 1)))
            --end;
        return text.left(end) + tail + text.mid(end);
    }
    bool isEmpty() const override { return false; }
};

/// A language for as long as this lives.
class LanguageStand
{
public:
    /// Names that can be spoken: 'en', the languages built in, 'wordy', 'wordy mirrored'.
    static QStringList names()
    {
        QStringList all{QStringLiteral("en"), QStringLiteral("wordy"), QStringLiteral("wordy mirrored")};
        for (const char* name : {"de", "fr", "es", "zh_CN", "ja", "ar"})
            if (QFile::exists(fileOf(QLatin1String(name)))) all << QLatin1String(name);
        return all;
    }
    explicit LanguageStand(const QString& name)
    {
        if (name.startsWith(QLatin1String("wordy")))
            m_translator = std::make_unique<WordyTranslator>();
        else {
            m_translator = isMirrored(name) ? std::make_unique<IsolatingTranslator>() : std::make_unique<QTranslator>();
            m_isThere = m_translator->load(fileOf(name));
        }
        QCoreApplication::installTranslator(m_translator.get());
        QGuiApplication::setLayoutDirection(isMirrored(name) ? Qt::RightToLeft : Qt::LeftToRight);
    }
    ~LanguageStand()
    {
        QCoreApplication::removeTranslator(m_translator.get());
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }
    LanguageStand(const LanguageStand&) = delete;
    LanguageStand& operator=(const LanguageStand&) = delete;
    bool isThere() const { return m_isThere; }

private:
    static bool isMirrored(const QString& name)
    {
        return name == QLatin1String("ar") || name.endsWith(QLatin1String("mirrored"));
    }
    static QString fileOf(const QString& name) { return QStringLiteral(":/i18n/quantoscope_%1.qm").arg(name); }
    std::unique_ptr<QTranslator> m_translator;
    bool m_isThere = true;
};

} // namespace qs
