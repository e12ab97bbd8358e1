// SPDX-License-Identifier: GPL-3.0-or-later
// The window at every size from 1024×700 to 3840×2160, in every language and direction: nothing cut off, nothing pushed
// out, layouts kept.
#include "tests/app/support/kept_runs.h"
#include "tests/app/support/language_stand.h"
#include "tests/app/support/text_fit.h"
#include "tests/app/support/window_states.h"

#include "tests/gui_test.h"
#include "widgets/style/application_style.h"
#include "widgets/style/theme_watcher.h"

#include <QDockWidget>
#include <QHeaderView>
#include <QProcess>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>
#include <QToolBar>
#include <QToolButton>
#include <QWindow>

using namespace qs;

namespace {

constexpr QSize kSmall(1024, 700);

/// Widgets that reach out of what holds them, though no scroll area says that they may.
QStringList pushedOut(const QWidget& root)
{
    QStringList out;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        const QWidget* parent = widget->parentWidget();
        if (!widget->isVisible() || widget->isWindow() || !parent ||
            parent->objectName() == QLatin1String("qt_scrollarea_viewport") ||
            widget->objectName().startsWith(QLatin1String("qt_")))
            continue;
        const QRect outer = parent->rect().adjusted(-1, -1, 1, 1);
        if (!outer.contains(widget->geometry()) && widget->width() > 0 && widget->height() > 0 &&
            widget->focusPolicy() != Qt::NoFocus)
            out << QStringLiteral("%1 %2 in %3")
                       .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                            parent->objectName());
    }
    return out;
}

} // namespace

class TestLayouts : public WindowTest
{
    Q_OBJECT

    FakeStudyLog m_log;
    KeptRuns m_runs;

    std::unique_ptr<MainWindow> open(QSize size, AppContext fresh)
    {
        fresh.kernelRun = m_runs.around(fresh.kernelRun);
        fresh.accuracyStudy = fakeStudies(m_log);
        fresh.llmStudy = fakeLlmStudy;
        auto result = std::make_unique<MainWindow>(fresh);
        result->resize(size);
        result->show();
        action(*result, "actionResetLayout")->trigger();
        waitFor(30);
        return result;
    }
    std::unique_ptr<MainWindow> open(QSize size, int textPercent = 100)
    {
        AppContext fresh = context();
        Settings settings(fresh.settingsFile);
        settings.textPercent.set(textPercent);
        settings.setup.set(smallSpec());
        settings.studySetup.set(fakeSpec());
        return open(size, fresh);
    }

