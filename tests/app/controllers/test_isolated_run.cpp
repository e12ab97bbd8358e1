// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels in a worker process, seen from the window: whatever happens there, the window goes on, the data are kept, and
// so does the next run.
#include "tests/app/support/window_test.h"

#include "tests/app/support/fake_study.h"

#include "app/controllers/llm_controller.h"
#include "app/shell/dialogs/settings_dialog.h"
#include "app/targets/window/kernel_guard.h"
#include "app/threads/work_threads.h"
#include "tests/gui_test.h"
#include "widgets/findings/findings_panel.h"

#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QToolButton>

#include <atomic>
#include <csignal>
#include <memory>

using namespace qs;

namespace {

WorkerOptions fakeWorker(const char* what)
{
    WorkerOptions options;
    options.program = QS_FAKE_WORKER;
    options.arguments = {what};
    return options;
}

WorkerOptions realWorker()
{
    WorkerOptions options;
    options.program = QS_WORKER;
    return options;
}

RunSpec twoModes()
{
    RunSpec spec = smallSpec(20);
    spec.modes.pop_back(); // as many as the stand-in sends samples of
    return spec;
}

/// Misbehaves the first time, and is the real one after that.
KernelRunFunction troubleFirst(const char* what)
{
    auto bad = makeIsolatedKernelRun(fakeWorker(what));
    auto good = makeIsolatedKernelRun(realWorker());
    auto runs = std::make_shared<std::atomic<int>>(0);
    return [bad, good, runs](SpecSource& specs, std::stop_token stop, EventSink& sink) {
        return (*runs)++ == 0 ? bad(specs, stop, sink) : good(specs, stop, sink);
    };
}

/// What a study in this process leaves behind that lost its device.
KernelRunOutcome lostDevice(SpecSource& specs, std::stop_token, EventSink&)
{
    KernelRunOutcome outcome;
    Segment segment;
    segment.spec = specs.latest();
    for (const QuantScheme& one : segment.spec.modes) {
        ModeResult mode;
        mode.scheme = one;
        mode.requested = schemeName(one);
        mode.samplesUs = {1, 2, 3};
        mode.latency = summarize(mode.samplesUs);
        segment.modes.push_back(mode);
    }
    outcome.result.segments.push_back(segment);
    outcome.error = Error{ErrorCode::DeviceLost,
                          "The GPU stopped working while measuring: an illegal memory access was encountered.",
                          "Restart the program."};
    return outcome;
}

/// Sends some samples and then answers nobody, until `release`.
KernelRunFunction hangingStudy(std::shared_ptr<std::atomic<bool>> release)
{
    return [release](SpecSource& specs, std::stop_token, EventSink& sink) {
        RunEvent event;
        event.kind = RunEvent::Kind::Segment;
        event.spec = specs.latest();
        for (const QuantScheme& one : event.spec.modes) {
            ModeResult mode;
            mode.scheme = one;
            mode.requested = schemeName(one);
            event.modes.push_back(mode);
        }
        sink.event(event);
        for (int i = 0; i < 20; ++i)
            sink.sample({static_cast<float>(i + 1), static_cast<std::uint16_t>(i % 2), 0, SampleEvent::None});
        while (!*release)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        return KernelRunOutcome{};
    };
}

} // namespace

class TestIsolatedRun : public WindowTest
{
    Q_OBJECT

