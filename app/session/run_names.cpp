// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/run_names.h"

#include "app/language/counted.h"
#include "gpu/core/device_name.h"
#include "gpu/core/units.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/numerics/format_descriptor.h"
#include "gpu/results/compare/side_by_side.h"
#include "gpu/results/reasons/crossings.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/language/qt_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace qs {
namespace {

/// Context of the translations of this file.
struct RunNames
{
    Q_DECLARE_TR_FUNCTIONS(RunNames)
};

const QString kDot = QStringLiteral(" · ");

/// 'E4M3' of 'FP8 E4M3'.
QString formatName(NumberFormat format) { return text(descriptorOf(format).label).section(QLatin1Char(' '), -1); }

/// The number formats of a comparison: 'INT8, E4M3'; of another operation its name and, where it has modes, theirs.
QString contentText(const RunSpec& spec)
{
    if (!takesModes(spec.operation)) return operationText(spec.operation);
    QStringList names;
    if (spec.operation != Operation::Quantize) names << operationText(spec.operation);
    for (const QuantScheme& scheme : spec.modes) {
        const QString name = formatName(scheme.format);
        if (!scheme.isCopy() && !names.contains(name)) names << name;
    }
    return names.isEmpty() ? RunNames::tr("copy") : names.join(QStringLiteral(", "));
}

/// Place of the mode that the others are compared with.
int baselineOf(const Segment& segment, const QString& wanted)
{
    const auto at = [&](const std::string& name) {
        const auto found = std::ranges::find(segment.modes, name, &ModeResult::requested);
        return found == segment.modes.end() ? -1 : static_cast<int>(found - segment.modes.begin());
    };
    if (const int chosen = at(wanted.toStdString()); chosen >= 0) return chosen;
    return takesModes(segment.spec.operation) ? at("baseline-copy") : 0;
}

/// Whether another mode that is faster than the baseline may be the fastest: none of them is shown to be slower than
/// `fastest`.
bool hasRival(const Segment& segment, int base, int fastest)
{
    for (int i = 0; i < static_cast<int>(segment.modes.size()); ++i) {
        if (i == base || i == fastest) continue;
        const Comparison *c = segment.pairs.at(base, i), *between = segment.pairs.at(fastest, i);
        if (c && c->verdict == Verdict::Faster && !(between && between->verdict == Verdict::Slower)) return true;
    }
    return false;
}

/// What the verdicts of a segment say: the fastest; how many are faster, as its table says, where several may be the
/// fastest; or that there is none.
QString verdictText(const Segment& segment, const QString& baseline)
{
    const int base = baselineOf(segment, baseline);
    const Comparison* best = nullptr;
    int fastest = -1, judged = 0, faster = 0;
    for (std::size_t i = 0; i < segment.modes.size(); ++i) {
        const Comparison* c = segment.pairs.at(base, static_cast<int>(i));
        if (!c || static_cast<int>(i) == base || c->verdict == Verdict::TooFew) continue;
        judged += c->verdict != Verdict::NotResolved ? 1 : 0;
        faster += c->verdict == Verdict::Faster ? 1 : 0;
        if (c->verdict != Verdict::Faster || (best && best->ratio >= c->ratio)) continue;
        best = c;
        fastest = static_cast<int>(i);
    }
    if (best && hasRival(segment, base, fastest))
        return counted(RunNames::tr("%n modes faster, up to %1", "several are equally fast", faster), faster)
            .arg(viewNumbers(speedUpText(best->ratio)));
    if (best)
        return RunNames::tr("%1 %2 faster")
            .arg(text(segment.modes[static_cast<std::size_t>(fastest)].requested),
                 viewNumbers(speedUpText(best->ratio)));
    const QString content = contentText(segment.spec);
    return judged > 0 ? RunNames::tr("%1: none faster").arg(content) : content;
}

/// 'int8-token-dynamic faster at 14 of 17 sizes'
QString sweepText(const RunResult& run, const QString& baseline)
{
    const auto best = oftenFaster(run.segments, baseline.toStdString());
    if (!best) return RunNames::tr("%1: none faster").arg(contentText(*run.sweep));
    for (const Segment& point : run.segments)
        if (const auto mode = std::ranges::find(point.modes, best->mode, &ModeResult::requested);
            mode != point.modes.end())
            return RunNames::tr("%1 faster at %2 of %3 sizes")
                .arg(text(mode->requested))
                .arg(best->faster)
                .arg(std::ranges::count_if(run.segments, [](const Segment& each) { return !each.modes.empty(); }));
    return {};
}

/// Both name one; where either leaves it to the program, nothing is told.
bool nameOtherBackends(const RunSpec& before, const RunSpec& after)
{
    return before.backend != after.backend && after.backend != BackendChoice::Auto &&
           before.backend != BackendChoice::Auto;
}

/// How it was measured, as far as that differs.
void addProtocolChanges(QStringList& parts, const RunSpec& before, const RunSpec& after)
{
    if (before.cache != after.cache || before.coldBy != after.coldBy) parts << markedText(cacheName(after.cache));
    if (before.method != after.method) parts << RunNames::tr("timing %1").arg(text(methodName(after.method)));
    if (before.stop != after.stop)
        parts << (after.stop == StopRule::Fixed ? RunNames::tr("fixed iterations") : RunNames::tr("until resolved"));
    else if (after.stop == StopRule::Fixed && before.iterations != after.iterations && !before.live && !after.live)
        parts << counted(RunNames::tr("%n iteration(s)", nullptr, after.iterations), after.iterations);
    if (nameOtherBackends(before, after))
        parts << (after.backend == BackendChoice::Cpu ? RunNames::tr("on the CPU") : RunNames::tr("on the GPU"));
}

/// What differs beside operation, size and type.
QStringList settingsThatDiffer(const RunSpec& before, const RunSpec& after)
{
    QStringList parts;
    addProtocolChanges(parts, before, after);
    if (before.modes != after.modes && takesModes(after.operation)) parts << RunNames::tr("other modes");
    if (before.variants != after.variants && !takesModes(after.operation)) parts << RunNames::tr("other variants");
    if (!(before.input == after.input) || before.seed != after.seed) parts << RunNames::tr("other input");
    if (before.scale != after.scale || before.zeroPoint != after.zeroPoint) parts << RunNames::tr("other scale");
    return parts;
}

/// 'layer 0.safetensors: mlp.down_proj.weight'
QString inputName(const InputSource& input)
{
    const QString file = text(input.path).section(QLatin1Char('/'), -1);
    return input.tensor.empty() ? file : QStringLiteral("%1: %2").arg(file, text(input.tensor));
}

} // namespace

