// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/controllers/study_job.h"
#include "app/session/stored_run.h"
#include "gpu/remote/study_kinds.h"
#include "gpu/studies/accuracy/questions.h"

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>

namespace qs {

/// Questions to an accuracy study after its run. Of each kind the newest is answered.
enum class AccuracyQuestion { Plan, Suggestion, Size, Save, Names, Tensor };
inline constexpr std::size_t kAccuracyQuestions = 6;

/// What controller and worker share of the questions: the number of the newest of each kind, and how to end the one in
/// work.
class NewestQuestions
{
public:
    /// A new question of a kind; the one before, if it is still in work, is stopped. Files are all written:
    /// of them none is.
    std::pair<quint64, std::stop_token> ask(AccuracyQuestion kind);
    bool isWanted(AccuracyQuestion kind, quint64 number) const
    {
        return kind == AccuracyQuestion::Save || m_newest[index(kind)].load() == number;
    }
    /// Stops all of them, apart from files that are being written.
    void stopAll();

private:
    static std::size_t index(AccuracyQuestion kind) { return static_cast<std::size_t>(kind); }
    std::array<std::atomic<quint64>, kAccuracyQuestions> m_newest{};
    std::array<std::stop_source, kAccuracyQuestions> m_stops;
    std::mutex m_mutex;
};

/// Runs accuracy studies on a thread of its own, and asks the one that is there: plans, sizes, tensors, files. Of
/// several questions of one kind the newest is answered.
class AccuracyController : public StudyJob
{
    Q_OBJECT

public:
    explicit AccuracyController(StudyFactoryOf<AccuracyStudySpec> factory = localStudy<AccuracyStudySpec>,
                                QObject* parent = nullptr);
    ~AccuracyController() override;

    const AccuracyStudySpec& spec() const { return soFar().spec; }
    const AccuracyStudyResult& soFar() const { return static_cast<const AccuracyStudyResult&>(known()); }
    /// Refuses what makes no sense, and a second run at a time. The study before is dropped.
    Result<void> start(const AccuracyStudySpec& spec) { return startStudy<AccuracyStudyResult>(m_factory, spec); }
    /// Goes on with the study that was stopped, where it stood.
    Result<void> resume() { return resumeStudy(); }
    // Questions; answered by signal, an error by failed(). Nothing happens where canAnswer() is false.
    void tryPlan(const LayerPlan& plan, const QString& name);
    void suggestPlan(std::int64_t bytes);
    void askSize(const LayerPlan& plan);
    void askTensor(const QString& name);
    void saveModel(const QString& path);
    /// A mode's name, or a plan.
    void saveQuantized(const QString& mode, const QString& path);
    void saveQuantized(const LayerPlan& plan, const QString& path);

signals:
    void planMeasured(const qs::ModeRow& row, const qs::AccuracyStudyPtr& result);
    void planSuggested(const qs::LayerPlan& plan);
    void sizeKnown(const qs::LayerPlan& plan, const qs::SizeLedger& size);
    void tensorNamesKnown(const QStringList& names);
    void tensorReady(const qs::NamedTensor& tensor);
    void saved(const QString& path);
    void failed(qs::AccuracyQuestion question, const qs::Error& error);

private:
    /// `put` asks the study, on its thread; `taken` gets what it answered, on this one.
    template <typename Put, typename Taken> void ask(AccuracyQuestion kind, Put put, Taken taken);
    void save(const QString& path, std::function<Result<void>(Study&)> write);
    void fail(AccuracyQuestion kind, const Error& error);
    void afterRun() override;
    void questionLeftBehind() override;
    void stopQuestions() override { m_questions->stopAll(); }

    StudyFactoryOf<AccuracyStudySpec> m_factory;
    std::shared_ptr<NewestQuestions> m_questions = std::make_shared<NewestQuestions>();
    AccuracyQuestion m_asked{}; ///< what the newest question was
};

} // namespace qs
