// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/bars/comparison_chart.h"
#include "widgets/charts/bars/row_painter.h"
#include "widgets/charts/core/chart_header.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/style/modes/mode_style.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>

namespace qs {

/// Lays one comparison out for one size and paints it.
class ComparisonPainter : public RowPainter
{
public:
    ComparisonPainter(const ComparisonContent& chart, QSizeF size, const Theme& theme)
        : RowPainter(size, theme, chart.bars.size()), c(chart)
    {
        const double room = size.height() / (m_rows + 3.5);
        m_type = size.width() < 460 || room < 15 ? (room < 11 ? 9 : room < 12.5 ? 10 : 11) : 12;
        m_pad = size.width() < 460 ? 10 : 18;
        layOut();
        if (!c.bars.isEmpty()) findScale();
    }

    /// Unset where there are no ratios, or no room for them.
    const std::optional<RatioDots>& ratios() const { return m_dots; }

    void paint(QPainter& p, ChartCanvas& canvas)
    {
        p.fillRect(QRectF(QPointF(), m_size), t.background);
        paintHeader(p);
        if (c.bars.isEmpty()) return paintEmptyText(p, m_size, c.emptyText, t);
        beginAxes(canvas, m_type);
        if (std::isfinite(c.limit) && c.limit >= m_scale.min && c.limit <= m_scale.max)
            canvas.line(0, {{c.limit, 0}, {c.limit, m_rows}}, QPen(t.p99, 1.6, Qt::DashLine));
        for (qsizetype i = 0; i < c.bars.size(); ++i)
            if (const QRectF box = barBox(i); box.width() > 0)
                canvas.bar(0, canvas.value(0, box.topLeft()), canvas.value(0, box.bottomRight()), barStyle(i).fill());
        canvas.paint(p);
        p.fillRect(QRectF(m_plot.left() - 0.5, m_plot.top(), 1, m_plot.height()), t.muted);
        for (qsizetype i = 0; i < c.bars.size(); ++i)
            paintBar(p, i);
        if (m_dots) paintRatios(p);
    }

private:
    QString labelOf(const ComparisonBar& bar) const { return c.labelOf(bar); }

    QString valueText(const ComparisonBar& bar) const
    {
        if (!std::isfinite(bar.value)) return bar.note.isEmpty() ? numberText(bar.value) : bar.note;
        const QString unit = c.unit.isEmpty() ? QString() : QLatin1Char(' ') + c.unit;
        return numberText(bar.value, c.digits) + unit;
    }

    QString noteText(const ComparisonBar& bar) const { return std::isfinite(bar.value) ? bar.note : QString(); }

    void layOut()
    {
        const QFont plain = Theme::font(m_type), bold = Theme::font(m_type, QFont::DemiBold);
        m_labels = 40;
        double values = 30, notes = 0, ratios = 0;
        for (const ComparisonBar& bar : c.bars) {
            ratios = std::max(ratios, textWidth(bar.ratio.text, plain));
            m_labels = std::max(m_labels, textWidth(labelOf(bar), bar.isBaseline ? bold : plain));
            values = std::max(values, textWidth(valueText(bar), bold));
            notes = std::max(notes, textWidth(noteText(bar), plain));
        }
        // Names come before notes: two modes must never be distinguished by what was cut off.
        m_labels = std::min(m_labels, m_size.width() * 0.46);
        m_notes = notes > 0 && m_size.width() - m_labels - values - notes > 0.34 * m_size.width();
        double y = m_pad * 0.6;
        if (!c.title.isEmpty()) {
            m_titleType = m_size.width() >= 900 ? 20 : m_size.width() >= 520 ? 16 : 13;
            m_titleY = y + m_titleType * 0.6;
            y += m_titleType * 1.4;
        }
        m_findingY = -1;
        if (!c.finding.isEmpty() && !c.bars.isEmpty() && m_size.height() >= 300) {
            m_findingY = y + 7;
            y += 22;
        }
        m_keyY = y + 9;
        y += 24;
        const double bottom = m_type + 14;
        const double left = m_pad + m_labels + 22, width = m_size.width() - m_pad - left;
        chooseArrangement(width, values, ratios, m_size.height() - y - 2 * bottom - kHeading);
        if (m_arranged != Arrangement::None) m_notes = false; // said with the ratios
        const double panel = m_arranged == Arrangement::Beside ? std::min(260.0, 0.46 * (width - values - ratios - 46))
                             : m_arranged == Arrangement::Compact ? 0.5 * (width - values - 24)
                             : m_arranged == Arrangement::Below   ? width - ratios - 20
                                                                  : 0;
        const double taken = m_arranged == Arrangement::Beside    ? panel + ratios + 46
                             : m_arranged == Arrangement::Compact ? panel + 10
                                                                  : 0;
        const double right = values + (m_notes ? notes + 8 : 0) + 14 + taken;
        const double below = m_arranged == Arrangement::Below
                                 ? (m_size.height() - y - 2 * bottom - kHeading) / 2 + bottom + kHeading
                                 : 0;
        m_plot =
            QRectF(QPointF(std::round(left), std::round(y)),
                   QPointF(std::round(m_size.width() - m_pad - right), std::round(m_size.height() - bottom - below)));
        if (m_arranged != Arrangement::None) layOutRatios(panel, ratios, bottom);
        // With few modes the bars stay slim and the picture does not fill up with paint.
        m_row = m_plot.height() / std::max(1.0, m_rows);
        m_thick = std::clamp(m_row * 0.62, 3.0, 26.0);
    }

