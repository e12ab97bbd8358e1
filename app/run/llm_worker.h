// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/llm_engine.h"
#include "app/run/study_worker.h"
#include "app/session/stored_run.h"
#include "gpu/studies/llm/session.h"

#include <QMetaType>
#include <QObject>

#include <memory>
#include <optional>
#include <stop_token>

namespace qs {

/// What came out of an LLM study: everything that is known, also where an error is set.
struct LlmOutcome
{
    LlmPtr result;
    std::optional<Error> error;
};

/// What became of a prompt.
struct LlmAnswer
{
    LlmGeneration made;
    std::optional<Error> error; ///< Interrupted where it was stopped before the first token
    bool inWorker = false;      ///< the model was in a worker process
};

/// Runs LLM studies on the thread that it lives in, and goes on with prompts between them. What they say comes out by
/// signal, as EventThrottle lets it pass.
class LlmWorker : public QObject
{
    Q_OBJECT

public:
    LlmWorker(LlmFactory studies, LlmGeneratorFactory generators);

    /// Blocks until the study ends, then emits finished. A model that was loaded for prompts goes first.
    void run(const LlmStudySpec& spec, std::stop_token stop);
    /// Blocks until the answer is written, then emits answered. The model stays loaded for the next prompt.
    void generate(const LlmSessionSpec& spec, const std::string& prompt, std::int64_t most, std::stop_token stop);
    /// Frees a model that was loaded for prompts.
    void unload() { m_session.reset(); }

signals:
    void eventHappened(const qs::StudyEvent& event);
    void finished(const qs::LlmOutcome& outcome);
    /// The text of so many tokens more of an answer; what the model is loaded with comes before, as a phase.
    void written(const QString& text, int tokens);
    void loading(const QString& what, double fraction);
    void answered(const qs::LlmAnswer& answer);

private:
    LlmFactory m_factory;
    LlmGeneratorFactory m_generators;
    std::unique_ptr<LlmGenerator> m_session; ///< with its model loaded, maybe
};

} // namespace qs

Q_DECLARE_METATYPE(qs::LlmOutcome)
Q_DECLARE_METATYPE(qs::LlmAnswer)
