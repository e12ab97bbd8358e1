// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/app_context.h"

#include <QFile>

#include <utility>

namespace qs {

AppContext completed(AppContext context)
{
    if (context.targetsFile.isEmpty() && !context.settingsFile.isEmpty())
        context.targetsFile = context.settingsFile + QStringLiteral(".targets.json");
    if (!context.targetPlace)
        context.targetPlace = std::make_shared<TargetPlace>(std::make_shared<TargetHub>(
            QFile::encodeName(context.targetsFile).toStdString(), QuestionQueue::questions(context.questions)));
    WorkerOptions there;
    there.place = context.targetPlace;
    if (!context.isolatedKernelRun) context.isolatedKernelRun = makeIsolatedKernelRun(there);
    if (!context.isolatedAccuracyStudy) context.isolatedAccuracyStudy = isolatedStudies<AccuracyStudyResult>(there);
    if (!context.isolatedLlmStudy) context.isolatedLlmStudy = isolatedStudies<LlmStudyResult>(there);
    if (!context.isolatedLlmSession) context.isolatedLlmSession = isolatedSessions(there);
    context.place->setElsewhere([place = context.targetPlace] { return !place->isHere(); });
    return context;
}

} // namespace qs
