// SPDX-License-Identifier: GPL-3.0-or-later
// trtexec --exportTimes: a list of queries. Up to TensorRT 8.5 they have inMs, computeMs, outMs, latencyMs and
// endToEndMs, later h2dMs, computeMs, d2hMs and latencyMs; start… and end… are places on the clock of the host.
#include "gpu/core/units.h"
#include "gpu/report/import/parts.h"

#include <array>
#include <cmath>

namespace qs {

using nlohmann::json;

namespace {

/// A finite number; strings are none here, since trtexec writes none.
std::optional<double> plainMs(const json& query, const char* key)
{
    const json* value = ImportReader::find(query, key);
    if (!value || !value->is_number() || !std::isfinite(value->get<double>())) return std::nullopt;
    return value->get<double>();
}

/// The time on the device of a query in milliseconds; of those without a sum, between two places.
std::optional<double> computeMs(const json& query)
{
    if (const auto ms = plainMs(query, "computeMs")) return ms;
    const auto start = plainMs(query, "startComputeMs"), end = plainMs(query, "endComputeMs");
    return start && end && !ImportReader::find(query, "computeMs") ? std::optional(*end - *start) : std::nullopt;
}

/// The time on the device of every query, in microseconds.
std::vector<float> computeTimes(ImportReader& in, const json& queries)
{
    std::vector<float> us;
    us.reserve(queries.size());
    for (std::size_t i = 0; i < queries.size(); ++i) {
        const auto ms = computeMs(queries[i]);
        if (!ms)
            in.skipEntry(
                Message::tr("query %1 has neither \"computeMs\" nor \"startComputeMs\" and \"endComputeMs\"").arg(i));
        else if (in.keeps(*ms * 1e3))
            us.push_back(static_cast<float>(*ms * 1e3));
    }
    return us;
}

/// 'copy to the device 0.1 ms' of the marked `words`, the median over the queries that say it, where a copy may take no
/// time; empty where none does.
Message partText(const json& queries, const char* key, const char* words)
{
    std::vector<float> us;
    for (const json& query : queries)
        if (const auto ms = plainMs(query, key); ms && *ms >= 0) us.push_back(static_cast<float>(*ms * 1e3));
    return us.empty() ? Message()
                      : Message::marked(words).arg(formatDuration(Microseconds{summarize(us, Zeros::Values).p50}));
}

} // namespace

/// One row, 'TensorRT, times.json': the time on the device of every query. What else was timed becomes a note.
void importTrtexec(ImportReader& in, const json& document)
{
    struct Part
    {
        const char *key, *words;
    };
    static constexpr std::array<Part, 5> parts{{{"latencyMs", Message::mark("latency with copies %1")},
                                                {"inMs", Message::mark("copy to the device %1")},
                                                {"h2dMs", Message::mark("copy to the device %1")},
                                                {"outMs", Message::mark("copy to the host %1")},
                                                {"d2hMs", Message::mark("copy to the host %1")}}};
    std::vector<float> us = computeTimes(in, document);
    std::vector<Message> others;
    for (const Part& part : parts)
        others.push_back(partText(document, part.key, part.words));
    if (const Message timed = Message::list(std::move(others)); !timed.empty())
        in.result().notes.push_back(
            Message::tr("The row of %1 shows the time on the device. Other medians of trtexec: %2.")
                .arg(in.file(), timed));
    in.addRow("TensorRT, " + in.file(), "trtexec --exportTimes, computeMs", std::move(us));
}

} // namespace qs
