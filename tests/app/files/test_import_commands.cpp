// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/window_files.h"
#include "tests/fail_on_warnings.h"

#include "app/files/file_commands.h"
#include "app/files/import_commands.h"
#include "app/frame/message_bar.h"
#include "app/pages/measure/score_model.h"
#include "app/session/session_file.h"
#include "gpu/results/analysis.h"
#include "tests/app/support/window_pages.h"
#include "tests/app/support/window_test.h"
#include "tests/gui_test.h"
#include "tests/sanitized.h"
#include "tests/widgets/support/table_columns.h"
#include "widgets/charts/bars/comparison_chart.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/runs/runs_panel.h"
#include "widgets/tables/comparison_view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>

using namespace qs;

namespace {

/// One row with figures, one with the mean alone.
const char* const kNvbench =
    R"({"meta":{},"devices":[{"id":0,"name":"NVIDIA H200"}],"benchmarks":[{"name":"copy","states":[
 {"name":"T=I32","is_skipped":false,"summaries":[
  {"tag":"nv/cold/sample_size","data":[{"name":"value","type":"int64","value":"1024"}]},
  {"tag":"nv/cold/time/gpu/mean","data":[{"name":"value","type":"float64","value":"1.5e-05"}]},
  {"tag":"nv/cold/time/gpu/median","data":[{"name":"value","type":"float64","value":"1.45e-05"}]},
  {"tag":"nv/cold/time/gpu/stdev/relative","data":[{"name":"value","type":"float64","value":"0.02"}]},
  {"tag":"nv/batch/time/gpu/mean","data":[{"name":"value","type":"float64","value":"1.2e-05"}]}]}]}]})";

QByteArray evaluation(const char* model, double accuracy, double perplexity)
{
    return QStringLiteral(
               R"({"results":{"arc_easy":{"acc,none":%1,"acc_stderr,none":0.015},"wikitext":{"word_perplexity,none":%2}},"configs":{},)"
               R"("config":{"model":"hf","model_args":"pretrained=%3"}})")
        .arg(accuracy)
        .arg(perplexity)
        .arg(QLatin1String(model))
        .toUtf8();
}

QByteArray items(int count, int right)
{
    QByteArray lines;
    for (int i = 0; i < count; ++i)
        lines += QStringLiteral(
                     "{\"doc_id\":%1,\"doc_hash\":\"h%1\",\"filter\":\"none\",\"metrics\":[\"acc\"],\"acc\":%2}\n")
                     .arg(i)
                     .arg(i < right ? 1.0 : 0.0)
                     .toUtf8();
    return lines;
}

/// The first query is 40 times as slow as the others.
QByteArray queries()
{
    QByteArray list("[");
    for (int i = 0; i < 100; ++i)
        list += QStringLiteral("%1{\"computeMs\":%2}")
                    .arg(i ? "," : "")
                    .arg(i == 0 ? 40.0 : 1.0 + 0.001 * (i % 7))
                    .toUtf8();
    return list + "]";
}

/// Two variants of a transformer block in 64 rounds; the second one takes twice as long.
RunResult measuredBlock()
{
    RunResult result;
    Segment segment;
    segment.spec.operation = Operation::Block;
    for (const VariantInfo& variant : variantsOf(Operation::Block).first(2)) {
        ModeResult mode;
        mode.requested = variant.name;
        mode.effective = "cpu";
        for (int i = 0; i < 64; ++i)
            mode.samplesUs.push_back((segment.modes.empty() ? 1000.0f : 2000.0f) + static_cast<float>(i % 7));
        mode.latency = summarize(mode.samplesUs);
        segment.spec.variants.push_back(mode.requested);
        segment.modes.push_back(std::move(mode));
    }
    analyse(segment, nullptr);
    result.segments.push_back(std::move(segment));
    return result;
}

QString cell(MainWindow& window, int row, const char* column)
{
    ComparisonModel* model = child<ComparisonView>(window, "compareTable")->comparison();
    return model->data(model->index(row, columnOf<ComparisonModel>(column))).toString();
}

} // namespace

