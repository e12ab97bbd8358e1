// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/audit/audit.h"

namespace qs {

using AuditFindings = std::vector<AuditFinding>;

/// Rows of a table whose derived figures are recomputed.
inline constexpr std::size_t kMaxTableRows = 2000;

/// Rows whose variance one sample owns, rows that agree on n, speed-ups that rest on such rows, impossible summaries.
void auditSummaries(const PublishedText& text, AuditFindings& out);
/// CV, speed-up, relative and percent columns of each table against the columns that they derive from.
void auditDerived(const PublishedTable& table, AuditFindings& out);
/// Columns that follow from columns of other quantities, as GB/s from bytes and time, and rows that sum up the others.
void auditRelated(const PublishedTable& table, AuditFindings& out);
/// Percentiles out of order, more than 100% of the peak, verdicts within the noise.
void auditBounds(const PublishedTable& table, AuditFindings& out);
/// Times that are all multiples of the step of a timer.
void auditTimerSteps(const PublishedTable& table, AuditFindings& out);
/// How many ratios of the text were checked, and how many name no figures of which they would be.
struct SentencesRead
{
    int checked = 0, unchecked = 0;
};
/// Sentences such as 'X is 2.3× faster than Y (1.2 vs 2.8 ms)'.
SentencesRead auditSentences(const PublishedText& text, AuditFindings& out);
/// Times per element in tables and in lines such as '- 4M elements: 23.456 us → 5.86 ns/element'.
void auditElements(const PublishedText& text, AuditFindings& out);
/// Accuracies that are multiples of 1/n, and what n items can resolve.
void auditAccuracies(const PublishedText& text, AuditFindings& out);
/// What the words around the tables give away: simulated modes, placeholder figures, models of a few kilobytes.
void auditWords(const PublishedText& text, AuditFindings& out);

/// A finding with table, title, line and row filled in.
AuditFinding findingAt(AuditCode code, const PublishedTable& table, const PublishedRow& row);
/// '0.0278', '15.2': shortest with `digits` significant digits, never in exponents between 1e-6 and 1e7.
NumberText figure(double value, int digits = 3);
/// '1.26–1.81×'
NumberText timesRange(double low, double high);
/// 'Table 3 (Kernel Fusion), row "torch"'
Message placeOf(const AuditFinding& finding);
/// Index of the row that the others of the table are compared with: marked by a derived column, or by its label; else
/// 0.
std::size_t referenceRow(const PublishedTable& table);

} // namespace qs
