// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/reasons/crossings.h"

#include "gpu/measure/text/speed_up.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace qs {

namespace {

constexpr std::size_t kMaxCrossings = 12;

int indexOf(const Segment& point, const std::string& mode)
{
    const auto found = std::ranges::find(point.modes, mode, &ModeResult::requested);
    return found == point.modes.end() ? -1 : static_cast<int>(found - point.modes.begin());
}

/// A mode against the reference at one value of the axis.
struct Place
{
    std::int64_t x = 0;
    const Comparison* pair = nullptr;
    const Segment* point = nullptr;
    int a = 0, b = 0; ///< places of the reference and of the mode
    const Comparison* firstVisit() const { return point->firstVisitPairs.at(a, b); }
    const Comparison* secondVisit() const { return point->secondVisitPairs.at(a, b); }
};

/// A visit says the same where it has the verdict of both together; beside what was not resolved, or the same, nothing
/// may be faster.
bool saysTheSame(const Comparison& visit, const Comparison& both)
{
    return both.resolved() ? visit.verdict == both.verdict : visit.verdict != Verdict::Faster;
}

void addConfirmation(Crossing& crossing, const Place& before, const Place& after)
{
    for (const Place* place : {&before, &after})
        if (place->point->secondVisitPairs.variants != place->point->pairs.variants || !place->secondVisit()) return;
    bool same = true;
    for (const Place* place : {&before, &after})
        for (const Comparison* visit : {place->firstVisit(), place->secondVisit()})
            same = same && saysTheSame(*visit, *place->pair);
    crossing.confirmation = same ? Confirmation::Confirms : Confirmation::Differs;
    crossing.againBefore = *before.secondVisit();
    crossing.againAfter = *after.secondVisit();
}

std::optional<Place> placeOf(const Segment& point, Dimension axis, const std::string& reference,
                             const std::string& mode)
{
    const int a = indexOf(point, reference), b = indexOf(point, mode);
    if (a < 0 || b < 0 || a == b || point.isUntrusted() || point.pairs.variants != static_cast<int>(point.modes.size()))
        return std::nullopt;
    for (const int i : {a, b})
        if (point.modes[static_cast<std::size_t>(i)].isImported()) return std::nullopt;
    const Comparison* pair = point.pairs.at(a, b);
    if (!pair || pair->verdict == Verdict::TooFew || !(pair->ratio > 0)) return std::nullopt;
    return Place{valueOf(point.spec, axis), pair, &point, a, b};
}

/// Those along one line of points, ascending in the axis; `crossing` says which line.
void addCrossings(const std::vector<Place>& places, Crossing crossing, std::vector<Crossing>& all)
{
    std::vector<SizedComparison> sizes;
    for (const Place& place : places)
        sizes.push_back({place.x, place.pair});
    for (const Border& border : borders(sizes)) {
        const Place &before = places[border.before], &after = places[border.after];
        crossing.border = border;
        crossing.setup = before.point->spec;
        crossing.before = before.x;
        crossing.after = after.x;
        crossing.confirmation = Confirmation::None;
        addConfirmation(crossing, before, after);
        all.push_back(crossing);
    }
}

/// Points that differ in the axis alone.
using Line = std::vector<const Segment*>;
std::vector<Line> linesAlong(const std::vector<Segment>& points, Dimension axis)
{
    std::map<std::vector<std::int64_t>, Line> lines;
    for (const Segment& point : points) {
        if (point.modes.empty()) continue;
        std::vector<std::int64_t> others;
        for (const Dimension dimension : dimensionsOf(point.spec.operation))
            if (dimension != axis) others.push_back(valueOf(point.spec, dimension));
        lines[others].push_back(&point);
    }
    std::vector<Line> all;
    for (auto& [others, line] : lines) {
        if (line.size() < 2) continue;
        std::ranges::sort(line, {}, [&](const Segment* point) { return valueOf(point->spec, axis); });
        all.push_back(std::move(line));
    }
    return all;
}

/// Of all points of a line: not every variant takes every size.
std::vector<std::string> modesOf(const Line& line)
{
    std::vector<std::string> names;
    for (const Segment* point : line)
        for (const ModeResult& mode : point->modes)
            if (std::ranges::find(names, mode.requested) == names.end()) names.push_back(mode.requested);
    return names;
}

} // namespace

