// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/findings/llm_findings.h"

#include "app/findings/study_findings.h"
#include "gpu/report/llm/report.h"

#include <algorithm>

namespace qs {

QVector<Finding> llmStudyFindings(const LlmStudyResult& study)
{
    QVector<Finding> findings;
    const auto add = [&](const std::vector<std::string>& sentences, Finding::Severity severity,
                         const QString& why = {}) {
        for (const std::string& words : sentences)
            findings.push_back(sentenceFinding(words, severity, why));
    };
    for (const LlmRow& row : study.rows)
        if (!row.failed.empty())
            findings.push_back(sentenceFinding(row.title() + " failed: " + row.failed, Finding::Severity::Warning));
    std::vector<std::string> said = llmFindings(study);
    std::erase_if(said, [&](const std::string& words) { // told as warnings already
        return std::any_of(study.rows.begin(), study.rows.end(), [&](const LlmRow& row) {
            return !row.failed.empty() && words == row.title() + " failed: " + row.failed;
        });
    });
    add(said, Finding::Severity::Info);
    add(llmRecommendations(study), Finding::Severity::Info, verdictsAlone());
    add(study.notes, Finding::Severity::Info);
    return findings;
}

} // namespace qs
