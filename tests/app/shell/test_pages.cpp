// SPDX-License-Identifier: GPL-3.0-or-later
// Pages as the window knows them: those of the program, and one that it has never heard of.
#include "tests/app/support/window_test.h"

#include "app/frame/stop_first.h"
#include "tests/gui_test.h"
#include "widgets/charts/core/chart_widget.h"

#include <QLabel>
#include <QMenu>
#include <QSet>
#include <QStackedWidget>
#include <QTabWidget>
#include <QUndoStack>

using namespace qs;

namespace {

/// Opens data sets, and runs nothing.
class StrangePage : public PageModule
{
public:
    explicit StrangePage(const PageServices& window)
        : PageModule(
              {"strange", "Strange", "What nobody knows", "actionStrangePage", "Strange", "Show it", "Alt+9", nullptr},
              window)
    {
        PageParts parts;
        parts.page = new QLabel("page");
        parts.setup = new QLabel("setup");
        parts.runToolTip = "Run it (%1)";
        parts.opens = {FileKind::DataSet};
        setParts(std::move(parts));
    }
    void prepare() override { ++prepared; }
    void start() override { ++started; }
    RunFit fit(const StoredRun& run) const override { return run.llm() ? RunFit::Own : RunFit::None; }
    void showRun(const QString& id) override { shown = id; }

    int prepared = 0, started = 0;
    QString shown;
};

} // namespace

class TestPages : public WindowTest
{
    Q_OBJECT

private slots:
    void everyPageHasItsTabItsActionAndItsSetup()
    {
        const auto window = this->window();
        const PageList& pages = window->pages();
        const auto* tabs = child<QTabWidget>(*window, "pages");
        const auto* setups = child<QStackedWidget>(*window, "setupStack");
        QCOMPARE(tabs->count(), pages.all().size());
        QSet<QString> ids;
        for (int i = 0; i < tabs->count(); ++i) {
            const PageModule& page = *pages.all()[i];
            ids << page.title().id;
            action(*window, page.title().action)->trigger();
            QCOMPARE(&pages.current(), &page);
            QCOMPARE(tabs->currentIndex(), i);
            QCOMPARE(tabs->tabText(i), page.title().tab);
            QVERIFY(tabs->tabToolTip(i).startsWith(page.title().toolTip));
            QCOMPARE(setups->currentWidget(), page.parts().setup);
            QVERIFY(action(*window, "actionRun")->isEnabled());
            for (ChartWidget* chart : page.parts().charts)
                QVERIFY(pages.pageOf(*chart) == &page);
        }
        QCOMPARE(ids.size(), tabs->count());
        QVERIFY(!pages.isBusy() && pages.isIdle() && !pages.canStop());
    }

    void oneThingAtATimeIsGoingOn()
    {
        const auto window = this->window(smallSpec(200000));
        PageList& pages = window->pages();
        QSignalSpy started(&pages, &PageList::started), ended(&pages, &PageList::ended);
        action(*window, "actionRun")->trigger();
        QVERIFY(pages.isBusy() && !pages.whyNotStart().isEmpty());
        QCOMPARE(started.size(), 1);
        action(*window, "actionStudyPage")->trigger();
        QVERIFY(!action(*window, "actionRun")->isEnabled() && action(*window, "actionStop")->isEnabled());
        pages.current().start(); // it says why not
        QVERIFY(!studyOf(*window).isActive());
        QVERIFY(child<MessageBar>(*window, "messageBar")->text().contains(pages.whyNotStart()));
        runOf(*window).stop();
        QTRY_VERIFY(!pages.isBusy());
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(started.size(), 1);
        forget(*window);
    }

    void aNewPageNeedsNothingElse()
    {
        QMainWindow window;
        QUndoStack undo;
        WindowActions actions(window, undo);
        RunStore store;
        Settings settings(m_dir.filePath("pages.ini"));
        MessageBar messages;
        QTabWidget tabs;
        QStackedWidget setups;
        PageList pages(tabs, setups, &window);
        StopFirst stop(window, pages);
        const PageServices services{pages, settings, messages};
        auto* first = new StrangePage(services);
        auto* second = new StrangePage(services);
        pages.add(first, actions);
        pages.add(second, actions);
        QCOMPARE(tabs.count(), 2);
        QCOMPARE(setups.count(), 2);
        QCOMPARE(&pages.current(), first);
        QVERIFY(first->prepared > 0 && second->prepared == 0);
        const QList<QAction*> view = actions.menu(WindowActions::Menu::View)->actions();
        QCOMPARE(view[1]->objectName(), QString("actionStrangePage"));
        view[1]->trigger();
        QCOMPARE(&pages.current(), second);
        QCOMPARE(setups.currentWidget(), second->parts().setup);
        QCOMPARE(pages.opener(FileKind::DataSet), second); // the one at hand first
        QVERIFY(!pages.opener(FileKind::Tensors));
        StoredRun run;
        run.id = "7";
        pages.turnTo(run); // nobody shows it
        QVERIFY(first->shown.isEmpty());
        run.study = std::make_shared<const LlmStudyResult>();
        pages.turnTo(run);
        QCOMPARE(first->shown, QString("7"));
        QCOMPARE(&pages.current(), first);
        bool done = false;
        stop.then([&] { done = true; });
        QVERIFY(done); // at once, since nothing is in work
    }
};

QS_TEST(TestPages)
#include "test_pages.moc"
