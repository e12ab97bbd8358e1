// SPDX-License-Identifier: GPL-3.0-or-later
// Exports beside the window: it goes on meanwhile, they can be cancelled, and leave nothing then.
#include "tests/app/support/window_test.h"

#include "app/export/charts/chart_commands.h"
#include "app/export/charts/chart_export.h"
#include "app/export/export_beside.h"
#include "app/export/page_html.h"
#include "app/export/report_exporter.h"
#include "app/files/file_commands.h"
#include "app/present/example_session.h"
#include "app/present/present_commands.h"
#include "app/present/slide_maker.h"
#include "app/threads/work_threads.h"
#include "tests/gui_test.h"

#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QProgressBar>
#include <QPushButton>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>

using namespace qs;

namespace {

QDialog* shownDialog(QWidget& window) { return window.findChild<QDialog*>(QStringLiteral("exportDialog")); }

/// Counts the turns of the event loop, and the longest time between two.
class Heartbeat : public QObject
{
public:
    Heartbeat()
    {
        m_clock.start();
        startTimer(0);
    }
    int beats = 0;
    qint64 longest = 0;

protected:
    void timerEvent(QTimerEvent*) override
    {
        ++beats;
        longest = std::max(longest, m_clock.restart());
    }

private:
    QElapsedTimer m_clock;
};

} // namespace

class TestExportBeside : public WindowTest
{
    Q_OBJECT

    std::unique_ptr<MainWindow> example()
    {
        auto window = this->window();
        window->store().reset(std::move(*exampleSession()));
        return window;
    }

