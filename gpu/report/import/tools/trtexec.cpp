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

constexpr double kMaxMs = 1e12; ///< what a session reads back, in milliseconds

/// A finite number; strings are none here, since trtexec writes none.
std::optional<double> plainMs(const json& query, const char* key)
{
    const json* value = ImportReader::find(query, key);
    if (!value || !value->is_number() || !std::isfinite(value->get<double>())) return std::nullopt;
    return value->get<double>();
}

bool isTime(const std::optional<double>& ms) { return ms && *ms >= 0 && *ms <= kMaxMs; }

/// The time between two places; of queries whose own sum is missing.
std::optional<double> between(const json& query)
{
    const auto start = plainMs(query, "startComputeMs"), end = plainMs(query, "endComputeMs");
    return start && end ? std::optional(*end - *start) : std::nullopt;
}

/// The time on the device of every query, in microseconds; empty after a failure.
std::vector<float> computeTimes(ImportReader& in, const json& queries)
{
    std::vector<float> us;
    us.reserve(queries.size());
    for (const json& query : queries) {
        if (!query.is_object())
            in.fail(Message::tr("its list contains entries that are not objects"));
        else if (ImportReader::find(query, "computeMs")) {
            const auto ms = plainMs(query, "computeMs");
            if (isTime(ms))
                us.push_back(static_cast<float>(*ms * 1e3));
            else
                in.fail(Message::tr("\"computeMs\" of query %1 is not a time").arg(us.size()));
        } else if (const auto ms = between(query)) {
            if (isTime(ms))
                us.push_back(static_cast<float>(*ms * 1e3));
            else
                in.fail(
                    Message::tr("\"endComputeMs\" of query %1 is not a time after \"startComputeMs\"").arg(us.size()));
        } else
            in.fail(Message::tr("query %1 has neither \"computeMs\" nor \"startComputeMs\" and \"endComputeMs\"")
                        .arg(us.size()));
        if (in.error()) return {};
    }
    return us;
}

/// 'copy to the device 0.1 ms' of the marked `words`, the median over the queries that say it; empty where none does.
Message partText(ImportReader& in, const json& queries, const char* key, const char* words)
{
    std::vector<float> us;
    for (std::size_t i = 0; i < queries.size(); ++i) {
        if (!ImportReader::find(queries[i], key)) continue;
        const auto ms = plainMs(queries[i], key);
        if (!isTime(ms)) in.fail(Message::tr("\"%1\" of query %2 is not a time").arg(key, i));
        if (in.error()) return {};
        us.push_back(static_cast<float>(*ms * 1e3));
    }
    return us.empty() ? Message() : Message::marked(words).arg(formatDuration(Microseconds{summarize(us).p50}));
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
    if (in.error()) return;
    std::vector<Message> others;
    for (const Part& part : parts)
        others.push_back(partText(in, document, part.key, part.words));
    if (const Message timed = Message::list(std::move(others)); !timed.empty())
        in.result().notes.push_back(
            Message::tr("The row of %1 shows the time on the device. Other medians of trtexec: %2.")
                .arg(in.file(), timed));
    in.addRow("TensorRT, " + in.file(), "trtexec --exportTimes, computeMs", std::move(us));
}

} // namespace qs
