// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/theme.h"

namespace qs {

/// The type of widgets: Theme::font() as much larger as the desktop's own text is. Charts on the screen are magnified
/// as much as a whole (ChartWidget::magnification()); slides and exports have
/// sizes of their own.
QFont uiFont(double pixels, int weight = QFont::Normal);
/// For items of a view, as large as the view's own type is, also after that has changed.
QFont itemFont(int weight);
/// By how much the widgets' text is larger than its base size; 1 until applyTheme() has looked.
double textScale();
void setTextScale(double scale);
/// 1 for the usual sizes of desktops, more where the user asked for larger text, up to 2.
double textScaleFor(const QFont& desktop);

} // namespace qs
