// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/worker_link.h"
#include "gpu/studies/protocol/quantize_study.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace qs {

/// Where a measuring study runs: in this process, or in a worker process of its own, which a kernel that hangs or
/// crashes takes down instead of the program. The same events, samples and outcome either way; the environment of the
/// result says which it was.
class StudyHost
{
public:
    enum class Place { Here, WorkerProcess };

    explicit StudyHost(Place place, WorkerOptions options = {});
    ~StudyHost();

    /// As runStudy(). In a worker process a stop ends even what does not answer, within WorkerOptions::grace and half a
    /// second; the samples that had arrived are then the result, with a note and an error that say so. One run at a
    /// time.
    StudyOutcome run(SpecSource& specs, std::stop_token stop, EventSink& sink);
    /// Of the worker; 0 where there is none.
    int pid() const { return m_link.pid(); }

private:
    Place m_place;
    WorkerLink m_link;
};

/// A study function that keeps one worker process for all its runs; copies share it.
std::function<StudyOutcome(SpecSource&, std::stop_token, EventSink&)> makeIsolatedStudy(WorkerOptions options = {});

} // namespace qs
