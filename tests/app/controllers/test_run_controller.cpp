// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"

#include "app/controllers/run_controller.h"
#include "app/targets/device_service.h"
#include "tests/gui_test.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>
#include <chrono>
#include <thread>

using namespace qs;
using namespace std::chrono_literals;

namespace {

using State = RunController::State;

RunSpec tinySpec()
{
    RunSpec spec;
    spec.shape = {4, 16};
    spec.modes = {allSchemes()[0], allSchemes()[1]};
    return spec;
}

/// Keeps everything that arrives, and on which thread.
struct Collector : SampleConsumer
{
    void samplesArrived(std::span<const SampleEvent> samples) override
    {
        all.insert(all.end(), samples.begin(), samples.end());
        ++batches;
        onUiThread = onUiThread && QThread::currentThread() == qApp->thread();
    }
    std::vector<SampleEvent> all;
    int batches = 0;
    bool onUiThread = true;
};

RunEvent phase(const char* text)
{
    RunEvent event;
    event.kind = RunEvent::Kind::Phase;
    event.text = text;
    event.phase = event.text == "measuring" ? RunPhase::Measuring : RunPhase::Preparing;
    return event;
}

RunEvent table(int rows)
{
    RunEvent event;
    event.kind = RunEvent::Kind::Table;
    event.modes.resize(static_cast<std::size_t>(rows));
    return event;
}

/// Sends `count` samples at once and ends.
KernelRunFunction burst(int count)
{
    return [count](SpecSource&, std::stop_token, EventSink& sink) {
        sink.event(phase("measuring"));
        for (int i = 0; i < count; ++i)
            sink.sample({static_cast<float>(i), 0, 0, SampleEvent::None});
        KernelRunOutcome outcome;
        outcome.result.stopReason = "all iterations done";
        return outcome;
    };
}

/// Sends a sample now and then until it is stopped, and counts the specifications that it sees.
struct Patient
{
    std::atomic<int> changes{0};
    std::atomic<std::int64_t> tokens{0};
    std::atomic<bool> live{false};

    KernelRunFunction function()
    {
        return [this](SpecSource& specs, std::stop_token stop, EventSink& sink) {
            sink.event(phase("measuring"));
            std::uint64_t version = 0;
            while (!stop.stop_requested()) {
                if (specs.version() != version) {
                    version = specs.version();
                    ++changes;
                    tokens = specs.latest().shape.tokens;
                    live = specs.latest().live;
                }
                sink.sample({1.0f, 0, 0, SampleEvent::None});
                std::this_thread::sleep_for(1ms);
            }
            KernelRunOutcome outcome;
            outcome.result.stopReason = "stopped by the user";
            return outcome;
        };
    }
};

} // namespace

