// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/bars/category_bars.h"

#include "widgets/charts/bars/row_painter.h"
#include "widgets/charts/core/chart_header.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/style/modes/accuracy_mode_style.h"
#include "widgets/style/text_scale.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

/// Lays the picture out for one size and paints it.
class CategoryPainter : public RowPainter
{
public:
    CategoryPainter(const CategoryContent& chart, QSizeF size, const Theme& theme)
        : RowPainter(size, theme, chart.items.size()), c(chart),
          m_header(chart.title, chart.items.isEmpty() ? QString() : chart.finding, size)
    {
        const double room = (size.height() - m_header.bottom() - 30) / std::max(1.0, m_rows);
        m_type = std::clamp(std::min(m_header.type(), room - 2), 8.0, 12.0);
        layOut();
        findScale();
        addKeys();
        if (m_header.wrapKeys()) layOut();
    }
    Q_DISABLE_COPY_MOVE(CategoryPainter) // the keys refer to it

    void paint(QPainter& p, ChartCanvas& canvas)
    {
        p.fillRect(QRectF(QPointF(), m_size), t.background);
        m_header.paint(p, t);
        if (c.items.isEmpty()) return paintEmptyText(p, m_size, c.emptyText, t);
        beginAxes(canvas, std::min(m_header.type(), 12.0));
        addBand(canvas);
        addBaseline(canvas);
        if (c.kind == CategoryKind::Bars)
            for (qsizetype i = 0; i < c.items.size(); ++i)
                addBar(canvas, i);
        canvas.paint(p);
        paintEdge(p);
        for (qsizetype i = 0; i < c.items.size(); ++i)
            c.kind == CategoryKind::Dots ? paintDot(p, i) : paintBarMarks(p, i);
        for (qsizetype i = 0; i < c.items.size(); ++i)
            paintTexts(p, i);
    }

private:
    const CategoryItem* baseline() const
    {
        const auto found = std::find_if(c.items.begin(), c.items.end(),
                                        [](const CategoryItem& i) { return i.isBaseline && std::isfinite(i.value); });
        return found == c.items.end() ? nullptr : &*found;
    }
    bool fromZero() const { return m_scale.min <= 0; }

    void layOut()
    {
        const QFont plain = Theme::font(m_type), bold = Theme::font(m_type, QFont::DemiBold);
        double notes = 0;
        m_labels = 30;
        for (const CategoryItem& item : c.items) {
            m_labels = std::max(m_labels, textWidth(item.label, item.isBaseline ? bold : plain));
            if (std::isfinite(item.value)) m_values = std::max(m_values, textWidth(item.text, bold));
            if (std::isfinite(item.value)) notes = std::max(notes, textWidth(item.note, plain));
        }
        m_labels = std::min(m_labels, m_size.width() * 0.4);
        const double left = m_header.pad() + m_labels + 24;
        const double free = m_size.width() - m_header.pad() - left - m_values - 12;
        m_notes = notes > 0 && free - notes - 14 > 0.36 * m_size.width() ? notes : 0;
        const double right = m_values + (m_notes > 0 ? m_notes + 14 : 0) + 12;
        m_plot = QRectF(QPointF(std::round(left), std::round(m_header.bottom())),
                        QPointF(std::round(std::max(left + 20, m_size.width() - m_header.pad() - right)),
                                std::round(m_size.height() - 26)));
        m_row = m_plot.height() / std::max(1.0, m_rows);
        m_thick = std::clamp(m_row * 0.6, 3.0, 24.0);
    }

    void findScale()
    {
        std::vector<double> values, negated;
        for (const CategoryItem& item : c.items)
            for (const double v : {item.value, item.low, item.high})
                if (std::isfinite(v)) values.push_back(v), negated.push_back(-v);
        const int ticks = static_cast<int>(std::clamp(m_plot.width() / 80, 2.0, 8.0));
        if (values.empty()) {
            m_scale = linearScale(0, 1, ticks);
        } else if (c.kind == CategoryKind::Bars) {
            m_scale = linearScale(0, std::max(1e-12, *std::max_element(values.begin(), values.end()) * 1.03), ticks);
        } else {
            double low = readableLow(values, 0), high = -readableLow(negated, 0);
            const double margin = std::max(0.06 * (high - low), std::abs(high) * 1e-4);
            low -= margin;
            high += margin;
            if (const CategoryItem* base = baseline(); base && c.band > 0) {
                low = std::min(low, base->value - 1.6 * c.band);
                high = std::max(high, base->value + 1.6 * c.band);
            }
            low = std::max(low, c.least);
            high = std::min(high, c.most);
            if (low > 0 && low < 0.25 * high) low = 0; // near enough to show the whole
            m_scale = linearScale(low, high > low ? high : low + 1, ticks);
        }
        m_full = m_scale;
        m_scale = zoomedScale(m_full, c.xRange, ticks);
    }

