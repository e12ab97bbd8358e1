// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/bars/channel_chart.h"

#include "widgets/charts/core/chart_canvas.h"
#include "widgets/charts/core/chart_header.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/style/modes/mode_style.h"

#include <QAction>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace qs {

/// Magnitudes above, errors below, for one size.
class ChannelPainter
{
public:
    ChannelPainter(const ChannelContent& chart, QSizeF size, const Theme& theme)
        : c(chart), t(theme), m_size(size), m_header(chart.title, {}, size)
    {
        const double left = m_header.pad() + 52, right = size.width() - m_header.pad();
        const double top = m_header.bottom() + 2, bottom = size.height() - 42, between = 28;
        const double half = std::max(8.0, (bottom - top - between) / 2);
        m_magnitude = QRectF(left, std::round(top), std::max(30.0, right - left), std::round(half));
        m_error = m_magnitude.translated(0, std::round(half + between));
        if (!empty()) findScales();
    }

    bool empty() const { return c.channels().amax.empty(); }
    QRectF area(bool error) const { return error ? m_error : m_magnitude; }
    const AxisScale& x() const { return m_x; }
    const AxisScale& y(bool error) const { return error ? m_errorScale : m_magnitudeScale; }
    const AxisScale& fullY(bool error) const { return error ? m_fullError : m_fullMagnitude; }
    double count() const { return static_cast<double>(c.order.size()); }
    double pixel(double place) const { return m_magnitude.left() + m_x.fraction(place + 0.5) * m_magnitude.width(); }
    int placeAt(double x) const
    {
        return std::clamp(static_cast<int>(m_x.value((x - m_magnitude.left()) / m_magnitude.width())), 0,
                          static_cast<int>(count()) - 1);
    }

    void paint(QPainter& p, ChartCanvas& canvas)
    {
        p.fillRect(QRectF(QPointF(), m_size), t.background);
        m_header.setQuantity(c.axis == ChannelAxis::Columns ? ChannelChart::tr("Largest magnitude by column")
                                                            : ChannelChart::tr("Largest magnitude by row"));
        if (!empty() && c.axis == ChannelAxis::Columns && !c.probe.outlierColumns.empty())
            m_header.addKey(ChannelChart::tr("outlier, above 6 × the median"),
                            [this](QPainter& p2, QPointF at) { mark(p2, at + QPointF(9, 0)); });
        m_header.paint(p, t);
        if (empty()) return paintEmptyText(p, m_size, c.emptyText, t);
        const ProbeChannels& channels = c.channels();
        AxisPanel above{m_magnitude, m_x, m_magnitudeScale}, below{m_error, m_x, m_errorScale};
        above.xLabels = false;
        canvas.begin({above, below}, m_size, t, m_header.type());
        addBars(canvas, false, channels.amax, formatColor(ModeFamily::Baseline, t));
        addBars(canvas, true, channels.rmsError, formatColor(ModeFamily::Fp8E4M3, t));
        addThreshold(canvas);
        canvas.paint(p);
        const QFont medium = Theme::font(m_header.type(), QFont::Medium);
        drawLabel(p, {m_error.left(), m_error.top() - 11}, ChannelChart::tr("RMS error"), medium, t.muted);
        const QString unsorted = c.axis == ChannelAxis::Columns ? ChannelChart::tr("column") : ChannelChart::tr("row");
        const QString order = c.sorted ? ChannelChart::tr("channels, sorted by magnitude") : unsorted;
        drawLabel(p, {m_error.right(), m_size.height() - 9}, order, medium, t.muted, Qt::AlignRight);
        paintOutliers(p);
    }

private:
    void findScales()
    {
        const ProbeChannels& channels = c.channels();
        const auto most = [](const std::vector<float>& values) {
            double largest = 0;
            for (const float v : values)
                if (std::isfinite(v)) largest = std::max(largest, static_cast<double>(v));
            return largest > 0 ? largest : 1.0;
        };
        const int up = static_cast<int>(std::clamp(m_magnitude.height() / 34, 2.0, 6.0));
        m_fullMagnitude = linearScale(0, most(channels.amax) * 1.08, up);
        m_fullError = linearScale(0, most(channels.rmsError) * 1.08, up);
        m_magnitudeScale = zoomedScale(m_fullMagnitude, c.yRanges[0], up);
        m_errorScale = zoomedScale(m_fullError, c.yRanges[1], up);
        const auto shown = c.xRange.value_or(std::pair(0.0, count()));
        m_x = countScale(shown.first, shown.second, static_cast<int>(std::clamp(m_magnitude.width() / 75, 2.0, 10.0)));
    }

