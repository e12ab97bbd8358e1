// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/findings/finding.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace qs {
namespace {

/// Context of the translations of this file.
struct FindingText
{
    Q_DECLARE_TR_FUNCTIONS(FindingText)
};

constexpr int kGroupAbove = 3; ///< so many modes may have a card each

struct TitleOfCode
{
    DiagnosisCode code;
    const char* title;
};
constexpr TitleOfCode kTitles[] = {
    {DiagnosisCode::WarmupOutlier, QT_TRANSLATE_NOOP("FindingText", "The first iteration owns the mean")},
    {DiagnosisCode::OneSampleOwnsVariance, QT_TRANSLATE_NOOP("FindingText", "One sample owns the variance")},
    {DiagnosisCode::WarmupRamp, QT_TRANSLATE_NOOP("FindingText", "Slow beginning")},
    {DiagnosisCode::Drift, QT_TRANSLATE_NOOP("FindingText", "Drift")},
    {DiagnosisCode::LevelShift, QT_TRANSLATE_NOOP("FindingText", "Level shift")},
    {DiagnosisCode::ClockCaused, QT_TRANSLATE_NOOP("FindingText", "Caused by the clock")},
    {DiagnosisCode::Bimodal, QT_TRANSLATE_NOOP("FindingText", "Two levels")},
    {DiagnosisCode::RegimeSwitch, QT_TRANSLATE_NOOP("FindingText", "Switches between two levels")},
    {DiagnosisCode::TooFewSamples, QT_TRANSLATE_NOOP("FindingText", "Too few samples")},
    {DiagnosisCode::BelowTimerResolution, QT_TRANSLATE_NOOP("FindingText", "Below the timer's resolution")},
    {DiagnosisCode::L2Resident, QT_TRANSLATE_NOOP("FindingText", "Data stays in the cache")},
    {DiagnosisCode::ImpossibleThroughput, QT_TRANSLATE_NOOP("FindingText", "Impossible rate")},
    {DiagnosisCode::Spikes, QT_TRANSLATE_NOOP("FindingText", "Isolated slow samples")},
    {DiagnosisCode::Autocorrelated, QT_TRANSLATE_NOOP("FindingText", "Samples are not independent")},
    {DiagnosisCode::WorkOutsideEvents, QT_TRANSLATE_NOOP("FindingText", "Work outside the timestamps")},
    {DiagnosisCode::LaunchBound, QT_TRANSLATE_NOOP("FindingText", "Bound by launching")},
    {DiagnosisCode::SpeedupIsWarmupArtefact, QT_TRANSLATE_NOOP("FindingText", "Means and medians disagree")},
    {DiagnosisCode::NotSignificant, QT_TRANSLATE_NOOP("FindingText", "Difference is not resolved")},
    {DiagnosisCode::Throttled, QT_TRANSLATE_NOOP("FindingText", "Throttled")},
    {DiagnosisCode::ForeignProcess, QT_TRANSLATE_NOOP("FindingText", "Another process on the device")},
    {DiagnosisCode::HostPreempted, QT_TRANSLATE_NOOP("FindingText", "Preempted by the operating system")},
    {DiagnosisCode::BelowConstant, QT_TRANSLATE_NOOP("FindingText", "Shorter than the graph's constant")},
};

QString nameOf(DiagnosisCode code)
{
    const std::string_view name = codeName(code);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

/// 'int8-token-dynamic, fp8-e4m3-token-dynamic and 5 more'.
QString nameList(const QStringList& names)
{
    constexpr int shown = 2;
    if (names.size() <= shown + 1) return names.join(QStringLiteral(", "));
    return FindingText::tr("%1 and %2 more")
        .arg(names.mid(0, shown).join(QStringLiteral(", ")))
        .arg(names.size() - shown);
}

bool alike(const Finding& a, const Finding& b)
{
    return !a.code.isEmpty() && a.code == b.code && a.fix == b.fix && a.other == b.other && !a.modeName.isEmpty() &&
           !b.modeName.isEmpty();
}

/// One for all `members`, of which there is at least one.
Finding merged(const QVector<Finding>& members)
{
    Finding all = members.front();
    QStringList sentences;
    for (const Finding& member : members) {
        all.severity = std::max(all.severity, member.severity);
        all.modes << member.modeName;
        sentences << QStringLiteral("%1: %2").arg(member.modeName, member.title);
    }
    all.title = QStringLiteral("%1: %2").arg(codeTitle(all.code), nameList(all.modes));
    all.detail =
        sentences.join(QLatin1Char('\n')) + (all.detail.isEmpty() ? QString() : QStringLiteral("\n\n") + all.detail);
    all.at.clear(); // places of several traces: the cards of single modes show them
    all.range.reset();
    return all;
}

} // namespace

QString fixCaption(DiagnosisFix fix)
{
    switch (fix) {
    case DiagnosisFix::MoreSamples:
        return FindingText::tr("Take more samples");
    case DiagnosisFix::GoCold:
        return FindingText::tr("Measure cold");
    case DiagnosisFix::BatchWithGraph:
        return FindingText::tr("Batch in a graph");
    case DiagnosisFix::DropWarmup:
        return FindingText::tr("Drop the warm-up");
    case DiagnosisFix::RerunPair:
        return FindingText::tr("Rerun this pair");
    case DiagnosisFix::PauseRepaint:
        return FindingText::tr("Pause repainting");
    case DiagnosisFix::None:
        break;
    }
    return {};
}

QString fixToolTip(DiagnosisFix fix)
{
    switch (fix) {
    case DiagnosisFix::MoreSamples:
        return FindingText::tr("Measures again with more iterations.");
    case DiagnosisFix::GoCold:
        return FindingText::tr("Measures again with cold caches.");
    case DiagnosisFix::BatchWithGraph:
        return FindingText::tr("Measures again with several launches to a sample.");
    case DiagnosisFix::DropWarmup:
        return FindingText::tr(
            "Counts the slow first samples as warm-up: they stay visible in grey and are left out of every figure.");
    case DiagnosisFix::RerunPair:
        return FindingText::tr("Measures only these two modes again, in turns.");
    case DiagnosisFix::PauseRepaint:
        return FindingText::tr("Measures again while the trace stands still.");
    case DiagnosisFix::None:
        break;
    }
    return {};
}

QString codeTitle(const QString& code)
{
    const auto found = std::find_if(std::begin(kTitles), std::end(kTitles),
                                    [&](const TitleOfCode& entry) { return nameOf(entry.code) == code; });
    return found == std::end(kTitles) ? code : FindingText::tr(found->title);
}

QString findingId(const Finding& finding)
{
    QString words = finding.code;
    if (words.isEmpty())
        for (const QChar c : finding.title)
            if (!c.isDigit()) words += c;
    const QString whose = finding.modes.isEmpty() ? finding.modeName : QStringLiteral("*");
    return QStringList{words, whose, finding.other}.join(QLatin1Char('\n'));
}

QVector<Finding> groupedFindings(const QVector<Finding>& findings)
{
    QVector<Finding> out;
    QSet<qsizetype> taken;
    for (qsizetype i = 0; i < findings.size(); ++i) {
        if (taken.contains(i)) continue;
        QVector<qsizetype> same;
        QSet<QString> modes;
        for (qsizetype k = i; k < findings.size(); ++k)
            if (!taken.contains(k) && alike(findings[i], findings[k])) {
                same << k;
                modes << findings[k].modeName;
            }
        if (modes.size() <= kGroupAbove || modes.size() < same.size()) { // several of one mode are no group
            out << findings[i];
            continue;
        }
        QVector<Finding> members;
        for (const qsizetype k : same) {
            members << findings[k];
            taken << k;
        }
        out << merged(members);
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
    return out;
}

} // namespace qs
