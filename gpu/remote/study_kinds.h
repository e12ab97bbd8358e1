// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/remote_study.h"
#include "gpu/results/llm_study.h"
#include "gpu/results/mode_study.h"
#include "gpu/studies/llm/session.h"

#include <functional>
#include <memory>
#include <string_view>

/// The kinds of studies that there are. A new one is a row of the table in study_kinds.cpp, a localStudy()
/// and a remoteStudy().
namespace qs {

/// A study in this process, of a kind by its name: 'modes', 'llm', 'llm-session'. BadInput or Usage for what is none.
Result<std::unique_ptr<Study>> makeStudy(std::string_view kind, const nlohmann::json& spec);

/// The same by its specification, which says the kind.
template <class Spec> std::unique_ptr<Study> localStudy(const Spec& spec);
template <> std::unique_ptr<Study> localStudy(const ModeStudySpec& spec);
template <> std::unique_ptr<Study> localStudy(const LlmStudySpec& spec);
template <> std::unique_ptr<Study> localStudy(const LlmSessionSpec& spec);

/// The same in a worker process.
std::unique_ptr<Study> remoteStudy(const ModeStudySpec& spec, std::shared_ptr<WorkerLink> link);
std::unique_ptr<Study> remoteStudy(const LlmStudySpec& spec, std::shared_ptr<WorkerLink> link);
std::unique_ptr<Study> remoteStudy(const LlmSessionSpec& spec, std::shared_ptr<WorkerLink> link);

/// In this process or, `isolated`, in a worker process of its own.
template <class Spec> std::unique_ptr<Study> newStudy(const Spec& spec, bool isolated)
{
    return isolated ? remoteStudy(spec, std::make_shared<WorkerLink>(studyOptions())) : localStudy(spec);
}

/// Makes studies from their specifications.
template <class Spec> using StudyFactoryOf = std::function<std::unique_ptr<Study>(const Spec&)>;

/// Studies in one worker process, which they share, one after the other. A study that was left behind still holds the
/// link that it hangs in: then there is another one.
template <class Spec> StudyFactoryOf<Spec> isolatedStudies(WorkerOptions options = {})
{
    auto shared = std::make_shared<std::shared_ptr<WorkerLink>>(); // of all copies of the factory
    return [shared, options = studyOptions(std::move(options))](const Spec& spec) {
        if (!*shared || shared->use_count() > 1) *shared = std::make_shared<WorkerLink>(options);
        return remoteStudy(spec, *shared);
    };
}

/// Sessions each in a worker process of its own, which ends with it: what the model took goes with it.
StudyFactoryOf<LlmSessionSpec> isolatedSessions(WorkerOptions options = {});

} // namespace qs
