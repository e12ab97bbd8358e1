// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/remote_study.h"
#include "gpu/results/accuracy_study.h"
#include "gpu/results/llm_study.h"
#include "gpu/studies/llm/session.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <utility>

/// The kinds of studies that there are. A new one is a row of the table in study_kinds.cpp and a localStudy().
namespace qs {

struct StudyKind
{
    std::string_view name;       ///< 'modes'
    std::string_view sessionKey; ///< of its results in the runs of a session; empty: it has none
    /// Of a specification. BadInput for what is none.
    Result<std::unique_ptr<Study>> (*make)(const nlohmann::json& spec);
    /// The result before there is anything.
    std::shared_ptr<StudyResult> (*nothing)();
    /// Whether a document is a result; null: it has none.
    bool (*looksLike)(const nlohmann::json& document);
};

std::span<const StudyKind> studyKinds();
/// That whose result a document is; null: it is none.
inline const StudyKind* kindOfDocument(const nlohmann::json& document)
{
    if (!document.is_object()) return nullptr;
    for (const StudyKind& kind : studyKinds())
        if (kind.looksLike && kind.looksLike(document)) return &kind;
    return nullptr;
}
/// The kind of a result.
inline const StudyKind& kindOf(const StudyResult& result)
{
    return *std::ranges::find(studyKinds(), result.kind(), &StudyKind::name);
}

/// A study in this process, of a kind by its name: 'modes', 'llm', 'llm-session'. BadInput or Usage for what is none.
Result<std::unique_ptr<Study>> makeStudy(std::string_view kind, const nlohmann::json& spec);

/// The same by its specification, which says the kind.
template <class Spec> std::unique_ptr<Study> localStudy(const Spec& spec);
template <> std::unique_ptr<Study> localStudy(const AccuracyStudySpec& spec);
template <> std::unique_ptr<Study> localStudy(const LlmStudySpec& spec);
template <> std::unique_ptr<Study> localStudy(const LlmSessionSpec& spec);

/// The same in a worker process.
template <class Whole>
std::unique_ptr<Study> remoteStudy(const decltype(Whole::spec)& spec, std::shared_ptr<WorkerLink> link)
{
    auto nothing = std::make_shared<Whole>();
    nothing->spec = spec;
    return std::make_unique<RemoteStudy>(Whole::kKind, toJson(spec), std::move(nothing), std::move(link));
}
std::unique_ptr<Study> remoteSession(const LlmSessionSpec& spec, std::shared_ptr<WorkerLink> link);

/// In this process or, `isolated`, in a worker process of its own.
template <class Whole>
std::unique_ptr<Study> newStudy(const decltype(Whole::spec)& spec, bool isolated, WorkerOptions options = {})
{
    return isolated ? remoteStudy<Whole>(spec, std::make_shared<WorkerLink>(studyOptions(std::move(options))))
                    : localStudy(spec);
}

/// Makes studies from their specifications.
template <class Spec> using StudyFactoryOf = std::function<std::unique_ptr<Study>(const Spec&)>;

/// Studies whose results are of the type `Whole`, in one worker process, which they share, one after the other. A study
/// that was left behind still holds the link that it hangs in: then there is another one.
template <class Whole> StudyFactoryOf<decltype(Whole::spec)> isolatedStudies(WorkerOptions options = {})
{
    auto shared = std::make_shared<std::shared_ptr<WorkerLink>>(); // of all copies of the factory
    return [shared, options = studyOptions(std::move(options))](const decltype(Whole::spec)& spec) {
        if (!*shared || shared->use_count() > 1) *shared = std::make_shared<WorkerLink>(options);
        return remoteStudy<Whole>(spec, *shared);
    };
}

/// Sessions each in a worker process of its own, which ends with it: what the model took goes with it.
StudyFactoryOf<LlmSessionSpec> isolatedSessions(WorkerOptions options = {});

} // namespace qs
