// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/findings/llm_findings.h"

#include "app/findings/study_findings.h"
#include "gpu/report/llm/report.h"

namespace qs {

QVector<Finding> llmStudyFindings(const LlmStudyResult& study)
{
    QVector<Finding> findings;
    const auto add = [&](const auto& sentences, Finding::Severity severity) {
        for (const auto& words : sentences)
            findings.push_back(sentenceFinding(words, severity));
    };
    add(llmFailures(study), Finding::Severity::Warning);
    add(llmFindings(study), Finding::Severity::Info);
    std::vector<Message> none = llmReservations(study); // that is no advice
    if (!fastestEquivalent(study)) none.push_back(llmSpeedRecommendation(study));
    addRecommendations(findings, llmRecommendations(study), none, llmEvidence(study));
    for (const Message& note : study.notes)
        findings.push_back(sentenceFinding(note, Finding::Severity::Info));
    return findings;
}

} // namespace qs
