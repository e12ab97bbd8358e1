// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/run_controller.h"

#include "app/controllers/run_worker.h"
#include "widgets/language/message_text.h"

#include <QCoreApplication>
#include <QEvent>

#include <span>

namespace qs {
namespace {
constexpr int kTickMs = 16;
constexpr std::size_t kBatch = 16'384;
constexpr std::size_t kTickSamples = 1'000'000; ///< most that one tick takes over
constexpr qint64 kTickBudgetNs = 6'000'000;     ///< a tick leaves the rest of its frame to painting
constexpr qint64 kRateIntervalMs = 500;
} // namespace

RunController::RunController(KernelRunFunction kernelRun, QObject* parent)
    : Job(QStringLiteral("run worker"), parent), m_kernelRun(std::move(kernelRun))
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(kTickMs);
    connect(&m_timer, &QTimer::timeout, this, &RunController::tick);
    connect(this, &Job::stateChanged, this, &RunController::onState);
    beginThread();
}

QObject* RunController::makeWorker()
{
    m_worker = new RunWorker(m_kernelRun);
    connectWorker(m_worker.data(), &RunWorker::eventHappened, [this](const RunEvent& event) { onEvent(event); });
    connectWorker(m_worker.data(), &RunWorker::finished, [this](const OutcomePtr& outcome) { onFinished(outcome); });
    return m_worker;
}

RunController::~RunController()
{
    m_consumer = nullptr;
    endThread();
}

std::uint64_t RunController::thinned() const { return m_ring ? m_ring->dropped() - m_droppedBefore : 0; }

Result<void> RunController::mayStart(const RunSpec& spec) const
{
    if (isActive()) return Error{ErrorCode::Usage, Message::tr("A run is in progress."), Message::tr("Stop it first.")};
    return validate(spec);
}

Result<void> RunController::start(const RunSpec& spec, std::shared_ptr<const RunResult> resume,
                                  std::optional<int> onlyPoint)
{
    if (auto may = mayStart(spec); !may) return may;
    if (!m_ring) m_ring = std::make_shared<SampleRing>(kRingCapacity);
    m_batch.resize(kBatch);
    m_droppedBefore = m_ring->dropped();
    m_shown = m_shownAtRate = 0;
    m_rate = 0;
    m_rateClock.start();
    m_spec = spec;
    m_nextSpec.reset();
    m_phase.clear();
    m_arrived = m_keepsArrived ? std::make_unique<PartialRecord>(spec, resume, false) : nullptr;
    if (QCoreApplication* application = QCoreApplication::instance()) application->installEventFilter(this);
    m_job = std::make_shared<RunJob>(spec, m_ring, beginRun(State::Preparing));
    m_job->specs.setResume(std::move(resume));
    m_job->specs.setOnlyPoint(onlyPoint);
    m_timer.start();
    onThread([worker = m_worker.data(), job = m_job] { worker->run(job); });
    return {};
}

Result<void> RunController::changeSpec(const RunSpec& spec)
{
    if (!m_job || state() == State::Stopping)
        return Error{ErrorCode::Usage, Message::tr("Nothing is running."), Message::tr("Start a run first.")};
    if (auto valid = validate(spec); !valid) return valid;
    const bool waiting = m_nextSpec.has_value();
    m_nextSpec = spec;
    if (!waiting) QMetaObject::invokeMethod(this, &RunController::applySpec, Qt::QueuedConnection);
    return {};
}

void RunController::applySpec()
{
    if (!m_nextSpec) return;
    const RunSpec next = std::move(*m_nextSpec);
    m_nextSpec.reset();
    if (!m_job || next == m_spec) return;
    m_spec = next;
    m_job->specs.set(next);
}

void RunController::setLive(bool live)
{
    if (!isActive()) return;
    RunSpec next = m_nextSpec.value_or(m_spec);
    if (next.live == live) return;
    next.live = live;
    (void)changeSpec(next); // the rest of it is already valid
}

void RunController::onState(State state)
{
    if (state != State::Stopping) return;
    m_nextSpec.reset();
    m_phase.clear(); // what comes now is about the stop
}

void RunController::runLeftBehind()
{
    while (drainOnce()) {
    }
    auto outcome = std::make_shared<KernelRunOutcome>();
    outcome->error = leftBehindError(
        Message::tr("The run did not respond to Stop and was abandoned. The device or a kernel on it hangs."),
        Message::tr("All results received so far are kept."));
    if (m_arrived && m_arrived->samples() > 0) outcome->result = m_arrived->result(outcome->error->message);
    m_ring.reset(); // the thread that was left behind may still push into it
    onFinished(outcome);
}

void RunController::onEvent(const RunEvent& event)
{
    if (event.kind == RunEvent::Kind::Phase) {
        m_phase = messageText(event.text);
        if (state() == State::Preparing && event.phase == RunPhase::Measuring) setState(State::Running);
    }
    if (m_arrived) m_arrived->add(event);
    emit eventHappened(event);
    if (m_job && (event.kind == RunEvent::Kind::Table || event.kind == RunEvent::Kind::Progress))
        m_job->underWay.fetch_sub(1, std::memory_order_relaxed);
}

void RunController::onFinished(const OutcomePtr& outcome)
{
    m_timer.stop();
    if (QCoreApplication* application = QCoreApplication::instance()) application->removeEventFilter(this);
    while (drainOnce()) {
    }
    m_job.reset();
    m_arrived.reset();
    m_nextSpec.reset();
    m_phase.clear();
    emit rateChanged(0, thinned());
    const bool failed = outcome->error && outcome->error->code != ErrorCode::Interrupted;
    endRun(failed);
    emit finished(outcome);
    resultReported();
}

bool RunController::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Paint && m_job) m_job->specs.notePaint();
    return QObject::eventFilter(watched, event);
}

void RunController::tick()
{
    QElapsedTimer clock;
    clock.start();
    const std::uint64_t before = m_shown;
    while (m_shown - before < kTickSamples && clock.nsecsElapsed() < kTickBudgetNs && drainOnce()) {
    }
    updateRate();
}

bool RunController::drainOnce()
{
    const std::size_t count = m_ring ? m_ring->pop(m_batch) : 0;
    if (count == 0) return false;
    m_shown += count;
    if (state() == State::Preparing) setState(State::Running);
    if (m_arrived)
        for (const SampleEvent& sample : std::span<const SampleEvent>(m_batch).first(count))
            m_arrived->add(sample);
    if (m_consumer) m_consumer->samplesArrived(std::span<const SampleEvent>(m_batch).first(count));
    return true;
}

void RunController::updateRate()
{
    const qint64 elapsed = m_rateClock.elapsed();
    if (elapsed < kRateIntervalMs) return;
    m_rate = static_cast<double>(m_shown - m_shownAtRate) * 1000.0 / static_cast<double>(elapsed);
    m_shownAtRate = m_shown;
    m_rateClock.restart();
    emit rateChanged(m_rate, thinned());
}

} // namespace qs
