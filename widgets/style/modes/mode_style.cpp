// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/modes/mode_style.h"

#include "gpu/catalog/operation.h"
#include "widgets/style/modes/accuracy_mode_style.h"

#include <QPainterPath>
#include <QVector>

#include <cmath>
#include <iterator>
#include <utility>

namespace qs {
namespace {

struct FormatWord
{
    const char* word;
    ModeFamily format;
};
/// What a quantization mode's name begins with.
constexpr FormatWord kFormats[] = {
    {"baseline", ModeFamily::Baseline}, {"mx", ModeFamily::Microscaling},  {"nvfp4", ModeFamily::Microscaling},
    {"nf4", ModeFamily::Microscaling},  {"fp8-e5m2", ModeFamily::Fp8E5M2}, {"fp8", ModeFamily::Fp8E4M3},
    {"int8", ModeFamily::Int8},         {"uint8", ModeFamily::Int8},       {"q8_0", ModeFamily::Int8},
    {"int4", ModeFamily::Int4},         {"uint4", ModeFamily::Int4},       {"q4_0", ModeFamily::Int4},
    {"fp16", ModeFamily::Float16},      {"bf16", ModeFamily::Float16},     {"half", ModeFamily::Float16},
    {"bfloat16", ModeFamily::Float16},  {"float16", ModeFamily::Float16}};
/// A number format in the name of a variant of an operation.
constexpr FormatWord kVariantWords[] = {{"fp16", ModeFamily::Float16},       {"bf16", ModeFamily::Float16},
                                        {"int8", ModeFamily::Int8},          {"fp8", ModeFamily::Fp8E4M3},
                                        {"w8a16", ModeFamily::Int8},         {"w4a16", ModeFamily::Int4},
                                        {"tf32", ModeFamily::Qat},           {"mxfp4", ModeFamily::Microscaling},
                                        {"nvfp4", ModeFamily::Microscaling}, {"nf4", ModeFamily::Microscaling}};

/// Looks of the variants of an operation after its baseline, in the order of the catalogue. From the one with the
/// baseline's marker on they have an inner mark.
struct VariantLook
{
    ModeFamily hue;
    MarkerShape marker;
    Qt::PenStyle dash;
};
constexpr VariantLook kVariantLooks[] = {{ModeFamily::Int8, MarkerShape::Square, Qt::SolidLine},
                                         {ModeFamily::Fp8E4M3, MarkerShape::Triangle, Qt::DashLine},
                                         {ModeFamily::Int4, MarkerShape::Diamond, Qt::DotLine},
                                         {ModeFamily::Qat, MarkerShape::Down, Qt::DashDotLine},
                                         {ModeFamily::Float16, MarkerShape::Pentagon, Qt::SolidLine},
                                         {ModeFamily::Microscaling, MarkerShape::Hexagon, Qt::DashLine},
                                         {ModeFamily::Wine, MarkerShape::Star, Qt::DashDotDotLine},
                                         {ModeFamily::Int8, MarkerShape::Plus, Qt::DotLine},
                                         {ModeFamily::Fp8E4M3, MarkerShape::Circle, Qt::DashDotLine}};

ModeFamily formatOf(const QString& mode)
{
    const QString m = mode.toLower();
    if (m.contains(QLatin1String("qat"))) return ModeFamily::Qat;
    for (const FormatWord& each : kFormats)
        if (m.startsWith(QLatin1String(each.word))) return each.format;
    return ModeFamily::Other;
}

/// Number of a variant in the catalogue of its operation; −1 where the name is none of a variant's.
int variantNumber(const QString& name)
{
    const std::string text = name.toStdString();
    for (const Operation operation : allOperations()) {
        const auto variants = variantsOf(operation);
        for (std::size_t i = 0; i < variants.size(); ++i)
            if (variants[i].name == text) return static_cast<int>(i);
    }
    return -1;
}

ModeGrain granularityOf(const QString& mode)
{
    if (mode.contains(QLatin1String("-token"))) return ModeGrain::Token;
    if (mode.contains(QLatin1String("-group")) || mode.contains(QLatin1String("-block"))) return ModeGrain::Group;
    if (mode.contains(QLatin1String("-tensor"))) return ModeGrain::Tensor;
    for (const char* block : {"mx", "nvfp4", "q8_0", "q4_0"})
        if (mode.startsWith(QLatin1String(block))) return ModeGrain::Group;
    return ModeGrain::None;
}

/// Groups differ by their size, and formats of the same hue by their marker.
void setGroupLook(ModeStyle& style, const QString& mode)
{
    struct Look
    {
        const char* word;
        MarkerShape marker;
        Qt::PenStyle dash;
    };
    constexpr Look looks[] = {
        {"-group32", MarkerShape::Down, Qt::DashDotDotLine}, {"-group64", MarkerShape::Pentagon, Qt::DashDotLine},
        {"mxfp8", MarkerShape::Hexagon, Qt::DashLine},       {"mxfp4", MarkerShape::Down, Qt::DashDotDotLine},
        {"nvfp4", MarkerShape::Star, Qt::SolidLine},         {"q8_0", MarkerShape::Plus, Qt::DashDotDotLine},
        {"q4_0", MarkerShape::Plus, Qt::SolidLine}};
    style.marker = MarkerShape::Diamond;
    style.dash = Qt::DotLine;
    for (const Look& look : looks) {
        if (!mode.contains(QLatin1String(look.word))) continue;
        style.marker = look.marker;
        style.dash = look.dash;
        return;
    }
}

/// Zero points and dialects, told by what is cut out of the marker.
InnerMark innerMarkOf(const QString& mode, ModeFamily format)
{
    constexpr std::pair<const char*, InnerMark> marks[] = {{"-affine", InnerMark::Dash}, {"-azp", InnerMark::Dot},
                                                           {"-awq", InnerMark::Cross},   {"-rceil", InnerMark::Bar},
                                                           {"-ceil", InnerMark::Cross},  {"-even", InnerMark::Ring},
                                                           {"-single", InnerMark::Dash}};
    const bool asym = mode.contains(QLatin1String("-asym"));
    if (mode.endsWith(QLatin1String("-ct"))) return asym ? InnerMark::Bar : InnerMark::Dash;
    for (const auto& [word, mark] : marks)
        if (mode.contains(QLatin1String(word))) return mark;
    return asym || format == ModeFamily::Fp8E5M2 ? InnerMark::Dot : InnerMark::None;
}

/// Sides of a regular figure, or of a star, from the top on.
QPolygonF corners(QPointF c, double r, int count, double innerRadius = 0)
{
    QPolygonF points;
    const int steps = innerRadius > 0 ? 2 * count : count;
    for (int i = 0; i < steps; ++i) {
        const double radius = innerRadius > 0 && i % 2 ? innerRadius : r;
        const double angle = 2 * 3.14159265358979 * i / steps;
        points << QPointF(c.x() + radius * std::sin(angle), c.y() - radius * std::cos(angle));
    }
    return points;
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
        path.addPolygon(QPolygonF(
            {{c.x(), c.y() - 1.15 * r}, {c.x() + 1.1 * r, c.y() + 0.8 * r}, {c.x() - 1.1 * r, c.y() + 0.8 * r}}));
        path.closeSubpath();
        break;
    case MarkerShape::Diamond:
        path.addPolygon(QPolygonF({{c.x(), c.y() - 1.25 * r},
                                   {c.x() + 1.1 * r, c.y()},
                                   {c.x(), c.y() + 1.25 * r},
                                   {c.x() - 1.1 * r, c.y()}}));
        path.closeSubpath();
        break;
    case MarkerShape::Down:
        path.addPolygon(QPolygonF(
            {{c.x(), c.y() + 1.15 * r}, {c.x() + 1.1 * r, c.y() - 0.8 * r}, {c.x() - 1.1 * r, c.y() - 0.8 * r}}));
        path.closeSubpath();
        break;
    case MarkerShape::Pentagon:
        path.addPolygon(corners(c, 1.12 * r, 5));
        path.closeSubpath();
        break;
    case MarkerShape::Hexagon:
        path.addPolygon(corners(c, 1.08 * r, 6));
        path.closeSubpath();
        break;
    case MarkerShape::Star:
        path.addPolygon(corners(c, 1.3 * r, 5, 0.58 * r));
        path.closeSubpath();
        break;
    case MarkerShape::Plus: {
        const double a = 1.1 * r, b = 0.4 * r;
        path.addPolygon(QPolygonF({{c.x() - b, c.y() - a},
                                   {c.x() + b, c.y() - a},
                                   {c.x() + b, c.y() - b},
                                   {c.x() + a, c.y() - b},
                                   {c.x() + a, c.y() + b},
                                   {c.x() + b, c.y() + b},
                                   {c.x() + b, c.y() + a},
                                   {c.x() - b, c.y() + a},
                                   {c.x() - b, c.y() + b},
                                   {c.x() - a, c.y() + b},
                                   {c.x() - a, c.y() - b},
                                   {c.x() - b, c.y() - b}}));
        path.closeSubpath();
        break;
    }
    }
    return path;
}

void drawInnerMark(QPainter& painter, InnerMark mark, QPointF c, double size, const QColor& color)
{
    const double arm = size * 0.24;
    painter.setPen(QPen(color, size * 0.14, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    switch (mark) {
    case InnerMark::None:
        break;
    case InnerMark::Dot:
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(c, size / 7, size / 7);
        break;
    case InnerMark::Cross:
        painter.drawLine(c - QPointF(arm, 0), c + QPointF(arm, 0));
        [[fallthrough]];
    case InnerMark::Bar:
        painter.drawLine(c - QPointF(0, arm), c + QPointF(0, arm));
        break;
    case InnerMark::Dash:
        painter.drawLine(c - QPointF(arm, 0), c + QPointF(arm, 0));
        break;
    case InnerMark::Ring:
        painter.drawEllipse(c, size / 6, size / 6);
        break;
    }
}

/// Where the stripes along a bar lie, as parts of its height.
QVector<double> stripes(InnerMark mark)
{
    switch (mark) {
    case InnerMark::None:
        return {};
    case InnerMark::Dot:
        return {0.5};
    case InnerMark::Dash:
        return {0.3, 0.7};
    case InnerMark::Bar:
        return {0.25};
    case InnerMark::Cross:
        return {0.75};
    case InnerMark::Ring:
        return {0.2, 0.5, 0.8};
    }
    return {};
}

ModeStyle variantStyle(const QString& name, int number, const Theme& theme)
{
    ModeStyle style;
    style.surface = theme.background;
    if (number == 0) {
        style.format = ModeFamily::Baseline;
    } else {
        const VariantLook& look = kVariantLooks[static_cast<std::size_t>(number - 1) % std::size(kVariantLooks)];
        style.format = look.hue;
        style.marker = look.marker;
        style.dash = look.dash;
        if (number >= static_cast<int>(std::size(kVariantLooks))) style.inner = InnerMark::Dot;
        if (name.startsWith(QLatin1String("gemm-"))) {
            style.format = ModeFamily::Wine;
            for (const FormatWord& each : kVariantWords)
                if (name.contains(QLatin1String(each.word))) style.format = each.format;
        }
    }
    style.color = formatColor(style.format, theme);
    style.text = theme.readable(style.color, theme.background);
    return style;
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
    case ModeFamily::Wine:
        return dark ? QColor("#D0638F") : QColor("#882255");
    case ModeFamily::Other:
        break;
    }
    return theme.muted;
}

ModeStyle modeStyle(const QString& mode, const Theme& theme)
{
    if (const int number = variantNumber(mode); number >= 0) return variantStyle(mode, number, theme);
    ModeStyle style;
    style.format = formatOf(mode);
    style.granularity = granularityOf(mode);
    if (style.granularity == ModeGrain::None)
        if (const auto ofStudy = accuracyModeStyle(mode, theme)) return *ofStudy;
    style.inner = innerMarkOf(mode, style.format);
    style.isStatic = mode.contains(QLatin1String("-static")) || mode.contains(QLatin1String("-affine"));
    style.surface = theme.background;
    style.color = formatColor(style.format, theme);
    if (style.inner != InnerMark::None) style.color = mixed(style.color, theme.background, theme.dark ? 0.3 : 0.36);
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
        setGroupLook(style, mode);
        break;
    }
    return style;
}

QString shortModeName(const QString& mode)
{
    for (const Operation operation : allOperations())
        if (const VariantInfo* variant = findVariant(operation, mode.toStdString())) {
            const std::string prefix = std::string(operationName(operation)) + "-";
            return mode.startsWith(QString::fromStdString(prefix)) && !variant->name.empty()
                       ? mode.mid(static_cast<qsizetype>(prefix.size()))
                       : mode;
        }
    return mode; // the same in tables, charts and names of runs
}

QPen ModeStyle::pen(double width) const { return QPen(color, width, dash, Qt::FlatCap, Qt::RoundJoin); }

QBrush ModeStyle::brush() const { return isStatic ? QBrush(color, Qt::BDiagPattern) : QBrush(color); }

void ModeStyle::drawMarker(QPainter& painter, QPointF center, double size) const
{
    painter.save();
    painter.setPen(QPen(color, std::max(1.2, size / 7), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(isStatic ? surface : color);
    painter.drawPath(markerPath(marker, center, size / 2 * 0.86));
    const QPointF middle = center + QPointF(0, marker == MarkerShape::Triangle ? size * 0.06
                                               : marker == MarkerShape::Down   ? -size * 0.06
                                                                               : 0);
    drawInnerMark(painter, inner, middle, size, isStatic ? color : surface);
    painter.restore();
}

QColor ModeStyle::fill() const { return isStatic ? mixed(surface, color, 0.16) : color; }

void ModeStyle::drawBarMarks(QPainter& painter, const QRectF& bar) const
{
    painter.save();
    if (isStatic) {
        // Hatching by hand: pattern brushes change their pitch with the resolution of the output.
        painter.setClipRect(bar, Qt::IntersectClip);
        painter.setPen(QPen(color, 1.6));
        const double pitch = 6;
        for (double x = bar.left() - bar.height(); x < bar.right(); x += pitch) {
            // Cut to the bar: SVG output does not clip.
            const double x0 = std::max(x, bar.left());
            const double x1 = std::min(x + bar.height(), bar.right());
            if (x1 > x0) painter.drawLine(QPointF(x0, bar.bottom() - (x0 - x)), QPointF(x1, bar.bottom() - (x1 - x)));
        }
        painter.restore();
        painter.save();
        painter.setPen(QPen(color, 1.2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(bar.adjusted(0.6, 0.6, -0.6, -0.6));
    }
    if (bar.height() >= 6)
        for (const double at : stripes(inner))
            painter.fillRect(QRectF(bar.left(), bar.top() + at * bar.height() - 1, bar.width(), 2),
                             isStatic ? color : surface);
    painter.restore();
}

} // namespace qs
