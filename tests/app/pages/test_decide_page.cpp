// SPDX-License-Identifier: GPL-3.0-or-later
// The page Decide in the window: from limits to an answer, and from there to what uses it or is missing.
#include "tests/app/support/json_schema.h"
#include "tests/app/support/window_test.h"
#include "tests/gpu/support/fake_llm.h"

#include "app/pages/accuracy/accuracy_page.h"
#include "app/pages/accuracy/plan_editor.h"
#include "app/pages/decide/decide_module.h"
#include "app/pages/decide/decide_page.h"
#include "app/pages/decide/decision_model.h"
#include "app/pages/decide/limits_panel.h"
#include "app/pages/layout/empty_page.h"
#include "app/session/session_decision.h"
#include "app/session/session_file.h"
#include "app/targets/device_service.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/study_example.h"
#include "widgets/charts/curves/decision_chart.h"
#include "widgets/controls/inline_message.h"
#include "widgets/setup/llm_setup_panel.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QUndoStack>

using namespace qs;

class TestDecidePage : public WindowTest
{
    Q_OBJECT

    static DecideModule& moduleOf(const MainWindow& window) { return *window.pages().find<DecideModule>(); }
    static DecidePage& pageOf(const MainWindow& window) { return moduleOf(window).decidePage(); }
    template <typename T> static T* part(MainWindow& window, const char* name)
    {
        return window.findChild<T*>(QLatin1String(name));
    }
    std::unique_ptr<MainWindow> open()
    {
        auto fresh = window();
        LlmStudySpec spec;
        spec.model = "/models/small";
        fresh->store().addStudy(fakeLlmResult(spec));
        action(*fresh, "actionDecidePage")->trigger();
        return fresh;
    }
    static void enter(MainWindow& window, const char* field, const QString& typed)
    {
        auto* edit = part<QLineEdit>(window, field);
        QVERIFY(edit);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, typed.isEmpty() ? QStringLiteral("\b") : typed);
        QTest::keyClick(edit, Qt::Key_Return);
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void anEmptySessionSaysWhatToMeasure()
    {
        auto empty = window();
        QVERIFY(!moduleOf(*empty).table()); // nothing is made before it is seen
        action(*empty, "actionDecidePage")->trigger();
        QVERIFY(part<QLabel>(*empty, "decideEmptyText")->isVisible());
        const auto* button = part<QPushButton>(*empty, "offer-decideFirstLlm");
        QVERIFY(button->isVisible());
        part<QPushButton>(*empty, "offer-decideFirstModes")->click();
        QCOMPARE(empty->pages().current().title().id, QStringLiteral("accuracy"));
        QVERIFY(!empty->pages().isBusy());
    }

    void theAnswerFollowsLimitsAndUndo()
    {
        auto window = open();
        const QAbstractItemModelTester tester(pageOf(*window).table().model());
        auto* sentence = part<QLabel>(*window, "decideSentence");
        QVERIFY2(sentence->text().startsWith("INT8-W8A16 is the fastest configuration that meets the limits: 1.39× ["),
                 qPrintable(sentence->text()));
        enter(*window, "decideMs", QStringLiteral("0.2"));
        QCOMPARE(pageOf(*window).decision().table()->find("fp16")->state, DecisionState::Rejected);
        QVERIFY(pageOf(*window).table().allText(TableFormat::Tsv).contains("above the limit of 0.2 ms"));
        enter(*window, "decideMs", QStringLiteral("0.1"));
        QVERIFY(sentence->text().startsWith("No configuration is shown to meet the limits."));
        QCOMPARE(decisionLimitsOf(window->store().data()).msPerToken, std::optional(0.1));
        window->store().undoStack()->undo();
        QTRY_COMPARE(part<QLineEdit>(*window, "decideMs")->text(), QStringLiteral("0.2"));
        window->store().undoStack()->undo();
        QTRY_VERIFY(part<QLineEdit>(*window, "decideMs")->text().isEmpty());
        QVERIFY(sentence->text().startsWith("INT8-W8A16"));
        QCOMPARE(pageOf(*window).decision().table()->find("fp16")->state, DecisionState::Ranked);
        forget(*window);
    }

