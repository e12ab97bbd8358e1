// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/theme.h"

#include <QBrush>
#include <QPainter>
#include <QPen>
#include <QString>

namespace qs {

enum class ModeFamily { Baseline, Int8, Fp8E4M3, Fp8E5M2, Int4, Qat, Float16, Microscaling, Wine, Other };
enum class ModeGrain { None, Tensor, Token, Group };
enum class MarkerShape { Circle, Square, Triangle, Diamond, Down, Pentagon, Hexagon, Star, Plus };
/// What is cut out of a marker's middle, and how many stripes a bar has.
enum class InnerMark { None, Dot, Dash, Bar, Cross, Ring };

/// How a mode or a variant of an operation looks in every chart, table and export. Hue shows the number format, dash
/// and marker the granularity (and the size of groups), fill static (hatched) or dynamic (solid); zero points, E5M2 and
/// dialects are a lighter shade with an inner mark. Variants of an operation have the baseline's grey and then a hue, a
/// marker and a dash of their own, those named after a number format its hue. No two of the same operation look alike.
struct ModeStyle
{
    ModeFamily format = ModeFamily::Other;
    ModeGrain granularity = ModeGrain::None;
    bool isStatic = false;
    InnerMark inner = InnerMark::None;

    QColor color;   ///< lines and bars
    QColor text;    ///< the same hue, readable as text on the theme's background
    QColor surface; ///< the theme's background
    Qt::PenStyle dash = Qt::SolidLine;
    MarkerShape marker = MarkerShape::Circle;

    QPen pen(double width = 1.6) const;
    /// Fill of a bar: solid for dynamic, hatched for static.
    QBrush brush() const;
    /// A marker of about `size` pixels around `center`: hollow for static, with its inner mark.
    void drawMarker(QPainter& painter, QPointF center, double size) const;
    /// Ground of a bar: solid for dynamic, pale for static.
    QColor fill() const;
    /// What a bar has on its ground: frame and hatching of a static mode, and the stripes of its inner mark.
    void drawBarMarks(QPainter& painter, const QRectF& bar) const;
};

/// Style of a mode name such as `int8-token-dynamic`, `nvfp4` or `baseline-copy`, or of a variant such as
/// `attention-fused`.
ModeStyle modeStyle(const QString& mode, const Theme& theme);
/// What charts call a mode: its name, as tables have it; of a variant of an operation what follows the operation's
/// name: "fused".
QString shortModeName(const QString& mode);
/// Colour of a number format, lightened on a dark background.
QColor formatColor(ModeFamily format, const Theme& theme);

} // namespace qs
