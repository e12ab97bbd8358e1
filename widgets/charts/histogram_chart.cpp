// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/histogram_chart.h"

#include "widgets/charts/axis_frame.h"
#include "widgets/charts/chart_header.h"
#include "widgets/charts/chart_text.h"
#include "widgets/style/mode_style.h"

#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

ModeFamily familyOf(ProbeFormat format, int bits)
{
    switch (format) {
    case ProbeFormat::Int:
        return bits <= 4 ? ModeFamily::Int4 : ModeFamily::Int8;
    case ProbeFormat::E4M3:
    case ProbeFormat::E5M2:
        return ModeFamily::Fp8E4M3;
    default:
        return ModeFamily::Microscaling;
    }
}

/// '20', '5k', '2M'.
QString shortCount(double count)
{
    if (count >= 1e6) return QStringLiteral("%1M").arg(count / 1e6);
    return count >= 1e3 ? QStringLiteral("%1k").arg(count / 1e3) : QString::number(count);
}

constexpr double kLineHeight = 20; ///< of the number line

} // namespace

/// The distribution for one size.
class HistogramPainter
{
public:
    HistogramPainter(const HistogramChart& chart, QSizeF size, const Theme& theme)
        : c(chart), r(chart.m_probe), t(theme), m_size(size),
          m_header(chart.title(), r.before.empty() ? QString() : QString::fromStdString(probeText(r.request)), size),
          m_color(formatColor(familyOf(r.request.format, r.request.bits), theme))
    {
        m_plot = QRectF(QPointF(m_header.pad() + 46, m_header.bottom() + 2), QPointF(size.width() - m_header.pad(), size.height() - 44 - kLineHeight - 14));
        if (!r.before.empty()) findScales();
    }

    QRectF plot() const { return m_plot; }
    double valueAt(double x) const { return m_x.value((x - m_plot.left()) / m_plot.width()); }

    void paint(QPainter& p)
    {
        p.fillRect(QRectF(QPointF(), m_size), t.background);
        addKeys();
        m_header.paint(p, t);
        if (r.before.empty()) return paintEmptyText(p, m_size, r.failed.empty() ? c.emptyText() : QString::fromStdString(r.failed), t);
        if (m_plot.height() < 16 || m_plot.width() < 40) return;
        paintClip(p);
        AxisFrame frame;
        AxisPanel above{m_plot, m_x, m_y}, below{numberLine(), m_x, {0, 1, false, {}}};
        above.xLabels = false;
        below.yGrid = below.yLabels = false;
        frame.set({above, below}, m_size, t, m_header.type());
        frame.paint(p);
        paintCounts(p, r.before, t.muted, true);
        paintCounts(p, r.after, m_color, false);
        paintRare(p);
        paintNumberLine(p);
        drawLabel(p, {m_plot.right(), m_size.height() - 9}, HistogramChart::tr("value"), Theme::font(m_header.type(), QFont::Medium), t.muted, Qt::AlignRight);
    }

private:
    QRectF numberLine() const { return {m_plot.left(), m_plot.bottom() + 14, m_plot.width(), kLineHeight}; }

    void findScales()
    {
        double low = r.before.edges.front(), high = r.before.edges.back();
        if (!(high > low)) high = low + std::max(1e-9, std::abs(low) * 0.1);
        m_x = linearScale(low, high, static_cast<int>(std::clamp(m_plot.width() / 75, 2.0, 10.0)));
        std::int64_t most = 1;
        for (const ProbeHistogram* h : {&r.before, &r.after})
            for (const std::int64_t n : h->counts)
                most = std::max(most, n);
        const int ticks = static_cast<int>(std::clamp(m_plot.height() / 38, 2.0, 7.0));
        m_y = c.m_log ? logScale(0.7, static_cast<double>(most) * 1.3, ticks) : countScale(0, static_cast<double>(most) * 1.05, ticks);
        if (!c.m_log) return;
        for (AxisTick& tick : m_y.ticks)
            if (!tick.label.isEmpty()) tick.label = shortCount(tick.value);
    }

