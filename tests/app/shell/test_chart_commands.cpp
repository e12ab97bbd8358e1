// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of the window: notes that are kept with the session, and files of one or all charts.
#include "tests/app/support/window_test.h"

#include "app/export/chart_notes_json.h"
#include "app/export/charts/chart_commands.h"
#include "app/export/charts/chart_export_dialog.h"
#include "app/export/report_exporter.h"
#include "app/files/file_commands.h"
#include "tests/gui_test.h"
#include "widgets/charts/bars/comparison_chart.h"
#include "widgets/charts/core/chart_table_dialog.h"
#include "widgets/charts/scope/scope_chart.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QSpinBox>
#include <QUndoStack>

using namespace qs;

class TestChartCommands : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
        m_window = this->window();
        runToEnd(*m_window);
    }

    void cleanupTestCase()
    {
        forget(*m_window);
        m_window.reset();
    }

    void notesAreStepsOfTheSessionAndComeBack()
    {
        RunStore& store = m_window->store();
        auto* chart = child<ScopeChart>(*m_window, "scopeChart");
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        const int steps = store.undoStack()->count();
        // The quickest sample is within the range of every picture; one that a busy machine delayed may be above it.
        const QRectF area = chart->plots(chart->size()).front().area;
        ChartReadout lowest;
        for (int i = 1; i < 40; ++i) {
            const ChartReadout here = chart->readoutAt({area.left() + area.width() * i / 40, area.center().y()});
            if (here.valid && (!lowest.valid || here.datum.at.y() > lowest.datum.at.y())) lowest = here;
        }
        QVERIFY(lowest.valid && chart->addNote(lowest.datum.at, QStringLiteral("Look here")));
        QCOMPARE(store.undoStack()->count(), steps + 1);
        QCOMPARE(store.undoStack()->undoText(), QStringLiteral("Add a note"));
        const QString run = store.runs().last().id;
        QCOMPARE(notesOf(store.data().annotations, run, QStringLiteral("scopeChart")).size(), 1);
        store.undoStack()->undo();
        QVERIFY(chart->notes().isEmpty());
        store.undoStack()->redo();
        QCOMPARE(chart->notes().size(), 1);
        // Saved, read again, shown again.
        const QString file = m_dir.filePath(QStringLiteral("noted.json"));
        QVERIFY(saveTo(*m_window, file));
        const auto again = this->window();
        again->files().openFile(file);
        QTRY_COMPARE(child<ScopeChart>(*again, "scopeChart")->notes().size(), 1);
        QCOMPARE(child<ScopeChart>(*again, "scopeChart")->notes()[0].text, QStringLiteral("Look here"));
        forget(*again);
    }

    void anotherRunHasNotesOfItsOwn()
    {
        auto* chart = child<ScopeChart>(*m_window, "scopeChart");
        const auto before = chart->notes().size();
        QVERIFY(before > 0);
        runToEnd(*m_window);
        QTRY_VERIFY(chart->notes().isEmpty());
    }

    void notesOfHostileFilesAreLeftOut()
    {
        using nlohmann::json;
        QVERIFY(chartNotesFromJson(json("x")).isEmpty());
        const json odd = json::array({json::object(), 7, json{{"text", "  "}}, json{{"text", 5}},
                                      json{{"text", "ok"}, {"x", "far"}, {"dx", 1e300}, {"plot", -3}}});
        const auto notes = chartNotesFromJson(odd);
        QCOMPARE(notes.size(), 1);
        QVERIFY(notes[0].offset.x() <= 5000 && notes[0].plot == 0);
        QVERIFY(notesOf(json::array({1}), QStringLiteral("a"), QStringLiteral("b")).isEmpty());
        QVERIFY(notesOf(json{{"a", {{"b", notes.size()}}}}, QStringLiteral("a"), QStringLiteral("b")).isEmpty());
        const json all = withNotes(nullptr, QStringLiteral("run"), QStringLiteral("chart"), notes);
        QCOMPARE(notesOf(all, QStringLiteral("run"), QStringLiteral("chart")), notes);
        QVERIFY(withNotes(all, QStringLiteral("run"), QStringLiteral("chart"), {}).is_null());
    }

    void theDataIsOneKeyAway()
    {
        action(*m_window, "actionChartData")->trigger();
        auto* dialog = m_window->findChild<ChartTableDialog*>();
        QVERIFY(dialog);
        QVERIFY(dialog->windowTitle().contains(QStringLiteral("Latency")));
        dialog->close();
    }

    void exportDialogShowsWhatWillBe()
    {
        auto* chart = child<ScopeChart>(*m_window, "scopeChart");
        const StoredRun& run = m_window->store().data().runs.front();
        const NamedChart shown = NamedChart::of(*chart, &run);
        ChartExportDialog dialog(shown, {}, m_window.get());
        dialog.show();
        dialog.refresh();
        QVERIFY(!dialog.findChild<QLabel*>(QStringLiteral("exportPreview"))->pixmap().isNull());
        QVERIFY2(dialog.estimate().startsWith(QStringLiteral("2,400 × 1,350 pixels, about ")),
                 qPrintable(dialog.estimate()));
        dialog.findChild<QComboBox*>(QStringLiteral("exportSize"))->setCurrentIndex(3);
        dialog.findChild<QComboBox*>(QStringLiteral("exportUnit"))->setCurrentIndex(1);
        dialog.findChild<QDoubleSpinBox*>(QStringLiteral("exportWidth"))->setValue(254);
        dialog.findChild<QDoubleSpinBox*>(QStringLiteral("exportHeight"))->setValue(127);
        dialog.findChild<QSpinBox*>(QStringLiteral("exportDpi"))->setValue(300);
        QVERIFY2(dialog.estimate().startsWith(QStringLiteral("3,000 × 1,500 pixels")), qPrintable(dialog.estimate()));
        const QString file = m_dir.filePath(QStringLiteral("mm.png"));
        ExportPass here;
        QVERIFY(writeChart(chart->content(), pictureOptions(shown, dialog.choice()), file, here));
        const QImage image(file);
        QCOMPARE(image.size(), QSize(3000, 1500));
        QCOMPARE(image.dotsPerMeterX(), qRound(300 / 0.0254));
        dialog.findChild<QComboBox*>(QStringLiteral("exportFormat"))->setCurrentIndex(1);
        QVERIFY(!dialog.findChild<QSpinBox*>(QStringLiteral("exportDpi"))->isEnabled());
        QVERIFY(dialog.estimate().contains(QStringLiteral("254 × 127 mm")));
        // What was measured where stands below, unless that is switched off.
        QVERIFY2(shown.source.contains(QStringLiteral("n = ")) &&
                     shown.source.contains(QStringLiteral("Quantoscope ")) &&
                     shown.source.contains(QString::fromStdString(run.result->environment.date).left(10)),
                 qPrintable(shown.source));
        const auto written = [&] { return chartPicture(*shown.content, pictureOptions(shown, dialog.choice())); };
        QVERIFY(written().contains("n = "));
        dialog.findChild<QCheckBox*>(QStringLiteral("exportSource"))->setChecked(false);
        QVERIFY(!written().contains("n = "));
        QVERIFY(pictureOptions(NamedChart::of(*chart, nullptr), {}).source.isEmpty());
    }

    void allChartsOfPageAndSessionAreWritten()
    {
        auto* commands = m_window->findChild<ChartCommands*>();
        QVERIFY(commands);
        action(*m_window, "actionComparePage")->trigger();
        QTRY_VERIFY(commands->ofPage().size() >= 3);
        ChartExportChoice choice;
        choice.format = ChartFormat::Svg;
        const QString folder = m_dir.filePath(QStringLiteral("page"));
        QVERIFY(exported(*m_window, [&] { commands->exportTo(commands->ofPage(), choice, folder); }));
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), commands->ofPage().size());

        const QVector<NamedChart> session = sessionCharts(m_window->store().data());
        QVERIFY(session.size() >= 12); // two runs: bars, traces of each mode
        ChartExportDialog dialog(commands->ofPage(), [&] { return session; }, choice, m_window.get());
        dialog.findChild<QComboBox*>(QStringLiteral("exportScope"))->setCurrentIndex(1);
        QCOMPARE(dialog.chosen().size(), session.size());
        dialog.findChild<QListWidget*>(QStringLiteral("exportList"))->item(0)->setCheckState(Qt::Unchecked);
        QCOMPARE(dialog.chosen().size(), session.size() - 1);
        dialog.refresh();
        const QString all = m_dir.filePath(QStringLiteral("session"));
        QVERIFY(exported(*m_window, [&] { commands->exportTo(session, choice, all); }));
        const QStringList files = QDir(all).entryList(QDir::Files);
        QCOMPARE(files.size(), session.size());
        // The note of the first run is in the picture of its trace, and nowhere else.
        int noted = 0;
        for (const QString& name : files) {
            QFile file(QDir(all).filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray svg = file.readAll();
            QVERIFY(svg.contains("</svg>"));
            noted += svg.contains("Look here") ? 1 : 0;
        }
        QVERIFY2(noted == 2, qPrintable(QString::number(noted))); // of the mode, and of all modes
    }

    void failuresAreSaidInWords()
    {
        auto* commands = m_window->findChild<ChartCommands*>();
        auto* chart = child<ScopeChart>(*m_window, "scopeChart");
        auto* bar = child<MessageBar>(*m_window, "messageBar");
        const QString away = m_dir.filePath(QStringLiteral("gone/away.png"));
        QVERIFY(!exported(*m_window, [&] { commands->exportTo(*chart, {}, away); }));
        QVERIFY(bar->kind() == MessageBar::Kind::Error && bar->text().contains(QStringLiteral("not exported")));
        QFile blocker(m_dir.filePath(QStringLiteral("blocker")));
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        QVERIFY(!exported(*m_window, [&] { commands->exportTo(commands->ofPage(), {}, blocker.fileName()); }));
        ChartExportChoice huge;
        huge.size = ChartExportChoice::Size::Custom;
        huge.custom = {8192, 8192};
        huge.dpi = 600;
        ExportPass here;
        const auto result = writeChart(chart->content(), pictureOptions(NamedChart::of(*chart, nullptr), huge),
                                       m_dir.filePath(QStringLiteral("huge.png")), here);
        QVERIFY(!result);
        QVERIFY(!QFile::exists(m_dir.filePath(QStringLiteral("huge.png"))));
    }

private:
    std::unique_ptr<MainWindow> m_window;
};

QS_TEST(TestChartCommands)
#include "test_chart_commands.moc"
