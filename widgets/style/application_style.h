// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/theme.h"

class QApplication;

namespace qs {

/// Gives the whole program its look: Fusion below, palette, font and style sheet of the theme above. Works at
/// any time; open windows change at once and get a PaletteChange event. Returns the theme that came out,
/// which for ThemeChoice::System depends on the desktop.
Theme applyTheme(QApplication& application, ThemeChoice choice);

/// Makes the text of widgets larger or smaller than the desktop's by this factor, 0.5 to 3, from the next applyTheme()
/// on.
void setTextZoom(QApplication& application, double factor);

/// The palette of a theme.
QPalette themePalette(const Theme& theme);
/// The style sheet of a theme. It knows the dynamic property `role` on labels (title, subtitle, muted,
/// figure, error, warning) and on push buttons (primary, flat). `direction`: in which the window runs.
QString themeStyleSheet(const Theme& theme, Qt::LayoutDirection direction = Qt::LeftToRight);

} // namespace qs
