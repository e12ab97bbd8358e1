// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QLocale>
#include <QMutex>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace qs {

/// A language that the program speaks.
struct Language
{
    QString code;    ///< as its catalogue is called: "de", "zh_CN"
    QString ownName; ///< in itself: "Deutsch"
    bool operator==(const Language&) const = default;
};

/// All of them, English first.
QList<Language> languages();

/// What a language is called in English and in the language of the interface, apart from itself: 'German', for a search
/// by those who read neither.
QStringList languageNames(const QString& code);

/// The code of the language to speak: `choice` where the program knows it, else the first one of the system's that it
/// knows, else English.
QString languageFor(const QString& choice, const QLocale& system = QLocale::system());

/// How numbers and dates look in views in that language: as the system has them where it speaks the same language.
/// Digits are always 0 to 9, so that figures can be held against papers and exports.
QLocale viewLocaleFor(const QString& code, const QLocale& system = QLocale::system());

/// The texts of a language that is read from right to left: numbers, units and names in them, and what takes the places
/// of their arguments, keep their own order. From any thread.
class IsolatingTranslator : public QTranslator
{
public:
    using QTranslator::QTranslator;
    QString translate(const char* context, const char* source, const char* comment, int count) const override;

private:
    mutable QMutex m_mutex;
    mutable QHash<QString, QString> m_known;
};

/// Speaks `choice` from now on, or the system's language where it is empty: texts of the program and of Qt, numbers in
/// views, and the direction of layouts. After QApplication is made; widgets that are there already keep their texts.
void installTranslations(const QString& choice = {});

} // namespace qs
