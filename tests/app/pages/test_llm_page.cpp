// SPDX-License-Identifier: GPL-3.0-or-later
// A study of the small language model in the window: real ones, of a few configurations and a short text.
#include "tests/app/support/json_schema.h"
#include "tests/app/support/window_test.h"
#include "tests/gpu/support/fake_llm.h"

#include "app/export/report_exporter.h"
#include "app/files/file_commands.h"
#include "app/pages/llm/llm_live_panel.h"
#include "app/pages/llm/llm_module.h"
#include "app/pages/llm/llm_page.h"
#include "app/present/slide_maker.h"
#include "app/recovery/recovery_index.h"
#include "app/session/session_file.h"
#include "gpu/report/llm/report.h"
#include "gpu/results/llm_rates.h"
#include "tests/gui_test.h"
#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/curves/line_chart.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/controls/inline_message.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/runs/runs_model.h"
#include "widgets/runs/runs_panel.h"
#include "widgets/setup/llm_setup_panel.h"
#include "widgets/tables/llm/llm_model.h"
#include "widgets/tensor/divergence_view.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTextEdit>

#include <algorithm>
#include <set>

using namespace qs;

namespace {

LlmStudySpec shortStudy()
{
    LlmStudySpec spec;
    spec.configurations = {"fp16", "int4-w4a16", "fp8-w8a8"};
    spec.textTokens = 600;
    spec.clozeItems = 12;
    spec.batches = {1, 3};
    spec.promptLengths = {16};
    spec.generate = 4;
    spec.rounds = 6;
    return spec;
}

} // namespace

class TestLlmPage : public WindowTest
{
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window; ///< has measured the short study
    LlmPtr m_study;

    std::unique_ptr<MainWindow> open(const LlmStudySpec& spec = shortStudy())
    {
        const AppContext fresh = context();
        RunSpec target = smallSpec();
        Settings(fresh.settingsFile).setup.set(target);
        Settings(fresh.settingsFile).llmSetup.set(spec);
        auto window = std::make_unique<MainWindow>(fresh);
        window->resize(1440, 900);
        window->show();
        return window;
    }
    static LlmPage& page(MainWindow& window) { return llmOf(window).llmPage(); }
    template <typename T> static T* part(MainWindow& window, const char* name)
    {
        return page(window).findChild<T*>(QLatin1String(name));
    }
    static void begin(MainWindow& window)
    {
        action(window, "actionLlmPage")->trigger();
        action(window, "actionRun")->trigger();
        QVERIFY(llmStudyOf(window).isActive());
    }
    static QString modelError(MainWindow& window)
    {
        return llmOf(window).setupPanel().findChild<InlineMessage*>(QStringLiteral("llmModelMessage"))->message();
    }

