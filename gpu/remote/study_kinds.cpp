// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/study_kinds.h"

#include "gpu/studies/accuracy/study.h"
#include "gpu/studies/llm/study.h"

#include <utility>

namespace qs {

template <> std::unique_ptr<Study> localStudy(const AccuracyStudySpec& spec)
{
    return std::make_unique<AccuracyStudy>(spec);
}
template <> std::unique_ptr<Study> localStudy(const LlmStudySpec& spec) { return std::make_unique<LlmStudy>(spec); }
template <> std::unique_ptr<Study> localStudy(const LlmSessionSpec& spec) { return std::make_unique<LlmSession>(spec); }

namespace {

constexpr std::string_view kLlmSession = "llm-session";

template <auto readSpec> Result<std::unique_ptr<Study>> made(const nlohmann::json& json)
{
    const auto spec = readSpec(json);
    if (!spec) return spec.error();
    return localStudy(*spec);
}

template <class Whole> std::shared_ptr<StudyResult> nothing() { return std::make_shared<Whole>(); }

constexpr StudyKind kStudyKinds[] = {
    {AccuracyStudyResult::kKind, "study", made<accuracyStudySpecFromJson>, nothing<AccuracyStudyResult>,
     looksLikeAccuracyStudy},
    {LlmStudyResult::kKind, "llm_study", made<llmStudySpecFromJson>, nothing<LlmStudyResult>, looksLikeLlmStudy},
    {kLlmSession, {}, made<llmSessionSpecFromJson>, nothing<LlmStudyResult>, nullptr}};

} // namespace

std::span<const StudyKind> studyKinds() { return kStudyKinds; }

Result<std::unique_ptr<Study>> makeStudy(std::string_view kind, const nlohmann::json& spec)
{
    for (const StudyKind& known : kStudyKinds)
        if (known.name == kind) return known.make(spec);
    return Error{ErrorCode::Usage, Message::tr("Unknown type of study '%1'.").arg(kind.substr(0, 60)),
                 Message::tr("Check that both programs have the same version.")};
}

std::unique_ptr<Study> remoteSession(const LlmSessionSpec& spec, std::shared_ptr<WorkerLink> link)
{
    return std::make_unique<RemoteStudy>(kLlmSession, toJson(spec), std::make_shared<LlmStudyResult>(),
                                         std::move(link));
}

StudyFactoryOf<LlmSessionSpec> isolatedSessions(WorkerOptions options)
{
    return [options = studyOptions(std::move(options))](const LlmSessionSpec& spec) {
        return remoteSession(spec, std::make_shared<WorkerLink>(options));
    };
}

} // namespace qs
