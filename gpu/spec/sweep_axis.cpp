// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/spec/run_spec.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace qs {

namespace {

constexpr std::int64_t kLargest = kMaxElements;

Error axisError(Message what)
{
    return Error{ErrorCode::Usage, std::move(what),
                 Message::tr("Use num-tokens=1:65536:x2 (factor), hidden-size=1024:8192:+1024 (step) or "
                             "elements=500000,1000000 (list).")};
}

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 1 || value > kLargest) return std::nullopt;
    return value;
}

std::vector<std::string_view> split(std::string_view text, char at)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(at);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

/// 'x2' or '+1024' from `first` to `last`, which is taken along where a step comes to it.
std::optional<std::vector<std::int64_t>> range(std::int64_t first, std::int64_t last, std::string_view step)
{
    std::vector<std::int64_t> values;
    if (step.size() < 2 || first > last) return std::nullopt;
    if (step.front() == '+') {
        const auto width = wholeNumber(step.substr(1));
        if (!width) return std::nullopt;
        for (std::int64_t v = first; v <= last && values.size() <= kMaxSweepPoints; v += *width)
            values.push_back(v);
        return values;
    }
    double factor = 0;
    const std::string_view digits = step.substr(1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), factor);
    if (step.front() != 'x' || error != std::errc{} || end != digits.data() + digits.size() ||
        !(factor > 1.0001 && factor <= 1e6))
        return std::nullopt;
    for (double v = static_cast<double>(first);
         v <= static_cast<double>(last) * (1 + 1e-9) && values.size() <= kMaxSweepPoints; v *= factor) {
        const auto whole = static_cast<std::int64_t>(std::llround(v));
        if (values.empty() || whole != values.back()) values.push_back(whole);
    }
    return values;
}

/// The values as words, where a range gives them: '1 … 65,536, doubling'.
std::optional<Message> rangeWords(const Message& name, const std::vector<std::int64_t>& v, std::string_view step)
{
    const auto all = v.size() < 3 ? std::nullopt : range(v.front(), v.back(), step);
    if (!all || *all != v) return std::nullopt;
    const NumberText first = formatCount(v.front()), last = formatCount(v.back());
    if (step == "x2") return Message::tr("%1 %2 … %3, doubling").arg(name, first, last);
    if (step.front() == 'x')
        return Message::tr("%1 %2 … %3, each ×%4").arg(name, first, last, NumberText(std::string(step.substr(1))));
    return Message::tr("%1 %2 … %3 in steps of %4").arg(name, first, last, formatCount(v[1] - v[0]));
}

/// The step of a range that has these first two values: 'x2' and '+1024'.
std::vector<std::string> possibleSteps(const std::vector<std::int64_t>& v)
{
    if (v.size() < 2 || v[0] <= 0) return {};
    return {"x" + formatShortest(static_cast<double>(v[1]) / static_cast<double>(v[0])),
            "+" + std::to_string(v[1] - v[0])};
}

} // namespace

Result<SweepAxis> parseSweepAxis(std::string_view text)
{
    const std::size_t equals = text.find('=');
    const auto parameter = parseDimension(text.substr(0, equals));
    if (equals == std::string_view::npos || !parameter) {
        std::string known;
        for (const Dimension dimension : allDimensions())
            known += (known.empty() ? "" : ", ") + std::string(dimensionName(dimension));
        return axisError(Message::tr("The axis '%1' does not name a dimension. Dimensions: %2.").arg(text, known));
    }
    SweepAxis axis;
    axis.parameter = *parameter;
    const std::string_view values = text.substr(equals + 1);
    if (const auto parts = split(values, ':'); parts.size() == 3) {
        const auto first = wholeNumber(parts[0]);
        const auto last = wholeNumber(parts[1]);
        if (!first || !last)
            return axisError(Message::tr("The axis '%1' requires whole numbers of 1 or more as its limits.").arg(text));
        auto all = range(*first, *last, parts[2]);
        if (!all)
            return axisError(
                Message::tr(
                    "The axis '%1' has no step such as x2 or +1024, or its last value is smaller than its first.")
                    .arg(text));
        axis.values = std::move(*all);
    } else if (parts.size() == 1) {
        for (const std::string_view part : split(values, ',')) {
            const auto value = wholeNumber(part);
            if (!value)
                return axisError(
                    Message::tr("The axis '%1' contains '%2'; expected a whole number of 1 or more.").arg(text, part));
            if (std::find(axis.values.begin(), axis.values.end(), *value) != axis.values.end())
                return axisError(Message::tr("The axis '%1' contains %2 twice.").arg(text, *value));
            axis.values.push_back(*value);
        }
    } else {
        return axisError(Message::tr("The axis '%1' is neither first:last:step nor a list.").arg(text));
    }
    if (axis.values.size() > kMaxSweepPoints)
        return axisError(Message::tr("The axis '%1' has more than %2 values.").arg(text, kMaxSweepPoints));
    return axis;
}

std::string sweepAxisText(const SweepAxis& axis)
{
    std::string out = std::string(dimensionName(axis.parameter)) + "=";
    const auto& v = axis.values;
    // A range where one gives exactly these values, for the reader's sake; a list otherwise.
    if (v.size() >= 3) {
        const std::string ends = std::to_string(v.front()) + ":" + std::to_string(v.back()) + ":";
        for (const std::string& step : possibleSteps(v))
            if (const auto same = parseSweepAxis(out + ends + step); same.ok() && same->values == v)
                return out + ends + step;
    }
    for (std::size_t i = 0; i < v.size(); ++i)
        out += (i ? "," : "") + std::to_string(v[i]);
    return out;
}

Message sweepAxisTitle(const SweepAxis& axis)
{
    constexpr std::size_t kListed = 6;
    const Message name = Message::marked(dimensionInfo(axis.parameter).title);
    for (const std::string& step : possibleSteps(axis.values))
        if (auto words = rangeWords(name, axis.values, step)) return *words;
    std::vector<Message> listed;
    for (const std::int64_t value : axis.values)
        if (listed.size() < kListed) listed.emplace_back(formatCount(value));
    const Message values = Message::list(std::move(listed));
    if (axis.values.size() <= kListed) return Message::tr("%1 %2").arg(name, values);
    return Message::tr("%1 %2 … %3").arg(name, values, formatCount(axis.values.back()));
}

Message sweepTitle(const RunSpec& spec)
{
    if (spec.axes.empty()) return {};
    Message title = sweepAxisTitle(spec.axes.front());
    for (std::size_t i = 1; i < spec.axes.size(); ++i)
        title = Message::tr("%1 × %2").arg(title, sweepAxisTitle(spec.axes[i]));
    return title;
}

std::vector<RunSpec> sweepPoints(const RunSpec& spec)
{
    RunSpec point = spec;
    point.axes.clear();
    point.baseline = RunSpec{}.baseline;
    std::vector<RunSpec> points{point};
    for (const SweepAxis& axis : spec.axes) {
        std::vector<RunSpec> next;
        for (const RunSpec& base : points)
            for (const std::int64_t value : axis.values) {
                next.push_back(base);
                dimensionInfo(axis.parameter).set(next.back(), value);
            }
        points = std::move(next);
    }
    return points;
}

} // namespace qs
