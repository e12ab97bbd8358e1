// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/spsc_ring.h"
#include "gpu/remote/kernel_run_host.h"
#include "gpu/results/run_event.h"

#include <QMetaType>

#include <atomic>
#include <memory>
#include <stop_token>
#include <utility>

namespace qs {

using SampleRing = SpscRing<SampleEvent>;
using OutcomePtr = std::shared_ptr<const KernelRunOutcome>;

/// What controller and worker share during one run.
struct RunJob
{
    RunJob(RunSpec spec, std::shared_ptr<SampleRing> sampleRing, std::stop_token stopped)
        : specs(std::move(spec)), stop(std::move(stopped)), ring(std::move(sampleRing))
    {}

    SpecSource specs;
    std::stop_token stop;
    std::shared_ptr<SampleRing> ring;
    /// Tables and reports of progress that were sent and not yet taken: where the window is behind, it gets the newest
    /// and no queue of them.
    std::atomic<int> underWay{0};
};
using RunJobPtr = std::shared_ptr<RunJob>;

} // namespace qs

Q_DECLARE_METATYPE(qs::RunJobPtr)
Q_DECLARE_METATYPE(qs::OutcomePtr)
Q_DECLARE_METATYPE(qs::RunEvent)
