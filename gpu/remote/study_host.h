// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/worker_link.h"
#include "gpu/studies/protocol/quantize_study.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace qs {

/// Runs measuring studies in a worker process of its own, which a kernel that hangs or crashes takes down instead of
/// the program. The events, samples and outcome are those of runStudy(); the environment of the result says where it
/// was.
class StudyHost
{
public:
    explicit StudyHost(WorkerOptions options = {}) : m_link(std::move(options)) {}

    /// As runStudy(). A stop ends even what does not answer, within WorkerOptions::grace and half a second; the samples
    /// that had arrived are then the result, with a note and an error that say so. One run at a time.
    StudyOutcome run(SpecSource& specs, std::stop_token stop, EventSink& sink);
    /// Of the worker; 0 where there is none.
    int pid() const { return m_link.pid(); }

private:
    WorkerLink m_link;
};

/// A procedure that blocks until its run is over: runStudy(), the same in a worker process, or a stand-in in tests.
using StudyFunction = std::function<StudyOutcome(SpecSource&, std::stop_token, EventSink&)>;
/// One that keeps a worker process for all its runs; copies share it.
StudyFunction makeIsolatedStudy(WorkerOptions options = {});

} // namespace qs
