// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/findings/finding.h"

#include "widgets/language/isolates.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace qs {
namespace {

/// Context of the translations of this file.
struct FindingText
{
    Q_DECLARE_TR_FUNCTIONS(FindingText)
};

struct TitleOfCode
{
    DiagnosisCode code;
    const char* title;
    FindingCause cause = FindingCause::Other;
};
using Cause = FindingCause;
constexpr TitleOfCode kTitles[] = {
    {DiagnosisCode::WarmupOutlier, QT_TRANSLATE_NOOP("FindingText", "The first iteration raises the mean"),
     Cause::ColdStart},
    {DiagnosisCode::OneSampleOwnsVariance, QT_TRANSLATE_NOOP("FindingText", "One outlier dominates the variance"),
     Cause::Outliers},
    {DiagnosisCode::WarmupRamp, QT_TRANSLATE_NOOP("FindingText", "Slow start"), Cause::ColdStart},
    {DiagnosisCode::Drift, QT_TRANSLATE_NOOP("FindingText", "Drift"), Cause::UnsteadySpeed},
    {DiagnosisCode::LevelShift, QT_TRANSLATE_NOOP("FindingText", "Level shift"), Cause::UnsteadySpeed},
    {DiagnosisCode::ClockCaused, QT_TRANSLATE_NOOP("FindingText", "Caused by the clock"), Cause::UnsteadySpeed},
    {DiagnosisCode::Bimodal, QT_TRANSLATE_NOOP("FindingText", "Two levels"), Cause::UnsteadySpeed},
    {DiagnosisCode::RegimeSwitch, QT_TRANSLATE_NOOP("FindingText", "Switches between two levels"),
     Cause::UnsteadySpeed},
    {DiagnosisCode::TooFewSamples, QT_TRANSLATE_NOOP("FindingText", "Too few samples"), Cause::TooFewSamples},
    {DiagnosisCode::BelowTimerResolution, QT_TRANSLATE_NOOP("FindingText", "Below the timer's resolution"),
     Cause::TooShort},
    {DiagnosisCode::L2Resident, QT_TRANSLATE_NOOP("FindingText", "Data stays in the cache"), Cause::Cached},
    {DiagnosisCode::ImpossibleThroughput, QT_TRANSLATE_NOOP("FindingText", "Impossible rate"), Cause::Cached},
    {DiagnosisCode::Spikes, QT_TRANSLATE_NOOP("FindingText", "Isolated slow samples"), Cause::Outliers},
    {DiagnosisCode::Autocorrelated, QT_TRANSLATE_NOOP("FindingText", "Samples are autocorrelated"),
     Cause::NotIndependent},
    {DiagnosisCode::WorkOutsideEvents, QT_TRANSLATE_NOOP("FindingText", "Work outside the timestamps"),
     Cause::TooShort},
    {DiagnosisCode::LaunchBound, QT_TRANSLATE_NOOP("FindingText", "Launch bound"), Cause::TooShort},
    {DiagnosisCode::SpeedupIsWarmupArtefact, QT_TRANSLATE_NOOP("FindingText", "Means and medians disagree"),
     Cause::Outliers},
    {DiagnosisCode::NotSignificant, QT_TRANSLATE_NOOP("FindingText", "Difference is not resolved"), Cause::NotResolved},
    {DiagnosisCode::Throttled, QT_TRANSLATE_NOOP("FindingText", "Throttled")},
    {DiagnosisCode::ForeignProcess, QT_TRANSLATE_NOOP("FindingText", "Another process on the device")},
    {DiagnosisCode::HostPreempted, QT_TRANSLATE_NOOP("FindingText", "Preempted by the operating system"),
     Cause::Outliers},
    {DiagnosisCode::BelowConstant, QT_TRANSLATE_NOOP("FindingText", "Shorter than the graph's constant"),
     Cause::TooShort},
    {DiagnosisCode::QuantizedTimer, QT_TRANSLATE_NOOP("FindingText", "Coarse steps of the timer"), Cause::TooShort},
};

struct TitleOfCause
{
    FindingCause cause;
    const char* title;
};
constexpr TitleOfCause kCauses[] = {
    {Cause::ColdStart, QT_TRANSLATE_NOOP("FindingText", "Cold start")},
    {Cause::Outliers, QT_TRANSLATE_NOOP("FindingText", "Outliers")},
    {Cause::UnsteadySpeed, QT_TRANSLATE_NOOP("FindingText", "Unsteady speed")},
    {Cause::TooFewSamples, QT_TRANSLATE_NOOP("FindingText", "Too few samples")},
    {Cause::NotResolved, QT_TRANSLATE_NOOP("FindingText", "Difference not resolved")},
    {Cause::TooShort, QT_TRANSLATE_NOOP("FindingText", "Too short for the timer")},
    {Cause::Cached, QT_TRANSLATE_NOOP("FindingText", "Data in the cache")},
    {Cause::NotIndependent, QT_TRANSLATE_NOOP("FindingText", "Autocorrelated samples")},
    {Cause::WrongResults, QT_TRANSLATE_NOOP("FindingText", "Wrong results")},
    {Cause::NotFinite, QT_TRANSLATE_NOOP("FindingText", "NaN or infinite values")},
    {Cause::ConstantInput, QT_TRANSLATE_NOOP("FindingText", "Constant input")},
    {Cause::LostValues, QT_TRANSLATE_NOOP("FindingText", "Nothing left of some values")},
};

QString nameOf(DiagnosisCode code)
{
    const std::string_view name = codeName(code);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

const TitleOfCode* rowOf(const QString& code)
{
    const auto found = std::find_if(std::begin(kTitles), std::end(kTitles),
                                    [&](const TitleOfCode& entry) { return nameOf(entry.code) == code; });
    return found == std::end(kTitles) ? nullptr : found;
}

QString withoutDigits(const QString& text)
{
    QString words;
    for (const QChar c : text)
        if (!c.isDigit()) words += c;
    return words;
}

/// Findings with the same one make a group; empty: it stands by itself.
QString groupKey(const Finding& finding)
{
    if (finding.modeName.isEmpty() || finding.isRecommendation) return {};
    if (const Cause cause = causeOf(finding); cause != Cause::Other)
        return QStringLiteral("%1").arg(static_cast<int>(cause));
    return finding.code.isEmpty() ? withoutDigits(finding.title) : finding.code;
}

QString groupTitle(const FindingGroup& group)
{
    const Finding& first = group.members.front();
    QString what = causeTitle(causeOf(first));
    if (what.isEmpty()) what = first.code.isEmpty() ? first.title : codeTitle(first.code);
    while (what.endsWith(QLatin1Char('.')))
        what.chop(1);
    const auto modes = static_cast<int>(group.modes().size());
    if (first.ofModes < modes) return FindingText::tr("%1 in %n mode(s)", nullptr, modes).arg(what);
    return FindingText::tr("%1 in %2 of %n mode(s)", nullptr, first.ofModes).arg(what).arg(modes);
}

/// What most of them ask for.
Finding commonFix(const QVector<Finding>& members)
{
    Finding best;
    for (const Finding& each : members) {
        if (each.fix == DiagnosisFix::None || each.fix == best.fix) continue;
        Finding one = each;
        for (const Finding& other : members)
            if (other.fix == each.fix && !one.modes.contains(other.modeName)) one.modes << other.modeName;
        one.at.clear(); // places of one trace
        one.range.reset();
        if (one.modes.size() > best.modes.size()) best = one;
    }
    return best;
}

/// Of at least two members.
void describe(FindingGroup& group)
{
    QStringList details;
    for (const Finding& member : group.members) {
        group.severity = std::max(group.severity, member.severity);
        if (!member.detail.isEmpty() && !details.contains(member.detail)) details << member.detail;
    }
    std::stable_sort(group.members.begin(), group.members.end(),
                     [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
    group.title = groupTitle(group);
    group.detail = details.join(QStringLiteral("\n\n"));
    group.fix = commonFix(group.members);
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
        return FindingText::tr("Batch launches in a graph");
    case DiagnosisFix::DropWarmup:
        return FindingText::tr("Exclude the warm-up");
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
        return FindingText::tr("Measures again with several launches per sample.");
    case DiagnosisFix::DropWarmup:
        return FindingText::tr("Counts the slow first samples as warm-up: they stay visible in gray and are excluded "
                               "from all statistics.");
    case DiagnosisFix::RerunPair:
        return FindingText::tr("Measures only these two modes again, interleaved.");
    case DiagnosisFix::PauseRepaint:
        return FindingText::tr("Measures again without repainting the trace.");
    case DiagnosisFix::None:
        break;
    }
    return {};
}

QString codeTitle(const QString& code)
{
    const TitleOfCode* row = rowOf(code);
    return row ? FindingText::tr(row->title) : code;
}

FindingCause causeOf(const Finding& finding)
{
    if (finding.cause != Cause::Other) return finding.cause;
    // Slow samples that can be dropped are a cold start, further ones are not.
    if (finding.fix == DiagnosisFix::DropWarmup) return Cause::ColdStart;
    const TitleOfCode* row = rowOf(finding.code);
    return row ? row->cause : Cause::Other;
}

QString causeTitle(FindingCause cause)
{
    const auto found = std::find_if(std::begin(kCauses), std::end(kCauses),
                                    [&](const TitleOfCause& entry) { return entry.cause == cause; });
    return found == std::end(kCauses) ? QString() : FindingText::tr(found->title);
}

QString findingId(const Finding& finding)
{
    const QString words = finding.code.isEmpty() ? withoutDigits(finding.title) : finding.code;
    return QStringList{words, finding.modeName, finding.other}.join(QLatin1Char('\n'));
}

QStringList FindingGroup::modes() const
{
    QStringList all;
    for (const Finding& member : members)
        if (!member.modeName.isEmpty() && !all.contains(member.modeName)) all << member.modeName;
    return all;
}

bool FindingGroup::contains(const QString& text) const
{
    const auto has = [&](const QString& words) { return withoutIsolates(words).contains(text, Qt::CaseInsensitive); };
    return has(title) || has(detail) || std::any_of(members.begin(), members.end(), [&](const Finding& member) {
               return has(member.title) || has(member.detail) || has(member.modeName) || has(member.other);
           });
}

QString FindingGroup::id() const
{
    return isOne() ? findingId(members.front()) : QStringLiteral("*\n") + groupKey(members.front());
}

QVector<FindingGroup> groupedFindings(const QVector<Finding>& findings)
{
    QVector<FindingGroup> all;
    QSet<QString> done;
    for (const Finding& finding : findings) {
        const QString key = groupKey(finding);
        if (!key.isEmpty() && done.contains(key)) continue;
        FindingGroup group{{finding}, finding.severity, finding.title, finding.detail, finding};
        if (!key.isEmpty()) {
            done << key;
            group.members.clear();
            std::copy_if(findings.begin(), findings.end(), std::back_inserter(group.members),
                         [&](const Finding& other) { return groupKey(other) == key; });
            if (!group.isOne()) describe(group);
        }
        all << group;
    }
    std::stable_sort(all.begin(), all.end(), [](const FindingGroup& a, const FindingGroup& b) {
        const auto place = [](const FindingGroup& group) {
            const Finding& first = group.members.front();
            return std::tuple(!first.concernsData, !first.isRecommendation, -static_cast<int>(group.severity));
        };
        return place(a) < place(b);
    });
    return all;
}

} // namespace qs
