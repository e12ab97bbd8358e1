// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/batch/batch_results.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/remote/study_kinds.h"
#include "gpu/spec/usage.h"
#include "gpu/targets/batch/batch_merge.h"

#include <algorithm>
#include <filesystem>

namespace qs {

namespace {

/// What is here of a task, whole or not.
std::string fileOfTask(const std::string& folder, std::size_t task)
{
    for (const char* kind : {"/result-", "/partial-"}) {
        std::error_code failed;
        const std::string file = folder + kind + std::to_string(task) + ".json";
        if (std::filesystem::exists(file, failed)) return file;
    }
    return {};
}

} // namespace

Result<std::vector<RunResult>> gatheredRuns(const Batch& batch, const std::string& folder)
{
    std::vector<RunResult> results;
    for (std::size_t i = 0; i < batch.tasks.size(); ++i) {
        const std::string file = fileOfTask(folder, i);
        if (file.empty()) continue;
        const auto json = readJsonFile(file);
        if (!json) return json.error();
        auto result = runResultFromJson(*json);
        if (!result) return result.error();
        result->environment.target = batch.target.name;
        results.push_back(std::move(*result));
    }
    if (batch.split != BatchSplit::Points || results.empty()) return results;
    const auto whole = runSpecFromJson(nlohmann::json(batch.spec));
    if (!whole) return whole.error();
    return std::vector<RunResult>{mergeSweep(*whole, results)};
}

Result<std::vector<std::pair<std::size_t, std::shared_ptr<StudyResult>>>> gatheredStudies(const Batch& batch,
                                                                                          const std::string& folder)
{
    const auto kind = std::ranges::find(studyKinds(), std::string_view(batch.kind), &StudyKind::name);
    if (kind == studyKinds().end()) return usage(Message::tr("The batch is of an unknown kind."));
    std::vector<std::pair<std::size_t, std::shared_ptr<StudyResult>>> results;
    for (std::size_t i = 0; i < batch.tasks.size(); ++i) {
        const std::string file = fileOfTask(folder, i);
        if (file.empty()) continue;
        const auto json = readJsonFile(file);
        if (!json) return json.error();
        auto result = kind->nothing()->parse(*json);
        if (!result) return result.error();
        (*result)->environment.target = batch.target.name;
        results.emplace_back(i, std::move(*result));
    }
    return results;
}

} // namespace qs
