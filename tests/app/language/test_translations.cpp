// SPDX-License-Identifier: GPL-3.0-or-later
// Languages at run time: which one is spoken, that every text of the window can be translated and was taken into the
// catalogues, and that numbers follow the language in views and never in what leaves the window. The catalogues
// themselves are checked by translate.py.
#include "tests/app/support/window_states.h"

#include "app/cli/command_line.h"
#include "app/files/file_commands.h"
#include "app/language/language.h"
#include "app/shell/language_menu.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/message_json.h"
#include "tests/gui_test.h"
#include "widgets/charts/core/chart_widget.h"
#include "widgets/language/message_text.h"
#include "widgets/language/view_number.h"

#include <QActionGroup>
#include <QLibraryInfo>
#include <QSet>
#include <QTableWidget>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace qs;

namespace {

/// Context, text and comment of every message of a catalogue.
QSet<QStringList> messagesOf(const QString& code)
{
    QSet<QStringList> all;
    QFile file(QStringLiteral(QS_SOURCE_DIR "/translations/quantoscope_%1.ts").arg(code));
    if (!file.open(QFile::ReadOnly)) return all;
    QXmlStreamReader xml(&file);
    QString context, source, comment;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement()) {
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else if (xml.name() == QLatin1String("message"))
                source.clear(), comment.clear();
            else if (xml.name() == QLatin1String("source"))
                source = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            else if (xml.name() == QLatin1String("comment"))
                comment = xml.readElementText();
        } else if (xml.isEndElement() && xml.name() == QLatin1String("message"))
            all.insert({context, source, comment});
    }
    return all;
}

/// Notes what is asked for, and marks it.
class Listening : public QTranslator
{
public:
    static constexpr char16_t kMark = 0x2039; // ‹
    QString translate(const char* context, const char* source, const char* comment, int) const override
    {
        const QString in = QString::fromUtf8(context);
        if (!in.startsWith(QLatin1String("qs")) && !m_others.contains(in)) return {}; // Qt's own
        asked.insert({in, QString::fromUtf8(source), QString::fromUtf8(comment)});
        const QString text = QString::fromUtf8(source);
        static const QRegularExpression keys(QStringLiteral("^((Ctrl|Alt|Shift|Meta)\\+.*|F\\d+)$"));
        return keys.match(text).hasMatch() ? text : QChar(kMark) + text;
    }
    bool isEmpty() const override { return false; }
    explicit Listening(const QSet<QStringList>& known)
    {
        for (const QStringList& message : known)
            m_others.insert(message[0]);
    }
    mutable QSet<QStringList> asked;

private:
    QSet<QString> m_others;
};

/// Texts of widgets and actions below `root`, with what they are of.
QMap<QString, QString> textsOf(const QWidget& root)
{
    QMap<QString, QString> texts;
    const auto add = [&texts](const QObject* of, const char* what, const QString& text) {
        if (!text.isEmpty())
            texts.insert(text,
                         QStringLiteral("%1 %2, %3")
                             .arg(QLatin1String(of->metaObject()->className()), of->objectName(), QLatin1String(what)));
    };
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        add(widget, "tooltip", widget->toolTip());
        add(widget, "accessible name", widget->accessibleName());
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) add(button, "text", button->text());
        if (const auto* label = qobject_cast<const QLabel*>(widget)) add(label, "text", label->text());
        if (const auto* combo = qobject_cast<const QComboBox*>(widget))
            for (int i = 0; i < combo->count(); ++i)
                add(combo, "item", combo->itemText(i));
        if (const auto* edit = qobject_cast<const QLineEdit*>(widget))
            add(edit, "placeholder", edit->placeholderText());
        if (const auto* tabs = qobject_cast<const QTabWidget*>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                add(tabs, "tab", tabs->tabText(i));
        if (const auto* dock = qobject_cast<const QDockWidget*>(widget)) add(dock, "title", dock->windowTitle());
    }
    for (const QAction* action : root.findChildren<QAction*>()) {
        add(action, "text", action->text());
        add(action, "tooltip", action->toolTip());
    }
    return texts;
}

