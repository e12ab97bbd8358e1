// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/study_worker.h"

#include "app/run/guarded_run.h"
#include "app/run/study_controller.h"
#include "gpu/studies/event_throttle.h"

#include <utility>

namespace qs {

std::pair<quint64, std::stop_token> StudyQuestions::ask(StudyQuestion kind)
{
    const std::lock_guard lock(m_mutex);
    std::stop_source& stop = m_stops[index(kind)];
    if (kind != StudyQuestion::Save) {
        stop.request_stop();
        stop = std::stop_source();
    }
    return {++m_newest[index(kind)], stop.get_token()};
}

void StudyQuestions::stopAll()
{
    const std::lock_guard lock(m_mutex);
    for (std::size_t kind = 0; kind < m_stops.size(); ++kind)
        if (kind != index(StudyQuestion::Save)) m_stops[kind].request_stop();
    for (auto& newest : m_newest)
        ++newest; // none that waits is wanted any more
}

StudyWorker::StudyWorker(StudyFactory factory) : m_factory(std::move(factory))
{
    qRegisterMetaType<StudyEvent>();
    qRegisterMetaType<StudyOutcomeOfModes>();
    qRegisterMetaType<StudyAnswer>();
}

StudyWorker::~StudyWorker() = default;

void StudyWorker::run(const std::optional<ModeStudySpec>& spec, std::stop_token stop)
{
    std::optional<Error> error = runGuarded(spec, stop);
    StudyOutcomeOfModes outcome{m_engine ? std::make_shared<const ModeStudyResult>(m_engine->result())
                                         : std::make_shared<const ModeStudyResult>(),
                                std::move(error)};
    emit finished(outcome);
}

std::optional<Error> StudyWorker::runGuarded(const std::optional<ModeStudySpec>& spec, std::stop_token stop)
{
    return guardedRun("Choose fewer items or a smaller model.", [&]() -> std::optional<Error> {
        if (spec) {
            m_engine.reset(); // before the next one asks for its memory
            m_engine = m_factory(*spec);
        }
        if (!m_engine) return Error{ErrorCode::Usage, "There is no study to go on with.", "Start one."};
        EventThrottle sink([this](const StudyEvent& event) { emit eventHappened(event); });
        return m_engine->run(stop, sink);
    });
}

void StudyWorker::ask(StudyAnswer answer, const Question& question, const std::function<bool()>& wanted,
                      std::stop_token stop)
{
    try {
        if (wanted() && m_engine) answer.use = question(*m_engine, std::move(stop));
    } catch (const std::exception& e) {
        const Error error{ErrorCode::Memory, std::string("The question could not be answered: ") + e.what(),
                          "Close other programs and try again."};
        answer.use = [kind = answer.kind, error](StudyController& to) { emit to.failed(kind, error); };
    }
    emit answered(answer);
}

} // namespace qs
