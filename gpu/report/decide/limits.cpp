// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/decide/limits.h"

#include "gpu/formats/json_fields.h"
#include "gpu/spec/usage.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace qs {
namespace {

constexpr std::pair<DecisionGoal, std::string_view> kGoals[] = {
    {DecisionGoal::Speed, "speed"}, {DecisionGoal::Memory, "memory"}, {DecisionGoal::Loss, "loss"}};

/// An optional number; null where there is none.
struct MaybeNumber
{
    static nlohmann::ordered_json write(const JsonWriter&, const std::optional<double>& value) { return orNull(value); }
    static void read(ObjectReader& in, const char* key, std::optional<double>& out)
    {
        out.reset();
        if (in.find(key)) in.read(key, out.emplace());
    }
};
constexpr MaybeNumber kMaybe;

} // namespace

template <class V> void fields(V& v, Visited<V, DecisionLimits>& limits)
{
    v("device", limits.device);
    v("memory_bytes", limits.memoryBytes, kMaybe);
    v("ms_per_token", limits.msPerToken, kMaybe);
    v("us_per_call", limits.usPerCall, kMaybe);
    v("tokens_per_second", limits.tokensPerSecond, kMaybe);
    v("perplexity_percent", limits.perplexityPercent, kMaybe);
    v("accuracy_points", limits.accuracyPoints, kMaybe);
    v("batch", limits.batch, Within{0, 1e9});
    v("prompt_length", limits.promptLength, Within{0, 1e9});
    v("goal", limits.goal, Named{decisionGoalName, parseDecisionGoal, Message::mark("'speed', 'memory' or 'loss'")});
    v("subject", limits.subject);
}

std::string_view decisionGoalName(DecisionGoal goal)
{
    return std::ranges::find(kGoals, goal, [](const auto& known) { return known.first; })->second;
}

std::optional<DecisionGoal> parseDecisionGoal(std::string_view name)
{
    for (const auto& [goal, known] : kGoals)
        if (name == known) return goal;
    return std::nullopt;
}

DecisionLimits defaultDecisionLimits()
{
    DecisionLimits limits;
    limits.perplexityPercent = 1.0;
    limits.accuracyPoints = 1.0;
    return limits;
}

Result<void> validate(const DecisionLimits& limits)
{
    for (const auto& limit : {limits.memoryBytes, limits.msPerToken, limits.usPerCall, limits.tokensPerSecond,
                              limits.perplexityPercent, limits.accuracyPoints})
        if (limit && !(std::isfinite(*limit) && *limit >= 0))
            return usage(Message::tr("A limit must be a number of 0 or more."), "");
    return {};
}

nlohmann::ordered_json toJson(const DecisionLimits& limits) { return writeFields(limits); }

Result<DecisionLimits> decisionLimitsFromJson(const nlohmann::json& json) { return specFromJson<DecisionLimits>(json); }

Result<double> parseBytes(std::string_view text)
{
    constexpr std::pair<std::string_view, double> units[] = {
        {"", 1},     {"B", 1},    {"KiB", 0x1p10}, {"MiB", 0x1p20}, {"GiB", 0x1p30}, {"TiB", 0x1p40},
        {"kB", 1e3}, {"KB", 1e3}, {"MB", 1e6},     {"GB", 1e9},     {"TB", 1e12}};
    double number = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
    std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
    while (unit.starts_with(' '))
        unit.remove_prefix(1);
    const auto known = std::ranges::find(units, unit, [](const auto& one) { return one.first; });
    if (code != std::errc{} || known == std::end(units) || !(number >= 0) || !std::isfinite(number))
        return usage(Message::tr("'%1' is not a memory size.").arg(text),
                     Message::tr("Use a number with B, KiB, MiB, GiB, TiB, kB, MB, GB or TB, such as 8GiB."));
    return number * known->second;
}

} // namespace qs
