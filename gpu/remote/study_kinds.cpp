// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/study_kinds.h"

#include "gpu/studies/llm/study.h"
#include "gpu/studies/modes/study.h"

#include <array>
#include <utility>

namespace qs {

template <> std::unique_ptr<Study> localStudy(const ModeStudySpec& spec) { return std::make_unique<ModeStudy>(spec); }
template <> std::unique_ptr<Study> localStudy(const LlmStudySpec& spec) { return std::make_unique<LlmStudy>(spec); }
template <> std::unique_ptr<Study> localStudy(const LlmSessionSpec& spec) { return std::make_unique<LlmSession>(spec); }

namespace {

constexpr std::string_view kModes = "modes", kLlm = "llm", kLlmSession = "llm-session";

struct StudyKind
{
    std::string_view name;
    Result<std::unique_ptr<Study>> (*make)(const nlohmann::json& spec);
};

template <auto readSpec> Result<std::unique_ptr<Study>> made(const nlohmann::json& json)
{
    const auto spec = readSpec(json);
    if (!spec) return spec.error();
    return localStudy(*spec);
}

constexpr std::array<StudyKind, 3> kStudyKinds{{{kModes, made<modeStudySpecFromJson>},
                                                {kLlm, made<llmStudySpecFromJson>},
                                                {kLlmSession, made<llmSessionSpecFromJson>}}};

/// `Whole`: its results, which begin with the specification.
template <class Whole, class Spec>
std::unique_ptr<Study> remote(std::string_view kind, const Spec& spec, std::shared_ptr<WorkerLink> link)
{
    auto nothing = std::make_shared<Whole>();
    nothing->spec = spec;
    return std::make_unique<RemoteStudy>(kind, toJson(spec), std::move(nothing), std::move(link));
}

} // namespace

Result<std::unique_ptr<Study>> makeStudy(std::string_view kind, const nlohmann::json& spec)
{
    for (const StudyKind& known : kStudyKinds)
        if (known.name == kind) return known.make(spec);
    return Error{ErrorCode::Usage, "There is no kind of study '" + std::string(kind.substr(0, 60)) + "'.",
                 "Are both programs of the same version?"};
}

std::unique_ptr<Study> remoteStudy(const ModeStudySpec& spec, std::shared_ptr<WorkerLink> link)
{
    return remote<ModeStudyResult>(kModes, spec, std::move(link));
}

std::unique_ptr<Study> remoteStudy(const LlmStudySpec& spec, std::shared_ptr<WorkerLink> link)
{
    return remote<LlmStudyResult>(kLlm, spec, std::move(link));
}

std::unique_ptr<Study> remoteStudy(const LlmSessionSpec& spec, std::shared_ptr<WorkerLink> link)
{
    return std::make_unique<RemoteStudy>(kLlmSession, toJson(spec), std::make_shared<LlmStudyResult>(),
                                         std::move(link));
}

StudyFactoryOf<LlmSessionSpec> isolatedSessions(WorkerOptions options)
{
    return [options = studyOptions(std::move(options))](const LlmSessionSpec& spec) {
        return remoteStudy(spec, std::make_shared<WorkerLink>(options));
    };
}

} // namespace qs