    void wideWindowsHaveTheReasonsBesideTheTable()
    {
        auto window = open();
        auto* splitter = part<QSplitter>(*window, "decideSplitter");
        const auto* reasons = part<QTabWidget>(*window, "decideTabs");
        window->resize(2560, 1440);
        QTRY_COMPARE(splitter->orientation(), Qt::Horizontal);
        QTRY_VERIFY(reasons->width() > 400 && reasons->height() > 1000);
        QTRY_VERIFY(pageOf(*window).table().height() > 1000);
        window->resize(1440, 900);
        QTRY_COMPARE(splitter->orientation(), Qt::Vertical);
        QTRY_VERIFY(pageOf(*window).table().width() > 700);
        QVERIFY(reasons->height() > 100 && pageOf(*window).table().height() > 150);
        forget(*window);
    }

    void candidatesStandInAPictureWithTheLimits()
    {
        auto window = open();
        DecidePage& page = pageOf(*window);
        const DecisionContent& picture = page.chart().content();
        int known = 0;
        for (const DecisionCandidate& each : page.decision().table()->candidates)
            known += each.latencyUs && each.perplexity && !each.simulated;
        QVERIFY(known >= 2);
        QCOMPARE(picture.points.size(), known);
        QVERIFY(!picture.timeLimit && picture.lossLimit == std::optional(1.0));
        QVERIFY(std::ranges::any_of(picture.points, &DecisionPoint::mayBeFirst));
        QCOMPARE(picture.dataTable().rows().size(), known);
        const QImage before = page.chart().renderImage({700, 380}, 1, Theme::light());
        enter(*window, "decideMs", QStringLiteral("0.2"));
        QVERIFY(picture.timeLimit);
        QVERIFY(std::ranges::any_of(picture.points,
                                    [](const DecisionPoint& point) { return point.isOut && point.time.value > 0; }));
        QVERIFY(page.chart().renderImage({700, 380}, 1, Theme::light()) != before);
        // A click on a marker chooses its row.
        const auto data = page.chart().data(page.chart().room());
        QVERIFY(!data.isEmpty());
        QTest::mouseClick(&page.chart(), Qt::LeftButton, {}, (data.back().at * page.chart().magnification()).toPoint());
        QCOMPARE(page.table().activeMode(), picture.points[data.back().point].mode);
        window->store().undoStack()->undo();
        forget(*window);
    }

    void whatIsNoNumberChangesNothing()
    {
        auto window = open();
        enter(*window, "decideMemory", QStringLiteral("much"));
        const auto* message = part<InlineMessage>(*window, "decideMessage");
        QVERIFY2(message->message().contains(QStringLiteral("“much”")), qPrintable(message->message()));
        QVERIFY(!decisionLimitsOf(window->store().data()).memoryBytes);
        enter(*window, "decideMemory", QStringLiteral("0.0225"));
        QVERIFY(message->message().isEmpty());
        QCOMPARE(pageOf(*window).decision().table()->find("fp16")->state, DecisionState::Rejected);
        part<QPushButton>(*window, "decideReset")->click();
        QCOMPARE(pageOf(*window).decision().table()->find("fp16")->state, DecisionState::Ranked);
        forget(*window);
    }

