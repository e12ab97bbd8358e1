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
                 Message::tr("Write num-tokens=1:65536:x2 (a factor), hidden-size=1024:8192:+1024 (a step) or "
                             "elements=500000,1000000 (a list).")};
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

/// Tokens of an elements axis are bounded too: where only tiny divisors fit, one long row is the better tensor.
Shape shapeFor(std::int64_t elements, std::int64_t hidden)
{
    const std::int64_t fitting = largestDivisor(elements, std::min<std::int64_t>(hidden, 1 << 16));
    if (elements / fitting > kMaxTokens || (fitting < 16 && elements >= 1024)) return {1, elements};
    return {elements / fitting, fitting};
}

} // namespace

std::string_view parameterName(SweepParameter parameter)
{
    switch (parameter) {
    case SweepParameter::Tokens:
        return "num-tokens";
    case SweepParameter::Hidden:
        return "hidden-size";
    case SweepParameter::Elements:
        break;
    }
    return "elements";
}

std::optional<SweepParameter> parseParameter(std::string_view name)
{
    for (const SweepParameter p : {SweepParameter::Tokens, SweepParameter::Hidden, SweepParameter::Elements})
        if (name == parameterName(p)) return p;
    return std::nullopt;
}

Result<SweepAxis> parseSweepAxis(std::string_view text)
{
    const std::size_t equals = text.find('=');
    const auto parameter = parseParameter(text.substr(0, equals));
    if (equals == std::string_view::npos || !parameter)
        return axisError(
            Message::tr("The axis '%1' names no parameter; there are num-tokens, hidden-size and elements.").arg(text));
    SweepAxis axis;
    axis.parameter = *parameter;
    const std::string_view values = text.substr(equals + 1);
    if (const auto parts = split(values, ':'); parts.size() == 3) {
        const auto first = wholeNumber(parts[0]);
        const auto last = wholeNumber(parts[1]);
        if (!first || !last)
            return axisError(Message::tr("The axis '%1' needs whole numbers of 1 or more as its ends.").arg(text));
        auto all = range(*first, *last, parts[2]);
        if (!all)
            return axisError(
                Message::tr("The axis '%1' has no step like x2 or +1024, or ends before it begins.").arg(text));
        axis.values = std::move(*all);
    } else if (parts.size() == 1) {
        for (const std::string_view part : split(values, ',')) {
            const auto value = wholeNumber(part);
            if (!value)
                return axisError(
                    Message::tr("The axis '%1' has '%2' where a whole number of 1 or more is needed.").arg(text, part));
            if (std::find(axis.values.begin(), axis.values.end(), *value) != axis.values.end())
                return axisError(Message::tr("The axis '%1' names %2 twice.").arg(text, *value));
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
    std::string out = std::string(parameterName(axis.parameter)) + "=";
    const auto& v = axis.values;
    // A range where one gives exactly these values, for the reader's sake; a list otherwise.
    if (v.size() >= 3) {
        const std::string ends = std::to_string(v.front()) + ":" + std::to_string(v.back()) + ":";
        for (const std::string& step : {"x" + formatShortest(static_cast<double>(v[1]) / static_cast<double>(v[0])),
                                        "+" + std::to_string(v[1] - v[0])})
            if (const auto same = parseSweepAxis(out + ends + step); same.ok() && same->values == v)
                return out + ends + step;
    }
    for (std::size_t i = 0; i < v.size(); ++i)
        out += (i ? "," : "") + std::to_string(v[i]);
    return out;
}

std::vector<RunSpec> sweepPoints(const RunSpec& spec)
{
    RunSpec point = spec;
    point.axes.clear();
    std::vector<RunSpec> points{point};
    for (const SweepAxis& axis : spec.axes) {
        std::vector<RunSpec> next;
        for (const RunSpec& base : points)
            for (const std::int64_t value : axis.values) {
                next.push_back(base);
                Shape& shape = next.back().shape;
                if (axis.parameter == SweepParameter::Tokens)
                    shape.tokens = value;
                else if (axis.parameter == SweepParameter::Hidden)
                    shape.hidden = value;
                else
                    shape = shapeFor(value, spec.shape.hidden);
            }
        points = std::move(next);
    }
    return points;
}

} // namespace qs
