// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/present_example.h"
#include "tests/app/support/window_test.h"

#include "app/files/file_commands.h"
#include "app/frame/page_list.h"
#include "app/frame/page_setup.h"
#include "app/present/deck_editor.h"
#include "app/present/present_commands.h"
#include "app/present/present_window.h"
#include "app/present/presenter_view.h"
#include "app/present/recorded_banner.h"
#include "app/present/tour.h"
#include "app/present/tour_overlay.h"
#include "app/session/recorded.h"
#include "app/session/session_file.h"
#include "tests/gui_test.h"
#include "widgets/charts/core/chart_widget.h"
#include "widgets/slides/slide_painter.h"
#include "widgets/slides/slide_view.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolBar>
#include <QToolButton>

using namespace qs;

namespace {

/// The step points at something that is seen, and its card is whole and beside it.
void checkStep(const Tour& tour, int step)
{
    const QByteArray which = QByteArray::number(step);
    QVERIFY2(tour.target() && tour.target()->isVisible(), which.constData());
    const TourOverlay& overlay = *tour.overlay();
    QVERIFY2(!overlay.target().isEmpty(), which.constData());
    QVERIFY2(overlay.rect().contains(overlay.card()), which.constData());
    QVERIFY2(!overlay.card().intersects(overlay.target()), which.constData());
    const auto* text = overlay.findChild<QLabel*>(QStringLiteral("tourText"));
    QVERIFY2(text->heightForWidth(text->width()) <= text->height() + 1, which.constData());
}

} // namespace

class TestPresentWindow : public WindowTest
{
    Q_OBJECT

private:
    std::unique_ptr<MainWindow> opened(bool recorded = false)
    {
        auto result = window();
        SessionData session = presentSession();
        if (recorded) markRecorded(session);
        result->store().reset(std::move(session));
        QTest::qWait(120);
        return result;
    }
    static PresentCommands& commands(MainWindow& window) { return *window.findChild<PresentCommands*>(); }
    static PresentWindow* show(MainWindow& window)
    {
        action(window, "actionPresent")->trigger();
        return commands(window).show();
    }

private slots:
    void initTestCase() { failOnWarnings(); }