    void theChosenConfigurationGetsIntoUse()
    {
        auto window = open();
        DecidePage& page = pageOf(*window);
        QCOMPARE(page.candidate()->id, std::string("int8-w8a16"));
        page.tabs().setCurrentIndex(2);
        const auto* text = part<QPlainTextEdit>(*window, "decideWayText");
        QCOMPARE(text->toPlainText(),
                 QStringLiteral("quantoscope llm quantize --model /models/small --config int8-w8a16 "
                                "--out small-int8-w8a16"));
        auto* way = part<QComboBox>(*window, "decideWay");
        way->setCurrentIndex(2);
        QVERIFY(text->toPlainText().contains(QStringLiteral("QuantizationModifier:")));
        part<QPushButton>(*window, "decideCopyWay")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), text->toPlainText());
        page.choose("fp16"); // the same way of another configuration
        QCOMPARE(way->currentIndex(), 2);
        QVERIFY(!text->isVisible());
        QVERIFY(!part<QPushButton>(*window, "decideCopyWay")->isEnabled());
        part<QPushButton>(*window, "decideCopy")->click();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("### Ranking")));
        part<QPushButton>(*window, "decideShowRun")->click();
        QCOMPARE(window->pages().current().title().id, QStringLiteral("llm"));
        forget(*window);
    }

    void whatIsMissingIsSetUpAndNotStarted()
    {
        auto window = open();
        pageOf(*window).tabs().setCurrentIndex(3);
        auto* words = part<QLabel>(*window, "decideGap");
        QVERIFY2(words->text().contains(QStringLiteral("INT4-W4A16-GPTQ")), qPrintable(words->text()));
        part<QPushButton>(*window, "decideSetUp")->click();
        QCOMPARE(window->pages().current().title().id, QStringLiteral("llm"));
        const LlmStudySpec spec = llmOf(*window).setupPanel().spec();
        QCOMPARE(spec.model, std::string("/models/small"));
        QVERIFY(std::ranges::find(spec.configurations, "int4-w4a16-gptq") != spec.configurations.end());
        QVERIFY(std::ranges::find(spec.configurations, "int8-w8a16") == spec.configurations.end());
        QVERIFY(!window->pages().isBusy());
        QVERIFY(child<MessageBar>(*window, "messageBar")->text().contains(QStringLiteral("filled in")));
        forget(*window);
    }

    void aDeviceThatIsNotHereIsSaidAndNothingStarts()
    {
        auto window = open();
        DecisionGap gap = pageOf(*window).decision().table()->gaps.front();
        LlmStudySpec spec = std::get<LlmStudySpec>(gap.spec);
        spec.backend = BackendChoice::Cuda;
        spec.device = 99;
        gap.spec = spec;
        const auto* devices = window->findChild<DeviceService*>();
        QTRY_VERIFY(devices->isListed());
        moduleOf(*window).measure(gap, true);
        QCOMPARE(llmOf(*window).setupPanel().spec().model, std::string("/models/small"));
        QVERIFY(!window->pages().isBusy());
        QCOMPARE(devices->device(), 0);
        QVERIFY(child<MessageBar>(*window, "messageBar")->text().contains(QStringLiteral("is not available")));
        forget(*window);
    }

    void aModeOpensInThePlanEditor()
    {
        auto window = open();
        window->store().addStudy(*example::study());
        QTRY_COMPARE(part<QComboBox>(*window, "decideSubject")->count(), 2);
        auto* subject = part<QComboBox>(*window, "decideSubject");
        subject->setCurrentIndex(1);
        emit subject->activated(1);
        QCOMPARE(pageOf(*window).decision().table()->subject, DecisionSubject::Model);
        pageOf(*window).choose("int8-dynamic");
        auto* plan = part<QPushButton>(*window, "decidePlan");
        QVERIFY(!plan->isHidden());
        plan->click();
        QCOMPARE(window->pages().current().title().id, QStringLiteral("accuracy"));
        const auto* study = qobject_cast<AccuracyPage*>(accuracyOf(*window).page());
        const LayerPlan& shown = const_cast<AccuracyPage*>(study)->editor().plan();
        QVERIFY(!shown.empty());
        QVERIFY(std::ranges::all_of(shown, [](const std::string& mode) { return mode == "int8-dynamic"; }));
        forget(*window);
    }

    void jsonFollowsItsSchema()
    {
        SessionData session;
        StoredRun run;
        run.name = QStringLiteral("Language model 1");
        run.study = std::make_shared<const LlmStudyResult>(fakeLlmResult());
        session.runs = {run};
        JsonSchema schema("decision.schema.json");
        QCOMPARE(schema.problem(toJson(decisionOf(session))), std::string());
        QCOMPARE(schema.problem(toJson(decisionOf(SessionData()))), std::string());
    }

    void limitsAreKeptWithTheSession()
    {
        SessionData session;
        DecisionLimits limits = defaultDecisionLimits();
        limits.memoryBytes = 8e9;
        limits.goal = DecisionGoal::Memory;
        session.decision = toJson(limits);
        const QString path = m_dir.filePath(QStringLiteral("limits.quantoscope"));
        QVERIFY(saveSession(path, session).ok());
        const auto again = loadSession(path);
        QVERIFY(again.ok());
        QVERIFY(decisionLimitsOf(*again) == limits);
        QVERIFY(decisionLimitsOf(SessionData()) == defaultDecisionLimits());
        const auto json = readJsonFile(path.toStdString());
        QVERIFY(json.ok());
        QCOMPARE(JsonSchema("session.schema.json").problem(*json), std::string());
    }
};

QS_TEST(TestDecidePage)
#include "test_decide_page.moc"
