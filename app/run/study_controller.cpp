// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/study_controller.h"

#include "app/run/run_controller.h"

#include <QDeadlineTimer>
#include <QEventLoop>
#include <QFile>
#include <QThread>
#include <QTimer>

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

StudyController::StudyController(StudyFactory factory, QObject* parent) : QObject(parent), m_factory(std::move(factory))
{
    makeWorker();
    m_patience.setSingleShot(true);
    m_patience.setInterval(RunController::kPatience);
    connect(&m_patience, &QTimer::timeout, this, &StudyController::unresponsive);
}

void StudyController::makeWorker()
{
    m_thread = new QThread;
    m_worker = new StudyWorker(m_factory);
    m_thread->setObjectName(QStringLiteral("study worker"));
    m_worker->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, m_worker.data(), &QObject::deleteLater);
    connect(m_worker.data(), &StudyWorker::eventHappened, this, &StudyController::eventHappened);
    connect(m_worker.data(), &StudyWorker::finished, this, &StudyController::onFinished);
}

StudyController::~StudyController()
{
    disconnect(this, nullptr, nullptr, nullptr); // listeners may be half gone already
    if (!stopAndWait()) return;                  // it hangs: the thread owns all that it uses and is left behind
    m_thread->quit();
    if (m_thread->isRunning() && !m_thread->wait(QDeadlineTimer(std::chrono::seconds(5)))) return;
    delete m_worker.data(); // gone already where its thread ever ran
    delete m_thread;
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
    m_questions->stopAll();
    m_stop = std::stop_source();
    m_resumable = false;
    if (!m_thread->isRunning()) m_thread->start();
    setState(State::Running);
    QMetaObject::invokeMethod(
        m_worker.data(), [worker = m_worker.data(), spec = std::move(spec), stop = m_stop.get_token()] { worker->run(spec, stop); }, Qt::QueuedConnection);
}

void StudyController::stop()
{
    m_questions->stopAll();
    if (m_state != State::Running) return;
    m_stop.request_stop();
    setState(State::Stopping);
    m_patience.start();
}

void StudyController::abandon()
{
    if (m_state != State::Stopping) return;
    disconnect(m_worker.data(), nullptr, this, nullptr); // what it may still say is about no study of ours
    makeWorker();
    m_pending = 0;
    onFinished({std::make_shared<const ModeStudyResult>(), Error{ErrorCode::Device, "The study did not answer to Stop and was left behind: the device or a kernel on it hangs.", ""}});
}

bool StudyController::stopAndWait(std::chrono::milliseconds limit)
{
    stop();
    const auto idle = [this] { return !isActive() && m_pending == 0; };
    if (idle()) return true;
    QEventLoop loop;
    QTimer poll;
    connect(&poll, &QTimer::timeout, &loop, [&] {
        if (idle()) loop.quit();
    });
    poll.start(10);
    QTimer::singleShot(limit, &loop, &QEventLoop::quit);
    loop.exec();
    return idle();
}

void StudyController::setState(State state)
{
    if (state == m_state) return;
    m_state = state;
    emit stateChanged(state);
}

void StudyController::onFinished(const StudyOutcomeOfModes& outcome)
{
    m_patience.stop();
    m_answers = outcome.result && !outcome.result->rows.empty();
    m_resumable = outcome.error && outcome.error->code == ErrorCode::Interrupted;
    const bool failed = outcome.error && outcome.error->code != ErrorCode::Interrupted;
    setState(failed ? State::Failed : State::Done);
    emit finished(outcome);
    if (!m_answers) return;
    ask(StudyQuestion::Names, [this](StudyEngine& engine, std::stop_token) -> std::function<void()> {
        QStringList names;
        for (const std::string& name : engine.tensorNames())
            names << QString::fromStdString(name);
        return [this, names] { emit tensorNamesKnown(names); };
    });
}

void StudyController::settle()
{
    --m_pending;
    emit answering(m_pending > 0);
}

void StudyController::ask(StudyQuestion kind, Question question)
{
    if (!canAnswer()) return;
    const auto [number, stop] = m_questions->ask(kind);
    ++m_pending;
    emit answering(true);
    // Files are all written; of the rest the newest question counts.
    const bool every = kind == StudyQuestion::Save;
    const auto wanted = [questions = m_questions, kind, every, n = number] { return every || questions->isNewest(kind, n); };
    QMetaObject::invokeMethod(
        m_worker.data(),
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
        },
        Qt::QueuedConnection);
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
