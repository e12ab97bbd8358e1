// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/caveats.h"

#include "app/findings/run_findings.h"
#include "app/language/counted.h"
#include "app/session/recorded.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/language/qt_text.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>
#include <set>

namespace qs {

namespace {

/// Context of the translations of this file.
struct Caveats
{
    Q_DECLARE_TR_FUNCTIONS(Caveats)
};

constexpr int kMaxKinds = 4; ///< of findings that are named

/// What was counted over the segments that verdicts are shown of.
struct Tally
{
    int compared = 0, open = 0, control = 0, imported = 0;
    std::int64_t rows = 0, differ = 0;
    QMap<QString, std::set<std::string>> codes; ///< modes that have a finding of this title
};

void count(const Segment& segment, const QString& wanted, Tally& tally)
{
    const QString baseline = shownBaseline(segment, wanted);
    tally.control += !segment.controlMode.empty() && segment.control.resolved();
    int base = -1;
    for (std::size_t i = 0; i < segment.modes.size(); ++i) {
        const ModeResult& mode = segment.modes[i];
        tally.rows += mode.verification.rows;
        tally.differ += mode.verification.rowsDiffer;
        tally.imported += mode.isImported();
        if (text(mode.requested) == baseline) base = static_cast<int>(i);
        for (const Diagnosis& d : mode.diagnoses)
            if (d.severity != Severity::Info)
                tally.codes[codeTitle(text(std::string(codeName(d.code))))].insert(mode.requested);
    }
    if (base < 0 || segment.pairs.variants != static_cast<int>(segment.modes.size())) return;
    for (int i = 0; i < segment.pairs.variants; ++i) {
        const Comparison* pair = i == base ? nullptr : segment.pairs.at(base, i);
        if (!pair) continue;
        ++tally.compared;
        tally.open += pair->verdict == Verdict::NotResolved || pair->verdict == Verdict::TooFew;
    }
}

QStringList whereLines(const SessionData& session)
{
    QStringList lines;
    for (const StoredRun& run : session.runs) {
        const Environment& e = run.result->environment;
        QStringList parts{text(e.device), text(e.driver), text(e.clocks)};
        parts.removeAll(QString());
        const QString line = Caveats::tr("Measured on: %1.").arg(parts.join(QStringLiteral(", ")));
        if (!parts.isEmpty() && !lines.contains(line)) lines << line;
    }
    return lines.mid(0, 2);
}

/// Rows of studies beside their baselines.
struct RowTally
{
    int rows = 0, simulated = 0, open = 0;
    template <class Study, class Simulated, class Open>
    void take(const Study& study, const Simulated& isSimulated, const Open& isOpen)
    {
        for (const auto& row : study.rows) {
            if (&row == study.baseline() || !row.failed.empty()) continue;
            ++rows;
            simulated += isSimulated(row) ? 1 : 0;
            open += isOpen(row) ? 1 : 0;
        }
    }
};

void addStudies(const SessionData& session, QStringList& lines)
{
    RowTally tally;
    for (const StoredRun& run : session.runs)
        if (run.modes())
            tally.take(
                *run.modes(), [](const ModeRow& row) { return row.simulated; },
                [](const ModeRow& row) { return row.verdict == AccuracyVerdict::NotResolved; });
    if (tally.open > 0)
        lines << Caveats::tr("Accuracy: %1 of %n mode(s) are not resolved by the test items.", nullptr, tally.rows)
                     .arg(tally.open);
    if (tally.simulated > 0)
        lines << Caveats::tr("%n mode(s) are simulated on this device: their accuracy and size hold, their latency "
                             "says nothing about real hardware.",
                             nullptr, tally.simulated);
}

void addLlmStudies(const SessionData& session, QStringList& lines)
{
    RowTally tally;
    for (const StoredRun& run : session.runs)
        if (run.llm())
            tally.take(
                *run.llm(), [](const LlmRow& row) { return row.inspection.simulated; },
                [](const LlmRow& row) { return row.text && row.text->verdict == AccuracyVerdict::NotResolved; });
    if (tally.open > 0)
        lines << Caveats::tr("Perplexity: %1 of %n configuration(s) are not told apart from the baseline by the text.",
                             nullptr, tally.rows)
                     .arg(tally.open);
    if (tally.simulated > 0)
        lines << Caveats::tr("%n configuration(s) are simulated on this device: their predictions and sizes hold, "
                             "their times say nothing about real hardware.",
                             nullptr, tally.simulated);
}

void addFindings(const Tally& tally, QStringList& lines)
{
    int named = 0;
    for (auto it = tally.codes.begin(); it != tally.codes.end() && named < kMaxKinds; ++it, ++named) {
        QStringList modes;
        for (const std::string& mode : it.value())
            modes << text(mode);
        const int more = static_cast<int>(modes.size()) - 2;
        lines << (more > 0 ? Caveats::tr("%1: %2 and %n more.", nullptr, more)
                                 .arg(it.key(), modes.mid(0, 2).join(QStringLiteral(", ")))
                           : Caveats::tr("%1: %2.").arg(it.key(), modes.join(QStringLiteral(", "))));
    }
    if (tally.codes.size() > kMaxKinds)
        lines << Caveats::tr("%n more kind(s) of findings; the report has them all.", nullptr,
                             static_cast<int>(tally.codes.size()) - kMaxKinds);
}

} // namespace

QStringList caveatLines(const SessionData& session)
{
    QStringList lines;
    if (isRecorded(session))
        lines << Caveats::tr("Recorded on %1, %2: nothing is being measured now.")
                     .arg(recordedDevice(session), recordedDate(session));
    lines << whereLines(session);
    Tally tally;
    for (const StoredRun& run : session.runs)
        if (!run.isStudy())
            for (const Segment& segment : run.result->segments)
                count(segment, session.baseline, tally);
    if (tally.compared > 0)
        lines << Caveats::tr("%1 of %n comparison(s) with a baseline are not resolved. Ratios within ±1% count as the "
                             "same; intervals are 95%.",
                             nullptr, tally.compared)
                     .arg(tally.open);
    if (tally.control > 0)
        lines << Caveats::tr(
            "In %n measurement(s) identical kernels came out different: their verdicts are not to be trusted.", nullptr,
            tally.control);
    if (tally.rows > 0)
        lines << counted(
                     Caveats::tr("Verified against a reference: %n row(s), %1 differ.", nullptr, pluralOf(tally.rows)),
                     tally.rows)
                     .arg(viewCount(tally.differ));
    if (tally.imported > 0)
        lines << Caveats::tr("%n row(s) were measured by other tools, not in the same rounds.", nullptr,
                             tally.imported);
    addStudies(session, lines);
    addLlmStudies(session, lines);
    addFindings(tally, lines);
    return lines;
}

} // namespace qs
