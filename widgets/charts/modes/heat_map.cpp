// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/modes/heat_map.h"

#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/core/chart_canvas.h"
#include "widgets/charts/core/chart_header.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/style/modes/accuracy_mode_style.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr double kMaxCellWidth = 260, kMaxCellHeight = 64; ///< of a cell, so that few of them do not become walls
constexpr double kLargestType = 16;

/// '0.attn.qkv' of 'blocks.0.attn.qkv': the number tells a block from the others, its word does not.
QString withoutContainer(const QString& layer)
{
    const QStringList parts = layer.split(QLatin1Char('.'));
    bool numbered = false;
    if (parts.size() > 2) parts[1].toInt(&numbered);
    return numbered ? layer.mid(parts[0].size() + 1) : layer;
}

} // namespace

/// Lays the cells out for one size and paints them.
class HeatPainter
{
public:
    HeatPainter(const HeatContent& map, QSizeF size, const Theme& theme)
        : c(map), t(theme), m_size(size), m_header(map.title, map.cells.isEmpty() ? QString() : map.finding, size),
          m_layersAcross(map.layers.size() <= map.modes.size())
    {
        findRange();
        layOut();
    }

    QRectF box(int layer, int mode) const
    {
        const int column = m_layersAcross ? layer : mode, row = m_layersAcross ? mode : layer;
        return {m_grid.left() + column * m_width, m_grid.top() + row * m_height, m_width, m_height};
    }

    std::optional<QPoint> cellAt(QPointF at) const
    {
        if (!m_grid.contains(at) || columns() == 0 || rows() == 0) return std::nullopt;
        const int column = std::min(columns() - 1, static_cast<int>((at.x() - m_grid.left()) / m_width));
        const int row = std::min(rows() - 1, static_cast<int>((at.y() - m_grid.top()) / m_height));
        return m_layersAcross ? QPoint(column, row) : QPoint(row, column);
    }
    bool layersAcross() const { return m_layersAcross; }
    QRectF grid() const { return m_grid; }

    void paint(QPainter& p)
    {
        p.fillRect(QRectF(QPointF(), m_size), t.background);
        addKeys();
        m_header.paint(p, t);
        if (c.cells.isEmpty()) return paintEmptyText(p, m_size, c.emptyText, t);
        paintRowNames(p);
        paintColumnNames(p);
        for (int layer = 0; layer < c.layers.size(); ++layer)
            for (int mode = 0; mode < c.modes.size(); ++mode)
                paintCell(p, layer, mode);
        paintPlan(p);
    }

private:
    int columns() const { return static_cast<int>(m_layersAcross ? c.layers.size() : c.modes.size()); }
    int rows() const { return static_cast<int>(m_layersAcross ? c.modes.size() : c.layers.size()); }

    void findRange()
    {
        std::vector<double> values;
        for (const HeatCell& cell : c.cells)
            if (std::isfinite(cell.value)) values.push_back(cell.value);
        if (values.empty()) return;
        const auto [low, high] = std::minmax_element(values.begin(), values.end());
        m_low = *low;
        m_high = *high;
        if (c.scale != HeatScale::Diverging) return;
        // By the 95th percentile of the sizes, so that one bad cell does not bleach all others.
        for (double& v : values)
            v = std::abs(v);
        std::sort(values.begin(), values.end());
        m_high = std::max(1e-12, values[std::min(values.size() - 1, values.size() * 95 / 100)]);
        m_low = -m_high;
    }

    QString columnName(int i, bool shortly) const
    {
        if (m_layersAcross) return shortly ? withoutContainer(c.layers[i]) : c.layers[i];
        return shortly ? accuracyModeShortTitle(c.modes[i]) : accuracyModeTitle(c.modes[i]);
    }
    QString rowName(int i) const { return m_layersAcross ? accuracyModeTitle(c.modes[i]) : c.layers[i]; }

