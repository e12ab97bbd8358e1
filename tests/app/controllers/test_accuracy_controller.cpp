// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/fake_study.h"
#include "tests/fail_on_warnings.h"

#include "app/controllers/accuracy_controller.h"
#include "app/controllers/llm_controller.h"
#include "app/controllers/study_estimate.h"
#include "app/threads/work_threads.h"
#include "gpu/core/host_info.h"
#include "gpu/core/parallel.h"
#include "tests/gui_test.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace qs;
using namespace std::chrono_literals;
using State = AccuracyController::State;

namespace {

/// Answers a prompt once it is released, whatever asks it to stop.
class HangingSession : public Study
{
public:
    explicit HangingSession(std::shared_ptr<std::atomic<bool>> released) : m_released(std::move(released)) {}
    std::optional<Error> run(std::stop_token, StudySink&) override { return std::nullopt; }
    const LlmStudyResult& result() const override { return m_nothing; }
    Result<StudyAnswer> ask(const nlohmann::json&, std::stop_token, StudySink& sink) override
    {
        StudyEvent begun;
        begun.kind = StudyEvent::Kind::Token;
        begun.text = "begun";
        sink.event(begun);
        while (!*m_released)
            std::this_thread::sleep_for(1ms);
        return StudyAnswer{{{"generations", {toJson(LlmGeneration())}}}, {}};
    }

private:
    std::shared_ptr<std::atomic<bool>> m_released;
    LlmStudyResult m_nothing;
};

} // namespace

