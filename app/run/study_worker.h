// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/study_engine.h"
#include "app/session/stored_run.h"

#include <QMetaType>
#include <QObject>

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>

namespace qs {

/// What came out of a run of a study: everything that is known, also where an error is set.
struct StudyOutcomeOfModes
{
    StudyPtr result;
    std::optional<Error> error;
};

/// Questions to a study after its run. Of each kind the newest is answered.
enum class StudyQuestion { Plan, Suggestion, Size, Save, Names, Tensor };
inline constexpr std::size_t kStudyQuestions = 6;

class StudyController;

/// What becomes of a question.
struct StudyAnswer
{
    StudyQuestion kind{};
    quint64 number = 0;
    std::function<void(StudyController&)> use; ///< empty: it was overtaken before it began
};

/// What controller and worker share of the questions: the number of the newest of each kind, and how to end the one in
/// work.
class StudyQuestions
{
public:
    /// A new question of a kind; the one before, if it is still in work, is stopped. Files are all written:
    /// of them none is.
    std::pair<quint64, std::stop_token> ask(StudyQuestion kind);
    bool isWanted(StudyQuestion kind, quint64 number) const
    {
        return kind == StudyQuestion::Save || m_newest[index(kind)].load() == number;
    }
    /// Stops all of them, apart from files that are being written.
    void stopAll();

private:
    static std::size_t index(StudyQuestion kind) { return static_cast<std::size_t>(kind); }
    std::array<std::atomic<quint64>, kStudyQuestions> m_newest{};
    std::array<std::stop_source, kStudyQuestions> m_stops;
    std::mutex m_mutex;
};

/// Holds a study on the thread that it lives in. What it says comes out by signal, as EventThrottle lets it pass.
class StudyWorker : public QObject
{
    Q_OBJECT

public:
    explicit StudyWorker(StudyFactory factory);
    ~StudyWorker() override;

    /// Makes a study and runs it; without a specification the one that is there goes on. Blocks until it ends, then
    /// emits finished.
    void run(const std::optional<ModeStudySpec>& spec, std::stop_token stop);
    /// What a question makes of the study on this thread: what is to happen with its answer.
    using Question = std::function<std::function<void(StudyController&)>(StudyEngine&, std::stop_token)>;
    /// Blocks until it is answered, then emits answered; asks nothing where `wanted` says so or no run has
    /// made a study.
    void ask(StudyAnswer answer, const Question& question, const std::function<bool()>& wanted, std::stop_token stop);

signals:
    void eventHappened(const qs::StudyEvent& event);
    void finished(const qs::StudyOutcomeOfModes& outcome);
    void answered(const qs::StudyAnswer& answer);

private:
    std::optional<Error> runGuarded(const std::optional<ModeStudySpec>& spec, std::stop_token stop);

    StudyFactory m_factory;
    std::unique_ptr<StudyEngine> m_engine;
};

} // namespace qs

Q_DECLARE_METATYPE(qs::StudyEvent)
Q_DECLARE_METATYPE(qs::StudyOutcomeOfModes)
Q_DECLARE_METATYPE(qs::StudyAnswer)
