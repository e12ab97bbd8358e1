// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/findings/run_findings.h"

#include "app/findings/study_findings.h"
#include "gpu/measure/diagnosis/pair_diagnosis.h"
#include "gpu/report/session/summary.h"
#include "gpu/report/text/advice.h"
#include "gpu/report/text/data_findings.h"
#include "gpu/report/text/findings.h"
#include "gpu/results/analysis.h"
#include "gpu/results/mode_note.h"
#include "gpu/results/reasons/crossings.h"
#include "gpu/results/reasons/medians_apart.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/tensor/why_panel.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

/// Context of the translations of this file.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RunFindings)
};

QString count(std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); }

constexpr int kMaxUnresolved = 3;        ///< pairs that get a finding of their own; the table has them all
constexpr double kWorthResolving = 0.01; ///< medians that differ by less need no finding

Finding::Severity severityOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return Finding::Severity::Error;
    case Severity::Warning:
        return Finding::Severity::Warning;
    case Severity::Info:
        break;
    }
    return Finding::Severity::Info;
}

/// A mode, or a variant of an operation.
bool isKnownName(const std::string& name)
{
    const auto operations = allOperations();
    return parseScheme(name).ok() || std::any_of(operations.begin(), operations.end(), [&](Operation operation) {
               return findVariant(operation, name) != nullptr;
           });
}

/// A note of the run: a sentence, or a mode and a sentence on it. One on a mode whose results are wrong is an error.
Finding noteFinding(const Message& note, std::span<const Segment> segments)
{
    Finding finding;
    finding.severity = Finding::Severity::Info;
    finding.title = messageText(note);
    if (!isModeNote(note) || !isKnownName(note.arguments.front().source)) return finding;
    const std::string& name = note.arguments.front().source;
    finding.modeName = text(name);
    finding.title = messageText(note.arguments.back());
    if (!finding.title.isEmpty()) finding.title[0] = finding.title[0].toUpper();
    for (const Segment& segment : segments)
        for (const ModeResult& mode : segment.modes)
            if (mode.requested == name && mode.verification.rowsDiffer > 0) finding.severity = Finding::Severity::Error;
    return finding;
}

