// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/bars/histogram_chart.h"

#include "widgets/charts/core/chart_canvas.h"
#include "widgets/charts/core/chart_header.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/language/message_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/mode_style.h"

#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

ModeFamily familyOf(NumberFormat format, int bits)
{
    switch (format) {
    case NumberFormat::Int8:
        return bits <= 4 ? ModeFamily::Int4 : ModeFamily::Int8;
    case NumberFormat::E4M3:
    case NumberFormat::E5M2:
        return ModeFamily::Fp8E4M3;
    default:
        return ModeFamily::Microscaling;
    }
}

/// '20', '5k', '2M'.
QString shortCount(double count)
{
    if (count >= 1e6) return QStringLiteral("%1M").arg(count / 1e6);
    return count >= 1e3 ? viewGeneral(count / 1e3, 6) + QLatin1Char('k') : QString::number(count);
}

constexpr double kLineHeight = 20; ///< of the number line

} // namespace

/// The distribution for one size.
class HistogramPainter
{
public:
    HistogramPainter(const HistogramContent& chart, QSizeF size, const Theme& theme)
        : c(chart), r(chart.probe), t(theme), m_size(size),
          m_header(chart.title, r.before.empty() ? QString() : messageText(probeText(r.request)), size),
          m_color(formatColor(familyOf(r.request.format, r.request.bits), theme))
    {
        m_plot = QRectF(QPointF(m_header.pad() + 46, m_header.bottom() + 2),
                        QPointF(size.width() - m_header.pad(), size.height() - 44 - kLineHeight - 14));
        if (!r.before.empty()) findScales();
    }

    QRectF plot() const { return m_plot; }
    const AxisScale& xScale() const { return m_x; }
    const AxisScale& yScale() const { return m_y; }
    const AxisScale& fullX() const { return m_fullX; }
    const AxisScale& fullY() const { return m_fullY; }
    double x(double value) const { return m_plot.left() + std::clamp(m_x.fraction(value), 0.0, 1.0) * m_plot.width(); }
    double y(double count) const
    {
        if (m_y.log && count < m_y.min) return m_plot.bottom();
        return m_plot.bottom() - std::clamp(m_y.fraction(count), 0.0, 1.0) * m_plot.height();
    }