/// A sentence or several words that nobody marked: they stand in the program as they are.
bool isUntranslated(QString text)
{
    text.remove(QRegularExpression(QStringLiteral("<[^>]*>")));
    if (text.contains(QChar(Listening::kMark))) return false;
    static const QRegularExpression command(QStringLiteral("^(quantoscope|docker|module) "));
    if (text.contains(command)) return false; // a command line
    static const QRegularExpression word(QStringLiteral("(?<![\\w.:/-])[a-z]{3,}(?=[ .,;:!?)]|$)"));
    return text.count(word) >= 2;
}

} // namespace

class TestTranslations : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        useCNumericLocale();
    }
    void cleanup() { installTranslations(QStringLiteral("en")); }

    void wholeNumbersHaveNoExponent()
    {
        QCOMPARE(viewGeneral(11'784, 4), QStringLiteral("11,780"));
        QCOMPARE(viewGeneral(-1'234'567, 3), QStringLiteral("−1,230,000"));
        QCOMPARE(viewGeneral(3.4e12, 3), QStringLiteral("3.4e+12"));
        QCOMPARE(viewGeneral(0.000012345, 3), QStringLiteral("1.23e−05"));
        QCOMPARE(viewGeneral(999.96, 4), QStringLiteral("1,000"));
        QCOMPARE(viewGeneral(-4'321.5, 6), QStringLiteral("−4,321.5"));
    }

    void numbersOfViewsHaveOneMinusAndOneTimes()
    {
        QCOMPARE(viewFixed(-1.5, 2), QStringLiteral("−1.50"));
        QCOMPARE(viewCount(-1'234), QStringLiteral("−1,234"));
        QCOMPARE(numberText(-12'345), QStringLiteral("−12,345")); // as in tables
        QCOMPARE(viewSigned(-0.25, 2), QStringLiteral("−0.25"));
        QCOMPARE(viewSigned(0.25, 2), QStringLiteral("+0.25"));
        QCOMPARE(viewSigned(-0.001, 2), QStringLiteral("0.00"));
        QCOMPARE(viewTimes(0.508, 3), QStringLiteral("0.508×"));
        for (const AxisTick& tick : linearScale(-20, 20, 9).ticks)
            QVERIFY2(tick.value >= 0 || tick.label.startsWith(QChar(0x2212)), qPrintable(tick.label));
        double read = 0;
        QVERIFY(readNumber(viewFixed(-1.5, 2), read) && read == -1.5); // what is shown can be typed
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const QString german = viewSigned(1.5, 2);
        QLocale::setDefault(before);
        QCOMPARE(german, QStringLiteral("+1,50"));
    }

    void languageFollowsChoiceAndSystem_data()
    {
        QTest::addColumn<QString>("choice");
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("spoken");
        QTest::newRow("system") << "" << "de_AT" << "de";
        QTest::newRow("choice over system") << "fr" << "de_DE" << "fr";
        QTest::newRow("unknown choice") << "tlh" << "es_MX" << "es";
        QTest::newRow("simplified Chinese") << "" << "zh_SG" << "zh_CN";
        QTest::newRow("traditional Chinese") << "" << "zh_TW" << "en";
        QTest::newRow("Arabic") << "" << "ar_EG" << "ar";
        QTest::newRow("a language that is not there") << "" << "nl_NL" << "en";
        QTest::newRow("no locale") << "" << "C" << "en";
    }
    void languageFollowsChoiceAndSystem()
    {
        QFETCH(QString, choice);
        QFETCH(QString, system);
        QTEST(languageFor(choice, QLocale(system)), "spoken");
    }

    void everyLanguageIsBuiltIn()
    {
        for (const Language& language : languages()) {
            QVERIFY2(QFile::exists(QStringLiteral(":/i18n/quantoscope_%1.qm").arg(language.code)),
                     qPrintable(language.code));
            installTranslations(language.code);
            QCOMPARE(QGuiApplication::layoutDirection(),
                     language.code == QLatin1String("ar") ? Qt::RightToLeft : Qt::LeftToRight);
            QCOMPARE(viewLocale().zeroDigit(), QStringLiteral("0"));
            QCOMPARE(QCoreApplication::instance()
                         ->findChildren<QTranslator*>(QStringLiteral("quantoscopeTranslator"))
                         .isEmpty(),
                     false);
        }
        installTranslations(QStringLiteral("en"));
        QVERIFY(
            QCoreApplication::instance()->findChildren<QTranslator*>(QStringLiteral("quantoscopeTranslator")).size() <=
            1); // the others are gone
    }

    void pluralsOfEnglish()
    {
        installTranslations(QStringLiteral("en"));
        QCOMPARE(QCoreApplication::translate("qs::CheckTree", "%n mode(s)", nullptr, 1), QStringLiteral("1 mode"));
        QCOMPARE(QCoreApplication::translate("qs::CheckTree", "%n mode(s)", nullptr, 2), QStringLiteral("2 modes"));
    }

    /// Every text that the window asks for, in every page and state, is in the catalogues under the very same context;
    /// and what is shown went through a translator.
    void everyTextOfTheWindowIsTaken()
    {
        const QSet<QStringList> known = messagesOf(QStringLiteral("de"));
        QVERIFY(known.size() > 1500);
        Listening listening(known);
        QCoreApplication::installTranslator(&listening);
        QMap<QString, QString> untranslated;
        {
            AppContext fresh = context();
            Settings(fresh.settingsFile).setup.set(smallSpec(20));
            FakeStudyLog log;
            fresh.accuracyStudy = fakeStudies(log);
            fresh.llmStudy = fakeLlmStudy;
            MainWindow window(fresh);
            window.resize(1280, 800);
            window.show();
            WindowStates states(window, [&untranslated](const QString& state, QWidget& shown) {
                const QMap<QString, QString> texts = textsOf(shown);
                for (auto text = texts.begin(); text != texts.end(); ++text)
                    if (isUntranslated(text.key()))
                        untranslated.insert(text.key(), text.value() + QStringLiteral(" (") + state + QLatin1Char(')'));
            });
            states.emptyPages();
            states.setups();
            states.live();
            states.measured();
            forget(window); // else the next one is asked about first
            states.failed();
            states.palette();
            states.dialogs();
            states.menus();
            forget(window);
        }
        QCoreApplication::removeTranslator(&listening);
        QStringList lost, plain;
        for (const QStringList& message : std::as_const(listening.asked))
            if (!known.contains(message)) lost << message.join(QStringLiteral(" | "));
        for (auto text = untranslated.begin(); text != untranslated.end(); ++text)
            plain << text.value() + QStringLiteral(": ") + text.key();
        for (const QString& line : lost + plain)
            qInfo("%s", qPrintable(line)); // in full: a failure's text is cut
        QVERIFY2(listening.asked.size() > 600, qPrintable(QString::number(listening.asked.size())));
        QVERIFY2(lost.isEmpty(), qPrintable(QStringLiteral("Not in the catalogues (build update_translations):\n") +
                                            lost.join(QLatin1Char('\n'))));
        QVERIFY2(plain.isEmpty(), qPrintable(QStringLiteral("Never translated:\n") + plain.join(QLatin1Char('\n'))));
    }

    void menuKeepsTheChoiceAndOffersToReopen()
    {
        AppContext fresh = context();
        Settings(fresh.settingsFile).language.set(QStringLiteral("en"));
        MainWindow window(fresh);
        window.show();
        auto* german = window.findChild<QAction*>(QStringLiteral("language_de"));
        QVERIFY(german);
        QCOMPARE(german->text(), QStringLiteral("Deutsch"));
        QVERIFY(window.findChild<QAction*>(QStringLiteral("language_en"))->isChecked());
        german->trigger();
        QCOMPARE(Settings(fresh.settingsFile).language(), QStringLiteral("de"));
        auto* bar = child<MessageBar>(window, "messageBar");
        QVERIFY(bar->isVisible());
        QVERIFY(!LanguageMenu::isToReopen(window));
        window.findChild<QAction*>(QStringLiteral("actionReopen"))->trigger();
        QVERIFY(!window.isVisible());
        QVERIFY(LanguageMenu::isToReopen(window));
    }

    void aWindowThatStaysOpenIsNotReopenedLater()
    {
        MainWindow window(context());
        window.show();
        window.findChild<SetupPanel*>()->setSpec(smallSpec(1'000'000));
        action(window, "actionRun")->trigger();
        bool kept = false;
        answerDialog("runningDialog", kept,
                     [](QMessageBox* box) { return box->findChild<QPushButton*>(QStringLiteral("keepRunning")); });
        window.findChild<QAction*>(QStringLiteral("actionReopen"))->trigger();
        QVERIFY(kept);
        QVERIFY(window.isVisible());
        QVERIFY(!LanguageMenu::isToReopen(window));
        action(window, "actionStop")->trigger();
        QTRY_VERIFY(!runOf(window).isActive());
        forget(window);
        QVERIFY(window.close());
        QVERIFY(!LanguageMenu::isToReopen(window));
    }

    void theNextWindowGoesOnWithTheSession()
    {
        FileCommands::Open session;
        {
            MainWindow window(context());
            window.show();
            runToEnd(window);
            window.findChild<QAction*>(QStringLiteral("actionReopen"))->trigger(); // asks nothing: nothing is lost
            QVERIFY(!window.isVisible());
            session = window.files().session();
        }
        MainWindow window(context());
        window.show();
        window.files().setSession(session);
        QCOMPARE(window.store().runs().size(), 1);
        QVERIFY(window.store().isModified());
        QVERIFY(child<ComparisonView>(window, "scopeTable")->model()->rowCount() > 0);
        forget(window);
    }

    void viewsFollowTheLanguage_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("fixed");
        QTest::addColumn<QString>("count");
        QTest::addColumn<QString>("sentence");
        const QString thin(QChar(0x202f));
        QTest::newRow("English") << "en_US" << "1,234.50" << "1,234,567" << "1,024 of 4,096 rows, 1.50 GiB";
        QTest::newRow("German") << "de_DE" << "1.234,50" << "1.234.567" << "1.024 of 4.096 rows, 1,50 GiB";
        QTest::newRow("French")
            << "fr_FR" << QString(QStringLiteral("1%1234,50")).replace(QStringLiteral("%1"), thin)
            << QString(QStringLiteral("1%1234%1567")).replace(QStringLiteral("%1"), thin)
            << QString(QStringLiteral("1%1024 of 4%1096 rows, 1,50 GiB")).replace(QStringLiteral("%1"), thin);
    }
    void viewsFollowTheLanguage()
    {
        QFETCH(QString, locale);
        QLocale::setDefault(QLocale(locale));
        QTEST(viewFixed(1234.5, 2), "fixed");
        QTEST(viewCount(1234567), "count");
        QTEST(viewNumbers("1,024 of 4,096 rows, 1.50 GiB"), "sentence");
        for (const char* same : {"int8-token", "4096x8192", "0.1.2", "/data/v1.5/x.npy", "1:65536:x2", "Qwen 2.5 7B",
                                 "CUDA 12.4 or newer", "model 2.5 final/x.quantoscope", "1,234"}) {
            const Message message = Message::tr("%1").arg(same); // a name or a path is no number
            QCOMPARE(messageText(message), QString::fromUtf8(same));
            QCOMPARE(messageText(Message(same)), QString::fromUtf8(same));
        }
        const Message number = Message::tr("%1").arg(formatFixed(1234.5, 2));
        QTEST(messageText(number), "fixed");
        nlohmann::ordered_json json;
        writeMessage(json, "text", number); // as a session keeps it
        const nlohmann::json kept = json;
        QTEST(messageText(messageFromJson(number.english(), &kept.at("textSource"))), "fixed");
    }

    void numbersAreReadAsTyped_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value"); // NaN: cannot be read
        const double no = std::numeric_limits<double>::quiet_NaN();
        for (const char* locale : {"en_US", "de_DE", "fr_FR", "ar_EG", "C"}) {
            const QByteArray name(locale);
            QTest::newRow((name + " point").constData()) << locale << "1.5" << 1.5;
            QTest::newRow((name + " comma").constData()) << locale << "1,5" << 1.5;
            QTest::newRow((name + " fraction").constData()) << locale << "0,125" << 0.125;
            QTest::newRow((name + " both").constData()) << locale << "1.234,5" << 1234.5;
            QTest::newRow((name + " both, turned").constData()) << locale << "1,234.5" << 1234.5;
            QTest::newRow((name + " exponent").constData()) << locale << "1e-2" << 0.01;
            QTest::newRow((name + " minus").constData()) << locale << QStringLiteral("\u22123") << -3.0;
            QTest::newRow((name + " no-break space").constData()) << locale << QStringLiteral("60\u202f000") << 60000.0;
            QTest::newRow((name + " millions").constData()) << locale << "1,234,567" << 1234567.0;
            QTest::newRow((name + " words").constData()) << locale << "many" << no;
            QTest::newRow((name + " infinity").constData()) << locale << "inf" << no;
            QTest::newRow((name + " native digits").constData())
                << locale << QStringLiteral("\u0661\u066b\u0665") << 1.5;
        }
        QTest::newRow("thousands in English") << "en_US" << "1,234" << 1234.0;
        QTest::newRow("a fraction in English") << "en_US" << "1.234" << 1.234;
        QTest::newRow("thousands in German") << "de_DE" << "1.234" << 1234.0;
        QTest::newRow("a fraction in German") << "de_DE" << "1,234" << 1.234;
        QTest::newRow("not to be told in French") << "fr_FR" << "1.234" << no;
    }
    void numbersAreReadAsTyped()
    {
        QFETCH(QString, locale);
        QFETCH(QString, text);
        QFETCH(double, value);
        QLocale::setDefault(QLocale(locale));
        double read = 0;
        const bool known = readNumber(text, read);
        QCOMPARE(known, !std::isnan(value));
        if (known) QCOMPARE(read, value);
    }

    void whatLeavesTheWindowIsInTheCLocale_data()
    {
        QTest::addColumn<QString>("locale");
        for (const char* locale : {"de_DE", "fr_FR", "ar_EG"})
            QTest::newRow(locale) << locale;
    }
    /// The table as TSV and Markdown, the session, the setup: byte for byte as under English.
    void whatLeavesTheWindowIsInTheCLocale()
    {
        QFETCH(QString, locale);
        QLocale::setDefault(QLocale(locale));
        auto there = window();
        runToEnd(*there);
        auto* table = child<ComparisonView>(*there, "scopeTable");
        const QString tsv = table->allText(TableFormat::Tsv), markdown = table->allText(TableFormat::Markdown);
        const QString file = m_dir.filePath(QStringLiteral("session-%1.quantoscope").arg(locale));
        QVERIFY(saveTo(*there, file));
        const QString shown = viewFixed(1.5, 1);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QVERIFY(shown != viewFixed(1.5, 1)); // the views did speak otherwise
        QCOMPARE(table->allText(TableFormat::Tsv), tsv);
        QCOMPARE(table->allText(TableFormat::Markdown), markdown);
        static const QRegularExpression number(QStringLiteral("\\t\\d+\\.\\d+\\t"));
        QVERIFY2(number.match(tsv).hasMatch(), qPrintable(tsv));
        QFile saved(file);
        QVERIFY(saved.open(QFile::ReadOnly));
        const QByteArray text = saved.readAll();
        QVERIFY(parseJson({text.constData(), static_cast<std::size_t>(text.size())}, {}, "the session").ok());
        forget(*there);
    }

    void spinBoxesTakeBothSigns()
    {
        for (const char* locale : {"en_US", "de_DE", "fr_FR"}) {
            QLocale::setDefault(QLocale(QString::fromLatin1(locale)));
            auto there = window();
            for (CollapsibleSection* section : there->findChildren<CollapsibleSection*>())
                section->setExpanded(true);
            auto* limit = there->findChild<QDoubleSpinBox*>();
            QVERIFY(limit);
            for (const char* text : {"7.5", "7,5"}) {
                limit->setValue(3);
                QString typed = QString::fromLatin1(text);
                int position = 0;
                QCOMPARE(limit->validate(typed, position), QValidator::Acceptable);
                QCOMPARE(limit->valueFromText(typed), 7.5);
            }
            limit->setValue(1234.5); // and what it shows itself
            QCOMPARE(limit->valueFromText(limit->text()), 1234.5);
            forget(*there);
        }
    }

    void chartsAreNotMirrored()
    {
        installTranslations(QStringLiteral("ar"));
        auto there = window();
        QCOMPARE(there->layoutDirection(), Qt::RightToLeft);
        const auto charts = there->findChildren<ChartWidget*>();
        QVERIFY(!charts.isEmpty());
        for (const ChartWidget* chart : charts)
            QCOMPARE(chart->layoutDirection(), Qt::LeftToRight);
        forget(*there);
    }
};

QS_TEST(TestTranslations)
#include "test_translations.moc"
