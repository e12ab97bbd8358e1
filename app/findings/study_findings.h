// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/accuracy_study.h"
#include "widgets/findings/finding.h"

#include <QVector>

namespace qs {

/// A sentence of a report, in the window's language.
Finding sentenceFinding(const Message& words, Finding::Severity severity, const QString& detail = {});
/// What follows from the verdicts, and what they rest on.
Finding recommendationFinding(const Message& words, const QString& why);
/// Recommendations, of which `reservations` are no advice; `evidence`: what they rest on.
void addRecommendations(QVector<Finding>& findings, const std::vector<Message>& recommendations,
                        const std::vector<Message>& reservations, const Message& evidence);

/// What the findings panel reports about an accuracy study: the sentences of its report, what follows from them, and
/// its notes.
QVector<Finding> accuracyFindings(const AccuracyStudyResult& study);

} // namespace qs
