// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/worker_link.h"
#include "gpu/results/llm_study.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace qs {

/// An LLM study in a worker process of its own, where LlmStudy does the work. What had been told before is kept where
/// the worker ends early.
class WorkerLlmStudy
{
public:
    explicit WorkerLlmStudy(LlmStudySpec spec, std::shared_ptr<WorkerLink> link);

    /// As LlmStudy::run(). WorkerOptions of modeStudyOptions() suit: a layer may take longer than a kernel.
    std::optional<Error> run(std::stop_token stop, StudySink& sink);
    const LlmStudyResult& result() const { return m_result; }

private:
    LlmStudySpec m_spec;
    std::shared_ptr<WorkerLink> m_link;
    LlmStudyResult m_result;
};

} // namespace qs
