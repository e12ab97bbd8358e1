// SPDX-License-Identifier: GPL-3.0-or-later
// Exports beside the window: it goes on meanwhile, they can be cancelled, and leave nothing then.
#include "tests/app/support/window_test.h"

#include "app/export/charts/chart_commands.h"
#include "app/export/charts/chart_export.h"
#include "app/export/export_beside.h"
#include "app/export/page_html.h"
#include "app/export/report_exporter.h"
#include "app/export/slides_pdf.h"
#include "app/files/file_commands.h"
#include "app/present/example_session.h"
#include "app/present/present_commands.h"
#include "app/present/slide_maker.h"
#include "app/threads/work_threads.h"
#include "tests/gui_test.h"

#include <QDialog>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QProgressBar>
#include <QPushButton>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <functional>
#include <future>
#include <memory>
#include <new>
#include <optional>

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

    void worksOnAnotherThreadOneAtATime()
    {
        QWidget window;
        QThread* here = QThread::currentThread();
        QThread* worked = nullptr;
        bool ended = false, second = false, refused = false;
        run(
            window,
            [&](ExportPass& pass) -> Result<void> {
                worked = QThread::currentThread();
                if (!pass.goesOn()) return cancelledExport();
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
        QVERIFY(worked && worked != here);
        QVERIFY(!shownDialog(window)); // it was quick
    }

    void whatIsThrownIsAnError()
    {
        QWidget window;
        std::optional<ErrorCode> code;
        run(
            window, [](ExportPass&) -> Result<void> { throw std::bad_alloc(); },
            [&](const Result<void>& result) {
                if (!result) code = result.error().code;
            });
        QTRY_VERIFY(code);
        QCOMPARE(*code, ErrorCode::Memory);
    }

    void theDialogTellsHowFarItIsAndCancels()
    {
        QWidget window;
        window.show();
        std::atomic<bool> goesOnAfterwards = true;
        bool ended = false;
        run(
            window,
            [&](ExportPass& pass) -> Result<void> {
                pass.progress(3, 7);
                while (pass.goesOn()) // until it is cancelled
                    QThread::msleep(1);
                goesOnAfterwards = pass.goesOn();
                return cancelledExport();
            },
            [&](const Result<void>&) { ended = true; });
        QTRY_VERIFY(shownDialog(window) && shownDialog(window)->isVisible());
        auto* bar = shownDialog(window)->findChild<QProgressBar*>();
        QTRY_VERIFY(bar->maximum() == 7 && bar->value() == 3);
        QTest::keyClick(shownDialog(window), Qt::Key_Escape);
        QTRY_VERIFY(ended);
        QVERIFY(!goesOnAfterwards);
        QVERIFY(!shownDialog(window));
    }

    void itEndsWithItsWindow()
    {
        const auto began = std::make_shared<std::atomic<bool>>(false),
                   cancelled = std::make_shared<std::atomic<bool>>(false);
        bool told = false;
        {
            QWidget window;
            run(
                window,
                [began, cancelled](ExportPass& pass) -> Result<void> {
                    *began = true;
                    while (pass.goesOn())
                        QThread::msleep(1);
                    *cancelled = true;
                    return cancelledExport();
                },
                [&](const Result<void>&) { told = true; });
            QTRY_VERIFY(*began);
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
        QVERIFY(heart.beats > 0);
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
            QVERIFY(heart.beats > 0);
            qInfo("%s: %lld ms, longest turn %lld ms", file, static_cast<long long>(clock.elapsed()),
                  static_cast<long long>(heart.longest));
        }
        forget(*window);
    }

    // Charts are values: this thread stands still while another one makes, draws and writes them, and the files are the
    // same as if it had made them itself.
    void nothingOfAnExportNeedsTheWindowsThread()
    {
        const SessionData session = *exampleSession();
        ReportInput input;
        for (const StoredRun& run : session.runs)
            input.add(run, nullptr);
        const QVector<DeckPage> pages = shownPages(deckOf(session), {session});
        const SlidePages slides{static_cast<int>(pages.size()),
                                [&](int page) { return makeSlide(pages[page], {session}); }};
        const auto write = [&](const QString& folder) {
            ExportPass pass;
            return exportReport(input, m_dir.filePath(folder), pass).ok() &&
                           slidesPdf(slides, Theme::light(), pass).ok()
                       ? *slidesHtml(slides, pass)
                       : QString();
        };
        const QString here = write(QStringLiteral("here"));
        const QString there = std::async(std::launch::async, write, QStringLiteral("there")).get();
        QVERIFY(!here.isEmpty());
        QCOMPARE(there, here);
        QDirIterator files(m_dir.filePath(QStringLiteral("here")), QDir::Files, QDirIterator::Subdirectories);
        int pictures = 0;
        while (files.hasNext()) {
            QFile first(files.next()),
                second(QString(first.fileName()).replace(QLatin1String("/here/"), QLatin1String("/there/")));
            QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
            if (!first.fileName().endsWith(QLatin1String(".png"))) continue;
            QVERIFY2(first.readAll() == second.readAll(), qPrintable(first.fileName()));
            ++pictures;
        }
        QVERIFY(pictures > 30);
    }

    void aCancelledReportLeavesNothing()
    {
        const auto session = exampleSession();
        ReportInput input;
        for (const StoredRun& run : session->runs)
            input.add(run, nullptr);
        /// Is cancelled after it was asked so many times.
        class Until : public ExportPass
        {
        public:
            explicit Until(int drawings) : m_left(drawings) {}
            bool goesOn() const override { return m_left-- > 0; }

        private:
            mutable int m_left;
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
        Until few(1);
        const auto written = writeCharts(sessionCharts(*session), {}, m_dir.filePath(QStringLiteral("charts")), few);
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