/// What the page of comparisons reports about the mode that leads: why it takes the time that it takes.
QString whyOfLeader(const Segment& segment, const std::string& baseline)
{
    const ModeResult* leader = leadingMode(segment, baseline);
    if (!leader) return {};
    const QVector<WhyEntry> entries = whyEntries(segment, text(baseline));
    const auto entry = std::ranges::find(entries, text(leader->requested), &WhyEntry::name);
    if (entry == entries.end()) return {};
    QStringList lines{entry->against.isEmpty() ? entry->name
                                               : Words::tr("%1 against %2").arg(entry->name, entry->against)};
    lines << entry->gain << (entry->reasons.isEmpty() ? QStringList{entry->explanation, entry->work} : entry->reasons)
          << entry->achieved;
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

/// The mode to take, in the words of the report; nothing where nothing was compared.
void addRecommendation(const Segment& segment, const std::string& baseline, QVector<Finding>& all)
{
    const Message words = speedRecommendation(segment, baseline);
    if (words.empty()) return;
    all.push_back(recommendationFinding(words, whyOfLeader(segment, baseline)));
}

/// One finding for all modes that were held against the oracle.
void addVerification(const Segment& segment, QVector<Finding>& all)
{
    std::int64_t rows = 0;
    std::int64_t differ = 0;
    int modes = 0;
    bool withinTolerance = false;
    for (const ModeResult& mode : segment.modes) {
        withinTolerance = withinTolerance || mode.verification.tolerance > 0;
        rows += mode.verification.rows;
        differ += mode.verification.rowsDiffer;
        modes += mode.verification.rows > 0;
    }
    if (modes == 0) return;
    Finding finding;
    finding.severity = differ > 0 ? Finding::Severity::Error : Finding::Severity::Info;
    finding.title = Words::tr("Codes verified against the oracle: %1 rows, %2 differ.").arg(count(rows), count(differ));
    finding.detail = Words::tr("Codes and scales of %1 of %2 modes were read back and compared bit for bit with the "
                               "reference implementation.")
                         .arg(modes)
                         .arg(segment.modes.size());
    if (withinTolerance) {
        finding.title =
            Words::tr("Results verified against a double-precision reference: %1 rows, %2 beyond the tolerance.")
                .arg(count(rows), count(differ));
        finding.detail =
            Words::tr(
                "Rows of %1 of %2 variants were read back and compared with a double-precision reference. The "
                "tolerance allows for rounding in the types of each variant. The accuracy columns show the errors.")
                .arg(modes)
                .arg(segment.modes.size());
    }
    if (segment.spec.operation != Operation::Quantize)
        finding.title = Words::tr("%1: %2").arg(subjectText(segment.spec), finding.title);
    all.push_back(finding);
}

/// Identical kernels that came out different: what that means for the verdicts.
void addControl(const Segment& segment, QVector<Finding>& all)
{
    const Comparison& control = segment.control;
    if (!segment.controlDiffers()) return;
    const bool untrusted = segment.isUntrusted();
    Finding finding;
    finding.severity = untrusted ? Finding::Severity::Error : Finding::Severity::Warning;
    finding.code = QStringLiteral("CONTROL_DIFFERS");
    finding.modeName = text(segment.controlMode);
    finding.title = untrusted ? Words::tr("Identical kernels differ: verdicts are not reliable.")
                              : Words::tr("Identical kernels differ: an effect has to exceed %1%.")
                                    .arg(QLocale().toString(100 * segment.aaBand, 'f', 1));
    finding.detail =
        Words::tr(
            "%1 was measured twice in each round, and the two series differ: ratio %2, 95% interval [%3, %4], n = "
            "%5 pairs. Possible causes are other work on the machine, a changing clock, or the order within a "
            "round; they affect all modes.")
            .arg(finding.modeName, QLocale().toString(control.ratio, 'f', 4), QLocale().toString(control.low, 'f', 4),
                 QLocale().toString(control.high, 'f', 4), count(control.n)) +
        QLatin1Char(' ') +
        (untrusted
             ? Words::tr("Remove the cause and measure again before you rely on any difference in this run.")
             : Words::tr("What differs by more is still called faster or slower; what does not is not resolved."));
    finding.fix = DiagnosisFix::MoreSamples;
    all.push_back(finding);
}

/// What outliers of the input cost, with the way to the page that shows them.
void addOutliers(const Segment& segment, QVector<Finding>& all)
{
    const auto said = outlierFinding(segment);
    if (!said) return;
    Finding finding;
    finding.severity = severityOf(said->severity);
    finding.code = QStringLiteral("INPUT_OUTLIERS");
    finding.title = messageText(said->text);
    finding.detail = messageText(said->why);
    finding.ofInput = segment.spec.input.isFile();
    finding.concernsData = finding.ofInput && finding.severity == Finding::Severity::Warning;
    all.push_back(finding);
}

void addData(const ModeResult& mode, bool isOfFile, QVector<Finding>& all)
{
    Finding finding;
    finding.modeName = text(mode.requested);
    if (mode.verification.rowsDiffer > 0) {
        finding.severity = Finding::Severity::Error;
        finding.cause = FindingCause::WrongResults;
        finding.title =
            (mode.verification.tolerance > 0
                 ? Words::tr("%1 of %2 rows differ from the reference by more than rounding explains. Do not rely on "
                             "the figures of this variant.")
                 : Words::tr("%1 of %2 rows differ from the oracle. Do not rely on the figures of this mode."))
                .arg(count(mode.verification.rowsDiffer), count(mode.verification.rows));
        all.push_back(finding);
    }
    if (mode.error && mode.error->destroyed > 0) {
        finding.severity = Finding::Severity::Warning;
        finding.cause = FindingCause::NotFinite;
        finding.title =
            Words::tr(
                "%1 finite input values were restored as NaN or infinite and are excluded from the error figures.")
                .arg(count(mode.error->destroyed));
        all.push_back(finding);
    }
    if (const auto lost = lostFinding(mode)) {
        finding.severity = severityOf(lost->severity);
        finding.cause = FindingCause::LostValues;
        finding.title = messageText(lost->text);
        finding.detail = messageText(lost->why);
        finding.ofInput = isOfFile;
        all.push_back(finding);
        finding.detail.clear();
        finding.ofInput = false;
    }
    finding.severity = Finding::Severity::Info;
    if (mode.constantInput) {
        finding.cause = FindingCause::ConstantInput;
        finding.title = Words::tr("Constant input: there is nothing to scale (scale 0, codes 0).");
        all.push_back(finding);
    }
    if (mode.error && mode.error->nonFinite > 0) {
        finding.cause = FindingCause::NotFinite;
        finding.title = Words::tr("%1 input values are NaN or infinite and are excluded from the error figures.")
                            .arg(count(mode.error->nonFinite));
        all.push_back(finding);
    }
}

Finding diagnosisFinding(const Diagnosis& diagnosis, const QString& mode)
{
    Finding finding;
    finding.severity = severityOf(diagnosis.severity);
    finding.code = text(codeName(diagnosis.code));
    finding.modeName = mode;
    finding.title = messageText(sentence(diagnosis));
    finding.detail = messageText(explanation(diagnosis));
    finding.fix = diagnosis.fix;
    for (const std::int64_t at : diagnosis.at)
        finding.at.push_back(at);
    if (diagnosis.range) finding.range = {diagnosis.range->first, diagnosis.range->second};
    return finding;
}

/// Stretches in which the device was held back are one finding; the scope shades each of them.
void addOfDevice(const Segment& segment, QVector<Finding>& all)
{
    const std::vector<Diagnosis> diagnoses = segmentDiagnoses(segment);
    int held = 0;
    for (const Diagnosis& diagnosis : diagnoses)
        held += diagnosis.code == DiagnosisCode::Throttled;
    bool told = false;
    for (const Diagnosis& diagnosis : diagnoses) {
        Finding finding = diagnosisFinding(diagnosis, {});
        if (diagnosis.code == DiagnosisCode::Throttled) {
            if (told) continue;
            told = true;
            if (held > 1) finding.title += QLatin1Char(' ') + Words::tr("(First of %1 such periods.)").arg(held);
        }
        all.push_back(finding);
    }
}

/// Faster than a kernel that only moves the same bytes.
void addAboveCeiling(const Segment& segment, QVector<Finding>& all)
{
    QStringList names;
    double most = 0;
    bool roofline = false, cpu = true;
    for (const ModeResult& mode : segment.modes) {
        if (mode.isImported() || mode.latency.n < 6 || mode.ceilingPercent() <= 102) continue;
        names << text(mode.requested);
        roofline = roofline || mode.ceilingIsRoofline;
        cpu = cpu && mode.ranOn() == BackendChoice::Cpu;
        most = std::max(most, mode.ceilingPercent());
    }
    if (names.isEmpty()) return;
    const bool cold = segment.spec.cache != CacheMode::Hot;
    const QString words =
        roofline && cold
            ? Words::tr("Up to %1% of the roofline (%2). Possible causes: it writes less than a plain copy, or its "
                        "arithmetic rate exceeds that of the large matrix product in the calibration.")
        : roofline ? Words::tr("Up to %1% of the roofline (%2). Possible causes: operands stay in the cache, or the "
                               "arithmetic rate exceeds that of the large matrix product in the calibration.")
        : cpu ? Words::tr("Up to %1% of the ceiling (%2). Possible causes: noise, or caches that serve more of its "
                          "traffic than of the ceiling kernel's.")
              : Words::tr("Up to %1% of the ceiling (%2). Possible causes: the kernel starts before the previous one "
                          "has ended, which the ceiling kernel does not do; noise; or the cache.");
    Finding finding;
    finding.title = words.arg(QLocale().toString(most, 'f', 0), names.join(QStringLiteral(", ")));
    all.push_back(finding);
}

bool hasWarmup(const Segment& segment, int mode)
{
    const auto& diagnoses = segment.modes[static_cast<std::size_t>(mode)].diagnoses;
    return std::any_of(diagnoses.begin(), diagnoses.end(), [](const Diagnosis& d) {
        return d.code == DiagnosisCode::WarmupOutlier || d.code == DiagnosisCode::WarmupRamp;
    });
}

/// What is reported about `variant` against `baseline` with this code; nothing where that is not found.
void addPair(const Segment& segment, int baseline, int variant, DiagnosisCode code, QVector<Finding>& all)
{
    const Comparison* pair = baseline == variant ? nullptr : segment.pairs.at(baseline, variant);
    if (!pair) return;
    Comparison both = *pair; // slow samples may raise the means of either
    if (const Comparison* turned = segment.pairs.at(variant, baseline)) both.artefact |= turned->artefact;
    for (const Diagnosis& diagnosis : diagnosePair(both)) {
        if (diagnosis.code != code) continue;
        Finding finding = diagnosisFinding(diagnosis, text(segment.modes[static_cast<std::size_t>(variant)].requested));
        finding.other = text(segment.modes[static_cast<std::size_t>(baseline)].requested);
        finding.title = Words::tr("Compared with %1: %2").arg(finding.other, finding.title);
        // Slow samples later on are no warm-up that could be dropped.
        if (finding.fix == DiagnosisFix::DropWarmup && !hasWarmup(segment, baseline) && !hasWarmup(segment, variant))
            finding.fix = DiagnosisFix::RerunPair;
        all.push_back(finding);
    }
}

/// A bar that shows another ratio than the verdict has.
void addMediansApart(const Segment& segment, int baseline, int mode, QVector<Finding>& all)
{
    const Message said = mediansApartText(segment, baseline, mode);
    if (said.empty()) return;
    Finding finding;
    finding.severity = Finding::Severity::Warning;
    finding.title = messageText(said);
    finding.detail = messageText(mediansApartReason());
    finding.modeName = text(segment.modes[static_cast<std::size_t>(mode)].requested);
    finding.other = text(segment.modes[static_cast<std::size_t>(baseline)].requested);
    finding.fix = DiagnosisFix::RerunPair;
    all.push_back(finding);
}

/// Differences against the baseline that one would read out of the medians and that do not hold, largest first.
void addUnresolved(const Segment& segment, int baseline, QVector<Finding>& all)
{
    if (baseline < 0) return;
    const double base = segment.modes[static_cast<std::size_t>(baseline)].latency.p50;
    const auto difference = [&](int mode) {
        return std::abs(segment.modes[static_cast<std::size_t>(mode)].latency.p50 / base - 1);
    };
    std::vector<int> doubtful;
    for (int mode = 0; mode < segment.pairs.variants; ++mode) {
        const Comparison* pair = mode == baseline ? nullptr : segment.pairs.at(baseline, mode);
        if (pair && pair->verdict == Verdict::NotResolved && base > 0 && difference(mode) > kWorthResolving)
            doubtful.push_back(mode);
    }
    std::stable_sort(doubtful.begin(), doubtful.end(), [&](int a, int b) { return difference(a) > difference(b); });
    if (doubtful.size() > kMaxUnresolved) doubtful.resize(kMaxUnresolved);
    for (const int mode : doubtful)
        addPair(segment, baseline, mode, DiagnosisCode::NotSignificant, all);
}

int indexOf(const Segment& segment, const QString& mode)
{
    const auto found = std::find_if(segment.modes.begin(), segment.modes.end(),
                                    [&](const ModeResult& each) { return text(each.requested) == mode; });
    return found == segment.modes.end() ? -1 : static_cast<int>(found - segment.modes.begin());
}

/// What rests on the samples.
void addStatistics(const Segment& segment, const QString& baseline, QVector<Finding>& all)
{
    addControl(segment, all);
    addOfDevice(segment, all);
    for (const ModeResult& mode : segment.modes)
        for (const Diagnosis& diagnosis : mode.diagnoses)
            all.push_back(diagnosisFinding(diagnosis, text(mode.requested)));
    addAboveCeiling(segment, all);
    const int variants = segment.pairs.variants;
    if (variants != static_cast<int>(segment.modes.size())) return;
    // Against the baseline. A slow sample spoils the means of a mode against all others alike, so further pairs would
    // say the same again.
    const int reference = indexOf(segment, baseline);
    for (int mode = 0; reference >= 0 && mode < variants; ++mode) {
        addMediansApart(segment, reference, mode, all);
        addPair(segment, reference, mode, DiagnosisCode::SpeedupIsWarmupArtefact, all);
    }
    addUnresolved(segment, reference, all);
}

} // namespace