class TestRunController : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void deliversEverySampleInOrderBeforeFinished()
    {
        constexpr int count = 200'000;
        RunController controller(burst(count));
        Collector collector;
        controller.setConsumer(&collector);
        QSignalSpy finished(&controller, &RunController::finished);
        std::size_t atFinish = 0;
        connect(&controller, &RunController::finished, this, [&] { atFinish = collector.all.size(); });
        QVERIFY(controller.start(tinySpec()).ok());
        QCOMPARE(controller.state(), State::Preparing);
        QVERIFY(finished.wait(5000));
        QCOMPARE(atFinish, std::size_t{count});
        QVERIFY(collector.onUiThread);
        for (int i = 0; i < count; ++i)
            QCOMPARE(collector.all[static_cast<std::size_t>(i)].us, static_cast<float>(i));
        QCOMPARE(controller.thinned(), std::uint64_t{0});
        QCOMPARE(controller.state(), State::Done);
    }

    void goesThroughItsStates()
    {
        Patient patient;
        RunController controller(patient.function());
        QVector<State> states;
        connect(&controller, &RunController::stateChanged, this, [&](State state) { states.push_back(state); });
        QVERIFY(controller.start(tinySpec()).ok());
        QTRY_COMPARE(controller.state(), State::Running);
        controller.stop();
        QCOMPARE(controller.state(), State::Stopping);
        QTRY_COMPARE(controller.state(), State::Done);
        QCOMPARE(states, (QVector<State>{State::Preparing, State::Running, State::Stopping, State::Done}));
    }

    void whetherItMeasuresIsToldByTheKindOfAPhaseAndNotByItsWords()
    {
        RunController controller([](SpecSource&, std::stop_token stop, EventSink& sink) {
            RunEvent said = phase("measuring the buffers");
            said.phase = RunPhase::Preparing;
            sink.event(said);
            while (!stop.stop_requested())
                std::this_thread::sleep_for(1ms);
            said.text = "in other words";
            said.phase = RunPhase::Measuring;
            sink.event(said);
            return KernelRunOutcome{};
        });
        QVector<State> states;
        int phases = 0;
        connect(&controller, &RunController::stateChanged, this, [&](State state) { states.push_back(state); });
        connect(&controller, &RunController::eventHappened, this, [&] { ++phases; });
        QVERIFY(controller.start(tinySpec()).ok());
        QTRY_COMPARE(phases, 1);
        QCOMPARE(controller.state(), State::Preparing);
        QVERIFY(controller.stopAndWait());
        QVERIFY(!states.contains(State::Running));
    }

    void refusesWhatMakesNoSenseAndASecondRun()
    {
        Patient patient;
        RunController controller(patient.function());
        RunSpec empty = tinySpec();
        empty.modes.clear();
        const auto refused = controller.start(empty);
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().message.english().find("mode") != std::string::npos);
        QCOMPARE(controller.state(), State::Idle);
        QVERIFY(controller.start(tinySpec()).ok());
        QVERIFY(!controller.start(tinySpec()).ok());
        QVERIFY(controller.stopAndWait());
    }

    void countsWhatTheFaceCouldNotTake()
    {
        // The consumer does not get to run while a study sends more than the ring holds.
        std::atomic<bool> sent{false};
        std::atomic<bool> quiet{false};
        const std::size_t extra = 1000;
        RunController controller([&](SpecSource&, std::stop_token, EventSink& sink) {
            for (std::size_t i = 0; !quiet && i < RunController::kRingCapacity + extra; ++i)
                sink.sample({1.0f, 0, 0, SampleEvent::None});
            sent = true;
            return KernelRunOutcome{};
        });
        Collector collector;
        controller.setConsumer(&collector);
        QSignalSpy finished(&controller, &RunController::finished);
        QVERIFY(controller.start(tinySpec()).ok());
        while (!sent)
            std::this_thread::sleep_for(1ms);
        QVERIFY(finished.wait(5000));
        QCOMPARE(collector.all.size(), RunController::kRingCapacity);
        QCOMPARE(controller.thinned(), std::uint64_t{extra});
        // The count begins anew with each run.
        quiet = true;
        QVERIFY(controller.start(tinySpec()).ok());
        QCOMPARE(controller.thinned(), std::uint64_t{0});
        QVERIFY(finished.wait(5000));
    }

    void bringsManyChangesOfOneTurnAsOne()
    {
        Patient patient;
        RunController controller(patient.function());
        QVERIFY(controller.start(tinySpec()).ok());
        QTRY_COMPARE(patient.changes.load(), 1);
        RunSpec spec = tinySpec();
        for (int tokens = 5; tokens <= 50; ++tokens) {
            spec.shape.tokens = tokens;
            QVERIFY(controller.changeSpec(spec).ok());
        }
        QElapsedTimer clock;
        clock.start();
        QTRY_COMPARE(patient.tokens.load(), std::int64_t{50});
        QVERIFY2(clock.elapsed() < kPatience * 100, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(patient.changes.load(), 2);
        controller.setLive(true);
        QTRY_VERIFY(patient.live.load());
        QCOMPARE(patient.tokens.load(), std::int64_t{50});
        spec.shape.tokens = 0;
        QVERIFY(!controller.changeSpec(spec).ok());
        QVERIFY(controller.stopAndWait());
    }

    void doesNotQueueTablesForAWindowThatIsBehind()
    {
        std::atomic<bool> sent{false};
        RunController controller([&sent](SpecSource&, std::stop_token, EventSink& sink) {
            sink.event(phase("measuring"));
            for (int i = 1; i <= 40; ++i) {
                sink.event(table(i));
                std::this_thread::sleep_for(15ms);
            }
            sent = true;
            return KernelRunOutcome();
        });
        std::vector<std::size_t> rows;
        connect(&controller, &RunController::eventHappened, this, [&rows](const RunEvent& event) {
            if (event.kind == RunEvent::Kind::Table) rows.push_back(event.modes.size());
        });
        QVERIFY(controller.start(tinySpec()).ok());
        while (!sent) // without its event loop
            std::this_thread::sleep_for(5ms);
        QTRY_COMPARE(controller.state(), State::Done);
        QCOMPARE(rows, (std::vector<std::size_t>{1, 40})); // the first, and in the end the newest
    }

    void coalescesTablesAndKeepsTheLast()
    {
        RunController controller([](SpecSource&, std::stop_token, EventSink& sink) {
            for (int i = 1; i <= 500; ++i)
                sink.event(table(i % 60 + 1));
            sink.event(table(61));
            return KernelRunOutcome{};
        });
        QVector<int> rows;
        connect(&controller, &RunController::eventHappened, this,
                [&](const RunEvent& event) { rows.push_back(static_cast<int>(event.modes.size())); });
        QSignalSpy finished(&controller, &RunController::finished);
        QVERIFY(controller.start(tinySpec()).ok());
        QVERIFY(finished.wait(5000));
        QVERIFY2(rows.size() <= 4, qPrintable(QString::number(rows.size())));
        QCOMPARE(rows.back(), 61);
    }

    void keepsTheResultOfAFailedRun()
    {
        RunController controller([](SpecSource&, std::stop_token, EventSink&) {
            KernelRunOutcome outcome;
            outcome.result.segments.resize(1);
            outcome.error = Error{ErrorCode::DeviceLost, "The device is gone.", "Restart."};
            return outcome;
        });
        OutcomePtr got;
        connect(&controller, &RunController::finished, this, [&](const OutcomePtr& outcome) { got = outcome; });
        QVERIFY(controller.start(tinySpec()).ok());
        QTRY_COMPARE(controller.state(), State::Failed);
        QVERIFY(got && got->error);
        QCOMPARE(got->result.segments.size(), std::size_t{1});
    }

    void turnsExceptionsIntoErrors()
    {
        RunController controller(
            [](SpecSource&, std::stop_token, EventSink&) -> KernelRunOutcome { throw std::bad_alloc(); });
        OutcomePtr got;
        connect(&controller, &RunController::finished, this, [&](const OutcomePtr& outcome) { got = outcome; });
        QVERIFY(controller.start(tinySpec()).ok());
        QTRY_COMPARE(controller.state(), State::Failed);
        QCOMPARE(got->error->code, ErrorCode::Memory);
    }

    void whatWasLeftBehindIsNotHeardAnyMore()
    {
        // What it says waits in the queue when it is left behind, and would come after the next run has begun.
        std::atomic<int> runs{0};
        std::atomic<bool> ended{false};
        RunController controller([&](SpecSource&, std::stop_token stop, EventSink& sink) {
            const int number = ++runs;
            sink.event(phase("measuring"));
            while (!stop.stop_requested())
                std::this_thread::sleep_for(1ms);
            RunEvent note;
            note.kind = RunEvent::Kind::Note;
            note.text = "of run " + std::to_string(number);
            sink.event(note);
            if (number == 1) ended = true;
            return KernelRunOutcome{};
        });
        QStringList notes;
        connect(&controller, &RunController::eventHappened, this, [&](const RunEvent& event) {
            if (event.kind == RunEvent::Kind::Note) notes << QString::fromStdString(event.text.english());
        });
        QSignalSpy finished(&controller, &RunController::finished), idle(&controller, &Job::idle);
        QVERIFY(controller.start(tinySpec()).ok());
        QTRY_COMPARE(controller.state(), State::Running);
        controller.stop();
        while (!ended) // without its event loop
            std::this_thread::sleep_for(1ms);
        controller.abandon();
        QCOMPARE(finished.size(), 1);
        QCOMPARE(idle.size(), 1);
        QCOMPARE(controller.state(), State::Failed);
        QVERIFY(controller.start(tinySpec()).ok());
        QTRY_COMPARE(controller.state(), State::Running);
        QCoreApplication::processEvents();
        QCOMPARE(finished.size(), 1);
        QVERIFY(controller.isActive());
        controller.stop();
        QTRY_COMPARE(finished.size(), 2);
        QCOMPARE(notes, QStringList{"of run 2"});
    }

    void isDestroyedWhileRunning()
    {
        Patient patient;
        QElapsedTimer clock;
        {
            RunController controller(patient.function());
            QVERIFY(controller.start(tinySpec()).ok());
            QTRY_COMPARE(controller.state(), State::Running);
            clock.start();
        }
        QVERIFY(clock.elapsed() < kPatience * 1000);
    }

    void leavesTheEventLoopFreeWhileItRuns()
    {
        RunController controller([](SpecSource&, std::stop_token stop, EventSink& sink) {
            while (!stop.stop_requested()) {
                for (int i = 0; i < 100; ++i)
                    sink.sample({1.0f, 0, 0, SampleEvent::None});
                std::this_thread::sleep_for(1ms);
            }
            return KernelRunOutcome{};
        });
        Collector collector;
        controller.setConsumer(&collector);
        QVERIFY(controller.start(tinySpec()).ok());
        QElapsedTimer clock;
        qint64 longest = 0;
        clock.start();
        for (int turn = 0; turn < 50; ++turn) {
            const qint64 before = clock.elapsed();
            QTest::qWait(10);
            longest = std::max(longest, clock.elapsed() - before);
        }
        QVERIFY(collector.all.size() > 1000);
        QVERIFY2(longest < kPatience * 100, qPrintable(QString::number(longest)));
        QTRY_VERIFY(controller.samplesPerSecond() > 100);
        QVERIFY(controller.stopAndWait());
    }

    void listsDevicesAwayFromTheUiThread()
    {
        QThread* listedOn = nullptr;
        DeviceService service([&] {
            listedOn = QThread::currentThread();
            DeviceListing cpu;
            cpu.info.backend = BackendChoice::Cpu;
            cpu.available = true;
            DeviceListing gpu;
            gpu.info.backend = BackendChoice::Cuda;
            gpu.reason = "no driver";
            return DeviceListings{cpu, gpu};
        });
        QSignalSpy listed(&service, &DeviceService::devicesListed);
        QVERIFY(!service.deviceFor(BackendChoice::Auto, 0));
        service.refresh();
        service.refresh();
        QVERIFY(listed.wait(5000));
        QVERIFY(listedOn != nullptr && listedOn != QThread::currentThread());
        QCOMPARE(service.devices().size(), std::size_t{2});
        QVERIFY(service.deviceFor(BackendChoice::Auto, 0));
        QVERIFY(service.deviceFor(BackendChoice::Auto, 0)->info.backend == BackendChoice::Cpu);
        QVERIFY(!service.deviceFor(BackendChoice::Cuda, 0));
    }

    void estimatesTheLatestSetUpOnly()
    {
        std::atomic<int> calls{0};
        LatestTask<Estimate> estimates;
        estimates.setDelay(std::chrono::milliseconds(150));
        QVector<double> seconds;
        RunSpec spec = tinySpec();
        for (int tokens = 1; tokens <= 20; ++tokens) {
            spec.shape.tokens = tokens;
            estimates.request(
                [&calls, spec](std::stop_token) {
                    ++calls;
                    Estimate estimate;
                    estimate.seconds = static_cast<double>(spec.shape.tokens);
                    return estimate;
                },
                [&](const Result<Estimate>& estimate) { seconds.push_back(estimate->seconds); });
        }
        QTRY_COMPARE(seconds.size(), 1);
        QCOMPARE(seconds.front(), 20.0);
        QCOMPARE(calls.load(), 1);
    }
};

QS_TEST(TestRunController)
#include "test_run_controller.moc"
#include "tests/sanitized.h"
