// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/decoder_engine.h"
#include "gpu/models/decoder/hf_checkpoint.h"
#include "gpu/models/tasks/text_scores.h"
#include "gpu/studies/llm/model.h"
#include "gpu/studies/llm/study.h"
#include "gpu/studies/llm/tasks.h"
#include "gpu/studies/study_progress.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace qs {

/// What is known of a language-model study before anything is measured: model, configurations, texts, tasks and the
/// first engine.
class LlmStudySetup
{
public:
    LlmStudySetup(LlmStudySpec asked, DecoderEngineOpener opener) : spec(std::move(asked)), open(std::move(opener)) {}

    LlmStudySpec spec;
    DecoderEngineOpener open;
    LlmStudyResult result;
    StudySink* sink = nullptr; ///< while run() lasts
    StudyProgress progress;
    std::stop_token stop;

protected:
    Result<void> setUp();
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
    std::unique_ptr<DecoderEngine> m_first; ///< of the baseline, until it is loaded

private:
    Result<void> openModel();
    Result<void> chooseConfigurations();
    Result<void> readTexts();
    Result<void> cutText();
    Result<void> readTasks();
    Result<void> openFirstEngine();
    void describe();
};

} // namespace qs
