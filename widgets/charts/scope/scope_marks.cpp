// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/scope/scope_marks.h"

#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/scope/scope_picture.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace qs {

void ScopeMarks::collect(const ScopeData& data)
{
    m_lines.clear();
    m_signs.clear();
    m_brackets.clear();
    m_stretches.clear();
    const std::vector<ScopeLine>& lines = m_picture.lines();
    if (lines.empty()) return;
    for (const ScopeStretch& stretch : data.throttled)
        if (stretch.last >= m_picture.xScale().min && stretch.first <= m_picture.xScale().max)
            m_stretches.push_back(stretch);
    auto shown = std::find_if(lines.begin(), lines.end(), [](const ScopeLine& line) { return line.active; });
    if (shown == lines.end()) shown = lines.begin();
    const auto index = static_cast<std::size_t>(shown->trace);
    for (const ScopeMark& mark : data.marks) {
        if (index >= mark.at.size()) continue;
        const double at = data.traces[index].iteration(static_cast<double>(mark.at[index]));
        if (at > m_picture.xScale().min && at < m_picture.xScale().max)
            m_lines.push_back({std::round(m_picture.xPixel(at)), mark.before, mark.text, {}});
    }
    for (const ScopeFinding& finding : data.findings)
        if (finding.trace == shown->trace) collectFinding(finding);
    placeWords();
}

void ScopeMarks::collectFinding(const ScopeFinding& finding)
{
    if (finding.range && finding.range->second >= m_picture.xScale().min &&
        finding.range->first <= m_picture.xScale().max) {
        const double first = std::max(finding.range->first, m_picture.xScale().min),
                     last = std::min(finding.range->second, m_picture.xScale().max);
        m_brackets.push_back({first, last, finding.text});
        if (finding.at.empty()) addSign(first, finding.text, true);
    }
    // Thousands of places are a few hundred pixels: one sign to each twelve of them, so that signs stand apart.
    double done = -1e9;
    bool first = true;
    auto at = std::lower_bound(finding.at.begin(), finding.at.end(), m_picture.xScale().min);
    for (; at != finding.at.end() && *at <= m_picture.xScale().max; ++at) {
        if (m_picture.xPixel(*at) - done < 12) continue;
        done = m_picture.xPixel(*at);
        addSign(*at, finding.text, first);
        first = false;
    }
}

/// A round sign that would cover another one becomes part of it.
void ScopeMarks::addSign(double iteration, const QString& text, bool round)
{
    if (round)
        for (Sign& sign : m_signs)
            if (sign.round && std::abs(m_picture.xPixel(sign.iteration) - m_picture.xPixel(iteration)) < 12) {
                if (sign.text != text) sign.text += QLatin1Char('\n') + text;
                return;
            }
    m_signs.push_back({iteration, text, round});
}

QString ScopeMarks::findingAt(QPointF at) const
{
    for (const bool round : {true, false})
        for (const Sign& sign : m_signs) {
            const double reach = sign.round ? 12 : 5;
            if (sign.round == round &&
                QLineF(at, QPointF(m_picture.xPixel(sign.iteration), m_picture.plot().top())).length() < reach)
                return sign.text;
        }
    for (const Bracket& bracket : m_brackets)
        if (std::abs(at.y() - m_picture.plot().top()) < 8 && at.x() >= m_picture.xPixel(bracket.first) - 3 &&
            at.x() <= m_picture.xPixel(bracket.last) + 3)
            return bracket.text;
    if (!m_picture.plot().contains(at)) return {};
    for (const ScopeStretch& stretch : m_stretches)
        if (at.x() >= m_picture.xPixel(stretch.first - 0.5) - 2 && at.x() <= m_picture.xPixel(stretch.last + 0.5) + 2)
            return tr("Throttled in iterations %1 to %2: %3")
                .arg(countText(stretch.first), countText(stretch.last), stretch.why);
    return {};
}

/// Up to three rows of texts; where marks stand closer, the newer ones keep their words.
void ScopeMarks::placeWords()
{
    const QFont type = font();
    std::array<double, 3> used{m_picture.plot().right(), m_picture.plot().right(), m_picture.plot().right()};
    for (auto mark = m_lines.rbegin(); mark != m_lines.rend(); ++mark) {
        const double from = mark->x + 3, room = *std::max_element(used.begin(), used.end());
        if (from >= room && room < m_picture.plot().right()) continue;
        const double width = textWidth(mark->text, type) + 8, left = std::min(from, m_picture.plot().right() - width);
        const auto row = std::find_if(used.begin(), used.end(), [&](double limit) { return left + width <= limit; });
        if (row == used.end() || left < m_picture.plot().left()) continue;
        mark->words = {
            left, m_picture.plot().top() + 8 + (m_picture.typeSize() + 7) * static_cast<double>(row - used.begin()),
            width, m_picture.typeSize() + 5};
        *row = left - 4;
    }
}

QFont ScopeMarks::font() const { return Theme::font(m_picture.typeSize() - 1, QFont::Medium); }

// A knob that is dragged leaves hundreds of marks, which would hide the trace: where they stand close, those without
// words are ticks at the foot.
void ScopeMarks::paintLines(QPainter& painter) const
{
    constexpr double kApart = 20, kTick = 7;
    const bool smooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(m_picture.theme().muted, 1, Qt::DashLine));
    double done = -1e9;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const double x = m_lines[i].x;
        const bool close =
            (i > 0 && x - m_lines[i - 1].x < kApart) || (i + 1 < m_lines.size() && m_lines[i + 1].x - x < kApart);
        if (!close || !m_lines[i].words.isNull())
            painter.drawLine(QPointF(x, m_picture.plot().top()), QPointF(x, m_picture.plot().bottom()));
        else if (x - done >= 3)
            painter.fillRect(QRectF(done = x, m_picture.plot().bottom() - kTick, 1, kTick), m_picture.theme().muted);
    }
    painter.setRenderHint(QPainter::Antialiasing, smooth);
}