    /// From zero; of channels that share a pixel the largest, so that no outlier is lost. One area for all: narrow bars
    /// side by side would show seams.
    void addBars(ChartCanvas& canvas, bool error, const std::vector<float>& values, const QColor& color) const
    {
        const double step = m_magnitude.width() / (m_x.max - m_x.min), gap = step >= 4 ? 1 / step : 0;
        const auto edge = [&](std::size_t place) { return std::clamp(static_cast<double>(place), m_x.min, m_x.max); };
        QPolygonF figure;
        const auto last = std::min(c.order.size(), static_cast<std::size_t>(std::ceil(m_x.max)));
        for (auto i = static_cast<std::size_t>(std::max(0.0, std::floor(m_x.min))); i < last;) {
            const double left = edge(i);
            double most = 0;
            do {
                const auto channel = static_cast<std::size_t>(c.order[i++]);
                if (channel < values.size()) most = std::max(most, static_cast<double>(values[channel]));
            } while (i < last && (edge(i) - left) * step < 1);
            const double right = std::max(left, edge(i) - gap);
            if (gap > 0) figure << QPointF(left, 0);
            figure << QPointF(left, most) << QPointF(right, most);
            if (gap > 0) figure << QPointF(right, 0);
        }
        if (!figure.isEmpty())
            canvas.area(error, figure, {{figure.front().x(), 0}, {figure.back().x(), 0}},
                        mixed(t.background, color, 0.8));
    }

    void addThreshold(ChartCanvas& canvas) const
    {
        if (c.axis != ChannelAxis::Columns || c.probe.outlierColumns.empty()) return;
        const double limit = outlierLimit(c.channels().amax);
        canvas.line(0, {{m_x.min, limit}, {m_x.max, limit}}, QPen(t.outlier, 1.2, Qt::DashLine));
    }

    void mark(QPainter& p, QPointF at) const
    {
        p.setPen(QPen(t.background, 1));
        p.setBrush(t.outlier);
        p.drawPolygon(
            QPolygonF({at + QPointF(0, -5), at + QPointF(4.5, 0), at + QPointF(0, 5), at + QPointF(-4.5, 0)}));
    }

    void paintOutliers(QPainter& p) const
    {
        if (c.axis != ChannelAxis::Columns) return;
        const QFont font = Theme::font(m_header.type() - 1);
        double free = -1e9;
        for (std::size_t place = 0; place < c.order.size(); ++place) {
            const int channel = c.order[place];
            if (!c.isOutlier(channel)) continue;
            const double value = static_cast<double>(c.channels().amax[static_cast<std::size_t>(channel)]);
            const QPointF at(pixel(static_cast<double>(place)),
                             m_magnitude.bottom() - m_magnitudeScale.fraction(value) * m_magnitude.height());
            if (!m_magnitude.adjusted(-1, -1, 1, 1).contains(at)) continue;
            mark(p, at);
            const QString number = QString::number(channel);
            if (at.x() + 8 < free || at.x() + 8 + textWidth(number, font) > m_size.width() - 2) continue;
            drawLabel(p, at + QPointF(8, 0), number, font, t.readable(t.outlier, t.background));
            free = at.x() + 12 + textWidth(number, font);
        }
    }

    const ChannelContent& c;
    const Theme& t;
    QSizeF m_size;
    ChartHeader m_header;
    QRectF m_magnitude, m_error;
    AxisScale m_x, m_magnitudeScale, m_errorScale; ///< as shown
    AxisScale m_fullMagnitude, m_fullError;        ///< without zoom
};

ChannelContent::ChannelContent()
{
    title = tr("Channels");
    emptyText = tr("No tensor selected. Choose one above to see which channels cause the error.");
}

void ChannelContent::setProbe(const TensorProbeResult& result)
{
    probe = result;
    forgetZoom();
    findOrder();
}

void ChannelContent::setAxis(ChannelAxis of)
{
    axis = of;
    forgetZoom();
    findOrder();
}

void ChannelContent::setSorted(bool byMagnitude)
{
    sorted = byMagnitude;
    findOrder();
}

void ChannelContent::findOrder()
{
    const auto& amax = channels().amax;
    order.resize(amax.size());
    std::iota(order.begin(), order.end(), 0);
    if (sorted)
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
            return amax[static_cast<std::size_t>(a)] > amax[static_cast<std::size_t>(b)];
        });
}

void ChannelChart::setSorted(bool sorted)
{
    if (sorted == m_content.sorted) return;
    fill(&ChannelContent::setSorted, sorted);
    emit sortedChanged(sorted);
}

bool ChannelContent::isOutlier(int channel) const
{
    return axis == ChannelAxis::Columns &&
           std::find(probe.outlierColumns.begin(), probe.outlierColumns.end(), channel) != probe.outlierColumns.end();
}

ChartReadout ChannelContent::describe(const ChartDatum& datum, QSizeF) const
{
    const auto i = static_cast<std::size_t>(datum.point);
    if (datum.point < 0 || i >= channels().amax.size()) return {};
    ChartReadout readout{.series = axis == ChannelAxis::Columns ? tr("column %1").arg(datum.point)
                                                                : tr("row %1").arg(datum.point),
                         .datum = datum,
                         .valid = true};
    readout.y = tr("largest magnitude %1").arg(numberText(static_cast<double>(channels().amax[i])));
    if (i < channels().rmsError.size())
        readout.details << tr("RMS error %1").arg(numberText(static_cast<double>(channels().rmsError[i])));
    if (isOutlier(datum.point)) readout.details << tr("outlier");
    return readout;
}

