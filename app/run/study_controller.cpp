// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/study_controller.h"

#include <QFile>

#include <exception>
#include <utility>

namespace qs {
namespace {

std::filesystem::path nativePath(const QString& path) { return std::filesystem::path(QFile::encodeName(path).toStdString()); }

Error outOfMemory(const std::exception& e)
{
    return {ErrorCode::Memory, std::string("The question could not be answered: ") + e.what(), "Close other programs and try again."};
}

} // namespace

StudyController::StudyController(StudyFactory factory, QObject* parent) : StudyRunner(QStringLiteral("study worker"), parent), m_factory(std::move(factory)) { beginThread(); }

StudyController::~StudyController() { endThread(); }

QObject* StudyController::makeWorker()
{
    m_worker = new StudyWorker(m_factory);
    connect(m_worker.data(), &StudyWorker::eventHappened, this, &StudyController::eventHappened);
    connect(m_worker.data(), &StudyWorker::finished, this, &StudyController::onFinished);
    return m_worker;
}

Result<void> StudyController::start(const ModeStudySpec& spec)
{
    if (isActive()) return Error{ErrorCode::Usage, "A study is going on.", "Stop it first."};
    if (auto valid = validate(spec); !valid) return valid;
    m_spec = spec;
    m_answers = false;
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
    onThread([worker = m_worker.data(), spec = std::move(spec), stop = beginRun()] { worker->run(spec, stop); });
}

void StudyController::leftBehind(const Error& error) { onFinished({std::make_shared<const ModeStudyResult>(), error}); }

void StudyController::onFinished(const StudyOutcomeOfModes& outcome)
{
    m_answers = outcome.result && !outcome.result->rows.empty();
    m_resumable = outcome.error && outcome.error->code == ErrorCode::Interrupted;
    endRun(outcome.error && !m_resumable);
    emit finished(outcome);
    if (!m_answers) return;
    ask(StudyQuestion::Names, [this](StudyEngine& engine, std::stop_token) -> std::function<void()> {
        QStringList names;
        for (const std::string& name : engine.tensorNames())
            names << QString::fromStdString(name);
        return [this, names] { emit tensorNamesKnown(names); };
    });
}

void StudyController::ask(StudyQuestion kind, Question question)
{
    if (!canAnswer()) return;
    const auto [number, stop] = m_questions->ask(kind);
    pend();
    // Files are all written; of the rest the newest question counts.
    const bool every = kind == StudyQuestion::Save;
    const auto wanted = [questions = m_questions, kind, every, n = number] { return every || questions->isNewest(kind, n); };
    onThread(
        [this, worker = m_worker.data(), question = std::move(question), wanted, kind, token = stop] {
            std::function<void()> use;
            try {
                if (wanted() && worker->engine()) use = question(*worker->engine(), token);
            } catch (const std::exception& e) {
                use = [this, kind, error = outOfMemory(e)] { emit failed(kind, error); };
            }
            QMetaObject::invokeMethod(
                this,
                [this, use, wanted] {
                    settle();
                    if (use && wanted()) use();
                },
                Qt::QueuedConnection);
        });
}

template <typename T> std::function<void()> StudyController::answer(StudyQuestion kind, Result<T> value, std::function<void(T&&)> use)
{
    return [this, kind, value = std::move(value), use = std::move(use)]() mutable {
        if (value) use(std::move(*value));
        else if (value.error().code != ErrorCode::Interrupted) emit failed(kind, value.error());
    };
}

void StudyController::tryPlan(const LayerPlan& plan, const QString& name)
{
    ask(StudyQuestion::Plan, [this, plan, name = name.toStdString()](StudyEngine& engine, std::stop_token stop) {
        auto row = engine.tryPlan(plan, name, stop);
        StudyPtr result = row ? std::make_shared<const ModeStudyResult>(engine.result()) : nullptr;
        return answer<ModeRow>(StudyQuestion::Plan, std::move(row), [this, result](ModeRow&& measured) { emit planMeasured(measured, result); });
    });
}

void StudyController::suggestPlan(std::int64_t bytes)
{
    ask(StudyQuestion::Suggestion, [this, bytes](StudyEngine& engine, std::stop_token) {
        return answer<LayerPlan>(StudyQuestion::Suggestion, engine.suggestPlan(bytes), [this](LayerPlan&& plan) { emit planSuggested(plan); });
    });
}

void StudyController::askSize(const LayerPlan& plan)
{
    ask(StudyQuestion::Size, [this, plan](StudyEngine& engine, std::stop_token) {
        return answer<SizeLedger>(StudyQuestion::Size, engine.sizeOf(plan), [this, plan](SizeLedger&& size) { emit sizeKnown(plan, size); });
    });
}

void StudyController::askTensor(const QString& name)
{
    ask(StudyQuestion::Tensor, [this, name = name.toStdString()](StudyEngine& engine, std::stop_token) {
        return answer<NamedTensor>(StudyQuestion::Tensor, engine.tensor(name), [this](NamedTensor&& tensor) { emit tensorReady(tensor); });
    });
}

void StudyController::save(const QString& path, std::function<Result<void>(StudyEngine&)> write)
{
    ask(StudyQuestion::Save, [this, path, write = std::move(write)](StudyEngine& engine, std::stop_token) -> std::function<void()> {
        const auto written = write(engine);
        if (written) return [this, path] { emit saved(path); };
        return [this, error = written.error()] { emit failed(StudyQuestion::Save, error); };
    });
}

void StudyController::saveModel(const QString& path)
{
    save(path, [file = nativePath(path)](StudyEngine& engine) { return engine.saveModel(file); });
}

void StudyController::saveQuantized(const QString& mode, const QString& path)
{
    save(path, [file = nativePath(path), name = mode.toStdString()](StudyEngine& engine) { return engine.saveQuantized(name, file); });
}

void StudyController::saveQuantized(const LayerPlan& plan, const QString& path)
{
    save(path, [file = nativePath(path), plan](StudyEngine& engine) { return engine.saveQuantized(plan, file); });
}

} // namespace qs
