// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/text/findings.h"

#include "gpu/core/units.h"
#include "gpu/report/text/parts.h"
#include "gpu/results/analysis.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace qs {

namespace {

constexpr std::size_t kMaxPairs = 2;
constexpr std::size_t kMaxModes = 3;
const char* const kMeansWhy = "A mean takes in every slow sample, at the beginning or later; what two kernels differ "
                              "by is the ratio of their medians, with its interval.";

/// Kinds of what is said of a mode: first what the oracle says, then the codes of the diagnoses.
enum Kind : int { Differs, Constant, NonFinite, Destroyed, FirstCode };

/// One sentence on one mode.
struct Said
{
    int kind = 0;
    std::string mode, text, why;
};

std::vector<Said> saidOf(const ModeResult& mode)
{
    std::vector<Said> all;
    const std::string& name = mode.requested;
    if (mode.verification.rowsDiffer > 0)
        all.push_back({Differs, name, mode.verification.text() + "; its figures are not to be trusted.", {}});
    if (mode.constantInput)
        all.push_back({Constant, name, "constant input, there is nothing to scale (scale 0, codes 0).", {}});
    if (mode.error && mode.error->nonFinite > 0)
        all.push_back({NonFinite,
                       name,
                       countedText(mode.error->nonFinite, "input value that is NaN or infinite is",
                                   "input values that are NaN or infinite are") +
                           " left out of the error figures.",
                       {}});
    if (mode.error && mode.error->destroyed > 0)
        all.push_back({Destroyed,
                       name,
                       countedText(mode.error->destroyed, "finite input value was restored as NaN or infinite; it is",
                                   "finite input values were restored as NaN or infinite; they are") +
                           " in no error figure.",
                       {}});
    for (const Diagnosis& d : mode.diagnoses)
        all.push_back({FirstCode + static_cast<int>(d.code), name, sentence(d), explanation(d.code)});
    return all;
}

/// Adds a finding; its why only where that was not said yet.
void add(std::vector<ReportFinding>& all, std::set<std::string>& explained, std::string text, const std::string& why)
{
    const bool first = !why.empty() && explained.insert(why).second;
    all.push_back({std::move(text), first ? why : ""});
}

/// All stretches of some segments in one sentence.
std::string throttledSentence(const std::vector<const Segment*>& segments)
{
    Diagnosis all;
    all.code = DiagnosisCode::Throttled;
    for (const Segment* segment : segments)
        for (const ThrottledStretch& t : segment->throttled) {
            all.values["count"] += 1;
            all.values["samples"] += static_cast<double>(t.last - t.first + 1);
            all.values["held_ms"] += t.heldMs;
        }
    return all.values.empty() ? "" : sentence(all);
}

std::string foreignSentence(const std::vector<const Segment*>& segments)
{
    std::vector<std::string> names;
    for (const Segment* segment : segments)
        for (const StatePoll& poll : segment->polls)
            for (const std::string& name : poll.state.foreign.value_or(std::vector<std::string>{}))
                if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    if (names.empty()) return {};
    Diagnosis d;
    d.code = DiagnosisCode::ForeignProcess;
    d.values["count"] = static_cast<double>(names.size());
    std::string text = sentence(d);
    text.pop_back();
    return text + ": " + nameList(names) + ".";
}

void addDevice(const std::vector<const Segment*>& segments, std::vector<ReportFinding>& all)
{
    if (const std::string text = throttledSentence(segments); !text.empty())
        all.push_back({text, explanation(DiagnosisCode::Throttled)});
    if (const std::string text = foreignSentence(segments); !text.empty())
        all.push_back({text, explanation(DiagnosisCode::ForeignProcess)});
}

/// A pair whose means claim what its medians do not bear out.
struct Misleading
{
    std::string text; ///< 'b against a: …'
    double size = 0;  ///< how far off the means are
};

std::vector<Misleading> misleadingPairs(const Segment& segment)
{
    std::vector<Misleading> all;
    const int count = static_cast<int>(segment.modes.size());
    for (int a = 0; a < count; ++a)
        for (int b = 0; b < count; ++b) {
            const Comparison* c = pairOf(segment, a, b);
            if (!c || !c->artefact || !(c->ratio > 0 && c->meanRatio > 0)) continue;
            all.push_back({segment.modes[static_cast<std::size_t>(b)].requested + " against " +
                               segment.modes[static_cast<std::size_t>(a)].requested + ": the means say " +
                               formatFixed(c->meanRatio, 2) + "×, the medians " + formatFixed(c->ratio, 2) + "× (" +
                               formatFixed(c->low, 2) + "–" + formatFixed(c->high, 2) + "): the rest is slow samples.",
                           std::fabs(std::log(c->meanRatio / c->ratio))});
        }
    std::stable_sort(all.begin(), all.end(), [](const Misleading& x, const Misleading& y) { return x.size > y.size; });
    return all;
}

void addMisleading(const Segment& segment, std::vector<ReportFinding>& all)
{
    const std::vector<Misleading> pairs = misleadingPairs(segment);
    for (std::size_t i = 0; i < std::min(kMaxPairs, pairs.size()); ++i)
        all.push_back({pairs[i].text, i == 0 ? kMeansWhy : ""});
    if (pairs.size() > kMaxPairs)
        all.push_back(
            {"The same holds, to a lesser degree, for " +
                 countedText(static_cast<std::int64_t>(pairs.size() - kMaxPairs), "further pair", "further pairs") +
                 ": read the medians.",
             {}});
}

void addMisleading(const std::vector<Segment>& points, std::vector<ReportFinding>& all)
{
    std::int64_t pairs = 0, sizes = 0;
    Misleading worst;
    for (const Segment& point : points) {
        const std::vector<Misleading> here = misleadingPairs(point);
        pairs += static_cast<std::int64_t>(here.size());
        sizes += here.empty() ? 0 : 1;
        if (!here.empty() && here.front().size > worst.size)
            worst = {"At " + point.spec.shape.text() + ", " + here.front().text, here.front().size};
    }
    if (pairs == 0) return;
    if (pairs > 1)
        worst.text += " It is the worst of " + countedText(pairs, "such pair", "such pairs") + " at " +
                      countedText(sizes, "size", "sizes") + ": read the medians.";
    all.push_back({worst.text, kMeansWhy});
}

/// One mode's sentences of one kind at several sizes.
struct Places
{
    std::string mode, text, why;
    std::vector<std::string> sizes;
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
                if (found == modes.end()) found = modes.insert(modes.end(), Places{said.mode, said.text, said.why, {}});
                found->sizes.push_back(point.spec.shape.text());
            }
    for (auto& [kind, modes] : all)
        std::stable_sort(modes.begin(), modes.end(),
                         [](const Places& a, const Places& b) { return a.sizes.size() > b.sizes.size(); });
    return all;
}

