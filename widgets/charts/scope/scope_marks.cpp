// SPDX-License-Identifier: GPL-3.0-or-later
// What ScopePicture marks in the trace: changes of the setup, findings, and stretches in which the device was held
// back.
#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/scope/scope_picture.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace qs {

void ScopePicture::collectMarks(const ScopeData& data)
{
    m_markLines.clear();
    m_signs.clear();
    m_brackets.clear();
    m_stretches.clear();
    if (m_lines.empty()) return;
    for (const ScopeStretch& stretch : data.throttled)
        if (stretch.last >= m_x.min && stretch.first <= m_x.max) m_stretches.push_back(stretch);
    auto shown = std::find_if(m_lines.begin(), m_lines.end(), [](const ScopeLine& line) { return line.active; });
    if (shown == m_lines.end()) shown = m_lines.begin();
    const auto index = static_cast<std::size_t>(shown->trace);
    for (const ScopeMark& mark : data.marks) {
        if (index >= mark.at.size()) continue;
        const double at = data.traces[index].iteration(static_cast<double>(mark.at[index]));
        if (at > m_x.min && at < m_x.max) m_markLines.push_back({std::round(xPixel(at)), mark.before, mark.text, {}});
    }
    for (const ScopeFinding& finding : data.findings)
        if (finding.trace == shown->trace) collectFinding(finding);
}

void ScopePicture::collectFinding(const ScopeFinding& finding)
{
    if (finding.range && finding.range->second >= m_x.min && finding.range->first <= m_x.max) {
        const double first = std::max(finding.range->first, m_x.min), last = std::min(finding.range->second, m_x.max);
        m_brackets.push_back({first, last, finding.text});
        if (finding.at.empty()) addSign(first, finding.text, true);
    }
    // Thousands of places are a few hundred pixels: one sign to each four of them.
    double done = -1e9;
    bool first = true;
    auto at = std::lower_bound(finding.at.begin(), finding.at.end(), m_x.min);
    for (; at != finding.at.end() && *at <= m_x.max; ++at) {
        if (xPixel(*at) - done < 4) continue;
        done = xPixel(*at);
        addSign(*at, finding.text, first);
        first = false;
    }
}

/// A round sign that would cover another one becomes part of it.
void ScopePicture::addSign(double iteration, const QString& text, bool round)
{
    if (round)
        for (Sign& sign : m_signs)
            if (sign.round && std::abs(xPixel(sign.iteration) - xPixel(iteration)) < 12) {
                if (sign.text != text) sign.text += QLatin1Char('\n') + text;
                return;
            }
    m_signs.push_back({iteration, text, round});
}

QString ScopePicture::findingAt(QPointF at) const
{
    for (const bool round : {true, false})
        for (const Sign& sign : m_signs) {
            const double reach = sign.round ? 12 : 5;
            if (sign.round == round && QLineF(at, QPointF(xPixel(sign.iteration), m_plot.top())).length() < reach)
                return sign.text;
        }
    for (const Bracket& bracket : m_brackets)
        if (std::abs(at.y() - m_plot.top()) < 8 && at.x() >= xPixel(bracket.first) - 3 &&
            at.x() <= xPixel(bracket.last) + 3)
            return bracket.text;
    if (!m_plot.contains(at)) return {};
    for (const ScopeStretch& stretch : m_stretches)
        if (at.x() >= xPixel(stretch.first - 0.5) - 2 && at.x() <= xPixel(stretch.last + 0.5) + 2)
            return tr("Throttled in iterations %1 to %2: %3")
                .arg(countText(stretch.first), countText(stretch.last), stretch.why);
    return {};
}

/// Up to three rows of texts; where marks stand closer, the newer ones keep their words.
void ScopePicture::placeWords()
{
    const QFont font = marksFont();
    std::array<double, 3> used{m_plot.right(), m_plot.right(), m_plot.right()};
    for (auto mark = m_markLines.rbegin(); mark != m_markLines.rend(); ++mark) {
        const double from = mark->x + 3, room = *std::max_element(used.begin(), used.end());
        if (from >= room && room < m_plot.right()) continue;
        const double width = textWidth(mark->text, font) + 8, left = std::min(from, m_plot.right() - width);
        const auto row = std::find_if(used.begin(), used.end(), [&](double limit) { return left + width <= limit; });
        if (row == used.end() || left < m_plot.left()) continue;
        mark->words = {left, m_plot.top() + 8 + (m_small + 7) * static_cast<double>(row - used.begin()), width,
                       m_small + 5};
        *row = left - 4;
    }
}

QFont ScopePicture::marksFont() const { return Theme::font(m_small - 1, QFont::Medium); }

// A knob that is dragged leaves hundreds of marks, which would hide the trace: where they stand close, those without
// words are ticks at the foot.
void ScopePicture::paintMarks(QPainter& painter) const
{
    constexpr double kApart = 20, kTick = 7;
    const bool smooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(m_theme.muted, 1, Qt::DashLine));
    double done = -1e9;
    for (std::size_t i = 0; i < m_markLines.size(); ++i) {
        const double x = m_markLines[i].x;
        const bool close = (i > 0 && x - m_markLines[i - 1].x < kApart) ||
                           (i + 1 < m_markLines.size() && m_markLines[i + 1].x - x < kApart);
        if (!close || !m_markLines[i].words.isNull())
            painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
        else if (x - done >= 3)
            painter.fillRect(QRectF(done = x, m_plot.bottom() - kTick, 1, kTick), m_theme.muted);
    }
    painter.setRenderHint(QPainter::Antialiasing, smooth);
}