class TestAccuracyController : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void runsAndSaysWhatHappens()
    {
        FakeStudyLog log;
        log.trainingPoints = 20'000;
        AccuracyController controller(fakeStudies(log));
        QStringList rows;
        qsizetype events = 0, points = 0;
        connect(&controller, &AccuracyController::eventHappened, this, [&](const StudyEvent& event) {
            ++events;
            if (event.kind == StudyEvent::Kind::Row)
                rows << QString::fromStdString(event.of<AccuracyStudyResult>().rows.back().mode);
            if (event.kind == StudyEvent::Kind::Training)
                points += static_cast<qsizetype>(event.of<AccuracyStudyResult>().training.front().epoch.size());
        });
        AccuracyStudyPtr result;
        connect(&controller, &AccuracyController::finished, this,
                [&](const StudyEnd& outcome) { result = outcome.of<AccuracyStudyResult>(); });
        QStringList names;
        connect(&controller, &AccuracyController::tensorNamesKnown, this,
                [&](const QStringList& known) { names = known; });
        QVERIFY(controller.start(fakeSpec()).ok());
        QCOMPARE(controller.state(), State::Running);
        QVERIFY(!controller.start(fakeSpec()).ok());
        QTRY_COMPARE(controller.state(), State::Done);
        QCOMPARE(rows, QStringList({"fp32", "int8-dynamic", "int4-rtn", "int4-gptq"}));
        QCOMPARE(points, 20'000);                                     // none is lost
        QVERIFY2(events < 2000, qPrintable(QString::number(events))); // but they come in batches
        QVERIFY(result && result->rows.size() == 4);
        QTRY_COMPARE(names.size(), 3);
        QVERIFY(controller.canAnswer());
        QVERIFY(!controller.canResume());
    }

    void refusesNonsense()
    {
        FakeStudyLog log;
        AccuracyController controller(fakeStudies(log));
        AccuracyStudySpec spec = fakeSpec();
        spec.testCount = 0;
        QVERIFY(!controller.start(spec).ok());
        QVERIFY(!controller.resume().ok());
        QCOMPARE(controller.state(), State::Idle);
        controller.tryPlan({"fp32"}, "p"); // nothing happens without a study
        QCOMPARE(log.made.load(), 0);
    }

    void stopKeepsWhatIsDoneAndResumeGoesOn()
    {
        FakeStudyLog log;
        log.hang = true;
        AccuracyController controller(fakeStudies(log));
        std::vector<StudyEnd> outcomes;
        connect(&controller, &AccuracyController::finished, this,
                [&](const StudyEnd& outcome) { outcomes.push_back(outcome); });
        QVERIFY(controller.start(fakeSpec()).ok());
        QTRY_COMPARE(log.runs.load(), 1);
        controller.stop();
        QCOMPARE(controller.state(), State::Stopping);
        QTRY_COMPARE(outcomes.size(), std::size_t{1});
        QCOMPARE(outcomes[0].of<AccuracyStudyResult>()->rows.size(), std::size_t{3});
        QCOMPARE(controller.state(), State::Done);
        QVERIFY(controller.canResume() && controller.canAnswer());
        log.hang = false;
        QVERIFY(controller.resume().ok());
        QTRY_COMPARE(outcomes.size(), std::size_t{2});
        QCOMPARE(outcomes[1].of<AccuracyStudyResult>()->rows.size(), std::size_t{4});
        QVERIFY(!controller.canResume());
        QCOMPARE(log.made.load(), 1); // the same study
        QCOMPARE(log.runs.load(), 2);
    }

    void anErrorIsSaid()
    {
        FakeStudyLog log;
        log.fail = true;
        AccuracyController controller(fakeStudies(log));
        std::optional<Error> error;
        connect(&controller, &AccuracyController::finished, this,
                [&](const StudyEnd& outcome) { error = outcome.error; });
        QVERIFY(controller.start(fakeSpec()).ok());
        QTRY_COMPARE(controller.state(), State::Failed);
        QVERIFY(error && error->message.english() == "The stand-in fell over.");
    }

    void theNewestPlanWins()
    {
        FakeStudyLog log;
        AccuracyController controller(fakeStudies(log));
        QVERIFY(controller.start(fakeSpec()).ok());
        QTRY_COMPARE(controller.state(), State::Done);
        log.slowPlans = true;
        QStringList measured;
        connect(&controller, &AccuracyController::planMeasured, this,
                [&](const ModeRow& row, const AccuracyStudyPtr& result) {
                    measured << QString::fromStdString(row.mode);
                    QVERIFY(!result->plans.empty());
                });
        const LayerPlan plan{"fp32", "int4-rtn", "int4-rtn"};
        controller.tryPlan(plan, "first");
        QVERIFY(controller.isAnswering());
        QTRY_COMPARE(log.plans.load(), 1);
        controller.tryPlan(plan, "second"); // overtaken before it begins
        log.slowPlans = false;
        controller.tryPlan(plan, "third");
        QTRY_VERIFY(!controller.isAnswering());
        QCOMPARE(measured, QStringList{"third"});
        QVERIFY(log.plans.load() <= 2);
    }

    void aStudyThatIsLeftBehindKeepsWhatItHasSaid()
    {
        FakeStudyLog log;
        log.hangForGood = true;
        AccuracyController controller(fakeStudies(log));
        controller.setPatience(10ms);
        int rows = 0;
        connect(&controller, &AccuracyController::eventHappened, this,
                [&](const StudyEvent& event) { rows += event.kind == StudyEvent::Kind::Row; });
        StudyEnd outcome;
        connect(&controller, &AccuracyController::finished, this, [&](const StudyEnd& one) { outcome = one; });
        QSignalSpy unresponsive(&controller, &Job::unresponsive), finished(&controller, &AccuracyController::finished);
        QVERIFY(controller.start(fakeSpec()).ok());
        QTRY_COMPARE(rows, 3);
        controller.stop();
        QTRY_COMPARE(unresponsive.size(), 1);
        QVERIFY(controller.isUnresponsive());
        controller.abandon();
        QCOMPARE(finished.size(), 1);
        QVERIFY(outcome.error && outcome.error->code == ErrorCode::Device);
        QCOMPARE(outcome.of<AccuracyStudyResult>()->rows.size(), std::size_t{3});
        QVERIFY(!outcome.of<AccuracyStudyResult>()->training.empty() &&
                !outcome.of<AccuracyStudyResult>()->training.front().epoch.empty());
        QVERIFY(outcome.result->stopReason == outcome.error->message);
        QVERIFY(outcome.of<AccuracyStudyResult>()->rows[1].accuracyHigh > 0); // judged
        QVERIFY(controller.isIdle());
        QVERIFY(!controller.canAnswer() && !controller.canResume()); // its model is gone
        // The one that was left behind ends at last, and says nothing of that.
        log.hangForGood = false;
        QVERIFY(workThreads::wait(10s));
        QCoreApplication::processEvents();
        QCOMPARE(finished.size(), 1);
        QVERIFY(controller.start(fakeSpec()).ok());
        QTRY_COMPARE(controller.state(), State::Done);
        QCOMPARE(outcome.of<AccuracyStudyResult>()->rows.size(), std::size_t{4});
    }

    void aQuestionThatHangsIsToldAndCanBeLeftBehind()
    {
        FakeStudyLog log;
        log.hangQuestion = true;
        AccuracyController controller(fakeStudies(log));
        controller.setPatience(10ms);
        QVERIFY(controller.start(fakeSpec()).ok());
        QTRY_VERIFY(controller.canAnswer() && controller.isIdle());
        QSignalSpy unresponsive(&controller, &Job::unresponsive), idle(&controller, &Job::idle),
            suggested(&controller, &AccuracyController::planSuggested);
        QList<AccuracyQuestion> failed;
        connect(&controller, &AccuracyController::failed, this,
                [&](AccuracyQuestion question, const Error&) { failed << question; });
        controller.suggestPlan(500'000);
        QTRY_COMPARE(log.questions.load(), 1);
        QVERIFY(!controller.isIdle());
        controller.stop();
        QTRY_COMPARE(unresponsive.size(), 1);
        controller.abandon();
        QVERIFY(controller.isIdle() && !controller.isAnswering());
        QCOMPARE(idle.size(), 1);
        QCOMPARE(failed, QList<AccuracyQuestion>{AccuracyQuestion::Suggestion});
        QVERIFY(!controller.canAnswer());
        // Another study and its questions; the old answer comes meanwhile and counts for nothing.
        QVERIFY(controller.start(fakeSpec()).ok());
        QTRY_VERIFY(controller.canAnswer() && controller.isIdle());
        log.hangQuestion = false;
        QVERIFY(workThreads::wait(10s));
        QCoreApplication::processEvents();
        QVERIFY(suggested.isEmpty());
        QVERIFY(controller.isIdle());
        controller.suggestPlan(500'000);
        QVERIFY(!controller.isIdle());
        QTRY_COMPARE(suggested.size(), 1);
        QTRY_VERIFY(controller.isIdle());
        QVERIFY(controller.stopAndWait());
    }

    void aQuestionThatHangsOutlivesTheOneThatAsked()
    {
        FakeStudyLog log;
        log.hangQuestion = true;
        {
            AccuracyController controller(fakeStudies(log));
            QVERIFY(controller.start(fakeSpec()).ok());
            QTRY_VERIFY(controller.canAnswer());
            controller.suggestPlan(500'000);
            QTRY_COMPARE(log.questions.load(), 1);
            controller.stop();
            controller.abandon();
        }
        log.hangQuestion = false;
        QVERIFY(workThreads::wait(10s)); // it would have answered into what is gone
        QCoreApplication::processEvents();
    }

    void afterAStudyIsLeftBehindItsFilesAreNotWritten()
    {
        FakeStudyLog log;
        log.hangQuestion = true;
        QTemporaryDir dir;
        AccuracyController controller(fakeStudies(log));
        QVERIFY(controller.start(fakeSpec()).ok());
        QTRY_VERIFY(controller.canAnswer());
        controller.suggestPlan(500'000);
        controller.saveModel(dir.filePath("model.safetensors"));
        QTRY_COMPARE(log.questions.load(), 1);
        controller.stop();
        controller.abandon();
        log.hangQuestion = false;
        QVERIFY(workThreads::wait(10s));
        QVERIFY(!QFileInfo::exists(dir.filePath("model.safetensors")));
    }

    void aPromptThatHangsIsToldAndCanBeLeftBehind()
    {
        auto released = std::make_shared<std::atomic<bool>>(false);
        LlmController controller(localStudy<LlmStudySpec>, [released](const LlmSessionSpec&) {
            return std::make_unique<HangingSession>(released);
        });
        controller.setPatience(10ms);
        QSignalSpy unresponsive(&controller, &Job::unresponsive);
        std::vector<LlmAnswer> answers;
        connect(&controller, &LlmController::answered, this,
                [&](const LlmAnswer& answer) { answers.push_back(answer); });
        QVERIFY(controller.generate({}, {.text = "Emma", .most = 10}).ok());
        QVERIFY(controller.isGenerating());
        controller.stop();
        QTRY_COMPARE(unresponsive.size(), 1);
        controller.abandon();
        QVERIFY(controller.isIdle());
        QCOMPARE(answers.size(), std::size_t{1}); // so that nobody goes on waiting for it
        QVERIFY(answers[0].error && answers[0].error->code == ErrorCode::Device);
        // The next prompt is answered, and the old one is not heard any more.
        QVERIFY(controller.generate({}, {.text = "Emma", .most = 10}).ok());
        *released = true;
        QTRY_VERIFY(controller.isIdle());
        QVERIFY(workThreads::wait(10s));
        QCoreApplication::processEvents();
        QCOMPARE(answers.size(), std::size_t{2});
        QVERIFY(!answers[1].error);
    }

    void answersQuestions()
    {
        FakeStudyLog log;
        QTemporaryDir dir;
        AccuracyController controller(fakeStudies(log));
        QVERIFY(controller.start(fakeSpec()).ok());
        QTRY_COMPARE(controller.state(), State::Done);
        std::int64_t bytes = 0;
        LayerPlan suggested;
        NamedTensor tensor;
        QStringList saved, errors;
        connect(&controller, &AccuracyController::sizeKnown, this,
                [&](const LayerPlan&, const SizeLedger& size) { bytes = size.total(); });
        connect(&controller, &AccuracyController::planSuggested, this,
                [&](const LayerPlan& plan) { suggested = plan; });
        connect(&controller, &AccuracyController::tensorReady, this, [&](const NamedTensor& t) { tensor = t; });
        connect(&controller, &AccuracyController::saved, this, [&](const QString& path) { saved << path; });
        connect(&controller, &AccuracyController::failed, this, [&](AccuracyQuestion, const Error& error) {
            errors << QString::fromStdString(error.message.english());
        });
        controller.askSize({"int4-rtn", "int4-rtn", "int4-rtn"});
        controller.suggestPlan(500'000);
        controller.askTensor("layers.1.weight");
        controller.saveModel(dir.filePath("model.safetensors"));
        controller.saveQuantized(QString("int8-dynamic"), dir.filePath("int8.safetensors"));
        controller.saveQuantized(LayerPlan{"int4-rtn", "fp32", "fp32"}, dir.filePath("no/such/folder.safetensors"));
        QTRY_VERIFY(!controller.isAnswering());
        QCOMPARE(bytes, std::int64_t{3 * 95'000 + 200});
        QCOMPARE(suggested.size(), std::size_t{3});
        QCOMPARE(tensor.name, std::string("layers.1.weight"));
        QCOMPARE(saved.size(), 2);
        QCOMPARE(QFileInfo(saved[1]).size(), 3 * 180'000);
        QCOMPARE(errors.size(), 1);
        controller.suggestPlan(10);
        QTRY_COMPARE(errors.size(), 2);
    }

    void endsWhileItRuns()
    {
        FakeStudyLog log;
        log.hang = true;
        {
            AccuracyController controller(fakeStudies(log));
            QVERIFY(controller.start(fakeSpec()).ok());
            QTRY_COMPARE(log.runs.load(), 1);
        }
        QCOMPARE(log.runs.load(), 1);
    }

    void theTimeOfAStudyIsToldFromTheLastOneHere()
    {
        DeviceInfo cpu, gpu;
        cpu.backend = BackendChoice::Cpu;
        cpu.name = "A processor";
        gpu.backend = BackendChoice::Cuda;
        gpu.name = "A GPU";
        AccuracyStudySpec spec;
        spec.modes = defaultAccuracyModes(true);
        const auto first = expectedTime(spec, cpu, {});
        QVERIFY(first && !first->measured && first->seconds > 0.1 && first->seconds < 3600);
        QVERIFY(studyTimeText(first).contains(QStringLiteral("About")));
        QVERIFY(!expectedTime(spec, gpu, {}));
        QVERIFY(studyTimeText(std::nullopt).isEmpty());

        auto done = std::make_shared<AccuracyStudyResult>();
        done->spec = spec;
        done->complete = true;
        done->seconds = 47;
        done->environment.backend = "cuda";
        done->environment.device = "A GPU (132 SMs)";
        done->environment.cpu = cpuModel();
        done->environment.cores = workerThreads();
        StoredRun run;
        run.study = done;
        const auto again = expectedTime(spec, gpu, {run});
        QVERIFY(again && again->measured);
        QCOMPARE(again->seconds, 47.0);
        QCOMPARE(studyTimeText(again), QStringLiteral("About 45 s, based on the last study."));
        spec.epochs = 80;
        QVERIFY(expectedTime(spec, gpu, {run})->seconds > 2 * 47);
        QVERIFY(!expectedTime(spec, cpu, {run})->measured); // another device
        spec.model = "/models/mine.safetensors";
        QVERIFY(!expectedTime(spec, gpu, {run}));
        spec = done->spec;
        spec.data = "/data/mnist";
        QVERIFY(!expectedTime(spec, cpu, {run}));
        // Of another machine, or stopped: nothing is known from it.
        auto other = std::make_shared<AccuracyStudyResult>(*done);
        other->environment.cores += 1;
        run.study = other;
        QVERIFY(!expectedTime(done->spec, gpu, {run}));
        other = std::make_shared<AccuracyStudyResult>(*done);
        other->complete = false;
        run.study = other;
        QVERIFY(!expectedTime(done->spec, gpu, {run}));
    }
};

QS_TEST(TestAccuracyController)
#include "test_accuracy_controller.moc"