class TestImportCommands : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    int m_number = 0;

    AppContext context()
    {
        AppContext context;
        context.settingsFile = m_dir.filePath(QStringLiteral("settings%1.ini").arg(++m_number));
        return context;
    }
    QString write(const QString& name, const QByteArray& bytes)
    {
        const QString path = m_dir.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
    }
    static QString message(MainWindow& window) { return child<MessageBar>(window, "messageBar")->text(); }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void rowsOfOthersComeIn()
    {
        MainWindow window(context());
        window.show();
        QCOMPARE(action(window, "actionImport")->shortcut(), QKeySequence(QStringLiteral("Ctrl+I")));
        QAbstractItemModelTester tester(child<ComparisonView>(window, "compareTable")->comparison(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        window.openPath(write(QStringLiteral("copy.json"), kNvbench));
        addPreviewed(window);
        QTRY_COMPARE(window.store().runs().size(), 1);
        const StoredRun& run = window.store().runs().first();
        QCOMPARE(run.name, QStringLiteral("nvbench · copy.json"));
        QCOMPARE(window.store().undoStack()->count(), 0);
        QVERIFY(window.isWindowModified());
        QCOMPARE(message(window), QStringLiteral("Imported nvbench · copy.json: 2 row(s), read-only."));
        QCOMPARE(child<QTabWidget>(window, "pages")->currentIndex(), 1); // no samples: nothing for the scope
        QVERIFY(child<ScopeChart>(window, "scopeChart")
                    ->emptyText()
                    .contains(QStringLiteral("without individual samples")));
        QCOMPARE(child<ScopeChart>(window, "scopeChart")->traceCount(), 0);
        const auto subtitle =
            child<RunsPanel>(window, "runsPanel")->model()->index(0, 0).data(RunsModel::SubtitleRole).toString();
        QVERIFY2(subtitle.contains(QStringLiteral("imported from nvbench, copy.json")) &&
                     subtitle.contains(QStringLiteral("H200")),
                 qPrintable(subtitle));
        window.store().markSaved();
    }

    void whatTheFileDoesNotGiveIsADash()
    {
        MainWindow window(context());
        window.show();
        window.openPath(write(QStringLiteral("dash/copy.json"), kNvbench));
        addPreviewed(window);
        QTRY_COMPARE(window.store().runs().size(), 1);
        QCOMPARE(cell(window, 0, "p50"), QStringLiteral("14.50"));
        QCOMPARE(cell(window, 0, "mean"), QStringLiteral("15.00"));
        QCOMPARE(cell(window, 0, "n"), QStringLiteral("1,024"));
        for (const char* column :
             {"min", "max", "p95", "p99", "medianInterval", "gbps", "ceilingPercent", "size", "ratio", "verified"})
            QCOMPARE(cell(window, 0, column), QStringLiteral("–"));
        QCOMPARE(cell(window, 1, "mean"), QStringLiteral("12.00"));
        for (const char* column : {"n", "p50", "std", "cv", "min", "delta", "gbps"})
            QCOMPARE(cell(window, 1, column), QStringLiteral("–"));
        auto* table = child<ComparisonView>(window, "compareTable");
        QVERIFY(!table->isColumnHidden(columnOf<ComparisonModel>("mean"))); // the second row has nothing else
        const QModelIndex unknown = table->comparison()->index(1, columnOf<ComparisonModel>("p50"));
        QVERIFY(unknown.data(Qt::ToolTipRole).toString().contains(QStringLiteral("Not given by nvbench, copy.json")));
        const auto bars = child<ComparisonChart>(window, "latencyChart")->content().bars;
        QCOMPARE(bars.size(), 2);
        QCOMPARE(bars[0].value, 14.5);
        QVERIFY(std::isnan(bars[0].low) && std::isnan(bars[1].value));
        QVERIFY(!child<ComparisonChart>(window, "sizeChart")->isVisible()); // nothing in it
        window.store().markSaved();
    }

    void evaluationsAreComparedItemByItem()
    {
        const QString a =
            write(QStringLiteral("a/results_2025-01-02T03-04-05.json"), evaluation("org/base", 0.75, 9.5));
        const QString b =
            write(QStringLiteral("b/results_2025-01-02T03-04-05.json"), evaluation("org/int8", 0.70, 9.7));
        write(QStringLiteral("a/samples_arc_easy_2025-01-02T03-04-05.jsonl"), items(400, 300));
        write(QStringLiteral("b/samples_arc_easy_2025-01-02T03-04-05.jsonl"), items(400, 260));
        MainWindow window(context());
        window.show();
        auto* table = child<QTableView>(window, "scoreTable");
        QAbstractItemModelTester tester(table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(dropFiles(window, {a, b}));
        addPreviewed(window);
        QTRY_COMPARE(window.store().runs().size(), 2);
        QCOMPARE(window.store().runs().first().name, QStringLiteral("lm-eval · org/base"));
        QCOMPARE(child<QTabWidget>(window, "pages")->currentIndex(), 1);
        QTRY_VERIFY(table->isVisible());
        QVERIFY(!child<ComparisonView>(window, "compareTable")->isVisible()); // there is nothing but scores
        const auto at = [&](int row, const char* column) {
            return table->model()->index(row, columnOf<ScoreModel>(column)).data().toString();
        };
        QCOMPARE(table->model()->rowCount(), 4);
        QCOMPARE(at(0, "name"), QStringLiteral("org/base"));
        QCOMPARE(at(0, "value"), QStringLiteral("0.7500"));
        QCOMPARE(at(0, "error"), QStringLiteral("0.0150"));
        QCOMPARE(at(0, "n"), QStringLiteral("400"));
        QCOMPARE(at(0, "verdict"), QStringLiteral("reference"));
        QCOMPARE(at(1, "verdict"), QStringLiteral("↓ WORSE −0.1000"));
        QCOMPARE(at(2, "metric"), QStringLiteral("word_perplexity ↓"));
        QCOMPARE(at(2, "error"), QStringLiteral("–"));
        QCOMPARE(at(3, "verdict"), QStringLiteral("–")); // no items to pair
        table->setFocus();
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("org/int8\tarc_easy")));
        window.store().remove(window.store().runs().first().id);
        QTRY_COMPARE(table->model()->rowCount(), 2);
        window.store().undoStack()->undo();
        QTRY_COMPARE(table->model()->rowCount(), 4);
        window.store().markSaved();
    }

    void oneBadFileDoesNotKeepTheOthersOut()
    {
        MainWindow window(context());
        window.show();
        QVERIFY(dropFiles(window, {write(QStringLiteral("mix/copy.json"), kNvbench),
                                   write(QStringLiteral("mix/words.json"), "{\"some\":\"thing\"}")}));
        addPreviewed(window);
        QTRY_COMPARE(window.store().runs().size(), 1);
        QCOMPARE(child<MessageBar>(window, "messageBar")->kind(), MessageBar::Kind::Error);
        QVERIFY2(message(window).contains(QStringLiteral("Imported nvbench")) &&
                     message(window).contains(QStringLiteral("words.json")),
                 qPrintable(message(window)));
        window.store().markSaved();
        MainWindow second(context());
        second.show();
        QVERIFY(dropFiles(second, {write(QStringLiteral("mix/broken.json"), "{\"benchmarks\":["),
                                   write(QStringLiteral("mix/empty.csv"), "")}));
        QTRY_VERIFY(message(second).startsWith(QStringLiteral("Nothing was imported")));
        QVERIFY(message(second).contains(QStringLiteral("broken.json")) &&
                message(second).contains(QStringLiteral("empty.csv")));
        QVERIFY(second.store().runs().isEmpty() && !second.isWindowModified());
    }

    void importedRunsOfferNothingToMeasure()
    {
        MainWindow window(context());
        window.show();
        window.openPath(write(QStringLiteral("times.json"), queries()));
        addPreviewed(window);
        QTRY_COMPARE(window.store().runs().size(), 1);
        QCOMPARE(child<QTabWidget>(window, "pages")->currentIndex(), 0);
        QCOMPARE(child<ScopeChart>(window, "scopeChart")->keptSamples(0), std::uint64_t{100});
        auto* panel = child<FindingsPanel>(window, "findingsPanel");
        const auto findings = panel->findings();
        const auto owner = std::find_if(findings.begin(), findings.end(),
                                        [](const Finding& f) { return f.code == QStringLiteral("WARMUP_OUTLIER"); });
        QVERIFY(owner != findings.end()); // the first query owns the mean, also in files of others
        for (const Finding& finding : findings)
            QVERIFY(finding.fix == DiagnosisFix::None);
        Finding asked = *owner;
        asked.fix = DiagnosisFix::MoreSamples;
        emit panel->fixRequested(asked);
        QVERIFY(!runOf(window).isActive());
        QVERIFY(message(window).contains(QStringLiteral("imported from trtexec, times.json")));
        window.store().markSaved();
    }

    void rowsStandBesideMeasuredOnes()
    {
        MainWindow window(context());
        window.show();
        auto* import = window.findChild<ImportCommands*>();
        QVERIFY(import);
        action(window, "actionImportBeside")->trigger(); // asks for no file where nothing is shown
        QVERIFY2(message(window).contains(QStringLiteral("add imported results to")), qPrintable(message(window)));
        window.openPath(write(QStringLiteral("beside/copy.json"), kNvbench));
        addPreviewed(window);
        QTRY_COMPARE(window.store().runs().size(), 1);
        action(window, "actionImportBeside")->trigger(); // nor where nothing of it was measured here
        QVERIFY2(message(window).contains(QStringLiteral("add imported results to")), qPrintable(message(window)));
        const QString id = window.store().add(measuredBlock());
        emit child<RunsPanel>(window, "runsPanel")->selected(id);
        ComparisonModel* model = child<ComparisonView>(window, "compareTable")->comparison();
        QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model->rowCount(), 2);
        const QString verdict = cell(window, 1, "verdict"), rank = cell(window, 1, "rank");
        QVERIFY2(verdict.contains(QStringLiteral("SLOWER")), qPrintable(verdict));

        import->importBeside({write(QStringLiteral("beside/block.json"), queries())}, id);
        addPreviewed(window);
        QTRY_COMPARE(model->rowCount(), 3);
        QCOMPARE(window.store().runs().size(), 2);
        QCOMPARE(cell(window, 2, "mode"), QStringLiteral("TensorRT, block.json"));
        QCOMPARE(cell(window, 2, "verdict"), QStringLiteral("–"));
        QCOMPARE(cell(window, 2, "rank"), QStringLiteral("–"));
        QCOMPARE(cell(window, 1, "verdict"), verdict);
        QCOMPARE(cell(window, 1, "rank"), rank);
        QVERIFY2(message(window).contains(QStringLiteral("to Run 1")) &&
                     message(window).contains(QStringLiteral("1 row")),
                 qPrintable(message(window)));
        int ofOthers = 0;
        for (const Finding& finding : child<FindingsPanel>(window, "findingsPanel")->findings())
            if (finding.modeName == QStringLiteral("TensorRT, block.json")) {
                ++ofOthers;
                QVERIFY(finding.fix == DiagnosisFix::None);
            }
        QVERIFY(ofOthers > 0); // its first query owns the mean
        const auto bars = child<ComparisonChart>(window, "latencyChart")->content().bars;
        QCOMPARE(bars.size(), 3);
        QCOMPARE(bars[2].note, QStringLiteral("imported"));
        QVERIFY(!bars[2].unresolved && bars[1].note.contains(QStringLiteral("slower")));

        const QString file = m_dir.filePath(QStringLiteral("beside.quantoscope"));
        QVERIFY(saveTo(window, file));
        window.store().undoStack()->undo();
        QCOMPARE(model->rowCount(), 2);
        QVERIFY(window.isWindowModified());
        window.store().undoStack()->redo();
        QCOMPARE(model->rowCount(), 3);
        window.store().markSaved();
        MainWindow second(context());
        second.show();
        second.openPath(file);
        QVERIFY(filesSettled(second));
        QCOMPARE(child<ComparisonView>(second, "compareTable")->comparison()->rowCount(), 3);
        QCOMPARE(cell(second, 2, "mode"), QStringLiteral("TensorRT, block.json"));
    }

    void besideARunThatIsGone()
    {
        MainWindow window(context());
        window.show();
        const QString id = window.store().add(measuredBlock());
        auto* import = window.findChild<ImportCommands*>();
        import->importBeside({write(QStringLiteral("gone/times.json"), queries())}, id);
        window.store().remove(id);
        addPreviewed(window);
        QVERIFY2(message(window).startsWith(QStringLiteral("Nothing was imported")) &&
                     message(window).contains(QStringLiteral("removed")),
                 qPrintable(message(window)));
        window.store().undoStack()->undo();
        import->importBeside({write(QStringLiteral("gone/words.json"), "{\"some\":\"thing\"}")}, id);
        QTRY_VERIFY(!import->isBusy());
        QVERIFY2(message(window).contains(QStringLiteral("words.json")), qPrintable(message(window)));
        QCOMPARE(window.store().find(id)->result->last()->modes.size(), std::size_t{2});
        window.store().markSaved();
    }

    void sessionsKeepWhatWasImported()
    {
        const QString a =
            write(QStringLiteral("s/results_2025-01-02T03-04-05.json"), evaluation("org/base", 0.75, 9.5));
        write(QStringLiteral("s/samples_arc_easy_2025-01-02T03-04-05.jsonl"), items(40, 30));
        MainWindow window(context());
        window.show();
        QVERIFY(dropFiles(window, {a, write(QStringLiteral("s/times.json"), queries()),
                                   write(QStringLiteral("s/copy.json"), kNvbench)}));
        addPreviewed(window);
        QTRY_COMPARE(window.store().runs().size(), 3);
        const QString row =
            QString::fromStdString(window.store().runs().last().result->last()->modes.front().requested);
        window.store().setBaseline(row); // a row of others may be the baseline, and the session opens again
        const QString before = child<ComparisonView>(window, "compareTable")->allText(TableFormat::Tsv);
        const QString file = m_dir.filePath(QStringLiteral("imported.quantoscope"));
        QVERIFY(saveTo(window, file));
        QVERIFY(!window.isWindowModified());

        MainWindow second(context());
        second.show();
        second.openPath(file);
        QVERIFY(filesSettled(second));
        QCOMPARE(second.store().runs().size(), 3);
        QCOMPARE(second.store().baseline(), row);
        QCOMPARE(child<ComparisonView>(second, "compareTable")->allText(TableFormat::Tsv), before);
        for (int i = 0; i < 3; ++i) {
            const StoredRun &was = window.store().runs()[i], &is = second.store().runs()[i];
            QCOMPARE(is.name, was.name);
            QCOMPARE(is.result->importedFrom(), was.result->importedFrom());
            QCOMPARE(is.result->scores.size(), was.result->scores.size());
            for (std::size_t s = 0; s < was.result->scores.size(); ++s) {
                const Score &old = was.result->scores[s], &now = is.result->scores[s];
                QVERIFY(now.name == old.name && now.task == old.task && now.metric == old.metric &&
                        now.value == old.value && now.standardError == old.standardError);
                QVERIFY(now.n == old.n && now.ids == old.ids && now.values == old.values &&
                        now.importedFrom == old.importedFrom && now.higherIsBetter == old.higherIsBetter);
            }
            for (std::size_t m = 0; m < was.result->last()->modes.size(); ++m) {
                const ModeResult &old = was.result->last()->modes[m], &now = is.result->last()->modes[m];
                QVERIFY(now.importedFrom == old.importedFrom && now.requested == old.requested &&
                        now.samplesUs == old.samplesUs);
                QVERIFY(now.latency.p50 == old.latency.p50 && now.latency.mean == old.latency.mean &&
                        now.latency.n == old.latency.n);
                QCOMPARE(now.diagnoses.size(), old.diagnoses.size());
            }
        }
    }

    void reportsClaimNothingAboutThem()
    {
        MainWindow window(context());
        window.show();
        QVERIFY(dropFiles(window, {write(QStringLiteral("r/times.json"), queries()),
                                   write(QStringLiteral("r/copy.json"), kNvbench)}));
        addPreviewed(window);
        QTRY_COMPARE(window.store().runs().size(), 2);
        const QString folder = m_dir.filePath(QStringLiteral("report"));
        QVERIFY2(exportTo(window, folder), qPrintable(message(window)));
        QFile report(folder + QStringLiteral("/report.md"));
        QVERIFY(report.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(report.readAll());
        QVERIFY(!text.contains(QStringLiteral("Reproduce")) && !text.contains(QStringLiteral("quantoscope quantize")));
        QVERIFY(!text.contains(QStringLiteral("random normal")) && !text.contains(QStringLiteral("4096")));
        QVERIFY(text.contains(QStringLiteral("nvbench, copy.json")));
        const QString batch = text.mid(text.indexOf(QStringLiteral("(batch)"))).section(QLatin1Char('\n'), 0, 0);
        QVERIFY2(batch.contains(QStringLiteral("12.00")) && batch.contains(QStringLiteral("–")) &&
                     !batch.contains(QStringLiteral("0.000")),
                 qPrintable(batch));
        window.store().markSaved();
    }

    void aRunThatGoesOnKeepsThePicture()
    {
        RunSpec spec;
        spec.shape = {16, 256};
        spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
        spec.iterations = 1'000'000;
        spec.backend = BackendChoice::Cpu;
        spec.cache = CacheMode::Hot;
        AppContext machine = context();
        Settings(machine.settingsFile).setup.set(spec);
        MainWindow window(machine);
        window.show();
        action(window, "actionRun")->trigger();
        auto* chart = child<ScopeChart>(window, "scopeChart");
        QTRY_VERIFY_WITH_TIMEOUT(chart->traceCount() == 2 && chart->keptSamples(0) > 20, kPatience * 20'000);
        QVERIFY(dropFiles(window, {write(QStringLiteral("live/copy.json"), kNvbench)}));
        addPreviewed(window);
        QTRY_COMPARE(window.store().runs().size(), 1);
        QVERIFY(runOf(window).isActive());
        QCOMPARE(chart->traceCount(), 2);
        action(window, "actionStop")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!runOf(window).isActive(), kPatience * 5'000);
        QCOMPARE(window.store().runs().size(), 2);
        const QString name = window.store().runs().last().name;
        QVERIFY2(name.startsWith(QStringLiteral("Run 1 · Quantize")), qPrintable(name)); // imported runs take no number
        QCOMPARE(chart->traceCount(), 2);
        window.store().markSaved();
    }
};

QS_TEST(TestImportCommands)
#include "test_import_commands.moc"