    void addKeys()
    {
        QString quantity = quantityText(c.quantity, c.unit);
        if (!c.items.isEmpty() && !fromZero()) quantity += CategoryBars::tr("; the axis does not start at 0");
        m_header.setQuantity(quantity);
        const bool whiskers =
            std::any_of(c.items.begin(), c.items.end(), [](const CategoryItem& i) { return std::isfinite(i.high); });
        if (whiskers && !c.interval.isEmpty())
            m_header.addKey(c.interval,
                            [this](QPainter& p, QPointF at) { paintWhisker(p, at, at + QPointF(18, 0), 4, t); });
        if (c.band > 0 && baseline())
            m_header.addKey(c.bandName, [this](QPainter& p, QPointF at) {
                p.fillRect(QRectF(at.x(), at.y() - 6, 18, 12), bandColor(t));
            });
        if (c.kind == CategoryKind::Dots &&
            std::any_of(c.items.begin(), c.items.end(), [](const CategoryItem& i) { return i.unresolved; }))
            m_header.addKey(CategoryBars::tr("faded: not resolved"), [this](QPainter& p, QPointF at) {
                p.setPen(Qt::NoPen);
                p.setBrush(mixed(t.background, t.ink, 0.3));
                p.drawEllipse(at + QPointF(9, 0), 5, 5);
            });
        for (qsizetype part = 0; part < c.partNames.size(); ++part) {
            const bool used = std::any_of(c.items.begin(), c.items.end(),
                                          [&](const CategoryItem& i) { return i.parts.value(part) > 0; });
            if (used)
                m_header.addKey(c.partNames[part], [this, part](QPainter& p, QPointF at) {
                    const QRectF box(at.x(), at.y() - 6, 18, 12);
                    p.fillRect(box, partFill(t.muted, part));
                    paintPartMarks(p, box, part);
                });
        }
    }

    ModeStyle styleOf(const CategoryItem& item) const { return item.isPlan ? planStyle(t) : modeStyle(item.mode, t); }
    void addBand(ChartCanvas& canvas) const
    {
        const CategoryItem* base = baseline();
        if (!base || c.band <= 0) return;
        canvas.bar(0, {base->value - c.band, 0}, {base->value + c.band, m_rows}, bandColor(t));
    }

    void addBaseline(ChartCanvas& canvas) const
    {
        const CategoryItem* base = baseline();
        if (!base || base->value < m_scale.min || base->value > m_scale.max) return;
        canvas.line(0, {{base->value, 0}, {base->value, m_rows}},
                    QPen(formatColor(ModeFamily::Baseline, t), 1.2, Qt::DashLine));
    }

    /// Where the axis begins at zero a line; else a torn one.
    void paintEdge(QPainter& p) const
    {
        p.setPen(QPen(t.muted, 1));
        if (fromZero()) return p.drawLine(m_plot.topLeft(), m_plot.bottomLeft());
        QPolygonF torn;
        for (double y = m_plot.top(); y <= m_plot.bottom(); y += 4)
            torn << QPointF(m_plot.left() + (torn.size() % 2 ? 2 : -2), y);
        p.drawPolyline(torn);
    }

    void paintArrow(QPainter& p, double tip, double y, int direction) const
    {
        p.setPen(Qt::NoPen);
        p.setBrush(t.ink);
        p.drawPolygon(QPolygonF({{tip, y}, {tip - 7.0 * direction, y - 4}, {tip - 7.0 * direction, y + 4}}));
    }

    void paintDot(QPainter& p, qsizetype i) const
    {
        const CategoryItem& item = c.items[i];
        const double y = row(i).center().y();
        p.setPen(QPen(t.grid, 1, Qt::DotLine));
        p.drawLine(QPointF(m_plot.left() + 3, y), QPointF(m_plot.right(), y));
        if (!std::isfinite(item.value)) return;
        if (item.value < m_scale.min) return paintArrow(p, m_plot.left() + 4, y, -1);
        if (item.value > m_scale.max) return paintArrow(p, m_plot.right(), y, 1);
        if (std::isfinite(item.low) && std::isfinite(item.high))
            paintWhisker(p, {x(item.low), y}, {x(item.high), y}, std::min(4.0, m_row * 0.25), t);
        ModeStyle style = styleOf(item);
        if (item.unresolved) style.color = mixed(t.background, style.color, 0.45);
        style.drawMarker(p, {x(item.value), y}, std::clamp(m_row * 0.62, 6.0, 13.0));
    }

