// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/modes/run_style.h"

#include <algorithm>
#include <iterator>

namespace qs {

ModeStyle runStyle(int run, const Theme& theme)
{
    constexpr ModeFamily hues[] = {ModeFamily::Int8,     ModeFamily::Fp8E4M3,      ModeFamily::Int4,
                                   ModeFamily::Wine,     ModeFamily::Microscaling, ModeFamily::Qat,
                                   ModeFamily::Baseline, ModeFamily::Float16};
    constexpr MarkerShape markers[] = {MarkerShape::Circle,  MarkerShape::Square, MarkerShape::Triangle,
                                       MarkerShape::Diamond, MarkerShape::Down,   MarkerShape::Pentagon,
                                       MarkerShape::Hexagon, MarkerShape::Star,   MarkerShape::Plus};
    constexpr Qt::PenStyle dashes[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
    const auto number = static_cast<std::size_t>(std::max(0, run));
    ModeStyle style;
    style.format = hues[number % std::size(hues)];
    style.marker = markers[number % std::size(markers)]; // of another period than the hues, as the dashes
    style.dash = dashes[number % std::size(dashes)];
    style.surface = theme.background;
    style.color = formatColor(style.format, theme);
    style.text = theme.readable(style.color, theme.background);
    return style;
}

} // namespace qs
