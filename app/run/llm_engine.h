// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/worker_link.h"
#include "gpu/results/llm_study.h"
#include "gpu/studies/llm/session.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace qs {

/// An LLM study as the controller drives it: LlmStudy, one in a worker process, or a stand-in in tests. Its methods are
/// those of LlmStudy.
class LlmEngine
{
public:
    virtual ~LlmEngine() = default;
    virtual std::optional<Error> run(std::stop_token stop, StudySink& sink) = 0;
    virtual const LlmStudyResult& result() const = 0;
};

using LlmFactory = std::function<std::unique_ptr<LlmEngine>(const LlmStudySpec&)>;
/// The real one, in this process.
std::unique_ptr<LlmEngine> makeLlmStudy(const LlmStudySpec& spec);
/// The real one in a worker process, which all studies of the factory share, one after the other.
LlmFactory makeIsolatedLlmStudies(WorkerOptions options = {});

/// What goes on with prompts, in a configuration of a model.
using LlmGeneratorFactory = std::function<std::unique_ptr<LlmGenerator>(const LlmSessionSpec&)>;
/// The real one, in this process.
std::unique_ptr<LlmGenerator> makeLlmGenerator(const LlmSessionSpec& spec);
/// The real one, each in a worker process of its own.
LlmGeneratorFactory makeIsolatedLlmGenerators(WorkerOptions options = {});

} // namespace qs
