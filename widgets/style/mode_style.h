// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/theme.h"

#include <QBrush>
#include <QPainter>
#include <QPen>
#include <QString>

namespace qs {

enum class ModeFamily { Baseline, Int8, Fp8E4M3, Fp8E5M2, Int4, Qat, Float16, Microscaling, Other };
enum class ModeGrain { None, Tensor, Token, Group };
enum class MarkerShape { Circle, Square, Triangle, Diamond };

/// How a mode looks in every chart, table and export. Hue tells the number format, dash and marker the
/// granularity, fill static (hatched) or dynamic (solid); azp, affine and E5M2 are a lighter shade with an
/// inner mark, so that no two modes of the catalogue look alike.
struct ModeStyle
{
    ModeFamily format = ModeFamily::Other;
    ModeGrain granularity = ModeGrain::None;
    bool isStatic = false;
    bool isVariant = false; ///< azp, affine or E5M2
    bool isAffine = false;  ///< a dash instead of the variant's dot, two stripes instead of one

    QColor color;   ///< lines and bars
    QColor text;    ///< the same hue, readable as text on the theme's background
    QColor surface; ///< the theme's background
    Qt::PenStyle dash = Qt::SolidLine;
    MarkerShape marker = MarkerShape::Circle;

    QPen pen(double width = 1.6) const;
    /// Fill of a bar: solid for dynamic, hatched for static.
    QBrush brush() const;
    /// A marker of about `size` pixels around `center`: hollow for static, with a dot for a variant.
    void drawMarker(QPainter& painter, QPointF center, double size) const;
    /// A bar with frame, hatching and variant stripe.
    void drawBar(QPainter& painter, const QRectF& bar) const;
};

/// Style of a mode name such as `int8-token-dynamic`, `fp8-e5m2-tensor-dynamic` or `baseline-copy`.
ModeStyle modeStyle(const QString& mode, const Theme& theme);
/// A mode name cut short for narrow places, still unmistakable: "INT8 tok dyn azp", "E4M3 g128 dyn".
QString shortModeName(const QString& mode);
/// Colour of a number format, lightened on a dark background.
QColor formatColor(ModeFamily format, const Theme& theme);

} // namespace qs
