// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/study_controller.h"

#include "app/session/native_path.h"
#include "app/tasks/left_behind.h"

#include <QFile>

#include <functional>
#include <memory>
#include <utility>

namespace qs {
namespace {

/// What is to happen with the answer to a question.
using Use = std::function<void(StudyController&)>;

template <typename T, typename Taken> Use answer(StudyQuestion kind, Result<T> value, Taken taken)
{
    return
        [kind, value = std::make_shared<Result<T>>(std::move(value)), taken = std::move(taken)](StudyController& to) {
            if (*value)
                taken(to, **value);
            else if (value->error().code != ErrorCode::Interrupted)
                emit to.failed(kind, value->error());
        };
}

} // namespace

StudyController::StudyController(StudyFactory factory, QObject* parent)
    : Job(QStringLiteral("study worker"), parent), m_factory(std::move(factory))
{
    beginThread();
}

StudyController::~StudyController() { endThread(); }

QObject* StudyController::makeWorker()
{
    m_worker = new StudyWorker(m_factory);
    hear(m_worker.data(), &StudyWorker::eventHappened, [this](const StudyEvent& event) { onEvent(event); });
    hear(m_worker.data(), &StudyWorker::finished,
         [this](const StudyOutcomeOfModes& outcome) { onFinished(outcome, true); });
    hear(m_worker.data(), &StudyWorker::answered, [this](const StudyAnswer& answer) { onAnswer(answer); });
    return m_worker;
}

Result<void> StudyController::start(const ModeStudySpec& spec)
{
    if (isActive()) return Error{ErrorCode::Usage, "A study is going on.", "Stop it first."};
    if (auto valid = validate(spec); !valid) return valid;
    m_spec = spec;
    m_answers = false;
    m_soFar = {};
    m_soFar.spec = spec;
    begin(spec);
    return {};
}

Result<void> StudyController::resume()
{
    if (!canResume()) return Error{ErrorCode::Usage, "There is no stopped study to go on with.", "Start one."};
    begin(std::nullopt);
    return {};
}

void StudyController::begin(std::optional<ModeStudySpec> spec)
{
    m_resumable = false;
    onThread([worker = m_worker.data(), spec = std::move(spec), stop = beginRun(State::Running)] {
        worker->run(spec, stop);
    });
}

void StudyController::onEvent(const StudyEvent& event)
{
    m_soFar.take(event);
    emit eventHappened(event);
}

void StudyController::runLeftBehind()
{
    const Error error = endLeftBehind(m_soFar);
    onFinished({std::make_shared<const ModeStudyResult>(m_soFar), error}, false);
}

void StudyController::questionLeftBehind()
{
    m_answers = m_resumable = false; // the model went with the thread
    emit failed(m_asked,
                {ErrorCode::Device,
                 "The question did not answer to Stop and was left behind: the device or a kernel on it hangs.",
                 "Run the study again."});
}

/// `inMemory`: the study is still there and can be asked.
void StudyController::onFinished(const StudyOutcomeOfModes& outcome, bool inMemory)
{
    const bool measured = outcome.result && !outcome.result->rows.empty();
    if (measured) m_soFar = *outcome.result;
    m_answers = inMemory && measured;
    m_resumable = inMemory && outcome.error && outcome.error->code == ErrorCode::Interrupted;
    endRun(outcome.error && outcome.error->code != ErrorCode::Interrupted);
    emit finished(outcome);
    if (m_answers) askNames();
    endTold();
}

void StudyController::ask(StudyQuestion kind, StudyWorker::Question question)
{
    if (!canAnswer()) return;
    const auto [number, stop] = m_questions->ask(kind);
    m_asked = kind;
    beginQuestion();
    const auto wanted = [questions = m_questions, kind, n = number, left = leaving()] {
        return !left.stop_requested() && questions->isWanted(kind, n);
    };
    onThread([worker = m_worker.data(), answer = StudyAnswer{kind, number, {}}, question = std::move(question), wanted,
              token = stop] { worker->ask(answer, question, wanted, token); });
}

void StudyController::onAnswer(const StudyAnswer& answer)
{
    if (answer.use && m_questions->isWanted(answer.kind, answer.number)) answer.use(*this);
    endQuestion(); // after what it may have asked in turn
}

void StudyController::askNames()
{
    ask(StudyQuestion::Names, [](StudyEngine& engine, std::stop_token stop) -> Use {
        QStringList names;
        for (const std::string& name : engine.tensorNames(std::move(stop)))
            names << QString::fromStdString(name);
        return [names](StudyController& to) { emit to.tensorNamesKnown(names); };
    });
}

void StudyController::tryPlan(const LayerPlan& plan, const QString& name)
{
    ask(StudyQuestion::Plan, [plan, name = name.toStdString()](StudyEngine& engine, std::stop_token stop) {
        auto row = engine.tryPlan(plan, name, stop);
        StudyPtr result = row ? std::make_shared<const ModeStudyResult>(engine.result()) : nullptr;
        return answer(StudyQuestion::Plan, std::move(row), [result](StudyController& to, const ModeRow& measured) {
            emit to.planMeasured(measured, result);
        });
    });
}

void StudyController::suggestPlan(std::int64_t bytes)
{
    ask(StudyQuestion::Suggestion, [bytes](StudyEngine& engine, std::stop_token stop) {
        return answer(StudyQuestion::Suggestion, engine.suggestPlan(bytes, stop),
                      [](StudyController& to, const LayerPlan& plan) { emit to.planSuggested(plan); });
    });
}

void StudyController::askSize(const LayerPlan& plan)
{
    ask(StudyQuestion::Size, [plan](StudyEngine& engine, std::stop_token stop) {
        return answer(StudyQuestion::Size, engine.sizeOf(plan, stop),
                      [plan](StudyController& to, const SizeLedger& size) { emit to.sizeKnown(plan, size); });
    });
}

void StudyController::askTensor(const QString& name)
{
    ask(StudyQuestion::Tensor, [name = name.toStdString()](StudyEngine& engine, std::stop_token stop) {
        return answer(StudyQuestion::Tensor, engine.tensor(name, stop),
                      [](StudyController& to, const NamedTensor& tensor) { emit to.tensorReady(tensor); });
    });
}

void StudyController::save(const QString& path, std::function<Result<void>(StudyEngine&)> write)
{
    ask(StudyQuestion::Save, [path, write = std::move(write)](StudyEngine& engine, std::stop_token) -> Use {
        const auto written = write(engine);
        if (written) return [path](StudyController& to) { emit to.saved(path); };
        return [error = written.error()](StudyController& to) { emit to.failed(StudyQuestion::Save, error); };
    });
}

void StudyController::saveModel(const QString& path)
{
    save(path, [file = nativePath(path)](StudyEngine& engine) { return engine.saveModel(file); });
}

void StudyController::saveQuantized(const QString& mode, const QString& path)
{
    save(path, [file = nativePath(path), name = mode.toStdString()](StudyEngine& engine) {
        return engine.saveQuantized(name, file);
    });
}

void StudyController::saveQuantized(const LayerPlan& plan, const QString& path)
{
    save(path, [file = nativePath(path), plan](StudyEngine& engine) { return engine.saveQuantized(plan, file); });
}

} // namespace qs
