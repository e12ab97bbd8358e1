// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/accuracy_controller.h"

#include "app/session/native_path.h"

#include <QStringList>

#include <exception>
#include <optional>
#include <utility>

namespace qs {

std::pair<quint64, std::stop_token> NewestQuestions::ask(AccuracyQuestion kind)
{
    const std::lock_guard lock(m_mutex);
    std::stop_source& stop = m_stops[index(kind)];
    if (kind != AccuracyQuestion::Save) {
        stop.request_stop();
        stop = std::stop_source();
    }
    return {++m_newest[index(kind)], stop.get_token()};
}

void NewestQuestions::stopAll()
{
    const std::lock_guard lock(m_mutex);
    for (std::size_t kind = 0; kind < m_stops.size(); ++kind)
        if (kind != index(AccuracyQuestion::Save)) m_stops[kind].request_stop();
    for (auto& newest : m_newest)
        ++newest; // none that waits is wanted any more
}

AccuracyController::AccuracyController(StudyFactoryOf<AccuracyStudySpec> factory, QObject* parent)
    : StudyJob(QStringLiteral("study worker"), std::make_shared<AccuracyStudyResult>(),
               Message::mark("Choose fewer items or a smaller model."), parent),
      m_factory(std::move(factory))
{}

AccuracyController::~AccuracyController() { endThread(); }

void AccuracyController::fail(AccuracyQuestion kind, const Error& error)
{
    if (error.code != ErrorCode::Interrupted) emit failed(kind, error);
}

void AccuracyController::questionLeftBehind()
{
    StudyJob::questionLeftBehind();
    emit failed(
        m_asked,
        leftBehindError(
            Message::tr("The request did not respond to Stop and was abandoned. The device or a kernel on it hangs."),
            Message::tr("Run the study again.")));
}

template <typename Put, typename Taken> void AccuracyController::ask(AccuracyQuestion kind, Put put, Taken taken)
{
    if (!canAnswer()) return;
    m_asked = kind;
    const auto [number, stop] = m_questions->ask(kind);
    StudyQuestion question;
    question.stop = stop;
    question.wanted = [questions = m_questions, kind, n = number] { return questions->isWanted(kind, n); };
    question.answer = [this, kind, wanted = question.wanted, put = std::move(put),
                       taken = std::move(taken)](Study& study, std::stop_token token, StudySink&) -> AnswerUse {
        using Answered = decltype(put(study, token));
        std::shared_ptr<const Answered> answer;
        try {
            answer = std::make_shared<const Answered>(put(study, std::move(token)));
        } catch (const std::exception& e) {
            const Error error{ErrorCode::Memory, Message::tr("The request failed: %1").arg(e.what()),
                              Message::tr("Close other programs and try again.")};
            return [this, kind, wanted, error] {
                if (wanted()) fail(kind, error);
            };
        }
        return [this, kind, wanted, taken, answer] {
            if (!wanted()) return;
            if (*answer)
                taken(*answer);
            else
                fail(kind, answer->error());
        };
    };
    StudyJob::ask(std::move(question));
}

void AccuracyController::afterRun()
{
    ask(
        AccuracyQuestion::Names,
        [](Study& study, std::stop_token stop) {
            return Result<std::vector<std::string>>(modes::tensorNames(study, std::move(stop)));
        },
        [this](const Result<std::vector<std::string>>& known) {
            QStringList names;
            for (const std::string& name : *known)
                names << QString::fromStdString(name);
            emit tensorNamesKnown(names);
        });
}

void AccuracyController::tryPlan(const LayerPlan& plan, const QString& name)
{
    struct Measured
    {
        ModeRow row;
        AccuracyStudyPtr result;
    };
    ask(
        AccuracyQuestion::Plan,
        [plan, name = name.toStdString()](Study& study, std::stop_token stop) -> Result<Measured> {
            auto row = modes::tryPlan(study, plan, name, std::move(stop));
            if (!row) return row.error();
            return Measured{std::move(*row), StudyEnd{study.result().copy(), {}}.of<AccuracyStudyResult>()};
        },
        [this](const Result<Measured>& measured) { emit planMeasured(measured->row, measured->result); });
}

void AccuracyController::suggestPlan(std::int64_t bytes)
{
    ask(
        AccuracyQuestion::Suggestion,
        [bytes](Study& study, std::stop_token stop) { return modes::suggestPlan(study, bytes, std::move(stop)); },
        [this](const Result<LayerPlan>& plan) { emit planSuggested(*plan); });
}

void AccuracyController::askSize(const LayerPlan& plan)
{
    ask(
        AccuracyQuestion::Size,
        [plan](Study& study, std::stop_token stop) { return modes::sizeOf(study, plan, std::move(stop)); },
        [this, plan](const Result<SizeLedger>& size) { emit sizeKnown(plan, *size); });
}

void AccuracyController::askTensor(const QString& name)
{
    ask(
        AccuracyQuestion::Tensor,
        [name = name.toStdString()](Study& study, std::stop_token stop) {
            return modes::tensor(study, name, std::move(stop));
        },
        [this](const Result<NamedTensor>& tensor) { emit tensorReady(*tensor); });
}

void AccuracyController::save(const QString& path, std::function<Result<void>(Study&)> write)
{
    ask(
        AccuracyQuestion::Save, [write = std::move(write)](Study& study, std::stop_token) { return write(study); },
        [this, path](const Result<void>&) { emit saved(path); });
}

void AccuracyController::saveModel(const QString& path)
{
    save(path, [file = nativePath(path)](Study& study) { return modes::saveModel(study, file); });
}

void AccuracyController::saveQuantized(const QString& mode, const QString& path)
{
    save(path, [file = nativePath(path), name = mode.toStdString()](Study& study) {
        return modes::saveQuantized(study, name, file);
    });
}

void AccuracyController::saveQuantized(const LayerPlan& plan, const QString& path)
{
    save(path, [file = nativePath(path), plan](Study& study) { return modes::saveQuantized(study, plan, file); });
}

} // namespace qs
