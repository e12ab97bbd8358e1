// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_event.h"

#include <span>

namespace qs {

/// Takes the samples that a run sends to the window. Called directly on the UI thread, a batch at a time: a signal
/// for each sample would cost more than the measurement.
class SampleConsumer
{
public:
    virtual ~SampleConsumer() = default;
    /// Samples in the order in which they were measured; the span is valid during the call only.
    virtual void samplesArrived(std::span<const SampleEvent> samples) = 0;
};

} // namespace qs