    /// The study that several tests look at: whichever comes first runs it.
    void needStudy()
    {
        if (!m_study) aStudyRunsAndShowsItself();
    }

private slots:
    void initTestCase()
    {
        qputenv("QUANTOSCOPE_LLM", QS_SOURCE_DIR "/resources/llm/default");
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
    void cleanupTestCase()
    {
        if (m_window) forget(*m_window);
        m_window.reset();
    }

    void thePageIsMadeWhenItIsFirstShown()
    {
        auto window = open();
        QVERIFY(!llmOf(*window).isMade());
        action(*window, "actionLlmPage")->trigger();
        QVERIFY(llmOf(*window).isMade());
        QCOMPARE(child<QStackedWidget>(*window, "setupStack")->currentIndex(), 3);
        QVERIFY(child<QLabel>(*window, "llmEmptyText")->isVisible());
        QCOMPARE(llmOf(*window).setupPanel().spec().textTokens, 600);
        QTRY_VERIFY(modelError(*window).contains("3,279,104 parameters"));
        QVERIFY(modelError(*window).contains("6.56 MB"));
        const auto* estimate =
            llmOf(*window).setupPanel().findChild<InlineMessage*>(QStringLiteral("llmEstimateLabel"));
        QVERIFY2(estimate->message().contains("is free") && estimate->message().contains("workspace") &&
                     estimate->message().contains("MiB"),
                 qPrintable(estimate->message()));
        action(*window, "actionScopePage")->trigger();
        QCOMPARE(child<QStackedWidget>(*window, "setupStack")->currentIndex(), 0);
    }

    void aStudyRunsAndShowsItself()
    {
        m_window = open();
        begin(*m_window);
        QVERIFY(!action(*m_window, "actionRun")->isEnabled());
        QVERIFY(action(*m_window, "actionStop")->isEnabled());
        LlmPage& p = page(*m_window);
        QVERIFY(part<QPushButton>(*m_window, "llmStop")->isVisible());
        QCOMPARE(p.tabs().count(), 4);
        QCOMPARE(p.currentView(), &p.live());
        QTRY_VERIFY_WITH_TIMEOUT(!p.live().samples().toPlainText().isEmpty(), kPatience * 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(!p.live().chart().content().series.isEmpty(), kPatience * 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(!llmStudyOf(*m_window).isActive(), kPatience * 60'000);
        QVERIFY2(llmStudyOf(*m_window).state() == LlmController::State::Done,
                 qPrintable(child<MessageBar>(*m_window, "messageBar")->text()));
        QCOMPARE(m_window->store().runs().size(), 1);
        const StoredRun& run = m_window->store().runs().first();
        QVERIFY(run.llm());
        QCOMPARE(run.name, QStringLiteral("Language model 1 · small Llama"));
        const QString line =
            child<RunsPanel>(*m_window, "runsPanel")->model()->index(0, 0).data(RunsModel::SubtitleRole).toString();
        QVERIFY2(line.contains("3 configuration") || line.contains("faster"), qPrintable(line));
        m_study = run.llm();
        QVERIFY(m_study->complete);
        QCOMPARE(m_study->rows.size(), std::size_t{3});
        QVERIFY(p.currentView() != &p.live()); // in its place the figures
        QVERIFY(!part<QPushButton>(*m_window, "llmStop")->isVisible());
        QVERIFY(
            child<QLabel>(*m_window, "llmSentence")->text().startsWith("Configurations compared with the baseline. "));
        QVERIFY(!m_window->findChild<FindingsPanel*>()->findings().isEmpty());
        QVERIFY(!p.live().chart().content().series.isEmpty()); // what was seen live stays
    }

    void tablesHoldWhatWasMeasured()
    {
        needStudy();
        QVERIFY(m_study);
        LlmModel& model = page(*m_window).model();
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int kind = 0; kind < kLlmTables; ++kind) {
            model.setKind(static_cast<LlmTableKind>(kind));
            QCOMPARE(model.rowCount(), 3);
            QVERIFY(model.columnCount() > 4);
            for (int column = 1; column < model.columnCount(); ++column)
                QVERIFY2(!model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty(),
                         qPrintable(model.columnTitle(column)));
        }
        model.setKind(LlmTableKind::Text);
        QCOMPARE(model.index(1, 1).data(LlmModel::RawRole).toDouble(), m_study->rows[1].text->perplexity);
        model.setKind(LlmTableKind::Memory);
        QCOMPARE(model.index(1, 1).data(LlmModel::RawRole).toDouble(),
                 static_cast<double>(m_study->rows[1].memory.weights));
        model.setKind(LlmTableKind::Inspection);
        QVERIFY(m_study->rows[2].inspection.simulated); // no CPU multiplies FP8
        QVERIFY(model.index(2, model.columnCount() - 1).data().toString().startsWith("no: Simulated"));
        QCOMPARE(model.index(0, model.columnCount() - 1).data().toString(), QStringLiteral("yes"));
        model.setKind(LlmTableKind::Overview);
        action(*m_window, "actionCopyMarkdown")->trigger();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.contains("INT4-W4A16") && copied.contains("Perplexity"), qPrintable(copied));
    }

    void noTwoColumnsHaveOneName()
    {
        LlmStudyResult study = fakeLlmResult();
        study.tasks.push_back(study.tasks.front());
        study.tasks.back().id = "piqa";
        study.tasks.back().title = "PIQA";
        study.tasks.back().metrics = {"acc", "acc_norm"};
        for (int kind = 0; kind < kLlmTables; ++kind) {
            std::set<QString> titles;
            for (const Column<LlmRow>& column : llmColumns(static_cast<LlmTableKind>(kind), study))
                QVERIFY2(titles.insert(column.head.title).second, qPrintable(column.head.title));
        }
        const TextTable summary = llmSummaryTable(study);
        QCOMPARE(std::set<std::string>(summary.header.begin(), summary.header.end()).size(), summary.header.size());
    }

    void liveAndStoredRatesAreTheSame()
    {
        const auto study = std::make_shared<const LlmStudyResult>(fakeLlmResult());
        LlmLivePanel live, stored;
        live.begin();
        stored.begin();
        auto beginning = std::make_shared<LlmStudyResult>(*study);
        for (LlmRow& row : beginning->rows)
            row.timings.clear();
        live.setStudy(beginning, true);
        for (std::size_t round = 0; round < 8; ++round)
            for (const LlmRow& row : study->rows)
                for (const LlmTiming& t : row.timings) {
                    StudyEvent speed;
                    speed.kind = StudyEvent::Kind::Speed;
                    speed.subject = row.configuration;
                    if (&t == &row.timings.front()) {
                        speed.what = "prefill";
                        speed.count = 1;
                        speed.rate = roundPromptRates(t)[round];
                        live.addEvent(speed);
                    }
                    speed.what = "decode";
                    speed.count = t.batch;
                    speed.rate = roundThroughput(t)[round];
                    live.addEvent(speed);
                }
        stored.setStudy(study, false);
        for (const char* kind : {"prefill", "decode 1", "decode 8"}) {
            for (LlmLivePanel* panel : {&live, &stored}) {
                auto* box = panel->findChild<QComboBox*>(QStringLiteral("llmLiveKind"));
                box->setCurrentIndex(box->findData(QLatin1String(kind)));
                emit box->activated(box->currentIndex());
            }
            const auto a = live.chart().content().series, b = stored.chart().content().series;
            QCOMPARE(live.chart().title(), stored.chart().title());
            QCOMPARE(a.size(), 3);
            for (const LineSeries& line : a) {
                const auto same =
                    std::find_if(b.begin(), b.end(), [&](const LineSeries& s) { return s.mode == line.mode; });
                QVERIFY(same != b.end());
                QCOMPARE(line.points.size(), qsizetype(8));
                QCOMPARE(same->points.size(), qsizetype(8));
                for (qsizetype i = 0; i < 8; ++i) {
                    QCOMPARE(line.points[i].x, same->points[i].x);
                    QCOMPARE(line.points[i].y, same->points[i].y);
                }
            }
        }
    }

    void chartsShowTheSameNumbers()
    {
        needStudy();
        QVERIFY(m_study);
        const auto value = [&](const char* chart, int row) {
            return part<CategoryBars>(*m_window, chart)->content().items[row].value;
        };
        QCOMPARE(value("llmPerplexity", 1), m_study->rows[1].text->perplexity);
        QCOMPARE(value("llmDivergence", 1), m_study->rows[1].text->meanDivergence);
        QCOMPARE(value("llmLatency", 0), m_study->rows[0].timings.front().step.p50 * 1e-3);
        QCOMPARE(value("llmLoading", 2), m_study->rows[2].load.seconds);
        QCOMPARE(value("llmTasks", 0), 100 * m_study->rows[0].metrics.front().share());
        const auto* throughput = part<LineChart>(*m_window, "llmThroughput");
        QCOMPARE(throughput->content().series.size(), 3);
        QCOMPARE(throughput->content().series[0].points.size(), 2); // two batches
        QCOMPARE(throughput->content().series[0].points[1].y, decodeThroughput(m_study->rows[0].timings[1]));
        QVERIFY(throughput->content().series[2].pale); // simulated
        auto* tradeOff = part<ParetoChart>(*m_window, "llmTradeOff");
        QCOMPARE(tradeOff->content().points.size(), 2); // a simulated time is of no format
        part<QComboBox>(*m_window, "llmCost")->setCurrentIndex(1);
        QCOMPARE(tradeOff->content().points.size(), 3);
        // What is marked in one place is marked everywhere.
        page(*m_window).setActiveMode(QStringLiteral("llm:int4-w4a16"));
        QCOMPARE(page(*m_window).table().activeMode(), QStringLiteral("llm:int4-w4a16"));
        QCOMPARE(tradeOff->selected(), QStringLiteral("llm:int4-w4a16"));
        QCOMPARE(page(*m_window).text().mode(), QStringLiteral("llm:int4-w4a16"));
    }

    void theTextTellsTheDivergenceOfEachToken()
    {
        needStudy();
        QVERIFY(m_study);
        DivergenceView& view = page(*m_window).text();
        page(*m_window).showView(&view);
        QCOMPARE(page(*m_window).currentView(), &view);
        const auto& divergence = m_study->rows[1].text->tokenDivergence;
        QCOMPARE(divergence.size(), std::size_t{600});
        QString all;
        for (const std::string& piece : m_study->textPieces)
            all += QString::fromStdString(piece);
        QCOMPARE(view.text().toPlainText(), all);
        const int worst = static_cast<int>(std::max_element(divergence.begin(), divergence.end()) - divergence.begin());
        QTest::mouseClick(part<QPushButton>(*m_window, "divergenceWorst"), Qt::LeftButton);
        QCOMPARE(view.currentToken(), worst);
        const QString words = part<QLabel>(*m_window, "divergenceToken")->text();
        QVERIFY2(words.contains("nats") && words.contains("bits") && words.contains("probability of this token"),
                 qPrintable(words));
        // The worst one has a ground, and one without divergence has none.
        QTextCursor cursor = view.text().textCursor();
        cursor.movePosition(QTextCursor::Right);
        QVERIFY(cursor.charFormat().background().style() != Qt::NoBrush);
        QTest::keyClick(&view.text(), Qt::Key_Right);
        QCOMPARE(view.currentToken(), worst + 1);
        QTest::keyClick(&view.text(), Qt::Key_N);
        QVERIFY(view.currentToken() != worst);
        QTest::keyClick(&view.text(), Qt::Key_W);
        QCOMPARE(view.currentToken(), worst);
    }

    void itIsKeptInASession()
    {
        needStudy();
        QVERIFY(m_study);
        const QString path = m_dir.filePath(QStringLiteral("llm.quantoscope"));
        QVERIFY(saveSession(path, m_window->store().data()));
        QFile written(path);
        QVERIFY(written.open(QFile::ReadOnly));
        const std::string problem =
            JsonSchema("session.schema.json").problem(nlohmann::json::parse(written.readAll().toStdString()));
        QVERIFY2(problem.empty(), problem.c_str());
        auto window = open();
        window->openPath(path);
        QVERIFY(filesSettled(*window));
        QCOMPARE(window->store().runs().size(), 1);
        QVERIFY(window->store().runs().first().llm());
        QCOMPARE(toJson(*window->store().runs().first().llm()).dump(), toJson(*m_study).dump());
        QCOMPARE(child<QTabWidget>(*window, "pages")->currentWidget(), llmOf(*window).page());
        QCOMPARE(page(*window).study().rows.size(), std::size_t{3});
        QVERIFY(!window->findChild<FindingsPanel*>()->findings().isEmpty());
        QCOMPARE(page(*window).live().chart().content().series.size(), 3); // the rates of its rounds
        // The results of the command line open as well.
        const QString results = m_dir.filePath(QStringLiteral("results.json"));
        QFile file(results);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(QByteArray::fromStdString(toJson(*m_study).dump()));
        file.close();
        window->openPath(results);
        QVERIFY(filesSettled(*window));
        QCOMPARE(window->store().runs().size(), 1);
        QVERIFY(window->store().runs().first().llm());
        forget(*window);
    }

    void whatAKilledProgramLeavesIsThere()
    {
        needStudy();
        QVERIFY(m_study);
        const RecoveryPlace place{m_dir.path(), QStringLiteral("killed")};
        QVERIFY(RecoveryWriter(place).writeStudy(*m_study));
        const auto restored = restoreSession(place);
        QVERIFY(restored);
        QCOMPARE(restored->data.runs.size(), 1);
        const StoredRun& run = restored->data.runs.first();
        QVERIFY(run.llm() && run.llm()->stopReason == recoveredReason());
        QVERIFY2(run.name.contains("Language model"), qPrintable(run.name));
    }

    void theReportHasItsPictures()
    {
        needStudy();
        QVERIFY(m_study);
        const QString folder = m_dir.filePath(QStringLiteral("report"));
        QVERIFY(exportTo(*m_window, folder));
        QFile report(folder + QStringLiteral("/report.md"));
        QVERIFY(report.open(QFile::ReadOnly));
        const QString text = QString::fromUtf8(report.readAll());
        for (const char* name : kLlmPictures) {
            QVERIFY2(QFile::exists(folder + QStringLiteral("/artifacts/") + QLatin1String(name)), name);
            QVERIFY2(text.contains(QLatin1String(name)), name);
        }
        QVERIFY(QFile::exists(folder + QStringLiteral("/results.json")));
        QVERIFY(text.contains(QStringLiteral("## Recommendations")));
    }

    void itHasPagesInAPresentation()
    {
        needStudy();
        QVERIFY(m_study);
        const SessionData& session = m_window->store().data();
        const auto pages = pagesOf(session.runs.first(), session.baseline);
        QCOMPARE(pages.size(), 3);
        for (const DeckPage& page : pages) {
            QVERIFY(canShow(page, {session}));
            const Slide slide = makeSlide(page, {session});
            QVERIFY2(!slide.title.isEmpty() && slide.chart && !slide.chart->plots(QSizeF(800, 500)).isEmpty(),
                     qPrintable(slide.title));
            QVERIFY2(!kindLabel(page.kind).isEmpty(), qPrintable(slide.title));
            QCOMPARE(deckFromJson(toJson(Deck{{page}}))->pages, QVector<DeckPage>{page});
        }
        QVERIFY(makeSlide(pages.first(), {session})
                    .figures.first()
                    .value.startsWith(QString::number(m_study->rows[0].text->perplexity, 'f', 1).chopped(2)));
    }

    void cancelKeepsWhatWasMeasured()
    {
        LlmStudySpec longer = shortStudy();
        longer.textTokens = 0;
        longer.rounds = 500;
        auto window = open(longer);
        begin(*window);
        QTRY_VERIFY_WITH_TIMEOUT(!page(*window).study().rows.empty() && page(*window).study().rows.front().text,
                                 kPatience * 30'000);
        QTest::mouseClick(part<QPushButton>(*window, "llmStop"), Qt::LeftButton);
        QVERIFY(!part<QPushButton>(*window, "llmStop")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(!llmStudyOf(*window).isActive(), kPatience * 5'000);
        QCOMPARE(window->store().runs().size(), 1);
        QCOMPARE(window->store().runs().first().llm()->stopReason.english(), std::string("stopped by the user"));
        QVERIFY(action(*window, "actionRun")->isEnabled());
        forget(*window);
    }

    void aWrongFolderIsToldBesideItsName()
    {
        auto window = open();
        action(*window, "actionLlmPage")->trigger();
        auto* path = llmOf(*window).setupPanel().findChild<QLineEdit*>(QStringLiteral("llmModelPath"));
        const QString empty = m_dir.filePath(QStringLiteral("no model"));
        QVERIFY(QDir().mkpath(empty));
        path->setFocus();
        path->setText(empty);
        QTest::keyClick(path, Qt::Key_Return);
        QTRY_VERIFY2(modelError(*window).contains("config.json"), qPrintable(modelError(*window)));
        QVERIFY(!llmOf(*window).setupPanel().problems().isEmpty());
        QVERIFY(!llmOf(*window).setupPanel().findChild<QPushButton*>(QStringLiteral("llmRunButton"))->isEnabled());
        action(*window, "actionRun")->trigger(); // says why instead
        QVERIFY(!llmStudyOf(*window).isActive());
        QVERIFY(child<MessageBar>(*window, "messageBar")->text().contains("Cannot run this"));
        path->clear();
        QTest::keyClick(path, Qt::Key_Return);
        QTRY_VERIFY(llmOf(*window).setupPanel().problems().isEmpty());
    }

    void aFolderThatIsDroppedIsTheModel()
    {
        auto window = open();
        window->openPath(QStringLiteral(QS_SOURCE_DIR "/resources/llm/default"));
        QTRY_COMPARE(child<QTabWidget>(*window, "pages")->currentWidget(), llmOf(*window).page());
        QTRY_COMPARE(llmOf(*window).setupPanel().spec().model, std::string(QS_SOURCE_DIR "/resources/llm/default"));
        QTRY_VERIFY(modelError(*window).contains("3,279,104 parameters"));
    }

    void energyIsAskedForByACheckBox()
    {
        LlmSetupPanel panel;
        auto* energy = panel.findChild<QCheckBox*>(QStringLiteral("llmEnergyCheck"));
        QVERIFY(energy && !energy->isChecked());
        LlmStudySpec spec = panel.spec();
        QVERIFY(!spec.energy);
        energy->click();
        QVERIFY(panel.spec().energy);
        panel.setSpec(spec);
        QVERIFY(!energy->isChecked());
    }

    void wrongListsAreTold()
    {
        LlmSetupPanel panel;
        auto* batches = panel.findChild<QLineEdit*>(QStringLiteral("llmBatches"));
        batches->setText(QStringLiteral("8, 1 32"));
        emit batches->editingFinished();
        QCOMPARE(panel.spec().batches, (std::vector<int>{1, 8, 32}));
        QVERIFY(panel.problems().isEmpty());
        batches->setText(QStringLiteral("8, many"));
        emit batches->editingFinished();
        QCOMPARE(panel.problems().size(), 1);
    }
};

QS_TEST(TestLlmPage)
#include "test_llm_page.moc"
