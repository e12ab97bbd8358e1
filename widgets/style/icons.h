// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/theme.h"

#include <QIcon>
#include <QString>

namespace qs {

/// One of the bundled line icons (resources/icons: run, stop, export, undo, table, …) in the theme's ink, sharp at any
/// device pixel ratio. Those that point along the line of reading (undo, redo, previous, next, quit) are mirrored where
/// the program runs from right to left. An unknown name gives a null icon.
QIcon themedIcon(const QString& name, const Theme& theme);
/// Likewise, in a colour of its own, for example the theme's warning colour.
QIcon themedIcon(const QString& name, const Theme& theme, const QColor& color);
/// Likewise, in an ink of the application's theme, whatever that is when the icon is drawn.
QIcon themedIcon(const QString& name, QColor Theme::*ink = &Theme::ink);
/// The same for rows of lists, whose selection is pale: a selected one keeps its ink.
QIcon viewIcon(const QString& name);
/// The icon of the program.
QIcon applicationIcon();

} // namespace qs