    void paint(QPainter& p, ChartCanvas& canvas)
    {
        p.fillRect(QRectF(QPointF(), m_size), t.background);
        addKeys();
        m_header.paint(p, t);
        if (r.before.empty())
            return paintEmptyText(p, m_size, r.failed.empty() ? c.emptyText : messageText(r.failed), t);
        if (m_plot.height() < 16 || m_plot.width() < 40) return;
        paintClip(p);
        AxisPanel above{m_plot, m_x, m_y}, below{numberLine(), m_x, {0, 1, false, {}}};
        above.xLabels = false;
        below.yGrid = below.yLabels = false;
        canvas.begin({above, below}, m_size, t, m_header.type());
        for (const QPolygonF& upper : steps(r.before))
            canvas.area(0, upper, {{upper.front().x(), m_y.min}, {upper.back().x(), m_y.min}},
                        mixed(t.background, t.muted, 0.35));
        for (QPolygonF line : steps(r.after)) {
            line.prepend(QPointF(line.front().x(), m_y.min));
            line.append(QPointF(line.back().x(), m_y.min));
            canvas.line(0, line, QPen(m_color, 1.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        }
        canvas.paint(p);
        paintRare(p);
        paintNumberLine(p);
        drawLabel(p, {m_plot.right(), m_size.height() - 9}, HistogramChart::tr("value"),
                  Theme::font(m_header.type(), QFont::Medium), t.muted, Qt::AlignRight);
    }

private:
    QRectF numberLine() const { return {m_plot.left(), m_plot.bottom() + 14, m_plot.width(), kLineHeight}; }

    void findScales()
    {
        double low = r.before.edges.front(), high = r.before.edges.back();
        if (!(high > low)) high = low + std::max(1e-9, std::abs(low) * 0.1);
        const int across = static_cast<int>(std::clamp(m_plot.width() / 75, 2.0, 10.0));
        m_fullX = linearScale(low, high, across);
        m_x = zoomedScale(m_fullX, c.xRange, across);
        std::int64_t most = 1;
        for (const ProbeHistogram* h : {&r.before, &r.after})
            for (const std::int64_t n : h->counts)
                most = std::max(most, n);
        const int ticks = static_cast<int>(std::clamp(m_plot.height() / 38, 2.0, 7.0));
        m_fullY = c.log ? logScale(0.7, static_cast<double>(most) * 1.3, ticks)
                        : countScale(0, static_cast<double>(most) * 1.05, ticks);
        m_y = m_fullY;
        if (c.yRanges[0])
            m_y = c.log ? logScale(c.yRanges[0]->first, c.yRanges[0]->second, ticks)
                        : countScale(c.yRanges[0]->first, c.yRanges[0]->second, ticks);
        if (!c.log) return;
        for (AxisTick& tick : m_y.ticks)
            if (!tick.label.isEmpty()) tick.label = shortCount(tick.value);
    }

    void addKeys()
    {
        m_header.setQuantity(c.log ? HistogramChart::tr("Values (log)") : HistogramChart::tr("Values"));
        if (r.before.empty()) return;
        m_header.addKey(HistogramChart::tr("original"), [this](QPainter& p, QPointF at) {
            p.fillRect(QRectF(at.x(), at.y() - 5, 18, 10), mixed(t.background, t.muted, 0.35));
        });
        m_header.addKey(HistogramChart::tr("restored"), [this](QPainter& p, QPointF at) {
            p.setPen(QPen(m_color, 1.6));
            p.drawPolyline(QPolygonF({at + QPointF(0, 5), at + QPointF(5, 5), at + QPointF(5, -5), at + QPointF(13, -5),
                                      at + QPointF(13, 5), at + QPointF(18, 5)}));
        });
        if (r.clipLow > r.before.edges.front() || r.clipHigh < r.before.edges.back())
            m_header.addKey(HistogramChart::tr("clipped"), [this](QPainter& p, QPointF at) {
                p.fillRect(QRectF(at.x(), at.y() - 6, 18, 12), cutColor());
                paintHatching(p, QRectF(at.x(), at.y() - 6, 18, 12), cutLine(), 4);
            });
    }

    QColor cutColor() const { return mixed(t.background, t.bad, 0.1); }
    QColor cutLine() const { return mixed(t.background, t.bad, 0.28); }

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

    /// Steps, of neighbours that fall into one pixel the highest, in the values of the axes; a line for each stretch
    /// without a gap.
    QVector<QPolygonF> steps(const ProbeHistogram& h) const
    {
        QVector<QPolygonF> all;
        QPolygonF line;
        const auto close = [&] {
            if (!line.isEmpty()) all.append(line);
            line.clear();
        };
        const std::size_t n = h.empty() ? 0 : std::min(h.counts.size(), h.edges.size() - 1);
        for (std::size_t i = 0; i < n;) {
            if (h.edges[i + 1] <= m_x.min || h.edges[i] >= m_x.max) { // beside what the zoom shows
                close();
                ++i;
                continue;
            }
            const double left = h.edges[i];
            std::int64_t most = 0;
            do
                most = std::max(most, h.counts[i++]);
            while (i < n && h.edges[i] < m_x.max && x(h.edges[i]) - x(left) < 1);
            if (most == 0) {
                close();
                continue;
            }
            line << QPointF(left, static_cast<double>(most)) << QPointF(h.edges[i], static_cast<double>(most));
        }
        close();
        return all;
    }

    /// A bar of less than two pixels would not be seen: what is there gets a tick.
    void paintRare(QPainter& p) const
    {
        p.setPen(QPen(t.outlier, 1.4));
        for (std::size_t i = 0; i < r.before.counts.size(); ++i) {
            const auto n = static_cast<double>(r.before.counts[i]);
            const double value = (r.before.edges[i] + r.before.edges[i + 1]) / 2;
            if (n <= 0 || m_plot.bottom() - y(n) >= 2 || value < m_x.min || value > m_x.max) continue;
            const double at = x(value);
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
        const bool dense = static_cast<double>(at.size()) > line.width() / 2.5;
        QColor color = m_color;
        color.setAlphaF(static_cast<float>(
            dense ? std::clamp(1.4 * line.width() / (4.0 * static_cast<double>(at.size())), 0.15, 1.0) : 1.0));
        p.setPen(QPen(color, dense ? 1 : 1.6));
        for (const double each : at)
            p.drawLine(QPointF(each, line.top() + 2), QPointF(each, line.bottom()));
    }

    const HistogramContent& c;
    const TensorProbeResult& r;
    const Theme& t;
    QSizeF m_size;
    ChartHeader m_header;
    QColor m_color;
    QRectF m_plot;
    AxisScale m_x, m_y, m_fullX, m_fullY; ///< as shown, and without zoom
};

HistogramContent::HistogramContent()
{
    title = tr("Distribution");
    emptyText = tr("No tensor selected. Choose one above, or open a .safetensors or .npy file.");
}

void HistogramContent::setProbe(const TensorProbeResult& result)
{
    forgetZoom();
    probe = result;
    for (ProbeHistogram* each : {&probe.before, &probe.after})
        if (each->edges.size() != each->counts.size() + 1) *each = {}; // nothing that could be drawn
}

void HistogramChart::setLogCount(bool log)
{
    if (log == m_content.log) return;
    m_content.log = log;
    setRange(Qt::Vertical, 0, {});
    invalidate();
    emit logCountChanged(log);
}

QString HistogramContent::summary() const
{
    if (probe.before.empty()) return probe.failed.empty() ? emptyText : messageText(probe.failed);
    return tr("%1 values from %2 to %3, standard deviation %4. %5 represents %6 values at the median scale, in the "
              "range %7 to %8.")
        .arg(countText(static_cast<double>(probe.elements())), numberText(probe.min), numberText(probe.max),
             numberText(probe.std), messageText(probeText(probe.request)),
             countText(static_cast<double>(probe.representable.size())), numberText(probe.clipLow),
             numberText(probe.clipHigh));
}

void HistogramContent::paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const
{
    HistogramPainter(*this, size, theme).paint(painter, canvas);
}

ChartTable HistogramContent::dataTable() const
{
    ChartTable table(
        {{tr("from"), {}}, {tr("to"), {}}, {tr("original"), tr("values")}, {tr("restored"), tr("values")}});
    for (std::size_t i = 0; i < probe.before.counts.size(); ++i) {
        const bool restored = i < probe.after.counts.size();
        table.addRow({probe.before.edges[i], probe.before.edges[i + 1], static_cast<qlonglong>(probe.before.counts[i]),
                      restored ? QVariant(static_cast<qlonglong>(probe.after.counts[i])) : QVariant()});
    }
    return table;
}

QVector<ChartPlot> HistogramContent::plots(QSizeF size) const
{
    if (probe.before.empty()) return {};
    const Theme theme = Theme::light();
    const HistogramPainter painter(*this, size, theme);
    return {{painter.plot(), zoomingAxis(painter.xScale(), painter.fullX(), HistogramChart::tr("value")),
             zoomingAxis(painter.yScale(), painter.fullY(), HistogramChart::tr("count"),
                         [](double v) { return countText(v); })}};
}

/// A datum for each bin that has values in it.
QVector<ChartDatum> HistogramContent::data(QSizeF size) const
{
    const Theme theme = Theme::light();
    QVector<ChartDatum> all;
    if (probe.before.empty()) return all;
    const HistogramPainter painter(*this, size, theme);
    for (std::size_t i = 0; i < probe.before.counts.size(); ++i) {
        const double middle = (probe.before.edges[i] + probe.before.edges[i + 1]) / 2;
        const bool filled = probe.before.counts[i] > 0 || (i < probe.after.counts.size() && probe.after.counts[i] > 0);
        if (!filled || middle < painter.xScale().min || middle > painter.xScale().max) continue;
        const auto count = static_cast<double>(probe.before.counts[i]);
        all.append({0,
                    static_cast<int>(i),
                    0,
                    {painter.x(middle), painter.y(count)},
                    middle,
                    std::max(count, painter.yScale().min),
                    {}});
    }
    return all;
}

ChartReadout HistogramContent::describe(const ChartDatum& datum, QSizeF) const
{
    const auto bin = static_cast<std::size_t>(datum.point);
    if (datum.point < 0 || bin >= probe.before.counts.size()) return {};
    ChartReadout readout{
        .x = tr("%1 to %2").arg(numberText(probe.before.edges[bin]), numberText(probe.before.edges[bin + 1])),
        .datum = datum,
        .valid = true};
    readout.y = tr("original %1").arg(countText(static_cast<double>(probe.before.counts[bin])));
    if (bin < probe.after.counts.size())
        readout.details << tr("restored %1").arg(countText(static_cast<double>(probe.after.counts[bin])));
    const auto& values = probe.representable;
    if (values.empty()) return readout;
    const auto next = std::lower_bound(values.begin(), values.end(), datum.x);
    const double nearest = next == values.end()                      ? values.back()
                           : next == values.begin()                  ? *next
                           : datum.x - *(next - 1) < *next - datum.x ? *(next - 1)
                                                                     : *next;
    readout.details << tr("nearest code value %1").arg(numberText(nearest));
    return readout;
}

ChartReadout HistogramContent::readoutAt(QPointF at, QSizeF size) const
{
    const Theme theme = Theme::light();
    if (probe.before.empty()) return {};
    const HistogramPainter painter(*this, size, theme);
    const QRectF plot = painter.plot();
    if (at.x() < plot.left() || at.x() > plot.right() || at.y() < plot.top() ||
        at.y() > plot.bottom() + kLineHeight + 14)
        return {};
    const double value = painter.xScale().value((at.x() - plot.left()) / plot.width());
    const auto& edges = probe.before.edges;
    const auto above = std::upper_bound(edges.begin(), edges.end(), value);
    if (above == edges.begin() || above == edges.end()) return {};
    const auto bin = static_cast<int>(above - edges.begin()) - 1;
    const auto count = static_cast<double>(probe.before.counts[static_cast<std::size_t>(bin)]);
    return describe({0, bin, 0, {at.x(), painter.y(count)}, value, std::max(count, painter.yScale().min), {}}, size);
}

void HistogramChart::extendMenu(QMenu& menu, QPointF)
{
    if (m_content.probe.before.empty()) return;
    addLogChoice(menu, tr("Logarithmic count axis"), m_content.log);
}

} // namespace qs
