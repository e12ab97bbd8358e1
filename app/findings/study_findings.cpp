// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/findings/study_findings.h"

#include "gpu/report/modes/report.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"

#include <algorithm>

namespace qs {

Finding sentenceFinding(const Message& words, Finding::Severity severity, const QString& detail)
{
    Finding finding;
    finding.severity = severity;
    finding.title = messageText(words);
    finding.detail = detail;
    return finding;
}

Finding recommendationFinding(const Message& words, const QString& why)
{
    Finding finding = sentenceFinding(words, Finding::Severity::Info, why);
    finding.isRecommendation = true;
    return finding;
}

void addRecommendations(QVector<Finding>& findings, const std::vector<Message>& recommendations,
                        const std::vector<Message>& reservations, const Message& evidence)
{
    for (const Message& words : recommendations)
        findings.push_back(std::ranges::find(reservations, words) == reservations.end()
                               ? recommendationFinding(words, messageText(evidence))
                               : sentenceFinding(words, Finding::Severity::Info));
}

QVector<Finding> accuracyFindings(const AccuracyStudyResult& study)
{
    QVector<Finding> findings;
    for (const ModeRow& row : study.rows)
        if (!row.failed.empty()) {
            findings.push_back(
                sentenceFinding(Message::tr("%1: %2").arg(row.mode, row.failed), Finding::Severity::Warning));
            findings.back().modeName = text(row.mode);
        }
    if (study.rows.size() > 1) {
        for (const Message& words : modeFindings(study))
            findings.push_back(sentenceFinding(words, Finding::Severity::Info));
        std::vector<Message> none = modeReservations(study); // that is no advice
        if (!smallestEquivalent(study)) none.push_back(modeSizeRecommendation(study));
        if (modeFaster(study).empty()) none.push_back(modeTimeRecommendation(study));
        addRecommendations(findings, modeRecommendations(study), none, modeEvidence(study));
    }
    for (const auto& words : study.notes)
        findings.push_back(sentenceFinding(words, Finding::Severity::Info));
    return findings;
}

} // namespace qs
