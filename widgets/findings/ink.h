// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>

namespace qs {

/// Gives the text of a label or tool button a colour of its own, and another while it is disabled. To be
/// given anew with each theme.
void setInk(QWidget* widget, const QColor& ink, const QColor& disabled);
inline void setInk(QWidget* widget, const QColor& ink) { setInk(widget, ink, ink); }
/// A tool button that reads as a link, or a heading: no frame, no padding but `padding`, on each side and above.
void setPlain(QWidget* button, const QColor& ink, const QSize& padding);

} // namespace qs
