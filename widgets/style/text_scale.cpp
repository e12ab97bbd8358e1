// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/text_scale.h"

#include <QFontInfo>

#include <algorithm>

namespace qs {

namespace {
double g_textScale = 1;
}

QFont uiFont(double pixels, int weight) { return Theme::font(pixels * g_textScale, weight); }

QFont itemFont(int weight)
{
    QFont font;
    font.setWeight(static_cast<QFont::Weight>(weight));
    return font;
}

double textScale() { return g_textScale; }

void setTextScale(double scale) { g_textScale = scale; }

double textScaleFor(const QFont& desktop)
{
    // Pixels: 9 points of Windows are 12, 13 of macOS 13, 10 of KDE 13.3, 11 of GNOME 14.7, and 12 of Qt without a
    // desktop 16.
    constexpr double usual = 44.0 / 3, most = 16;
    const double pixels = QFontInfo(desktop).pixelSize();
    return pixels <= most ? 1 : std::min(pixels / usual, 2.0);
}

} // namespace qs
