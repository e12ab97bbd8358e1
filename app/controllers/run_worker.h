// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/controllers/run_job.h"

#include <QObject>

#include <chrono>
#include <optional>

namespace qs {

/// Runs kernels on the thread that it lives in. Samples go into the job's ring, events out by signal; tables come
/// ten times a second at most and only once those before have been taken, the newest always arrives.
class RunWorker : public QObject, private EventSink
{
    Q_OBJECT

public:
    explicit RunWorker(KernelRunFunction kernelRun);

public slots:
    /// Blocks the worker's thread until the run ends, then emits finished.
    void run(const qs::RunJobPtr& job);

signals:
    void eventHappened(const qs::RunEvent& event);
    void finished(const qs::OutcomePtr& outcome);

private:
    using Clock = std::chrono::steady_clock;
    using QObject::event;
    void event(const RunEvent& event) override;
    void sample(const SampleEvent& sample) override;
    KernelRunOutcome runGuarded(RunJob& job);
    /// A table or progress, counted until it is taken.
    void send(const RunEvent& event);
    void sendTable(const RunEvent& table);
    void flushTable();

    KernelRunFunction m_kernelRun;
    RunJob* m_job = nullptr;
    std::optional<RunEvent> m_waitingTable;
    Clock::time_point m_lastTable;
    Clock::time_point m_lastProgress;
};

} // namespace qs
