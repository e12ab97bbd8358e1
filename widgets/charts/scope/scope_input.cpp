// SPDX-License-Identifier: GPL-3.0-or-later
// The hands of ScopeChart that other charts do not have: cursors that follow the trace, and its menu.
#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/charts/scope/scope_picture.h"
#include "widgets/language/view_number.h"
#include "widgets/style/outdated_veil.h"

#include <QAction>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace qs {

void ScopeChart::setRange(Qt::Orientation axis, int, const ChartRange& range)
{
    if (!range) return;
    if (axis == Qt::Horizontal)
        zoomIterations(range->first, range->second);
    else
        zoomLatency(range->first, range->second);
}

bool ScopeChart::hasYRange(int) const { return m_content.view.y.has_value(); }

bool ScopeChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && !m_picture->empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString text = m_picture->findingAt(QPointF(help->pos()) / magnification());
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return ChartWidget::event(event);
}

void ScopeChart::extendMenu(QMenu& menu, QPointF)
{
    if (m_picture->empty()) return;
    addLogChoice(menu, tr("Logarithmic latency"), logLatency());
    if (traceCount() > 1) {
        QMenu* traces = menu.addMenu(tr("Highlight"));
        for (int i = -1; i < traceCount(); ++i) {
            const QString name =
                i < 0 ? tr("All medians") : m_content.live.traces[static_cast<std::size_t>(i)].info.label;
            QAction* action = traces->addAction(name, this, [this, i] { setActiveTrace(i); });
            action->setCheckable(true);
            action->setChecked(i == activeTrace());
        }
    }
}

void ScopeChart::placeCursor(bool second, QPointF at)
{
    if (m_picture->empty()) return;
    const double iteration = m_picture->iterationAt(at.x());
    second ? setCursorB(iteration) : setCursorA(iteration);
}

void ScopeChart::clearCursors()
{
    setCursorA({});
    setCursorB({});
}

void ScopeChart::setCursorA(std::optional<double> iteration)
{
    m_cursorA = iteration;
    update();
}

void ScopeChart::setCursorB(std::optional<double> iteration)
{
    m_cursorB = iteration;
    update();
}

/// The median drawn at an iteration, of the active trace or else of the first.
std::optional<double> ScopeChart::valueNear(double iteration) const
{
    const ScopeLine* shownLine = nullptr;
    for (const ScopeLine& line : m_picture->lines())
        if (line.active || !shownLine) shownLine = &line;
    if (!shownLine) return {};
    const double position = iteration + shownLine->origin;
    for (const EnvelopeColumn& c : shownLine->medians)
        if (position < static_cast<double>(c.end) && position >= static_cast<double>(c.begin) - 0.5)
            return static_cast<double>(c.median);
    return {};
}

QString ScopeChart::cursorText() const
{
    if (!m_cursorA || !m_cursorB) return {};
    const auto a = valueNear(*m_cursorA), b = valueNear(*m_cursorB);
    QString text = tr("Δ %1 iterations").arg(countText(std::abs(*m_cursorB - *m_cursorA)));
    if (a && b) {
        const LatencyUnit& unit = m_picture->unit();
        text += QStringLiteral("   ·   %1 → %2 %3 (%4%5%)")
                    .arg(latencyNumber(*a, unit), latencyNumber(*b, unit), unit.name,
                         *b >= *a ? QStringLiteral("+") : QStringLiteral("−"))
                    .arg(viewFixed(std::abs(*b / *a - 1) * 100, 1));
    }
    return text;
}

void ScopeChart::paintOverlay(QPainter& painter)
{
    if (m_picture->empty()) return;
    if (!m_content.outdated.isEmpty()) {
        const QRectF all = m_picture->plot() | m_picture->distributionPlot();
        painter.fillRect(QRectF(0, all.top() - 12, room().width(), all.height() + 12), outdatedWash(theme()));
        drawChip(painter, {m_picture->plot().center().x(), m_picture->plot().top() + 28}, m_content.outdated,
                 Theme::font(13, QFont::Medium), theme().ink, theme().background, theme().border, m_picture->plot(),
                 Qt::AlignHCenter);
    }
    paintCursors(painter);
    if (isFrozen()) {
        const QFont font = Theme::font(12, QFont::DemiBold);
        drawChip(painter, m_picture->plot().topRight() + QPointF(-8, 8), {tr("Paused")}, font, theme().onAccent,
                 theme().accent, theme().accent, m_picture->plot(), Qt::AlignRight);
    }
}

void ScopeChart::paintCursors(QPainter& painter) const
{
    const QRectF plot = m_picture->plot();
    const QFont font = Theme::font(12, QFont::DemiBold);
    const auto draw = [&](const std::optional<double>& cursor, const QString& name) {
        if (!cursor) return;
        const double x = m_picture->xPixel(*cursor);
        if (x < plot.left() || x > plot.right()) return;
        painter.setPen(QPen(theme().accent, 1.4));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        drawChip(painter, {x, plot.bottom() - 4}, {name}, font, theme().onAccent, theme().accent, theme().accent, plot,
                 Qt::AlignHCenter | Qt::AlignBottom);
    };
    draw(m_cursorA, QStringLiteral("A"));
    draw(m_cursorB, QStringLiteral("B"));
    const QString text = cursorText();
    if (!text.isEmpty())
        drawChip(painter, {plot.center().x(), plot.top() + 8}, {text}, font, theme().ink, theme().background,
                 theme().border, plot, Qt::AlignHCenter);
}

} // namespace qs