    void layOut()
    {
        if (columns() == 0 || rows() == 0) return;
        const double below = m_size.height() - m_header.bottom() - 10;
        m_type = std::clamp(std::min(m_header.type(), (below - 20) / rows() - 3), 8.0, 12.0);
        const QFont font = Theme::font(m_type);
        double names = 30, tops = 0;
        for (int i = 0; i < rows(); ++i)
            names = std::max(names, textWidth(rowName(i), font));
        m_names = std::min(names, 0.34 * m_size.width()) + (m_layersAcross ? 18 : 0);
        const double left = m_header.pad() + m_names + 8;
        m_width = std::min((m_size.width() - left - m_header.pad()) / columns(), kMaxCellWidth);
        for (int i = 0; i < columns(); ++i)
            tops = std::max(tops, textWidth(columnName(i, true), font) + (m_layersAcross ? 0 : 14));
        m_turned = tops > m_width - 4;
        const double top = m_header.bottom() + (m_turned ? std::min(tops + 6, 0.27 * below) : m_type + 10);
        m_height = std::min((m_size.height() - 10 - top) / rows(), kMaxCellHeight);
        m_grid = QRectF(left, top, m_width * columns(), m_height * rows());
    }

    QColor color(const HeatCell& cell) const
    {
        if (!std::isfinite(cell.value))
            return cell.value > 0 && c.scale == HeatScale::MoreIsBetter ? strong() : t.background;
        if (c.scale == HeatScale::Diverging) {
            const double share = std::clamp(cell.value / m_high, -1.0, 1.0);
            return mixed(t.background,
                         share > 0 ? formatColor(ModeFamily::Fp8E4M3, t) : formatColor(ModeFamily::Int8, t),
                         0.92 * std::sqrt(std::abs(share)));
        }
        return mixed(t.background, strong(),
                     0.1 + 0.82 * (m_high > m_low ? (cell.value - m_low) / (m_high - m_low) : 1));
    }
    static void paintKey(QPainter& p, QPointF at, const QColor& color)
    {
        p.fillRect(QRectF(at.x(), at.y() - 6, 18, 12), color);
    }
    QColor strong() const { return formatColor(ModeFamily::Int8, t); }

    void addKeys()
    {
        m_header.setQuantity(c.quantity);
        if (c.cells.isEmpty()) return;
        if (c.scale == HeatScale::Diverging) {
            m_header.addKey(HeatMap::tr("worse"),
                            [this](QPainter& p, QPointF at) { paintKey(p, at, color({m_high, {}, false, {}})); });
            m_header.addKey(HeatMap::tr("better"),
                            [this](QPainter& p, QPointF at) { paintKey(p, at, color({m_low, {}, false, {}})); });
        }
        if (c.scale == HeatScale::MoreIsBetter)
            for (const double end : {m_low, m_high})
                m_header.addKey(numberText(end, 3),
                                [this, end](QPainter& p, QPointF at) { paintKey(p, at, color({end, {}, false, {}})); });
        if (std::any_of(c.cells.begin(), c.cells.end(), [](const HeatCell& cell) { return cell.unresolved; }))
            m_header.addKey(HeatMap::tr("not resolved"), [this](QPainter& p, QPointF at) {
                p.fillRect(QRectF(at.x(), at.y() - 6, 18, 12), t.background);
                paintHatching(p, QRectF(at.x(), at.y() - 6, 18, 12), mixed(t.background, t.ink, 0.3), 4);
            });
        if (!c.plan.isEmpty())
            m_header.addKey(HeatMap::tr("in the plan"), [this](QPainter& p, QPointF at) {
                p.setPen(QPen(t.ink, 2));
                p.setBrush(Qt::NoBrush);
                p.drawRect(QRectF(at.x() + 1, at.y() - 5, 16, 10));
            });
    }

    void paintRowNames(QPainter& p) const
    {
        const QFont font = Theme::font(m_type);
        const double marker = m_layersAcross ? 18 : 0;
        for (int i = 0; i < rows(); ++i) {
            const double y = m_grid.top() + m_height * (i + 0.5);
            drawLabel(p, {m_grid.left() - 8 - marker, y}, elided(rowName(i), font, m_names - marker, Qt::ElideMiddle),
                      font, t.ink, Qt::AlignRight);
            if (m_layersAcross)
                modeStyle(c.modes[i], t).drawMarker(p, {m_grid.left() - 15, y}, std::min(9.0, m_height * 0.7));
        }
    }