    /// Parts are told by fill, so that they also show in grey: solid, light, lighter, hatched, outlined.
    QColor partFill(const QColor& color, qsizetype part) const
    {
        constexpr double shares[] = {1.0, 0.62, 0.34, 0.1, 0.0};
        return mixed(t.background, part >= 3 ? formatColor(ModeFamily::Baseline, t) : color,
                     shares[std::min<qsizetype>(part, 4)]);
    }

    void paintPartMarks(QPainter& p, const QRectF& box, qsizetype part) const
    {
        if (part < 3 || box.width() < 2) return;
        const QColor gray = formatColor(ModeFamily::Baseline, t);
        if (part == 3) paintHatching(p, box, gray, 4);
        p.setPen(QPen(gray, 1));
        p.setBrush(Qt::NoBrush);
        p.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
    }

    /// The parts of a bar, in pixels; empty where the zoom leaves them out.
    QVector<QRectF> partBoxes(qsizetype i) const
    {
        QVector<QRectF> boxes;
        const CategoryItem& item = c.items[i];
        if (!std::isfinite(item.value)) return boxes;
        double from = 0;
        for (const double part : item.parts.isEmpty() ? QVector<double>{item.value} : item.parts) {
            const double left = x(from), right = x(from + part);
            const bool seen = part > 0 && from + part >= m_scale.min && from <= m_scale.max;
            // What is there is seen, if by a hairline.
            boxes << QRectF(left, row(i).center().y() - m_thick / 2, seen ? std::max(1.0, right - left) : 0, m_thick);
            from += part;
        }
        return boxes;
    }

    void addBar(ChartCanvas& canvas, qsizetype i) const
    {
        const QColor color = styleOf(c.items[i]).color;
        const QVector<QRectF> boxes = partBoxes(i);
        for (qsizetype k = 0; k < boxes.size(); ++k)
            if (boxes[k].width() > 0)
                canvas.bar(0, canvas.value(0, boxes[k].topLeft()), canvas.value(0, boxes[k].bottomRight()),
                           partFill(color, k));
    }

    void paintBarMarks(QPainter& p, qsizetype i) const
    {
        const CategoryItem& item = c.items[i];
        if (!std::isfinite(item.value)) return;
        const QVector<QRectF> boxes = partBoxes(i);
        for (qsizetype k = 0; k < boxes.size(); ++k)
            paintPartMarks(p, boxes[k], k);
        const double y = row(i).center().y();
        if (item.value > m_scale.max) paintArrow(p, m_plot.right() + 3, y, 1); // a zoomed axis ends before it does
        if (std::isfinite(item.low) && std::isfinite(item.high))
            paintWhisker(p, {x(item.low), y}, {x(item.high), y}, std::min(4.0, m_thick * 0.3), t);
    }

    void paintTexts(QPainter& p, qsizetype i) const
    {
        const CategoryItem& item = c.items[i];
        const double y = row(i).center().y();
        const QFont plain = Theme::font(m_type), bold = Theme::font(m_type, QFont::DemiBold);
        const QFont& name = item.isBaseline ? bold : plain;
        drawLabel(p, {m_plot.left() - 24, y}, elided(item.label, name, m_labels, Qt::ElideMiddle), name, t.ink,
                  Qt::AlignRight);
        styleOf(item).drawMarker(p, {m_plot.left() - 12, y}, std::min(9.0, m_row * 0.7));
        if (!std::isfinite(item.value)) { // why there is nothing
            drawLabel(p, {m_plot.left() + 8, y},
                      elided(item.note, plain, m_size.width() - m_plot.left() - m_header.pad() - 8), plain, t.muted);
            return;
        }
        const double end = m_plot.right() + 10 + m_values;
        drawLabel(p, {end, y}, item.text, bold, t.ink, Qt::AlignRight);
        if (m_notes > 0) drawLabel(p, {end + 14, y}, item.note, plain, t.muted);
    }

    const CategoryContent& c;
    ChartHeader m_header;
    double m_type = 12, m_labels = 0, m_values = 20, m_notes = 0;
};

CategoryContent::CategoryContent()
{
    emptyText = tr("No measurements yet. Choose modes and press F5. Each mode is added as soon as it has run.");
}

QString CategoryBars::modeAt(QPointF at) const
{
    const CategoryPainter painter(m_content, room(), theme());
    for (qsizetype i = 0; i < m_content.items.size(); ++i)
        if (painter.row(i).contains(at)) return m_content.items[i].mode;
    return {};
}

void CategoryBars::setActiveMode(const QString& mode)
{
    if (mode == m_active) return;
    m_active = mode;
    update();
}

