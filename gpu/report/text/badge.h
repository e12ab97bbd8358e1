// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/compare/run_comparison.h"

#include <string>

namespace qs {

/// A result in two words and a colour, for the README of a project or a pull request.
struct Badge
{
    std::string label, value;
    Verdict verdict = Verdict::NotResolved; ///< decides the colour
};

/// Of one series its name and speed-up: 'int8-token-dynamic | 1.20× faster'; of several how many came out how:
/// 'speed | 2 better, 1 worse'.
Badge badgeOf(const RunComparison& comparison);
/// The picture: 20 pixels high, without anything that has to be loaded.
std::string badgeSvg(const Badge& badge);
/// A line of Markdown that shows the picture at `path`: '![speed: 2 better](badge.svg)'.
std::string badgeMarkdown(const Badge& badge, const std::string& path);

/// Verdicts counted, in the order in which they are told: '2 better, 1 not resolved'.
std::string verdictCounts(const RunComparison& comparison);

} // namespace qs