std::string crossingReference(const Segment& point, const std::string& asked)
{
    const bool isThere = indexOf(point, asked) >= 0;
    const VariantInfo* variant = findVariant(point.spec.operation, asked);
    if (isThere && (!variant || variant->level != ReferenceLevel::Fp32)) return asked;
    const std::string* dense = nullptr;
    for (const ModeResult& mode : point.modes) {
        const VariantInfo* each = findVariant(point.spec.operation, mode.requested);
        if (!each || each->level != ReferenceLevel::SixteenBit) continue;
        if (!dense || each->rate == (point.spec.dtype == DType::F16 ? "f16" : "bf16")) dense = &mode.requested;
    }
    if (dense) return *dense;
    return isThere || point.modes.empty() ? asked : point.modes.front().requested;
}

std::vector<Crossing> crossings(const std::vector<Segment>& points, const std::string& asked)
{
    std::vector<Crossing> all;
    const auto first = std::ranges::find_if(points, [](const Segment& point) { return !point.modes.empty(); });
    if (first == points.end()) return all;
    for (const Dimension axis : dimensionsOf(first->spec.operation))
        for (const Line& line : linesAlong(points, axis))
            for (const std::string& mode : modesOf(line)) {
                const std::string reference = crossingReference(*line.front(), asked);
                std::vector<Place> places;
                for (const Segment* point : line)
                    if (const auto place = placeOf(*point, axis, reference, mode)) places.push_back(*place);
                Crossing crossing;
                crossing.mode = mode;
                crossing.against = reference;
                crossing.axis = axis;
                addCrossings(places, std::move(crossing), all);
            }
    return all;
}

std::optional<OftenFaster> oftenFaster(const std::vector<Segment>& points, const std::string& asked)
{
    std::map<std::string, OftenFaster> modes;
    for (const Segment& point : points) {
        const std::string reference = crossingReference(point, asked);
        for (const ModeResult& mode : point.modes) {
            const auto place = placeOf(point, Dimension::Elements, reference, mode.requested);
            if (!place || place->pair->verdict != Verdict::Faster) continue;
            const double ratio = place->pair->ratio;
            OftenFaster& count = modes[mode.requested];
            count.mode = mode.requested;
            count.against = reference;
            count.least = count.faster++ == 0 ? ratio : std::min(count.least, ratio);
            count.most = std::max(count.most, ratio);
        }
    }
    const auto best = std::ranges::max_element(
        modes, {}, [](const auto& each) { return std::pair(each.second.faster, each.second.most); });
    return best == modes.end() ? std::nullopt : std::optional(best->second);
}

namespace {

/// '' where there was no second visit.
Message confirmationText(const Crossing& c)
{
    if (c.confirmation == Confirmation::None) return {};
    if (c.confirmation == Confirmation::Confirms) return Message::tr("Confirmed by a second visit.");
    return Message::tr("A second visit does not confirm it: there the speed-up is %1 at %2 and %3 at %4.")
        .arg(speedUpText(c.againBefore), dimensionValue(c.axis, c.before), speedUpText(c.againAfter),
             dimensionValue(c.axis, c.after));
}

/// What the sweep says, both visits together.
Message sweepText(const Crossing& c)
{
    std::vector<Message> others;
    for (const Dimension dimension : dimensionsOf(c.setup.operation))
        if (dimension != c.axis) others.push_back(dimensionValue(dimension, valueOf(c.setup, dimension)));
    others.emplace_back(std::string(dtypeLabel(c.setup.operandType())));
    return borderText(c.border, c.mode, c.against, dimensionValue(c.axis, c.before), dimensionValue(c.axis, c.after),
                      Message::list(std::move(others)));
}

} // namespace

Message crossingText(const Crossing& crossing)
{
    return Message::sentences({sweepText(crossing), confirmationText(crossing)});
}

std::vector<Message> crossingTexts(const std::vector<Segment>& points, const std::string& asked)
{
    const std::vector<Crossing> all = crossings(points, asked);
    std::vector<Message> texts;
    for (std::size_t i = 0; i < std::min(all.size(), kMaxCrossings); ++i)
        texts.push_back(crossingText(all[i]));
    if (all.size() > kMaxCrossings)
        texts.push_back(Message::tr("The chart marks %n more crossings.", "The chart marks %n more crossing.",
                                    static_cast<std::int64_t>(all.size() - kMaxCrossings)));
    return texts;
}

} // namespace qs