    void keysTurnThePages()
    {
        const auto main = opened();
        PresentWindow* show = TestPresentWindow::show(*main);
        QVERIFY(show && show->isVisible());
        const int count = show->count();
        QVERIFY(count > 6);
        auto* hint = show->findChild<QLabel*>(QStringLiteral("presentFlash")); // how to get out is said
        QVERIFY(hint->isVisible() && hint->text().contains(QStringLiteral("Esc")));
        const auto press = [&](int key, Qt::KeyboardModifiers with = Qt::NoModifier) {
            QTest::keyClick(&show->view(), static_cast<Qt::Key>(key), with);
        };
        for (const int key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Space, Qt::Key_PageDown})
            press(key);
        QCOMPARE(show->page(), 4);
        for (const int key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_PageUp})
            press(key);
        press(Qt::Key_Space, Qt::ShiftModifier);
        QCOMPARE(show->page(), 0);
        press(Qt::Key_Left);
        QCOMPARE(show->page(), 0);
        press(Qt::Key_End);
        QCOMPARE(show->page(), count - 1);
        press(Qt::Key_Right);
        QCOMPARE(show->page(), count - 1);
        press(Qt::Key_Home);
        press(Qt::Key_3);
        press(Qt::Key_Return);
        QCOMPARE(show->page(), 2);
        press(Qt::Key_9);
        press(Qt::Key_9);
        press(Qt::Key_Enter);
        QCOMPARE(show->page(), count - 1);
        press(Qt::Key_1);
        press(Qt::Key_Escape); // forgets the digit only
        QVERIFY(show->isVisible());
        QTest::mouseClick(&show->view(), Qt::RightButton);
        QCOMPARE(show->page(), count - 2);
        QTest::mouseClick(&show->view(), Qt::LeftButton);
        QCOMPARE(show->page(), count - 1);
        const QPointer<PresentWindow> alive = show;
        press(Qt::Key_Escape);
        QTRY_VERIFY(!alive);
        forget(*main);
    }

    void blanksAndChangesItsTheme()
    {
        const auto main = opened();
        PresentWindow* show = TestPresentWindow::show(*main);
        const QColor ground = show->view().grab().toImage().pixelColor(3, 3);
        QTest::keyClick(&show->view(), Qt::Key_D);
        QVERIFY(show->view().grab().toImage().pixelColor(3, 3) != ground);
        QTest::keyClick(&show->view(), Qt::Key_B);
        QVERIFY(show->view().isBlank());
        QTest::keyClick(&show->view(), Qt::Key_B);
        QVERIFY(!show->view().isBlank());
        QTest::keyClick(&show->view(), Qt::Key_F1);
        const QString keys = show->findChild<QLabel*>(QStringLiteral("presentFlash"))->text();
        QVERIFY2(keys.contains(QStringLiteral("Escape")), qPrintable(keys));
        show->close();
    }

    void runsByItselfAndBeginsAnew()
    {
        const auto main = opened();
        PresentWindow* show = TestPresentWindow::show(*main);
        QTest::keyClick(&show->view(), Qt::Key_End);
        show->setSecondsAPage(2);
        QTest::keyClick(&show->view(), Qt::Key_F5); // not the run of the window behind
        QVERIFY(show->isRunning() && !runOf(*main).isActive());
        QTRY_COMPARE_WITH_TIMEOUT(show->page(), 0, kPatience * 6000);
        QTest::keyClick(&show->view(), Qt::Key_P);
        QVERIFY(!show->isRunning());
        QTest::keyClick(&show->view(), Qt::Key_Plus);
        QCOMPARE(show->secondsAPage(), 4);
        show->close();
    }

    void thePointerReadsTheChartOut()
    {
        const auto main = opened();
        PresentWindow* show = TestPresentWindow::show(*main);
        show->goTo(2);
        SlideView& view = show->view();
        const Slide& slide = view.slide();
        QVERIFY(slide.chart);
        const SlidePainter layout(slide, view.place(), view.size(), Theme::light(), view.layoutDirection());
        const auto data = slide.chart->data(layout.chartSize());
        QVERIFY(!data.isEmpty());
        const QPoint at = (layout.chartBox().topLeft() + data.first().at * layout.chartScale()).toPoint();
        for (const QPoint& place : {at + QPoint(2, 0), at}) {
            QMouseEvent move(QEvent::MouseMove, place, view.mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                             Qt::NoModifier);
            QCoreApplication::sendEvent(&view, &move);
        }
        QVERIFY(!view.readOut().isEmpty());
        QCOMPARE(view.readOut(), slide.chart->describe(data.first(), layout.chartSize()).lines());
        const QImage lit = view.grab().toImage();
        view.setLaser(false);
        QVERIFY(view.grab().toImage() != lit);
        show->close();
    }

    // What is measured while it is presented has a page of its own, which follows, and becomes a run's pages in the
    // end.
    void aRunThatGoesOnHasAPage()
    {
        const auto main = window(smallSpec(20000));
        action(*main, "actionRun")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(runOf(*main).shown() > 100, kPatience * 30'000);
        QTRY_VERIFY(action(*main, "actionPresent")->isEnabled());
        PresentWindow* show = TestPresentWindow::show(*main);
        QTRY_VERIFY_WITH_TIMEOUT(show->view().slide().mark == QLatin1String("live"), kPatience * 20'000);
        QTRY_VERIFY(show->view().slide().chart);
        QSignalSpy pages(show, &PresentWindow::pageChanged);
        action(*main, "actionStop")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!runOf(*main).isActive(), kPatience * 30'000);
        QTRY_VERIFY(pages.count() > 0 && show->count() >= 3);
        for (int i = 0; i < show->count(); ++i)
            QVERIFY(show->slideAt(i).mark.isEmpty());
        show->close();
        forget(*main);
    }

    void itEndsWithTheWindow()
    {
        const auto main = opened();
        const QPointer<PresentWindow> show = TestPresentWindow::show(*main);
        QVERIFY(show && show->isVisible());
        forget(*main);
        QVERIFY(main->close());
        QTRY_VERIFY(!show); // or the program would not end
    }

    void presenterSeesTheNextPage()
    {
        const auto main = opened();
        PresentWindow* show = TestPresentWindow::show(*main);
        auto* view = new PresenterView(*show);
        view->setAttribute(Qt::WA_DeleteOnClose);
        view->show();
        const QPointer<PresenterView> alive = view;
        view->findChild<QPushButton*>(QStringLiteral("presenterNext"))->click();
        QCOMPARE(show->page(), 1);
        QTest::keyClick(view, Qt::Key_Right);
        QCOMPARE(show->page(), 2);
        view->findChild<QPushButton*>(QStringLiteral("presenterBlank"))->click();
        QVERIFY(show->view().isBlank());
        view->findChild<QPushButton*>(QStringLiteral("presenterEnd"))->click();
        QTRY_VERIFY(!alive && !commands(*main).show());
    }

    void pagesAreChosenOrderedNamedAndUndone()
    {
        const auto main = opened();
        RunStore& store = main->store();
        action(*main, "actionEditPages")->trigger();
        auto* editor = main->findChild<DeckEditor*>();
        QVERIFY(editor);
        auto* list = editor->findChild<QListWidget*>(QStringLiteral("deckPages"));
        const Deck before = editor->deck();
        QCOMPARE(list->count(), before.pages.size());
        editor->setCurrent(2);
        QVERIFY(editor->findChild<SlideView*>()->slide().chart);
        editor->setCurrent(1);
        editor->findChild<QToolButton*>(QStringLiteral("deckDown"))->click();
        QVERIFY(editor->deck().pages[2] == before.pages[1] && editor->current() == 2);
        list->item(3)->setCheckState(Qt::Unchecked);
        QTRY_VERIFY(deckOf(store.data()).pages[3].hidden);
        auto* title = editor->findChild<QLineEdit*>(QStringLiteral("deckTitle"));
        editor->setCurrent(2);
        QCOMPARE(title->placeholderText(), automaticTitle(before.pages[1], {store.data()}));
        QVERIFY(!title->placeholderText().isEmpty());
        title->setFocus();
        title->setText(QStringLiteral("My own words"));
        QTest::keyClick(title, Qt::Key_Return);
        QCOMPARE(deckOf(store.data()).pages[2].title, QStringLiteral("My own words"));
        QCOMPARE(editor->findChild<SlideView*>()->slide().title, QStringLiteral("My own words"));
        editor->findChild<QToolButton*>(QStringLiteral("deckRemove"))->click();
        QCOMPARE(editor->deck().pages.size(), before.pages.size() - 1);
        QVERIFY(store.isModified());
        for (int step = 0; step < 4; ++step)
            store.undoStack()->undo();
        QVERIFY(store.data().presentation.is_null() && editor->deck() == before);
        for (int step = 0; step < 4; ++step)
            store.undoStack()->redo();
        QCOMPARE(editor->deck().pages.size(), before.pages.size() - 1);
        editor->findChild<QPushButton*>(QStringLiteral("deckAutomatic"))->click();
        QVERIFY(editor->deck() == before);
        editor->close();
        forget(*main);
    }

    void theDeckIsSavedWithTheSession()
    {
        const auto main = opened();
        Deck deck = defaultDeck(main->store().data());
        deck.pages.move(1, 3);
        deck.secondsAPage = 33;
        main->store().setPresentation(toJson(deck), QStringLiteral("test"));
        const QString path = m_dir.filePath(QStringLiteral("deck.quantoscope"));
        QVERIFY(saveTo(*main, path));
        const auto again = loadSession(path);
        QVERIFY(again && deckOf(*again) == deck);
    }

    void slidesAreExportedFromTheWindow()
    {
        const auto main = opened();
        const auto written = [&](const QString& file) {
            return exported(*main, [&] { commands(*main).exportTo(file); });
        };
        QVERIFY(written(m_dir.filePath(QStringLiteral("x.pdf"))));
        QVERIFY(written(m_dir.filePath(QStringLiteral("x.html"))));
        QVERIFY(QFile(m_dir.filePath(QStringLiteral("x.pdf"))).size() > 5000 &&
                QFile(m_dir.filePath(QStringLiteral("x.html"))).size() > 5000);
        QVERIFY(!written(QStringLiteral("/no/such/folder/x.pdf")));
        QCOMPARE(child<MessageBar>(*main, "messageBar")->kind(), MessageBar::Kind::Error);
    }

    void nothingIsPresentedOfNothing()
    {
        const auto main = window();
        QVERIFY(!action(*main, "actionPresent")->isEnabled() && !action(*main, "actionExportSlides")->isEnabled());
        QVERIFY(main->findChild<QToolBar*>(QStringLiteral("toolBar"))->widgetForAction(action(*main, "actionPresent")));
    }

    void theBannerSaysThatRunsWereRecorded()
    {
        const auto main = opened(true);
        auto* banner = main->findChild<RecordedBanner*>();
        QVERIFY(banner && banner->isVisible());
        QVERIFY2(banner->text().contains(QStringLiteral("a stand-in")) &&
                     banner->text().contains(QStringLiteral("2026-01-02")),
                 qPrintable(banner->text()));
        action(*main, "actionScopePage")->trigger(); // the last of the runs is a study, whose page is shown
        runToEnd(*main);
        QVERIFY(!banner->isVisible());
        QVERIFY(!isRecorded(main->store().runs().last()) && isRecorded(main->store().runs().first()));
        main->store().reset({});
        QVERIFY(!banner->isVisible());
        forget(*main);
    }

    void theExampleOpensAsACopy()
    {
        const auto main = window();
        QVERIFY(action(*main, "actionExample")->isEnabled());
        action(*main, "actionExample")->trigger();
        QTRY_VERIFY(main->store().runs().size() >= 5);
        QVERIFY(main->files().path().isEmpty() && !main->store().isModified());
        QVERIFY(main->findChild<RecordedBanner*>()->isVisible());
    }

    void theTourShowsRealPlaces_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1440x900") << QSize(1440, 900);
        QTest::newRow("1024x700") << QSize(1024, 700);
    }
    void theTourShowsRealPlaces()
    {
        QFETCH(QSize, size);
        const auto main = window();
        main->resize(size);
        QTest::qWait(200);
        const auto setup = [&main] {
            nlohmann::json now = main->pages().all().first()->parts().setups->setupNow();
            now.erase("backend"); // the devices are looked for meanwhile
            return now;
        };
        const nlohmann::json own = setup();
        action(*main, "actionTour")->trigger(); // opens the example first
        Tour& tour = commands(*main).tour();
        QTRY_VERIFY(tour.isActive());
        QVERIFY(isRecorded(main->store().data()));
        QCOMPARE(tour.count(), static_cast<int>(TourPart::Slides) + 1);
        for (int step = 0; step < tour.count(); ++step) {
            QTest::qWait(60);
            QCOMPARE(tour.step(), step);
            QCOMPARE(tour.part(step), static_cast<TourPart>(step)); // the order of the three minutes
            checkStep(tour, step);
            if (QTest::currentTestFailed()) return;
            if (tour.part(step) == TourPart::Start) // beside the run its own setup, of the device that is here
                QCOMPARE(setup()["num_tokens"], 4096);
            if (step + 1 < tour.count())
                QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : tour.overlay(),
                                Qt::Key_Right);
        }
        QTest::keyClick(tour.overlay(), Qt::Key_Left);
        QCOMPARE(tour.step(), tour.count() - 2);
        QTest::keyClick(tour.overlay(), Qt::Key_Escape);
        QVERIFY(!tour.isActive() && !tour.overlay()->isVisible());
        QVERIFY2(setup() == own, nlohmann::json::diff(own, setup()).dump().c_str()); // the user's
    }

    /// What a step would show was removed: it shows the page as it is.
    void theTourGoesOnWithoutSomeRuns()
    {
        const auto main = opened(true);
        RunStore& store = main->store();
        for (auto i = store.runs().size() - 1; i > 0; --i)
            if (store.runs()[i].isStudy()) store.remove(store.runs()[i].id);
        main->resize(1440, 900);
        action(*main, "actionTour")->trigger();
        Tour& tour = commands(*main).tour();
        QTRY_VERIFY(tour.isActive());
        for (int step = 0; step < tour.count(); ++step) {
            QTest::qWait(60);
            QCOMPARE(tour.step(), step);
            QVERIFY2(tour.target(), qPrintable(QString::number(step)));
            QVERIFY2(tour.overlay()->isVisible() && !tour.overlay()->card().isEmpty(),
                     qPrintable(QString::number(step)));
            QTest::keyClick(tour.overlay(), Qt::Key_Return);
        }
        QVERIFY(!tour.isActive()); // after the last one
    }

    /// The script for showing the program to others has the steps of the tour, in their order.
    void theReadmeHasTheStepsOfTheTour()
    {
        const auto main = opened(true);
        QFile file(QStringLiteral(QS_SOURCE_DIR "/README.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString readme = QString::fromUtf8(file.readAll());
        qsizetype at = readme.indexOf(QStringLiteral("## Show it in three minutes"));
        QVERIFY(at >= 0);
        action(*main, "actionTour")->trigger();
        Tour& tour = commands(*main).tour();
        QTRY_VERIFY(tour.isActive());
        for (int step = 0; step < tour.count(); ++step) {
            tour.goTo(step);
            const QString title = tour.overlay()->findChild<QLabel*>(QStringLiteral("tourTitle"))->text();
            at = readme.indexOf(QStringLiteral("%1. **%2.**").arg(step + 1).arg(title), at);
            QVERIFY2(at >= 0, qPrintable(title));
        }
        tour.end();
    }

    void theTourHoldsTheShortcutsBack()
    {
        const auto main = opened(true);
        action(*main, "actionTour")->trigger();
        QTRY_VERIFY(commands(*main).tour().isActive());
        QTest::keyClick(commands(*main).tour().overlay(), Qt::Key_F5);
        QTest::qWait(50);
        QVERIFY(!runOf(*main).isActive());
        commands(*main).tour().overlay()->findChild<QPushButton*>(QStringLiteral("tourSkip"))->click();
        QVERIFY(!commands(*main).tour().isActive());
    }
};

QS_TEST(TestPresentWindow)
#include "test_present_window.moc"