QString changeText(const RunSpec& before, const RunSpec& after)
{
    QStringList parts;
    if (before.operation != after.operation) return subjectText(after);
    if (!takesTensor(after.operation) && before.size != after.size) parts << QString::fromStdString(sizeText(after));
    if (takesTensor(after.operation) && before.shape.tokens != after.shape.tokens)
        parts << counted(RunNames::tr("%n token(s)", nullptr, pluralOf(after.shape.tokens)), after.shape.tokens);
    if (takesTensor(after.operation) && before.shape.hidden != after.shape.hidden)
        parts << RunNames::tr("hidden %1").arg(viewCount(after.shape.hidden));
    if (before.operandType() != after.operandType()) parts << text(dtypeLabel(after.operandType()));
    return (parts + settingsThatDiffer(before, after)).join(kDot);
}

QString outcomeText(const RunResult& run, const QString& baseline)
{
    if (run.sweep && run.sweep->isSweep()) return sweepText(run, baseline);
    const Segment* last = run.last();
    if (!last) return {};
    if (last->modes.size() != 1) return verdictText(*last, baseline);
    const ModeResult& only = last->modes.front();
    QString name = text(only.requested);
    if (!only.knows(only.latency.p50)) return name;
    return name + kDot + viewNumbers(formatDuration(Microseconds{only.latency.p50}));
}

QString outcomeText(const AccuracyStudyResult& study)
{
    const auto others = static_cast<int>(study.rows.size()) - 1;
    const auto same = std::ranges::count(study.rows, AccuracyVerdict::Equivalent, &ModeRow::verdict) -
                      (study.baseline() && study.baseline()->verdict == AccuracyVerdict::Equivalent ? 1 : 0);
    if (others < 1) return RunNames::tr("%n mode(s)", nullptr, others + 1);
    return RunNames::tr("%1 of %n mode(s) equivalent", nullptr, others).arg(same);
}

QString outcomeText(const LlmStudyResult& study)
{
    const LlmRow* fastest = nullptr;
    double most = 1;
    for (const LlmRow& row : study.rows) {
        if (row.inspection.simulated || row.timings.empty()) continue;
        const Comparison& speed = row.timings.front().stepSpeed;
        if (speed.verdict != Verdict::Faster || speed.ratio <= most) continue;
        fastest = &row;
        most = speed.ratio;
    }
    if (!fastest) return RunNames::tr("%n configuration(s)", nullptr, static_cast<int>(study.rows.size()));
    return RunNames::tr("%1 %2 faster").arg(text(fastest->title()), viewNumbers(speedUpText(most)));
}

/// 'on NVIDIA H200 (0000:00:07.0)', where that is another target, host or device than before; as far as both tell.
QString deviceText(const RunResult& before, const RunResult& after)
{
    const Environment &was = before.environment, &is = after.environment;
    const auto on = [](const std::string& where) { return RunNames::tr("on %1", "a device or host").arg(text(where)); };
    const auto differ = [](const std::string& a, const std::string& b) { return !a.empty() && !b.empty() && a != b; };
    if (was.target != is.target) return is.target.empty() ? RunNames::tr("on this computer") : on(is.target);
    if (differ(was.host, is.host)) return on(is.host);
    if (!differ(was.deviceUuid, is.deviceUuid) && !differ(shortDevice(was.device), shortDevice(is.device))) return {};
    const RunResult* both[]{&before, &after};
    return on(namesOfRuns(both).back());
}

QString runName(int number, const RunResult& run, const RunResult* before)
{
    const RunSpec *spec = run.requested(), *earlier = before ? before->requested() : nullptr;
    if (!spec) return numberedName(number, {});
    QStringList parts{setupName(*spec)};
    if (spec->input.isFile()) parts << inputName(spec->input);
    if (earlier && setupName(*earlier) == parts.front() && earlier->input == spec->input) {
        const qsizetype named = parts.size();
        parts << settingsThatDiffer(*earlier, *spec);
        if (!nameOtherBackends(*earlier, *spec)) parts << deviceText(*before, run);
        parts.removeAll(QString());
        if (parts.size() == named) parts << RunNames::tr("repeated");
    }
    return numberedName(number, parts.join(kDot));
}

QString numberedName(int number, const QString& words)
{
    const QString run = RunNames::tr("Run %1").arg(number);
    return words.isEmpty() ? run : run + kDot + words;
}

} // namespace qs
