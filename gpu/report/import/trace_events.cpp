// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/trace_events.h"

#include "gpu/formats/csv.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>

namespace qs {

namespace {

using nlohmann::json;

constexpr std::size_t kDeepest = 256;

enum class Part { Device, Host, Step, Other };

Part partOf(const TraceEvents::Event& event)
{
    const auto is = [&](std::initializer_list<std::string_view> all) {
        return std::ranges::find(all, std::string_view(event.category)) != all.end();
    };
    // Before PyTorch 1.12 the categories began with a capital letter.
    if (is({"kernel", "gpu_memcpy", "gpu_memset", "Kernel", "Memcpy", "Memset"})) return Part::Device;
    if (event.name.starts_with("ProfilerStep") && !is({"gpu_user_annotation"})) return Part::Step;
    return is({"cpu_op", "Operator", "operator"}) ? Part::Host : Part::Other;
}

/// The members that count, where they stand.
enum class Field { None, Phase, Category, Name, Start, Duration, Process, Thread, Device, Stream, Grid, Bytes };

Field fieldOf(std::string_view key, bool inArguments)
{
    struct KnownField
    {
        std::string_view key;
        Field field;
    };
    static constexpr KnownField event[] = {{"ph", Field::Phase},  {"cat", Field::Category}, {"name", Field::Name},
                                           {"ts", Field::Start},  {"dur", Field::Duration}, {"pid", Field::Process},
                                           {"tid", Field::Thread}};
    static constexpr KnownField arguments[] = {
        {"device", Field::Device}, {"stream", Field::Stream}, {"grid", Field::Grid}, {"bytes", Field::Bytes}};
    const std::span<const KnownField> all =
        inArguments ? std::span<const KnownField>(arguments) : std::span<const KnownField>(event);
    const auto found = std::ranges::find(all, key, &KnownField::key);
    return found == all.end() ? Field::None : found->field;
}

/// Takes the events from the parser without keeping a document.
class TraceParser : public nlohmann::json_sax<json>
{
public:
    explicit TraceParser(TraceEvents& events) : m_events(events) {}

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t v) override { return number(static_cast<double>(v)); }
    bool number_unsigned(number_unsigned_t v) override { return number(static_cast<double>(v)); }
    bool number_float(number_float_t v, const string_t&) override { return number(v); }
    bool binary(binary_t&) override { return value(); }

    bool string(string_t& text) override
    {
        if (inEvent() || inArguments()) {
            if (m_field == Field::Phase)
                m_event.phase = std::move(text);
            else if (m_field == Field::Category)
                m_event.category = std::move(text);
            else if (m_field == Field::Name)
                m_event.name = std::move(text);
            else if (const auto v = m_field == Field::None ? std::nullopt : plainNumber(text))
                return number(*v);
        } else if (m_inDevices && m_depth == 3 && m_key == "name") {
            const std::string name = printable(text, 200);
            if (std::ranges::find(m_events.deviceNames, name) == m_events.deviceNames.end() &&
                m_events.deviceNames.size() < 16)
                m_events.deviceNames.push_back(name);
        }
        return value();
    }

    bool key(string_t& name) override
    {
        m_field = inEvent() ? fieldOf(name, false) : inArguments() ? fieldOf(name, true) : Field::None;
        m_argumentsNext = inEvent() && name == "args";
        if (m_depth == 1) {
            m_eventsNext = name == "traceEvents";
            m_inDevices = name == "deviceProperties";
            m_events.isTorch |= m_inDevices || name == "schemaVersion" || name == "baseTimeNanoseconds";
        }
        if (m_inDevices) m_key = name;
        return true;
    }

    bool start_object(std::size_t) override
    {
        if (m_list > 0 && m_depth == m_list) m_event = {};
        if (m_list > 0 && m_depth == m_list) m_isArguments = false;
        if (m_argumentsNext && inEvent()) m_isArguments = true;
        m_argumentsNext = m_eventsNext = false;
        return ++m_depth < kDeepest;
    }
    bool end_object() override
    {
        if (inEvent()) m_events.add(m_event, m_index++);
        if (inArguments()) m_isArguments = false;
        --m_depth;
        return true;
    }
    bool start_array(std::size_t) override
    {
        m_argumentsNext = false;
        if ((m_depth == 0 || (m_depth == 1 && m_eventsNext)) && m_list == 0) {
            m_list = m_depth + 1;
            m_events.hasEvents = true;
        }
        m_eventsNext = false;
        return ++m_depth < kDeepest;
    }
    bool end_array() override
    {
        if (m_depth == m_list) m_list = 0;
        --m_depth;
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& error) override
    {
        problem = printable(error.what(), 200) + " (byte " + std::to_string(position) + ")";
        return false;
    }

