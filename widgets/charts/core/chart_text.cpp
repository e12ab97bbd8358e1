// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_text.h"

#include "widgets/style/theme.h"
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace qs {

QString quantityText(const QString& name, const QString& unit)
{
    return unit.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, unit);
}

QColor bandColor(const Theme& theme)
{
    QColor color = theme.ink;
    color.setAlphaF(theme.dark ? 0.14F : 0.09F);
    return color;
}

void drawLabel(QPainter& painter, QPointF at, const QString& text, const QFont& font, const QColor& color,
               Qt::Alignment align)
{
    if (text.isEmpty()) return;
    const QFontMetricsF metrics(font);
    double x = at.x();
    if (align & Qt::AlignRight)
        x -= metrics.horizontalAdvance(text);
    else if (align & Qt::AlignHCenter)
        x -= metrics.horizontalAdvance(text) / 2;
    painter.setFont(font);
    painter.setPen(color);
    // By the text itself, not by the window: in a mirrored one a lone '−1.5 µs' would be turned round.
    painter.setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    // Centred on the height of capitals, which is what the eye takes for the middle of figures.
    painter.drawText(QPointF(x, at.y() + metrics.capHeight() / 2), text);
}

double textWidth(const QString& text, const QFont& font) { return QFontMetricsF(font).horizontalAdvance(text); }

QString elided(const QString& text, const QFont& font, double width, Qt::TextElideMode mode)
{
    return QFontMetricsF(font).elidedText(text, mode, std::max(0.0, width));
}

QString joinedParts(const QStringList& parts)
{
    if (QGuiApplication::isLeftToRight()) return parts.join(QStringLiteral("   ·   "));
    QStringList apart;
    for (const QString& part : parts)
        apart << QChar(0x2068) + part + QChar(0x2069); // first strong isolate, pop
    return apart.join(QStringLiteral("   ·   "));
}

QString joinedToFit(const QStringList& parts, const QFont& font, double width)
{
    QString all;
    for (const QString& part : parts) {
        const QString longer =
            all.isEmpty() ? joinedParts({part}) : all + QStringLiteral("   ·   ") + joinedParts({part});
        if (!all.isEmpty() && textWidth(longer, font) > width) break;
        all = longer;
    }
    return elided(all, font, width);
}

QVector<double> spreadLabels(const QVector<double>& wanted, double height, double top, double bottom)
{
    QVector<qsizetype> order(wanted.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) { return wanted[a] < wanted[b]; });
    if (!wanted.isEmpty()) height = std::min(height, (bottom - top) / static_cast<double>(wanted.size()));
    // Neighbours that touch form a group, centred on the mean of what its members asked for.
    struct Group
    {
        double center;
        qsizetype count;
    };
    QVector<Group> groups;
    const auto bounded = [&](double center, qsizetype count) {
        const double half = height * static_cast<double>(count) / 2;
        return std::clamp(center, top + half, std::max(top + half, bottom - half));
    };
    for (const qsizetype i : order) {
        Group next{bounded(wanted[i], 1), 1};
        while (!groups.isEmpty() &&
               groups.back().center + height * static_cast<double>(groups.back().count + next.count) / 2 >
                   next.center) {
            const Group last = groups.takeLast();
            const auto a = static_cast<double>(last.count), b = static_cast<double>(next.count);
            next = {bounded((last.center * a + next.center * b) / (a + b), last.count + next.count),
                    last.count + next.count};
        }
        groups.append(next);
    }
    QVector<double> placed(wanted.size());
    qsizetype k = 0;
    for (const Group& group : groups)
        for (qsizetype j = 0; j < group.count; ++j, ++k)
            placed[order[k]] =
                group.center + height * (static_cast<double>(j) - static_cast<double>(group.count - 1) / 2);
    return placed;
}

QRectF drawChip(QPainter& painter, QPointF at, const QStringList& lines, const QFont& font, const QColor& ink,
                const QColor& ground, const QColor& frame, const QRectF& bounds, Qt::Alignment align)
{
    const QFontMetricsF metrics(font);
    double width = 0;
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    const double lineHeight = metrics.height() + 2;
    QRectF box(at.x(), at.y(), width + 16, lineHeight * static_cast<double>(lines.size()) + 8);
    if (align & Qt::AlignRight)
        box.translate(-box.width(), 0);
    else if (align & Qt::AlignHCenter)
        box.translate(-box.width() / 2, 0);
    if (align & Qt::AlignBottom)
        box.translate(0, -box.height());
    else if (align & Qt::AlignVCenter)
        box.translate(0, -box.height() / 2);
    box.moveLeft(std::max(bounds.left(), std::min(box.left(), bounds.right() - box.width())));
    box.moveTop(std::max(bounds.top(), std::min(box.top(), bounds.bottom() - box.height())));
    painter.setPen(QPen(frame, 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 4, 4);
    for (qsizetype i = 0; i < lines.size(); ++i)
        drawLabel(painter, {box.left() + 8, box.top() + 4 + lineHeight * (static_cast<double>(i) + 0.5)}, lines[i],
                  font, ink);
    return box;
}

} // namespace qs
