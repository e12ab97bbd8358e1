// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/worker_link.h"
#include "gpu/studies/modes/study.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace qs {

/// A mode study in a worker process of its own: its methods are those of ModeStudy, which does the work there. What had
/// been told before is kept where the worker ends early; the model, which was in its memory, is then gone, and run()
/// begins anew.
class WorkerModeStudy
{
public:
    explicit WorkerModeStudy(ModeStudySpec spec, std::shared_ptr<WorkerLink> link);

    std::optional<Error> run(std::stop_token stop, StudySink& sink);
    const ModeStudyResult& result() const { return m_result; }
    Result<ModeRow> tryPlan(const LayerPlan& plan, const std::string& name, std::stop_token stop);
    Result<LayerPlan> suggestPlan(std::int64_t bytes, std::stop_token stop = {}) const;
    Result<SizeLedger> sizeOf(const LayerPlan& plan, std::stop_token stop = {}) const;
    Result<void> saveModel(const std::filesystem::path& path) const;
    Result<void> saveQuantized(const LayerPlan& plan, const std::filesystem::path& path) const;
    Result<void> saveQuantized(const std::string& mode, const std::filesystem::path& path) const;
    std::vector<std::string> tensorNames(std::stop_token stop = {}) const;
    Result<StudiedTensor> tensor(const std::string& name, std::stop_token stop = {}) const;

private:
    /// A question to the worker that has the model.
    Result<WireMessage> question(nlohmann::ordered_json request, std::stop_token stop = {}) const;

    ModeStudySpec m_spec;
    std::shared_ptr<WorkerLink> m_link;
    ModeStudyResult m_result;
    int m_generation = 0; ///< of the worker that holds the model; 0: none does
};

/// Options that suit mode studies, whose steps between two looks at the stop are longer than a kernel's.
WorkerOptions modeStudyOptions(WorkerOptions options = {});

} // namespace qs