    std::unique_ptr<MainWindow> windowWith(AppContext context, KernelPlacement placement,
                                           const RunSpec& spec = twoModes())
    {
        Settings settings(context.settingsFile);
        settings.setup.set(spec);
        settings.kernelPlacement.set(placement);
        auto result = std::make_unique<MainWindow>(context);
        result->resize(1280, 800);
        result->show();
        return result;
    }
    static QString message(MainWindow& window) { return child<MessageBar>(window, "messageBar")->text(); }
    static const RunResult& lastResult(MainWindow& window) { return *window.store().runs().last().result; }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    /// Where kernels are to run in a process of their own, the calibration of the dialog does, too.
    void theCalibrationIsMeasuredWhereKernelsRun()
    {
        QFile worker(m_dir.filePath(QStringLiteral("quantoscope-worker")));
        QVERIFY(worker.open(QIODevice::WriteOnly));
        worker.write("#!/bin/sh\necho \"asked for: $*\" >&2\nexit 3\n");
        worker.close();
        QVERIFY(worker.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", m_dir.path().toLocal8Bit() + ':' + path);
        auto window = windowWith(context(), KernelPlacement::Always);
        const auto dialog = [&] { return window->findChild<QDialog*>(QStringLiteral("calibrationDialog")); };
        QTRY_VERIFY_WITH_TIMEOUT((action(*window, "actionCalibration")->trigger(), dialog() != nullptr),
                                 kPatience * 20'000);
        child<QPushButton>(*dialog(), "measureAgain")->click();
        const auto* state = child<QLabel>(*dialog(), "calibrationState");
        QTRY_VERIFY2(state->text().contains(QStringLiteral("asked for: calibrate --backend cpu")),
                     qPrintable(state->text()));
        qputenv("PATH", path);
        dialog()->close();
    }

    void aRunInAWorkerProcessIsARun()
    {
        AppContext context = this->context();
        context.isolatedKernelRun = makeIsolatedKernelRun(realWorker());
        auto window = windowWith(context, KernelPlacement::Always);
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(window->store().runs().size(), 1);
        QVERIFY(QString::fromStdString(lastResult(*window).environment.process)
                    .startsWith(QStringLiteral("worker process ")));
        QCOMPARE(lastResult(*window).segments.front().modes.front().samplesUs.size(), std::size_t{20});
        QVERIFY(runOf(*window).shown() >= 40);
        QVERIFY(tableText(*window).contains(QStringLiteral("INT8")) ||
                tableText(*window).contains(QStringLiteral("int8")));
        forget(*window);
    }

    void stopEndsAKernelThatHangs()
    {
        AppContext context = this->context();
        context.isolatedKernelRun = troubleFirst("hang");
        auto window = windowWith(context, KernelPlacement::Always);
        action(*window, "actionRun")->trigger();
        QTRY_COMPARE(runOf(*window).state(), State::Running);
        QTRY_VERIFY(runOf(*window).shown() >= 20);
        QElapsedTimer clock;
        clock.start();
        action(*window, "actionStop")->trigger();
        QTRY_VERIFY(child<QLabel>(*window, "statusState")->text().contains(QStringLiteral("1 s")));
        QTRY_VERIFY_WITH_TIMEOUT(!runOf(*window).isActive(), kPatience * 5000);
        QVERIFY2(clock.elapsed() < kPatience * 3000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(message(*window).contains(QStringLiteral("after Stop and was terminated")));
        QCOMPARE(window->store().runs().size(), 1);
        QCOMPARE(lastResult(*window).segments.front().modes.front().samplesUs.size(), std::size_t{10});
        QVERIFY(lastResult(*window).notes.back().english().starts_with("Partial"));
        runToEnd(*window); // in a fresh worker
        if (QTest::currentTestFailed()) return;
        QCOMPARE(window->store().runs().size(), 2);
        forget(*window);
    }

    void aWorkerThatCrashesCostsNothingElse()
    {
        AppContext context = this->context();
        context.isolatedKernelRun = troubleFirst("crash");
        auto window = windowWith(context, KernelPlacement::Always);
        action(*window, "actionRun")->trigger();
        QTRY_COMPARE(runOf(*window).state(), State::Failed);
        QVERIFY(message(*window).contains(QStringLiteral("crashed (signal 11")));
        QVERIFY(message(*window).contains(QStringLiteral("new worker process")));
        QCOMPARE(window->store().runs().size(), 1);
        QVERIFY(action(*window, "actionRun")->isEnabled());
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(lastResult(*window).segments.front().modes.front().samplesUs.size(), std::size_t{20});
        forget(*window);
    }

    void aLostDeviceMovesTheKernelsToAWorker()
    {
        AppContext context = this->context();
        context.kernelRun = lostDevice;
        context.isolatedKernelRun = makeIsolatedKernelRun(realWorker());
        auto window = windowWith(context, KernelPlacement::Automatic);
        QVERIFY(!context.place->isSeparate());
        action(*window, "actionRun")->trigger();
        QTRY_COMPARE(runOf(*window).state(), State::Failed);
        QVERIFY(context.place->isSeparate());
        QVERIFY(message(*window).contains(QStringLiteral("From now on kernels run in a separate worker process")));
        QVERIFY(child<QToolButton>(*window, "messageAction")->isVisible());
        QCOMPARE(window->store().runs().size(), 1);
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        QVERIFY(!lastResult(*window).environment.process.empty());
        forget(*window);
    }

    void neverMeansNever()
    {
        AppContext context = this->context();
        context.kernelRun = lostDevice;
        auto window = windowWith(context, KernelPlacement::Never);
        action(*window, "actionRun")->trigger();
        QTRY_COMPARE(runOf(*window).state(), State::Failed);
        QVERIFY(!context.place->isSeparate());
        QVERIFY(message(*window).contains(QStringLiteral("Restart the program")));
        forget(*window);
    }

    void aRunThatHangsHereCanBeLeftBehind()
    {
        auto release = std::make_shared<std::atomic<bool>>(false);
        AppContext context = this->context();
        context.kernelRun = hangingStudy(release);
        context.isolatedKernelRun = makeIsolatedKernelRun(realWorker());
        auto window = windowWith(context, KernelPlacement::Automatic);
        runOf(*window).setPatience(std::chrono::milliseconds(10));
        action(*window, "actionRun")->trigger();
        QTRY_VERIFY(runOf(*window).shown() >= 20);
        action(*window, "actionStop")->trigger();
        auto* leave = child<QToolButton>(*window, "messageAction");
        QTRY_VERIFY(leave->isVisible());
        QVERIFY(message(*window).contains(QStringLiteral("does not respond to Stop")));
        leave->click();
        QVERIFY(!runOf(*window).isActive());
        QVERIFY(context.place->isSeparate());
        QCOMPARE(window->store().runs().size(), 1);
        QCOMPARE(lastResult(*window).segments.front().modes.front().samplesUs.size(), std::size_t{10});
        QVERIFY(message(*window).contains(QStringLiteral("marked as partial")));
        runToEnd(*window);
        *release = true;
        if (QTest::currentTestFailed()) return;
        QCOMPARE(window->store().runs().size(), 2);
        QVERIFY(workThreads::wait(std::chrono::seconds(10)));
        QCoreApplication::processEvents(); // what was left behind says nothing any more
        QCOMPARE(window->store().runs().size(), 2);
        forget(*window);
    }

    void aWindowWhoseRunHangsSaysSoAndIsClosedTheSecondTime()
    {
        auto release = std::make_shared<std::atomic<bool>>(false);
        AppContext context = this->context();
        context.kernelRun = hangingStudy(release);
        auto window = windowWith(context, KernelPlacement::Never);
        runOf(*window).setPatience(std::chrono::milliseconds(10));
        action(*window, "actionRun")->trigger();
        QTRY_VERIFY(runOf(*window).shown() >= 20);
        bool stopped = false;
        answerDialog("runningDialog", stopped,
                     [](QMessageBox* box) { return box->findChild<QPushButton*>(QStringLiteral("stopRun")); });
        QVERIFY(!window->close());
        QVERIFY(stopped);
        QTRY_VERIFY(message(*window).contains(QStringLiteral("Close the window again to abandon it")));
        QVERIFY(window->isVisible());
        bool discarded = false; // what had arrived is in the session, and is asked for
        answerDialog("unsavedDialog", discarded, [](QMessageBox* box) { return box->button(QMessageBox::Discard); });
        QVERIFY(window->close());
        QVERIFY(discarded);
        QCOMPARE(window->store().runs().size(), 1);
        *release = true;
        QVERIFY(workThreads::wait(std::chrono::seconds(10)));
    }

    void theChoiceIsMadeInTheSettingsAndKept()
    {
        AppContext context = this->context();
        {
            auto window = windowWith(context, KernelPlacement::Automatic);
            action(*window, "actionSettings")->trigger();
            auto* dialog = window->findChild<SettingsDialog*>(QStringLiteral("settingsDialog"));
            QVERIFY(dialog);
            QVERIFY(dialog->findChild<QRadioButton*>(QStringLiteral("placementAutomatic"))->isChecked());
            QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("placementState"))->text().isEmpty());
            dialog->findChild<QRadioButton*>(QStringLiteral("placementAlways"))->click();
            QVERIFY(context.place->isSeparate());
            dialog->close();
        }
        QCOMPARE(Settings(context.settingsFile).kernelPlacement(), KernelPlacement::Always);
        AppContext again = context;
        again.place = std::make_shared<KernelProcess>();
        MainWindow window(again);
        QVERIFY(again.place->isSeparate());
    }

    void aMissingWorkerIsSaid()
    {
        AppContext context = this->context();
        WorkerOptions missing;
        missing.program = "/nonexistent/quantoscope-worker";
        context.isolatedKernelRun = makeIsolatedKernelRun(missing);
        auto window = windowWith(context, KernelPlacement::Always);
        action(*window, "actionRun")->trigger();
        QTRY_COMPARE(runOf(*window).state(), State::Failed);
        QVERIFY(message(*window).contains(QStringLiteral("Cannot start ")));
    }

    void aPromptInAWorkerProcessIsAnswered()
    {
        LlmController controller(localStudy<LlmStudySpec>, isolatedSessions(realWorker()));
        QSignalSpy answered(&controller, &LlmController::answered), written(&controller, &LlmController::written);
        LlmSessionSpec spec;
        spec.configuration = "bf16";
        spec.backend = BackendChoice::Cpu;
        QVERIFY(controller.generate(spec, {.text = "The morning was bright, and", .most = 12}).ok());
        QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, kPatience * 30'000);
        const auto answer = answered.first().first().value<LlmAnswer>();
        QVERIFY2(!answer.error, answer.error ? answer.error->message.english().c_str() : "");
        QVERIFY(answer.inWorker);
        QCOMPARE(answer.made.size(), std::size_t{1});
        QCOMPARE(answer.made[0].tokens.size(), std::size_t{12});
        QString text;
        for (const auto& each : std::as_const(written))
            text += each.at(1).toString();
        QCOMPARE(text, QString::fromStdString(answer.made[0].text));
        controller.unload();
        QVERIFY(controller.generate(spec, {.text = "Emma", .most = 3}).ok());
        QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 2, kPatience * 30'000);
        QVERIFY(answered.last().first().value<LlmAnswer>().inWorker);
    }

    void aAccuracyStudyInAWorkerProcessAnswersQuestions()
    {
        AccuracyController controller(isolatedStudies<AccuracyStudyResult>(realWorker()));
        QSignalSpy finished(&controller, &AccuracyController::finished),
            names(&controller, &AccuracyController::tensorNamesKnown),
            plans(&controller, &AccuracyController::planMeasured);
        AccuracyStudySpec spec;
        spec.model = "tiny";
        spec.trainCount = 500;
        spec.calibrationCount = 100;
        spec.testCount = 300;
        spec.epochs = 1;
        spec.iterations = 6;
        spec.batch = 16;
        spec.groupSize = 16;
        spec.backend = BackendChoice::Cpu;
        spec.modes = {"fp32", "int8-dynamic"};
        const auto started = controller.start(spec);
        QVERIFY2(started.ok(), started.ok() ? "" : started.error().message.english().c_str());
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, kPatience * 60'000);
        const auto outcome = finished.first().first().value<StudyEnd>();
        QVERIFY2(!outcome.error, outcome.error ? outcome.error->message.english().c_str() : "");
        const AccuracyStudyPtr result = outcome.of<AccuracyStudyResult>();
        QCOMPARE(result->rows.size(), std::size_t{2});
        QVERIFY(!result->environment.process.empty());
        QTRY_COMPARE(names.size(), 1);
        controller.tryPlan(LayerPlan(result->layers.size(), "int8-dynamic"), QStringLiteral("plan 1"));
        QTRY_COMPARE_WITH_TIMEOUT(plans.size(), 1, kPatience * 30'000);
        QCOMPARE(plans.first().at(1).value<AccuracyStudyPtr>()->plans.size(), std::size_t{1});
    }
};

QS_TEST(TestIsolatedRun)
#include "test_isolated_run.moc"
#include "tests/sanitized.h"
