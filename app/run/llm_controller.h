// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/llm_worker.h"
#include "app/tasks/job.h"

namespace qs {

/// Runs studies of language models on a thread of its own.
class LlmController : public Job
{
    Q_OBJECT

public:
    explicit LlmController(LlmFactory studies = makeLlmStudy, LlmGeneratorFactory generators = makeLlmGenerator,
                           QObject* parent = nullptr);
    ~LlmController() override;

    const LlmStudySpec& spec() const { return m_spec; }
    /// What is known of the study that is going on, or went on last.
    const LlmStudyResult& soFar() const { return m_soFar; }
    /// Refuses what makes no sense, and a second run at a time.
    Result<void> start(const LlmStudySpec& spec);
    /// Goes on with a prompt; answered by signals. A second one at a time, or one beside a study, is refused. stop()
    /// ends it.
    Result<void> generate(const LlmSessionSpec& spec, const QString& prompt, std::int64_t most);
    /// Frees the model that was loaded for prompts; the next one is made anew, wherever it then has to be.
    void unload();
    bool isGenerating() const { return isAnswering(); }

signals:
    void eventHappened(const qs::StudyEvent& event);
    void finished(const qs::LlmOutcome& outcome);
    void loading(const QString& what, double fraction);
    void written(const QString& text, int tokens);
    void answered(const qs::LlmAnswer& answer);

private:
    QObject* makeWorker() override;
    void runLeftBehind() override;
    void questionLeftBehind() override;
    void stopQuestions() override { m_writing.request_stop(); }
    void onEvent(const StudyEvent& event);
    void onFinished(const LlmOutcome& outcome);

    LlmFactory m_studies;
    LlmGeneratorFactory m_generators;
    QPointer<LlmWorker> m_worker;
    LlmStudySpec m_spec;
    LlmStudyResult m_soFar;
    std::stop_source m_writing; ///< of the answer
};

} // namespace qs
