// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/llm_study.h"
#include "gpu/results/mode_study.h"
#include "gpu/results/run_result.h"

#include <nlohmann/json.hpp>

#include <QString>
#include <QVector>

#include <memory>

namespace qs {

using ResultPtr = std::shared_ptr<const RunResult>;
using StudyPtr = std::shared_ptr<const ModeStudyResult>;
using LlmPtr = std::shared_ptr<const LlmStudyResult>;

/// One run of a session. The result is shared: copies of a session cost nothing.
struct StoredRun
{
    QString id;                                        ///< unique in the session, never shown
    QString name;                                      ///< 'Run 3 · INT8, E4M3'
    QString note;                                      ///< free text of the user
    ResultPtr result;                                  ///< of a study: empty, with its environment
    StudyPtr study = nullptr;                          ///< where the run is a mode study
    LlmPtr llm = nullptr;                              ///< where it is a study of a language model
    bool overlay = false;                              ///< drawn together with others
    nlohmann::json unknown = nlohmann::json::object(); ///< keys of the file that this program does not know
    nlohmann::json unknownResult =
        nlohmann::json::object(); ///< likewise, inside "result", "study" or "llm_study", at every level

    bool isStudy() const { return study || llm; }
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
    QVector<StoredRun> runs;
    nlohmann::json presentation; ///< pages of Present as its editor writes them; null: none were chosen
    nlohmann::json annotations;  ///< notes that the user pinned to charts; null: none
    nlohmann::json unknown = nlohmann::json::object();
};

} // namespace qs
