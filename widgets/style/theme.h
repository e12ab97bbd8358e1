// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

namespace qs {

/// What the user chose; System follows the desktop.
enum class ThemeChoice { System, Light, Dark };

/// The colours and type of everything that is drawn: charts, tables, panels, exports.
struct Theme
{
    bool dark = false;
    QColor background; ///< of charts and input fields
    QColor panel;      ///< of the window around them
    QColor raised;     ///< of buttons and headers
    QColor border;     ///< of fields and panes
    QColor ink;        ///< text and data that matter
    QColor muted;      ///< labels of axes, secondary text (contrast at least 5:1)
    QColor faint;      ///< disabled text, warm-up samples
    QColor grid;       ///< hairlines behind data
    QColor accent;     ///< selection, focus, default button
    QColor onAccent;   ///< text on it
    QColor p50, p95, p99;
    QColor outlier;
    QColor good, warning, bad;

    static Theme light();
    static Theme night();
    /// Light or dark, as the palette's window colour is.
    static Theme fromPalette(const QPalette& palette);

    /// The bundled face with figures of equal width. `pixels` is the height of the type, not of a line.
    static QFont font(double pixels, int weight = QFont::Normal);
    /// Base size of the interface in pixels.
    static constexpr double baseSize = 13;

    /// `color` moved towards the ink until its contrast on `surface` (WCAG 2.1) is at least `ratio`.
    QColor readable(QColor color, const QColor& surface, double ratio = 4.5) const;
    bool operator==(const Theme&) const = default;
};

/// Contrast ratio of WCAG 2.1, 1 to 21.
double contrastRatio(const QColor& a, const QColor& b);
/// a and b mixed; share 0 gives a, 1 gives b.
QColor mixed(const QColor& a, const QColor& b, double share);

/// Registers the bundled fonts and icons; call it after QApplication is made. Calling it again does nothing.
void loadResources();

} // namespace qs
