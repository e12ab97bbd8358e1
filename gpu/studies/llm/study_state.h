// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/llama/hf_checkpoint.h"
#include "gpu/models/tasks/text_scores.h"
#include "gpu/studies/llm/model.h"
#include "gpu/studies/llm/study.h"
#include "gpu/studies/llm/tasks.h"
#include "gpu/studies/llm/timing.h"
#include "gpu/studies/study_progress.h"

#include <chrono>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace qs {

/// A model in a configuration, ready to answer.
struct LoadedLlm
{
    std::string configuration;
    std::unique_ptr<LlamaEngine> engine;
};

struct LlmStudy::State
{
    State(LlmStudySpec asked, LlamaEngineOpener opener);
    std::optional<Error> run();

    LlmStudySpec spec;
    LlamaEngineOpener open;
    LlmStudyResult result;
    StudySink* sink = nullptr; ///< while run() lasts
    StudyProgress progress;
    std::stop_token stop;

private:
    using Clock = std::chrono::steady_clock;

    // studies/llm/study_setup.cpp: what is known before anything is measured
    Result<void> setUp();
    Result<void> openModel();
    Result<void> chooseConfigurations();
    Result<void> readTexts();
    Result<void> cutText();
    Result<void> readTasks();
    Result<void> openFirstEngine();
    void describe();

    // studies/llm/study_run.cpp: configuration after configuration
    Result<void> measureAll();
    Result<void> measure(const LlmConfiguration& configuration);
    Result<std::unique_ptr<LlamaEngine>> load(const LlmConfiguration& configuration, LlmRow& row);
    Result<LlmLoad> build(LlamaEngine& engine, const LlmConfiguration& configuration, LlmRow& row);
    Result<void> loadCold(LlamaEngine& engine, const LlmConfiguration& configuration, LlmRow& row);
    void inspect(const LlmConfiguration& configuration, const LlmBuilt& built, LlmRow& row) const;
    Result<void> writeSample(LlamaEngine& engine, LlmRow& row);
    Result<void> readText(LlamaEngine& engine, LlmRow& row);
    Result<void> askTasks(LlamaEngine& engine, LlmRow& row);
    Result<void> timeAlone(LoadedLlm& loaded, LlmRow& row);
    Result<void> timeTogether();
    void addPoll(int round, const LlamaEngine& engine);
    Result<void> measureEnergy(LoadedLlm& loaded, LlmRow& row);
    Result<void> measureEnergies();
    void decideInterleaving(const LlamaEngine& engine);
    /// Of a part of a configuration: kept there where the study can go on.
    Result<void> part(LlmRow& row, const Message& what, const Result<void>& done);

    LlmRow& rowOf(const std::string& configuration);
    LlmSpeedReport speedReporter(const std::string& configuration);
    double qualityCost(const LlmConfiguration& configuration) const;
    double timingCost() const { return spec.rounds > 0 ? 0.06 * (spec.rounds + 1) : 0; }
    double energyCost() const
    {
        return spec.energy ? 0.4 * static_cast<double>((spec.batches.size() + 1) * spec.promptLengths.size()) : 0;
    }
    void sendSpeed(const std::string& configuration, const std::string& what, int batch, double tokensPerSecond);
    void sendRow(const LlmRow& row);
    void sendRows();
    void note(Message text);

    std::filesystem::path m_folder;
    std::optional<HfCheckpoint> m_checkpoint;
    std::optional<TextTokenizer> m_tokenizer;
    std::optional<std::int32_t> m_begin;
    std::vector<LlmConfiguration> m_configurations;
    std::vector<std::int32_t> m_text, m_prompt; ///< of m_prompt, begin token included
    LlmCalibration m_calibration;
    TextWindows m_windows;
    std::vector<LlmPreparedTask> m_tasks;
    LlmBuildOptions m_build;
    std::unique_ptr<LlamaEngine> m_first; ///< of the baseline, until it is loaded
    BaselinePredictions m_predictions;
    std::optional<TextScores> m_baselineScores;
    std::vector<std::int32_t> m_baselineSample;
    std::optional<double> m_idleWatts; ///< of the device, once it is known
    std::vector<LoadedLlm> m_loaded;   ///< kept for rounds of all together

    Clock::time_point m_start{};
    std::map<std::string, Clock::time_point> m_speedReported; ///< by configuration and what was measured
};

} // namespace qs
