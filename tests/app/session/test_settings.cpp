// SPDX-License-Identifier: GPL-3.0-or-later
// Settings of other versions, and damaged ones.
#include "tests/fail_on_warnings.h"

#include "app/session/settings.h"
#include "app/session/settings_migrations.h"
#include "tests/gui_test.h"

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace qs;

class TestSettings : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void settingsAreMigratedInOrder()
    {
        const QString file = m_dir.filePath("old.ini");
        {
            QSettings old(file, QSettings::IniFormat);
            old.setValue("window/geometry", "g");
            old.setValue("view/theme", "dark");
            old.setValue("files/recent", QStringList{"/a/b", "/a/./b", "/a/../a/b", "/c"});
        }
        const Settings settings(file);
        QCOMPARE(settings.recentFiles(), (QStringList{"/a/b", "/c"}));
        QCOMPARE(settings.theme(), ThemeChoice::Dark);
        QVERIFY(settings.geometry().isEmpty());
        QSettings steps(m_dir.filePath("steps.ini"), QSettings::IniFormat);
        steps.setValue("version", 1);
        steps.setValue("order", "");
        const SettingsStep append[] = {[](QSettings& s) { s.setValue("order", s.value("order").toString() + "0"); },
                                       [](QSettings& s) { s.setValue("order", s.value("order").toString() + "1"); },
                                       [](QSettings& s) { s.setValue("order", s.value("order").toString() + "2"); }};
        migrateSettings(steps, append);
        QCOMPARE(steps.value("order").toString(), QString("12"));
        QCOMPARE(steps.value("version").toInt(), 3);
        migrateSettings(steps, append);
        QCOMPARE(steps.value("order").toString(), QString("12"));
    }

    void settingsOfNewerProgramsAreLeftAlone()
    {
        const QString file = m_dir.filePath("newer.ini");
        const QByteArray text("version=99\n\n[view]\ntheme=light\nodd=1\n");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
        out.close();
        {
            Settings settings(file);
            QCOMPARE(settings.theme(), ThemeChoice::System);
            settings.theme.set(ThemeChoice::Dark);
        }
        QVERIFY(out.open(QIODevice::ReadOnly));
        QCOMPARE(out.readAll(), text);
        out.close();
        QCOMPARE(Settings(file).theme(), ThemeChoice::Dark); // kept beside it
    }

    void damagedSettingsAreMovedAside()
    {
        const QString file = m_dir.filePath("damaged.ini");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("\x01\x02 no settings at all\n[unfinished\n\xff\xfe\n");
        out.close();
        {
            Settings settings(file);
            QVERIFY2(settings.trouble().text().contains("damaged"), qPrintable(settings.trouble().text()));
            settings.theme.set(ThemeChoice::Light);
        }
        QVERIFY(QFile::exists(file + ".damaged-1"));
        const Settings again(file);
        QVERIFY(again.trouble().text().isEmpty()); // the first one has to say it
        QCOMPARE(again.theme(), ThemeChoice::Light);
    }
};

QS_TEST(TestSettings)
#include "test_settings.moc"
