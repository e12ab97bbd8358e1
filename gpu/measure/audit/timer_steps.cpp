// SPDX-License-Identifier: GPL-3.0-or-later
// Times that are all multiples of one step: the timer's, not the kernel's.
#include "gpu/core/units.h"
#include "gpu/measure/audit/rules.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace qs {

namespace {

/// Steps of the timers of GPUs: events of old and new drivers, and the global timer.
constexpr std::array kStepsUs{1.024, 0.5, 0.032};
/// How likely chance may be to put all times on multiples, tried steps and units counted.
constexpr double kStepChance = 1e-4;
constexpr std::size_t kMinTimes = 3;

struct Times
{
    std::set<double> values; ///< in printed units
    double half = 0;         ///< of the finest figure: trailing zeros are often not printed
    double scale = 1;        ///< µs
    std::string unit;
};

std::optional<Times> timesOf(const PublishedTable& table, std::size_t column)
{
    if (table.columns[column].isDerived || table.columns[column].role == ColumnRole::Std) return std::nullopt;
    Times times;
    for (const PublishedRow& row : table.rows) {
        const auto& n = row.numbers[column];
        if (!n || n->approximate || n->value <= 0) continue;
        if (n->unit != PrintedUnit::Time || (!times.values.empty() && n->scale != times.scale)) return std::nullopt;
        const double half = n->halfWidth / n->scale;
        times.half = times.values.empty() ? half : std::min(times.half, half);
        times.scale = n->scale;
        times.values.insert(n->value / n->scale);
    }
    return times.values.size() >= kMinTimes ? std::optional(times) : std::nullopt;
}

bool isMultiple(double value, double step, double half)
{
    const double n = std::round(value / step);
    return n >= 1 && std::abs(n * step - value) <= half * 1.000001;
}

/// Half of a unit is also what people round to; then most would be whole.
bool mayBeRound(const Times& times, double step)
{
    const auto whole = std::ranges::count_if(times.values, [](double v) { return v == std::floor(v); });
    return step == 0.5 && whole * 3 > static_cast<std::ptrdiff_t>(times.values.size()) * 2;
}

/// The step in printed units whose multiples all times are, where chance would hardly do that.
std::optional<double> stepOf(const Times& times)
{
    for (const double us : kStepsUs)
        for (const double step : {us / times.scale, us}) { // as printed, and if the unit is a slip for µs
            if ((step != us / times.scale && us != kStepsUs.front()) || mayBeRound(times, step)) continue;
            const double one = 2 * times.half / step;
            if (one > 0.2 || *times.values.rbegin() > 2000 * step) continue;
            const double chance = std::pow(one, static_cast<double>(times.values.size())) * 2 * kStepsUs.size();
            if (chance < kStepChance &&
                std::ranges::all_of(times.values, [&](double v) { return isMultiple(v, step, times.half); }))
                return step;
        }
    return std::nullopt;
}

NumberText unitOf(double scale) { return scale == 1e3 ? " ms" : scale == 1 ? " µs" : scale == 1e6 ? " s" : " ns"; }

} // namespace

void auditTimerSteps(const PublishedTable& table, AuditFindings& out)
{
    std::set<double> said;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const auto times = timesOf(table, c);
        const auto step = times ? stepOf(*times) : std::nullopt;
        if (!step || !said.insert(*step).second) continue; // once a table
        AuditFinding f = findingAt(AuditCode::TimerSteps, table, table.rows.front());
        f.severity = Severity::Info;
        f.line = table.line;
        f.row.clear();
        f.column = table.columns[c].name;
        const auto [low, high] =
            std::pair{std::llround(*times->values.begin() / *step), std::llround(*times->values.rbegin() / *step)};
        f.printed = formatFixed(*times->values.begin(), 3) + "–" + formatFixed(*times->values.rbegin(), 3) +
                    unitOf(times->scale);
        f.follows = std::to_string(low) + " to " + std::to_string(high) + " steps of " + figure(*step, 4) +
                    unitOf(times->scale);
        f.values = {{"step", *step * times->scale},
                    {"fewest_steps", static_cast<double>(low)},
                    {"most_steps", static_cast<double>(high)}};
        f.sentence =
            Message::tr("%1: all times of \"%2\" are multiples of %3 (%4 to %5 of them), as the steps of a timer are.")
                .arg(placeOf(f), f.column, figure(*step, 4) + unitOf(times->scale), low, high);
        if (*step * times->scale > 2)
            f.sentence =
                Message::sentences({f.sentence, Message::tr("GPU timers have steps of %1, so the unit is probably µs.")
                                                    .arg(figure(*step, 4) + " µs")});
        out.push_back(std::move(f));
    }
}

} // namespace qs
