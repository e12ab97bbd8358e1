// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qs {

// Numbers, units and Latin names within a text that is read from right to left: Unicode's bidirectional algorithm turns
// '+5.2%', '8.0 KiB' and '16×256' round there, unless each stands in an isolate (U+2068 or U+2066, to U+2069).

/// The text with these in isolates; places of arguments (%1) get one, too, with sign and unit, and tags are left alone.
QString isolated(const QString& text);
/// The same where the window is read from right to left; elsewhere the text as it is.
QString isolatedForView(const QString& text);
/// A text whose every line is read in the direction of the window, whatever its first word is: for labels with several
/// directions of text, which would take that of the first letter. Elsewhere the text as it is.
QString directedForView(const QString& text);
/// Without isolates: for what is searched, or leaves the window as data.
QString withoutIsolates(QString text);

} // namespace qs
