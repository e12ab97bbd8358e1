// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/text/findings.h"

#include "gpu/core/units.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/text/data_findings.h"
#include "gpu/report/text/parts.h"
#include "gpu/results/analysis.h"
#include "gpu/results/reasons/medians_apart.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace qs {

namespace {

constexpr std::size_t kMaxPairs = 2;
constexpr std::size_t kMaxModes = 3;

Message meansWhy()
{
    return Message::tr("A mean includes every slow sample, at the beginning or later. Compare two kernels by the ratio "
                       "of their medians, with its interval.");
}

/// Kinds of what is reported about a mode: first what the oracle computes, then the codes of the diagnoses.
enum Kind : int { Differs, Constant, NonFinite, Destroyed, Lost, FirstCode };

/// One sentence on one mode.
struct Said
{
    int kind = 0;
    std::string mode;
    Message text, why;
    Severity severity = Severity::Warning;
};

std::vector<Said> saidOf(const ModeResult& mode)
{
    std::vector<Said> all;
    const std::string& name = mode.requested;
    if (mode.verification.rowsDiffer > 0)
        all.push_back(
            {Differs, name, Message::tr("%1; its figures are not reliable.").arg(mode.verification.text()), {}});
    if (mode.constantInput)
        all.push_back(
            {Constant, name, Message::tr("constant input: there is nothing to scale (scale 0, codes 0)."), {}});
    if (mode.error && mode.error->nonFinite > 0)
        all.push_back({NonFinite,
                       name,
                       Message::tr("%n input values are NaN or infinite and are excluded from the error figures.",
                                   "%n input value is NaN or infinite and is excluded from the error figures.",
                                   mode.error->nonFinite),
                       {}});
    if (mode.error && mode.error->destroyed > 0)
        all.push_back(
            {Destroyed,
             name,
             Message::tr(
                 "%n finite input values were restored as NaN or infinite and are excluded from the error figures.",
                 "%n finite input value was restored as NaN or infinite and is excluded from the error figures.",
                 mode.error->destroyed),
             {}});
    if (auto lost = lostFinding(mode))
        all.push_back({Lost, name, std::move(lost->text), std::move(lost->why), lost->severity});
    for (const Diagnosis& d : mode.diagnoses)
        all.push_back({FirstCode + static_cast<int>(d.code), name, sentence(d), explanation(d), d.severity});
    return all;
}

/// All stretches of some segments in one sentence.
Message throttledSentence(const std::vector<const Segment*>& segments)
{
    Diagnosis all;
    all.code = DiagnosisCode::Throttled;
    for (const Segment* segment : segments)
        for (const ThrottledStretch& t : segment->throttled) {
            all.values["count"] += 1;
            all.values["samples"] += static_cast<double>(t.last - t.first + 1);
            all.values["held_ms"] += t.heldMs;
        }
    return all.values.empty() ? Message() : sentence(all);
}

Message foreignSentence(const std::vector<const Segment*>& segments)
{
    std::vector<std::string> names;
    for (const Segment* segment : segments)
        for (const StatePoll& poll : segment->polls)
            for (const std::string& name : poll.state.foreign.value_or(std::vector<std::string>{}))
                if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    if (names.empty()) return {};
    return Message::tr("%n other processes used the device during the run: %1.",
                       "%n other process used the device during the run: %1.", static_cast<std::int64_t>(names.size()))
        .arg(nameList(names));
}

void addDevice(const std::vector<const Segment*>& segments, std::vector<ReportFinding>& all)
{
    if (Message text = throttledSentence(segments); !text.empty())
        all.push_back({std::move(text), explanation(DiagnosisCode::Throttled)});
    if (Message text = foreignSentence(segments); !text.empty())
        all.push_back({std::move(text), explanation(DiagnosisCode::ForeignProcess)});
}

/// A pair whose means say something else than its medians.
struct Misleading
{
    std::string variant, baseline;
    Comparison pair;
    double size = 0; ///< how far off the means are
};

std::vector<Misleading> misleadingPairs(const Segment& segment)
{
    std::vector<Misleading> all;
    const int count = static_cast<int>(segment.modes.size());
    for (int a = 0; a < count; ++a)
        for (int b = a + 1; b < count; ++b) {
            // The means may claim too much for either of them; the speed-up is that of the later row over the earlier.
            const Comparison *c = pairOf(segment, a, b), *turned = pairOf(segment, b, a);
            if (!c || !(c->artefact || (turned && turned->artefact)) || !(c->ratio > 0 && c->meanRatio > 0)) continue;
            all.push_back({segment.modes[static_cast<std::size_t>(b)].requested,
                           segment.modes[static_cast<std::size_t>(a)].requested, *c,
                           std::fabs(std::log(c->meanRatio / c->ratio))});
        }
    std::stable_sort(all.begin(), all.end(), [](const Misleading& x, const Misleading& y) { return x.size > y.size; });
    return all;
}

/// The places of a sentence on such a pair, after those that it has already.
Message filled(Message words, const Misleading& m)
{
    return std::move(words).arg(m.variant, m.baseline, speedUpText(m.pair.meanRatio), speedUpText(m.pair));
}

void addMisleading(const Segment& segment, std::vector<ReportFinding>& all)
{
    const std::vector<Misleading> pairs = misleadingPairs(segment);
    for (std::size_t i = 0; i < std::min(kMaxPairs, pairs.size()); ++i)
        all.push_back({filled(Message::tr("%1 over %2: the speed-up of the means is %3, that of the medians %4. "
                                          "The difference is due to slow samples."),
                              pairs[i]),
                       i == 0 ? meansWhy() : Message()});
    if (pairs.size() > kMaxPairs)
        all.push_back({Message::tr("The same applies, to a lesser degree, to %n further pairs. Use the medians.",
                                   "The same applies, to a lesser degree, to %n further pair. Use the medians.",
                                   static_cast<std::int64_t>(pairs.size() - kMaxPairs)),
                       {}});
}

void addMisleading(const std::vector<Segment>& points, std::vector<ReportFinding>& all)
{
    std::int64_t pairs = 0, sizes = 0;
    Misleading worst;
    std::string where;
    for (const Segment& point : points) {
        const std::vector<Misleading> here = misleadingPairs(point);
        pairs += static_cast<std::int64_t>(here.size());
        sizes += here.empty() ? 0 : 1;
        if (here.empty() || !(here.front().size > worst.size)) continue;
        worst = here.front();
        where = pointText(point.spec);
    }
    if (pairs == 0) return;
    const Message first = filled(Message::tr("At %1, %2 over %3: the speed-up of the means is %4, that of the medians "
                                             "%5. The difference is due to slow samples.")
                                     .arg(where),
                                 worst);
    const Message others = pairs > 1
                               ? Message::tr("This is the worst of %1 such pairs at %n sizes. Use the medians.",
                                             "This is the worst of %1 such pairs at %n size. Use the medians.", sizes)
                                     .arg(formatCount(pairs))
                               : Message();
    all.push_back({Message::sentences({first, others}), meansWhy()});
}

/// One mode's sentences of one kind at several sizes.
struct Places
{
    std::string mode;
    Message text, why;
    Severity severity = Severity::Warning;
    std::vector<std::string> sizes = {};
};

/// By kind, and in it by mode.
std::map<int, std::vector<Places>> placesOf(const std::vector<Segment>& points)
{
    std::map<int, std::vector<Places>> all;
    for (const Segment& point : points)
        for (const ModeResult& mode : point.modes)
            for (const Said& said : saidOf(mode)) {
                auto& modes = all[said.kind];
                auto found =
                    std::find_if(modes.begin(), modes.end(), [&](const Places& p) { return p.mode == said.mode; });
                if (found == modes.end())
                    found = modes.insert(modes.end(), Places{said.mode, said.text, said.why, said.severity, {}});
                found->sizes.push_back(pointText(point.spec));
            }
    for (auto& [kind, modes] : all)
        std::stable_sort(modes.begin(), modes.end(),
                         [](const Places& a, const Places& b) { return a.sizes.size() > b.sizes.size(); });
    return all;
}

/// Of each mode a finding, which the window puts together.
void addEachPlace(int kind, const std::vector<Places>& modes, std::vector<ReportFinding>& all)
{
    for (const Places& place : modes) {
        ReportFinding finding{Message::tr("At %1: %2").arg(nameList(place.sizes), place.text), place.why, place.mode};
        finding.isDiagnosis = kind >= FirstCode;
        if (finding.isDiagnosis) finding.code = static_cast<DiagnosisCode>(kind - FirstCode);
        finding.severity = kind == Differs                         ? Severity::Error
                           : kind == Constant || kind == NonFinite ? Severity::Info
                                                                   : place.severity;
        all.push_back(std::move(finding));
    }
}

void addPlaces(const std::vector<Places>& modes, std::vector<ReportFinding>& all)
{
    const std::size_t shown = modes.size() <= kMaxModes + 1 ? modes.size() : kMaxModes;
    for (std::size_t i = 0; i < shown; ++i)
        all.push_back({Message::tr("%1 at %2: %3").arg(modes[i].mode, nameList(modes[i].sizes), modes[i].text),
                       i == 0 ? modes[i].why : Message()});
    if (shown == modes.size()) return;
    std::vector<std::string> others;
    std::int64_t cases = 0;
    for (std::size_t i = shown; i < modes.size(); ++i) {
        others.push_back(modes[i].mode);
        cases += static_cast<std::int64_t>(modes[i].sizes.size());
    }
    all.push_back({Message::tr("The same applies to %1, in %n cases.", "The same applies to %1, in %n case.", cases)
                       .arg(nameList(others)),
                   {}});
}

/// Bars that show another ratio than the verdicts have.
void addMediansApart(const Segment& segment, std::vector<ReportFinding>& all)
{
    const int baseline = std::max(0, modeIndex(segment, "baseline-copy"));
    bool isFirst = true;
    for (int mode = 0; mode < static_cast<int>(segment.modes.size()); ++mode)
        if (Message text = mediansApartText(segment, baseline, mode); !text.empty()) {
            all.push_back({std::move(text), isFirst ? mediansApartReason() : Message()});
            isFirst = false;
        }
}

/// What identical kernels differed by, where they did.
void addControl(const Segment& segment, std::vector<ReportFinding>& all)
{
    if (!segment.controlDiffers()) return;
    const Message text =
        segment.isUntrusted()
            ? Message::tr("Identical kernels differed (%1 compared with itself: %2), so the verdicts of this run are "
                          "not reliable.")
            : Message::tr(
                  "Identical kernels differed (%1 compared with itself: %2). Only what differs by more than that "
                  "is called faster or slower.");
    all.push_back(
        {Message(text).arg(segment.controlMode, verdictText(segment.control)),
         Message::tr("Whatever makes identical kernels differ also affects others: other load on the machine, "
                     "clock changes, or the order within a round. Measure again when no other process uses the "
                     "device.")});
}

/// One finding for the modes that have the same.
ReportFinding together(const std::vector<Said>& modes)
{
    std::vector<std::string> others;
    for (std::size_t i = 1; i < modes.size(); ++i)
        others.push_back(modes[i].mode);
    const Message likewise = others.empty() ? Message() : Message::tr("The same applies to %1.").arg(nameList(others));
    return {Message::tr("%1: %2").arg(modes.front().mode, Message::sentences({modes.front().text, likewise})),
            modes.front().why};
}

} // namespace