    void paintColumnNames(QPainter& p) const
    {
        const QFont font = Theme::font(m_type);
        for (int i = 0; i < columns(); ++i) {
            const double x = m_grid.left() + m_width * (i + 0.5);
            if (!m_turned) {
                const QString full = columnName(i, false);
                const double room = m_width - (m_layersAcross ? 4 : 18);
                drawLabel(p, {x, m_grid.top() - m_type * 0.5 - 4},
                          textWidth(full, font) <= room ? full : columnName(i, true), font, t.ink, Qt::AlignHCenter);
                continue;
            }
            if (m_width < m_type * 0.8 && i % 2) continue; // narrower than a line of type
            p.save();
            p.translate(x, m_grid.top() - 5);
            p.rotate(-90);
            drawLabel(p, {0, 0},
                      elided(columnName(i, true), font, m_grid.top() - m_header.bottom() - 6,
                             m_layersAcross ? Qt::ElideLeft : Qt::ElideRight),
                      font, t.ink);
            p.restore();
        }
    }

    void paintCell(QPainter& p, int layer, int mode) const
    {
        const HeatCell* cell = c.cell(layer, mode);
        const QRectF inner = box(layer, mode).adjusted(0.5, 0.5, -0.5, -0.5);
        if (!cell || std::isnan(cell->value)) {
            p.fillRect(inner, mixed(t.background, t.ink, 0.03));
            return;
        }
        QColor ground = color(*cell);
        if (cell->unresolved) ground = mixed(t.background, ground, 0.35);
        p.fillRect(inner, ground);
        if (cell->unresolved) paintHatching(p, inner, mixed(ground, t.ink, 0.14), 5);
        const double roomy = std::clamp(std::min(m_height / 3, m_width / 9), m_type, kLargestType);
        const QFont font = Theme::font(std::min(roomy, m_height - 3));
        if (m_height < 11 || textWidth(cell->text, font) > m_width - 3) return; // the tooltip has it
        drawLabel(p, inner.center(), cell->text, font, cell->unresolved ? t.muted : inkOn(ground, t), Qt::AlignHCenter);
    }

    void paintPlan(QPainter& p) const
    {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(t.ink, 2));
        for (int layer = 0; layer < std::min(c.layers.size(), c.plan.size()); ++layer)
            if (const auto mode = c.modes.indexOf(c.plan[layer]); mode >= 0)
                p.drawRect(box(layer, static_cast<int>(mode)).adjusted(1.5, 1.5, -1.5, -1.5));
    }

    const HeatContent& c;
    const Theme& t;
    QSizeF m_size;
    ChartHeader m_header;
    bool m_layersAcross, m_turned = false;
    double m_type = 12, m_names = 0, m_width = 1, m_height = 1, m_low = 0, m_high = 1;
    QRectF m_grid;
};

HeatContent::HeatContent()
{
    title = tr("Sensitivity of the layers");
    emptyText =
        tr("No sensitivity results yet. Turn on Sensitivity and press F5. Each cell shows one layer in one mode.");
}

const HeatCell* HeatContent::cell(int layer, int mode) const
{
    const qsizetype at = layer * modes.size() + mode;
    return layer >= 0 && mode >= 0 && layer < layers.size() && mode < modes.size() && at < cells.size() ? &cells[at]
                                                                                                        : nullptr;
}

void HeatMap::setSelected(int layer, const QString& mode)
{
    m_layer = layer;
    m_mode = mode;
    update();
}

QRectF HeatMap::cellBox(int layer, int mode) const { return HeatPainter(m_content, room(), theme()).box(layer, mode); }
std::optional<QPoint> HeatMap::cellAt(QPointF at) const
{
    return m_content.cells.isEmpty() ? std::nullopt : HeatPainter(m_content, room(), theme()).cellAt(at);
}

QString HeatContent::summary() const
{
    if (cells.isEmpty()) return emptyText;
    int measured = 0, unresolved = 0;
    for (const HeatCell& cell : cells) {
        measured += std::isnan(cell.value) ? 0 : 1;
        unresolved += cell.unresolved ? 1 : 0;
    }
    QString text = findingAhead() + tr("%1 for %2 layers in %3 modes, %4 cells measured.")
                                        .arg(quantity)
                                        .arg(layers.size())
                                        .arg(modes.size())
                                        .arg(measured);
    if (unresolved > 0) text += QLatin1Char(' ') + tr("Difference not resolved: %1.").arg(unresolved);
    return text;
}

void HeatContent::paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas&) const
{
    HeatPainter(*this, size, theme).paint(painter);
}