    void addKeys()
    {
        m_header.setQuantity(c.m_log ? HistogramChart::tr("Values (log)") : HistogramChart::tr("Values"));
        if (r.before.empty()) return;
        m_header.addKey(HistogramChart::tr("before"), [this](QPainter& p, QPointF at) { p.fillRect(QRectF(at.x(), at.y() - 5, 18, 10), mixed(t.background, t.muted, 0.35)); });
        m_header.addKey(HistogramChart::tr("restored"), [this](QPainter& p, QPointF at) {
            p.setPen(QPen(m_color, 1.6));
            p.drawPolyline(QPolygonF({at + QPointF(0, 5), at + QPointF(5, 5), at + QPointF(5, -5), at + QPointF(13, -5), at + QPointF(13, 5), at + QPointF(18, 5)}));
        });
        if (r.clipLow > r.before.edges.front() || r.clipHigh < r.before.edges.back())
            m_header.addKey(HistogramChart::tr("cut"), [this](QPainter& p, QPointF at) {
                p.fillRect(QRectF(at.x(), at.y() - 6, 18, 12), cutColor());
                paintHatching(p, QRectF(at.x(), at.y() - 6, 18, 12), cutLine(), 4);
            });
    }

    QColor cutColor() const { return mixed(t.background, t.bad, 0.1); }
    QColor cutLine() const { return mixed(t.background, t.bad, 0.28); }
    double x(double value) const { return m_plot.left() + std::clamp(m_x.fraction(value), 0.0, 1.0) * m_plot.width(); }
    double y(double count) const
    {
        if (m_y.log && count < m_y.min) return m_plot.bottom();
        return m_plot.bottom() - std::clamp(m_y.fraction(count), 0.0, 1.0) * m_plot.height();
    }

    void paintClip(QPainter& p) const
    {
        if (!(r.clipHigh > r.clipLow)) return;
        for (const auto& [from, to] : {std::pair(m_x.min, r.clipLow), std::pair(r.clipHigh, m_x.max)}) {
            const QRectF box(QPointF(x(from), m_plot.top()), QPointF(x(to), numberLine().bottom()));
            if (!(to > from) || box.width() < 1) continue;
            p.fillRect(box, cutColor());
            paintHatching(p, box, cutLine(), 7);
        }
    }

    /// Steps, of neighbours that fall into one pixel the highest; a figure for each stretch without a gap.
    QVector<QPolygonF> steps(const ProbeHistogram& h) const
    {
        QVector<QPolygonF> all;
        QPolygonF line;
        const auto close = [&] {
            if (line.isEmpty()) return;
            line.prepend(QPointF(line.front().x(), m_plot.bottom()));
            line.append(QPointF(line.back().x(), m_plot.bottom()));
            all.append(line);
            line.clear();
        };
        const std::size_t n = std::min(h.counts.size(), h.edges.size() - 1);
        for (std::size_t i = 0; i < n;) {
            const double left = x(h.edges[i]);
            std::int64_t most = 0;
            do
                most = std::max(most, h.counts[i++]);
            while (i < n && x(h.edges[i]) - left < 1);
            if (most == 0) {
                close();
                continue;
            }
            const double top = y(static_cast<double>(most));
            line << QPointF(left, top) << QPointF(x(h.edges[i]), top);
        }
        close();
        return all;
    }

