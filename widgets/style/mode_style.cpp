// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/mode_style.h"

#include <QPainterPath>

namespace qs {
namespace {

ModeFamily formatOf(const QString& mode)
{
    const QString m = mode.toLower();
    if (m.startsWith(QLatin1String("baseline"))) return ModeFamily::Baseline;
    if (m.contains(QLatin1String("qat"))) return ModeFamily::Qat;
    if (m.startsWith(QLatin1String("mx")) || m.startsWith(QLatin1String("nvfp4")) ||
        m.startsWith(QLatin1String("nf4")))
        return ModeFamily::Microscaling;
    if (m.contains(QLatin1String("e5m2"))) return ModeFamily::Fp8E5M2;
    if (m.startsWith(QLatin1String("fp8"))) return ModeFamily::Fp8E4M3;
    if (m.startsWith(QLatin1String("int8")) || m.startsWith(QLatin1String("uint8"))) return ModeFamily::Int8;
    if (m.startsWith(QLatin1String("int4")) || m.startsWith(QLatin1String("uint4"))) return ModeFamily::Int4;
    for (const char* name : {"fp16", "bf16", "half", "bfloat16", "float16"})
        if (m.startsWith(QLatin1String(name))) return ModeFamily::Float16;
    return ModeFamily::Other;
}

ModeGrain granularityOf(const QString& mode)
{
    if (mode.contains(QLatin1String("-token"))) return ModeGrain::Token;
    if (mode.contains(QLatin1String("-group")) || mode.contains(QLatin1String("-block")))
        return ModeGrain::Group;
    if (mode.contains(QLatin1String("-tensor"))) return ModeGrain::Tensor;
    return ModeGrain::None;
}

QPainterPath markerPath(MarkerShape shape, QPointF c, double r)
{
    QPainterPath path;
    switch (shape) {
    case MarkerShape::Circle:
        path.addEllipse(c, r, r);
        break;
    case MarkerShape::Square:
        path.addRect(QRectF(c.x() - 0.88 * r, c.y() - 0.88 * r, 1.76 * r, 1.76 * r));
        break;
    case MarkerShape::Triangle:
        path.addPolygon(QPolygonF({{c.x(), c.y() - 1.15 * r},
                                   {c.x() + 1.1 * r, c.y() + 0.8 * r},
                                   {c.x() - 1.1 * r, c.y() + 0.8 * r}}));
        path.closeSubpath();
        break;
    case MarkerShape::Diamond:
        path.addPolygon(QPolygonF({{c.x(), c.y() - 1.25 * r},
                                   {c.x() + 1.1 * r, c.y()},
                                   {c.x(), c.y() + 1.25 * r},
                                   {c.x() - 1.1 * r, c.y()}}));
        path.closeSubpath();
        break;
    }
    return path;
}

} // namespace

QColor formatColor(ModeFamily format, const Theme& theme)
{
    const bool dark = theme.dark;
    switch (format) {
    case ModeFamily::Baseline:
        return dark ? QColor("#9AA4B0") : QColor("#5B6470");
    case ModeFamily::Int8:
        return dark ? QColor("#4AA8E0") : QColor("#0072B2");
    case ModeFamily::Fp8E4M3:
    case ModeFamily::Fp8E5M2:
        return dark ? QColor("#FF8440") : QColor("#D55E00");
    case ModeFamily::Int4:
        return dark ? QColor("#35C497") : QColor("#009E73");
    case ModeFamily::Qat:
        return dark ? QColor("#DE9CC2") : QColor("#CC79A7");
    case ModeFamily::Float16:
        return dark ? QColor("#86CDF5") : QColor("#56B4E9");
    case ModeFamily::Microscaling:
        return dark ? QColor("#F2B636") : QColor("#E69F00");
    case ModeFamily::Other:
        break;
    }
    return theme.muted;
}

ModeStyle modeStyle(const QString& mode, const Theme& theme)
{
    ModeStyle style;
    style.format = formatOf(mode);
    style.granularity = granularityOf(mode);
    const bool affine = mode.contains(QLatin1String("-affine"));
    style.isStatic = mode.contains(QLatin1String("-static")) || affine;
    style.isVariant = mode.contains(QLatin1String("azp")) || affine || style.format == ModeFamily::Fp8E5M2;
    style.isAffine = affine;
    style.surface = theme.background;
    style.color = formatColor(style.format, theme);
    if (style.isVariant) style.color = mixed(style.color, theme.background, theme.dark ? 0.3 : 0.36);
    style.text = theme.readable(style.color, theme.background);
    switch (style.granularity) {
    case ModeGrain::None:
        break;
    case ModeGrain::Tensor:
        style.marker = MarkerShape::Square;
        break;
    case ModeGrain::Token:
        style.marker = MarkerShape::Triangle;
        style.dash = Qt::DashLine;
        break;
    case ModeGrain::Group:
        style.marker = MarkerShape::Diamond;
        style.dash = Qt::DotLine;
        break;
    }
    return style;
}

QString shortModeName(const QString& mode)
{
    QStringList words;
    for (const QString& part : mode.split(QLatin1Char('-'))) {
        if (part == QLatin1String("fp8")) continue; // E4M3 and E5M2 say it already
        if (part.startsWith(QLatin1String("group")))
            words << QLatin1Char('g') + part.mid(5);
        else if (part.startsWith(QLatin1String("block")))
            words << QLatin1Char('b') + part.mid(5);
        else if (part == QLatin1String("tensor") || part == QLatin1String("token"))
            words << (part == QLatin1String("token") ? QStringLiteral("tok") : QStringLiteral("tens"));
        else if (part == QLatin1String("dynamic") || part == QLatin1String("static"))
            words << (part == QLatin1String("dynamic") ? QStringLiteral("dyn") : QStringLiteral("stat"));
        else
            words << (words.isEmpty() && part != QLatin1String("baseline") ? part.toUpper() : part);
    }
    return words.join(QLatin1Char(' '));
}

QPen ModeStyle::pen(double width) const { return QPen(color, width, dash, Qt::FlatCap, Qt::RoundJoin); }

QBrush ModeStyle::brush() const { return isStatic ? QBrush(color, Qt::BDiagPattern) : QBrush(color); }

void ModeStyle::drawMarker(QPainter& painter, QPointF center, double size) const
{
    painter.save();
    painter.setPen(QPen(color, std::max(1.2, size / 7), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(isStatic ? surface : color);
    painter.drawPath(markerPath(marker, center, size / 2 * 0.86));
    if (isVariant) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isStatic ? color : surface);
        const QPointF middle = center + QPointF(0, marker == MarkerShape::Triangle ? size * 0.06 : 0);
        if (isAffine)
            painter.drawRect(QRectF(middle.x() - size * 0.24, middle.y() - size * 0.07, size * 0.48, size * 0.14));
        else
            painter.drawEllipse(middle, size / 7, size / 7);
    }
    painter.restore();
}

void ModeStyle::drawBar(QPainter& painter, const QRectF& bar) const
{
    painter.save();
    if (isStatic) {
        // Hatching by hand: pattern brushes change their pitch with the resolution of the output.
        painter.fillRect(bar, mixed(surface, color, 0.16));
        painter.setClipRect(bar, Qt::IntersectClip);
        painter.setPen(QPen(color, 1.6));
        const double pitch = 6;
        for (double x = bar.left() - bar.height(); x < bar.right(); x += pitch) {
            // Cut to the bar: SVG output does not clip.
            const double x0 = std::max(x, bar.left());
            const double x1 = std::min(x + bar.height(), bar.right());
            if (x1 > x0)
                painter.drawLine(QPointF(x0, bar.bottom() - (x0 - x)), QPointF(x1, bar.bottom() - (x1 - x)));
        }
        painter.restore();
        painter.save();
        painter.setPen(QPen(color, 1.2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(bar.adjusted(0.6, 0.6, -0.6, -0.6));
    } else {
        painter.fillRect(bar, color);
    }
    if (isVariant && bar.height() >= 6) {
        const double apart = isAffine ? bar.height() / 5 : 0;
        for (const double y : {bar.center().y() - apart, bar.center().y() + apart})
            painter.fillRect(QRectF(bar.left(), y - 1, bar.width(), 2), isStatic ? color : surface);
    }
    painter.restore();
}

} // namespace qs
