// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/worker_link.h"
#include "gpu/studies/study.h"

#include <memory>
#include <string>
#include <string_view>

namespace qs {

/// A study of any kind in a worker process of its own, where a study of that kind does the work. What had been told
/// before is kept where the worker ends early; what was in its memory is then gone, and run() begins anew.
class RemoteStudy final : public Study
{
public:
    /// `kind`, `spec`: as makeStudy() takes them. `nothing`: the result before there is anything.
    RemoteStudy(std::string_view kind, nlohmann::ordered_json spec, std::shared_ptr<const StudyResult> nothing,
                std::shared_ptr<WorkerLink> link);

    std::optional<Error> run(std::stop_token stop, StudySink& sink) override;
    const StudyResult& result() const override { return *m_result; }
    Result<StudyAnswer> ask(const nlohmann::json& question, std::stop_token stop, StudySink& sink) override;
    bool isSeparate() const override { return true; }

private:
    bool isThere() const { return m_link->isRunning() && m_generation == m_link->generation(); }
    nlohmann::ordered_json request(const char* op) const;
    LinkListener listener(StudySink& sink);
    Result<void> receiveResult(const WireMessage& answer);
    Error lost(Error error);

    std::string m_kind;
    nlohmann::ordered_json m_spec;
    std::shared_ptr<const StudyResult> m_nothing;
    std::shared_ptr<StudyResult> m_result;
    std::shared_ptr<WorkerLink> m_link;
    int m_generation = 0; ///< of the worker that holds the study; 0: none does
    bool m_ran = false;
};

/// Options that suit studies, whose steps between two looks at the stop are longer than a kernel's.
WorkerOptions studyOptions(WorkerOptions options = {});

} // namespace qs
