// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/parts.h"

#include "gpu/core/host_info.h"
#include "gpu/core/units.h"
#include "gpu/formats/csv.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace qs {

using nlohmann::json;

namespace {

constexpr double kMaxUs = 1e15; ///< what a session reads again: 31 years

} // namespace

std::string deviceNames(const json& document, const char* key)
{
    std::vector<std::string> names;
    if (const json* devices = ImportReader::find(document, key); devices && devices->is_array())
        for (const json& device : *devices)
            if (const std::string name = ImportReader::text(device, "name");
                !name.empty() && std::ranges::find(names, name) == names.end() && names.size() < 16)
                names.push_back(name);
    std::string all;
    for (const std::string& name : names)
        all += (all.empty() ? "" : ", ") + name;
    return all;
}

Summary statedFigures(ImportReader& in, const json& object, const FigureKeys& keys, double toUs)
{
    Summary s;
    for (const auto& [key, value] : std::initializer_list<std::pair<const char*, double*>>{{keys.mean, &s.mean},
                                                                                           {keys.median, &s.p50},
                                                                                           {keys.min, &s.min},
                                                                                           {keys.max, &s.max},
                                                                                           {keys.p25, &s.p25},
                                                                                           {keys.p75, &s.p75},
                                                                                           {keys.p95, &s.p95},
                                                                                           {keys.p99, &s.p99}})
        if (key) *value = in.time(object, key, toUs);
    if (keys.std) s.std = std::max(0.0, ImportReader::number(object, keys.std).value_or(0) * toUs);
    if (keys.n) s.n = ImportReader::count(ImportReader::number(object, keys.n).value_or(0));
    s.cv = s.mean > 0 ? s.std / s.mean : 0;
    return s;
}

const json* ImportReader::find(const json& object, const char* key)
{
    if (!object.is_object()) return nullptr;
    const auto it = object.find(key);
    return it == object.end() || it->is_null() ? nullptr : &*it;
}

std::string ImportReader::text(const json& object, const char* key)
{
    const json* value = find(object, key);
    if (!value) return {};
    if (value->is_string()) return printable(value->get<std::string>(), 200);
    return value->is_primitive() ? value->dump() : std::string();
}

std::optional<double> ImportReader::numberIn(const json& value)
{
    if (value.is_string()) return plainNumber(value.get_ref<const std::string&>());
    if (!value.is_number() || !std::isfinite(value.get<double>())) return std::nullopt;
    return value.get<double>();
}

std::int64_t ImportReader::count(double value) { return value > 0 ? std::llround(std::min(value, 9e15)) : 0; }

std::optional<double> ImportReader::number(const json& object, const char* key)
{
    const json* value = find(object, key);
    return value ? numberIn(*value) : std::nullopt;
}

bool ImportReader::isTrue(const json& object, const char* key)
{
    const json* value = find(object, key);
    return value && value->is_boolean() && value->get<bool>();
}

std::string ImportReader::date(const json& object, const char* key)
{
    std::string said = text(object, key);
    constexpr double first = 946'684'800, last = 4'102'444'800; // of the years 2000 to 2099, in seconds since 1970
    if (const auto seconds = plainNumber(said); seconds && *seconds >= first && *seconds < last)
        return utcText(static_cast<std::int64_t>(*seconds));
    const auto isDigits = [&](std::size_t at, std::size_t n) {
        return std::ranges::all_of(said.substr(at, n), [](char c) { return c >= '0' && c <= '9'; });
    };
    if (said.size() == 15 && said[8] == '-' && isDigits(0, 8) && isDigits(9, 6))
        return said.substr(0, 4) + "-" + said.substr(4, 2) + "-" + said.substr(6, 2) + "T" + said.substr(9, 2) + ":" +
               said.substr(11, 2) + ":" + said.substr(13, 2);
    return said;
}

void ImportReader::setFormat(const FormatId& format)
{
    m_run.tool = format.tool;
    m_run.evaluation = format.evaluation;
    m_timed = format.timed;
}

bool ImportReader::keeps(double us)
{
    const bool isTime = us > 0 && us <= kMaxUs;
    if (!isTime) ++(us <= 0 ? m_none : m_noNumber);
    return isTime;
}

std::vector<float> ImportReader::times(const json& object, const char* key, double toUs, bool nested)
{
    std::vector<float> out;
    const json* list = find(object, key);
    if (!list) return out;
    if (!list->is_array()) {
        skipEntry(Message::tr("\"%1\" is not a list").arg(key));
        return out;
    }
    out.reserve(list->size());
    const auto add = [&](const json& v) {
        const double us = v.is_number() ? v.get<double>() * toUs : std::nan("");
        if (keeps(us)) out.push_back(static_cast<float>(us));
    };
    for (const json& v : *list) {
        if (nested && v.is_array())
            for (const json& inner : v)
                add(inner);
        else
            add(v);
    }
    return out;
}

double ImportReader::time(const json& object, const char* key, double toUs)
{
    const auto value = number(object, key);
    return value && keeps(*value * toUs) ? *value * toUs : 0;
}