    /// Where the ratios stand: beside the bars or below them with their text, or beside them as dots alone, as far as
    /// there is `width` behind the names, and `height` for the rows of both.
    enum class Arrangement { None, Beside, Below, Compact };

    void chooseArrangement(double width, double values, double texts, double height)
    {
        m_arranged = Arrangement::None;
        if (std::none_of(c.bars.begin(), c.bars.end(), [](const auto& bar) { return bar.ratio.isThere(); })) return;
        const bool hasRows = height / (2 * m_rows) >= m_type + 3;
        if (width - values - texts > 1.75 * kMinPanelWidth)
            m_arranged = Arrangement::Beside;
        else if (width - texts - 20 > kMinPanelWidth && hasRows)
            m_arranged = Arrangement::Below;
        else if (width - values > kMinPanelWidth + 24)
            m_arranged = Arrangement::Compact;
    }

    void layOutRatios(double width, double texts, double bottom)
    {
        QVector<RatioDot> dots;
        for (const ComparisonBar& bar : c.bars)
            dots.append(bar.ratio);
        const double top = m_plot.bottom() + bottom + kHeading;
        const double right = m_size.width() - m_pad - (m_arranged == Arrangement::Beside ? texts + 8 : 0);
        m_dots.emplace(dots,
                       m_arranged == Arrangement::Below
                           ? QRectF(m_plot.left(), top, width, m_size.height() - bottom - top)
                           : QRectF(right - width, m_plot.top(), width, m_plot.height()),
                       c.band);
    }

    /// The heading of the ratios stands in the line of the title where that is next to the keys, which need theirs.
    bool isHeadedByTitle() const { return !c.title.isEmpty() && m_findingY < 0; }

    void paintRatios(QPainter& p) const
    {
        const QRectF area = m_dots->area();
        const bool below = m_arranged == Arrangement::Below, compact = m_arranged == Arrangement::Compact;
        const double height = area.height() / m_rows, room = m_size.width() - m_pad - area.left();
        const QFont font = Theme::font(m_type), medium = Theme::font(m_type, QFont::Medium);
        if (compact)
            drawLabel(p, {m_size.width() - m_pad, m_titleY}, ComparisonChart::tr("Speed-up (×)"), medium, t.muted,
                      Qt::AlignRight);
        else
            drawLabel(p,
                      {area.left(), below               ? area.top() - kHeading / 2
                                    : isHeadedByTitle() ? m_titleY
                                                        : m_keyY},
                      elided(c.ratioName, medium, room), medium, t.muted);
        m_dots->paintAxis(p, t, m_type);
        for (qsizetype i = 0; i < c.bars.size(); ++i) {
            const ComparisonBar& bar = c.bars[i];
            const double y = area.top() + (static_cast<double>(i) + 0.5) * height;
            if (below)
                drawLabel(p, {area.left() - 11, y}, elided(labelOf(bar), font, m_labels, Qt::ElideMiddle), font, t.ink,
                          Qt::AlignRight);
            m_dots->paintDot(p, t, bar.ratio, y, std::min(compact ? 3.0 : 4.0, 0.3 * height), modeStyle(bar.mode, t),
                             bar.unresolved);
            if (!compact) drawLabel(p, {area.right() + 8, y}, bar.ratio.text, font, bar.unresolved ? t.muted : t.ink);
        }
    }

