// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_header.h"

#include "widgets/charts/core/chart_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr double kHighEnough = 260; ///< for a line more
constexpr double kKeyLine = 18, kKeyMark = 25, kBeforeKeys = 24, kBetweenKeys = 20;

} // namespace

ChartHeader::ChartHeader(const QString& title, const QString& finding, QSizeF size)
    : m_title(title), m_finding(finding), m_size(size)
{
    m_type = size.width() < 460 || size.height() < 220 ? 11 : 12;
    m_pad = size.width() < 460 ? 10 : 18;
    double y = m_pad * 0.6;
    if (!title.isEmpty()) {
        m_titleType = size.width() >= 900 ? 20 : size.width() >= 520 ? 16 : 13;
        m_titleY = y + m_titleType * 0.6;
        y += m_titleType * 1.4;
    }
    if (!finding.isEmpty() && size.height() >= kHighEnough) {
        m_findingY = y + 7;
        y += 22;
    }
    m_keyY = y + 9;
    m_bottom = y + 26;
}

void ChartHeader::addKey(const QString& text, std::function<void(QPainter&, QPointF)> draw)
{
    m_keys.push_back({text, std::move(draw)});
}

double ChartHeader::keysBegin() const
{
    return m_pad + textWidth(m_quantity, Theme::font(m_type, QFont::Medium)) + kBeforeKeys;
}

double ChartHeader::keysWidth() const
{
    double width = 0;
    for (const Key& key : m_keys)
        width += kKeyMark + textWidth(key.text, Theme::font(m_type)) + kBetweenKeys;
    return width - kBetweenKeys;
}

bool ChartHeader::wrapKeys()
{
    if (m_keys.empty() || m_size.height() < kHighEnough || keysBegin() + keysWidth() <= m_size.width() - m_pad)
        return false;
    m_keysBelow = true;
    m_bottom += kKeyLine;
    return true;
}

void ChartHeader::paint(QPainter& p, const Theme& theme) const
{
    const double room = m_size.width() - 2 * m_pad;
    if (m_titleY > 0) {
        const QFont font = Theme::font(m_titleType, QFont::DemiBold);
        drawLabel(p, {m_pad, m_titleY}, elided(m_title, font, room), font, theme.ink);
    }
    if (m_findingY > 0)
        drawLabel(p, {m_pad, m_findingY}, elided(m_finding, Theme::font(m_type + 1), room), Theme::font(m_type + 1),
                  theme.ink);
    const QFont medium = Theme::font(m_type, QFont::Medium), plain = Theme::font(m_type);
    const QString quantity = elided(m_quantity, medium, room);
    drawLabel(p, {m_pad, m_keyY}, quantity, medium, theme.muted);
    double x = m_keysBelow ? m_pad : keysBegin();
    const double y = m_keysBelow ? m_keyY + kKeyLine : m_keyY;
    for (const Key& key : m_keys) {
        const double width = kKeyMark + textWidth(key.text, plain);
        if (x + width > m_size.width() - m_pad) break;
        key.draw(p, {x, y});
        drawLabel(p, {x + kKeyMark, y}, key.text, plain, theme.muted);
        x += width + kBetweenKeys;
    }
}

void paintEmptyText(QPainter& painter, QSizeF size, const QString& text, const Theme& theme)
{
    painter.setFont(Theme::font(14));
    painter.setPen(theme.muted);
    painter.drawText(QRectF(QPointF(), size).adjusted(size.width() / 6, 20, -size.width() / 6, 0),
                     Qt::AlignCenter | Qt::TextWordWrap, text);
}

void paintWhisker(QPainter& painter, QPointF from, QPointF to, double half, const Theme& theme)
{
    const QPointF across = std::abs(from.x() - to.x()) > std::abs(from.y() - to.y()) || from.y() == to.y()
                               ? QPointF(0, half)
                               : QPointF(half, 0);
    for (const auto& [color, width] : {std::pair(theme.background, 3.2), std::pair(theme.ink, 1.2)}) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(from, to);
        painter.drawLine(from - across, from + across);
        painter.drawLine(to - across, to + across);
    }
}

void paintHatching(QPainter& painter, const QRectF& box, const QColor& color, double pitch)
{
    painter.setPen(QPen(color, 1));
    for (double x = box.left() - box.height(); x < box.right(); x += pitch) {
        const double x0 = std::max(x, box.left()), x1 = std::min(x + box.height(), box.right());
        if (x1 > x0) painter.drawLine(QPointF(x0, box.bottom() - (x0 - x)), QPointF(x1, box.bottom() - (x1 - x)));
    }
}

QColor inkOn(const QColor& ground, const Theme& theme)
{
    return contrastRatio(theme.ink, ground) >= contrastRatio(theme.background, ground) ? theme.ink : theme.background;
}

double readableLow(std::span<const double> values, double margin)
{
    std::vector<double> sorted;
    for (const double v : values)
        if (std::isfinite(v)) sorted.push_back(v);
    if (sorted.empty()) return 0;
    std::sort(sorted.begin(), sorted.end());
    const double high = sorted.back(), quarter = sorted[sorted.size() / 4];
    const double span = high - quarter;
    const double low = span > 0 && sorted.size() >= 4 ? std::max(sorted.front(), high - span / 0.4) : sorted.front();
    return low - margin * std::max(high - low, std::abs(high) * 1e-3);
}

} // namespace qs