ChartTable ChannelContent::dataTable() const
{
    ChartTable table({{axis == ChannelAxis::Columns ? tr("column") : tr("row"), {}},
                      {tr("largest magnitude"), {}},
                      {tr("RMS error"), {}},
                      {tr("outlier"), {}}});
    for (const int channel : order) {
        const auto i = static_cast<std::size_t>(channel);
        table.addRow(
            {channel, static_cast<double>(channels().amax[i]),
             i < channels().rmsError.size() ? QVariant(static_cast<double>(channels().rmsError[i])) : QVariant(),
             isOutlier(channel) ? tr("yes") : tr("no")});
    }
    return table;
}

QVector<ChartPlot> ChannelContent::plots(QSizeF size) const
{
    if (order.empty()) return {};
    const Theme theme = Theme::light();
    const ChannelPainter painter(*this, size, theme);
    QVector<ChartPlot> both;
    const QString place = sorted                         ? ChannelChart::tr("rank")
                          : axis == ChannelAxis::Columns ? ChannelChart::tr("column")
                                                         : ChannelChart::tr("row");
    for (const bool error : {false, true}) {
        ChartPlot plot{
            painter.area(error),
            zoomingAxis(painter.x(), {0, painter.count(), false, {}}, place,
                        [place](double v) { return QStringLiteral("%1 %2").arg(place, countText(std::floor(v))); }),
            zoomingAxis(painter.y(error), {0, painter.fullY(error).max, false, {}},
                        error ? ChannelChart::tr("RMS error") : ChannelChart::tr("largest magnitude"))};
        plot.x.difference = [](double v) { return countText(v); };
        plot.x.smallest = std::min(8.0, painter.count());
        both.append(plot);
    }
    return both;
}

QVector<ChartDatum> ChannelContent::data(QSizeF size) const
{
    QVector<ChartDatum> all;
    const QVector<ChartPlot> both = plots(size);
    if (both.isEmpty()) return all;
    const bool outliers = axis == ChannelAxis::Columns && !probe.outlierColumns.empty();
    for (std::size_t place = 0; place < order.size(); ++place) {
        const int channel = order[place];
        const double x = static_cast<double>(place) + 0.5,
                     y = static_cast<double>(channels().amax[static_cast<std::size_t>(channel)]);
        if ((outliers && !isOutlier(channel)) || x < both[0].x.scale.min || x > both[0].x.scale.max) continue;
        all.append(
            {0, channel, 0, both[0].pixel(x, std::clamp(y, both[0].y.scale.min, both[0].y.scale.max)), x, y, {}});
    }
    return all;
}

ChartReadout ChannelContent::readoutAt(QPointF at, QSizeF size) const
{
    const Theme theme = Theme::light();
    if (order.empty()) return {};
    const ChannelPainter painter(*this, size, theme);
    const bool below = painter.area(true).contains(at);
    if (!below && !painter.area(false).contains(at)) return {};
    const int place = painter.placeAt(at.x()), channel = order[static_cast<std::size_t>(place)];
    const auto& values = below ? channels().rmsError : channels().amax;
    const auto i = static_cast<std::size_t>(channel);
    const double y = i < values.size() ? static_cast<double>(values[i]) : 0,
                 f = std::clamp(painter.y(below).fraction(y), 0.0, 1.0);
    const QRectF area = painter.area(below);
    return describe(
        {0, channel, below ? 1 : 0, {painter.pixel(place), area.bottom() - f * area.height()}, place + 0.5, y, {}},
        size);
}

QString ChannelContent::summary() const
{
    if (channels().amax.empty()) return emptyText;
    const QString count = countText(static_cast<double>(order.size()));
    QString text = axis == ChannelAxis::Columns ? tr("%1 columns.").arg(count) : tr("%1 rows.").arg(count);
    if (axis != ChannelAxis::Columns) return text;
    if (probe.outlierColumns.empty()) return text + QLatin1Char(' ') + tr("No outliers.");
    QStringList names;
    for (std::size_t i = 0; i < std::min<std::size_t>(8, probe.outlierColumns.size()); ++i)
        names << QString::number(probe.outlierColumns[i]);
    return text + QLatin1Char(' ') +
           tr("Outliers (above %1 × the median): %2. The first are %3.")
               .arg(kChannelOutlierFactor)
               .arg(static_cast<int>(probe.outlierColumns.size()))
               .arg(names.join(QStringLiteral(", ")));
}

void ChannelContent::paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const
{
    ChannelPainter(*this, size, theme).paint(painter, canvas);
}

void ChannelChart::extendMenu(QMenu& menu, QPointF)
{
    if (m_content.order.empty()) return;
    QAction* sorted = menu.addAction(tr("Sort by magnitude"));
    sorted->setCheckable(true);
    sorted->setChecked(m_content.sorted);
    connect(sorted, &QAction::toggled, this, &ChannelChart::setSorted);
}

} // namespace qs