    void paintCounts(QPainter& p, const ProbeHistogram& h, const QColor& color, bool filled) const
    {
        if (h.empty()) return;
        p.setPen(filled ? QPen(Qt::NoPen) : QPen(color, 1.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        p.setBrush(filled ? QBrush(mixed(t.background, color, 0.35)) : QBrush(Qt::NoBrush));
        for (const QPolygonF& line : steps(h))
            filled ? p.drawPolygon(line) : p.drawPolyline(line);
    }

    /// A bar of less than two pixels would not be seen: what is there gets a tick.
    void paintRare(QPainter& p) const
    {
        p.setPen(QPen(t.outlier, 1.4));
        for (std::size_t i = 0; i < r.before.counts.size(); ++i) {
            const auto n = static_cast<double>(r.before.counts[i]);
            if (n <= 0 || m_plot.bottom() - y(n) >= 2) continue;
            const double at = x((r.before.edges[i] + r.before.edges[i + 1]) / 2);
            p.drawLine(QPointF(at, m_plot.bottom()), QPointF(at, m_plot.bottom() - 6));
        }
    }

    void paintNumberLine(QPainter& p) const
    {
        const QRectF line = numberLine();
        QVector<double> at;
        for (const double v : r.representable)
            if (v >= m_x.min && v <= m_x.max) at.append(x(v));
        // Where ticks touch, their density is what shows.
        const bool dense = at.size() > line.width() / 2.5;
        QColor color = m_color;
        color.setAlphaF(dense ? std::clamp(1.4 * line.width() / (4.0 * static_cast<double>(at.size())), 0.15, 1.0) : 1.0);
        p.setPen(QPen(color, dense ? 1 : 1.6));
        for (const double each : at)
            p.drawLine(QPointF(each, line.top() + 2), QPointF(each, line.bottom()));
    }

    const HistogramChart& c;
    const TensorProbeResult& r;
    const Theme& t;
    QSizeF m_size;
    ChartHeader m_header;
    QColor m_color;
    QRectF m_plot;
    AxisScale m_x, m_y;
};

HistogramChart::HistogramChart(QWidget* parent) : ChartWidget(parent)
{
    setMouseTracking(true);
    setTitle(tr("Distribution"));
    setEmptyText(tr("No tensor is shown. Choose one above, or open a .safetensors or .npy file."));
    updateAccessibleText();
}

void HistogramChart::setProbe(const TensorProbeResult& probe)
{
    m_probe = probe;
    if (m_probe.before.edges.size() != m_probe.before.counts.size() + 1) m_probe.before = {}; // nothing that could be drawn
    if (m_probe.after.edges.size() != m_probe.after.counts.size() + 1) m_probe.after = {};
    updateAccessibleText();
    invalidate();
}

void HistogramChart::clear() { setProbe({}); }

void HistogramChart::setLogCount(bool log)
{
    if (log == m_log) return;
    m_log = log;
    invalidate();
    emit logCountChanged(log);
}

QString HistogramChart::summary() const
{
    if (m_probe.before.empty()) return m_probe.failed.empty() ? emptyText() : QString::fromStdString(m_probe.failed);
    return tr("%1 values from %2 to %3, standard deviation %4. As %5 they become %6 values at the median scale; kept from %7 to %8.")
        .arg(countText(static_cast<double>(m_probe.elements())), numberText(m_probe.min), numberText(m_probe.max), numberText(m_probe.std),
             QString::fromStdString(probeText(m_probe.request)), countText(static_cast<double>(m_probe.representable.size())), numberText(m_probe.clipLow),
             numberText(m_probe.clipHigh));
}

void HistogramChart::paintChart(QPainter& painter, QSizeF size, const Theme& theme) const { HistogramPainter(*this, size, theme).paint(painter); }

void HistogramChart::paintOverlay(QPainter& painter)
{
    if (!m_pointer || m_probe.before.empty()) return;
    const HistogramPainter layout(*this, size(), theme());
    const QRectF plot = layout.plot();
    if (m_pointer->x() < plot.left() || m_pointer->x() > plot.right()) return;
    const double value = layout.valueAt(m_pointer->x());
    const auto& edges = m_probe.before.edges;
    const auto above = std::upper_bound(edges.begin(), edges.end(), value);
    if (above == edges.begin() || above == edges.end()) return;
    const auto bin = static_cast<std::size_t>(above - edges.begin()) - 1;
    QStringList lines{tr("%1 to %2").arg(numberText(edges[bin]), numberText(edges[bin + 1])), tr("before %1").arg(countText(static_cast<double>(m_probe.before.counts[bin])))};
    if (bin < m_probe.after.counts.size()) lines << tr("restored %1").arg(countText(static_cast<double>(m_probe.after.counts[bin])));
    const auto& values = m_probe.representable;
    if (!values.empty()) {
        const auto next = std::lower_bound(values.begin(), values.end(), value);
        const double nearest = next == values.end() ? values.back() : next == values.begin() ? *next : value - *(next - 1) < *next - value ? *(next - 1) : *next;
        lines << tr("nearest code value %1").arg(numberText(nearest));
    }
    painter.setPen(QPen(theme().muted, 1, Qt::DotLine));
    painter.drawLine(QPointF(m_pointer->x(), plot.top()), QPointF(m_pointer->x(), plot.bottom() + 34));
    QColor ground = theme().background;
    ground.setAlpha(240);
    const bool left = m_pointer->x() > plot.center().x();
    drawChip(painter, {m_pointer->x() + (left ? -10 : 10), plot.top() + 4}, lines, Theme::font(12), theme().ink, ground, theme().border, QRectF(rect()).adjusted(2, 2, -2, -2),
             left ? Qt::AlignRight : Qt::AlignLeft);
}

void HistogramChart::extendMenu(QMenu& menu, QPointF)
{
    QAction* log = menu.addAction(tr("Counts on a log axis"));
    log->setCheckable(true);
    log->setChecked(m_log);
    connect(log, &QAction::toggled, this, &HistogramChart::setLogCount);
}

void HistogramChart::mouseMoveEvent(QMouseEvent* event)
{
    m_pointer = event->position();
    update();
}

void HistogramChart::leaveEvent(QEvent* event)
{
    m_pointer.reset();
    update();
    ChartWidget::leaveEvent(event);
}

} // namespace qs
