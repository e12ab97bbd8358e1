// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/import/kernel_groups.h"

#include <cstdint>
#include <istream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// What is read of a trace in the Trace Event Format of Chrome: of each complete event its time and what names it.
class TraceEvents
{
public:
    explicit TraceEvents(ImportReader& in) : m_in(in) {}

    /// One event by the members that count; the others of a trace are passed over.
    struct Event
    {
        std::string phase, category, name;
        KernelGroups::Key place; ///< without the name
        double start = 0, us = 0, bytes = 0;
        bool hasDuration = false;
    };
    void add(Event& event, std::size_t index);

    struct Launch
    {
        double start = 0;
        float us = 0;
        std::uint32_t key = 0;
        double bytes = 0;
    };
    std::vector<Launch> device, host, steps;
    std::vector<KernelGroups::Key> keys;
    std::vector<std::string> deviceNames;
    bool isTorch = false;   ///< it has what torch.profiler writes beside the events
    bool hasEvents = false; ///< it has a list of events

private:
    std::uint32_t keyOf(KernelGroups::Key key);

    ImportReader& m_in;
    std::map<KernelGroups::Key, std::uint32_t> m_places;
};

/// Reads a trace from a stream, in the memory of what is kept of its events; what follows the trace is not read.
/// Returns what is wrong with the JSON; empty where nothing is.
std::string readTrace(std::istream& text, TraceEvents& events);
/// The rows of what was read.
void importTrace(ImportReader& in, const TraceEvents& found);
/// Whether a text begins like a trace.
bool beginsTrace(std::string_view head);

} // namespace qs
