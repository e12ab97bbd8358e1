// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/worker_llm_study.h"

#include "gpu/remote/worker_study.h"

#include <utility>

namespace qs {

WorkerLlmStudy::WorkerLlmStudy(LlmStudySpec spec, std::shared_ptr<WorkerLink> link)
    : m_spec(std::move(spec)), m_link(std::move(link))
{
    m_result.spec = m_spec;
}

std::optional<Error> WorkerLlmStudy::run(std::stop_token stop, StudySink& sink)
{
    if (!m_link->isRunning()) sink.event(phaseEvent("starting a worker process"));
    if (auto running = m_link->ensure(stop); !running) return running.error();
    m_result = {};
    m_result.spec = m_spec;
    m_result.environment.process = "worker process " + std::to_string(m_link->pid());
    const auto answer =
        m_link->ask({{"op", "llm-run"}, {"spec", toJson(m_spec)}}, {}, stop, studyListener(m_result, sink));
    const auto failed = studyError(m_result, answer, *m_link, llmStudyResultFromJson);
    if (answer) return failed;
    judge(m_result);
    m_result.stopReason = stopReasonOf(*failed);
    return failed;
}

} // namespace qs
