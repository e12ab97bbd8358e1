// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/run_worker.h"

#include <exception>
#include <new>

namespace qs {
namespace {
constexpr auto kTableInterval = std::chrono::milliseconds(100);
constexpr auto kProgressInterval = std::chrono::milliseconds(50);
} // namespace

RunWorker::RunWorker(KernelRunFunction kernelRun) : m_kernelRun(std::move(kernelRun))
{
    qRegisterMetaType<RunJobPtr>();
    qRegisterMetaType<OutcomePtr>();
    qRegisterMetaType<RunEvent>();
}

void RunWorker::run(const RunJobPtr& job)
{
    m_job = job.get();
    m_waitingTable.reset();
    m_lastTable = m_lastProgress = {};
    auto outcome = std::make_shared<const KernelRunOutcome>(runGuarded(*job));
    flushTable();
    m_job = nullptr;
    emit finished(outcome);
}

KernelRunOutcome RunWorker::runGuarded(RunJob& job)
{
    // A run throws nothing by contract; memory may still run out in the standard library.
    try {
        return m_kernelRun(job.specs, job.stop, *this);
    } catch (const std::bad_alloc&) {
        return {{},
                Error{ErrorCode::Memory, Message::tr("Not enough memory for the run."),
                      Message::tr("Choose smaller sizes or fewer iterations.")}};
    } catch (const std::exception& e) {
        return {{},
                Error{ErrorCode::Internal, Message::tr("The run failed: %1").arg(e.what()),
                      Message::tr("Report this problem together with the setup.")}};
    }
}

void RunWorker::event(const RunEvent& event)
{
    const auto now = Clock::now();
    const bool behind = m_job->underWay.load(std::memory_order_relaxed) > 0;
    if (event.kind == RunEvent::Kind::Table) {
        if (behind || now - m_lastTable < kTableInterval) {
            m_waitingTable = event;
            return;
        }
        return sendTable(event);
    }
    if (event.kind == RunEvent::Kind::Progress) {
        if (!behind && m_waitingTable && now - m_lastTable >= kTableInterval) flushTable();
        if (event.fraction < 1 && (behind || now - m_lastProgress < kProgressInterval)) return;
        m_lastProgress = now;
        return send(event);
    }
    flushTable(); // it belongs to what was before
    emit eventHappened(event);
}

void RunWorker::send(const RunEvent& event)
{
    m_job->underWay.fetch_add(1, std::memory_order_relaxed);
    emit eventHappened(event);
}

void RunWorker::sample(const SampleEvent& sample) { m_job->ring->push(sample); }

void RunWorker::sendTable(const RunEvent& table)
{
    m_waitingTable.reset();
    m_lastTable = Clock::now();
    send(table);
}

void RunWorker::flushTable()
{
    if (!m_waitingTable) return;
    const RunEvent table = std::move(*m_waitingTable);
    sendTable(table);
}

} // namespace qs