Finding errorFinding(const Error& error)
{
    Finding finding;
    finding.severity = Finding::Severity::Error;
    finding.title = messageText(error.message);
    finding.detail = messageText(error.hint);
    return finding;
}

QVector<Finding> runFindings(const Segment& segment, const std::vector<Message>& notes, bool isComplete,
                             const QString& baseline)
{
    QVector<Finding> all;
    addVerification(segment, all);
    for (const ModeResult& mode : segment.modes)
        addData(mode, segment.spec.input.isFile(), all);
    addOutliers(segment, all);
    if (isComplete) {
        addRecommendation(segment, baseline.toStdString(), all);
        addStatistics(segment, baseline, all);
    }
    const bool foreign = !segment.modes.empty() && segment.modes.front().isImported();
    for (Finding& finding : all) {
        const int row = indexOf(segment, finding.modeName);
        if (foreign || (row >= 0 && segment.modes[static_cast<std::size_t>(row)].isImported()))
            finding.fix = DiagnosisFix::None; // what others measured is read-only
    }
    for (const Message& note : notes) {
        const Finding finding = noteFinding(note, {&segment, 1});
        const bool known = std::any_of(all.begin(), all.end(), [&](const Finding& other) {
            return other.title == finding.title && other.modeName == finding.modeName;
        });
        if (!known) all.push_back(finding);
    }
    for (Finding& finding : all)
        finding.ofModes = static_cast<int>(segment.modes.size());
    return all;
}