QString CategoryContent::summary() const
{
    if (items.isEmpty()) return emptyText;
    QStringList parts;
    for (const CategoryItem& item : items) {
        QString value = std::isfinite(item.value) ? item.text : item.note;
        if (std::isfinite(item.value) && !item.note.isEmpty()) value += QStringLiteral(" (%1)").arg(item.note);
        parts << (item.isBaseline ? tr("%1 (baseline): %2").arg(item.label, value)
                                  : QStringLiteral("%1: %2").arg(item.label, value));
    }
    return findingAhead() + quantity + QStringLiteral(". ") + parts.join(QStringLiteral("; ")) + QLatin1Char('.');
}

QSize CategoryBars::minimumSizeHint() const
{
    return {300, qRound(textScale() * std::max<int>(160, 110 + 13 * static_cast<int>(m_content.items.size())))};
}

/// Each item needs its height.
void CategoryBars::changed()
{
    updateGeometry();
    ChartWidget::changed();
}

ChartTable CategoryContent::dataTable() const
{
    const QString whisker = interval.isEmpty() ? tr("interval") : interval;
    QVector<ChartTable::Column> columns{{tr("mode"), {}},
                                        {tr("name"), {}},
                                        {quantity, unit},
                                        {tr("%1, lower bound").arg(whisker), unit},
                                        {tr("%1, upper bound").arg(whisker), unit},
                                        {tr("note"), {}}};
    for (const QString& part : partNames)
        columns.append({part, unit});
    ChartTable table(columns);
    for (const CategoryItem& item : items) {
        QVector<QVariant> row{item.mode, item.label, item.value, item.low, item.high, item.note};
        for (const double part : item.parts)
            row << part;
        table.addRow(row);
    }
    return table;
}

QVector<ChartPlot> CategoryContent::plots(QSizeF size) const
{
    if (items.isEmpty()) return {};
    const Theme theme = Theme::light();
    const CategoryPainter painter(*this, size, theme);
    QStringList names;
    for (const CategoryItem& item : items)
        names << item.mode;
    ChartAxis x = zoomingAxis(painter.scale(), painter.fullScale(), quantity, [unit = unit](double v) {
        return unit.isEmpty() ? numberText(v) : QStringLiteral("%1 %2").arg(numberText(v), unit);
    });
    x.keepsLow = kind == CategoryKind::Bars;
    return {{painter.plot(), x, categoryAxis(names, true)}};
}

QVector<ChartDatum> CategoryContent::data(QSizeF size) const
{
    const Theme theme = Theme::light();
    return CategoryPainter(*this, size, theme).data(items);
}

ChartReadout CategoryContent::describe(const ChartDatum& datum, QSizeF) const
{
    if (datum.point < 0 || datum.point >= items.size()) return {};
    const CategoryItem& item = items[datum.point];
    ChartReadout readout{
        .series = item.isBaseline ? tr("%1 (baseline)").arg(item.label) : item.label, .datum = datum, .valid = true};
    readout.y = std::isfinite(item.value) ? tr("%1: %2").arg(quantity, item.text) : item.note;
    QStringList more = item.toolTip.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    more.removeAll(item.label);
    readout.details = more;
    return readout;
}

void CategoryContent::paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const
{
    CategoryPainter(*this, size, theme).paint(painter, canvas);
}

void CategoryBars::paintOverlay(QPainter& painter)
{
    const CategoryPainter layout(m_content, room(), theme());
    for (qsizetype i = 0; i < m_content.items.size(); ++i) {
        if (m_content.items[i].mode != m_active) continue;
        QColor wash = theme().accent;
        wash.setAlpha(theme().dark ? 46 : 26);
        painter.fillRect(layout.row(i), wash);
        painter.fillRect(QRectF(0, layout.row(i).top(), 3, layout.row(i).height()), theme().accent);
    }
}

void CategoryBars::clicked(QPointF at)
{
    const QString mode = modeAt(at);
    if (mode.isEmpty()) return;
    setActiveMode(mode);
    emit modeActivated(mode);
}

void CategoryBars::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (step == 0 || m_content.items.isEmpty() || event->modifiers() & ~Qt::KeypadModifier)
        return ChartWidget::keyPressEvent(event);
    qsizetype at = -1;
    for (qsizetype i = 0; i < m_content.items.size(); ++i)
        if (m_content.items[i].mode == m_active) at = i;
    const CategoryItem& next =
        m_content.items[at < 0 ? 0 : std::clamp<qsizetype>(at + step, 0, m_content.items.size() - 1)];
    setActiveMode(next.mode);
    announce(QStringLiteral("%1: %2. %3").arg(next.label, next.text, next.note));
    emit modeActivated(next.mode);
}

} // namespace qs