void addPlaces(const std::vector<Places>& modes, std::set<std::string>& explained, std::vector<ReportFinding>& all)
{
    const std::size_t shown = modes.size() <= kMaxModes + 1 ? modes.size() : kMaxModes;
    for (std::size_t i = 0; i < shown; ++i)
        add(all, explained, modes[i].mode + " at " + nameList(modes[i].sizes) + ": " + modes[i].text, modes[i].why);
    if (shown == modes.size()) return;
    std::vector<std::string> others;
    std::int64_t cases = 0;
    for (std::size_t i = shown; i < modes.size(); ++i) {
        others.push_back(modes[i].mode);
        cases += static_cast<std::int64_t>(modes[i].sizes.size());
    }
    all.push_back({"Likewise " + nameList(others) + ", in " + countedText(cases, "case", "cases") + ".", {}});
}

} // namespace

std::vector<ReportFinding> segmentFindings(const Segment& segment)
{
    std::vector<ReportFinding> all;
    std::set<std::string> explained;
    std::map<int, std::vector<Said>> byKind;
    std::vector<int> order;
    for (const ModeResult& mode : segment.modes)
        for (const Said& said : saidOf(mode)) {
            if (said.kind < FirstCode)
                add(all, explained, said.mode + ": " + said.text, {});
            else if (auto& modes = byKind[said.kind]; modes.emplace_back(said), modes.size() == 1)
                order.push_back(said.kind);
        }
    if (controlDiffers(segment))
        all.push_back({"Identical kernels came out different (" + segment.controlMode +
                           " against itself: " + segment.control.text() + "): no verdict of this run is to be trusted.",
                       "What makes the same kernel differ makes others differ as well: other work on the machine, a "
                       "clock that changes, or the order within a round."});
    addDevice({&segment}, all);
    addMisleading(segment, all);
    for (const int kind : order) {
        const std::vector<Said>& modes = byKind[kind];
        std::vector<std::string> others;
        for (std::size_t i = 1; i < modes.size(); ++i)
            others.push_back(modes[i].mode);
        add(all, explained,
            modes.front().mode + ": " + modes.front().text +
                (others.empty() ? "" : " Likewise " + nameList(others) + "."),
            modes.front().why);
    }
    return all;
}

std::vector<ReportFinding> sweepFindings(const std::vector<Segment>& points)
{
    std::vector<ReportFinding> all;
    std::set<std::string> explained;
    std::vector<const Segment*> segments;
    for (const Segment& point : points)
        segments.push_back(&point);
    const auto places = placesOf(points);
    for (const auto& [kind, modes] : places)
        if (kind < FirstCode) addPlaces(modes, explained, all);
    addDevice(segments, all);
    addMisleading(points, all);
    for (const auto& [kind, modes] : places)
        if (kind >= FirstCode) addPlaces(modes, explained, all);
    return all;
}

std::vector<std::string> findings(const Segment& segment)
{
    std::vector<std::string> sentences;
    for (ReportFinding& finding : segmentFindings(segment))
        sentences.push_back(std::move(finding.text));
    return sentences;
}

} // namespace qs