void HeatMap::paintOverlay(QPainter& painter)
{
    if (!m_content.cell(m_layer, modeAt())) return;
    painter.setBrush(Qt::NoBrush);
    const QRectF box = cellBox(m_layer, modeAt());
    painter.setPen(QPen(theme().background, 4));
    painter.drawRect(box);
    painter.setPen(QPen(theme().accent, 2.4));
    painter.drawRect(box);
}

ChartTable HeatContent::dataTable() const
{
    ChartTable table({{tr("layer"), {}}, {tr("mode"), {}}, {quantity, {}}, {tr("as shown"), {}}, {tr("resolved"), {}}});
    for (int layer = 0; layer < layers.size(); ++layer)
        for (int mode = 0; mode < modes.size(); ++mode)
            if (const HeatCell* of = cell(layer, mode); of && !std::isnan(of->value))
                table.addRow({layers[layer], modes[mode], of->value, of->text, of->unresolved ? tr("no") : tr("yes")});
    return table;
}

QVector<ChartPlot> HeatContent::plots(QSizeF size) const
{
    if (cells.isEmpty()) return {};
    const Theme theme = Theme::light();
    const HeatPainter painter(*this, size, theme);
    const bool across = painter.layersAcross();
    return {
        {painter.grid(), categoryAxis(across ? layers : modes, false), categoryAxis(across ? modes : layers, true)}};
}

QVector<ChartDatum> HeatContent::data(QSizeF size) const
{
    const Theme theme = Theme::light();
    const HeatPainter painter(*this, size, theme);
    const bool across = painter.layersAcross();
    QVector<ChartDatum> all;
    for (int layer = 0; layer < layers.size(); ++layer)
        for (int mode = 0; mode < modes.size(); ++mode) {
            if (!cell(layer, mode)) continue;
            const QRectF box = painter.box(layer, mode);
            all.append(
                {layer, mode, 0, box.center(), (across ? layer : mode) + 0.5, (across ? mode : layer) + 0.5, box});
        }
    return all;
}

ChartReadout HeatContent::describe(const ChartDatum& datum, QSizeF) const
{
    const HeatCell* of = cell(datum.series, datum.point);
    if (!of) return {};
    ChartReadout readout{.series = tr("%1 in %2").arg(layers[datum.series], accuracyModeTitle(modes[datum.point])),
                         .datum = datum,
                         .valid = true};
    if (std::isnan(of->value))
        readout.y = tr("not measured");
    else if (of->toolTip.isEmpty())
        readout.y = of->text;
    else {
        readout.details = of->toolTip.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        readout.series.clear(); // the first of those lines says it
    }
    return readout;
}

void HeatMap::select(int layer, int mode)
{
    m_layer = layer;
    m_mode = m_content.modes.value(mode);
    if (const HeatCell* chosen = m_content.cell(layer, mode))
        announce(QStringLiteral("%1, %2: %3")
                     .arg(m_content.layers[layer], accuracyModeTitle(m_content.modes[mode]), chosen->text));
    update();
    emit cellSelected(layer, m_mode);
}

void HeatMap::clicked(QPointF place)
{
    const auto at = cellAt(place);
    if (!at) return;
    select(at->x(), at->y());
    emit cellClicked(m_layer, m_mode);
}

bool HeatMap::doubleClicked(QPointF at)
{
    if (!cellAt(at) || !m_content.cell(m_layer, modeAt())) return false;
    emit cellActivated(m_layer, m_mode);
    return true;
}

void HeatMap::keyPressEvent(QKeyEvent* event)
{
    if (m_content.cells.isEmpty()) return ChartWidget::keyPressEvent(event);
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_content.cell(m_layer, modeAt())) {
        emit cellActivated(m_layer, m_mode);
        return;
    }
    if (event->modifiers() & ~Qt::KeypadModifier) return ChartWidget::keyPressEvent(event);
    const int across = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const int down = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (across == 0 && down == 0) return ChartWidget::keyPressEvent(event);
    if (!m_content.cell(m_layer, modeAt())) return select(0, 0);
    const bool layersAcross = HeatPainter(m_content, room(), theme()).layersAcross();
    select(std::clamp(m_layer + (layersAcross ? across : down), 0, static_cast<int>(m_content.layers.size()) - 1),
           std::clamp(modeAt() + (layersAcross ? down : across), 0, static_cast<int>(m_content.modes.size()) - 1));
}

} // namespace qs
