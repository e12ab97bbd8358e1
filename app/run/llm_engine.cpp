// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/llm_engine.h"

#include "app/run/shared_link.h"
#include "gpu/remote/worker_llm_session.h"
#include "gpu/remote/worker_llm_study.h"
#include "gpu/remote/worker_mode_study.h"
#include "gpu/studies/llm/study.h"

#include <utility>

namespace qs {
namespace {

/// LlmStudy and WorkerLlmStudy have the same methods.
template <typename Study> class LlmEngineOf : public LlmEngine
{
public:
    template <typename... Arguments>
    explicit LlmEngineOf(Arguments&&... arguments) : m_study(std::forward<Arguments>(arguments)...)
    {}
    std::optional<Error> run(std::stop_token stop, StudySink& sink) override
    {
        return m_study.run(std::move(stop), sink);
    }
    const LlmStudyResult& result() const override { return m_study.result(); }

private:
    Study m_study;
};

} // namespace

std::unique_ptr<LlmEngine> makeLlmStudy(const LlmStudySpec& spec)
{
    return std::make_unique<LlmEngineOf<LlmStudy>>(spec);
}

LlmFactory makeIsolatedLlmStudies(WorkerOptions options)
{
    return [links = SharedLink(modeStudyOptions(std::move(options)))](
               const LlmStudySpec& spec) -> std::unique_ptr<LlmEngine> {
        return std::make_unique<LlmEngineOf<WorkerLlmStudy>>(spec, links.free());
    };
}

std::unique_ptr<LlmGenerator> makeLlmGenerator(const LlmSessionSpec& spec)
{
    return std::make_unique<LlmSession>(spec);
}

LlmGeneratorFactory makeIsolatedLlmGenerators(WorkerOptions options)
{
    return [options = std::move(options)](const LlmSessionSpec& spec) -> std::unique_ptr<LlmGenerator> {
        return std::make_unique<WorkerLlmSession>(spec, options);
    };
}

} // namespace qs
