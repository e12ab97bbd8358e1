// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/theme.h"

class QApplication;

namespace qs {

/// Gives the whole program its look: ProductStyle, and palette and font of the theme. Works at
/// any time; open windows change at once and get a PaletteChange event. Returns the theme that came out,
/// which for ThemeChoice::System depends on the desktop.
Theme applyTheme(QApplication& application, ThemeChoice choice);

/// Makes the text of widgets larger or smaller than the desktop's by this factor, 0.5 to 3, from the next applyTheme()
/// on.
void setTextZoom(QApplication& application, double factor);

/// The palette of a theme.
QPalette themePalette(const Theme& theme);

} // namespace qs
