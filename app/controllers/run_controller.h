// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/controllers/run_job.h"
#include "app/controllers/sample_consumer.h"
#include "app/threads/job.h"
#include "gpu/remote/partial_record.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace qs {

class RunWorker;

/// Starts, re-aims and stops runs on a worker thread of its own, and brings their samples to a consumer under a
/// budget of time, so that the window stays smooth however fast the samples come. Never blocks its caller.
class RunController : public Job
{
    Q_OBJECT

public:
    /// Samples that wait for the window; what does not fit is counted as thinned.
    static constexpr std::size_t kRingCapacity = std::size_t{1} << 20;

    explicit RunController(KernelRunFunction kernelRun = runKernels, QObject* parent = nullptr);
    ~RunController() override;

    /// Who receives the samples; not owned, may be null. Outlives the controller or is reset.
    void setConsumer(SampleConsumer* consumer) { m_consumer = consumer; }

    /// The specification that holds now, or held last.
    const RunSpec& spec() const { return m_spec; }
    /// Samples of this run that were recorded but not shown.
    std::uint64_t thinned() const;
    /// Memory that the samples take which are kept here while a run goes on, in bytes.
    std::size_t arrivedBytes() const { return m_arrived ? m_arrived->bytes() : 0; }
    /// Samples of this run that reached the consumer.
    std::uint64_t shown() const { return m_shown; }
    /// Samples a second over the last half second.
    double samplesPerSecond() const { return m_rate; }
    QString phase() const { return m_phase; }

    /// Whether start() would take it: refuses what makes no sense, and a second run at a time.
    Result<void> mayStart(const RunSpec& spec) const;
    /// The run itself reports by signals. `resume`: what a stopped sweep of the same specification measured, to go on
    /// with. `onlyPoint`: the one point of the sweep that is measured on.
    Result<void> start(const RunSpec& spec, std::shared_ptr<const RunResult> resume = {},
                       std::optional<int> onlyPoint = {});
    /// Goes on with another setup of the active run. Several calls in one turn of the event loop become one.
    Result<void> changeSpec(const RunSpec& spec);
    /// Lets the active run go on until stopped, or end after its iterations. Without effect when idle.
    void setLive(bool live);
    /// Whether samples that arrive are kept for abandon(). Not needed where whoever runs the kernels keeps them.
    void setKeepsArrived(bool keeps) { m_keepsArrived = keeps; }
    /// Live has none.
    bool hasEnd() const override { return !m_spec.live; }

    /// While a run goes on it is notified when the window repaints.
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Everything that the run reports apart from samples.
    void eventHappened(const qs::RunEvent& event);
    /// After the last sample was delivered. The result holds what was measured, also where an error is set.
    void finished(const qs::OutcomePtr& outcome);
    /// Twice a second while samples come.
    void rateChanged(double samplesPerSecond, quint64 thinned);

private:
    QObject* makeWorker() override;
    void runLeftBehind() override;
    void onState(State state);
    void onEvent(const RunEvent& event);
    void onFinished(const OutcomePtr& outcome);
    void applySpec();
    void tick();
    bool drainOnce();
    void updateRate();

    KernelRunFunction m_kernelRun;
    QPointer<RunWorker> m_worker;
    SampleConsumer* m_consumer = nullptr;
    RunJobPtr m_job;
    std::shared_ptr<SampleRing> m_ring;
    std::vector<SampleEvent> m_batch;
    std::optional<RunSpec> m_nextSpec;
    RunSpec m_spec;
    QString m_phase;
    std::unique_ptr<PartialRecord> m_arrived;
    bool m_keepsArrived = true;
    QTimer m_timer;
    QElapsedTimer m_rateClock;
    std::uint64_t m_shown = 0;
    std::uint64_t m_shownAtRate = 0;
    std::uint64_t m_droppedBefore = 0;
    double m_rate = 0;
};

} // namespace qs
