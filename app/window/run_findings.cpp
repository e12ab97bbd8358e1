// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/run_findings.h"

#include "gpu/report/report_writer.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace qs {
namespace {

QString tr(const char* words) { return QCoreApplication::translate("RunFindings", words); }

/// How much a sentence of the report matters.
Finding::Severity severityOf(const std::string& sentence)
{
    const auto has = [&](const char* words) { return sentence.find(words) != std::string::npos; };
    if (has("not to be trusted") || has("Do not trust")) return Finding::Severity::Error;
    return has("Slow samples") || has("slow samples") ? Finding::Severity::Warning : Finding::Severity::Info;
}

/// 'mode: sentence' of the report as a finding of that mode.
Finding modeFinding(const std::string& sentence)
{
    Finding finding;
    finding.severity = severityOf(sentence);
    finding.title = QString::fromStdString(sentence);
    const auto colon = sentence.find(": ");
    if (colon == std::string::npos || !parseScheme(sentence.substr(0, colon))) return finding;
    finding.modeName = QString::fromStdString(sentence.substr(0, colon));
    finding.title = QString::fromStdString(sentence.substr(colon + 2));
    finding.title[0] = finding.title[0].toUpper();
    return finding;
}

/// One finding for all modes that were held against the oracle.
void addVerification(const Segment& segment, QVector<Finding>& all)
{
    std::int64_t rows = 0;
    std::int64_t differ = 0;
    int modes = 0;
    for (const ModeResult& mode : segment.modes) {
        rows += mode.verification.rows;
        differ += mode.verification.rowsDiffer;
        modes += mode.verification.rows > 0;
    }
    if (modes == 0) return;
    Finding finding;
    const QLocale locale;
    finding.severity = differ > 0 ? Finding::Severity::Error : Finding::Severity::Info;
    finding.title = tr("Codes verified against the oracle: %1 rows, %2 differ.").arg(locale.toString(qint64(rows)), locale.toString(qint64(differ)));
    finding.detail = tr("%1 of %2 modes were read back and compared bit for bit, codes and scales, with the plain reference implementation.").arg(modes).arg(segment.modes.size());
    all.push_back(finding);
}

} // namespace

Finding errorFinding(const Error& error)
{
    return {Finding::Severity::Error, QString::fromStdString(error.message), QString::fromStdString(error.hint), {}};
}

QVector<Finding> runFindings(const Segment& segment, const std::vector<std::string>& notes, bool isComplete)
{
    QVector<Finding> all;
    addVerification(segment, all);
    if (isComplete)
        for (const std::string& sentence : findings(segment))
            all.push_back(modeFinding(sentence));
    for (const std::string& note : notes) {
        const Finding finding = modeFinding(note);
        const bool known = std::any_of(all.begin(), all.end(), [&](const Finding& other) { return other.title == finding.title && other.modeName == finding.modeName; });
        if (!known) all.push_back(finding);
    }
    return all;
}

} // namespace qs
