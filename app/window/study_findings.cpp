// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/study_findings.h"

#include "gpu/report/mode_report.h"
#include "widgets/language/lab_text.h"

#include <QCoreApplication>

namespace qs {
namespace {

Finding sentenceOf(const std::string& words, Finding::Severity severity, const QString& detail = {})
{
    Finding finding;
    finding.severity = severity;
    finding.title = QString::fromStdString(words);
    finding.title.remove(QStringLiteral("**")).remove(QLatin1Char('`')); // the report's marks
    finding.title = labText(finding.title);
    finding.detail = detail;
    return finding;
}

} // namespace

QVector<Finding> studyFindings(const ModeStudyResult& study)
{
    QVector<Finding> findings;
    for (const ModeRow& row : study.rows)
        if (!row.failed.empty()) findings.push_back(sentenceOf(row.mode + ": " + row.failed, Finding::Severity::Warning));
    if (study.rows.size() > 1) {
        for (const std::string& words : modeFindings(study))
            findings.push_back(sentenceOf(words, Finding::Severity::Info));
        const QString why = QCoreApplication::translate("StudyFindings", "This follows from the verdicts in the table, and from nothing else.");
        for (const std::string& words : modeRecommendations(study))
            findings.push_back(sentenceOf(words, Finding::Severity::Info, why));
    }
    for (const std::string& words : study.notes)
        findings.push_back(sentenceOf(words, Finding::Severity::Info));
    return findings;
}

} // namespace qs
