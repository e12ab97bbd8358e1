// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/study_engine.h"

#include "app/run/shared_link.h"
#include "gpu/remote/worker_mode_study.h"
#include "gpu/studies/modes/study.h"

#include <utility>

namespace qs {
namespace {

/// ModeStudy and WorkerModeStudy have the same methods.
template <typename Study> class EngineOf : public StudyEngine
{
public:
    template <typename... Arguments>
    explicit EngineOf(Arguments&&... arguments) : m_study(std::forward<Arguments>(arguments)...)
    {}
    std::optional<Error> run(std::stop_token stop, StudySink& sink) override { return m_study.run(stop, sink); }
    const ModeStudyResult& result() const override { return m_study.result(); }
    Result<ModeRow> tryPlan(const LayerPlan& plan, const std::string& name, std::stop_token stop) override
    {
        return m_study.tryPlan(plan, name, stop);
    }
    Result<LayerPlan> suggestPlan(std::int64_t bytes, std::stop_token stop) const override
    {
        return m_study.suggestPlan(bytes, std::move(stop));
    }
    Result<SizeLedger> sizeOf(const LayerPlan& plan, std::stop_token stop) const override
    {
        return m_study.sizeOf(plan, std::move(stop));
    }
    Result<void> saveModel(const std::filesystem::path& path) const override { return m_study.saveModel(path); }
    Result<void> saveQuantized(const LayerPlan& plan, const std::filesystem::path& path) const override
    {
        return m_study.saveQuantized(plan, path);
    }
    Result<void> saveQuantized(const std::string& mode, const std::filesystem::path& path) const override
    {
        return m_study.saveQuantized(mode, path);
    }
    std::vector<std::string> tensorNames(std::stop_token stop) const override
    {
        return m_study.tensorNames(std::move(stop));
    }
    Result<NamedTensor> tensor(const std::string& name, std::stop_token stop) const override
    {
        auto found = m_study.tensor(name, std::move(stop));
        if (!found) return found.error();
        return NamedTensor{std::move(found->name), found->rows, found->columns, std::move(found->values)};
    }

private:
    Study m_study;
};

} // namespace

std::unique_ptr<StudyEngine> makeModeStudy(const ModeStudySpec& spec)
{
    return std::make_unique<EngineOf<ModeStudy>>(spec);
}

StudyFactory makeIsolatedModeStudies(WorkerOptions options)
{
    return [links = SharedLink(modeStudyOptions(std::move(options)))](
               const ModeStudySpec& spec) -> std::unique_ptr<StudyEngine> {
        return std::make_unique<EngineOf<WorkerModeStudy>>(spec, links.free());
    };
}

} // namespace qs
