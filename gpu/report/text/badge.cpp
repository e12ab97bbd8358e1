// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/text/badge.h"

#include "gpu/core/utf8.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/text/markdown.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace qs {

namespace {

constexpr double kCharacter = 6.6, kPadding = 6; ///< pixels; textLength makes any font take as much

std::int64_t countOf(const RunComparison& comparison, Verdict verdict)
{
    return std::ranges::count(comparison.series, verdict,
                              [](const SeriesComparison& s) { return s.comparison.verdict; });
}

/// Of all: worse where any is, then better, then open.
Verdict verdictOf(const RunComparison& comparison)
{
    for (const Verdict verdict : {Verdict::Slower, Verdict::Faster, Verdict::NotResolved, Verdict::TooFew})
        if (countOf(comparison, verdict) > 0) return verdict;
    return Verdict::Same;
}

/// Colours that keep a contrast of 4.5 to white.
const char* colorOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Faster:
        return "#00704F";
    case Verdict::Slower:
        return "#B34700";
    case Verdict::Same:
        return "#0067A0";
    default:
        return "#5B6470";
    }
}

std::string valueOf(const SeriesComparison& series)
{
    const Comparison& c = series.comparison;
    const bool speed = infoOf(series.quantity).isSpeed;
    switch (c.verdict) {
    case Verdict::Faster:
        return std::string(speedUpText(c.ratio)) + (speed ? " faster" : " better");
    case Verdict::Slower:
        return std::string(speedUpText(c.ratio)) + (speed ? " slower" : " worse");
    case Verdict::Same:
        return "the same";
    default:
        return c.verdict == Verdict::TooFew ? "too few samples" : "not resolved";
    }
}

std::string escapedXml(const std::string& text)
{
    std::string out;
    for (const char c : text)
        out += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '"' ? "&quot;" : std::string(1, c);
    return out;
}

double widthOf(const std::string& text) { return kCharacter * static_cast<double>(characterCount(text)); }

std::string number(double value) { return std::to_string(std::lround(value)); }

std::string textSvg(const std::string& text, double left)
{
    const double width = widthOf(text);
    return R"(<text x=")" + number(left) + R"(" y="14" textLength=")" + number(width) + R"(">)" + escapedXml(text) +
           "</text>";
}

} // namespace

std::string verdictCounts(const RunComparison& comparison)
{
    const std::pair<Verdict, const char*> verdicts[] = {{Verdict::Faster, "better"},
                                                        {Verdict::Slower, "worse"},
                                                        {Verdict::Same, "the same"},
                                                        {Verdict::NotResolved, "not resolved"},
                                                        {Verdict::TooFew, "with too few samples"}};
    std::string text;
    for (const auto& [verdict, words] : verdicts)
        if (const auto count = countOf(comparison, verdict); count > 0)
            text += (text.empty() ? "" : ", ") + std::to_string(count) + " " + words;
    return text;
}

Badge badgeOf(const RunComparison& comparison)
{
    if (comparison.series.size() != 1) return {"speed", verdictCounts(comparison), verdictOf(comparison)};
    const SeriesComparison& only = comparison.series.front();
    const std::string name = only.key.name;
    return {name.empty() ? "speed" : name, valueOf(only), only.comparison.verdict};
}

std::string badgeSvg(const Badge& badge)
{
    const double label = widthOf(badge.label) + 2 * kPadding, value = widthOf(badge.value) + 2 * kPadding;
    const std::string title = escapedXml(badge.label + ": " + badge.value), all = number(label + value);
    const auto half = [](double left, double width, const char* color) {
        return R"(<rect x=")" + number(left) + R"(" width=")" + number(width) + R"(" height="20" fill=")" + color +
               R"("/>)";
    };
    return R"(<svg xmlns="http://www.w3.org/2000/svg" width=")" + all + R"(" height="20" role="img" aria-label=")" +
           title + R"("><title>)" + title + R"(</title><clipPath id="r"><rect width=")" + all +
           R"(" height="20" rx="3"/></clipPath>)" + R"svg(<g clip-path="url(#r)">)svg" + half(0, label, "#3A4048") +
           half(label, value, colorOf(badge.verdict)) +
           R"(</g><g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">)" +
           textSvg(badge.label, kPadding) + textSvg(badge.value, label + kPadding) + "</g></svg>\n";
}

std::string badgeMarkdown(const Badge& badge, const std::string& path)
{
    std::string target;
    for (const char c : path) // what would end the address
        target += c == ' ' ? "%20" : c == '(' ? "%28" : c == ')' ? "%29" : std::string(1, c);
    return "![" + escapeMarkdown(badge.label + ": " + badge.value) + "](" + target + ")\n";
}

} // namespace qs
