// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/worker_link.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace qs {

/// Runs measuring studies in a worker process of its own, which a kernel that hangs or crashes takes down instead of
/// the program. The events, samples and outcome are those of runKernels(); the environment of the result says where it
/// was.
class KernelRunHost
{
public:
    explicit KernelRunHost(WorkerOptions options = {}) : m_link(std::move(options)) {}

    /// As runKernels(). A stop ends even what does not answer, within WorkerOptions::grace and half a second; the
    /// samples that had arrived are then the result, with a note and an error that say so. One run at a time.
    KernelRunOutcome run(SpecSource& specs, std::stop_token stop, EventSink& sink);
    /// Of the worker; 0 where there is none.
    int pid() const { return m_link.pid(); }

private:
    WorkerLink m_link;
};

/// A procedure that blocks until its run is over: runKernels(), the same in a worker process, or a stand-in in tests.
using KernelRunFunction = std::function<KernelRunOutcome(SpecSource&, std::stop_token, EventSink&)>;
/// One that keeps a worker process for all its runs; copies share it.
KernelRunFunction makeIsolatedKernelRun(WorkerOptions options = {});

} // namespace qs