    static void run(QWidget& window, std::function<Result<void>(ExportPass&)> work,
                    std::function<void(Result<void>)> then)
    {
        ExportBeside::run<void>(window, QStringLiteral("Working"), std::move(work), std::move(then));
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void drawsOnTheWindowsThreadAndWorksOnAnother()
    {
        QWidget window;
        QThread* here = QThread::currentThread();
        QThread *drew = nullptr, *worked = nullptr;
        int done = 0;
        bool ended = false, second = false, refused = false;
        run(
            window,
            [&](ExportPass& pass) -> Result<void> {
                worked = QThread::currentThread();
                for (int i = 0; i < 20; ++i)
                    if (pass.draw([&] { drew = QThread::currentThread(); })) ++done;
                return {};
            },
            [&](const Result<void>& result) { ended = result.ok(); });
        QVERIFY(!ended && ExportBeside::isBusy(window)); // it comes back at once
        run(
            window, [](ExportPass&) { return Result<void>(); },
            [&](const Result<void>& result) {
                second = result.ok();
                refused = !result.ok() && !result.error().message.empty();
            });
        QVERIFY(refused); // and says so
        QTRY_VERIFY(ended);
        QVERIFY(!ExportBeside::isBusy(window) && !second); // one at a time
        QCOMPARE(drew, here);
        QVERIFY(worked != here);
        QCOMPARE(done, 20);
        QVERIFY(!shownDialog(window)); // it was quick
    }

    void whatIsThrownComesOutWhereItWasAskedFor()
    {
        QWidget window;
        bool caught = false;
        std::optional<ErrorCode> code;
        run(
            window,
            [&](ExportPass& pass) -> Result<void> {
                try {
                    pass.draw([] { throw std::runtime_error("no ink"); });
                } catch (const std::runtime_error&) {
                    caught = true;
                }
                throw std::bad_alloc();
            },
            [&](const Result<void>& result) {
                if (!result) code = result.error().code;
            });
        QTRY_VERIFY(code);
        QVERIFY(caught);
        QCOMPARE(*code, ErrorCode::Memory);
    }

    void theDialogTellsHowFarItIsAndCancels()
    {
        QWidget window;
        window.show();
        std::atomic<bool> drawnAfterwards = true;
        bool ended = false;
        run(
            window,
            [&](ExportPass& pass) -> Result<void> {
                pass.progress(3, 7);
                while (pass.draw([] {})) // until it is cancelled
                    QThread::msleep(1);
                drawnAfterwards = pass.draw([] {});
                return cancelledExport();
            },
            [&](const Result<void>&) { ended = true; });
        QTRY_VERIFY(shownDialog(window) && shownDialog(window)->isVisible());
        auto* bar = shownDialog(window)->findChild<QProgressBar*>();
        QTRY_VERIFY(bar->maximum() == 7 && bar->value() == 3);
        QTest::keyClick(shownDialog(window), Qt::Key_Escape);
        QTRY_VERIFY(ended);
        QVERIFY(!drawnAfterwards);
        QVERIFY(!shownDialog(window));
    }

    /// Whether it draws at that moment or waits for its turn: nobody waits for anybody.
    void itEndsWithItsWindow()
    {
        const auto cancelled = std::make_shared<std::atomic<bool>>(false);
        bool told = false;
        {
            QWidget window;
            run(
                window,
                [cancelled](ExportPass& pass) -> Result<void> {
                    while (pass.draw([] {}))
                        QThread::msleep(1);
                    *cancelled = true;
                    return cancelledExport();
                },
                [&](const Result<void>&) { told = true; });
            QTest::qWait(20);
        }
        QTRY_VERIFY(*cancelled);
        QVERIFY(workThreads::wait(std::chrono::seconds(30)));
        QCoreApplication::processEvents();
        QVERIFY(!told);
    }

    void theWindowGoesOnWhileAReportIsWritten()
    {
        auto window = example();
        const QString folder = m_dir.filePath(QStringLiteral("report"));
        QCoreApplication::processEvents(); // what the new session still has to draw
        Heartbeat heart;
        QElapsedTimer clock;
        clock.start();
        QVERIFY(exportTo(*window, folder));
        const auto pictures = QDir(folder + QStringLiteral("/artifacts")).entryList({QStringLiteral("*.png")}).size();
        QVERIFY(pictures > 3);
        QFile text(folder + QStringLiteral("/report.md"));
        QVERIFY(text.open(QIODevice::ReadOnly));
        QVERIFY(text.readAll().contains("Recorded on NVIDIA H200, 20"));
        QVERIFY2(heart.beats >= pictures,
                 qPrintable(QStringLiteral("%1 turns for %2 pictures").arg(heart.beats).arg(pictures)));
        qInfo("report: %lld pictures of the runs, %lld ms, longest turn %lld ms", static_cast<long long>(pictures),
              static_cast<long long>(clock.elapsed()), static_cast<long long>(heart.longest));
        forget(*window);
    }

    void theWindowGoesOnWhileSlidesAreWritten()
    {
        auto window = example();
        auto* present = window->findChild<PresentCommands*>();
        for (const char* file : {"slides.pdf", "slides.html"}) {
            Heartbeat heart;
            QElapsedTimer clock;
            clock.start();
            QVERIFY(exported(*window, [&] { present->exportTo(m_dir.filePath(QLatin1String(file))); }));
            QVERIFY(heart.beats > 5);
            qInfo("%s: %lld ms, longest turn %lld ms", file, static_cast<long long>(clock.elapsed()),
                  static_cast<long long>(heart.longest));
        }
        forget(*window);
    }

    // What a report and slides of twelve runs do on the window's thread, piece by piece: the longest is what a user may
    // notice.
    void noPieceOfAnExportTakesLong()
    {
        SessionData session = *exampleSession();
        const QVector<StoredRun> recorded = session.runs;
        while (session.runs.size() < 12) {
            session.runs << recorded[session.runs.size() % recorded.size()];
            session.runs.last().id = QStringLiteral("copy %1").arg(session.runs.size());
        }
        class Timed : public ExportPass
        {
        public:
            bool draw(const Work& work) override
            {
                QElapsedTimer clock;
                clock.start();
                work();
                pieces << clock.nsecsElapsed() / 1000;
                return true;
            }
            QVector<qint64> pieces;
        };
        ReportInput input;
        for (const StoredRun& run : session.runs)
            input.add(run, nullptr);
        Timed report, slides;
        QVERIFY(exportReport(input, m_dir.filePath(QStringLiteral("twelve")), report));
        const QVector<DeckPage> pages = shownPages(deckOf(session), {session});
        QVERIFY(exportSlidesHtml(
            SlidePages{static_cast<int>(pages.size()), [&](int page) { return makeSlide(pages[page], {session}); }},
            m_dir.filePath(QStringLiteral("twelve.html")), slides));
        for (const auto& [what, pass] : {std::pair("report", &report), std::pair("slides", &slides)}) {
            std::sort(pass->pieces.begin(), pass->pieces.end());
            qInfo("%s of 12 runs: %lld pieces on the window's thread, the longest %.1f ms, the median %.2f ms", what,
                  static_cast<long long>(pass->pieces.size()), static_cast<double>(pass->pieces.last()) * 1e-3,
                  static_cast<double>(pass->pieces[pass->pieces.size() / 2]) * 1e-3);
            QVERIFY(pass->pieces.size() >= 6);
        }
        QVERIFY(report.pieces.size() >= 80); // a chart each, no more at a time
    }

    void aCancelledReportLeavesNothing()
    {
        const auto session = exampleSession();
        ReportInput input;
        for (const StoredRun& run : session->runs)
            input.add(run, nullptr);
        /// Is cancelled after so many drawings.
        class Until : public ExportPass
        {
        public:
            explicit Until(int drawings) : m_left(drawings) {}
            bool draw(const Work& work) override { return m_left-- > 0 && ExportPass::draw(work); }

        private:
            int m_left;
        };
        for (const int drawings : {0, 1, 4}) {
            Until pass(drawings);
            const auto files = exportReport(input, m_dir.filePath(QStringLiteral("a/b/cancelled")), pass);
            QVERIFY(!files);
            QCOMPARE(files.error().code, ErrorCode::Interrupted);
            QVERIFY(!QFileInfo::exists(m_dir.filePath(QStringLiteral("a"))));
        }
        // One that was there stays as it was.
        const QString folder = m_dir.filePath(QStringLiteral("kept"));
        QVERIFY(QDir().mkpath(folder));
        QFile report(folder + QStringLiteral("/report.md"));
        QVERIFY(report.open(QIODevice::WriteOnly) && report.write("mine") == 4);
        report.close();
        Until pass(4);
        QVERIFY(!exportReport(input, folder, pass));
        QCOMPARE(QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("report.md")});
        QVERIFY(report.open(QIODevice::ReadOnly));
        QCOMPARE(report.readAll(), QByteArray("mine"));
        // Charts alike.
        const SessionCharts charts(*session);
        Until few(1);
        const auto written = writeCharts(charts.charts(), {}, m_dir.filePath(QStringLiteral("charts")), few);
        QVERIFY(!written && written.error().code == ErrorCode::Interrupted);
        QVERIFY(!QFileInfo::exists(m_dir.filePath(QStringLiteral("charts"))));
    }

    void theWindowCancelsAReport()
    {
        auto window = example();
        const QString folder = m_dir.filePath(QStringLiteral("given up"));
        bool asked = false;
        QTimer watch;
        connect(&watch, &QTimer::timeout, &watch, [&] {
            if (QDialog* dialog = shownDialog(*window); dialog && dialog->isVisible()) {
                asked = true;
                watch.stop();
                dialog->findChild<QPushButton*>()->click();
            }
        });
        watch.start(1);
        const bool written = exportTo(*window, folder);
        if (!asked) QSKIP("the report was written before its dialog came up");
        QVERIFY(!written);
        QVERIFY(!QFileInfo::exists(folder));
        QCOMPARE(child<MessageBar>(*window, "messageBar")->kind(), MessageBar::Kind::Info);
        forget(*window);
    }
};

QS_TEST(TestExportBeside)
#include "test_export_beside.moc"
