// SPDX-License-Identifier: GPL-3.0-or-later
// Every page and state in both themes, three sizes and three languages, on one sheet to be looked at.
// QUANTOSCOPE_SHEETS names the folder that it is left in (without it one size in two languages, which is quick); the
// pictures themselves are left there, too, where QUANTOSCOPE_SHEETS_ALL is set. QUANTOSCOPE_SHEETS_TEXT is the size of
// text in percent.
#include "tests/app/support/contact_sheet.h"
#include "tests/app/support/kept_runs.h"
#include "tests/app/support/language_stand.h"
#include "tests/app/support/window_states.h"

#include "tests/gui_test.h"
#include "widgets/style/application_style.h"

using namespace qs;

namespace {

constexpr QSize kSizes[] = {{1024, 700}, {1440, 900}, {2560, 1440}};

/// Whether a picture shows something: more than a few colours.
bool showsSomething(const QImage& image)
{
    QSet<QRgb> colors;
    for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3)
            colors << image.pixel(x, y);
    return colors.size() >= 12;
}

} // namespace

class TestContactSheet : public WindowTest
{
    Q_OBJECT

    FakeStudyLog m_log;
    KeptRuns m_runs;
    QString m_folder;
    const bool m_allSizes = qEnvironmentVariableIsSet("QUANTOSCOPE_SHEETS");

    static void shape(MainWindow& window, QSize size)
    {
        if (window.size() == size) return;
        window.resize(size);
        waitFor(40);
    }
    void keep(const QString& name, const QImage& picture) const
    {
        if (!qEnvironmentVariableIsSet("QUANTOSCOPE_SHEETS_ALL")) return;
        QString file = name;
        picture.save(m_folder + QLatin1Char('/') +
                     file.replace(QRegularExpression(QStringLiteral("[^A-Za-z0-9]+")), QStringLiteral("-")).toLower() +
                     QStringLiteral(".png"));
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        m_folder = qEnvironmentVariable("QUANTOSCOPE_SHEETS", m_dir.filePath(QStringLiteral("sheets")));
        QVERIFY(QDir().mkpath(m_folder));
    }

    void sheets_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        if (m_allSizes && LanguageStand::names().contains(QStringLiteral("de")))
            QTest::newRow("German") << QStringLiteral("de");
        const QString arabic = LanguageStand::names().contains(QStringLiteral("ar")) ? QStringLiteral("ar")
                                                                                     : QStringLiteral("wordy mirrored");
        QTest::newRow("Arabic") << arabic;
    }
    void sheets()
    {
        QFETCH(QString, language);
        const LanguageStand stand(language);
        ContactSheet sheet;
        QStringList blank;
        // A walk for each theme: changing it at each state would take most of the time.
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark})
            walk(theme, language, sheet, blank);
        applyTheme(*qobject_cast<QApplication*>(QCoreApplication::instance()), ThemeChoice::Light);
        const QString file = QStringLiteral("%1/contact-sheet-%2.png")
                                 .arg(m_folder, QString::fromLatin1(QTest::currentDataTag()).toLower());
        const QImage drawn = sheet.draw();
        QVERIFY(drawn.save(file));
        qInfo("%s: %zu states, %zu pictures, %d x %d", qPrintable(file), sheet.rows(), sheet.pictures(), drawn.width(),
              drawn.height());
        QVERIFY2(blank.isEmpty(), qPrintable(blank.join(QLatin1Char('\n'))));
        QVERIFY(sheet.rows() >= 30 && sheet.pictures() >= (m_allSizes ? 150 : 60));
    }

private:
    void walk(ThemeChoice theme, const QString& language, ContactSheet& sheet, QStringList& blank)
    {
        applyTheme(*qobject_cast<QApplication*>(QCoreApplication::instance()), theme);
        AppContext fresh = context();
        fresh.kernelRun = m_runs.around(fresh.kernelRun);
        fresh.accuracyStudy = fakeStudies(m_log);
        fresh.llmStudy = fakeLlmStudy;
        Settings settings(fresh.settingsFile);
        settings.setup.set(smallSpec(200));
        settings.studySetup.set(fakeSpec());
        settings.theme.set(theme);
        if (const int percent = qEnvironmentVariableIntValue("QUANTOSCOPE_SHEETS_TEXT"); percent > 0)
            settings.textPercent.set(percent);
        MainWindow window(fresh);
        window.resize(kSizes[1]);
        window.show();
        action(window, "actionResetLayout")->trigger();
        waitFor(100);
        WindowStates states(window, [&](const QString& name, QWidget& shown) {
            const bool isWindow = &shown == &window;
            for (const QSize size : kSizes) {
                if (isWindow) shape(window, size);
                waitFor(15);
                const QImage picture = shown.grab().toImage();
                const QString caption =
                    QStringLiteral("%1×%2 %3 %4")
                        .arg(picture.width())
                        .arg(picture.height())
                        .arg(theme == ThemeChoice::Dark ? QStringLiteral("dark") : QStringLiteral("light"), language);
                if (!showsSomething(picture)) blank << name + QLatin1Char(' ') + caption;
                sheet.add(name, caption, picture);
                keep(name + QLatin1Char(' ') + caption, picture);
                if (!isWindow || !m_allSizes) break; // dialogs have a size of their own
            }
            if (isWindow) shape(window, kSizes[m_allSizes ? 1 : 0]);
        });
        states.visitAll();
    }
};

QS_TEST(TestContactSheet)
#include "test_contact_sheet.moc"
