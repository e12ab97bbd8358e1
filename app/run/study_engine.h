// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/worker_link.h"
#include "gpu/results/mode_study.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace qs {

/// A tensor to look at, with its values as a matrix.
struct NamedTensor
{
    std::string name;
    std::int64_t rows = 0, columns = 0;
    std::vector<float> values;
};

/// A mode study as the controller drives it: ModeStudy, or a stand-in in tests. Used by one thread at a time; its
/// methods are those of ModeStudy, where they are described.
class StudyEngine
{
public:
    virtual ~StudyEngine() = default;
    virtual std::optional<Error> run(std::stop_token stop, StudySink& sink) = 0;
    virtual const ModeStudyResult& result() const = 0;
    virtual Result<ModeRow> tryPlan(const LayerPlan& plan, const std::string& name, std::stop_token stop) = 0;
    virtual Result<LayerPlan> suggestPlan(std::int64_t bytes, std::stop_token stop) const = 0;
    virtual Result<SizeLedger> sizeOf(const LayerPlan& plan, std::stop_token stop) const = 0;
    virtual Result<void> saveModel(const std::filesystem::path& path) const = 0;
    virtual Result<void> saveQuantized(const LayerPlan& plan, const std::filesystem::path& path) const = 0;
    virtual Result<void> saveQuantized(const std::string& mode, const std::filesystem::path& path) const = 0;
    virtual std::vector<std::string> tensorNames(std::stop_token stop) const = 0;
    virtual Result<NamedTensor> tensor(const std::string& name, std::stop_token stop) const = 0;
};

/// Makes what a study runs in.
using StudyFactory = std::function<std::unique_ptr<StudyEngine>(const ModeStudySpec&)>;
/// The real one, in this process.
std::unique_ptr<StudyEngine> makeModeStudy(const ModeStudySpec& spec);
/// The real one in a worker process, which all studies of the factory share, one after the other.
StudyFactory makeIsolatedModeStudies(WorkerOptions options = {});

} // namespace qs