/// Over the traces: words that a line runs through cannot be read.
void ScopeMarks::paintWords(QPainter& painter) const
{
    QColor ground = m_picture.theme().background;
    ground.setAlphaF(0.66f);
    for (const MarkLine& mark : m_lines) {
        if (mark.words.isNull()) continue;
        painter.fillRect(mark.words, ground);
        drawLabel(painter, {mark.words.left() + 4, mark.words.center().y()}, mark.text, font(), m_picture.theme().ink);
    }
}

// Percentiles, range and distribution are of the present setup: what earlier ones left is a shadow, and says whose.
void ScopeMarks::paintPast(QPainter& painter) const
{
    if (!m_picture.present() || m_lines.empty()) return;
    const double end = std::min(m_picture.xPixel(*m_picture.present()), m_picture.plot().right());
    if (end <= m_picture.plot().left()) return;
    QColor wash = m_picture.theme().background;
    wash.setAlphaF(0.55f);
    painter.fillRect(QRectF(m_picture.plot().left(), m_picture.plot().top(), end - m_picture.plot().left(),
                            m_picture.plot().height()),
                     wash);
    const MarkLine& first = m_lines.front(); // those after it have the words of the mark before them
    const double width = textWidth(first.before, font()) + 8;
    if (first.before.isEmpty() || first.x - m_picture.plot().left() < width + 6) return;
    drawLabel(painter, {first.x - width, m_picture.plot().bottom() - m_picture.typeSize() - 4}, first.before, font(),
              m_picture.theme().muted);
}

QColor ScopeMarks::stretchShade() const
{
    return mixed(m_picture.theme().background, m_picture.theme().warning, m_picture.theme().dark ? 0.14 : 0.13);
}

void ScopeMarks::paintStretches(QPainter& painter) const
{
    for (const ScopeStretch& stretch : m_stretches) {
        const double left =
            std::clamp(m_picture.xPixel(stretch.first - 0.5), m_picture.plot().left(), m_picture.plot().right());
        const double right =
            std::clamp(m_picture.xPixel(stretch.last + 0.5), m_picture.plot().left(), m_picture.plot().right());
        const QRectF band(left, m_picture.plot().top(), std::max(2.0, right - left), m_picture.plot().height());
        painter.fillRect(band, stretchShade());
        for (const AxisTick& tick : m_picture.yScale().ticks) { // the grid goes on over the shade
            const double y = std::round(m_picture.yPixel(tick.value));
            if (y > m_picture.plot().top() + 1 && y < m_picture.plot().bottom() - 1)
                painter.fillRect(QRectF(band.left(), y, band.width(), 1),
                                 mixed(m_picture.theme().grid, stretchShade(), 0.4));
        }
        // An edge that is seen without its colour.
        painter.fillRect(QRectF(band.left(), m_picture.plot().bottom() - 3, band.width(), 3),
                         m_picture.theme().warning);
    }
}

// The reason stands at the foot of its stretch, where it has room there.
void ScopeMarks::paintStretchNames(QPainter& painter) const
{
    const QFont font = Theme::font(m_picture.typeSize() - 1, QFont::Medium);
    double done = m_picture.plot().left();
    for (const ScopeStretch& stretch : m_stretches) {
        const double left = std::max(done, m_picture.xPixel(stretch.first - 0.5));
        const double right = std::min(m_picture.xPixel(stretch.last + 0.5), m_picture.plot().right());
        const double width = textWidth(stretch.why, font) + 8;
        if (stretch.why.isEmpty() || right - left < width) continue;
        const QRectF ground(left + 3, m_picture.plot().bottom() - m_picture.typeSize() - 11, width,
                            m_picture.typeSize() + 5);
        painter.fillRect(ground, stretchShade());
        drawLabel(painter, {ground.left() + 4, ground.center().y()}, stretch.why, font,
                  m_picture.theme().readable(m_picture.theme().warning, stretchShade()));
        done = ground.right() + 4;
    }
}

void ScopeMarks::paintFindings(QPainter& painter) const
{
    const double top = m_picture.plot().top();
    for (const Bracket& bracket : m_brackets) {
        const double left = m_picture.xPixel(bracket.first), right = std::max(left + 2, m_picture.xPixel(bracket.last));
        painter.fillRect(QRectF(left, top - 1.5, right - left, 3), m_picture.theme().warning);
        for (const double x : {left, right})
            painter.fillRect(QRectF(x - 1, top - 1.5, 2, 8), m_picture.theme().warning);
    }
    for (const Sign& sign : m_signs) {
        if (sign.round) continue;
        const double x = m_picture.xPixel(sign.iteration);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_picture.theme().warning);
        painter.drawPolygon(QPolygonF({{x - 3, top - 5}, {x + 3, top - 5}, {x, top + 1}}));
    }
    for (const Sign& sign : m_signs) {
        if (!sign.round) continue;
        const QPointF at(m_picture.xPixel(sign.iteration), top);
        painter.setPen(QPen(m_picture.theme().background, 1));
        painter.setBrush(m_picture.theme().warning);
        painter.drawEllipse(at, 7, 7);
        drawLabel(painter, at, QStringLiteral("!"), Theme::font(11, QFont::Bold), m_picture.theme().background,
                  Qt::AlignHCenter);
    }
}

} // namespace qs
