// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/llm_controller.h"

#include "app/controllers/guarded_run.h"
#include "widgets/language/message_text.h"

#include <utility>

namespace qs {

namespace {

/// Goes on with a prompt, on the session's thread.
LlmAnswer answerTo(Study& session, const LlmPrompt& prompt, std::stop_token stop, StudySink& sink)
{
    LlmAnswer answer;
    answer.inWorker = session.isSeparate();
    answer.error =
        guardedRun(Message::mark("Choose a smaller model or another configuration."), [&]() -> std::optional<Error> {
            auto made = generate(session, prompt, std::move(stop), sink);
            if (!made) return made.error();
            answer.made = std::move(*made);
            return std::nullopt;
        });
    return answer;
}

} // namespace

LlmController::LlmController(StudyFactoryOf<LlmStudySpec> studies, StudyFactoryOf<LlmSessionSpec> sessions,
                             QObject* parent)
    : StudyJob(QStringLiteral("language model worker"), std::make_shared<LlmStudyResult>(),
               Message::mark("Choose a smaller model, fewer configurations or a smaller batch."), parent),
      m_studies(std::move(studies)), m_sessions(std::move(sessions))
{
    qRegisterMetaType<LlmAnswer>();
}

LlmController::~LlmController() { endThread(); }

Result<void> LlmController::start(const LlmStudySpec& spec)
{
    auto started = startStudy<LlmStudyResult>(m_studies, spec);
    if (started) m_loaded.reset(); // the study has its place
    return started;
}

Result<void> LlmController::generate(const LlmSessionSpec& spec, const LlmPrompt& prompt)
{
    if (auto may = mayStart(); !may) return may;
    if (isGenerating())
        return Error{ErrorCode::Usage, Message::tr("Text is being generated."), Message::tr("Stop it first.")};
    m_writing = std::stop_source();
    StudyQuestion question;
    if (m_loaded != spec) question.make = [factory = m_sessions, spec] { return factory(spec); };
    m_loaded = spec;
    question.stop = m_writing.get_token();
    question.answer = [this, prompt](Study& session, std::stop_token stop, StudySink& sink) {
        return [this, answer = answerTo(session, prompt, std::move(stop), sink)] { onAnswer(answer); };
    };
    ask(std::move(question));
    return {};
}

void LlmController::unload()
{
    m_loaded.reset();
    release();
}

void LlmController::onQuestionEvent(const StudyEvent& event)
{
    if (event.kind == StudyEvent::Kind::Phase) emit loading(messageText(event.text), event.fraction);
    if (event.kind == StudyEvent::Kind::Token)
        emit written(QString::fromStdString(event.subject), QString::fromStdString(event.what), event.count,
                     event.rate);
}

void LlmController::onAnswer(const LlmAnswer& answer)
{
    const bool goesOn =
        !answer.error || answer.error->code == ErrorCode::Usage || answer.error->code == ErrorCode::Interrupted;
    if (!goesOn) unload(); // what it holds is not known any more
    emit answered(answer);
}

void LlmController::questionLeftBehind()
{
    StudyJob::questionLeftBehind();
    m_loaded.reset();
    emit answered(
        {{},
         leftBehindError(
             Message::tr("The prompt did not respond to Stop and was abandoned. The device or a kernel on it hangs."),
             {}),
         false});
}

} // namespace qs
