// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog of settings, and what follows from each of them.
#include "tests/app/support/window_test.h"

#include "app/shell/dialogs/settings_dialog.h"
#include "app/shell/language_menu.h"
#include "gpu/cpu/common/thread_pool.h"
#include "tests/gui_test.h"
#include "widgets/style/application_style.h"
#include "widgets/style/text_scale.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QTabWidget>
#include <QTimer>

using namespace qs;

class TestSettingsDialog : public WindowTest
{
    Q_OBJECT

    const AppContext m_same = context(); ///< one file of settings for all windows

    std::unique_ptr<MainWindow> same(const RunSpec& spec = smallSpec()) const
    {
        Settings(m_same.settingsFile).setup.set(spec);
        auto window = std::make_unique<MainWindow>(m_same);
        window->show();
        return window;
    }
    static SettingsDialog& opened(MainWindow& window)
    {
        action(window, "actionSettings")->trigger();
        return *window.findChild<SettingsDialog*>();
    }
    /// Chooses the entry with that data, as the user does.
    static void choose(SettingsDialog& dialog, const char* name, const QVariant& value)
    {
        auto* combo = child<QComboBox>(dialog, name);
        const int row = combo->findData(value);
        QVERIFY2(row >= 0, name);
        combo->setCurrentIndex(row);
        emit combo->activated(row);
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void everySettingHasItsControl()
    {
        auto window = same();
        SettingsDialog& dialog = opened(*window);
        for (const SettingInfo& info : settingInfos()) {
            auto* control = dialog.findChild<QWidget*>(QLatin1String(info.name));
            QVERIFY2(control, info.name);
            dialog.showSetting(QLatin1String(info.name));
            QVERIFY2(control->isVisible(), info.name);
            QVERIFY2(dialog.focusWidget() == control || control->isAncestorOf(dialog.focusWidget()), info.name);
        }
        QVERIFY2(dialog.height() <= 620, "higher than a small screen");
        dialog.close();
    }

    void whatIsChosenIsKeptAndHolds()
    {
        auto window = same();
        SettingsDialog& dialog = opened(*window);
        const double before = textScale();
        const auto types = [&window] { // of widgets with a font of their own, too
            QMap<const QWidget*, int> all;
            for (const QWidget* widget : window->findChildren<QWidget*>())
                all.insert(widget, widget->font().pixelSize());
            return all;
        };
        const auto usual = types();
        choose(dialog, "settingTextSize", 115);
        choose(dialog, "settingTextSize", 130);
        const auto large = types();
        QStringList small;
        for (auto it = usual.begin(); it != usual.end(); ++it)
            if (large.contains(it.key()) && large[it.key()] < qRound(1.2 * it.value()))
                small << it.key()->objectName() + QLatin1Char(' ') + QLatin1String(it.key()->metaObject()->className());
        QVERIFY2(small.isEmpty(), qPrintable(small.join(QLatin1Char('\n'))));
        QCOMPARE(textScale(), before * 1.3);
        QCOMPARE(QApplication::font().pixelSize(), uiFont(Theme::baseSize).pixelSize());
        choose(dialog, "settingTextSize", 100);
        QCOMPARE(textScale(), before);
        const auto again = types();
        for (auto it = usual.begin(); it != usual.end(); ++it)
            if (again.contains(it.key())) QCOMPARE(again[it.key()], it.value());
        choose(dialog, "settingTheme", static_cast<int>(ThemeChoice::Dark));
        QVERIFY(window->palette().color(QPalette::Window).lightness() < 100);
        choose(dialog, "settingTheme", static_cast<int>(ThemeChoice::Light));
        choose(dialog, "settingDevice", QStringLiteral("cpu"));
        choose(dialog, "settingCopies", 30);
        child<QSpinBox>(dialog, "settingThreads")->setValue(1);
        child<QLineEdit>(dialog, "settingFolder")->setText(m_dir.path());
        dialog.close();
        Settings kept(m_same.settingsFile);
        QCOMPARE(kept.theme(), ThemeChoice::Light);
        QCOMPARE(kept.startDevice(), QStringLiteral("cpu"));
        QCOMPARE(kept.copySeconds(), 30);
        QCOMPARE(kept.cpuThreads(), 1);
        QCOMPARE(kept.startFolder(), m_dir.path());
        kept.filesFolder.set({});
        kept.copySeconds.set(0);
    }

    void anotherLanguageOffersToRestart()
    {
        auto window = same();
        SettingsDialog& dialog = opened(*window);
        auto* restart = child<QPushButton>(dialog, "settingRestart");
        QVERIFY(!restart->isVisible());
        choose(dialog, "settingLanguage", QStringLiteral("de"));
        QVERIFY(restart->isVisible());
        QVERIFY(action(*window, "language_de")->isChecked()); // the menu says the same
        choose(dialog, "settingLanguage", QStringLiteral("en"));
        QVERIFY(!restart->isVisible());
        choose(dialog, "settingLanguage", QStringLiteral("de"));
        restart->click();
        QTRY_VERIFY(!window->isVisible());
        QVERIFY(LanguageMenu::isToReopen(*window));
        Settings(m_same.settingsFile).language.set(QStringLiteral("en"));
    }

    void theDeviceAtStartIsChosen()
    {
        QCOMPARE(startDeviceOf(QStringLiteral("cuda:1")), (std::pair{BackendChoice::Cuda, 1}));
        for (const char* wrong : {"", "cuda", "cuda:-1", "cuda:x", "tpu"})
            QVERIFY2(!startDeviceOf(QLatin1String(wrong)), wrong);
        Settings(m_same.settingsFile).startDevice.set(QStringLiteral("cpu"));
        RunSpec spec = smallSpec();
        spec.backend = BackendChoice::Auto;
        auto window = same(spec);
        QCOMPARE(child<QComboBox>(*window, "targetChooser")->currentData(Qt::UserRole).toInt(),
                 static_cast<int>(BackendChoice::Cpu));
        QVERIFY(!action(*window, "actionProfile")->isEnabled()); // Nsight profiles GPUs
        QVERIFY(action(*window, "actionProfile")->property("whyDisabled").toString().contains(QStringLiteral("GPU")));
        Settings(m_same.settingsFile).startDevice.set({});
    }

    void threadsAreLimited()
    {
        qputenv("QUANTOSCOPE_THREADS", "1");
        QCOMPARE(ThreadPool().threads(), 1);
        qputenv("QUANTOSCOPE_THREADS", "many");
        const int all = ThreadPool().threads();
        qunsetenv("QUANTOSCOPE_THREADS");
        QCOMPARE(ThreadPool().threads(), all);
    }

    void questionsCanBeSwitchedOff()
    {
        auto window = same();
        runToEnd(*window);
        SettingsDialog& dialog = opened(*window);
        child<QCheckBox>(dialog, "settingAskUnsaved")->setChecked(false);
        dialog.close();
        QVERIFY(window->close()); // nobody is asked
        Settings(m_same.settingsFile).askUnsaved.set(true);
    }

    void theFirstWindowFitsOnTheScreen()
    {
        AppContext fresh = context();
        fresh.settingsFile = m_dir.filePath(QStringLiteral("first.ini"));
        MainWindow window(fresh);
        const QSize screen = window.screen()->availableGeometry().size();
        QVERIFY2(window.height() <= screen.height() - 30, "no room for the title bar");
        QVERIFY(window.width() <= screen.width());
    }
};

QS_TEST(TestSettingsDialog)
#include "test_settings_dialog.moc"