    /// What keeps a window from being as small as it should.
    static QString widest(const QWidget& window)
    {
        QStringList wide;
        for (const QWidget* widget : window.findChildren<QWidget*>())
            if (const int width = std::max(widget->minimumWidth(), widget->minimumSizeHint().width());
                widget->isVisible() && width > 400)
                wide << QStringLiteral("%1 %2: %3")
                            .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                                 QString::number(width));
        return wide.join(QStringLiteral(", "));
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        applyTheme(*qobject_cast<QApplication*>(QCoreApplication::instance()), ThemeChoice::Light);
    }

    void noTextIsCutOff_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        for (const QString& name : LanguageStand::names()) {
            // What fits in large letters fits in others; 'wordy' is longer than any language is as it stands.
            const bool isWordy = name.startsWith(QLatin1String("wordy"));
            if (isWordy || name == QLatin1String("en")) QTest::newRow(qPrintable(name)) << name << 100;
            if (!isWordy) QTest::newRow(qPrintable(name + QStringLiteral(", large text"))) << name << 130;
        }
    }
    void noTextIsCutOff()
    {
        QFETCH(QString, language);
        QFETCH(int, percent);
        const LanguageStand stand(language);
        QVERIFY(stand.isThere());
        auto window = open(kSmall, percent);
        QCOMPARE(window->size(), kSmall);
        QMap<QString, QString> cut; // with the state in which it was seen first
        QSet<QString> states;
        QString grown; // the first state that the window was too small for
        WindowStates walk(*window, [&](const QString& name, QWidget& shown) {
            if (&shown != window.get() && !qobject_cast<QMenu*>(&shown)) shown.resize(shown.size().boundedTo(kSmall));
            QCoreApplication::processEvents();
            states << name;
            if (grown.isEmpty() && window->size() != kSmall) grown = name + QStringLiteral(": ") + widest(*window);
            QStringList lines;
            waitFor(1500, [&] { return (lines = TextFit::cut(shown)).isEmpty(); }); // a busy machine lays out later
            for (const QString& line : lines)
                if (!cut.contains(line)) cut.insert(line, name);
        });
        walk.visitAll();
        QVERIFY(states.size() >= 30);
        QVERIFY2(grown.isEmpty(), qPrintable(grown));
        QCOMPARE(window->size(), kSmall);
        for (auto it = cut.begin(); it != cut.end(); ++it)
            qInfo("%s   [%s]", qPrintable(it.key()), qPrintable(it.value())); // a failure's words are short
        QVERIFY2(cut.isEmpty(), qPrintable(QStringLiteral("%1 texts are cut off").arg(cut.size())));
    }

    void everySizeIsKept_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size :
             {kSmall, QSize(1280, 720), QSize(1440, 900), QSize(1920, 1080), QSize(2560, 1440), QSize(3840, 2160)})
            QTest::newRow(qPrintable(QStringLiteral("%1x%2").arg(size.width()).arg(size.height()))) << size;
    }
    void everySizeIsKept()
    {
        QFETCH(QSize, size);
        auto window = open(size);
        runToEnd(*window);
        for (const char* page :
             {"actionScopePage", "actionComparePage", "actionSweepPage", "actionStudyPage", "actionTensorsPage"}) {
            action(*window, page)->trigger();
            waitFor(40);
            QCOMPARE(window->size(), size);
            QStringList out;
            waitFor(3000, [&] { return (out = pushedOut(*window)).isEmpty(); }); // a busy machine lays out later
            QVERIFY2(out.isEmpty(), qPrintable(out.join(QStringLiteral("\n"))));
        }
        action(*window, "actionScopePage")->trigger();
        waitFor(40);
        const auto* table = child<ComparisonView>(*window, "scopeTable");
        // Below the last row there is room for a scroll bar and no more.
        QTRY_VERIFY(table->viewport()->height() - table->verticalHeader()->length() <= 40);
        const auto* chart = child<QWidget>(*window, "scopeChart");
        QVERIFY2(chart->width() >= size.width() * 2 / 5,
                 qPrintable(QString::number(chart->width()))); // the picture has the room
        QVERIFY2(chart->height() >= size.height() * 3 / 10, qPrintable(QString::number(chart->height())));
        forget(*window);
    }

    void theWindowComesBackFromAScreenThatIsGone()
    {
        AppContext fresh = context();
        {
            QMainWindow away; // a geometry as a second screen to the right leaves it
            away.setGeometry(9000, 5000, 1000, 650);
            Settings(fresh.settingsFile).geometry.set(away.saveGeometry());
        }
        MainWindow window(fresh);
        window.show();
        waitFor(50);
        const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
        QVERIFY2(screen.intersected(window.geometry()).width() > 200,
                 qPrintable(QString("%1,%2").arg(window.x()).arg(window.y())));
        QVERIFY(screen.intersected(window.geometry()).height() > 200);
    }

    void layoutsAreKeptAndReset()
    {
        const AppContext fresh = context();
        {
            auto window = open({1440, 900}, fresh);
            auto* runs = child<QDockWidget>(*window, "runsDock");
            runs->setFloating(true);
            child<QDockWidget>(*window, "findingsDock")->hide();
            waitFor(50);
            window->close();
        }
        MainWindow again(fresh);
        again.show();
        waitFor(80);
        auto* runs = child<QDockWidget>(again, "runsDock");
        QVERIFY(runs->isFloating());
        QVERIFY(!child<QDockWidget>(again, "findingsDock")->isVisible());
        action(again, "actionResetLayout")->trigger();
        waitFor(50);
        QVERIFY(!runs->isFloating());
        QVERIFY(child<QDockWidget>(again, "findingsDock")->isVisible() ||
                child<QDockWidget>(again, "findingsDock")->toggleViewAction()->isChecked());
    }

    void hiddenPanelsLeaveAStrip()
    {
        const AppContext fresh = context();
        auto window = open(kSmall, fresh);
        const int before = window->centralWidget()->width();
        QAction* collapse = action(*window, "actionCollapsePanels");
        const auto* strip = child<QToolBar>(*window, "leftPanelStrip");
        QVERIFY(!strip->isVisible());
        collapse->trigger();
        QTRY_VERIFY(strip->isVisible());
        QVERIFY(collapse->isChecked());
        QTRY_VERIFY(window->centralWidget()->width() > before + 200);
        child<QToolButton>(*window, "strip-findingsDock")->click(); // one comes back by itself
        QTRY_VERIFY(child<QDockWidget>(*window, "findingsDock")->isVisible());
        QTRY_VERIFY(!child<QToolButton>(*window, "strip-findingsDock")->isVisible());
        QTRY_VERIFY(child<QToolButton>(*window, "strip-setupDock")->isVisible());
        QVERIFY(!collapse->isChecked());
        collapse->trigger();
        QVERIFY(collapse->isChecked());
        window->close(); // and the strip is there when it starts anew
        window = std::make_unique<MainWindow>(fresh);
        window->show();
        QTRY_VERIFY(child<QToolBar>(*window, "leftPanelStrip")->isVisible());
        QVERIFY(action(*window, "actionCollapsePanels")->isChecked());
        action(*window, "actionCollapsePanels")->trigger();
        for (const char* dock : {"setupDock", "runsDock", "findingsDock"})
            QVERIFY2(!child<QDockWidget>(*window, dock)->isHidden(), dock);
        QTRY_VERIFY(!child<QToolBar>(*window, "leftPanelStrip")->isVisible());
        QVERIFY(!child<QToolBar>(*window, "rightPanelStrip")->isVisible());
    }

    void wordsStayReadableOnABigScreen()
    {
        auto window = open({3840, 2160});
        for (const auto& [page, words] : {std::pair{"actionScopePage", "scopeWelcomeText"},
                                          {"actionSweepPage", "sweepEmptyText"},
                                          {"actionStudyPage", "studyEmptyText"}}) {
            action(*window, page)->trigger();
            waitFor(30);
            const auto* label = child<QLabel>(*window, words);
            QVERIFY(label && label->isVisible());
            QVERIFY2(label->width() <= 700,
                     qPrintable(QString::number(label->width()))); // about a hundred letters a line
        }
    }

    void theWindowIsMirrored()
    {
        const LanguageStand stand(QStringLiteral("wordy mirrored"));
        auto window = open({1440, 900});
        const auto* setup = child<QDockWidget>(*window, "setupDock");
        QVERIFY(setup->x() > window->width() / 2); // at the leading side
        const auto* bar = child<QToolBar>(*window, "toolBar");
        QVERIFY(bar->widgetForAction(action(*window, "actionRun"))->x() > window->width() / 2);
    }

    void aLayoutOfTheOtherDirectionIsMirrored()
    {
        const AppContext fresh = context();
        const auto closed = [&](MainWindow& window) {
            waitFor(50);
            window.close();
        };
        {
            auto window = open({1440, 900}, fresh);
            child<QDockWidget>(*window, "findingsDock")->hide();
            closed(*window);
        }
        int width = 0;
        {
            const LanguageStand stand(QStringLiteral("wordy mirrored"));
            MainWindow window(fresh);
            window.show();
            const auto* setup = child<QDockWidget>(window, "setupDock");
            const auto* runs = child<QDockWidget>(window, "runsDock");
            QTRY_VERIFY(setup->x() > window.width() / 2 && runs->x() < window.width() / 2);
            QVERIFY(child<QDockWidget>(window, "findingsDock")->isHidden());
            waitFor(50); // it is as wide as its contents in this language need
            width = setup->width();
            QVERIFY2(width >= 236 && width <= 0.4 * window.width(), qPrintable(QString::number(width)));
            closed(window);
        }
        {
            const LanguageStand stand(QStringLiteral("wordy mirrored"));
            MainWindow window(fresh); // in the direction in which it was saved
            window.show();
            waitFor(50);
            const auto* setup = child<QDockWidget>(window, "setupDock");
            QVERIFY(setup->x() > window.width() / 2);
            QVERIFY(std::abs(setup->width() - width) <= 2);
            closed(window);
        }
        MainWindow window(fresh);
        window.show();
        QTRY_VERIFY(child<QDockWidget>(window, "setupDock")->x() < window.width() / 2);
        QVERIFY(child<QDockWidget>(window, "runsDock")->x() > window.width() / 2);
    }

    void panelsAreWiderForLargerText()
    {
        AppContext fresh = context();
        Settings(fresh.settingsFile).textPercent.set(150);
        int width = 0;
        {
            auto window = open({1440, 900}, fresh);
            width = child<QDockWidget>(*window, "setupDock")->width();
            QVERIFY2(width > 400 && width < 480, qPrintable(QString::number(width)));
        }
        auto window = open({1440, 900}); // of the usual size again
        QTRY_VERIFY2(
            child<QDockWidget>(*window, "setupDock")->width() < width - 80,
            qPrintable(QStringLiteral("%1 of %2").arg(child<QDockWidget>(*window, "setupDock")->width()).arg(width)));
    }

    void theViewsOfCompareAreAllSeen()
    {
        auto window = open({1440, 900});
        runToEnd(*window);
        action(*window, "actionComparePage")->trigger();
        const auto* bar = child<QTabBar>(*window, "compareViews");
        QVERIFY(bar->count() > 3); // one of them came after the page was made
        QTRY_VERIFY(bar->isVisible() && bar->width() >= bar->sizeHint().width());
        forget(*window);
    }

    void smallWindowsShowChartsAndRows()
    {
        auto window = open(kSmall);
        auto* panel = window->findChild<SetupPanel*>();
        RunSpec sweep = panel->spec();
        sweep.axes = {parseSweepAxis("num-tokens=1:16:x2").value()};
        panel->setSpec(sweep);
        runToEnd(*window);
        action(*window, "actionSweepPage")->trigger();
        for (const auto& [tableName, chartName] : {std::pair{"sweepTable", "sweepScroll"}}) {
            const auto* table = child<QTableView>(*window, tableName);
            const auto* chart = child<QWidget>(*window, chartName);
            QVERIFY(table->model()->rowCount() > 4);
            QTRY_VERIFY2(table->viewport()->height() >= 4 * table->rowHeight(0),
                         qPrintable(QString::number(table->viewport()->height())));
            QVERIFY2(chart->height() >= 200, qPrintable(QString::number(chart->height())));
        }
        QCOMPARE(window->size(), kSmall);
        forget(*window);
    }

    void setupsAreAsWideAsTheyNeed_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& name : LanguageStand::names())
            QTest::newRow(qPrintable(name)) << name;
    }
    void setupsAreAsWideAsTheyNeed()
    {
        QFETCH(QString, language);
        const LanguageStand stand(language);
        for (const QSize size : {kSmall, QSize(1440, 900)}) {
            auto window = open(size);
            const auto* dock = child<QDockWidget>(*window, "setupDock");
            QStringList cut;
            const auto look = [&](const QString& name, QWidget&) {
                for (const QScrollArea* area : dock->findChildren<QScrollArea*>()) {
                    if (!area->isVisible()) continue;
                    const auto missing = [&] {
                        return area->widget()->minimumSizeHint().width() - area->viewport()->width();
                    };
                    waitFor(1500, [&] { return missing() <= 0; });
                    if (missing() > 0) cut << QStringLiteral("%1: %2 px").arg(name).arg(missing());
                }
            };
            WindowStates states(*window, look);
            states.emptyPages();
            states.setups();
            QCOMPARE(window->size(), size);
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QStringLiteral("; "))));
            forget(*window);
        }
    }

    void messagesMoveNothing()
    {
        for (const QSize size : {kSmall, QSize(1440, 900)}) {
            auto window = open(size);
            runToEnd(*window);
            auto* pages = child<QTabWidget>(*window, "pages");
            const auto* table = child<QWidget>(*window, "scopeTable");
            waitFor(50);
            const QRect before = pages->geometry(), tableBefore = table->geometry();
            auto* messages = child<MessageBar>(*window, "messageBar");
            messages->showMessage(
                MessageBar::Kind::Error, QStringLiteral("Cannot read the file: it is damaged."),
                QStringLiteral("Repair it, or open one of the copies that are kept of it. ").repeated(3));
            waitFor(50);
            QVERIFY(messages->isVisible());
            QCOMPARE(pages->geometry(), before);
            QCOMPARE(table->geometry(), tableBefore);
            QVERIFY(messages->parentWidget()->rect().contains(messages->geometry()));
            auto* rows = child<ComparisonView>(*window, "scopeTable"); // its last one can be scrolled out from below
            rows->verticalScrollBar()->setValue(rows->verticalScrollBar()->maximum());
            const QModelIndex last = rows->model()->index(rows->model()->rowCount() - 1, 0);
            const auto bottom = [&] {
                const QPoint at = rows->visualRect(last).bottomLeft();
                return rows->viewport()->mapTo(messages->parentWidget(), at).y();
            };
            QTRY_VERIFY(bottom() < messages->geometry().top());
            const int below = messages->parentWidget()->height() - messages->geometry().bottom();
            QVERIFY(below > table->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, table));
            QVERIFY(messages->height() < 120);
            QVERIFY(child<QLabel>(*messages, "messageText")->height() >=
                    child<QLabel>(*messages, "messageText")
                        ->heightForWidth(child<QLabel>(*messages, "messageText")->width()));
            window->resize(size + QSize(200, 100));
            QTRY_COMPARE(messages->geometry().center().x(), messages->parentWidget()->rect().center().x());
            forget(*window);
        }
    }

    void theThemeFollowsTheDesktop()
    {
        auto window = open({1024, 700});
        ThemeWatcher watcher(*qApp);
        int changes = 0;
        connect(&watcher, &ThemeWatcher::changed, &watcher, [&] { ++changes; });
        for (int i = 0; i < 3; ++i) {
            QEvent changed(QEvent::ThemeChange);
            QCoreApplication::sendEvent(window->windowHandle(), &changed);
        }
        QTRY_COMPARE(changes, 1); // once for all that come together
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QTRY_COMPARE(changes, 2);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QTRY_COMPARE(changes, 3);
    }

    void openDialogsChangeWithTheTheme()
    {
        auto window = open({1024, 700});
        action(*window, "actionShortcuts")->trigger();
        auto* dialog = window->findChild<QDialog*>(QStringLiteral("shortcutsDialog"));
        QVERIFY(dialog);
        action(*window, "actionTheme2")->trigger();
        QVERIFY(Theme::fromPalette(dialog->palette()).dark);
        QVERIFY(qGray(dialog->grab().toImage().pixel(3, 3)) < 80);
        action(*window, "actionTheme1")->trigger();
        QVERIFY(!Theme::fromPalette(dialog->palette()).dark);
        QVERIFY(qGray(dialog->grab().toImage().pixel(3, 3)) > 200);
    }

    /// The same texts fit where the screen is scaled: a process of its own for each factor.
    void scaledScreens_data()
    {
        QTest::addColumn<QString>("factor");
        QTest::newRow("1.5") << QStringLiteral("1.5");
        QTest::newRow("2") << QStringLiteral("2");
    }
    void scaledScreens()
    {
        if (qEnvironmentVariableIsSet("QT_SCALE_FACTOR")) QSKIP("This is the scaled process.");
        QFETCH(QString, factor);
        QProcess scaled;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), factor);
        QFile screens(
            m_dir.filePath(QStringLiteral("screens.json"))); // the usual one would be too small for a scaled window
        QVERIFY(screens.open(QIODevice::WriteOnly));
        screens.write(
            R"({"screens": [{"name": "wide", "x": 0, "y": 0, "width": 3840, "height": 2160, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
        screens.close();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"),
                           QStringLiteral("offscreen:configfile=") + screens.fileName());
        scaled.setProcessEnvironment(environment);
        scaled.setProcessChannelMode(QProcess::MergedChannels);
        scaled.start(QCoreApplication::applicationFilePath(),
                     {QStringLiteral("TestLayouts"), QStringLiteral("noTextIsCutOff:en"),
                      QStringLiteral("everySizeIsKept:1024x700")});
        QVERIFY(scaled.waitForFinished(240'000));
        const QByteArray said = scaled.readAll();
        QVERIFY2(scaled.exitStatus() == QProcess::NormalExit && scaled.exitCode() == 0, said.constData());
    }
};

QS_TEST(TestLayouts)
#include "test_layouts.moc"