/// Over the traces: words that a line runs through cannot be read.
void ScopePicture::paintMarkWords(QPainter& painter) const
{
    QColor ground = m_theme.background;
    ground.setAlphaF(0.66f);
    for (const MarkLine& mark : m_markLines) {
        if (mark.words.isNull()) continue;
        painter.fillRect(mark.words, ground);
        drawLabel(painter, {mark.words.left() + 4, mark.words.center().y()}, mark.text, marksFont(), m_theme.ink);
    }
}

// Percentiles, range and distribution are of the present setup: what earlier ones left is a shadow, and says whose.
void ScopePicture::paintPast(QPainter& painter) const
{
    if (!m_present || m_markLines.empty()) return;
    const double end = std::min(xPixel(*m_present), m_plot.right());
    if (end <= m_plot.left()) return;
    QColor wash = m_theme.background;
    wash.setAlphaF(0.55f);
    painter.fillRect(QRectF(m_plot.left(), m_plot.top(), end - m_plot.left(), m_plot.height()), wash);
    const MarkLine& first = m_markLines.front(); // those after it have the words of the mark before them
    const double width = textWidth(first.before, marksFont()) + 8;
    if (first.before.isEmpty() || first.x - m_plot.left() < width + 6) return;
    drawLabel(painter, {first.x - width, m_plot.bottom() - m_small - 4}, first.before, marksFont(), m_theme.muted);
}

QColor ScopePicture::stretchShade() const
{
    return mixed(m_theme.background, m_theme.warning, m_theme.dark ? 0.14 : 0.13);
}

void ScopePicture::paintStretches(QPainter& painter) const
{
    for (const ScopeStretch& stretch : m_stretches) {
        const double left = std::clamp(xPixel(stretch.first - 0.5), m_plot.left(), m_plot.right());
        const double right = std::clamp(xPixel(stretch.last + 0.5), m_plot.left(), m_plot.right());
        const QRectF band(left, m_plot.top(), std::max(2.0, right - left), m_plot.height());
        painter.fillRect(band, stretchShade());
        for (const AxisTick& tick : m_y.ticks) { // the grid goes on over the shade
            const double y = std::round(yPixel(tick.value));
            if (y > m_plot.top() + 1 && y < m_plot.bottom() - 1)
                painter.fillRect(QRectF(band.left(), y, band.width(), 1), mixed(m_theme.grid, stretchShade(), 0.4));
        }
        // An edge that is seen without its colour.
        painter.fillRect(QRectF(band.left(), m_plot.bottom() - 3, band.width(), 3), m_theme.warning);
    }
}

// The reason stands at the foot of its stretch, where it has room there.
void ScopePicture::paintStretchNames(QPainter& painter) const
{
    const QFont font = Theme::font(m_small - 1, QFont::Medium);
    double done = m_plot.left();
    for (const ScopeStretch& stretch : m_stretches) {
        const double left = std::max(done, xPixel(stretch.first - 0.5));
        const double right = std::min(xPixel(stretch.last + 0.5), m_plot.right());
        const double width = textWidth(stretch.why, font) + 8;
        if (stretch.why.isEmpty() || right - left < width) continue;
        const QRectF ground(left + 3, m_plot.bottom() - m_small - 11, width, m_small + 5);
        painter.fillRect(ground, stretchShade());
        drawLabel(painter, {ground.left() + 4, ground.center().y()}, stretch.why, font,
                  m_theme.readable(m_theme.warning, stretchShade()));
        done = ground.right() + 4;
    }
}

void ScopePicture::paintFindings(QPainter& painter) const
{
    const double top = m_plot.top();
    for (const Bracket& bracket : m_brackets) {
        const double left = xPixel(bracket.first), right = std::max(left + 2, xPixel(bracket.last));
        painter.fillRect(QRectF(left, top - 1.5, right - left, 3), m_theme.warning);
        for (const double x : {left, right})
            painter.fillRect(QRectF(x - 1, top - 1.5, 2, 8), m_theme.warning);
    }
    for (const Sign& sign : m_signs) {
        if (sign.round) continue;
        const double x = xPixel(sign.iteration);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.warning);
        painter.drawPolygon(QPolygonF({{x - 3, top - 5}, {x + 3, top - 5}, {x, top + 1}}));
    }
    for (const Sign& sign : m_signs) {
        if (!sign.round) continue;
        const QPointF at(xPixel(sign.iteration), top);
        painter.setPen(QPen(m_theme.background, 1));
        painter.setBrush(m_theme.warning);
        painter.drawEllipse(at, 7, 7);
        drawLabel(painter, at, QStringLiteral("!"), Theme::font(11, QFont::Bold), m_theme.background, Qt::AlignHCenter);
    }
}

} // namespace qs