    void paintHeader(QPainter& p) const
    {
        const QFont medium = Theme::font(m_type, QFont::Medium), plain = Theme::font(m_type);
        if (!c.title.isEmpty()) {
            const QFont font = Theme::font(m_titleType, QFont::DemiBold);
            const bool shares = m_arranged == Arrangement::Beside && isHeadedByTitle();
            const double end = shares ? m_dots->area().left() - 12 : m_size.width() - m_pad;
            drawLabel(p, {m_pad, m_titleY}, elided(c.title, font, end - m_pad), font, t.ink);
        }
        if (m_findingY > 0)
            drawLabel(p, {m_pad, m_findingY}, elided(c.finding, Theme::font(m_type + 1), m_size.width() - 2 * m_pad),
                      Theme::font(m_type + 1), t.ink);
        QString quantity = c.quantity;
        if (!c.unit.isEmpty())
            quantity += QStringLiteral(" (%1%2)").arg(c.unit, c.log ? ComparisonChart::tr(", log") : QString());
        if (!m_scale.log && m_scale.min > 0) quantity += ComparisonChart::tr("; the axis does not start at 0");
        drawLabel(p, {m_pad, m_keyY}, elided(quantity, medium, m_size.width() - 2 * m_pad), medium, t.muted);
        double x = m_pad + textWidth(quantity, medium) + 24;
        const auto key = [&](const QString& text, auto draw) {
            const double right = m_arranged == Arrangement::Beside && !isHeadedByTitle() ? m_dots->area().left() - 12
                                                                                         : m_size.width() - m_pad;
            if (text.isEmpty() || x + 25 + textWidth(text, plain) > right) return;
            draw(QPointF(x, m_keyY));
            drawLabel(p, {x + 25, m_keyY}, text, plain, t.muted);
            x += 25 + textWidth(text, plain) + 22;
        };
        const auto has = [&](auto member) {
            return std::any_of(c.bars.begin(), c.bars.end(),
                               [&](const ComparisonBar& b) { return std::isfinite(b.*member); });
        };
        if (has(&ComparisonBar::high))
            key(c.interval, [&](QPointF at) { paintWhisker(p, at, at + QPointF(18, 0), 4, t); });
        const bool unresolved =
            std::any_of(c.bars.begin(), c.bars.end(), [](const ComparisonBar& b) { return b.unresolved; });
        if (unresolved)
            key(ComparisonChart::tr("faded: not resolved"), [&](QPointF at) {
                const QRectF box(at.x(), at.y() - 5, 18, 10);
                p.fillRect(box, mixed(t.background, t.ink, 0.14));
                dashedFrame(p, box, t.muted);
            });
        if (has(&ComparisonBar::reference))
            key(c.reference, [&](QPointF at) { p.fillRect(QRectF(at.x() + 8, at.y() - 6, 2.4, 12), t.ink); });
        if (std::isfinite(c.limit))
            key(c.limitName + QLatin1Char(' ') + numberText(c.limit, c.digits), [&](QPointF at) {
                p.setPen(QPen(t.p99, 1.6, Qt::DashLine));
                p.drawLine(at, at + QPointF(18, 0));
            });
    }

    void findScale()
    {
        double low = 1e300, high = 0, longest = 0;
        for (const ComparisonBar& bar : c.bars) {
            for (const double v : {bar.value, bar.reference, c.limit})
                if (std::isfinite(v)) {
                    high = std::max(high, v);
                    if (v > 0) low = std::min(low, v);
                }
            if (std::isfinite(bar.high)) longest = std::max(longest, bar.high);
        }
        // A whisker may lead out of the picture: it must not press the bars together.
        high = std::max(high, c.log || high <= 0 ? longest : std::min(longest, 1.6 * high));
        double least = 0;
        for (const ComparisonBar& bar : c.bars)
            if (std::isfinite(bar.value)) least = std::min(least, bar.value);
        if (high <= 0) high = 1;
        const int ticks = static_cast<int>(std::clamp(m_plot.width() / 80, 2.0, 8.0));
        if (c.log && low < high * 1.0001)
            m_scale = logScale(std::pow(10.0, std::floor(std::log10(low) - 0.05)), high * 1.05, ticks);
        else if (least < 0)
            m_scale = niceLinearScale(least, high, ticks);
        else
            m_scale = linearScale(0, high * 1.02, ticks);
        m_full = m_scale;
        m_scale = zoomedScale(m_full, c.xRange, ticks);
    }