QVector<Finding> payingFindings(const std::vector<Segment>& points, const QString& baseline)
{
    QVector<Finding> all;
    for (const Message& words : payingSizes(points, baseline.toStdString()))
        all.push_back(recommendationFinding(
            words,
            Words::tr(
                "Each size has a verdict of its own, from rounds in which all modes were measured. They are in the "
                "table of the page Sweep.")));
    return all;
}

QVector<Finding> sweepRunFindings(const std::vector<Segment>& points, const std::vector<Message>& notes,
                                  const QString& baseline)
{
    // From where it pays comes first, which is what a sweep is for; then what holds at its largest size.
    QVector<Finding> all = payingFindings(points, baseline);
    const Segment* largest = largestPoint(points);
    if (largest) addRecommendation(*largest, baselineOf(*largest, baseline.toStdString()), all);
    Segment together; // rows of all points count as one for the oracle
    for (const Segment& point : points)
        for (const ModeResult& mode : point.modes) {
            ModeResult row;
            row.verification = mode.verification;
            together.modes.push_back(std::move(row));
        }
    addVerification(together, all);
    for (const ReportFinding& said : sweepFindings(points, ModesListed::All)) {
        Finding finding;
        finding.severity = severityOf(said.severity);
        finding.title = messageText(said.text);
        finding.detail = messageText(said.why);
        finding.modeName = text(said.mode);
        if (said.isDiagnosis) finding.code = text(codeName(said.code));
        all.push_back(finding);
    }
    for (const Message& note : notes)
        all.push_back(noteFinding(note, points));
    for (Finding& finding : all)
        finding.ofModes = points.empty() ? 0 : static_cast<int>(points.front().modes.size());
    return all;
}

} // namespace qs