ModeResult& ImportReader::addRow(const std::string& name, const std::string& effective, std::vector<float> samplesUs,
                                 NameFields fields)
{
    std::erase_if(samplesUs, [this](float us) { return !keeps(static_cast<double>(us)); });
    ModeResult row;
    row.requested = printable(name, 160);
    row.effective = effective;
    row.importedFrom = source();
    row.timed = m_timed;
    row.latency = samplesUs.empty() ? Summary{} : summarize(samplesUs);
    row.samplesUs = std::move(samplesUs);
    m_fields.push_back(std::move(fields));
    auto& segments = m_run.result.segments;
    segments.back().modes.push_back(std::move(row));
    return segments.back().modes.back();
}

void ImportReader::states(const Summary& stated)
{
    const auto& rows = m_run.result.segments.back().modes;
    if (!rows.empty() && !rows.back().samplesUs.empty()) m_stated.emplace_back(rows.size() - 1, stated);
}

void ImportReader::findContradictions()
{
    constexpr double rounding = 0.005; // of the figure: files round to three digits at least
    const auto& rows = m_run.result.segments.back().modes;
    for (const auto& [at, stated] : m_stated) {
        const Summary& s = rows[at].latency;
        for (const auto& [statistic, said, is] : {std::tuple{Message::mark("mean"), stated.mean, s.mean},
                                                  {Message::mark("median"), stated.p50, s.p50},
                                                  {Message::mark("minimum"), stated.min, s.min},
                                                  {Message::mark("maximum"), stated.max, s.max}})
            if (said > 0 && std::abs(said - is) > rounding * std::max(said, is))
                m_run.contradictions.push_back({rows[at].requested, statistic, said, is});
    }
    for (const StatedOtherwise& each : m_run.contradictions)
        note(Message::tr("According to the file, the %1 of %2 is %3; its samples give %4.")
                 .arg(Message::marked(each.statistic), each.row, formatDuration(Microseconds{each.statedUs}),
                      formatDuration(Microseconds{each.samplesUs})));
}

void ImportReader::addScore(const std::string& task, const std::string& metric, double value, bool higherIsBetter)
{
    Score score;
    score.name = m_run.name;
    score.task = task;
    score.metric = metric;
    score.value = value;
    score.higherIsBetter = higherIsBetter;
    score.importedFrom = source();
    m_run.result.scores.push_back(std::move(score));
}

void ImportReader::about(std::string key, std::string value)
{
    if (!value.empty()) m_run.fields.emplace_back(std::move(key), printable(value, 80));
}

void ImportReader::skipEntry(const Message& entry)
{
    if (m_entries++ == 0) m_firstEntry = entry;
}

void ImportReader::fail(const Message& why)
{
    if (!m_error)
        m_error = Error{ErrorCode::BadInput,
                        Message::tr("%1 looks like a result of %2, but %3.").arg(m_where, m_run.tool, why),
                        Message::tr("Check that the export was complete and that the file was not modified by hand.")};
}

void ImportReader::nameRows()
{
    auto& rows = m_run.result.segments.back().modes;
    std::vector<FieldedName> all;
    all.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        all.push_back({rows[i].requested, m_fields[i]});
    const std::vector<std::string> names = namesByDifference(all);
    std::map<std::string, int> seen;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string name = printable(names[i], 240);
        const int number = ++seen[name];
        rows[i].requested = number > 1 ? name + " (" + std::to_string(number) + ")" : name;
    }
}

void ImportReader::dropEmptyRows()
{
    auto& rows = m_run.result.segments.back().modes;
    const auto isEmpty = [](const ModeResult& row) {
        const Summary& s = row.latency;
        return row.samplesUs.empty() && !(s.mean > 0) && !(s.p50 > 0) && !(s.min > 0);
    };
    for (const ModeResult& row : rows)
        if (isEmpty(row)) skipEntry(Message::tr("%1 has no time").arg(row.requested));
    std::erase_if(rows, isEmpty);
}

void ImportReader::noteSkipped()
{
    std::vector<Message>& told = m_run.leftOut;
    if (m_none > 0)
        told.push_back(Message::tr("%n times of 0 or below were left out: nothing was measured there.",
                                   "%n time of 0 or below was left out: nothing was measured there.", m_none));
    if (const std::int64_t numbers = std::max(m_noNumber, m_nonFinite); numbers > 0)
        told.push_back(Message::tr("%n figures were left out because they are NaN, infinite or no number.",
                                   "%n figure was left out because it is NaN, infinite or no number.", numbers));
    if (m_entries > 0)
        told.push_back(Message::tr("%n entries were left out. The first: %1.", "%n entry was left out: %1.", m_entries)
                           .arg(m_firstEntry));
    auto& notes = m_run.result.notes;
    notes.insert(notes.end(), told.begin(), told.end());
}

void ImportReader::finish()
{
    if (m_error) return;
    nameRows();
    findContradictions();
    dropEmptyRows();
    const bool nothing = m_run.result.segments.back().modes.empty() && m_run.result.scores.empty();
    if (nothing && m_entries > 0)
        fail(Message::tr("nothing in it can be used: %1").arg(m_firstEntry));
    else if (nothing && m_none + m_noNumber + m_nonFinite > 0)
        fail(Message::tr("none of its figures is a time above 0"));
    else if (nothing)
        fail(Message::tr("it contains neither a row with a time nor a score"));
    else
        noteSkipped();
}

} // namespace qs
