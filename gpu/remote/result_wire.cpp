// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/result_wire.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/results/analysis.h"
#include "gpu/results/result_json.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <string_view>

namespace qs {

static_assert(std::endian::native == std::endian::little, "samples travel as they lie in memory");

namespace {

constexpr std::size_t kPiece = std::size_t{4} << 20; ///< samples of one message
constexpr std::size_t kMaxSegments = 100'000, kMaxModesOnWire = 10'000;

/// Every series of a segment's row; `mode` −1: of the segment.
template <typename Segment, typename Use> void forSeries(Segment& segment, const Use& use)
{
    use(-1, "control_us", segment.controlUs);
    for (std::size_t i = 0; i < segment.modes.size(); ++i) {
        auto& mode = segment.modes[i];
        const int at = static_cast<int>(i);
        use(at, "samples_us", mode.samplesUs);
        use(at, "warmup_us", mode.warmupUs);
        use(at, "clock_mhz", mode.clockMHz);
        use(at, "other_us", mode.otherUs);
    }
}

constexpr std::array<std::string_view, 5> kSeries{"control_us", "samples_us", "warmup_us", "clock_mhz", "other_us"};
constexpr std::size_t kSeriesBytes = 256; ///< what a series takes beside its samples, at least

std::string keyOf(std::size_t segment, int mode, std::string_view name)
{
    return std::to_string(segment) + "/" + std::to_string(mode) + "/" + std::string(name);
}

/// All but the series, of which withoutSamples() would leave traces.
RunResult light(const RunResult& result)
{
    RunResult out = withoutSamples(result);
    for (std::size_t number = 0; number < out.segments.size(); ++number) {
        const Segment& segment = result.segments[number];
        out.segments[number].repaints = segment.repaints;
        for (std::size_t i = 0; i < segment.modes.size(); ++i) {
            ModeResult& row = out.segments[number].modes[i];
            row.clockMHz.clear();
            // One sample is what makes the JSON say which cache state the others had.
            if (!segment.modes[i].otherUs.empty()) row.otherUs = {segment.modes[i].otherUs.front()};
            row.preempted = segment.modes[i].preempted;
        }
    }
    return out;
}

/// What a run that ended before its first segment left behind.
RunResult withoutSegments(const nlohmann::json& json)
{
    RunResult result;
    JsonReader in(json, "result");
    originFields(in, result);
    if (const auto* sweep = in.find("sweep"))
        if (auto spec = runSpecFromJson(*sweep)) result.sweep = std::move(*spec);
    in.read("stop_reason", result.stopReason);
    in.read("notes", result.notes);
    return result;
}

} // namespace

std::string sendSeries(const RunResult& result, const SendPiece& send)
{
    bool sent = true;
    for (std::size_t number = 0; number < result.segments.size(); ++number)
        forSeries(result.segments[number], [&](int mode, const char* name, const std::vector<float>& values) {
            for (std::size_t from = 0; sent && from < values.size(); from += kPiece) {
                const std::size_t count = std::min(kPiece, values.size() - from);
                sent = send({{"series", name}, {"segment", number}, {"mode", mode}},
                            {reinterpret_cast<const char*>(values.data() + from), count * sizeof(float)});
            }
        });
    return sent ? dumpJson(toJson(light(result)), -1) : std::string();
}

Result<void> ResultPieces::add(const nlohmann::json& head, std::string_view payload)
{
    std::string name;
    std::size_t segment = 0;
    int mode = -1;
    ObjectReader in(head, "series");
    in.read("series", name);
    in.readInt("segment", segment, 0, kMaxSegments);
    in.readInt("mode", mode, -1, kMaxModesOnWire);
    if (payload.size() % sizeof(float) != 0) in.fail("bytes", Message::tr("a multiple of four"));
    if (!in.error() && std::ranges::find(kSeries, name) == kSeries.end())
        in.fail("series", "control_us, samples_us, warmup_us, clock_mhz, other_us");
    m_bytes += payload.size() + (m_series.contains(keyOf(segment, mode, name)) ? 0 : kSeriesBytes);
    if (m_bytes > m_most) in.fail("bytes", Message::tr("within the space for a result"));
    if (in.error()) return *in.error();
    std::vector<float>& values = m_series[keyOf(segment, mode, name)];
    const std::size_t before = values.size();
    values.resize(before + payload.size() / sizeof(float));
    if (!payload.empty()) std::memcpy(values.data() + before, payload.data(), payload.size());
    return {};
}

Result<RunResult> ResultPieces::finish(std::string_view json)
{
    auto parsed = parseJson(json, {}, Message::tr("the result"));
    if (!parsed) return parsed.error();
    if (!parsed->is_object()) return Error{ErrorCode::BadInput, Message::tr("The result is not a JSON object."), ""};
    if (!parsed->contains("runs")) return withoutSegments(*parsed);
    auto result = runResultFromJson(*parsed);
    if (!result) return result.error();
    for (std::size_t number = 0; number < result->segments.size(); ++number) {
        Segment& segment = result->segments[number];
        forSeries(segment, [&](int mode, const char* name, std::vector<float>& values) {
            if (const auto found = m_series.find(keyOf(number, mode, name)); found != m_series.end()) {
                values = std::move(found->second);
                m_series.erase(found);
            }
        });
        for (ModeResult& mode : segment.modes)
            if (!mode.samplesUs.empty()) mode.latency = summarize(mode.samplesUs);
        analyse(segment, result->calibration ? &*result->calibration : nullptr);
    }
    if (!m_series.empty())
        return Error{ErrorCode::BadInput,
                     Message::tr("Samples (%1) were received that do not belong to any row of the result.")
                         .arg(m_series.begin()->first),
                     ""};
    m_bytes = 0;
    return result;
}

} // namespace qs
