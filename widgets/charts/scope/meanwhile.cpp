// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/scope/meanwhile.h"

#include "gpu/measure/robust.h"
#include "widgets/language/qt_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace qs {
namespace {

/// Context of the translations of this file.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Meanwhile)
};

constexpr std::size_t kMostReadings = 2000; ///< of a lane: more than it has pixels

double roundsOf(const ModeResult& mode) { return static_cast<double>(mode.samplesUs.size()); }

/// A reading of every poll that has it.
template <typename Read>
ScopeLane polled(const QString& name, const QString& unit, const Segment& segment, const ModeResult& mode, Read read)
{
    ScopeLane lane{.name = name, .unit = unit, .end = roundsOf(mode)};
    for (const StatePoll& poll : segment.polls)
        if (const std::optional<double> value = read(poll.state))
            lane.readings.emplace_back(static_cast<double>(poll.round), *value);
    return lane;
}

/// Of the clock of each sample, where the device was not polled: medians of as many stretches as can be seen.
std::vector<std::pair<double, double>> sampledClock(const ModeResult& mode)
{
    std::vector<std::pair<double, double>> readings;
    const std::size_t width = mode.clockMHz.size() / kMostReadings + 1;
    for (std::size_t begin = 0; begin < mode.clockMHz.size(); begin += width) {
        std::vector<double> known;
        for (std::size_t i = begin; i < std::min(begin + width, mode.clockMHz.size()); ++i)
            if (mode.clockMHz[i] > 0) known.push_back(static_cast<double>(mode.clockMHz[i]));
        if (!known.empty()) readings.emplace_back(static_cast<double>(begin), stats::quantileInPlace(known, 0.5));
    }
    return readings;
}

/// How often computing threads were switched out between two polls.
ScopeLane contextSwitches(const Segment& segment)
{
    ScopeLane lane{.name = Words::tr("Context switches")};
    const StatePoll* before = nullptr;
    for (const StatePoll& poll : segment.polls) {
        if (!poll.state.involuntarySwitches) continue;
        if (before && *poll.state.involuntarySwitches >= *before->state.involuntarySwitches &&
            poll.round > before->round)
            lane.readings.emplace_back(
                static_cast<double>(before->round),
                static_cast<double>(*poll.state.involuntarySwitches - *before->state.involuntarySwitches));
        before = &poll;
    }
    const bool any =
        std::any_of(lane.readings.begin(), lane.readings.end(), [](const auto& r) { return r.second > 0; });
    if (!any) lane.readings.clear();
    if (before) lane.end = static_cast<double>(before->round);
    return lane;
}

ScopeLane otherProcesses(const Segment& segment, const ModeResult& mode)
{
    ScopeLane lane{.name = Words::tr("Other processes")};
    for (const StatePoll& poll : segment.polls) {
        if (!poll.state.foreign) continue; // not asked here: what was found before still holds
        QStringList names;
        for (const std::string& process : *poll.state.foreign)
            names << text(process);
        if (!lane.states.empty()) lane.states.back().last = static_cast<double>(poll.round);
        lane.states.push_back({static_cast<double>(poll.round), roundsOf(mode), names.join(QStringLiteral(", "))});
    }
    std::erase_if(lane.states, [](const ScopeStretch& state) { return state.why.isEmpty(); });
    return lane;
}

} // namespace

std::vector<ScopeLane> meanwhile(const Segment& segment, const ModeResult& mode)
{
    std::vector<ScopeLane> lanes;
    lanes.push_back(polled(Words::tr("SM clock"), QStringLiteral("MHz"), segment, mode,
                           [](const DeviceState& state) { return state.smMHz; }));
    if (lanes.back().readings.empty()) lanes.back().readings = sampledClock(mode);
    lanes.push_back(polled(Words::tr("Power"), QStringLiteral("W"), segment, mode,
                           [](const DeviceState& state) { return state.powerW; }));
    lanes.push_back({.name = Words::tr("Preempted")});
    for (const std::int64_t at : mode.preempted)
        lanes.back().events.push_back(static_cast<double>(at));
    lanes.push_back(contextSwitches(segment));
    lanes.push_back(otherProcesses(segment, mode));
    std::erase_if(lanes, [](const ScopeLane& lane) {
        return lane.readings.empty() && lane.events.empty() && lane.states.empty();
    });
    return lanes;
}

} // namespace qs