    static void dashedFrame(QPainter& p, const QRectF& box, const QColor& color)
    {
        p.setPen(QPen(color, 1.2, Qt::DashLine, Qt::FlatCap));
        p.setBrush(Qt::NoBrush);
        p.drawRect(box.adjusted(0.6, 0.6, -0.6, -0.6));
    }

    void paintBeyond(QPainter& p, double y) const
    {
        const double tip = m_plot.right() + 3, half = std::min(4.5, m_thick * 0.3) + 1;
        p.setPen(Qt::NoPen);
        p.setBrush(t.ink);
        p.drawPolygon(QPolygonF({{tip, y}, {tip - 8, y - half}, {tip - 8, y + half}}));
    }

    /// In pixels; empty where there is no value.
    QRectF barBox(qsizetype i) const
    {
        const double value = c.bars[i].value;
        if (!std::isfinite(value)) return {};
        const double zero = m_scale.log ? m_plot.left() : x(0), y = row(i).center().y();
        return {QPointF(std::min(zero, x(value)), y - m_thick / 2), QPointF(std::max(zero, x(value)), y + m_thick / 2)};
    }

    /// Faint where its difference is not resolved.
    ModeStyle barStyle(qsizetype i) const
    {
        ModeStyle style = modeStyle(c.bars[i].mode, t);
        if (c.bars[i].unresolved) style.color = mixed(t.background, style.color, 0.3);
        return style;
    }

    void paintBar(QPainter& p, qsizetype i) const
    {
        const ComparisonBar& bar = c.bars[i];
        const ModeStyle style = modeStyle(bar.mode, t);
        const double y = row(i).center().y();
        const QFont plain = Theme::font(m_type), bold = Theme::font(m_type, QFont::DemiBold);
        const QFont& name = bar.isBaseline ? bold : plain;
        drawLabel(p, {m_plot.left() - 22, y}, elided(labelOf(bar), name, m_labels, Qt::ElideMiddle), name, t.ink,
                  Qt::AlignRight);
        style.drawMarker(p, {m_plot.left() - 11, y}, std::min(10.0, m_row * 0.7));
        double end = m_plot.left();
        if (std::isfinite(bar.value)) {
            const QRectF box = barBox(i);
            barStyle(i).drawBarMarks(p, box);
            if (bar.unresolved) dashedFrame(p, box, style.color); // an outline that is not closed
            if (bar.value > m_scale.max) paintBeyond(p, y);       // a zoomed axis ends before it does
            end = std::max(end, box.right());
        }
        if (std::isfinite(bar.low) && std::isfinite(bar.high)) {
            const double half = std::min(4.5, m_thick * 0.3);
            paintWhisker(p, {x(bar.low), y}, {x(bar.high), y}, half, t);
            if (bar.high > m_scale.max) paintBeyond(p, y);
            end = std::max(end, x(bar.high) + (bar.high > m_scale.max ? 3 : 0));
        }
        if (std::isfinite(bar.reference) && bar.reference >= m_scale.min && bar.reference <= m_scale.max) {
            p.fillRect(QRectF(x(bar.reference) - 1.2, y - m_thick / 2 - 2, 2.4, m_thick + 4), t.ink);
            end = std::max(end, x(bar.reference) + 1);
        }
        // Behind the limit, where it is near: a number across the line could not be read.
        if (std::isfinite(c.limit) && end <= x(c.limit) + 1) end = x(c.limit);
        const QColor ink = std::isfinite(bar.value) ? t.ink : t.muted;
        drawLabel(p, {end + 7, y}, valueText(bar), bold, ink);
        if (m_notes) drawLabel(p, {end + 13 + textWidth(valueText(bar), bold), y}, noteText(bar), plain, t.muted);
    }

    const ComparisonContent& c;
    double m_type = 12, m_pad = 18, m_labels = 0, m_titleType = 16, m_titleY = 0, m_keyY = 0, m_findingY = -1;
    static constexpr double kMinPanelWidth = 110, kHeading = 20; ///< of the ratios: width of the axis, height above it
    bool m_notes = false;
    Arrangement m_arranged = Arrangement::None;
    std::optional<RatioDots> m_dots;
};

} // namespace qs
