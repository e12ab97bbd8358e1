// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"

#include "widgets/language/isolates.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QMutexLocker>

#include <algorithm>

namespace qs {
namespace {

const QString kOurs = QStringLiteral("quantoscopeTranslator");

/// Where the texts of Qt may lie: with the Qt that is used, or beside the program in a bundle.
QStringList qtFolders()
{
    return {QLibraryInfo::path(QLibraryInfo::TranslationsPath),
            QCoreApplication::applicationDirPath() + QStringLiteral("/../translations"),
            QStringLiteral("/usr/share/qt6/translations")};
}

void install(const QString& file, const QStringList& folders, bool mirrored)
{
    QTranslator* translator = mirrored ? new IsolatingTranslator(QCoreApplication::instance())
                                       : new QTranslator(QCoreApplication::instance());
    translator->setObjectName(kOurs);
    for (const QString& folder : folders)
        if (translator->load(file, folder)) {
            QCoreApplication::installTranslator(translator);
            return;
        }
    delete translator;
}

void removeOurs()
{
    const auto old = QCoreApplication::instance()->findChildren<QTranslator*>(kOurs, Qt::FindDirectChildrenOnly);
    for (QTranslator* translator : old) {
        QCoreApplication::removeTranslator(translator);
        delete translator;
    }
}

} // namespace

QString IsolatingTranslator::translate(const char* context, const char* source, const char* comment, int count) const
{
    const QString words = QTranslator::translate(context, source, comment, count);
    if (words.isEmpty()) return words;
    const QMutexLocker lock(&m_mutex);
    QString& known = m_known[words];
    if (known.isNull()) known = isolated(words);
    return known;
}

QList<Language> languages()
{
    return {{QStringLiteral("en"), QStringLiteral("English")},     {QStringLiteral("de"), QStringLiteral("Deutsch")},
            {QStringLiteral("es"), QStringLiteral("Español")},     {QStringLiteral("fr"), QStringLiteral("Français")},
            {QStringLiteral("zh_CN"), QStringLiteral("简体中文")}, {QStringLiteral("ja"), QStringLiteral("日本語")},
            {QStringLiteral("ar"), QStringLiteral("العربية")}};
}

QStringList languageNames(const QString& code)
{
    if (code.isEmpty()) return {QStringLiteral("Language"), QCoreApplication::translate("Language", "Language")};
    struct Name
    {
        const char *code, *name;
    };
    static constexpr Name names[] = {
        {"en", QT_TRANSLATE_NOOP("Language", "English")},    {"de", QT_TRANSLATE_NOOP("Language", "German")},
        {"es", QT_TRANSLATE_NOOP("Language", "Spanish")},    {"fr", QT_TRANSLATE_NOOP("Language", "French")},
        {"zh_CN", QT_TRANSLATE_NOOP("Language", "Chinese")}, {"ja", QT_TRANSLATE_NOOP("Language", "Japanese")},
        {"ar", QT_TRANSLATE_NOOP("Language", "Arabic")}};
    QStringList all;
    for (const Name& one : names)
        if (code == QLatin1String(one.code))
            all << QLatin1String(one.name) << QCoreApplication::translate("Language", one.name);
    all << QCoreApplication::translate("Language", "Language");
    all.removeDuplicates();
    return all;
}

QString languageFor(const QString& choice, const QLocale& system)
{
    const QList<Language> known = languages();
    const auto find = [&known](const QString& code) {
        return std::any_of(known.begin(), known.end(), [&code](const Language& l) { return l.code == code; });
    };
    if (find(choice)) return choice;
    for (const QString& wish : system.uiLanguages()) {
        const QLocale locale(wish);
        // Of Chinese only the simplified script is there; who reads the other one is better off with English.
        if (locale.language() == QLocale::Chinese && locale.script() == QLocale::SimplifiedHanScript)
            return QStringLiteral("zh_CN");
        const QString code = QLocale::languageToCode(locale.language());
        if (locale.language() != QLocale::C && find(code)) return code;
    }
    return QStringLiteral("en");
}

QLocale viewLocaleFor(const QString& code, const QLocale& system)
{
    const QLocale spoken(code);
    const bool systemSpeaksIt = system.language() == spoken.language() && system.script() == spoken.script();
    if (systemSpeaksIt && system.zeroDigit() == QLatin1String("0")) return system;
    if (spoken.zeroDigit() == QLatin1String("0")) return spoken;
    for (const QLocale& other : QLocale::matchingLocales(spoken.language(), QLocale::AnyScript, QLocale::AnyTerritory))
        if (other.zeroDigit() == QLatin1String("0") && other.decimalPoint() == QLatin1String(".")) return other;
    return QLocale(QLocale::English, QLocale::UnitedStates);
}

void installTranslations(const QString& choice)
{
    removeOurs();
    const QString code = languageFor(choice);
    const QLocale locale = viewLocaleFor(code);
    QLocale::setDefault(locale);
    // The one that is installed last is asked first.
    const bool mirrored = QLocale(code).textDirection() == Qt::RightToLeft;
    if (code != QLatin1String("en")) install(QStringLiteral("qtbase_") + code, qtFolders(), false);
    install(QStringLiteral("quantoscope_") + code, {QStringLiteral(":/i18n")}, mirrored);
    // Said, because Qt would find it in its own texts, which may be missing.
    if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        QGuiApplication::setLayoutDirection(QLocale(code).textDirection());
}

} // namespace qs
