// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/accuracy_study.h"
#include "gpu/results/llm_study.h"
#include "gpu/results/run_result.h"

#include <nlohmann/json.hpp>

#include <QString>
#include <QVector>

#include <memory>

namespace qs {

using ResultPtr = std::shared_ptr<const RunResult>;
using StudyResultPtr = std::shared_ptr<const StudyResult>;
using AccuracyStudyPtr = std::shared_ptr<const AccuracyStudyResult>;
using LlmPtr = std::shared_ptr<const LlmStudyResult>;

/// One run of a session. The result is shared: copies of a session cost nothing.
struct StoredRun
{
    QString id;                                        ///< unique in the session, never shown
    QString name;                                      ///< 'Run 3 · INT8, E4M3'
    QString note;                                      ///< free text of the user
    int number = 0;                                    ///< 3 of 'Run 3', whatever its name is now; 0: it has none
    ResultPtr result;                                  ///< of a study: empty, with its environment
    StudyResultPtr study = nullptr;                    ///< where the run is a study, of any kind
    bool overlay = false;                              ///< drawn together with others
    nlohmann::json unknown = nlohmann::json::object(); ///< keys of the file that this program does not know
    nlohmann::json unknownResult =
        nlohmann::json::object(); ///< likewise, inside "result" or what a study has instead, at every level

    bool isStudy() const { return study != nullptr; }
    /// Its results where they are of this type; null where they are not.
    template <class Whole> std::shared_ptr<const Whole> of() const
    {
        return std::dynamic_pointer_cast<const Whole>(study);
    }
    AccuracyStudyPtr modes() const { return of<AccuracyStudyResult>(); }
    LlmPtr llm() const { return of<LlmStudyResult>(); }
};

/// What stands for the result of a run that is a study: nothing measured, with its program and environment.
inline RunResult emptyRunOf(const StudyResult& study)
{
    RunResult result;
    static_cast<Origin&>(result) = study;
    return result;
}

/// What a session file holds.
struct SessionData
{
    QString baseline = QStringLiteral("baseline-copy"); ///< mode that differences are against
    QString baselineRun; ///< id of the run that others are compared with; empty or unknown: none was chosen
    QVector<StoredRun> runs;
    nlohmann::json presentation; ///< pages of Present as its editor writes them; null: none were chosen
    nlohmann::json annotations;  ///< notes that the user pinned to charts; null: none
    nlohmann::json decision;     ///< limits of the page Decide (DecisionLimits); null: the default ones
    nlohmann::json unknown = nlohmann::json::object();
};

} // namespace qs