    std::string problem;

private:
    bool inEvent() const { return m_list > 0 && m_depth == m_list + 1; }
    bool inArguments() const { return m_isArguments && m_depth == m_list + 2; }
    bool inGrid() const { return m_isArguments && m_field == Field::Grid && m_depth == m_list + 3; }

    /// Any other value: an entry of the list that is no object counts, as one without a duration would.
    bool value()
    {
        if (m_list > 0 && m_depth == m_list) {
            m_event = {};
            m_event.phase = "X";
            m_event.category = "kernel";
            m_events.add(m_event, m_index++);
        }
        m_eventsNext = m_argumentsNext = false;
        return true;
    }

    static std::string whole(double v) { return std::to_string(ImportReader::count(v)); }

    bool number(double v)
    {
        if (inGrid()) m_event.place.grid += (m_event.place.grid.empty() ? "" : "×") + whole(v);
        if (!inEvent() && !inArguments()) return value();
        switch (m_field) {
        case Field::Start:
            m_event.start = v;
            break;
        case Field::Duration:
            m_event.us = v;
            m_event.hasDuration = true;
            break;
        case Field::Process: // of work on a device its number; args says it, too, unless the trace is old
            if (m_event.place.device.empty()) m_event.place.device = whole(v);
            break;
        case Field::Thread:
            if (m_event.place.stream.empty()) m_event.place.stream = whole(v);
            break;
        case Field::Device:
            m_event.place.device = whole(v);
            break;
        case Field::Stream:
            m_event.place.stream = whole(v);
            break;
        case Field::Bytes:
            m_event.bytes = std::max(0.0, v);
            break;
        default:
            break;
        }
        return true;
    }

    TraceEvents& m_events;
    TraceEvents::Event m_event;
    std::string m_key;
    Field m_field = Field::None;
    std::size_t m_depth = 0, m_list = 0, m_index = 0; ///< m_list: depth within the list of events; 0: outside
    bool m_eventsNext = false, m_argumentsNext = false, m_isArguments = false, m_inDevices = false;
};

/// Stops at what tells a trace from other JSON.
class TraceHead : public nlohmann::json_sax<json>
{
public:
    bool isTrace = false;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return m_depth > 0; }
    bool number_unsigned(number_unsigned_t) override { return m_depth > 0; }
    bool number_float(number_float_t, const string_t&) override { return m_depth > 0; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return ++m_depth < kDeepest; }
    bool end_object() override { return !(--m_depth == 1 && m_isList); } // one event tells
    bool start_array(std::size_t) override
    {
        m_isList = m_isList || m_depth == 0;
        return ++m_depth < kDeepest;
    }
    bool end_array() override { return --m_depth > 0; }
    bool key(string_t& name) override
    {
        if (m_depth == 1 && name == "traceEvents") isTrace = true;
        if (m_isList && m_depth == 2) {
            m_hasPhase |= name == "ph";
            m_hasName |= name == "name";
            isTrace = m_hasPhase && m_hasName;
        }
        return !isTrace;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }

private:
    std::size_t m_depth = 0;
    bool m_isList = false, m_hasPhase = false, m_hasName = false;
};

} // namespace

std::uint32_t TraceEvents::keyOf(KernelGroups::Key key)
{
    const auto [place, added] = m_places.try_emplace(std::move(key), static_cast<std::uint32_t>(keys.size()));
    if (added) keys.push_back(place->first);
    return place->second;
}

void TraceEvents::add(Event& event, std::size_t index)
{
    if (event.phase != "X") return;
    const Part part = partOf(event);
    if (part == Part::Other) return;
    if (!event.hasDuration || event.name.empty())
        return m_in.skipEntry(Message::tr("event %1 has no name or no duration in microseconds").arg(index));
    if (!m_in.keeps(event.us)) return;
    KernelGroups::Key key;
    if (part == Part::Device) key = std::move(event.place);
    key.name = part == Part::Step ? "ProfilerStep" : std::move(event.name);
    auto& list = part == Part::Device ? device : part == Part::Host ? host : steps;
    list.push_back({event.start, static_cast<float>(event.us), keyOf(std::move(key)), event.bytes});
}

std::string readTrace(std::istream& text, TraceEvents& events)
{
    TraceParser parser(events);
    if (!json::sax_parse(text, &parser, json::input_format_t::json, false) && parser.problem.empty())
        parser.problem = "nested too deeply";
    for (auto* list : {&events.device, &events.host, &events.steps})
        std::ranges::stable_sort(*list, {}, &TraceEvents::Launch::start);
    return parser.problem;
}

bool beginsTrace(std::string_view head)
{
    TraceHead sax;
    (void)json::sax_parse(head.begin(), head.end(), &sax, json::input_format_t::json, false);
    return sax.isTrace;
}

} // namespace qs
