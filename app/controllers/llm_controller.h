// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/controllers/study_job.h"
#include "gpu/remote/study_kinds.h"

#include <optional>
#include <vector>

namespace qs {

/// What became of a prompt.
struct LlmAnswer
{
    std::vector<LlmGeneration> made; ///< by configuration, in their order; empty with an error
    std::optional<Error> error;      ///< Interrupted where it was stopped before the first token
    bool inWorker = false;           ///< the model was in a worker process
};

/// Runs studies of language models on a thread of its own, and goes on with prompts between them.
class LlmController : public StudyJob
{
    Q_OBJECT

public:
    explicit LlmController(StudyFactoryOf<LlmStudySpec> studies = localStudy<LlmStudySpec>,
                           StudyFactoryOf<LlmSessionSpec> sessions = localStudy<LlmSessionSpec>,
                           QObject* parent = nullptr);
    ~LlmController() override;

    const LlmStudySpec& spec() const { return soFar().spec; }
    const LlmStudyResult& soFar() const { return static_cast<const LlmStudyResult&>(known()); }
    /// Refuses what makes no sense, and a second run at a time. A model that was loaded for prompts goes first.
    Result<void> start(const LlmStudySpec& spec);
    /// Goes on with a prompt; answered by signals. A second one at a time, or one beside a study, is refused. stop()
    /// ends it. The model stays loaded for the next prompt.
    Result<void> generate(const LlmSessionSpec& spec, const LlmPrompt& prompt);
    /// Frees the model that was loaded for prompts; the next one is made anew, wherever it then has to be.
    void unload();
    bool isGenerating() const { return isAnswering(); }
    bool canStop() const override { return StudyJob::canStop() || isGenerating(); }

signals:
    void loading(const QString& what, double fraction);
    /// The text of so many tokens more of a configuration's answer, and its tokens per second so far (0: not known
    /// yet).
    void written(const QString& configuration, const QString& text, int tokens, double rate);
    void answered(const qs::LlmAnswer& answer);

private:
    void questionLeftBehind() override;
    void stopQuestions() override { m_writing.request_stop(); }
    void onQuestionEvent(const StudyEvent& event) override;
    void onAnswer(const LlmAnswer& answer);

    StudyFactoryOf<LlmStudySpec> m_studies;
    StudyFactoryOf<LlmSessionSpec> m_sessions;
    std::optional<LlmSessionSpec> m_loaded; ///< of the session that the worker holds
    std::stop_source m_writing;             ///< of the answer
};

} // namespace qs

Q_DECLARE_METATYPE(qs::LlmAnswer)