std::vector<ReportFinding> segmentFindings(const Segment& segment)
{
    std::vector<ReportFinding> all;
    std::map<int, std::vector<Said>> byKind;
    std::vector<int> order;
    for (const ModeResult& mode : segment.modes)
        for (const Said& said : saidOf(mode)) {
            if (said.kind < Lost)
                all.push_back({Message::tr("%1: %2").arg(said.mode, said.text), {}});
            else if (auto& modes = byKind[said.kind]; modes.emplace_back(said), modes.size() == 1)
                order.push_back(said.kind);
        }
    if (auto outliers = outlierFinding(segment)) all.push_back(std::move(*outliers));
    if (byKind.contains(Lost)) all.push_back(together(byKind[Lost]));
    std::erase(order, Lost);
    addControl(segment, all);
    addDevice({&segment}, all);
    addMediansApart(segment, all);
    addMisleading(segment, all);
    for (const int kind : order)
        all.push_back(together(byKind[kind]));
    return all;
}

std::vector<ReportFinding> sweepFindings(const std::vector<Segment>& points, ModesListed listed)
{
    const auto add = [listed](int kind, const std::vector<Places>& modes, std::vector<ReportFinding>& to) {
        listed == ModesListed::All ? addEachPlace(kind, modes, to) : addPlaces(modes, to);
    };
    std::vector<ReportFinding> all;
    std::vector<const Segment*> segments;
    for (const Segment& point : points)
        segments.push_back(&point);
    const auto places = placesOf(points);
    for (const auto& [kind, modes] : places)
        if (kind < FirstCode) add(kind, modes, all);
    addDevice(segments, all);
    addMisleading(points, all);
    for (const auto& [kind, modes] : places)
        if (kind >= FirstCode) add(kind, modes, all);
    return all;
}

std::vector<std::string> findings(const Segment& segment)
{
    std::vector<std::string> sentences;
    for (const ReportFinding& finding : segmentFindings(segment))
        sentences.push_back(finding.text.english());
    return sentences;
}

} // namespace qs
