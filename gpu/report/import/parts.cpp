// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/parts.h"

#include "gpu/core/units.h"
#include "gpu/formats/csv.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <cmath>

namespace qs {

using nlohmann::json;

namespace {

constexpr double kMaxUs = 1e15; ///< what a session reads again: 31 years

} // namespace

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

std::vector<float> ImportReader::times(const json& object, const char* key, double toUs, bool nested)
{
    std::vector<float> out;
    const json* list = find(object, key);
    if (!list) return out;
    if (!list->is_array()) {
        fail(Message::tr("\"%1\" must be a list").arg(key));
        return out;
    }
    out.reserve(list->size());
    const auto add = [&](const json& v) {
        const double us = v.is_number() ? v.get<double>() * toUs : -1;
        if (!(us >= 0) || us > kMaxUs) return fail(Message::tr("\"%1\", value %2 is not a time").arg(key, out.size()));
        out.push_back(static_cast<float>(us));
    };
    for (const json& v : *list) {
        if (m_error) return {};
        if (nested && v.is_array())
            for (const json& inner : v)
                add(inner);
        else
            add(v);
    }
    return out;
}

ModeResult& ImportReader::addRow(const std::string& name, const std::string& effective, std::vector<float> samplesUs)
{
    ModeResult row;
    row.requested = printable(name, 160);
    row.effective = effective;
    row.importedFrom = source();
    row.latency = summarize(samplesUs);
    if (samplesUs.empty()) row.latency = {};
    if (const auto bad =
            std::ranges::find_if(samplesUs, [](float us) { return !(us >= 0 && static_cast<double>(us) <= kMaxUs); });
        bad != samplesUs.end())
        fail(Message::tr("sample %1 of %2 is not a time").arg(bad - samplesUs.begin(), row.requested));
    row.samplesUs = std::move(samplesUs);
    auto& segments = m_run.result.segments;
    segments.back().modes.push_back(std::move(row));
    return segments.back().modes.back();
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

void ImportReader::fail(const Message& why)
{
    if (!m_error)
        m_error = Error{ErrorCode::BadInput,
                        Message::tr("%1 looks like a result of %2, but %3.").arg(m_where, m_run.tool, why),
                        Message::tr("Check that the export was complete and that the file was not modified by hand.")};
}

} // namespace qs
