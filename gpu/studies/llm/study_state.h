// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/llm/study_setup.h"
#include "gpu/studies/llm/timing.h"

#include <chrono>
#include <map>
#include <string>
#include <vector>

namespace qs {

/// A model in a configuration, ready to answer.
struct LoadedLlm
{
    std::string configuration;
    std::unique_ptr<DecoderEngine> engine;
};

/// Measures configuration after configuration.
struct LlmStudy::State : LlmStudySetup
{
    using LlmStudySetup::LlmStudySetup;
    std::optional<Error> run();

private:
    using Clock = std::chrono::steady_clock;

    Result<void> measureAll();
    Result<void> measure(const LlmConfiguration& configuration);
    Result<std::unique_ptr<DecoderEngine>> load(const LlmConfiguration& configuration, LlmRow& row);
    Result<LlmLoad> build(DecoderEngine& engine, const LlmConfiguration& configuration, LlmRow& row);
    Result<void> loadCold(DecoderEngine& engine, const LlmConfiguration& configuration, LlmRow& row);
    void inspect(const LlmConfiguration& configuration, const LlmBuilt& built, LlmRow& row) const;
    Result<void> writeSample(DecoderEngine& engine, LlmRow& row);
    Result<void> readText(DecoderEngine& engine, LlmRow& row);
    Result<void> askTasks(DecoderEngine& engine, LlmRow& row);
    Result<void> timeAlone(LoadedLlm& loaded, LlmRow& row);
    Result<void> timeTogether();
    void addPoll(int round, const DecoderEngine& engine);
    Result<void> measureEnergy(LoadedLlm& loaded, LlmRow& row);
    Result<void> measureEnergies();
    void decideInterleaving(const DecoderEngine& engine);
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

    BaselinePredictions m_predictions;
    std::optional<TextScores> m_baselineScores;
    std::vector<std::int32_t> m_baselineSample;
    std::optional<double> m_idleWatts; ///< of the device, once it is known
    std::vector<LoadedLlm> m_loaded;   ///< kept for rounds of all together

    Clock::time_point m_start{};
    std::map<std::string, Clock::time_point> m_speedReported; ///< by configuration and what was measured
};

} // namespace qs
